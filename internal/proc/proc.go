// Package proc runs children that cannot outlive us.
//
// Each child gets its own process group. When it ends, when [Proc.Stop] is called or
// when its context ends, every process that it started dies with it, including
// processes that left the group by setsid or a double fork. Stopping one child leaves
// another's processes alone. Wait returns when all of them are gone, and never waits
// for a pipe that a stranger holds open.
//
// # How descendants are found
//
// On Linux the program becomes a subreaper, so that orphans become its children, not
// init's; on macOS orphans go to process 1. While children live, the process table, or
// the part of it below this program, is read every 200 ms and before each kill. A process belongs to the child that it
// descends from by its chain of parents, with which it shares the process group, with
// a relative of which it shares a session, or whose mark it carries: each child has
// the variable [Marker] in its environment. A process found once is remembered.
// Orphans that ended are reaped; children that other code started with os/exec are
// left to that code.
//
// # Supervisors
//
// With [Spec.Supervise] a process of this program stands between us and the child, on
// Linux only. It is a subreaper with this one child, so that all below it is the
// child's: it kills until it has no children left, counts what they use, and names what
// the child left running. It learns by a pipe that this program has ended, however it
// ended, and kills everything then. Where control groups are delegated, see
// [ControlGroups], the child is in one, by which the kernel limits its memory and kills
// all that is in it at its end.
//
// # What remains
//
// Without a supervisor two things can escape: a process that cleans its environment,
// opens its own session and loses its parent between two scans of the process table;
// and, if this program itself is killed with SIGKILL, everything but the direct
// children, which the kernel kills (Pdeathsig, Linux only). With one, only processes of
// other users can, and, where the child may send signals to its supervisor and to us,
// what a child has started that kills both.
package proc

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"syscall"
	"time"
)

// Marker is the variable by which a child's descendants are recognised. Its value is
// a path: a child's child carries both marks.
const Marker = "ASSAY_PROC_ID"

// DefaultGrace is how long a stopped child may take to end.
const DefaultGrace = 5 * time.Second

// Spec describes a child.
type Spec struct {
	Args []string // program and arguments; the program is found by [LookPath]
	Dir  string   // working folder; "" is this program's
	Env  []string // "NAME=value", the whole environment: nothing is inherited

	// Pipes makes Proc.Stdin and Proc.Stdout pipes to the child. Otherwise it
	// reads Stdin (nil: nothing), which is not waited for, and writes to Stdout.
	Pipes  bool
	Stdin  io.Reader
	Stdout io.Writer // nil: discarded
	Stderr io.Writer // nil: discarded; if equal to Stdout, the order of writes is kept

	// Interrupt, if set, makes Stop send SIGINT first and wait this long before
	// SIGTERM.
	Interrupt time.Duration
	Grace     time.Duration // from SIGTERM to SIGKILL; 0 is [DefaultGrace]

	// Memory and CPU, if set, limit each process of the child: its address space in
	// bytes, and its processor time, after which SIGXCPU ends it. Only Linux enforces
	// them.
	Memory int64
	CPU    time.Duration

	// Supervise puts a process of this program between us and the child, if [Main] is
	// called and the system is Linux. It kills all descendants of the child at its
	// end, daemons included, enforces Limits, and does so even when this program has
	// been killed.
	Supervise bool
	Limits    Limits
}

// Exit is how a child ended.
type Exit struct {
	Code      int            // exit status; -1 if a signal ended it
	Signal    syscall.Signal // that ended it; 0 if none
	Reason    error          // passed to Stop; nil if it ended by itself
	Survivors int            // processes that survived SIGKILL for five seconds

	// CPUExceeded reports whether a signal ended the child at its limit of processor
	// time. The signal need not be SIGXCPU: a handler of it may crash.
	CPUExceeded bool

	// Left is the names of processes that a supervised child left behind when it ended
	// by itself. They have been killed.
	Left []string
}

// OK reports whether the child ended by itself with status 0.
func (e Exit) OK() bool { return e.Code == 0 && e.Reason == nil }

// String describes how the child ended, such as "exit status 3".
func (e Exit) String() string {
	s := fmt.Sprintf("exit status %d", e.Code)
	if e.Signal != 0 {
		s = "ended by signal: " + e.Signal.String()
	}
	if e.Reason != nil {
		s = fmt.Sprintf("stopped (%v), %s", e.Reason, s)
	}
	return s
}

// Proc is a running child. Its methods are safe for concurrent use.
type Proc struct {
	// Stdin and Stdout are set if Spec.Pipes is. Stdout ends when the child and its
	// descendants are gone, even if a stranger still holds the other end; close it
	// after reading.
	Stdin  io.WriteCloser
	Stdout io.ReadCloser

	spec  Spec
	draft exec.Cmd  // template of cmd
	cmd   *exec.Cmd // the started command
	id    string
	pid   int

	super *supervisor    // nil without one; then pid is the child's
	order superviseOrder // for super

	outputs []*output      // our ends of the output pipes
	copies  sync.WaitGroup // goroutines that copy them
	seen    map[int]uint64 // descendants: pid → start; guarded by family.mu

	stopOnce sync.Once
	stopping chan struct{}
	reason   error // set before stopping is closed
	exit     Exit  // set before done is closed
	done     chan struct{}
}

