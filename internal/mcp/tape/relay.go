package tape

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/seal"
)

// SequelName returns the name of the n-th recording of a server, from 1: an
// agent may start a server again.
func SequelName(name string, n int) string {
	if n <= 1 {
		return name
	}
	return fmt.Sprintf("%s.%d.jsonl", strings.TrimSuffix(name, ".jsonl"), n)
}

// maxStarts is how often a server can be started in a trial.
const maxStarts = 100

// CreateFile makes the file of the next recording.
func CreateFile(name string) (*os.File, error) {
	for n := 1; ; n++ {
		f, err := os.OpenFile(SequelName(name, n), os.O_CREATE|os.O_EXCL|os.O_WRONLY|os.O_APPEND, 0o600)
		if !errors.Is(err, fs.ErrExist) || n == maxStarts {
			return f, err
		}
	}
}

// Post starts a server for every relay that connects to it, and records the messages
// between them. The server and the recording are on this side of the connection: a
// program in the room of the relay can call the server, but cannot change what was
// recorded, and cannot record a call that the server has not got.
type Post struct {
	Serve Serve
	// File is the first recording. Copies in the folder Copies, if it is not "", are
	// for programs in the room; nothing reads them.
	File, Copies string
	Command      []string // of the recordings
	Redact       *seal.Redactor

	listener net.Listener
	secret   string
	ctx      context.Context
	cancel   context.CancelFunc
	served   sync.WaitGroup

	mu     sync.Mutex
	closed bool
}

// Serve serves one client until the server has ended. It returns the exit code of the
// server.
type Serve func(ctx context.Context, rec *Writer, in io.ReadCloser, out io.Writer, errs io.Writer) (int, error)

// NewPost returns a post that listens on loopback. It serves nobody before
// [Post.Start].
func NewPost() (*Post, error) {
	var b [16]byte
	if _, err := rand.Read(b[:]); err != nil {
		return nil, err
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("listen for relays: %w", err)
	}
	p := &Post{listener: l, secret: hex.EncodeToString(b[:])}
	p.ctx, p.cancel = context.WithCancel(context.Background())
	return p, nil
}

// Addr returns host and port on which the post listens.
func (p *Post) Addr() string { return p.listener.Addr().String() }

// Variable returns the variable in the environment of a relay that leads it to the
// post. Programs outside of the room do not know its secret.
func (p *Post) Variable() string { return RelayVar + "=" + p.Addr() + " " + p.secret }

// RelayVar is the name of the variable of [Post.Variable].
const RelayVar = "ASSAY_RELAY"

// Start serves relays until [Post.Close]. The fields of p are set before.
func (p *Post) Start() {
	p.served.Go(func() {
		for {
			c, err := p.listener.Accept()
			if err != nil {
				return
			}
			p.served.Go(func() { p.serveRelay(c) })
		}
	})
}

// closeGrace is how long servers may take to end once their relays are gone.
const closeGrace = 3 * time.Second

// Close stops listening, ends the servers and completes the recordings.
func (p *Post) Close() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.closed {
		return nil
	}
	p.closed = true
	err := p.listener.Close()
	stop := time.AfterFunc(closeGrace, p.cancel)
	p.served.Wait()
	stop.Stop()
	p.cancel()
	return err
}

// helloTime is how long a relay may take to show its secret.
const helloTime = 10 * time.Second

func (p *Post) serveRelay(c net.Conn) {
	defer c.Close()
	defer context.AfterFunc(p.ctx, func() { c.Close() })()
	_ = c.SetReadDeadline(time.Now().Add(helloTime)) // reading reports a failure
	hello := make([]byte, len(p.secret)+1)
	if _, err := io.ReadFull(c, hello); err != nil || subtle.ConstantTimeCompare(hello, []byte(p.secret+"\n")) == 0 {
		return
	}
	_ = c.SetReadDeadline(time.Time{})
	send := &frames{w: c}
	code, err := p.serveClient(c, send)
	if err != nil {
		_, _ = send.stream(frameStderr).Write(fmt.Appendf(nil, "assay: %v\n", err)) // the relay may be gone
		code = Failed
	}
	_, _ = send.stream(frameExit).Write([]byte{byte(code)})
}

// Failed is the exit code of a relay if it fails itself; else it is the server's.
const Failed = 70

