package equip

import (
	"context"
	"maps"
	"slices"
	"sync"
	"time"
)

// pool keeps the servers that live longer than a trial, by the name of their
// life. The zero pool is empty and ready.
type pool struct {
	mu     sync.Mutex
	live   map[string]*shared // for the next trial
	ctx    context.Context    // of servers that start; ends with the pool
	cancel context.CancelFunc
	starts sync.WaitGroup
	closed bool
}

// shared is a server that several trials use.
type shared struct {
	ready   chan struct{} // closed when the three below are set
	session *running
	pin     *ServerPin
	err     error

	users      int  // under pool.mu
	poolClosed bool // under pool.mu: the pool has closed it

	mu     sync.Mutex
	listed *listing // the last look at the tools, until a trial takes it
}

// listing is a trial's last look at the server's tools. The next trial takes it for its
// own first look if it begins at once: the server is the same, and nobody called it in
// between.
type listing struct {
	pin     *ServerPin
	changes int64 // how often the server had said that its tools changed
	at      time.Time
}

// listingLife is how old a listing may be that another trial takes over.
const listingLife = 100 * time.Millisecond

func (s *shared) keepListing(pin *ServerPin, changes int64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.listed = &listing{pin, changes, time.Now()}
}

// takeListing takes the listing of an earlier trial, or nil if none is still current.
func (s *shared) takeListing() *ServerPin {
	s.mu.Lock()
	l := s.listed
	s.listed = nil
	s.mu.Unlock()
	if l == nil || time.Since(l.at) > listingLife || s.session.exitNote() != "" {
		return nil
	}
	if w := s.session.asReporter(); w == nil || w.Changes() != l.changes {
		return nil
	}
	return l.pin
}

// lease is one trial's use of a shared server.
type lease struct {
	pool *pool
	life string
	*shared
	fresh bool // the server was started for this lease
}

type starter func(context.Context) (*running, *ServerPin, error)

// takeServer leases the server for the given life, and calls start if none is running.
// The server does not belong to a single trial, so ctx bounds only the wait for it.
func (p *pool) takeServer(ctx context.Context, life string, start starter) (*lease, error) {
	p.mu.Lock()
	if p.closed {
		p.mu.Unlock()
		return nil, stopFault()
	}
	if p.live == nil {
		p.live = map[string]*shared{}
		p.ctx, p.cancel = context.WithCancel(context.Background())
	}
	l := &lease{pool: p, life: life, shared: p.live[life]}
	if l.shared == nil {
		s := &shared{ready: make(chan struct{})}
		l.shared, l.fresh, p.live[life] = s, true, s
		p.starts.Go(func() {
			s.session, s.pin, s.err = start(p.ctx)
			close(s.ready)
		})
	}
	l.users++
	p.mu.Unlock()
	select {
	case <-l.ready:
	case <-ctx.Done():
		_ = l.releaseServer() // stops nothing: the server still starts
		return nil, stopFault()
	}
	if p.ctx.Err() != nil {
		_ = l.releaseServer() // the pool stops it
		return nil, stopFault()
	}
	if l.err != nil {
		l.retireServer()
		_ = l.releaseServer() // there is nothing to stop
		return nil, l.err
	}
	return l, nil
}

// retireServer keeps the server from being handed to another trial.
func (l *lease) retireServer() {
	l.pool.mu.Lock()
	defer l.pool.mu.Unlock()
	if l.pool.live[l.life] == l.shared {
		delete(l.pool.live, l.life)
	}
}

// dropServer retires the server. A server that allows only one process is stopped
// first, even under its users: the next may be started at once.
func (l *lease) dropServer() {
	if l.session != nil && l.session.turn != nil {
		_ = l.session.Close() // that it is broken is known
	}
	l.retireServer()
}

// releaseServer ends the use. The last user of a retired server stops it.
func (l *lease) releaseServer() error {
	p := l.pool
	p.mu.Lock()
	l.users--
	last := l.users == 0 && !l.poolClosed && p.live[l.life] != l.shared
	p.mu.Unlock()
	if last && l.session != nil { // nil while it starts
		return l.session.Close()
	}
	return nil
}

// closeAll stops all servers, also starting ones, and returns the first error. Trials
// that still use one find it dead.
func (p *pool) closeAll() error {
	p.mu.Lock()
	live := p.live
	p.live, p.closed = nil, true
	for _, s := range live {
		s.poolClosed = true
	}
	if p.cancel != nil {
		p.cancel()
	}
	p.mu.Unlock()
	p.starts.Wait()
	var first error
	for _, life := range slices.Sorted(maps.Keys(live)) {
		if s := live[life]; s.session != nil {
			if err := s.session.Close(); err != nil && first == nil {
				first = err
			}
		}
	}
	return first
}
