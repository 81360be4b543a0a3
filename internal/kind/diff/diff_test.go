package diff

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/grade/gradetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// made writes files into a fresh folder: "name -> target" is a link, "name*" is
// executable.
func made(t testing.TB, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range files {
		name, target, link := strings.Cut(name, " -> ")
		name, exec := strings.CutSuffix(name, "*")
		p := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(p), 0o755); err != nil {
			t.Fatal(err)
		}
		var err error
		switch {
		case link:
			err = os.Symlink(target, p)
		case exec:
			err = os.WriteFile(p, []byte(content), 0o755)
		default:
			err = os.WriteFile(p, []byte(content), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

var fixture = fstest.MapFS{
	"go.mod": {Data: []byte("module m")}, "a.go": {Data: []byte("package m")}, ".gitignore": {Data: []byte("build/\n")},
	"sub/a_test.go": {Data: []byte("package sub")}, "sub/deep/b_test.go": {Data: []byte("package deep")},
}

// start is the fixture once setup has added a few things.
func start() map[string]string {
	out := map[string]string{"gen.txt": "by setup", "to -> gen.txt": "", "out -> /etc/hosts": "", "run.sh*": "echo"}
	for p, f := range fixture {
		out[p] = string(f.Data)
	}
	return out
}

func left(change func(map[string]string)) map[string]string {
	out := start()
	change(out)
	return out
}

func caseOf(t testing.TB, settings map[string]any, after map[string]string) grade.Case {
	task := &suite.Task{ID: "t", Graders: map[string]any{"d": settings}}
	return gradetest.Worked(t, task, fixture, made(t, start()), made(t, after))
}

func judge(t testing.TB, c grade.Case, subdir string) trial.Score {
	t.Helper()
	g, err := New("d", &Config{}, subdir)
	if err != nil {
		t.Fatal(err)
	}
	s, err := g.Grade(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestVerdicts(t *testing.T) {
	tests := []struct {
		name      string
		settings  map[string]any
		change    func(map[string]string)
		forbidden trial.Verdict
		only      trial.Verdict
		evidence  []string // of forbidden, then of only
	}{
		{"nothing", map[string]any{"forbidden": []string{"**"}, "only": []string{"nowhere"}}, func(map[string]string) {}, trial.Pass, trial.Pass, nil},
		{"three ways", map[string]any{"forbidden": []string{"**/*_test.go", "go.mod"}}, func(m map[string]string) {
			m["go.mod"] += "\n"
			delete(m, "sub/a_test.go")
			m["new_test.go"] = "package m"
			m["b.go"] = "package m"
		}, trial.Fail, trial.NotApplicable, []string{"forbidden_modified:go.mod", "forbidden_added:new_test.go", "forbidden_removed:sub/a_test.go", "no glob is given"}},
		{"what setup did is not the agent's", map[string]any{"forbidden": []string{"gen.txt", "to", "out", "run.sh"}}, func(m map[string]string) { m["b.go"] = "" }, trial.Pass, trial.NotApplicable, []string{"no glob is given"}},
		{"undoing setup is", map[string]any{"forbidden": []string{"gen.txt"}}, func(m map[string]string) { delete(m, "gen.txt") }, trial.Fail, trial.NotApplicable, []string{"forbidden_removed:gen.txt", "no glob is given"}},
		{"a star does not cross a slash", map[string]any{"forbidden": []string{"*_test.go", "sub/*_test.go"}}, func(m map[string]string) { m["sub/deep/b_test.go"] = "" }, trial.Pass, trial.NotApplicable, []string{"no glob is given"}},
		{"but does for fnmatch", map[string]any{"forbidden": []string{"*_test.go"}, "fnmatch": true}, func(m map[string]string) { m["sub/deep/b_test.go"] = "" }, trial.Fail, trial.NotApplicable, []string{"forbidden_modified:sub/deep/b_test.go", "no glob is given"}},
		{"a folder stands for what is in it", map[string]any{"forbidden": []string{"sub"}, "only": []string{"a.go"}}, func(m map[string]string) { m["sub/deep/b_test.go"] = "" }, trial.Fail, trial.Fail,
			[]string{"forbidden_modified:sub/deep/b_test.go", "outside_modified:sub/deep/b_test.go"}},
		{"files that git ignores are seen", map[string]any{"only": []string{"**/*.go"}}, func(m map[string]string) { m["build/x"] = ""; m["c/d.go"] = "" }, trial.NotApplicable, trial.Fail, []string{"no glob is given", "outside_added:build/x"}},
		{"unless told not to", map[string]any{"only": []string{"**/*.go"}, "ignore": []string{"build/**"}}, func(m map[string]string) { m["build/x"] = ""; m["c/d.go"] = "" }, trial.NotApplicable, trial.Pass, []string{"no glob is given"}},
		{"a move is two changes", map[string]any{"only": []string{"sub/**"}, "forbidden": []string{"sub/a_test.go"}}, func(m map[string]string) {
			m["moved_test.go"] = m["sub/a_test.go"]
			delete(m, "sub/a_test.go")
		}, trial.Fail, trial.Fail, []string{"forbidden_removed:sub/a_test.go", "outside_added:moved_test.go"}},
		{"the executable bit", map[string]any{"forbidden": []string{"a.go", "run.sh"}}, func(m map[string]string) {
			m["a.go*"] = m["a.go"]
			delete(m, "a.go")
			m["run.sh"] = m["run.sh*"]
			delete(m, "run.sh*")
		}, trial.Fail, trial.NotApplicable, []string{"forbidden_modified:a.go (now executable)", "forbidden_modified:run.sh (no longer executable)", "no glob is given"}},
		{"links by their target", map[string]any{"forbidden": []string{"to", "out", "go.mod"}}, func(m map[string]string) {
			delete(m, "to -> gen.txt")
			m["to -> a.go"] = ""
			delete(m, "out -> /etc/hosts")
			m["out -> /etc/passwd"] = ""
			m["mine.mod"] = m["go.mod"]
			delete(m, "go.mod")
			m["go.mod -> mine.mod"] = ""
		}, trial.Fail, trial.NotApplicable, []string{"forbidden_modified:go.mod (a link to mine.mod)", "forbidden_modified:out (a link out of the workspace, to /etc/passwd)", "forbidden_modified:to (a link to a.go)", "no glob is given"}},
		{"a folder replaced by a link", map[string]any{"forbidden": []string{"sub/**"}}, func(m map[string]string) {
			for _, p := range []string{"a_test.go", "deep/b_test.go"} {
				m["elsewhere/"+p] = m["sub/"+p]
				delete(m, "sub/"+p)
			}
			m["sub -> elsewhere"] = ""
		}, trial.Fail, trial.NotApplicable, []string{"forbidden_added:sub (a link to elsewhere)", "forbidden_removed:sub/a_test.go", "forbidden_removed:sub/deep/b_test.go", "no glob is given"}},
		{"other case", map[string]any{"forbidden": []string{"SUB/**"}, "ignore_case": true}, func(m map[string]string) { m["Sub/x"] = "" }, trial.Fail, trial.NotApplicable, []string{"forbidden_added:Sub/x", "no glob is given"}},
		{"other case, minded", map[string]any{"forbidden": []string{"SUB/**"}}, func(m map[string]string) { m["Sub/x"] = "" }, trial.Pass, trial.NotApplicable, []string{"no glob is given"}},
	}
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			s := judge(t, caseOf(t, tc.settings, left(tc.change)), "")
			if s.Criteria[0].Verdict != tc.forbidden || s.Criteria[1].Verdict != tc.only {
				t.Errorf("forbidden %s, only %s; want %s, %s", s.Criteria[0].Verdict, s.Criteria[1].Verdict, tc.forbidden, tc.only)
			}
			if d := cmp.Diff(tc.evidence, append(append([]string(nil), s.Criteria[0].Evidence...), s.Criteria[1].Evidence...)); d != "" {
				t.Errorf("evidence (-want +got):\n%s", d)
			}
		})
	}
}

// A file known by name only never passes, and a real change next to it still
// fails.
func TestUnknown(t *testing.T) {
	delta := func(changes ...workspace.Change) trial.Ref {
		b, err := json.Marshal(workspace.Delta{Format: 1, Changes: changes})
		if err != nil {
			t.Fatal(err)
		}
		return trial.NewRef(b, "tree.json", "application/json", gradetest.Blobs{})
	}
	big := func(op workspace.Op, size int64) workspace.Change {
		return workspace.Change{Path: "big.bin", Op: op, Kind: workspace.Omitted, Size: size}
	}
	summed := func(sum string, exec bool) workspace.Change {
		c := big(workspace.Added, 9)
		c.SHA256, c.Exec = sum, exec
		return c
	}
	text := "x"
	pipe := workspace.Change{Path: "pipe", Op: workspace.Added, Kind: workspace.Special}
	for name, tc := range map[string]struct {
		setup, tree trial.Ref
		want        trial.Verdict
		evidence    string
	}{
		"as large as before":     {delta(big(workspace.Added, 9)), delta(big(workspace.Added, 9)), trial.Unknown, "unknown: big.bin has 9 bytes as before, and is too large to keep and compare"},
		"summed up, the same":    {delta(summed("aa", false)), delta(summed("aa", false)), trial.Pass, ""},
		"summed up, changed":     {delta(summed("aa", false)), delta(summed("bb", false)), trial.Fail, "forbidden_modified:big.bin (9 bytes, too large to keep)"},
		"summed up, mode":        {delta(summed("aa", false)), delta(summed("aa", true)), trial.Fail, "forbidden_modified:big.bin (now executable)"},
		"not summed up any more": {delta(summed("aa", false)), delta(big(workspace.Added, 9)), trial.Unknown, "unknown: big.bin has 9 bytes as before, and is too large to keep and compare"},
		"larger":                 {delta(big(workspace.Added, 9)), delta(big(workspace.Added, 10)), trial.Fail, "forbidden_modified:big.bin (10 bytes, before 9)"},
		"new":                    {trial.Ref{}, delta(big(workspace.Added, 9)), trial.Fail, "forbidden_added:big.bin (9 bytes, too large to keep)"},
		"gone":                   {delta(big(workspace.Added, 9)), trial.Ref{}, trial.Fail, "forbidden_removed:big.bin"},
		"pipe":                   {delta(pipe), delta(pipe), trial.Unknown, "unknown: pipe is no regular file, and cannot be compared"},
		"new pipe":               {trial.Ref{}, delta(pipe), trial.Fail, "forbidden_added:pipe (no regular file)"},
		"and a change":           {delta(pipe), delta(pipe, workspace.Change{Path: "x", Op: workspace.Added, Kind: workspace.File, Text: &text}), trial.Fail, "forbidden_added:x"},
	} {
		t.Run(name, func(t *testing.T) {
			c := gradetest.Answered(&suite.Task{ID: "t", Graders: map[string]any{"d": map[string]any{"forbidden": []string{"**"}}}}, "done")
			c.Attempt.Artifact.Setup, c.Attempt.Artifact.Tree = tc.setup, tc.tree
			cr := judge(t, c, "").Criteria[0]
			if cr.Verdict != tc.want || strings.Join(cr.Evidence[:min(1, len(cr.Evidence))], "") != tc.evidence {
				t.Errorf("%s %q, want %s %q", cr.Verdict, cr.Evidence, tc.want, tc.evidence)
			}
		})
	}
}

func TestDetails(t *testing.T) {
	s := judge(t, caseOf(t, map[string]any{"forbidden": []string{"Makfile", "go.mod"}}, left(func(m map[string]string) { m["go.mod"] = "" })), "")
	want := map[string]string{"reason": "forbidden_modified:go.mod", "unmatched": "Makfile"}
	if d := cmp.Diff(want, s.Details); d != "" || s.Label != "changed" {
		t.Errorf("label %s, details (-want +got):\n%s", s.Label, d)
	}
}

// The vectors were made by Python (testdata/fnmatch.py).
func TestFnmatchIsPythons(t *testing.T) {
	b, err := os.ReadFile("testdata/fnmatch.json")
	if err != nil {
		t.Fatal(err)
	}
	var vectors [][3]any
	if err := json.Unmarshal(b, &vectors); err != nil {
		t.Fatal(err)
	}
	if len(vectors) < 4000 {
		t.Fatalf("%d vectors", len(vectors))
	}
	for _, v := range vectors {
		if got := matchFnmatch(v[0].(string), v[1].(string)); got != v[2] {
			t.Errorf("fnmatch(%q, %q) = %v, Python says %v", v[0], v[1], got, v[2])
		}
	}
}

func TestFnmatchKnowsTheSubfolder(t *testing.T) {
	m := matcher{cfg: Config{Fnmatch: true}, subdir: "ios"}
	for p, want := range map[string]bool{"ios/Tests/a": true, "Tests/a": true, "ios2/Tests/a": false, "android/ios/Tests/a": false} {
		if got := m.matchAny([]string{"Tests/*"}, p); got != want {
			t.Errorf("%s: %v, want %v", p, got, want)
		}
	}
}

// TestFindsEveryChange checks that a glob that matches everything finds all changed
// files and no unchanged file.
func TestFindsEveryChange(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tree := rapid.MapOfN(rapid.StringMatching(`[ab](/[ab]\.[xy])?[0-9]`), rapid.SampledFrom([]string{"", "1", "2"}), 0, 8)
		entries := func(m map[string]string) grade.Files {
			var out grade.Files
			for p, s := range m {
				out = append(out, grade.FileEntry{Path: p, Kind: workspace.File, Data: []byte(s), Size: int64(len(s))})
			}
			return out
		}
		before, after := tree.Draw(t, "before"), tree.Draw(t, "after")
		want := map[string]workspace.Op{}
		for p, s := range before {
			if now, ok := after[p]; !ok {
				want[p] = workspace.Removed
			} else if now != s {
				want[p] = workspace.Modified
			}
		}
		for p := range after {
			if _, ok := before[p]; !ok {
				want[p] = workspace.Added
			}
		}
		got := map[string]workspace.Op{}
		for _, ch := range compareTrees(sorted(entries(before)), sorted(entries(after)), func(string) bool { return false }) {
			got[ch.path] = ch.op
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Fatalf("(-want +got):\n%s", d)
		}
	})
}

