package internal

import (
	"fmt"
	"go/doc"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

var packageRow = regexp.MustCompile("(?m)^(\\| -?\\d+ \\| `([^`]+)` \\| )(.*)( \\|)$")

// TestPackageTable checks that the table of floors has the first sentence of each package
// comment.
func TestPackageTable(t *testing.T) {
	const page = "../docs/architecture.md"
	old, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	got := packageRow.ReplaceAllStringFunc(string(old), func(row string) string {
		m := packageRow.FindStringSubmatch(row)
		says, err := packageSentence(path.Join("..", m[2]))
		if err != nil {
			t.Error(err)
			return row
		}
		return m[1] + says + m[4]
	})
	if got == string(old) {
		return
	}
	if !*update {
		t.Errorf("%s differs from the package comments: run go test ./internal -run TestPackageTable -update", page)
		return
	}
	if err := os.WriteFile(page, []byte(got), 0o644); err != nil {
		t.Fatal(err)
	}
}

var (
	aboutPackage = regexp.MustCompile(`^(Package|Command) \S+ `)
	docLink      = regexp.MustCompile(`\[([\w.]+)\]`)
)

// packageSentence returns the first sentence of the comment of the package in dir, without
// its subject and at most 120 characters long.
func packageSentence(dir string) (string, error) {
	files, err := fs.Glob(os.DirFS(dir), "*.go")
	if err != nil {
		return "", err
	}
	for _, name := range files {
		f, err := parser.ParseFile(token.NewFileSet(), path.Join(dir, name), nil, parser.ParseComments|parser.PackageClauseOnly)
		if err != nil {
			return "", err
		}
		if f.Doc == nil {
			continue
		}
		says := new(doc.Package).Synopsis(f.Doc.Text())
		says = strings.TrimSuffix(aboutPackage.ReplaceAllString(says, ""), ".")
		says = strings.ReplaceAll(docLink.ReplaceAllString(says, "$1"), "|", `\|`)
		if r := []rune(says); len(r) > 120 {
			says = string(r[:118])
			says = strings.TrimRight(says[:strings.LastIndexByte(says, ' ')], " ,;:") + " …"
		}
		return says, nil
	}
	return "", fmt.Errorf("%s has no package comment", dir)
}
