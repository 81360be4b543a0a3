package swiftcmd

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/swift/spm"
)

// scoredTarget is the output about one target of a package.
type scoredTarget struct {
	Target string        `json:"target"`
	Kind   string        `json:"kind"`
	Skip   string        `json:"not_judged,omitempty"` // why
	Notes  []string      `json:"notes,omitempty"`
	Files  []scoredFile  `json:"files,omitempty"`
	Report *judge.Report `json:"report,omitempty"`
}

// scoredFile has the target's verdicts as far as they concern one file.
type scoredFile struct {
	File     string                     `json:"file"`
	Verdicts map[judge.Criterion]string `json:"verdicts"`
}

// scorePackage judges each target of a package as a module of its own, after its
// dependencies.
func scorePackage(ctx context.Context, env *cmdenv.Env, f *swiftkit.Flags, o scoreOptions) error {
	tc, err := swiftkit.FindToolchain(ctx, env, f.Toolchain)
	if err != nil {
		return err
	}
	dir, err := filepath.Abs(o.pkg)
	if err != nil {
		return cmdenv.UsageErrorf("%w", err)
	}
	work, err := os.MkdirTemp("", "assay-package-")
	if err != nil {
		return fmt.Errorf("judge a package: make a folder to work in: %w", err)
	}
	defer os.RemoveAll(work)
	modules, err := spm.Load(ctx, dir, o.target.Platform, func(ctx context.Context, dir string) (*spm.Manifest, error) {
		return spm.ReadManifest(ctx, tc, filepath.Join(work, "manifests"), dir)
	})
	if mistake, ok := errors.AsType[*spm.MistakeError](err); ok {
		return cmdenv.UsageErrorf("%w", mistake)
	}
	if missing, ok := errors.AsType[*swift.Missing](err); ok {
		return cmdenv.MissingError(missing)
	}
	if err != nil {
		return err
	}
	flags := *f
	flags.NoClosedLists = o.closed == "off"
	j, err := swiftkit.OpenJudge(ctx, env, &flags)
	if err != nil {
		return err
	}
	p := packageScorer{judge: j, o: o, folder: filepath.Join(work, "modules"), broken: map[*spm.Module]string{}}
	for _, m := range modules {
		p.own = append(p.own, m.Name)
	}
	var all []scoredTarget
	for i, m := range modules {
		env.PrintProgress(fmt.Sprintf("target %s (%d of %d)", m.Target, i+1, len(modules)))
		s, err := p.scoreModule(ctx, m, isNeeded(modules, m))
		if err != nil {
			return err
		}
		if m.Root {
			all = append(all, s)
			if o.json {
				if err := json.NewEncoder(env.Out).Encode(s); err != nil {
					return err
				}
			}
		}
	}
	if len(all) == 0 {
		return cmdenv.UsageErrorf("package %s has no targets", o.pkg)
	}
	if !o.json {
		printPackage(env, o, all)
	}
	return nil
}

func isNeeded(modules []*spm.Module, m *spm.Module) bool {
	return slices.ContainsFunc(modules, func(other *spm.Module) bool { return slices.Contains(other.Needs, m) })
}

type packageScorer struct {
	judge  *judge.Judge
	o      scoreOptions
	folder string                 // of compiled modules
	own    []string               // names of all modules
	broken map[*spm.Module]string // modules that others cannot import, with the reason
}

// scoreModule judges a module of the package itself, and compiles it if others need it.
func (p *packageScorer) scoreModule(ctx context.Context, m *spm.Module, needed bool) (scoredTarget, error) {
	s := scoredTarget{Target: m.Target, Kind: m.Kind, Skip: m.Skip, Notes: m.Notes}
	for _, n := range m.Needs {
		if why := p.broken[n]; why != "" && s.Skip == "" {
			s.Skip = fmt.Sprintf("it depends on %s, which does not compile: %s", n.Target, why)
		}
	}
	if s.Skip != "" {
		p.broken[m] = s.Skip
		return s, nil
	}
	snippet, err := p.newSnippet(m)
	if err != nil {
		return s, err
	}
	if m.Root {
		if s.Report, err = p.judge.Judge(ctx, snippet); err != nil {
			return s, fmt.Errorf("judge target %s: %w", m.Target, err)
		}
		for _, f := range m.Files {
			s.Files = append(s.Files, scoredFile{f.Name, fileVerdicts(s.Report, f.Name)})
		}
	}
	if needed {
		why, err := p.judge.EmitModule(ctx, snippet, p.folder)
		if err != nil {
			return s, err
		}
		if why != "" {
			p.broken[m] = why
		}
	}
	return s, nil
}

