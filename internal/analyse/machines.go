package analyse

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/trial"
)

// Workers are the machines that did the halves of a trial in a run on several; "" is the
// machine of the coordinator. All trials of the same machines share one.
type Workers struct {
	Generated string `json:"generated,omitempty"`
	Graded    string `json:"graded,omitempty"` // gave the last score
}

// Machine is what one machine did in a run on several.
type Machine struct {
	Name   string `json:"name"`             // "" for the machine of the coordinator
	Labels string `json:"labels,omitempty"` // at its last visit
	Slots  int    `json:"slots,omitempty"`
	// OffsetMS is how far its clock was ahead of the coordinator's at its last visit.
	OffsetMS int64  `json:"offset_ms,omitempty"`
	Left     int    `json:"left,omitempty"`       // how often before the end of a session
	Cause    string `json:"left_cause,omitempty"` // the last time
	Attempts int    `json:"attempts"`             // that it made, retried ones included
	// Trials whose attempt that counts it made, by what became of them. Answers from the
	// cache and imported ones were made by no machine of the run.
	Pass    int `json:"pass"`
	Fail    int `json:"fail"`
	Unknown int `json:"unknown"`
	Void    int `json:"void"`
	Graded  int `json:"graded"` // trials of which it gave the last score
	// MedianMS is the median agent time of the live trials that it made and that have an
	// outcome; nil without any.
	MedianMS *float64 `json:"median_ms"`
}

// crew is the part of a [State] that is about machines. It is empty on one machine.
type crew struct {
	own      int // attempts of the coordinator's machine
	attempts map[string]int
	workers  map[Workers]*Workers
	notes    map[string]*Machine // from records of the journal
}

// addNote records that a machine joined or left.
func (c *crew) addNote(n *trial.WorkerNote) {
	if c.notes == nil {
		c.notes = map[string]*Machine{}
	}
	m := c.notes[n.Name]
	if m == nil {
		m = &Machine{Name: n.Name}
		c.notes[n.Name] = m
	}
	m.Labels, m.Slots, m.OffsetMS = n.Labels, n.Slots, n.OffsetMS
	if n.What == trial.WorkerLeft && n.Cause != trial.SessionEnded {
		m.Left, m.Cause = m.Left+1, n.Cause
	}
}

func (c *crew) countAttempt(a *trial.Attempt) {
	switch {
	case a.Source == trial.Cached || a.Source == trial.Imported:
	case a.Worker == "":
		c.own++
	default:
		if c.attempts == nil {
			c.attempts = map[string]int{}
		}
		c.attempts[a.Worker]++
	}
}

// share returns the one copy of w that all trials share; nil if the coordinator's machine
// did both halves.
func (c *crew) share(w Workers) *Workers {
	if w == (Workers{}) {
		return nil
	}
	if kept := c.workers[w]; kept != nil {
		return kept
	}
	if c.workers == nil {
		c.workers = map[Workers]*Workers{}
	}
	w.Generated, w.Graded = strings.Clone(w.Generated), strings.Clone(w.Graded)
	c.workers[w] = &w
	return &w
}

// graded returns the workers of a trial after a score by the named machine.
func (c *crew) graded(before *Workers, name string) *Workers {
	w := workersOf(before)
	if w.Graded == name {
		return before
	}
	w.Graded = name
	return c.share(w)
}

func workersOf(w *Workers) Workers {
	if w == nil {
		return Workers{}
	}
	return *w
}

// DoneBy returns the machines that did t.
func (t *Trial) DoneBy() Workers { return workersOf(t.Workers) }

// isMadeHere reports whether the run made the attempt of t that counts.
func (t *Trial) isMadeHere() bool {
	return t.Settled > 0 && t.Source != trial.Cached && t.Source != trial.Imported
}

