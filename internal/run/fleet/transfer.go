package fleet

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"sync"

	"github.com/nats-io/nats.go"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/worker"
)

// handIn sends a result: in one message if it fits, else its files and itself in pieces.
func (w *workerSession) handIn(ctx context.Context, r *worker.Result) (reply, error) {
	for d, b := range r.Blobs { // the grading may come here
		w.kept.put(d, b)
	}
	room := chunkSize(w.nc)
	head := nats.Header{headID: []string{strconv.FormatInt(r.ID, 10)}}
	size := 0
	for _, b := range r.Blobs {
		size += len(b)*4/3 + 100
	}
	var data []byte
	var err error
	if size < room {
		if data, err = json.Marshal(r); err != nil {
			return reply{}, fmt.Errorf("encode a result: %w", err)
		}
	}
	if data == nil || len(data) > room {
		bare := *r
		bare.Blobs = nil
		if data, err = json.Marshal(bare); err != nil {
			return reply{}, fmt.Errorf("encode a result: %w", err)
		}
		digests := make([]string, 0, len(r.Blobs))
		for d := range r.Blobs {
			digests = append(digests, string(d))
		}
		slices.Sort(digests)
		for _, d := range digests {
			if rep, err := w.putPieces(ctx, r.ID, d, r.Blobs[seal.Digest(d)], room); err != nil || rep != (reply{}) {
				return rep, err
			}
		}
		if len(data) > room {
			if rep, err := w.putPieces(ctx, r.ID, wholeResult, data, room); err != nil || rep != (reply{}) {
				return rep, err
			}
			data = nil
		}
	}
	msg, err := w.send(ctx, "result", head, data)
	if err != nil {
		return reply{}, err
	}
	var rep reply
	return rep, json.Unmarshal(msg.Data, &rep)
}

// putPieces uploads b. It stops at the first answer that is not plain.
func (w *workerSession) putPieces(ctx context.Context, id int64, name string, b []byte, room int) (reply, error) {
	for offset := 0; ; offset += room {
		piece := b[offset:min(offset+room, len(b))]
		head := nats.Header{
			headID: []string{strconv.FormatInt(id, 10)}, headDigest: []string{name},
			headOffset: []string{strconv.Itoa(offset)}, headSize: []string{strconv.Itoa(len(b))},
		}
		msg, err := w.send(ctx, "put", head, piece)
		if err != nil {
			return reply{}, err
		}
		var rep reply
		if err := json.Unmarshal(msg.Data, &rep); err != nil || rep != (reply{}) {
			return rep, err
		}
		if offset+room >= len(b) {
			return reply{}, nil
		}
	}
}

// maxFile bounds a file that a worker fetches in memory.
const maxFile = 512 << 20

// readPieces fetches what head names.
func (w *workerSession) readPieces(ctx context.Context, head nats.Header, size int64) ([]byte, error) {
	if size > maxFile {
		return nil, fmt.Errorf("it has %d bytes, at most %d are fetched", size, maxFile)
	}
	out := make([]byte, 0, max(0, size))
	err := w.getPieces(ctx, head, func(b []byte) error { out = append(out, b...); return nil })
	return out, err
}

func (w *workerSession) getPieces(ctx context.Context, head nats.Header, piece func([]byte) error) error {
	for offset := int64(0); ; {
		h := nats.Header{headOffset: []string{strconv.FormatInt(offset, 10)}}
		for k, v := range head {
			h[k] = v
		}
		msg, err := w.send(ctx, "get", h, nil)
		if err != nil {
			return err
		}
		if text := msg.Header.Get("Assay-Error"); text != "" {
			var why string
			_ = json.Unmarshal([]byte(text), &why)
			return errors.New(why)
		}
		size, err := strconv.ParseInt(msg.Header.Get(headSize), 10, 64)
		if err != nil {
			return errors.New("the coordinator sent a piece without a size")
		}
		if err := piece(msg.Data); err != nil {
			return err
		}
		if offset += int64(len(msg.Data)); offset >= size {
			return nil
		}
		if len(msg.Data) == 0 {
			return fmt.Errorf("it ends after %d of %d bytes", offset, size)
		}
	}
}

// fetch reads a file of the pack.
func (w *workerSession) fetch(ctx context.Context, f PackFile, piece func([]byte) error) error {
	if err := w.getPieces(ctx, nats.Header{headDigest: []string{string(f.Digest)}}, piece); err != nil {
		return fmt.Errorf("fetch %s from the coordinator: %w", f.Name, err)
	}
	return nil
}

// blobCache keeps blobs in memory, the latest ones up to a size.
type blobCache struct {
	mu   sync.Mutex
	most int
	size int
	m    map[seal.Digest][]byte
	fifo []seal.Digest
}

func newBlobCache(most int) *blobCache { return &blobCache{most: most, m: map[seal.Digest][]byte{}} }

func (c *blobCache) get(d seal.Digest) []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.m[d]
}

func (c *blobCache) put(d seal.Digest, b []byte) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.m[d] != nil || len(b) > c.most/4 || len(b) == 0 {
		return
	}
	c.m[d] = b
	c.fifo = append(c.fifo, d)
	for c.size += len(b); c.size > c.most; {
		old := c.fifo[0]
		c.fifo = c.fifo[1:]
		c.size -= len(c.m[old])
		delete(c.m, old)
	}
}
