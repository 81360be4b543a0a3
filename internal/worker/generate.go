package worker

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"runtime/debug"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// Do carries out one assignment: it grades the attempt that comes with it, or
// generates one. Whatever goes wrong is in the result.
func (r *Runtime) Do(ctx context.Context, as Assignment) Result {
	if as.Attempt != nil {
		return Result{ID: as.ID, Key: as.Key, Scores: r.Grade(ctx, as)}
	}
	a, blobs := r.Generate(ctx, as)
	return Result{ID: as.ID, Key: as.Key, Attempt: a, Blobs: blobs}
}

// Generate runs the agent once and returns the attempt, redacted, with its blobs.
func (r *Runtime) Generate(ctx context.Context, as Assignment) (*trial.Attempt, map[seal.Digest][]byte) {
	a := &trial.Attempt{Key: as.Key, N: as.N, GenKey: as.GenKey, Source: r.Source(as.Key.Arm), Timing: trial.Timing{Start: r.Now().UTC().Truncate(time.Microsecond)}}
	blobs := map[seal.Digest][]byte{}
	end, err := r.generate(ctx, as, a, blobs)
	if err != nil {
		f := trial.AsFault(err, trial.ClassEnvironment)
		a.Fault = f
		if f.Throttle {
			a.Throttled++
		}
	} else {
		a.End = &end
	}
	if err := r.redact(a); err != nil {
		a.End, a.Fault = nil, trial.Faultf(trial.ClassEnvironment, "redact the attempt: %w", err)
	}
	return a, blobs
}

func (r *Runtime) generate(ctx context.Context, as Assignment, a *trial.Attempt, blobs map[seal.Digest][]byte) (trial.End, error) {
	task, err := r.task(as.Key.Task)
	if err != nil {
		return trial.End{}, err
	}
	arm, err := r.arm(as.Key.Arm)
	if err != nil {
		return trial.End{}, err
	}
	kit, err := r.outfit.Kit(ctx, arm, task)
	if err != nil {
		return trial.End{}, err
	}
	defer kit.Close()
	room := &lazyRoom{r: r, task: task}
	defer room.remove()
	if r.Fixture != nil {
		kit.Dir = room.dir
	}

	limits := r.Suite.Limits
	ctx, clock := watch(ctx, limits.Trial.D(), limits.Stall.D())
	defer clock.stop()
	log := newRecorder(r.Now, clock.alive)
	a.Timing.SetupMS = log.start.Sub(a.Timing.Start).Milliseconds()
	end, err := r.run(ctx, arm, agent.Job{Key: as.Key, Kit: kit, Limit: limits.Trial.D(), Retry: r.policy()}, log)
	a.Timing.AgentMS = r.Now().Sub(log.start).Milliseconds()
	if tree, terr := room.delta(); terr != nil && err == nil {
		err = trial.Faultf(trial.ClassSetup, "read what the agent left: %w", terr)
	} else if len(tree) > 0 {
		a.Artifact.Tree = trial.Keep(tree, "tree.json", "application/json", blobs) // redacted when it was made
	}
	a.Proof = kit.Proof()
	log.seal(a, r.Redactor, blobs)
	return end, err
}

// run calls the agent and turns a panic of it into a fault that keeps its stack.
func (r *Runtime) run(ctx context.Context, arm suite.Arm, job agent.Job, log trial.Log) (end trial.End, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = trial.Faultf(trial.ClassEnvironment, "agent %s panicked: %v\n%s", arm.Agent, p, debug.Stack())
		}
	}()
	return r.agents[arm.Agent].Run(ctx, job, log)
}

// redact goes over all that the agent or a provider could have put into the
// record besides the texts that are redacted already: ids, details, errors.
func (r *Runtime) redact(a *trial.Attempt) error {
	b, err := json.Marshal(a)
	if err != nil {
		return err
	}
	if !r.Redactor.Found(b) {
		return nil
	}
	clean := &trial.Attempt{}
	if err := json.Unmarshal(r.Redactor.Bytes(b), clean); err != nil {
		return err
	}
	*a = *clean
	return nil
}

// lazyRoom makes the workspace of a trial when an agent first asks for it.
type lazyRoom struct {
	r    *Runtime
	task *suite.Task
	room *workspace.Room
}

func (l *lazyRoom) dir(ctx context.Context) (string, error) {
	if l.room == nil {
		setup := append(append([][]string{}, l.r.Suite.Workspace.Setup...), l.task.Setup...)
		room, err := workspace.NewRoom(ctx, l.r.Temp, l.r.Fixture, setup, nil)
		if err != nil {
			return "", trial.AsFault(err, trial.ClassSetup)
		}
		room.Redact = l.r.Redactor.Bytes
		l.room = room
	}
	return l.room.Dir, nil
}

func (l *lazyRoom) delta() ([]byte, error) {
	if l.room == nil {
		return nil, nil
	}
	return l.room.Delta()
}

func (l *lazyRoom) remove() {
	if l.room != nil {
		_ = l.room.Remove() // a folder that stays behind must not change a result
	}
}

// clock ends a trial that takes too long or falls silent.
type clock struct {
	cancel   context.CancelCauseFunc
	deadline *time.Timer
	stall    *time.Timer
	silence  time.Duration
}

func watch(ctx context.Context, limit, silence time.Duration) (context.Context, *clock) {
	ctx, cancel := context.WithCancelCause(ctx)
	c := &clock{cancel: cancel, silence: silence}
	if limit > 0 {
		c.deadline = time.AfterFunc(limit, func() { cancel(fmt.Errorf("%w (%s)", agent.ErrDeadline, limit)) })
	}
	if silence > 0 {
		c.stall = time.AfterFunc(silence, func() { cancel(fmt.Errorf("%w (%s)", agent.ErrStall, silence)) })
	}
	return ctx, c
}

func (c *clock) alive() {
	if c.stall != nil {
		c.stall.Reset(c.silence)
	}
}

func (c *clock) stop() {
	if c.deadline != nil {
		c.deadline.Stop()
	}
	if c.stall != nil {
		c.stall.Stop()
	}
	c.cancel(errors.New("trial over"))
}

// roomFor makes a fresh folder with the workspace as the agent left it.
func (r *Runtime) roomFor(a *trial.Attempt, made *[]string) func(context.Context) (string, error) {
	return func(context.Context) (string, error) {
		if r.Fixture == nil {
			return "", errors.New("the suite has no workspace")
		}
		dir, err := os.MkdirTemp(r.Temp, "assay-grade-")
		if err != nil {
			return "", fmt.Errorf("make a room for grading: %w", err)
		}
		*made = append(*made, dir)
		var delta []byte
		if !a.Artifact.Tree.IsZero() {
			if delta, err = r.Open.Open(a.Artifact.Tree); err != nil {
				return "", err
			}
		}
		return dir, workspace.Apply(r.Fixture, delta, dir)
	}
}
