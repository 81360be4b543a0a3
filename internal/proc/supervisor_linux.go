package proc

import (
	"bufio"
	"cmp"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// supervisorProgram is this program, also after its file was replaced.
const supervisorProgram = "/proc/self/exe"

// canSupervise reports whether this system has supervisors.
const canSupervise = true

// settleTime is how long processes may take to end by themselves after the child, such
// as helpers that see a pipe close, before they count as left behind.
const settleTime = 100 * time.Millisecond

// sandboxTime is how long the processes of a sandbox may take, which the kernel ends after the
// child. On a busy machine that is long.
const (
	sandboxTime = 2 * time.Second
	sandboxName = "bwrap"
)

// killTime is how long killed processes may take to disappear.
const killTime = 5 * time.Second

// longestScan is the longest time between two samples, however busy the machine is.
const longestScan = 500 * time.Millisecond

// maxLeft is how many names of processes left behind are kept.
const maxLeft = 20

// supervised is the supervisor's view of its child.
type supervised struct {
	pid     int
	limits  Limits
	ended   chan struct{}   // closed when the child was waited for
	alone   chan struct{}   // closed when there is no descendant
	status  unix.WaitStatus // set before ended is closed
	cpu     time.Duration   // likewise
	orphans []process       // last seen below the first process of a PID namespace
	base    int64           // disk use at the start
	disk    diskMeter
	over    *ExceededError

	uses useTable // resource use of its group
	slot int      // its own in uses

	control string // its control group, by which the kernel limits memory; "" if none
}

// superviseChild is a supervisor's whole life. It starts the child that the order
// describes, adopts every orphan among its descendants, and kills all of them when the
// child ends, when it exceeds a limit, when a command asks for it, or when the program that
// started the supervisor is gone.
func superviseChild() int {
	runtime.LockOSThread() // the parent of the child, which dies with this thread
	heard := make(chan os.Signal, 8)
	signal.Notify(heard, unix.SIGINT, unix.SIGTERM, unix.SIGHUP, unix.SIGQUIT, unix.SIGPIPE) // not for us; reset for the child
	unix.CloseOnExec(controlFile)
	unix.CloseOnExec(reportFile)
	unix.CloseOnExec(groupFile)
	_ = unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
	_ = unix.Prctl(unix.PR_SET_DUMPABLE, 0, 0, 0, 0) // no other process reads or traces this one
	control := json.NewDecoder(bufio.NewReader(os.NewFile(controlFile, "control")))
	reports := json.NewEncoder(os.NewFile(reportFile, "reports"))

	var order superviseOrder
	if err := control.Decode(&order); err != nil {
		return 1 // there is nobody to tell
	}
	s := &supervised{limits: order.Limits, ended: make(chan struct{}), alone: make(chan struct{}), disk: diskMeter{folder: order.Limits.Folder}}
	s.joinGroup(order)
	if s.limits.Disk > 0 {
		s.base = s.disk.measure()
	}
	if err := s.startChild(order); err != nil {
		var errno syscall.Errno
		errors.As(err, &errno)
		_ = reports.Encode(superviseReport{Error: err.Error(), Errno: errno})
		return 1
	}
	_ = reports.Encode(superviseReport{})
	dropStreams()
	go s.reapChildren()

	commands := make(chan stopCommand)
	go func() {
		defer close(commands)
		for {
			var c stopCommand
			if control.Decode(&c) != nil {
				return // the program that started us is gone, or about to go
			}
			commands <- c
		}
	}()
	s.watchChild(commands)
	if s.over == nil {
		s.over = s.heedKernel() // it kills faster than we look
	}
	left, survivors := s.killAll()
	_ = reports.Encode(superviseReport{
		Ended: true, Status: uint32(s.status), CPU: s.cpu, Left: left, Survivors: survivors, Exceeded: s.over,
	})
	return 0
}

func (s *supervised) startChild(order superviseOrder) error {
	if n := uint64(order.Limits.OpenFiles); n > 0 {
		// Not below the former value: a hard limit can be smaller.
		var now unix.Rlimit
		if unix.Getrlimit(unix.RLIMIT_NOFILE, &now) == nil {
			n = min(n, now.Max)
		}
		_ = unix.Setrlimit(unix.RLIMIT_NOFILE, &unix.Rlimit{Cur: n, Max: n})
	}
	_ = unix.Setrlimit(unix.RLIMIT_CORE, &unix.Rlimit{})
	for wait := time.Millisecond; ; wait *= 2 {
		pid, err := s.forkChild(order)
		if err == nil {
			s.pid = pid
			setLimits(pid, order.Memory, order.CPU)
			return nil
		}
		if !errors.Is(err, syscall.ETXTBSY) || wait > 200*time.Millisecond {
			return err
		}
		time.Sleep(wait)
	}
}

// forkChild starts the child in its control group, if it has one that takes it.
func (s *supervised) forkChild(order superviseOrder) (pid int, err error) {
	attr := syscall.ProcAttr{
		Dir: order.Dir, Env: order.Env, Files: []uintptr{0, 1, 2},
		Sys: &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL},
	}
	if order.Control != "" {
		if pid, err = forkInGroup(order.Control, order.Path, order.Args, attr); err == nil {
			s.control = order.Control
			return pid, nil
		}
	}
	return syscall.ForkExec(order.Path, order.Args, &attr)
}