// Start starts a child. When ctx ends the child is stopped with ctx's cause.
func Start(ctx context.Context, spec Spec) (*Proc, error) {
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	if len(spec.Args) == 0 {
		return nil, errors.New("start a program: no arguments")
	}
	path, err := LookPath(spec.Args[0], spec.Dir, spec.Env)
	if err != nil {
		return nil, err
	}
	if spec.Grace == 0 {
		spec.Grace = DefaultGrace
	}
	p := &Proc{
		spec: spec, id: nextID(), seen: map[int]uint64{},
		stopping: make(chan struct{}), done: make(chan struct{}),
	}
	p.draft = exec.Cmd{Path: path, Args: spec.Args, Dir: spec.Dir, Env: withMarker(spec.Env, p.id), SysProcAttr: childAttributes()}
	if spec.Supervise && CanSupervise() {
		if err := p.newSupervisor(); err != nil {
			return nil, fmt.Errorf("start %s: %w", spec.Args[0], err)
		}
	}
	if err := p.launchChild(); err != nil {
		return nil, fmt.Errorf("start %s: %w", spec.Args[0], err)
	}
	unhook := context.AfterFunc(ctx, func() { p.Stop(context.Cause(ctx)) })
	go func() {
		p.supervise()
		unhook()
		close(p.done)
	}()
	return p, nil
}

// Run starts a child and waits for it.
func Run(ctx context.Context, spec Spec) (Exit, error) {
	p, err := Start(ctx, spec)
	if err != nil {
		return Exit{}, err
	}
	return p.Wait(), nil
}

// Pid returns the id of the child's process and process group; of a supervised child,
// the ids of its supervisor.
func (p *Proc) Pid() int { return p.pid }

// Stop asks the child to end, and kills it and its descendants if it does not.
// It returns at once; the first reason counts.
func (p *Proc) Stop(reason error) {
	p.stopOnce.Do(func() {
		p.reason = reason
		close(p.stopping)
	})
}

// Done is closed when the child and its descendants are gone.
func (p *Proc) Done() <-chan struct{} { return p.done }

// Wait waits until the child and its descendants are gone and its output was
// copied to the writers of Spec.
func (p *Proc) Wait() Exit {
	<-p.done
	return p.exit
}

// supervise waits for the child's end and removes its family.
func (p *Proc) supervise() {
	exited, reported := make(chan struct{}), false
	go func() {
		awaitExit(p.pid)
		close(exited)
	}()
	select {
	case <-exited:
	case <-p.stopping:
		p.exit.Reason = p.reason
		p.requestExit(exited)
	}
	p.exit.Survivors = family.killFamily(p)
	<-exited
	if p.super != nil {
		defer p.super.close()
		if reported = p.super.takeReport(&p.exit, p.spec.CPU); !reported {
			p.exit.Survivors += family.killAbandoned()
		}
	}
	family.removeChild(p)
	_ = p.cmd.Wait() // the result is in ProcessState
	spawner.release()
	for _, o := range p.outputs {
		o.drainOnly()
	}
	p.copies.Wait()
	if reported {
		return
	}
	p.exit.Code = p.cmd.ProcessState.ExitCode()
	if ws, ok := p.cmd.ProcessState.Sys().(syscall.WaitStatus); ok && ws.Signaled() {
		p.exit.Signal = ws.Signal()
		p.exit.CPUExceeded = isCPUSignal(p.exit.Signal) || p.spec.CPU > 0 && p.usedCPU() >= p.spec.CPU/2
	}
}

// usedCPU returns the processor time of the child after its end. On a virtual machine it
// may be far below what the kernel compares with the limit: the kernel counts whole ticks,
// of which other machines may have taken a part.
func (p *Proc) usedCPU() time.Duration {
	return p.cmd.ProcessState.UserTime() + p.cmd.ProcessState.SystemTime()
}

// requestExit sends the signals that a program can handle and waits until the whole
// family has ended or the grace is over. The child itself may end first, such as a
// shell around the real program, which then still has its grace.
func (p *Proc) requestExit(exited <-chan struct{}) {
	family.familyOf(p) // records descendants while the chain of parents exists
	if p.super != nil {
		p.super.stopChild(stopCommand{p.spec.Interrupt, p.spec.Grace})
		select {
		case <-exited:
		case <-time.After(p.spec.Interrupt + p.spec.Grace + supervisorGrace):
		}
		return
	}
	if p.spec.Interrupt > 0 {
		signalGroup(p.pid, syscall.SIGINT)
		select {
		case <-exited:
		case <-time.After(p.spec.Interrupt):
		}
	}
	all := family.familyOf(p)
	signalGroup(p.pid, syscall.SIGTERM)
	for _, q := range all {
		if q.pgid != p.pid {
			signalProcess(q, syscall.SIGTERM)
		}
	}
	over := time.After(p.spec.Grace)
	select {
	case <-exited:
	case <-over:
		return
	}
	for wait := 2 * time.Millisecond; len(family.familyOf(p)) > 0; wait = min(2*wait, 100*time.Millisecond) {
		select {
		case <-time.After(wait):
		case <-over:
			return
		}
	}
}

