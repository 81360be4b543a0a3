package workspace

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

//go:embed all:testdata
var embedded embed.FS

// disk reads the tree of a folder on disk.
func disk(t testing.TB, dir string) []entry {
	t.Helper()
	list, err := readFolder(dir, limits{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func show(list []entry) string {
	var b strings.Builder
	for _, e := range list {
		fmt.Fprintf(&b, "%s %s %q %d\n", e.kind, e.path, e.data, e.size)
	}
	return b.String()
}

func write(t testing.TB, dir string, files map[string]string) {
	t.Helper()
	for name, data := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(data), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// A folder on disk, the same embedded, as an archive, as a txtar file and as
// checked out again is one and the same tree.
func TestFixtureIsTheSameWhereverItIs(t *testing.T) {
	fromDisk, err := ReadFixture(nil, "testdata/fixture")
	if err != nil {
		t.Fatal(err)
	}
	abs, err := filepath.Abs("testdata/fixture")
	if err != nil {
		t.Fatal(err)
	}
	packed, err := ArchiveTree(fromDisk.Files)
	if err != nil {
		t.Fatal(err)
	}
	unpacked, err := FromArchive(packed)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := checkout(fromDisk.Files, dir); err != nil {
		t.Fatal(err)
	}
	want := "file .hidden \"also part of it\\n\" 0\nfile docs/a.txt \"alpha\\n\" 0\nexec run.sh \"#!/bin/sh\\necho run\\n\" 0\n"
	if got := show(fromDisk.Files.list); got != want {
		t.Fatalf("tree on disk:\n%swant:\n%s", got, want)
	}
	for name, src := range map[string]func() (*Source, error){
		"embedded":       func() (*Source, error) { return ReadFixture(embedded, "testdata/fixture") },
		"txtar":          func() (*Source, error) { return ReadFixture(nil, "testdata/fixture.txtar") },
		"txtar embedded": func() (*Source, error) { return ReadFixture(embedded, "testdata/fixture.txtar") },
		"absolute":       func() (*Source, error) { return ReadFixture(embedded, abs) },
		"archive":        func() (*Source, error) { return &Source{Files: unpacked, Digest: unpacked.Digest()}, nil },
		"checked out":    func() (*Source, error) { return ReadFixture(nil, dir) },
	} {
		got, err := src()
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if show(got.Files.list) != want || got.Digest != fromDisk.Digest {
			t.Errorf("%s differs:\n%s", name, show(got.Files.list))
		}
	}
	if err := fstest.TestFS(fromDisk.Files, ".hidden", "docs/a.txt", "run.sh"); err != nil {
		t.Error(err)
	}
}

func TestDigestSeesEverything(t *testing.T) {
	base := []entry{{path: "a", kind: File, data: []byte("x")}, {path: "b/c", kind: Link, data: []byte("../a")}}
	seen := map[string]string{}
	for name, change := range map[string]func([]entry) []entry{
		"nothing":    func(l []entry) []entry { return l },
		"content":    func(l []entry) []entry { l[0].data = []byte("y"); return l },
		"path":       func(l []entry) []entry { l[0].path = "aa"; return l },
		"executable": func(l []entry) []entry { l[0].kind = Exec; return l },
		"target":     func(l []entry) []entry { l[1].data = []byte(".."); return l },
		"more":       func(l []entry) []entry { return append(l, entry{path: "d", kind: Folder}) },
		"less":       func(l []entry) []entry { return l[:1] },
	} {
		tree, err := newTree(change(slices.Clone(base)))
		if err != nil {
			t.Fatal(name, err)
		}
		d := string(tree.Digest())
		if other, ok := seen[d]; ok {
			t.Errorf("%s and %s have the same digest", name, other)
		}
		seen[d] = name
	}
}

func TestFixtureErrors(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, map[string]string{"plain.txt": "x", "out/a": "a", "pipe/a": "a", "odd.txtar": "-- ../x --\nx\n", "twice.txtar": "-- a --\n-- a --\n", "below.txtar": "-- a --\n-- a/b --\n", "git.txtar": "-- .git/config --\n"})
	if err := os.Symlink("../plain.txt", filepath.Join(dir, "out", "l")); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(filepath.Join(dir, "pipe", "p"), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"none":        "no such file",
		"plain.txt":   "neither a folder nor a .txtar",
		"out":         "leads out of the tree",
		"pipe":        "socket, pipe or device",
		"odd.txtar":   "leads out of the tree",
		"twice.txtar": "there twice",
		"below.txtar": `"a/b" lies below "a"`,
		"git.txtar":   "no place in a tree",
	} {
		if _, err := ReadFixture(nil, filepath.Join(dir, name)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want %q", name, err, want)
		}
	}
}

func TestLinksStayInside(t *testing.T) {
	for _, tc := range []struct {
		path, target string
		want         bool
	}{
		{"l", "a", true}, {"l", "./a/b", true}, {"d/l", "../a", true}, {"d/e/l", "../../a/b", true}, {"l", ".", true},
		{"l", "..", false}, {"d/l", "../..", false}, {"l", "/etc/passwd", false}, {"l", "", false},
		{"d/l", "x/../../a", false},         // inside by its letters, but x may be a link
		{"d/e/l", "../x/../../../a", false}, // likewise
		{"l", "a\x00b", false},
	} {
		if got := staysInside(tc.path, tc.target); got != tc.want {
			t.Errorf("inside(%q, %q) = %v", tc.path, tc.target, got)
		}
	}
}

func needGit(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		testenv.Missing(t, "git", "workspaces from repositories are not tested")
	}
}

func gitIn(t *testing.T, dir string, args ...string) string {
	t.Helper()
	cmd := exec.Command("git", append([]string{"-C", dir, "-c", "user.name=t", "-c", "user.email=t@t", "-c", "commit.gpgsign=false"}, args...)...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("git %v: %v\n%s", args, err, out)
	}
	return strings.TrimSpace(string(out))
}

func TestRepo(t *testing.T) {
	needGit(t)
	repo := t.TempDir()
	gitIn(t, repo, "init", "-q", "-b", "main")
	write(t, repo, map[string]string{"a b.txt": "one\r\n", "ü/tab\there": "t", "empty": "", "bin": "\x00\xff\n", "tool": "x"})
	if err := os.Chmod(filepath.Join(repo, "tool"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("../empty", filepath.Join(repo, "ü", "link")); err != nil {
		t.Fatal(err)
	}
	gitIn(t, repo, "add", "-A")
	gitIn(t, repo, "commit", "-q", "-m", "first")
	gitIn(t, repo, "tag", "v1")
	first := gitIn(t, repo, "rev-parse", "HEAD")

	got, err := ReadCommit(t.Context(), repo, "v1")
	if err != nil {
		t.Fatal(err)
	}
	if got.Commit != first {
		t.Errorf("commit %s, want %s", got.Commit, first)
	}
	// The outside oracle: git's own archive of the same commit.
	out, err := exec.Command("git", "-C", repo, "archive", "--format=tar", "v1").Output()
	if err != nil {
		t.Fatal(err)
	}
	want, err := FromArchive(out)
	if err != nil {
		t.Fatal(err)
	}
	if show(got.Files.list) != show(want.list) || len(want.list) != 6 {
		t.Errorf("tree:\n%swant:\n%s", show(got.Files.list), show(want.list))
	}

	// Uncommitted changes do not count, and attributes hide nothing.
	write(t, repo, map[string]string{".gitattributes": "secret export-ignore\n* text=auto\n", "secret": "still here\r\n"})
	gitIn(t, repo, "add", "-A")
	gitIn(t, repo, "commit", "-q", "-m", "second")
	write(t, repo, map[string]string{"later": "x"})
	second, err := ReadCommit(t.Context(), repo, "")
	if err != nil {
		t.Fatal(err)
	}
	if b, err := fs.ReadFile(second.Files, "secret"); err != nil || len(b) == 0 {
		t.Errorf("secret: %q, %v", b, err)
	}
	if _, err := fs.Stat(second.Files, "later"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a file that is not committed: %v", err)
	}
	if second.Digest == got.Digest {
		t.Error("two commits have the same digest")
	}

	for ref, want := range map[string]string{"none": `no commit, tag or branch "none" here: it has main, v1`, "--all": "no commit, tag or branch"} {
		if _, err := ReadCommit(t.Context(), repo, ref); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("ref %s: %v", ref, err)
		}
	}
	if _, err := ReadCommit(t.Context(), t.TempDir(), ""); err == nil || !strings.Contains(err.Error(), "it is no git repository: commit") {
		t.Errorf("folder without repository: %v", err)
	}
	gitIn(t, repo, "update-index", "--add", "--cacheinfo", "160000,"+first+",sub")
	gitIn(t, repo, "commit", "-q", "-m", "submodule")
	if _, err := ReadCommit(t.Context(), repo, ""); err == nil || !strings.Contains(err.Error(), "sub is a submodule") {
		t.Errorf("submodule: %v", err)
	}
}

func TestRoom(t *testing.T) {
	src, err := ReadFixture(nil, "testdata/fixture")
	if err != nil {
		t.Fatal(err)
	}
	setup := [][]string{
		{"./run.sh"},
		{"sh", "-c", `echo "$HOME|$TMPDIR|$EXTRA|$NOT_PASSED" > env.txt; mkdir locked; echo x > locked/file; chmod 555 locked`},
	}
	t.Setenv("NOT_PASSED", "leak")
	parent := t.TempDir()
	room, err := makeRoom(t.Context(), parent, src.Files, setup, []string{"EXTRA=more"})
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(room.Dir, "env.txt"))
	if want := room.Home + "|" + room.Tmp + "|more|\n"; err != nil || string(got) != want {
		t.Errorf("environment of setup %q, %v; want %q", got, err, want)
	}
	delta, err := treeDelta(room)
	if err != nil {
		t.Fatal(err)
	}
	d, err := ParseDelta(delta)
	if err != nil || len(d.Changes) != 2 || d.Changes[0].Path != "env.txt" || d.Changes[1].Path != "locked/file" || d.Changes[0].Op != Added {
		t.Errorf("delta %s, %v", delta, err)
	}
	if err := room.Remove(); err != nil {
		t.Fatal(err)
	}
	if left, _ := os.ReadDir(parent); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestRoomRemovesReadOnlyFoldersWithoutPrivileges(t *testing.T) {
	if os.Getuid() == 0 {
		t.Skip("nothing is read-only for root")
	}
	room, err := makeRoom(t.Context(), t.TempDir(), nil, [][]string{{"sh", "-c", "mkdir -p a/b && echo x > a/b/c && chmod 000 a/b/c a/b && chmod 500 a"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if d, err := treeDelta(room); err != nil || !bytes.Contains(d, []byte("a/b/c")) {
		t.Errorf("delta %s, %v", d, err)
	}
	if err := room.Remove(); err != nil {
		t.Error(err)
	}
}

func TestSetupFails(t *testing.T) {
	parent := t.TempDir()
	_, err := makeRoom(t.Context(), parent, nil, [][]string{{"true"}, {"sh", "-c", "echo first; echo the reason >&2; exit 7"}}, nil)
	f, ok := errors.AsType[*trial.Fault](err)
	if !ok || f.Class != trial.ClassSetup || f.Retry {
		t.Fatalf("error %v (%T)", err, err)
	}
	for _, want := range []string{"exit 7", "exit status 7", "first\nthe reason"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("error %q lacks %q", err, want)
		}
	}
	_, err = makeRoom(t.Context(), parent, nil, [][]string{{"no-such-program-here"}}, nil)
	if f, ok := errors.AsType[*trial.Fault](err); !ok || f.Class != trial.ClassSetup || !errors.Is(err, exec.ErrNotFound) {
		t.Errorf("error %v", err)
	}
	if left, _ := os.ReadDir(parent); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// Of a file that is too large to keep it is known whether it has changed.
func TestDeltaOfLargeFiles(t *testing.T) {
	old := make([]byte, fileLimit+1)
	before := &Tree{list: []entry{{path: "same", kind: File, data: old}, {path: "bit", kind: File, data: old}, {path: "byte", kind: File, data: old}}}
	dir := t.TempDir()
	for name, mode := range map[string]os.FileMode{"same": 0o644, "bit": 0o755, "byte": 0o644} {
		data := old
		if name == "byte" {
			data = bytes.Clone(old)
			data[len(data)/2] = 1
		}
		if err := os.WriteFile(filepath.Join(dir, name), data, mode); err != nil {
			t.Fatal(err)
		}
	}
	b, err := makeDelta(before, dir, nil)
	if err != nil {
		t.Fatal(err)
	}
	d, err := ParseDelta(b)
	if err != nil || len(d.Changes) != 2 {
		t.Fatalf("%+v, %v", d.Changes, err)
	}
	if c := d.Changes[0]; c.Path != "bit" || !c.Exec || c.SHA256 != sumOf(old) {
		t.Errorf("%+v", c)
	}
	if c := d.Changes[1]; c.Path != "byte" || c.Exec || c.SHA256 == sumOf(old) || len(c.SHA256) != 64 {
		t.Errorf("%+v", c)
	}
	// What would take too long to sum up is only named.
	list, err := readFolder(dir, limits{fileLimit, totalLimit, fileLimit}, nil)
	if err != nil || len(list) != 3 || list[0].sum != "" || list[0].kind != Omitted {
		t.Errorf("%d entries, %v", len(list), err)
	}
}

func TestDeltaNamesWhatItCannotKeep(t *testing.T) {
	dir := t.TempDir()
	if err := os.Symlink("/etc/passwd", filepath.Join(dir, "out")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join(dir, "sub", "x"), filepath.Join(dir, "absolute")); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(filepath.Join(dir, "pipe"), 0o600); err != nil {
		t.Fatal(err)
	}
	write(t, dir, map[string]string{"\xff\xfe": "a name that is no UTF-8", ".git/config": "x", "sub/.git": "gitdir: x", "sub/x": "x"})
	f, err := os.Create(filepath.Join(dir, "huge"))
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Truncate(fileLimit + 1); err != nil {
		t.Fatal(err)
	}
	f.Close()

	delta, err := makeDelta(&Tree{}, dir, nil)
	if err != nil {
		t.Fatal(err)
	}
	want := `{"format":1,"changes":[` +
		`{"path":"absolute","op":"added","kind":"link","target":"sub/x"},` +
		`{"path":"huge","op":"added","kind":"omitted","size":67108865,"sha256":"` + sumOf(make([]byte, fileLimit+1)) + `"},` +
		`{"path":"out","op":"added","kind":"outside","target":"/etc/passwd"},` +
		`{"path":"pipe","op":"added","kind":"special"},` +
		`{"path":"sub/x","op":"added","kind":"file","text":"x"},` +
		`{"path":"` + "\uFFFD" + `","op":"added","kind":"special"}]}` + "\n"
	if string(delta) != want {
		t.Errorf("delta\n%swant\n%s", delta, want)
	}
	to := t.TempDir()
	if err := applyDelta(&Tree{}, delta, to); err != nil {
		t.Fatal(err)
	}
	if got, want := show(disk(t, to)), "link absolute \"sub/x\" 0\nfile sub/x \"x\" 0\n"; got != want {
		t.Errorf("restored\n%swant\n%s", got, want)
	}
}

func TestDeltaIsRedacted(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, map[string]string{"text": "a hunter2hunter2 b", "binary": "\xff hunter2hunter2 \xfe"})
	redact := func(b []byte) []byte { return bytes.ReplaceAll(b, []byte("hunter2hunter2"), []byte("[gone]")) }
	delta, err := makeDelta(&Tree{}, dir, redact)
	if err != nil {
		t.Fatal(err)
	}
	after, err := TreeAfter(&Tree{}, delta)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := show(after.list), "file binary \"\\xff [gone] \\xfe\" 0\nfile text \"a [gone] b\" 0\n"; got != want {
		t.Errorf("restored\n%swant\n%s", got, want)
	}
}

func TestHostileDelta(t *testing.T) {
	before, err := newTree([]entry{{path: "d/f", kind: File, data: []byte("x")}})
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct{ delta, want string }{
		{`{"format":1,"changes":[{"path":"../x","op":"added","kind":"file","text":""}]}`, "leads out"},
		{`{"format":1,"changes":[{"path":"/x","op":"added","kind":"file","text":""}]}`, "leads out"},
		{`{"format":1,"changes":[{"path":"l","op":"added","kind":"link","target":"../x"}]}`, "leads out"},
		{`{"format":1,"changes":[{"path":"l","op":"added","kind":"link","target":"d"},{"path":"l/x","op":"added","kind":"file"}]}`, "lies below"},
		{`{"format":1,"changes":[{"path":".git/hooks/x","op":"added","kind":"exec"}]}`, "no place"},
		{`{"format":1,"changes":[{"path":"a","op":"added","kind":"device"}]}`, "unknown kind"},
		{`{"format":2}`, "format 2"},
		{`{`, "read tree delta"},
	} {
		if err := applyDelta(before, []byte(tc.delta), t.TempDir()); err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s: %v, want %q", tc.delta, err, tc.want)
		}
	}
	full := t.TempDir()
	write(t, full, map[string]string{"there": "x"})
	if err := applyDelta(before, nil, full); !errors.Is(err, errNotEmpty) {
		t.Errorf("into a folder that is not empty: %v", err)
	}
}

// drawTree draws a tree, or changes to one.
func drawTree(t *rapid.T, label string) *Tree {
	names := rapid.SampledFrom([]string{"a", "b", "c.txt", "ü", "a/x", "a/y/z", "b/x", "e/f/g/h", ".h"})
	n := rapid.IntRange(0, 8).Draw(t, label+" size")
	chosen := map[string]entry{}
	for range n {
		e := entry{path: names.Draw(t, label+" path"), kind: rapid.SampledFrom([]Kind{File, File, Exec, Link, Folder}).Draw(t, label+" kind")}
		switch e.kind {
		case Link:
			e.data = []byte(strings.Repeat("../", strings.Count(e.path, "/")) + "target")
		case File, Exec:
			e.data = rapid.SampledFrom([][]byte{nil, []byte("one\n"), []byte("<&>\u2028\"\\"), {0xff, 0, '\n'}, []byte("#!/bin/sh")}).Draw(t, label+" data")
			e.kind = fileKind(map[Kind]fs.FileMode{File: 0o644, Exec: 0o755}[e.kind], e.data)
		}
		clash := slices.ContainsFunc(mapValues(chosen), func(o entry) bool {
			return strings.HasPrefix(o.path, e.path+"/") || strings.HasPrefix(e.path, o.path+"/")
		})
		if !clash {
			chosen[e.path] = e
		}
	}
	tree, err := newTree(mapValues(chosen))
	if err != nil {
		t.Fatal(err)
	}
	return tree
}

func mapValues(m map[string]entry) []entry {
	var out []entry
	for _, e := range m {
		out = append(out, e)
	}
	return out
}

// For every two trees: writing and reading return the same tree, and the delta from
// one to the other, applied to the one, gives the other; likewise the archive.
func TestRoundTripProperty(t *testing.T) {
	testenv.Slow(t)
	base := t.TempDir()
	rapid.Check(t, func(t *rapid.T) {
		before, after := drawTree(t, "before"), drawTree(t, "after")
		dir, err := os.MkdirTemp(base, "")
		if err != nil {
			t.Fatal(err)
		}
		defer os.RemoveAll(dir)
		for _, d := range []string{"left", "restored"} {
			if err := os.Mkdir(filepath.Join(dir, d), 0o755); err != nil {
				t.Fatal(err)
			}
		}
		left, restored := filepath.Join(dir, "left"), filepath.Join(dir, "restored")
		if err := checkout(after, left); err != nil {
			t.Fatal(err)
		}
		delta, err := makeDelta(before, left, nil)
		if err != nil {
			t.Fatal(err)
		}
		if same := show(before.list) == show(after.list); same != (delta == nil) {
			t.Fatalf("trees equal: %v, delta %q", same, delta)
		}
		if err := applyDelta(before, delta, restored); err != nil {
			t.Fatal(err)
		}
		got, err := readFolder(restored, limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if show(got) != show(after.list) {
			t.Fatalf("restored\n%swant\n%s", show(got), show(after.list))
		}
		again, err := makeDelta(before, restored, nil)
		if err != nil || !bytes.Equal(again, delta) {
			t.Fatalf("delta of the restored workspace differs: %v\n%s\n%s", err, again, delta)
		}
		packed, err := ArchiveTree(after)
		if err != nil {
			t.Fatal(err)
		}
		unpacked, err := FromArchive(packed)
		if err != nil || show(unpacked.list) != show(after.list) || unpacked.Digest() != after.Digest() {
			t.Fatalf("unpacked %v\n%swant\n%s", err, show(unpacked.list), show(after.list))
		}
	})
}

func FuzzFromArchive(f *testing.F) {
	tree, err := newTree([]entry{{path: "a/b", kind: Exec, data: []byte("x")}, {path: "c", kind: Link, data: []byte("a/b")}, {path: "d", kind: Folder}})
	if err != nil {
		f.Fatal(err)
	}
	b, err := ArchiveTree(tree)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(b)
	f.Add(bytes.Replace(b, []byte("a/b"), []byte("../"), 1))
	f.Fuzz(func(t *testing.T, b []byte) {
		tree, err := FromArchive(b)
		if err != nil {
			return
		}
		again, err := ArchiveTree(tree)
		if err != nil {
			t.Fatal(err)
		}
		back, err := FromArchive(again)
		if err != nil || back.Digest() != tree.Digest() {
			t.Fatalf("an archive of what was read reads otherwise: %v", err)
		}
	})
}

func FuzzApply(f *testing.F) {
	f.Add([]byte(`{"format":1,"changes":[{"path":"a/b","op":"added","kind":"file","text":"x"},{"path":"l","op":"added","kind":"link","target":"a/b"},{"path":"d/f","op":"removed"}]}`))
	f.Add([]byte(`{"format":1,"changes":[{"path":"a","op":"added","kind":"link","target":".."},{"path":"a/b","op":"added","kind":"exec","base64":"AAA="}]}`))
	f.Fuzz(func(t *testing.T, delta []byte) {
		before, err := newTree([]entry{{path: "d/f", kind: File, data: []byte("x")}})
		if err != nil {
			t.Fatal(err)
		}
		outer := t.TempDir()
		dir := filepath.Join(outer, "in")
		if err := os.Mkdir(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		_ = applyDelta(before, delta, dir) // may fail, but must not write elsewhere
		there, err := os.ReadDir(outer)
		if err != nil || len(there) != 1 {
			t.Fatalf("outside of the folder: %v, %v", there, err)
		}
	})
}
