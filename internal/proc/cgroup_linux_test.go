package proc

import (
	"context"
	"errors"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/testenv"
)

func init() {
	maps.Copy(roles, map[string]func(){
		// Takes much memory at once, before anybody can look.
		"gulp": func() { fillMemory(400 << 20); block() },
		// Takes less than the limit in each of two processes.
		"share": func() { spawn("sip", true); fillMemory(100 << 20); block() },
		"sip":   func() { fillMemory(100 << 20); block() },
		// Moves to a control group of its own first.
		"leave": func() {
			own, _, err := findOwnGroup()
			dir := filepath.Join(filepath.Dir(filepath.Dir(own)), "left")
			if err = errors.Join(err, os.Mkdir(dir, 0o755), writeControl(dir, "cgroup.procs", strconv.Itoa(os.Getpid()))); err != nil {
				panic(err)
			}
			fillMemory(400 << 20)
			block()
		},
		"taste": func() { fillMemory(100 << 20) },
		"thread": func() {
			var wait sync.WaitGroup
			for range 2000 {
				wait.Add(1)
				go func() {
					runtime.LockOSThread()
					wait.Done()
					select {}
				}()
			}
			wait.Wait()
			block()
		},
	})
}

func fillMemory(size int) {
	kept, err := syscall.Mmap(-1, 0, size, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		panic(err)
	}
	for i := 0; i < size; i += 4096 {
		kept[i] = 'x'
	}
}

// needControlGroups returns the parent of the control groups of trials.
func needControlGroups(t *testing.T) string {
	t.Helper()
	dir, err := ControlGroups()
	if err != nil {
		testenv.Missing(t, "cgroup2", "delegated control groups that limit trials ("+err.Error()+"); scripts/cgroup-vm.sh has them")
	}
	return dir
}

func trialGroups(t *testing.T, dir string) []string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(dir, trialGroup+"*"))
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// TestControlGroupLimits checks that the kernel keeps programs below the limits, and which
// limit is named.
func TestControlGroupLimits(t *testing.T) {
	dir := needControlGroups(t)
	for role, tc := range map[string]struct {
		limits Limits
		over   string
	}{
		"gulp":   {Limits{Memory: 150 << 20}, LimitMemory},
		"share":  {Limits{Memory: 150 << 20}, LimitMemory},
		"leave":  {Limits{Memory: 150 << 20}, LimitMemory},
		"taste":  {Limits{Memory: 150 << 20}, ""},
		"thread": {Limits{Processes: 60}, LimitProcesses},
		"fork":   {Limits{Processes: 60}, LimitProcesses},
	} {
		t.Run(role, func(t *testing.T) {
			ctx, cancel := context.WithTimeoutCause(t.Context(), time.Minute, errTest)
			defer cancel()
			exit, err := Run(ctx, Spec{Args: []string{self()}, Env: env(role), Supervise: true, Limits: tc.limits})
			if err != nil {
				t.Fatal(err)
			}
			t.Log(exit)
			var over *ExceededError
			if !errors.As(exit.Reason, &over) {
				over = &ExceededError{}
			}
			if over.Limit != tc.over || exit.Survivors != 0 {
				t.Errorf("%+v, want the limit of %q", exit, tc.over)
			}
			if over.Used > tc.limits.Memory*11/10 && tc.over == LimitMemory && role != "leave" { // the kernel forces some pages in
				t.Errorf("it used %d bytes, far more than the limit", over.Used)
			}
			if over.Threads != (role == "thread") {
				t.Errorf("threads count: %v", over.Threads)
			}
		})
	}
	if left := trialGroups(t, dir); len(left) > 0 {
		t.Errorf("groups left: %v", left)
	}
	if err := os.Remove(filepath.Join(dir, "left")); err != nil {
		t.Error(err)
	}
}

// TestControlGroupEndsStrangers checks that what is in the group of a program ends with it,
// although it descends from another.
func TestControlGroupEndsStrangers(t *testing.T) {
	dir := needControlGroups(t)
	p, _ := playSpec(t, Spec{Env: env("sleep"), Supervise: true, Limits: Limits{Memory: 1 << 30}}, 1)
	groups := trialGroups(t, dir)
	if len(groups) != 1 {
		t.Fatalf("groups %v, want one", groups)
	}
	group, err := os.Open(filepath.Join(groups[0], "program-0"))
	if err != nil {
		t.Fatal(err)
	}
	defer group.Close()
	stranger := exec.Command("/bin/sleep", "60")
	stranger.SysProcAttr = &syscall.SysProcAttr{Setsid: true, UseCgroupFD: true, CgroupFD: int(group.Fd())}
	if err := stranger.Start(); err != nil {
		t.Fatal(err)
	}
	p.Stop(errTest)
	p.Wait()
	var exit *exec.ExitError
	if err := stranger.Wait(); !errors.As(err, &exit) || exit.Sys().(syscall.WaitStatus).Signal() != syscall.SIGKILL {
		t.Errorf("the stranger: %v, want it killed", err)
	}
	if left := trialGroups(t, dir); len(left) > 0 {
		t.Errorf("groups left: %v", left)
	}
}

