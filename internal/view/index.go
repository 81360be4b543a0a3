package view

import (
	"fmt"
	"iter"
	"slices"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/trial"
)

// index holds the places of the lines of each trial in a journal: 24 bytes a line, so
// that 100,000 trials with four lines each take ten megabytes. Trials have their place
// in the plan here.
type index struct {
	mark   journal.Mark // up to where it goes
	lines  []line       // in the order of the journal
	last   []int32      // by trial: its last line; -1 for none
	number map[trial.Key]int32
	// common are the records that are about no trial, of which there are few; all of
	// them are part of the analysis of each trial.
	common []trial.Record
	began  int     // first line of the last session
	flags  []uint8 // by trial
	suite  []byte  // of the last regrade that brought one, resolved; nil if none did
}

type line struct {
	offset int64
	size   uint32 // a line has 256 MiB at most
	prev   int32  // the line before it of the same trial; -1 for none
	trial  int32
	kind   uint8
}

// Kinds of lines.
const (
	lineStart = iota
	lineUsage
	lineAttempt
	lineSettled
	lineScore
	lineSkip
)

// Flags of trials.
const (
	isStarted = 1 << iota // in this session, and not settled
	isSettled
)

func newIndex(p trial.Plan) *index {
	x := &index{last: make([]int32, len(p.Trials)), flags: make([]uint8, len(p.Trials)), number: make(map[trial.Key]int32, len(p.Trials))}
	for i := range p.Trials {
		x.last[i] = -1
		x.number[p.Trials[i].Key] = int32(i) //nolint:gosec // plans have fewer than 2³¹ trials
	}
	return x
}

func (x *index) readLines(r *journal.Run) error {
	for l, err := range r.SkimLines(x.mark) {
		if err != nil {
			return err
		}
		if err := x.addLine(l); err != nil {
			return err
		}
		x.mark = l.EndMark()
	}
	return nil
}

func (x *index) addLine(l journal.Line) error {
	kind := uint8(lineStart)
	switch l.Type {
	case trial.RecordStart:
	case trial.RecordUsage:
		kind = lineUsage
	case trial.RecordAttempt:
		if kind = lineAttempt; l.Settled {
			kind = lineSettled
		}
	case trial.RecordScore:
		kind = lineScore
	case trial.RecordSkip:
		kind = lineSkip
	default:
		if l.Record == nil {
			return nil // optional, of an unknown type
		}
		switch l.Type {
		case trial.RecordSession:
			x.began = len(x.lines)
			for i := range x.flags {
				x.flags[i] &^= isStarted // cut off with the session before
			}
		case trial.RecordGrading:
			if len(l.Record.Grading.Suite) > 0 {
				x.suite = l.Record.Grading.Suite
			}
		}
		x.common = append(x.common, *l.Record)
		return nil
	}
	n, ok := x.number[l.Key]
	if !ok {
		return fmt.Errorf("record %d (%s): trial %s is not in the plan of this run", l.Seq, l.Type, l.Key)
	}
	switch kind {
	case lineStart:
		x.flags[n] |= isStarted
	case lineSettled:
		x.flags[n] = isSettled
	}
	x.lines = append(x.lines, line{offset: l.Offset, size: uint32(l.Size), prev: x.last[n], trial: n, kind: kind}) //nolint:gosec // see line
	x.last[n] = int32(len(x.lines) - 1)                                                                            //nolint:gosec // no journal has 2³¹ lines
	return nil
}

// linesBack yields the lines of trial n, last line first.
func (x *index) linesBack(n int) iter.Seq[line] {
	return func(yield func(line) bool) {
		for i := x.last[n]; i >= 0 && yield(x.lines[i]); i = x.lines[i].prev {
		}
	}
}

func (l line) place() journal.Place { return journal.Place{Offset: l.offset, Size: int64(l.size)} }

// linesOf lists the places of the lines of trial n that lie before until, in order.
func (x *index) linesOf(n int, until int64) []journal.Place {
	var out []journal.Place
	for l := range x.linesBack(n) {
		if l.offset < until {
			out = append(out, l.place())
		}
	}
	slices.Reverse(out)
	return out
}

// mayCost reports whether a record before until holds a cost of trial n.
func (x *index) mayCost(n int, until int64) bool {
	for l := range x.linesBack(n) {
		if l.offset < until && (l.kind == lineUsage || l.kind == lineAttempt || l.kind == lineSettled) {
			return true
		}
	}
	return false
}

// settledAttempt is the place of the attempt of trial n that counts, which is the first
// that is settled.
func (x *index) settledAttempt(n int) (at journal.Place, ok bool) {
	for l := range x.linesBack(n) {
		if l.kind == lineSettled {
			at, ok = l.place(), true
		}
	}
	return at, ok
}

// changedSince lists the trials with lines behind the first n, each once, in the order in
// which they were first heard of, and how many lines there are now. It takes no
// more than most trials.
func (x *index) changedSince(n, most int) (trials []int, lines int) {
	seen := map[int32]bool{}
	for ; n < len(x.lines); n++ {
		l := &x.lines[n]
		if !seen[l.trial] {
			if len(trials) == most {
				break
			}
			seen[l.trial] = true
			trials = append(trials, int(l.trial))
		}
	}
	return trials, n
}
