package llm

import (
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

// largeAnswers makes garbage be collected often while large answers come: reading one
// leaves more garbage than it has bytes, and several may come at once, while the program
// otherwise trades memory for time.
var largeAnswers struct {
	sync.Mutex
	n       int // that come now
	percent int // of debug.SetGCPercent without them
}

func beginLarge() {
	largeAnswers.Lock()
	defer largeAnswers.Unlock()
	if largeAnswers.n++; largeAnswers.n == 1 {
		largeAnswers.percent = debug.SetGCPercent(largePercent)
	}
}

func endLarge() {
	largeAnswers.Lock()
	defer largeAnswers.Unlock()
	if largeAnswers.n--; largeAnswers.n == 0 {
		debug.SetGCPercent(largeAnswers.percent)
	}
}

// largePercent bounds the garbage, in percent of the memory in use.
const largePercent = 25

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

	large bool
}

// close ends the accounting of a large answer.
func (t *tap) close() {
	if t.large {
		endLarge()
	}
}

func (t *tap) Read(p []byte) (int, error) {
	n, err := t.r.Read(p)
	before := t.raw.Len()
	t.raw.Write(p[:n])
	if before/largeAnswer != t.raw.Len()/largeAnswer {
		if !t.large {
			t.large = true
			beginLarge()
		}
		runtime.GC() // which also makes answers that come at once wait for each other
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
