package suite

import (
	"errors"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"
)

var update = flag.Bool("update", false, "write golden files")

// TestMistakes runs every archive in testdata/errors: files, lines "set …" and
// "server name=…" in its comment, and the text of the error in the file "want".
// A suite under ships/ stands for one that comes with the program.
func TestMistakes(t *testing.T) {
	paths, err := filepath.Glob("testdata/errors/*.txtar")
	if err != nil || len(paths) == 0 {
		t.Fatal("no archives", err)
	}
	for _, p := range paths {
		abs, err := filepath.Abs(p)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(strings.TrimSuffix(filepath.Base(p), ".txtar"), func(t *testing.T) {
			ar, err := txtar.ParseFile(abs)
			if err != nil {
				t.Fatal(err)
			}
			o, want := unpack(t, ar)
			_, err = Load(o)
			var got string
			if err != nil {
				var e *Errors
				if !errors.As(err, &e) {
					t.Fatalf("not *Errors: %v", err)
				}
				got = err.Error() + "\n"
			}
			for _, secret := range []string{"sk-proj-abc", "sk-ant-abc", "hunter2", "abcdefgh-secret", "abcdefgh99"} {
				if strings.Contains(got, secret) {
					t.Errorf("the error shows %s", secret)
				}
			}
			if *update {
				setWant(ar, got)
				if err := os.WriteFile(abs, txtar.Format(ar), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if got == "" {
				t.Fatal("loads without an error")
			}
			if d := cmp.Diff(want, got); d != "" {
				t.Errorf("error (-want +got):\n%s", d)
			}
		})
	}
}

func setWant(ar *txtar.Archive, text string) {
	for i := range ar.Files {
		if ar.Files[i].Name == "want" {
			ar.Files[i].Data = []byte(text)
			return
		}
	}
	ar.Files = append(ar.Files, txtar.File{Name: "want", Data: []byte(text)})
}

// unpack writes the archive to a folder of its own, makes that the current one,
// and returns the options and the content of the file "want". The suite file is
// suite.yaml, or the one named by a line "load".
func unpack(t *testing.T, ar *txtar.Archive) (Options, string) {
	t.Helper()
	dir := t.TempDir()
	t.Chdir(dir)
	o := Options{Path: suiteFile, Dir: ".", Kinds: testKinds(), Servers: map[string]string{}}
	ships := map[string]fstest.MapFS{}
	o.Embedded = func(name string) (fs.FS, bool) { f, ok := ships[name]; return f, ok }
	want := ""
	for _, f := range ar.Files {
		if f.Name == "want" {
			want = string(f.Data)
			continue
		}
		if rest, ok := strings.CutPrefix(f.Name, "ships/"); ok {
			name, file, _ := strings.Cut(rest, "/")
			if ships[name] == nil {
				ships[name] = fstest.MapFS{}
			}
			ships[name][file] = &fstest.MapFile{Data: f.Data}
			continue
		}
		if err := os.MkdirAll(filepath.Dir(f.Name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(f.Name, f.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for line := range strings.Lines(string(ar.Comment)) {
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch word {
		case "set":
			o.Set = append(o.Set, rest)
		case "server":
			name, cmd, _ := strings.Cut(rest, "=")
			o.Servers[name] = cmd
		case "load":
			o.Dir, o.Path = filepath.Dir(rest), filepath.Base(rest)
		}
	}
	o.Files = os.DirFS(o.Dir)
	return o, want
}
