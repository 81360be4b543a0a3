package llm

import (
	"io"
	"runtime"
	"slices"
)

// chunks is a buffer that never moves its content, so that large answers need no room
// twice.
type chunks struct {
	list [][]byte
	size int
}

const chunkSize = 64 << 10

// collectEvery is how many bytes of one answer may come before garbage is collected:
// reading a large answer leaves more garbage than it has bytes, and several may come at
// once, while the program otherwise trades memory for time.
const collectEvery = 2 << 20

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

// Bytes returns the whole content.
func (c *chunks) Bytes() []byte { return slices.Concat(c.list...) }

// tap copies the bytes that are read.
type tap struct {
	r    io.Reader
	raw  chunks
	most int64 // bytes of the answer
	idle int   // bytes since the answer last grew
	err  error
}

func (t *tap) Read(p []byte) (int, error) {
	n, err := t.r.Read(p)
	if before := t.raw.Len(); before/collectEvery != (before+n)/collectEvery {
		runtime.GC()
	}
	t.raw.Write(p[:n])
	t.idle += n
	if err == nil && int64(t.raw.Len()) > t.most {
		err = errTooLong
		t.raw.list, t.raw.size = t.raw.list[:1], 0
		t.raw.Write([]byte("\n[cut: the answer is longer than limits.response]\n"))
	}
	t.err = err
	return n, err
}
