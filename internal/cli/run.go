package cli

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	mathrand "math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
	"github.com/assay-eval/assay/internal/workspace"
)

func (a *app) runCommand() *cobra.Command {
	f := &runFlags{}
	cmd := &cobra.Command{
		Use: "run SUITE", Short: "run a suite and report", Long: runLong, Example: runExample,
		RunE: func(cmd *cobra.Command, args []string) error { return a.run(cmd.Context(), f, args, os.Args[1:]) },
	}
	f.register(cmd)
	return cmd
}

// job is a run that is ready to go.
type job struct {
	f        *runFlags
	suite    *suite.Suite
	fixture  *workspace.Source
	runtime  *worker.Runtime
	pins     equip.Pins
	plan     trial.Plan
	red      *seal.Redactor
	restored *run.Restored // of a run that goes on
	prices   priceTable
	cache    *journal.Cache // nil if there is none to be had and none is needed
}

func (a *app) run(ctx context.Context, f *runFlags, args, argv []string) error {
	if err := f.check(); err != nil {
		return err
	}
	j, err := a.prepare(ctx, f, args)
	if j != nil && j.runtime != nil {
		defer j.runtime.Close()
	}
	if err != nil {
		return err
	}
	if err := a.cacheReady(j); err != nil {
		return err
	}
	if f.dryRun {
		return a.showPlan(j, false)
	}
	a.tuneMemory(len(j.plan.Trials))
	if err := j.fitForWorkers(); err != nil {
		return err
	}
	if err := a.consent(j); err != nil {
		return err
	}
	if err := a.foretell(j); err != nil {
		return err
	}
	return a.execute(ctx, j, args, argv)
}

// tuneMemory trades memory for time: a short run never needs much of it, a long
// one leaves it to agents and graders.
func (a *app) tuneMemory(trials int) {
	if getenv(a.environ)("GOGC") != "" {
		return
	}
	percent := 400
	if trials > manyTrials {
		percent = 60
	}
	debug.SetGCPercent(percent)
}

// manyTrials is from where on a run is a long one, for [app.tuneMemory].
const manyTrials = 5000

// tuneReports is [app.tuneMemory] for the end of a long run, when the figures of
// all trials are in memory: what reports need beside them is short-lived, and
// would otherwise add more than half of that before it is collected.
func (a *app) tuneReports(trials int) {
	if getenv(a.environ)("GOGC") == "" && trials > manyTrials {
		debug.SetGCPercent(25)
	}
}

