package llm

import (
	"math"
	"runtime/debug"
	"testing"
)

// TestLimitMemory checks that a large answer limits the memory, never beyond the limit
// that the process has, and that the limit ends with the turn.
func TestLimitMemory(t *testing.T) {
	for _, own := range []int64{math.MaxInt64, 64 << 20} {
		before := debug.SetMemoryLimit(own)
		restore := limitMemory()
		during := debug.SetMemoryLimit(-1)
		restore()
		after := debug.SetMemoryLimit(before)
		if during > own || during == math.MaxInt64 || own < largeRoom && during != own || after != own {
			t.Errorf("limit %d: %d in the turn, %d after it", own, during, after)
		}
	}
}
