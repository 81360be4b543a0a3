//go:build unix

package proc

import (
	"io"
	"io/fs"
	"os"
	"syscall"
)

// separators are the characters that separate the folders of a path.
const separators = "/"

// candidates returns the files that a program named by path can be.
func candidates(path string) []string { return []string{path} }

func isExecutable(_ string, info fs.FileInfo) bool { return info.Mode()&0o111 != 0 }

// isCPUSignal reports whether a signal is the one at the limit of processor time.
func isCPUSignal(sig syscall.Signal) bool { return sig == syscall.SIGXCPU }

// signalGroup signals the group of a child that has not been waited for, so that its
// number is not reused.
func signalGroup(pid int, sig syscall.Signal) { _ = syscall.Kill(-pid, sig) }

// readRest reads from a pipe after its deadline, and never waits.
func readRest(f *os.File, b []byte) (n int, err error) {
	conn, err := f.SyscallConn()
	if err != nil {
		return 0, err
	}
	var rerr error
	if err := conn.Control(func(fd uintptr) {
		for {
			if n, rerr = syscall.Read(int(fd), b); rerr != syscall.EINTR {
				return
			}
		}
	}); err != nil {
		return 0, err
	}
	switch {
	case rerr == syscall.EAGAIN, rerr == nil && n == 0:
		return 0, io.EOF
	case rerr != nil:
		return 0, &os.PathError{Op: "read", Path: "pipe", Err: rerr}
	}
	return n, nil
}
