package code

import (
	"io/fs"
	"os"
	"path"
	"strings"
	"testing"
	"time"
	"unicode/utf8"
)

// fuzz feeds a language arbitrary bytes: nothing panics or hangs, and every symbol
// is within the file.
func fuzz(f *testing.F, name string, dirs ...string) {
	for _, dir := range dirs {
		files, err := fs.Glob(os.DirFS("testdata"), dir+"/*")
		if err != nil {
			f.Fatal(err)
		}
		for _, file := range files {
			text, err := fs.ReadFile(os.DirFS("testdata"), file)
			if err != nil {
				f.Fatal(err)
			}
			if path.Ext(file) == path.Ext(name) {
				f.Add(text)
				f.Add(text[:len(text)/3])
			}
		}
	}
	for _, s := range []string{"", "\x00", "\xff\xfe", "((((((((", "class A {", "\"", "/*", "#if\n", "#", "a = lambda: b = ", "f\n\t\n  g"} {
		f.Add([]byte(s))
	}
	r := newSandbox()
	f.Cleanup(r.close)
	r.limit = 2 * time.Second
	f.Fuzz(func(t *testing.T, text []byte) {
		facts, err := r.scanText(t.Context(), name, text)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Count(string(text), "\n") + 1
		last := 0
		for _, s := range facts.symbols {
			if s.Name == "" || !utf8.ValidString(s.Name) || s.Line < last || s.Line < 1 || s.EndLine < s.Line || s.EndLine > lines {
				t.Errorf("symbol %+v in a file of %d lines", s, lines)
			}
			last = s.Line
		}
		for _, g := range facts.gaps {
			if g.Reason == "" || g.Line < 0 || g.EndLine < g.Line || g.EndLine > lines {
				t.Errorf("gap %+v in a file of %d lines", g, lines)
			}
		}
	})
}

func FuzzGo(f *testing.F)         { fuzz(f, "a.go", "go") }
func FuzzJavaScript(f *testing.F) { fuzz(f, "a.js", "javascript") }
func FuzzPython(f *testing.F)     { fuzz(f, "a.py", "python") }
func FuzzRust(f *testing.F)       { fuzz(f, "a.rs", "rust") }
func FuzzSwift(f *testing.F)      { fuzz(f, "a.swift", "swift") }
func FuzzTSX(f *testing.F)        { fuzz(f, "a.tsx", "typescript") }
func FuzzTypeScript(f *testing.F) { fuzz(f, "a.ts", "typescript") }
