//go:build unix

package shim

import (
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// passed are the signals that programs send to each other. One that the shim was
// started to ignore (nohup) stays ignored and is the command's to ignore too.
var passed = []os.Signal{
	syscall.SIGHUP, syscall.SIGINT, syscall.SIGQUIT, syscall.SIGTERM, syscall.SIGUSR1, syscall.SIGUSR2,
	syscall.SIGALRM, syscall.SIGWINCH, syscall.SIGCONT,
}

// relay passes signals on to a child.
type relay struct {
	in   chan os.Signal
	pids chan int
}

// holdSignals holds signals back until sendTo.
func holdSignals() *relay {
	r := &relay{in: make(chan os.Signal, 64), pids: make(chan int, 1)}
	for _, s := range passed {
		if !signal.Ignored(s) {
			signal.Notify(r.in, s)
		}
	}
	go func() {
		pid, ok := <-r.pids
		if !ok {
			return
		}
		for s := range r.in {
			if sig, ok := s.(syscall.Signal); ok {
				_ = syscall.Kill(pid, sig) // it may just have ended
			}
		}
	}()
	return r
}

func (r *relay) sendTo(pid int) { r.pids <- pid }

// stopRelay is called when the child is gone, since its number may be reused soon.
func (r *relay) stopRelay() {
	signal.Stop(r.in)
	close(r.pids)
	close(r.in)
}

func signalName(s syscall.Signal) string {
	if n := unix.SignalName(s); n != "" {
		return n
	}
	return fmt.Sprintf("SIG%d", int(s))
}

// dieBySignal ends this program by s, without a second core file. It returns if s
// does not end a program.
func dieBySignal(s syscall.Signal) {
	_ = syscall.Setrlimit(syscall.RLIMIT_CORE, &syscall.Rlimit{})
	signal.Reset(s)
	byDefault(s)
	_ = syscall.Kill(os.Getpid(), s)
	time.Sleep(100 * time.Millisecond) // another thread may have to take it
}
