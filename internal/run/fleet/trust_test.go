package fleet

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/assay-eval/assay/internal/needs"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/run/exchangetest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// rogue is a worker that speaks the protocol by hand.
type rogue struct {
	t    *testing.T
	nc   *nats.Conn
	inst string
	name names
	errs chan error
}

// newRogue joins as a worker with the right token.
func newRogue(t *testing.T, h *harness, name string) *rogue {
	t.Helper()
	inst, err := newInstance()
	if err != nil {
		t.Fatal(err)
	}
	r := &rogue{t: t, inst: inst, name: names{"r1"}, errs: make(chan error, 100)}
	r.connect(h)
	var wel welcome
	r.request(joinSubject+inst, hello{Protocol: Protocol, Version: "test", Name: name, Slots: 100, Labels: needs.Labels{"os": "linux"}, Time: time.Now()}, &wel)
	var adm admitted
	r.request(r.name.verb(inst, "ready"), ready{}, &adm)
	r.nc.Close()
	r.connect(h) // with the rights of its classes
	var rep reply
	r.request(r.name.verb(inst, "open"), nil, &rep)
	return r
}

func (r *rogue) connect(h *harness) {
	var err error
	r.nc, err = nats.Connect(h.url, nats.UserInfo(r.inst, testToken), nats.CustomInboxPrefix(inbox(r.inst)),
		nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) { r.errs <- err }))
	if err != nil {
		r.t.Fatal(err)
	}
	r.t.Cleanup(r.nc.Close)
}

func (r *rogue) request(subject string, in, out any) {
	r.t.Helper()
	b, err := json.Marshal(in)
	if err != nil {
		r.t.Fatal(err)
	}
	r.send(&nats.Msg{Subject: subject, Data: b}, out)
}

func (r *rogue) send(msg *nats.Msg, out any) {
	r.t.Helper()
	got, err := r.nc.RequestMsg(msg, 5*time.Second)
	if err != nil {
		r.t.Fatalf("%s: %v", msg.Subject, err)
	}
	if err := json.Unmarshal(got.Data, out); err != nil {
		r.t.Fatalf("%s: %s: %v", msg.Subject, got.Data, err)
	}
}

// beat keeps it alive until the test ends.
func (r *rogue) beat(ids ...int64) {
	ctx := r.t.Context()
	go func() {
		for ctx.Err() == nil {
			b, _ := json.Marshal(beat{IDs: ids, Time: time.Now()})
			_, _ = r.nc.Request(r.name.up(r.inst)+".beat", b, time.Second)
			time.Sleep(50 * time.Millisecond)
		}
	}()
}

func (r *rogue) result(id int64, data []byte) reply {
	r.t.Helper()
	var rep reply
	r.send(&nats.Msg{Subject: r.name.verb(r.inst, "result"), Header: nats.Header{headID: []string{fmt.Sprint(id)}}, Data: data}, &rep)
	return rep
}

// next returns the next outcome of the exchange.
func (h *harness) next(t *testing.T) (worker.Result, error) {
	t.Helper()
	select {
	case o := <-h.results:
		return o.res, o.err
	case <-time.After(10 * time.Second):
		t.Fatal("no result within 10 s")
		return worker.Result{}, nil
	}
}

func goodResult(a worker.Assignment) worker.Result {
	return worker.Result{ID: a.ID, Attempt: &trial.Attempt{Key: a.Key, N: a.N, GenKey: a.GenKey, Source: trial.Live, End: &trial.End{Reason: trial.Finished}}}
}

func assignment(id int64, task string) worker.Assignment {
	return worker.Assignment{ID: id, N: 1, Key: trial.Key{Task: task, Arm: "a/s"}, GenKey: "k"}
}

