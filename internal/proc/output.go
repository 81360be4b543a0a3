package proc

import (
	"errors"
	"os"
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
	return readRest(o.f, b)
}
