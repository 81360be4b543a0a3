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

// The file is mapped. Numbers are little-endian, offsets count from its start, sections are
// at multiples of 8.
//
//	at  size    header
//	0   8       "assaysym"
//	8   4       format, 1
//	12  4       CRC-32C of everything from byte 16
//	16  8       size of the file
//	24  32      SHA-256 of everything from byte 192: the digest
//	56  8 × 16  offset and size of each section, in this order
//
//	meta      JSON: toolchain (digest and text), names of modules, kinds, platforms; modules
//	          with their counts; missing modules
//	records   28 bytes a symbol, ordered by USR: u32 offset into strings, u32 length of the
//	          declaration, u32 number of the availability set, u32 platforms (bit i is
//	          platform i of meta), u16 lengths of the USR, the path and the last name in it,
//	          u16 numbers of the module and of the extended module (65535: none), u8 kind,
//	          one byte 0
//	paths     u32 numbers of records, by path without labels, then by path; bit 31 marks the
//	          last of each path without labels
//	usrTable  a power of two u32 slots: a USR whose FNV-1a hash (64 bits, upper half xor lower
//	          half) is h is in slot h mod size or a later one before the next free slot; the
//	          slot holds the number of its first record plus one, 0 is free
//	pathTable the same of paths without labels; a slot holds a place in paths plus one
//	starts    u32 start of each availability set in the next section, and the end of the last
//	sets      JSON arrays of records
//	strings   of each symbol USR, path and declaration, without separators
const (
	magic      = "assaysym"
	format     = 1
	headerSize = 192
	recordSize = 28
)

