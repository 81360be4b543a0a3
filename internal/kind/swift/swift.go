// Package swift is the grader of kind "swift". It compiles the Swift code that an agent
// has written and grades the diagnostics. docs/swift/swift-grader.md documents the settings,
// criteria and labels.
//
// One run of the compiler decides all criteria. A criterion is unknown if a module or
// its description is missing on this machine, since the code is not at fault. Correct
// code by an agent that did not finish has no label.
package swift

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/trial"
)

// KindName is the name of this kind in suite files.
const KindName = "swift"

// noCode is the label of an answer without code.
const noCode = "no_code"

// Config is the settings of a swift grader.
type Config struct {
	Require      []string `json:"require,omitempty" key:"grade" enum:"compile,symbol_exists,availability,no_deprecated" doc:"criteria that enter the outcome; default all four, the others are reported beside it"`
	LanguageMode string   `json:"language_mode,omitempty" key:"grade" enum:"5,6" doc:"language mode of the compiler: \"5\" (default) or \"6\", which also finds data races"`
	File         string   `json:"file,omitempty" key:"grade" doc:"glob of the files of the workspace that hold the code, such as Sources/*.swift; default, and where none matches, the last Swift block of the final answer"`
	Blocks       string   `json:"blocks,omitempty" key:"grade" enum:"auto,last,all,first" doc:"Swift blocks of the answer that are judged: auto (default) joins what belongs together, without earlier versions of what a later block declares again, and sets examples of use apart; all joins these, too; last or first judges one block"`
	Packs        []string `json:"packs,omitempty" key:"none" file:"path" doc:"folders of modules that take the place of those that come with assay, relative to the suite (their content enters the key)"`
	ClosedLists  string   `json:"closed_lists,omitempty" key:"none" enum:"on,off" doc:"on (default): a name that is missing in assay's lists of all names of a type is a fail; off: it is unknown (enters the key)"`
	Toolchain    string   `json:"toolchain,omitempty" key:"none" doc:"version with which the compiler's must begin, such as \"6.0\"; default any (what it is enters the key)"`
	Target       string   `json:"target,omitempty" key:"grade" doc:"platform to judge for in place of the task's target.platform, such as macos15.0"`
}

// Judge judges code; *judge.Judge does.
type Judge interface {
	Identity() (map[string]string, error)
	Judge(context.Context, judge.Snippet) (*judge.Report, error)
}

// JudgeOptions are the options of a judge.
type JudgeOptions struct {
	Packs         []string // folders of the user's packs
	NoClosedLists bool     // see judge.Config
}

// Env holds the inputs of the grader besides its settings.
type Env struct {
	// Find finds the toolchain.
	Find func(context.Context) (*swift.Toolchain, error)
	// Open makes the judge. It is called once, by Probe or the first use, and may take
	// a minute where it is the first time.
	Open func(context.Context, JudgeOptions) (Judge, error)
	// Path turns a path that the suite holds into one of the operating system.
	Path func(string) (string, bool)
	// Tasks are the tasks that will run: Probe checks their platforms, and by Files,
	// the files of the suite, what their references import.
	Tasks []*suite.Task
	Files fs.FS
}

// Grader judges Swift code.
type Grader struct {
	grade.Base[Config]
	env Env

	mu     sync.Mutex
	opened *opened
}

// opened is a judge that is ready. Its digest is of all that can change a
// verdict.
type opened struct {
	toolchain *swift.Toolchain
	judge     Judge
	parts     map[string]string // of its identity
	digest    seal.Digest
	reports   reports
}

// New makes the grader that a suite has under name.
func New(name string, cfg *Config, env Env) *Grader {
	g := &Grader{Base: grade.NewBase(KindName, 2, name, *cfg), env: env}
	if len(g.Config.Require) == 0 {
		g.Config.Require = criterionNames()
	}
	g.Config.LanguageMode = cmp.Or(g.Config.LanguageMode, "5")
	return g
}

