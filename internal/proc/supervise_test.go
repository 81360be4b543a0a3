package proc

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

func init() {
	maps.Copy(roles, map[string]func(){
		// A daemon as daemons are made: new session, parent gone, no mark. The program
		// itself ends at once.
		"daemonize":        func() { wait(spawn("daemonize-middle", true, noSleep)) },
		"daemonize-middle": func() { spawn("sleep", true, noSleep); time.Sleep(20 * time.Millisecond) },
		// Likewise, but the program stays.
		"daemonize-stay": func() { wait(spawn("daemonize-middle", true, noSleep)); ready(); block() },
		"supervisor-owner": func() {
			for _, role := range []string{"daemonize-stay", "deaf", "hydra"} {
				if _, err := Start(context.Background(), Spec{Args: []string{self()}, Env: env(role), Stdout: os.Stdout, Supervise: true}); err != nil {
					panic(err)
				}
			}
			block()
		},
		"kill-supervisor": func() {
			wait(spawn("daemonize-middle", true, noSleep))
			time.Sleep(300 * time.Millisecond) // the daemon says its number
			_ = syscall.Kill(os.Getppid(), syscall.SIGKILL)
			block()
		},
		"die":    func() { _ = syscall.Kill(os.Getpid(), syscall.SIGKILL); block() },
		"eat":    func() { eatMemory(); block() },
		"fork":   func() { forkForever() },
		"fill":   func() { fillDisk(1 << 20) },
		"litter": func() { fillDisk(1) },
		"open":   func() { openFiles() },
		"idle":   func() { time.Sleep(700 * time.Millisecond) },
	})
}

func eatMemory() {
	var kept [][]byte
	for range 2000 { // 2 GB if nobody stops it
		kept = append(kept, bytes.Repeat([]byte{1}, 1<<20))
		time.Sleep(time.Millisecond)
	}
	runtime.KeepAlive(kept)
}

// forkForever starts a shell that forks without end, at most 2,000 processes.
func forkForever() {
	cmd := exec.Command("/bin/sh", "-c", `i=0; while [ $i -lt 2000 ]; do sleep 60 & i=$((i+1)); done; wait`)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	_ = cmd.Run()
}

// fillDisk writes up to 10,000 files of size bytes, at most 200 MB.
func fillDisk(size int) {
	text := bytes.Repeat([]byte("x"), size)
	for i := range min(10_000, 200<<20/size) {
		if err := os.WriteFile(fmt.Sprintf("%s/f%d", os.Getenv("FOLDER"), i), text, 0o644); err != nil {
			panic(err)
		}
		time.Sleep(100 * time.Microsecond)
	}
	block()
}

func openFiles() {
	var open []*os.File
	for {
		f, err := os.Open("/dev/null")
		if err != nil {
			fmt.Println(len(open), err)
			return
		}
		open = append(open, f)
	}
}

func needSupervisor(t *testing.T) {
	t.Helper()
	if !canSupervise {
		t.Skip("skipping: there are no subreapers on", runtime.GOOS)
	}
}

func runRole(t *testing.T, role string, limits Limits) (Exit, string) {
	t.Helper()
	var out bytes.Buffer
	exit, err := Run(t.Context(), Spec{
		Args: []string{self()}, Env: append(env(role), "FOLDER="+limits.Folder), Stdout: &out, Stderr: &out, Supervise: true, Limits: limits,
	})
	if err != nil {
		t.Fatal(err)
	}
	return exit, out.String()
}

func TestSupervisedStopKillsEverything(t *testing.T) {
	needSupervisor(t)
	for role, n := range map[string]int{"sleep": 1, "setsid": 2, "deaf": 1, "scrubbed": 2, "hydra": 31, "daemonize-stay": 2} {
		t.Run(role, func(t *testing.T) {
			p, pids := playSpec(t, Spec{Env: env(role), Supervise: true}, n)
			p.Stop(errTest)
			exit := p.Wait()
			gone(t, pids...)
			if !errors.Is(exit.Reason, errTest) || exit.Survivors != 0 || exit.OK() {
				t.Errorf("exit %+v, want the reason %q and nothing left", exit, errTest)
			}
			want := syscall.SIGTERM
			if role == "deaf" {
				want = syscall.SIGKILL
			}
			if exit.Signal != want {
				t.Errorf("ended by %v, want %v", exit.Signal, want)
			}
		})
	}
}

