package seal

import (
	"bytes"
	"encoding/binary"
	"testing"

	"pgregory.net/rapid"
)

func TestSieveKeepsEncodings(t *testing.T) {
	for c := range 256 {
		word := bytes.Repeat([]byte{byte(c)}, 8)
		x := binary.LittleEndian.Uint64(word)
		if runChars[c] && runBreaks(x) != 0 {
			t.Errorf("%q breaks a run", word)
		}
		if rowChars[c] && rowBreaks(x) != 0 {
			t.Errorf("%q breaks a row", word)
		}
	}
	for _, word := range []string{"aaaaaaa ", " aaaaaaa", "aaa:aaaa", "aaa\xc3aaaa"} {
		if runBreaks(binary.LittleEndian.Uint64([]byte(word))) == 0 {
			t.Errorf("%q may be a run", word)
		}
	}
	for _, word := range []string{"1111111g", "W1111111"} {
		if rowBreaks(binary.LittleEndian.Uint64([]byte(word))) == 0 {
			t.Errorf("%q may be a row", word)
		}
	}
}

// TestSieveStopsInTime holds the positions that the sieve returns against a search byte
// by byte: it passes over no run.
func TestSieveStopsInTime(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := []byte(rapid.StringMatching(`([a-f0-9]{0,40}[ .(gW]{1,3}){0,6}[a-f0-9]{0,60}`).Draw(t, "text"))
		least := rapid.IntRange(12, 48).Draw(t, "least")
		end := rapid.IntRange(least-1, least+20).Draw(t, "end")
		for _, limit := range []int{min(len(text), end+rapid.IntRange(1, 50).Draw(t, "limit")), len(text)} {
			if end >= limit {
				continue
			}
			firstOf := func(class *charClass) int {
				for e := end; e < limit; e++ {
					if class.allOf(text[e-least+1 : e+1]) {
						return e
					}
				}
				return limit
			}
			if got, want := nextRun(text, end, least, limit), firstOf(runChars); got > want || got < end {
				t.Fatalf("run: %d, want %d at most", got, want)
			}
			if least < 15 {
				continue
			}
			if got, want := nextNumbers(text, end, least, limit), firstOf(rowChars); got > want || got < end {
				t.Fatalf("numbers: %d, want %d at most", got, want)
			}
		}
	})
}
