package workspace

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/seal"
)

// history makes a repository with two commits, a branch, a tag, a stash and a
// remote, and returns it with the id of its first commit.
func history(t testing.TB, files map[string]string) (repo, first string) {
	t.Helper()
	repo = t.TempDir()
	git := func(args ...string) string { return gitIn(t.(*testing.T), repo, args...) }
	git("init", "-q", "-b", "trunk")
	write(t, repo, files)
	if err := os.WriteFile(filepath.Join(repo, "run.sh"), []byte("#!/bin/sh\n"), 0o644); err != nil { // a script that is not executable
		t.Fatal(err)
	}
	if err := os.Symlink("a.txt", filepath.Join(repo, "link")); err != nil {
		t.Fatal(err)
	}
	git("add", "-A")
	git("commit", "-qm", "one")
	first = git("rev-parse", "HEAD")
	write(t, repo, map[string]string{"reference.txt": "the answer"})
	git("add", "-A")
	git("commit", "-qm", "two")
	git("tag", "later")
	write(t, repo, map[string]string{"a.txt": "stashed"})
	git("stash")
	git("remote", "add", "origin", "https://example.invalid/x.git")
	return repo, first
}

func cloned(t *testing.T, repo, ref string) (*Source, *Repository) {
	t.Helper()
	src, err := ReadCommit(t.Context(), repo, ref)
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "git")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	r, err := CloneCommit(t.Context(), repo, src.Commit, dir)
	if err != nil {
		t.Fatal(err)
	}
	return src, r
}

// A room has the commit under its own id with a clean status, and no object, ref,
// remote, stash or reflog of what came later.
func TestRepositoryHoldsOneCommit(t *testing.T) {
	needGit(t)
	repo, first := history(t, map[string]string{"a.txt": "a", "sub/dir/ü b.txt": "b", "z/1": "", "z/2": "2"})
	src, r := cloned(t, repo, first)
	if r.Commit != first {
		t.Fatalf("commit %s, want %s", r.Commit, first)
	}
	room, err := New(t.Context(), Options{Root: t.TempDir(), Files: src.Files, Repository: r})
	if err != nil {
		t.Fatal(err)
	}
	defer room.Remove()
	git := func(args ...string) string { return gitIn(t, room.Work, args...) }
	if got := git("status", "--porcelain", "--ignored"); got != "" {
		t.Errorf("status: %s", got)
	}
	if got := git("rev-parse", "HEAD"); got != first {
		t.Errorf("HEAD is %s", got)
	}
	if got := git("branch", "-a", "--format=%(refname)"); got != "refs/heads/main" {
		t.Errorf("branches %q", got)
	}
	for _, args := range [][]string{{"remote"}, {"tag"}, {"stash", "list"}, {"reflog"}, {"config", "--local", "--get-regexp", "remote|branch|url"}} {
		cmd, _ := proc.Start(t.Context(), proc.Spec{Args: append([]string{"git", "-C", room.Work}, args...), Env: os.Environ(), Pipes: true})
		var out bytes.Buffer
		_, _ = out.ReadFrom(cmd.Stdout)
		cmd.Wait()
		cmd.Stdin.Close()
		cmd.Stdout.Close()
		if out.Len() > 0 {
			t.Errorf("git %v says %q", args, out.String())
		}
	}
	want := strings.Fields(gitIn(t, repo, "rev-list", "--objects", "--no-object-names", first))
	got := strings.Fields(git("cat-file", "--batch-all-objects", "--batch-check=%(objectname)"))
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("%d objects, want the %d of the commit", len(got), len(want))
	}
	if got := git("fsck", "--full", "--strict"); got != "" {
		t.Errorf("fsck: %s", got)
	}
	_ = filepath.WalkDir(filepath.Join(room.Work, ".git"), func(p string, d fs.DirEntry, err error) error {
		b, _ := os.ReadFile(p)
		if bytes.Contains(b, []byte(repo)) || strings.Contains(p, "hooks") || strings.Contains(p, "alternates") || strings.HasSuffix(p, "FETCH_HEAD") {
			t.Errorf("%s tells of the source", p)
		}
		return err
	})
	info, err := os.Stat(filepath.Join(room.Work, "run.sh"))
	if err != nil || info.Mode().Perm()&0o111 != 0 {
		t.Errorf("run.sh has mode %v: the commit has it not executable", info.Mode())
	}
	if delta, err := treeDelta(room); err != nil || delta != nil {
		t.Errorf("delta %s, %v", delta, err)
	}
}

