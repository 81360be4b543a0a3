// Package judge puts the compiler, its index and what is known of Apple's SDK
// together into verdicts on a snippet of Swift: does it compile, do its symbols
// exist, are they available at the target, is none of them deprecated there.
//
// A verdict is pass, fail or unknown. Unknown is a gap of ours, such as a module
// that Linux lacks; it is never the fault of the code. No code is ever run.
package judge

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// Criterion is what a verdict is about.
type Criterion string

// The criteria, in the order of Report.Verdicts.
const (
	Compile      Criterion = "compile"
	SymbolExists Criterion = "symbol_exists"
	Availability Criterion = "availability"
	NoDeprecated Criterion = "no_deprecated"
)

// Criteria are all of them, in the order of Report.Verdicts.
var Criteria = [4]Criterion{Compile, SymbolExists, Availability, NoDeprecated}

// The verdicts.
const (
	Pass    = "pass"
	Fail    = "fail"
	Unknown = "unknown"
)

// The backends, best first.
const (
	BackendMac     = "mac"               // a real Apple SDK
	BackendPacks   = "linux-apple+packs" // Linux modules under an Apple triple, and stub modules
	BackendApple   = "linux-apple"       // Linux modules under an Apple triple
	BackendLexical = "lexical"           // syntax tree only: hints, no verdicts
)

// File is one source file of a snippet.
type File struct {
	Name string `json:"name"` // "" is given one
	Text string `json:"text"`
}

// Snippet is what is judged, and against what.
type Snippet struct {
	Files  []File        `json:"files"`
	Target swift.Target  `json:"target"`
	Swift  swift.Version `json:"swift"` // the task's language version; zero asks for none
	Mode   string        `json:"mode"`  // language mode, "5" or "6"; "" is "5"
}

// Finding is one thing that stands against a criterion, or keeps it from being judged.
type Finding struct {
	Criterion    Criterion `json:"criterion"`
	Verdict      string    `json:"verdict"` // fail or unknown
	Class        string    `json:"class"`   // see the Class constants
	File         string    `json:"file,omitempty"`
	Line         int       `json:"line,omitempty"` // from 1; 0 without a place
	Column       int       `json:"column,omitempty"`
	ID           string    `json:"id,omitempty"` // the compiler's diagnostic
	Message      string    `json:"message,omitempty"`
	Name         string    `json:"name,omitempty"`         // as written
	USR          string    `json:"usr,omitempty"`          // of the symbol, where it is known
	Module       string    `json:"module,omitempty"`       // that declares the symbol or its base
	Base         string    `json:"base,omitempty"`         // type whose member was asked for
	Availability string    `json:"availability,omitempty"` // the record that decided
	Renamed      string    `json:"renamed,omitempty"`      // what the SDK says to write
	Alternative  string    `json:"alternative,omitempty"`  // what the curated map says to write
	Scope        string    `json:"scope,omitempty"`        // sdk or local
	Backend      string    `json:"backend,omitempty"`
	Reason       string    `json:"reason,omitempty"` // why unknown, for people
}

// Verdict is the word on one criterion.
type Verdict struct {
	Criterion Criterion `json:"criterion"`
	Verdict   string    `json:"verdict"`
	Reason    string    `json:"reason,omitempty"` // why, unless it is pass
}

// Report is all that is known of a snippet.
type Report struct {
	Backend  string     `json:"backend"`
	Packs    []string   `json:"packs,omitempty"` // used, such as "gap" or "partial:SwiftUI"
	ParseOK  bool       `json:"parse_ok"`
	Library  bool       `json:"library"` // judged as a library: no top-level code
	Verdicts [4]Verdict `json:"verdicts"`
	Findings []Finding  `json:"findings,omitempty"`

	References          int `json:"references"`           // to symbols of modules, implicit ones included
	Explicit            int `json:"explicit"`             // of them, written in the code
	UnknownAvailability int `json:"unknown_availability"` // of the explicit ones

	Exit      int           `json:"exit"` // of the compiler; -1 if a signal ended it or it did not run
	TimedOut  bool          `json:"timed_out,omitempty"`
	Wall      time.Duration `json:"wall"`
	Runs      int           `json:"runs"` // of the compiler
	Args      []string      `json:"args,omitempty"`
	Notes     []string      `json:"notes,omitempty"`
	Conflicts []string      `json:"conflicts,omitempty"` // where the curated map and the SDK disagree
	Stderr    string        `json:"stderr,omitempty"`
}

