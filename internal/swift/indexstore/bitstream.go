package indexstore

import (
	"errors"
	"fmt"
)

// bitstream reads little-endian 32-bit words after a magic of four bytes: nested
// blocks, each with its own width of abbreviation ids and its own abbreviations, and
// records in them. The LLVM project's "LLVM Bitcode File Format" document defines
// the format.
type bitstream struct {
	data    []byte
	pos     uint64 // in bits
	width   uint   // of an abbreviation id here
	abbrevs []abbrev
	blocks  []frame
	info    map[uint64][]abbrev // by block id, from BLOCKINFO
	record  record              // reused from record to record
}

type frame struct {
	id      uint64
	width   uint
	abbrevs []abbrev
}

// encoding is the encoding of an operand of an abbreviation.
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
)

var errCut = errors.New("the file is cut off")

func newBitstream(data []byte, magic string) (*bitstream, error) {
	if len(data) < len(magic) || string(data[:len(magic)]) != magic {
		return nil, fmt.Errorf("it does not begin with %s", magic)
	}
	return &bitstream{data: data, pos: uint64(len(magic)) * 8, width: 2, info: map[uint64][]abbrev{}}, nil
}

func (b *bitstream) bitsLeft() uint64 { return uint64(len(b.data))*8 - b.pos }

