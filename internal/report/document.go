package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

// Document returns the whole report of a run as sections in their order: sections of
// every run, and sections of its kinds of graders. answer is the answer to the questions of the
// suite, which precedes the verdict; it may be nil. HTML has pictures in place of some
// sections, and a comment has room for few.
func Document(a *analyse.Analysis, ev trial.Opener, o section.Options, answer []section.Block) []section.Section {
	d := &document{a: a, ev: ev, o: o}
	d.addHead(answer)
	d.addTable(section.Front, "Outcomes set by people", GradedTable(a), "")
	d.addGates()
	if o.Medium != section.Comment {
		for _, s := range Sections(a, ev, o) {
			if a.Total.Ledger.Scored > 0 || s.Place != section.Results && s.Place != section.Detail { // tables of dashes say nothing
				d.out = append(d.out, s)
			}
		}
		d.addTable(section.End, "By state of the cache", StrataTable(a), StrataNote)
		d.addSessionStart()
		d.addMachines()
		d.addPeopleNotes()
		d.addRemarks()
	}
	if l := a.Total.Ledger; l.Scored+l.Void > 0 || o.Medium == section.Text {
		d.addRates()
		d.addComparisons()
		d.addFailures()
		d.addMoney()
	}
	return section.InOrder(d.out)
}

// document collects the sections of a report.
type document struct {
	a   *analyse.Analysis
	ev  trial.Opener
	o   section.Options
	out []section.Section
}

// is reports whether the report is for one of the media.
func (d *document) is(media ...section.Medium) bool { return slices.Contains(media, d.o.Medium) }

// add adds a section unless its blocks are empty.
func (d *document) add(place section.Place, title string, blocks ...section.Block) {
	if blocks = section.WithContent(blocks); len(blocks) > 0 {
		d.out = append(d.out, section.Section{Place: place, Title: title, Blocks: blocks})
	}
}

// addFolded adds a section that is folded where the medium can fold.
func (d *document) addFolded(place section.Place, title string, blocks ...section.Block) {
	n := len(d.out)
	d.add(place, title, blocks...)
	for i := range d.out[n:] {
		d.out[n+i].Folded = true
	}
}

// addTable adds a table with a note, unless it has no rows.
func (d *document) addTable(place section.Place, title string, t section.Table, note string) {
	if len(t.Rows) > 0 {
		d.add(place, title, t, muted(note))
	}
}

func muted(text string) section.Sentence { return section.Sentence{Text: text, Tone: section.Muted} }

func plain(text string) section.Sentence { return section.Sentence{Text: text} }

// rest counts what a list of n elements leaves out if most are shown.
func (d *document) rest(n, most int) section.Sentence {
	if n <= most {
		return section.Sentence{}
	}
	return muted(fmt.Sprintf("… and %d more; all of them: assay report %s --all", n-most, RunName(d.a)))
}

// limit returns how many of n elements to show: a few in a terminal, more on a page, all
// on request and in a comment, which counts bytes.
func (d *document) limit(n, inText, onPage int) int {
	switch {
	case d.o.All || d.o.Medium == section.Comment:
		return n
	case d.o.Medium == section.Text:
		return min(n, inText)
	}
	return min(n, onPage)
}

// verdictTones are the tones of the verdicts of runs and rules.
var verdictTones = map[analyse.Word]section.Tone{analyse.Pass: section.Good, analyse.Fail: section.Bad}

func verdictTone(w analyse.Word) section.Tone {
	if t, ok := verdictTones[w]; ok {
		return t
	}
	return section.Caution
}

// addHead adds the name of the run, its notices, the answer, the verdict and the ledger.
func (d *document) addHead(answer []section.Block) {
	v, l := d.a.Verdict, d.a.Total.Ledger
	title := VerdictIcon(v.Word) + " " + d.a.Suite
	verdict := section.Sentence{Text: Headline(v), Tone: section.Strong}
	var notices section.List
	for _, n := range d.a.Notice {
		notices.Items = append(notices.Items, section.Sentence{Text: n, Tone: section.Notice})
	}
	blocks := slices.Concat([]section.Block{notices}, answer, []section.Block{verdict})
	if d.is(section.Text) {
		if title = d.a.Suite; d.a.Run != "" {
			title += " · " + d.a.Run
		}
		verdict.Tone = verdictTone(v.Word)
		blocks = []section.Block{verdict, notices, muted(d.a.Description)}
	}
	d.add(section.Head, title, blocks...)
	blocks = []section.Block{plain(LedgerText(l))}
	if l.Scored+l.Void == 0 {
		blocks = append(blocks, section.Sentence{Text: "No trial has a result yet, so there is nothing to measure.", Tone: section.Notice})
	}
	d.add(section.Head, "", blocks...)
}

// ruleMarks precede rules, so that colour is not needed.
var ruleMarks = map[analyse.Word]string{analyse.Pass: "✓", analyse.Fail: "✗", analyse.Undecidable: "?", analyse.RuleSkipped: "–"}

