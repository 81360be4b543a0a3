// Package runcmd has the commands that run suites or show what would run: run, aa,
// plan, regrade and worker.
package runcmd

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	mathrand "math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/baseline"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/runsign"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/history"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
	"github.com/assay-eval/assay/internal/workspace"
)

// NewRun returns the command run.
func NewRun(reporter *runreport.Reporter) *cobra.Command {
	f := &runFlags{}
	cmd := &cobra.Command{
		Use: "run SUITE", Short: "run a suite and report", Long: runLong, Example: runExample,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(f.revisions) > 0 {
				return runRevisions(cmd.Context(), reporter, f, args, os.Args[1:])
			}
			return runSuite(cmd.Context(), reporter, f, args, os.Args[1:])
		},
	}
	f.registerFlags(cmd)
	cmd.Flags().StringSliceVar(&f.revisions, "revisions", nil, "run in each of these `revisions` of the suite's repository, oldest first, with every target where it is then, and say since when targets are changed, moved or gone; with --dry-run say only that")
	return cmd
}

// job is a run that is ready to go.
type job struct {
	*runreport.Reporter
	f        *runFlags
	suite    *suite.Suite
	fixture  *workspace.Source
	runtime  *worker.Runtime
	pins     equip.Pins
	plan     trial.Plan
	red      *seal.Redactor
	restored *run.Restored // of a run that goes on
	prices   suiteload.PriceTable
	cache    *journal.Cache // nil if none is available and none is needed
	history  *history.History
	baseline *baseline.Baseline // nil for none
	signer   *runsign.Signer    // nil for none
	missing  map[string]string  // parts of the suite that other machines must serve
}

func runSuite(ctx context.Context, reporter *runreport.Reporter, f *runFlags, args, argv []string) (err error) {
	if err := f.checkFlags(); err != nil {
		return err
	}
	reporter.BoundGarbage()
	j, err := prepareJob(ctx, reporter, f, args)
	if j != nil {
		defer j.closeRuntime()
	}
	if err != nil {
		return err
	}
	if err := j.selectHistory(); err != nil {
		return err
	}
	if err := j.openResponses(); err != nil {
		return err
	}
	if f.dryRun || f.planFirst {
		if err := j.printPlan(false, false); err != nil || f.dryRun {
			return err
		}
	}
	if err := j.fitForWorkers(); err != nil {
		return err
	}
	if err := j.checkNeeds(); err != nil {
		return err
	}
	if err := f.fleet.tryFlags(); err != nil {
		return err
	}
	if err := j.askConsent(); err != nil {
		return err
	}
	if err := j.printDetectableEffect(); err != nil {
		return err
	}
	if f.sign != "" {
		if j.signer, err = runsign.NewSigner(j.Env, "--sign", f.sign); err != nil {
			return err
		}
		defer func() { err = errors.Join(err, j.signer.Close()) }()
	}
	return j.executePlan(ctx, args, argv)
}

func (j *job) closeRuntime() {
	if j.runtime != nil {
		j.runtime.Close()
	}
}

// forgetSuite frees the data that only trials need. Reports are made of the stored suite.
func (j *job) forgetSuite() {
	j.closeRuntime()
	j.suite, j.runtime, j.fixture, j.prices.Suite, j.Picks = nil, nil, nil, nil, nil
}

