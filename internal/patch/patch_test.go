package patch

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/testenv"
)

// tree writes files into a new folder.
func tree(t testing.TB, dir string, files map[string]string) string {
	t.Helper()
	for name, text := range files {
		p := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(p), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(p, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// look returns the content of a folder: mode and content, by path.
func look(t testing.TB, dir string) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			if d != nil && d.Name() == ".git" {
				return filepath.SkipDir
			}
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		rel, _ := filepath.Rel(dir, p)
		if d.Type()&fs.ModeSymlink != 0 {
			target, err := os.Readlink(p)
			out[rel] = "-> " + target
			return err
		}
		b, err := os.ReadFile(p)
		out[rel] = fmt.Sprintf("%v %s", info.Mode().Perm()&0o100 != 0, b)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestApply(t *testing.T) {
	dir := tree(t, t.TempDir(), map[string]string{"a.txt": "one\ntwo\nthree\n", "b/c.txt": "x\n", "gone.txt": "bye", "empty.txt": ""})
	err := Apply(dir, []byte(`A word before.
diff --git a/a.txt b/a.txt
index 1..2 100644
--- a/a.txt
+++ b/a.txt
@@ -1,3 +1,4 @@ func
 one
-two
+2
+2.5
 three
diff --git a/b/c.txt b/d/e.txt
old mode 100644
new mode 100755
similarity index 100%
rename from b/c.txt
rename to d/e.txt
diff --git a/gone.txt b/gone.txt
deleted file mode 100644
--- a/gone.txt
+++ /dev/null
@@ -1 +0,0 @@
-bye
\ No newline at end of file
diff --git a/new/deep.txt b/new/deep.txt
new file mode 100644
--- /dev/null
+++ b/new/deep.txt
@@ -0,0 +1,2 @@
+first
+last
\ No newline at end of file
diff --git a/none.txt b/none.txt
new file mode 100644
diff --git a/link b/link
new file mode 120000
--- /dev/null
+++ b/link
@@ -0,0 +1 @@
+a.txt
\ No newline at end of file
--- a/empty.txt	2024-05-01 10:00:00
+++ b/empty.txt	2024-05-01 10:00:01
@@ -0,0 +1 @@
+no longer
`))
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{
		"a.txt": "false one\n2\n2.5\nthree\n", "d/e.txt": "true x\n", "new/deep.txt": "false first\nlast", "none.txt": "false ",
		"link": "-> a.txt", "empty.txt": "false no longer\n",
	}
	if got := look(t, dir); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

func TestNothingIsDoneIfOneFileDoesNotFit(t *testing.T) {
	outside := filepath.Join(t.TempDir(), "outside")
	files := map[string]string{"a.txt": "one\n", "b.txt": "two\n"}
	good := "--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-one\n+1\n"
	for name, c := range map[string]struct{ patch, says string }{
		"context":       {"--- a/b.txt\n+++ b/b.txt\n@@ -1 +1 @@\n-zwei\n+2\n", `line 1 is "two" and not "zwei"`},
		"short":         {"--- a/b.txt\n+++ b/b.txt\n@@ -5 +5 @@\n-two\n+2\n", "the file has 1 lines"},
		"not there":     {"--- a/c.txt\n+++ b/c.txt\n@@ -1 +1 @@\n-two\n+2\n", "no such file"},
		"there":         {"--- /dev/null\n+++ b/b.txt\n@@ -0,0 +1 @@\n+2\n", "there already"},
		"more in it":    {"diff --git a/b.txt b/b.txt\ndeleted file mode 100644\n", "more in it"},
		"out of folder": {"--- a/../x\n+++ b/../x\n@@ -1 +1 @@\n-two\n+2\n", "not the path of a file"},
		"absolute":      {"--- /etc/passwd\n+++ /etc/passwd\n@@ -1 +1 @@\n-two\n+2\n", "not the path of a file"},
		"git":           {"--- /dev/null\n+++ b/.git/hooks/x\n@@ -0,0 +1 @@\n+2\n", "not the path of a file"},
		"through link":  {"--- /dev/null\n+++ b/out/x\n@@ -0,0 +1 @@\n+2\n", "out/x"},
		"binary":        {"diff --git a/b.txt b/b.txt\nGIT binary patch\nliteral 1\n", "binary"},
		"cut":           {"--- a/b.txt\n+++ b/b.txt\n@@ -1,2 +1,2 @@\n-two\n", "ends in the middle"},
		"garbled":       {"--- a/b.txt\n+++ b/b.txt\n@@ -1,2 +1,2 @@\n-two\n?\n", "line 5"},
		"mode":          {"diff --git a/b.txt b/b.txt\nold mode 100644\nnew mode 160000\n", "160000"},
		"nothing":       {"hello\n", "no change"},
	} {
		dir := tree(t, t.TempDir(), files)
		if err := os.Symlink(filepath.Dir(outside), filepath.Join(dir, "out")); err != nil {
			t.Fatal(err)
		}
		before := look(t, dir)
		text := good + c.patch
		if name == "nothing" {
			text = c.patch
		}
		err := Apply(dir, []byte(text))
		if name == "garbled" {
			err = Apply(dir, []byte(c.patch))
		}
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", name, err, c.says)
		}
		if name == "through link" {
			continue // found while writing: a link in the middle of a new path
		}
		if after := look(t, dir); fmt.Sprint(after) != fmt.Sprint(before) {
			t.Errorf("%s: %v", name, after)
		}
	}
	if _, err := os.Stat(filepath.Join(filepath.Dir(outside), "x")); err == nil {
		t.Error("written outside")
	}
}

// git defines the effect of patches that it wrote.
func TestGitAgrees(t *testing.T) {
	testenv.Slow(t)
	if _, err := exec.LookPath("git"); err != nil {
		testenv.Missing(t, "git", "that patches are applied as git applies them")
	}
	names := rapid.SampledFrom([]string{"a", "b.go", "dir/c", "dir/sub/d e", "ünï", "tab\tx", `q"uote`, "--- a"})
	line := rapid.SampledFrom([]string{"", "x", "y", "--- a/x", "+++ b/x", "@@ -1 +1 @@", "diff --git a/a b/a", "\r", "-", "+", `\ No newline`, "end"})
	state := rapid.Custom(func(t *rapid.T) map[string]string {
		out := map[string]string{}
		for _, n := range rapid.SliceOfNDistinct(names, 0, 5, rapid.ID).Draw(t, "names") {
			text := strings.Join(rapid.SliceOfN(line, 0, 30).Draw(t, "lines"), "\n")
			out[n] = text
		}
		return out
	})
	dir := t.TempDir()
	n := 0
	rapid.Check(t, func(r *rapid.T) {
		n++
		work := filepath.Join(dir, fmt.Sprint(n))
		old, newer := state.Draw(r, "old"), state.Draw(r, "new")
		tree(t, filepath.Join(work, "repo"), old)
		git := func(args ...string) []byte {
			cmd := exec.Command("git", append([]string{"-c", "user.name=x", "-c", "user.email=x@x", "-c", "core.autocrlf=false", "-C", filepath.Join(work, "repo")}, args...)...)
			cmd.Env = append(os.Environ(), "GIT_CONFIG_NOSYSTEM=1", "HOME="+dir)
			out, err := cmd.CombinedOutput()
			if err != nil {
				r.Fatalf("git %v: %v %s", args, err, out)
			}
			return out
		}
		if err := os.MkdirAll(filepath.Join(work, "repo"), 0o777); err != nil {
			r.Fatal(err)
		}
		git("init", "-q")
		git("add", "-A")
		git("commit", "-q", "--allow-empty", "-m", "x")
		for name := range old {
			if err := os.Remove(filepath.Join(work, "repo", name)); err != nil {
				r.Fatal(err)
			}
		}
		tree(t, filepath.Join(work, "repo"), newer)
		git("add", "-A")
		diff := git("diff", "--cached", "-M", fmt.Sprintf("-U%d", rapid.IntRange(0, 4).Draw(r, "context")))
		if len(diff) == 0 {
			return
		}
		mine := tree(t, filepath.Join(work, "mine"), old)
		if err := os.MkdirAll(mine, 0o777); err != nil {
			r.Fatal(err)
		}
		if err := Apply(mine, diff); err != nil {
			r.Fatalf("%v\n%s", err, diff)
		}
		if got, want := look(t, mine), look(t, filepath.Join(work, "repo")); fmt.Sprint(got) != fmt.Sprint(want) {
			r.Fatalf("got  %v\nwant %v\n%s", got, want, diff)
		}
	})
}

func FuzzParse(f *testing.F) {
	f.Add([]byte("--- a/b.txt\n+++ b/b.txt\n@@ -1 +1 @@\n-two\n+2\n"))
	f.Add([]byte("diff --git \"a/x\\ty\" \"b/x\\ty\"\nnew file mode 100644\n"))
	f.Add([]byte("diff --git a/x b/y\nrename from x\nrename to y\n"))
	f.Add([]byte("--- a\n+++ b\n@@ -0,0 +0,0 @@\n\\ \n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		files, err := Parse(data)
		if err != nil {
			return
		}
		for _, file := range files {
			for _, name := range []string{file.Old, file.New} {
				if name != "" && !fs.ValidPath(name) {
					t.Errorf("path %q", name)
				}
			}
			_, _ = file.change(bytes.Repeat([]byte("x\n"), 5))
		}
	})
}
