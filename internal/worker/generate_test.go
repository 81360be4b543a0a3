package worker

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/patch"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// Everything that an agent says is in the attempt, with times since its start.
func TestGenerate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		start := time.Now()
		h := newTestSuite(func(_ context.Context, job agent.Job, log trial.Log) (trial.End, error) {
			time.Sleep(1500 * time.Millisecond)
			log.Event(trial.Event{Kind: trial.EventUser, Text: job.Kit.Prompt})
			log.Event(trial.Event{Kind: trial.EventToolResult, AtMS: 99, Result: &trial.ToolResult{ID: "1", TookMS: 300}})
			log.Event(trial.Event{Kind: trial.EventToolResult, Result: &trial.ToolResult{ID: "2", TookMS: 40}})
			raw := []byte(strings.Repeat("r", trial.InlineMax+1))
			log.Raw("request-1.json", "application/json", raw)
			log.Usage(trial.Usage{Request: 1, Input: 10, Output: 5})
			log.Retry("429 slow down", true)
			log.Retry("reset", false)
			log.Answer("first")
			log.Answer("last")
			args := []byte(`{"n":1}`)
			log.Submit("submit", args)
			log.Submit("submit", []byte(`{"n":2}`))
			copy(args, "garbage")
			return trial.End{Reason: trial.Finished, Turns: 2, Model: "m-1"}, nil
		})
		a, blobs := h.generate(t, t.Context())
		raw := strings.Repeat("r", trial.InlineMax+1)
		ref := func(b, name, media string) trial.Ref {
			return trial.NewRef([]byte(b), name, media, map[seal.Digest][]byte{})
		}
		want := &trial.Attempt{
			Key: assigned.Key, N: 3, GenKey: assigned.GenKey, Source: trial.Live,
			End: &trial.End{Reason: trial.Finished, Turns: 2, Model: "m-1"}, Transcript: a.Transcript,
			Raw: []trial.Ref{ref(raw, "request-1.json", "application/json")},
			Artifact: trial.Artifact{
				Answer:     ref("last", "answer.txt", "text/plain; charset=utf-8"),
				Submission: &trial.Submission{Tool: "submit", Args: ref(`{"n":1}`, "submission.json", "application/json")},
			},
			Usage: []trial.Usage{{Request: 1, Input: 10, Output: 5}}, Throttled: 1,
			Timing: trial.Timing{Start: start.UTC().Truncate(time.Microsecond), AgentMS: 1500, ToolMS: 340},
			Choice: &trial.ToolChoice{},
		}
		if d := cmp.Diff(want, a); d != "" {
			t.Errorf("attempt (-want +got):\n%s", d)
		}
		if len(blobs) != 1 || string(blobs[want.Raw[0].Digest]) != raw {
			t.Errorf("%d blobs, want the one that is too long for the record", len(blobs))
		}
		var at []int64
		for _, e := range transcript(t, a, blobs) {
			at = append(at, e.AtMS)
		}
		if d := cmp.Diff([]int64{1500, 99, 1500, 1500, 1500}, at); d != "" {
			t.Errorf("times of the events:\n%s", d)
		}
	})
}

// waits until its context ends, as an agent must.
func waits(ctx context.Context, _ agent.Job, log trial.Log) (trial.End, error) {
	log.Event(trial.Event{Kind: trial.EventAssistant, Text: "so far"})
	log.Usage(trial.Usage{Request: 1, Output: 1, Partial: true})
	<-ctx.Done()
	return agent.Ended(ctx, 4)
}

func TestClocks(t *testing.T) {
	minute, second := suite.Duration(time.Minute), suite.Duration(time.Second)
	for name, tc := range map[string]struct {
		limits suite.Limits
		run    agentFunc
		want   trial.EndReason
		after  time.Duration
	}{
		"deadline":         {suite.Limits{Trial: second, Stall: minute}, waits, trial.Deadline, time.Second},
		"stall":            {suite.Limits{Trial: minute, Stall: second}, waits, trial.Stall, time.Second},
		"no stall clock":   {suite.Limits{Trial: minute}, waits, trial.Deadline, time.Minute},
		"no deadline":      {suite.Limits{Stall: minute}, waits, trial.Stall, time.Minute},
		"alive, then dead": {suite.Limits{Trial: minute, Stall: second}, alive(5, trial.Log.Alive), trial.Stall, 5*900*time.Millisecond + time.Second},
		"events count": {suite.Limits{Trial: minute, Stall: second},
			alive(3, func(l trial.Log) { l.Event(trial.Event{}) }), trial.Stall, 3*900*time.Millisecond + time.Second},
		"alive for ever": {suite.Limits{Trial: minute, Stall: second}, alive(1000, trial.Log.Alive), trial.Deadline, time.Minute},
		"in time":        {suite.Limits{Trial: minute, Stall: minute}, idle, trial.Finished, 0},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				h := newTestSuite(tc.run)
				h.suite.Limits = tc.limits
				start := time.Now()
				a, blobs := h.generate(t, t.Context())
				if a.End == nil || a.End.Reason != tc.want || time.Since(start) != tc.after {
					t.Fatalf("end %+v, fault %v after %s; want %s after %s", a.End, a.Fault, time.Since(start), tc.want, tc.after)
				}
				if tc.want != trial.Finished && (len(a.Usage) == 0 || len(transcript(t, a, blobs)) == 0) {
					t.Error("what there was is lost")
				}
				if a.Timing.AgentMS != tc.after.Milliseconds() {
					t.Errorf("the agent took %d ms, want %s", a.Timing.AgentMS, tc.after)
				}
			})
		})
	}
}

