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
	"unsafe"

	"golang.org/x/sys/unix"
)

// orphanParent is the parent of processes whose own parent has died.
var orphanParent = os.Getpid()

var ownSession, _ = unix.Getsid(0)

// adoptOrphans makes this program the parent of its descendants' orphans.
var adoptOrphans = sync.OnceFunc(func() {
	_ = unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) // since Linux 3.4
})

func childAttributes() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}

// setLimits sets the limits of a process that has just started; its children inherit
// them.
func setLimits(pid int, memory int64, cpu time.Duration) {
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

// processTable reads the process table. Processes that end meanwhile are left out.
func processTable() []process {
	names := entryNames("/proc")
	table := make([]process, 0, len(names))
	for _, name := range names {
		pid, err := strconv.Atoi(name)
		if err != nil {
			continue
		}
		if q, ok := readStat(pid); ok {
			table = append(table, q)
		}
	}
	return table
}

// familyTable reads the processes below this one, zombies included. This program is a
// subreaper, so no other can be a descendant of a child. Reading takes a fiftieth of the
// time of the whole process table. One walk may miss a process whose parent ends
// meanwhile, so two in a row must agree. Otherwise familyTable returns the whole table.
func familyTable() []process {
	if !subreaper() || !childrenListed() {
		return processTable()
	}
	last := walkChildren()
	for range 5 {
		next := walkChildren()
		if len(next) > 0 && sameProcesses(last, next) {
			return next
		}
		last = next
	}
	return processTable()
}

func sameProcesses(a, b []process) bool {
	starts := map[int]uint64{}
	for _, q := range a {
		starts[q.pid] = q.start
	}
	for _, q := range b {
		if start, ok := starts[q.pid]; !ok || start != q.start {
			return false
		}
	}
	return len(a) == len(b)
}

// subreaper reports whether orphans become children of this program.
func subreaper() bool {
	var set int32
	err := unix.Prctl(unix.PR_GET_CHILD_SUBREAPER, uintptr(unsafe.Pointer(&set)), 0, 0, 0)
	return err == nil && set == 1
}

// childrenListed reports whether the kernel lists the children of each thread
// (CONFIG_PROC_CHILDREN).
var childrenListed = sync.OnceValue(func() bool {
	_, err := os.Stat("/proc/thread-self/children")
	return err == nil
})

// walkChildren reads the processes below this one, zombies included. It may miss processes
// that start, end or change their parent meanwhile.
func walkChildren() []process {
	var out []process
	seen := map[int]bool{}
	list := []int{os.Getpid()}
	for i := 0; i < len(list); i++ {
		tasks := "/proc/" + strconv.Itoa(list[i]) + "/task/"
		for _, task := range entryNames(tasks) {
			b, _ := os.ReadFile(tasks + task + "/children") // it may have ended
			for _, field := range strings.Fields(string(b)) {
				pid, err := strconv.Atoi(field)
				if err != nil || seen[pid] {
					continue
				}
				seen[pid] = true
				if q, ok := readStat(pid); ok {
					out, list = append(out, q), append(list, pid)
				}
			}
		}
	}
	return out
}

// entryNames returns the names of dir's entries, unsorted, or nil if dir cannot be read.
func entryNames(dir string) []string {
	f, err := os.Open(dir)
	if err != nil {
		return nil
	}
	defer f.Close()
	names, err := f.Readdirnames(-1)
	if err != nil {
		return nil
	}
	return names
}

// readStat reads /proc/PID/stat, see proc_pid_stat(5).
func readStat(pid int) (process, bool) {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return process{}, false
	}
	// The name in brackets may hold anything, brackets included.
	end := bytes.LastIndexByte(b, ')')
	fields := strings.Fields(string(b[end+1:]))
	if len(fields) < 20 {
		return process{}, false
	}
	// A program whose first thread has ended is shown as a zombie, too, while
	// its other threads (the count is field 20) go on.
	_, name, _ := bytes.Cut(b[:max(end, 0)], []byte{'('})
	q := process{pid: pid, name: string(name), zombie: (fields[0] == "Z" || fields[0] == "X") && (fields[17] == "0" || fields[17] == "1")}
	q.ppid, _ = strconv.Atoi(fields[1])
	q.pgid, _ = strconv.Atoi(fields[2])
	q.sid, _ = strconv.Atoi(fields[3])
	q.start, _ = strconv.ParseUint(fields[19], 10, 64)
	return q, true
}

// readMarker returns the value of [Marker] in the initial environment of q, or "" if
// there is none.
func readMarker(q process) string {
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

// reapOrphans waits for orphans that have ended: for known descendants of a child,
// and for strange ones unless code of this program started them and has yet to wait
// for them.
func reapOrphans(ended, strange []process) {
	if len(strange) > 0 {
		mine := knownChildren()
		for _, q := range strange {
			if mine != nil && !mine[q.pid] {
				ended = append(ended, q)
			}
		}
	}
	for _, q := range ended {
		if now, ok := readStat(q.pid); ok && now.start == q.start && now.zombie {
			_, _ = unix.Wait4(q.pid, nil, unix.WNOHANG, nil)
		}
	}
}

// knownChildren returns the children that code of this program started, or nil if
// unknown.
func knownChildren() map[int]bool {
	if !pidfdsSupported() {
		return nil
	}
	return pidfdChildren()
}

// pidfdChildren returns the children for which this program holds a pidfd, as os/exec
// does for each from start until Wait. Adopted orphans have none.
func pidfdChildren() map[int]bool {
	names := entryNames("/proc/self/fd")
	if names == nil {
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

// pidfdsSupported reports whether os/exec uses pidfds here: Linux 5.4, no filter against them.
var pidfdsSupported = sync.OnceValue(func() bool {
	p, err := os.FindProcess(os.Getpid())
	if err != nil {
		return false
	}
	defer p.Release() //nolint:errcheck // frees a descriptor
	return p.WithHandle(func(uintptr) {}) == nil
})

// signalProcess signals q, and no later process that reuses its number.
func signalProcess(q process, sig syscall.Signal) {
	fd, err := unix.PidfdOpen(q.pid, 0)
	if err != nil {
		if now, ok := readStat(q.pid); ok && now.start == q.start {
			_ = unix.Kill(q.pid, sig)
		}
		return
	}
	defer unix.Close(fd)
	if now, ok := readStat(q.pid); ok && now.start == q.start {
		_ = unix.PidfdSendSignal(fd, sig, nil, 0)
	}
}