// dropStreams closes the child's streams here, so that they end when the child and its
// descendants close them.
func dropStreams() {
	null, err := unix.Open("/dev/null", unix.O_RDWR|unix.O_CLOEXEC, 0)
	for fd := range 3 {
		if err == nil {
			_ = unix.Dup3(null, fd, 0)
		}
	}
}

// reapChildren waits for all children, adopted ones included, until none is left.
func (s *supervised) reapChildren() {
	defer close(s.alone)
	for {
		var status unix.WaitStatus
		var usage unix.Rusage
		pid, err := unix.Wait4(-1, &status, unix.WALL, &usage)
		switch {
		case errors.Is(err, unix.EINTR):
		case err != nil:
			return
		case pid == s.pid && (status.Exited() || status.Signaled()):
			s.status = status
			s.cpu = time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
			close(s.ended)
		}
	}
}

// watchChild returns when the child has ended, or must be killed.
func (s *supervised) watchChild(commands <-chan stopCommand) {
	timer := time.NewTimer(scanInterval / 4)
	defer timer.Stop()
	for {
		select {
		case <-s.ended:
			return
		case c, open := <-commands:
			if open {
				s.requestExit(c, commands)
			}
			return
		case <-timer.C:
			began := time.Now()
			if s.over = s.sample(); s.over != nil {
				return
			}
			timer.Reset(min(max(scanInterval/2, 20*time.Since(began)), longestScan)) // about 5 % of a processor
		}
	}
}

// requestExit sends the child the signals that a program can handle, and waits until it
// and its descendants have ended, the grace is over or commands closes.
func (s *supervised) requestExit(c stopCommand, commands <-chan stopCommand) {
	if c.Interrupt > 0 {
		signalGroup(s.pid, syscall.SIGINT)
		select {
		case <-s.ended:
		case <-time.After(c.Interrupt):
		case <-commands:
			return
		}
	}
	for _, q := range descendants() {
		if q.pgid != s.pid {
			signalProcess(q, syscall.SIGTERM)
		}
	}
	select {
	case <-s.ended: // its group may be another's by now
	default:
		signalGroup(s.pid, syscall.SIGTERM)
	}
	select {
	case <-s.alone:
	case <-time.After(c.Grace):
	case <-commands:
	}
}

// namesAfter returns the names of the processes that still run after limit, sorted.
func (s *supervised) namesAfter(limit time.Duration) []string {
	select {
	case <-s.alone:
	case <-time.After(limit):
	}
	var out []string
	for _, q := range append(s.orphans, descendants()...) {
		if !q.zombie && len(out) < maxLeft {
			out = append(out, q.name)
		}
	}
	slices.Sort(out)
	return out
}

