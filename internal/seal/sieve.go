package seal

import (
	"encoding/binary"
	"math/bits"
)

// The functions here tell text apart that cannot hold an encoded secret, eight bytes at
// a time. They may take innocent text for encoded, never the other way round.

const (
	ones  = 0x0101010101010101
	highs = 0x80 * ones
)

// runBreaks sets the high bit of bytes of x that are not in runChars: of most that
// programs and prose have. It is cheap enough to be inlined.
func runBreaks(x uint64) uint64 {
	a := x &^ highs
	spaces := (a + (0x80-' ')*ones) &^ (a + (0x80-'+')*ones) // space and punctuation before +
	colons := (a + (0x80-':')*ones) &^ (a + (0x80-'A')*ones) // : ; < = > ? @
	return (spaces | colons | x) & highs
}

// rowBreaks sets the high bit of bytes of x that are not in rowChars: of many
// letters.
func rowBreaks(x uint64) uint64 {
	a := x&^highs | 0x20*ones // also capitals
	early := (a + (0x80-'g')*ones) &^ (a + (0x80-'n')*ones)
	late := (a + (0x80-'s')*ones) &^ (a + (0x80-'x')*ones)
	return (early | late | x) & highs
}

// nextRun returns the first position from end up to limit at which least bytes end that
// may be a run of base64, or limit.
func nextRun(text []byte, end, least, limit int) int {
	at := end - least + 1
	if least >= 15 { // of every such run, a probe hits eight bytes
		for ; at+8 <= limit; at += least - 7 {
			if runBreaks(binary.LittleEndian.Uint64(text[at:])) == 0 {
				break
			}
		}
		return min(limit, max(end, at+7))
	}
	run := 0 // bytes before at that may be of a run
	for ; at+8 <= limit; at += 8 {
		breaks := runBreaks(binary.LittleEndian.Uint64(text[at:]))
		if run+bits.TrailingZeros64(breaks)/8 >= least {
			break
		}
		if breaks == 0 {
			run += 8
		} else {
			run = bits.LeadingZeros64(breaks) / 8
		}
	}
	return min(limit, max(end, at-1+least-run))
}

// nextNumbers returns the first position from end up to limit at which least bytes end, at
// least 15, that may be of a row of numbers, or limit.
func nextNumbers(text []byte, end, least, limit int) int {
	at := end - least + 1
	for ; at+8 <= limit; at += least - 7 {
		if rowBreaks(binary.LittleEndian.Uint64(text[at:])) == 0 {
			break
		}
	}
	return min(limit, max(end, at+7))
}

// nextCode returns the first position from at up to limit of a backslash that a code or
// another backslash follows, or limit.
func nextCode(text []byte, at, limit int) int {
	for ; at+9 <= limit; at += 8 {
		x := binary.LittleEndian.Uint64(text[at:]) ^ '\\'*ones
		for hits := (x - ones) &^ x & highs; hits != 0; hits &= hits - 1 {
			i := at + bits.TrailingZeros64(hits)/8
			if text[i] == '\\' && (codeStarts[text[i+1]] || text[i+1] == '\\') {
				return i
			}
		}
	}
	for ; at < limit; at++ {
		if text[at] == '\\' && (at+1 == len(text) || codeStarts[text[at+1]] || text[at+1] == '\\') {
			return at
		}
	}
	return limit
}

// maySpace reports whether one of the first four bytes of text and the fourth after it
// may be spaces. It reads twelve.
func maySpace(text []byte) bool {
	x := binary.LittleEndian.Uint64(text) ^ ' '*ones
	y := binary.LittleEndian.Uint64(text[4:]) ^ ' '*ones
	x |= y
	return (x-ones)&^x&(highs>>32) != 0
}