// The index holds the stat data of every file, so that git need not read any, and
// still sees a change of a byte at once.
func TestIndexMatchesFiles(t *testing.T) {
	needGit(t)
	repo, first := history(t, map[string]string{"a.txt": "aaaa", "b": "bbbb"})
	src, r := cloned(t, repo, first)
	room, err := New(t.Context(), Options{Root: t.TempDir(), Files: src.Files, Repository: r})
	if err != nil {
		t.Fatal(err)
	}
	defer room.Remove()
	before, err := os.ReadFile(filepath.Join(room.Work, ".git", "index"))
	if err != nil {
		t.Fatal(err)
	}
	gitIn(t, room.Work, "update-index", "--refresh")
	after, err := os.ReadFile(filepath.Join(room.Work, ".git", "index"))
	if err != nil || !bytes.Equal(before, after) {
		t.Error("git has brought the index up to date: it did not match the files")
	}
	if err := os.WriteFile(filepath.Join(room.Work, "a.txt"), []byte("aaab"), 0o644); err != nil {
		t.Fatal(err)
	}
	if got := gitIn(t, room.Work, "status", "--porcelain"); got != "M a.txt" {
		t.Errorf("status %q", got)
	}
	gitIn(t, room.Work, "commit", "-qam", "changed")
	delta, err := treeDelta(room)
	if err != nil || !bytes.Contains(delta, []byte("aaab")) || bytes.Contains(delta, []byte(`"b"`)) {
		t.Errorf("delta %s, %v", delta, err)
	}
}

