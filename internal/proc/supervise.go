//go:build unix

package proc

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync/atomic"
	"syscall"
	"time"
)

// Entry is the first argument of the hidden entry of this program that supervises a
// child, see [Main].
const Entry = "__supervise"

// Descriptors of a supervisor: it reads an order and commands from the first and
// writes reports to the second.
const (
	controlFile = 3
	reportFile  = 4
	groupFile   = 5 // the table of the group of the child, if any
)

// supervisorGrace is how long a supervisor may take to kill a child and report.
const supervisorGrace = 7 * time.Second

// entryKnown reports whether this program has called Main, so that starting it again
// with Entry makes a supervisor.
var entryKnown atomic.Bool

// Main is the hidden entry of this program. args are the arguments without the
// program's name; ours reports whether they were for this entry, and code is then the
// exit code. A program whose main does not call Main has no supervisors: its children
// start as if [Spec.Supervise] were not set.
func Main(args []string) (code int, ours bool) {
	entryKnown.Store(true)
	if len(args) != 1 || args[0] != Entry {
		return 0, false
	}
	return superviseChild(), true
}

// CanSupervise reports whether [Spec.Supervise] has an effect here.
func CanSupervise() bool { return canSupervise && entryKnown.Load() }

// superviseOrder is the first message to a supervisor.
type superviseOrder struct {
	Path   string        `json:"path"`
	Args   []string      `json:"args"`
	Dir    string        `json:"dir"`
	Env    []string      `json:"env"`
	Memory int64         `json:"memory,omitempty"`
	CPU    time.Duration `json:"cpu,omitempty"`
	Limits Limits        `json:"limits"`

	Grouped bool `json:"grouped,omitempty"` // whether groupFile is there
	Slot    int  `json:"slot,omitempty"`    // of the child in its table

	Control string `json:"control,omitempty"` // control group of the child
}

// stopCommand asks a supervisor to stop its child as Proc.Stop does.
type stopCommand struct {
	Interrupt time.Duration `json:"interrupt"`
	Grace     time.Duration `json:"grace"`
}

// superviseReport is a line of a supervisor: one after the start, one at the end.
type superviseReport struct {
	Error string        `json:"error,omitempty"`
	Errno syscall.Errno `json:"errno,omitempty"`

	Ended     bool           `json:"ended,omitempty"`
	Status    uint32         `json:"status,omitempty"` // as wait returns it
	CPU       time.Duration  `json:"cpu,omitempty"`    // of the child itself
	Left      []string       `json:"left,omitempty"`
	Survivors int            `json:"survivors,omitempty"`
	Exceeded  *ExceededError `json:"exceeded,omitempty"`
}

// supervisor is this program's side of a supervisor process.
type supervisor struct {
	control *os.File
	reports *bufio.Reader
	source  *os.File // of reports
	theirs  []*os.File
	leave   func() // frees the place in the group
}

// newSupervisor turns the draft of p into the command of a supervisor that starts the
// drafted child.
func (p *Proc) newSupervisor() error {
	dir, err := filepath.Abs(p.draft.Dir) // the supervisor has a folder of its own
	if err != nil {
		return err
	}
	controlEnd, control, err := os.Pipe()
	if err != nil {
		return err
	}
	source, reportEnd, err := os.Pipe()
	if err != nil {
		return errors.Join(err, controlEnd.Close(), control.Close())
	}
	p.super = &supervisor{
		control: control, source: source, reports: bufio.NewReader(source), theirs: []*os.File{controlEnd, reportEnd},
	}
	at := p.spec.Limits.Group.takePlace(p.spec.Limits)
	p.super.leave = at.leave
	p.order = superviseOrder{
		Grouped: at.file != nil, Slot: at.slot, Control: at.control,
		Path: p.draft.Path, Args: p.draft.Args, Dir: dir, Env: p.draft.Env,
		Memory: p.spec.Memory, CPU: p.spec.CPU, Limits: p.spec.Limits,
	}
	p.draft.Path, p.draft.Args, p.draft.Dir = supervisorProgram, []string{"assay", Entry}, "/"
	p.draft.Env = []string{Marker + "=" + p.id, "GOMAXPROCS=2", "GORACE=atexit_sleep_ms=0"} // no secret of the child
	p.draft.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}                               // it must outlive us to kill its child
	p.draft.ExtraFiles = slices.Clone(p.super.theirs)
	if at.file != nil {
		p.draft.ExtraFiles = append(p.draft.ExtraFiles, at.file)
	}
	return nil
}

// awaitStart sends the order and waits until the child has started.
func (s *supervisor) awaitStart(order superviseOrder) error {
	for _, f := range s.theirs {
		f.Close()
	}
	if err := json.NewEncoder(s.control).Encode(order); err != nil {
		return fmt.Errorf("give its supervisor the order: %w", err)
	}
	report, err := s.readReport()
	switch {
	case err != nil:
		return fmt.Errorf("hear from its supervisor: %w", err)
	case report.Errno != 0:
		return &fs.PathError{Op: "fork/exec", Path: order.Path, Err: report.Errno}
	case report.Error != "":
		return errors.New(report.Error)
	}
	return nil
}

func (s *supervisor) readReport() (superviseReport, error) {
	var report superviseReport
	line, err := s.reports.ReadBytes('\n')
	if err != nil {
		return report, err
	}
	return report, json.Unmarshal(line, &report)
}

// awaitSupervised waits until the supervisor has started the child. If it cannot, it has
// ended on return.
func (p *Proc) awaitSupervised() error {
	err := p.super.awaitStart(p.order)
	p.order = superviseOrder{}
	if err != nil {
		p.super.close()
		awaitExit(p.pid)
		family.removeChild(p)
		_ = p.cmd.Wait()
		spawner.release()
	}
	return err
}

// stopChild passes a stop on. The supervisor may have ended.
func (s *supervisor) stopChild(c stopCommand) {
	_ = json.NewEncoder(s.control).Encode(c)
}

// close ends the conversation. A supervisor that still runs kills its child.
func (s *supervisor) close() {
	s.control.Close()
	s.source.Close()
	s.leave()
}

// closeAll closes the ends of both sides, for a supervisor that did not start.
func (s *supervisor) closeAll() {
	for _, f := range s.theirs {
		f.Close()
	}
	s.close()
}

// takeReport fills exit from the supervisor's last report, after the supervisor has
// ended. It returns false without one, if the supervisor was killed.
func (s *supervisor) takeReport(exit *Exit, cpu time.Duration) bool {
	report, err := s.readReport()
	if err != nil || !report.Ended {
		return false
	}
	status := syscall.WaitStatus(report.Status)
	exit.Code = status.ExitStatus()
	if status.Signaled() {
		exit.Signal = status.Signal()
		exit.CPUExceeded = isCPUSignal(exit.Signal) || cpu > 0 && report.CPU >= cpu/2
	}
	exit.Left = report.Left
	exit.Survivors = max(exit.Survivors, report.Survivors)
	if report.Exceeded != nil {
		exit.Reason = report.Exceeded
	}
	return true
}
