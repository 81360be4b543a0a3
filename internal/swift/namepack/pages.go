package namepack

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/names"
)

// page is a page of documentation about one symbol.
type page struct {
	path     []string // the part of its address after "documentation", in lower case: module, type, name
	title    string   // the symbol as Swift spells it: "padding(_:)"
	kind     string   // of the symbol: "struct", "method", "Extended Module"
	module   string   // as imports spell it; "" if only the path shows it
	text     string   // the declaration
	versions map[swift.Platform]swift.Version
}

// disambiguation matches the suffix of an address that distinguishes symbols of the same
// name.
var disambiguation = lazyregexp.New(`-(?:swift\.[a-z.]+|[0-9a-z]{4,7})$`)

func (p page) key() string { return strings.Join(p.path, "/") }

// declarePages adds the symbols of pages. It spells enclosing types like the titles of
// their own pages.
func (c *Collector) declarePages(pages []page) {
	titles, kinds := map[string]string{}, map[string]string{}
	for _, p := range pages {
		titles[p.key()], kinds[p.key()] = p.title, p.kind
	}
	for _, p := range pages {
		if len(p.path) < 2 || isExtended(p.kind) || p.title == "" {
			continue
		}
		d := names.Declaration{Kind: symbolKind(p.kind), Text: p.text}
		known := true
		for i := 2; i < len(p.path); i++ {
			key := strings.Join(p.path[:i], "/")
			title, ok := titles[key]
			if kinds[key] == "Extended Module" {
				d.Foreign = true
				continue
			}
			known = known && ok
			d.Foreign = d.Foreign || isExtended(kinds[key])
			d.Path = append(d.Path, lastName(title))
		}
		if !known {
			continue
		}
		d.Path = append(d.Path, lastName(p.title))
		module := p.module
		if module == "" {
			module = titles[p.path[0]]
		}
		if module != "" {
			c.declare(module, d, p.versions)
		}
	}
}

// lastName extracts the name of a symbol from the title of its page, which may begin with
// the enclosing types: "Edge.Set", "Result.success(_:)".
func lastName(title string) string {
	base, labels, call := strings.Cut(strings.ReplaceAll(title, " ", ""), "(")
	if i := strings.LastIndex(base, "."); i >= 0 && i < len(base)-1 && strings.Trim(base, ".<>=+-*/%&|^~!?") != "" {
		base = base[i+1:]
	}
	if call {
		base += "(" + labels
	}
	return base
}

func isExtended(kind string) bool {
	return strings.HasPrefix(kind, "Extended ") || strings.HasPrefix(kind, "extended")
}

// symbolKind converts a kind of documentation page to the spelling of symbol graphs, for
// the kinds relevant to names.
func symbolKind(kind string) string {
	switch strings.ToLower(kind) {
	case "structure", "struct":
		return "struct"
	case "enumeration", "enum":
		return "enum"
	case "type alias", "typealias":
		return "typealias"
	case "associated type", "associatedtype":
		return "associatedtype"
	}
	return strings.ToLower(kind)
}

// renderNode is a page of an archive: a render node of DocC in JSON.
type renderNode struct {
	Identifier struct {
		URL string `json:"url"`
	} `json:"identifier"`
	Metadata struct {
		Title      string `json:"title"`
		Role       string `json:"role"`
		SymbolKind string `json:"symbolKind"`
		Modules    []struct {
			Name string `json:"name"`
		} `json:"modules"`
		Platforms []struct {
			Name         string `json:"name"`
			IntroducedAt string `json:"introducedAt"`
			Unavailable  bool   `json:"unavailable"`
		} `json:"platforms"`
	} `json:"metadata"`
	Sections []struct {
		Declarations []struct {
			Tokens []struct {
				Text string `json:"text"`
			} `json:"tokens"`
		} `json:"declarations"`
	} `json:"primaryContentSections"`
}

// addArchive reads a *.doccarchive, or a folder with the same layout.
func (c *Collector) addArchive(dir string) error {
	var pages []page
	root := filepath.Join(dir, "data", "documentation")
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".json" {
			return err
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		var node renderNode
		if err := json.Unmarshal(b, &node); err != nil {
			return fmt.Errorf("%s is no page of DocC: %w", path, err)
		}
		if p, ok := node.page(); ok {
			pages = append(pages, p)
		}
		return nil
	})
	if err != nil {
		return err
	}
	c.declarePages(pages)
	c.noteSource("DocC archive " + filepath.Base(dir))
	return nil
}

