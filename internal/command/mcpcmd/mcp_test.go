package mcpcmd

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/tape"
)

// recording is assay mcp record at work, with this test as its client.
type recording struct {
	*exec.Cmd
	t    *testing.T
	file string
	in   io.WriteCloser
	out  *bufio.Reader
	pipe io.Closer // what out reads
}

// recordShell starts the recording of a shell script that plays the server. Its
// first line of output is its process id.
func recordShell(t *testing.T, script string) (*recording, int) {
	t.Helper()
	if os.Args[0] == "assay" { // or every child would start its own
		t.Fatal("TestMain must let the test binary play assay")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	r := &recording{t: t, file: filepath.Join(t.TempDir(), "out.jsonl")}
	r.Cmd = exec.Command(self, "mcp", "record", "-o", r.file, "--", "sh", "-c", "echo $$; "+script)
	r.Args[0] = "assay" // the name under which the test binary plays assay
	r.Env = append(os.Environ(), "GORACE=atexit_sleep_ms=0")
	if r.in, err = r.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	out, err := r.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	r.out, r.pipe = bufio.NewReader(out), out
	if err := r.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = r.Process.Kill(); _ = r.Wait() })
	pid, err := strconv.Atoi(strings.TrimSpace(r.hear()))
	if err != nil {
		t.Fatal(err)
	}
	return r, pid
}

func (r *recording) say(line string) {
	r.t.Helper()
	if _, err := fmt.Fprintln(r.in, line); err != nil {
		r.t.Fatal(err)
	}
}

func (r *recording) hear() string {
	r.t.Helper()
	line, err := r.out.ReadString('\n')
	if err != nil {
		r.t.Fatal(err)
	}
	return line
}

// exit waits for the end of the recording and returns its exit code.
func (r *recording) exit() int {
	r.t.Helper()
	timer := time.AfterFunc(time.Minute, func() { _ = r.Process.Kill() })
	defer timer.Stop()
	_ = r.Wait() // the code is looked at
	return r.ProcessState.ExitCode()
}

func (r *recording) tape() *tape.Tape {
	r.t.Helper()
	f, err := os.Open(r.file)
	if err != nil {
		r.t.Fatal(err)
	}
	defer f.Close()
	tp, err := tape.Read(f)
	if err != nil {
		r.t.Fatal(err)
	}
	return tp
}

// gone waits until a process is no more.
func gone(t *testing.T, pid int) {
	t.Helper()
	for range 500 {
		if err := syscall.Kill(pid, 0); err != nil {
			return
		}
		if stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid)); err == nil && strings.Contains(string(stat), ") Z ") {
			return // it has ended, and its new parent has not reaped it yet
		}
		time.Sleep(10 * time.Millisecond)
	}
	_ = syscall.Kill(pid, syscall.SIGKILL)
	t.Errorf("process %d is left", pid)
}

const ping = `{"jsonrpc":"2.0","id":1,"method":"ping"}`

func TestAKilledRecordingHoldsWhatWasHeard(t *testing.T) {
	r, pid := recordShell(t, "exec cat")
	for range 20 {
		r.say(ping)
		if got := r.hear(); got != ping+"\n" {
			t.Fatalf("heard %q", got)
		}
	}
	if err := r.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	r.exit()
	n := map[tape.Dir]int{}
	for _, e := range r.tape().Entries {
		n[e.Dir]++
	}
	if n[tape.ToServer] != 20 || n[tape.ToClient] != 20 {
		t.Errorf("recorded %v, want 20 each way", n)
	}
	gone(t, pid)
}

func TestRecordingPassesSignalsAndTheExitCode(t *testing.T) {
	// Under nohup SIGHUP is ignored, which children inherit and no shell can trap;
	// a signal that is caught here has its default in them.
	caught := make(chan os.Signal, 1)
	signal.Notify(caught, syscall.SIGHUP)
	t.Cleanup(func() { signal.Stop(caught) })
	for name, want := range map[string]int{"TERM": 5, "INT": 6, "HUP": 7, "USR1": 8} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r, pid := recordShell(t, "trap 'exit 5' TERM; trap 'exit 6' INT; trap 'exit 7' HUP; trap 'exit 8' USR1; echo ready; while :; do sleep 0.05; done")
			r.hear()
			sig := map[string]syscall.Signal{"TERM": syscall.SIGTERM, "INT": syscall.SIGINT, "HUP": syscall.SIGHUP, "USR1": syscall.SIGUSR1}[name]
			if err := r.Process.Signal(sig); err != nil {
				t.Fatal(err)
			}
			if got := r.exit(); got != want {
				t.Errorf("exit %d, want %d", got, want)
			}
			last := r.tape().Entries[len(r.tape().Entries)-1]
			if last.Code == nil || *last.Code != want {
				t.Errorf("the recording ends with %+v", last)
			}
			gone(t, pid)
		})
	}
	t.Run("a server that a signal ends", func(t *testing.T) {
		r, _ := recordShell(t, "kill -KILL $$")
		if got := r.exit(); got != 137 {
			t.Errorf("exit %d, want 137", got)
		}
	})
}

func TestRecordingLeavesNoProcess(t *testing.T) {
	t.Run("when the input ends", func(t *testing.T) {
		r, pid := recordShell(t, "setsid sleep 1000 & cat; exit 3")
		r.in.Close()
		if got := r.exit(); got != 3 {
			t.Errorf("exit %d, want 3", got)
		}
		gone(t, pid)
	})
	t.Run("when the server hangs up and stays", func(t *testing.T) {
		r, pid := recordShell(t, "trap 'exit 4' TERM; exec >&-; while :; do sleep 0.05; done")
		if rest, err := io.ReadAll(r.out); err != nil || len(rest) > 0 {
			t.Errorf("heard %q, %v", rest, err)
		}
		if err := r.Process.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		if got := r.exit(); got != 4 {
			t.Errorf("exit %d, want 4", got)
		}
		gone(t, pid)
	})
	t.Run("when the client goes", func(t *testing.T) {
		r, pid := recordShell(t, "trap '' PIPE; while echo tick; do sleep 0.02; done; sleep 1000")
		r.pipe.Close()
		if got := r.exit(); got == 0 {
			t.Errorf("exit %d", got)
		}
		gone(t, pid)
	})
}

func TestWarningsForMaintainers(t *testing.T) {
	v := visited{asked: []string{"sampling/createMessage"}, junk: []string{"a", "b"}}
	v.tools = []mcp.ToolInfo{{Name: "big", Description: strings.Repeat("word ", 3000), Schema: json.RawMessage(`{"type":"object"}`)}}
	in, err := examine(v, []float64{9000, 100, 8000})
	if err != nil {
		t.Fatal(err)
	}
	if in.MedianMS != 8000 {
		t.Errorf("median %v", in.MedianMS)
	}
	want := []string{ // the tool is 15,064 bytes of JSON
		`2 lines on standard output that no client can read, such as "a": log to standard error`,
		"the start takes 8.0 s: clients give up after 10 to 60 s",
		"it asks its client for sampling/createMessage, which evaluations do not offer",
		"tool big: it takes about 3766 tokens of every request",
	}
	if strings.Join(in.Warnings, "\n") != strings.Join(want, "\n") {
		t.Errorf("warnings\n%s\nwant\n%s", strings.Join(in.Warnings, "\n"), strings.Join(want, "\n"))
	}
	none, err := examine(visited{}, []float64{1})
	if err != nil || len(none.Warnings) != 1 || none.Warnings[0] != "there are no tools" || !strings.Contains(none.text(), "there are no tools") {
		t.Errorf("%+v, %v", none, err)
	}
}
