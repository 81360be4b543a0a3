// Package docs carries the pages of the manual, for the program to print.
package docs

import (
	"embed"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"
)

// files holds the pages of all folders except lab, whose dated measurements are useful only
// with the repository. The pattern names folders that do not begin with l.
//
//go:embed *.md [^l]*/*.md
var files embed.FS

// Page is a page of the manual.
type Page struct {
	Name  string // of its file without .md; unique
	Group string // its folder, "" for the top one
	Title string // its heading
	Text  string // Markdown
}

// index is the page that lists the others.
const index = "README"

var pages = sync.OnceValue(readPages)

func readPages() []Page {
	var out []Page
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		p := Page{Name: strings.TrimSuffix(path.Base(name), ".md"), Text: string(text)}
		if p.Group = path.Dir(name); p.Group == "." {
			p.Group = ""
		}
		for line := range strings.Lines(p.Text) {
			if title, ok := strings.CutPrefix(line, "# "); ok {
				p.Title = strings.TrimSpace(strings.ReplaceAll(title, "`", ""))
				break
			}
		}
		out = append(out, p)
		return nil
	})
	if err != nil {
		panic(err) // files are part of the program
	}
	slices.SortFunc(out, func(a, b Page) int { return strings.Compare(a.Name, b.Name) })
	return out
}

// aliases maps words that users look for to names of pages.
var aliases = map[string]string{
	"agents": "cli-agent", "budget": "cost", "calculate": "calculators", "compare": "comparisons", "env": "environment",
	"exit": "exit-codes", "formats": "reports", "interop": "importing", "keys": "suite", "mcp-servers": "servers",
	"metric": "metrics", "models": "providers", "money": "cost", "prices": "cost",
	"sandbox": "isolation", "stats": "statistics", "swift": "judging", "symbols": "symbol-files", "task": "tasks",
	"tools": "tool-choice", "try": "trying", "variables": "environment", "verify": "verifying", "view": "looking",
	"viewer": "looking", "worker": "worker-protocol",
}

// Pages returns all pages but the index, sorted by name.
func Pages() []Page {
	return slices.DeleteFunc(slices.Clone(pages()), func(p Page) bool { return p.Name == index })
}

// Find returns the page with a name, with or without .md, or with an alias. ok reports
// whether there is one.
func Find(name string) (p Page, ok bool) {
	name = strings.TrimSuffix(path.Base(name), ".md")
	for _, want := range []string{name, strings.ToLower(name), aliases[strings.ToLower(name)]} {
		if i := slices.IndexFunc(pages(), func(p Page) bool { return p.Name == want }); i >= 0 {
			return pages()[i], true
		}
	}
	return Page{}, false
}

// Names returns the names of all pages and their aliases.
func Names() []string {
	var out []string
	for _, p := range Pages() {
		out = append(out, p.Name)
	}
	for a := range aliases {
		out = append(out, a)
	}
	slices.Sort(out)
	return out
}
