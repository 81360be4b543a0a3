package atomicfile_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/assay-eval/assay/internal/atomicfile"
)

func TestWriteFile(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "a.txt")
	for _, text := range []string{"one", "two, longer", ""} {
		if err := atomicfile.WriteFile(name, []byte(text), 0o640); err != nil {
			t.Fatal(err)
		}
		b, err := os.ReadFile(name)
		if err != nil || string(b) != text {
			t.Errorf("%q, %v, want %q", b, err, text)
		}
	}
	if err := os.Chmod(name, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := atomicfile.WriteFile(name, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(name); err != nil || info.Mode() != fs.FileMode(0o600) {
		t.Errorf("%v, %v: the permissions of a file that exists are kept", info.Mode(), err)
	}
	if err := atomicfile.WriteFile(filepath.Join(dir, "no", "a.txt"), nil, 0o644); err == nil {
		t.Error("no error without the folder")
	}
}

// TestCleanup checks that a file that is not put into its place leaves the old one and
// nothing else.
func TestCleanup(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "a.txt")
	if err := os.WriteFile(name, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	f, err := atomicfile.Create(name, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Write([]byte("half of")); err != nil {
		t.Fatal(err)
	}
	if err := f.Cleanup(); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 1 {
		t.Errorf("%v, %v: want one file", entries, err)
	}
	if b, err := os.ReadFile(name); err != nil || string(b) != "old" {
		t.Errorf("%q, %v", b, err)
	}
}
