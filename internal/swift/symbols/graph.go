package symbols

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/swift"
)

// graph is a *.symbols.json as the extractor of Swift 5.5 and later writes it,
// without documentation, relationships and generics.
type graph struct {
	Module struct {
		Name     string `json:"name"`
		Platform struct {
			Environment     string `json:"environment"`
			OperatingSystem struct {
				Name string `json:"name"`
			} `json:"operatingSystem"`
		} `json:"platform"`
	} `json:"module"`
	Symbols []graphSymbol `json:"symbols"`
}

type graphSymbol struct {
	Kind struct {
		Identifier string `json:"identifier"`
	} `json:"kind"`
	Identifier struct {
		Precise string `json:"precise"`
	} `json:"identifier"`
	PathComponents []string `json:"pathComponents"`
	Extension      struct {
		Module string `json:"extendedModule"`
	} `json:"swiftExtension"`
	Fragments []struct {
		Spelling string `json:"spelling"`
	} `json:"declarationFragments"`
	AccessLevel  string        `json:"accessLevel"`
	Availability []GraphRecord `json:"availability"`
}

// GraphRecord is the form of an [Availability] in graphs.
type GraphRecord struct {
	Domain            string        `json:"domain"`
	Introduced        swift.Version `json:"introduced"`
	Deprecated        swift.Version `json:"deprecated"`
	Obsoleted         swift.Version `json:"obsoleted"`
	Message           string        `json:"message"`
	Renamed           string        `json:"renamed"`
	AlwaysDeprecated  bool          `json:"isUnconditionallyDeprecated"`
	AlwaysUnavailable bool          `json:"isUnconditionallyUnavailable"`
}

// someDay is the major version of a deprecation at an unknown time.
const someDay = 100000

type content struct {
	module   string
	platform string
	symbols  []Symbol // Platforms is not set
	// synthesized are members that types inherit from protocols, in graphs made
	// without -skip-synthesized-members. They count only if the protocol's own
	// member is missing, as with underscored protocols.
	synthesized []Symbol
}

// synthesized marks the USR of a member that a type inherits from a protocol.
const synthesized = "::SYNTHESIZED::"

// readGraph reads one file. Its error names the file and the remedy.
func readGraph(file string) (*content, error) {
	b, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("read symbol graph: %w", err)
	}
	c, err := parseGraph(b)
	if err != nil {
		return nil, fmt.Errorf("read symbol graph %s: %w", file, err)
	}
	if c.module == "" {
		name, _, _ := strings.Cut(filepath.Base(file), ".")
		c.module, _, _ = strings.Cut(name, "@")
	}
	return c, nil
}

func parseGraph(b []byte) (*content, error) {
	var g graph
	if err := json.Unmarshal(b, &g); err != nil {
		var syntax *json.SyntaxError
		if len(b) == 0 || errors.As(err, &syntax) && syntax.Offset >= int64(len(b)) {
			return nil, fmt.Errorf("it is cut off after %d bytes: extract the module again, or remove the file", len(b))
		}
		return nil, fmt.Errorf("not a symbol graph (%w): extract the module again, or remove the file", err)
	}
	c := &content{module: g.Module.Name, platform: platformOf(g.Module.Platform.OperatingSystem.Name, g.Module.Platform.Environment)}
	for i := range g.Symbols {
		if s, ok := g.Symbols[i].toSymbol(); ok {
			s.Module = c.module
			if strings.Contains(g.Symbols[i].Identifier.Precise, synthesized) {
				c.synthesized = append(c.synthesized, s)
			} else {
				c.symbols = append(c.symbols, s)
			}
		}
	}
	c.dropInheritedDeprecations()
	return c, nil
}

