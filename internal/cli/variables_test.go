package cli

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// sources parses the Go files of the program, without tests and packages for tests, and
// calls visit with each.
func sources(t *testing.T, visit func(path string, f *ast.File)) {
	t.Helper()
	n := 0
	for _, root := range []string{"../../internal", "../../cmd/assay"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			name := d.Name()
			if d.IsDir() {
				if name == "testdata" || name == "_fixture" || name == "testenv" || path != root && strings.HasSuffix(name, "test") {
					return filepath.SkipDir
				}
				return nil
			}
			if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
				return nil
			}
			f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			n++
			visit(path, f)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if n < 300 {
		t.Fatalf("%d files are few: are they read?", n)
	}
}

// readers are the names of functions that read a variable of the environment.
var readers = []string{"Getenv", "getenv", "LookupEnv", "env", "envValue"}

// elsewhereRead are variables that the Go library reads, not this code.
var elsewhereRead = []string{"TMPDIR", "XDG_CACHE_HOME", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY", "LESS"}

// TestVariables compares the table of environment variables, and so
// docs/ref/environment.md, with the code: every variable that is read by name, or is named
// like one of assay, is in the table, and every variable of the table is in the code.
func TestVariables(t *testing.T) {
	listed, named := map[string]bool{}, map[string]bool{}
	for _, v := range variables() {
		if listed[v.name] || v.doc == "" {
			t.Errorf("%+v: twice, or without meaning", v)
		}
		listed[v.name] = true
	}
	ours := regexp.MustCompile(`^ASSAY_[A-Z_]+$`)
	reads := 0
	sources(t, func(path string, f *ast.File) {
		if strings.HasSuffix(path, "internal/cli/variables.go") {
			return
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BasicLit:
				s, err := strconv.Unquote(n.Value)
				if n.Kind != token.STRING || err != nil {
					return true
				}
				named[s] = true
				if ours.MatchString(s) && !listed[s] {
					t.Errorf("%s: %s is not in the table of variables.go", path, s)
				}
			case *ast.CallExpr:
				if name := readVariable(n); name != "" {
					reads++
					if !listed[name] && !strings.HasPrefix(name, "PROBE_") { // of the probe of rooms, which sets them itself
						t.Errorf("%s: %s is read and is not in the table of variables.go", path, name)
					}
				}
			}
			return true
		})
	})
	for name := range listed {
		if !named[name] && !slices.Contains(elsewhereRead, name) {
			t.Errorf("variables.go lists %s, which the code does not name", name)
		}
	}
	if reads < 40 {
		t.Errorf("%d reads are few: are they found?", reads)
	}
}

// readVariable returns the variable that a call reads by a literal name, or "".
func readVariable(call *ast.CallExpr) string {
	name := ""
	switch fun := call.Fun.(type) {
	case *ast.Ident:
		name = fun.Name
	case *ast.SelectorExpr:
		name = fun.Sel.Name
	}
	if !slices.Contains(readers, name) {
		return ""
	}
	for _, arg := range call.Args {
		if lit, ok := arg.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			s, _ := strconv.Unquote(lit.Value)
			return s
		}
	}
	return ""
}

var (
	fileOfDocs = regexp.MustCompile(`\bdocs/([a-z]+/)?[a-z-]+\.md\b`)
	topicCall  = regexp.MustCompile(`\bassay help ([a-z][a-z.-]*[a-z])`)
)

// TestTopics checks that no message, help text or description names a file of docs/, which
// users of the program lack, and that each topic that they name is a page or a command.
func TestTopics(t *testing.T) {
	notOurs := map[string]bool{"docs/badge.svg": true}
	calls := 0
	sources(t, func(path string, f *ast.File) {
		ast.Inspect(f, func(n ast.Node) bool {
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return true
			}
			s := lit.Value
			if u, err := strconv.Unquote(s); err == nil {
				s = u
			}
			for _, file := range fileOfDocs.FindAllString(s, -1) {
				if !notOurs[file] && !strings.Contains(s, "://") {
					t.Errorf("%s: %q names %s: name the topic, assay help TOPIC", path, s, file)
				}
			}
			for _, m := range topicCall.FindAllStringSubmatch(s, -1) {
				calls++
				if !isTopic(m[1]) {
					t.Errorf("%s: %q: there is no topic %s", path, s, m[1])
				}
			}
			return true
		})
	})
	if calls < 20 {
		t.Errorf("%d topics are few: are they found?", calls)
	}
}
