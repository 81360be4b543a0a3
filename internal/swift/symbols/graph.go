package symbols

import (
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
	AccessLevel  string `json:"accessLevel"`
	Availability []struct {
		Domain      string        `json:"domain"`
		Introduced  swift.Version `json:"introduced"`
		Deprecated  swift.Version `json:"deprecated"`
		Obsoleted   swift.Version `json:"obsoleted"`
		Message     string        `json:"message"`
		Renamed     string        `json:"renamed"`
		Deprecates  bool          `json:"isUnconditionallyDeprecated"`
		Unavailable bool          `json:"isUnconditionallyUnavailable"`
	} `json:"availability"`
}

// someDay is the major version of a deprecation at an unknown time.
const someDay = 100000

// content holds the symbols of one module on one platform, from one or more graphs.
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

// platformOf returns the set of a graph by the triple that it was made for. A graph
// of a system that is not Apple's serves all platforms: it keeps Apple's
// availability.
func platformOf(system, environment string) string {
	switch {
	case environment == "macabi":
		return string(swift.MacCatalyst)
	case strings.HasPrefix(system, "macos"):
		return string(swift.MacOS)
	case strings.HasPrefix(system, "ios"):
		return string(swift.IOS)
	case strings.HasPrefix(system, "watchos"):
		return string(swift.WatchOS)
	case strings.HasPrefix(system, "tvos"):
		return string(swift.TVOS)
	case strings.HasPrefix(system, "xros"), strings.HasPrefix(system, "visionos"):
		return string(swift.VisionOS)
	default:
		return Any
	}
}

// toSymbol converts s; it returns false for anything but a public declaration.
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
	var decl strings.Builder
	for _, f := range s.Fragments {
		decl.WriteString(f.Spelling)
	}
	out.Declaration = oneLine(decl.String())
	for _, a := range s.Availability {
		out.Availability = mergeRecord(out.Availability, Availability{
			Domain: a.Domain, Introduced: knownVersion(a.Introduced), Deprecated: knownVersion(a.Deprecated), Obsoleted: knownVersion(a.Obsoleted),
			Message: a.Message, Renamed: a.Renamed, AlwaysDeprecated: a.Deprecates, AlwaysUnavailable: a.Unavailable,
		})
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

// oneLine joins the lines of a declaration, such as those after attributes.
func oneLine(s string) string {
	if strings.ContainsAny(s, "\n\t") {
		return strings.Join(strings.Fields(s), " ")
	}
	return s
}

// mergeRecord adds a record. A second one for a domain, as several attributes of a
// declaration may leave it, fills the gaps of the first.
func mergeRecord(all []Availability, a Availability) []Availability {
	if a.Domain == "" {
		return all
	}
	old := recordFor(all, a.Domain)
	if old == nil {
		return append(all, a)
	}
	for _, p := range []struct{ to, from *swift.Version }{
		{&old.Introduced, &a.Introduced}, {&old.Deprecated, &a.Deprecated}, {&old.Obsoleted, &a.Obsoleted}} {
		if p.to.IsZero() {
			*p.to = *p.from
		}
	}
	if old.Message == "" {
		old.Message = a.Message
	}
	if old.Renamed == "" {
		old.Renamed = a.Renamed
	}
	old.AlwaysDeprecated = old.AlwaysDeprecated || a.AlwaysDeprecated
	old.AlwaysUnavailable = old.AlwaysUnavailable || a.AlwaysUnavailable
	return all
}

// graphFiles returns the *.symbols.json below a folder, sorted. A file is returned
// as it is.
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
