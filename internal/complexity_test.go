package internal

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var (
	update = flag.Bool("update", false, "rewrite testdata/complex.txt where entries went away or became simpler")
	force  = flag.Bool("force", false, "with -update: also add entries and raise figures")
)

// mostComplex is the cyclomatic complexity that a function may have.
const mostComplex = 20

// complexList names the functions that were above mostComplex when the limit was
// introduced. It may only shrink: go test ./internal -run Complexity -update.
const complexList = "testdata/complex.txt"

func TestComplexity(t *testing.T) {
	found := complexFunctions(t)
	listed := map[string]int{}
	text, err := os.ReadFile(complexList)
	if err != nil {
		t.Fatal(err)
	}
	for s := bufio.NewScanner(bytes.NewReader(text)); s.Scan(); {
		var n int
		var dir, name string
		if _, err := fmt.Sscan(s.Text(), &n, &dir, &name); err != nil {
			t.Fatalf("%s: %q: %v", complexList, s.Text(), err)
		}
		listed[dir+" "+name] = n
	}
	kept := map[string]int{}
	for name, n := range found {
		switch was, ok := listed[name]; {
		case *update && (*force || ok && n <= was):
			kept[name] = n
		case !ok:
			t.Errorf("%s has complexity %d: take it apart, %d is the limit", name, n, mostComplex)
		case n > was:
			kept[name] = was
			t.Errorf("%s grew from complexity %d to %d: take it apart, %d is the limit", name, was, n, mostComplex)
		}
	}
	if *update {
		var b strings.Builder
		for _, name := range slices.Sorted(maps.Keys(kept)) {
			fmt.Fprintln(&b, kept[name], name)
		}
		if err := os.WriteFile(complexList, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	for name := range listed {
		if found[name] == 0 {
			t.Errorf("%s lists %s, which is gone or simple now: remove it with go test ./internal -run Complexity -update", complexList, name)
		}
	}
}

// complexFunctions returns the functions above mostComplex, tests aside, by
// folder and name.
func complexFunctions(t *testing.T) map[string]int {
	out := map[string]int{}
	add := func(dir, name string, n ast.Node) {
		if c := complexity(n); c > mostComplex {
			out[dir+" "+name] = c
		}
	}
	files := token.NewFileSet()
	err := filepath.WalkDir("..", func(file string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if e.IsDir() {
			hidden := file != ".." && strings.HasPrefix(e.Name(), ".")
			if hidden || e.Name() == "testdata" || strings.HasPrefix(e.Name(), "_") || file == filepath.Join("..", "test") {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return nil
		}
		f, err := parser.ParseFile(files, file, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		dir := path.Dir(strings.TrimPrefix(filepath.ToSlash(file), "../"))
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				add(dir, receiverName(d)+d.Name.Name, d)
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					v, ok := spec.(*ast.ValueSpec)
					for i := 0; ok && i < len(v.Values); i++ {
						if f, isFunc := v.Values[i].(*ast.FuncLit); isFunc {
							add(dir, v.Names[i].Name, f)
						}
					}
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// receiverName returns the type of a method and a dot, "" for a function.
func receiverName(d *ast.FuncDecl) string {
	if d.Recv == nil {
		return ""
	}
	typ := d.Recv.List[0].Type
	for {
		switch x := typ.(type) {
		case *ast.StarExpr:
			typ = x.X
		case *ast.IndexExpr:
			typ = x.X
		case *ast.IndexListExpr:
			typ = x.X
		case *ast.Ident:
			return x.Name + "."
		default:
			return "?."
		}
	}
}

// complexity counts as gocyclo does: 1, and 1 for each if, for, case, && and ||.
func complexity(n ast.Node) int {
	c := 1
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt:
			c++
		case *ast.CaseClause:
			if n.List != nil {
				c++
			}
		case *ast.CommClause:
			if n.Comm != nil {
				c++
			}
		case *ast.BinaryExpr:
			if n.Op == token.LAND || n.Op == token.LOR {
				c++
			}
		}
		return true
	})
	return c
}