func (n *renderNode) page() (page, bool) {
	m := n.Metadata
	_, address, ok := strings.Cut(n.Identifier.URL, "/documentation/")
	if !ok || m.Role != "symbol" && m.Role != "collection" || m.SymbolKind == "" && m.Role == "symbol" {
		return page{}, false
	}
	p := page{path: pagePath(address), title: m.Title, kind: m.SymbolKind}
	if len(m.Modules) > 0 {
		p.module = m.Modules[0].Name
	}
	for _, s := range n.Sections {
		for _, d := range s.Declarations {
			for _, t := range d.Tokens {
				p.text += t.Text
			}
		}
	}
	if len(m.Platforms) > 0 {
		p.versions = map[swift.Platform]swift.Version{}
		for _, on := range m.Platforms {
			platform, ok := platformNamed(on.Name)
			if v, err := swift.ParseVersion(on.IntroducedAt); ok && !on.Unavailable {
				if err != nil {
					v = swift.Version{}
				}
				p.versions[platform] = v
			}
		}
	}
	if v, ok := p.versions[swift.IOS]; ok {
		if _, own := p.versions[swift.MacCatalyst]; !own {
			p.versions[swift.MacCatalyst] = v // pages of packages omit it
		}
	}
	return p, true
}

// pagePath splits the part of an address after "documentation". It removes the suffixes
// that distinguish symbols of the same name, except in the last part, because two overloads
// are two pages.
func pagePath(address string) []string {
	parts := strings.Split(strings.ToLower(strings.Trim(address, "/")), "/")
	for i := range len(parts) - 1 {
		parts[i] = disambiguation.ReplaceAllString(parts[i], "")
	}
	return parts
}

func platformNamed(name string) (swift.Platform, bool) {
	switch strings.ToLower(strings.ReplaceAll(name, " ", "")) {
	case "ios":
		return swift.IOS, true
	case "macos", "osx":
		return swift.MacOS, true
	case "watchos":
		return swift.WatchOS, true
	case "tvos":
		return swift.TVOS, true
	case "visionos":
		return swift.VisionOS, true
	case "maccatalyst":
		return swift.MacCatalyst, true
	}
	return "", false
}

// cupertinoQuery selects the pages about symbols of Apple's documentation.
const cupertinoQuery = `SELECT s.url AS url, s.title AS title, coalesce(s.kind, '') AS kind, coalesce(a.import_name, '') AS module, coalesce(s.declaration, '') AS declaration,
	coalesce(m.min_ios, '') AS ios, coalesce(m.min_macos, '') AS macos, coalesce(m.min_watchos, '') AS watchos,
	coalesce(m.min_tvos, '') AS tvos, coalesce(m.min_visionos, '') AS visionos
	FROM docs_structured s JOIN docs_metadata m ON m.uri = s.uri LEFT JOIN framework_aliases a ON a.identifier = m.framework
	WHERE m.source = 'apple-docs' AND m.language = 'swift'`

// addCupertino reads the database of Cupertino with the program sqlite3, read-only.
func (c *Collector) addCupertino(ctx context.Context, file string) error {
	program, err := exec.LookPath("sqlite3")
	if err != nil {
		return errors.New("reading a database needs the program sqlite3: install it (apt-get install sqlite3)")
	}
	var out, said bytes.Buffer
	cmd := exec.CommandContext(ctx, program, "-readonly", "-json", file, cupertinoQuery)
	cmd.Stdout, cmd.Stderr = &out, &said
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("it is no database of Cupertino that sqlite3 can read: %s", strings.TrimSpace(said.String()))
	}
	var rows []map[string]string
	if out.Len() > 0 {
		if err := json.Unmarshal(out.Bytes(), &rows); err != nil {
			return fmt.Errorf("read what sqlite3 printed: %w", err)
		}
	}
	var pages []page
	for _, r := range rows {
		_, address, ok := strings.Cut(r["url"], "/documentation/")
		if !ok {
			continue
		}
		p := page{path: pagePath(address), title: r["title"], kind: r["kind"], module: r["module"], text: r["declaration"]}
		for _, platform := range platforms {
			if v, err := swift.ParseVersion(r[string(platform)]); err == nil {
				if p.versions == nil {
					p.versions = map[swift.Platform]swift.Version{}
				}
				p.versions[platform] = v
			}
		}
		pages = append(pages, p)
	}
	c.declarePages(pages)
	digest, err := seal.HashFile(file)
	if err != nil {
		return err
	}
	c.noteSource(fmt.Sprintf("Cupertino database %s (%s)", filepath.Base(file), digest.Short()))
	return nil
}
