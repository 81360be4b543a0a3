package workspace

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/patch"
	"github.com/assay-eval/assay/internal/testenv"
)

func treeOf(t testing.TB, list ...entry) *Tree {
	t.Helper()
	tree, err := newTree(list)
	if err != nil {
		t.Fatal(err)
	}
	return tree
}

func file(path, text string) entry {
	return entry{path: path, kind: fileKind(0, []byte(text)), data: []byte(text)}
}

// deltaOf is the changes that make one tree of the other, as they are kept.
func deltaOf(before, after *Tree) Delta {
	return Delta{Format: 1, Changes: compareTrees(before.list, after.list, nil)}
}

func TestPatch(t *testing.T) {
	long := strings.Repeat("some line\n", 20)
	before := treeOf(t, file("keep.txt", "k\n"), file("edit.txt", "one\ntwo\nthree\n"), file("gone.txt", "bye\n"), file("run.sh", "echo\n"), file("old/name.go", long+"package a\n"),
		file("img.bin", "\x00\x01"), file("crlf.txt", "a\r\nb\r\n"), file("wide.txt", strings.Repeat("w", 2<<20)), entry{path: "link", kind: Link, data: []byte("keep.txt")}, file("both", "x"))
	setup := treeOf(t, append(slices.Clone(before.list), file("made.txt", "by setup\n"), file("built/out.txt", "built\n"))...)
	run := file("run.sh", "echo\n")
	run.kind = Exec
	after := treeOf(t, file("keep.txt", "k\n"), file("edit.txt", "one\n2\nthree"), run, file("new/name.go", long+"package b\n"), file("img.bin", "\x00\x02\x03"), file("crlf.txt", "a\r\nc\r\n"),
		file("wide.txt", strings.Repeat("v", 2<<20)), entry{path: "link", kind: Link, data: []byte("edit.txt")}, entry{path: "both", kind: Link, data: []byte("keep.txt")},
		file("made.txt", "by setup\nand agent\n"), file("built/out.txt", "built\n"), file("empty", ""), entry{path: "folder", kind: Folder}, file("ü b.txt", "ü\n"))
	c := Patch(before, deltaOf(before, setup), deltaOf(before, after), nil, patch.Kept)
	var got []string
	for _, f := range c.Files {
		got = append(got, strings.TrimSpace(fmt.Sprintf("%s %s<%s +%d -%d %s", f.Op, f.Path, f.From, f.Plus, f.Minus, f.Left)))
	}
	want := []string{
		"removed both< +0 -1", "added both< +1 -0", "modified crlf.txt< +1 -1", "modified edit.txt< +2 -2", "added empty< +0 -0", "removed gone.txt< +0 -1",
		"modified img.bin< +0 -0 binary", "modified link< +1 -1", "modified made.txt< +1 -0", "renamed new/name.go<old/name.go +1 -1", "modified run.sh< +0 -0", "modified wide.txt< +0 -0 large", "added ü b.txt< +1 -0",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	text, without := c.Text()
	if len(without) > 0 {
		t.Errorf("left out: %v", without)
	}
	for _, want := range []string{
		"diff --git a/edit.txt b/edit.txt\nindex ", "--- a/edit.txt\n+++ b/edit.txt\n@@ -1,3 +1,3 @@\n one\n-two\n-three\n+2\n+three\n\\ No newline at end of file\n",
		"diff --git a/both b/both\ndeleted file mode 100644\n", "diff --git a/both b/both\nnew file mode 120000\n", "old mode 100644\nnew mode 100755\n", "rename from old/name.go\nrename to new/name.go\n",
		"+++ b/ü b.txt\t\n", "diff --git a/empty b/empty\nnew file mode 100644\nindex 0000000000000000000000000000000000000000..e69de29bb2d1d6434b8b29ae775ad8c2e48c5391\n",
		"-b\r\n+c\r\n", "GIT binary patch\nliteral 3\n",
	} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the patch lacks %q", want)
		}
	}
	b, err := c.Encode()
	if err != nil {
		t.Fatal(err)
	}
	if again, err := Patch(before, deltaOf(before, setup), deltaOf(before, after), nil, patch.Kept).Encode(); err != nil || !bytes.Equal(again, b) {
		t.Errorf("made again it differs: %v", err)
	}
	back, err := patch.Decode(b)
	if err != nil {
		t.Fatal(err)
	}
	if b2, err := back.Encode(); err != nil || !bytes.Equal(b, b2) {
		t.Errorf("read back it differs: %v", err)
	}
	if _, without := back.Text(); len(without) != 2 {
		t.Errorf("what was read back has the content of what it does not hold: %v", without)
	}
}

