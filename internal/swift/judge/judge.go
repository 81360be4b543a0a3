// Package judge judges snippets of Swift: whether they compile, and whether their
// symbols exist, are available at the target and are not deprecated there. It
// combines the compiler, its index and facts about Apple's SDK.
//
// A verdict is pass, fail or unknown. Unknown is a gap of ours, such as a module
// that Linux lacks; it is never the fault of the code. No code is ever run.
package judge

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// Criterion names the subject of a verdict.
type Criterion string

// The criteria, in the order of Report.Verdicts.
const (
	Compile      Criterion = "compile"
	SymbolExists Criterion = "symbol_exists"
	Availability Criterion = "availability"
	NoDeprecated Criterion = "no_deprecated"
)

// Criteria lists all criteria in the order of Report.Verdicts.
var Criteria = [4]Criterion{Compile, SymbolExists, Availability, NoDeprecated}

// The verdicts.
const (
	Pass    = "pass"
	Fail    = "fail"
	Unknown = "unknown"
)

// The backends, best first.
const (
	BackendMac   = "mac"               // a real Apple SDK
	BackendPacks = "linux-apple+packs" // Linux modules under an Apple triple, and stub modules
	BackendApple = "linux-apple"       // Linux modules under an Apple triple
)

// File is one source file of a snippet.
type File struct {
	Name string `json:"name"` // "" for a generated name
	Text string `json:"text"`
}

// Snippet is the code to judge with its target.
type Snippet struct {
	Files  []File        `json:"files"`
	Target swift.Target  `json:"target"`
	Swift  swift.Version `json:"swift"` // the task's language version; zero asks for none
	Mode   string        `json:"mode"`  // language mode, "5" or "6"; "" is "5"
	// Module is the module of a package that the files make up, nil if they are a program of
	// their own.
	Module *Module `json:"module,omitempty"`
}

// Finding is a reason to fail a criterion, or one that keeps it from being
// judged.
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
	Renamed      string    `json:"renamed,omitempty"`      // replacement that the SDK names
	Alternative  string    `json:"alternative,omitempty"`  // replacement that the curated map names
	Scope        string    `json:"scope,omitempty"`        // sdk or local
	Backend      string    `json:"backend,omitempty"`
	Reason       string    `json:"reason,omitempty"` // why unknown, for people
}

// Verdict is the decision on one criterion.
type Verdict struct {
	Criterion Criterion `json:"criterion"`
	Verdict   string    `json:"verdict"`
	Reason    string    `json:"reason,omitempty"` // empty for pass
}

