package llm

import (
	"context"
	"io"
	"runtime"
	"runtime/debug"
	"slices"
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

// largeTurn is held by the one trial of this process whose answers may be large.
var largeTurn = make(chan struct{}, 1)

// turn makes the large answers of trials wait for each other, since each needs many times
// its bytes until its attempt is sealed.
type turn struct{ held bool }

type turnKey struct{}

// WithTurn returns a context for the requests of one trial, and the function that ends
// what it holds of the process: large answers of several trials take turns.
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
	return nil
}

func (t *turn) end() {
	if t.held {
		t.held = false
		<-largeTurn
	}
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
		c.list = [][]byte{slices.Concat(c.list...)}
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
