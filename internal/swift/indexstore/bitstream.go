package indexstore

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"slices"
)

// bitstream reads the LLVM bitstream format: little-endian 32-bit words after a
// four-byte magic, with nested blocks, each with its own abbreviations and width of
// abbreviation ids, and records in them. The LLVM project's "LLVM Bitcode File Format"
// document defines the format. After an error all reads return zero.
type bitstream struct {
	data []byte
	pos  uint64 // position in bits
	err  error  // first error
	frame
	outer  []frame             // enclosing blocks
	info   map[uint64][]abbrev // by block id, from BLOCKINFO
	about  uint64              // block id that BLOCKINFO describes
	record record              // reused for each record
}

type frame struct {
	block   uint64 // its id
	width   uint64 // bits of an abbreviation id
	abbrevs []abbrev
}

type encoding uint8

const (
	literal encoding = 0
	fixed   encoding = 1
	vbr     encoding = 2
	array   encoding = 3
	char6   encoding = 4
	blob    encoding = 5
)

type operand struct {
	encoding encoding
	value    uint64 // of a literal; else the width in bits
}

type abbrev []operand

// record is a record of a block. It is valid until the next one is read.
type record struct {
	block uint64
	code  uint64
	ops   []uint64
	blob  []byte
}

const (
	maxDepth    = 16      // of blocks in blocks; the compiler's have one
	maxOperands = 1 << 22 // of one record
	maxAbbrevs  = 1 << 10 // of one block
	blockInfo   = 0
	noBlock     = math.MaxUint64
)

var errCut = errors.New("the file is cut off")

func newBitstream(data []byte, magic string) (*bitstream, error) {
	if !bytes.HasPrefix(data, []byte(magic)) {
		return nil, fmt.Errorf("it does not begin with %s", magic)
	}
	return &bitstream{data: data, pos: uint64(len(magic)) * 8, frame: frame{block: noBlock, width: 2}, info: map[uint64][]abbrev{}}, nil
}

func (b *bitstream) fail(err error) {
	if b.err == nil {
		b.err = err
	}
}

func (b *bitstream) bitsLeft() uint64 { return uint64(len(b.data))*8 - b.pos }

func (b *bitstream) readFixed(n uint64) uint64 {
	if n > 64 {
		b.fail(fmt.Errorf("a field of %d bits", n))
	} else if b.bitsLeft() < n {
		b.fail(errCut)
	}
	if b.err != nil {
		return 0
	}
	var v uint64
	for got := uint64(0); got < n; {
		at, shift := b.pos/8, b.pos%8
		take := min(8-shift, n-got)
		bits := uint64(b.data[at]>>shift) & (1<<take - 1)
		v |= bits << got
		got += take
		b.pos += take
	}
	return v
}

// readVBR reads a number in chunks of n bits. The highest bit of a chunk is set if
// more follow.
func (b *bitstream) readVBR(n uint64) uint64 {
	if n < 2 || n > 32 {
		b.fail(fmt.Errorf("a variable field of chunks of %d bits", n))
		return 0
	}
	more := uint64(1) << (n - 1)
	var v uint64
	for shift := uint64(0); ; shift += n - 1 {
		chunk := b.readFixed(n)
		if b.err == nil && shift >= 64 {
			b.fail(errors.New("a number of more than 64 bits"))
		}
		v |= (chunk &^ more) << shift
		if b.err != nil || chunk&more == 0 {
			return v
		}
	}
}

func (b *bitstream) alignWord() {
	end := uint64(len(b.data)) * 8
	if b.pos = (b.pos + 31) / 32 * 32; b.pos > end {
		b.pos = end
		b.fail(errCut)
	}
}

// eachRecord calls f for every record outside BLOCKINFO.
func (b *bitstream) eachRecord(f func(*record) error) error {
	for b.err == nil && (len(b.outer) > 0 || b.bitsLeft() >= 32) {
		switch id := b.readFixed(b.width); id {
		case 0:
			b.leaveBlock()
		case 1:
			b.enterBlock()
		case 2:
			if b.block == blockInfo {
				b.info[b.about] = b.addAbbrev(b.info[b.about])
			} else {
				b.abbrevs = b.addAbbrev(b.abbrevs)
			}
		default:
			b.readRecord(id)
			switch {
			case b.err != nil:
			case b.block != blockInfo:
				b.err = f(&b.record)
			case b.record.code == 1 && len(b.record.ops) > 0: // SETBID
				b.about = b.record.ops[0]
			}
		}
	}
	return b.err
}

