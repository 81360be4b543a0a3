package proc

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// orphanage is the parent of processes whose own parent has died.
var orphanage = os.Getpid()

var ownSession, _ = unix.Getsid(0)

// adoptOrphans makes us the parent of our descendants' orphans.
var adoptOrphans = sync.OnceFunc(func() {
	_ = unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) // since Linux 3.4
})

func attributes() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}

// limit sets the limits of a process that has just begun; its children inherit
// them. A process that has ended already needs none.
func limit(pid int, memory int64, cpu time.Duration) {
	if memory > 0 {
		_ = unix.Prlimit(pid, unix.RLIMIT_AS, &unix.Rlimit{Cur: uint64(memory), Max: uint64(memory)}, nil)
	}
	if cpu > 0 {
		seconds := uint64(max(1, (cpu+time.Second-1)/time.Second))
		// One second after SIGXCPU, which can be caught, comes SIGKILL.
		_ = unix.Prlimit(pid, unix.RLIMIT_CPU, &unix.Rlimit{Cur: seconds, Max: seconds + 1}, nil)
	}
}

// awaitExit waits until the child pid has ended and leaves it to be waited for,
// so that its number stays taken.
func awaitExit(pid int) {
	for {
		err := unix.Waitid(unix.P_PID, pid, nil, unix.WEXITED|unix.WNOWAIT, nil)
		if err != unix.EINTR {
			return
		}
	}
}

// processes reads the process table. Processes that end meanwhile are left out.
func processes() []process {
	dir, err := os.Open("/proc")
	if err != nil {
		return nil
	}
	defer dir.Close()
	names, err := dir.Readdirnames(-1)
	if err != nil {
		return nil
	}
	table := make([]process, 0, len(names))
	for _, name := range names {
		pid, err := strconv.Atoi(name)
		if err != nil {
			continue
		}
		if q, ok := read(pid); ok {
			table = append(table, q)
		}
	}
	return table
}

// read reads /proc/PID/stat, see proc_pid_stat(5).
func read(pid int) (process, bool) {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return process{}, false
	}
	// The name in brackets may hold anything, brackets included.
	fields := strings.Fields(string(b[bytes.LastIndexByte(b, ')')+1:]))
	if len(fields) < 20 {
		return process{}, false
	}
	// A program whose first thread has ended is shown as a zombie, too, while
	// its other threads (the count is field 20) go on.
	q := process{pid: pid, zombie: (fields[0] == "Z" || fields[0] == "X") && (fields[17] == "0" || fields[17] == "1")}
	q.ppid, _ = strconv.Atoi(fields[1])
	q.pgid, _ = strconv.Atoi(fields[2])
	q.sid, _ = strconv.Atoi(fields[3])
	q.start, _ = strconv.ParseUint(fields[19], 10, 64)
	return q, true
}

// mark returns the value of [Marker] in the environment with which q was
// started, "" if there is none.
func mark(q process) string {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/environ", q.pid))
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

// reap takes the status of orphans that have ended: of those known to be
// descendants of a child, and of strange ones unless code of this program
// started them and has yet to wait for them.
func reap(ended, strange []process) {
	if len(strange) > 0 && pidfds() {
		mine := direct()
		for _, q := range strange {
			if mine != nil && !mine[q.pid] {
				ended = append(ended, q)
			}
		}
	}
	for _, q := range ended {
		if now, ok := read(q.pid); ok && now == q {
			_, _ = unix.Wait4(q.pid, nil, unix.WNOHANG, nil)
		}
	}
}

// direct returns the children for which this program holds a pidfd, as os/exec
// does for each from its birth until it was waited for. Adopted orphans have none.
func direct() map[int]bool {
	dir, err := os.Open("/proc/self/fd")
	if err != nil {
		return nil
	}
	defer dir.Close()
	names, err := dir.Readdirnames(-1)
	if err != nil {
		return nil
	}
	out := map[int]bool{}
	for _, name := range names {
		if link, err := os.Readlink("/proc/self/fd/" + name); err != nil || !strings.Contains(link, "pidfd") {
			continue
		}
		info, err := os.ReadFile("/proc/self/fdinfo/" + name)
		if err != nil {
			continue
		}
		for line := range strings.Lines(string(info)) {
			if v, ok := strings.CutPrefix(line, "Pid:"); ok {
				if pid, err := strconv.Atoi(strings.TrimSpace(v)); err == nil {
					out[pid] = true
				}
			}
		}
	}
	return out
}

// pidfds reports whether os/exec uses pidfds here: Linux 5.4, no filter against them.
var pidfds = sync.OnceValue(func() bool {
	p, err := os.FindProcess(os.Getpid())
	if err != nil {
		return false
	}
	defer p.Release() //nolint:errcheck // frees a descriptor
	return p.WithHandle(func(uintptr) {}) == nil
})

// send signals q, and nobody who got its number since.
func send(q process, sig syscall.Signal) {
	fd, err := unix.PidfdOpen(q.pid, 0)
	if err != nil {
		if now, ok := read(q.pid); ok && now.start == q.start {
			_ = unix.Kill(q.pid, sig)
		}
		return
	}
	defer unix.Close(fd)
	if now, ok := read(q.pid); ok && now.start == q.start {
		_ = unix.PidfdSendSignal(fd, sig, nil, 0)
	}
}
