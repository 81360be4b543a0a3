package file

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/grade/gradetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

func caseOf(t testing.TB, files map[string]Want) grade.Case {
	t.Helper()
	dir := t.TempDir()
	for _, d := range []string{"sub/deep", "empty"} {
		if err := os.MkdirAll(filepath.Join(dir, d), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for name, content := range map[string]string{"a.txt": "one\ntwo TODO\n", "sub/deep/b.bin": "\x00\xff\x01", "run.sh": "#!/bin/sh\nset -e\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, target := range map[string]string{"to": "a.txt", "way": "sub", "sub/up": "../to", "out": "/etc/hosts", "outdir": "/etc", "nothing": "gone", "round": "round"} {
		if err := os.Symlink(target, filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	b, err := json.Marshal(map[string]any{"files": files})
	if err != nil {
		t.Fatal(err)
	}
	settings := map[string]any{}
	if err := json.Unmarshal(b, &settings); err != nil {
		t.Fatal(err)
	}
	return gradetest.Worked(t, &suite.Task{ID: "t", Graders: map[string]any{"f": settings}}, fstest.MapFS{"a.txt": {Data: []byte("old")}}, t.TempDir(), dir)
}

func TestVerdicts(t *testing.T) {
	for _, tc := range []struct {
		want     Want
		verdict  trial.Verdict
		evidence string
	}{
		{Want{Path: "a.txt"}, trial.Pass, ""},
		{Want{Path: "a.txt", Contains: []string{"one", "two"}, NotContains: []string{"three"}, Matches: []string{`(?m)^two`}, Size: new(int64(13))}, trial.Pass, ""},
		{Want{Path: "a.txt", SHA256: "47ffa3ea45a70b8a41c2c0825df323c00a8b7a01c1ea06083cc41dddcc001123"}, trial.Fail, "a.txt has the SHA-256 72ebf10aa6a8c2480ddf3146813f90a675d6af256b939ce85f769cbadaf8fce3"},
		{Want{Path: "sub/deep/b.bin", SHA256: "47ffa3ea45a70b8a41c2c0825df323c00a8b7a01c1ea06083cc41dddcc001123"}, trial.Pass, ""},
		{Want{Path: "a.txt", Contains: []string{"three", "four"}, NotContains: []string{"TODO"}, Matches: []string{"^two"}, MaxSize: new(int64(3))}, trial.Fail,
			"a.txt has 13 bytes, more than 3\na.txt does not contain \"three\"\na.txt does not contain \"four\"\na.txt contains \"TODO\", in line 2\na.txt does not match \"^two\""},
		{Want{Path: "a.txt", MinSize: new(int64(14))}, trial.Fail, "a.txt has 13 bytes, fewer than 14"},
		{Want{Path: "a.txt", Size: new(int64(0))}, trial.Fail, "a.txt has 13 bytes, not 0"},
		{Want{Path: "b.txt"}, trial.Fail, "b.txt is not there"},
		{Want{Path: "A.TXT"}, trial.Fail, "A.TXT is not there"},
		{Want{Path: "b.txt", Absent: true}, trial.Pass, ""},
		{Want{Path: "a.txt", Absent: true}, trial.Fail, "a.txt is there: a file"},
		{Want{Path: "sub", Absent: true}, trial.Fail, "sub is there: a folder"},
		{Want{Path: "nothing", Absent: true}, trial.Fail, "nothing is there: a link to gone"},
		{Want{Path: "way/deep/b.bin", Absent: true}, trial.Fail, "way/deep/b.bin is there, through a link"},
		{Want{Path: "sub"}, trial.Fail, "sub is a folder"},
		{Want{Path: "to", Contains: []string{"one"}}, trial.Pass, ""},
		{Want{Path: "way/up", Contains: []string{"one"}}, trial.Pass, ""},
		{Want{Path: "way/deep/b.bin", Size: new(int64(3))}, trial.Pass, ""},
		{Want{Path: "out"}, trial.Fail, "out is a link out of the workspace, to /etc/hosts"},
		{Want{Path: "outdir/hosts", Contains: []string{"localhost"}}, trial.Fail, "outdir/hosts is a link out of the workspace, to /etc"},
		{Want{Path: "nothing"}, trial.Fail, "nothing is a link to gone, to nothing"},
		{Want{Path: "round"}, trial.Fail, "round is a link"},
		{Want{Path: "to", Type: "link"}, trial.Pass, ""},
		{Want{Path: "a.txt", Type: "link"}, trial.Fail, "a.txt is a file, not a link"},
		{Want{Path: "run.sh", Type: "exec", Matches: []string{"(?m)^set -e"}}, trial.Pass, ""},
		{Want{Path: "a.txt", Type: "exec"}, trial.Fail, "a.txt is not executable"},
		{Want{Path: "run.sh", Type: "file"}, trial.Fail, "run.sh is executable"},
	} {
		c := caseOf(t, map[string]Want{"x": tc.want})
		g, err := New("f", &Config{}, []*suite.Task{c.Task})
		if tc.want.SHA256 != "" && err != nil {
			t.Fatal(err)
		}
		if err != nil {
			t.Fatal(err)
		}
		s, err := g.Grade(t.Context(), c)
		if err != nil {
			t.Fatal(err)
		}
		if all := strings.Join(s.Criteria[0].Evidence, "\n"); s.Criteria[0].Verdict != tc.verdict || !strings.HasPrefix(all, tc.evidence) && !strings.Contains(all, tc.evidence) || tc.evidence == "" && all != "" {
			t.Errorf("%+v: %s %q, want %s %q", tc.want, s.Criteria[0].Verdict, all, tc.verdict, tc.evidence)
		}
	}
}

// Of a file that is too large to keep, existence, size and sum are known.
func TestOmitted(t *testing.T) {
	sum, other := strings.Repeat("ab", 32), strings.Repeat("cd", 32)
	b, err := json.Marshal(workspace.Delta{Format: 1, Changes: []workspace.Change{{Path: "big", Op: workspace.Added, Kind: workspace.Omitted, Size: 70 << 20, SHA256: sum}}})
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		want    Want
		verdict trial.Verdict
	}{
		{Want{Path: "big"}, trial.Pass}, {Want{Path: "big", Size: new(int64(70 << 20))}, trial.Pass}, {Want{Path: "big", MaxSize: new(int64(1))}, trial.Fail},
		{Want{Path: "big", SHA256: sum}, trial.Pass}, {Want{Path: "big", SHA256: other}, trial.Fail}, {Want{Path: "big", SHA256: sum, Contains: []string{"x"}}, trial.Unknown},
		{Want{Path: "big", Contains: []string{"x"}}, trial.Unknown}, {Want{Path: "big", Type: "exec"}, trial.Unknown}, {Want{Path: "big", Absent: true}, trial.Fail},
	} {
		c := gradetest.Answered(&suite.Task{ID: "t"}, "")
		c.Attempt.Artifact.Tree = trial.NewRef(b, "tree.json", "application/json", gradetest.Blobs{})
		g, err := New("f", &Config{Files: map[string]Want{"x": tc.want}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s, err := g.Grade(t.Context(), c)
		if err != nil || s.Criteria[0].Verdict != tc.verdict {
			t.Errorf("%+v: %+v, %v; want %s", tc.want, s.Criteria, err, tc.verdict)
		}
	}
}

func TestProblems(t *testing.T) {
	var got []string
	for _, p := range (&Config{Files: map[string]Want{
		"a b": {Path: "x"}, "up": {Path: "../x"}, "sum": {Path: "x", SHA256: "ABC"}, "gone": {Path: "x", Absent: true, Contains: []string{"y"}},
		"sizes": {Path: "x", MinSize: new(int64(2)), MaxSize: new(int64(1))}, "texts": {Path: "x", Contains: []string{""}, NotContains: []string{""}, Matches: []string{"("}}, "ok": {Path: "x"},
	}}).listProblems("p.") {
		got = append(got, p.Path)
	}
	want := []string{"p.files.a b", "p.files.gone.absent", "p.files.sizes.min_size", "p.files.sum.sha256", "p.files.texts.contains.0", "p.files.texts.not_contains.0", "p.files.texts.matches.0", "p.files.up.path"}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// A column for the files of every task, whichever task is judged.
func TestColumns(t *testing.T) {
	tasks := []*suite.Task{{ID: "a", Graders: map[string]any{"f": map[string]any{"files": map[string]any{"x": map[string]any{"path": "one"}}}}},
		{ID: "b", Graders: map[string]any{"f": map[string]any{"files": map[string]any{"x": map[string]any{"path": "two"}, "y": map[string]any{"path": "y", "absent": true}}}}}}
	g, err := New("f", &Config{}, tasks)
	if err != nil {
		t.Fatal(err)
	}
	want := []grade.Column{{Name: "f.x", Required: true, Doc: "the file is as the task asks"}, {Name: "f.y", Required: true, Doc: "y is not there"}}
	if d := cmp.Diff(want, g.Columns()); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
	s, err := g.Grade(t.Context(), gradetest.Answered(tasks[0], ""))
	if err != nil || s.Criteria[0].Verdict != trial.Fail || s.Criteria[1].Verdict != trial.NotApplicable || s.Label != "x" || s.Details["reason"] != "one is not there" {
		t.Errorf("%+v, %v", s, err)
	}
}

func TestConformance(t *testing.T) {
	cases := []grade.Case{
		caseOf(t, map[string]Want{"x": {Path: "a.txt", Contains: []string{"one"}}, "y": {Path: "gone", Absent: true}}),
		caseOf(t, map[string]Want{"x": {Path: "sub/deep/b.bin", Contains: []string{"\xffabc", strings.Repeat("x", 5000)}}, "z": {Path: "out"}}),
	}
	var tasks []*suite.Task
	for _, c := range cases {
		tasks = append(tasks, c.Task)
	}
	gradetest.Run(t, gradetest.Subject{Name: "f", Cases: cases, New: func() grade.Grader {
		g, err := New("f", &Config{}, tasks)
		if err != nil {
			t.Fatal(err)
		}
		return g
	}})
}