func (b *bitstream) enterBlock() {
	id, width := b.readVBR(8), b.readVBR(4)
	b.alignWord()
	if words := b.readFixed(32); words*32 > b.bitsLeft() {
		b.fail(errCut)
	}
	if width < 2 || width > 32 || len(b.outer) >= maxDepth {
		b.fail(fmt.Errorf("block %d has abbreviation ids of %d bits, %d deep", id, width, len(b.outer)))
	}
	b.outer = append(b.outer, b.frame)
	b.frame = frame{id, width, slices.Clip(b.info[id])}
}

func (b *bitstream) leaveBlock() {
	last := len(b.outer) - 1
	if last < 0 {
		b.fail(errors.New("a block ends that has not begun"))
		return
	}
	b.frame, b.outer = b.outer[last], b.outer[:last]
	b.alignWord()
}

func (b *bitstream) addAbbrev(list []abbrev) []abbrev {
	n := b.readVBR(5)
	if n == 0 || n > 64 {
		b.fail(fmt.Errorf("an abbreviation of %d operands", n))
	}
	var a abbrev
	for b.err == nil && uint64(len(a)) < n {
		a = append(a, b.readOperand())
	}
	b.checkAbbrev(a)
	if len(list) >= maxAbbrevs {
		b.fail(errors.New("too many abbreviations"))
	}
	return append(list, a)
}

func (b *bitstream) readOperand() operand {
	if b.readFixed(1) == 1 {
		return operand{literal, b.readVBR(8)}
	}
	op := operand{encoding: encoding(b.readFixed(3))}
	switch op.encoding {
	case fixed, vbr:
		op.value = b.readVBR(5)
		if op.value == 0 { // LLVM stores nothing for it
			return operand{literal, 0}
		}
		if op.encoding == fixed && op.value > 64 || op.encoding == vbr && (op.value < 2 || op.value > 32) {
			b.fail(fmt.Errorf("an operand of %d bits", op.value))
		}
	case array, char6, blob:
	default:
		b.fail(fmt.Errorf("unknown encoding %d", op.encoding))
	}
	return op
}

// checkAbbrev checks that an array precedes only its element, which must take room
// (a literal would make endless arrays of no bits), that a blob is last, and that
// neither is the record's code.
func (b *bitstream) checkAbbrev(a abbrev) {
	for i, op := range a {
		last := len(a) - 1
		switch {
		case i == 0 && (op.encoding == array || op.encoding == blob),
			op.encoding == array && i != last-1,
			op.encoding == array && a[last].encoding != fixed && a[last].encoding != vbr && a[last].encoding != char6,
			op.encoding == blob && i != last:
			b.fail(errors.New("an abbreviation has its array or blob in the wrong place"))
		}
	}
}

func (b *bitstream) readRecord(id uint64) {
	b.record = record{block: b.block, ops: b.record.ops[:0]}
	if id == 3 {
		b.record.code = b.readVBR(6)
		b.readArray(operand{vbr, 6}, 6)
		return
	}
	if id-4 >= uint64(len(b.abbrevs)) {
		b.fail(fmt.Errorf("abbreviation %d is not defined", id))
		return
	}
	a := b.abbrevs[id-4]
	b.record.code = b.readScalar(a[0])
	for i, op := range a[1:] {
		switch op.encoding {
		case array:
			b.readArray(a[i+2], 1)
			return
		case blob:
			b.readBlob()
		default:
			b.record.ops = append(b.record.ops, b.readScalar(op))
		}
	}
}

// readArray reads the length of an array and its elements. bits is the minimum size of
// an element in bits.
func (b *bitstream) readArray(element operand, bits uint64) {
	n := b.readVBR(6)
	if n > maxOperands || n > b.bitsLeft()/bits {
		b.fail(fmt.Errorf("an array of %d elements: %w", n, errCut))
	}
	for i := uint64(0); i < n && b.err == nil; i++ {
		b.record.ops = append(b.record.ops, b.readScalar(element))
	}
}

func (b *bitstream) readBlob() {
	n := b.readVBR(6)
	b.alignWord()
	if n > b.bitsLeft()/8 {
		b.fail(fmt.Errorf("a blob of %d bytes: %w", n, errCut))
	}
	if b.err != nil {
		return
	}
	b.record.blob = b.data[b.pos/8 : b.pos/8+n]
	b.pos += n * 8
	b.alignWord()
}

func (b *bitstream) readScalar(op operand) uint64 {
	switch op.encoding {
	case literal:
		return op.value
	case fixed:
		return b.readFixed(op.value)
	case vbr:
		return b.readVBR(op.value)
	case char6:
		const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"
		return uint64(alphabet[b.readFixed(6)&63])
	}
	b.fail(fmt.Errorf("encoding %d without an operand", op.encoding))
	return 0
}
