package shim

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/testenv"
)

// TestMain lets the test program be a shim itself.
func TestMain(m *testing.M) {
	if code, ours := Main(); ours {
		os.Exit(code)
	}
	os.Exit(m.Run())
}

// place is a folder of shims in front of a folder with the real tool.
type place struct {
	shims, tools, log, home string
}

func newPlace(t *testing.T, script string) place {
	t.Helper()
	dir := t.TempDir()
	p := place{filepath.Join(dir, "shims"), filepath.Join(dir, "tools"), filepath.Join(dir, "log.jsonl"), filepath.Join(dir, "home")}
	for _, d := range []string{p.tools, p.home} {
		if err := os.Mkdir(d, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", p.tools+":/usr/bin:/bin")
	self, err := os.Executable()
	if err == nil {
		err = Install(p.shims, self, p.log, []string{"tool", "gone"})
	}
	if err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(p.tools, "tool"), script, 0o755)
	return p
}

func write(t *testing.T, path, text string, mode os.FileMode) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), mode); err != nil {
		t.Fatal(err)
	}
}

func (p place) env(more ...string) []string {
	return append([]string{"PATH=" + p.shims + ":" + p.tools + ":/usr/bin:/bin", "HOME=" + p.home}, more...)
}

// command is a call of a program by a path, under the name that a shell would give it.
func (p place) command(name string, args ...string) *exec.Cmd {
	return &exec.Cmd{Path: filepath.Join(p.shims, name), Args: append([]string{name}, args...), Env: p.env()}
}

func (p place) sh(script string) *exec.Cmd {
	return &exec.Cmd{Path: "/bin/sh", Args: []string{"sh", "-c", script}, Env: p.env()}
}

func (p place) read(t *testing.T) []Command {
	t.Helper()
	b, err := os.ReadFile(p.log)
	if err != nil {
		t.Fatal(err)
	}
	got, err := ReadLog(b, time.Now().Add(-time.Hour))
	if err != nil {
		t.Fatal(err)
	}
	return got
}

func exitCode(err error) int {
	var e *exec.ExitError
	switch {
	case err == nil:
		return 0
	case errors.As(err, &e):
		return e.ExitCode()
	}
	return -2
}

const echo = `#!/bin/sh
printf '%s|' "$@"; cat; pwd; echo to stderr >&2; exit 3
`

func TestRunsTheRealCommand(t *testing.T) {
	p := newPlace(t, echo)
	cmd := p.command("tool", "-scheme", "My App", "", "a\nb")
	var out, errs bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr, cmd.Dir = strings.NewReader("in\n"), &out, &errs, p.home
	cmd.Env = append(cmd.Env, OriginVar+"=mcp:xcode")
	if code := exitCode(cmd.Run()); code != 3 {
		t.Errorf("exit code %d: %s", code, errs.String())
	}
	if want := "-scheme|My App||a\nb|in\n" + p.home + "\n"; out.String() != want || errs.String() != "to stderr\n" {
		t.Errorf("it wrote %q and %q", out.String(), errs.String())
	}
	got := p.read(t)
	if len(got) != 1 {
		t.Fatalf("%d commands", len(got))
	}
	c := got[0]
	if c.Cmd != "tool" || !slices.Equal(c.Argv, []string{"-scheme", "My App", "", "a\nb"}) || c.Dir != p.home || c.Origin != "mcp:xcode" || c.Server() != "xcode" ||
		c.Exit == nil || *c.Exit != 3 || c.Signal != "" || c.TookMS == nil || c.AtMS < 3_500_000 {
		t.Errorf("%+v", c)
	}
}

