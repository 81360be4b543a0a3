package html

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/adherence"
	"github.com/assay-eval/assay/internal/trial"
)

// Limits, in bytes, on the data that a page receives at once. A chunk of a single event
// can exceed them, because its text can be long in JSON.
const (
	maxHead     = 16 << 10  // of a long text, in its event or trial
	maxPart     = 256 << 10 // of a long text, fetched at once
	maxChunk    = 128 << 10 // of a transcript as JSON
	chunkEvents = 200
)

// The calls of a trial are in its first item: the calls of a long trial must not make
// it large.
const (
	maxArgs    = 2 << 10
	maxResult  = 4 << 10
	callsBytes = 256 << 10 // of arguments and results, all calls together
	wholeBytes = 8 << 20   // of arguments and results that are compared with the code
)

// addText is a long text with parts named NAME/0, NAME/1 and so on.
func (w *trialReader) addText(name, s string) (Text, error) { return w.addTextFrom(name, s, maxHead) }

// addTextFrom is text with a head of at most most bytes.
func (w *trialReader) addTextFrom(name, s string, most int) (Text, error) {
	head := cutLength(s, most)
	t := Text{Head: s[:head], Size: int64(len(s))}
	for rest := s[head:]; rest != ""; {
		n := cutLength(rest, maxPart)
		item := fmt.Sprintf("%s/%d", name, len(t.Parts))
		body, err := encodeItem(rest[:n])
		if err != nil {
			return t, err
		}
		if err := w.emit(item, body); err != nil {
			return t, err
		}
		t.Parts, rest = append(t.Parts, Part{Item: item}), rest[n:]
	}
	return t, nil
}

// cutLength returns the largest length up to n at which s ends with a whole character.
func cutLength(s string, n int) int {
	if len(s) <= n {
		return len(s)
	}
	for i := n; i > n-utf8.UTFMax; i-- {
		if utf8.RuneStart(s[i]) {
			return i
		}
	}
	return n // no text at all
}

// cutBytes returns at most n bytes of s, copied so that a longer text can be freed.
func cutBytes(s string, n int) string {
	if len(s) <= n {
		return s
	}
	return strings.Clone(s[:cutLength(s, n)])
}

// chunker makes chunks of a transcript as it is read.
type chunker struct {
	*trialReader
	chunk  *bytes.Buffer
	first  int
	events int // in the chunk
	n      int
	at     int64          // of the current line, in bytes
	begin  int64          // of the first line of the chunk
	open   map[string]int // call that waits for its answer, by id
	whole  int            // bytes of arguments and results so far
}

// readTranscript reads the transcript behind r into chunks and calls. code is the code
// that the agent left, to be compared with results.
func (w *trialReader) readTranscript(r trial.Ref, code string) error {
	if r.IsZero() || w.ev == nil && r.Inline == nil {
		return nil
	}
	c := &chunker{trialReader: w, chunk: scratch(), open: map[string]int{}}
	defer release(c.chunk)
	from, err := w.openReader(r)
	if err != nil {
		w.addMissing("the transcript cannot be read: %v", err)
		return nil
	}
	defer from.Close()
	if err := c.readEvents(from); err != nil {
		return err
	}
	w.t.Events = c.n
	w.compareNames(code)
	w.t.Calls = shortenCalls(w.t.Calls)
	return nil
}

// compareNames adds to each call the names of its result that the code uses, and the
// names that it uses in their place.
func (w *trialReader) compareNames(code string) {
	calls := make([]adherence.Call, len(w.t.Calls))
	for i, c := range w.t.Calls {
		calls[i] = adherence.Call{Server: c.Server, Class: c.Class, Args: c.Args, Result: c.Result, Done: c.Done, Error: c.Error}
	}
	for i, f := range adherence.Compare(code, calls) {
		w.t.Calls[i].Kept, w.t.Calls[i].Left = f.Kept, f.Left
	}
}

