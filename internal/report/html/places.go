package html

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/trial"
)

// Places say where the chunks of one transcript begin, so that its end can be had
// without all that is before it being taken apart: 16 bytes a chunk.
type Places struct {
	ref    trial.Ref
	chunks []place
}

// place is where a chunk begins: the offset of its first line in bytes, and the
// number of its first event.
type place struct {
	offset int64
	first  int
}

// PlacesOf returns the places of the chunks of t, which [NewTrial] has made of
// transcript.
func PlacesOf(t *Trial, transcript trial.Ref) *Places {
	transcript.Inline = nil
	return &Places{ref: transcript, chunks: t.places}
}

// Of reports whether p is of this transcript.
func (p *Places) Of(transcript trial.Ref) bool {
	return p != nil && p.ref.Digest == transcript.Digest && p.ref.Size == transcript.Size
}

// Item is [Item] for a chunk of the transcript (c/K) and a part of a long text of
// an event of it (x/EVENT/FIELD/PART). It reads from where the chunk begins; what
// comes before goes by unread.
func (p *Places) Item(item string, ev trial.Opener) (json.RawMessage, error) {
	k, ok := p.chunkOf(item)
	if !ok {
		return nil, fmt.Errorf("the transcript %s has no item %q", p.ref.Digest.Short(), item)
	}
	w := &trialReader{t: &Trial{Chunks: make([]ChunkHead, k)}, ev: ev}
	var found json.RawMessage
	w.emit = func(name string, body []byte) error {
		switch {
		case name == item:
			found = body
			return errFound
		case strings.HasPrefix(name, "c/"):
			return errPast
		}
		return nil
	}
	from, err := w.openReader(p.ref)
	if err != nil {
		return nil, fmt.Errorf("read the transcript: %w", err)
	}
	defer from.Close()
	if _, err := io.CopyN(io.Discard, from, p.chunks[k].offset); err != nil {
		return nil, fmt.Errorf("read the transcript to %d: %w", p.chunks[k].offset, err)
	}
	c := &chunker{trialReader: w, chunk: scratch(), open: map[string]int{}, n: p.chunks[k].first}
	defer release(c.chunk)
	if err := c.readEvents(from); errors.Is(err, errFound) {
		return found, nil
	} else if err != nil && !errors.Is(err, errPast) {
		return nil, err
	}
	return nil, fmt.Errorf("the transcript %s has no item %q", p.ref.Digest.Short(), item)
}

// errPast ends a walk that has passed its item.
var errPast = errors.New("past it")

// chunkOf is the chunk that an item is, or in which its event is.
func (p *Places) chunkOf(item string) (k int, ok bool) {
	kind, rest, _ := strings.Cut(item, "/")
	text, _, _ := strings.Cut(rest, "/")
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, false
	}
	if kind == "x" {
		k, found := slices.BinarySearchFunc(p.chunks, n, func(c place, n int) int { return c.first - n })
		if !found {
			k--
		}
		n = k
	}
	return n, (kind == "c" || kind == "x") && n >= 0 && n < len(p.chunks)
}
