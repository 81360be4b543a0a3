package sandbox

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	ll "github.com/landlock-lsm/go-landlock/landlock/syscall"
	"golang.org/x/sys/unix"

	"github.com/assay-eval/assay/internal/proc"
)

const installBwrap = "install it (apt-get install bubblewrap)"

func findBwrap() (string, error) {
	path, err := exec.LookPath("bwrap")
	if err != nil {
		return "", errors.New("bwrap is not installed: " + installBwrap)
	}
	return filepath.Abs(path)
}

// tryBwrap runs a program in all the namespaces that a sandbox may use.
func tryBwrap() error {
	bwrap, err := findBwrap()
	if err != nil {
		return err
	}
	idle, err := exec.LookPath("true")
	if err != nil {
		return fmt.Errorf("bwrap: nothing to try it with: %w", err)
	}
	ctx, cancel := context.WithTimeoutCause(context.Background(), 20*time.Second, errors.New("it took longer than 20 s"))
	defer cancel()
	said := proc.Capture{Max: 1 << 10}
	exit, err := proc.Run(ctx, proc.Spec{
		Args: []string{
			bwrap, "--unshare-user", "--uid", "1000", "--gid", "1000", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-net",
			"--die-with-parent", "--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--chdir", "/", "--", idle,
		},
		Dir: "/", Env: []string{"PATH=/usr/bin:/bin"}, Stderr: &said,
	})
	if err != nil {
		return fmt.Errorf("bwrap does not start: %w", err)
	}
	if !exit.OK() {
		why := string(said.Bytes())
		if strings.TrimSpace(why) == "" {
			why = exit.String()
		}
		return fmt.Errorf("bwrap does not work: %s", explainFailure(why, os.Geteuid() == 0, kernelSetting))
	}
	return nil
}

func kernelSetting(name string) string {
	b, err := os.ReadFile("/proc/sys/" + name)
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(b))
}

// landlockVersion returns the kernel's Landlock ABI, or 0 if none.
func landlockVersion() int {
	v, err := ll.LandlockGetABIVersion()
	if err != nil {
		return 0
	}
	return v
}

// landlockLeast is the first ABI that can forbid truncation and allow moves between
// folders: Linux 6.2.
const landlockLeast = 3

// tryLandlock restricts a thread and lets it try to read a file.
func tryLandlock() error {
	switch v, err := ll.LandlockGetABIVersion(); {
	case errors.Is(err, unix.EOPNOTSUPP):
		return errors.New("landlock is switched off: add landlock to the list lsm= of the kernel's command line, or install bubblewrap")
	case err != nil:
		return fmt.Errorf("this kernel has no landlock (%w): Linux 6.2 or newer has, or install bubblewrap", err)
	case v < landlockLeast:
		return fmt.Errorf("landlock of this kernel is too old (ABI %d, %d is needed): Linux 6.2 or newer has it, or install bubblewrap", v, landlockLeast)
	}
	result := make(chan error)
	go func() {
		runtime.LockOSThread() // never unlocked: the restricted thread ends with the goroutine
		result <- restrictThread()
	}()
	if err := <-result; err != nil {
		return fmt.Errorf("landlock does not work: %w; install bubblewrap", err)
	}
	return nil
}

func restrictThread() error {
	file, err := os.Executable()
	if err != nil {
		return err
	}
	rules, err := ll.LandlockCreateRuleset(&ll.RulesetAttr{HandledAccessFS: ll.AccessFSReadFile}, 0)
	if err != nil {
		return err
	}
	defer unix.Close(rules)
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return err
	}
	if err := ll.LandlockRestrictSelf(rules, 0); err != nil {
		return err
	}
	fd, err := unix.Open(file, unix.O_RDONLY|unix.O_CLOEXEC, 0)
	if err == nil {
		unix.Close(fd)
		return fmt.Errorf("it did not keep %s from being read", file)
	}
	if !errors.Is(err, unix.EACCES) {
		return err
	}
	return nil
}