// prepare loads, probes and plans; a run that goes on is compared with today's
// suite and machine instead of planned.
func (a *app) prepare(ctx context.Context, f *runFlags, args []string) (*job, error) {
	j := &job{f: f, red: a.redactor()}
	var err error
	if f.resume != "" {
		if f.resume, err = runFolder(f.resume, f.out); err != nil {
			return nil, err
		}
		if j.restored, err = a.restore(f.resume, 0); err != nil {
			return nil, err
		}
		if args, err = a.sameFlags(j, args); err != nil {
			return nil, err
		}
	}
	if len(args) != 1 {
		return nil, usage("name one suite: assay run bind-recall, or assay run FILE")
	}
	if j.suite, err = a.load(args[0], &f.suiteFlags); err != nil {
		if _, statErr := os.Stat(args[0]); j.restored != nil && statErr != nil {
			err = usage("run %s was started with suite %s, which is not there now: resume from the folder where it was started (%w)", f.resume, args[0], err)
		}
		return nil, err
	}
	if j.restored != nil {
		if err := a.unchanged(j); err != nil {
			return nil, err
		}
	}
	if err := f.filter.Check(j.suite); err != nil {
		return nil, &exitError{exitUsage, err}
	}
	a.graders.picks = f.filter.Picks(j.suite)
	if j.restored != nil {
		a.graders.picks = plannedTasks(j.restored.Run.Manifest().Plan)
	}
	if j.fixture, err = fixture(ctx, j.suite, j.red); err != nil {
		return nil, err
	}
	set := worker.Setting{Arms: f.filter.ArmsOf(j.suite)}
	if j.restored != nil {
		set.Open = j.restored.Run
	}
	if j.restored != nil {
		j.prices, err = pinnedPrices(j.suite, j.restored.Run.Manifest().Prices)
	} else {
		j.prices, err = a.todaysPrices(j.suite, f.prices)
	}
	if err != nil {
		return nil, err
	}
	if j.runtime, err = a.runtime(ctx, j.suite, j.fixture, j.red, j.prices, set); err != nil {
		return j, err
	}
	probe := j.runtime.Probe
	if f.planOnly {
		probe = j.runtime.ProbeKit
	}
	if j.pins, err = probe(ctx); err != nil {
		if ctx.Err() != nil {
			return j, &exitError{exitInterrupted, nil}
		}
		return j, missing(err)
	}
	if err := metricsKnown(j.suite, j.runtime); err != nil {
		return j, err
	}
	if j.restored == nil && f.prove {
		if err := a.quarantineBad(ctx, j); err != nil {
			return j, err
		}
	}
	if j.restored == nil {
		j.plan, err = run.NewPlan(j.suite, j.suite.Seed, f.filter, j.runtime)
		if err == nil && !slices.ContainsFunc(j.plan.Trials, func(p trial.Planned) bool { return p.Filtered == "" }) {
			err = nothingLeft(j.plan)
		}
		return j, err
	}
	j.plan = j.restored.Run.Manifest().Plan
	if changed := j.restored.PinsChanged(j.pins); len(changed) > 0 {
		return j, missing(fmt.Errorf("run %s cannot go on: what it is about has changed since it was planned:\n  %s\nstart a new run", f.resume, strings.Join(changed, "\n  ")))
	}
	if err := j.restored.CheckKeys(j.runtime); err != nil {
		return j, missing(fmt.Errorf("run %s cannot go on: %w", f.resume, err))
	}
	return j, nil
}

// nothingLeft says why no trial of a plan runs.
func nothingLeft(p trial.Plan) error {
	if slices.ContainsFunc(p.Trials, func(t trial.Planned) bool { return strings.HasPrefix(t.Filtered, "quarantine") }) {
		return usage("nothing is left to run: every task that was asked for is in quarantine: assay check says why, mend them")
	}
	return usage("nothing is left to run: no task and arm pass --task, --tag and --arm together")
}

// plannedTasks returns which tasks a plan runs.
func plannedTasks(p trial.Plan) func(*suite.Task) bool {
	in := map[string]bool{}
	for _, t := range p.Trials {
		if t.Filtered == "" {
			in[t.Task] = true
		}
	}
	return func(t *suite.Task) bool { return in[t.ID] }
}

// restore reads a run folder, with the errors that users make.
func (a *app) restore(dir string, at int64) (*run.Restored, error) {
	r, err := run.Restore(dir, kinds(), at)
	if errors.Is(err, os.ErrNotExist) && !isRun(dir) {
		return nil, usage("%s is no run folder: it has no run.json", dir)
	}
	if err != nil {
		return nil, missing(err)
	}
	return r, nil
}

// sameFlags takes the flags that shape the suite from the command line that
// started the run.
func (a *app) sameFlags(j *job, args []string) ([]string, error) {
	if len(args) > 0 {
		return nil, usage("--resume takes no suite: run %s knows which it is", j.f.resume)
	}
	for _, name := range []string{"agent", "arm", "limit", "prices", "seed", "server", "set", "tag", "task", "toolchain", "trials"} {
		if j.f.given(name) {
			return nil, usage("--resume goes on with the run as it was started: it takes no --%s", name)
		}
	}
	first, args, err := a.startedWith(j.restored)
	if err != nil {
		return nil, missing(fmt.Errorf("run %s cannot go on: %w", j.f.resume, err))
	}
	// Pace, budget and the ways of the cache are no part of what is measured. But
	// unless they are said anew they stay: a run that was to replay must not begin
	// to ask.
	for _, name := range []string{"jobs", "budget", "cache", "cache-dir"} {
		if j.f.given(name) {
			if err := first.flags.Set(name, j.f.flags.Lookup(name).Value.String()); err != nil {
				return nil, err
			}
		}
	}
	j.f.suiteFlags, j.f.cache, j.f.cacheDir = first.suiteFlags, first.cache, first.cacheDir
	return args, nil
}

