package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

// Limits of trials of an outcome, unless all are asked for, of the ways to fail, of their
// examples, and of the characters of an example.
const (
	fewMissed   = 10
	someMissed  = 25
	maxModes    = 3
	maxExamples = 2
	maxExample  = 110
)

// addFailures adds the trials that did not pass, on a page after the most frequent ways
// to fail and before the pairs in which the sides of a comparison differ.
func (d *document) addFailures() {
	switch {
	case d.is(section.HTML): // lists of the page
		return
	case d.is(section.Markdown):
		d.addModes()
	case d.is(section.Comment):
		d.addDiscords()
	}
	kinds := []missedKind{{"Failed", trial.Fail, section.Bad}, {"Unknown", trial.Unknown, section.Caution}, {"Void", "", section.Caution}}
	if d.is(section.Comment) { // the last are cut first
		slices.Reverse(kinds)
	}
	for _, kind := range kinds {
		trials := MissedTrials(d.a, kind.outcome)
		most := d.limit(len(trials), fewMissed, someMissed)
		var list section.List
		for i := range trials[:most] {
			list.Items = append(list.Items, section.Sentence{Lead: missedLabel(&trials[i]), Text: trials[i].Key().String() + ": " + d.missedReason(&trials[i]), Tone: kind.tone})
		}
		d.addFolded(section.Failures, kind.title+": "+Plural(len(trials), "trial"), list, d.rest(len(trials), most))
	}
	if d.is(section.Markdown) {
		d.addAudit()
	}
}

type missedKind struct {
	title   string
	outcome trial.Verdict
	tone    section.Tone
}

func missedLabel(t *analyse.Trial) string {
	if t.Status == analyse.Void {
		return "void (" + string(t.Void) + ")"
	}
	return t.Label
}

// missedReason returns why a trial did not pass, with the columns of kinds where there is
// room.
func (d *document) missedReason(t *analyse.Trial) string {
	why := t.Full().Reason
	if t.Graded != "" {
		why += "; as graded " + string(t.Graded)
	}
	if !d.is(section.Markdown) {
		return why
	}
	for _, c := range MissColumns(d.a) {
		if s := Cut(Clean(c.Value(d.a, t)), c.Max); s != "" {
			why += "; " + strings.ToLower(c.Head) + ": " + s
		}
	}
	return why
}

// addModes adds the most frequent ways to fail, with examples.
func (d *document) addModes() {
	modes := FailureModes(d.a)
	var list section.List
	for _, m := range modes[:min(len(modes), maxModes)] {
		var examples []string
		for i := range m.Trials[:min(len(m.Trials), maxExamples)] {
			examples = append(examples, m.Trials[i].Task+": "+Cut(Clean(Reasoning(d.a, &m.Trials[i])), maxExample))
		}
		list.Items = append(list.Items, section.Sentence{Lead: fmt.Sprintf("%d %s:", len(m.Trials), m.Name), Text: strings.Join(examples, "; "), Tone: section.Strong})
	}
	more := section.Sentence{}
	if n := len(modes) - maxModes; n > 0 {
		more = muted("… and " + Plural(n, "other way") + "; the trials are below.")
	}
	d.add(section.Failures, "Most frequent ways to fail", list, more)
}

// addDiscords adds the pairs in which the sides of a comparison differ, first the pairs
// that the treatment lost.
func (d *document) addDiscords() {
	var rows [][]string
	lost := 0
	for _, p := range DiscordantPairs(d.a) {
		word, by := "lost", p.Treatment
		if p.TreatmentWon {
			word, by = "won", p.Control
		} else {
			lost++
		}
		rows = append(rows, []string{word, fmt.Sprintf("%s #%d", p.Lost.Task, p.Lost.Index+1), p.Comparison, by + " fails: " + FailedCriteria(p.Lost)})
	}
	d.addFolded(section.Failures, fmt.Sprintf("%s in which the sides differ: the treatment lost %d, won %d", Plural(len(rows), "pair"), lost, len(rows)-lost),
		section.TextTable("llll", []string{"Treatment", "Task", "Comparison", "Why"}, rows))
}

// Limits of the audit.
const (
	maxAudited  = 20   // pairs of a comparison shown whole
	maxCode     = 6000 // bytes of a code block, or of the patch of a trial
	maxReturned = 800  // bytes of a tool's answer
	maxCalls    = 8    // of a trial
	maxFound    = 10   // findings of a trial
	maxPatched  = 20   // files of a patch
	maxArgs     = 200  // characters of the arguments of a call
)

