package viewcmd

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestReadKey: a user's key is made once, and again if its file is damaged; others
// cannot read it.
func TestReadKey(t *testing.T) {
	path := filepath.Join(t.TempDir(), "cache", "view.key")
	first, err := readKey(path)
	if err != nil || len(first) != keySize {
		t.Fatalf("%x, %v", first, err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm()&0o077 != 0 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	if again, err := readKey(path); err != nil || !bytes.Equal(again, first) {
		t.Errorf("%x, was %x, %v", again, first, err)
	}
	if err := os.Truncate(path, 7); err != nil {
		t.Fatal(err)
	}
	if other, err := readKey(path); err != nil || len(other) != keySize || bytes.Equal(other, first) {
		t.Errorf("%x, was %x, %v", other, first, err)
	}
}
