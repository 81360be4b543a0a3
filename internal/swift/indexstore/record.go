package indexstore

import (
	"errors"
	"fmt"
	"math"
	"path/filepath"
)

const formatVersion = 5

// Blocks and records of a record file.
const (
	blockVersion     = 8
	blockDecls       = 9
	blockOccurrences = 11

	recordDecl       = 1
	recordOccurrence = 3
)

// readRecords calls f for every record of a file. A record has at least one byte.
func readRecords(data []byte, magic string, f func(*record) error) error {
	b, err := newBitstream(data, magic)
	if err != nil {
		return err
	}
	budget, versioned := len(data), false
	err = b.eachRecord(func(rec *record) error {
		if budget--; budget < 0 {
			return errors.New("it holds more entries than bytes")
		}
		if rec.block != blockVersion {
			return f(rec)
		}
		versioned = true
		if len(rec.ops) == 0 || rec.ops[0] != formatVersion {
			return fmt.Errorf("its format is version %v; this program reads %d", rec.ops, formatVersion)
		}
		return nil
	})
	if err == nil && !versioned {
		err = errors.New("it names no version of its format")
	}
	return err
}

// ReadRecord parses a record file: the occurrences of one source file, in stored order,
// without its name. Memory use is bounded by a small multiple of len(data).
func ReadRecord(data []byte) ([]Occurrence, error) {
	var r recordReader
	err := readRecords(data, "IDXR", func(rec *record) error {
		switch {
		case rec.block == blockDecls && rec.code == recordDecl:
			return r.readSymbol(rec)
		case rec.block == blockOccurrences && rec.code == recordOccurrence:
			return r.readOccurrence(rec)
		}
		return nil
	})
	return r.occurrences, err
}

type recordReader struct {
	symbols     []*Symbol
	occurrences []Occurrence
}

// readSymbol parses a declaration: kind, subkind, language, properties, roles,
// related roles, length of the name, length of the USR. Name, USR and a linker's
// name are the blob.
func (r *recordReader) readSymbol(rec *record) error {
	if len(rec.ops) < 8 {
		return fmt.Errorf("declaration %d has %d fields", len(r.symbols)+1, len(rec.ops))
	}
	name, usr, size := rec.ops[6], rec.ops[7], uint64(len(rec.blob))
	if name > size || usr > size-name {
		return fmt.Errorf("declaration %d has %d bytes for a name of %d and a USR of %d", len(r.symbols)+1, size, name, usr)
	}
	if rec.ops[0] > math.MaxInt32 {
		return fmt.Errorf("declaration %d is of kind %d", len(r.symbols)+1, rec.ops[0])
	}
	r.symbols = append(r.symbols, &Symbol{uint(rec.ops[0]), string(rec.blob[:name]), string(rec.blob[name : name+usr])})
	return nil
}

// readOccurrence parses an occurrence: declaration (from 1), roles, line, column,
// number of relations and for each its roles and declaration.
func (r *recordReader) readOccurrence(rec *record) error {
	n := len(r.occurrences) + 1
	if len(rec.ops) < 5 || rec.ops[4] != uint64(len(rec.ops)-5)/2 || len(rec.ops)%2 == 0 {
		return fmt.Errorf("occurrence %d has %d fields", n, len(rec.ops))
	}
	symbol, line, column := rec.ops[0], rec.ops[2], rec.ops[3]
	if symbol == 0 || symbol > uint64(len(r.symbols)) {
		return fmt.Errorf("occurrence %d: declaration %d of %d", n, symbol, len(r.symbols))
	}
	if line > math.MaxInt32 || column > math.MaxInt32 {
		return fmt.Errorf("occurrence %d has line %d, column %d", n, line, column)
	}
	r.occurrences = append(r.occurrences, Occurrence{Symbol: r.symbols[symbol-1], Roles: Role(rec.ops[1]), Line: int(line), Column: int(column)})
	return nil
}

type unitRecord struct{ record, file string }

// Blocks and records of a unit file.
const (
	unitInfoBlock  = 9
	unitDependency = 10
	unitPaths      = 12

	unitInfo        = 1
	dependency      = 2
	unitPath        = 4
	unitPathBuffer  = 5
	dependsOnRecord = 1
	prefixWorkDir   = 1
	prefixSysroot   = 2
)

type span struct{ offset, size uint64 }

type (
	storedPath struct {
		prefix    uint64
		dir, file span
	}
	storedRecord struct {
		name string
		path uint64
	}
)

type unitReader struct {
	workdir, sysroot span
	records          []storedRecord
	paths            []storedPath
	buffer           []byte
}

func readUnit(data []byte) ([]unitRecord, error) {
	var r unitReader
	if err := readRecords(data, "IDXU", r.addEntry); err != nil {
		return nil, err
	}
	return r.resolvePaths()
}

func (r *unitReader) addEntry(rec *record) error {
	ops := rec.ops
	switch {
	case rec.block == unitInfoBlock && rec.code == unitInfo:
		if len(ops) < 7 {
			return fmt.Errorf("its header has %d fields", len(ops))
		}
		r.workdir, r.sysroot = span{ops[1], ops[2]}, span{ops[5], ops[6]}
	case rec.block == unitDependency && rec.code == dependency:
		if len(ops) < 3 {
			return fmt.Errorf("a dependency has %d fields", len(ops))
		}
		if ops[0] == dependsOnRecord {
			r.records = append(r.records, storedRecord{string(rec.blob), ops[2]})
		}
	case rec.block == unitPaths && rec.code == unitPath:
		if len(ops) < 5 {
			return fmt.Errorf("a path has %d fields", len(ops))
		}
		r.paths = append(r.paths, storedPath{ops[0], span{ops[1], ops[2]}, span{ops[3], ops[4]}})
	case rec.block == unitPaths && rec.code == unitPathBuffer:
		r.buffer = rec.blob
	}
	return nil
}

func (r *unitReader) resolvePaths() (out []unitRecord, err error) {
	text := func(s span) string {
		if size := uint64(len(r.buffer)); s.offset > size || s.size > size-s.offset {
			err = fmt.Errorf("a path at %d of %d bytes in a buffer of %d", s.offset, s.size, size)
			return ""
		}
		return string(r.buffer[s.offset : s.offset+s.size])
	}
	roots := map[uint64]string{prefixWorkDir: text(r.workdir), prefixSysroot: text(r.sysroot)}
	for _, rec := range r.records {
		if rec.path == 0 || rec.path > uint64(len(r.paths)) {
			return nil, fmt.Errorf("record %s is of path %d of %d", rec.name, rec.path, len(r.paths))
		}
		p := r.paths[rec.path-1]
		out = append(out, unitRecord{rec.name, filepath.Join(roots[p.prefix], text(p.dir), text(p.file))})
	}
	return out, err
}