// TestHostileResults: a worker that hands in garbage can at worst void its assignment, and after some such results it gets no more work.
func TestHostileResults(t *testing.T) {
	a := assignment(1, "t")
	change := func(f func(*worker.Result)) []byte {
		r := goodResult(a)
		f(&r)
		b, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	for name, data := range map[string][]byte{
		"garbage":          []byte("{\x00"),
		"nothing":          []byte("{}"),
		"another trial":    change(func(r *worker.Result) { r.Attempt.Key.Task = "other" }),
		"another attempt":  change(func(r *worker.Result) { r.Attempt.N = 7 }),
		"another key":      change(func(r *worker.Result) { r.Attempt.GenKey = "forged" }),
		"end and fault":    change(func(r *worker.Result) { r.Attempt.Fault = trial.Faultf(trial.ClassSetup, "x") }),
		"an imported one":  change(func(r *worker.Result) { r.Attempt.Source = trial.Imported }),
		"scores":           change(func(r *worker.Result) { r.Scores = []trial.Score{{Key: a.Key, Attempt: 1, Grader: "g"}} }),
		"a wrong digest":   change(func(r *worker.Result) { r.Blobs = map[seal.Digest][]byte{seal.Of([]byte("a")): []byte("b")} }),
		"a missing blob":   change(func(r *worker.Result) { r.Attempt.Transcript = trial.Ref{Digest: seal.Of([]byte("a")), Size: 10_000} }),
		"a made-up digest": change(func(r *worker.Result) { r.Blobs = map[seal.Digest][]byte{"../../etc/passwd": []byte("b")} }),
	} {
		t.Run(name, func(t *testing.T) {
			h := newHarness(t, nil)
			r := newRogue(t, h, "rogue")
			r.beat(1)
			if err := h.Offer(t.Context(), a); err != nil {
				t.Fatal(err)
			}
			if rep := r.result(1, data); rep.Refused == "" {
				t.Errorf("the result is accepted: %+v", rep)
			}
			_, err := h.next(t)
			if lost := (*run.LostError)(nil); !errors.As(err, &lost) || !lost.Fault.Retry || lost.Fault.Class != trial.ClassEnvironment {
				t.Errorf("it comes back as %v, want a lost assignment", err)
			}
			if rep := r.result(1, change(func(*worker.Result) {})); !rep.Gone {
				t.Errorf("a second result is answered with %+v", rep)
			}
		})
	}
}

// TestStoppedWorker: what a worker gives back because it was stopped starts again elsewhere,
// and is not taken for the end of the run.
func TestStoppedWorker(t *testing.T) {
	canceled := &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: context.Canceled}
	generate, grade := assignment(1, "t"), assignment(1, "t")
	grade.Attempt, grade.Graders = &trial.Attempt{Key: grade.Key, N: 1}, []string{"g"}
	for name, tt := range map[string]struct {
		a    worker.Assignment
		give func(r *rogue) reply
	}{
		"before it generates": {generate, func(r *rogue) (rep reply) {
			r.request(r.name.verb(r.inst, "fail"), map[string]any{"id": 1, "fault": canceled}, &rep)
			return rep
		}},
		"before it grades": {grade, func(r *rogue) (rep reply) {
			r.request(r.name.verb(r.inst, "fail"), map[string]any{"id": 1, "fault": canceled}, &rep)
			return rep
		}},
		"while it grades": {grade, func(r *rogue) reply {
			data, err := json.Marshal(worker.Result{ID: 1, Scores: []trial.Score{{Key: grade.Key, Attempt: 1, Grader: "g", Fault: canceled}}})
			if err != nil {
				r.t.Fatal(err)
			}
			return r.result(1, data)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			h := newHarness(t, nil)
			r := newRogue(t, h, "stopped")
			r.beat(1)
			if err := h.Offer(t.Context(), tt.a); err != nil {
				t.Fatal(err)
			}
			if rep := tt.give(r); rep.Refused != "" || rep.Gone {
				t.Errorf("it is answered with %+v", rep)
			}
			_, err := h.next(t)
			lost := (*run.LostError)(nil)
			if !errors.As(err, &lost) || lost.Fault.Canceled() || !lost.Fault.Retry || lost.Worker != "stopped" {
				t.Errorf("it comes back as %v, want an assignment that starts again", err)
			}
		})
	}
}

