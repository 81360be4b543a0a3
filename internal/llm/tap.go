package llm

import (
	"context"
	"io"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
)

// chunks is a buffer that never moves its content, so that large answers need no room
// twice.
type chunks struct {
	list [][]byte
	size int
}

const chunkSize = 64 << 10

// largeAnswer is from how many bytes on an answer is a large one, and after how many more
// garbage is collected at once.
const largeAnswer = 2 << 20

// collectOften limits garbage to a quarter of what is in use from the first large answer
// of a process on: reading, keeping and grading one leaves many times its bytes as garbage,
// and the program otherwise trades memory for time.
var collectOften = sync.OnceFunc(func() { debug.SetGCPercent(25) })

// largeRoom is how much memory a large answer may need before garbage is collected at
// every opportunity. Half of it is free even if other things have filled the memory since
// the first large answer.
const largeRoom = 180 << 20

// memoryBefore returns how much memory the process had in use before its first large
// answer.
var memoryBefore = sync.OnceValue(memoryInUse)

func memoryInUse() int64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc + m.Sys - m.HeapSys)
}

// limitMemory limits the memory of the process while it has a large answer, unless it has
// a lower limit already, and returns the function that ends this.
func limitMemory() (restore func()) {
	before := debug.SetMemoryLimit(-1)
	limit := max(memoryBefore()+largeRoom, memoryInUse()+largeRoom/2)
	debug.SetMemoryLimit(min(before, limit))
	return func() { debug.SetMemoryLimit(before) }
}

// largeTurn is held by the one trial of this process whose answers may be large.
var largeTurn = make(chan struct{}, 1)

// turn makes the large answers of trials wait for each other, since each needs many times
// its bytes until its attempt is sealed.
type turn struct {
	held    bool
	restore func() // memory limit
}

type turnKey struct{}

// WithTurn returns a context for the requests of one trial, and the function that ends
// what it holds of the process: large answers of several trials take turns.
//
// What else handles a large answer takes its turn by [TakeTurn].
func WithTurn(ctx context.Context) (context.Context, func()) {
	t := &turn{}
	return context.WithValue(ctx, turnKey{}, t), t.end
}

// turnOf returns the turn of the trial that a request belongs to, or one that ends with
// the request.
func turnOf(ctx context.Context) (t *turn, end func()) {
	if t, ok := ctx.Value(turnKey{}).(*turn); ok {
		return t, func() {}
	}
	t = &turn{}
	return t, t.end
}

// take waits for the turn. hold is called if it is another's, and the function that it
// returns when the wait is over.
func (t *turn) take(ctx context.Context, hold func() func()) error {
	if t.held {
		return nil
	}
	select {
	case largeTurn <- struct{}{}:
	default:
		defer hold()()
		select {
		case largeTurn <- struct{}{}:
		case <-ctx.Done():
			return context.Cause(ctx)
		}
	}
	t.held = true
	collectOften()
	t.restore = limitMemory()
	return nil
}

func (t *turn) end() {
	if t.held {
		t.held = false
		t.restore()
		<-largeTurn
	}
}

// TakeTurn waits until no trial of this process has a large answer in memory, if size
// bytes are one, and returns the function that ends the turn. If ctx ends first it does
// not wait.
func TakeTurn(ctx context.Context, size int64) (end func()) {
	t := &turn{}
	if size >= largeAnswer {
		_ = t.take(ctx, func() func() { return func() {} })
	}
	return t.end
}

func (c *chunks) Len() int { return c.size }

func (c *chunks) Write(b []byte) {
	c.size += len(b)
	for len(b) > 0 {
		last := len(c.list) - 1
		if last < 0 || len(c.list[last]) == cap(c.list[last]) {
			size := chunkSize
			if last < 0 {
				size = 4 << 10 // most answers are short
			}
			c.list = append(c.list, make([]byte, 0, size))
			last++
		}
		n := min(len(b), cap(c.list[last])-len(c.list[last]))
		c.list[last] = append(c.list[last], b[:n]...)
		b = b[n:]
	}
}

// Bytes returns the whole content, and keeps it in one piece.
func (c *chunks) Bytes() []byte {
	if len(c.list) != 1 {
		all := make([]byte, 0, c.size)
		for i, chunk := range c.list {
			all = append(all, chunk...)
			c.list[i] = nil // may be collected while the rest is copied
		}
		c.list = [][]byte{all}
	}
	return c.list[0]
}

// tap copies the bytes that are read.
type tap struct {
	r    io.Reader
	raw  chunks
	most int64 // bytes of the answer
	idle int   // bytes since the answer last grew
	err  error

	wait func() error // for the turn of a large answer
}

func (t *tap) Read(p []byte) (int, error) {
	n, err := t.r.Read(p)
	before := t.raw.Len()
	t.raw.Write(p[:n])
	if before/largeAnswer != t.raw.Len()/largeAnswer {
		if werr := t.wait(); werr != nil {
			t.err = werr
			return n, werr
		}
		runtime.GC()
	}
	t.idle += n
	if err == nil && int64(t.raw.Len()) > t.most {
		err = errTooLong
		t.raw.list, t.raw.size = t.raw.list[:1], 0
		t.raw.Write([]byte("\n[cut: the answer is longer than limits.response]\n"))
	}
	t.err = err
	return n, err
}

// pieces is a text that comes in parts. A single large part is kept as it is, and many
// small ones need their room once.
type pieces struct {
	whole string // of the first part, if nothing followed
	rest  chunks
}

func (p *pieces) add(s string) {
	switch {
	case s == "":
	case p.whole == "" && p.rest.Len() == 0:
		p.whole = s
	default:
		if p.whole != "" {
			p.rest.Write([]byte(p.whole))
			p.whole = ""
		}
		p.rest.Write([]byte(s))
	}
}

// String returns the text, and keeps it in one piece.
func (p *pieces) String() string {
	if p.rest.Len() > 0 {
		var all strings.Builder
		all.Grow(p.rest.Len())
		for i, chunk := range p.rest.list {
			all.Write(chunk)
			p.rest.list[i] = nil // may be collected while the rest is copied
		}
		p.whole, p.rest = all.String(), chunks{}
	}
	return p.whole
}
