package proc

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/assay-eval/assay/internal/proc/proctest"
	"github.com/assay-eval/assay/internal/testenv"
)

const roleVar = "PROC_TEST_ROLE"

// roles are the programs that the test binary plays when it is started as a
// child. Each says "ready PID" once it is as it should be.
var roles = map[string]func(){
	"sleep": func() { ready(); block() },
	// A child in its own session, whose parent stays.
	"setsid": func() { spawn("sleep", true); ready(); block() },
	// A daemon: new session, parent gone, the first process stays.
	"daemon": func() {
		wait(spawn("middle", true))
		ready()
		block()
	},
	"middle": func() { spawn("sleep", false) },
	// A daemon that outlives the process that was started and holds its output.
	"holder": func() {
		wait(spawn("middle", true))
		fmt.Println("last words")
	},
	// A daemon without our mark.
	"scrubbed": func() {
		spawn("sleep", true, noSleep)
		ready()
		_, _ = os.Stdin.Read(make([]byte, 1))
	},
	"deaf": func() {
		signal.Ignore(syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)
		ready()
		block()
	},
	// Polite: prints each signal that it receives, and the one with which it ends.
	"polite": func() {
		c := make(chan os.Signal, 4)
		signal.Notify(c, syscall.SIGINT, syscall.SIGTERM)
		ready()
		for s := range c {
			fmt.Println("got", s)
			if s == syscall.SIGTERM {
				time.Sleep(50 * time.Millisecond) // work at the end, longer than its parent lives
				fmt.Println("flushed")
				os.Exit(7)
			}
		}
	},
	// A wrapper that dies of SIGTERM at once, around a polite program.
	"wrapper": func() { spawn("polite", false); block() },
	// Forks as fast as it can, each generation in its own session.
	"hydra": func() {
		ready()
		for range 30 {
			spawn("hydra-head", true)
		}
		block()
	},
	"hydra-head": func() { spawn("sleep", true) },
	// Keeps a child by means of this very package, and is killed by the test.
	"owner": func() {
		_, err := Start(context.Background(), Spec{Args: []string{self()}, Env: env("sleep"), Stdout: os.Stdout})
		if err != nil {
			panic(err)
		}
		block()
	},
	"echo": func() { _, _ = io.Copy(os.Stdout, os.Stdin) },
	"env":  func() { fmt.Println(strings.Join(os.Environ(), "\n")) },
	"loud": func() { _, _ = os.Stdout.Write(bytes.Repeat([]byte("x"), 1<<20)); os.Exit(4) },
}

func TestMain(m *testing.M) {
	if code, ours := Main(os.Args[1:]); ours {
		os.Exit(code)
	}
	if role, ok := os.LookupEnv(roleVar); ok {
		roles[role]()
		os.Exit(0)
	}
	goleak.VerifyTestMain(m)
}

// block waits for the end; a bare select would count as a deadlock.
func block() {
	for {
		time.Sleep(time.Hour)
	}
}

func ready() { fmt.Println("ready", os.Getpid()) }

func self() string {
	path, err := os.Executable()
	if err != nil {
		panic(err)
	}
	return path
}

func spawn(role string, session bool, env ...string) *exec.Cmd {
	c := exec.Command(self())
	c.Env = os.Environ()
	if env != nil {
		c.Env = env
	}
	c.Env = append(c.Env, roleVar+"="+role)
	c.Stdout = os.Stdout
	c.SysProcAttr = &syscall.SysProcAttr{Setsid: session}
	if err := c.Start(); err != nil {
		panic(err)
	}
	return c
}

func wait(c *exec.Cmd) { _ = c.Wait() }

func env(role string) []string {
	return []string{roleVar + "=" + role, "PATH=/usr/bin:/bin", noSleep}
}

// noSleep keeps a child with the race detector from sleeping a second at its end.
const noSleep = "GORACE=atexit_sleep_ms=0"

// play starts role and waits until n of its processes are ready. It returns
// their pids.
func play(t *testing.T, role string, n int) (*Proc, []int) {
	t.Helper()
	return playSpec(t, Spec{Env: env(role)}, n)
}

