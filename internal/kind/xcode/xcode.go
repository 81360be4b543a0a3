package xcode

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// Grader builds and tests Xcode projects.
type Grader struct {
	grade.Base[Config]
	environ   []string // assay's own environment
	now       func() time.Time
	findXcode func() (version string, err error) // version of xcodebuild, cached
}

// New returns the grader with the given name in the suite. [Kind] has validated the
// settings. environ is assay's own environment.
func New(name string, cfg *Config, environ []string) *Grader {
	g := &Grader{Base: grade.NewBase(KindName, 1, name, *cfg), environ: environ, now: time.Now}
	g.findXcode = sync.OnceValues(g.askXcode)
	return g
}

// Identity implements grade.Grader. Xcode's version is part of it.
func (g *Grader) Identity() any {
	xcode, _ := g.findXcode() // that there is none Probe says
	return struct {
		Kind    string `json:"kind" key:"grade"`
		Version int    `json:"version" key:"grade"`
		Name    string `json:"name" key:"grade"`
		Xcode   string `json:"xcode" key:"grade"`
		Config  Config `json:"config" key:"fields"`
	}{g.Kind, g.Version, g.Name, xcode, g.Config}
}

// Probe implements grade.Grader: there must be an Xcode.
func (g *Grader) Probe(context.Context) error {
	_, err := g.findXcode()
	return err
}

// Pins implements grade.Pinned.
func (g *Grader) Pins() map[string]string {
	version, err := g.findXcode()
	if err != nil {
		return nil
	}
	return map[string]string{"xcode": version}
}

// programEnviron is the environment of programs outside of rooms.
func (g *Grader) programEnviron(cfg Config) (given, missing []string) {
	given, missing = grade.Variables(g.environ, cfg.Env.Names(), cfg.Set)
	for _, kv := range g.environ {
		if strings.HasPrefix(kv, "DEVELOPER_DIR=") { // which Xcode
			given = append([]string{kv}, given...)
		}
	}
	return given, missing
}

func (g *Grader) askXcode() (version string, err error) {
	given, missing := g.programEnviron(g.Config)
	if len(missing) > 0 {
		return "", fmt.Errorf("variable %s is not set; set it, or take it out of env of grader %s", missing[0], g.Name)
	}
	env := slices.Concat(g.environ, given)
	for _, program := range []string{"xcodebuild", "xcrun"} {
		if _, err := proc.LookPath(program, "", env); err != nil {
			return "", fmt.Errorf("grader %s needs %s: grade on a Mac with Xcode (xcode-select -p shows which), or leave the grader out", g.Name, program)
		}
	}
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	out := proc.Capture{Max: 4 << 10}
	exit, err := proc.Run(ctx, proc.Spec{Args: []string{"xcodebuild", "-version"}, Env: env, Stdout: &out, Stderr: &out})
	said := grade.Excerpt(strings.Join(strings.Fields(string(out.Bytes())), " "))
	if err != nil || !exit.OK() {
		return "", fmt.Errorf("grader %s: xcodebuild -version does not work (%s); choose an Xcode with xcode-select -s", g.Name, said)
	}
	return said, nil
}

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	return []grade.Column{
		{Name: g.Name + ".test", Required: true, Doc: "the tests were executed and passed"},
		{Name: g.Name + ".install", Required: true, Doc: "the app is installed in the simulator"},
		{Name: g.Name + ".launch", Required: true, Doc: "the app can be launched"},
		{Name: g.Name + ".tests_run", Measure: true, Unit: "tests", Doc: "tests executed, without skipped ones"},
		{Name: g.Name + ".tests_failed", Measure: true, Unit: "tests", Doc: "tests that failed"},
		{Name: g.Name + ".tests_skipped", Measure: true, Unit: "tests", Doc: "tests that were skipped"},
	}
}

// untested is a detail of every score.
const untested = "this grader has never been run on a Mac; it was tested against stand-ins for Xcode's programs"