func sorted(f grade.Files) grade.Files {
	for i := range f {
		for j := i; j > 0 && f[j].Path < f[j-1].Path; j-- {
			f[j], f[j-1] = f[j-1], f[j]
		}
	}
	return f
}

func FuzzGlobs(f *testing.F) {
	for _, g := range []string{"**/*_test.go", "[!", "{a,{b", "a/../b", "\\", "[]-]", "***"} {
		f.Add(g, "a/b_test.go", true)
		f.Add(g, "", false)
	}
	f.Fuzz(func(t *testing.T, glob, p string, py bool) {
		cfg := Config{Forbidden: []string{glob}, Fnmatch: py}
		if len(glob) > 100 || len(p) > 100 {
			return
		}
		m := matcher{cfg: cfg, subdir: "s"}
		_ = m.matchAny(cfg.Forbidden, p)
		if strings.Trim(glob, "ab/") == "" && glob == p && len(cfg.listProblems("")) == 0 && !m.matchAny(cfg.Forbidden, p) {
			t.Errorf("plain %q does not match itself", p)
		}
	})
}

func TestConformance(t *testing.T) {
	gradetest.Run(t, gradetest.Subject{
		Name: "d",
		New: func() grade.Grader {
			g, err := New("d", &Config{Ignore: []string{"tmp/**"}}, "sub")
			if err != nil {
				t.Fatal(err)
			}
			return g
		},
		Cases: []grade.Case{
			caseOf(t, map[string]any{"forbidden": []string{"**/*_test.go"}}, left(func(m map[string]string) { m["a.go"] = "package n" })),
			caseOf(t, map[string]any{"forbidden": []string{"**"}, "only": []string{"a.go"}}, left(func(m map[string]string) {
				m["b\x1b[31m.go"] = strings.Repeat("x", 10000)
				m["nowhere -> /nowhere"] = ""
				for _, c := range "abcdefghij" {
					for _, d := range "0123456789" {
						m[string(c)+"/"+strings.Repeat(string(d), 200)] = ""
					}
				}
			})),
		},
	})
}

func TestProblems(t *testing.T) {
	cfg := Config{Forbidden: []string{"", "/etc", "[a", "tests/", "./a", "ok/**"}, Only: []string{"a//b"}, Ignore: []string{"../x"}}
	var got []string
	for _, p := range cfg.listProblems("graders.d.") {
		got = append(got, p.Path)
	}
	want := []string{"graders.d.forbidden.0", "graders.d.forbidden.1", "graders.d.forbidden.2", "graders.d.forbidden.3", "graders.d.forbidden.4", "graders.d.only.0", "graders.d.ignore.0"}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
	if p := (&Config{Fnmatch: true, Forbidden: []string{"[a", "a/"}}).listProblems(""); len(p) > 0 {
		t.Errorf("fnmatch takes these: %v", p)
	}
	if _, err := New("d", &cfg, ""); err == nil {
		t.Error("New takes them")
	}
}