// playSpec is play for a role in the environment of spec.
func playSpec(t *testing.T, spec Spec, n int) (*Proc, []int) {
	t.Helper()
	role := spec.Env[0]
	spec.Args, spec.Pipes, spec.Stderr, spec.Grace = []string{self()}, true, os.Stderr, 300*time.Millisecond
	p, err := Start(t.Context(), spec)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		p.Stop(errors.New("the test is over"))
		p.Wait()
		p.Stdin.Close()
		p.Stdout.Close()
	})
	var pids []int
	for line, err := range ReadLines(p.Stdout, 100) {
		if err != nil {
			t.Fatal(err)
		}
		var pid int
		if _, err := fmt.Sscanf(string(line.Text), "ready %d", &pid); err != nil {
			t.Fatalf("unexpected line %q", line.Text)
		}
		if pids = append(pids, pid); len(pids) == n {
			return p, pids
		}
	}
	t.Fatalf("%s ended with %d of %d processes ready: %v", role, len(pids), n, p.Wait())
	return nil, nil
}

// bearing returns the pids of processes that carry the mark id.
func bearing(id string) []int {
	var out []int
	for _, q := range processTable() {
		if !q.zombie && strings.HasPrefix(readMarker(q), id) {
			out = append(out, q.pid)
		}
	}
	return out
}

// find returns the running process with the given pid, or nil if none.
func find(pid int) *process {
	for _, q := range processTable() {
		if q.pid == pid && !q.zombie {
			return &q
		}
	}
	return nil
}

func gone(t *testing.T, pids ...int) {
	t.Helper()
	table := processTable()
	for _, pid := range pids {
		for _, q := range table {
			if q.pid == pid {
				t.Errorf("process %d is still there: %+v", pid, q)
			}
		}
	}
}

var errTest = errors.New("enough")

func TestStopKillsEverything(t *testing.T) {
	for _, tc := range []struct {
		role string
		n    int
	}{{"sleep", 1}, {"setsid", 2}, {"daemon", 2}, {"deaf", 1}, {"scrubbed", 2}, {"hydra", 31}} {
		t.Run(tc.role, func(t *testing.T) {
			p, pids := play(t, tc.role, tc.n)
			if got := bearing(p.id); len(got) == 0 {
				t.Fatal("no process carries the mark: the test sees nothing")
			}
			p.Stop(errTest)
			exit := p.Wait()
			gone(t, pids...)
			if left := bearing(p.id); len(left) > 0 {
				t.Errorf("processes with the mark are left: %v", left)
			}
			if !errors.Is(exit.Reason, errTest) || exit.Survivors != 0 || exit.OK() {
				t.Errorf("exit %+v, want the reason %q and nothing left", exit, errTest)
			}
			want := syscall.SIGTERM
			if tc.role == "deaf" {
				want = syscall.SIGKILL
			}
			if exit.Signal != want {
				t.Errorf("ended by %v, want %v", exit.Signal, want)
			}
		})
	}
}

// A process that has neither our mark nor a living parent is known if it was
// seen while it had one.
func TestRemembersScrubbedOrphan(t *testing.T) {
	p, pids := play(t, "scrubbed", 2)
	family.familyOf(p) // one look at the table, as is taken all 200 ms
	if n := len(bearing(p.id)); n != 1 {
		t.Fatalf("%d processes carry the mark, want only the first one", n)
	}
	if _, err := p.Stdin.Write([]byte("x")); err != nil { // the parent ends by itself
		t.Fatal(err)
	}
	if exit := p.Wait(); !exit.OK() {
		t.Errorf("exit %v, want 0", exit)
	}
	gone(t, pids...)
}

