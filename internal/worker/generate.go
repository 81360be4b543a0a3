package worker

import (
	"context"
	"runtime/debug"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Do carries out one assignment: it grades the attempt in it, or generates one. The
// result holds any fault.
func (r *Runtime) Do(ctx context.Context, as Assignment) Result {
	if as.Attempt != nil {
		return Result{ID: as.ID, Key: as.Key, Scores: r.Grade(ctx, as)}
	}
	a, blobs := r.Generate(ctx, as)
	return Result{ID: as.ID, Key: as.Key, Attempt: a, Blobs: blobs}
}

// Generate runs the agent once and returns the attempt, redacted, with its blobs.
func (r *Runtime) Generate(ctx context.Context, as Assignment) (*trial.Attempt, map[seal.Digest][]byte) {
	began := r.Now()
	a := &trial.Attempt{Key: as.Key, N: as.N, GenKey: as.GenKey, Source: r.Source(as.Key.Arm), Timing: trial.Timing{Start: began.UTC().Truncate(time.Microsecond)}}
	blobs := map[seal.Digest][]byte{}
	end, err := r.runTrial(ctx, as, began, a, blobs)
	if err != nil {
		a.Fault = trial.AsFault(err, trial.ClassEnvironment)
		if a.Fault.Throttle {
			a.Throttled++
		}
	} else {
		a.End = &end
	}
	r.redactAttempt(a)
	return a, blobs
}

// keepLarge moves large blobs out of memory. Those that it cannot move stay, and the
// writer of the journal reports why.
func (r *Runtime) keepLarge(blobs map[seal.Digest][]byte) {
	const large = 1 << 20
	for digest, b := range blobs {
		if len(b) > large && r.Keep != nil && r.Keep(digest, b) == nil {
			delete(blobs, digest)
		}
	}
}

func (r *Runtime) runTrial(ctx context.Context, as Assignment, began time.Time, a *trial.Attempt, blobs map[seal.Digest][]byte) (trial.End, error) {
	task, err := r.taskByID(as.Key.Task)
	if err != nil {
		return trial.End{}, err
	}
	arm, err := r.armByID(as.Key.Arm)
	if err != nil {
		return trial.End{}, err
	}
	who := r.agents[arm.Agent]
	if who == nil {
		return trial.End{}, trial.Faultf(trial.ClassSetup, "agent %s was not made", arm.Agent)
	}
	as.Pulse.Hear(0, "starts", r.Now())
	programs := &proc.Group{}
	defer programs.Close()
	room := &lazyRoom{r: r, task: task, arm: arm, key: as.Key, n: as.N, programs: programs}
	defer room.removeRoom()
	kit, err := r.outfit.KitIn(ctx, arm, task, func(k *equip.Kit) {
		k.Programs = programs
		if room.kit = k; r.needsRoom(arm.Agent, task) {
			k.Dir, k.Room = room.roomDir, room.getRoom
		}
	})
	a.Timing.SetupMS = r.Now().Sub(began).Milliseconds()
	if err != nil {
		a.Proof = kit.Proof() // shows the missing delivery
		r.keepLogs(a, kit, blobs)
		return trial.End{}, err
	}
	defer kit.Close()
	ctx, endTurn := llm.WithTurn(ctx)
	defer endTurn()
	whole := ctx
	limits := r.Suite.LimitsOf(arm.Scenario)
	ctx, clock := watchClock(ctx, limits.Trial.D(), limits.Stall.D())
	defer clock.stopClock()
	room.setClock(clock)

	log := newRecorder(r.Now, clock.signAlive)
	log.note = r.redactNotes(as.Note)
	log.hear = func(turn int, doing string) { as.Pulse.Hear(turn, r.cleanText(doing), r.Now()) }
	job := agent.Job{Key: as.Key, Kit: kit, Calls: task.Calls, Limit: limits.Trial.D(), Retry: r.agentPolicy(), Outage: limits.Outage.D(), Clock: clock, Purse: as.Purse}
	memory, err := r.recallFor(as, clock)
	if err != nil {
		return trial.End{}, err
	}
	if memory != nil {
		job.Responses = memory
	}
	log.harness = func() time.Duration { return room.setupTime() + clock.endpointTime() - memory.savedTime() }
	end, err := r.callAgent(ctx, arm.Agent, who, job, log)
	a.Timing.SetupMS += room.setupTime().Milliseconds()
	a.Timing.AgentMS = (r.Now().Sub(log.start) - log.harness()).Milliseconds()
	a.Timing.EndpointMS = clock.endpointTime().Milliseconds()
	if cerr := checkTreatment(whole, kit, who, arm.Agent); cerr != nil && err == nil && end.Reason != trial.Tampered && whole.Err() == nil {
		err = cerr
	}
	if cerr := kit.Close(); cerr != nil {
		log.Event(trial.Event{Kind: trial.EventNote, Text: "equipment: " + cerr.Error()})
	}
	left, isolation, terr := room.roomChanges()
	if terr != nil && err == nil {
		err = trial.Faultf(trial.ClassSetup, "read what the agent left: %w", terr)
	}
	for _, x := range []struct {
		ref  *trial.Ref
		b    []byte
		name string
	}{{&a.Artifact.Tree, left.Tree, "tree.json"}, {&a.Artifact.Setup, left.Setup, "setup.json"}, {&a.Artifact.Patch, left.Patch, "patch.json"}} {
		if len(x.b) > 0 {
			*x.ref = trial.NewRef(x.b, x.name, "application/json", blobs)
		}
	}
	a.Proof = kit.Proof()
	a.Proof.Isolation = isolation
	keepLayer(a, left.Layer, blobs)
	// Neither the attempt nor its responses are cached if the trial ran out of time.
	if end.Reason != trial.Deadline && end.Reason != trial.Stall {
		if cerr := memory.keepResponses(); cerr != nil {
			log.Event(trial.Event{Kind: trial.EventNote, Text: "response cache: " + cerr.Error()})
		}
	}
	log.sealAttempt(a, r.Redactor, blobs)
	a.Choice = kit.ToolChoice(log.calls)
	r.keepLogs(a, kit, blobs)
	r.keepLarge(blobs)
	memory.describeReuse(a)
	return end, err
}

// checkTreatment verifies, after the agent has ended, that servers and agent are still
// those of the preflight.
func checkTreatment(ctx context.Context, kit *equip.Kit, who agent.Agent, name string) error {
	err := kit.Check(ctx)
	if p, ok := who.(agent.Program); ok && err == nil && p.IsProved() && !p.IsUnchanged() {
		return equip.ProgramFault("agent " + name)
	}
	return err
}

// keepLogs keeps the redacted standard error of a trial's servers, which explains
// their failures and was not visible to the agent.
func (r *Runtime) keepLogs(a *trial.Attempt, kit *equip.Kit, blobs map[seal.Digest][]byte) {
	for _, l := range kit.Logs() {
		a.Raw = append(a.Raw, trial.NewRef(r.Redactor.Bytes(l.Text), "server-"+l.Server+".stderr.txt", "text/plain; charset=utf-8", blobs))
	}
}

// callAgent calls the agent and turns a panic into a fault with its stack.
func (r *Runtime) callAgent(ctx context.Context, name string, who agent.Agent, job agent.Job, log trial.Log) (end trial.End, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = trial.Faultf(trial.ClassEnvironment, "agent %s panicked: %v\n%s", name, p, debug.Stack())
		}
	}()
	return who.Run(ctx, job, log)
}

// hasRoom reports whether a task has a workspace: files, or commands that make
// some.
func (r *Runtime) hasRoom(task *suite.Task) bool {
	return r.Fixture != nil || r.Suite.ImageOf(task) != "" || len(r.Suite.Workspace.Setup)+len(task.Setup) > 0
}