// Of returns the verdict on c.
func (r *Report) Of(c Criterion) Verdict {
	for _, v := range r.Verdicts {
		if v.Criterion == c {
			return v
		}
	}
	return Verdict{Criterion: c, Verdict: Unknown, Reason: "not judged"}
}

// Config is what a judge is made of.
type Config struct {
	Toolchain *swift.Toolchain // nil with Lexical: hints are all that can be had
	Lexical   bool
	Packs     *pack.Set          // nil: none
	Index     *symbols.Index     // nil: availability beyond what the compiler checks is unknown
	Facts     *symbols.FactTable // nil: none
	Cache     string             // kept between runs: module caches, packs, the index
	Work      string             // for folders that live as long as one judgement; "" is the system's
	Progress  func(string)

	Time   time.Duration // of a run of the compiler; 0 is swift.RunTime
	Memory int64         // bytes, likewise; 0 is swift.RunMemory
}

// Judge judges snippets. It may be used by several goroutines.
type Judge struct {
	config Config
	tc     *swift.Toolchain
	builds builds
	names  names

	identity map[string]string
}

// New makes a judge. What is missing for it to judge anything at all is an error.
func New(ctx context.Context, c Config) (*Judge, error) {
	if c.Toolchain == nil && !c.Lexical {
		return nil, &swift.Missing{What: "judge Swift: no toolchain", Fix: swift.Install}
	}
	if c.Progress == nil {
		c.Progress = func(string) {}
	}
	if c.Cache == "" {
		return nil, fmt.Errorf("judge Swift: no folder for the cache")
	}
	if err := os.MkdirAll(c.Cache, 0o755); err != nil {
		return nil, fmt.Errorf("judge Swift: make the cache: %w", err)
	}
	j := &Judge{config: c, tc: c.Toolchain}
	j.builds.made = map[swift.Platform]*pack.Built{}
	var err error
	if j.identity, err = c.identityParts(); err != nil {
		return nil, err
	}
	return j, ctx.Err()
}

// moduleCache is the folder of compiled C modules: its content depends on the
// toolchain, the target's platform and, by its hash, on flags. The compiler refuses
// a cache that was moved or copied, so its path is part of its name.
func (j *Judge) moduleCache(t swift.Target) (string, error) {
	root := filepath.Join(j.config.Cache, "modules")
	if abs, err := filepath.Abs(root); err == nil {
		root = abs
	}
	dir := filepath.Join(root, j.tc.Version.String()+"-"+string(seal.Of([]byte(root))[:8]), t.Folder())
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", fmt.Errorf("judge Swift: make the module cache: %w", err)
	}
	return dir, nil
}

// Format is part of the judge's identity: it grows when verdicts may change.
const Format = "assay/swift/judge/2"

func (c *Config) identityParts() (map[string]string, error) {
	if c.Toolchain == nil {
		return map[string]string{"format": Format, "backend": BackendLexical}, nil
	}
	digest, err := c.Toolchain.Digest()
	if err != nil {
		return nil, fmt.Errorf("judge Swift: %w", err)
	}
	id := map[string]string{"format": Format, "toolchain": c.Toolchain.Text, "digest": string(digest), "map": string(seal.Of(mapJSON)),
		"names": string(seal.Of([]byte(gapNamesText + frameworksText)))}
	if c.Facts != nil {
		id["facts"] = string(c.Facts.Digest())
	}
	if c.Packs != nil {
		d, err := c.Packs.Digest()
		if err != nil {
			return nil, err
		}
		id["packs"] = string(d)
		if len(c.Packs.Plugin) > 0 {
			id["macros"] = pack.MacroFormat
		}
	}
	if c.Index != nil {
		id["index"] = string(c.Index.Digest())
	}
	return id, nil
}

// Identity is all that verdicts depend on, besides the snippet.
func (j *Judge) Identity() any {
	return j.identity
}
