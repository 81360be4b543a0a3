package symbols

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"math"
	"os"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/swift"
)

// Index finds the symbols of an SDK. It is safe for concurrent use until it is
// closed; symbols that it returned stay valid.
type Index struct {
	file   string
	data   []byte // the whole file
	mapped bool
	meta   meta
	parts  [sections][]byte
	sets   []atomic.Pointer[[]Availability] // decoded on demand

	// A view by [Index.On] has the bits of its platform and of the set for all,
	// which counts for modules that the platform's set lacks.
	own, any uint32
	hidden   map[uint16]bool // modules whose symbols of the set for all do not count
}

// Command is the command that builds an index, for messages.
const Command = "assay symbols build"

// Stale is the error of an index that is damaged, or that is of another format or
// toolchain.
type Stale struct {
	File string
	What string // the problem
}

func (s *Stale) Error() string {
	return fmt.Sprintf("open symbol index %s: %s: build it again with `%s --output %[1]s`", s.File, s.What, Command)
}

// Open maps an index into memory. If the file is damaged or of another format, the
// error is a *Stale.
func Open(file string) (*Index, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, fmt.Errorf("open symbol index: %w: build one with `%s --output %s`", err, Command, file)
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, fmt.Errorf("open symbol index: %w", err)
	}
	if info.Size() < headerSize {
		return nil, &Stale{file, fmt.Sprintf("it has only %d bytes", info.Size())}
	}
	data, err := mapFile(f, int(info.Size()))
	if err != nil {
		return nil, fmt.Errorf("open symbol index %s: map it: %w", file, err)
	}
	x, err := openBytes(file, data)
	if err != nil {
		return nil, errors.Join(err, unmapFile(data))
	}
	x.mapped = true
	return x, nil
}

// openBytes checks the invariants that readers assume. Readers check the rest, so that
// no file can make them panic.
func openBytes(file string, data []byte) (*Index, error) {
	stale := func(format string, args ...any) (*Index, error) {
		return nil, &Stale{file, fmt.Sprintf(format, args...)}
	}
	if len(data) < headerSize || string(data[:len(magic)]) != magic {
		return stale("it is no symbol index")
	}
	if f := binary.LittleEndian.Uint32(data[atFormat:]); f != format {
		return stale("it has format %d, this assay reads %d", f, format)
	}
	if size := binary.LittleEndian.Uint64(data[atSize:]); size != uint64(len(data)) {
		return stale("it has %d bytes of %d", len(data), size)
	}
	if crc32.Checksum(data[atSize:], castagnoli) != binary.LittleEndian.Uint32(data[atCRC:]) {
		return stale("its bytes do not fit its checksum")
	}
	x := &Index{file: file, data: data}
	for i := range x.parts {
		at := binary.LittleEndian.Uint64(data[atSections+16*i:])
		size := binary.LittleEndian.Uint64(data[atSections+16*i+8:])
		if at < headerSize || at > uint64(len(data)) || size > uint64(len(data))-at {
			return stale("section %d lies outside it", i)
		}
		x.parts[i] = data[at : at+size : at+size]
	}
	if err := json.Unmarshal(x.parts[secMeta], &x.meta); err != nil {
		return stale("its description cannot be read (%v)", err)
	}
	n := len(x.parts[secRecords]) / recordSize
	if len(x.parts[secRecords])%recordSize != 0 || len(x.parts[secPaths]) != 4*n || !isTable(x.parts[secUSRTable]) || !isTable(x.parts[secPathTable]) || len(x.parts[secStarts])%4 != 0 || len(x.parts[secStarts]) == 0 {
		return stale("its sections do not fit together")
	}
	x.sets = make([]atomic.Pointer[[]Availability], len(x.parts[secStarts])/4-1)
	return x, nil
}

func isTable(b []byte) bool {
	slots := len(b) / 4
	return len(b)%4 == 0 && slots > 0 && slots&(slots-1) == 0 && slots <= math.MaxInt32
}

// findSlot returns the number of the name with this hash, or n if there
// is no such name.
func findSlot(table []byte, h uint32, n int, same func(int) bool) int {
	slots := uint32(len(table) / 4)
	for probe := range slots {
		i := binary.LittleEndian.Uint32(table[4*((h+probe)&(slots-1)):])
		if i == 0 {
			break
		}
		if uint64(i) <= uint64(n) && same(int(i-1)) {
			return int(i - 1)
		}
	}
	return n
}

// Close unmaps the index and its views.
func (x *Index) Close() error {
	if !x.mapped {
		return nil
	}
	x.mapped = false
	data := x.data
	x.data, x.parts = nil, [sections][]byte{}
	if err := unmapFile(data); err != nil {
		return fmt.Errorf("close symbol index %s: %w", x.file, err)
	}
	return nil
}

