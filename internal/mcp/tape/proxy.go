package tape

import (
	"bytes"
	"io"
	"sync"
)

// Proxy relays and records the messages between a client and a server. It
// starts, ends and waits for no process.
type Proxy struct {
	FromClient io.Reader      // closed, if it can be, when the server does not listen any more
	ToServer   io.WriteCloser // closed when FromClient ends
	FromServer io.Reader
	ToClient   io.Writer // closed, if it can be, when FromServer ends
	Tape       *Writer
	Lens       Lens // nil changes nothing
}

// Run forwards bytes as they arrive, changed only by the lens, until the server's
// output ends. It then stops forwarding the client's input; the goroutine that
// reads the input ends with its next read. Run records a line before forwarding its
// last bytes, so that the recording contains everything either side has received, even
// if this process is killed.
//
// An error means that the client did not accept the server's output, or that it
// could not be read.
func (p Proxy) Run() error {
	toServer, toClient := p.copiers()
	go func() {
		deaf := toServer()
		if deaf == nil {
			p.Tape.ClientLeft()
		}
		p.ToServer.Close()
		if c, ok := p.FromClient.(io.Closer); ok && deaf != nil {
			c.Close() // so that the client learns that nobody listens
		}
	}()
	err := toClient()
	if err == nil {
		p.Tape.serverSilent()
	}
	if c, ok := p.ToClient.(io.Closer); ok && err == nil {
		c.Close() // as the server did; it may live on
	}
	return err
}

// copyRecorded copies from r to w and records each piece.
func (t *Writer) copyRecorded(w io.Writer, r io.Reader, from Dir) error {
	rec := t.Lines(from)
	defer rec.Close()
	_, err := io.Copy(io.MultiWriter(rec, w), r) // rec never fails
	return err
}

// Lines records the lines that are written to it.
type Lines struct {
	t    *Writer
	from Dir

	mu  sync.Mutex
	buf []byte
	cut bool
}

// Lines returns a writer that records one stream. Writing never fails;
// [Writer.Err] reports a failure to record.
func (t *Writer) Lines(from Dir) *Lines { return &Lines{t: t, from: from} }

// Write implements io.Writer.
func (l *Lines) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	n := len(b)
	for len(b) > 0 {
		line, rest, whole := bytes.Cut(b, []byte{'\n'})
		if room := maxLine - len(l.buf); len(line) > room {
			line, l.cut = line[:room], true
		}
		switch {
		case whole && len(l.buf) == 0:
			l.t.RecordLine(l.from, line, l.cut)
			l.cut = false
		case whole:
			l.buf = append(l.buf, line...)
			l.recordLine()
		default:
			l.buf = append(l.buf, line...)
		}
		b = rest
	}
	return n, nil
}

func (l *Lines) recordLine() {
	l.t.RecordLine(l.from, l.buf, l.cut)
	l.cut = false
	if l.buf = l.buf[:0]; cap(l.buf) > 1<<20 {
		l.buf = nil // one long line must not hold its memory for good
	}
}

// Close records a last line that has no line feed.
func (l *Lines) Close() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.buf) > 0 {
		l.recordLine()
	}
	return nil
}

// Tap records a session from within the client: it returns recording wrappers of r and
// w, as required by mcp.Config.Tap.
func (t *Writer) Tap(r io.ReadCloser, w io.WriteCloser) (io.ReadCloser, io.WriteCloser) {
	type reader struct {
		io.Reader
		io.Closer
	}
	type writer struct {
		io.Writer
		io.Closer
	}
	heard := t.Lines(ToClient)
	return reader{io.TeeReader(r, heard), closers{heard, r}}, writer{io.MultiWriter(t.Lines(ToServer), w), w}
}

// closers closes its elements in order and returns the last error.
type closers []io.Closer

func (c closers) Close() (err error) {
	for _, one := range c {
		err = one.Close()
	}
	return err
}