// Changes of setup that the agent did not touch are in no patch; ones that it took
// back are in it as the agent's changes.
func TestPatchIsOfTheAgentAlone(t *testing.T) {
	before := treeOf(t, file("a", "1\n"), file("b", "1\n"))
	setup := treeOf(t, file("a", "2\n"), file("c", "3\n"))
	for _, tc := range []struct {
		name string
		left *Tree
		want string
	}{
		{"nothing", setup, ""},
		{"all taken back", before, "modified a added b removed c"},
		{"one", treeOf(t, file("a", "2\n"), file("c", "4\n")), "modified c"},
	} {
		var got []string
		for _, f := range Patch(before, deltaOf(before, setup), deltaOf(before, tc.left), nil, patch.Kept).Files {
			got = append(got, string(f.Op)+" "+f.Path)
		}
		if strings.Join(got, " ") != tc.want {
			t.Errorf("%s: %v, want %s", tc.name, got, tc.want)
		}
	}
}

// Files that an artifact only names are named in the patch, and missing after it.
func TestPatchOfWhatIsNotKept(t *testing.T) {
	before := treeOf(t, file("big", "small\n"), file("out", "x\n"))
	tree := Delta{Changes: []Change{
		{Path: "big", Op: Modified, Kind: Omitted, Size: 1 << 30, SHA256: "ab"}, {Path: "more", Op: Added, Kind: Omitted, Size: 5},
		{Path: "out", Op: Modified, Kind: Outside, Target: "/etc"}, {Path: "sock", Op: Added, Kind: Special},
	}}
	c := Patch(before, Delta{}, tree, nil, patch.Kept)
	var got []string
	for _, f := range c.Files {
		got = append(got, fmt.Sprintf("%s %s %s", f.Op, f.Path, f.Left))
	}
	if want := "[modified big omitted added more omitted modified out outside added sock special]"; fmt.Sprint(got) != want {
		t.Errorf("%v, want %s", got, want)
	}
	text, without := c.Text()
	if len(without) != 4 || strings.Count(string(text), "deleted file mode") != 2 || strings.Contains(string(text), "more") {
		t.Errorf("%d left out of\n%s", len(without), text)
	}
	// Two files of unknown content may differ and are listed; known to be equal they
	// are not.
	same := Delta{Changes: []Change{{Path: "big", Kind: Omitted, Size: 5}, {Path: "sum", Kind: Omitted, Size: 5, SHA256: "ab"}}}
	if c := Patch(before, same, same, nil, patch.Kept); len(c.Files) != 1 || c.Files[0].Path != "big" {
		t.Errorf("%+v", c.Files)
	}
}

// Secrets of the workspace are in no line of a patch, and files that differ in
// nothing else are unchanged.
func TestPatchIsRedacted(t *testing.T) {
	redact := func(b []byte) []byte { return bytes.ReplaceAll(b, []byte("hunter2-secret"), []byte("[redacted:X]")) }
	before := treeOf(t, file("conf", "key=hunter2-secret\nport=1\n"), file("gone", "hunter2-secret\n"), file("other", "hunter2-secret\n"))
	dir := t.TempDir()
	if err := checkout(before, dir); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"conf": "key=hunter2-secret\nport=2\n", "new": "hunter2-secret", "other": "hunter2-secret\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Remove(filepath.Join(dir, "gone")); err != nil {
		t.Fatal(err)
	}
	b, err := makeDelta(before, dir, redact)
	if err != nil {
		t.Fatal(err)
	}
	d, err := ParseDelta(b)
	if err != nil {
		t.Fatal(err)
	}
	c := Patch(before, Delta{}, d, redact, patch.Kept)
	kept, err := c.Encode()
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(kept, []byte("hunter2")) {
		t.Errorf("a secret is in %s", kept)
	}
	for _, f := range c.Files {
		if f.Path == "conf" && (f.Plus != 1 || f.Minus != 1) || f.Path == "other" {
			t.Errorf("%+v", f)
		}
	}
}

