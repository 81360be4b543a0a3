package serve

import (
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// resolveImports finds which known files each file imports: by its given
// imports, and by the import statements of its text.
func resolveImports(files map[string]File) map[string][]string {
	out := map[string][]string{}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		f := files[name]
		seen := map[string]bool{name: true}
		for _, to := range slices.Concat(f.Imports, importedFiles(name, f.Text, files)) {
			if !seen[to] {
				seen[to] = true
				out[name] = append(out[name], to)
			}
		}
	}
	return out
}

var (
	pyImport = lazyregexp.New(`(?m)^[ \t]*import[ \t]+([\w.]+(?:[ \t]+as[ \t]+\w+)?(?:[ \t]*,[ \t]*[\w.]+(?:[ \t]+as[ \t]+\w+)?)*)`)
	pyFrom   = lazyregexp.New(`(?m)^[ \t]*from[ \t]+(\.*[\w.]*)[ \t]+import[ \t]+(?:\(([^)]*)\)|(.*))`)
	jsImport = lazyregexp.New(`(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)["']([^"'\n]+)["']`)
	goImport = lazyregexp.New(`(?m)^(?:import[ \t]+|[ \t]+)(?:[\w.]+[ \t]+)?"([^"\n]+)"`)
)

// importedFiles returns the known files that a text's import statements lead to.
// Python, JavaScript, TypeScript and Go name files; Swift and Rust do not, so
// their imports must be given.
func importedFiles(name, text string, files map[string]File) []string {
	switch path.Ext(name) {
	case ".py":
		return pythonImports(name, text, files)
	case ".js", ".jsx", ".mjs", ".ts", ".tsx":
		var out []string
		for _, m := range jsImport.FindAllStringSubmatch(text, -1) {
			if !strings.HasPrefix(m[1], ".") {
				continue
			}
			p := path.Join(path.Dir(name), m[1])
			bare := strings.TrimSuffix(p, ".js") // TypeScript writes .js for .ts
			out = appendKnown(out, files, p, bare+".ts", bare+".tsx", p+".js", p+".jsx", p+".mjs", p+"/index.ts", p+"/index.tsx", p+"/index.js")
		}
		return out
	case ".go":
		var out []string
		for _, m := range goImport.FindAllStringSubmatch(text, -1) {
			for _, f := range slices.Sorted(maps.Keys(files)) {
				if dir := path.Dir(f); path.Ext(f) == ".go" && dir != "." && (m[1] == dir || strings.HasSuffix(m[1], "/"+dir)) {
					out = append(out, f)
				}
			}
		}
		return out
	}
	return nil
}

func appendKnown(out []string, files map[string]File, candidates ...string) []string {
	for _, c := range candidates {
		if _, ok := files[c]; ok {
			return append(out, c)
		}
	}
	return out
}

func pythonImports(name, text string, files map[string]File) []string {
	var out []string
	module := func(p string) { out = appendKnown(out, files, p+".py", p+"/__init__.py") }
	for _, m := range pyImport.FindAllStringSubmatch(text, -1) {
		for part := range strings.SplitSeq(m[1], ",") {
			if f := strings.Fields(part); len(f) > 0 {
				module(strings.ReplaceAll(f[0], ".", "/"))
			}
		}
	}
	for _, m := range pyFrom.FindAllStringSubmatch(text, -1) {
		rest := strings.TrimLeft(m[1], ".")
		base := strings.ReplaceAll(rest, ".", "/")
		if up := len(m[1]) - len(rest); up > 0 {
			dir := path.Dir(name)
			for range up - 1 {
				dir = path.Dir(dir)
			}
			base = path.Join(dir, base)
		}
		for part := range strings.SplitSeq(m[2]+m[3], ",") { // a name may be a module
			if f := strings.Fields(part); len(f) > 0 {
				out = appendKnown(out, files, path.Join(base, f[0])+".py")
			}
		}
		module(base)
	}
	return out
}

func hasIdentifier(text, name string) bool {
	if name == "" {
		return false
	}
	ok, err := regexp.MatchString(`(?:^|[^\pL\pN_])`+regexp.QuoteMeta(name)+`(?:$|[^\pL\pN_])`, text)
	return err == nil && ok
}