// alive gives n signs of life, 900 ms apart, and then waits.
func alive(n int, sign func(trial.Log)) agentFunc {
	return func(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
		for range n {
			select {
			case <-time.After(900 * time.Millisecond):
				sign(log)
			case <-ctx.Done():
			}
		}
		return waits(ctx, job, log)
	}
}

// While the clock is held neither limit passes, and both go on afterwards.
func TestClockHeld(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, c := watchClock(t.Context(), 10*time.Second, 4*time.Second)
		defer c.stopClock()
		time.Sleep(3 * time.Second)
		first, second := c.holdClock(), c.holdClock()
		time.Sleep(time.Hour)
		c.signAlive() // must not wake the stall clock
		first()
		time.Sleep(time.Hour)
		second()
		if ctx.Err() != nil {
			t.Fatalf("ended while held: %v", context.Cause(ctx))
		}
		time.Sleep(3 * time.Second)
		c.signAlive()
		time.Sleep(3 * time.Second)
		c.signAlive()
		time.Sleep(999 * time.Millisecond)
		if ctx.Err() != nil {
			t.Fatalf("ended after 9.999 s: %v", context.Cause(ctx))
		}
		time.Sleep(time.Millisecond)
		synctest.Wait()
		if !errors.Is(context.Cause(ctx), agent.ErrDeadline) {
			t.Errorf("cause %v, want the deadline after 10 s of its own", context.Cause(ctx))
		}
	})
}

// A stopped clock ignores late goroutines of the agent.
func TestClockStopped(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		_, c := watchClock(t.Context(), time.Second, time.Second)
		goOn := c.holdClock()
		c.stopClock()
		goOn()
		c.signAlive()
		if c.deadline.Stop() || c.stall.Stop() {
			t.Error("a timer still runs")
		}
	})
}

// Our own stop does not count as the agent's end.
func TestCanceled(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	h := newTestSuite(func(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
		cancel(errors.New("interrupted"))
		return waits(ctx, job, log)
	})
	a, blobs := h.generate(t, ctx)
	wantFault(t, a.Fault, trial.ClassEnvironment, true)
	if !a.Fault.Canceled() {
		t.Errorf("fault %v is not our own stop", a.Fault)
	}
	if len(transcript(t, a, blobs)) != 1 || len(a.Usage) != 1 {
		t.Error("what there was is lost")
	}
}

func explodes() { panic("assertion failed") }

func TestPanicOfAnAgent(t *testing.T) {
	a, blobs := newTestSuite(func(_ context.Context, _ agent.Job, log trial.Log) (trial.End, error) {
		log.Usage(trial.Usage{Request: 1, Input: 3})
		log.Event(trial.Event{Kind: trial.EventNote, Text: "before"})
		explodes()
		return trial.End{}, nil
	}).generate(t, t.Context())
	wantFault(t, a.Fault, trial.ClassEnvironment, false, "agent a panicked: assertion failed", "worker.explodes")
	if len(transcript(t, a, blobs)) != 1 || len(a.Usage) != 1 {
		t.Error("what there was is lost")
	}
}