// Digest returns a digest of the content.
func (x *Index) Digest() seal.Digest {
	if len(x.data) < headerSize {
		return ""
	}
	return seal.Digest(hex.EncodeToString(x.data[atDigest : atDigest+32]))
}

// Toolchain returns the version line of the toolchain that the index was built with;
// "" if it was built from graphs alone.
func (x *Index) Toolchain() string { return x.meta.Text }

// Modules returns the modules by name and platform; [Index.Missing] has those
// without symbols.
func (x *Index) Modules() []Module { return slices.Clone(x.meta.Modules) }

// Missing returns the requested modules without symbols.
func (x *Index) Missing() []Gap { return slices.Clone(x.meta.Missing) }

// Module returns the module of that name in the set of the view's platform, or else
// in the set for all.
func (x *Index) Module(name string) (Module, bool) {
	found, ok := Module{Platform: Any}, false
	for _, m := range x.meta.Modules {
		if m.Name == name && found.Platform == Any && x.seesModule(x.platformBit(m.Platform), m.Name) {
			found, ok = m, true
		}
	}
	return found, ok
}

// On returns a view of the index for a target: the symbols of its platform's set
// and, for modules that this set lacks, the symbols of the set for all. MacCatalyst
// falls back to the set of iOS.
func (x *Index) On(t swift.Target) *Index {
	platform := string(t.Platform)
	if x.platformBit(platform) == 0 && t.Platform == swift.MacCatalyst {
		platform = string(swift.IOS)
	}
	v := &Index{file: x.file, data: x.data, meta: x.meta, parts: x.parts, sets: x.sets, hidden: map[uint16]bool{},
		own: x.platformBit(platform), any: x.platformBit(Any)}
	for _, m := range x.meta.Modules {
		if n := slices.Index(x.meta.Names, m.Name); n >= 0 && m.Platform == platform {
			v.hidden[uint16(n)] = true
		}
	}
	return v
}

// Covers reports whether the index has a set of symbols for the platform of t, or
// one that serves all.
func (x *Index) Covers(t swift.Target) bool {
	v := x.On(t)
	return v.own != 0 || v.any != 0
}

// platformBit returns the bit of a platform; 0 if the index has no set of it.
func (x *Index) platformBit(platform string) uint32 {
	if i := slices.Index(x.meta.Platforms, platform); i >= 0 && i < 32 {
		return 1 << i
	}
	return 0
}

func (x *Index) seesModule(platforms uint32, module string) bool {
	return x.seesSet(platforms, uint16(min(max(slices.Index(x.meta.Names, module), 0), none)))
}

// seesSet reports whether a record counts in this view.
func (x *Index) seesSet(platforms uint32, module uint16) bool {
	if x.hidden == nil {
		return true
	}
	return platforms&x.own != 0 || platforms&x.any != 0 && !x.hidden[module]
}

// Len returns the number of symbols of all platforms.
func (x *Index) Len() int { return len(x.parts[secRecords]) / recordSize }

// At returns symbol i in the order of USRs, 0 <= i < Len, for any platform.
func (x *Index) At(i int) Symbol { return x.decodeSymbol(x.recordAt(i)) }

func (x *Index) recordAt(i int) []byte {
	return x.parts[secRecords][i*recordSize : (i+1)*recordSize]
}

func (x *Index) seesRecord(r []byte) bool {
	return x.seesSet(binary.LittleEndian.Uint32(r[12:]), binary.LittleEndian.Uint16(r[22:]))
}

// textAt returns part of the strings; nil if it lies outside them.
func (x *Index) textAt(at, size uint32) []byte {
	s := x.parts[secStrings]
	if uint64(at)+uint64(size) > uint64(len(s)) {
		return nil
	}
	return s[at : at+size]
}

func (x *Index) usrOf(r []byte) []byte {
	return x.textAt(binary.LittleEndian.Uint32(r), uint32(binary.LittleEndian.Uint16(r[16:])))
}

func (x *Index) pathOf(r []byte) []byte {
	usr := binary.LittleEndian.Uint16(r[16:])
	return x.textAt(binary.LittleEndian.Uint32(r)+uint32(usr), uint32(binary.LittleEndian.Uint16(r[18:])))
}

