package namepack

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/names"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// addIndex reads an index of symbols.
func (c *Collector) addIndex(file string) error {
	x, err := symbols.Open(file)
	if err != nil {
		return err
	}
	defer x.Close()
	c.addSymbols(x)
	c.noteSource(fmt.Sprintf("index of symbols %s (%s)", filepath.Base(file), x.Digest().Short()))
	return nil
}

// AddSymbols adds all symbols of an index, and records its toolchain as the source.
func (c *Collector) AddSymbols(x *symbols.Index) {
	c.addSymbols(x)
	c.noteSource("symbol graphs of " + x.Toolchain())
}

// addGraphs reads the symbol graphs of a folder.
func (c *Collector) addGraphs(ctx context.Context, dir string) error {
	work, err := os.MkdirTemp("", "assay-names-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	r, err := symbols.Build(ctx, symbols.BuildOptions{Graphs: []string{dir}, Out: filepath.Join(work, "graphs.index")})
	if err != nil {
		return err
	}
	x, err := symbols.Open(r.File)
	if err != nil {
		return err
	}
	defer x.Close()
	c.addSymbols(x)
	c.noteSource(fmt.Sprintf("symbol graphs of %s (%s)", filepath.Base(dir), x.Digest().Short()))
	return nil
}

func (c *Collector) addSymbols(x *symbols.Index) {
	for i := range x.Len() {
		s := x.At(i)
		versions := map[swift.Platform]swift.Version{}
		for _, p := range platforms {
			if v, ok := introduced(s, p); ok {
				versions[p] = v
			}
		}
		path := splitPath(s.Path)
		c.declare(s.Module, names.Declaration{Path: path, Kind: s.Kind, Text: s.Declaration, Foreign: s.Extends != "" && s.Extends != s.Module}, versions)
	}
}

// introduced returns the platform version that introduced a symbol, or zero if it was
// always there. ok is false if the platform lacks the symbol.
func introduced(s symbols.Symbol, p swift.Platform) (v swift.Version, ok bool) {
	for _, set := range s.Platforms {
		ok = ok || set == symbols.Any || set == string(p) || p == swift.MacCatalyst && set == string(swift.IOS)
	}
	if !ok {
		return v, false
	}
	domain := swift.Target{Platform: p}.Domain()
	found := false
	for _, a := range s.Availability {
		switch {
		case a.Domain == domain:
			v, found = a.Introduced, true
		case a.Domain == "iOS" && p == swift.MacCatalyst && !found:
			v = a.Introduced
		case a.Domain != "*":
			continue
		}
		if a.AlwaysUnavailable {
			return v, false
		}
	}
	return v, true
}

// splitPath splits a path at its dots, but not within the labels or the name of an
// operator.
func splitPath(path string) []string {
	base, labels, hasLabels := strings.Cut(path, "(")
	var out []string
	for {
		head, rest, ok := strings.Cut(base, ".")
		if !ok || head == "" {
			break
		}
		out, base = append(out, head), rest
	}
	if hasLabels {
		base += "(" + labels
	}
	return append(out, base)
}

var (
	interfaceModule = lazyregexp.New(`(?m)^// swift-module-flags:.*-module-name (\w+)`)
	interfaceTarget = lazyregexp.New(`(?m)^// swift-module-flags:.*-target (\S+)`)
	introducedIn    = lazyregexp.New(`@available\(([^)]*)\)`)
	declaring       = lazyregexp.New("\\b(struct|class|enum|protocol|actor|extension|func|var|let|case|typealias|associatedtype|macro|init|subscript)\\b[?!]?\\s*(?:`?([A-Za-z_][\\w.]*)`?)?")
)

// addInterface reads a module interface as the compiler writes it: one declaration per
// line, preceded by its attributes.
func (c *Collector) addInterface(file string) error {
	b, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	m := interfaceModule.FindSubmatch(b)
	if m == nil {
		return fmt.Errorf("it does not say of which module it is (swift-module-flags with -module-name)")
	}
	reader := interfaceReader{module: string(m[1]), collector: c}
	if t := interfaceTarget.FindSubmatch(b); t != nil {
		reader.platform = platformOfTriple(string(t[1]))
	}
	reader.read(swift.Mask(string(b)))
	c.noteSource("module interface " + filepath.Base(file))
	return nil
}

func platformOfTriple(triple string) swift.Platform {
	_, system, _ := strings.Cut(triple, "-apple-")
	if strings.HasSuffix(system, "-macabi") {
		return swift.MacCatalyst
	}
	for prefix, p := range map[string]swift.Platform{"ios": swift.IOS, "macos": swift.MacOS, "watchos": swift.WatchOS, "tvos": swift.TVOS, "xros": swift.VisionOS} {
		if strings.HasPrefix(system, prefix) {
			return p
		}
	}
	return ""
}

var opensType = map[string]bool{"struct": true, "class": true, "enum": true, "protocol": true, "actor": true}

type interfaceReader struct {
	module    string
	platform  swift.Platform // "" for all
	collector *Collector
	scopes    []interfaceScope
	attribute map[swift.Platform]swift.Version // of the @available lines before a declaration
	barred    map[swift.Platform]bool
}

type interfaceScope struct {
	path    []string // nil for a body
	foreign bool
	since   map[swift.Platform]swift.Version
	barred  map[swift.Platform]bool
}

func (r *interfaceReader) read(text string) {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		r.readAvailability(line)
		line = introducedIn.ReplaceAllString(line, "")
		inBody := len(r.scopes) > 0 && r.scopes[len(r.scopes)-1].path == nil
		var opened *interfaceScope
		if !inBody {
			opened = r.readDeclaration(line)
		}
		for _, brace := range line {
			switch brace {
			case '{':
				s := interfaceScope{}
				if opened != nil {
					s, opened = *opened, nil
				}
				r.scopes = append(r.scopes, s)
			case '}':
				r.scopes = r.scopes[:max(0, len(r.scopes)-1)]
			}
		}
	}
}

