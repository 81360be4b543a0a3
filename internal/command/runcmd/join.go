package runcmd

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/fleetpack"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run/fleet"
	"github.com/assay-eval/assay/internal/scratch"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/worker"
)

// joinFlags are the flags of a worker that joins a run of another machine.
type joinFlags struct {
	url       string
	tokenFile string
	creds     string
	runID     string
	name      string
	labels    []string
	slots     int
	only      string
	once      bool
	cacheDir  string
	toolchain string
	tls       tlsFlags
	given     *pflag.FlagSet
}

func (f *joinFlags) register(cmd *cobra.Command) {
	fl := cmd.Flags()
	f.given = fl
	fl.StringVar(&f.url, "join", "", "join the run of the coordinator, or of the cluster, at this `URL`, such as nats://10.0.0.5:4222")
	fl.StringVar(&f.tokenFile, "token-file", "", "`file` with the token of the coordinator")
	fl.StringVar(&f.creds, "creds", "", "`file` with credentials of a cluster, in place of a token")
	fl.StringVar(&f.runID, "run-id", "", "join only the run with this `id`")
	cmdenv.RenameFlag(cmd, "run", "run-id")
	fl.StringVar(&f.name, "name", "", "`name` of this worker in reports (default: the machine's)")
	fl.StringArrayVar(&f.labels, "label", nil, "`label` of this machine, such as xcode=26.1; os and arch are always set")
	fl.IntVar(&f.slots, "slots", 0, "trials that run here at once (default: the number of processors)")
	fl.StringVar(&f.only, "only", "", "`half` of trials that this worker does: generate (it then gets no grader and no answer) or grade")
	fl.BoolVar(&f.once, "once", false, "end with the run instead of waiting for the next")
	fl.StringVar(&f.cacheDir, "cache-dir", "", "`folder` of the response cache (default ASSAY_CACHE_DIR, else the user's cache folder)")
	fl.StringVar(&f.toolchain, "toolchain", "", "Swift `toolchain` of graders: a folder, or a name such as swift-6.0")
	f.tls.register(fl)
}

func (f *joinFlags) check() error {
	if err := checkEmpty(f.given, "run-id", "name", "only", "tls-cert", "tls-key", "tls-ca"); err != nil {
		return err
	}
	switch {
	case !strings.Contains(f.url, "://"):
		return cmdenv.UsageErrorf("--join %s: write a URL, such as nats://10.0.0.5:4222", fleet.HideCredentials(f.url))
	case checkQueueURL("--join", f.url) != nil:
		return checkQueueURL("--join", f.url)
	case f.tokenFile != "" && f.creds != "":
		return cmdenv.UsageErrorf("--token-file and --creds exclude each other")
	case f.only != "" && f.only != fleet.OnlyGenerate && f.only != fleet.OnlyGrade:
		return cmdenv.UsageErrorf("--only %s: there are generate and grade", f.only)
	case f.name != "" && !fleet.IsPlainName(f.name):
		return cmdenv.UsageErrorf("--name %s: write 1 to 64 letters, digits and signs, without spaces", cmdenv.QuoteWord(f.name))
	case f.slots < 0 || f.slots == 0 && f.given.Changed("slots"):
		return cmdenv.UsageErrorf("--slots %d: it counts from 1", f.slots)
	}
	return f.tls.check()
}