// Reasons, in the label and the detail "reason".
const (
	testsFailed  = "tests_failed"
	noBundle     = "tests_no_result_bundle"
	parseFailed  = "tests_result_parse_failed"
	notExecuted  = "tests_not_executed"
	notInstalled = "app_not_installed"
	notLaunched  = "app_launch_failed"
	outOfTime    = "timeout"
)

// Grade implements grade.Grader. The label is "passed", or the first reason why
// a check fails.
func (g *Grader) Grade(ctx context.Context, c grade.Case) (trial.Score, error) {
	cfg, err := g.SettingsOf(c.Task)
	if err != nil {
		return trial.Score{}, &trial.Fault{Class: trial.ClassGrader, Err: err}
	}
	for _, m := range cfg.missingSettings() {
		return trial.Score{}, trial.Faultf(trial.ClassGrader, "%s: grader %s has no %s for task %s", m.reason, g.Name, m.key, c.Task.ID)
	}
	if _, err := g.findXcode(); err != nil {
		return trial.Score{}, &trial.Fault{Class: trial.ClassGrader, Err: err}
	}
	if err := g.stillThere(cfg, c.Attempt); err != nil {
		return trial.Score{}, err
	}
	given, missing := g.programEnviron(cfg)
	if len(missing) > 0 {
		return trial.Score{}, trial.Faultf(trial.ClassGrader, "variable %s is not set", missing[0])
	}
	site, err := c.OpenSite(ctx, given)
	if err != nil {
		return trial.Score{}, err
	}
	if err := site.Put(cfg.Files); err != nil {
		return trial.Score{}, err
	}
	w := &work{cfg: cfg, site: site, score: trial.Score{Details: map[string]string{"untested": untested}}}
	return w.doAll(ctx, g.Columns())
}

// leftFor is how long after a trial's end the simulator counts as it was left.
const leftFor = 10 * time.Minute

// stillThere refuses to look at a simulator that is no longer as the agent left
// it.
func (g *Grader) stillThere(cfg Config, a *trial.Attempt) error {
	if cfg.App != "left" || !cfg.asksFor("install") && !cfg.asksFor("launch") {
		return nil
	}
	end := a.Timing.Start.Add(time.Duration(a.Timing.SetupMS+a.Timing.AgentMS) * time.Millisecond)
	if a.Source != trial.Live || g.now().Sub(end) > leftFor {
		return trial.Faultf(trial.ClassGrader, "the app that the agent left in the simulator can be looked at only right after a live trial; set app: built to grade again")
	}
	return nil
}

// simulators are used by one grader at a time: what one installs another would
// find.
var simulators sync.Mutex

type work struct {
	cfg  Config
	site *grade.Site

	udid   string
	score  trial.Score
	counts [3]*float64 // of tests run, failed and skipped; nil if unknown
	reason string
}

func (w *work) doAll(ctx context.Context, columns []grade.Column) (trial.Score, error) {
	if err := w.findDestination(ctx); err != nil {
		return trial.Score{}, err
	}
	for i, check := range []struct {
		name string
		do   func(context.Context, *trial.Criterion) error
	}{{"test", w.runTests}, {"install", w.installApp}, {"launch", w.launchApp}} {
		cr := trial.Criterion{Name: columns[i].Name, Required: true, Verdict: trial.Pass}
		if !w.cfg.asksFor(check.name) {
			cr.Verdict, cr.Evidence = trial.NotApplicable, []string{"it is not asked for"}
		} else if err := check.do(ctx, &cr); err != nil {
			return trial.Score{}, err
		}
		w.score.Criteria = append(w.score.Criteria, cr)
	}
	w.score.Measures = grade.Measures(columns, w.counts[:]...)
	w.score.Label = "passed"
	if w.reason != "" {
		w.score.Label, w.score.Details["reason"] = w.reason, w.reason
	}
	return w.score, nil
}