func (x *Index) decodeSymbol(r []byte) Symbol {
	// The three texts are adjacent: copy them at once.
	at, usr, path, decl := binary.LittleEndian.Uint32(r), uint32(binary.LittleEndian.Uint16(r[16:])), uint32(binary.LittleEndian.Uint16(r[18:])), binary.LittleEndian.Uint32(r[4:])
	var all string
	if size := uint64(usr) + uint64(path) + uint64(decl); size <= uint64(len(x.parts[secStrings])) {
		all = string(x.textAt(at, uint32(size)))
	}
	if all == "" {
		usr, path = 0, 0
	}
	s := Symbol{
		USR: all[:usr], Path: all[usr : usr+path], Declaration: all[usr+path:],
		Availability: x.availabilitySet(binary.LittleEndian.Uint32(r[8:])),
		Module:       nameAt(x.meta.Names, binary.LittleEndian.Uint16(r[22:])),
		Extends:      nameAt(x.meta.Names, binary.LittleEndian.Uint16(r[24:])),
		Kind:         nameAt(x.meta.Kinds, uint16(r[26])),
	}
	if n := int(binary.LittleEndian.Uint16(r[20:])); n <= len(s.Path) {
		s.Name = s.Path[len(s.Path)-n:]
	}
	bits := binary.LittleEndian.Uint32(r[12:])
	if len(x.meta.Platforms) == 1 {
		s.Platforms = x.meta.Platforms
		return s
	}
	for i, p := range x.meta.Platforms {
		if i < 32 && bits&(1<<i) != 0 {
			s.Platforms = append(s.Platforms, p)
		}
	}
	return s
}

func nameAt(names []string, i uint16) string {
	if int(i) < len(names) {
		return names[i]
	}
	return ""
}

func (x *Index) availabilitySet(i uint32) []Availability {
	if uint64(i) >= uint64(len(x.sets)) {
		return nil
	}
	if p := x.sets[i].Load(); p != nil {
		return *p
	}
	starts := x.parts[secStarts][4*i:]
	from, to := binary.LittleEndian.Uint32(starts), binary.LittleEndian.Uint32(starts[4:])
	var out []Availability
	if from > to || uint64(to) > uint64(len(x.parts[secSets])) || json.Unmarshal(x.parts[secSets][from:to], &out) != nil {
		out = nil
	}
	x.sets[i].Store(&out)
	return out
}

// ByUSR finds a symbol by its USR. For a member that a type inherits from a protocol
// (X::SYNTHESIZED::Y) it returns the protocol's member.
func (x *Index) ByUSR(usr string) (Symbol, bool) {
	usr, _, _ = strings.Cut(usr, synthesized)
	if x.Len() == 0 {
		return Symbol{}, false
	}
	lo := findSlot(x.parts[secUSRTable], hashName(usr), x.Len(), func(i int) bool { return string(x.usrOf(x.recordAt(i))) == usr })
	for ; lo < x.Len(); lo++ {
		r := x.recordAt(lo)
		if string(x.usrOf(r)) != usr {
			break
		}
		if x.seesRecord(r) {
			return x.decodeSymbol(r), true
		}
	}
	return Symbol{}, false
}

// ByPath finds the symbols of a path such as "URLSession.data(for:delegate:)". A
// path without labels matches any labels. The first part may be a module: the one
// that declares the symbol, or the extended type's.
func (x *Index) ByPath(path string) []Symbol {
	out := x.atPath(nil, path, "")
	if module, rest, ok := strings.Cut(path, "."); ok && slices.Contains(x.meta.Names, module) {
		out = x.atPath(out, rest, module)
	}
	return out
}

// atPath appends the symbols of a path in the order of paths and USRs.
func (x *Index) atPath(out []Symbol, path, module string) []Symbol {
	bare := barePath(path)
	if x.Len() == 0 {
		return out
	}
	i := findSlot(x.parts[secPathTable], hashName(bare), x.Len(), func(i int) bool { return string(x.basePath(i)) == bare })
	for last := false; i < x.Len() && !last; i++ {
		r := x.recordByPath(i)
		last = binary.LittleEndian.Uint32(x.parts[secPaths][4*i:])&lastOfPath != 0
		if r == nil || !x.seesRecord(r) || len(bare) < len(path) && string(x.pathOf(r)) != path {
			continue
		}
		if s := x.decodeSymbol(r); module == "" || s.Module == module || s.Extends == module {
			out = append(out, s)
		}
	}
	return out
}

func (x *Index) basePath(i int) []byte {
	r := x.recordByPath(i)
	if r == nil {
		return nil
	}
	p := x.pathOf(r)
	if end := bytes.IndexByte(p, '('); end >= 0 {
		return p[:end]
	}
	return p
}

func (x *Index) recordByPath(i int) []byte {
	n := binary.LittleEndian.Uint32(x.parts[secPaths][4*i:]) &^ lastOfPath
	if uint64(n) >= uint64(x.Len()) {
		return nil
	}
	return x.recordAt(int(n))
}
