package html

import (
	"bytes"
	"cmp"
	"encoding/base64"
	"fmt"
	"io"
	"slices"
	"strconv"
	"sync"

	"github.com/klauspost/compress/gzip"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/trial"
)

// The sizes of packs, in bytes of JSON. Evidence is mostly text and becomes a fourth of
// it or less; opening a trial decodes its pack. A trial with more than longTrial is the
// size from which a trial has own packs.
const (
	embeddedPack = 192 << 10
	besidePack   = 1 << 20
	longTrial    = 192 << 10
	firstChunk   = 64 << 10 // of a long trial, packed with its first item
	giantTrial   = 2 << 20  // of first items; one that has more is not in the page, where it would stand for all others
)

// gzipLevel makes packs about 7 % larger than level 6, and takes a fifth less time; see
// BenchmarkLevel.
const gzipLevel = 4

type item struct {
	name string
	body []byte
}

// madeTrial is a trial with all its items, the first of which is "t".
type madeTrial struct {
	n     int
	items []item
	size  int
}

// pack is a pack that is being filled: {"N/ITEM": value, …}.
type pack struct {
	json   *bytes.Buffer
	trials []int // whose first item is in it
}

// packBuffers are used again, and have the size of most packs from the beginning: a buffer
// that grows takes twice the room.
var packBuffers = sync.Pool{New: func() any { return bytes.NewBuffer(make([]byte, 0, besidePack+bytes.MinRead)) }}

func newPack() *pack {
	b, _ := packBuffers.Get().(*bytes.Buffer)
	b.Reset()
	return &pack{json: b}
}

func (p *pack) releaseBuffer() {
	if p.json.Cap() <= 4*besidePack { // one of a giant is not kept for the rest of the run
		packBuffers.Put(p.json)
	}
	p.json = nil
}

func (p *pack) addItems(n int, items ...item) {
	for _, it := range items {
		sep := byte(',')
		if p.json.Len() == 0 {
			sep = '{'
		}
		// Names consist of letters, digits and slashes, and so need no escapes.
		b := append(p.json.AvailableBuffer(), sep, '"')
		b = append(append(strconv.AppendInt(b, int64(n), 10), '/'), it.name...)
		p.json.Write(append(b, `":`...))
		p.json.Write(it.body)
	}
}

func (p *pack) hasRoom(size, limit int) bool { return p.json.Len() == 0 || p.json.Len()+size <= limit }

// closePack is the pack as gzip, which is the same for the same content.
func (p *pack) closePack() ([]byte, error) {
	p.json.WriteByte('}')
	return compressBytes(p.json.Bytes())
}

// compressors are used again: each has tables of a megabyte.
var compressors = sync.Pool{New: func() any {
	w, err := gzip.NewWriterLevel(nil, gzipLevel)
	if err != nil {
		panic(err) // the level is constant
	}
	return w
}}

func compressBytes(b []byte) ([]byte, error) {
	out := scratch()
	defer release(out)
	if err := compressTo(out, b); err != nil {
		return nil, err
	}
	return bytes.Clone(out.Bytes()), nil
}

func compressTo(out io.Writer, b []byte) error {
	return compressFrom(out, func(w io.Writer) error {
		_, err := w.Write(b)
		return err
	})
}

// compressFrom compresses what write writes.
func compressFrom(out io.Writer, write func(io.Writer) error) error {
	w, _ := compressors.Get().(*gzip.Writer)
	defer compressors.Put(w)
	w.Reset(out)
	if err := write(w); err != nil {
		return err
	}
	return w.Close()
}

// buffers are used again: most bytes made here are soon part of another buffer.
var buffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}

func scratch() *bytes.Buffer {
	b, _ := buffers.Get().(*bytes.Buffer)
	b.Reset()
	return b
}

// release gives a buffer back that nobody looks at any more.
func release(b *bytes.Buffer) {
	if b.Cap() <= 4*besidePack { // one of a giant is not kept for the rest of the run
		buffers.Put(b)
	}
}

// script appends the file next to the page that brings pack k to out. A number with
// zeros before it would be octal.
func script(out []byte, k int, gz []byte) []byte {
	out = fmt.Appendf(out, "assayPack(%d,\"", k)
	out = base64.StdEncoding.AppendEncode(out, gz)
	return append(out, "\")\n"...)
}

// fileName returns the file name of pack k of the data.
func fileName(data string, k int) string { return fmt.Sprintf("p%s%04d.js", data, k) }

// trialOrder returns the order in which trials are embedded: discordant pairs that the
// treatment lost, other discordant pairs, failures, trials without a result, then the
// rest.
func trialOrder(h *Head) []int32 {
	rank := make([]byte, len(h.Columns.Status))
	order := make([]int32, len(rank))
	byStatus := map[rune]byte{'f': 2, 'u': 3, 'v': 3, 'p': 4}
	for i, s := range h.Columns.Status {
		order[i], rank[i] = int32(i), cmp.Or(byStatus[s], 5)
	}
	byCell := map[string]byte{"c": 0, "t": 1}
	for _, c := range h.Comparisons {
		for _, p := range c.Pairs {
			if r, ok := byCell[p.Cell]; ok {
				rank[p.Treatment], rank[p.Control] = min(rank[p.Treatment], r), min(rank[p.Control], r)
			}
		}
	}
	slices.SortStableFunc(order, func(a, b int32) int { return int(rank[a]) - int(rank[b]) })
	return order
}

// isHeavy reports whether a trial left so much that its items are better handed on
// one by one.
func isHeavy(t *analyse.Trial) bool { return t.Refs().Size() > 1<<20 }

// collectItems makes all items of a trial.
func collectItems(a *analyse.Analysis, n int, ev trial.Opener) (madeTrial, error) {
	m := madeTrial{n: n, items: []item{{name: "t"}}}
	t, err := readTrial(a, n, ev, func(name string, body []byte) error {
		m.items = append(m.items, item{name, body})
		m.size += len(body)
		return nil
	})
	if err != nil {
		return m, err
	}
	m.items[0].body, err = encodeItem(t)
	m.size += len(m.items[0].body)
	trials.Put(t)
	return m, err
}
