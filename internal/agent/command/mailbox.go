package command

import (
	"io"
	"sync"
)

// mailbox holds lines for a program until it reads them. A program may make many
// calls before it reads the first result, so sending never blocks.
type mailbox struct {
	mu     sync.Mutex
	filled *sync.Cond
	lines  [][]byte
	closed bool
}

func newMailbox() *mailbox {
	m := &mailbox{}
	m.filled = sync.NewCond(&m.mu)
	return m
}

func (m *mailbox) sendLine(line []byte) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.lines = append(m.lines, line)
	m.filled.Signal()
}

func (m *mailbox) closeInput() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.closed = true
	m.filled.Signal()
}

// takeLine waits for a line; false means that there will be none.
func (m *mailbox) takeLine() ([]byte, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for len(m.lines) == 0 {
		if m.closed {
			return nil, false
		}
		m.filled.Wait()
	}
	line := m.lines[0]
	m.lines = m.lines[1:]
	return line, true
}

// deliverLines writes all lines to w and closes it. A program that does not read, or
// has ended, loses them.
func (m *mailbox) deliverLines(w io.WriteCloser) {
	defer w.Close()
	var err error
	for line, ok := m.takeLine(); ok; line, ok = m.takeLine() {
		if err == nil {
			_, err = w.Write(line)
		}
	}
}
