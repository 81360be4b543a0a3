package workspace

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// prewarmed makes a home with a file, and counts.
func prewarmed(n *atomic.Int32) func(string) error {
	return func(dir string) error {
		n.Add(1)
		if err := os.MkdirAll(filepath.Join(dir, "home"), 0o755); err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(dir, "home", "cache"), []byte("warm"), 0o444)
	}
}

func TestWarmthIsMadeOnce(t *testing.T) {
	w := HomeCache{Dir: filepath.Join(t.TempDir(), "warm")}
	var made, told atomic.Int32
	var wg sync.WaitGroup
	for range 8 { // like processes, each with its own open file
		wg.Go(func() {
			home, fresh, release, err := w.Home(t.Context(), seal.Of([]byte("a")), prewarmed(&made))
			if err != nil {
				t.Error(err)
				return
			}
			defer release()
			if fresh {
				told.Add(1)
			}
			if b, err := os.ReadFile(filepath.Join(home, "cache")); err != nil || string(b) != "warm" {
				t.Errorf("%q, %v", b, err)
			}
		})
	}
	wg.Wait()
	if made.Load() != 1 || told.Load() != 1 {
		t.Errorf("made %d times, told of %d", made.Load(), told.Load())
	}
	if _, fresh, release, err := w.Home(t.Context(), seal.Of([]byte("b")), prewarmed(&made)); err != nil || !fresh {
		t.Errorf("another key: made %v, %v", fresh, err)
	} else {
		release()
	}
}

func TestWarmthAges(t *testing.T) {
	w := HomeCache{Dir: t.TempDir()}
	var made atomic.Int32
	use := func() bool {
		t.Helper()
		_, fresh, release, err := w.Home(t.Context(), seal.Of([]byte("a")), prewarmed(&made))
		if err != nil {
			t.Fatal(err)
		}
		release()
		return fresh
	}
	if !use() || use() {
		t.Error("it is not made once")
	}
	w.Since = time.Now().Add(time.Hour) // as if the clock had been set back
	if !use() || use() {
		t.Error("an old one is not made anew, once")
	}
}

// A home that could not be made is not there, and the next one tries again; one
// that waits for another stops when it must.
func TestWarmthFails(t *testing.T) {
	w := HomeCache{Dir: t.TempDir()}
	key := seal.Of([]byte("a"))
	_, _, _, err := w.Home(t.Context(), key, func(dir string) error {
		if err := os.MkdirAll(filepath.Join(dir, "home"), 0o755); err != nil {
			return err
		}
		return trial.Faultf(trial.ClassSetup, "no compiler")
	})
	if f := (*trial.Fault)(nil); !errors.As(err, &f) || f.Class != trial.ClassSetup || !strings.Contains(err.Error(), "no compiler") {
		t.Fatalf("%v", err)
	}
	var made atomic.Int32
	ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
	defer cancel()
	_, _, release, err := w.Home(t.Context(), key, func(dir string) error {
		_, _, _, err := w.Home(ctx, key, prewarmed(&made))
		if f := (*trial.Fault)(nil); !errors.As(err, &f) || !f.Canceled() {
			t.Errorf("one that waits: %v", err)
		}
		return prewarmed(&made)(dir)
	})
	if err != nil || made.Load() != 1 {
		t.Fatalf("made %d times, %v", made.Load(), err)
	}
	release()
}

// The homes unused for longest are removed, except one in use.
func TestWarmthIsSwept(t *testing.T) {
	w := HomeCache{Dir: t.TempDir()}
	var made atomic.Int32
	for i := range keptHomes + 3 {
		key := seal.Of([]byte{byte(i)})
		_, _, release, err := w.Home(t.Context(), key, prewarmed(&made))
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			defer release()
		} else {
			release()
		}
		old := time.Now().Add(time.Duration(i-100) * time.Hour)
		if err := os.Chtimes(filepath.Join(w.Dir, string(key)+".lock"), old, old); err != nil {
			t.Fatal(err)
		}
	}
	for i := range keptHomes + 3 {
		_, err := os.Stat(filepath.Join(w.Dir, string(seal.Of([]byte{byte(i)}))))
		if there, want := err == nil, i == 0 || i > 2; there != want {
			t.Errorf("home %d: there %v", i, there)
		}
	}
}