// TestFound: the shim knows itself and the real command however it is called.
func TestFound(t *testing.T) {
	p := newPlace(t, "#!/bin/sh\necho real\n")
	name := func(c *exec.Cmd) *exec.Cmd { c.Args[0] = "tool"; return c }
	for what, cmd := range map[string]*exec.Cmd{
		"by a shell":                p.sh("tool"),
		"by path":                   {Path: p.shims + "/tool", Args: []string{p.shims + "/tool"}, Env: p.env()},
		"by a relative path":        {Path: "/bin/sh", Args: []string{"sh", "-c", "./tool"}, Dir: p.shims, Env: p.env()},
		"by name, without PATH":     name(&exec.Cmd{Path: p.shims + "/tool", Args: []string{""}, Env: []string{}}),
		"by name, with other PATH":  name(&exec.Cmd{Path: p.shims + "/tool", Args: []string{""}, Env: []string{"PATH=/usr/bin:/bin"}}),
		"by a link to the folder":   p.sh(`ln -s "` + p.shims + `" "$HOME/s"; PATH="$HOME/s:$PATH" tool; rm "$HOME/s"`),
		"with the folder put twice": p.sh(`PATH="` + p.shims + `:$PATH" tool`),
		"by env -i":                 p.sh("env -i " + p.shims + "/tool"),
	} {
		out, err := cmd.CombinedOutput()
		if err != nil || string(out) != "real\n" {
			t.Errorf("%s: %v %q", what, err, out)
		}
	}
	if n := len(p.read(t)); n != 8 {
		t.Errorf("%d of 8 calls are in the log", n)
	}
	self, _ := os.Executable()
	if out, err := exec.CommandContext(t.Context(), self, "-test.run=^$").CombinedOutput(); err != nil || !strings.Contains(string(out), "PASS") {
		t.Errorf("under its own name: %v %s", err, out)
	}
}

func TestNoSuchCommand(t *testing.T) {
	p := newPlace(t, "")
	out, err := p.command("gone").CombinedOutput()
	if exitCode(err) != 127 || string(out) != "gone: command not found\n" {
		t.Errorf("%v %q", err, out)
	}
	write(t, filepath.Join(p.tools, "gone"), "x", 0o644)
	out, err = p.command("gone").CombinedOutput()
	if exitCode(err) != 126 || !strings.HasSuffix(string(out), "gone: Permission denied\n") {
		t.Errorf("%v %q", err, out)
	}
	if got := p.read(t); len(got) != 2 || got[0].Exit == nil || *got[0].Exit != 127 || *got[1].Exit != 126 {
		t.Errorf("%+v", got)
	}
}

// TestNeverLoops: a wrapper that starts the first program in PATH finds the shim.
func TestNeverLoops(t *testing.T) {
	p := newPlace(t, "#!/bin/sh\nexec tool \"$@\"\n")
	out, err := p.command("tool").CombinedOutput()
	if exitCode(err) != 126 || !strings.Contains(string(out), "calls itself without end") {
		t.Errorf("%v %q", err, out)
	}
	// A script without its first line runs as in a shell.
	write(t, filepath.Join(p.tools, "tool"), "echo plain $1\n", 0o755)
	if out, err := p.command("tool", "x").CombinedOutput(); err != nil || string(out) != "plain x\n" {
		t.Errorf("%v %q", err, out)
	}
}

func TestEndsAsTheCommand(t *testing.T) {
	// Children would inherit ignored signals, as under nohup; a signal caught here
	// has its default action in them.
	caught := make(chan os.Signal, 1)
	signal.Notify(caught, syscall.SIGHUP, syscall.SIGINT, syscall.SIGQUIT)
	defer signal.Stop(caught)
	p := newPlace(t, "#!/bin/sh\nkill -$1 $$\nsleep 5\n")
	for _, sig := range []syscall.Signal{syscall.SIGTERM, syscall.SIGINT, syscall.SIGKILL, syscall.SIGQUIT, syscall.SIGSEGV, syscall.SIGPIPE, syscall.SIGHUP, syscall.SIGABRT, syscall.SIGALRM} {
		cmd := p.command("tool", strings.TrimPrefix(signalName(sig), "SIG"))
		out, _ := cmd.CombinedOutput()
		ws, _ := cmd.ProcessState.Sys().(syscall.WaitStatus)
		if runtime.GOOS == "linux" && (!ws.Signaled() || ws.Signal() != sig) || len(out) > 0 {
			t.Errorf("%v: ended with %v, wrote %.200q", sig, cmd.ProcessState, out)
		}
	}
	for _, c := range p.read(t) {
		if c.Exit != nil || "SIG"+c.Argv[0] != c.Signal {
			t.Errorf("%+v", c)
		}
	}
}

