// Package symbols builds and reads indexes of the symbols of an SDK with their
// availability. It parses symbol graphs of swift-symbolgraph-extract, stores them in
// one flat file that is mapped into memory, and finds symbols by USR and by path. It
// also holds a table of facts about Apple's Objective-C names, which tells gaps of
// the modules at hand from invented names.
//
// The index marks its gaps: a module without symbols is missing, a module that is
// only part of Apple's is partial, and a symbol of a partial module without an entry
// for a platform is of unknown availability.
package symbols

import (
	"slices"

	"github.com/assay-eval/assay/internal/swift"
)

// Availability is one record of @available, for one domain.
type Availability struct {
	// Domain is a platform (iOS, macOS, macCatalyst …), an extension of one
	// (iOSApplicationExtension), "Swift" for language versions, or "*" for all.
	Domain            string        `json:"domain"`
	Introduced        swift.Version `json:"introduced,omitzero"` // zero for never or unknown
	Deprecated        swift.Version `json:"deprecated,omitzero"`
	Obsoleted         swift.Version `json:"obsoleted,omitzero"`
	Message           string        `json:"message,omitempty"`
	Renamed           string        `json:"renamed,omitempty"`
	AlwaysDeprecated  bool          `json:"always_deprecated,omitempty"`  // @available(iOS, deprecated)
	AlwaysUnavailable bool          `json:"always_unavailable,omitempty"` // @available(iOS, unavailable)
}

// Symbol is a public declaration. Its slices are shared and must not be changed.
type Symbol struct {
	USR    string `json:"usr"`    // the compiler's unique name, without ::SYNTHESIZED::
	Module string `json:"module"` // the module that declares it
	// Extends is the module of the type that the symbol is a member of, if an
	// extension declares it; else "".
	Extends string `json:"extends,omitempty"`
	// Path is the name with argument labels after the names of its enclosing types,
	// such as "URLSession.data(for:delegate:)".
	Path string `json:"path"`
	Name string `json:"name"` // last part of the path, such as "data(for:delegate:)"
	// Kind is the kind in the graph without "swift.": struct, class, enum,
	// enum.case, protocol, associatedtype, typealias, method, type.method, property,
	// type.property, init, deinit, subscript, type.subscript, func, func.op, var,
	// macro, actor.
	Kind         string         `json:"kind"`
	Declaration  string         `json:"declaration"` // as Swift spells it, in one line
	Availability []Availability `json:"availability,omitempty"`
	// Platforms are the sets that contain the symbol; [Any] for a set that serves
	// all.
	Platforms []string `json:"platforms"`
}

// Module is one module of an index on one platform.
type Module struct {
	Name     string `json:"name"`
	Platform string `json:"platform"` // ios, macos …; [Any] if the set serves all
	// Complete reports whether the module holds everything that Apple's module of
	// that name does. The modules of corelibs Foundation do not.
	Complete bool `json:"complete"`
	Symbols  int  `json:"symbols"`
}

// Any is the platform of a set that serves all: Linux modules keep Apple's
// availability, so one graph holds the records of every platform.
const Any = "any"

// partial are the modules of Linux that hold only part of Apple's module of that
// name, mostly without availability.
var partial = []string{"Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "XCTest"}

// Partial reports whether a module of a Linux toolchain holds only part of Apple's
// module of that name.
func Partial(module string) bool { return slices.Contains(partial, module) }
