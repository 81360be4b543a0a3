package runcmd

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/worker"
)

// workerSetup is the setup that a child receives. Everything else is in the run
// folder, which it reads and never writes.
type workerSetup struct {
	Run      string `json:"run"`       // folder, absolute
	SuiteDir string `json:"suite_dir"` // of the suite, absolute; "" if it is not on disk
	// Toolchain is what --toolchain says.
	Toolchain string `json:"toolchain,omitempty"`
	// Keep and CacheDir are what --keep-workdirs and --cache-dir say.
	Keep     string `json:"keep,omitempty"`
	CacheDir string `json:"cache_dir,omitempty"`
	// Since is when homes must have been warmed, or later, to be used again.
	Since time.Time `json:"since"`
}

// NewWorker returns the command worker.
func NewWorker(loader *suiteload.Loader) *cobra.Command {
	var stdio bool
	join := &joinFlags{}
	cmd := &cobra.Command{
		Use: "worker", Short: "do trials for a run of another machine",
		Long: `Do trials for a run that another machine coordinates: assay run --listen, or
--queue with a NATS cluster. The worker needs nothing but this program and what
its agents and graders need (CLIs, toolchains, keys in its environment): the
suite comes from the coordinator. It waits for a coordinator that is not there,
works on run after run, and ends with Ctrl-C or, with --once, with the run.
assay help machines shows how to set up one machine or a hundred.

With --stdio it works for the assay that started it, as run --workers does.`,
		Example: `  assay worker --join nats://10.0.0.5:4222 --token-file token
  assay worker --join nats://10.0.0.5:4222 --token-file token --label xcode=26.1 --only grade
  assay worker --join tls://queue.example.com:4222 --creds worker.creds --slots 4`,
		Args: cmdenv.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			switch {
			case join.url != "" && stdio:
				return cmdenv.UsageErrorf("--join and --stdio exclude each other")
			case join.url != "":
				return joinRuns(cmd.Context(), loader, join)
			case !stdio:
				return cmdenv.UsageErrorf("say where the work is: assay worker --join nats://HOST:PORT --token-file FILE")
			}
			// Results are redacted by the runtime; the pipe itself must not be
			// held up or changed.
			return run.ServeWorker(cmd.Context(), loader.In, loader.RawOut, loader.Version, func(ctx context.Context, setup json.RawMessage) (func(context.Context, worker.Assignment) worker.Result, func() error, error) {
				return serveRun(ctx, loader, setup)
			})
		},
	}
	cmd.Flags().BoolVar(&stdio, "stdio", false, "get work over standard input and output")
	join.register(cmd)
	return cmd
}

func serveRun(ctx context.Context, loader *suiteload.Loader, setup json.RawMessage) (func(context.Context, worker.Assignment) worker.Result, func() error, error) {
	var s workerSetup
	if err := json.Unmarshal(setup, &s); err != nil {
		return nil, nil, fmt.Errorf("read the setup: %w", err)
	}
	r, err := run.Restore(s.Run, loader.Kinds, 0)
	if err != nil {
		return nil, nil, err
	}
	r.Suite.Dir, loader.Toolchain = s.SuiteDir, s.Toolchain
	r.Suite.Files = loader.SuiteFiles(r.Suite.Name, s.SuiteDir)
	prices, err := suiteload.PinnedPrices(r.Suite, r.Run.Manifest().Prices)
	if err != nil {
		return nil, nil, fmt.Errorf("read the prices of run %s: %w", s.Run, err)
	}
	set := worker.Setting{Open: r.Run, Keep: r.Run.KeepBlob}
	if set.Cache, err = loader.OpenCache(s.CacheDir); err != nil {
		set.Cache = nil // the parent reports a missing cache
	}
	rt, err := loader.NewRuntime(ctx, r.Suite, r.Fixture, loader.SuiteRedactor(r.Suite), prices, set)
	if err != nil {
		return nil, nil, err
	}
	rt.Rooms.Warm.Since = s.Since
	if err := loader.PlaceInRun(&rt.Rooms, r.Run, s.Keep, s.CacheDir); err != nil {
		return nil, nil, err
	}
	rt.UsePins(r.Pins)
	return rt.Do, rt.Close, nil
}

// fitForWorkers refuses a suite that workers cannot be given as it is: they read
// it from the run folder, which is redacted.
func (j *job) fitForWorkers() error {
	if j.f.workers == 0 && !j.f.fleet.on() {
		return nil
	}
	raw, err := j.suite.Resolved()
	if err != nil || !j.red.HasSecret(raw) {
		return err
	}
	return cmdenv.UsageErrorf("the suite holds the value of %s, which no run stores and so no worker gets: run without --workers, --listen and --queue, or take it out and name the variable in env",
		strings.Join(cmdenv.SecretNames(raw, j.red), ", "))
}

// startWorkers is the exchange that works in child processes of this program.
func (j *job) startWorkers(ctx context.Context, r *journal.Run) (run.Exchange, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, fmt.Errorf("find this program: %w", err)
	}
	folder, err := filepath.Abs(r.Dir())
	if err != nil {
		return nil, fmt.Errorf("find the run folder: %w", err)
	}
	setup := workerSetup{Run: folder, Toolchain: j.Toolchain, Keep: j.f.keep, CacheDir: j.f.cacheDir, Since: j.runtime.Rooms.Warm.Since}
	if j.suite.Dir != "" {
		if setup.SuiteDir, err = filepath.Abs(j.suite.Dir); err != nil {
			return nil, fmt.Errorf("find the suite: %w", err)
		}
	}
	raw, err := json.Marshal(setup)
	if err != nil {
		return nil, err
	}
	slots := (j.suite.Limits.Jobs + graderHands + j.f.workers - 1) / j.f.workers
	var n atomic.Int64 // children are started again by goroutines of their own
	x, err := run.NewStdio(ctx, j.f.workers, run.Hello{Version: j.Version, Slots: slots, Setup: raw}, func(ctx context.Context) (*run.Child, error) {
		return startWorker(ctx, j.Env, self, n.Add(1))
	})
	if err != nil {
		return nil, cmdenv.MissingError(err)
	}
	return x, nil
}

// startWorker starts one worker. Its standard error is for people.
func startWorker(ctx context.Context, env *cmdenv.Env, self string, n int64) (*run.Child, error) {
	p, err := proc.Start(context.WithoutCancel(ctx), proc.Spec{
		Args: []string{self, "worker", "--stdio"}, Env: env.Environ, Pipes: true, Stderr: env.RawErr, Grace: time.Second,
	})
	if err != nil {
		return nil, err
	}
	return &run.Child{
		In: p.Stdin, Out: p.Stdout, Name: fmt.Sprint(n),
		Kill: func() { p.Stop(errors.New("not needed any more")) },
		Wait: func() error {
			if exit := p.Wait(); !exit.OK() {
				return errors.New(exit.String())
			}
			return nil
		},
	}, nil
}
