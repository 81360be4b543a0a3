package proc

import (
	"errors"
	"io"
	"os"
	"syscall"
	"time"
)

// output is our end of a child's output pipe. After drainOnly, reads return the bytes
// already in the pipe and then io.EOF, even if another process still holds the other
// end.
type output struct{ f *os.File }

func (o *output) drainOnly() { _ = o.f.SetReadDeadline(time.Unix(1, 0)) }

// Close implements io.Closer.
func (o *output) Close() error { return o.f.Close() }

// Read implements io.Reader.
func (o *output) Read(b []byte) (int, error) {
	n, err := o.f.Read(b)
	if !errors.Is(err, os.ErrDeadlineExceeded) {
		return n, err
	}
	conn, err := o.f.SyscallConn()
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