// readAvailability records the @available attributes of a line.
func (r *interfaceReader) readAvailability(line string) {
	for _, m := range introducedIn.FindAllStringSubmatch(line, -1) {
		if r.attribute == nil {
			r.attribute, r.barred = map[swift.Platform]swift.Version{}, map[swift.Platform]bool{}
		}
		parts := strings.Split(m[1], ",")
		name, _, short := strings.Cut(strings.TrimSpace(parts[0]), " ")
		if p, ok := platformNamed(name); ok && !short {
			for _, part := range parts[1:] {
				key, value, _ := strings.Cut(strings.TrimSpace(part), ":")
				if v, err := swift.ParseVersion(strings.TrimSpace(value)); key == "introduced" && err == nil {
					r.attribute[p] = v
				}
				r.barred[p] = r.barred[p] || key == "unavailable"
			}
			continue
		}
		for _, part := range parts {
			name, version, _ := strings.Cut(strings.TrimSpace(part), " ")
			p, ok := platformNamed(name)
			if v, err := swift.ParseVersion(version); ok && err == nil {
				r.attribute[p] = v
			}
		}
	}
}

// readDeclaration adds the declaration of a line, if there is one, and returns the scope
// that its brace opens, or nil for a body.
func (r *interfaceReader) readDeclaration(line string) *interfaceScope {
	at := declaring.FindStringSubmatchIndex(line)
	if at == nil {
		return nil
	}
	kind, name := declaredName(line, at)
	var around interfaceScope
	if len(r.scopes) > 0 {
		around = r.scopes[len(r.scopes)-1]
	}
	since, barred := r.attribute, r.barred
	r.attribute, r.barred = nil, nil
	if kind == "extension" {
		path := strings.Split(strings.TrimPrefix(name, r.module+"."), ".")
		foreign := len(path) > 1 && !strings.HasPrefix(name, r.module+".")
		if foreign {
			path = path[1:] // the module of the type
		}
		return &interfaceScope{path, foreign, since, barred}
	}
	if name == "" {
		return nil
	}
	full := name
	if hasLabels[kind] {
		full += labelsOf(line[at[0]:])
	}
	versions := r.versions(around, since, barred)
	if versions != nil {
		r.collector.declare(r.module, names.Declaration{Path: append(slices.Clone(around.path), full), Kind: kind, Foreign: around.foreign, Text: line}, versions)
	}
	if !opensType[kind] {
		return nil
	}
	missing := map[swift.Platform]bool{}
	for _, p := range platforms {
		_, on := versions[p]
		missing[p] = !on
	}
	return &interfaceScope{append(slices.Clone(around.path), name), around.foreign, versions, missing}
}

// hasLabels lists the kinds of declarations whose names include argument labels.
var hasLabels = map[string]bool{"func": true, "init": true, "subscript": true, "case": true, "macro": true}

// declaredName returns the kind and the name of the declaration that declaring found.
func declaredName(line string, at []int) (kind, name string) {
	kind = line[at[2]:at[3]]
	if at[4] >= 0 {
		name = line[at[4]:at[5]]
	}
	rest := strings.Fields(line[at[1]:])
	switch {
	case kind == "init" || kind == "subscript":
		name = kind
	case kind == "class" && (name == "func" || name == "var") && len(rest) > 0: // class func, class var
		kind, name = name, rest[0][:strings.IndexAny(rest[0]+"(", "(:<{")]
	case kind == "func" && name == "" && len(rest) > 0: // an operator
		name = rest[0]
	}
	return kind, name
}

// versions returns the versions of the platforms that have a declaration, or nil if none
// has it.
func (r *interfaceReader) versions(around interfaceScope, since map[swift.Platform]swift.Version, barred map[swift.Platform]bool) map[swift.Platform]swift.Version {
	var out map[swift.Platform]swift.Version
	for _, p := range platforms {
		if r.platform != "" && p != r.platform || barred[p] || around.barred[p] {
			continue
		}
		if out == nil {
			out = map[swift.Platform]swift.Version{}
		}
		if out[p] = since[p]; around.since[p].Compare(out[p]) > 0 {
			out[p] = around.since[p]
		}
	}
	return out
}

// labelsOf returns the labels of the first parameter list of a declaration, such as
// "(_:by:)", or "" if it has none.
func labelsOf(decl string) string {
	angles, depth, open := 0, 0, -1
	out := "("
	part := 0
	for i := range len(decl) {
		switch decl[i] {
		case '<':
			angles++
		case '>':
			if i == 0 || decl[i-1] != '-' {
				angles--
			}
		case '{':
			if open < 0 {
				return ""
			}
		case '(', '[':
			depth++
			if open < 0 && angles == 0 && decl[i] == '(' {
				open, part, depth = i, i+1, 1
			}
		case ')', ']':
			if depth--; open >= 0 && depth == 0 {
				return out + label(decl[part:i]) + ")"
			}
		case ',':
			if open >= 0 && depth == 1 && angles <= 0 {
				out += label(decl[part:i])
				part = i + 1
			}
		}
	}
	return ""
}

// label returns the label of a parameter with its colon, or "" if there is no parameter.
func label(parameter string) string {
	name, _, ok := strings.Cut(parameter, ":")
	words := strings.Fields(name)
	if !ok {
		if strings.TrimSpace(parameter) == "" {
			return ""
		}
		return "_:" // a case without labels
	}
	for _, w := range words {
		if !strings.HasPrefix(w, "@") {
			return w + ":"
		}
	}
	return "_:"
}
