package swiftcmd

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/swift"
	codeOf "github.com/assay-eval/assay/internal/swift/answer"
	"github.com/assay-eval/assay/internal/swift/judge"
)

const scoreLong = `Judge Swift code: does it compile, do its symbols exist, are they available at the
target, is none of them deprecated there. Each verdict is pass, fail or unknown;
unknown is a gap of the judge, such as a framework that it does not have, and
never the fault of the code. No code is run. See assay help judging.

With --package, judge a Swift package: every target of its Package.swift is a
module, compiled after its dependencies, in the language mode that the package
sets. Dependencies are local packages or in .build/checkouts. The manifest
is run, as by swift build; sources are not. Targets with sources of C, macros,
plugins and binaries are not judged, and the reason is shown.

With --answers, judge a file of answers, one JSON object a line with the fields
id, family, platform (such as ios18.0), swift (such as 6.0) and answer (Markdown,
whose Swift blocks are judged as one program; --blocks chooses others),
and show the verdicts by family and by backend, and every finding behind a fail.`

func newScore(env *cmdenv.Env, f *swiftkit.Flags) *cobra.Command {
	var o scoreOptions
	cmd := &cobra.Command{
		Use: "score FILE.swift… | --package DIR | --answers FILE.jsonl", Short: "judge Swift files, a package, or a file of answers",
		Long: scoreLong,
		Example: `  assay swift score Model.swift View.swift --target ios17.0
  assay swift score --package MyPackage --target macos13.0
  assay swift score --answers answers.jsonl`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			var err error
			if o.target, err = swift.ParseTarget(o.targetText); err != nil {
				return cmdenv.UsageErrorf("%w", err)
			}
			if o.mode != "5" && o.mode != "6" {
				return cmdenv.UsageErrorf("--language-mode is, 5 or 6, not %q", o.mode)
			}
			if o.closed != "on" && o.closed != "off" {
				return cmdenv.UsageErrorf("--closed-lists is on or off, not %q", o.closed)
			}
			if !slices.Contains(codeOf.Modes, o.blocks) {
				return cmdenv.UsageErrorf("--blocks is one of %s, not %q", strings.Join(codeOf.Modes, ", "), o.blocks)
			}
			o.setMode = cmd.Flags().Changed("language-mode")
			switch {
			case o.pkg != "" && (len(args) > 0 || o.answers != ""):
				return cmdenv.UsageErrorf("--package judges a package alone: leave out %s", cmp.Or(strings.Join(args, " "), "--answers"))
			case o.pkg != "":
				return scorePackage(cmd.Context(), env, f, o)
			case o.answers == "" && len(args) == 0:
				return cmdenv.UsageErrorf("say what to judge: assay swift score FILE.swift…, --package DIR or --answers FILE.jsonl")
			case o.answers != "" && len(args) > 0:
				return cmdenv.UsageErrorf("judge files or answers, not both: leave out %s or --answers", args[0])
			case o.answers != "":
				return scoreAnswers(cmd.Context(), env, f, o)
			}
			return scoreFiles(cmd.Context(), env, f, args, o)
		},
	}
	fl := cmd.Flags()
	fl.StringVar(&o.targetText, "target", "ios18.0", "the `target` that the code must run on: a platform and its lowest version; answers have their own")
	fl.StringVar(&o.mode, "language-mode", "5", "language `mode`: 5 or 6")
	fl.StringVar(&o.answers, "answers", "", "judge the answers in `FILE`, one JSON object a line")
	fl.StringVar(&o.pkg, "package", "", "judge the Swift package in `DIR`, each target as a module; runs its Package.swift")
	fl.StringVar(&o.closed, "closed-lists", "on", "how assay's lists of all names of a type count: on, a name that they lack fails; off, it is unknown")
	fl.StringVar(&o.blocks, "blocks", codeOf.Auto, "Swift `blocks` of an answer that are judged: auto joins what belongs together and sets examples of use apart, all joins these, too, last and first judge one block")
	fl.BoolVar(&o.json, "json", false, "print the whole report, one JSON object for each file set or answer")
	fl.IntVar(&o.workers, "jobs", runtime.NumCPU(), "`N` answers are judged at once")
	cmdenv.RenameFlag(cmd, "mode", "language-mode")
	cmdenv.RenameFlag(cmd, "workers", "jobs")
	return cmd
}

type scoreOptions struct {
	targetText, mode, answers, blocks, closed, pkg string
	target                                         swift.Target
	json, setMode                                  bool
	workers                                        int
}