// A fault keeps its class, and the costs up to it.
func TestFaultOfAnAgent(t *testing.T) {
	for name, tc := range map[string]struct {
		err       error
		class     trial.Class
		retry     bool
		throttled int
	}{
		"treatment": {&trial.Fault{Class: trial.ClassTreatment, Retry: true, Err: errGone}, trial.ClassTreatment, true, 0},
		"throttled": {&trial.Fault{Class: trial.ClassEnvironment, Retry: true, Throttle: true, Err: errGone}, trial.ClassEnvironment, true, 1},
		"wrapped":   {fmt.Errorf("turn 3: %w", trial.Faultf(trial.ClassSetup, "gone")), trial.ClassSetup, false, 0},
		"no fault":  {errGone, trial.ClassEnvironment, false, 0},
	} {
		t.Run(name, func(t *testing.T) {
			a, blobs := newTestSuite(func(_ context.Context, _ agent.Job, log trial.Log) (trial.End, error) {
				log.Usage(trial.Usage{Request: 1, Input: 3})
				log.Event(trial.Event{Kind: trial.EventUser, Text: "x"})
				log.Raw("request-1.json", "application/json", []byte("{}"))
				return trial.End{}, tc.err
			}).generate(t, t.Context())
			wantFault(t, a.Fault, tc.class, tc.retry, "gone")
			if a.Throttled != tc.throttled || len(a.Usage) != 1 || len(a.Raw) != 1 || len(transcript(t, a, blobs)) != 1 {
				t.Errorf("attempt %+v lost something", a)
			}
		})
	}
}

// Events of an agent's goroutines after its end change nothing.
func TestLateWords(t *testing.T) {
	var late trial.Log
	a, _ := newTestSuite(func(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
		late = log
		return idle(ctx, job, log)
	}).generate(t, t.Context())
	before, _ := json.Marshal(a)
	late.Event(trial.Event{Kind: trial.EventNote, Text: "late"})
	late.Raw("late", "", []byte("late"))
	late.Usage(trial.Usage{Request: 9})
	late.Answer("late")
	late.Submit("late", nil)
	late.Retry("late", true)
	if after, _ := json.Marshal(a); string(after) != string(before) {
		t.Errorf("the attempt has changed:\n%s\n%s", before, after)
	}
}

func TestEquipmentFaults(t *testing.T) {
	pin := equip.ServerPin{Name: "docs", Digest: seal.Of([]byte("tools")), Tools: []equip.Spec{{Name: "search", Schema: json.RawMessage(`{"type":"object"}`), Server: "docs"}}}
	for name, tc := range map[string]struct {
		dial  error
		env   []string
		now   string // digest of the tools today
		class trial.Class
		retry bool
		words string
	}{
		"does not start": {dial: errGone, now: "tools", class: trial.ClassTreatment, retry: true, words: "start server docs (docs serve): gone"},
		"other tools":    {now: "new tools", class: trial.ClassTreatment, words: "server docs changed its tools since the preflight"},
		"no variable":    {env: []string{"NOT_THERE"}, now: "tools", class: trial.ClassSetup, words: "scenario s: variable NOT_THERE is not set"},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestSuite(func(context.Context, agent.Job, trial.Log) (trial.End, error) {
				t.Error("the agent ran")
				return trial.End{}, nil
			})
			h.suite.Servers = map[string]*suite.Server{"docs": {Command: []string{"docs", "serve"}}}
			h.suite.Scenarios["s"] = &suite.Scenario{Servers: []suite.ServerUse{{Name: "docs"}}, Env: suite.VariablesOf(tc.env...)}
			h.set.Catalog.Dial = func(context.Context, string, *suite.Server, []string) (equip.Session, error) {
				today := pin
				today.Digest = seal.Of([]byte(tc.now))
				return session{pin: today}, tc.dial
			}
			r := h.runtime(t)
			r.UsePins(equip.Pins{Servers: map[string]*equip.ServerPin{"docs": &pin}})
			a, blobs := r.Generate(t.Context(), assigned)
			whole(t, a, blobs)
			wantFault(t, a.Fault, tc.class, tc.retry, tc.words)
		})
	}
}

