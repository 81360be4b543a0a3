package proc

import (
	"bytes"
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// Where version 2 of control groups (cgroups(7)) is delegated to this program, each trial
// has a group with the limit of memory, and in it each program has one of its own, so that
// the kernel kills the program with the largest process and no other. Supervisors stay
// outside, and so does this program.

// Names of control groups end with 13 random characters, see [makeGroup].
const (
	trialGroup = "assay-trial-" // of the programs of a trial
	mainGroup  = "assay-main-"  // of this program, where the group that it began in is delegated
)

var groupName = lazyregexp.New(`^assay-(trial|main)-[A-Z2-7]{13}$`)

// tasksPerProcess is how many threads a program may have for each process that it may
// have. Control groups count threads, which Limits.Processes does not; the kernel only
// keeps them from starting faster than a supervisor can look.
const tasksPerProcess = 10

// ControlGroups returns the parent of the control groups of trials, or an error that names
// the missing delegation or controller. The first call may move this program into a group below the
// one it began in.
func ControlGroups() (dir string, err error) { return parentGroup() }

var parentGroup = sync.OnceValues(func() (string, error) {
	own, mount, err := findOwnGroup()
	if err != nil {
		return "", err
	}
	if err = enableControllers(own); errors.Is(err, unix.EBUSY) {
		err = enterMainGroup(own)
	}
	if err == nil {
		err = tryTrialGroup(own)
	}
	if err == nil {
		return own, nil
	}
	if own != mount { // next to the group of this program
		parent := filepath.Dir(own)
		if enableControllers(parent) == nil && tryTrialGroup(parent) == nil {
			return parent, nil
		}
	}
	return "", err
})

// findOwnGroup returns the folder of the control group of this program, and the one at
// which the hierarchy is mounted.
func findOwnGroup() (own, mount string, err error) {
	mounts, err := os.ReadFile("/proc/self/mountinfo")
	if err != nil {
		return "", "", err
	}
	groups, err := os.ReadFile("/proc/self/cgroup")
	if err != nil {
		return "", "", err
	}
	var path string
	for line := range strings.Lines(string(groups)) {
		if p, ok := strings.CutPrefix(line, "0::"); ok {
			path = strings.TrimSuffix(p, "\n")
		}
	}
	for line := range strings.Lines(string(mounts)) {
		before, after, _ := strings.Cut(line, " - ")
		f := strings.Fields(before)
		if !strings.HasPrefix(after, "cgroup2 ") || len(f) < 5 {
			continue
		}
		below, err := filepath.Rel(f[3], path) // the mount may show a part of the hierarchy
		if err != nil || !filepath.IsLocal(below) || strings.Contains(path, "..") {
			return "", "", errors.New("the control group of this program is not in the part that is mounted at " + f[4])
		}
		return filepath.Join(f[4], below), f[4], nil
	}
	return "", "", errors.New("no cgroup v2 is mounted")
}

// enableControllers lets the groups in dir limit memory and processes. The error is EBUSY
// if there are processes in dir itself.
func enableControllers(dir string) error {
	const needed = "+memory +pids"
	has := func(file string) error {
		b, err := os.ReadFile(filepath.Join(dir, file))
		for name := range strings.FieldsSeq(needed) {
			if err == nil && !slices.Contains(strings.Fields(string(b)), name[1:]) {
				err = fmt.Errorf("control group %s has no controller of %s", dir, name[1:])
			}
		}
		return err
	}
	if err := has("cgroup.controllers"); err != nil {
		return err
	}
	if has("cgroup.subtree_control") == nil {
		return nil
	}
	return writeControl(dir, "cgroup.subtree_control", needed)
}

// enterMainGroup moves this program, if it is alone in dir, into a group in dir, since a
// group with controllers for others may have no processes itself.
func enterMainGroup(dir string) error {
	busy := fmt.Errorf("control group %s has other processes", dir)
	b, err := os.ReadFile(filepath.Join(dir, "cgroup.procs"))
	if err != nil {
		return err
	}
	members := strings.Fields(string(b))
	self := strconv.Itoa(os.Getpid())
	if len(members) != 1 || members[0] != self {
		return busy
	}
	g, err := makeGroup(dir, mainGroup) // held as long as this program runs
	if err != nil {
		return err
	}
	if err = writeControl(g.dir, "cgroup.procs", self); err == nil {
		if err = enableControllers(dir); err == nil {
			return nil
		}
		_ = writeControl(dir, "cgroup.procs", self) // back to where it was
	}
	g.remove()
	return err
}

// controlGroup is the control group of a trial, or of this program.
type controlGroup struct {
	dir  string
	lock *os.File // of dir, as long as this program needs it
}

// tryTrialGroup makes a group of a trial in parent, with one of a program in it, and
// removes them.
func tryTrialGroup(parent string) error {
	if err := unix.Access(filepath.Join(parent, "cgroup.procs"), unix.W_OK); err != nil {
		return &os.PathError{Op: "write to", Path: filepath.Join(parent, "cgroup.procs"), Err: err}
	}
	g, err := newTrialGroup(parent)
	if err != nil {
		return err
	}
	defer g.remove()
	dir, err := g.makeProgram(0, Limits{Memory: 1 << 30, Processes: 1})
	if err != nil {
		return err
	}
	_, err = os.Stat(filepath.Join(dir, killFile)) // since Linux 5.14
	return err
}

// openTrialGroup returns a group for the programs of a trial, or nil if there can be none.
func openTrialGroup() *controlGroup {
	parent, err := parentGroup()
	if err != nil {
		return nil
	}
	g, err := newTrialGroup(parent)
	if err != nil {
		return nil
	}
	return g
}

func newTrialGroup(parent string) (*controlGroup, error) {
	g, err := makeGroup(parent, trialGroup)
	if err != nil {
		return nil, err
	}
	if err := enableControllers(g.dir); err != nil {
		g.remove()
		return nil, err
	}
	return g, nil
}

// makeGroup makes a control group in parent and locks it. The sweeper of another process
// may come first, since a control group has no other name before.
func makeGroup(parent, kind string) (*controlGroup, error) {
	var err error
	for range 3 {
		dir := filepath.Join(parent, kind+rand.Text()[:13])
		if err = os.Mkdir(dir, 0o755); err != nil {
			return nil, err
		}
		var lock *os.File
		if lock, err = lockGroup(dir); err != nil {
			continue
		}
		if _, err = os.Lstat(dir); err == nil {
			return &controlGroup{dir, lock}, nil
		}
		lock.Close()
	}
	return nil, err
}

// lockGroup locks the folder of a control group without waiting.
func lockGroup(dir string) (*os.File, error) {
	f, err := os.OpenFile(dir, unix.O_DIRECTORY|unix.O_NOFOLLOW, 0)
	if err != nil {
		return nil, err
	}
	if err := unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB); err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// makeProgram makes the group of the program in a slot and returns its folder.
func (g *controlGroup) makeProgram(slot int, limits Limits) (string, error) {
	dir := g.programDir(slot)
	err := os.Mkdir(dir, 0o755)
	if err == nil && limits.Memory > 0 {
		err = writeControl(g.dir, "memory.max", strconv.FormatInt(limits.Memory, 10))
		if serr := writeControl(g.dir, "memory.swap.max", "0"); serr != nil && !errors.Is(serr, fs.ErrNotExist) && err == nil {
			err = serr // the file is there if the kernel counts swap
		}
	}
	if err == nil && limits.Processes > 0 {
		err = writeControl(dir, "pids.max", strconv.Itoa(tasksPerProcess*limits.Processes))
	}
	if err == nil {
		err = writeControl(dir, "memory.oom.group", "1")
	}
	if err != nil {
		g.removeProgram(slot)
		return "", err
	}
	return dir, nil
}

func (g *controlGroup) programDir(slot int) string {
	return filepath.Join(g.dir, "program-"+strconv.Itoa(slot))
}

// removeProgram removes the group of the program in a slot, with its remaining processes.
func (g *controlGroup) removeProgram(slot int) { removeGroup(g.programDir(slot)) }

// remove removes the group with the processes of all programs in it.
func (g *controlGroup) remove() {
	if g != nil {
		removeGroup(g.dir)
		g.lock.Close()
	}
}

const killFile = "cgroup.kill"

// removeGroup kills all processes in the group dir, waits until they have ended, and
// removes it with the groups in it.
func removeGroup(dir string) {
	deadline := time.Now().Add(killTime)
	for wait := time.Millisecond; ; wait = min(2*wait, 50*time.Millisecond) {
		if os.Remove(dir) == nil {
			return
		}
		entries, err := os.ReadDir(dir)
		if err != nil || time.Now().After(deadline) {
			return
		}
		killGroup(dir)
		for _, e := range entries {
			if e.IsDir() {
				_ = os.Remove(filepath.Join(dir, e.Name())) // fails until all in it have ended
			}
		}
		time.Sleep(wait)
	}
}

// killGroup kills all processes in the group dir and in those below it.
func killGroup(dir string) {
	if dir != "" {
		_ = writeControl(dir, killFile, "1")
	}
}

// writeControl writes a file of a control group. It never makes one.
func writeControl(dir, name, text string) error {
	f, err := os.OpenFile(filepath.Join(dir, name), os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	defer f.Close()
	_, err = f.WriteString(text)
	return err
}

// SweepGroups removes the control groups of trials, with their processes, whose program was
// killed. It returns how many.
func SweepGroups() int {
	own, mount, err := findOwnGroup()
	if err != nil {
		return 0
	}
	parents := []string{own}
	if own != mount {
		parents = append(parents, filepath.Dir(own))
	}
	removed := 0
	for _, parent := range parents {
		for _, name := range entryNames(parent) {
			dir := filepath.Join(parent, name)
			if !groupName.MatchString(name) || !ownsFile(dir) {
				continue
			}
			lock, err := lockGroup(dir)
			if err != nil {
				continue
			}
			if strings.HasPrefix(name, mainGroup) {
				_ = os.Remove(dir) // if it is empty
			} else if removeGroup(dir); !exists(dir) {
				removed++
			}
			lock.Close()
		}
	}
	return removed
}

func exists(path string) bool { _, err := os.Lstat(path); return err == nil }

// ownsFile reports whether the user of this process owns the file at path.
func ownsFile(path string) bool {
	info, err := os.Lstat(path)
	if err != nil {
		return false
	}
	st, ok := info.Sys().(*syscall.Stat_t)
	return ok && int(st.Uid) == os.Geteuid()
}

// forkInGroup starts a program in the control group dir.
func forkInGroup(dir, path string, args []string, attr syscall.ProcAttr) (int, error) {
	f, err := os.OpenFile(dir, unix.O_DIRECTORY|unix.O_PATH, 0)
	if err != nil {
		return 0, err
	}
	defer f.Close()
	sys := *attr.Sys
	sys.UseCgroupFD, sys.CgroupFD = true, int(f.Fd())
	attr.Sys = &sys
	return syscall.ForkExec(path, args, &attr)
}

// checkGroup returns the limit that the program with the control group dir has passed, nil
// if none.
func checkGroup(dir string, limits Limits) *ExceededError {
	trial := filepath.Dir(dir)
	switch {
	case readEvent(dir, "memory.events", "oom_kill") > 0 && readEvent(trial, "memory.events", "oom") > 0: // else the machine had no memory
		others := int64(0)
		for _, sibling := range entryNames(trial) {
			if sibling != filepath.Base(dir) {
				others += readControl(trial, sibling, "memory.current")
			}
		}
		used := max(readControl(dir, "memory.peak"), limits.Memory-others) // the peak is known since Linux 5.19
		return &ExceededError{Limit: LimitMemory, Used: used + others, Max: limits.Memory, Others: others}
	case readEvent(dir, "pids.events", "max") > 0:
		return &ExceededError{Limit: LimitProcesses, Used: tasksPerProcess * int64(limits.Processes), Max: int64(limits.Processes), Threads: true}
	}
	return nil
}

// limitsMemory reports whether the kernel limits the memory of n processes by the control
// group dir: it has a controller, and none of them has left it.
func limitsMemory(dir string, n int) bool {
	return dir != "" && readControl(dir, "pids.current") >= int64(n)
}

// readControl returns the number in a file of a control group, or 0 if there is none.
func readControl(path ...string) int64 {
	b, _ := os.ReadFile(filepath.Join(path...))
	n, _ := strconv.ParseInt(string(bytes.TrimSpace(b)), 10, 64)
	return n
}

// readEvent returns how often an event happened, or 0 if the kernel does not count it.
func readEvent(dir, file, event string) int64 {
	b, _ := os.ReadFile(filepath.Join(dir, file))
	for line := range strings.Lines(string(b)) {
		if f := strings.Fields(line); len(f) == 2 && f[0] == event {
			n, _ := strconv.ParseInt(f[1], 10, 64)
			return n
		}
	}
	return 0
}
