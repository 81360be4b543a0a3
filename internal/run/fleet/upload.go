package fleet

import (
	"encoding/json"
	"fmt"
	"strconv"

	"github.com/nats-io/nats.go"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// Pieces of files and results, in both directions.

// Limits of the uploads for one assignment.
const (
	maxUploads = 256 << 20 // in all
	maxFiles   = 4096
	keepFrom   = 1 << 20 // larger blobs go to disk as they are complete
)

// upload is a blob or a result that comes in pieces.
type upload struct {
	data     []byte // nil once it is on disk
	size     int64
	got      int64
	complete bool
}

// handlePut takes a piece of an upload. A piece that comes again is ignored.
func (c *Coordinator) handlePut(inst string, msg *nats.Msg) reply {
	number := func(name string) int64 {
		n, err := strconv.ParseInt(msg.Header.Get(name), 10, 64)
		if err != nil {
			return -1
		}
		return n
	}
	id, offset, size, digest := number(headID), number(headOffset), number(headSize), msg.Header.Get(headDigest)
	c.mu.Lock()
	it := c.items[id]
	if it == nil || it.holder != inst {
		c.mu.Unlock()
		return reply{Gone: true}
	}
	name := "?"
	if m := c.crew[inst]; m != nil {
		name = m.Name
	}
	up, err := it.addPiece(digest, offset, size, msg.Data)
	c.mu.Unlock()
	if err == nil && up != nil && digest != wholeResult {
		err = c.closeUpload(seal.Digest(digest), up)
	}
	if err != nil {
		return c.refuse(inst, id, name, err)
	}
	return reply{}
}

// addPiece appends a piece to an upload. It returns the upload if that completes it.
// The caller holds the lock.
func (it *item) addPiece(digest string, offset, size int64, piece []byte) (*upload, error) {
	up := it.uploads[digest]
	if it.sealed {
		return nil, nil
	}
	if up == nil {
		switch {
		case digest != wholeResult && !seal.Digest(digest).Valid():
			return nil, fmt.Errorf("it sent a file named %q", digest)
		case size < 0 || it.loaded+size > maxUploads:
			return nil, fmt.Errorf("its files have more than %d MB", maxUploads>>20)
		case len(it.uploads) >= maxFiles:
			return nil, fmt.Errorf("it has more than %d files", maxFiles)
		}
		if it.uploads == nil {
			it.uploads = map[string]*upload{}
		}
		up = &upload{size: size}
		it.uploads[digest] = up
		it.loaded += size
	}
	switch {
	case up.complete || offset < up.got:
		return nil, nil
	case offset != up.got || size != up.size || up.got+int64(len(piece)) > up.size || len(piece) == 0 && up.size > 0:
		return nil, fmt.Errorf("its pieces of file %s do not fit together", digest)
	}
	up.data = append(up.data, piece...)
	up.got += int64(len(piece))
	if up.got < up.size {
		return nil, nil
	}
	up.complete = true
	return up, nil
}

// closeUpload checks a complete blob, and moves it to disk if it is large.
func (c *Coordinator) closeUpload(d seal.Digest, up *upload) error {
	if seal.Of(up.data) != d {
		return fmt.Errorf("the bytes of blob %s have another digest", d.Short())
	}
	if up.size < keepFrom || c.cfg.Keep == nil {
		return nil
	}
	if err := c.cfg.Keep(d, up.data); err != nil {
		return nil //nolint:nilerr // it stays in memory, and the journal's writer meets the error
	}
	c.mu.Lock()
	up.data = nil
	c.mu.Unlock()
	return nil
}

// handleGet sends a piece of a file: of the pack, of an attempt that the worker grades,
// or of an assignment that it holds.
func (c *Coordinator) handleGet(inst string, msg *nats.Msg) {
	offset, err := strconv.ParseInt(msg.Header.Get(headOffset), 10, 64)
	digest := seal.Digest(msg.Header.Get(headDigest))
	if err != nil || offset < 0 {
		c.sendPiece(msg, nil, 0, "malformed")
		return
	}
	room := chunkSize(c.cfg.Conn)
	if id, err := strconv.ParseInt(msg.Header.Get(headID), 10, 64); err == nil && digest == "" {
		c.mu.Lock()
		it := c.items[id]
		ok := it != nil && it.holder == inst
		c.mu.Unlock()
		if !ok {
			c.sendPiece(msg, nil, 0, "gone")
			return
		}
		a := it.a
		a.Blobs = nil
		c.sendPart(msg, encodeAssignment(&a), offset, room)
		return
	}
	if size, ok := c.packSize(inst, digest); ok {
		b := make([]byte, min(int64(room), max(0, size-offset)))
		n, err := c.cfg.Read(digest, offset, b)
		if err != nil && n < len(b) {
			c.sendPiece(msg, nil, 0, err.Error())
			return
		}
		c.sendPiece(msg, b[:n], size, "")
		return
	}
	b, err := c.openBlob(inst, digest)
	if err != nil {
		c.sendPiece(msg, nil, 0, err.Error())
		return
	}
	c.sendPart(msg, b, offset, room)
}

func (c *Coordinator) packSize(inst string, d seal.Digest) (int64, bool) {
	c.mu.Lock()
	m := c.crew[inst]
	c.mu.Unlock()
	if m == nil {
		return 0, false
	}
	for _, f := range c.cfg.Pack(m.role) {
		if f.Digest == d {
			return f.Size, true
		}
	}
	return 0, false
}

// openBlob returns a blob of an attempt that the worker grades.
func (c *Coordinator) openBlob(inst string, d seal.Digest) ([]byte, error) {
	c.mu.Lock()
	var ref trial.Ref
	var found []byte
	for _, it := range c.items {
		if it.holder != inst || it.a.Attempt == nil {
			continue
		}
		for r := range journal.AttemptRefs(it.a.Attempt) {
			if r.Digest == d {
				ref, found = r, it.a.Blobs[d]
			}
		}
	}
	c.mu.Unlock()
	switch {
	case ref.IsZero():
		return nil, fmt.Errorf("no assignment of this worker has a file %s", d.Short())
	case found != nil:
		return found, nil
	case c.cfg.Open == nil:
		return nil, fmt.Errorf("file %s is not there", d.Short())
	}
	return c.cfg.Open.Open(ref)
}

func (c *Coordinator) sendPart(msg *nats.Msg, b []byte, offset int64, room int) {
	part := b[min(offset, int64(len(b))):]
	c.sendPiece(msg, part[:min(room, len(part))], int64(len(b)), "")
}

func (c *Coordinator) sendPiece(msg *nats.Msg, b []byte, size int64, why string) {
	out := nats.NewMsg(msg.Reply)
	out.Data = b
	out.Header.Set(headSize, strconv.FormatInt(size, 10))
	if why != "" {
		text, _ := json.Marshal(why) // a header is one line
		out.Header.Set("Assay-Error", string(text))
	}
	_ = c.cfg.Conn.PublishMsg(out) // the worker asks again
}