// A supervised child is seen to end as an unsupervised one does.
func TestSupervisedExit(t *testing.T) {
	needSupervisor(t)
	for _, tc := range []struct {
		role   string
		code   int
		signal syscall.Signal
	}{{"loud", 4, 0}, {"die", -1, syscall.SIGKILL}, {"env", 0, 0}} {
		exit, out := runRole(t, tc.role, Limits{})
		if exit.Code != tc.code || exit.Signal != tc.signal || exit.Reason != nil || len(exit.Left) > 0 {
			t.Errorf("%s: %+v, want code %d, signal %v", tc.role, exit, tc.code, tc.signal)
		}
		if tc.role == "env" && (strings.Contains(out, "GOMAXPROCS") || !strings.Contains(out, "PATH=/usr/bin:/bin\n")) {
			t.Errorf("the environment is not the child's:\n%s", out)
		}
	}
	broken := filepath.Join(t.TempDir(), "broken")
	if err := os.WriteFile(broken, []byte("#!/no/such/program\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, supervise := range []bool{false, true} {
		_, err := Run(t.Context(), Spec{Args: []string{broken}, Dir: "/", Supervise: supervise})
		if !errors.Is(err, os.ErrNotExist) || !strings.Contains(err.Error(), "fork/exec "+broken) {
			t.Errorf("supervised %v: %v, want an error that names the program", supervise, err)
		}
	}
}

// A supervised child starts in the folder that is named, or else in ours.
func TestSupervisedFolder(t *testing.T) {
	needSupervisor(t)
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for dir, want := range map[string]string{"": here, "..": filepath.Dir(here), "/": "/"} {
		out := new(bytes.Buffer)
		exit, err := Run(t.Context(), Spec{Args: []string{"/bin/pwd", "-P"}, Dir: dir, Stdout: out, Supervise: true})
		if err != nil || !exit.OK() || strings.TrimSpace(out.String()) != want {
			t.Errorf("folder %q: started in %q (%+v, %v), want %q", dir, out, exit, err, want)
		}
	}
}

func TestSupervisorNamesDaemons(t *testing.T) {
	needSupervisor(t)
	const n = 15
	alive := 0
	for range n {
		exit, out := runRole(t, "daemonize", Limits{})
		if !exit.OK() || len(exit.Left) != 1 || !strings.HasPrefix(exit.Left[0], "proc.test") {
			t.Errorf("exit %+v, want the daemon by name", exit)
		}
		var pid int
		if _, err := fmt.Sscanf(out, "ready %d", &pid); err != nil {
			t.Fatalf("%v: %q", err, out)
		}
		if find(pid) != nil {
			alive++
		}
	}
	t.Logf("daemons alive at the end of their program: %d of %d", alive, n)
	if alive > 0 {
		t.Error("daemons outlive their program")
	}
}

// All that a program supervises ends when the program is killed.
func TestSupervisorOutlivesItsOwner(t *testing.T) {
	needSupervisor(t)
	owner := exec.Command(self())
	owner.Env = env("supervisor-owner")
	out, err := owner.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := owner.Start(); err != nil {
		t.Fatal(err)
	}
	var pids []int
	for line, err := range ReadLines(out, 100) {
		if err != nil {
			t.Fatal(err)
		}
		var pid int
		if _, err := fmt.Sscanf(string(line.Text), "ready %d", &pid); err == nil {
			pids = append(pids, pid)
		}
		if len(pids) == 2+1+31 {
			break
		}
	}
	if err := owner.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_, _ = owner.Process.Wait()
	deadline := time.Now().Add(2 * time.Second)
	for time.Now().Before(deadline) && slices.ContainsFunc(pids, func(pid int) bool { return find(pid) != nil }) {
		time.Sleep(10 * time.Millisecond)
	}
	gone(t, pids...)
	_, _ = io.Copy(io.Discard, out)
}

// A child that kills its supervisor gains nothing: its descendants are ours then.
func TestKilledSupervisor(t *testing.T) {
	needSupervisor(t)
	named := false // a daemon can be killed before it has said its number
	for try := 0; try < 10 && !named; try++ {
		exit, out := runRole(t, "kill-supervisor", Limits{})
		var pid int
		if _, err := fmt.Sscanf(out, "ready %d", &pid); err == nil {
			named = true
			gone(t, pid)
		}
		if exit.Signal != syscall.SIGKILL || exit.Survivors != 0 {
			t.Errorf("exit %+v, want the signal of the supervisor", exit)
		}
	}
	if !named {
		t.Error("no daemon began to run")
	}
}

func TestSupervisorLimits(t *testing.T) {
	needSupervisor(t)
	for _, tc := range []struct {
		role   string
		limits Limits
		over   string
	}{
		{"eat", Limits{Memory: 150 << 20}, LimitMemory},
		{"fork", Limits{Processes: 60}, LimitProcesses},
		{"fill", Limits{Disk: 20 << 20, Folder: t.TempDir()}, LimitDisk},
		{"litter", Limits{Disk: 8 << 20, Folder: t.TempDir()}, LimitDisk}, // 10,000 files of one byte
		{"idle", Limits{Memory: 150 << 20, Processes: 60, Disk: 1 << 20, Folder: t.TempDir()}, ""},
	} {
		t.Run(tc.role, func(t *testing.T) {
			exit, _ := runRole(t, tc.role, tc.limits)
			var over *ExceededError
			if !errors.As(exit.Reason, &over) {
				over = &ExceededError{}
			}
			t.Logf("%v; left %v", exit, exit.Left)
			if over.Limit != tc.over || exit.Survivors != 0 || (tc.over == "") != exit.OK() {
				t.Errorf("exit %+v, want the limit of %q", exit, tc.over)
			}
		})
	}
	exit, out := runRole(t, "open", Limits{OpenFiles: 64})
	var n int
	if _, err := fmt.Sscanf(out, "%d", &n); err != nil || n < 40 || n > 64 || !strings.Contains(out, "too many open files") {
		t.Errorf("%v: the child opened %q, want at most 64 files", exit, out)
	}
}