// counting writes "ready" and then a line for each SIGTERM, and ends after a while.
const counting = `#!/bin/sh
n=0
trap 'echo got' TERM
echo ready $PPID.
while [ $n -lt 20 ]; do sleep 0.05; n=$((n+1)); done
`

// TestSignals: a signal to the shim reaches the command, one to its group does so
// once unless the shim leads it.
func TestSignals(t *testing.T) {
	testenv.Slow(t)
	p := newPlace(t, counting)
	for what, c := range map[string]struct {
		cmd   *exec.Cmd
		group bool
	}{
		"process":              {cmd: p.command("tool")},
		"group of the shim":    {cmd: p.command("tool"), group: true},
		"group of a shell":     {cmd: p.sh("trap : TERM; tool; true"), group: true},
		"shell that is no one": {cmd: p.sh("exec tool")},
	} {
		t.Run(what, func(t *testing.T) {
			c.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
			stdout, err := c.cmd.StdoutPipe()
			if err == nil {
				err = c.cmd.Start()
			}
			if err != nil {
				t.Fatal(err)
			}
			var out bytes.Buffer
			for buf := make([]byte, 64); !strings.Contains(out.String(), ".\n"); {
				n, err := stdout.Read(buf)
				if err != nil {
					t.Fatalf("%q: %v", out.String(), err)
				}
				out.Write(buf[:n])
			}
			// The shim leaves the group once the command runs; a signal before that may
			// come twice.
			var shim int
			if _, err := fmt.Sscanf(out.String(), "ready %d.", &shim); err != nil {
				t.Fatalf("%q: %v", out.String(), err)
			}
			for range 500 {
				if group, err := syscall.Getpgid(shim); err != nil || group == shim {
					break
				}
				time.Sleep(time.Millisecond)
			}
			pid := c.cmd.Process.Pid
			if c.group {
				pid = -pid
			}
			if err := syscall.Kill(pid, syscall.SIGTERM); err != nil {
				t.Fatal(err)
			}
			_, _ = out.ReadFrom(stdout)
			if err := c.cmd.Wait(); err != nil {
				t.Error(err)
			}
			most := 1
			if what == "group of the shim" { // its leader cannot leave it
				most = 2
			}
			if n := strings.Count(out.String(), "got"); n < 1 || n > most {
				t.Errorf("the command got the signal %d times:\n%s", n, out.String())
			}
		})
	}
}