// drawFiles draws a tree to be changed, or one that was made of another.
func drawFiles(t *rapid.T, label string, from *Tree) *Tree {
	names := rapid.SampledFrom([]string{"a", "b", "c.txt", "ü/é.txt", "a/x", "a/y/z", "b/x", "x b/x", " lead", "trail ", "tab\there", "new\nline", `quo"te`, `back\slash`, "-dash", "a b/c d", "日本", "x", "y"})
	line := rapid.SampledFrom([]string{"", "x", "}", "same", "-- dashes", "++ pluses", "@@ -1,2 +3,4 @@", "\\ No newline at end of file", "diff --git a/a b/b", "\ttab ", "ü\u2028\u202e", "end\r", "\r"})
	data := rapid.Custom(func(t *rapid.T) []byte {
		switch rapid.IntRange(0, 9).Draw(t, "what") {
		case 0:
			return nil
		case 1:
			return []byte{0, 0xff, byte(rapid.IntRange(0, 255).Draw(t, "byte"))}
		case 2:
			return []byte("#!/bin/sh\necho\n")
		case 3:
			return bytes.Repeat([]byte(line.Draw(t, "line")+"\x00"), rapid.IntRange(1, 200).Draw(t, "times"))
		}
		s := strings.Join(rapid.SliceOfN(line, 0, 40).Draw(t, "lines"), "\n")
		if rapid.Bool().Draw(t, "ends") {
			s += "\n"
		}
		return []byte(s)
	})
	chosen := map[string]entry{}
	put := func(e entry) {
		clash := slices.ContainsFunc(mapValues(chosen), func(o entry) bool {
			return strings.HasPrefix(o.path, e.path+"/") || strings.HasPrefix(e.path, o.path+"/")
		})
		if !clash {
			chosen[e.path] = e
		}
	}
	if from != nil {
		for _, e := range from.list {
			switch rapid.IntRange(0, 9).Draw(t, label+" do") {
			case 0: // gone
			case 1, 2: // lines moved, taken and put in
				if e.kind == Link {
					continue
				}
				lines := strings.SplitAfter(string(e.data), "\n")
				at := rapid.IntRange(0, len(lines)-1).Draw(t, label+" at")
				lines[at] = line.Draw(t, label+" with") + "\n" + lines[at]
				e.data = []byte(strings.Join(slices.Delete(lines, at/2, at/2+at%2), ""))
				e.kind = fileKind(map[Kind]fs.FileMode{File: 0o644, Exec: 0o755}[e.kind], e.data)
				put(e)
			case 3: // moved
				e.path = names.Draw(t, label+" to")
				if e.kind != Link {
					put(e)
				}
			case 4: // another mode
				if e.kind == File {
					e.kind = Exec
				}
				put(e)
			default:
				put(e)
			}
		}
	}
	for range rapid.IntRange(0, 6).Draw(t, label+" new") {
		e := entry{path: names.Draw(t, label+" path"), kind: rapid.SampledFrom([]Kind{File, File, File, Exec, Link}).Draw(t, label+" kind")}
		if e.kind == Link {
			e.data = []byte(strings.Repeat("../", strings.Count(e.path, "/")) + rapid.SampledFrom([]string{"target", "c.txt", "with space", "ü"}).Draw(t, label+" target"))
		} else {
			e.data = data.Draw(t, label+" data")
			e.kind = fileKind(map[Kind]fs.FileMode{File: 0o644, Exec: 0o755}[e.kind], e.data)
		}
		put(e)
	}
	tree, err := newTree(mapValues(chosen))
	if err != nil {
		t.Fatal(err)
	}
	return tree
}

// gitHere runs git on a folder, isolated from other repositories and settings.
func gitHere(dir string, input []byte, args ...string) ([]byte, error) {
	cmd := exec.Command("git", args...)
	cmd.Dir, cmd.Stdin = dir, bytes.NewReader(input)
	cmd.Env = append(os.Environ(), "GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CEILING_DIRECTORIES="+filepath.Dir(dir), "HOME="+dir)
	out, err := cmd.CombinedOutput()
	return out, err
}

