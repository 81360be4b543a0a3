package code

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"sync"

	"github.com/assay-eval/assay/internal/atomicfile"
)

// store keeps the symbols of files that were parsed, by their content and grammar, for
// later processes. It has a file for each first byte of a key, to which records are
// appended:
//
//	key (16 bytes) · length and CRC-32 of the facts (4 bytes each) · facts
//
// A file is read once, when a key in it is first wanted. Failures cost only time: a file
// that cannot be read counts as empty, and one that cannot be written is left alone.
type store struct {
	dir    string // "" keeps nothing
	shards [256]shard
}

type blobKey [16]byte

type shard struct {
	mu     sync.Mutex
	loaded bool
	text   string           // of the file
	whole  int              // bytes of text that are whole records
	at     map[blobKey]span // facts in text
	used   map[blobKey]bool
	fresh  []byte // records to be written
}

type span struct{ start, end int }

const (
	recordHead = 24
	// maxShard is the size in bytes above which a file loses the records that the
	// scan that would let it grow does not use.
	maxShard = 1 << 20
)

// openStore returns the store in the user's cache folder.
func openStore() *store {
	base, err := os.UserCacheDir()
	if err != nil {
		return &store{}
	}
	return &store{dir: filepath.Join(base, "assay", "symbols")}
}

// keyOf returns the key of a file: its content and how it is parsed.
func keyOf(digest string, dialect grammar) blobKey {
	var b [160]byte
	sum := sha256.Sum256(append(append(strconv.AppendInt(append(b[:0], parserDigest()...), int64(dialect), 10), ' '), digest...))
	return blobKey(sum[:16])
}

// parsing is the code that decides which symbols a file has.
//
//go:embed golang.go javascript.go mend.go python.go rust.go scan.go sitter.go store.go swift.go tree.go
var parsing embed.FS

// parserDigest names the grammars and the code of this program that read files.
var parserDigest = sync.OnceValue(func() string {
	h := sha256.New()
	h.Write(grammarsZstd)
	names, err := fs.Glob(parsing, "*.go")
	for _, name := range names {
		var text []byte
		if text, err = parsing.ReadFile(name); err != nil {
			break
		}
		h.Write(text)
	}
	if err != nil {
		panic(err) // they are in the program
	}
	return fmt.Sprintf("assay/symbols/2 %x ", h.Sum(nil))
})

// find returns the encoded facts under a key, "" if there are none.
func (s *store) find(key blobKey) string {
	if s.dir == "" {
		return ""
	}
	h := &s.shards[key[0]]
	h.mu.Lock()
	defer h.mu.Unlock()
	s.load(key[0])
	at, ok := h.at[key]
	if !ok {
		return ""
	}
	h.used[key] = true
	return h.text[at.start:at.end]
}

func (s *store) shardFile(n byte) string { return filepath.Join(s.dir, fmt.Sprintf("%02x", n)) }

func (s *store) load(n byte) {
	h := &s.shards[n]
	if h.loaded {
		return
	}
	h.loaded, h.at, h.used = true, map[blobKey]span{}, map[blobKey]bool{}
	b, err := os.ReadFile(s.shardFile(n))
	if err != nil {
		return
	}
	h.text = string(b)
	for len(b)-h.whole >= recordHead {
		head := b[h.whole:]
		size := int(binary.LittleEndian.Uint32(head[16:]))
		if size < 0 || size > len(head)-recordHead {
			return
		}
		facts := head[recordHead : recordHead+size]
		if crc32.ChecksumIEEE(facts) != binary.LittleEndian.Uint32(head[20:]) {
			return
		}
		start := h.whole + recordHead
		h.at[blobKey(head[:16])] = span{start, start + size}
		h.whole = start + size
	}
}

// add keeps facts until [store.flush].
func (s *store) add(key blobKey, facts []byte) {
	if s.dir == "" {
		return
	}
	h := &s.shards[key[0]]
	h.mu.Lock()
	defer h.mu.Unlock()
	h.fresh = appendRecord(h.fresh, key, facts)
}

