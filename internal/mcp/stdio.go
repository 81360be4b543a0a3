package mcp

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
)

// messageReader passes on the lines of a stdio server that are messages and
// hands all others to junk. Banners and logs on standard output are a common
// mistake, which the clients of agents overlook; so does this one, to see the
// same server.
type messageReader struct {
	src  io.ReadCloser
	in   *bufio.Reader
	max  int // bytes of a line
	junk func(line []byte)

	rest []byte // of the line that is being passed on
	err  error
}

func newMessageReader(src io.ReadCloser, most int, junk func([]byte)) *messageReader {
	return &messageReader{src: src, in: bufio.NewReaderSize(src, 64<<10), max: most, junk: junk}
}

// errTooLong is a message beyond the limit; the connection cannot go on.
var errTooLong = errors.New("it sent a message that is too long")

func (m *messageReader) Close() error { return m.src.Close() }

func (m *messageReader) Read(p []byte) (int, error) {
	for len(m.rest) == 0 {
		if m.err != nil {
			return 0, m.err
		}
		var line []byte
		line, m.err = m.readLine()
		switch trimmed := bytes.TrimSpace(line); {
		case len(trimmed) == 0:
		case isMessage(trimmed):
			m.rest = slices.Concat(trimmed, []byte{'\n'})
		default:
			m.junk(trimmed)
		}
	}
	n := copy(p, m.rest)
	m.rest = m.rest[n:]
	return n, nil
}

// readLine reads a line, which may be the last without a line break.
func (m *messageReader) readLine() ([]byte, error) {
	var out []byte
	for {
		part, err := m.in.ReadSlice('\n')
		if len(out)+len(part) > m.max {
			return nil, fmt.Errorf("%w: more than %d bytes", errTooLong, m.max)
		}
		out = append(out, part...)
		if !errors.Is(err, bufio.ErrBufferFull) {
			return out, err
		}
	}
}

// isMessage reports whether a line can be of JSON-RPC: a log in JSON is not.
func isMessage(line []byte) bool {
	return (line[0] == '{' || line[0] == '[') && bytes.Contains(line, []byte(`"jsonrpc"`)) && json.Valid(line)
}
