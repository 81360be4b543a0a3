//go:build linux

package main

import (
	"bufio"
	"bytes"
	"io"
	"math/rand/v2"
	"net"
	"strconv"
	"sync"
	"sync/atomic"
	"time"
)

// proxy passes connections of workers on to a server of NATS, and can cut, hold and delay
// them, and lose or repeat what workers publish.
type proxy struct {
	listener net.Listener
	to       string
	delay    atomic.Int64 // nanoseconds before each piece
	held     atomic.Bool  // pieces wait
	slices   atomic.Bool  // pieces come in parts of some bytes
	loses    atomic.Bool  // a tenth of the messages is lost
	repeats  atomic.Bool  // a third of the messages comes twice

	mu    sync.Mutex
	conns map[net.Conn]bool
}

func newProxy(to string) (*proxy, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	p := &proxy{listener: l, to: to, conns: map[net.Conn]bool{}}
	go p.accept()
	return p, nil
}

func (p *proxy) addr() string { return p.listener.Addr().String() }

func (p *proxy) accept() {
	for {
		c, err := p.listener.Accept()
		if err != nil {
			return
		}
		s, err := net.Dial("tcp", p.to)
		if err != nil { // the coordinator is down
			c.Close()
			continue
		}
		p.mu.Lock()
		p.conns[c], p.conns[s] = true, true
		p.mu.Unlock()
		go p.pass(c, s)
		go p.passMessages(s, c)
	}
}

// pass passes on the bytes of the server.
func (p *proxy) pass(to, from net.Conn) {
	defer p.end(to, from)
	b := make([]byte, 32<<10)
	for {
		n, err := from.Read(b)
		if p.write(to, b[:n]) != nil || err != nil {
			return
		}
	}
}

// passMessages passes on the operations of a worker, one by one.
func (p *proxy) passMessages(to, from net.Conn) {
	defer p.end(to, from)
	in := bufio.NewReader(from)
	for {
		op, published, err := readOperation(in)
		times := 1
		switch {
		case published && p.loses.Load() && rand.IntN(10) == 0:
			times = 0
		case published && p.repeats.Load() && rand.IntN(3) == 0:
			times = 2
		}
		for range times {
			if p.write(to, op) != nil {
				return
			}
		}
		if err != nil {
			return
		}
	}
}

// readOperation reads an operation of the NATS protocol, and reports whether it is a message:
// a line that ends with the size of the bytes after it.
func readOperation(in *bufio.Reader) (op []byte, published bool, err error) {
	op, err = in.ReadBytes('\n')
	words := bytes.Fields(op)
	if err != nil || len(words) < 3 || !bytes.EqualFold(words[0], []byte("PUB")) && !bytes.EqualFold(words[0], []byte("HPUB")) {
		return op, false, err
	}
	size, err := strconv.Atoi(string(words[len(words)-1]))
	if err != nil {
		return op, false, err
	}
	line := len(op)
	op = append(op, make([]byte, size+len("\r\n"))...)
	_, err = io.ReadFull(in, op[line:])
	return op, true, err
}

// write writes a piece when it may pass.
func (p *proxy) write(to net.Conn, piece []byte) error {
	for p.held.Load() {
		time.Sleep(10 * time.Millisecond)
	}
	time.Sleep(time.Duration(p.delay.Load()))
	for len(piece) > 0 {
		part := piece
		if p.slices.Load() {
			part = piece[:min(len(piece), 1+rand.IntN(200))]
		}
		if _, err := to.Write(part); err != nil {
			return err
		}
		piece = piece[len(part):]
	}
	return nil
}

// end closes both sides of a connection.
func (p *proxy) end(to, from net.Conn) {
	to.Close()
	from.Close()
	p.mu.Lock()
	delete(p.conns, to)
	delete(p.conns, from)
	p.mu.Unlock()
}

// cut ends all connections and returns their number.
func (p *proxy) cut() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	n := len(p.conns) / 2
	for c := range p.conns {
		c.Close()
	}
	return n
}

func (p *proxy) close() {
	p.listener.Close()
	p.cut()
}
