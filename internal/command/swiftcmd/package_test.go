package swiftcmd

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/txtar"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/testenv"
)

// TestScorePackage judges a package with targets of every kind, in a folder with a space in
// its name, and a local package that it depends on.
func TestScorePackage(t *testing.T) {
	testenv.Slow(t)
	if _, err := swift.Find(t.Context(), "", os.Getenv); err != nil {
		testenv.Missing(t, "swift", err.Error())
	}
	cache := testenv.SwiftCache()
	if cache == "" {
		cache = filepath.Join(t.TempDir(), "swift")
	}
	dir := t.TempDir()
	files, err := txtar.ParseFile("testdata/package.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files.Files {
		path := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, f.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	score := func(args ...string) (string, error) {
		var out bytes.Buffer
		environ := append(os.Environ(), "ASSAY_CACHE_DIR="+filepath.Dir(cache))
		env := &cmdenv.Env{Program: "assay", In: strings.NewReader(""), Out: &out, Err: t.Output(), RawOut: &out, RawErr: t.Output(), Environ: environ, Now: time.Now}
		cmd := newScore(env, &swiftkit.Flags{})
		cmd.SetArgs(args)
		cmd.SilenceErrors, cmd.SilenceUsage = true, true
		err := cmd.ExecuteContext(t.Context())
		return out.String(), err
	}

	out, err := score("--package", filepath.Join(dir, "my app"), "--target", "ios16.0", "--json")
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]scoredTarget{}
	for line := range strings.Lines(out) {
		var s scoredTarget
		if err := json.Unmarshal([]byte(line), &s); err != nil {
			t.Fatal(err)
		}
		got[s.Target] = s
	}
	for target, want := range map[string]string{ // verdicts, or why it is not judged
		"Base": "pass pass pass pass", "App": "pass pass pass pass", "tool": "pass pass pass pass", "AppTests": "pass pass pass pass",
		"Broken": "fail pass pass pass", "Invented": "pass fail pass pass", "New": "pass pass fail pass",
		"NeedsBroken": "pass pass pass pass", "Faceless": "pass fail pass pass", "NeedsFaceless": "Faceless, which does not compile",
		"CKit": "sources in C", "Absent": "swift package resolve", "Mac": "macros", "Plug": "plugins",
	} {
		s, ok := got[target]
		if s.Report == nil {
			if !ok || s.Skip == "" || !strings.Contains(s.Skip, want) {
				t.Errorf("target %s is not judged because %q, want %q", target, s.Skip, want)
			}
			continue
		}
		var words []string
		for _, v := range s.Report.Verdicts {
			words = append(words, v.Verdict)
		}
		if strings.Join(words, " ") != want {
			t.Errorf("verdicts on %s are %s, want %s: %+v", target, words, want, s.Report.Findings)
		}
	}
	if len(got) != 14 {
		t.Errorf("%d targets, want 14", len(got))
	}
	for _, f := range got["Broken"].Files {
		want := map[bool]string{true: judge.Fail, false: judge.Pass}[filepath.Base(f.File) == "bad.swift"]
		if f.Verdicts[judge.Compile] != want {
			t.Errorf("%s has %s for compile, want %s", f.File, f.Verdicts[judge.Compile], want)
		}
	}

	for name, want := range map[string]string{"nowhere": "there is no folder", "empty": "has no Package.swift", "cycle": "targets depend on each other: A → B → A",
		"unknown": "neither a target nor a product", "wrong": "does not compile or run"} {
		if _, err := score("--package", filepath.Join(dir, name)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("package %s: error is %v, want %q", name, err, want)
		}
	}
}