// A fixture's own commit has the same id every time, and all that git could
// ignore is in it.
func TestRepositoryOfAFixture(t *testing.T) {
	needGit(t)
	src, err := ReadFixture(nil, "testdata/fixture")
	if err != nil {
		t.Fatal(err)
	}
	list := append(slices.Clone(src.Files.list), entry{path: ".gitignore", kind: File, data: []byte("docs\n")}, entry{path: ".gitattributes", kind: File, data: []byte("* text=auto\n")},
		entry{path: "crlf", kind: File, data: []byte("a\r\nb\r\n")}, entry{path: "empty", kind: Folder})
	tree, err := newTree(list)
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for range 2 {
		dir := filepath.Join(t.TempDir(), "git")
		if err := os.Mkdir(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		r, err := NewRepository(t.Context(), tree, dir)
		if err != nil {
			t.Fatal(err)
		}
		room, err := New(t.Context(), Options{Root: t.TempDir(), Files: tree, Repository: r})
		if err != nil {
			t.Fatal(err)
		}
		defer room.Remove()
		if got := gitIn(t, room.Work, "status", "--porcelain"); got != "" {
			t.Errorf("status: %s", got)
		}
		if got := gitIn(t, room.Work, "ls-files"); got != ".gitattributes\n.gitignore\n.hidden\ncrlf\ndocs/a.txt\nrun.sh" {
			t.Errorf("files: %s", got)
		}
		if delta, err := treeDelta(room); err != nil || delta != nil {
			t.Errorf("delta %s, %v", delta, err)
		}
		ids = append(ids, r.Commit)
	}
	if ids[0] != ids[1] || len(ids[0]) != 40 {
		t.Errorf("commits %v", ids)
	}
}

func TestRepositoryMustFit(t *testing.T) {
	needGit(t)
	repo, first := history(t, map[string]string{"a.txt": "a"})
	_, r := cloned(t, repo, first)
	root := t.TempDir()
	for _, list := range [][]entry{nil, {{path: "a.txt", kind: File}}, {{path: "a.txt", kind: File}, {path: "link", kind: Link, data: []byte("a.txt")}, {path: "run.sh", kind: Exec}, {path: "x", kind: File}}} {
		tree, err := newTree(list)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := New(t.Context(), Options{Root: root, Files: tree, Repository: r}); err == nil || !strings.Contains(err.Error(), "in one of them only") {
			t.Errorf("%d files: error %v", len(list), err)
		}
	}
	if left, _ := os.ReadDir(root); len(left) > 0 {
		t.Errorf("%s is left", left[0].Name())
	}
}

func FuzzReadIndex(f *testing.F) {
	f.Add([]byte("DIRC\x00\x00\x00\x02\x00\x00\x00\x01"))
	f.Add([]byte("DIRC\x00\x00\x00\x02\xff\xff\xff\xff" + strings.Repeat("a", 100)))
	f.Fuzz(func(t *testing.T, b []byte) {
		list, err := readIndex(b, 20)
		for _, e := range list {
			if err == nil && (e.at < indexHead || e.at+statSize > len(b)) {
				t.Errorf("entry at %d of %d", e.at, len(b))
			}
		}
	})
}

// Known placeholders in set are expanded to their values in the room; unknown ones
// and other variables stay unchanged.
func TestPlaceholders(t *testing.T) {
	files, err := newTree([]entry{{path: "svc/a", kind: File}})
	if err != nil {
		t.Fatal(err)
	}
	room, err := New(t.Context(), Options{
		Root: t.TempDir(), Files: files, Subdir: "svc", Env: []string{"RAW={home}", "LANG=xx"},
		Set:  []string{"A={workdir}|{repo}|{home}|{tmp}|{subdir}|{trial}|{nothing}|{", "LANG=yy"},
		Vars: map[string]string{"trial": "one #1"}, Setup: [][]string{{"sh", "-c", `echo "$A" > "$TMPDIR/a"; pwd > "$TMPDIR/b"; echo "$RAW $ASSAY_ORIGIN" > made`}},
	})
	if err != nil {
		t.Fatal(err)
	}
	defer room.Remove()
	want := strings.Join([]string{room.Dir, room.Work, room.Home, room.Tmp, "svc", "one #1", "{nothing}", "{"}, "|")
	if got, _ := os.ReadFile(filepath.Join(room.Tmp, "a")); string(got) != want+"\n" {
		t.Errorf("A is %s want %s", got, want)
	}
	if got, _ := os.ReadFile(filepath.Join(room.Tmp, "b")); string(got) != filepath.Join(room.Work, "svc")+"\n" {
		t.Errorf("setup ran in %s", got)
	}
	left, err := room.Changes()
	if err != nil {
		t.Fatal(err)
	}
	d, err := ParseDelta(left.Setup)
	if err != nil || len(d.Changes) != 1 || d.Changes[0].Path != "svc/made" || string(d.Changes[0].Content()) != "{home} setup\n" {
		t.Errorf("setup delta %s, %v", left.Setup, err)
	}
	if env := room.Env(); env[len(env)-1] != "LANG=yy" {
		t.Errorf("environment %q", env)
	}
}

func TestSubdirMustBeThere(t *testing.T) {
	if _, err := New(t.Context(), Options{Root: t.TempDir(), Subdir: "none"}); err == nil || !strings.Contains(err.Error(), "no folder none") {
		t.Errorf("error %v", err)
	}
}

// A change that keeps size and time is still found.
func TestDeltaIsNotFooledByTimes(t *testing.T) {
	var list []entry
	for i := range 40 {
		list = append(list, entry{path: fmt.Sprintf("d/%02d", i), kind: File, data: []byte("before")})
	}
	tree, err := newTree(list)
	if err != nil {
		t.Fatal(err)
	}
	room, err := New(t.Context(), Options{Root: t.TempDir(), Files: tree})
	if err != nil {
		t.Fatal(err)
	}
	defer room.Remove()
	for i := range 40 {
		p := filepath.Join(room.Work, "d", fmt.Sprintf("%02d", i))
		if i%2 == 0 {
			continue
		}
		if err := os.WriteFile(p, []byte("behind"), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(p, Epoch, Epoch); err != nil {
			t.Fatal(err)
		}
	}
	delta, err := treeDelta(room)
	if err != nil {
		t.Fatal(err)
	}
	if d, err := ParseDelta(delta); err != nil || len(d.Changes) != 20 {
		t.Errorf("%d changes, %v, want 20", len(d.Changes), err)
	}
	// Stamps that are old enough are trusted, and a change is seen by them.
	old := slices.Clone(room.stamps)
	later := old[39]
	later.ctime.sec++
	known := untouchedEntry(room.before.list, append(old[:39:39], later))
	for i := range 39 {
		p := filepath.Join(room.Work, "d", fmt.Sprintf("%02d", i))
		info, err := os.Lstat(p)
		if err != nil {
			t.Fatal(err)
		}
		if _, same := known(fmt.Sprintf("d/%02d", i), info); same && i%2 == 1 {
			t.Errorf("%s counts as untouched", p)
		}
	}
}

// Rooms share nothing with the folder that warmed them, nor with each other.
func TestPrewarm(t *testing.T) {
	files, err := newTree([]entry{{path: "a", kind: File, data: []byte("x")}})
	if err != nil {
		t.Fatal(err)
	}
	root := t.TempDir()
	rooms := filepath.Join(root, "rooms")
	if err := os.Mkdir(rooms, 0o755); err != nil {
		t.Fatal(err)
	}
	o := Options{Root: rooms, Files: files}
	home, err := Prewarm(t.Context(), o, [][]string{{"sh", "-c", `mkdir -p $HOME/cache/ro; cp a $HOME/cache/ro/a; ln -s ro/a $HOME/cache/l; chmod 400 $HOME/cache/ro/a; chmod 500 $HOME/cache/ro; echo said`}}, filepath.Join(root, "warm"))
	if err != nil {
		t.Fatal(err)
	}
	if log, _ := os.ReadFile(filepath.Join(root, "warm", "log.txt")); !strings.Contains(string(log), "said") {
		t.Errorf("log %q", log)
	}
	o.Warm = home
	for range 2 {
		room, err := New(t.Context(), o)
		if err != nil {
			t.Fatal(err)
		}
		p := filepath.Join(room.Home, "cache", "ro", "a")
		info, err := os.Stat(p)
		if err != nil || info.Mode().Perm() != 0o400 {
			t.Fatalf("%v %v", info, err)
		}
		if target, err := os.Readlink(filepath.Join(room.Home, "cache", "l")); err != nil || target != "ro/a" {
			t.Errorf("link %s %v", target, err)
		}
		if err := os.Chmod(p, 0o600); err != nil {
			t.Fatal(err)
		}
		if b, err := os.ReadFile(p); err != nil || string(b) != "x" {
			t.Errorf("it holds %q, %v", b, err)
		}
		if err := os.WriteFile(p, []byte("changed"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := room.Remove(); err != nil {
			t.Error(err)
		}
	}
	if _, err := Prewarm(t.Context(), o, [][]string{{"sh", "-c", "echo no such thing; exit 3"}}, filepath.Join(root, "cold")); err == nil || !strings.Contains(err.Error(), "no such thing") || !strings.Contains(err.Error(), "exit status 3") {
		t.Errorf("error %v", err)
	}
	if left, _ := os.ReadDir(rooms); len(left) > 0 {
		t.Errorf("%s is left", left[0].Name())
	}
}

func TestKeptRoom(t *testing.T) {
	keep := filepath.Join(t.TempDir(), "kept", "one")
	root := t.TempDir()
	room, err := New(context.Background(), Options{Root: root, Keep: keep, Setup: [][]string{{"sh", "-c", "echo hi > f"}}})
	if err != nil {
		t.Fatal(err)
	}
	if err := room.Remove(); err != nil {
		t.Fatal(err)
	}
	if b, err := os.ReadFile(filepath.Join(keep, "work", "f")); err != nil || string(b) != "hi\n" {
		t.Errorf("%q %v", b, err)
	}
	if left, _ := os.ReadDir(root); len(left) > 0 {
		t.Errorf("%s is left", left[0].Name())
	}
}

// No secret that is known stays in a room that is kept, and no file outside of it
// is changed.
func TestKeptRoomHasNoSecrets(t *testing.T) {
	const secret = "0123456789-secret"
	outside := filepath.Join(t.TempDir(), "login")
	if err := os.WriteFile(outside, []byte(secret), 0o600); err != nil {
		t.Fatal(err)
	}
	keep := filepath.Join(t.TempDir(), "kept")
	red := seal.NewRedactor([]seal.Secret{{Name: "TOKEN", Value: secret}})
	room, err := New(context.Background(), Options{Root: t.TempDir(), Keep: keep, Redact: red.Bytes})
	if err != nil {
		t.Fatal(err)
	}
	write := func(path string, mode fs.FileMode) {
		if err := os.WriteFile(path, []byte("a "+secret+" b"), mode); err != nil {
			t.Fatal(err)
		}
	}
	write(filepath.Join(room.Home, "config.json"), 0o600)
	write(filepath.Join(room.Work, "script"), 0o555)
	write(filepath.Join(room.Tmp, secret), 0o600)
	sealed := filepath.Join(room.Work, "sealed-"+secret)
	for _, err := range []error{
		os.Mkdir(sealed, 0o755), os.Symlink("/nowhere/"+secret, filepath.Join(room.Work, "link")), os.Symlink(outside, filepath.Join(room.Home, "soft")),
		os.Link(outside, filepath.Join(room.Home, "hard")), os.WriteFile(filepath.Join(sealed, "f"), []byte(secret), 0o400), os.Chmod(sealed, 0o555),
		os.WriteFile(filepath.Join(room.Work, "plain"), []byte("plain"), 0o644),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := room.Remove(); err != nil {
		t.Fatal(err)
	}
	if b, err := os.ReadFile(outside); err != nil || string(b) != secret {
		t.Errorf("a file outside of the room was changed: %q, %v", b, err)
	}
	seen := map[string]string{}
	err = filepath.WalkDir(keep, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		text := ""
		switch d.Type() {
		case 0:
			b, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			text = string(b)
		case fs.ModeSymlink:
			text, _ = os.Readlink(path)
		}
		if strings.Contains(path+text, secret) {
			t.Errorf("%s: %s", path, text)
		}
		seen[strings.TrimPrefix(path, keep+"/")] = text
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"home/config.json": "a [redacted:TOKEN] b", "work/script": "a [redacted:TOKEN] b", "tmp/[redacted:TOKEN]": "a [redacted:TOKEN] b", "home/hard": "[redacted:TOKEN]", "home/soft": outside, "work/link": "/nowhere/[redacted:TOKEN]", "work/plain": "plain", "work/sealed-[redacted:TOKEN]/f": "[redacted:TOKEN]"} {
		if seen[name] != want {
			t.Errorf("%s holds %q, want %q", name, seen[name], want)
		}
	}
}

// The folder of shims stands first in PATH for setup commands and programs, and
// what they call is recorded with its origin.
func TestShims(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	room, err := New(t.Context(), Options{Root: t.TempDir(), Shims: []string{"uname"}, Program: self, Setup: [][]string{{"sh", "-c", "uname > f"}}})
	if err != nil {
		t.Fatal(err)
	}
	defer room.Remove()
	start := time.Now()
	spec, err := room.Command(proc.Spec{Args: []string{"sh", "-c", "uname -s; exec sh -lc 'uname -r'"}, Env: []string{"PATH=" + os.Getenv("PATH"), "HOME=" + room.Home}})
	if err != nil {
		t.Fatal(err)
	}
	if exit, err := proc.Run(t.Context(), spec); err != nil || !exit.OK() {
		t.Fatal(exit, err)
	}
	b, err := room.Commands(start)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(b)), "\n")
	if len(lines) != 3 || !strings.Contains(lines[0], `"origin":"setup"`) || !strings.Contains(lines[1], `["-s"]`) || !strings.Contains(lines[2], `["-r"]`) || !strings.Contains(lines[2], `"origin":"agent"`) {
		t.Errorf("commands\n%s", b)
	}
}

func TestMain(m *testing.M) {
	for _, main := range hiddenMains {
		if code, ours := main(); ours {
			os.Exit(code)
		}
	}
	os.Exit(m.Run())
}
