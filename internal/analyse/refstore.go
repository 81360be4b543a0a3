package analyse

import (
	"encoding/binary"
	"fmt"
	"io"
	"sync/atomic"
)

// Spill is where an analysis of many trials puts what only few reports read, such as a
// temporary file.
type Spill interface {
	io.ReaderAt
	io.WriterAt
}

// A refStore keeps the artifacts of all trials in pages, which go to the spill when they are
// full. After the last add it may be read by several goroutines.
type refStore struct {
	spill Spill
	pages [][]byte // a page is nil if it is in the spill, or if a long list covers it
	err   atomic.Pointer[error]

	// texts are the evidence of trials whose scores are without it, by place in the plan.
	texts map[int32]place
}

// pageBits is the binary logarithm of the size of a page. A longer list has several.
const pageBits = 16

// place is where a list lies in a store: its offset and, in the low bits, its length. 0 is an
// empty list.
type place uint64

// lengthBits is the number of bits of a length. Of a list that is as long or longer, all of
// these bits are set, and its first 8 bytes are its length.
const lengthBits = 24

const longList = 1<<lengthBits - 1

// add stores a list.
func (s *refStore) add(rs Refs) place {
	if rs == "" {
		return 0
	}
	length := uint64(len(rs))
	if length >= longList {
		rs, length = Refs(binary.LittleEndian.AppendUint64(nil, length))+rs, longList
	}
	last := len(s.pages) - 1
	if last < 0 || s.pages[last] == nil || len(s.pages[last])+len(rs) > 1<<pageBits {
		s.writePage(last)
		last = len(s.pages)
		s.pages = append(s.pages, make([]byte, 0, max(len(rs), 1<<pageBits)))
	}
	offset := uint64(last)<<pageBits + uint64(len(s.pages[last]))
	s.pages[last] = append(s.pages[last], rs...)
	for size := len(s.pages[last]); size > 1<<pageBits; size -= 1 << pageBits {
		s.pages = append(s.pages, nil)
	}
	if len(s.pages)-1 > last {
		s.writePage(last)
	}
	return place(offset<<lengthBits | length)
}

// writePage moves a page to the spill. It stays in memory if that fails.
func (s *refStore) writePage(n int) {
	if s.spill == nil || n < 0 || s.pages[n] == nil {
		return
	}
	if _, err := s.spill.WriteAt(s.pages[n], int64(n)<<pageBits); err == nil {
		s.pages[n] = nil
	}
}

// get returns the list at p. If it cannot be read, it returns an empty one and keeps the error.
func (s *refStore) get(p place) Refs {
	offset, length := int64(p>>lengthBits), int(p&longList) //nolint:gosec // 40 bits
	if length == longList {
		prefix := s.read(offset, 8)
		if prefix == nil {
			return ""
		}
		offset, length = offset+8, int(binary.LittleEndian.Uint64(prefix)) //nolint:gosec // the length of a slice
	}
	return Refs(s.read(offset, length))
}

// read returns n bytes that lie in one page, or nil if they cannot be read.
func (s *refStore) read(offset int64, n int) []byte {
	page, from := offset>>pageBits, int(offset&(1<<pageBits-1))
	if b := s.pages[page]; b != nil {
		return b[from : from+n]
	}
	b := make([]byte, n)
	if _, err := s.spill.ReadAt(b, offset); err != nil {
		err = fmt.Errorf("read the artifacts of a trial from a temporary file: %w", err)
		s.err.CompareAndSwap(nil, &err)
		return nil
	}
	return b
}

// Err returns the first error in reading what the analysis keeps in [Options.Spill]; nil if
// none.
func (a *Analysis) Err() error {
	if a.refs == nil {
		return nil
	}
	if err := a.refs.err.Load(); err != nil {
		return *err
	}
	return nil
}
