// Package shim is this program under another name: a link called xcodebuild, say,
// that stands first in PATH, writes down that it was called and with what, runs
// the real xcodebuild and writes down how that ended.
//
// What runs is as it would be without the shim. It has the same environment,
// working folder, standard streams and open files, and stays in the process group
// of its caller, so that whoever signals the group reaches it. The shim itself
// leaves the group as soon as the command runs: a signal to its own process id is
// passed on, and nothing is delivered twice but what comes in between, and to a
// group that the shim leads, which it cannot leave. It ends as the command ended, by exit code or by signal. A
// command that does not exist is answered as a shell would: the same words and
// exit code 127.
//
// A shim is known by the configuration beside the link and not by the
// environment, which agents scrub. In whose name it runs is in [OriginVar]; where
// that is missing, the nearest ancestor that has it decides (Linux), else it is
// the agent.
//
// What it cannot see: commands that are called by their full path, and what the
// real command starts by full path.
package shim

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// depthVar counts how many shims run inside each other. A wrapper that calls what
// it finds first in PATH, which is the shim that called it, would never end.
const (
	depthVar = "ASSAY_SHIM_DEPTH"
	maxDepth = 64
)

// maxArgs is how many bytes of arguments a log line holds. Arguments beyond it
// are replaced whole by their length: half an argument could hold half a secret,
// which redaction would not find.
const maxArgs = 256 << 10

// exit codes of a shell for what cannot be run
const (
	cannotRun = 126
	notFound  = 127
)

// Main runs the real command if this program was called by the name of a shim;
// code is then what to exit with. Otherwise ours is false and nothing has
// happened. A program calls it first, before it looks at its arguments.
func Main() (code int, ours bool) {
	name, dir, conf, ok := whoami()
	if !ok {
		return 0, false
	}
	return run(name, dir, conf), true
}

// whoami finds the link by which the program was called: by the path that was
// executed where the system tells it, else by the first argument, looked for in
// PATH if it is a bare name.
func whoami() (name, dir string, conf config, ok bool) {
	for _, path := range []string{executed(), called()} {
		if path == "" {
			continue
		}
		if abs, err := filepath.Abs(path); err == nil {
			path = abs
		}
		name, dir = filepath.Base(path), filepath.Dir(path)
		b, err := os.ReadFile(filepath.Join(dir, configName))
		if err == nil && json.Unmarshal(b, &conf) == nil && slices.Contains(conf.Names, name) {
			return name, dir, conf, true
		}
	}
	return "", "", config{}, false
}

// called is the path that the first argument stands for.
func called() string {
	if len(os.Args) == 0 || strings.Contains(os.Args[0], "/") || os.Args[0] == "" {
		return firstOf(os.Args)
	}
	for _, d := range filepath.SplitList(os.Getenv("PATH")) {
		path := filepath.Join(d, os.Args[0])
		if _, err := os.Stat(filepath.Join(d, configName)); err == nil && executable(path) == nil {
			return path
		}
	}
	return ""
}

func firstOf(args []string) string {
	if len(args) == 0 {
		return ""
	}
	return args[0]
}

// run logs and runs the real command and returns its exit code; if a signal ended
// the command, the same signal ends this program.
func run(name, dir string, conf config) int {
	// The child asks to die with the thread that made it.
	runtime.LockOSThread()
	id := newID()
	wd, _ := os.Getwd() // "" if it was deleted under us
	logged := note(conf.Log, line{ID: id, Time: now(), Cmd: name, Argv: limited(os.Args[1:]), Dir: wd, Origin: origin()})
	if logged != nil {
		fmt.Fprintf(os.Stderr, "assay: log the call of %s: %v\n", name, logged)
	}
	code, sig := start(name, dir, conf)
	end := line{ID: id, End: true, Time: now()}
	if sig != 0 {
		end.Signal = signalName(sig)
	} else {
		end.Exit = &code
	}
	if err := note(conf.Log, end); err != nil && logged == nil {
		fmt.Fprintf(os.Stderr, "assay: log the end of %s: %v\n", name, err)
	}
	if sig != 0 {
		die(sig)
		return 128 + int(sig)
	}
	return code
}