// dropInheritedDeprecations removes from members the deprecation that the extractor
// copied from the enclosing type: the compiler reports the type where it is named,
// not its members. A member's own deprecation is recognised by its message; without
// any message it is kept.
func (c *content) dropInheritedDeprecations() {
	types := map[string][]Availability{} // before any change
	for _, s := range c.symbols {
		if alike[s.Kind] != "" {
			types[s.Path] = slices.Clone(s.Availability)
		}
	}
	for _, list := range [][]Symbol{c.symbols, c.synthesized} {
		for i := range list {
			s := &list[i]
			around := types[strings.TrimSuffix(strings.TrimSuffix(s.Path, s.Name), ".")]
			for j := range s.Availability {
				a := &s.Availability[j]
				r := recordFor(around, a.Domain)
				if r == nil || a.Message == "" && a.Renamed == "" || a.Message != r.Message || a.Renamed != r.Renamed {
					continue
				}
				if a.AlwaysDeprecated == r.AlwaysDeprecated && a.Deprecated == r.Deprecated && !a.AlwaysUnavailable && a.Obsoleted.IsZero() {
					a.AlwaysDeprecated, a.Deprecated, a.Message, a.Renamed = false, swift.Version{}, "", ""
				}
			}
			// An empty record of a platform means "always there", one of "*"
			// nothing.
			s.Availability = slices.DeleteFunc(s.Availability, func(a Availability) bool { return a == Availability{Domain: "*"} })
		}
	}
}

// platformOf returns the platform of a triple. Graphs for systems other than Apple's
// serve all platforms.
func platformOf(system, environment string) string {
	if environment == "macabi" {
		return string(swift.MacCatalyst)
	}
	if version, ok := strings.CutPrefix(system, "xros"); ok {
		system = "visionos" + version
	}
	for _, p := range []swift.Platform{swift.MacOS, swift.IOS, swift.WatchOS, swift.TVOS, swift.VisionOS} {
		if strings.HasPrefix(system, string(p)) {
			return string(p)
		}
	}
	return Any
}

func (s *graphSymbol) toSymbol() (Symbol, bool) {
	kind := strings.TrimPrefix(s.Kind.Identifier, "swift.")
	usr, _, _ := strings.Cut(s.Identifier.Precise, synthesized)
	public := s.AccessLevel == "" || s.AccessLevel == "public" || s.AccessLevel == "open"
	if usr == "" || len(s.PathComponents) == 0 || kind == "extension" || !public {
		return Symbol{}, false
	}
	out := Symbol{USR: usr, Extends: s.Extension.Module, Path: strings.Join(s.PathComponents, "."),
		Name: s.PathComponents[len(s.PathComponents)-1], Kind: kind}
	if len(usr) > math.MaxUint16 || len(out.Path) > math.MaxUint16 {
		return Symbol{}, false
	}
	for _, f := range s.Fragments {
		out.Declaration += f.Spelling
	}
	if strings.ContainsAny(out.Declaration, "\n\t") { // for example after attributes
		out.Declaration = strings.Join(strings.Fields(out.Declaration), " ")
	}
	for _, a := range s.Availability {
		a.Introduced, a.Deprecated, a.Obsoleted = knownVersion(a.Introduced), knownVersion(a.Deprecated), knownVersion(a.Obsoleted)
		out.Availability = mergeRecord(out.Availability, Availability(a))
	}
	// The extractor's order of records and symbols changes from run to run.
	slices.SortFunc(out.Availability, func(a, b Availability) int { return strings.Compare(a.Domain, b.Domain) })
	return out, true
}

// knownVersion returns v, or zero if it means "at some time" or is invalid.
func knownVersion(v swift.Version) swift.Version {
	if v.Major >= someDay || v.Major < 0 || v.Minor < 0 || v.Patch < 0 {
		return swift.Version{}
	}
	return v
}

// mergeRecord adds a record. A second record for a domain fills the gaps of the first.
func mergeRecord(all []Availability, a Availability) []Availability {
	if a.Domain == "" {
		return all
	}
	old := recordFor(all, a.Domain)
	if old == nil {
		return append(all, a)
	}
	old.Introduced, old.Deprecated = cmp.Or(old.Introduced, a.Introduced), cmp.Or(old.Deprecated, a.Deprecated)
	old.Obsoleted = cmp.Or(old.Obsoleted, a.Obsoleted)
	old.Message, old.Renamed = cmp.Or(old.Message, a.Message), cmp.Or(old.Renamed, a.Renamed)
	old.AlwaysDeprecated = old.AlwaysDeprecated || a.AlwaysDeprecated
	old.AlwaysUnavailable = old.AlwaysUnavailable || a.AlwaysUnavailable
	return all
}

func graphFiles(root string) ([]string, error) {
	var out []string
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.HasSuffix(path, ".symbols.json") {
			out = append(out, path)
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("look for symbol graphs: %w", err)
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("look for symbol graphs: %s holds no *.symbols.json: name the folder that the extractor wrote to", root)
	}
	slices.Sort(out)
	return out, nil
}
