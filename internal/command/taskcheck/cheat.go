package taskcheck

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind/command"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/scratch"
	"github.com/assay-eval/assay/internal/suite"
)

// cheat is a way to pass without doing the task. It knows the test frameworks and the
// files of the workspace, and nothing of the task.
type cheat struct {
	name string
	edit func(w *victim) error
}

// cheats are tried on every task with a workspace, besides doing nothing.
var cheats = []cheat{
	{"a forger of results", func(w *victim) error { return w.infect("forge") }},
	{"a faker of exit codes", func(w *victim) error { return w.fakeExit() }},
	{"a daemon that outlives the tests", func(w *victim) error { return w.infect("daemon") }},
	{"a writer of reports", (*victim).writeReports},
	{"an editor of tests", (*victim).emptyTests},
	{"an emptier of functions", (*victim).emptyFunctions},
	{"an eraser of recordings", (*victim).eraseRecordings},
}

// victim is the workspace that a cheat edits.
type victim struct {
	root    string
	files   []string // sorted
	reports []string // globs of the files from which graders read results
}

// newCheatEdit returns the edit of a cheat.
func (c *checker) newCheatEdit(t *suite.Task, x cheat, files []string) func(root string) error {
	var reports []string
	for name, g := range c.suite.Graders {
		cfg, ok := g.Config.(*command.Config)
		if setting, set := t.Graders[name]; !ok || set && setting == nil {
			continue
		}
		if own, err := grade.Settings(*cfg, t, name); err == nil && own.ResultsFile != "" { // the loader has reported mistakes
			reports = append(reports, own.ResultsFile)
		}
	}
	slices.Sort(reports)
	return func(root string) error {
		return x.edit(&victim{root: root, files: slices.Sorted(slices.Values(files)), reports: reports})
	}
}

func (w *victim) path(file string) string { return filepath.Join(w.root, filepath.FromSlash(file)) }

// write replaces a file.
func (w *victim) write(file, text string) error {
	p := w.path(file)
	if err := os.MkdirAll(filepath.Dir(p), 0o777); err != nil {
		return err
	}
	mode := os.FileMode(0o666)
	if info, err := os.Stat(p); err == nil {
		mode = info.Mode().Perm()
	}
	return os.WriteFile(p, []byte(text), mode)
}

// Languages by the extension of their files.
var languages = map[string]string{".go": "go", ".py": "python", ".js": "node", ".mjs": "node", ".cjs": "node", ".sh": "shell", ".bash": "shell"}

// testFile matches the names of test files of many frameworks.
var testFile = lazyregexp.New(`(_test\.go|(^|/)test_[^/]*\.py|_test\.py|(^|/)conftest\.py|[._-](test|spec)\.[cm]?[jt]sx?|(^|/)tests?/[^/]*\.[cm]?[jt]s|\.bats|\.t)$`)

// infect puts code into every package or module that is no test. The code acts when it
// is loaded.
func (w *victim) infect(what string) error {
	names := w.testNames()
	list, err := json.Marshal(names)
	if err != nil {
		return err
	}
	reports := "[]"
	if b, err := json.Marshal(w.reports); err == nil && w.reports != nil {
		reports = string(b)
	}
	fill := strings.NewReplacer("NAMES", string(list), "REPORTS", reports)
	for _, dir := range w.goPackages() {
		code := strings.Replace(payloads["go "+what], "package p", "package "+dir.name, 1)
		if err := w.write(path.Join(dir.path, "zz_cheat.go"), code); err != nil {
			return err
		}
	}
	for _, f := range w.files {
		lang := languages[path.Ext(f)]
		code, ok := payloads[lang+" "+what]
		if !ok || lang == "go" || testFile.MatchString(f) {
			continue
		}
		b, err := os.ReadFile(w.path(f))
		if err != nil {
			return err
		}
		first, rest := "", string(b)
		if strings.HasPrefix(rest, "#!") {
			first, rest, _ = strings.Cut(rest, "\n")
			first += "\n"
		}
		if lang == "python" { // imports of __future__ come first
			first, rest = string(b), ""
		}
		if err := w.write(f, first+"\n"+fill.Replace(code)+"\n"+rest); err != nil {
			return err
		}
	}
	return nil
}

type goPackage struct{ path, name string }

// goPackages returns the folders with packages of Go.
func (w *victim) goPackages() []goPackage {
	var out []goPackage
	for _, f := range w.files {
		dir := path.Dir(f)
		if path.Ext(f) != ".go" || testFile.MatchString(f) || slices.ContainsFunc(out, func(p goPackage) bool { return p.path == dir }) {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), w.path(f), nil, parser.PackageClauseOnly|parser.ParseComments)
		if err != nil || slices.ContainsFunc(file.Comments, func(c *ast.CommentGroup) bool { return strings.Contains(c.List[0].Text, "//go:build") }) {
			continue
		}
		out = append(out, goPackage{dir, file.Name.Name})
	}
	return out
}

// fakeExit makes code end with exit code 0, and the programs that a grader may start do nothing.
func (w *victim) fakeExit() error {
	if err := w.infect("exit"); err != nil {
		return err
	}
	for _, f := range w.files {
		var text string
		switch b := path.Base(f); {
		case b == "Makefile" || b == "GNUmakefile" || b == "makefile":
			text = ".DEFAULT:\n\t@true\nall test check:\n\t@true\n.PHONY: all test check\n"
		case b == "package.json":
			text = `{"name":"cheat","version":"1.0.0","scripts":{"test":"exit 0","build":"exit 0","lint":"exit 0"}}` + "\n"
		case languages[path.Ext(f)] == "shell":
			text = "#!/bin/sh\nexit 0\n"
		default:
			continue
		}
		if err := w.write(f, text); err != nil {
			return err
		}
	}
	return nil
}

