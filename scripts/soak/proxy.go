//go:build linux

package main

import (
	"math/rand/v2"
	"net"
	"sync"
	"sync/atomic"
	"time"
)

// proxy passes connections on to a server, and can cut, hold and delay them.
type proxy struct {
	listener net.Listener
	to       string
	delay    atomic.Int64 // nanoseconds before each piece
	held     atomic.Bool  // pieces wait
	slices   atomic.Bool  // pieces come in parts of some bytes

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
		go p.pass(s, c)
	}
}

func (p *proxy) pass(to, from net.Conn) {
	defer func() {
		to.Close()
		from.Close()
		p.mu.Lock()
		delete(p.conns, to)
		delete(p.conns, from)
		p.mu.Unlock()
	}()
	b := make([]byte, 32<<10)
	for {
		n, err := from.Read(b)
		for p.held.Load() {
			time.Sleep(10 * time.Millisecond)
		}
		time.Sleep(time.Duration(p.delay.Load()))
		for rest := b[:n]; len(rest) > 0; {
			part := rest
			if p.slices.Load() {
				part = rest[:min(len(rest), 1+rand.IntN(200))]
			}
			if _, err := to.Write(part); err != nil {
				return
			}
			rest = rest[len(part):]
		}
		if err != nil {
			return
		}
	}
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