// openJudge returns the judge and creates it on first use. It does not cache errors,
// because a missing tool may be installed before the next call.
func (g *Grader) openJudge(ctx context.Context) (*opened, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.opened != nil {
		return g.opened, nil
	}
	o := JudgeOptions{NoClosedLists: g.Config.ClosedLists == "off"}
	for _, p := range g.Config.Packs {
		dir, ok := p, true
		if g.env.Path != nil {
			dir, ok = g.env.Path(p)
		}
		if !ok {
			return nil, fmt.Errorf("packs %s: a pack must be a folder on disk", p)
		}
		o.Packs = append(o.Packs, dir)
	}
	tc, err := g.env.Find(ctx)
	if err != nil {
		return nil, err
	}
	j, err := g.env.Open(ctx, o)
	if err != nil {
		return nil, err
	}
	parts, err := j.Identity()
	if err != nil {
		return nil, err
	}
	b, err := json.Marshal(parts)
	if err != nil {
		return nil, fmt.Errorf("name the judge: %w", err)
	}
	digest, err := seal.Hash("assay/swift-judge/1", string(b))
	if err != nil {
		return nil, fmt.Errorf("name the judge: %w", err)
	}
	g.opened = &opened{toolchain: tc, judge: j, parts: parts, digest: digest}
	return g.opened, nil
}

// identity holds everything that a score depends on besides the code and the task.
type identity struct {
	Kind    string `json:"kind" key:"grade"`
	Version int    `json:"version" key:"grade"`
	Name    string `json:"name" key:"grade"`
	Config  Config `json:"config" key:"fields"`
	// Judge is the digest of toolchain, packs, index and rules; "" where there is
	// no toolchain, and then nothing is graded either.
	Judge seal.Digest `json:"judge" key:"grade"`
}

// Identity implements grade.Grader.
func (g *Grader) Identity() any {
	id := identity{Kind: g.Kind, Version: g.Version, Name: g.Name, Config: g.Config}
	if o, err := g.openJudge(context.Background()); err == nil {
		id.Judge = o.digest
	}
	return id
}

// Pins implements grade.Pinned.
func (g *Grader) Pins() map[string]string {
	o, err := g.openJudge(context.Background())
	if err != nil {
		return nil
	}
	pins := map[string]string{"toolchain": o.toolchain.Text, "judge": string(o.digest), "language mode": g.Config.LanguageMode}
	for _, name := range []string{"packs", "index", "sdk", "map"} {
		if v := o.parts[name]; v != "" {
			pins[name] = v
		}
	}
	return pins
}

// Probe implements grade.Grader. It finds the toolchain and holds its version against the
// demands of the suite and the tasks. Then it judges a few lines of sound code for every
// platform of the tasks and every framework that their references import, so that modules
// are built before the first trial, and a judge that fails sound code is detected.
func (g *Grader) Probe(ctx context.Context) error {
	tc, err := g.env.Find(ctx)
	if err != nil {
		return err
	}
	if err := g.checkVersion(tc); err != nil {
		return err
	}
	o, err := g.openJudge(ctx)
	if err != nil {
		return err
	}
	return g.runCanaries(ctx, o.judge)
}

// checkVersion refuses a toolchain that is not the one that the suite wants, is older than
// a task, or cannot judge for a task's platform.
func (g *Grader) checkVersion(tc *swift.Toolchain) error {
	if want := g.Config.Toolchain; want != "" && !versionBegins(tc.Version, want) {
		return fmt.Errorf("the suite wants Swift %s and the toolchain is %s (%s): name another with --toolchain or ASSAY_SWIFT, or get one: %s",
			want, tc.Version, tc.Frontend, swift.Install)
	}
	var newer []string
	var least swift.Version
	for _, t := range g.env.Tasks {
		cfg, err := g.SettingsOf(t)
		if err != nil {
			return fmt.Errorf("task %s: %w", t.ID, err)
		}
		s, err := cfg.newSnippet(t)
		if err != nil {
			return fmt.Errorf("task %s: %w", t.ID, err)
		}
		if isNewer(s.Swift, tc.Version) {
			newer = append(newer, fmt.Sprintf("%s (Swift %s)", t.ID, s.Swift))
			if s.Swift.Compare(least) > 0 {
				least = s.Swift
			}
		}
		if err := tc.Check(s.Target, swift.Version{}); err != nil {
			return fmt.Errorf("task %s: %w", t.ID, err)
		}
	}
	if len(newer) > 0 {
		return fmt.Errorf("the toolchain is Swift %s, older than what these tasks are for: %s: use one of Swift %s or newer (--toolchain, ASSAY_SWIFT), or leave them out with --task or --tag",
			tc.Version, strings.Join(newer, ", "), least)
	}
	return nil
}

// isNewer compares languages: a patch adds nothing to one.
func isNewer(task, toolchain swift.Version) bool {
	task.Patch, toolchain.Patch = 0, 0
	return task.Compare(toolchain) > 0
}

