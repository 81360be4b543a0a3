package swift

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Bounds of lists in reports, unless everything is asked for.
const (
	maxTextPairs     = 6  // discordant pairs of a comparison, for a terminal
	maxMarkdownPairs = 40 // the same in Markdown
	maxTextTasks     = 10 // tasks with unknown trials, for a terminal
	maxNames         = 8  // most frequent tools, queries and the like
	longCell         = 1000
)

// kindReport is the kind's part of reports.
var kindReport = analyse.KindReport{
	Applies:     func(a *analyse.Analysis) bool { return JudgedIn(a) != nil },
	Sections:    reportSections,
	TaskNote:    func(t *suite.Task) string { return t.Target.Platform + " and Swift " + t.Target.Swift },
	Code:        func(t *analyse.Trial, ev trial.Opener) (language, code string) { return "swift", CodeOf(t, ev) },
	Files:       filesOf,
	Environment: []string{DetailBackend, DetailToolchain, DetailMode, DetailPacks},
}

func reportSections(a *analyse.Analysis, ev trial.Opener, o section.Options) []section.Section {
	var out []section.Section
	switch o.Medium {
	case section.Text:
		out = append(append(out, disagreements(a, o)...), judgedText(a, o)...)
		for _, u := range toolUses(a, ev) {
			out = append(out, u.textSection())
		}
	case section.Markdown:
		out = append(append(out, disagreements(a, o)...), judgedMarkdown(a)...)
		out = append(out, usesMarkdown(toolUses(a, ev))...)
	}
	return out
}

// disagreements lists the pairs whose sides ended differently, by comparison, with
// the failed criteria of the losing side: a comparison rests on them.
func disagreements(a *analyse.Analysis, o section.Options) []section.Section {
	pairs := report.DiscordantPairs(a)
	if len(pairs) == 0 {
		return nil
	}
	s := section.Section{Place: section.Front, Title: "Where the arms disagree"}
	if o.Medium == section.Markdown {
		s.Blocks = append(s.Blocks, section.Sentence{Text: "“Better” is a pair that the treatment alone passes, “worse” one that the control alone passes. What was asked, answered and returned stands below."})
	}
	hidden := false
	for len(pairs) > 0 {
		n := 1
		for n < len(pairs) && pairs[n].Comparison == pairs[0].Comparison && pairs[n].Treatment == pairs[0].Treatment {
			n++
		}
		if o.Medium == section.Markdown {
			s.Blocks = append(s.Blocks, pairsMarkdown(pairs[:n])...)
		} else {
			s.Blocks = append(s.Blocks, pairsText(pairs[:n], o.All)...)
			hidden = hidden || n > maxTextPairs && !o.All
		}
		pairs = pairs[n:]
	}
	if o.Medium == section.Text {
		s.Blocks = append(s.Blocks, section.Sentence{Text: "worse: the treatment fails what the control passes; better: the other way round", Tone: section.Muted})
	}
	if hidden {
		s.Blocks = append(s.Blocks, section.Sentence{Text: fmt.Sprintf("all of them: assay report %s --all", report.RunName(a)), Tone: section.Muted})
	}
	return []section.Section{s}
}

func pairsHead(pairs []report.DiscordantPair) (comparison, counts string) {
	better := 0
	for _, d := range pairs {
		if d.TreatmentWon {
			better++
		}
	}
	return pairs[0].Comparison, fmt.Sprintf(", %s against %s: %d worse, %d better", pairs[0].Treatment, pairs[0].Control, len(pairs)-better, better)
}

func pairsText(pairs []report.DiscordantPair, all bool) []section.Block {
	comparison, counts := pairsHead(pairs)
	shown := pairs
	if !all {
		shown = pairs[:min(len(pairs), maxTextPairs)]
	}
	list := section.List{Inner: true}
	for _, d := range shown {
		tone, word := section.Bad, "worse"
		if d.TreatmentWon {
			tone, word = section.Good, "better"
		}
		list.Items = append(list.Items, section.Sentence{Lead: word, Tone: tone, Text: fmt.Sprintf("%s #%d: %s", d.Lost.Task, d.Lost.Index+1, report.FailedCriteria(d.Lost))})
	}
	if more := len(pairs) - len(shown); more > 0 {
		list.Items = append(list.Items, section.Sentence{Text: fmt.Sprintf("… and %d more", more), Tone: section.Muted})
	}
	return []section.Block{section.Sentence{Text: comparison + counts, Tone: section.Strong}, list}
}

