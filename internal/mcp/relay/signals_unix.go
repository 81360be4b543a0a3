//go:build unix

package relay

import (
	"os"
	"syscall"
)

// passed are the signals that a relay passes on.
var passed = []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT, syscall.SIGUSR1, syscall.SIGUSR2}

// passSignal sends a signal to the group of a child, and reports whether the child
// should end by it.
func passSignal(pid int, sig syscall.Signal) bool {
	_ = syscall.Kill(-pid, sig) // it may have ended
	return sig != syscall.SIGUSR1 && sig != syscall.SIGUSR2
}
