// Package vouch makes tests prove that they ran to completion, so that verdicts do not
// depend on output that the code under test can print.
//
// [RewriteGo] gives each test of a Go file a token, a random number that no other test
// has. The rewritten test writes its token, with its outcome, to standard output after
// its last subtest and cleanup. Code that prints the marks of the testing package, or
// that ends the process before the test has ended, does not know the token. A [GoRun]
// judges the output of a test program by its tokens.
package vouch

import (
	"cmp"
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"go/ast"
	"go/doc"
	"go/parser"
	"go/token"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// GoTest is a test function, fuzz test or example of a Go file.
type GoTest struct {
	Name string
	File string
	Line int
	// ID is in the program if and only if the test is. It is not secret.
	ID      string
	token   string
	example bool // the testing package compares its output after it ends
}

// edit replaces n bytes of a text.
type edit struct {
	at, n int
	text  string
}

// RewriteGo returns a Go test file whose tests each write their token when they end, and
// the tests. Lines keep their numbers. The text is nil if the file has no tests.
func RewriteGo(name string, src []byte) ([]byte, []GoTest, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, nil, fmt.Errorf("parse the tests of %s: %w", name, err)
	}
	offset := func(p token.Pos) int { return fset.Position(p).Offset }
	pkg, send := "z"+randomHex(6), "z"+randomHex(6)
	edits := []edit{{at: offset(file.Name.End()), text: fmt.Sprintf(";import %s \"syscall\"", pkg)}}
	var tests []GoTest
	examples := checkedExamples(file)
	for _, d := range file.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Recv != nil || fn.Body == nil {
			continue
		}
		where := fset.Position(fn.Pos())
		t := GoTest{Name: fn.Name.Name, File: name, Line: where.Line, ID: randomHex(8), token: randomHex(16)}
		call := func(failed, skipped string) string {
			return fmt.Sprintf("%s(%s,%s,%q,0x%s,0x%s)", send, failed, skipped, t.ID, t.token[:16], t.token[16:])
		}
		param, kind := testParam(fn)
		switch {
		case kind == "T" && hasTestName(t.Name, "Test") || kind == "F" && hasTestName(t.Name, "Fuzz"):
			at, n := offset(param.Type.Pos()), 0
			who := "z" + t.ID
			switch {
			case len(param.Names) == 0:
				edits = append(edits, edit{at, n, who + " "})
			case param.Names[0].Name == "_":
				edits = append(edits, edit{offset(param.Names[0].Pos()), 1, who})
			default:
				who = param.Names[0].Name
			}
			// A panic runs cleanups before the test is marked as failed, so only a body
			// that returned counts as completed.
			done := "zd" + t.ID
			edits = append(edits, edit{at: offset(fn.Body.Lbrace) + 1, text: fmt.Sprintf("%s:=false;%s.Cleanup(func(){%s});func(){",
				done, who, call(fmt.Sprintf("%s.Failed()||!%s&&!%[1]s.Skipped()", who, done), who+".Skipped()"))},
				edit{at: offset(fn.Body.Rbrace), text: "}();" + done + "=true"})
		case kind == "" && examples[t.Name]:
			t.example = true
			edits = append(edits, edit{at: offset(fn.Body.Lbrace) + 1, text: "func(){"}, edit{at: offset(fn.Body.Rbrace), text: "}();" + call("false", "false")})
		default:
			continue
		}
		tests = append(tests, t)
	}
	if len(tests) == 0 {
		return nil, nil, nil
	}
	out := apply(src, edits)
	return append(out, []byte(strings.NewReplacer("SEND", send, "PKG", pkg).Replace(sender))...), tests, nil
}

// sender writes the token of a test and its outcome. It imports nothing but syscall,
// since a test may replace os.Stdout.
const sender = `
func SEND(f, s bool, id string, a, b uint64) {
	m := append([]byte("\n\x1e"), id...)
	for _, v := range [2]uint64{a, b} {
		for i := 60; i >= 0; i -= 4 {
			m = append(m, "0123456789abcdef"[v>>uint(i)&15])
		}
	}
	c := byte('p')
	if f {
		c = 'f'
	} else if s {
		c = 's'
	}
	m = append(m, c, '\n')
	for len(m) > 0 {
		n, err := PKG.Write(1, m)
		if err != nil && err != PKG.EINTR && err != PKG.EAGAIN {
			return
		}
		if n > 0 {
			m = m[n:]
		}
	}
}
`

func randomHex(n int) string {
	b := make([]byte, n)
	if _, err := rand.Read(b); err != nil {
		panic(err) // never fails
	}
	return hex.EncodeToString(b)
}

func apply(src []byte, edits []edit) []byte {
	slices.SortStableFunc(edits, func(a, b edit) int { return cmp.Compare(a.at, b.at) })
	var out []byte
	done := 0
	for _, e := range edits {
		out = append(append(out, src[done:e.at]...), e.text...)
		done = e.at + e.n
	}
	return append(out, src[done:]...)
}

// testParam returns the parameter of a function that takes one *testing.T or
// *testing.F, and T or F. It returns nil and "" for a function without parameters, and
// nil and "-" for others.
func testParam(fn *ast.FuncDecl) (*ast.Field, string) {
	list := fn.Type.Params.List
	switch {
	case fn.Type.TypeParams != nil || fn.Type.Results != nil && len(fn.Type.Results.List) > 0:
		return nil, "-"
	case len(list) == 0:
		return nil, ""
	case len(list) > 1 || len(list[0].Names) > 1:
		return nil, "-"
	}
	star, ok := list[0].Type.(*ast.StarExpr)
	if !ok {
		return nil, "-"
	}
	switch t := star.X.(type) {
	case *ast.Ident:
		return list[0], t.Name
	case *ast.SelectorExpr:
		return list[0], t.Sel.Name
	}
	return nil, "-"
}

// hasTestName reports whether go test treats a function of this name as a test.
func hasTestName(name, prefix string) bool {
	rest, ok := strings.CutPrefix(name, prefix)
	if !ok || rest == "" {
		return ok
	}
	first, _ := utf8.DecodeRuneInString(rest)
	return !unicode.IsLower(first)
}

// checkedExamples returns the names of the examples whose output go test compares. go test
// runs no other examples.
func checkedExamples(file *ast.File) map[string]bool {
	out := map[string]bool{}
	for _, e := range doc.Examples(file) {
		if e.Output != "" || e.EmptyOutput {
			out["Example"+e.Name] = true
		}
	}
	return out
}