// joinRuns works for coordinators until ctx ends.
func joinRuns(ctx context.Context, loader *suiteload.Loader, f *joinFlags) error {
	if err := f.check(); err != nil {
		return err
	}
	cfg := fleet.WorkConfig{URL: f.url, Creds: f.creds, Run: f.runID, Name: f.name, Labels: machineLabels(nil), Slots: cmp.Or(f.slots, runtime.NumCPU()),
		Only: f.only, Version: loader.Version, Once: f.once, Now: loader.Now}
	for _, l := range f.labels {
		if err := checkLabel(l); err != nil {
			return err
		}
	}
	cfg.Labels = machineLabels(f.labels)
	if cfg.Name == "" {
		host, _ := os.Hostname()
		cfg.Name = cmp.Or(host, "worker")
	}
	var err error
	if cfg.TLS, err = f.tls.config(false); err != nil {
		return err
	}
	if err := checkCreds(f.creds); err != nil {
		return err
	}
	if f.tokenFile != "" {
		b, err := os.ReadFile(f.tokenFile)
		if err != nil {
			return cmdenv.UsageErrorf("--token-file: %w: copy the coordinator's token", err)
		}
		if cfg.Token = strings.TrimSpace(string(b)); cfg.Token == "" {
			return cmdenv.UsageErrorf("--token-file %s is empty: copy the coordinator's token", f.tokenFile)
		}
	}
	var mu sync.Mutex
	cfg.Say = func(line string) {
		mu.Lock()
		defer mu.Unlock()
		fmt.Fprintf(loader.Err, "%s  %s\n", loader.Now().Format("15:04:05"), report.Cut(report.Clean(line), 400))
	}
	cfg.Prepare = func(ctx context.Context, job fleet.Job) (*fleet.Crew, error) {
		return prepareCrew(ctx, loader, f, job, cfg.Say)
	}
	err = fleet.Work(ctx, cfg)
	if refused := (*fleet.RefusedError)(nil); errors.As(err, &refused) {
		return cmdenv.MissingError(err)
	}
	return err
}

// checkCreds refuses a file of credentials that cannot be read.
func checkCreds(file string) error {
	if file == "" {
		return nil
	}
	if _, err := os.ReadFile(file); err != nil {
		return cmdenv.UsageErrorf("--creds: %w", err)
	}
	return nil
}

func checkLabel(text string) error {
	f := fleetFlags{labels: []string{text}}
	return f.check(0)
}

// prepareCrew fetches the suite of a run, probes this machine, and makes what works.
func prepareCrew(ctx context.Context, loader *suiteload.Loader, f *joinFlags, job fleet.Job, say func(string)) (_ *fleet.Crew, err error) {
	base, err := os.UserCacheDir()
	if dir := loader.Getenv("ASSAY_CACHE_DIR"); dir != "" {
		base, err = dir, nil
	}
	if err != nil {
		return nil, cmdenv.MissingError(fmt.Errorf("find a folder for the files of runs: %w: set ASSAY_CACHE_DIR", err))
	}
	folder, err := scratch.Make("", scratch.Run)
	if err != nil {
		return nil, cmdenv.MissingError(err)
	}
	dir := folder.Path
	remove := func() error {
		defer folder.Release()
		return os.RemoveAll(dir)
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, remove())
		}
	}()
	got, err := fleetpack.Fetch(ctx, job, dir, filepath.Join(base, "assay", "packs"))
	if err != nil {
		return nil, err
	}
	s, err := suite.FromResolved(got.Resolved, loader.Kinds)
	if err != nil {
		return nil, fmt.Errorf("read the suite of run %s: %w", got.ID, err)
	}
	s.Dir, loader.Toolchain = got.Dir, f.toolchain
	s.Files = loader.SuiteFiles(s.Name, got.Dir)
	prices, err := suiteload.PinnedPrices(s, got.Prices)
	if err != nil {
		return nil, fmt.Errorf("read the prices of run %s: %w", got.ID, err)
	}
	set := worker.Setting{Open: job.Files, Keep: nil}
	if set.Cache, err = loader.OpenCache(f.cacheDir); err != nil {
		set.Cache = nil
	}
	rt, err := loader.NewRuntime(ctx, s, got.Fixture, loader.SuiteRedactor(s), prices, set)
	if err != nil {
		return nil, err
	}
	rt.Rooms.Run, rt.Rooms.Repo = got.ID, got.Repo
	rt.Rooms.Hide = append(rt.Rooms.Hide, base, dir)
	rt.Rooms.Say = func(w worker.Wait) {
		if !w.Over {
			say("warming " + w.What)
		}
	}
	today, missing, err := rt.ProbeParts(ctx, true)
	if err != nil {
		return nil, errors.Join(cmdenv.MissingError(err), rt.Close())
	}
	pins, err := json.Marshal(today)
	if err != nil {
		return nil, errors.Join(err, rt.Close())
	}
	if err := json.Unmarshal(got.Pins, &today); err != nil {
		return nil, errors.Join(fmt.Errorf("read the pins of run %s: %w", got.ID, err), rt.Close())
	}
	rt.UsePins(today)
	return &fleet.Crew{Do: rt.Do, Pins: pins, Missing: missing, Close: func() error { return errors.Join(rt.Close(), remove()) }}, nil
}