// newCommand returns a copy of the draft: a command can be started only once.
func (p *Proc) newCommand() *exec.Cmd {
	d := &p.draft
	return &exec.Cmd{
		Path: d.Path, Args: d.Args, Dir: d.Dir, Env: d.Env, SysProcAttr: d.SysProcAttr,
		Stdin: d.Stdin, Stdout: d.Stdout, Stderr: d.Stderr, ExtraFiles: d.ExtraFiles,
	}
}

func (p *Proc) launchChild() error {
	var pl pipeEnds
	then, err := p.connectStreams(&pl)
	if err == nil {
		err = family.startChild(p)
	}
	for _, f := range pl.theirs {
		f.Close() // the child has its own copy
	}
	if p.super != nil {
		if err == nil {
			err = p.awaitSupervised()
		} else {
			p.super.closeAll()
		}
	}
	if err != nil {
		for _, f := range pl.ours {
			f.Close()
		}
		return err
	}
	for _, f := range then {
		go f()
	}
	return nil
}

// connectStreams gives the draft its streams and returns the functions that copy from
// and to the readers and writers of the spec, to run after the start.
func (p *Proc) connectStreams(pl *pipeEnds) (then []func(), err error) {
	s := &p.spec
	if s.Pipes || s.Stdin != nil {
		r, w, err := os.Pipe()
		if err != nil {
			return nil, err
		}
		pl.theirs, pl.ours = append(pl.theirs, r), append(pl.ours, w)
		p.draft.Stdin = r
		if s.Pipes {
			p.Stdin = w
		} else {
			then = append(then, func() {
				_, _ = io.Copy(w, s.Stdin) // a child need not read it
				w.Close()
			})
		}
	}
	collect := func(to io.Writer) (*os.File, error) {
		if f, ok := to.(*os.File); ok {
			return f, nil
		}
		r, w, err := os.Pipe()
		if err != nil {
			return nil, err
		}
		pl.theirs, pl.ours = append(pl.theirs, w), append(pl.ours, r)
		o := &output{f: r}
		p.outputs = append(p.outputs, o)
		if to == nil {
			p.Stdout = o
			return w, nil
		}
		p.copies.Add(1)
		then = append(then, func() {
			defer p.copies.Done()
			defer o.Close()
			if _, err := io.Copy(to, o); err != nil {
				_, _ = io.Copy(io.Discard, o) // a full disk must not block the child
			}
		})
		return w, nil
	}
	// os/exec takes a nil interface, not a nil *os.File, for nothing.
	if s.Pipes || s.Stdout != nil {
		to := s.Stdout
		if s.Pipes {
			to = nil
		}
		f, err := collect(to)
		if err != nil {
			return nil, err
		}
		p.draft.Stdout = f
	}
	switch {
	case s.Stderr == nil:
	case !s.Pipes && reflect.TypeOf(s.Stderr).Comparable() && s.Stderr == s.Stdout: // one pipe keeps the order
		p.draft.Stderr = p.draft.Stdout
	default:
		f, err := collect(s.Stderr)
		if err != nil {
			return nil, err
		}
		p.draft.Stderr = f
	}
	return then, nil
}

// pipeEnds holds the ends of the pipes to a child: its own and ours.
type pipeEnds struct{ theirs, ours []*os.File }

// LookPath finds the program name for a child with folder dir and environment env: a path
// with a slash is relative to dir; a bare name is searched in the PATH of env.
func LookPath(name, dir string, env []string) (string, error) {
	if strings.ContainsAny(name, separators) {
		path := name
		if !filepath.IsAbs(path) {
			path = filepath.Join(dir, path)
		}
		path, err := filepath.Abs(path)
		if err != nil {
			return "", fmt.Errorf("find program %s: %w", name, err)
		}
		for _, f := range candidates(path) {
			if err = checkExecutable(f); err == nil {
				return f, nil
			}
		}
		return "", fmt.Errorf("find program %s: %w", name, err)
	}
	var path string
	for _, kv := range env {
		if v, ok := strings.CutPrefix(kv, "PATH="); ok {
			path = v
		}
	}
	for _, d := range filepath.SplitList(path) {
		if !filepath.IsAbs(d) {
			continue // never run a program from the current folder
		}
		for _, f := range candidates(filepath.Join(d, name)) {
			if checkExecutable(f) == nil {
				return f, nil
			}
		}
	}
	return "", fmt.Errorf("find program %s: it is in no folder of PATH: %w", name, exec.ErrNotFound)
}

func checkExecutable(path string) error {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return err
	case info.IsDir():
		return fmt.Errorf("%s is a folder", path)
	case !isExecutable(path, info):
		return fmt.Errorf("%s is not executable: chmod +x it", path)
	}
	return nil
}