// killAll kills all descendants. It returns the names of the processes that the child left
// behind, and how many survived.
func (s *supervised) killAll() (left []string, survivors int) {
	select {
	case <-s.ended: // by itself
		left = s.namesAfter(settleTime)
		if len(left) > 0 && !slices.ContainsFunc(left, func(name string) bool { return name != sandboxName }) {
			left = s.namesAfter(sandboxTime)
		}
	default:
	}
	deadline := time.After(killTime)
	for wait := time.Millisecond; ; wait = min(2*wait, 50*time.Millisecond) {
		killGroup(s.control)
		all := freezeDescendants()
		for _, q := range all {
			signalProcess(q, syscall.SIGKILL)
		}
		select {
		case <-s.alone:
			<-s.ended
			return left, 0
		case <-deadline:
			select {
			case <-s.ended:
			default:
				s.status = 9 // not waited for: it is being killed
			}
			return left, len(all)
		case <-time.After(wait):
		}
	}
}

// freezeDescendants stops all descendants, until none forks any more, and returns them.
func freezeDescendants() []process {
	stopped := map[int]uint64{}
	for range 100 {
		grown := false
		all := descendants()
		for _, q := range all {
			if start, ok := stopped[q.pid]; !ok || start != q.start {
				signalProcess(q, syscall.SIGSTOP)
				stopped[q.pid], grown = q.start, true
			}
		}
		if !grown {
			return all
		}
	}
	return descendants()
}

// descendants returns the processes below this one that have not ended.
func descendants() []process {
	table := processTable()
	children := map[int][]process{}
	for _, q := range table {
		children[q.ppid] = append(children[q.ppid], q)
	}
	out := slices.Clone(children[os.Getpid()])
	for i := 0; i < len(out); i++ {
		out = append(out, children[out[i].pid]...)
	}
	return slices.DeleteFunc(out, func(q process) bool { return q.zombie })
}

// glanceDescendants returns what descendants does, but may miss processes that start or
// end meanwhile. It reads only descendants, not the whole process table, if the kernel
// lists children.
func glanceDescendants() []process {
	if !childrenListed() {
		return descendants()
	}
	return slices.DeleteFunc(walkChildren(), func(q process) bool { return q.zombie })
}

// sample notes orphans and returns the limit that is exceeded, or nil if none.
func (s *supervised) sample() *ExceededError {
	all := glanceDescendants()
	s.orphans = namespaceOrphans(all)
	if over := cmp.Or(s.countProcesses(all), s.measureMemory(all)); over != nil {
		s.uses.clearUse(s.slot) // it is killed: others of the group need not be
		return over
	}
	if most := s.limits.Disk; most > 0 {
		if used := s.disk.measure() - s.base; used > most {
			return &ExceededError{Limit: LimitDisk, Used: used, Max: most}
		}
	}
	return nil
}

// joinGroup maps the table of the group that the order names, or makes one for this
// program alone.
func (s *supervised) joinGroup(order superviseOrder) {
	if order.Grouped {
		s.uses, _ = mapUseTable(groupFile)
	}
	if s.slot = order.Slot; s.uses == nil {
		s.uses = make(useTable, groupSize*useSize)
	}
}

// countProcesses records how many processes there are, and returns an error if the group
// has too many and no other program has more.
func (s *supervised) countProcesses(all []process) *ExceededError {
	n, most := int64(len(all)), int64(s.limits.Processes)
	s.uses.at(s.slot).processes.Store(n)
	o := s.uses.sumOthers(s.slot, n, func(u *use) int64 { return u.processes.Load() })
	if most == 0 || n+o.sum <= most || o.largest {
		return nil
	}
	return &ExceededError{Limit: LimitProcesses, Used: n + o.sum, Max: most, Others: o.sum}
}

// heedKernel returns an error if the kernel has killed the child, or kept it from starting
// processes, by the limits of its control group.
func (s *supervised) heedKernel() *ExceededError {
	if s.control == "" {
		return nil
	}
	return checkGroup(s.control, s.limits)
}

