package runload

import (
	"math"
	"sort"

	"github.com/assay-eval/assay/internal/journal"
)

// settledList holds where the records of attempts that count lie, in the order of their
// numbers. It takes twelve bytes each: a run may have a million.
type settledList struct{ chunks []settledChunk }

// settledChunk is records whose numbers and offsets are near the first one's.
type settledChunk struct {
	seq, offset int64 // of the first
	records     []settledAt
}

// settledAt is a record: its number and its offset from the first of the chunk, and its size.
type settledAt struct{ seq, offset, size uint32 }

// chunkRecords is the greatest number of records in a chunk.
const chunkRecords = 1 << 12

// add appends the record of a number that is greater than those before. Its place is after
// theirs.
func (l *settledList) add(seq int64, at journal.Place) {
	last := len(l.chunks) - 1
	if last < 0 || len(l.chunks[last].records) == chunkRecords || max(seq-l.chunks[last].seq, at.Offset-l.chunks[last].offset) > math.MaxUint32 {
		l.chunks = append(l.chunks, settledChunk{seq: seq, offset: at.Offset})
		last++
	}
	c := &l.chunks[last]
	c.records = append(c.records, settledAt{uint32(seq - c.seq), uint32(at.Offset - c.offset), uint32(at.Size)}) //nolint:gosec // checked above, and a line has less than 4 GB
}

// find returns where the record of the given number lies; false if none has it.
func (l *settledList) find(seq int64) (journal.Place, bool) {
	chunk := sort.Search(len(l.chunks), func(i int) bool { return l.chunks[i].seq > seq }) - 1
	if chunk < 0 || seq-l.chunks[chunk].seq > math.MaxUint32 {
		return journal.Place{}, false
	}
	c := &l.chunks[chunk]
	want := uint32(seq - c.seq) //nolint:gosec // checked above
	i := sort.Search(len(c.records), func(i int) bool { return c.records[i].seq >= want })
	if i == len(c.records) || c.records[i].seq != want {
		return journal.Place{}, false
	}
	return c.place(i), true
}

func (c *settledChunk) place(i int) journal.Place {
	r := c.records[i]
	return journal.Place{Offset: c.offset + int64(r.offset), Size: int64(r.size)}
}

// places returns where all records lie.
func (l *settledList) places() []journal.Place {
	var out []journal.Place
	for i := range l.chunks {
		for j := range l.chunks[i].records {
			out = append(out, l.chunks[i].place(j))
		}
	}
	return out
}