// versionBegins reports whether a version is the one that is wanted, which may leave
// parts open: 6.0.3 is 6, 6.0 and 6.0.3.
func versionBegins(v swift.Version, want string) bool {
	full := fmt.Sprintf("%d.%d.%d", v.Major, v.Minor, v.Patch)
	want = strings.TrimPrefix(want, "swift-")
	return full == want || strings.HasPrefix(full, want+".")
}

// newSnippet returns the requirements of a task on code, without the code.
func (c *Config) newSnippet(t *suite.Task) (judge.Snippet, error) {
	s := judge.Snippet{Mode: cmp.Or(c.LanguageMode, "5")}
	platform := cmp.Or(c.Target, t.Target.Platform)
	if platform == "" {
		return s, errors.New("it has no target.platform")
	}
	var err error
	if s.Target, err = swift.ParseTarget(platform); err != nil {
		return s, err
	}
	if t.Target.Swift != "" {
		s.Swift, err = swift.ParseVersion(t.Target.Swift)
	}
	return s, err
}

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	docs := map[judge.Criterion]string{
		judge.Compile:      "the code compiles, apart from what counts for the other criteria",
		judge.SymbolExists: "every symbol of the SDK that it names exists, with these labels",
		judge.Availability: "every symbol is available at the task's target, guards respected",
		judge.NoDeprecated: "no symbol is deprecated at the task's target",
	}
	var out []grade.Column
	for _, c := range judge.Criteria {
		out = append(out, grade.Column{Name: g.Name + "." + string(c), Required: g.isRequired(c), Doc: docs[c]})
	}
	out = append(out, grade.Column{Name: g.Name + ".parse", Doc: "the syntax is right"})
	for _, m := range measures {
		out = append(out, grade.Column{Name: g.Name + "." + m.name, Measure: true, Unit: m.unit, Doc: m.doc})
	}
	return out
}

func (g *Grader) isRequired(c judge.Criterion) bool {
	return slices.Contains(g.Config.Require, string(c))
}

// measures are numbers read off a report; nothing where there was no code.
var measures = []struct {
	name, unit, doc string
	of              func(*judge.Report) float64
}{
	{"findings", "findings", "findings that fail a criterion", func(r *judge.Report) float64 { return float64(countVerdict(r, judge.Fail)) }},
	{"unknown_findings", "findings", "findings of which nobody can say here whether they are faults", func(r *judge.Report) float64 { return float64(countVerdict(r, judge.Unknown)) }},
	{"references", "symbols", "references to symbols of modules", func(r *judge.Report) float64 { return float64(r.References) }},
	{"explicit_references", "symbols", "of these, written in the code", func(r *judge.Report) float64 { return float64(r.Explicit) }},
	{"unknown_availability", "symbols", "of these, of unknown availability", func(r *judge.Report) float64 { return float64(r.UnknownAvailability) }},
	{"seed_compile", "", "1 if the compiler ended without an error, 0 if not, whatever the errors count for", func(r *judge.Report) float64 {
		if r.Exit == 0 && !r.TimedOut {
			return 1
		}
		return 0
	}},
}

func countVerdict(r *judge.Report, verdict string) int {
	n := 0
	for _, f := range r.Findings {
		if f.Verdict == verdict {
			n++
		}
	}
	return n
}

// Grade implements grade.Grader.
func (g *Grader) Grade(ctx context.Context, c grade.Case) (trial.Score, error) {
	score, err := g.gradeCode(ctx, c)
	if err != nil {
		return trial.Score{}, c.Fault(err)
	}
	return score, nil
}

func (g *Grader) gradeCode(ctx context.Context, c grade.Case) (trial.Score, error) {
	if err := ctx.Err(); err != nil {
		return trial.Score{}, err
	}
	if c.Attempt.End == nil {
		return trial.Score{}, errors.New("the attempt did not end")
	}
	cfg, err := g.SettingsOf(c.Task)
	if err != nil {
		return trial.Score{}, err
	}
	snippet, err := cfg.newSnippet(c.Task)
	if err != nil {
		return trial.Score{}, err
	}
	code, err := codeOf(ctx, c, cfg)
	if err != nil {
		return trial.Score{}, err
	}
	o, err := g.openJudge(ctx)
	if err != nil {
		return trial.Score{}, err
	}
	if len(code.files) == 0 {
		return g.scoreWithoutCode(o, snippet, code.reason), nil
	}
	snippet.Files = code.files
	r, err := o.reports.judge(ctx, o.judge, snippet)
	if err != nil {
		return trial.Score{}, err
	}
	return g.scoreReport(o, c, snippet, code, r), nil
}