func pairsMarkdown(pairs []report.DiscordantPair) []section.Block {
	var rows [][]string
	for _, d := range pairs[:min(len(pairs), maxMarkdownPairs)] {
		word := "❌ worse"
		if d.TreatmentWon {
			word = "✅ better"
		}
		rows = append(rows, []string{d.Lost.Task, fmt.Sprint(d.Lost.Index + 1), word, report.FailedCriteria(d.Lost)})
	}
	table := section.TextTable("lrll", []string{"Task", "#", "", "What failed"}, rows)
	table.Columns[3].Max = 400
	comparison, counts := pairsHead(pairs)
	blocks := []section.Block{section.Sentence{Lead: comparison, Text: counts, Tone: section.Strong}, table}
	if more := len(pairs) - len(rows); more > 0 {
		blocks = append(blocks, section.Sentence{Text: fmt.Sprintf("… and %d more; results.json has all of them.", more), Tone: section.Muted})
	}
	return blocks
}

// mergePacks adds up rows that differ only in the modules of a kind of pack; the
// other reports have each of them.
func mergePacks(rows []JudgedBy) []JudgedBy {
	var out []JudgedBy
	for _, r := range rows {
		var kinds []string
		for pack := range strings.SplitSeq(r.Packs, ", ") {
			if kind, _, _ := strings.Cut(pack, ":"); !slices.Contains(kinds, kind) {
				kinds = append(kinds, kind)
			}
		}
		r.Packs = strings.Join(kinds, ", ")
		i := slices.IndexFunc(out, func(o JudgedBy) bool { return o.Arm == r.Arm && o.Backend == r.Backend && o.Packs == r.Packs })
		if i < 0 {
			out = append(out, r)
			continue
		}
		o := &out[i]
		o.Scored, o.Pass, o.Fail, o.Unknown = o.Scored+r.Scored, o.Pass+r.Pass, o.Fail+r.Fail, o.Unknown+r.Unknown
	}
	return out
}

func backendRows(backends []JudgedBy) [][]string {
	var rows [][]string
	for _, b := range backends {
		backend := b.Backend
		if report.Clean(backend) == "" {
			backend = "no code"
		}
		rows = append(rows, []string{b.Arm, backend, b.Packs, fmt.Sprint(b.Scored), fmt.Sprint(b.Pass), fmt.Sprint(b.Fail), fmt.Sprint(b.Unknown)})
	}
	return rows
}

// judgedText splits the figures by the backend that judged and its packs of modules.
func judgedText(a *analyse.Analysis, o section.Options) []section.Section {
	j := JudgedIn(a)
	if len(j.Backends) == 0 {
		return nil
	}
	s := section.Section{Place: section.Detail, Title: "Judged by"}
	s.Blocks = append(s.Blocks, section.TextTable("LLFrrrr", []string{"arm", "backend", "packs", "scored", "pass", "fail", "unknown"}, backendRows(mergePacks(j.Backends))))
	for _, text := range j.remarks() {
		s.Blocks = append(s.Blocks, section.Sentence{Text: text})
	}
	for i, x := range j.Tasks {
		if !o.All && i == maxTextTasks {
			s.Blocks = append(s.Blocks, section.Sentence{Text: fmt.Sprintf("… and %s more with unknown trials", report.Plural(len(j.Tasks)-i, "task")), Tone: section.Muted})
			break
		}
		s.Blocks = append(s.Blocks, section.Sentence{Text: fmt.Sprintf("unknown in %d of %d: %s (%s)", x.Unknown, x.Scored, x.Task, x.Why)})
	}
	return []section.Section{s}
}

// remarks describes what verdicts depend on besides the compiler.
func (j *Judged) remarks() []string {
	var out []string
	if text := j.closedText(); text != "" {
		out = append(out, text)
	}
	for _, x := range j.Shared {
		out = append(out, fmt.Sprintf("the judge's list of names and server %s have a source in common, %s: what it lacks, both lack", x.Server, x.Source))
	}
	return out
}

// closedText says how many fails rest on lists of names alone; "" if none do.
func (j *Judged) closedText() string {
	closed, fails := 0, 0
	for _, b := range j.Backends {
		closed, fails = closed+b.Closed, fails+b.Fail
	}
	if closed == 0 {
		return ""
	}
	return fmt.Sprintf("%d of %d fails rest on assay's lists of names alone (class closed_list); closed_lists: off makes them unknown", closed, fails)
}