// TestSweepGroups checks that groups of a killed program are removed with their processes,
// and no others.
func TestSweepGroups(t *testing.T) {
	dir := needControlGroups(t)
	mine, _ := playSpec(t, Spec{Env: env("sleep"), Supervise: true, Limits: Limits{Memory: 1 << 30}}, 1)
	owner := exec.Command(self())
	owner.Env = env("supervisor-owner")
	out, err := owner.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := owner.Start(); err != nil {
		t.Fatal(err)
	}
	for line, err := range ReadLines(out, 100) {
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(string(line.Text), "ready") && len(trialGroups(t, dir)) == 1+3 {
			break
		}
	}
	if n := SweepGroups(); n != 0 {
		t.Errorf("swept %d groups of a living program", n)
	}
	if err := owner.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_, _ = owner.Process.Wait()
	if n := SweepGroups(); n != 3 {
		t.Errorf("swept %d groups, want 3", n)
	}
	if left := trialGroups(t, dir); len(left) != 1 {
		t.Errorf("groups %v, want ours", left)
	}
	mine.Stop(errTest)
	if exit := mine.Wait(); exit.Signal != syscall.SIGTERM {
		t.Errorf("ours: %+v, want it undisturbed until it was stopped", exit)
	}
}

// TestCheckGroup checks the fault made of the events of a control group.
func TestCheckGroup(t *testing.T) {
	limits := Limits{Memory: 100 << 20, Processes: 50}
	for name, tc := range map[string]struct {
		files map[string]string
		want  string
	}{
		"nothing":     {map[string]string{"p/memory.events": "oom 0\noom_kill 0\n", "p/pids.events": "max 0\n", "memory.events": "oom 0\n"}, ""},
		"alone":       {map[string]string{"p/memory.events": "oom_kill 2\n", "memory.events": "oom 1\noom_kill 2\n", "p/memory.peak": "104857600\n"}, "it used 100 MiB of memory, and limits.memory is 100 MiB"},
		"with others": {map[string]string{"p/memory.events": "oom_kill 1\n", "memory.events": "oom 1\n", "p/memory.peak": "73400320\n", "q/memory.current": "31457280\n"}, "it used 70 MiB of memory and other programs of the trial 30 MiB, and limits.memory is 100 MiB"},
		"no peak":     {map[string]string{"p/memory.events": "oom_kill 1\n", "memory.events": "oom 1\n", "q/memory.current": "31457280\n"}, "it used 70 MiB of memory and other programs of the trial 30 MiB, and limits.memory is 100 MiB"},
		"the machine": {map[string]string{"p/memory.events": "oom_kill 1\n", "memory.events": "oom 0\noom_kill 1\n"}, ""},
		"another":     {map[string]string{"p/memory.events": "oom_kill 0\n", "memory.events": "oom 1\noom_kill 1\n", "q/memory.events": "oom_kill 1\n"}, ""},
		"threads":     {map[string]string{"p/memory.events": "oom_kill 0\n", "p/pids.events": "max 3\n"}, "it ran 500 processes and threads at once, and limits.processes is 50"},
	} {
		dir := t.TempDir()
		for file, text := range tc.files {
			path := filepath.Join(dir, file)
			if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o644)); err != nil {
				t.Fatal(err)
			}
		}
		got := ""
		if over := checkGroup(filepath.Join(dir, "p"), limits); over != nil {
			got = over.Error()
		}
		if got != tc.want {
			t.Errorf("%s: %q, want %q", name, got, tc.want)
		}
	}
}

// TestProcessesThatLeave checks that memory is sampled once a process has left its control
// group, or the group has no controller.
func TestProcessesThatLeave(t *testing.T) {
	dir := t.TempDir()
	if limitsMemory("", 1) || limitsMemory(dir, 1) {
		t.Error("no group limits memory")
	}
	if err := os.WriteFile(filepath.Join(dir, "pids.current"), []byte("3\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if !limitsMemory(dir, 2) || !limitsMemory(dir, 3) || limitsMemory(dir, 4) {
		t.Error("three of four processes count as all, or three of three do not")
	}
}