func (p *packageScorer) newSnippet(m *spm.Module) (judge.Snippet, error) {
	s := judge.Snippet{Target: p.o.target, Mode: m.Mode, Module: &judge.Module{Name: m.Name, Search: []string{p.folder}, Flags: m.Flags, Own: p.own}}
	if p.o.setMode {
		s.Mode = p.o.mode
	}
	for _, f := range m.Files {
		text := []byte(f.Text)
		if f.Path != "" {
			var err error
			if text, err = os.ReadFile(f.Path); err != nil {
				return s, fmt.Errorf("read a source of target %s: %w", m.Target, err)
			}
		}
		s.Files = append(s.Files, judge.File{Name: f.Name, Text: string(text)})
	}
	return s, nil
}

// fileVerdicts returns the verdicts on a file. A criterion fails where a finding is; it is
// unknown if the target's is and the reason may be in this file.
func fileVerdicts(r *judge.Report, file string) map[judge.Criterion]string {
	out := map[judge.Criterion]string{}
	for _, v := range r.Verdicts {
		found, elsewhere := "", false
		for _, f := range r.Findings {
			switch {
			case f.Criterion != v.Criterion:
			case f.File != file && f.File != "":
				elsewhere = true
			case found != judge.Fail:
				found = f.Verdict
			}
		}
		if found == "" && v.Verdict != judge.Pass && !elsewhere {
			found = v.Verdict
		}
		out[v.Criterion] = cmp.Or(found, judge.Pass)
	}
	return out
}

func printPackage(env *cmdenv.Env, o scoreOptions, all []scoredTarget) {
	fmt.Fprintf(env.Out, "package %s, %s\n", o.pkg, o.target)
	judged, files := tallyOf{}, tallyOf{}
	skipped := 0
	for _, s := range all {
		fmt.Fprintf(env.Out, "\ntarget %s (%s)", s.Target, s.Kind)
		if s.Skip != "" {
			skipped++
			fmt.Fprintf(env.Out, ": not judged: %s\n", s.Skip)
			continue
		}
		fmt.Fprintf(env.Out, ", judged by %s\n", backendText(s.Report))
		judged.add(s.Report)
		printVerdicts(env, s.Report)
		fmt.Fprintln(env.Out)
		for _, c := range judge.Criteria {
			fmt.Fprintf(env.Out, "  %-13s", c)
		}
		fmt.Fprintln(env.Out, "  file")
		for _, f := range s.Files {
			for _, c := range judge.Criteria {
				files.count(c, f.Verdicts[c])
				fmt.Fprintf(env.Out, "  %-13s", f.Verdicts[c])
			}
			fmt.Fprintln(env.Out, "  "+f.File)
		}
		for _, f := range s.Report.Findings {
			fmt.Fprintln(env.Out, findingLine(f))
		}
		for _, n := range slices.Concat(s.Notes, s.Report.Notes, s.Report.Conflicts) {
			fmt.Fprintln(env.Out, "note: "+n)
		}
	}
	fmt.Fprintf(env.Out, "\n%d targets: %s, %d not judged\n", len(all), tallyText(judged["all four"]), skipped)
	for _, c := range judge.Criteria {
		if files[c] != nil {
			fmt.Fprintf(env.Out, "%-13s  of files: %s\n", c, tallyText(files[c]))
		}
	}
}

func tallyText(t map[string]int) string {
	var parts []string
	for _, v := range []string{judge.Pass, judge.Fail, judge.Unknown} {
		parts = append(parts, fmt.Sprintf("%d %s", t[v], v))
	}
	return strings.Join(parts, ", ")
}