// TestStoppedWorkerSaysSo: a worker announces that it was stopped before it hands anything
// in, and gets no more work.
func TestStoppedWorkerSaysSo(t *testing.T) {
	h := newHarness(t, nil)
	begun, release := make(chan struct{}), make(chan struct{})
	cfg := testWorker(h.url, "leaver", 1)
	cfg.Prepare = func(context.Context, Job) (*Crew, error) {
		return &Crew{Close: func() error { return nil }, Do: func(ctx context.Context, a worker.Assignment) worker.Result {
			close(begun)
			<-release
			return exchangetest.Perform(ctx, a)
		}}, nil
	}
	stop := h.start(t, cfg)
	if err := h.Offer(t.Context(), assignment(1, "t")); err != nil {
		t.Fatal(err)
	}
	<-begun
	stopped := make(chan struct{})
	go func() { stop(); close(stopped) }()
	leaving := func() bool {
		h.Coordinator.mu.Lock()
		defer h.Coordinator.mu.Unlock()
		for _, m := range h.crew {
			if m.Name == "leaver" && m.leaving {
				return true
			}
		}
		return false
	}
	for end := time.Now().Add(10 * time.Second); !leaving(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			close(release)
			t.Fatal("the coordinator does not know that the worker was stopped")
		}
	}
	if said := h.sayings(); !strings.Contains(said, "waiting for a machine: generating needs any machine; leaver: it was stopped") {
		t.Errorf("said:\n%s", said)
	}
	close(release)
	<-stopped
}

// TestNobodyIsMissedAtTheEnd: a run that is over waits for no machine.
func TestNobodyIsMissedAtTheEnd(t *testing.T) {
	h := newHarness(t, nil)
	cfg := testWorker(h.url, "w", 1)
	cfg.Once = true
	h.start(t, cfg)
	h.waitFor(t, "worker w joined")
	before := h.sayings()
	if err := h.Coordinator.Close(); err != nil {
		t.Fatal(err)
	}
	h.Coordinator.mu.Lock()
	var inst []string
	for name := range h.crew {
		inst = append(inst, name)
	}
	h.Coordinator.mu.Unlock()
	for _, name := range inst {
		h.letGo(name)
	}
	if said := strings.TrimPrefix(h.sayings(), before); strings.Contains(said, "waiting for a machine") {
		t.Errorf("said after the end:\n%s", said)
	}
}

func TestHostileWorkerGetsNoMoreWork(t *testing.T) {
	h := newHarness(t, nil)
	r := newRogue(t, h, "rogue")
	r.beat(1, 2, 3, 4)
	for id := range int64(maxBad) {
		if err := h.Offer(t.Context(), assignment(id+1, "t")); err != nil {
			t.Fatal(err)
		}
		r.result(id+1, []byte("{"))
		h.next(t)
	}
	h.waitFor(t, "worker rogue gets no more work: 3 of its results were refused")
	if err := h.Offer(t.Context(), assignment(4, "t")); err != nil {
		t.Fatal(err)
	}
	var got taken
	r.send(&nats.Msg{Subject: r.name.verb(r.inst, "take"), Data: []byte("4")}, &got)
	if !got.Gone {
		t.Error("it still takes work")
	}
	h.start(t, testWorker(h.url, "honest", 1))
	if res, err := h.next(t); err != nil || res.ID != 4 || res.Attempt.Worker != "honest" {
		t.Errorf("%+v, %v; want the result of the honest worker", res, err)
	}
}

