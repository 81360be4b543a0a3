// Package section describes a part of a report as a value: a title and blocks, such
// as sentences and tables. A package that has something to report returns sections;
// text, Markdown and HTML each render any of them.
//
// Texts are as they were recorded: a renderer makes them harmless in its medium.
package section

import "slices"

// Section is a part of a report.
type Section struct {
	Place  Place
	Title  string
	Folded bool // where the medium can fold
	Blocks []Block
}

// Place is the position of a section in a report.
type Place int

// Places, in the order in which reports have them.
const (
	Head     Place = iota // name, verdict and ledger
	Front                 // after the verdict
	Gates                 // the rules of the suite
	Rates                 // the success of the arms
	Results               // after the success of the arms
	Compared              // the comparisons
	Detail                // after the comparisons
	Failures              // the trials that did not pass
	Evidence              // after the failures
	Money                 // cost and time
	Costs                 // after cost and time
	End                   // what people and the program remark
)

// Medium is the kind of report that a section is for. Media differ in room: a
// section may show less, or name a table differently, in one of them.
type Medium int

// Media.
const (
	Text     Medium = iota // a terminal
	Markdown               // a page of a CI
	Comment                // a comment on a pull request
	HTML
)

// Options choose the content of sections.
type Options struct {
	Medium Medium
	All    bool // everything, not only the first of each kind
}

// Block is a [Sentence], [Table], [List], [Lines], [Details] or [Code].
type Block interface{ block() }

// Tone is the weight of a text.
type Tone int

// Tones.
const (
	Plain  Tone = iota
	Muted       // an explanation
	Strong      // a heading
	Good
	Caution
	Bad
	Notice // to be read first
)

// Sentence is a paragraph. Lead are its first words, which alone have the tone and the
// link if they are set.
type Sentence struct {
	Lead, Text string
	Tone       Tone
	Link       *Link
}

// List is sentences of equal rank.
type List struct {
	Items []Sentence
	Inner bool // belongs to the sentence before it
}

// Line is a text under a key. Lines of one thing have the key "" but for the first.
type Line struct{ Key, Text string }

// Lines are texts under keys.
type Lines []Line

// Table is rows of cells under a head.
type Table struct {
	Caption string // for screen readers
	Columns []Column
	Rows    [][]Cell
	Drop    []int // columns in the order in which a narrow page leaves them out; nil for the usual order
}

// Column is a column of a table.
type Column struct {
	Head   string
	Number bool // aligned right, never cut
	Max    int  // characters of a cell where the medium has room; 0 for the usual number
	Code   bool // names of metrics and the like
	Tone   Tone
	Cut    Cut
}

// Cut tells whether a column of text gives way where the page is too narrow.
type Cut int

// Cuts.
const (
	Never Cut = iota
	Later     // after the column that is cut first
	First
)

// Cell is a text with a smaller one under it, a picture of an interval and a link, as
// far as the medium has room.
type Cell struct {
	Text, Sub string
	Tone      Tone // in place of the tone of the column
	Interval  *Interval
	Link      *Link
}

// Interval is an estimate with its interval; nil stands for an unknown end.
type Interval struct {
	Estimate, Low, High *float64
	Scale               Scale
	From, To            float64 // ends of a scale of values
}

// Scale is the scale of the picture of an interval.
type Scale int

// Scales. A scale of differences or factors holds all intervals of its column.
const (
	Values      Scale = iota // from From to To
	Differences              // of rates, with a line at 0
	Factors                  // logarithmic, with a line at 1
)

// Link leads to the trials of an arm, or to one trial.
type Link struct {
	Arm, Task, Label, Criterion string
	Status                      string // letter of a status, such as v for void
	Index                       *int   // of one trial of Arm and Task; nil for a list of trials
}

// Details are blocks that are folded where the medium can.
type Details struct {
	Summary string
	Blocks  []Block
}

// Code is a text in a language, cut to at most Max bytes; 0 means all.
type Code struct {
	Language, Text string
	Max            int
}

func (Sentence) block() {}
func (List) block()     {}
func (Lines) block()    {}
func (Table) block()    {}
func (Details) block()  {}
func (Code) block()     {}

// TextTable returns a table of texts. align has a letter a column: l for text, L for
// text that may be cut, F for text that is cut first, r for a number.
func TextTable(align string, heads []string, rows [][]string) Table {
	var t Table
	for i, head := range heads {
		t.Columns = append(t.Columns, Column{Head: head, Number: align[i] == 'r', Cut: cuts[align[i]]})
	}
	for _, r := range rows {
		var cells []Cell
		for _, s := range r {
			cells = append(cells, Cell{Text: s})
		}
		t.Rows = append(t.Rows, cells)
	}
	return t
}

var cuts = map[byte]Cut{'L': Later, 'F': First}

// InOrder returns the sections in the order of their places.
func InOrder(sections []Section) []Section {
	return slices.SortedStableFunc(slices.Values(sections), func(x, y Section) int { return int(x.Place - y.Place) })
}

// WithContent returns the blocks without tables, lists and sentences of nothing.
func WithContent(blocks []Block) []Block {
	return slices.DeleteFunc(slices.Clone(blocks), func(b Block) bool {
		switch b := b.(type) {
		case Sentence:
			return b.Lead == "" && b.Text == ""
		case List:
			return len(b.Items) == 0
		case Lines:
			return len(b) == 0
		case Table:
			return len(b.Rows) == 0
		case Details:
			return len(WithContent(b.Blocks)) == 0
		}
		return false
	})
}

// At returns the sections of a place.
func At(sections []Section, place Place) []Section {
	return slices.DeleteFunc(slices.Clone(sections), func(s Section) bool { return s.Place != place })
}