const (
	secMeta = iota
	secRecords
	secPaths
	secUSRTable
	secPathTable
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

// lastOfPath marks, in the paths section, the last symbol of a path without labels.
const lastOfPath = 1 << 31

// none is the number of the empty name.
const none = math.MaxUint16

type meta struct {
	Toolchain string   `json:"toolchain"` // identity of the toolchain; "" for graphs alone
	Text      string   `json:"text"`      // version line of the toolchain
	Names     []string `json:"names"`     // of modules
	Kinds     []string `json:"kinds"`
	Platforms []string `json:"platforms"` // bit i of a record is platform i
	Modules   []Module `json:"modules"`
	Missing   []Gap    `json:"missing,omitempty"`
}

// Gap is a requested module without symbols.
type Gap struct {
	Module   string `json:"module"`
	Platform string `json:"platform"`
	Reason   string `json:"reason"`
}

type entry struct {
	Symbol
	set       uint32
	module    uint16
	extends   uint16
	kind      uint8
	platforms uint32
}

type encoder struct {
	meta                          meta
	entries                       []entry
	names, kinds, platforms, sets words
}

type words struct {
	list []string
	at   map[string]int
}

func (w *words) number(s string) int {
	n, ok := w.at[s]
	if !ok {
		if w.at == nil {
			w.at = map[string]int{}
		}
		n = len(w.list)
		w.at[s], w.list = n, append(w.list, s)
	}
	return n
}

func (e *encoder) moduleNumber(s string) uint16 {
	if s == "" {
		return none
	}
	return uint16(e.names.number(s))
}

func (e *encoder) addContent(c *content, complete bool) error {
	platform := e.platforms.number(c.platform)
	for _, s := range c.symbols {
		set, err := json.Marshal(s.Availability)
		if err != nil {
			return fmt.Errorf("index module %s: %w", c.module, err)
		}
		e.entries = append(e.entries, entry{s, uint32(e.sets.number(string(set))), e.moduleNumber(s.Module), e.moduleNumber(s.Extends),
			uint8(e.kinds.number(s.Kind)), 1 << platform})
	}
	for _, limit := range []struct {
		have, most int
		what       string
	}{{len(e.names.list), none, "65,534 modules"}, {len(e.kinds.list), 256, "256 kinds of symbols"}, {len(e.platforms.list), 32, "32 platforms"}} {
		if limit.have > limit.most {
			return fmt.Errorf("index module %s: more than %s", c.module, limit.what)
		}
	}
	e.meta.Modules = append(e.meta.Modules, Module{Name: c.module, Platform: c.platform, Complete: complete, Symbols: len(c.symbols)})
	return nil
}

// compareTo orders entries by all fields of a record but the platforms.
func (a *entry) compareTo(b *entry) int {
	return cmp.Or(strings.Compare(a.USR, b.USR), strings.Compare(a.Path, b.Path), cmp.Compare(a.module, b.module), cmp.Compare(a.set, b.set),
		strings.Compare(a.Declaration, b.Declaration), cmp.Compare(a.kind, b.kind), cmp.Compare(a.extends, b.extends))
}

// mergeEntries merges entries that differ only in platform. A USR has one entry per
// platform.
func (e *encoder) mergeEntries() {
	slices.SortFunc(e.entries, func(a, b entry) int {
		return cmp.Or(a.compareTo(&b), cmp.Compare(a.platforms, b.platforms))
	})
	out := e.entries[:0]
	first, seen := 0, uint32(0) // the first entry of the current USR, and its platforms
	for _, n := range e.entries {
		if len(out) == first || out[first].USR != n.USR {
			first, seen = len(out), 0
		}
		n.platforms &^= seen
		seen |= n.platforms
		switch last := len(out) - 1; {
		case n.platforms == 0:
		case last >= first && out[last].compareTo(&n) == 0:
			out[last].platforms |= n.platforms
		default:
			out = append(out, n)
		}
	}
	e.entries = out
}

func (e *encoder) encodeFile() ([]byte, error) {
	e.sortParts()
	var parts [sections][]byte
	var text []byte
	for i := range e.entries {
		n := &e.entries[i]
		var r [recordSize]byte
		binary.LittleEndian.PutUint32(r[0:], uint32(len(text)))
		text = append(append(append(text, n.USR...), n.Path...), n.Declaration...)
		binary.LittleEndian.PutUint32(r[4:], uint32(len(n.Declaration)))
		binary.LittleEndian.PutUint32(r[8:], n.set)
		binary.LittleEndian.PutUint32(r[12:], n.platforms)
		binary.LittleEndian.PutUint16(r[16:], uint16(len(n.USR)))
		binary.LittleEndian.PutUint16(r[18:], uint16(len(n.Path)))
		binary.LittleEndian.PutUint16(r[20:], uint16(len(n.Name)))
		binary.LittleEndian.PutUint16(r[22:], n.module)
		binary.LittleEndian.PutUint16(r[24:], n.extends)
		r[26] = n.kind
		parts[secRecords] = append(parts[secRecords], r[:]...)
	}
	if len(text) > math.MaxUint32 || len(e.entries) > math.MaxInt32 {
		return nil, errors.New("write symbol index: more than 4 GB of text, or more than 2,147,483,647 symbols")
	}
	parts[secStrings] = text
	byPath := make([]int, len(e.entries))
	for i := range byPath {
		byPath[i] = i
	}
	slices.SortStableFunc(byPath, func(a, b int) int {
		p, q := e.entries[a].Path, e.entries[b].Path
		return cmp.Or(strings.Compare(barePath(p), barePath(q)), strings.Compare(p, q))
	})
	for at, i := range byPath {
		n := uint32(i)
		if at+1 == len(byPath) || barePath(e.entries[i].Path) != barePath(e.entries[byPath[at+1]].Path) {
			n |= lastOfPath
		}
		parts[secPaths] = binary.LittleEndian.AppendUint32(parts[secPaths], n)
	}
	parts[secUSRTable] = buildTable(len(e.entries), func(i int) string { return e.entries[i].USR })
	parts[secPathTable] = buildTable(len(byPath), func(i int) string { return barePath(e.entries[byPath[i]].Path) })
	for _, set := range e.sets.list {
		parts[secStarts] = binary.LittleEndian.AppendUint32(parts[secStarts], uint32(len(parts[secSets])))
		parts[secSets] = append(parts[secSets], set...)
	}
	parts[secStarts] = binary.LittleEndian.AppendUint32(parts[secStarts], uint32(len(parts[secSets])))
	e.meta.Names, e.meta.Kinds, e.meta.Platforms = e.names.list, e.kinds.list, e.platforms.list
	var err error
	if parts[secMeta], err = json.Marshal(e.meta); err != nil {
		return nil, fmt.Errorf("write symbol index: %w", err)
	}
	return assembleFile(parts), nil
}

func assembleFile(parts [sections][]byte) []byte {
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

// sortParts makes the file independent of the order in which modules were added.
func (e *encoder) sortParts() {
	slices.SortFunc(e.meta.Modules, func(a, b Module) int {
		return cmp.Or(strings.Compare(a.Name, b.Name), strings.Compare(a.Platform, b.Platform))
	})
	slices.SortFunc(e.meta.Missing, func(a, b Gap) int {
		return cmp.Or(strings.Compare(a.Module, b.Module), strings.Compare(a.Platform, b.Platform), strings.Compare(a.Reason, b.Reason))
	})
	e.mergeEntries()
}

func barePath(path string) string {
	out, _, _ := strings.Cut(path, "(")
	return out
}

// hashName returns FNV-1a with 64 bits (Fowler, Noll and Vo 1991), folded to 32.
func hashName[T string | []byte](s T) uint32 {
	h := uint64(14695981039346656037)
	for i := range len(s) {
		h = (h ^ uint64(s[i])) * 1099511628211
	}
	return uint32(h ^ h>>32)
}

// buildTable returns a hash table for the first of equal names among 0 … n-1, which
// must be adjacent. The slot hash(name) mod its length, a power of two at least
// twice n, or the next free slot holds the number plus one; 0 is free.
func buildTable(n int, name func(int) string) []byte {
	slots := uint32(2)
	for slots < 2*uint32(n) {
		slots *= 2
	}
	out := make([]byte, 4*slots)
	for i := range n {
		s := name(i)
		if i > 0 && name(i-1) == s {
			continue
		}
		at := hashName(s) & (slots - 1)
		for binary.LittleEndian.Uint32(out[4*at:]) != 0 {
			at = (at + 1) & (slots - 1)
		}
		binary.LittleEndian.PutUint32(out[4*at:], uint32(i+1))
	}
	return out
}