// startedWith reads the command line that started a run: its flags, and the
// suite as it was named.
func (a *app) startedWith(r *run.Restored) (*runFlags, []string, error) {
	f := &runFlags{}
	cmd := &cobra.Command{Use: "run"}
	f.register(cmd)
	var args []string
	for _, arg := range r.Run.Manifest().Args {
		for _, s := range seal.Secrets(a.environ) { // they were taken out of it
			arg = strings.ReplaceAll(arg, "[redacted:"+s.Name+"]", s.Value)
		}
		args = append(args, arg)
	}
	if len(args) == 0 {
		return nil, nil, errors.New("it does not say how it was started")
	}
	if err := cmd.ParseFlags(args[1:]); err != nil {
		return nil, nil, fmt.Errorf("it was started with flags that this version does not have: %w", err)
	}
	if args[0] == aaCommandName {
		f.twice()
	}
	return f, cmd.Flags().Args(), nil
}

// unchanged refuses to go on with a suite that is not what the run began with.
func (a *app) unchanged(j *job) error {
	lines, err := j.restored.Changed(j.suite, j.red)
	if err != nil {
		return err
	}
	lines = slices.DeleteFunc(lines, func(l string) bool {
		return strings.HasPrefix(l, "limits.jobs:") || strings.HasPrefix(l, "budget.usd:") || strings.HasPrefix(l, "budget:") ||
			strings.HasPrefix(l, "quarantine") // what a run leaves out is in its plan
	})
	if len(lines) == 0 {
		return nil
	}
	const most = 10
	more := ""
	if len(lines) > most {
		more = fmt.Sprintf("\n  and %d more", len(lines)-most)
		lines = lines[:most]
	}
	return usage("run %s cannot go on: the suite has changed since it was started:\n  %s%s\nstart a new run, or put the suite back as it was",
		j.f.resume, strings.Join(lines, "\n  "), more)
}

// consent asks, or refuses where nobody can be asked, if the worst case of the
// run does not fit the budget.
func (a *app) consent(j *job) error {
	limit := budgetOf(j.suite)
	if limit == nil || j.restored != nil {
		return nil
	}
	est := a.estimate(j)
	for _, arm := range est.arms {
		switch {
		case arm.live > 0 && arm.worst == nil:
			return usage("budget: arm %s has no known worst case (%s): set max_usd on its agent, or run without a budget", arm.id, arm.why)
		case arm.live > 0 && arm.each.Cmp(limit) > 0:
			return usage("budget: one trial of %s can cost %s, more than the whole budget of %s, so none would start: raise the budget, or bound the trial closer (max_usd, max_turns, tool_result_max)",
				arm.id, dollarsUp(arm.each), dollars(limit))
		}
	}
	if est.worst.Cmp(limit) <= 0 || j.f.yes {
		return nil
	}
	msg := fmt.Sprintf("the worst case of this run is %s, the budget %s; the run would stop in time, between trials", dollarsUp(est.worst), dollars(limit))
	if est.past() {
		msg += fmt.Sprintf(". After earlier runs of the suite it is expected to cost %s", dollars(est.guess))
	}
	in, ok := a.in.(*os.File)
	if !ok || !term.IsTerminal(int(in.Fd())) || j.f.json {
		return usage("%s: raise --budget, run less (--limit), or say --yes", msg)
	}
	fmt.Fprintf(a.rawErr, "%s. Start? [y/N] ", msg) // no line end, which the redactor waits for
	var answer string
	if _, err := fmt.Fscanln(in, &answer); err != nil && !errors.Is(err, io.EOF) && answer != "" {
		return fmt.Errorf("read the answer: %w", err)
	}
	if strings.ToLower(answer) != "y" && strings.ToLower(answer) != "yes" {
		return usage("not started")
	}
	return nil
}

func budgetOf(s *suite.Suite) *big.Rat {
	if s.Budget.USD == nil {
		return nil
	}
	r, ok := new(big.Rat).SetString(fmt.Sprint(*s.Budget.USD))
	if !ok {
		return nil
	}
	return r
}

