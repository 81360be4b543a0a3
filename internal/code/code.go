// Package code indexes the symbols of a source tree.
//
// [Scan] reads every file of a known language in a tree and returns an [Index]
// of the declarations. Go is read by go/parser; JavaScript, Python, Rust,
// Swift and TypeScript by tree-sitter, compiled to WebAssembly and run in a
// sandbox without files or clock, so that hostile text can neither reach the
// host nor hang it.
//
// # Symbols
//
// Everything with a body or a shape that a whole file can refer to: functions,
// types of every kind, the members of types that have a body or a signature,
// and constants and variables that are bound to a function or to a component of React or
// Vue, also one wrapped by a call such as memo or forwardRef. Declarations inside
// the body of a function are local and no symbols, nor is a constant that holds a
// plain value.
//
// A name is dotted and does not contain the file: "Type.method",
// "Outer.Inner.method", "namespace.function". The members that a Rust impl block
// or a Swift extension gives a type are named like the type's own members,
// whether or not the type is declared in the same file. An unnamed default
// export is "default". One name may belong to several symbols of a file, such as
// overloads.
//
// # Gaps
//
// A file, or part of one, that could not be read is a [Gap]. A symbol that the
// index lacks is certainly missing only if the file has no gap.
package code

import (
	"iter"
	"path"
	"slices"
	"strings"
	"sync"
)

// Kind is the kind of a symbol.
type Kind string

// The kinds of symbol.
const (
	Function  Kind = "function" // also a constant or variable bound to a function
	Method    Kind = "method"   // a function that belongs to a type or an object
	Property  Kind = "property" // an accessor or computed property (JavaScript, Swift)
	Class     Kind = "class"    // also a Swift actor
	Struct    Kind = "struct"   // also a Rust union
	Enum      Kind = "enum"
	Interface Kind = "interface" // also a Swift protocol and a Rust trait
	Type      Kind = "type"      // an alias or a defined type without a shape
	Namespace Kind = "namespace" // also a Rust module and an object with methods
	Macro     Kind = "macro"
)

// Symbol is a declaration.
type Symbol struct {
	File    string // slash-separated, relative to the tree
	Name    string
	Kind    Kind
	Line    int // of the name, from 1
	EndLine int // last line of the declaration
}

// Gap is an unreadable part of a tree. Line and EndLine are 0 for a whole file.
type Gap struct {
	File          string
	Reason        string
	Line, EndLine int
}

// Language is a language that can be indexed.
type Language string

// The languages. Dialects that differ in syntax only count as one.
const (
	Go         Language = "go"
	JavaScript Language = "javascript"
	Python     Language = "python"
	Rust       Language = "rust"
	Swift      Language = "swift"
	TypeScript Language = "typescript"
)

var extensions = map[string]Language{
	".go": Go,
	".js": JavaScript, ".jsx": JavaScript, ".mjs": JavaScript, ".cjs": JavaScript,
	".py":    Python,
	".rs":    Rust,
	".swift": Swift,
	".ts":    TypeScript, ".tsx": TypeScript, ".mts": TypeScript, ".cts": TypeScript,
}

// LanguageOf returns the language of a file by its name, "" if unknown.
func LanguageOf(file string) Language { return extensions[path.Ext(file)] }

// Index holds the symbols of a tree. It is immutable and safe for concurrent use.
// Callers must not change the slices that it returns.
type Index struct {
	files   []string // sorted
	sources []source // of files
	all     sync.Once
	symbols []Symbol // of all sources; made by Symbols
	gaps    []Gap    // by file, line
	gapsIn  map[string][]Gap
	parts   sync.Once
	byPart  map[string][]Symbol // by the last part of the name; made by Lookup
}

// source holds the symbols of a file. Stored ones are decoded when they are first wanted,
// because most questions are about few files.
type source struct {
	once    sync.Once
	encoded string   // as stored, "" if they were not
	symbols []Symbol // by line, name; valid after once
}