// Report holds the verdicts on a snippet with their evidence.
type Report struct {
	Backend string   `json:"backend"`
	Packs   []string `json:"packs,omitempty"` // used, such as "gap" or "partial:SwiftUI"
	// NamesFrom lists the sources of the lists of names that users added for modules
	// visible to the snippet.
	NamesFrom []string   `json:"names_from,omitempty"`
	ParseOK   bool       `json:"parse_ok"`
	Library   bool       `json:"library"` // judged as a library: no top-level code
	Verdicts  [4]Verdict `json:"verdicts"`
	Findings  []Finding  `json:"findings,omitempty"`

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

// Of returns the verdict for c, which must be one of [Criteria].
func (r *Report) Of(c Criterion) Verdict { return r.Verdicts[slices.Index(Criteria[:], c)] }

// Config configures a judge.
type Config struct {
	Toolchain *swift.Toolchain
	Packs     *pack.Set      // nil if none
	Index     *symbols.Index // nil uses only the compiler's availability checks
	Cache     string         // persistent folder for module caches, packs and the index
	Work      string         // temporary folder of one judgement; "" means the system's
	Progress  func(string)
	// NoClosedLists makes names unknown, not failed, if only a list shipped with a partial
	// pack rules them out.
	NoClosedLists bool

	Time   time.Duration // limit of a run of the compiler; 0 means swift.RunTime
	Memory int64         // limit in bytes; 0 means swift.RunMemory
}

// Judge judges snippets. It is safe for concurrent use.
type Judge struct {
	config Config
	tc     *swift.Toolchain
	labels func() map[string]map[string]bool // see readLabels; computed once

	protocolNames func() map[string]bool // see readProtocols; computed once

	rewrittenNames func() map[string]bool // see readRewritten; computed once

	identity func() (map[string]string, error) // computed once; reading all packs takes time

	planning sync.Mutex
	plans    map[swift.Platform]*pack.Plan
}

// New returns a judge. It returns an error if c lacks anything that judging requires.
func New(ctx context.Context, c Config) (*Judge, error) {
	if c.Toolchain == nil {
		return nil, &swift.Missing{What: "judge Swift: no toolchain", Fix: swift.Install}
	}
	if print := c.Progress; print == nil {
		c.Progress = func(string) {}
	} else { // compile packs of several platforms concurrently
		var mu sync.Mutex
		c.Progress = func(line string) {
			mu.Lock()
			defer mu.Unlock()
			print(line)
		}
	}
	if c.Cache == "" {
		return nil, fmt.Errorf("judge Swift: no folder for the cache")
	}
	if err := os.MkdirAll(c.Cache, 0o755); err != nil {
		return nil, fmt.Errorf("judge Swift: make the cache: %w", err)
	}
	j := &Judge{config: c, tc: c.Toolchain, plans: map[swift.Platform]*pack.Plan{}}
	j.protocolNames = sync.OnceValue(j.readProtocols)
	j.labels, j.rewrittenNames = sync.OnceValue(j.readLabels), sync.OnceValue(j.readRewritten)
	j.identity = sync.OnceValues(j.config.identityParts)
	go curated() // while a compiler runs
	return j, ctx.Err()
}

// builtPacks returns the packs for the platform of a snippet, and compiles the ones that its
// masked code imports.
func (j *Judge) builtPacks(ctx context.Context, s Snippet, code []string) (*pack.Built, error) {
	if j.config.Packs == nil {
		return &pack.Built{Modules: map[string]pack.Module{}, Names: func() map[string][]pack.NameList { return nil }}, nil
	}
	p, err := j.planPacks(s.Target)
	if err != nil {
		return nil, err
	}
	names := pack.Mentioned(strings.Join(code, "\n"))
	if s.Module != nil {
		names = append(names, darwinModule) // see implicitImports
	}
	if slices.ContainsFunc(code, namesCombine.MatchString) {
		names = append(names, combineModule)
	}
	b, err := p.Build(ctx, names...)
	if err == nil && s.Module != nil { // other modules of the package may import any of them
		b.Search, err = p.Folders()
	}
	return b, err
}

func (j *Judge) planPacks(t swift.Target) (*pack.Plan, error) {
	j.planning.Lock()
	defer j.planning.Unlock()
	if p, ok := j.plans[t.Platform]; ok {
		return p, nil
	}
	p, err := j.config.Packs.Plan(j.tc, t, j.config.Cache, j.config.Progress)
	if err != nil {
		return nil, err
	}
	j.plans[t.Platform] = p
	return p, nil
}

// Format is part of the judge's identity. It changes when verdicts may change.
const Format = "assay/swift/judge/10"

func (c *Config) identityParts() (map[string]string, error) {
	digest, err := c.Toolchain.Digest()
	if err != nil {
		return nil, fmt.Errorf("judge Swift: %w", err)
	}
	id := map[string]string{"format": Format, "toolchain": c.Toolchain.Text, "digest": string(digest), "map": string(seal.Of(mapJSON)),
		"names": string(seal.Of([]byte(gapNamesText + frameworksText + newerText))), "facts": string(symbols.FactsDigest())}
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
	if c.NoClosedLists {
		id["closed_lists"] = "off"
	}
	if c.Index != nil {
		id["index"] = string(c.Index.Digest())
	}
	return id, nil
}

// Identity returns everything that verdicts depend on besides the snippet, by name.
func (j *Judge) Identity() (map[string]string, error) { return j.identity() }

// Index returns the judge's symbol index, or nil if none.
func (j *Judge) Index() *symbols.Index { return j.config.Index }