func scoreFiles(ctx context.Context, env *cmdenv.Env, f *swiftkit.Flags, files []string, o scoreOptions) error {
	s := judge.Snippet{Target: o.target, Mode: o.mode}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			return cmdenv.UsageErrorf("%w", err)
		}
		s.Files = append(s.Files, judge.File{Name: name, Text: string(text)})
	}
	flags := *f
	flags.NoClosedLists = o.closed == "off"
	tc, err := swiftkit.FindToolchain(ctx, env, f.Toolchain)
	if err != nil {
		return err
	}
	stop, err := swiftkit.Preload(ctx, env, tc)
	if err != nil {
		return err
	}
	defer stop()
	j, err := swiftkit.OpenJudgeWith(ctx, env, &flags, tc)
	if err != nil {
		return err
	}
	r, err := j.Judge(ctx, s)
	if err != nil {
		return err
	}
	if o.json {
		return json.NewEncoder(env.Out).Encode(r)
	}
	packs := ""
	if len(r.Packs) > 0 {
		packs = " (" + strings.Join(r.Packs, ", ") + ")"
	}
	fmt.Fprintf(env.Out, "%s, language mode %s, judged by %s%s\n\n", o.target, o.mode, r.Backend, packs)
	printVerdicts(env, r)
	if len(r.Findings) > 0 {
		fmt.Fprintln(env.Out)
	}
	for _, f := range r.Findings {
		fmt.Fprintln(env.Out, findingLine(f))
	}
	for _, n := range slices.Concat(r.Notes, r.Conflicts) {
		fmt.Fprintln(env.Out, "note: "+n)
	}
	return nil
}

func printVerdicts(env *cmdenv.Env, r *judge.Report) {
	for _, v := range r.Verdicts {
		fmt.Fprintln(env.Out, strings.TrimRight(fmt.Sprintf("%-13s  %-7s  %s", v.Criterion, v.Verdict, v.Reason), " "))
	}
}

func findingLine(f judge.Finding) string {
	var b strings.Builder
	if f.File != "" {
		b.WriteString(f.File)
		if f.Line > 0 {
			fmt.Fprintf(&b, ":%d:%d", f.Line, f.Column)
		}
		b.WriteString(": ")
	}
	fmt.Fprintf(&b, "%s %s [%s]", f.Verdict, f.Criterion, f.Class)
	if f.Message != "" {
		b.WriteString(" " + f.Message)
	}
	if f.Reason != "" {
		b.WriteString(": " + f.Reason)
	}
	if alt := cmp.Or(f.Alternative, f.Renamed); alt != "" {
		fmt.Fprintf(&b, " (use %s)", alt)
	}
	return b.String()
}

type answer struct {
	ID       string `json:"id"`
	Family   string `json:"family"`
	Platform string `json:"platform"`
	Swift    string `json:"swift"`
	Answer   string `json:"answer"`

	note string // which of its blocks are judged
}

type scored struct {
	ID     string        `json:"id"`
	Family string        `json:"family"`
	Note   string        `json:"note,omitempty"` // which of its blocks are judged
	Report *judge.Report `json:"report"`
}

func scoreAnswers(ctx context.Context, env *cmdenv.Env, f *swiftkit.Flags, o scoreOptions) error {
	answers, snippets, err := readAnswers(o.answers, o)
	if err != nil {
		return err
	}
	flags := *f
	flags.NoClosedLists = o.closed == "off"
	j, err := swiftkit.OpenJudge(ctx, env, &flags)
	if err != nil {
		return err
	}
	began := env.Now()
	results := make([]scored, len(answers))
	err = parallel.ForEach(ctx, len(answers), max(1, o.workers), func(i int) error {
		r, err := j.Judge(ctx, snippets[i])
		if err != nil {
			return fmt.Errorf("judge answer %s: %w", answers[i].ID, err)
		}
		results[i] = scored{answers[i].ID, cmp.Or(answers[i].Family, "none"), answers[i].note, r}
		return nil
	})
	if err != nil {
		return err
	}
	if o.json {
		enc := json.NewEncoder(env.Out)
		for _, r := range results {
			if err := enc.Encode(r); err != nil {
				return err
			}
		}
		return nil
	}
	printScores(env, results, env.Now().Sub(began))
	return nil
}

func readAnswers(name string, o scoreOptions) ([]answer, []judge.Snippet, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, nil, cmdenv.UsageErrorf("%w", err)
	}
	defer file.Close()
	var answers []answer
	var snippets []judge.Snippet
	dec := json.NewDecoder(file)
	for {
		var one answer
		if err := dec.Decode(&one); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, nil, cmdenv.UsageErrorf("%s: answer %d: %w", name, len(answers)+1, err)
		}
		if one.ID == "" {
			one.ID = fmt.Sprintf("%d", len(answers)+1)
		}
		s := judge.Snippet{Target: o.target, Mode: o.mode}
		if one.Platform != "" {
			if s.Target, err = swift.ParseTarget(one.Platform); err != nil {
				return nil, nil, cmdenv.UsageErrorf("%s: answer %s: %w", name, one.ID, err)
			}
		}
		if one.Swift != "" {
			if s.Swift, err = swift.ParseVersion(one.Swift); err != nil {
				return nil, nil, cmdenv.UsageErrorf("%s: answer %s: %w", name, one.ID, err)
			}
		}
		found := codeOf.Select(o.blocks, one.Answer)
		one.note = found.Note
		for _, f := range found.Files {
			s.Files = append(s.Files, judge.File{Name: f.Name, Text: f.Text})
		}
		answers, snippets = append(answers, one), append(snippets, s)
	}
	if len(answers) == 0 {
		return nil, nil, cmdenv.UsageErrorf("%s holds no answers", name)
	}
	return answers, snippets, nil
}

