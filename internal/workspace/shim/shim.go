//go:build unix

// Package shim logs the calls of commands. A shim is a link to this program under the
// command's name, such as xcodebuild, in the first folder of PATH. It logs the call
// with its arguments, runs the real command and logs how that ended.
//
// The command runs as without the shim: with the same environment, working folder,
// standard streams and open files, and in the process group of its caller, so that
// signals to the group reach it. The shim leaves the group as soon as the command
// runs and passes on signals to its own process id. A signal is delivered twice only
// if it comes in between, or if the shim leads the group and cannot leave it. The
// shim ends as the command did, by exit code or by signal. For a missing command it
// prints the message of a shell and exits with 127.
//
// A shim is identified by the configuration next to the link and not by the
// environment, which agents scrub. [OriginVar] holds the origin of a call; if
// missing, the nearest ancestor that has it decides (Linux), else the origin is the
// agent.
//
// A shim cannot see commands that are started by their full path, by an agent or by
// the real command.
package shim

import (
	"cmp"
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

// depthVar counts nested shims, to stop a wrapper that calls the first program in
// PATH, which is its own shim.
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

// Main runs the real command if this program was called by the name of a shim; code
// is then the exit code. Otherwise it does nothing and ours is false. A program calls
// it first, before it reads its arguments.
func Main() (code int, ours bool) {
	name, dir, conf, ok := findSelf()
	if !ok {
		return 0, false
	}
	return runLogged(name, dir, conf), true
}

// findSelf finds the link by which the program was called: by the executed path if
// the system provides it, else by the first argument, searched in PATH if it is a
// bare name.
func findSelf() (name, dir string, conf config, ok bool) {
	for _, path := range []string{executedPath(), calledPath()} {
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

func calledPath() string {
	if len(os.Args) == 0 {
		return ""
	}
	if os.Args[0] == "" || strings.Contains(os.Args[0], "/") {
		return os.Args[0]
	}
	for _, d := range filepath.SplitList(os.Getenv("PATH")) {
		path := filepath.Join(d, os.Args[0])
		if _, err := os.Stat(filepath.Join(d, configName)); err == nil && checkExecutable(path) == nil {
			return path
		}
	}
	return ""
}

// runLogged logs and runs the real command and returns its exit code; if a signal
// ended the command, the same signal ends this program.
func runLogged(name, dir string, conf config) int {
	// The child asks to die with the thread that made it.
	runtime.LockOSThread()
	id := newID()
	wd, _ := os.Getwd() // "" if it was deleted under us
	logged := appendLog(conf.Log, line{ID: id, Time: utcNow(), Cmd: name, Argv: limitArgs(os.Args[1:]), Dir: wd, Origin: callerOrigin()})
	if logged != nil {
		fmt.Fprintf(os.Stderr, "assay: log the call of %s: %v\n", name, logged)
	}
	code, sig := runReal(name, dir, conf)
	end := line{ID: id, End: true, Time: utcNow()}
	if sig != 0 {
		end.Signal = signalName(sig)
	} else {
		end.Exit = &code
	}
	if err := appendLog(conf.Log, end); err != nil && logged == nil {
		fmt.Fprintf(os.Stderr, "assay: log the end of %s: %v\n", name, err)
	}
	if sig != 0 {
		dieBySignal(sig)
		return 128 + int(sig)
	}
	return code
}

func runReal(name, dir string, conf config) (code int, sig syscall.Signal) {
	path, err := findReal(name, dir, conf)
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

	stop := holdSignals() // from here on no signal is lost
	defer stop.stopRelay()
	attr := &syscall.ProcAttr{Env: env, Files: []uintptr{0, 1, 2}, Sys: childAttributes()}
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
	stop.sendTo(pid)
	return awaitChild(pid)
}

func awaitChild(pid int) (code int, sig syscall.Signal) {
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

// findReal returns the real command: the first of its name in PATH that is not in a
// folder of shims and not this program. If PATH lacks the folder of the shim, because
// the caller scrubbed the environment, the PATH of Install counts as well. If only
// non-executable files are found, the first is returned with the error.
func findReal(name, dir string, conf config) (string, error) {
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
			continue // shims, of any room
		}
		f := filepath.Join(d, name)
		switch err := checkExecutable(f); {
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

func checkExecutable(path string) error {
	info, err := os.Stat(path)
	switch {
	case err != nil || !info.Mode().IsRegular():
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

// appendLog appends one line to the log in one write, so that lines of concurrent
// commands do not mix. It makes a missing log, since the agent may have deleted it.
func appendLog(log string, l line) error {
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

// limitArgs returns args without parts too long for a log.
func limitArgs(args []string) []string {
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

func callerOrigin() string {
	if v := os.Getenv(OriginVar); v != "" {
		return v
	}
	return cmp.Or(inheritedOrigin(), OriginAgent)
}

func utcNow() time.Time { return time.Now().UTC() }

func newID() string {
	var b [8]byte
	_, _ = rand.Read(b[:]) // never fails
	return hex.EncodeToString(b[:])
}