// prepareJob loads, probes and plans; a run that goes on is compared with today's
// suite and machine instead of planned.
func prepareJob(ctx context.Context, reporter *runreport.Reporter, f *runFlags, args []string) (*job, error) {
	j := &job{Reporter: reporter, f: f}
	err := j.loadSuite(args)
	if err != nil {
		return nil, err
	}
	if j.baseline, err = runreport.BaselineFlag(f.baseline, false); err != nil {
		return nil, err
	}
	j.red = reporter.SuiteRedactor(j.suite)
	if j.restored != nil {
		if err := j.checkUnchanged(); err != nil {
			return nil, err
		}
	}
	reporter.NoteCommonSecrets(j.suite)
	if err := f.filter.CheckMatches(j.suite); err != nil {
		return nil, cmdenv.UsageErrorf("%w", err)
	}
	reporter.Picks = f.filter.PicksTask(j.suite)
	if err := j.readFixture(ctx); err != nil {
		return nil, err
	}
	set := worker.Setting{Arms: f.filter.ArmsOf(j.suite)}
	if j.restored != nil {
		plan := j.restored.Run.Manifest().Plan
		set.Open, set.Arms, reporter.Picks = j.restored.Run, plannedArms(plan), plannedTasks(plan)
		j.prices, err = suiteload.PinnedPrices(j.suite, j.restored.Run.Manifest().Prices)
	} else {
		j.prices, err = reporter.TodaysPrices(j.suite, f.Prices)
	}
	if err != nil {
		return nil, err
	}
	if j.runtime, err = reporter.NewRuntime(ctx, j.suite, j.fixture, j.red, j.prices, set); err != nil {
		return j, err
	}
	if j.pins, err = j.probe(ctx); err != nil {
		if ctx.Err() != nil {
			return j, cmdenv.ExitWith(cmdenv.ExitInterrupted)
		}
		return j, cmdenv.MissingError(err)
	}
	if err := suiteload.CheckMetrics(j.suite, j.runtime); err != nil {
		return j, err
	}
	if j.restored == nil && f.prove {
		if err := j.quarantineBad(ctx); err != nil {
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
	return j, j.checkResumable()
}

// readFixture reads the files of the workspace. For a new run it checks the tasks against
// them.
func (j *job) readFixture(ctx context.Context) error {
	var err error
	if j.fixture, err = suiteload.ReadFixture(ctx, j.suite, j.red); err != nil || j.restored != nil {
		return err
	}
	return j.CheckFiles(ctx, j.suite, j.fixture)
}

// loadSuite loads the suite of the command line, or of the run to resume.
func (j *job) loadSuite(args []string) error {
	f := j.f
	var err error
	if f.resume != "" {
		if f.resume, err = runload.FindRun(f.resume, f.out); err != nil {
			return err
		}
		if j.restored, err = runload.Restore(j.Loader, f.resume, 0); err != nil {
			return err
		}
		if started := j.restored.Run.Manifest().Args; len(started) > 0 && started[0] == "import" {
			run := cmdenv.QuoteWord(f.resume)
			return cmdenv.UsageErrorf("run %s was imported: its trials ran elsewhere, so there is nothing to resume; see it with assay report %s, judge its answers again with assay regrade %s, or compare it with another run: assay compare %s OTHER", f.resume, run, run, run)
		}
		if args, err = j.restoreFlags(args); err != nil {
			return err
		}
		if err := j.enterStartFolder(args); err != nil {
			return err
		}
	}
	if len(args) != 1 {
		return cmdenv.UsageErrorf("name one suite: assay run bind-recall, or assay run FILE")
	}
	if j.suite, err = j.LoadSuite(args[0], &f.Flags); err != nil {
		if _, statErr := os.Stat(args[0]); j.restored != nil && statErr != nil {
			return cmdenv.UsageErrorf("run %s was started with suite %s, which is not there now: resume from the folder where it was started (%w)", f.resume, args[0], err)
		}
		return err
	}
	return nil
}

// checkResumable checks that servers, tools and inputs of the resumed run have not
// changed since its plan.
func (j *job) checkResumable() error {
	if changed := j.restored.PinChanges(j.pins); len(changed) > 0 {
		return cmdenv.MissingError(fmt.Errorf("run %s cannot go on: what it is about has changed since it was planned:\n  %s\nstart a new run", j.f.resume, strings.Join(changed, "\n  ")))
	}
	if err := j.restored.CheckKeys(j.runtime); err != nil {
		return cmdenv.MissingError(fmt.Errorf("run %s cannot go on: %w", j.f.resume, err))
	}
	return nil
}

// nothingLeft says why no trial of a plan runs.
func nothingLeft(p trial.Plan) error {
	if slices.ContainsFunc(p.Trials, func(t trial.Planned) bool { return strings.HasPrefix(t.Filtered, "quarantine") }) {
		return cmdenv.UsageErrorf("nothing is left to run: every task that was asked for is in quarantine: assay check says why, mend them")
	}
	return cmdenv.UsageErrorf("nothing is left to run: no task and arm pass --task, --tag and --arm together")
}

func plannedTasks(p trial.Plan) func(*suite.Task) bool {
	in := map[string]bool{}
	for _, t := range p.Trials {
		if t.Filtered == "" {
			in[t.Task] = true
		}
	}
	return func(t *suite.Task) bool { return in[t.ID] }
}

// plannedArms returns the arms with trials that the command line did not leave out, in
// the order of the plan. No server of another arm has pins.
func plannedArms(p trial.Plan) []string {
	var out []string
	for _, t := range p.Trials {
		if t.Filtered == "" && !slices.Contains(out, t.Arm) {
			out = append(out, t.Arm)
		}
	}
	return out
}

// restoreFlags takes the flags that shape the suite from the command line that
// started the run.
func (j *job) restoreFlags(args []string) ([]string, error) {
	if len(args) > 0 {
		return nil, cmdenv.UsageErrorf("--resume takes no suite: run %s knows which it is", j.f.resume)
	}
	for _, name := range []string{"agent", "arm", "history", "limit", "prices", "seed", "server", "set", "tag", "task", "toolchain", "trials"} {
		if j.f.IsSet(name) {
			return nil, cmdenv.UsageErrorf("--resume goes on with the run as it was started: it takes no --%s", name)
		}
	}
	first, args, err := readStartFlags(j.Env, j.restored)
	if err != nil {
		return nil, cmdenv.MissingError(fmt.Errorf("run %s cannot go on: %w", j.f.resume, err))
	}
	// Pace, budget and cache mode do not affect the measurement, so they may change.
	// Unless they are set again they stay: a run that was to replay must not begin
	// to ask.
	for _, name := range []string{"jobs", "baseline", "budget", "cache", "cache-dir", "retry-void"} {
		if j.f.IsSet(name) {
			value := j.f.FlagSet.Lookup(name).Value.String()
			if name == "cache-dir" || name == "baseline" { // it is relative to the folder of this command, the others to that of the first
				var err error
				if value, err = filepath.Abs(value); err != nil {
					return nil, err
				}
			}
			if err := first.FlagSet.Set(name, value); err != nil {
				return nil, err
			}
		}
	}
	j.f.Flags, j.f.cache, j.f.cacheDir, j.f.retryVoid = first.Flags, first.cache, first.cacheDir, j.f.IsSet("retry-void") && first.retryVoid
	j.f.baseline = first.baseline
	return args, nil
}

// readStartFlags reads the command line that started a run: its flags, and the
// suite as it was named.
func readStartFlags(env *cmdenv.Env, r *run.Restored) (*runFlags, []string, error) {
	f := &runFlags{}
	cmd := &cobra.Command{Use: "run"}
	f.registerFlags(cmd)
	var args []string
	for _, arg := range r.Run.Manifest().Args {
		for _, s := range seal.Secrets(env.Environ) { // they were taken out of it
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
		f.configureAA()
	}
	return f, cmd.Flags().Args(), nil
}

// checkUnchanged refuses to go on with a suite that has changed since the run began.
func (j *job) checkUnchanged() error {
	lines, err := j.restored.SuiteChanges(j.suite, j.red)
	if err != nil {
		return err
	}
	lines = slices.DeleteFunc(lines, func(l string) bool {
		return strings.HasPrefix(l, "limits.jobs:") || strings.HasPrefix(l, "limits.outage:") || strings.HasPrefix(l, "budget.usd:") || strings.HasPrefix(l, "budget:") ||
			strings.HasPrefix(l, "quarantine") // the plan has the tasks that a run leaves out
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
	return cmdenv.UsageErrorf("run %s cannot go on: the suite has changed since it was started:\n  %s%s\nstart a new run, or put the suite back as it was",
		j.f.resume, strings.Join(lines, "\n  "), more)
}

// askConsent asks, or refuses where nobody can be asked, if the run may well cost more
// than the budget.
func (j *job) askConsent() error {
	limit := budgetOf(j.suite)
	if limit == nil || j.restored != nil {
		return nil
	}
	est := j.estimateCost()
	for _, arm := range est.arms {
		switch {
		case arm.live == 0 || j.isMetered(arm.id):
		case arm.worst == nil:
			return cmdenv.UsageErrorf("budget: arm %s has no known worst case (%s): %s, or run without a budget", arm.id, arm.why.Why, arm.why.Fix)
		case arm.each.Cmp(limit) > 0:
			return cmdenv.UsageErrorf("budget: one trial of %s can cost %s, more than the whole budget of %s, so none would start: raise the budget, or bound the trial closer (max_usd, max_turns, tool_result_max)",
				arm.id, formatDollarsUp(arm.each), formatDollars(limit))
		}
	}
	if j.f.yes || est.fits(limit) {
		return nil
	}
	msg := fmt.Sprintf("this run: %s; the budget of %s would stop it in time", est.describe(), formatDollars(limit))
	in, ok := j.In.(*os.File)
	if !ok || !term.IsTerminal(int(in.Fd())) || j.f.json {
		return cmdenv.UsageErrorf("%s: raise --budget, run less (--limit), or say --yes", msg)
	}
	fmt.Fprintf(j.RawErr, "%s. Start? [y/N] ", msg) // no line end, which the redactor waits for
	var answer string
	if _, err := fmt.Fscanln(in, &answer); err != nil && !errors.Is(err, io.EOF) && answer != "" {
		return fmt.Errorf("read the answer: %w", err)
	}
	if strings.ToLower(answer) != "y" && strings.ToLower(answer) != "yes" {
		return cmdenv.UsageErrorf("not started")
	}
	return nil
}

// executePlan opens the run folder, works the plan off, and reports.
func (j *job) executePlan(ctx context.Context, args, argv []string) error {
	argv = j.f.fleet.hideCredentials(argv)
	var r *journal.Run
	var err error
	why := "run"
	if j.restored != nil {
		r, why = j.restored.Run, "resume"
	} else {
		prices, err := j.prices.Pinned()
		if err != nil {
			return err
		}
		r, err = run.Create(run.SessionSpec{Root: j.f.out, Suite: j.suite, SuiteDir: args[0], Plan: j.plan, Pins: j.pins, StartedIn: startFolder(j.f.out),
			Prices: prices, Fixture: j.fixture, History: j.history, Args: argv, Version: j.Version, Redactor: j.red}, j.Now(), rand.Reader)
		if err != nil {
			return cmdenv.DiskError(err)
		}
	}
	if err := j.noteKeyParts(); err != nil {
		j.Complain(err)
	}
	j.runtime.Open, j.runtime.Keep = r, r.KeepBlob
	j.suite.ForgetPlaces() // a large suite has as many as a third of the memory, which each collection would look through
	sum, err := j.runSession(ctx, r, why)
	if errors.Is(err, journal.ErrBusy) {
		return cmdenv.MissingError(err)
	}
	if err != nil {
		return cmdenv.DiskError(fmt.Errorf("%w\nwhat was acknowledged is kept; when the cause is mended: assay run --resume %s", err, r.Dir()))
	}
	if sum.Reason == "done" && j.f.fleet.on() {
		if err := removeQueue(r); err != nil {
			j.Complain(err)
		}
	}
	interrupted, reviewed := sum.Reason == "interrupted", j.suite.PostRun != nil
	if !reviewed {
		j.forgetSuite()
	}
	var unsigned error
	if j.signer != nil && !interrupted {
		unsigned = j.signer.SignRun(r.Dir())
	}
	err = j.reportSession(r, sum)
	if reviewed && !interrupted {
		j.runReviewer(ctx, r)
	}
	if err != nil && unsigned != nil {
		fmt.Fprintf(j.Err, "assay: %v\n", unsigned) // the report decides the exit code
		return err
	}
	return cmp.Or(err, unsigned)
}

func (j *job) runSession(ctx context.Context, r *journal.Run, why string) (run.Summary, error) {
	if err := j.PlaceInRun(&j.runtime.Rooms, r, j.f.keep, j.f.cacheDir); err != nil {
		return run.Summary{}, err
	}
	if j.f.fresh {
		j.runtime.Rooms.Warm.Since = j.Now()
	}
	host, _ := os.Hostname()
	pins, err := json.Marshal(j.pins)
	if err != nil {
		return run.Summary{}, fmt.Errorf("write the pins: %w", err)
	}
	w, err := r.Append(trial.Session{Version: j.Version, Host: host, Platform: runtime.GOOS + "/" + runtime.GOARCH, Why: why, Pins: j.red.Bytes(pins)}, j.Now)
	if err != nil {
		return run.Summary{}, err
	}
	defer w.Close()
	if t := w.Torn(); t != nil {
		fmt.Fprintf(j.Err, "assay: %v\n", t)
	}
	purse, err := j.newPurse()
	if err != nil {
		return run.Summary{}, err
	}
	cfg := run.Config{
		Plan: j.plan, Trials: j.runtime, Records: w, Jobs: j.suite.Limits.Jobs, Now: j.Now, Rand: mathrand.Float64, Worker: host,
		Mode: run.Mode(j.f.cache), Run: r.Manifest().ID, Budget: purse,
		Outage: j.suite.Limits.Outage.D(), RetryVoid: j.f.retryVoid, Deadline: j.deadlineOf,
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
	switch {
	case j.suite.Stop.When == "":
	case earlier != nil:
		cfg.Watch = earlier.Monitor()
	default:
		cfg.Watch = analyse.NewMonitor(j.suite, j.plan)
	}
	if j.cache != nil {
		cfg.Cache = run.NewResponses(j.cache, r.Manifest().ID, r)
	}
	ctx, interrupt := context.WithCancel(ctx)
	defer interrupt()
	var endDisplay func()
	cfg.Observe, endDisplay = j.startDisplay(r, interrupt)
	book := newCrewBook(w, j.red.String)
	if cfg.Exchange, err = j.newExchange(ctx, r, book.follow(cfg.Observe)); err != nil {
		endDisplay()
		return run.Summary{}, err
	}
	cfg.Records = book
	book.useExchange(cfg.Exchange)
	defer cfg.Exchange.Close()
	j.runtime.Rooms.Say = func(w worker.Wait) {
		cfg.Observe(run.Event{Kind: run.Warming, Time: j.Now(), Reason: w.What, Over: w.Over, Took: w.Took})
	}
	sum, err := run.Run(ctx, cfg)
	endDisplay()
	if closing := w.Close(); !errors.Is(err, closing) { // a fault of writing is returned by both
		err = errors.Join(err, closing)
	}
	return sum, err
}

// newExchange returns where the work is done: here, in child processes, or on other
// machines.
func (j *job) newExchange(ctx context.Context, r *journal.Run, observe func(run.Event)) (run.Exchange, error) {
	if j.f.fleet.on() {
		return j.newFleet(ctx, r, func(text string) {
			observe(run.Event{Kind: run.Noted, Time: j.Now(), Reason: text})
		}, func(crew []run.CrewMember) {
			observe(run.Event{Kind: run.Crewed, Time: j.Now(), Crew: crew})
		})
	}
	if j.f.workers > 0 {
		for _, name := range cmdenv.SortedKeys(j.suite.Servers) {
			if j.suite.Servers[name].Alone {
				return nil, cmdenv.UsageErrorf("server %s is alone: each of --workers %d processes would start one of its own, and they would end each other: leave --workers out", name, j.f.workers)
			}
		}
		return j.startWorkers(ctx, r)
	}
	// Grading beside generating needs hands of its own, or slow graders would
	// take slots from agents.
	return run.NewPool(ctx, j.suite.Limits.Jobs+graderHands, j.runtime.Do), nil
}

const graderHands = 2

// startDisplay selects a display for the session. show displays an event, and end
// closes the display. Progress goes to standard error, so that standard output contains
// only the report.
func (j *job) startDisplay(r *journal.Run, interrupt func()) (show func(run.Event), end func()) {
	switch {
	case j.f.json:
		d := &jsonDisplay{enc: json.NewEncoder(j.Out)}
		d.enc.SetEscapeHTML(false)
		return d.Event, func() {}
	case j.f.quiet:
		return func(run.Event) {}, func() {}
	case j.f.progress == "live" || j.f.progress == "auto" && j.IsTerminal():
		d := newLiveDisplay(j.In, j.RawErr, r.Manifest().ID, j.Now, interrupt)
		return d.Event, d.Close
	}
	d := newPlainDisplay(j.Err, j.Now)
	return d.Event, d.Close
}