func (p *Post) serveClient(c net.Conn, send *frames) (int, error) {
	f, err := CreateFile(p.File)
	if err != nil {
		return 0, fmt.Errorf("create the recording: %w", err)
	}
	defer f.Close()
	var w io.Writer = f
	if p.Copies != "" {
		if root, err := os.OpenRoot(p.Copies); err == nil {
			defer root.Close()
			if copied, err := root.OpenFile(filepath.Base(f.Name()), os.O_CREATE|os.O_EXCL|os.O_WRONLY|os.O_APPEND, 0o644); err == nil {
				defer copied.Close()
				w = copying{f, copied}
			}
		}
	}
	rec, err := NewWriter(w, p.Command, p.Redact, nil)
	if err != nil {
		return 0, err
	}
	in, said := io.Pipe()
	ctx, cancel := context.WithCancel(p.ctx)
	defer cancel()
	go func() {
		readStdin(c, said) // ends with the connection
		rec.ClientLeft()
		time.AfterFunc(time.Second, cancel)
	}()
	code, err := p.Serve(ctx, rec, in, send.stream(frameStdout), send.stream(frameStderr))
	in.Close()
	if err != nil {
		words := rec.Lines(Stderr)
		fmt.Fprintf(words, "assay: %v\n", err)
		_ = words.Close()                       // never fails
		_ = rec.RecordExit(err.Error(), Failed) // err is reported
	}
	return code, err
}

// copying writes to a recording, and to a copy that may fail.
type copying struct{ to, copy io.Writer }

func (c copying) Write(b []byte) (int, error) {
	n, err := c.to.Write(b)
	_, _ = c.copy.Write(b[:n]) // nothing reads it
	return n, err
}

// The kinds of frames between relay and post: a kind, a length of four bytes, data.
const (
	frameStdin  = 'i' // to the post; empty at its end
	frameStdout = 'o' // to the relay
	frameStderr = 'e'
	frameExit   = 'x' // with the exit code; the last
)

// maxFrame is the length of the longest frame that is sent, in bytes.
const maxFrame = 1 << 20

type frames struct {
	mu sync.Mutex
	w  io.Writer
}

// stream returns a writer of frames of a kind.
func (f *frames) stream(kind byte) io.Writer { return frameWriter{f, kind} }

type frameWriter struct {
	to   *frames
	kind byte
}

func (w frameWriter) Write(b []byte) (n int, err error) {
	w.to.mu.Lock()
	defer w.to.mu.Unlock()
	for {
		part := b[n:min(len(b), n+maxFrame)]
		frame := append(binary.BigEndian.AppendUint32([]byte{w.kind}, uint32(len(part))), part...)
		if _, err := w.to.w.Write(frame); err != nil {
			return n, err
		}
		if n += len(part); n == len(b) {
			return n, nil
		}
	}
}

// readFrame reads a frame.
func readFrame(r io.Reader) (kind byte, data []byte, err error) {
	var head [5]byte
	if _, err := io.ReadFull(r, head[:]); err != nil {
		return 0, nil, err
	}
	n := binary.BigEndian.Uint32(head[1:])
	if n > maxFrame {
		return 0, nil, fmt.Errorf("a frame of %d bytes is too long", n)
	}
	data = make([]byte, n)
	_, err = io.ReadFull(r, data)
	return head[0], data, err
}

// readStdin copies the client's messages to w, until the connection ends.
func readStdin(c io.Reader, w *io.PipeWriter) {
	defer w.Close()
	for {
		kind, data, err := readFrame(c)
		switch {
		case err != nil:
			return
		case kind != frameStdin:
		case len(data) == 0:
			w.Close()
		default:
			_, _ = w.Write(data) // a server that does not listen hears nothing
		}
	}
}

// Relay connects standard streams to the server behind a post. where is the value of
// [RelayVar]. It returns the exit code of the server.
func Relay(where string, in io.Reader, out, errs io.Writer) (int, error) {
	addr, secret, ok := strings.Cut(where, " ")
	if !ok {
		return Failed, fmt.Errorf("%s is not set: this command is started by agents in a trial", RelayVar)
	}
	c, err := net.DialTimeout("tcp", addr, helloTime)
	if err != nil {
		return Failed, fmt.Errorf("reach the server: %w", err)
	}
	defer c.Close()
	if _, err := io.WriteString(c, secret+"\n"); err != nil {
		return Failed, fmt.Errorf("reach the server: %w", err)
	}
	send := &frames{w: c}
	go func() {
		_, _ = io.Copy(send.stream(frameStdin), in)    // the server ends at the end of its input
		_, _ = send.stream(frameStdin).Write([]byte{}) // it may have ended before
	}()
	to := map[byte]io.Writer{frameStdout: out, frameStderr: errs}
	for {
		kind, data, err := readFrame(c)
		switch {
		case err != nil:
			return Failed, fmt.Errorf("the connection to the server broke: %w", err)
		case kind == frameExit && len(data) == 1:
			return int(data[0]), nil
		case to[kind] != nil:
			if _, err := to[kind].Write(data); err != nil {
				return Failed, err // the client has gone
			}
		}
	}
}