// machines returns the figures of each machine, in the order of names; nil for a run on
// the coordinator's machine alone.
func (c *crew) machines(trials []Trial) []Machine {
	if len(c.attempts)+len(c.workers)+len(c.notes) == 0 {
		return nil
	}
	by := map[string]*Machine{}
	of := func(name string) *Machine {
		m := by[name]
		if m == nil {
			m = &Machine{Name: name}
			if note := c.notes[name]; note != nil {
				*m = *note
			}
			by[name] = m
		}
		return m
	}
	for name, n := range c.attempts {
		of(name).Attempts = n
	}
	for name := range c.notes {
		of(name)
	}
	if c.own > 0 {
		of("").Attempts = c.own
	}
	times := map[string][]float64{}
	for i := range trials {
		t := &trials[i]
		w := t.DoneBy()
		if t.isMadeHere() {
			of(w.Generated).countTrial(t)
			if ms, live := t.LiveMS(); live && t.Status == Scored {
				times[w.Generated] = append(times[w.Generated], ms)
			}
		}
		if len(t.Criteria) > 0 {
			of(w.Graded).Graded++
		}
	}
	out := make([]Machine, 0, len(by))
	for _, name := range slices.Sorted(maps.Keys(by)) {
		by[name].MedianMS = stat.Describe(times[name]).Median
		out = append(out, *by[name])
	}
	return out
}

func (m *Machine) countTrial(t *Trial) {
	switch {
	case t.Status == Void:
		m.Void++
	case t.Status != Scored:
	case t.Outcome == trial.Pass:
		m.Pass++
	case t.Outcome == trial.Fail:
		m.Fail++
	default:
		m.Unknown++
	}
}

// The arms of a comparison are uneven over machines if one machine's shares of both arms
// differ by at least spreadShare, and by chance would differ that much in less than
// spreadLevel of runs. With many trials even a small difference of shares is significant,
// but it hardly affects the comparison.
const (
	spreadLevel = 0.01
	spreadShare = 0.1
)

// warnOfSpread adds a warning to each comparison whose arms were distributed unequally over
// machines, because differences between machines then look like differences between arms.
// It checks generating and, if that is even, grading.
func warnOfSpread(cs []Comparison, trials []Trial) {
	generated, graded := spread{}, spread{}
	for i := range trials {
		if t := &trials[i]; t.Status == Scored {
			w := t.DoneBy()
			if t.isMadeHere() {
				generated.add(t.Arm, w.Generated)
			}
			graded.add(t.Arm, w.Graded)
		}
	}
	for i := range cs {
		c := &cs[i]
		text := generated.unevenText(c, "generated")
		if text == "" {
			text = graded.unevenText(c, "graded")
		}
		if text != "" {
			c.Warnings = append(c.Warnings, text)
		}
	}
}

// spread counts the scored trials of each arm by machine.
type spread map[string]map[string]int

func (s spread) add(arm, machine string) {
	if s[arm] == nil {
		s[arm] = map[string]int{}
	}
	s[arm][machine]++
}

// unevenText names the machine that did unequal shares of the arms of c; "" if none did. Each
// machine is compared with all others by Fisher's exact test, which holds for any number
// of trials, and p values are corrected for the number of machines.
func (s spread) unevenText(c *Comparison, did string) string {
	treatment, control := s[c.Treatment], s[c.Control]
	n, of := sumOf(treatment), sumOf(control)
	names := map[string]bool{}
	for name := range treatment {
		names[name] = true
	}
	for name := range control {
		names[name] = true
	}
	if n == 0 || of == 0 || len(names) < 2 {
		return ""
	}
	tests := float64(len(names))
	if len(names) == 2 {
		tests = 1 // the table of the other is the same
	}
	worst, least := "", spreadLevel
	for _, name := range slices.Sorted(maps.Keys(names)) {
		x, y := treatment[name], control[name]
		differ := float64(x)/float64(n) - float64(y)/float64(of)
		if p := tests * stat.Fisher(x, n-x, y, of-y); p < least && max(differ, -differ) >= spreadShare {
			worst, least = name, p
		}
	}
	if least == spreadLevel {
		return ""
	}
	return fmt.Sprintf("machines did unequal shares of the arms: %s %s %d of %d trials of %s and %d of %d of %s (p %s); where machines differ, such as in speed, load or tools, that counts as a difference of the arms",
		MachineName(worst), did, treatment[worst], n, c.Treatment, control[worst], of, c.Control, shortP(least))
}

// MachineName returns the name of a machine for readers.
func MachineName(name string) string {
	if name == "" {
		return "(coordinator)"
	}
	return name
}

func shortP(p float64) string {
	if p < 0.0001 {
		return "< 0.0001"
	}
	return fmt.Sprintf("%.4f", p)
}

func sumOf(counts map[string]int) int {
	n := 0
	for _, c := range counts {
		n += c
	}
	return n
}
