package sandbox

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"unsafe"

	"golang.org/x/sys/unix"

	"github.com/assay-eval/assay/internal/proc"
)

func init() {
	// Reports whether it has a terminal, whether it can type into it, and whether it
	// could make a new one.
	roles["terminal"] = func([]string) {
		fd, err := unix.Open("/dev/tty", unix.O_RDWR|unix.O_NOCTTY, 0)
		typed := false
		if err == nil {
			c := byte('x')
			_, _, errno := unix.Syscall(unix.SYS_IOCTL, uintptr(fd), unix.TIOCSTI, uintptr(unsafe.Pointer(&c)))
			typed = errno == 0
		}
		own, e := openTerminal()
		if e == nil {
			own.Close()
		}
		fmt.Fprintln(os.Stderr, err == nil, typed, e == nil)
	}
	// Runs a command in the session that it leads.
	roles["session"] = func(args []string) {
		c := exec.Command(args[0], args[1:]...)
		c.Stderr = os.Stderr
		_ = c.Run() // the test reads its output
	}
}

// openTerminal makes a pseudo-terminal and opens its other end.
func openTerminal() (*os.File, error) {
	master, err := unix.Open("/dev/ptmx", unix.O_RDWR|unix.O_NOCTTY|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	if err := unix.IoctlSetPointerInt(master, unix.TIOCSPTLCK, 0); err != nil {
		return nil, err
	}
	n, err := unix.IoctlGetInt(master, unix.TIOCGPTN)
	if err != nil {
		return nil, err
	}
	return os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|unix.O_NOCTTY, 0) // the master stays open with us
}

// A program in a room cannot type into the terminal of the user; it may have its own
// terminals.
func TestNoTerminal(t *testing.T) {
	levels(t, func(t *testing.T, level Level) {
		s := open(t, room(t, level))
		spec, err := s.Wrap(proc.Spec{Args: []string{self(), roleFlag, "terminal"}, Dir: s.cfg.Dir, Env: environ(s)})
		if err != nil {
			t.Fatal(err)
		}
		tty, err := openTerminal()
		if err != nil {
			t.Skip("no pseudo-terminals here:", err)
		}
		defer tty.Close()
		c := exec.Command(self(), append([]string{roleFlag, "session"}, spec.Args...)...)
		var out strings.Builder
		c.Stdin, c.Stderr, c.Dir, c.Env = tty, &out, spec.Dir, spec.Env
		c.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
		if err := c.Run(); err != nil {
			t.Fatal(err, out.String())
		}
		has, rest, _ := strings.Cut(strings.TrimSpace(out.String()), " ")
		if want := fmt.Sprint(level == None); has != want {
			t.Errorf("it has a terminal: %s, want %s", has, want)
		}
		if level != None && rest != "false true" {
			t.Errorf("it types into it, and can make one of its own: %s, want false true", rest)
		}
	})
}
