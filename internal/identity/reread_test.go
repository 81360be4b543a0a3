package identity

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/seal"
)

// TestHashFileSeesHiddenChanges checks that a file is read again after a change that keeps
// its size and time of modification, and not without a change.
func TestHashFileSeesHiddenChanges(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file, other := filepath.Join(dir, "server"), filepath.Join(dir, "other")
	hash := func(want string) {
		t.Helper()
		if d, err := hashFile(file); err != nil || d != seal.Of([]byte(want)) {
			t.Errorf("digest %s, %v differs from the digest of %q", d, err, want)
		}
	}
	write := func(path, text string) {
		t.Helper()
		if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
		old := time.Date(2020, 1, 1, 0, 0, 0, 5, time.UTC)
		if err := os.Chtimes(path, old, old); err != nil {
			t.Fatal(err)
		}
	}
	write(file, "one")
	hash("one")
	write(file, "two") // at once, when the stamp may be the same
	hash("two")
	write(other, "six")
	time.Sleep(settleTime + 100*time.Millisecond)
	hash("two")
	if runtime.GOOS == "linux" {
		known.Lock()
		known.files[file] = knownFile{known.files[file].stamp, "kept"}
		known.Unlock()
		if d, err := hashFile(file); d != "kept" || err != nil {
			t.Errorf("an unchanged file is read again: %s, %v", d, err)
		}
	}
	write(file, "ten")
	hash("ten")
	write(file, "two")
	time.Sleep(settleTime + 100*time.Millisecond)
	hash("two")
	if err := os.Rename(other, file); err != nil {
		t.Fatal(err)
	}
	hash("six")
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	if d, err := hashFile(file); err == nil {
		t.Errorf("digest %s of a file that is gone", d)
	}
}