// failCriterion fails a criterion; the first reason is kept.
func (w *work) failCriterion(c *trial.Criterion, reason string, evidence ...string) {
	c.Verdict = trial.Fail
	for _, e := range evidence {
		if e != "" {
			c.Evidence = append(c.Evidence, grade.Excerpt(w.site.Plain(e)))
		}
	}
	if len(c.Evidence) == 0 {
		c.Evidence = []string{reason}
	}
	if w.reason == "" {
		w.reason = reason
	}
}

func (w *work) findDestination(ctx context.Context) error {
	cfg := w.cfg
	name := cfg.SimulatorName
	w.udid = cfg.SimulatorUDID
	if w.udid == "" && name == "" {
		w.udid, name = versionPart(cfg.Destination, "id"), versionPart(cfg.Destination, "name")
	}
	if w.udid != "" || name == "" || cfg.Destination != "" && !cfg.asksFor("install") && !cfg.asksFor("launch") {
		return nil
	}
	ran, err := w.runTool(ctx, simctlLimit, "xcrun", "simctl", "list", "devices", "available", "--json")
	if err != nil {
		return err
	}
	if !ran.Exit.OK() {
		return trial.Faultf(trial.ClassGrader, "list simulators: %v: %s", ran.Exit, grade.Excerpt(ran.Tail))
	}
	if w.udid, err = pickDevice(ran.Out, name); err != nil {
		return trial.Faultf(trial.ClassGrader, "grader_missing_simulator_udid: %w", err)
	}
	return nil
}

// simctlLimit is how long one call of simctl or xcresulttool may take.
const simctlLimit = 120 * time.Second

// runTool runs one of Xcode's programs; not being able to is a fault.
func (w *work) runTool(ctx context.Context, limit time.Duration, args ...string) (grade.Ran, error) {
	ran, err := w.site.Run(ctx, grade.Job{Args: args, Limit: limit})
	var gone *grade.Gone
	if errors.As(err, &gone) {
		return ran, trial.Faultf(trial.ClassGrader, "run %s: %w", args[0], gone.Err)
	}
	return ran, err
}

func (w *work) commonArgs() []string {
	cfg := w.cfg
	var out []string
	add := func(flag, value string) {
		if value != "" {
			out = append(out, flag, value)
		}
	}
	add("-workspace", cfg.Workspace)
	add("-project", cfg.Project)
	add("-scheme", cfg.Scheme)
	add("-configuration", cfg.Configuration)
	destination := cfg.Destination
	if destination == "" {
		destination = "platform=iOS Simulator,id=" + w.udid
	}
	add("-destination", destination)
	add("-derivedDataPath", filepath.Join(w.site.Inside(w.site.Tmp), "derived"))
	return append(out, cfg.Args...)
}

// buildTests runs xcodebuild with an action; done reports whether its end can be judged.
func (w *work) buildTests(ctx context.Context, c *trial.Criterion, args ...string) (ran grade.Ran, done bool, err error) {
	args = append(append([]string{"xcodebuild"}, args...), w.commonArgs()...)
	ran, err = w.runTool(ctx, w.cfg.Timeout.D(), args...)
	switch {
	case err != nil:
		return ran, false, err
	case ran.TimedOut && w.cfg.OnTimeout == "fault":
		return ran, false, trial.Faultf(trial.ClassGrader, "xcodebuild did not end within %s", ran.Limit)
	case ran.TimedOut:
		w.failCriterion(c, outOfTime, "xcodebuild did not end in time")
		return ran, false, nil
	case ran.Exit.Code == 64, ran.Exit.Code == 70 && strings.Contains(ran.Tail, "destination"):
		// EX_USAGE, and what xcodebuild says where a destination is not there.
		return ran, false, trial.Faultf(trial.ClassGrader, "xcodebuild: %v: %s", ran.Exit, strings.Join(grade.LastLines(w.site.Plain(ran.Tail), 5), " / "))
	}
	return ran, true, nil
}

// lastLines is how much of xcodebuild's output a failure shows.
const lastLines = 15

