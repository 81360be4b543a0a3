//go:build linux

package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/assay-eval/assay/internal/run/fleet"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

const (
	joinVar   = "SOAK_JOIN"
	simSlots  = 4
	simTrial  = time.Second
	simToken  = "0123456789abcdef"
	simAnswer = 2000 // bytes of a transcript
)

// simulate runs a coordinator in this process and n workers of 4 slots in another, whose
// trials wait for a second, and prints the messages, bytes and processor time of the
// coordinator for each trial.
func simulate(n int) error {
	if url := os.Getenv(joinVar); url != "" {
		return simulateWorkers(url, n)
	}
	dir, err := os.MkdirTemp("", "assay-soak-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	srv, err := fleet.StartServer(fleet.ServerConfig{Listen: "127.0.0.1:0", Dir: filepath.Join(dir, "store"), Token: simToken, Run: "sim"}, "secret")
	if err != nil {
		return err
	}
	defer srv.Close()
	nc, err := srv.Connect(func(s string) { fmt.Fprintln(os.Stderr, s) })
	if err != nil {
		return err
	}
	defer nc.Close()
	var joined atomic.Int64
	c, err := fleet.NewCoordinator(context.Background(), fleet.Config{Conn: nc, Server: srv, Run: "sim", Version: "sim", QueueLimit: time.Hour,
		Classes: []fleet.Class{{Name: "make"}, {Name: "grade", Grade: true}},
		ClassOf: func(a worker.Assignment) string {
			if a.Attempt != nil {
				return "grade"
			}
			return "make"
		},
		Setup: func(string) json.RawMessage { return nil }, Pack: func(string) []fleet.PackFile { return nil },
		Read:      func(seal.Digest, int64, []byte) (int, error) { return 0, os.ErrNotExist },
		CheckPins: func(json.RawMessage, string, map[string]string) []string { return nil },
		Say: func(s string) {
			if strings.Contains(s, "joined") {
				joined.Add(1)
			}
		}})
	if err != nil {
		return err
	}
	defer c.Close()
	self, err := os.Executable()
	if err != nil {
		return err
	}
	child := exec.Command(self, "-simulated", fmt.Sprint(n))
	child.Env = append(os.Environ(), joinVar+"=nats://"+srv.Addr())
	child.Stderr = os.Stderr
	began := time.Now()
	if err := child.Start(); err != nil {
		return err
	}
	defer func() { _ = child.Process.Kill(); _ = child.Wait() }()
	for joined.Load() < int64(n) {
		if time.Sleep(10 * time.Millisecond); time.Since(began) > time.Minute {
			return fmt.Errorf("%d of %d workers joined", joined.Load(), n)
		}
	}
	joining := time.Since(began)
	slots := n * simSlots
	trials := 20 * slots
	cpu, msgs := processTime(), nc.Stats()
	began = time.Now()
	if err := playTrials(c, trials, slots); err != nil {
		return err
	}
	took, now := time.Since(began), nc.Stats()
	each := func(a, b uint64) float64 { return float64(a-b) / float64(trials) }
	fmt.Printf("simulated %d workers of %d slots, joined in %.1f s; %d trials of %v: %.0f trials/s of %d possible\n", n, simSlots, joining.Seconds(), trials, simTrial, float64(trials)/took.Seconds(), slots)
	fmt.Printf("          a trial: %.1f messages in, %.1f out, %.1f kB in, %.1f kB out, %.2f ms CPU of coordinator and server; peak RSS %d MB\n",
		each(now.InMsgs, msgs.InMsgs), each(now.OutMsgs, msgs.OutMsgs), each(now.InBytes, msgs.InBytes)/1e3, each(now.OutBytes, msgs.OutBytes)/1e3,
		(processTime()-cpu).Seconds()*1e3/float64(trials), peakRSS()>>20)
	return nil
}

// playTrials generates and grades trials, at most slots at once.
func playTrials(c *fleet.Coordinator, trials, slots int) error {
	next, begun, graded := int64(0), 0, 0
	offer := func(a worker.Assignment) error {
		next++
		a.ID = next
		return c.Offer(context.Background(), a)
	}
	begin := func() error {
		begun++
		return offer(worker.Assignment{N: 1, Key: trial.Key{Task: fmt.Sprint("t", begun), Arm: "a/s"}})
	}
	for begun < min(slots, trials) {
		if err := begin(); err != nil {
			return err
		}
	}
	for res, err := range c.Results() {
		if err == nil && res.Attempt != nil {
			if err = offer(worker.Assignment{N: 1, Key: res.Key, Attempt: res.Attempt, Graders: []string{"g"}}); err == nil && begun < trials {
				err = begin()
			}
		} else if err == nil {
			graded++
		}
		if err != nil {
			return err
		}
		if graded == trials {
			return nil
		}
	}
	return errors.New("the exchange was closed")
}

// simulateWorkers is n workers in one process.
func simulateWorkers(url string, n int) error {
	transcript := []byte(strings.Repeat("word ", simAnswer/5))
	ref := trial.Ref{Digest: seal.Of(transcript), Size: int64(len(transcript)), Inline: transcript}
	do := func(ctx context.Context, a worker.Assignment) worker.Result {
		if a.Attempt != nil {
			return worker.Result{Scores: []trial.Score{{Key: a.Key, Attempt: 1, Grader: "g"}}}
		}
		select {
		case <-ctx.Done():
		case <-time.After(simTrial):
		}
		return worker.Result{Attempt: &trial.Attempt{Key: a.Key, N: 1, Source: trial.Scripted, End: &trial.End{Reason: trial.Finished}, Transcript: ref}}
	}
	var all sync.WaitGroup
	for i := range n {
		all.Go(func() {
			err := fleet.Work(context.Background(), fleet.WorkConfig{URL: url, Token: simToken, Name: fmt.Sprint("w", i), Slots: simSlots, Version: "sim", Now: time.Now, Say: func(string) {},
				Prepare: func(context.Context, fleet.Job) (*fleet.Crew, error) {
					return &fleet.Crew{Do: do, Close: func() error { return nil }}, nil
				}})
			if err != nil {
				fmt.Fprintln(os.Stderr, "worker:", err)
			}
		})
	}
	all.Wait()
	return nil
}

// processTime returns the processor time of this process.
func processTime() time.Duration {
	var ru syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &ru) != nil {
		return 0
	}
	return time.Duration(ru.Utime.Nano() + ru.Stime.Nano())
}

func peakRSS() int64 {
	var ru syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &ru) != nil {
		return 0
	}
	return ru.Maxrss << 10
}