func appendRecord(b []byte, key blobKey, facts []byte) []byte {
	b = append(b, key[:]...)
	b = binary.LittleEndian.AppendUint32(b, uint32(len(facts)))
	b = binary.LittleEndian.AppendUint32(b, crc32.ChecksumIEEE(facts))
	return append(b, facts...)
}

// flush writes what was added.
func (s *store) flush() {
	for n := range s.shards {
		if len(s.shards[n].fresh) > 0 && s.writeShard(byte(n)) != nil {
			return
		}
	}
}

func (s *store) writeShard(n byte) error {
	h := &s.shards[n]
	h.mu.Lock()
	defer h.mu.Unlock()
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return err
	}
	switch {
	case h.whole+len(h.fresh) > maxShard:
		var b bytes.Buffer
		for key := range h.used {
			at := h.at[key]
			b.Write(appendRecord(nil, key, []byte(h.text[at.start:at.end])))
		}
		b.Write(h.fresh)
		return atomicfile.WriteFile(s.shardFile(n), b.Bytes(), 0o600)
	case h.whole < len(h.text): // a writer was killed
		return atomicfile.WriteFile(s.shardFile(n), append([]byte(h.text[:h.whole]), h.fresh...), 0o600)
	}
	f, err := os.OpenFile(s.shardFile(n), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(h.fresh)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}

// encodeFacts returns the facts of a file without its name: the gaps, then the symbols.
func encodeFacts(f facts) []byte {
	b := binary.AppendUvarint(nil, uint64(len(f.gaps)))
	for _, g := range f.gaps {
		b = binary.AppendUvarint(b, uint64(g.Line))
		b = binary.AppendUvarint(b, uint64(g.EndLine-g.Line))
		b = appendText(b, g.Reason)
	}
	b = binary.AppendUvarint(b, uint64(len(f.symbols)))
	for _, s := range f.symbols {
		b = append(b, kindCode(s.Kind))
		b = binary.AppendUvarint(b, uint64(s.Line))
		b = binary.AppendUvarint(b, uint64(s.EndLine-s.Line))
		b = appendText(b, s.Name)
	}
	return b
}

func appendText(b []byte, s string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(s))), s...)
}

// kindCodes are the kinds in the order of their codes.
var kindCodes = []Kind{Function, Method, Property, Class, Struct, Enum, Interface, Type, Namespace, Macro}

func kindCode(k Kind) byte {
	for i, c := range kindCodes {
		if c == k {
			return byte(i)
		}
	}
	panic("code: no code for kind " + string(k))
}

// decoder reads encoded facts.
type decoder struct {
	text string
	bad  bool
}

func (d *decoder) number() int {
	var n uint64
	for shift := 0; len(d.text) > 0 && shift < 64; shift += 7 {
		c := d.text[0]
		d.text = d.text[1:]
		n |= uint64(c&0x7f) << shift
		if c < 0x80 {
			if n > 1<<31 {
				break
			}
			return int(n)
		}
	}
	d.bad = true
	return 0
}

func (d *decoder) bytes(n int) string {
	if n > len(d.text) {
		d.bad = true
		return ""
	}
	s := d.text[:n]
	d.text = d.text[n:]
	return s
}

// decodeGaps returns the gaps of a file and its symbols, which stay encoded.
func decodeGaps(facts, file string) (gaps []Gap, symbols string) {
	d := &decoder{text: facts}
	for n := d.number(); n > 0 && !d.bad; n-- {
		line := d.number()
		end := line + d.number()
		gaps = append(gaps, Gap{File: file, Line: line, EndLine: end, Reason: d.bytes(d.number())})
	}
	return gaps, d.text
}

// countSymbols returns the number of encoded symbols.
func countSymbols(symbols string) int {
	d := &decoder{text: symbols}
	return d.number()
}

// decodeSymbols appends the symbols of a file to all.
func decodeSymbols(symbols, file string, all []Symbol) []Symbol {
	d := &decoder{text: symbols}
	for n := d.number(); n > 0; n-- {
		kind, line := d.number(), d.number()
		end := line + d.number()
		name := d.bytes(d.number())
		if d.bad || kind >= len(kindCodes) {
			break
		}
		all = append(all, Symbol{File: file, Name: name, Kind: kindCodes[kind], Line: line, EndLine: end})
	}
	return all
}
