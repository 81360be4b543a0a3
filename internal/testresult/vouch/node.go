package vouch

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/testresult"
)

//go:embed node_hooks.cjs
var nodeHooks string

// Node is a module for node that reports which tests of node --test ran to completion.
type Node struct {
	Module string // name of the file
	Source string
	secret string
	name   string // of the variable
}

// NewNode returns a module with a new secret.
func NewNode() Node {
	n := Node{Module: "z" + randomHex(6) + ".cjs", secret: randomHex(16), name: "Z" + strings.ToUpper(randomHex(6))}
	n.Source = strings.NewReplacer("SECRET_VAR", n.name, "SECRET", n.secret, "MODULE", n.Module).Replace(nodeHooks)
	return n
}

// Environ returns the variables that make node load the module from one folder and write to
// another. env looks up variables of the environment.
func (n Node) Environ(folder, out string, env func(name string) string) []string {
	file := strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(filepath.Join(folder, n.Module))
	return []string{n.name + "=" + out, "NODE_OPTIONS=" + strings.TrimSpace(env("NODE_OPTIONS")+` --require "`+file+`"`)}
}

// NodeRun is the report of the module about the tests of a command.
type NodeRun struct {
	Own    []string       // path suffixes of files that must have tests
	passed map[string]int // number of tests by [plainName]
	files  map[string]*nodeFile
}

// nodeFile is a file that node --test runs in a process.
type nodeFile struct {
	uses  bool // the file names node:test
	over  bool // its process ran to completion
	tests int
}

type nodeLine struct {
	Runner, Uses, Over, Failed bool
	File                       string
	Ended                      *string
}

// Read reads the report of the module from a folder. It returns nil if the command did not
// start node --test with a process for each file.
func (n Node) Read(out string) (*NodeRun, error) {
	names, err := filepath.Glob(filepath.Join(out, "*"))
	if err != nil {
		return nil, err
	}
	r, started := &NodeRun{passed: map[string]int{}, files: map[string]*nodeFile{}}, false
	for _, name := range names {
		b, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		for _, part := range bytes.Split(b, []byte("\n\x1e"+n.secret))[1:] {
			line, _, _ := bytes.Cut(part, []byte("\n"))
			var l nodeLine
			if json.Unmarshal(line, &l) != nil {
				continue
			}
			started = started || l.Runner
			r.add(l)
		}
	}
	if !started {
		return nil, nil
	}
	return r, nil
}

func (r *NodeRun) add(l nodeLine) {
	if l.File == "" {
		return
	}
	f := r.files[l.File]
	if f == nil {
		f = &nodeFile{}
		r.files[l.File] = f
	}
	f.uses, f.over = f.uses || l.Uses, f.over || l.Over
	if l.Ended != nil {
		f.tests++
		if !l.Failed {
			r.passed[plainName(*l.Ended)]++
		}
	}
}

// plainName returns the name of a test without the characters that reporters escape or
// omit.
func plainName(name string) string { return escapes.ReplaceAllString(name, "") }

var escapes = lazyregexp.New(`\\[nrtbfv]|[\x00-\x20\x7f\\]`)

// Problems returns the reasons not to trust the exit code of the command.
func (r *NodeRun) Problems() []string {
	var out []string
	uses, tests := false, 0
	for _, name := range slices.Sorted(maps.Keys(r.files)) {
		f := r.files[name]
		uses, tests = uses || f.uses, tests+f.tests
		if !f.over {
			out = append(out, name+": the process ended before its tests")
		}
	}
	for _, own := range r.Own {
		found := false
		for name, f := range r.files {
			found = found || strings.HasSuffix(name, "/"+own) && f.tests > 0
		}
		if !found && len(out) == 0 {
			out = append(out, own+": none of its tests ran")
		}
	}
	if uses && tests == 0 && len(out) == 0 {
		out = append(out, "no test ran to its end")
	}
	return out
}

// Confirm returns the reported results with every test that did not run to completion
// marked as failed. A file without tests does not count as a test, unless it does not use
// node:test at all. ok reports whether the command succeeded.
func (r *NodeRun) Confirm(said testresult.Report, ok bool) testresult.Report {
	out := testresult.Report{Problems: slices.Concat(said.Problems, r.Problems())}
	left := maps.Clone(r.passed)
	for _, t := range said.Tests {
		if t.Outcome == testresult.Passed {
			name := plainName(t.Name)
			f := r.fileNamed(t.Name)
			switch {
			case left[name] > 0:
				left[name]--
			case f != nil && f.over && f.uses:
				continue
			case f == nil || !f.over:
				t.Outcome, t.Message = testresult.Failed, "the test did not run to its end"
			}
		}
		out.Tests = append(out.Tests, t)
	}
	if !ok && len(out.Problems) == 0 && out.Count(testresult.Failed) == 0 {
		out.Problems = append(out.Problems, "node --test failed, and no test of its report did")
	}
	return out
}

// fileNamed returns the file without tests that a reporter names, or nil if there is none.
func (r *NodeRun) fileNamed(name string) *nodeFile {
	for path, f := range r.files {
		if f.tests == 0 && (path == name || strings.HasSuffix(path, "/"+name)) {
			return f
		}
	}
	return nil
}
