package runcmd

import (
	"cmp"
	"slices"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/run"
)

type runFlags struct {
	suiteload.Flags
	filter    run.Filter
	resume    string
	out       string
	cache     string
	cacheDir  string
	keep      string // folder for kept workspaces; "" removes workspaces
	workers   int
	dryRun    bool
	yes       bool
	json      bool
	quiet     bool
	full      bool
	progress  string
	planOnly  bool // no agent will run
	prove     bool // check tasks first
	planFirst bool // print the plan before the run
	fresh     bool // rerun prewarm commands
	annotate  string
	baseline  string // file against which rules on a change are held; "" for none
	sign      string // SSH key that signs the run; "" for none
	retryVoid bool   // with resume: run void trials again
	fleet     fleetFlags
	revisions []string // of the repository; nil for the one of the suite
	history   []string // earlier runs whose control trials count
}

const runLong = `Run every trial of a suite, grade it, and report.

SUITE is a suite file, a folder with a suite.yaml, or the name of a suite that
comes with assay (bind-recall). Run keeps its results in a new folder under
--out. If it is interrupted, continue it with --resume.

assay caches every response of a model under a key of everything that could
change it (--cache), so that a second run is free. Exit codes: 0 gates pass or warn, 1 a gate
failed, 2 usage, 3 something is missing, 4 undecidable or out of budget,
130 interrupted.`

const runExample = `  assay run bind-recall
  assay run bind-recall --agent anthropic:claude-haiku-4-5 --budget 3
  assay run bind-recall --agent compatible:http://127.0.0.1:11434/v1#qwen3
  assay run my-suite --task 'nav-*' --trials 5 --jobs 16
  assay run --resume runs/20261121T101500Z-my-suite-k3f9`

func (f *runFlags) registerFlags(cmd *cobra.Command) {
	f.Flags.Register(cmd)
	f.registerFilter(cmd)
	fl := cmd.Flags()
	fl.StringVar(&f.resume, "resume", "", "continue the `run` in this folder, or \"last\"")
	fl.BoolVar(&f.retryVoid, "retry-void", false, "with --resume: run the void trials again; their attempts so far stay in the journal")
	fl.StringVar(&f.out, "out", defaultOut, "`folder` that holds all runs")
	fl.StringVar(&f.cache, "cache", "auto", "`mode` of the response cache: auto, content (run every trial, reuse equal requests), live (ask again), replay (offline; a miss is an error), refresh (ask again and keep the new)")
	fl.StringVar(&f.cacheDir, "cache-dir", "", "`folder` of the response cache (default ASSAY_CACHE_DIR, else the user's cache folder)")
	fl.StringVar(&f.keep, "keep-workdirs", "", "keep the room of every trial (workspace, home, logs; known secrets are redacted) in this `folder`; without one in workdirs of the run folder")
	fl.Lookup("keep-workdirs").NoOptDefVal = suiteload.KeepInRun
	fl.IntVar(&f.workers, "workers", 0, "do the work in this many child processes instead of this one")
	f.fleet.register(fl)
	fl.BoolVar(&f.prove, "check", false, "check the tasks first, as assay check does, and leave out those that do not hold")
	fl.BoolVar(&f.fresh, "fresh", false, "run prewarm commands of the workspace again, though an earlier run has kept what they leave")
	fl.BoolVar(&f.dryRun, "dry-run", false, "check everything and show what would run, but run nothing")
	fl.BoolVarP(&f.yes, "yes", "y", false, "start without a question, although the run may well cost more than the budget (see assay plan); it then stops in time")
	fl.BoolVar(&f.json, "json", false, "one JSON object a line on standard output: every event, then the result")
	fl.BoolVarP(&f.quiet, "quiet", "q", false, "no progress, only the verdict")
	fl.BoolVar(&f.full, "full", false, "print the whole report after the answer")
	runreport.RegisterAnnotations(fl, &f.annotate)
	fl.StringSliceVar(&f.history, "history", nil, "count control trials of this earlier `run` too, after a check for drift; may be repeated")
	fl.StringVar(&f.baseline, "baseline", "", "hold rules on a change against the baseline in this `file`, as assay baseline write makes it")
	fl.StringVar(&f.sign, "sign", "", "sign the run when it has ended, with the SSH key in this `file` (see assay sign)")
	fl.StringVar(&f.progress, "progress", "auto", "live, plain or auto (live on a terminal)")
}

func (f *runFlags) registerFilter(cmd *cobra.Command) {
	fl := cmd.Flags()
	fl.StringSliceVar(&f.filter.Tasks, "task", nil, "only tasks whose id matches this `glob`; may be repeated")
	fl.StringSliceVar(&f.filter.Arms, "arm", nil, "only arms (agent/scenario) that match this `glob`; may be repeated")
	fl.StringSliceVar(&f.filter.Tags, "tag", nil, "only tasks with a tag that matches this `glob`; may be repeated")
	fl.IntVar(&f.filter.Limit, "limit", 0, "only `N` tasks: of a suite with groups drawn with its seed, from each group in proportion, otherwise the first N")
}

func (f *runFlags) checkFlags() error {
	if err := runreport.CheckAnnotations(cmp.Or(f.annotate, runreport.AnnotateAuto)); err != nil { // plan has no such flag
		return err
	}
	switch {
	case !slices.Contains(run.Modes, run.Mode(f.cache)):
		return cmdenv.UsageErrorf("--cache %s: choose auto, content, live, replay or refresh", f.cache)
	case !slices.Contains([]string{"auto", "live", "plain"}, f.progress):
		return cmdenv.UsageErrorf("--progress %s: there are auto, live and plain", f.progress)
	case f.retryVoid && f.resume == "":
		return cmdenv.UsageErrorf("--retry-void goes on with a run: assay run --resume RUN --retry-void")
	case len(f.revisions) > 0 && f.resume != "":
		return cmdenv.UsageErrorf("--revisions starts a run for each revision: it takes no --resume")
	case f.json && f.quiet:
		return cmdenv.UsageErrorf("--json and --quiet exclude each other: one prints every event, the other none")
	}
	f.NoJobs = f.fleet.on()
	if err := f.fleet.check(f.workers); err != nil {
		return err
	}
	return f.Flags.Check()
}
