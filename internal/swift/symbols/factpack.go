package symbols

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"sort"
	"strings"
	"sync"

	"github.com/klauspost/compress/zstd"
)

// A packed table is a file of Zstandard. The first frame is one that programs skip; it has,
// little-endian, how many blocks follow, the size of each, and a sorted word for each name in a
// block, of 24 bits of the name's hash and 8 of the block's number. Each block is a
// frame of lines under the line of their framework. So to find a name takes one block, and to
// find that there is none mostly takes no block.
const (
	factsMagic = "facts 2\n"
	blockSize  = 32 << 10
	maxBlocks  = 1 << 8

	skippable   = 0x184d2a50 // first word of a frame that programs skip
	factsHeader = 8 + len(factsMagic) + 4
)

// factBlock is a part of the table.
type factBlock struct {
	text       string
	frameworks []int // offsets of their lines
}

// PackFacts packs a table, of which the first line of each framework is "F", a tab and its name.
func PackFacts(text string) ([]byte, error) {
	enc, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBestCompression), zstd.WithEncoderConcurrency(1))
	if err != nil {
		return nil, fmt.Errorf("pack the table of facts: %w", err)
	}
	defer enc.Close()
	var sizes []byte
	var frames []byte
	var words []uint32
	for n, block := range cutFacts(text) {
		if n >= maxBlocks {
			return nil, fmt.Errorf("pack the table of facts: it has more than %d blocks of %d bytes", maxBlocks, blockSize)
		}
		frame := enc.EncodeAll([]byte(block), nil)
		sizes, frames = binary.LittleEndian.AppendUint32(sizes, uint32(len(frame))), append(frames, frame...) //nolint:gosec // of a small block
		b := &factBlock{text: block}
		for l := range b.eachLine() {
			words = append(words, factWord(l.name)|uint32(n)) //nolint:gosec // below maxBlocks
		}
	}
	slices.Sort(words)
	words = slices.Compact(words)
	var out []byte
	out = binary.LittleEndian.AppendUint32(out, skippable)
	out = binary.LittleEndian.AppendUint32(out, uint32(factsHeader-8+len(sizes)+4*len(words))) //nolint:gosec // of one line each
	out = append(out, factsMagic...)
	out = binary.LittleEndian.AppendUint32(out, uint32(len(sizes)/4)) //nolint:gosec // at most maxBlocks
	out = append(out, sizes...)
	for _, w := range words {
		out = binary.LittleEndian.AppendUint32(out, w)
	}
	return append(out, frames...), nil
}

// cutFacts cuts a table into blocks, each of which begins with a framework.
func cutFacts(text string) []string {
	var out []string
	var block strings.Builder
	framework := ""
	for len(text) > 0 {
		end := strings.IndexByte(text, '\n') + 1
		if end == 0 {
			end = len(text)
		}
		end += len(indentedLines(text[end:]))
		lines := text[:end]
		text = text[end:]
		if strings.HasPrefix(lines, "F\t") {
			if lines == framework {
				continue
			}
			framework = lines
		}
		if block.Len() > 0 && block.Len()+len(lines) > blockSize {
			out = append(out, block.String())
			block.Reset()
			if lines != framework {
				block.WriteString(framework)
			}
		}
		block.WriteString(lines)
	}
	return append(out, block.String())
}

// factWord returns the word of a name in block 0.
func factWord(name string) uint32 { return hashName(name) &^ (maxBlocks - 1) }

// packedFacts reads the blocks of a packed table.
type packedFacts struct {
	words  []byte
	blocks []func() *factBlock
}

func openFacts(packed []byte) (*packedFacts, error) {
	other := errors.New("unpack the table of facts: it is of another format: make it again with scripts/facts")
	if len(packed) < factsHeader || string(packed[8:factsHeader-4]) != factsMagic || binary.LittleEndian.Uint32(packed) != skippable {
		return nil, other
	}
	n := int(binary.LittleEndian.Uint32(packed[factsHeader-4:]))
	index, frames := packed[factsHeader:], []byte(nil)
	if size := int(binary.LittleEndian.Uint32(packed[4:])) + 8 - factsHeader; n > maxBlocks || size < 4*n || size > len(index) {
		return nil, other
	} else {
		index, frames = index[:size], index[size:]
	}
	dec, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(64<<20))
	if err != nil {
		return nil, fmt.Errorf("unpack the table of facts: %w", err)
	}
	p := &packedFacts{words: index[4*n:]}
	for i := range n {
		size := int(binary.LittleEndian.Uint32(index[4*i:]))
		if size > len(frames) {
			return nil, other
		}
		frame := frames[:size:size]
		frames = frames[size:]
		p.blocks = append(p.blocks, sync.OnceValue(func() *factBlock {
			text, err := dec.DecodeAll(frame, nil)
			if err != nil {
				panic(fmt.Errorf("unpack the table of facts: %w", err)) // it is embedded and a test reads all of it
			}
			b := &factBlock{text: string(text)}
			b.findFrameworks()
			return b
		}))
	}
	return p, nil
}

func (b *factBlock) findFrameworks() {
	for at := 0; ; {
		b.frameworks = append(b.frameworks, at)
		i := strings.Index(b.text[at:], "\nF\t")
		if i < 0 {
			return
		}
		at += i + 1
	}
}

// having yields the blocks that may have a name, in their order.
func (p *packedFacts) having(name string) func(yield func(*factBlock) bool) {
	return func(yield func(*factBlock) bool) {
		word, n := factWord(name), len(p.words)/4
		at := func(i int) uint32 { return binary.LittleEndian.Uint32(p.words[4*i:]) }
		for i := sort.Search(n, func(i int) bool { return at(i) >= word }); i < n && at(i)&^(maxBlocks-1) == word; i++ {
			if block := int(at(i) & (maxBlocks - 1)); block < len(p.blocks) && !yield(p.blocks[block]()) {
				return
			}
		}
	}
}