// TestRights: a worker can neither hear nor answer for another one, read the files of
// other assignments, touch the queue, nor fill the memory.
func TestRights(t *testing.T) {
	h := newHarness(t, nil)
	victim, r := newRogue(t, h, "victim"), newRogue(t, h, "rogue")
	victim.beat(1)
	r.beat()
	blob := []byte("secret answer")
	digest := seal.Of(blob)
	a := assignment(1, "t")
	a.Attempt = &trial.Attempt{Key: a.Key, N: 1, GenKey: "k", Source: trial.Live, End: &trial.End{Reason: trial.Finished}, Transcript: trial.Ref{Digest: digest, Size: int64(len(blob))}}
	a.Blobs = map[seal.Digest][]byte{digest: blob}
	h.Coordinator.mu.Lock() // so that the victim grades it
	h.maker[a.Key] = victim.inst
	h.Coordinator.mu.Unlock()
	if err := h.Offer(t.Context(), a); err != nil {
		t.Fatal(err)
	}

	get := func(r *rogue) string {
		msg, err := r.nc.RequestMsg(&nats.Msg{Subject: r.name.verb(r.inst, "get"), Header: nats.Header{headDigest: []string{string(digest)}, headOffset: []string{"0"}}}, time.Second)
		if err != nil {
			t.Fatal(err)
		}
		return string(msg.Data) + msg.Header.Get("Assay-Error")
	}
	if got := get(victim); got != string(blob) {
		t.Errorf("the grader reads %q, want the blob", got)
	}
	if got := get(r); !strings.Contains(got, "no assignment of this worker") {
		t.Errorf("another worker reads %q", got)
	}
	var rep reply
	r.send(&nats.Msg{Subject: r.name.verb(r.inst, "result"), Header: nats.Header{headID: []string{"1"}}, Data: []byte("{}")}, &rep)
	if !rep.Gone {
		t.Errorf("a result of another worker's assignment is answered with %+v", rep)
	}
	for _, subject := range []string{
		r.name.verb(victim.inst, "result"), r.name.up(victim.inst) + ".beat", r.name.down(victim.inst), joinSubject + victim.inst,
		"$JS.API.STREAM.DELETE." + r.name.stream(), "$JS.API.STREAM.PURGE." + r.name.stream(), "$JS.API.STREAM.MSG.GET." + r.name.stream(),
		"$JS.API.CONSUMER.DELETE." + r.name.stream() + "." + r.name.consumer("make"), r.name.work("make"), "$SYS.REQ.SERVER.PING",
	} {
		if _, err := r.nc.Request(subject, []byte("{}"), 200*time.Millisecond); err == nil {
			t.Errorf("it may send to %s", subject)
		}
		select {
		case err := <-r.errs:
			if !errors.Is(err, nats.ErrPermissionViolation) {
				t.Errorf("%s: %v", subject, err)
			}
		case <-time.After(2 * time.Second):
			t.Errorf("sending to %s is not refused", subject)
		}
	}
	for _, subject := range []string{">", r.name.down(victim.inst), r.name.up("*") + ".>", inbox(victim.inst) + ".>"} {
		if _, err := r.nc.SubscribeSync(subject); err != nil {
			t.Fatal(err)
		}
		_ = r.nc.Flush()
		select {
		case <-r.errs:
		case <-time.After(2 * time.Second):
			t.Errorf("hearing %s is not refused", subject)
		}
	}
}

// TestHugeUpload: ten gigabytes are refused at their first piece, and pieces that do not
// fit together at once.
func TestHugeUpload(t *testing.T) {
	put := func(r *rogue, size, offset int64, piece []byte) reply {
		var rep reply
		r.send(&nats.Msg{Subject: r.name.verb(r.inst, "put"), Data: piece, Header: nats.Header{headID: []string{"1"}, headDigest: []string{string(seal.Of(piece))},
			headOffset: []string{fmt.Sprint(offset)}, headSize: []string{fmt.Sprint(size)}}}, &rep)
		return rep
	}
	for _, c := range []struct {
		name         string
		size, offset int64
		want         string
	}{
		{"huge", 10 << 30, 0, "more than 256 MB"},
		{"gap", 100, 50, "do not fit together"},
		{"longer than it says", 3, 0, "do not fit together"},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := newHarness(t, nil)
			r := newRogue(t, h, "rogue")
			r.beat(1)
			if err := h.Offer(t.Context(), assignment(1, "t")); err != nil {
				t.Fatal(err)
			}
			if rep := put(r, c.size, c.offset, []byte("0123456789")); !strings.Contains(rep.Refused, c.want) {
				t.Errorf("answer %+v, want %q", rep, c.want)
			}
			if _, err := h.next(t); err == nil {
				t.Error("its assignment did not come back as lost")
			}
		})
	}
}

