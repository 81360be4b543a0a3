// Command swiftdocs writes the reference that the server docs of the suite
// swift-grounding serves: every public symbol of the packs and of the toolchain's
// modules, and Apple's Objective-C names as the table of facts has them. There is no list
// of names that deserve an entry.
//
//	ASSAY_SWIFT=… go run ./scripts/swiftdocs .
//
// The argument is the repository. Summaries are the first sentences of documentation
// comments of the toolchain's modules, which are Apache-2.0.
package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/klauspost/compress/zstd"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// folder is where the reference is, in the repository.
const folder = "suites/swift-grounding/_docs"

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: swiftdocs REPOSITORY")
		os.Exit(2)
	}
	if err := writeReference(context.Background(), os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "swiftdocs:", err)
		os.Exit(1)
	}
}

func writeReference(ctx context.Context, repository string) error {
	tc, err := swift.Find(ctx, "", os.Getenv)
	if err != nil {
		return err
	}
	files, err := sourceReferences(os.DirFS(repository))
	if err != nil {
		return err
	}
	if files["toolchain"], err = toolchainReference(ctx, tc); err != nil {
		return err
	}
	enc, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBestCompression), zstd.WithEncoderConcurrency(1))
	if err != nil {
		return err
	}
	for name, text := range files {
		packed := enc.EncodeAll(text, nil)
		fmt.Printf("%s: %d documents, %d bytes, %d compressed\n", name, bytes.Count(text, []byte("\n")), len(text), len(packed))
		if err := os.WriteFile(filepath.Join(repository, folder, name+".jsonl.zst"), packed, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// sourceReferences returns what needs no toolchain: the records of the packs in a
// repository and of the facts.
func sourceReferences(repository fs.FS) (map[string][]byte, error) {
	root, err := fs.Sub(repository, "internal/swift/pack/shipped")
	if err != nil {
		return nil, err
	}
	all, err := packDeclarations(root)
	if err != nil {
		return nil, err
	}
	named, err := namedOnly(root, all)
	if err != nil {
		return nil, err
	}
	modules := map[string]bool{}
	for _, d := range all {
		modules[d.module] = true
	}
	return map[string][]byte{
		"packs": encodeRecords(recordsOf("pack", append(all, named...))),
		"facts": encodeRecords(factRecords(symbols.Facts(), modules)),
	}, nil
}

// toolchainReference returns the records of the toolchain's modules.
func toolchainReference(ctx context.Context, tc *swift.Toolchain) ([]byte, error) {
	work, err := os.MkdirTemp("", "swiftdocs")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(work)
	all, err := toolchainDeclarations(ctx, tc, work)
	if err != nil {
		return nil, err
	}
	return encodeRecords(recordsOf("", all)), nil
}

// declaration is one declaration of a symbol.
type declaration struct {
	module  string // as the symbol's own module is called
	path    string // names of its types and its own, without labels
	text    string
	on      string // platforms of the module, if not all
	records []symbols.Availability
	only    string // what limits it besides its records
	summary string
}

type record struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	Text  string `json:"text"`
}

func encodeRecords(all []record) []byte {
	slices.SortFunc(all, func(a, b record) int { return strings.Compare(a.ID, b.ID) })
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	for _, r := range all {
		if err := enc.Encode(r); err != nil {
			panic(err) // strings have an encoding
		}
	}
	return b.Bytes()
}

// recordsOf returns one document for each name of a module: overloads share it. The ids
// begin with a folder of that name, if any, for sources that may have the same modules.
func recordsOf(source string, all []declaration) []record {
	byID := map[string][]declaration{}
	for _, d := range all {
		if isHidden(d.path) || isStandIn(d) {
			continue
		}
		id := strings.TrimPrefix(d.module, "_") + "/" + d.path
		if source == "pack" && (d.module == "Foundation" || d.module == "Dispatch") {
			id = d.module + " on Apple/" + d.path
		}
		byID[id] = append(byID[id], d)
	}
	var out []record
	for _, id := range slices.Sorted(maps.Keys(byID)) {
		out = append(out, record{id, byID[id][0].path, documentText(byID[id])})
	}
	return out
}

// isHidden reports whether a part of a path begins with an underscore: such names are no
// API.
func isHidden(path string) bool { return strings.HasPrefix(path, "_") || strings.Contains(path, "._") }

// isStandIn reports whether a declaration is there for the judge, in the place of another
// that Linux's macros do not know.
func isStandIn(d declaration) bool {
	return strings.Contains(d.text, "_Evaluated<") || strings.HasPrefix(d.text, "subscript(_ input: repeat each Input)")
}

// imports names what code imports for a module, where that is not the module.
var imports = map[string]string{
	"Swift": "", "_Concurrency": "", "_StringProcessing": "",
	"FoundationEssentials": "Foundation", "FoundationInternationalization": "Foundation", "FoundationNetworking": "Foundation",
}

// documentText returns the document of one name.
func documentText(all []declaration) string {
	var lines, summaries []string
	for _, d := range all {
		line := d.text
		if when := strings.Join(slices.DeleteFunc([]string{availabilityText(d.records), d.only}, func(s string) bool { return s == "" }), ", "); when != "" {
			line += "\n    " + when
		}
		lines = append(lines, line)
		if d.summary != "" {
			summaries = append(summaries, d.summary)
		}
	}
	slices.Sort(lines)
	slices.Sort(summaries)
	head := "No import needed."
	module := all[0].module
	if name, ok := imports[module]; !ok || name != "" {
		head = strings.TrimSpace("import " + cmp.Or(name, module) + " " + all[0].on)
	}
	parts := append([]string{head}, slices.Compact(summaries)...)
	return strings.Join(append(parts, slices.Compact(lines)...), "\n")
}

// platforms are the documented domains in order.
var platforms = []string{"iOS", "macOS", "watchOS", "tvOS", "visionOS"}

// availabilityText says since when platforms have a symbol, which lack it, and where it is
// deprecated.
func availabilityText(entries []symbols.Availability) string {
	var since, lacking, deprecated []string
	advice := ""
	for _, domain := range append(slices.Clone(platforms), "*", "Swift") {
		for _, a := range entries {
			if a.Domain != domain {
				continue
			}
			on := strings.TrimSuffix(a.Domain, "*")
			switch {
			case a.AlwaysUnavailable:
				lacking = append(lacking, on)
			case a.AlwaysDeprecated:
				deprecated = append(deprecated, on)
			case !a.Deprecated.IsZero():
				deprecated = append(deprecated, strings.TrimSpace(on+" "+a.Deprecated.String()))
			}
			if !a.Introduced.IsZero() && a.Domain != "Swift" && !a.AlwaysUnavailable {
				since = append(since, strings.TrimSpace(on+" "+a.Introduced.String())+"+")
			}
			if advice == "" && a.Renamed != "" {
				advice = "now " + a.Renamed
			}
			advice = cmp.Or(advice, strings.Join(strings.Fields(a.Message), " "))
		}
	}
	for _, list := range []struct {
		what string
		of   []string
	}{{"unavailable", lacking}, {"deprecated", deprecated}} {
		if len(list.of) > 0 {
			since = append(since, strings.TrimSpace(list.what+" "+strings.Join(list.of, ", ")))
		}
	}
	text := strings.Join(since, ", ")
	if advice != "" {
		text += " (" + advice + ")"
	}
	return strings.TrimSpace(text)
}