// For all workspaces, setups and agents: git apply turns the workspace after setup
// into the workspace after the agent, in a plain folder and in a repository; and the
// counts of added and removed lines match the files.
func TestPatchAppliesProperty(t *testing.T) {
	testenv.Slow(t)
	if _, err := exec.LookPath("git"); err != nil {
		testenv.Missing(t, "git", "whether git takes our patches")
	}
	base := t.TempDir()
	rapid.Check(t, func(t *rapid.T) {
		before := drawFiles(t, "before", nil)
		setup := drawFiles(t, "setup", before)
		after := drawFiles(t, "after", setup)
		c := Patch(before, deltaOf(before, setup), deltaOf(before, after), nil, patch.Whole)
		text, without := c.Text()
		if len(without) > 0 {
			t.Fatalf("left out: %v", without)
		}
		if show(setup.list) == show(after.list) != (len(text) == 0) {
			t.Fatalf("trees equal: %v, patch %q", show(setup.list) == show(after.list), text)
		}
		for _, f := range c.Files {
			if f.Left != "" {
				continue
			}
			lines := func(tree *Tree, path string, side *patch.Side) int {
				if e, ok := tree.entryAt(path); ok && side != nil {
					return len(slices.Collect(bytes.Lines(e.data)))
				}
				return 0
			}
			from := f.Path
			if f.From != "" {
				from = f.From
			}
			if more := lines(after, f.Path, f.New) - lines(setup, from, f.Old); f.Plus-f.Minus != more {
				t.Fatalf("%s: +%d -%d, but it has %d more lines", f.Path, f.Plus, f.Minus, more)
			}
		}
		if len(text) == 0 {
			return
		}
		dir, err := os.MkdirTemp(base, "")
		if err != nil {
			t.Fatal(err)
		}
		defer os.RemoveAll(dir)
		if err := checkout(setup, dir); err != nil {
			t.Fatal(err)
		}
		if rapid.Bool().Draw(t, "repository") {
			for _, args := range [][]string{{"init", "-q"}, {"add", "-A"}, {"-c", "user.name=x", "-c", "user.email=x@x", "commit", "-q", "--allow-empty", "-m", "x"}} {
				if out, err := gitHere(dir, nil, args...); err != nil {
					t.Fatalf("git %v: %v %s", args, err, out)
				}
			}
			if out, err := gitHere(dir, text, "apply", "--index", "--whitespace=nowarn"); err != nil {
				t.Fatalf("git apply --index: %v\n%s\n%s", err, out, text)
			}
		} else if out, err := gitHere(dir, text, "apply", "--whitespace=nowarn"); err != nil {
			t.Fatalf("git apply: %v\n%s\n%s", err, out, text)
		}
		got, err := readFolder(dir, limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		got = slices.DeleteFunc(got, func(e entry) bool { return e.kind == Folder })
		if show(got) != show(after.list) {
			t.Fatalf("applied\n%swant\n%s\n%s", show(got), show(after.list), text)
		}
	})
}

// A long patch is cut at whole files, with a note; of very many files the first are
// listed and the others counted. The time is proportional.
func TestPatchLimits(t *testing.T) {
	var list []entry
	for i := range patch.Kept.Files + 7 {
		list = append(list, file(fmt.Sprintf("f/%05d", i), strings.Repeat(fmt.Sprintf("line %d\n", i), 150)))
	}
	after, before := treeOf(t, list...), &Tree{}
	began := time.Now()
	c := Patch(before, Delta{}, deltaOf(before, after), nil, patch.Kept)
	if took := time.Since(began); took > 10*time.Second {
		t.Errorf("%d files took %s", len(list), took)
	}
	size, full := 0, 0
	for i, f := range c.Files {
		size += len(f.Hunks)
		if f.Left == patch.Full {
			full++
		} else if full > 0 || f.Left != "" {
			t.Fatalf("file %d is %q after %d full", i, f.Left, full)
		}
	}
	if len(c.Files) != patch.Kept.Files || c.More != 7 || size > patch.Kept.Hunks || size < patch.Kept.Hunks-10_000 || full == 0 {
		t.Errorf("%d files, %d more, %d bytes of lines, %d left out", len(c.Files), c.More, size, full)
	}
	if files, _, _, without := c.Count(); files != len(list) || without != full+7 {
		t.Errorf("counted %d, without %d", files, without)
	}
}

// benchmark: the time added to the end of a trial.
func BenchmarkPatch(b *testing.B) {
	text := func(i int) string {
		var s strings.Builder
		for n := range 300 {
			fmt.Fprintf(&s, "func f%d_%d() { return %d }\n}\n\n", i, n, n*i)
		}
		return s.String()
	}
	for _, n := range []int{5, 100, 2000, 20000} {
		var old, now []entry
		for i := range n {
			s := text(i % 50)
			old = append(old, file(fmt.Sprintf("f%05d.go", i), s))
			now = append(now, file(fmt.Sprintf("f%05d.go", i), strings.Replace(s, "return 7", "return 8", 3)))
		}
		before, after := treeOf(b, old...), treeOf(b, now...)
		d := deltaOf(before, after)
		if len(d.Changes) != n-n/50 && len(d.Changes) != n {
			b.Logf("%d changed of %d", len(d.Changes), n)
		}
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Patch(before, Delta{}, d, nil, patch.Kept).Encode(); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// A delta read back from a record gives the patch that the one in memory gives.
func TestPatchOfRecords(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		before := drawFiles(t, "before", nil)
		setup := drawFiles(t, "setup", before)
		after := drawFiles(t, "after", setup)
		a, b := deltaOf(before, setup), deltaOf(before, after)
		read := func(d Delta) Delta {
			raw, err := json.Marshal(d)
			if err != nil {
				t.Fatal(err)
			}
			out, err := ParseDelta(raw)
			if err != nil {
				t.Fatal(err)
			}
			return out
		}
		x, err := Patch(before, a, b, nil, patch.Kept).Encode()
		if err != nil {
			t.Fatal(err)
		}
		y, err := Patch(before, read(a), read(b), nil, patch.Kept).Encode()
		if err != nil || !bytes.Equal(x, y) {
			t.Fatalf("%v\n%s\n%s", err, x, y)
		}
	})
}
