package proc

import (
	"bytes"
	"os"
	"syscall"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"
)

// orphanParent is the parent of processes whose own parent has died: launchd.
const orphanParent = 1

var ownSession, _ = unix.Getsid(0)

func adoptOrphans() {}

func childAttributes() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }

// setLimits does nothing: on macOS a process can limit only itself.
func setLimits(int, int64, time.Duration) {}

// awaitExit waits until the child pid has ended and leaves it to be waited for,
// so that its number stays taken.
func awaitExit(pid int) {
	const (
		byPid  = 1
		exited = 0x4
		noWait = 0x20
	)
	var info [16]uint64
	for {
		_, _, err := syscall.Syscall6(syscall.SYS_WAITID, byPid, uintptr(pid), uintptr(unsafe.Pointer(&info)), exited|noWait, 0, 0)
		if err != syscall.EINTR {
			return
		}
	}
}

func familyTable() []process { return processTable() }

func processTable() []process {
	infos, err := unix.SysctlKinfoProcSlice("kern.proc.all")
	if err != nil {
		return nil
	}
	const zombie = 5 // SZOMB of sys/proc.h
	table := make([]process, 0, len(infos))
	for _, k := range infos {
		pid := int(k.Proc.P_pid)
		if pid == 0 {
			continue
		}
		q := process{
			pid: pid, ppid: int(k.Eproc.Ppid), pgid: int(k.Eproc.Pgid), zombie: k.Proc.P_stat == zombie,
			start: uint64(k.Proc.P_starttime.Sec)*1e6 + uint64(k.Proc.P_starttime.Usec),
		}
		q.sid, _ = unix.Getsid(pid)
		table = append(table, q)
	}
	return table
}

// readMarker returns the value of [Marker] in the initial environment of q, or "" if
// there is none or access is denied.
func readMarker(q process) string {
	b, err := unix.SysctlRaw("kern.procargs2", q.pid)
	if err != nil {
		return ""
	}
	for kv := range bytes.SplitSeq(b, []byte{0}) {
		if v, ok := bytes.CutPrefix(kv, []byte(Marker+"=")); ok {
			return string(v)
		}
	}
	return ""
}

// knownChildren returns nil: on macOS orphans go to process 1.
func knownChildren() map[int]bool { return nil }

// reapOrphans does nothing: launchd reaps orphans.
func reapOrphans(ended, strange []process) {}

func signalProcess(q process, sig syscall.Signal) {
	if q.pid != os.Getpid() {
		_ = unix.Kill(q.pid, sig)
	}
}