func TestWaitDoesNotWaitForPipe(t *testing.T) {
	p, err := Start(t.Context(), Spec{Args: []string{self()}, Env: env("holder"), Pipes: true})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Stdin.Close()
	defer p.Stdout.Close()
	exit := p.Wait()
	out, err := io.ReadAll(p.Stdout)
	if err != nil {
		t.Fatal(err)
	}
	if !exit.OK() || !strings.Contains(string(out), "last words") {
		t.Errorf("exit %v, output %q", exit, out)
	}
	if left := bearing(p.id); len(left) > 0 {
		t.Errorf("processes are left: %v", left)
	}
}

func TestOutputEndsWhileStrangerHoldsPipe(t *testing.T) {
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close() // the stranger
	o := &output{f: r}
	defer o.Close()
	want := bytes.Repeat([]byte("0123456789"), 3000) // fits into the pipe
	if _, err := w.Write(want); err != nil {
		t.Fatal(err)
	}
	o.drainOnly()
	got, err := io.ReadAll(o)
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("read %d bytes, %v; want %d", len(got), err, len(want))
	}
}

func TestTwoChildrenAreToldApart(t *testing.T) {
	for _, role := range []string{"setsid", "daemon"} {
		t.Run(role, func(t *testing.T) {
			a, as := play(t, role, 2)
			b, bs := play(t, role, 2)
			a.Stop(errTest)
			a.Wait()
			gone(t, as...)
			for _, pid := range bs {
				if find(pid) == nil {
					t.Errorf("process %d of the other child is gone", pid)
				}
			}
			select {
			case <-b.Done():
				t.Error("the other child has ended")
			default:
			}
			b.Stop(errTest)
			b.Wait()
			gone(t, bs...)
		})
	}
}