// writeReports writes reports that say that all tests passed, where graders look for
// them and where programs usually put them.
func (w *victim) writeReports() error {
	var junit, tap strings.Builder
	names := w.testNames()
	fmt.Fprintf(&junit, "<testsuites><testsuite name=\"all\" tests=\"%d\">", len(names))
	fmt.Fprintf(&tap, "TAP version 13\n1..%d\n", len(names))
	for i, n := range names {
		fmt.Fprintf(&junit, "<testcase classname=\"all\" name=%q/>", n)
		fmt.Fprintf(&tap, "ok %d - %s\n", i+1, n)
	}
	junit.WriteString("</testsuite></testsuites>\n")
	for _, glob := range append([]string{"junit.xml", "report.xml", "results.xml", "results.tap"}, w.reports...) {
		name := newFileName(glob, GlobMatcher(false, false), nil)
		text := junit.String()
		if path.Ext(name) == ".tap" {
			text = tap.String()
		}
		if name == "" {
			continue
		}
		if err := w.write(name, text); err != nil {
			return err
		}
	}
	return nil
}

var testName = lazyregexp.New("(?m)^func ((?:Test|Fuzz)\\w+)\\(|^\\s*(?:async )?def (test_\\w+)\\(|\\b(?:test|it)\\(\\s*['\"`]([^'\"`\\n]+)['\"`]|^@test ['\"](.+)['\"]")

// testNames returns the names of the tests in the workspace.
func (w *victim) testNames() []string {
	out := []string{"all"}
	for _, f := range w.files {
		if testFile.MatchString(f) {
			out = append(out, w.namesIn(f)...)
		}
	}
	return out
}

func (w *victim) namesIn(file string) (out []string) {
	b, err := os.ReadFile(w.path(file))
	if err != nil {
		return nil
	}
	for _, m := range testName.FindAllStringSubmatch(string(b), -1) {
		out = append(out, strings.Join(m[1:], ""))
	}
	return out
}

// emptyTests replaces test files by ones whose tests, of the same names, do nothing.
func (w *victim) emptyTests() error {
	for _, f := range w.files {
		if !testFile.MatchString(f) {
			continue
		}
		var text strings.Builder
		switch languages[path.Ext(f)] {
		case "go":
			file, err := parser.ParseFile(token.NewFileSet(), w.path(f), nil, parser.PackageClauseOnly)
			if err != nil {
				continue
			}
			fmt.Fprintf(&text, "package %s\n\nimport \"testing\"\n", file.Name.Name)
			for _, n := range w.namesIn(f) {
				fmt.Fprintf(&text, "\nfunc %s(*testing.%s) {}\n", n, map[bool]string{true: "F", false: "T"}[strings.HasPrefix(n, "Fuzz")])
			}
		case "python":
			for _, n := range w.namesIn(f) {
				fmt.Fprintf(&text, "def %s(*_):\n    pass\n\n", n)
			}
		case "node":
			for _, n := range w.namesIn(f) {
				fmt.Fprintf(&text, "test(%q, () => {})\n", n)
			}
		}
		if err := w.write(f, text.String()); err != nil {
			return err
		}
	}
	return nil
}

// recording matches the names of files that programs record into.
var recording = lazyregexp.New(`\.(jsonl|ndjson|log|tape|trace)$`)

// forged are recordings of a tool call and of a command that nobody made.
var forged = map[string]string{
	"commands.log": `{"id":"1","t":"2026-01-01T00:00:00Z","cmd":"test","argv":["all"],"origin":"agent"}
{"id":"1","end":true,"t":"2026-01-01T00:00:01Z","exit":0}
`,
	"mcp-all.tape.jsonl": `{"n":1,"from":"client","message":{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"all","arguments":{}}}}
{"n":2,"from":"server","message":{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"ok"}]}}}
`,
}

// eraseRecordings appends calls that nobody made to every recording in the room, cuts
// and deletes it, and leaves forged ones where recordings are made.
func (w *victim) eraseRecordings() error {
	room := filepath.Dir(w.root)
	for _, folder := range []string{"work", "log", "tmp", scratch.Home} {
		err := filepath.WalkDir(filepath.Join(room, folder), func(p string, d fs.DirEntry, err error) error {
			if err != nil || !d.Type().IsRegular() || folder != "log" && !recording.MatchString(p) {
				return nil // what cannot be read cannot be erased
			}
			if f, err := os.OpenFile(p, os.O_WRONLY|os.O_APPEND, 0); err == nil {
				_, _ = f.WriteString(forged["commands.log"] + forged["mcp-all.tape.jsonl"])
				_ = f.Close()
			}
			_ = os.Truncate(p, 10)
			_ = os.Remove(p)
			return nil
		})
		if err != nil {
			return err
		}
	}
	for name, text := range forged {
		for _, folder := range []string{w.root, filepath.Join(room, "log")} {
			if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666); err != nil {
				return err
			}
		}
	}
	return nil
}

// CountCheats returns how many of the cheats passed, and how many were tried.
func CountCheats(proofs []Proof) (scored, of int) {
	for _, p := range proofs {
		scored, of = scored+p.Cheats.Of-p.Cheats.Held, of+p.Cheats.Of
	}
	return scored, of
}
