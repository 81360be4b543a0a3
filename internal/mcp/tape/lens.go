package tape

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"sync"
)

// Lens changes forwarded messages, so that the client sees a modified server. The
// recording contains the messages that the server received and sent.
type Lens interface {
	// FromClient returns the message to send to the server in place of a client's, and
	// the answer to send to the client without asking the server. Either may be nil.
	FromClient(msg []byte) (pass, answer []byte)
	// FromServer returns the message to send to the client in place of the server's.
	FromServer(msg []byte) []byte
}

// recordClient records pass, the modified form of a client's message msg, with the
// client's name for a called tool.
func (t *Writer) recordClient(msg, pass []byte) {
	if pass == nil {
		t.RecordLine(ToServer, msg, false)
		return
	}
	var called struct {
		Params struct {
			Name string `json:"name"`
		} `json:"params"`
	}
	if !bytes.Equal(msg, pass) {
		_ = json.Unmarshal(msg, &called) // batches lose the names
	}
	t.recordLine(ToServer, pass, false, called.Params.Name)
}

// copyChanged copies whole lines from r to w, applying change, which also records them.
func copyChanged(w io.Writer, r io.Reader, change func(line []byte) []byte) error {
	lines := bufio.NewReader(r)
	for {
		line, err := lines.ReadBytes('\n')
		if text := bytes.TrimRight(line, "\r\n"); len(text) > 0 {
			if out := change(text); out != nil {
				if _, werr := w.Write(append(bytes.Clone(out), '\n')); werr != nil {
					return werr
				}
			}
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// copiers returns functions that copy lines from the client to the server and from the
// server to the client, record them and apply the lens.
func (p Proxy) copiers() (toServer, toClient func() error) {
	if p.Lens == nil {
		return func() error { return p.Tape.copyRecorded(p.ToServer, p.FromClient, ToServer) },
			func() error { return p.Tape.copyRecorded(p.ToClient, p.FromServer, ToClient) }
	}
	client := &lockedWriter{w: p.ToClient} // the lens writes answers in between
	toServer = func() error {
		return copyChanged(p.ToServer, p.FromClient, func(line []byte) []byte {
			pass, answer := p.Lens.FromClient(line)
			p.Tape.recordClient(line, pass)
			if answer != nil {
				p.Tape.RecordLine(ToClient, answer, false)
				_, _ = client.Write(append(bytes.Clone(answer), '\n')) // toClient notices if the client is gone
			}
			return pass
		})
	}
	toClient = func() error {
		return copyChanged(client, p.FromServer, func(line []byte) []byte {
			p.Tape.RecordLine(ToClient, line, false)
			return p.Lens.FromServer(line)
		})
	}
	return toServer, toClient
}

type lockedWriter struct {
	mu sync.Mutex
	w  io.Writer
}

func (l *lockedWriter) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.w.Write(b)
}