// cacheReady opens the response cache, and refuses a replay that would lack
// answers before it begins.
func (a *app) cacheReady(j *job) error {
	var err error
	if j.cache, err = a.openCache(j.f.cacheDir); err != nil && j.f.cache != string(run.Live) {
		return err
	}
	if j.f.cache == string(run.Auto) && j.cache != nil {
		a.noteUnproved(j, j.cache)
	}
	if j.f.cache != string(run.Replay) || j.restored != nil {
		return nil
	}
	var lacking []string
	asked := 0
	for _, p := range j.plan.Trials {
		if p.Filtered != "" || j.runtime.Source(p.Arm) != trial.Live {
			continue
		}
		if j.runtime.Fresh(p.Arm) {
			name, _, _ := strings.Cut(p.Arm, "/")
			return missing(fmt.Errorf("--cache replay: answers of %s are not kept: leave its arms out with --arm, or set agents.%s.cache: true", name, name))
		}
		if asked++; !j.cache.Has(p.GenKey) {
			lacking = append(lacking, p.Key.String())
		}
	}
	if len(lacking) == 0 {
		return nil
	}
	return missing(fmt.Errorf("--cache replay: the cache has no answer for %d of %s, such as %s: run them once without --cache replay",
		len(lacking), report.Plural(asked, "trial"), lacking[0]))
}

// execute opens the run folder, works the plan off, and reports.
func (a *app) execute(ctx context.Context, j *job, args, argv []string) error {
	var r *journal.Run
	var err error
	why := "run"
	if j.restored != nil {
		r, why = j.restored.Run, "resume"
	} else {
		suiteDir := args[0]
		prices, err := j.prices.pinned()
		if err != nil {
			return err
		}
		r, err = run.Create(run.Begin{Root: j.f.out, Suite: j.suite, SuiteDir: suiteDir, Plan: j.plan, Pins: j.pins,
			Prices: prices, Fixture: j.fixture, Args: argv, Version: version(), Redactor: j.red}, a.now(), rand.Reader)
		if err != nil {
			return diskError(err)
		}
	}
	j.runtime.Open = r
	sum, err := a.session(ctx, j, r, why)
	if errors.Is(err, journal.ErrBusy) {
		return missing(err)
	}
	if err != nil {
		return diskError(fmt.Errorf("%w\nwhat was acknowledged is kept; when the cause is mended: assay run --resume %s", err, r.Dir()))
	}
	err = a.conclude(j, r, sum)
	if sum.Reason != "interrupted" {
		a.opine(ctx, j, r)
	}
	return err
}

// diskError is one line for what the disk did, not an internal error with a
// stack. An error that has its code already keeps it.
func diskError(err error) error {
	code := exitInternal
	if ee, ok := errors.AsType[*exitError](err); ok {
		code = ee.code
	}
	return &exitError{code, err}
}

