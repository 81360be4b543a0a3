package vouch

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/testresult"
)

//go:embed pytest_plugin.py
var pytestPlugin string

// Pytest is a plugin for pytest that reports which tests ran to completion.
type Pytest struct {
	Module string // name of the module
	Source string
	Secret string // first line of the file that the variable Var names; the second line lists, as JSON, the test files whose tests must all run
	Var    string
}

// NewPytest returns a plugin with a new secret.
func NewPytest() Pytest {
	p := Pytest{Module: "z" + randomHex(6), Secret: randomHex(16), Var: "Z" + strings.ToUpper(randomHex(6))}
	p.Source = strings.ReplaceAll(pytestPlugin, "SECRET_VAR", p.Var)
	return p
}

// pytestLine is a line that the plugin writes.
type pytestLine struct {
	Hello     int
	Collected []pytestTest
	Missing   []string // tests of the grader's own files that were not collected
	Ended     string
	How, Why  string
}

type pytestTest struct{ ID, Suite, Name string }

// Split returns the output of a command without the lines of the plugin, and the results of
// the tests. It returns false if the command did not start pytest. A test that was
// collected and did not run to completion has failed.
func (p Pytest) Split(out []byte) (rest []byte, r testresult.Report, started bool) {
	var tests []pytestTest
	ended := map[string]pytestLine{}
	open := 0 // runs that have not collected their tests
	for {
		before, after, found := bytes.Cut(out, []byte("\n\x1e"+p.Secret))
		rest = append(rest, before...)
		if !found {
			break
		}
		line, more, _ := bytes.Cut(after, []byte("\n"))
		out = more
		var l pytestLine
		if json.Unmarshal(line, &l) != nil {
			continue
		}
		switch {
		case l.Hello > 0:
			started, open = true, open+1
		case l.Ended != "":
			if old, ok := ended[l.Ended]; !ok || old.How != "f" {
				ended[l.Ended] = l
			}
		default:
			tests, open = append(tests, l.Collected...), open-1
			for _, name := range l.Missing {
				r.Problems = append(r.Problems, name+": pytest did not run it: files of the agent prevent that")
			}
		}
	}
	if open > 0 {
		r.Problems = append(r.Problems, "pytest ended before it had collected the tests")
	}
	for _, t := range tests {
		file, _, _ := strings.Cut(t.ID, "::")
		out := testresult.Test{Suite: t.Suite, Name: t.Name, File: file, Outcome: testresult.Failed, Message: "the test did not run to its end"}
		if l, ok := ended[t.ID]; ok {
			out.Message = l.Why
			switch l.How {
			case "p":
				out.Outcome = testresult.Passed
			case "s":
				out.Outcome = testresult.Skipped
			}
		}
		r.Tests = append(r.Tests, out)
	}
	return rest, r, started
}

// Strip removes the lines of the plugin from a text whose beginning may be missing.
func (p Pytest) Strip(text string) string {
	rest, _, _ := p.Split([]byte(text))
	return string(rest)
}

// Environ returns the variables that make pytest load the plugin from a folder. env looks
// up variables of the environment.
func (p Pytest) Environ(folder, secretFile string, env func(name string) string) []string {
	path := folder
	if old := env("PYTHONPATH"); old != "" {
		path += ":" + old
	}
	return []string{
		"PYTHONPATH=" + path, p.Var + "=" + secretFile,
		fmt.Sprintf("PYTEST_ADDOPTS=%s", strings.TrimSpace(env("PYTEST_ADDOPTS")+" -p "+p.Module)),
	}
}
