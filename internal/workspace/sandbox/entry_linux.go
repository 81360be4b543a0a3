package sandbox

import (
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"strconv"
	"sync"
	"syscall"
	"unsafe"

	"github.com/landlock-lsm/go-landlock/landlock"
	"golang.org/x/sys/unix"

	"github.com/assay-eval/assay/internal/proc"
)

// cannot is the exit code of the hidden entry if it cannot start the program.
const cannot = 126

// polite are the signals that ask a program to end.
var polite = []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT}

// Main is the hidden entry of assay's own program. args are the arguments without the
// program's name; ours reports whether they were for this entry, and code is then the
// exit code. main calls it first, and so does the TestMain of a test that uses
// sandboxes. It includes the entry of supervisors, [proc.Main].
//
// Signals that ask a program to end are sent to the whole process group, and would
// kill bwrap and with it the program. So they are ignored before bwrap starts and
// restored for the program inside, which receives a group's signals directly.
func Main(args []string) (code int, ours bool) {
	if code, ours := proc.Main(args); ours {
		return code, true
	}
	if len(args) < 2 || args[0] != Entry {
		return 0, false
	}
	// What follows concerns one thread, the one that becomes the program.
	runtime.LockOSThread()
	var err error
	switch part, args := args[1], args[2:]; part {
	case partOutside:
		err = enterOutside(args)
	case partInside:
		code, err = enterInside(args)
	case partLandlock:
		err = enterLandlock(args)
	case partHold:
		err = runHolder(args)
	case partClient, partAnchor, partJob:
		code, err = enterContainerPart(part, args)
	case partProbe:
		return runAdversary(args), true
	case partVictim:
		return runVictim(args), true
	default:
		err = fmt.Errorf("no part %q", part)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "assay: sandbox:", err)
		return cannot, true
	}
	return code, true
}

func enterOutside(args []string) error {
	if len(args) == 0 {
		return errors.New("no program")
	}
	signal.Ignore(polite...)
	dropInherited()
	return os.NewSyscallError("exec "+args[0], syscall.Exec(args[0], args, os.Environ()))
}

// dropInherited drops open files, the terminal (into which a program could type) and
// keys.
func dropInherited() {
	const closeOnExec = 1 << 2 // CLOSE_RANGE_CLOEXEC, since Linux 5.11
	if err := unix.CloseRange(3, ^uint(0)>>1, closeOnExec); err != nil {
		entries, _ := os.ReadDir("/proc/self/fd")
		for _, e := range entries {
			if fd, err := strconv.Atoi(e.Name()); err == nil && fd > 2 {
				unix.CloseOnExec(fd)
			}
		}
	}
	if tty, err := unix.Open("/dev/tty", unix.O_RDWR|unix.O_CLOEXEC|unix.O_NOCTTY, 0); err == nil {
		_ = unix.IoctlSetInt(tty, unix.TIOCNOTTY, 0) // not a session leader: affects only this process
		unix.Close(tty)
	}
	_ = newKeyring() // not every kernel has keys
}

// newKeyring gives this thread an empty session keyring. The wrapper of x/sys cannot
// request one without a name.
func newKeyring() error {
	if _, _, errno := unix.Syscall(unix.SYS_KEYCTL, unix.KEYCTL_JOIN_SESSION_KEYRING, 0, 0); errno != 0 {
		return errno
	}
	return nil
}

// enterInside becomes the program, or runs it and forwards its network.
func enterInside(args []string) (int, error) {
	o, args, err := decodeOrder(args)
	if err != nil {
		return 0, err
	}
	// Notify stops ignoring a signal; exec then resets it to its default action.
	heard := make(chan os.Signal, 1)
	signal.Notify(heard, polite...)
	if o.Scope && landlockVersion() >= 6 {
		if err := landlock.V6.RestrictScoped(); err != nil {
			return 0, fmt.Errorf("shut off sockets of the host: %w", err)
		}
	}
	var listeners []net.Listener
	for _, f := range o.Forward {
		l, err := net.Listen("tcp4", "127.0.0.1:"+strconv.Itoa(f.Port))
		if err != nil {
			return 0, fmt.Errorf("lead port %d out: %w", f.Port, err)
		}
		listeners = append(listeners, l)
	}
	switch {
	case o.Path == "":
		return 0, nil
	case o.Image:
		if err := becomeUser(o.UID, o.GID); err != nil {
			return 0, err
		}
		if o.Path, err = exec.LookPath(o.Path); err != nil {
			return 0, fmt.Errorf("the image has no program %s: %w", args[0], err)
		}
	}
	switch {
	case len(listeners) == 0:
		return 0, os.NewSyscallError("exec "+o.Path, syscall.Exec(o.Path, args, os.Environ()))
	}
	var conns sync.Map
	for i, l := range listeners {
		socket := o.Forward[i].Socket
		go serveListener(l, func() (net.Conn, error) { return net.Dial("unix", socket) }, &conns)
	}
	cmd := exec.Cmd{Path: o.Path, Args: args, Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr}
	if err := cmd.Run(); cmd.ProcessState == nil {
		return 0, err
	}
	if ws, ok := cmd.ProcessState.Sys().(syscall.WaitStatus); ok && ws.Signaled() {
		return 128 + int(ws.Signal()), nil // as bwrap does
	}
	return cmd.ProcessState.ExitCode(), nil
}

func decodeOrder(args []string) (order, []string, error) {
	var o order
	if len(args) == 0 {
		return o, nil, errors.New("no order")
	}
	if err := json.Unmarshal([]byte(args[0]), &o); err != nil {
		return o, nil, fmt.Errorf("read order: %w", err)
	}
	if o.Path != "" && len(args) < 2 {
		return o, nil, errors.New("no program")
	}
	return o, args[1:], nil
}

// enterLandlock drops access to everything outside the room and becomes the program.
func enterLandlock(args []string) error {
	o, args, err := decodeOrder(args)
	if err != nil {
		return err
	}
	dropInherited()
	if err := restrictAccess(o); err != nil {
		return err
	}
	if err := dropCapabilities(); err != nil {
		return err
	}
	if err := filterSyscalls(o.Quiet); err != nil {
		return err
	}
	if o.Path == "" {
		return nil
	}
	return os.NewSyscallError("exec "+o.Path, syscall.Exec(o.Path, args, os.Environ()))
}

// dropCapabilities makes root an ordinary user: later programs have no capability to
// make devices, open files by handle or type into terminals.
func dropCapabilities() error {
	for c := range uintptr(unix.CAP_LAST_CAP + 1) {
		if err := unix.Prctl(unix.PR_CAPBSET_DROP, c, 0, 0, 0); err != nil {
			break // without the right to drop them we have none to drop
		}
	}
	_ = unix.Prctl(unix.PR_CAP_AMBIENT, unix.PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0)
	header := unix.CapUserHeader{Version: unix.LINUX_CAPABILITY_VERSION_3}
	var none [2]unix.CapUserData
	if err := unix.Capset(&header, &none[0]); err != nil {
		return fmt.Errorf("drop capabilities: %w", err)
	}
	return nil
}

// installFilter installs a seccomp filter for this thread and its later programs.
func installFilter(program []unix.SockFilter) error {
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("give up new rights: %w", err)
	}
	f := unix.SockFprog{Len: uint16(len(program)), Filter: &program[0]}
	if err := unix.Prctl(unix.PR_SET_SECCOMP, unix.SECCOMP_MODE_FILTER, uintptr(unsafe.Pointer(&f)), 0, 0); err != nil {
		return fmt.Errorf("filter system calls: %w", err)
	}
	return nil
}