// start runs the real command and waits for it.
func start(name, dir string, conf config) (code int, sig syscall.Signal) {
	path, err := find(name, dir, conf)
	if err != nil {
		if errors.Is(err, fs.ErrPermission) {
			fmt.Fprintf(os.Stderr, "%s: Permission denied\n", path)
			return cannotRun, 0
		}
		fmt.Fprintf(os.Stderr, "%s: command not found\n", name)
		return notFound, 0
	}
	depth, _ := strconv.Atoi(os.Getenv(depthVar))
	if depth >= maxDepth {
		fmt.Fprintf(os.Stderr, "assay: %s calls itself without end: %s starts the first %s of PATH, which is the shim that started it; take %s out of the shims\n", name, path, name, name)
		return cannotRun, 0
	}
	env := append(slices.DeleteFunc(os.Environ(), func(kv string) bool { return strings.HasPrefix(kv, depthVar+"=") }),
		depthVar+"="+strconv.Itoa(depth+1))
	args := append([]string{path}, os.Args[1:]...)

	stop := forward() // from here on no signal is lost
	defer stop.close()
	attr := &syscall.ProcAttr{Env: env, Files: []uintptr{0, 1, 2}, Sys: attributes()}
	pid, err := syscall.ForkExec(path, args, attr)
	if errors.Is(err, syscall.ENOEXEC) { // a script without its first line, as in execvp
		pid, err = syscall.ForkExec("/bin/sh", append([]string{"/bin/sh"}, args...), attr)
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "%s: %v\n", path, err)
		return cannotRun, 0
	}
	// Who signals the group now reaches the command and not us, who would pass it
	// on a second time. The leader of a group or session cannot leave it.
	_ = syscall.Setpgid(0, 0)
	stop.to(pid)
	return await(pid)
}

// await waits for the end of the child.
func await(pid int) (code int, sig syscall.Signal) {
	var ws syscall.WaitStatus
	for {
		_, err := syscall.Wait4(pid, &ws, 0, nil)
		switch {
		case err == syscall.EINTR:
			continue
		case err != nil:
			fmt.Fprintf(os.Stderr, "assay: wait for a command: %v\n", err)
			return cannotRun, 0
		case ws.Signaled():
			return 0, ws.Signal()
		case ws.Exited():
			return ws.ExitStatus(), 0
		}
	}
}

// find returns the real command: the first of its name in PATH that is not in a
// folder of shims and not this program. A caller whose PATH lacks the folder of
// the shim found it before it scrubbed the environment; then the PATH of the one
// who installed the shim counts as well. If all that there is cannot be executed,
// that one is returned with the error.
func find(name, dir string, conf config) (string, error) {
	path, set := os.LookupEnv("PATH")
	folders := filepath.SplitList(path)
	if !set || !slices.ContainsFunc(folders, func(d string) bool { return sameFile(d, dir) }) {
		folders = append(folders, filepath.SplitList(conf.Path)...)
	}
	self, _ := os.Executable()
	denied := ""
	for _, d := range folders {
		if !filepath.IsAbs(d) {
			if d == "" {
				d = "."
			}
			d, _ = filepath.Abs(d) // as the caller's shell would
		}
		if _, err := os.Stat(filepath.Join(d, configName)); err == nil {
			continue // shims, of whatever room
		}
		f := filepath.Join(d, name)
		switch err := executable(f); {
		case err == nil && !sameFile(f, self):
			return f, nil
		case errors.Is(err, fs.ErrPermission) && denied == "":
			denied = f
		}
	}
	if denied != "" {
		return denied, fs.ErrPermission
	}
	return "", fs.ErrNotExist
}

func executable(path string) error {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return fs.ErrNotExist
	case !info.Mode().IsRegular():
		return fs.ErrNotExist
	case info.Mode()&0o111 == 0:
		return fs.ErrPermission
	}
	return nil
}

func sameFile(a, b string) bool {
	x, err := os.Stat(a)
	if err != nil {
		return false
	}
	y, err := os.Stat(b)
	return err == nil && os.SameFile(x, y)
}

// note appends one line to the log in one write, so that lines of commands that
// run at the same time do not mix. A log that is not there is made: the agent may
// have deleted it.
func note(log string, l line) error {
	b, err := json.Marshal(l)
	if err != nil {
		return err
	}
	f, err := os.OpenFile(log, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	_, err = f.Write(append(b, '\n'))
	return errors.Join(err, f.Close())
}

// limited is args without what is too long for a log.
func limited(args []string) []string {
	out := make([]string, 0, len(args))
	left := maxArgs
	for _, a := range args {
		if len(a) > left {
			out = append(out, fmt.Sprintf("[%d bytes left out]", len(a)))
			continue
		}
		left -= len(a)
		out = append(out, a)
	}
	return out
}

// origin says in whose name the command runs.
func origin() string {
	if v, ok := os.LookupEnv(OriginVar); ok && v != "" {
		return v
	}
	if v := inherited(); v != "" {
		return v
	}
	return OriginAgent
}

func now() time.Time { return time.Now().UTC() }

func newID() string {
	var b [8]byte
	_, _ = rand.Read(b[:]) // never fails
	return hex.EncodeToString(b[:])
}