// TestLargeResults: results above the size of a message arrive whole.
func TestLargeResults(t *testing.T) {
	kept := map[seal.Digest]int{}
	h := newHarness(t, func(c *Config) { c.Keep = func(d seal.Digest, b []byte) error { kept[d] = len(b); return nil } })
	large, middle := bytes.Repeat([]byte("0123456789abcdef"), 300_000), bytes.Repeat([]byte("x"), 900_000)
	cfg := testWorker(h.url, "w", 1)
	cfg.Prepare = func(context.Context, Job) (*Crew, error) {
		return &Crew{Close: func() error { return nil }, Do: func(_ context.Context, a worker.Assignment) worker.Result {
			r := goodResult(a)
			r.Attempt.End.Detail = strings.Repeat("long ", 300_000)
			r.Attempt.Transcript = trial.Ref{Digest: seal.Of(large), Size: int64(len(large))}
			r.Attempt.Artifact.Answer = trial.Ref{Digest: seal.Of(middle), Size: int64(len(middle))}
			r.Blobs = map[seal.Digest][]byte{seal.Of(large): large, seal.Of(middle): middle}
			return r
		}}, nil
	}
	h.start(t, cfg)
	if err := h.Offer(t.Context(), assignment(1, "t")); err != nil {
		t.Fatal(err)
	}
	res, err := h.next(t)
	if err != nil {
		t.Fatal(err)
	}
	if len(res.Attempt.End.Detail) != 1_500_000 || !bytes.Equal(res.Blobs[seal.Of(middle)], middle) || kept[seal.Of(large)] != len(large) {
		t.Errorf("detail %d bytes, %d blobs in the result, %v on disk", len(res.Attempt.End.Detail), len(res.Blobs), kept)
	}
}

// TestRefusals: a worker that cannot take part says why in one line with the fix.
func TestRefusals(t *testing.T) {
	h := newHarness(t, func(c *Config) {
		c.CheckPins = func(pins json.RawMessage, _ string, _ map[string]string) []string {
			if string(pins) == `"other"` {
				return []string{"server docs: its tools have digest 2, had 1"}
			}
			return nil
		}
	})
	h.start(t, testWorker(h.url, "first", 1))
	h.waitFor(t, "worker first joined")
	prepare := func(crew *Crew) func(context.Context, Job) (*Crew, error) {
		crew.Close = func() error { return nil }
		return func(context.Context, Job) (*Crew, error) { return crew, nil }
	}
	for _, c := range []struct {
		name   string
		change func(*WorkConfig)
		want   string
	}{
		{"token", func(c *WorkConfig) { c.Token = "wrong" }, "refuses the connection without the right credentials"},
		{"version", func(c *WorkConfig) { c.Version = "v0" }, "use the same build"},
		{"name", func(c *WorkConfig) { c.Name = "first" }, "another worker is called first: give this one another name with --name"},
		{"slots", func(c *WorkConfig) { c.Slots = 1e6 }, "malformed"},
		{"pins", func(c *WorkConfig) { c.Prepare = prepare(&Crew{Pins: json.RawMessage(`"other"`)}) }, "this machine differs from the run"},
	} {
		cfg := testWorker(h.url, "w", 1)
		c.change(&cfg)
		err := Work(t.Context(), cfg)
		if refused := (*RefusedError)(nil); !errors.As(err, &refused) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want a refusal with %q", c.name, err, c.want)
		}
	}
}

