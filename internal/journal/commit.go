package journal

import (
	"bytes"
	"strconv"
	"sync"
	"time"
)

// Two goroutines take lines to the disk: the sealer numbers and hashes those of the
// queue while the committer waits for the disk with those before them.

// batch is sealed lines and the entries that they were made of.
type batch struct {
	text    []byte
	entries []entry
	queued  int // bytes of the entries' bodies
}

// commits holds the lines that are sealed and not yet at the committer.
type commits struct {
	mu     sync.Mutex
	change sync.Cond // next has grown, or sealed was set
	next   batch
	sealed bool // the sealer has returned
}

// sealAll seals the queue for the committer until the writer is closed and the queue is
// empty.
func (w *Writer) sealAll() {
	defer w.lines.close()
	var taken []entry
	var text []byte
	for {
		taken = w.takeQueue(taken[:0])
		if len(taken) == 0 {
			return
		}
		text = text[:0]
		size := 0
		for _, e := range taken {
			size += len(*e.body)
			text = w.appendLine(text, e)
		}
		w.lines.add(text, taken, size)
	}
}

// takeQueue waits for the queue to grow, puts empty in its place and returns it. It is
// empty if the writer is closed.
func (w *Writer) takeQueue(empty []entry) []entry {
	w.mu.Lock()
	defer w.mu.Unlock()
	for len(w.queue) == 0 && !w.closed {
		w.more.Wait()
	}
	taken := w.queue
	w.queue = empty
	return taken
}

// makeRoom lets writers queue n more bytes.
func (w *Writer) makeRoom(n int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.queued -= n
	w.room.Broadcast()
}

// roomForHash is the beginning of a line before its hash is known.
var roomForHash = bytes.Repeat([]byte{' '}, hashedFrom)

// appendLine appends the line of e with its hash, and frees its body.
func (w *Writer) appendLine(b []byte, e entry) []byte {
	from := len(b)
	if w.chain == nil {
		b = append(b, '{')
	} else {
		b = append(b, roomForHash...)
	}
	b = append(b, `"seq":`...)
	b = strconv.AppendInt(b, e.seq, 10)
	b = append(b, `,"t":"`...)
	b = e.t.AppendFormat(b, time.RFC3339Nano)
	b = append(b, `","s":`...)
	b = strconv.AppendInt(b, int64(w.session), 10)
	b = append(b, ',')
	b = append(b, *e.body...)
	if w.chain != nil {
		w.chain.seal(b[from:])
	}
	if cap(*e.body) <= 64<<10 {
		bodies.Put(e.body)
	}
	return append(b, '\n')
}

// add appends lines to the next batch. Their bodies count as queued until the committer
// takes them, which bounds its length.
func (c *commits) add(text []byte, entries []entry, queued int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.next.text = append(c.next.text, text...)
	c.next.entries = append(c.next.entries, entries...)
	c.next.queued += queued
	c.change.Signal()
}

func (c *commits) close() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.sealed = true
	c.change.Signal()
}

// take waits for lines, puts empty in the place of their batch and returns it. It
// returns a batch without lines at the end.
func (c *commits) take(empty batch) batch {
	c.mu.Lock()
	defer c.mu.Unlock()
	for len(c.next.entries) == 0 && !c.sealed {
		c.change.Wait()
	}
	taken := c.next
	c.next = empty
	return taken
}

// commitAll makes batches durable, in one fsync each, until the sealer has ended. After
// the first error of the disk it writes nothing more.
func (w *Writer) commitAll() {
	defer close(w.ended)
	var b batch
	for {
		b = w.lines.take(batch{text: b.text[:0], entries: b.entries[:0]})
		if len(b.entries) == 0 {
			return
		}
		w.makeRoom(b.queued)
		err := w.firstError()
		if err == nil {
			err = w.commit(b.text)
		}
		for _, e := range b.entries {
			e.done <- err
		}
		clear(b.entries)
	}
}

// commit makes lines durable. If that fails, no half-written line stays.
func (w *Writer) commit(lines []byte) error {
	if err := appendDurably(w.f, lines, w.size); err != nil {
		return w.setError(err)
	}
	w.size += int64(len(lines))
	return nil
}