func (w *work) runTests(ctx context.Context, c *trial.Criterion) error {
	bundle := filepath.Join(w.site.Tmp, "result.xcresult")
	args := []string{"test", "-resultBundlePath", w.site.Inside(bundle)}
	if w.cfg.TestPlan != "" {
		args = append(args, "-testPlan", w.cfg.TestPlan)
	}
	for _, t := range w.cfg.OnlyTesting {
		args = append(args, "-only-testing:"+t)
	}
	for _, t := range w.cfg.SkipTesting {
		args = append(args, "-skip-testing:"+t)
	}
	ran, done, err := w.buildTests(ctx, c, args...)
	if err != nil || !done {
		return err
	}
	ended := "xcodebuild: " + ran.Exit.String()
	said := grade.LastLines(w.site.Plain(ran.Tail), lastLines)
	if _, err := os.Stat(bundle); err != nil {
		if ran.Exit.OK() {
			w.failCriterion(c, noBundle, "xcodebuild left no result bundle")
		} else {
			w.failCriterion(c, testsFailed, append([]string{ended}, said...)...)
		}
		return nil
	}
	r, why, err := w.readResults(ctx, bundle)
	switch {
	case err != nil:
		return err
	case why != "" && ran.Exit.OK():
		w.failCriterion(c, parseFailed, why)
		return nil
	case why != "":
		w.failCriterion(c, testsFailed, append([]string{ended, why}, said...)...)
		return nil
	}
	w.counts = [3]*float64{new(float64(r.run)), new(float64(r.failed)), new(float64(r.skipped))}
	w.judgeTests(c, r)
	switch {
	case c.Verdict == trial.Fail:
	case !ran.Exit.OK():
		w.failCriterion(c, testsFailed, append([]string{ended}, said...)...)
	case r.run == 0:
		w.failCriterion(c, notExecuted, fmt.Sprintf("no test was executed (%d were skipped)", r.skipped))
	}
	return nil
}

// evidenceMax is how many failures are named.
const evidenceMax = 40

func (w *work) judgeTests(c *trial.Criterion, r result) {
	var lines []string
	for i, f := range r.failures {
		if i == evidenceMax {
			lines = append(lines, fmt.Sprintf("and %d more", len(r.failures)-i))
			break
		}
		lines = append(lines, "failed: "+f.test+": "+f.message)
		if f.line > 0 {
			file := strings.TrimPrefix(w.site.Plain(f.file), "{repo}/")
			c.Findings = append(c.Findings, trial.Finding{Verdict: string(trial.Fail), Class: "test", File: file, Line: f.line, Column: 1,
				Name: f.test, Message: grade.Excerpt(w.site.Plain(f.test + ": " + f.message))})
		}
	}
	if lines == nil && r.failed > 0 {
		lines = []string{fmt.Sprintf("%d tests failed", r.failed)}
	}
	if lines != nil {
		w.failCriterion(c, testsFailed, lines...)
	}
}

// readResults asks xcresulttool for the content of a bundle, in its present form, then in
// the older one with and without the flag that Xcode 16 wants for it.
func (w *work) readResults(ctx context.Context, bundle string) (result, string, error) {
	path := w.site.Inside(bundle)
	var why []string
	for _, form := range []struct {
		args  []string
		parse func([]byte) (result, error)
	}{
		{[]string{"get", "test-results", "summary", "--path", path}, parseSummary},
		{[]string{"get", "--legacy", "--format", "json", "--path", path}, parseRecord},
		{[]string{"get", "--format", "json", "--path", path}, parseRecord},
	} {
		ran, err := w.runTool(ctx, simctlLimit, append([]string{"xcrun", "xcresulttool"}, form.args...)...)
		if err != nil {
			return result{}, "", err
		}
		if !ran.Exit.OK() {
			why = append(why, fmt.Sprintf("xcresulttool %s: %v", form.args[1], ran.Exit))
			continue
		}
		r, err := form.parse(ran.Out)
		if err == nil {
			return r, "", nil
		}
		why = append(why, fmt.Sprintf("xcresulttool %s: %v", form.args[1], err))
	}
	return result{}, strings.Join(why, "; "), nil
}
