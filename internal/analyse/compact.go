package analyse

import (
	"math"
	"time"

	"github.com/assay-eval/assay/internal/trial"
)

// chunkBits is the binary logarithm of the number of entries in a chunk.
const chunkBits = 12

// entries is a list of entries in chunks, which can be freed one by one while an analysis
// takes them over.
type entries struct {
	chunks [][]entry
	n      int
}

func newEntries(n int) entries {
	out := entries{n: n}
	for from := 0; from < n; from += 1 << chunkBits {
		out.chunks = append(out.chunks, make([]entry, min(1<<chunkBits, n-from)))
	}
	return out
}

// at returns the entry of number i.
func (e *entries) at(i int) *entry { return &e.chunks[i>>chunkBits][i&(1<<chunkBits-1)] }

// freeBefore frees the chunks that end before entry i, the next one to be read. It reports
// whether an eighth of a long list has gone since it last did.
func (e *entries) freeBefore(i int) (much bool) {
	if i&(1<<chunkBits-1) != 0 || i == 0 {
		return false
	}
	chunk := i >> chunkBits
	e.chunks[chunk-1] = nil
	return len(e.chunks) >= manyChunks && chunk%(len(e.chunks)/8) == 0
}

// manyChunks is the length in chunks of a long list, which has 8 MB or more.
const manyChunks = 16

// timing is a [trial.Timing] in half of the memory. It has no time longer than 24 days; such
// a timing is kept elsewhere, and start is longTiming.
type timing struct {
	start                                    int64 // in nanoseconds since 1970, or noStart
	setup, agentTime, tool, endpoint, reused int32 // in milliseconds
}

const (
	noStart    = 0
	longTiming = math.MinInt64
)

// pack sets t to of. It returns false if that does not fit.
func (t *timing) pack(of *trial.Timing) bool {
	*t = timing{start: of.Start.UnixNano()}
	fits := t.start != noStart && t.start != longTiming
	if of.Start.IsZero() {
		t.start, fits = noStart, true
	} else {
		fits = fits && time.Unix(0, t.start).Equal(of.Start) && of.Start.Location() == time.UTC
	}
	for _, part := range []struct {
		to   *int32
		from int64
	}{{&t.setup, of.SetupMS}, {&t.agentTime, of.AgentMS}, {&t.tool, of.ToolMS}, {&t.endpoint, of.EndpointMS}, {&t.reused, of.ReusedMS}} {
		*part.to = int32(part.from) //nolint:gosec // it is checked
		fits = fits && int64(*part.to) == part.from
	}
	if !fits {
		*t = timing{start: longTiming}
	}
	return fits
}

// unpack returns the timing; rare has it if it did not fit.
func (t *timing) unpack(rare *rowRare) trial.Timing {
	if t.start == longTiming {
		return *rare.long
	}
	out := trial.Timing{SetupMS: int64(t.setup), AgentMS: int64(t.agentTime), ToolMS: int64(t.tool), EndpointMS: int64(t.endpoint), ReusedMS: int64(t.reused)}
	if t.start != noStart {
		out.Start = time.Unix(0, t.start).UTC()
	}
	return out
}

// agent returns the time of the agent in milliseconds.
func (t *timing) agent(rare *rowRare) int64 {
	if t.start == longTiming {
		return rare.long.AgentMS
	}
	return int64(t.agentTime)
}