// tallyOf counts verdicts: criterion → verdict → answers.
type tallyOf map[judge.Criterion]map[string]int

func (t tallyOf) add(r *judge.Report) {
	outcome := judge.Pass
	for _, v := range r.Verdicts {
		t.count(v.Criterion, v.Verdict)
		if v.Verdict == judge.Fail || v.Verdict == judge.Unknown && outcome == judge.Pass {
			outcome = v.Verdict
		}
	}
	t.count("all four", outcome)
}

func (t tallyOf) count(c judge.Criterion, verdict string) {
	if t[c] == nil {
		t[c] = map[string]int{}
	}
	t[c][verdict]++
}

func printScores(env *cmdenv.Env, results []scored, took time.Duration) {
	families, backends := map[string]tallyOf{}, map[string]tallyOf{}
	into := func(m map[string]tallyOf, key string, r *judge.Report) {
		if m[key] == nil {
			m[key] = tallyOf{}
		}
		m[key].add(r)
	}
	for _, s := range results {
		into(families, s.Family, s.Report)
		into(families, "all", s.Report)
		into(backends, backendText(s.Report), s.Report)
	}
	printTally(env, "family", families)
	fmt.Fprintln(env.Out)
	printTally(env, "backend", backends)
	fails, gaps := 0, map[string]int{}
	for _, s := range results {
		said := s.Note == "" // which blocks were judged may be why
		for _, f := range s.Report.Findings {
			if f.Verdict == judge.Fail {
				if fails++; fails == 1 {
					fmt.Fprintln(env.Out, "\nevery fail:")
				}
				fmt.Fprintf(env.Out, "  %s: %s\n", s.ID, findingLine(f))
				if !said {
					fmt.Fprintf(env.Out, "  %s: note: %s\n", s.ID, s.Note)
					said = true
				}
			} else {
				gaps[f.Class]++
			}
		}
	}
	if fails == 0 {
		fmt.Fprintln(env.Out, "\nno fails")
	}
	if len(gaps) > 0 {
		fmt.Fprint(env.Out, "\nunknown findings:")
		for _, c := range slices.Sorted(maps.Keys(gaps)) {
			fmt.Fprintf(env.Out, " %s %d", c, gaps[c])
		}
		fmt.Fprintln(env.Out)
	}
	rate := ""
	if took > 0 {
		rate = fmt.Sprintf(", %.1f a second", float64(len(results))/took.Seconds())
	}
	fmt.Fprintf(env.Err, "judged %d answers in %.1f s%s\n", len(results), took.Seconds(), rate)
}

func backendText(r *judge.Report) string {
	kinds := map[string]bool{}
	for _, p := range r.Packs {
		kind, _, _ := strings.Cut(p, ":")
		kinds[kind] = true
	}
	if len(kinds) == 0 {
		return r.Backend
	}
	return r.Backend + ": " + strings.Join(slices.Sorted(maps.Keys(kinds)), ", ")
}

func printTally(env *cmdenv.Env, by string, tallies map[string]tallyOf) {
	fmt.Fprintf(env.Out, "%-34s", by)
	columns := []judge.Criterion{judge.Compile, judge.SymbolExists, judge.Availability, judge.NoDeprecated, "all four"}
	for _, c := range columns {
		fmt.Fprintf(env.Out, "  %-14s", c)
	}
	fmt.Fprintf(env.Out, "  unknown\n%-34s", "")
	for range columns {
		fmt.Fprintf(env.Out, "  %4s %4s %4s", "pass", "fail", "?")
	}
	fmt.Fprintln(env.Out)
	for _, key := range slices.Sorted(maps.Keys(tallies)) {
		t := tallies[key]
		fmt.Fprintf(env.Out, "%-34s", key)
		for _, c := range columns {
			fmt.Fprintf(env.Out, "  %4d %4d %4d", t[c][judge.Pass], t[c][judge.Fail], t[c][judge.Unknown])
		}
		all := t["all four"]
		fmt.Fprintf(env.Out, "  %5.1f %%\n", 100*float64(all[judge.Unknown])/float64(all[judge.Pass]+all[judge.Fail]+all[judge.Unknown]))
	}
}