// TestKilled: a shim that is killed takes its command with it and leaves a start
// without end.
func TestKilled(t *testing.T) {
	p := newPlace(t, "#!/bin/sh\necho $$\nexec sleep 60\n")
	cmd := p.command("tool")
	stdout, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	var pid int
	if _, err := fmt.Fscan(stdout, &pid); err != nil {
		t.Fatal(err)
	}
	_ = cmd.Process.Kill()
	_ = cmd.Wait()
	if got := p.read(t); len(got) != 1 || got[0].TookMS != nil || got[0].Exit != nil || got[0].Signal != "" {
		t.Errorf("%+v", got)
	}
	if runtime.GOOS != "linux" {
		_ = syscall.Kill(pid, syscall.SIGKILL)
		return
	}
	for i := 0; !gone(pid); i++ {
		if i == 100 {
			_ = syscall.Kill(pid, syscall.SIGKILL)
			t.Fatal("the command lives on")
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// gone reports whether a process ended, reaped or not.
func gone(pid int) bool {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	return err != nil || strings.Contains(string(b), ") Z ")
}

func TestIgnoredSignalsStayIgnored(t *testing.T) {
	p := newPlace(t, "#!/bin/sh\nkill -HUP $$\necho alive\n")
	if out, err := p.sh("trap '' HUP; tool").CombinedOutput(); err != nil || string(out) != "alive\n" {
		t.Errorf("%v %q", err, out)
	}
}

func TestOpenFilesReachTheCommand(t *testing.T) {
	p := newPlace(t, "#!/bin/sh\necho three >&3\n")
	if out, err := p.sh(`tool 3>"$HOME/f"; cat "$HOME/f"`).CombinedOutput(); err != nil || string(out) != "three\n" {
		t.Errorf("%v %q", err, out)
	}
}

func TestOrigin(t *testing.T) {
	p := newPlace(t, "#!/bin/sh\n")
	run := func(cmd *exec.Cmd) {
		t.Helper()
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v %s", err, out)
		}
	}
	run(p.sh("tool"))
	run(p.sh(OriginVar + "=setup tool"))
	scrubbed := p.sh("env -i PATH=\"$PATH\" tool; true")
	scrubbed.Env = append(scrubbed.Env, OriginVar+"=mcp:fs")
	run(scrubbed)
	got := p.read(t)
	want := []string{"agent", "setup", "mcp:fs"}
	if runtime.GOOS != "linux" {
		want[2] = "agent"
	}
	for i, c := range got {
		if c.Origin != want[i] {
			t.Errorf("call %d has origin %q, want %q", i, c.Origin, want[i])
		}
	}
}

func TestLoginShells(t *testing.T) {
	p := newPlace(t, "#!/bin/sh\necho real\n")
	write(t, filepath.Join(p.home, ".bashrc"), "case $- in *i*) ;; *) return;; esac\n", 0o644)
	write(t, filepath.Join(p.home, "elsewhere"), "MINE=1\nPATH=/usr/bin:/bin\n", 0o644)
	if err := os.Symlink("elsewhere", filepath.Join(p.home, ".profile")); err != nil {
		t.Fatal(err)
	}
	for range 2 { // a second time changes nothing
		if err := LoginFiles(p.home, p.shims, p.tools, "relative", p.shims); err != nil {
			t.Fatal(err)
		}
	}
	if b, _ := os.ReadFile(filepath.Join(p.home, "elsewhere")); strings.Contains(string(b), p.shims) {
		t.Error("it wrote through a link")
	}
	for i, args := range [][]string{
		{"bash", "-lc", "tool $MINE"}, {"bash", "-c", "tool"}, {"sh", "-lc", "tool"}, {"bash", "-ic", "tool"}, {"bash", "-lic", "tool"}, {"zsh", "-lc", "tool"}, {"zsh", "-c", "tool"},
		{"bash", "-lc", "PATH=/usr/bin:/bin exec bash -lc tool"},
	} {
		path, err := exec.LookPath(args[0])
		if err != nil {
			t.Logf("no %s here", args[0])
			continue
		}
		cmd := &exec.Cmd{Path: path, Args: args, Env: p.env()}
		out, err := cmd.Output()
		if err != nil || string(out) != "real\n" {
			t.Errorf("%q: %v %q", args, err, out)
		}
		got := p.read(t)
		if want := i + 1; args[0] != "zsh" && len(got) < want-2 {
			t.Errorf("%q: only %d calls are in the log", args, len(got))
		}
		if i == 0 && !slices.Equal(got[0].Argv, []string{"1"}) {
			t.Errorf("the old .profile was not read: %q", got[0].Argv)
		}
	}
	quoted := filepath.Join(p.home, "it's a $HOME")
	if err := LoginFiles(p.home, quoted); err != nil {
		t.Fatal(err)
	}
	if out, err := p.sh(`. "$HOME/.zprofile"; printf %s "$PATH"`).CombinedOutput(); err != nil || !strings.HasPrefix(string(out), quoted+":") {
		t.Errorf("%v %q", err, out)
	}
}

// TestManyAtOnce: lines of calls at the same time stay whole.
func TestManyAtOnce(t *testing.T) {
	p := newPlace(t, "#!/bin/sh\n")
	long := strings.Repeat("x", 20_000)
	var all sync.WaitGroup
	for i := range 8 {
		all.Go(func() {
			for j := range 10 {
				if err := p.command("tool", fmt.Sprint(i), fmt.Sprint(j), long).Run(); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	got := p.read(t)
	if len(got) != 80 {
		t.Errorf("%d of 80 calls", len(got))
	}
	for _, c := range got {
		if c.Exit == nil || *c.Exit != 0 || len(c.Argv) != 3 || c.Argv[2] != long {
			t.Errorf("%.200v", c)
		}
	}
	if got := limitArgs([]string{"a", strings.Repeat("y", maxArgs), "b"}); !slices.Equal(got, []string{"a", fmt.Sprintf("[%d bytes left out]", maxArgs), "b"}) {
		t.Errorf("%.100q", got)
	}
}

// TestUnwritableLog: the command runs all the same.
func TestUnwritableLog(t *testing.T) {
	p := newPlace(t, "#!/bin/sh\necho real\n")
	if err := os.Mkdir(p.log, 0o755); err != nil {
		t.Fatal(err)
	}
	var errs bytes.Buffer
	cmd := p.command("tool")
	cmd.Stderr = &errs
	if out, err := cmd.Output(); err != nil || string(out) != "real\n" || strings.Count(errs.String(), "assay: log the call of tool") != 1 {
		t.Errorf("%v %q %q", err, out, errs.String())
	}
}

// TestInsideBwrap: folder, program and log are elsewhere inside.
func TestInsideBwrap(t *testing.T) {
	bwrap, err := exec.LookPath("bwrap")
	if err != nil {
		testenv.Missing(t, "bwrap", "command shims whose paths are rewritten")
	}
	p := newPlace(t, "#!/bin/sh\necho real $1\nexit 4\n")
	if err := Install(p.shims, "/assay/program", "/assay/log/commands", []string{"tool"}); err != nil {
		t.Fatal(err)
	}
	self, _ := os.Executable()
	logs := filepath.Dir(p.log)
	for _, run := range []string{"tool x", "env -i /assay/shims/tool x", "env -i PATH=/assay/shims:/tools:/bin tool x", "exec tool x"} {
		out, err := exec.CommandContext(t.Context(), bwrap, "--ro-bind", "/usr", "/usr", "--symlink", "usr/bin", "/bin", "--symlink", "usr/lib", "/lib", "--symlink", "usr/lib64", "/lib64",
			"--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--unshare-pid", "--die-with-parent",
			"--ro-bind", p.shims, "/assay/shims", "--ro-bind", self, "/assay/program", "--bind", logs, "/assay/log", "--ro-bind", p.tools, "/tools",
			"--clearenv", "--setenv", "PATH", "/assay/shims:/tools:/usr/bin:/bin", "/bin/sh", "-c", run).CombinedOutput()
		if run == "env -i /assay/shims/tool x" {
			// Nobody has told it of /tools: PATH is gone, and was another when it was installed.
			if exitCode(err) != 127 {
				t.Errorf("%s: %v %q", run, err, out)
			}
			continue
		}
		if exitCode(err) != 4 || string(out) != "real x\n" {
			t.Errorf("%s: %v %q", run, err, out)
		}
	}
	p.log = filepath.Join(logs, "commands")
	if got := p.read(t); len(got) != 4 || *got[0].Exit != 4 {
		t.Errorf("%+v", got)
	}
}

func TestInstallRefuses(t *testing.T) {
	dir := t.TempDir()
	for _, c := range [][]string{{"relative", "/log", "x"}, {"/p", "log", "x"}, {"/p", "/log", "a/b"}, {"/p", "/log", ""}, {"/p", "/log", ".."}, {"/p", "/log", configName}} {
		if err := Install(dir, c[0], c[1], c[2:]); err == nil {
			t.Errorf("%q is taken", c)
		}
	}
}

// BenchmarkCall prints the cost of a shim: the time of a call through it less the
// time of the same call without.
func BenchmarkCall(b *testing.B) {
	self, err := os.Executable()
	if p := os.Getenv("ASSAY_SHIM_PROGRAM"); p != "" {
		self = p // such as the whole program
	}
	if err != nil {
		b.Fatal(err)
	}
	dir := b.TempDir()
	if err := Install(dir, self, filepath.Join(dir, "log"), []string{"true"}); err != nil {
		b.Fatal(err)
	}
	env := []string{"PATH=" + dir + ":/usr/bin:/bin"}
	direct, err := exec.LookPath("true")
	if err != nil {
		b.Fatal(err)
	}
	call := func(path string) time.Duration {
		began := time.Now()
		cmd := exec.Cmd{Path: path, Args: []string{"true"}, Env: env}
		if err := cmd.Run(); err != nil {
			b.Fatal(err)
		}
		return time.Since(began)
	}
	var with, without time.Duration
	for b.Loop() {
		with += call(filepath.Join(dir, "true"))
		without += call(direct)
	}
	b.ReportMetric(float64((with-without).Microseconds())/float64(b.N), "µs/call-added")
	b.ReportMetric(float64(without.Microseconds())/float64(b.N), "µs/call-bare")
}
