// Package indexstore reads the index that swift-frontend writes with
// -index-store-path: every declaration and reference in the compiled files with the
// USR (the name that is unique among all modules) of the symbol. It is pure Go; the
// compiler's own reader is a library that may not load on the host.
package indexstore

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Role describes how a symbol occurs at a place. The bits are the compiler's.
type Role uint64

// The roles that occurrences are asked for.
const (
	Reference Role = 1 << 2
	Implicit  Role = 1 << 8
)

// The kinds of symbols, as the store numbers them.
const (
	KindModule           = 1
	KindProtocol         = 8
	KindFunction         = 12
	KindEnumConstant     = 15
	KindInstanceMethod   = 16
	KindClassMethod      = 17
	KindStaticMethod     = 18
	KindInstanceProperty = 19
	KindClassProperty    = 20
	KindStaticProperty   = 21
	KindConstructor      = 22
	KindParameter        = 25
)

// Symbol is a declaration, of the compiled files or of a module they use.
type Symbol struct {
	Kind uint
	Name string // with argument labels: "data(for:delegate:)"
	USR  string // "s:Sa6appendyyxnF"
}

// Occurrence is a place where a symbol occurs.
type Occurrence struct {
	Symbol       *Symbol
	Roles        Role
	File         string // absolute; the base name if no unit names the record
	Line, Column int    // from 1; columns count bytes
}

// Is reports whether all of r's bits are set.
func (r Role) Is(bits Role) bool { return r&bits == bits }

// maxFile is the maximum size of a file of a store in bytes. Records of whole
// modules have a few megabytes.
const maxFile = 64 << 20

// ErrNone is the error of a folder without a store. The compiler writes none for a
// file that it cannot parse far enough.
var ErrNone = fmt.Errorf("no index store: %w", fs.ErrNotExist)

// Read returns all occurrences of a fresh store, sorted by file, line, column,
// USR and roles. A folder without a store is [ErrNone]; a store without records
// has no occurrences; a damaged file is an error that names it.
func Read(dir string) ([]Occurrence, error) {
	root := filepath.Join(dir, "v5")
	if _, err := os.Stat(root); err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("read %s: %w", dir, ErrNone)
		}
		return nil, fmt.Errorf("read index store: %w", err)
	}
	files, err := recordFiles(filepath.Join(root, "units"))
	if err != nil {
		return nil, err
	}
	var out []Occurrence
	err = eachFile(filepath.Join(root, "records"), func(path string, data []byte) error {
		occurrences, err := ReadRecord(data)
		if err != nil {
			return fmt.Errorf("read index record %s: %w", path, err)
		}
		name := filepath.Base(path)
		sources := files[name]
		if len(sources) == 0 {
			if i := strings.LastIndexByte(name, '-'); i > 0 { // the hash follows
				name = name[:i]
			}
			sources = []string{name}
		}
		for _, source := range sources {
			for _, o := range occurrences {
				o.File = source
				out = append(out, o)
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(out, func(a, b Occurrence) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column),
			cmp.Compare(a.Symbol.USR, b.Symbol.USR), cmp.Compare(a.Roles, b.Roles))
	})
	return out, nil
}

// recordFiles maps each record to its sources: equal files of equal names share one.
func recordFiles(dir string) (map[string][]string, error) {
	files := map[string][]string{}
	err := eachFile(dir, func(path string, data []byte) error {
		records, err := readUnit(data)
		if err != nil {
			return fmt.Errorf("read index unit %s: %w", path, err)
		}
		for _, r := range records {
			if !slices.Contains(files[r.record], r.file) {
				files[r.record] = append(files[r.record], r.file)
			}
		}
		return nil
	})
	return files, err
}

// eachFile calls f for every file below dir by name; none if dir does not exist.
func eachFile(dir string, f func(path string, data []byte) error) error {
	return filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			if path == dir && errors.Is(err, fs.ErrNotExist) {
				return nil
			}
			return fmt.Errorf("read index store: %w", err)
		}
		if !e.Type().IsRegular() {
			return nil
		}
		info, err := e.Info()
		if err == nil && info.Size() > maxFile {
			err = fmt.Errorf("%s has more than %d MB", path, maxFile>>20)
		}
		var data []byte
		if err == nil {
			data, err = os.ReadFile(path)
		}
		if err != nil {
			return fmt.Errorf("read index store: %w", err)
		}
		return f(path, data)
	})
}