// readFixed reads n ≤ 64 bits.
func (b *bitstream) readFixed(n uint64) (uint64, error) {
	if n > 64 {
		return 0, fmt.Errorf("a field of %d bits", n)
	}
	if b.bitsLeft() < n {
		return 0, errCut
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
	return v, nil
}

// readVBR reads a number in chunks of n bits. The highest bit of a chunk is set if
// more follow.
func (b *bitstream) readVBR(n uint64) (uint64, error) {
	if n < 2 || n > 32 {
		return 0, fmt.Errorf("a variable field of chunks of %d bits", n)
	}
	more := uint64(1) << (n - 1)
	var v uint64
	for shift := uint64(0); ; shift += n - 1 {
		chunk, err := b.readFixed(n)
		if err != nil {
			return 0, err
		}
		if shift >= 64 {
			return 0, errors.New("a number of more than 64 bits")
		}
		v |= (chunk &^ more) << shift
		if chunk&more == 0 {
			return v, nil
		}
	}
}

func (b *bitstream) alignWord() error {
	b.pos = (b.pos + 31) / 32 * 32
	if b.pos > uint64(len(b.data))*8 {
		b.pos = uint64(len(b.data)) * 8
		return errCut
	}
	return nil
}

// nextRecord reads the next record of any block that is not BLOCKINFO. It returns
// nil at the end.
func (b *bitstream) nextRecord() (*record, error) {
	for {
		if len(b.blocks) == 0 && b.bitsLeft() < 32 {
			return nil, nil
		}
		id, err := b.readFixed(uint64(b.width))
		if err != nil {
			return nil, err
		}
		switch id {
		case 0:
			err = b.leaveBlock()
		case 1:
			err = b.enterBlock()
		case 2:
			err = b.defineAbbrev()
		case 3:
			err = b.readUnabbreviated()
			if err == nil {
				return &b.record, nil
			}
		default:
			if id-4 >= uint64(len(b.abbrevs)) {
				return nil, fmt.Errorf("abbreviation %d is not defined", id)
			}
			if err = b.readAbbreviated(b.abbrevs[id-4]); err == nil {
				return &b.record, nil
			}
		}
		if err != nil {
			return nil, err
		}
	}
}

// eachRecord calls f for every record of any block that is not BLOCKINFO.
func (b *bitstream) eachRecord(f func(*record) error) error {
	for {
		rec, err := b.nextRecord()
		if err != nil || rec == nil {
			return err
		}
		if err := f(rec); err != nil {
			return err
		}
	}
}

func (b *bitstream) enterBlock() error {
	id, err := b.readVBR(8)
	if err != nil {
		return err
	}
	width, err := b.readVBR(4)
	if err != nil {
		return err
	}
	if err := b.alignWord(); err != nil {
		return err
	}
	words, err := b.readFixed(32)
	if err != nil {
		return err
	}
	if words*32 > b.bitsLeft() {
		return errCut
	}
	if id == blockInfo {
		return b.readInfo(uint(width), words)
	}
	if width < 2 || width > 32 || len(b.blocks) >= maxDepth {
		return fmt.Errorf("block %d has abbreviation ids of %d bits, %d deep", id, width, len(b.blocks))
	}
	b.blocks = append(b.blocks, frame{id, b.width, b.abbrevs})
	b.width, b.abbrevs = uint(width), b.info[id][:len(b.info[id]):len(b.info[id])]
	return nil
}

func (b *bitstream) leaveBlock() error {
	if len(b.blocks) == 0 {
		return errors.New("a block ends that has not begun")
	}
	top := b.blocks[len(b.blocks)-1]
	b.blocks, b.width, b.abbrevs = b.blocks[:len(b.blocks)-1], top.width, top.abbrevs
	return b.alignWord()
}

// readInfo reads a BLOCKINFO block: the initial abbreviations of later blocks.
func (b *bitstream) readInfo(width uint, words uint64) error {
	if width < 2 || width > 32 {
		return fmt.Errorf("block of information has abbreviation ids of %d bits", width)
	}
	end := b.pos + words*32
	var current uint64
	for b.pos < end {
		id, err := b.readFixed(uint64(width))
		if err != nil {
			return err
		}
		switch id {
		case 0:
			return b.alignWord()
		case 2:
			a, err := b.readAbbrev()
			if err != nil {
				return err
			}
			if len(b.info[current]) >= maxAbbrevs {
				return errors.New("too many abbreviations")
			}
			b.info[current] = append(b.info[current], a)
		case 3:
			if err := b.readUnabbreviated(); err != nil {
				return err
			}
			if b.record.code == 1 && len(b.record.ops) > 0 { // SETBID
				current = b.record.ops[0]
			}
		default:
			return fmt.Errorf("block of information holds abbreviation %d", id)
		}
	}
	return errCut
}

func (b *bitstream) defineAbbrev() error {
	a, err := b.readAbbrev()
	if err != nil {
		return err
	}
	if len(b.abbrevs) >= maxAbbrevs {
		return errors.New("too many abbreviations")
	}
	b.abbrevs = append(b.abbrevs, a)
	return nil
}

func (b *bitstream) readAbbrev() (abbrev, error) {
	n, err := b.readVBR(5)
	if err != nil {
		return nil, err
	}
	if n == 0 || n > 64 {
		return nil, fmt.Errorf("an abbreviation of %d operands", n)
	}
	var a abbrev
	for range n {
		op, err := b.readOperand()
		if err != nil {
			return nil, err
		}
		a = append(a, op)
	}
	return a, checkAbbrev(a)
}

func (b *bitstream) readOperand() (operand, error) {
	isLiteral, err := b.readFixed(1)
	if err != nil {
		return operand{}, err
	}
	if isLiteral == 1 {
		v, err := b.readVBR(8)
		return operand{literal, v}, err
	}
	kind, err := b.readFixed(3)
	if err != nil {
		return operand{}, err
	}
	op := operand{encoding: encoding(kind)}
	switch op.encoding {
	case fixed, vbr:
		if op.value, err = b.readVBR(5); err != nil {
			return op, err
		}
		if op.value == 0 { // LLVM stores nothing for it
			return operand{literal, 0}, nil
		}
		if op.encoding == fixed && op.value > 64 || op.encoding == vbr && (op.value < 2 || op.value > 32) {
			return op, fmt.Errorf("an operand of %d bits", op.value)
		}
	case array, char6, blob:
	default:
		return op, fmt.Errorf("unknown encoding %d", kind)
	}
	return op, nil
}

// checkAbbrev checks that an array precedes only its element, which must take room
// (a literal would make endless arrays of no bits), that a blob is last, and that
// neither is the record's code.
func checkAbbrev(a abbrev) error {
	for i, op := range a {
		last := len(a) - 1
		switch {
		case i == 0 && (op.encoding == array || op.encoding == blob),
			op.encoding == array && i != last-1,
			op.encoding == array && a[last].encoding != fixed && a[last].encoding != vbr && a[last].encoding != char6,
			op.encoding == blob && i != last:
			return errors.New("an abbreviation has its array or blob in the wrong place")
		}
	}
	return nil
}

func (b *bitstream) beginRecord() {
	b.record.block, b.record.ops, b.record.blob = 0, b.record.ops[:0], nil
	if len(b.blocks) > 0 {
		b.record.block = b.blocks[len(b.blocks)-1].id
	}
}

func (b *bitstream) readUnabbreviated() error {
	b.beginRecord()
	code, err := b.readVBR(6)
	if err != nil {
		return err
	}
	n, err := b.readVBR(6)
	if err != nil {
		return err
	}
	if n > maxOperands || n > b.bitsLeft()/6 {
		return fmt.Errorf("a record of %d numbers: %w", n, errCut)
	}
	b.record.code = code
	for range n {
		v, err := b.readVBR(6)
		if err != nil {
			return err
		}
		b.record.ops = append(b.record.ops, v)
	}
	return nil
}

func (b *bitstream) readAbbreviated(a abbrev) error {
	b.beginRecord()
	code, err := b.readScalar(a[0])
	if err != nil {
		return err
	}
	b.record.code = code
	for i := 1; i < len(a); i++ {
		switch a[i].encoding {
		case array:
			return b.readArray(a[i+1])
		case blob:
			return b.readBlob()
		default:
			v, err := b.readScalar(a[i])
			if err != nil {
				return err
			}
			b.record.ops = append(b.record.ops, v)
		}
	}
	return nil
}

func (b *bitstream) readArray(element operand) error {
	n, err := b.readVBR(6)
	if err != nil {
		return err
	}
	if n > maxOperands || n > b.bitsLeft() {
		return fmt.Errorf("an array of %d elements: %w", n, errCut)
	}
	for range n {
		v, err := b.readScalar(element)
		if err != nil {
			return err
		}
		b.record.ops = append(b.record.ops, v)
	}
	return nil
}

func (b *bitstream) readBlob() error {
	n, err := b.readVBR(6)
	if err != nil {
		return err
	}
	if err := b.alignWord(); err != nil {
		return err
	}
	if n > b.bitsLeft()/8 {
		return fmt.Errorf("a blob of %d bytes: %w", n, errCut)
	}
	b.record.blob = b.data[b.pos/8 : b.pos/8+n]
	b.pos += n * 8
	return b.alignWord()
}

func (b *bitstream) readScalar(op operand) (uint64, error) {
	switch op.encoding {
	case literal:
		return op.value, nil
	case fixed:
		return b.readFixed(op.value)
	case vbr:
		return b.readVBR(op.value)
	case char6:
		const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"
		v, err := b.readFixed(6)
		return uint64(alphabet[v&63]), err
	}
	return 0, fmt.Errorf("encoding %d without an operand", op.encoding)
}