// count returns the number of symbols.
func (s *source) count() int {
	if s.encoded == "" {
		return len(s.symbols)
	}
	return countSymbols(s.encoded)
}

// list returns the symbols of the file at i.
func (x *Index) list(i int) []Symbol {
	s := &x.sources[i]
	s.once.Do(func() {
		if s.encoded != "" {
			s.symbols = decodeSymbols(s.encoded, x.files[i], make([]Symbol, 0, s.count()))
		}
	})
	return s.symbols
}

// Files returns the paths of all source files, sorted, including files with gaps.
func (x *Index) Files() []string { return x.files }

// Symbols returns all symbols by file, line and name.
func (x *Index) Symbols() []Symbol {
	x.all.Do(func() {
		n := 0
		for i := range x.sources {
			n += x.sources[i].count()
		}
		x.symbols = make([]Symbol, 0, n)
		for i := range x.sources {
			s, start, fresh := &x.sources[i], len(x.symbols), false
			s.once.Do(func() {
				if fresh = s.encoded != ""; fresh {
					x.symbols = decodeSymbols(s.encoded, x.files[i], x.symbols)
					s.symbols = x.symbols[start:len(x.symbols):len(x.symbols)]
				}
			})
			if !fresh {
				x.symbols = append(x.symbols, s.symbols...)
			}
		}
	})
	return x.symbols
}

// Gaps returns all gaps by file and line.
func (x *Index) Gaps() []Gap { return x.gaps }

// GapsIn returns the gaps of a file.
func (x *Index) GapsIn(file string) []Gap { return x.gapsIn[file] }

// In returns the symbols of a file by line and name.
func (x *Index) In(file string) []Symbol {
	i, has := slices.BinarySearch(x.files, file)
	if !has {
		return nil
	}
	return x.list(i)
}

// HasFile reports whether the tree has this source file.
func (x *Index) HasFile(file string) bool {
	_, has := slices.BinarySearch(x.files, file)
	return has
}

// Has reports whether a file has a symbol of exactly this name.
func (x *Index) Has(file, name string) bool {
	return slices.ContainsFunc(x.In(file), func(s Symbol) bool { return s.Name == name })
}

// Resolve returns the symbols of a file that name can mean: those named exactly so,
// or else all whose name ends in these parts, so that "method" and "Inner.method"
// both find "Outer.Inner.method".
func (x *Index) Resolve(file, name string) []Symbol {
	var exact, short []Symbol
	for _, s := range x.In(file) {
		switch {
		case s.Name == name:
			exact = append(exact, s)
		case matchesName(s.Name, name):
			short = append(short, s)
		}
	}
	if exact != nil {
		return exact
	}
	return short
}

// Lookup returns the symbols of the whole tree whose name, or its last parts, are as
// given.
func (x *Index) Lookup(name string) []Symbol {
	x.parts.Do(func() {
		all := x.Symbols()
		x.byPart = make(map[string][]Symbol, len(all))
		for _, s := range all {
			x.byPart[lastPart(s.Name)] = append(x.byPart[lastPart(s.Name)], s)
		}
	})
	var out []Symbol
	for _, s := range x.byPart[lastPart(name)] {
		if matchesName(s.Name, name) {
			out = append(out, s)
		}
	}
	return out
}

// Names yields the distinct names of symbols, in their order.
func Names(symbols []Symbol) iter.Seq[string] {
	return func(yield func(string) bool) {
		seen := make(map[string]bool, len(symbols))
		for _, s := range symbols {
			if !seen[s.Name] && !yield(s.Name) {
				return
			}
			seen[s.Name] = true
		}
	}
}

// matchesName reports whether asked is full or its last parts.
func matchesName(full, asked string) bool {
	return full == asked || asked != "" && strings.HasSuffix(full, "."+asked)
}

func lastPart(name string) string { return name[strings.LastIndexByte(name, '.')+1:] }

// Version changes when the same files give other symbols. Caches of anything derived
// from an index must include it in their keys.
const Version = 3
