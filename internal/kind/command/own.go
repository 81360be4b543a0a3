package command

import (
	"bytes"
	"encoding/json"
	"go/build"
	"io"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/testresult/vouch"
)

// The files that the agent left decide which files and tests a framework looks for. All
// tests in the files of the settings must therefore run, unless the settings name the
// required tests.

var (
	ownPytest = lazyregexp.New(`(^|/)(test_[^/]*|[^/]*_test)\.py$`)
	ownNode   = lazyregexp.New(`(^|/)(test|test-[^/]*|[^/]*[._-]test)\.[cm]?[jt]s$`)
	usesNode  = lazyregexp.New(`['"](node:)?test['"]`)
)

// ownFiles returns the files of the settings whose names match.
func (c *Config) ownFiles(name *lazyregexp.Regexp) []string {
	if len(c.Require) > 0 {
		return nil
	}
	return slices.Collect(func(yield func(string) bool) {
		for _, p := range slices.Sorted(maps.Keys(c.Files)) {
			if name.MatchString(p) && !yield(p) {
				return
			}
		}
	})
}

// orderPytest returns the input of the pytest plugin: its secret, and the test files whose
// tests must all run.
func (v *verdict) orderPytest(secret string) string {
	own := []string{}
	for _, p := range v.cfg.ownFiles(ownPytest) {
		own = append(own, v.site.Inside(filepath.Join(v.site.Work, filepath.FromSlash(p))))
	}
	b, _ := json.Marshal(own) // strings
	return secret + "\n" + string(b)
}

// listOwnNode returns the test files of the settings that a script must run with node.
func (v *verdict) listOwnNode() []string {
	if path.Base(v.cfg.Command[0]) == "node" {
		return nil // the command names them
	}
	return slices.DeleteFunc(v.cfg.ownFiles(ownNode), func(p string) bool { return !usesNode.MatchString(v.cfg.Files[p]) })
}

var goTestFile = lazyregexp.New(`_test\.go$`)

// findIdle returns the test files of the settings that no test program contains.
func (v *verdict) findIdle(d *driver, programs map[string][][]byte) []string {
	if c := v.cfg.Command; path.Base(c[0]) == "go" && !slices.ContainsFunc(c, func(a string) bool { return strings.Contains(a, "...") }) {
		return nil // the command names the packages
	}
	var out []string
	for _, p := range v.cfg.ownFiles(goTestFile) {
		i := slices.IndexFunc(d.tests[path.Dir(p)], func(t vouch.GoTest) bool { return t.File == p })
		if i < 0 || !matchesBuild(p, v.cfg.Files[p]) {
			continue
		}
		id := []byte(d.tests[path.Dir(p)][i].ID)
		if !slices.ContainsFunc(programs[path.Dir(p)], func(b []byte) bool { return bytes.Contains(b, id) }) {
			out = append(out, p)
		}
	}
	return out
}

// matchesBuild reports whether go builds a file on this machine.
func matchesBuild(p, content string) bool {
	c := build.Default
	c.OpenFile = func(string) (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(content)), nil }
	ok, err := c.MatchFile(path.Dir(p), path.Base(p))
	return ok || err != nil
}
