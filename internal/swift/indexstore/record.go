package indexstore

import (
	"errors"
	"fmt"
	"math"
	"path/filepath"
)

// formatVersion is the supported version of records and units.
const formatVersion = 5

// Blocks and records of a record file.
const (
	blockVersion     = 8
	blockDecls       = 9
	blockOccurrences = 11

	recordDecl       = 1
	recordOccurrence = 3
)

// ReadRecord parses a record file: the occurrences of one source, in stored order,
// without its name. Its memory is bounded by a small multiple of len(data).
func ReadRecord(data []byte) ([]Occurrence, error) {
	b, err := newBitstream(data, "IDXR")
	if err != nil {
		return nil, err
	}
	r := recordReader{budget: len(data)}
	err = b.eachRecord(func(rec *record) error {
		switch {
		case rec.block == blockVersion:
			r.versioned = true
			return checkVersion(rec)
		case rec.block == blockDecls && rec.code == recordDecl:
			return r.readSymbol(rec)
		case rec.block == blockOccurrences && rec.code == recordOccurrence:
			return r.readOccurrence(rec)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if !r.versioned {
		return nil, errNoVersion
	}
	return r.occurrences, nil
}

var errNoVersion = errors.New("it names no version of its format")

func checkVersion(rec *record) error {
	if len(rec.ops) == 0 || rec.ops[0] != formatVersion {
		return fmt.Errorf("its format is version %v; this program reads %d", rec.ops, formatVersion)
	}
	return nil
}

type recordReader struct {
	symbols     []*Symbol
	occurrences []Occurrence
	versioned   bool
	budget      int // number of entries that may still be made: one for each byte of the file
}

func (r *recordReader) spendBudget(n int) error {
	if n > r.budget {
		return errors.New("it holds more entries than bytes")
	}
	r.budget -= n
	return nil
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
	if rec.ops[0] > math.MaxInt32 || rec.ops[1] > math.MaxInt32 || rec.ops[2] > math.MaxInt32 {
		return fmt.Errorf("declaration %d is of kind %d, %d, language %d", len(r.symbols)+1, rec.ops[0], rec.ops[1], rec.ops[2])
	}
	if err := r.spendBudget(1); err != nil {
		return err
	}
	r.symbols = append(r.symbols, &Symbol{Kind: uint(rec.ops[0]), SubKind: uint(rec.ops[1]), Language: uint(rec.ops[2]),
		Name: string(rec.blob[:name]), USR: string(rec.blob[name : name+usr])})
	return nil
}

// readOccurrence parses an occurrence: declaration (from 1), roles, line, column,
// number of relations and for each its roles and declaration.
func (r *recordReader) readOccurrence(rec *record) error {
	n := len(r.occurrences) + 1
	if len(rec.ops) < 5 || rec.ops[4] != uint64(len(rec.ops)-5)/2 || len(rec.ops)%2 == 0 {
		return fmt.Errorf("occurrence %d has %d fields", n, len(rec.ops))
	}
	symbol, err := r.symbolAt(rec.ops[0])
	if err != nil {
		return fmt.Errorf("occurrence %d: %w", n, err)
	}
	line, column := rec.ops[2], rec.ops[3]
	if line > math.MaxInt32 || column > math.MaxInt32 {
		return fmt.Errorf("occurrence %d has line %d, column %d", n, line, column)
	}
	if err := r.spendBudget(1 + int(rec.ops[4])); err != nil {
		return err
	}
	o := Occurrence{Symbol: symbol, Roles: Role(rec.ops[1]), Line: int(line), Column: int(column)}
	for i := 5; i < len(rec.ops); i += 2 {
		to, err := r.symbolAt(rec.ops[i+1])
		if err != nil {
			return fmt.Errorf("relation of occurrence %d: %w", n, err)
		}
		o.Related = append(o.Related, Relation{Symbol: to, Roles: Role(rec.ops[i])})
	}
	r.occurrences = append(r.occurrences, o)
	return nil
}

func (r *recordReader) symbolAt(n uint64) (*Symbol, error) {
	if n == 0 || n > uint64(len(r.symbols)) {
		return nil, fmt.Errorf("declaration %d of %d", n, len(r.symbols))
	}
	return r.symbols[n-1], nil
}

// Unit maps the sources of a unit file to their records.
type Unit struct {
	WorkDir string
	Records []UnitRecord
}

// UnitRecord is the record of one source.
type UnitRecord struct{ Record, File string }

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

// span is a range of the buffer of paths.
type span struct{ offset, size uint64 }

func (s span) stringIn(buffer []byte) (string, error) {
	if size := uint64(len(buffer)); s.offset > size || s.size > size-s.offset {
		return "", fmt.Errorf("a path at %d of %d bytes in a buffer of %d", s.offset, s.size, size)
	}
	return string(buffer[s.offset : s.offset+s.size]), nil
}

type storedPath struct {
	prefix    uint64
	dir, file span
}

// unitReader collects the entries of a unit file.
type unitReader struct {
	workdir, sysroot span
	records          []struct {
		name string
		path uint64
	}
	paths     []storedPath
	buffer    []byte
	versioned bool
}

// ReadUnit parses a unit file.
func ReadUnit(data []byte) (Unit, error) {
	b, err := newBitstream(data, "IDXU")
	if err != nil {
		return Unit{}, err
	}
	var r unitReader
	budget := len(data)
	err = b.eachRecord(func(rec *record) error {
		if budget--; budget < 0 {
			return errors.New("it holds more entries than bytes")
		}
		return r.addEntry(rec)
	})
	if err != nil {
		return Unit{}, err
	}
	if !r.versioned {
		return Unit{}, errNoVersion
	}
	return r.resolvePaths()
}

func (r *unitReader) addEntry(rec *record) error {
	ops := rec.ops
	switch {
	case rec.block == blockVersion:
		r.versioned = true
		return checkVersion(rec)
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
			r.records = append(r.records, struct {
				name string
				path uint64
			}{string(rec.blob), ops[2]})
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

// resolvePaths returns the unit with the paths of its records' sources.
func (r *unitReader) resolvePaths() (u Unit, err error) {
	if u.WorkDir, err = r.workdir.stringIn(r.buffer); err != nil {
		return Unit{}, err
	}
	root, err := r.sysroot.stringIn(r.buffer)
	if err != nil {
		return Unit{}, err
	}
	for _, rec := range r.records {
		if rec.path == 0 || rec.path > uint64(len(r.paths)) {
			return Unit{}, fmt.Errorf("record %s is of path %d of %d", rec.name, rec.path, len(r.paths))
		}
		p := r.paths[rec.path-1]
		dir, err := p.dir.stringIn(r.buffer)
		if err != nil {
			return Unit{}, err
		}
		file, err := p.file.stringIn(r.buffer)
		if err != nil {
			return Unit{}, err
		}
		switch p.prefix {
		case prefixWorkDir:
			dir = filepath.Join(u.WorkDir, dir)
		case prefixSysroot:
			dir = filepath.Join(root, dir)
		}
		u.Records = append(u.Records, UnitRecord{Record: rec.name, File: filepath.Join(dir, file)})
	}
	return u, nil
}