// readEvents reads and cuts events up to the end, or up to the first one that cannot be
// read.
func (c *chunker) readEvents(from io.Reader) error {
	lines, _ := readers.Get().(*bufio.Reader)
	lines.Reset(from)
	defer readers.Put(lines)
	var long []byte
	for at := 1; ; at++ {
		line, rerr := readLine(lines, &long)
		next := c.at + int64(len(line)) + 1
		if len(bytes.TrimSpace(line)) > 0 && (rerr == nil || errors.Is(rerr, io.EOF)) {
			bad, err := c.addLine(line)
			if err != nil {
				return err
			}
			if bad != nil {
				c.addMissing("line %d of the transcript, and what follows it, cannot be read: %v", at, bad)
				break
			}
		}
		if errors.Is(rerr, io.EOF) {
			break
		}
		if rerr != nil {
			c.addMissing("the transcript cannot be read to its end: %v", rerr)
			break
		}
		c.at = next
	}
	return c.flushChunk()
}

func (w *trialReader) openReader(r trial.Ref) (io.ReadCloser, error) {
	if s, ok := w.ev.(Streamer); ok && r.Inline == nil && r.Size > trial.InlineMax {
		return s.OpenReader(r)
	}
	if w.ev == nil {
		return io.NopCloser(bytes.NewReader(r.Inline)), nil
	}
	b, err := w.ev.Open(r)
	if err != nil {
		return nil, err
	}
	return io.NopCloser(bytes.NewReader(b)), nil
}

// readers are used again: most transcripts are shorter than a buffer.
var readers = sync.Pool{New: func() any { return bufio.NewReaderSize(nil, 64<<10) }}

// readLine reads a line of any length without its line break. It is good until
// the next call; buf is used again.
func readLine(r *bufio.Reader, buf *[]byte) ([]byte, error) {
	part, err := r.ReadSlice('\n')
	if !errors.Is(err, bufio.ErrBufferFull) {
		return bytes.TrimSuffix(part, []byte("\n")), err
	}
	*buf = append((*buf)[:0], part...)
	for errors.Is(err, bufio.ErrBufferFull) {
		part, err = r.ReadSlice('\n')
		*buf = append(*buf, part...)
	}
	return bytes.TrimSuffix(*buf, []byte("\n")), err
}

// addLine adds the event of a line, which bad says cannot be read.
func (c *chunker) addLine(line []byte) (bad, err error) {
	if isPlainEvent(line) {
		b := scratch()
		defer release(b)
		_, _ = b.Write(strconv.AppendInt(append(b.AvailableBuffer(), `{"n":`...), int64(c.n), 10))
		_ = b.WriteByte(',')
		_, _ = b.Write(line[1:])
		return nil, c.addEncoded(b.Bytes())
	}
	var e trial.Event
	if err := json.Unmarshal(line, &e); err != nil {
		return err, nil
	}
	return nil, c.addEvent(e)
}

func (c *chunker) addEvent(e trial.Event) error {
	c.addCall(&e)
	ev := Event{N: c.n, Event: e, Images: c.smallImages(&e)}
	if err := c.shortenEvent(&ev); err != nil {
		return err
	}
	b := scratch()
	defer release(b)
	if err := encodeTo(b, &ev); err != nil {
		return err
	}
	return c.addEncoded(b.Bytes())
}

// addEncoded adds the next event.
func (c *chunker) addEncoded(event []byte) error {
	if c.events > 0 && (c.chunk.Len()+len(event) > maxChunk || c.events >= chunkEvents) {
		if err := c.flushChunk(); err != nil {
			return err
		}
	}
	if c.events == 0 {
		c.first, c.begin = c.n, c.at
		fmt.Fprintf(c.chunk, `{"first":%d,"events":[`, c.first)
	} else {
		c.chunk.WriteByte(',')
	}
	c.chunk.Write(event)
	c.events++
	c.n++
	return nil
}

// maxImage is the maximum size in bytes of an image that a page shows.
const maxImage = 64 << 10