// TestExpiry: a worker that is silent loses its work, its late result is refused, and it
// joins again by itself.
func TestExpiry(t *testing.T) {
	h := newHarness(t, nil)
	r := newRogue(t, h, "slow")
	if err := h.Offer(t.Context(), assignment(1, "echo-t")); err != nil {
		t.Fatal(err)
	}
	_, err := h.next(t)
	if lost := (*run.LostError)(nil); !errors.As(err, &lost) || !lost.Fault.Retry || !strings.Contains(err.Error(), "worker slow is gone: no sign of life") {
		t.Errorf("%v", err)
	}
	h.waitFor(t, "worker slow left: no sign of life for")
	if rep := r.result(1, []byte("{}")); !rep.Gone {
		t.Errorf("the late result is answered with %+v", rep)
	}
}

// TestLostGrant: work that a worker was given but never heard of goes back to the queue.
func TestLostGrant(t *testing.T) {
	h := newHarness(t, nil)
	r := newRogue(t, h, "deaf") // hears no orders
	r.beat()
	if err := h.Offer(t.Context(), assignment(1, "echo-t")); err != nil {
		t.Fatal(err)
	}
	time.Sleep(300 * time.Millisecond)
	h.start(t, testWorker(h.url, "w", 1))
	r.nc.Close()
	for {
		res, err := h.next(t)
		if err != nil { // it was given to the deaf one again, which then left
			again := assignment(res.ID+1, "echo-t")
			if err := h.Offer(t.Context(), again); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if res.Attempt.Worker != "w" {
			t.Errorf("done by %s", res.Attempt.Worker)
		}
		return
	}
}

// TestUnserved: what no machine can do is said at once and void after the limit; what
// others can do goes on.
func TestUnserved(t *testing.T) {
	h := newHarness(t, func(c *Config) {
		c.Classes = []Class{{Name: "make"}, {Name: "mac", Needs: needs.Join(map[string]string{"os": "macos"})}}
		c.ClassOf = func(a worker.Assignment) string { return strings.TrimSuffix(a.Key.Task, "-t") }
		c.QueueLimit = 700 * time.Millisecond
	})
	h.start(t, testWorker(h.url, "w", 1))
	h.waitFor(t, "worker w joined")
	mac := assignment(1, "mac-t")
	if h.Serves(mac) || !h.Serves(assignment(2, "make-t")) {
		t.Error("it serves the wrong classes")
	}
	if err := h.Offer(t.Context(), mac); err != nil {
		t.Fatal(err)
	}
	_, err := h.next(t)
	if lost := (*run.LostError)(nil); !errors.As(err, &lost) || lost.Fault.Retry || !strings.Contains(err.Error(), "generating needs os=macos; w: it lacks os=macos") {
		t.Errorf("%v", err)
	}
	if !h.Serves(mac) {
		t.Error("after the limit it should be offered, so that it ends")
	}
	if said := h.sayings(); !strings.Contains(said, "waiting for a machine: generating needs os=macos; no worker has joined") {
		t.Errorf("said:\n%s", said)
	}
}

// TestClock: a clock that is off by an hour is reported, and the start times of its
// trials are corrected.
func TestClock(t *testing.T) {
	h := newHarness(t, nil)
	ahead := func() time.Time { return time.Now().Add(time.Hour) }
	cfg := testWorker(h.url, "w", 1)
	cfg.Now = ahead
	cfg.Prepare = func(context.Context, Job) (*Crew, error) {
		return &Crew{Close: func() error { return nil }, Do: func(_ context.Context, a worker.Assignment) worker.Result {
			r := goodResult(a)
			r.Attempt.Timing.Start = ahead()
			return r
		}}, nil
	}
	h.start(t, cfg)
	h.waitFor(t, "; its clock is 1h0m0s ahead")
	if err := h.Offer(t.Context(), assignment(1, "t")); err != nil {
		t.Fatal(err)
	}
	res, err := h.next(t)
	if err != nil {
		t.Fatal(err)
	}
	if off := time.Since(res.Attempt.Timing.Start); off.Abs() > time.Minute {
		t.Errorf("the start of the trial is %s ago", off)
	}
}