// Orphans that ended are reaped, and what os/exec started is left to os/exec.
func TestReapsOnlyOrphans(t *testing.T) {
	other := exec.Command(self())
	other.Env = env("loud") // ends at once with status 4
	if err := other.Start(); err != nil {
		t.Fatal(err)
	}
	awaitExit(other.Process.Pid)
	p, pids := play(t, "daemon", 2)
	daemon := pids[slices.IndexFunc(pids, func(pid int) bool { return pid != p.Pid() })]
	if err := syscall.Kill(daemon, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	awaitExit(daemon) // it is our child now, and a zombie
	p.Stop(errTest)
	p.Wait()
	gone(t, pids...)
	var exit *exec.ExitError
	if err := other.Wait(); !errors.As(err, &exit) || exit.ExitCode() != 4 {
		t.Errorf("os/exec waited for its child and got %v, want exit status 4", err)
	}
	for _, q := range processTable() {
		if q.ppid == os.Getpid() && q.zombie {
			t.Errorf("zombie %+v", q)
		}
	}
}

func TestGrace(t *testing.T) {
	for _, tc := range []struct {
		role string
		want []string
		code int
	}{
		{"polite", []string{"got interrupt", "got terminated", "flushed"}, 7},
		{"wrapper", []string{"flushed"}, -1}, // the inner program has its grace though the outer is gone
	} {
		t.Run(tc.role, func(t *testing.T) {
			spec := Spec{Args: []string{self()}, Env: env(tc.role), Pipes: true, Grace: time.Minute}
			if tc.role == "polite" {
				spec.Interrupt = 200 * time.Millisecond
			}
			p, err := Start(t.Context(), spec)
			if err != nil {
				t.Fatal(err)
			}
			defer p.Stdin.Close()
			defer p.Stdout.Close()
			r := bufio.NewReader(p.Stdout)
			if _, err := r.ReadString('\n'); err != nil {
				t.Fatal(err)
			}
			p.Stop(errTest)
			out, err := io.ReadAll(r)
			if err != nil {
				t.Fatal(err)
			}
			for _, w := range tc.want {
				if !strings.Contains(string(out), w) {
					t.Errorf("output %q lacks %q", out, w)
				}
			}
			if exit := p.Wait(); exit.Code != tc.code {
				t.Errorf("exit %v, want status %d", exit, tc.code)
			}
		})
	}
}

func TestContextStops(t *testing.T) {
	ctx, cancel := context.WithCancelCause(t.Context())
	p, err := Start(ctx, Spec{Args: []string{self()}, Env: env("sleep"), Grace: time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	cancel(errTest)
	if exit := p.Wait(); !errors.Is(exit.Reason, errTest) {
		t.Errorf("exit %v, want the context's cause", exit)
	}
	if _, err := Start(ctx, Spec{Args: []string{self()}}); !errors.Is(err, errTest) {
		t.Errorf("start under a context that has ended: %v", err)
	}
}

// If this program is killed, the kernel kills its direct children.
func TestParentKilled(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux has Pdeathsig")
	}
	owner := exec.Command(self())
	owner.Env = env("owner")
	out, err := owner.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := owner.Start(); err != nil {
		t.Fatal(err)
	}
	var pid int
	if _, err := fmt.Fscanf(out, "ready %d\n", &pid); err != nil {
		t.Fatal(err)
	}
	if err := owner.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	// The child holds the other end: the pipe ends when it dies.
	if _, err := io.ReadAll(out); err != nil {
		t.Fatal(err)
	}
	_ = owner.Wait()
	for find(pid) != nil {
		time.Sleep(time.Millisecond) // its files are closed before it counts as dead
	}
}

func TestStreams(t *testing.T) {
	var out, errs Capture
	out.Max, errs.Max = 1<<20, 1<<20
	in := strings.Repeat("all of it\n", 30_000)
	exit, err := Run(t.Context(), Spec{Args: []string{self()}, Env: env("echo"), Stdin: strings.NewReader(in), Stdout: &out, Stderr: &errs})
	if err != nil || !exit.OK() || string(out.Bytes()) != in || len(errs.Bytes()) != 0 {
		t.Errorf("exit %v, %v; %d bytes out of %d; errors %q", exit, err, len(out.Bytes()), len(in), errs.Bytes())
	}

	out = Capture{Max: 100}
	exit, err = Run(t.Context(), Spec{Args: []string{self()}, Env: env("loud"), Stdout: &out})
	if err != nil || exit.Code != 4 || len(out.Bytes()) != 100 || out.LostBytes() != 1<<20-100 {
		t.Errorf("exit %v, %v; kept %d, lost %d", exit, err, len(out.Bytes()), out.LostBytes())
	}

	file := filepath.Join(t.TempDir(), "out")
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if exit, err = Run(t.Context(), Spec{Args: []string{self()}, Env: env("echo"), Stdin: strings.NewReader("to a file"), Stdout: f}); err != nil || !exit.OK() {
		t.Fatal(exit, err)
	}
	if b, _ := os.ReadFile(file); string(b) != "to a file" {
		t.Errorf("file holds %q", b)
	}
}

// A writer that fails must not block a child that has more to say.
func TestFailingWriter(t *testing.T) {
	exit, err := Run(t.Context(), Spec{Args: []string{self()}, Env: env("loud"), Stdout: failing{}})
	if err != nil || exit.Code != 4 {
		t.Errorf("exit %v, %v; want status 4", exit, err)
	}
}

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errTest }

func TestEnvironmentIsExact(t *testing.T) {
	t.Setenv("NOT_PASSED_ON", "x")
	t.Setenv(Marker, "outer")
	var out Capture
	out.Max = 1 << 16
	if _, err := Run(t.Context(), Spec{Args: []string{self()}, Env: append(env("env"), Marker+"=forged"), Stdout: &out}); err != nil {
		t.Fatal(err)
	}
	var names []string
	for kv := range strings.Lines(string(out.Bytes())) {
		name, value, _ := strings.Cut(strings.TrimSpace(kv), "=")
		names = append(names, name)
		if name == Marker && !strings.HasPrefix(value, "outer/") {
			t.Errorf("mark %q is not below ours", value)
		}
	}
	slices.Sort(names)
	if got, want := strings.Join(names, " "), Marker+" GORACE PATH "+roleVar; got != want {
		t.Errorf("variables %s, want %s", got, want)
	}
}

func TestLook(t *testing.T) {
	dir := t.TempDir()
	write := func(name string, mode os.FileMode) string {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte("#!/bin/sh\n"), mode); err != nil {
			t.Fatal(err)
		}
		return path
	}
	prog := write("bin/prog", 0o755)
	write("bin/text", 0o644)
	path := []string{"PATH=/nonexistent:.:" + filepath.Join(dir, "bin")}
	for _, tc := range []struct{ name, dir, want, err string }{
		{"prog", "/", prog, ""},
		{prog, "/", prog, ""},
		{"./prog", filepath.Join(dir, "bin"), prog, ""},
		{"bin/prog", dir, prog, ""},
		{"text", "/", "", "in no folder of PATH"},
		{"bin/text", dir, "", "chmod +x"},
		{"./bin", dir, "", "is a folder"},
		{"./none", dir, "", "no such file"},
		{"none", dir, "", "in no folder of PATH"},
	} {
		got, err := LookPath(tc.name, tc.dir, path)
		if got != tc.want || (err == nil) != (tc.err == "") || err != nil && !strings.Contains(err.Error(), tc.err) {
			t.Errorf("Look(%q, %q) = %q, %v; want %q, %q", tc.name, tc.dir, got, err, tc.want, tc.err)
		}
	}
	if _, err := Start(t.Context(), Spec{Args: []string{"no-such-program"}}); !errors.Is(err, exec.ErrNotFound) {
		t.Errorf("start of a program that is not there: %v", err)
	}
}