// smallImages returns, by name, the images of a result that a page shows.
func (c *chunker) smallImages(e *trial.Event) map[string][]byte {
	if e.Result == nil {
		return nil
	}
	out := map[string][]byte{}
	for _, m := range e.Result.Media {
		i := slices.IndexFunc(c.raw, func(r trial.Ref) bool { return r.Name == m.Name })
		if i < 0 || m.Bytes > maxImage || !slices.Contains([]string{"image/png", "image/jpeg", "image/gif", "image/webp"}, m.MIME) {
			continue
		}
		if r, err := c.openReader(c.raw[i]); err == nil {
			if b, err := io.ReadAll(r); err == nil {
				out[m.Name] = b
			}
			r.Close()
		}
	}
	return out
}

func (c *chunker) flushChunk() error {
	if c.events == 0 {
		return nil
	}
	c.chunk.WriteString("]}")
	item := fmt.Sprintf("c/%d", len(c.t.Chunks))
	c.t.Chunks = append(c.t.Chunks, ChunkHead{Part: Part{Item: item}, First: c.first, Events: c.events, Bytes: int64(c.chunk.Len())})
	c.t.places = append(c.t.places, place{c.begin, c.first})
	c.events = 0
	body := bytes.Clone(c.chunk.Bytes())
	c.chunk.Reset()
	return c.emit(item, body)
}

// shortenEvent cuts the long text of an event. An event has one text by its kind; if
// it has a second long one, shortenEvent cuts that too and reports it as missing.
func (c *chunker) shortenEvent(e *Event) error {
	if e.Call != nil {
		e.Call = new(*e.Call)
	}
	if e.Result != nil {
		e.Result = new(*e.Result)
	}
	for _, f := range longFields(e) {
		if len(*f.text) <= maxHead {
			continue
		}
		if e.Long != nil {
			c.addMissing("event %d has two long texts: of its %s only the first %d KiB are shown", e.N, f.name, maxHead>>10)
			*f.text = (*f.text)[:cutLength(*f.text, maxHead)]
			continue
		}
		t, err := c.addText(fmt.Sprintf("x/%d/%s", e.N, f.name), *f.text)
		if err != nil {
			return err
		}
		*f.text = t.Head
		e.Long, e.Field = &t, f.name
	}
	return nil
}

type field struct {
	name string
	text *string
}

// longFields returns the texts of an event, the text of its kind first.
func longFields(e *Event) []field {
	var out []field
	if e.Result != nil {
		out = append(out, field{"result", &e.Result.Text})
	}
	if e.Call != nil {
		out = append(out, field{"args", &e.Call.Args})
	}
	return append(out, field{"text", &e.Text})
}

// addCall pairs calls with their results.
func (c *chunker) addCall(e *trial.Event) {
	switch {
	case e.Kind == trial.EventToolCall && e.Call != nil:
		c.open[e.Call.ID] = len(c.t.Calls)
		c.t.Calls = append(c.t.Calls, Call{Event: c.n, Turn: e.Turn, Tool: e.Call.Name, Server: e.Call.Server, Class: string(e.Call.Class), Args: cutBytes(e.Call.Args, c.keepWhole(e.Call.Args, maxArgs))})
	case e.Kind == trial.EventToolResult && e.Result != nil:
		i, ok := c.open[e.Result.ID]
		if !ok {
			return
		}
		delete(c.open, e.Result.ID)
		x := &c.t.Calls[i]
		x.Result, x.Bytes = cutBytes(e.Result.Text, c.keepWhole(e.Result.Text, maxResult)), len(e.Result.Text)
		x.Done, x.Error, x.MS = true, e.Result.Error, e.Result.TookMS
	}
}

// keepWhole is how much of an argument or result is kept until it has been looked
// through, where least is all that is shown of it.
func (c *chunker) keepWhole(s string, least int) int {
	if c.whole += len(s); c.whole < wholeBytes {
		return maxPart
	}
	return least
}

// shortenCalls cuts arguments and results to the size that the first item of a trial
// may hold.
func shortenCalls(calls []Call) []Call {
	size := 0
	for i := range calls {
		c := &calls[i]
		c.Args, c.Result = cutBytes(c.Args, maxArgs), cutBytes(c.Result, maxResult)
		if size += len(c.Args) + len(c.Result); size > callsBytes {
			c.Args, c.Result = "", ""
		}
	}
	return calls
}
