package tape

import (
	"bytes"
	"errors"
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
}

// Run passes bytes on as they come, unchanged, until the server's output ends;
// the client's is then no longer passed on, and what still waits for it ends
// with its next read. A line is on the tape before its last bytes are passed
// on: what either side has heard is recorded, also if this process is killed.
//
// An error means that the client did not accept the server's output, or that it
// could not be read.
func (p Proxy) Run() error {
	go func() {
		deaf := copyRecorded(p.ToServer, p.FromClient, p.Tape.Lines(ToServer))
		if deaf == nil {
			p.Tape.ClientLeft()
		}
		p.ToServer.Close()
		if c, ok := p.FromClient.(io.Closer); ok && deaf != nil {
			c.Close() // so that the client learns that nobody listens
		}
	}()
	err := copyRecorded(p.ToClient, p.FromServer, p.Tape.Lines(ToClient))
	if err == nil {
		p.Tape.serverSilent()
	}
	if c, ok := p.ToClient.(io.Closer); ok && err == nil {
		c.Close() // as the server did; it may live on
	}
	return err
}

// copyRecorded copies from r to w by way of rec.
func copyRecorded(w io.Writer, r io.Reader, rec *Lines) error {
	defer rec.Close()
	buf := make([]byte, 64<<10)
	for {
		n, err := r.Read(buf)
		if n > 0 {
			_, _ = rec.Write(buf[:n]) // it never fails
			if _, err := w.Write(buf[:n]); err != nil {
				return err
			}
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
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

// Tap records a session from within: it returns r and w by way of the recording,
// as mcp.Config.Tap wants it.
func (t *Writer) Tap(r io.ReadCloser, w io.WriteCloser) (io.ReadCloser, io.WriteCloser) {
	return &tappedReader{r, t.Lines(ToClient)}, &tappedWriter{w, t.Lines(ToServer)}
}

type tappedReader struct {
	io.ReadCloser
	rec *Lines
}

// Read implements io.Reader.
func (p *tappedReader) Read(b []byte) (int, error) {
	n, err := p.ReadCloser.Read(b)
	_, _ = p.rec.Write(b[:n])
	return n, err
}

// Close implements io.Closer.
func (p *tappedReader) Close() error {
	_ = p.rec.Close()
	return p.ReadCloser.Close()
}

type tappedWriter struct {
	io.WriteCloser
	rec *Lines
}

// Write implements io.Writer.
func (p *tappedWriter) Write(b []byte) (int, error) {
	_, _ = p.rec.Write(b)
	return p.WriteCloser.Write(b)
}