// The proof of treatment comes with the attempt, also of one that failed.
func TestProof(t *testing.T) {
	pin := equip.ServerPin{Name: "docs", Version: "2", Digest: seal.Of([]byte("tools")), Tools: []equip.Spec{{Name: "search", Schema: json.RawMessage(`{"type":"object"}`), Server: "docs"}}}
	for _, fails := range []bool{false, true} {
		h := newTestSuite(func(ctx context.Context, job agent.Job, _ trial.Log) (trial.End, error) {
			for range 2 {
				if _, err := job.Kit.Tools[0].Call(ctx, nil); err != nil {
					return trial.End{}, err
				}
			}
			return trial.End{Reason: trial.Finished}, nil
		})
		h.suite.Servers = map[string]*suite.Server{"docs": {Command: []string{"docs"}}}
		h.suite.Scenarios["s"].Servers = []suite.ServerUse{{Name: "docs"}}
		h.set.Catalog.Dial = func(context.Context, string, *suite.Server, []string) (equip.Session, error) {
			return session{pin: pin, call: func(context.Context, string) (equip.Result, error) {
				if fails {
					return equip.Result{}, &trial.Fault{Class: trial.ClassTreatment, Retry: true, Err: errGone}
				}
				return equip.Result{Text: "found", Error: true}, nil
			}}, nil
		}
		r := h.runtime(t)
		if _, err := r.Probe(t.Context()); err != nil {
			t.Fatal(err)
		}
		a, blobs := r.Generate(t.Context(), assigned)
		whole(t, a, blobs)
		calls := 2
		if fails {
			calls = 1
			wantFault(t, a.Fault, trial.ClassTreatment, true, "gone")
		}
		want := trial.Proof{Servers: []trial.ServerProof{{Name: "docs", Version: "2", Digest: pin.Digest, Pinned: pin.Digest, Tools: 1, Calls: calls, Errors: calls, ByTool: map[string]int{"search": calls}}}}
		if d := cmp.Diff(want, a.Proof); d != "" {
			t.Errorf("proof (-want +got):\n%s", d)
		}
	}
}

var files = fstest.MapFS{"go.mod": {Data: []byte("module x\n")}, "old.txt": {Data: []byte("old")}}

// The workspace is made when the agent asks for it; setup is not the agent's
// time, and what both of them did is in the tree.
func TestWorkspace(t *testing.T) {
	h := newTestSuite(func(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
		dir, err := job.Kit.Dir(ctx)
		if err != nil {
			return trial.End{}, err
		}
		if again, err := job.Kit.Dir(ctx); again != dir || err != nil {
			t.Errorf("asked again, the workspace is %s (%v), was %s", again, err, dir)
		}
		if err := os.WriteFile(filepath.Join(dir, "new.txt"), []byte("new"), 0o600); err != nil {
			return trial.End{}, err
		}
		return idle(ctx, job, log)
	})
	h.set.Fixture = files
	h.suite.Workspace.Setup = [][]string{{"sh", "-c", "sleep 0.7; echo built > setup.txt"}}
	h.suite.Tasks[0].Setup = [][]string{{"rm", "old.txt"}}
	h.suite.Limits.Stall = suite.Duration(500 * time.Millisecond) // setup takes longer, and is no silence of the agent
	a, blobs := h.generate(t, t.Context())
	if a.End == nil || a.End.Reason != trial.Finished {
		t.Fatalf("end %+v, fault %v; the time of setup counts against the agent", a.End, a.Fault)
	}
	if a.Timing.SetupMS < 700 || a.Timing.AgentMS >= 700 {
		t.Errorf("setup took %d ms, the agent %d; want the 700 ms in setup", a.Timing.SetupMS, a.Timing.AgentMS)
	}
	b, err := (Overlay{Blobs: blobs}).Open(a.Artifact.Tree)
	if err != nil {
		t.Fatal(err)
	}
	delta, err := workspace.ParseDelta(b)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]string{}
	for _, c := range delta.Changes {
		got[c.Path] = string(c.Op) + " " + string(c.Content())
	}
	if d := cmp.Diff(map[string]string{"new.txt": "added new", "setup.txt": "added built\n", "old.txt": "removed "}, got); d != "" {
		t.Errorf("tree (-want +got):\n%s", d)
	}
	// The patch is of the agent alone.
	if b, err = (Overlay{Blobs: blobs}).Open(a.Artifact.Patch); err != nil {
		t.Fatal(err)
	}
	p, err := patch.Decode(b)
	if err != nil || len(p.Files) != 1 || p.Files[0].Path != "new.txt" || p.Files[0].Hunks != "@@ -0,0 +1,1 @@\n+new\n\\ No newline at end of file\n" {
		t.Errorf("patch %s, %v", b, err)
	}
}

// An agent that does not ask for a workspace needs none, and a suite without
// files may still have one that its setup makes.
func TestWorkspaceOnDemand(t *testing.T) {
	h := newTestSuite(idle)
	h.set.Fixture, h.set.Temp = files, filepath.Join(t.TempDir(), "not there") // a room could not be made
	h.suite.Workspace.Setup = [][]string{{"false"}}
	if a, _ := h.generate(t, t.Context()); a.End == nil || !a.Artifact.Tree.IsZero() {
		t.Errorf("end %v, fault %v, tree %v", a.End, a.Fault, a.Artifact.Tree)
	}
	var has bool
	look := func(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
		has = job.Kit.Dir != nil
		if has {
			if _, err := job.Kit.Dir(ctx); err != nil {
				return trial.End{}, err
			}
		}
		return idle(ctx, job, log)
	}
	h = newTestSuite(look)
	if h.generate(t, t.Context()); has {
		t.Error("a suite without a workspace offers one")
	}
	h = newTestSuite(look)
	h.suite.Tasks[0].Setup = [][]string{{"touch", "made"}}
	if a, _ := h.generate(t, t.Context()); !has || !strings.Contains(string(a.Artifact.Tree.Inline), `"made"`) {
		t.Errorf("workspace offered: %v; tree %s, want the file that setup made", has, a.Artifact.Tree.Inline)
	}
}

