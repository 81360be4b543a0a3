package gradetest

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// Blobs keeps the bytes of attempts by digest and opens their refs.
type Blobs map[seal.Digest][]byte

// Open implements trial.Opener.
func (b Blobs) Open(r trial.Ref) ([]byte, error) {
	if r.Inline != nil {
		return r.Inline, nil
	}
	data, ok := b[r.Digest]
	if !ok {
		return nil, fmt.Errorf("open blob %s: %w", r.Digest.Short(), fs.ErrNotExist)
	}
	return data, nil
}

// Answered makes the case of an agent that finished task with an answer and
// nothing else.
func Answered(task *suite.Task, answer string) grade.Case {
	blobs := Blobs{}
	c := bareCase(task, blobs)
	c.Attempt.Artifact.Answer = trial.NewRef([]byte(answer), "answer.txt", "text/plain", blobs)
	return c
}

// Submitted makes the case of an agent that ended task by calling a submission
// tool with args, the JSON text as sent.
func Submitted(task *suite.Task, tool, args string) grade.Case {
	blobs := Blobs{}
	c := bareCase(task, blobs)
	c.Attempt.Artifact.Submission = &trial.Submission{Tool: tool, Args: trial.NewRef([]byte(args), "submission.json", "application/json", blobs)}
	return c
}

func bareCase(task *suite.Task, blobs Blobs) grade.Case {
	return grade.Case{Task: task, Blobs: blobs, Attempt: &trial.Attempt{
		Key: trial.Key{Task: task.ID, Arm: "agent/scenario"}, N: 1, GenKey: seal.Of([]byte(task.ID)), Source: trial.Scripted,
		End: &trial.End{Reason: trial.Finished, Turns: 1}, Timing: timing,
	}}
}