func TestManyAtOnce(t *testing.T) {
	done := make(chan error)
	const n = 24
	for i := range n {
		go func() {
			var out Capture
			out.Max = 100
			exit, err := Run(t.Context(), Spec{Args: []string{"/bin/sh", "-c", `(sleep 100 &) ; echo "$N"; exit $N`},
				Env: []string{"PATH=/usr/bin:/bin", "N=" + strconv.Itoa(i)}, Stdout: &out})
			if err == nil && (exit.Code != i || strings.TrimSpace(string(out.Bytes())) != strconv.Itoa(i) || exit.Survivors != 0) {
				err = fmt.Errorf("child %d: %v, output %q", i, exit, out.Bytes())
			}
			done <- err
		}()
	}
	for range n {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
	left, err := proctest.Descendants(os.Getpid())
	if err != nil || len(left) > 0 {
		t.Errorf("descendants %v, %v", left, err)
	}
}

func TestLimits(t *testing.T) {
	testenv.Slow(t)
	if runtime.GOOS != "linux" {
		t.Skip("only Linux limits another process")
	}
	for _, c := range []struct {
		name, script string
		spec         Spec
		check        func(Exit) bool
	}{
		{"memory", `sleep 0.2; exec dd if=/dev/zero of=/dev/null bs=256M count=1`, Spec{Memory: 128 << 20}, func(e Exit) bool { return !e.OK() && e.Signal == 0 }},
		{"enough memory", `sleep 0.2; exec dd if=/dev/zero of=/dev/null bs=1M count=1`, Spec{Memory: 128 << 20}, Exit.OK},
		{"time", `while :; do :; done`, Spec{CPU: time.Second}, func(e Exit) bool { return e.CPUExceeded }},
		{"crash of a handler", `trap 'kill -ABRT $$' XCPU; while :; do :; done`, Spec{CPU: time.Second}, func(e Exit) bool { return e.CPUExceeded && e.Signal == syscall.SIGABRT }},
		{"crash before the limit", `kill -ABRT $$`, Spec{CPU: time.Second}, func(e Exit) bool { return !e.CPUExceeded && e.Signal == syscall.SIGABRT }},
		{"no limit of sleep", `sleep 1.5`, Spec{CPU: time.Second}, Exit.OK},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.spec.Args, c.spec.Env = []string{"/bin/sh", "-c", c.script}, []string{"PATH=/usr/bin:/bin"}
			exit, err := Run(t.Context(), c.spec)
			if err != nil || !c.check(exit) {
				t.Errorf("%v, %v", exit, err)
			}
		})
	}
}