// session is one process at work on a run.
func (a *app) session(ctx context.Context, j *job, r *journal.Run, why string) (run.Summary, error) {
	if err := a.inRun(&j.runtime.Rooms, r, j.f.keep, j.f.cacheDir); err != nil {
		return run.Summary{}, err
	}
	if j.f.fresh {
		j.runtime.Rooms.Warm.Since = a.now()
	}
	host, _ := os.Hostname()
	pins, err := json.Marshal(j.pins)
	if err != nil {
		return run.Summary{}, fmt.Errorf("write the pins: %w", err)
	}
	w, err := r.Append(trial.Session{Version: version(), Host: host, Platform: runtime.GOOS + "/" + runtime.GOARCH, Why: why, Pins: j.red.Bytes(pins)}, a.now)
	if err != nil {
		return run.Summary{}, err
	}
	defer w.Close()
	if t := w.Torn(); t != nil {
		fmt.Fprintf(a.err, "assay: %v\n", t)
	}
	purse, err := a.purse(j)
	if err != nil {
		return run.Summary{}, err
	}
	cfg := run.Config{
		Plan: j.plan, Trials: j.runtime, Book: run.NewBook(w), Jobs: j.suite.Limits.Jobs, Now: a.now, Rand: mathrand.Float64, Worker: host,
		Mode: run.Mode(j.f.cache), Purse: purse,
		Policy: llm.Policy{Attempts: j.suite.Retry.Attempts, First: j.suite.Retry.First.D(), Factor: j.suite.Retry.Factor},
	}
	var earlier *analyse.State
	if why != "run" {
		if earlier, err = analyse.Fold(j.restored.Suite, j.restored.Run.Manifest().Plan, j.restored.Run.Records()); err != nil {
			return run.Summary{}, err
		}
		if cfg.Settled, err = j.restored.Unscored(earlier.All); err != nil {
			return run.Summary{}, err
		}
		cfg.State, cfg.GradeOnly = earlier, why == "regrade"
	}
	if j.suite.Stop.When != "" {
		cfg.Watch = watch(j, earlier)
	}
	if j.cache != nil {
		cfg.Cache = run.NewResponses(j.cache, r.Manifest().ID)
	}
	if cfg.Exchange, err = a.exchange(ctx, j, r); err != nil {
		return run.Summary{}, err
	}
	defer cfg.Exchange.Close()
	ctx, interrupt := context.WithCancel(ctx)
	defer interrupt()
	d := &calm{display: a.display(j, r, interrupt)}
	cfg.Observe = d.Event
	j.runtime.Rooms.Say = func(w worker.Wait) {
		d.Event(run.Event{Kind: run.Warming, Time: a.now(), Reason: w.What, Over: w.Over, Took: w.Took})
	}
	sum, err := run.Run(ctx, cfg)
	d.Close()
	return sum, errors.Join(err, w.Close())
}

// watch looks at the comparisons of the suite while the run goes.
func watch(j *job, earlier *analyse.State) run.Watch {
	if earlier != nil {
		return earlier.Monitor()
	}
	return analyse.NewMonitor(j.suite, j.plan)
}

// exchange returns where the work is done: here, or in child processes.
func (a *app) exchange(ctx context.Context, j *job, r *journal.Run) (run.Exchange, error) {
	if j.f.workers > 0 {
		for _, name := range sorted(j.suite.Servers) {
			if j.suite.Servers[name].Alone {
				return nil, usage("server %s is alone: each of --workers %d processes would start one of its own, and they would end each other: leave --workers out", name, j.f.workers)
			}
		}
		return a.children(ctx, j, r)
	}
	// Grading beside generating needs hands of its own, or slow graders would
	// take slots from agents.
	return run.NewPool(ctx, j.suite.Limits.Jobs+graderHands, j.runtime.Do), nil
}

const graderHands = 2

func (a *app) openCache(dir string) (*journal.Cache, error) {
	dir, err := a.cacheFolder(dir)
	if err != nil {
		return nil, missing(err)
	}
	c, err := journal.OpenCache(dir)
	if err != nil {
		return nil, missing(fmt.Errorf("%w: name another folder with --cache-dir or ASSAY_CACHE_DIR, or say --cache live", err))
	}
	return c, nil
}

// cacheFolder is where responses are kept, unless the user says dir.
func (a *app) cacheFolder(dir string) (string, error) {
	if dir == "" {
		dir = getenv(a.environ)("ASSAY_CACHE_DIR")
	}
	if dir != "" {
		return dir, nil
	}
	base, err := os.UserCacheDir()
	if err != nil {
		return "", fmt.Errorf("find a folder for the response cache: %w: set ASSAY_CACHE_DIR or say --cache live", err)
	}
	return filepath.Join(base, "assay", "responses"), nil
}

// display chooses how to show the session. Progress goes to standard error, so
// that standard output holds the report alone.
func (a *app) display(j *job, r *journal.Run, interrupt func()) display {
	switch {
	case j.f.json:
		return newJSONDisplay(a.out)
	case j.f.quiet:
		return quietDisplay{}
	case j.f.progress == "live" || j.f.progress == "auto" && a.isTerminal():
		return newLiveDisplay(a.in, a.liveOut(), r.Manifest().ID, a.now, interrupt)
	}
	return newPlainDisplay(a.err, a.now)
}