func TestSetupFails(t *testing.T) {
	h := newTestSuite(func(ctx context.Context, job agent.Job, _ trial.Log) (trial.End, error) {
		_, err := job.Kit.Dir(ctx)
		return trial.End{}, err
	})
	h.set.Fixture = files
	h.suite.Tasks[0].Setup = [][]string{{"sh", "-c", "echo no such target >&2; exit 2"}}
	a, _ := h.generate(t, t.Context())
	wantFault(t, a.Fault, trial.ClassSetup, false, `setup command ["sh" "-c"`, "exit status 2", "no such target")
}

func TestUnknownAssignments(t *testing.T) {
	r := newTestSuite(idle).runtime(t)
	for _, key := range []trial.Key{{Task: "two", Arm: "a/s"}, {Task: "one", Arm: "b/s"}} {
		a, blobs := r.Generate(t.Context(), Assignment{Key: key, N: 1})
		whole(t, a, blobs)
		wantFault(t, a.Fault, trial.ClassSetup, false, "is not in the suite")
	}
	h := newTestSuite(idle)
	h.set.Only = []string{}
	a, _ := h.generate(t, t.Context())
	wantFault(t, a.Fault, trial.ClassSetup, false, "agent a was not made")
}

func TestDo(t *testing.T) {
	h := newTestSuite(idle)
	r := h.runtime(t)
	res := r.Do(t.Context(), assigned)
	if res.ID != 7 || res.Key != assigned.Key || res.Attempt == nil || res.Scores != nil {
		t.Fatalf("result %+v, want an attempt", res)
	}
	as := assigned
	as.Attempt, as.Blobs = res.Attempt, res.Blobs
	res = r.Do(t.Context(), as)
	if res.ID != 7 || res.Key != assigned.Key || res.Attempt != nil || len(res.Scores) != 1 {
		t.Errorf("result %+v, want a score", res)
	}
}

// A worker in another process hands in its partial result when it is stopped, which
// must not look like an environment fault.
func TestCanceledOverTheWire(t *testing.T) {
	for _, err := range []error{context.Canceled, fmt.Errorf("ask again: %w", context.Canceled), errGone} {
		f := &trial.Fault{Class: trial.ClassEnvironment, Retry: true, After: time.Second, Err: err}
		back := through(t, f)
		if back.Canceled() != f.Canceled() || back.Error() != f.Error() || back.After != f.After {
			t.Errorf("%v (canceled %v) becomes %v (canceled %v)", f, f.Canceled(), back, back.Canceled())
		}
	}
}

// TestEndpointTimeIsNotTheAgents books waits for an endpoint: only waits that count
// reach the deadline, and the time of the agent.
func TestEndpointTimeIsNotTheAgents(t *testing.T) {
	for name, tc := range map[string]struct {
		counts          bool
		reason          trial.EndReason
		agent, endpoint time.Duration
	}{
		"an outage":        {false, trial.Finished, 50 * time.Second, 105 * time.Second},
		"a model's thinks": {true, trial.Deadline, 105 * time.Second, 5 * time.Second},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				h := newTestSuite(func(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
					time.Sleep(25 * time.Second)
					job.Clock.Excuse(5 * time.Second)
					resume := job.Clock.Suspend()
					time.Sleep(100 * time.Second)
					resume(tc.counts)
					if err := llm.Sleep(ctx, 30*time.Second); err != nil {
						return agent.Ended(ctx, 1)
					}
					return trial.End{Reason: trial.Finished}, nil
				})
				h.suite.Limits.Trial, h.suite.Limits.Stall = suite.Duration(time.Minute), suite.Duration(40*time.Second)
				a, _ := h.generate(t, t.Context())
				if a.End == nil || a.End.Reason != tc.reason {
					t.Fatalf("end %+v, fault %v", a.End, a.Fault)
				}
				if a.Timing.EndpointMS != tc.endpoint.Milliseconds() || !tc.counts && a.Timing.AgentMS != tc.agent.Milliseconds() {
					t.Errorf("timing %+v", a.Timing)
				}
			})
		})
	}
}