// addGates adds the rules: in a terminal as sentences, since names and reasons are long.
func (d *document) addGates() {
	var blocks []section.Block
	switch {
	case d.is(section.HTML): // a picture each
		return
	case d.is(section.Text):
		for _, r := range d.a.Rules {
			blocks = append(blocks, section.Sentence{Text: fmt.Sprintf("%s %s: %s", ruleMarks[r.Verdict], ruleName(r), r.Why), Tone: verdictTone(r.Verdict)},
				section.List{Inner: true, Items: measuredText(r)})
		}
	default:
		blocks = append(blocks, d.gateTable())
	}
	if len(d.a.Rules) > 0 {
		blocks = append(blocks, muted(ModeExplanation(d.a.Verdict)))
	}
	var own section.List
	for _, why := range OwnReasons(d.a) {
		own.Items = append(own.Items, section.Sentence{Text: "run: " + why, Tone: section.Caution})
	}
	d.add(section.Gates, "Gates", append(blocks, own)...)
}

func ruleName(r analyse.Rule) string {
	if r.Floor {
		return r.Name + " (floor)"
	}
	return r.Name
}

// measuredText returns the measured value of a rule in a sentence, or nil if none.
func measuredText(r analyse.Rule) []section.Sentence {
	if r.Measured.Value == nil {
		return nil
	}
	text := fmt.Sprintf("%s %s, %s %s", r.Measured.Name, Value(r.Measured), SizeText(r), r.Measured.Of)
	if iv := r.Measured.Interval(); iv != "" {
		text += ", " + CoverageOf(r.Measured) + " interval for tasks like these " + iv
	}
	if alarm := Alarm(r); alarm != "" {
		text += "; " + alarm
	}
	return []section.Sentence{muted(text)}
}

// gateTable returns the rules, in a comment the failed ones first, so that they are never
// cut off.
func (d *document) gateTable() section.Table {
	rules := d.a.Rules
	if d.is(section.Comment) {
		rank := map[analyse.Word]int{analyse.Fail: -2, analyse.Undecidable: -1}
		rules = slices.SortedStableFunc(slices.Values(rules), func(x, y analyse.Rule) int { return rank[x.Verdict] - rank[y.Verdict] })
	}
	var rows [][]string
	for _, r := range rules {
		value, why := Value(r.Measured), ""
		if r.Measured.Value != nil {
			value += " (" + SizeText(r) + ")"
		}
		if r.Verdict == analyse.Undecidable || r.Verdict == analyse.RuleSkipped || r.Of != "" {
			why = r.Why
		}
		if alarm := Alarm(r); alarm != "" {
			why = strings.TrimPrefix(why+"; "+alarm, "; ")
		}
		rows = append(rows, []string{ruleName(r), MetricOf(r), value, dash(IntervalText(r.Measured)), BoundText(r), d.ruleIcon(r) + " " + string(r.Verdict), why})
	}
	t := section.TextTable("lllllll", []string{"Gate", "Metric", "Value (n)", "95% interval, tasks like these", "Bound", "", "Note"}, rows)
	t.Columns[1].Code = true
	return t
}

// nearMiss is how far below its bound a rate still only warns.
const nearMiss = 0.15

// ruleIcon returns the icon of a rule, a warning for a near failure that stops nothing.
func (d *document) ruleIcon(r analyse.Rule) string {
	soft := r.Verdict == analyse.Fail && d.a.Verdict.Mode != "hard" && !r.Floor
	if soft && (r.Min == nil || r.Measured.Method != "" && *r.Bound >= *r.Min-nearMiss) {
		return VerdictIcon(analyse.Warn)
	}
	return VerdictIcon(r.Verdict)
}

func dash(s string) string {
	if s == "" {
		return "–"
	}
	return s
}

// addSessionStart adds the cost of starting a session.
func (d *document) addSessionStart() {
	s := d.a.SessionStart
	if !HasBaselines(d.a) {
		return
	}
	var lines section.List
	for _, a := range s.Arms {
		for _, line := range StartLines(a) {
			lines.Items = append(lines.Items, plain(a.Arm+": "+line))
		}
	}
	d.add(section.Costs, "Session start", StartTable(s), muted(StartNote(s)), lines)
}

// maxNotes is how many notes of people are shown unless all are asked for.
const maxNotes = 20

// addPeopleNotes adds the notes of people, the newest first.
func (d *document) addPeopleNotes() {
	notes := WrittenNotes(d.a)
	if len(notes) == 0 {
		return
	}
	slices.SortStableFunc(notes, func(x, y Noted) int { return int(y.Seq - x.Seq) })
	most := d.limit(len(notes), maxNotes, maxNotes)
	var list section.List
	for _, n := range notes[:most] {
		text := NoteAuthor(n) + ": " + strings.Join(NoteLines(n.Note), " · ")
		if n.Counts {
			text += " (" + SetText(n.Trial) + ")"
		}
		list.Items = append(list.Items, section.Sentence{Lead: n.Key.String(), Text: text, Tone: section.Strong, Link: &section.Link{Task: n.Trial.Task, Arm: n.Trial.Arm, Index: &n.Trial.Index}})
	}
	more := section.Sentence{}
	if n := len(notes) - most; n > 0 {
		more = muted("… and " + Plural(n, "more note") + "; all of them: assay annotate " + RunName(d.a) + " --list")
	}
	d.addFolded(section.End, "Notes of people: "+Plural(len(notes), "note"), list, more)
	d.out[len(d.out)-1].Folded = !d.is(section.HTML)
}

// addRemarks adds the warnings of figures and of the run.
func (d *document) addRemarks() {
	var list section.List
	for _, s := range Warnings(d.a) {
		list.Items = append(list.Items, plain(s))
	}
	d.add(section.End, "Notes", list)
}
