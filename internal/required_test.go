package internal

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	missingCall = regexp.MustCompile(`testenv\.Missing\(\w+, "([\w-]+)"`)
	requireLine = regexp.MustCompile(`(?m)^export ASSAY_REQUIRE=(\S+)$`)
)

// TestRequired checks that CI requires everything without which a test is skipped, so
// that no check is lost there unseen.
func TestRequired(t *testing.T) {
	script, err := os.ReadFile("../.ci/run")
	if err != nil {
		t.Fatal(err)
	}
	line := requireLine.FindSubmatch(script)
	if line == nil {
		t.Fatal(".ci/run sets no ASSAY_REQUIRE")
	}
	required := strings.Split(string(line[1]), ",")
	exempt := []string{"cgroup2"} // the kernel decides
	calls := 0
	err = filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "node_modules" || d.Name() == ".git") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, "_test.go") {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, m := range missingCall.FindAllSubmatch(text, -1) {
			calls++
			if name := string(m[1]); !slices.Contains(required, name) && !slices.Contains(exempt, name) {
				t.Errorf("%s skips a test without %s, which .ci/run does not require", path, name)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if calls < 20 {
		t.Errorf("%d calls of testenv.Missing found: is the expression out of date?", calls)
	}
}
