package symbols

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"math"
	"slices"
	"strings"
)

// The file, all numbers little-endian; docs/symbols.md describes it for others.
//
//	header   magic, format, CRC-32C of all that follows it, size, SHA-256 of the body, sections
//	meta     JSON: toolchain, names of platforms, modules and kinds, list of modules
//	records  one of recordSize bytes per symbol, by USR
//	paths    numbers of the symbols, by path
//	starts   where each set of availability records starts, and the end of the last
//	sets     the sets, each JSON
//	strings  what records point to
const (
	magic      = "assaysym"
	format     = 1
	headerSize = 160
	recordSize = 40
)

// The sections, in the order of the file.
const (
	secMeta = iota
	secRecords
	secPaths
	secStarts
	secSets
	secStrings
	sections
)

// Where the fields of the header are.
const (
	atFormat   = 8
	atCRC      = 12
	atSize     = 16
	atDigest   = 24
	atSections = 56
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// none is the number of no name.
const none = math.MaxUint16

// meta is what a file says of itself.
type meta struct {
	Toolchain string   `json:"toolchain"` // identity of the toolchain; "" if graphs alone were read
	Text      string   `json:"text"`      // what the toolchain calls itself
	Names     []string `json:"names"`     // of modules
	Kinds     []string `json:"kinds"`
	Platforms []string `json:"platforms"` // bit i of a record is platform i
	Modules   []Module `json:"modules"`
	Missing   []Gap    `json:"missing,omitempty"`
}

// Gap is a module that was looked for and has no symbols.
type Gap struct {
	Module   string `json:"module"`
	Platform string `json:"platform"`
	Reason   string `json:"reason"`
}

// entry is a symbol with what the file says instead of words.
type entry struct {
	Symbol
	set       uint32
	module    uint16
	extends   uint16
	kind      uint8
	platforms uint32
}

// encoder collects the parts of a file.
type encoder struct {
	meta    meta
	entries []entry
	sets    [][]byte
	setOf   map[string]uint32
	nameOf  map[string]uint16
	kindOf  map[string]uint8
}

func newEncoder() *encoder {
	return &encoder{setOf: map[string]uint32{}, nameOf: map[string]uint16{}, kindOf: map[string]uint8{}}
}

func (e *encoder) name(s string) (uint16, error) {
	if s == "" {
		return none, nil
	}
	n, ok := e.nameOf[s]
	if !ok {
		if len(e.meta.Names) >= none {
			return 0, errors.New("more than 65,534 modules")
		}
		n = uint16(len(e.meta.Names))
		e.nameOf[s], e.meta.Names = n, append(e.meta.Names, s)
	}
	return n, nil
}

func (e *encoder) kind(s string) (uint8, error) {
	n, ok := e.kindOf[s]
	if !ok {
		if len(e.meta.Kinds) > math.MaxUint8 {
			return 0, errors.New("more than 256 kinds of symbols")
		}
		n = uint8(len(e.meta.Kinds))
		e.kindOf[s], e.meta.Kinds = n, append(e.meta.Kinds, s)
	}
	return n, nil
}

func (e *encoder) platform(s string) (uint32, error) {
	i := slices.Index(e.meta.Platforms, s)
	if i < 0 {
		if i = len(e.meta.Platforms); i >= 32 {
			return 0, errors.New("more than 32 platforms")
		}
		e.meta.Platforms = append(e.meta.Platforms, s)
	}
	return 1 << i, nil
}

// set returns the number of a set of availability records.
func (e *encoder) set(a []Availability) (uint32, error) {
	b, err := json.Marshal(a)
	if err != nil {
		return 0, err
	}
	n, ok := e.setOf[string(b)]
	if !ok {
		n = uint32(len(e.sets))
		e.setOf[string(b)], e.sets = n, append(e.sets, b)
	}
	return n, nil
}

// add takes the symbols of one module on one platform.
func (e *encoder) add(c *content, complete bool) error {
	var err error
	try := func(f func() error) {
		if err == nil {
			err = f()
		}
	}
	bit, err := e.platform(c.platform)
	for _, s := range c.symbols {
		n := entry{Symbol: s, platforms: bit}
		try(func() (err error) { n.module, err = e.name(s.Module); return })
		try(func() (err error) { n.extends, err = e.name(s.Extends); return })
		try(func() (err error) { n.kind, err = e.kind(s.Kind); return })
		try(func() (err error) { n.set, err = e.set(s.Availability); return })
		e.entries = append(e.entries, n)
	}
	if err != nil {
		return fmt.Errorf("index module %s: %w", c.module, err)
	}
	e.meta.Modules = append(e.meta.Modules, Module{Name: c.module, Platform: c.platform, Complete: complete, Symbols: len(c.symbols)})
	return nil
}

// compare orders entries by all that a record says but the platforms.
func (a *entry) compare(b *entry) int {
	return cmp.Or(strings.Compare(a.USR, b.USR), strings.Compare(a.Path, b.Path), cmp.Compare(a.module, b.module), cmp.Compare(a.set, b.set),
		strings.Compare(a.Declaration, b.Declaration), cmp.Compare(a.kind, b.kind), cmp.Compare(a.extends, b.extends))
}

// unite makes one entry of those that differ in nothing but the platform, and
// drops a second entry for a USR on a platform.
func (e *encoder) unite() {
	slices.SortFunc(e.entries, func(a, b entry) int {
		return cmp.Or(a.compare(&b), cmp.Compare(a.platforms, b.platforms))
	})
	out := e.entries[:0]
	first, seen := 0, uint32(0) // of the present USR: its first entry, the platforms that it has
	for _, n := range e.entries {
		if len(out) == first || out[first].USR != n.USR {
			first, seen = len(out), 0
		}
		n.platforms &^= seen
		seen |= n.platforms
		switch last := len(out) - 1; {
		case n.platforms == 0:
		case last >= first && out[last].compare(&n) == 0:
			out[last].platforms |= n.platforms
		default:
			out = append(out, n)
		}
	}
	e.entries = out
}

// file is the finished index.
func (e *encoder) file() ([]byte, error) {
	e.order()
	var parts [sections][]byte
	var text []byte
	for i := range e.entries {
		n := &e.entries[i]
		var r [recordSize]byte
		binary.LittleEndian.PutUint32(r[0:], uint32(len(text)))
		text = append(text, n.USR...)
		binary.LittleEndian.PutUint32(r[4:], uint32(len(text)))
		text = append(text, n.Path...)
		binary.LittleEndian.PutUint32(r[8:], uint32(len(text)))
		text = append(text, n.Declaration...)
		binary.LittleEndian.PutUint32(r[12:], uint32(len(n.Declaration)))
		binary.LittleEndian.PutUint32(r[16:], n.set)
		binary.LittleEndian.PutUint32(r[20:], n.platforms)
		binary.LittleEndian.PutUint16(r[24:], uint16(len(n.USR)))
		binary.LittleEndian.PutUint16(r[26:], uint16(len(n.Path)))
		binary.LittleEndian.PutUint16(r[28:], uint16(len(n.Name)))
		binary.LittleEndian.PutUint16(r[30:], n.module)
		binary.LittleEndian.PutUint16(r[32:], n.extends)
		r[34] = n.kind
		parts[secRecords] = append(parts[secRecords], r[:]...)
	}
	if len(text) > math.MaxUint32 {
		return nil, errors.New("write symbol index: more than 4 GB of text")
	}
	parts[secStrings] = text
	for _, i := range e.byPath() {
		parts[secPaths] = binary.LittleEndian.AppendUint32(parts[secPaths], uint32(i))
	}
	for _, set := range e.sets {
		parts[secStarts] = binary.LittleEndian.AppendUint32(parts[secStarts], uint32(len(parts[secSets])))
		parts[secSets] = append(parts[secSets], set...)
	}
	parts[secStarts] = binary.LittleEndian.AppendUint32(parts[secStarts], uint32(len(parts[secSets])))
	var err error
	if parts[secMeta], err = json.Marshal(e.meta); err != nil {
		return nil, fmt.Errorf("write symbol index: %w", err)
	}
	return assemble(parts), nil
}

// assemble puts the header before the sections.
func assemble(parts [sections][]byte) []byte {
	out := make([]byte, headerSize)
	copy(out, magic)
	binary.LittleEndian.PutUint32(out[atFormat:], format)
	for i, p := range parts {
		for len(out)%8 != 0 {
			out = append(out, 0)
		}
		binary.LittleEndian.PutUint64(out[atSections+16*i:], uint64(len(out)))
		binary.LittleEndian.PutUint64(out[atSections+16*i+8:], uint64(len(p)))
		out = append(out, p...)
	}
	binary.LittleEndian.PutUint64(out[atSize:], uint64(len(out)))
	sum := sha256.Sum256(out[headerSize:])
	copy(out[atDigest:], sum[:])
	binary.LittleEndian.PutUint32(out[atCRC:], crc32.Checksum(out[atSize:], castagnoli))
	return out
}

// order makes the file independent of the order in which modules came.
func (e *encoder) order() {
	slices.SortFunc(e.meta.Modules, func(a, b Module) int {
		return cmp.Or(strings.Compare(a.Name, b.Name), strings.Compare(a.Platform, b.Platform))
	})
	slices.SortFunc(e.meta.Missing, func(a, b Gap) int {
		return cmp.Or(strings.Compare(a.Module, b.Module), strings.Compare(a.Platform, b.Platform), strings.Compare(a.Reason, b.Reason))
	})
	e.unite()
}

func (e *encoder) byPath() []int {
	out := make([]int, len(e.entries))
	for i := range out {
		out[i] = i
	}
	slices.SortStableFunc(out, func(a, b int) int { return strings.Compare(e.entries[a].Path, e.entries[b].Path) })
	return out
}