func judgedMarkdown(a *analyse.Analysis) []section.Section {
	j := JudgedIn(a)
	if len(j.Backends) == 0 {
		return nil
	}
	var tasks [][]string
	for _, t := range j.Tasks {
		tasks = append(tasks, []string{t.Task, fmt.Sprintf("%d of %d", t.Unknown, t.Scored), t.Why})
	}
	blocks := []section.Block{section.TextTable("lllrrrr", []string{"Arm", "Backend", "Packs", "Scored", "Pass", "Fail", "Unknown"}, backendRows(j.Backends))}
	for _, text := range j.remarks() {
		blocks = append(blocks, section.Sentence{Text: text})
	}
	blocks = append(blocks, section.TextTable("lll", []string{"Task", "Unknown", "Why"}, tasks))
	return []section.Section{{Place: section.Detail, Title: "Judged by", Blocks: blocks}}
}

type toolUse struct {
	arm    string
	trials int // with a transcript
	used   int // of these, with a call
	calls  int
	failed int
	// Counts of tools, and of arguments that name a query, a source and a document; the
	// most frequent first.
	counts [4][]analyse.Count
}

// useArgs lists common argument names for a query, a source and a document. Servers are
// free to choose others.
var useArgs = [3][]string{
	{"query", "q", "search", "text", "topic", "symbol", "pattern", "constraint", "protocol", "wrapper", "name"},
	{"source", "framework", "library", "scope"},
	{"uri", "url", "path", "file_path", "file", "project_id", "id"},
}

// toolUses returns how each arm with servers used its tools, from the transcripts. It
// is empty if there are none.
func toolUses(a *analyse.Analysis, ev trial.Opener) []toolUse {
	var out []toolUse
	for _, arm := range a.Arms {
		if len(arm.Servers) == 0 {
			continue
		}
		u := toolUse{arm: arm.ID}
		counts := [4]map[string]int{{}, {}, {}, {}}
		for i := range a.Trials {
			t := &a.Trials[i]
			if t.Arm != arm.ID || t.Status != analyse.Scored {
				continue
			}
			b, err := report.OpenRole(t, "transcript", ev)
			if err != nil || b == nil {
				continue
			}
			calls, err := report.ToolCalls(t, ev)
			if err != nil {
				continue
			}
			u.trials++
			if len(calls) > 0 {
				u.used++
			}
			u.calls += len(calls)
			for _, c := range calls {
				counts[0][c.Tool]++
				if c.Error || !c.Done {
					u.failed++
				}
				var args map[string]any
				if json.Unmarshal([]byte(c.Args), &args) != nil {
					continue
				}
				countFirst(counts[1], args, useArgs[0])
				countFirst(counts[2], args, useArgs[1])
				if !c.Error {
					countFirst(counts[3], args, useArgs[2])
				}
			}
		}
		if u.trials > 0 {
			for i, c := range counts {
				u.counts[i] = sortCounts(c)
			}
			out = append(out, u)
		}
	}
	return out
}

func countFirst(counts map[string]int, args map[string]any, names []string) {
	for _, n := range names {
		if s, ok := args[n].(string); ok && report.Clean(s) != "" {
			counts[report.Clean(s)]++
			return
		}
	}
}

func sortCounts(counts map[string]int) []analyse.Count {
	var out []analyse.Count
	for _, name := range slices.Sorted(maps.Keys(counts)) {
		out = append(out, analyse.Count{Name: name, N: counts[name]})
	}
	slices.SortStableFunc(out, func(a, b analyse.Count) int { return b.N - a.N })
	return out
}

func (u *toolUse) textSection() section.Section {
	s := section.Section{Place: section.Detail, Title: "Tools used: " + u.arm}
	s.Blocks = append(s.Blocks, section.Sentence{Text: fmt.Sprintf("%s by the agent in %d of %s, %d failed", report.Plural(u.calls, "call"), u.used, report.Plural(u.trials, "trial"), u.failed)})
	var lines section.Lines
	for i, key := range []string{"tools", "queries", "sources", "read"} {
		if len(u.counts[i]) > 0 {
			lines = append(lines, section.Line{Key: key, Text: report.TopCounts(u.counts[i], maxNames, 40)})
		}
	}
	s.Blocks = append(s.Blocks, lines)
	return s
}

func usesMarkdown(uses []toolUse) []section.Section {
	if len(uses) == 0 {
		return nil
	}
	var rows [][]string
	for _, u := range uses {
		row := []string{u.arm, fmt.Sprintf("%d in %d of %d trials, %d failed", u.calls, u.used, u.trials, u.failed)}
		for _, counts := range u.counts {
			row = append(row, report.TopCounts(counts, maxNames, 60))
		}
		rows = append(rows, row)
	}
	table := section.TextTable("llllll", []string{"Arm", "Calls", "Tools", "Queries", "Sources", "Read"}, rows)
	for i := 2; i < len(table.Columns); i++ {
		table.Columns[i].Max = longCell
	}
	return []section.Section{{Place: section.Detail, Title: "How the tools were used", Blocks: []section.Block{table}}}
}