// addAudit adds the discordant pairs in full: the task, the code or changes of both
// sides, the findings, and the answers of servers. It is for runs whose agents write code
// or work in a workspace.
func (d *document) addAudit() {
	if d.ev == nil {
		return
	}
	pairs := DiscordantPairs(d.a)
	if !ShowsCode(d.a) {
		pairs = slices.DeleteFunc(pairs, func(p DiscordantPair) bool { return !hasPatch(p.Won) && !hasPatch(p.Lost) })
	}
	var blocks []section.Block
	for part := range Runs(pairs, func(p *DiscordantPair) string { return p.Comparison }) {
		blocks = append(blocks, section.Sentence{Text: part[0].Comparison, Tone: section.Strong})
		for i := range part[:min(len(part), maxAudited)] {
			p := &part[i]
			blocks = append(blocks, section.Details{Summary: fmt.Sprintf("%s: %s passes, %s does not", p.Won.Task, p.Won.Arm, p.Lost.Arm),
				Blocks: slices.Concat(d.askedBlocks(p.Won.Task), d.trialBlocks(p.Lost), d.trialBlocks(p.Won))})
		}
		if n := len(part) - maxAudited; n > 0 {
			blocks = append(blocks, muted("… and "+Plural(n, "pair")+" more."))
		}
	}
	d.add(section.Failures, "The discordant pairs", blocks...)
}

func hasPatch(t *analyse.Trial) bool {
	_, ok := t.Refs().Find("patch")
	return ok
}

func (d *document) askedBlocks(id string) []section.Block {
	t := d.a.Task(id)
	if t == nil {
		return nil
	}
	asked := "Asked:"
	if note := TaskNote(d.a, t); note != "" {
		asked = "Asked, for " + note + ":"
	}
	var hints section.List
	for _, h := range t.Hints {
		hints.Items = append(hints.Items, plain("hint: "+h))
	}
	return []section.Block{plain(asked), section.Code{Language: "text", Text: t.Prompt, Max: maxCode}, hints}
}

// trialBlocks shows what became of a side of a pair.
func (d *document) trialBlocks(t *analyse.Trial) []section.Block {
	out := []section.Block{section.Sentence{Lead: t.Arm + ":", Text: string(t.Outcome) + " " + t.Label}, findingList(t)}
	if notes := t.Details["notes"]; notes != "" {
		out = append(out, muted("Note: "+notes))
	}
	if ShowsCode(d.a) {
		if language, code := Code(d.a, t, d.ev); code != "" {
			out = append(out, section.Code{Language: language, Text: code, Max: maxCode})
		} else {
			out = append(out, muted("No code."))
		}
	}
	return slices.Concat(out, changeBlocks(t, d.ev), callBlocks(t, d.ev))
}

// findingList lists the findings of the criteria that a trial does not pass.
func findingList(t *analyse.Trial) section.List {
	var list section.List
	for _, c := range t.Full().Criteria {
		if c.Verdict != trial.Fail && c.Verdict != trial.Unknown {
			continue
		}
		lines := c.Evidence
		if len(c.Findings) > 0 {
			lines = nil
		}
		for _, f := range c.Findings {
			line := f.String()
			if f.ID != "" {
				line += " [" + f.ID + "]"
			}
			lines = append(lines, line)
		}
		for _, line := range lines {
			list.Items = append(list.Items, plain(fmt.Sprintf("%s %s: %s", c.Name, c.Verdict, line)))
		}
	}
	if n := len(list.Items) - maxFound; n > 0 {
		list.Items = append(list.Items[:maxFound], plain(fmt.Sprintf("… and %d more", n)))
	}
	return list
}

func callBlocks(t *analyse.Trial, ev trial.Opener) []section.Block {
	calls, err := ToolCalls(t, ev)
	if err != nil {
		return []section.Block{muted(err.Error())}
	}
	var out []section.Block
	for i, c := range calls {
		if i == maxCalls {
			out = append(out, muted("… and "+Plural(len(calls)-i, "call")+" more."))
			break
		}
		what := Thousands(int64(len(c.Result))) + " bytes"
		switch {
		case !c.Done:
			what = "no answer"
		case c.Error:
			what += ", failed"
		}
		out = append(out, section.Sentence{Lead: fmt.Sprintf("Turn %d: %s", c.Turn, c.Tool), Text: Cut(Clean(c.Args), maxArgs) + " → " + what})
		if c.Result != "" {
			out = append(out, section.Code{Language: "text", Text: c.Result, Max: maxReturned})
		}
	}
	return out
}
