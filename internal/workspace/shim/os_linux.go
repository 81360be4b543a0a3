package shim

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"syscall"
	"unsafe"

	"golang.org/x/sys/unix"
)

// execfn is the entry of the auxiliary vector with the executed path (AT_EXECFN,
// getauxval(3)): the path of the link, unlike /proc/self/exe.
const execfn = 31

func executedPath() string {
	vec, err := unix.Auxv()
	if err != nil {
		return ""
	}
	for _, kv := range vec {
		if kv[0] == execfn {
			return unix.BytePtrToString(*(**byte)(unsafe.Pointer(&kv[1])))
		}
	}
	return ""
}

// childAttributes makes the command die with a shim that is killed, as the command
// itself would have been.
func childAttributes() *syscall.SysProcAttr { return &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL} }

// byDefault resets the signal to its default action: Go has a handler for most.
func byDefault(s syscall.Signal) {
	var action [4]uint64 // struct sigaction: SIG_DFL, no flags, empty mask
	_, _, _ = syscall.RawSyscall6(syscall.SYS_RT_SIGACTION, uintptr(s), uintptr(unsafe.Pointer(&action)), 0, 8, 0, 0)
}

// inheritedOrigin returns the origin in the environment of the nearest ancestor that
// has one, or "" if none.
func inheritedOrigin() string {
	pid := os.Getppid()
	for range 32 {
		if pid <= 1 {
			return ""
		}
		env, err := os.ReadFile(fmt.Sprintf("/proc/%d/environ", pid))
		if err != nil {
			return ""
		}
		for kv := range bytes.SplitSeq(env, []byte{0}) {
			if v, ok := bytes.CutPrefix(kv, []byte(OriginVar+"=")); ok && len(v) > 0 {
				return string(v)
			}
		}
		if pid, err = parentOf(pid); err != nil {
			return ""
		}
	}
	return ""
}

// parentOf reads the parent from /proc/PID/stat, whose second field is an arbitrary
// name in brackets (proc(5)).
func parentOf(pid int) (int, error) {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, err
	}
	fields := bytes.Fields(b[bytes.LastIndexByte(b, ')')+1:])
	if len(fields) < 2 {
		return 0, fmt.Errorf("process %d has no parent", pid)
	}
	return strconv.Atoi(string(fields[1]))
}