// onOtherMachine is c as another machine sees it: through JSON, blobs that were
// bytes in a folder, a fixture that was an archive, and no workspace.
func onOtherMachine(t *testing.T, s Subject, c grade.Case) grade.Case {
	t.Helper()
	store := t.TempDir()
	for _, r := range listRefs(c.Attempt) {
		if r.Inline != nil {
			continue
		}
		b, err := c.Blobs.Open(r)
		if err != nil {
			continue // missing in memory is missing on disk
		}
		if got := seal.Of(b); got != r.Digest {
			t.Fatalf("case: blob %s has the digest %s", r.Digest.Short(), got.Short())
		}
		if err := os.WriteFile(filepath.Join(store, string(r.Digest)), b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	attempt := new(trial.Attempt)
	if err := json.Unmarshal([]byte(encodeScore(t, c.Attempt)), attempt); err != nil {
		t.Fatal(err)
	}
	out := grade.Case{Task: c.Task, Attempt: attempt, Blobs: folder(store)}
	if c.Fixture != nil {
		out.Fixture = archivedCase(t, c.Fixture)
	}
	if c.Room != nil {
		out.Room = func(ctx context.Context) (string, error) { return rebuiltCase(ctx, t, s, out) }
	}
	if c.Place != nil {
		out.Place = func(ctx context.Context) (*workspace.Room, error) { return Place(ctx, t, out) }
	}
	return out
}

// listRefs lists all that a points to.
func listRefs(a *trial.Attempt) []trial.Ref {
	var out []trial.Ref
	for _, r := range append([]trial.Ref{a.Transcript, a.Artifact.Answer, a.Artifact.Tree, a.Artifact.Setup}, a.Raw...) {
		if !r.IsZero() {
			out = append(out, r)
		}
	}
	if sub := a.Artifact.Submission; sub != nil {
		out = append(out, sub.Args)
	}
	return out
}

// folder opens refs from files named by digest.
type folder string

func (f folder) Open(r trial.Ref) ([]byte, error) {
	if r.Inline != nil {
		return r.Inline, nil
	}
	return os.ReadFile(filepath.Join(string(f), string(r.Digest)))
}

// archivedCase is fsys after a way through a zip file.
func archivedCase(t *testing.T, fsys fs.FS) fs.FS {
	t.Helper()
	var buf bytes.Buffer
	w := zip.NewWriter(&buf)
	if err := w.AddFS(fsys); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := zip.NewReader(bytes.NewReader(buf.Bytes()), int64(buf.Len()))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// rebuiltCase makes the workspace as the agent left it from the record.
func rebuiltCase(ctx context.Context, t *testing.T, s Subject, c grade.Case) (string, error) {
	dir := t.TempDir()
	if c.Fixture != nil {
		if err := os.CopyFS(dir, c.Fixture); err != nil {
			return "", err
		}
	}
	if c.Attempt.Artifact.Tree.IsZero() {
		return dir, nil
	}
	if s.Restore == nil {
		return "", fmt.Errorf("gradetest: Restore is needed for a case with a room and a tree")
	}
	delta, err := c.Blobs.Open(c.Attempt.Artifact.Tree)
	if err != nil {
		return "", err
	}
	return dir, s.Restore(ctx, dir, delta)
}

// Place makes the room of a case, for its field Place, out of its fixture and its
// tree delta. It is removed when t ends.
func Place(ctx context.Context, t testing.TB, c grade.Case) (*workspace.Room, error) {
	files, err := c.After()
	if err != nil {
		return nil, err
	}
	room, err := workspace.New(ctx, workspace.Options{Root: t.TempDir(), Files: files})
	if err == nil {
		t.Cleanup(func() { _ = room.Remove() }) // before the folder that it is in
	}
	return room, err
}

// changesTo returns the delta from before to the contents of dir.
func changesTo(t testing.TB, before *workspace.Tree, dir string) []byte {
	t.Helper()
	room, err := workspace.New(t.Context(), workspace.Options{Root: t.TempDir(), Files: before})
	if err != nil {
		t.Fatal(err)
	}
	defer room.Remove() //nolint:errcheck // the enclosing folder is removed, too
	left, err := workspace.RoomChanges{}, os.RemoveAll(room.Work)
	if err == nil {
		err = os.CopyFS(room.Work, os.DirFS(dir))
	}
	if err == nil {
		left, err = room.Changes()
	}
	if err != nil {
		t.Fatal(err)
	}
	return left.Tree
}

// Worked makes the case of an agent that found a workspace as setup left it in
// the folder before, and left it as it is in the folder after. fixture is the
// workspace before setup.
func Worked(t testing.TB, task *suite.Task, fixture fs.FS, before, after string) grade.Case {
	t.Helper()
	blobs := Blobs{}
	c := bareCase(task, blobs)
	tree, err := workspace.LoadTree(fixture)
	if err != nil {
		t.Fatal(err)
	}
	c.Fixture = tree
	for _, d := range []struct {
		dir, name string
		ref       *trial.Ref
	}{{before, "setup.json", &c.Attempt.Artifact.Setup}, {after, "tree.json", &c.Attempt.Artifact.Tree}} {
		if delta := changesTo(t, tree, d.dir); delta != nil {
			*d.ref = trial.NewRef(delta, d.name, "application/json", blobs)
		}
	}
	return c
}

// treeOf lists the files of fsys with their digests.
func treeOf(t *testing.T, fsys fs.FS) map[string]seal.Digest {
	t.Helper()
	if fsys == nil {
		return nil
	}
	out := map[string]seal.Digest{}
	err := fs.WalkDir(fsys, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := fs.ReadFile(fsys, path)
		out[path] = seal.Of(b)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

type namedCase struct {
	name string
	c    grade.Case
}

// damagedCases returns variants of each case that an agent may leave behind: broken,
// empty and huge artifacts, and every end.
func damagedCases(cases []grade.Case) []namedCase {
	artifacts := map[string]string{
		"empty":           "",
		"white space":     " \n\t\n",
		"huge":            strings.Repeat("All work and no play makes a dull answer.\n", 25_000), // 1 MB
		"one huge line":   strings.Repeat("word ", 100_000),
		"invalid UTF-8":   "caf\xe9 \xff\xfe {\"a\": \"\xc3\x28\"}",
		"control":         "\x00\x1b[31mred\x1b[0m\r\n\u202e\u2028",
		"open code block": "```swift\nlet x = ",
		"cut JSON":        `{"file_path": "a.py", "symbol`,
		"JSON null":       "null",
		"JSON list":       "[[[[[[1]]]]]]",
		"wrong types":     `{"abort": "maybe", "file_path": 7, "symbol_name": {"a": []}, "reasoning": null}`,
		"deep JSON":       strings.Repeat("[", 100_000),
	}
	var out []namedCase
	for i, c := range cases {
		name := caseName(i, c)
		for _, what := range sortedKeys(artifacts) {
			out = append(out, namedCase{name + "/" + what, changeAttempt(c, func(a *trial.Attempt, blobs Blobs) {
				if sub := a.Artifact.Submission; sub != nil {
					a.Artifact.Submission = &trial.Submission{Tool: sub.Tool, Args: trial.NewRef([]byte(artifacts[what]), "submission.json", "application/json", blobs)}
				}
				a.Artifact.Answer = trial.NewRef([]byte(artifacts[what]), "answer.txt", "text/plain", blobs)
			})})
		}
		for _, what := range sortedKeys(artifacts) {
			out = append(out, namedCase{name + "/submitted " + what, changeAttempt(c, func(a *trial.Attempt, blobs Blobs) {
				a.Artifact.Submission = &trial.Submission{Tool: "submit", Args: trial.NewRef([]byte(artifacts[what]), "submission.json", "application/json", blobs)}
			})})
		}
		out = append(out, namedCase{name + "/no artifact", changeAttempt(c, func(a *trial.Attempt, _ Blobs) { a.Artifact = trial.Artifact{} })})
		for _, end := range everyEnd() {
			out = append(out,
				namedCase{name + "/" + string(end.Reason), changeAttempt(c, func(a *trial.Attempt, _ Blobs) { a.End = &end })},
				namedCase{name + "/" + string(end.Reason) + " with nothing", changeAttempt(c, func(a *trial.Attempt, _ Blobs) {
					a.End, a.Artifact, a.Transcript = &end, trial.Artifact{}, trial.Ref{}
				})})
		}
	}
	return out
}

// changeAttempt returns c with its attempt changed; new blobs come before the blobs of c.
func changeAttempt(c grade.Case, change func(*trial.Attempt, Blobs)) grade.Case {
	attempt, blobs := *c.Attempt, Blobs{}
	change(&attempt, blobs)
	c.Attempt, c.Blobs = &attempt, layered{blobs, c.Blobs}
	return c
}

type layered struct {
	top  Blobs
	base trial.Opener
}

func (l layered) Open(r trial.Ref) ([]byte, error) {
	if b, err := l.top.Open(r); err == nil || l.base == nil {
		return b, err
	}
	return l.base.Open(r)
}

func caseName(i int, c grade.Case) string { return fmt.Sprintf("%d %s", i, c.Task.ID) }