// measureMemory records the resident memory of all processes, and returns an error if the
// group has too much and no other program has more. Pages that several processes share
// count once each, unless the group passes its limit by that: then each supervisor
// divides them among its processes, which takes longer to find out, and the group is
// judged when all have done so.
func (s *supervised) measureMemory(all []process) *ExceededError {
	most := s.limits.Memory
	if over := s.heedKernel(); over != nil || most == 0 || limitsMemory(s.control, len(all)) {
		return over
	}
	used, exact := int64(0), int64(0)
	for _, q := range all {
		used += readResident(q.pid)
	}
	memory := func(u *use) int64 { return u.memory.Load() }
	if used+s.uses.sumOthers(s.slot, used, memory).sum > most {
		used, exact = 0, 1
		for _, q := range all {
			used += readProportional(q.pid)
		}
	}
	own := s.uses.at(s.slot)
	own.memory.Store(used)
	own.exact.Store(exact)
	o := s.uses.sumOthers(s.slot, used, memory)
	if exact == 0 || !o.exact || used+o.sum <= most || o.largest {
		return nil
	}
	return &ExceededError{Limit: LimitMemory, Used: used + o.sum, Max: most, Others: o.sum}
}

// namespaceOrphans returns the processes that the first process of a PID namespace has
// adopted. They end with the namespace, before anybody could find them.
func namespaceOrphans(all []process) []process {
	var out []process
	for _, first := range all {
		if !isNamespaceInit(first.pid) {
			continue
		}
		own := 0 // the program that it started; orphans are younger
		for _, q := range all {
			if q.ppid == first.pid && (own == 0 || q.pid < own) {
				own = q.pid
			}
		}
		for _, q := range all {
			if q.ppid == first.pid && q.pid != own {
				out = append(out, q)
			}
		}
	}
	return out
}

// isNamespaceInit reports whether pid is number 1 of a PID namespace below ours.
func isNamespaceInit(pid int) bool {
	b, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/status")
	if err != nil {
		return false
	}
	for line := range strings.Lines(string(b)) {
		if numbers, ok := strings.CutPrefix(line, "NSpid:"); ok {
			list := strings.Fields(numbers)
			return len(list) > 1 && list[len(list)-1] == "1"
		}
	}
	return false
}

// readResident returns the resident bytes of a process, or 0 if it has ended.
func readResident(pid int) int64 {
	b, _ := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/statm")
	if f := strings.Fields(string(b)); len(f) > 1 {
		pages, _ := strconv.ParseInt(f[1], 10, 64)
		return pages * int64(os.Getpagesize())
	}
	return 0
}

// readProportional returns the resident bytes of a process with its share of common
// pages, or readResident's if the kernel does not tell.
func readProportional(pid int) int64 {
	b, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/smaps_rollup")
	if err != nil {
		return readResident(pid)
	}
	for line := range strings.Lines(string(b)) {
		if f := strings.Fields(line); len(f) > 1 && f[0] == "Pss:" {
			kib, _ := strconv.ParseInt(f[1], 10, 64)
			return kib << 10
		}
	}
	return 0
}

// diskMeter measures the disk use of a folder, the less often the longer it takes.
type diskMeter struct {
	folder string
	last   int64
	next   time.Time
}

func (d *diskMeter) measure() int64 {
	began := time.Now()
	if d.folder == "" || began.Before(d.next) {
		return d.last
	}
	d.last = 0
	_ = filepath.WalkDir(d.folder, func(_ string, e fs.DirEntry, err error) error {
		size := int64(0)
		if err == nil {
			if info, err := e.Info(); err == nil {
				if st, ok := info.Sys().(*syscall.Stat_t); ok {
					size = st.Blocks * 512
				}
			}
		}
		d.last += max(size, 4096)
		return nil // what cannot be read counts as one file
	})
	d.next = time.Now().Add(max(scanInterval, 20*time.Since(began)))
	return d.last
}
