package journal

import (
	"crypto/rand"
	"errors"
	"fmt"
	mathrand "math/rand/v2"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"

	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// smallDisk mounts a file system of the size given.
func smallDisk(t *testing.T, size string) string {
	t.Helper()
	dir := t.TempDir()
	if err := unix.Mount("tmpfs", dir, "tmpfs", 0, "size="+size); err != nil {
		testenv.Missing(t, "root", fmt.Sprintf("a disk that is really full is not tested: mounting one failed (%v)", err))
	}
	t.Cleanup(func() {
		if err := unix.Unmount(dir, unix.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	return dir
}

// On a disk that is really full nothing acknowledged is lost, no half line
// stays, and after making room a new writer goes on.
func TestFullDisk(t *testing.T) {
	for name, size := range map[string]int{"lines": 3000, "blobs": 9000} {
		t.Run(name, func(t *testing.T) {
			disk := smallDisk(t, "1m")
			ballast := filepath.Join(disk, "ballast")
			if err := os.WriteFile(ballast, make([]byte, 200<<10), 0o666); err != nil {
				t.Fatal(err)
			}
			r, err := Create(disk, someManifest(), day, rand.Reader)
			if err != nil {
				t.Fatal(err)
			}
			w := appendTo(t, r)
			var mu sync.Mutex
			acked := map[string]bool{}
			var stopped error // what stopped the writers
			var wg sync.WaitGroup
			for g := range 8 {
				wg.Go(func() {
					for i := 0; ; i++ {
						rec, blobs := attemptRecord(trial.Key{Task: fmt.Sprintf("g%d-%d", g, i), Arm: "m/s"}, size)
						if size > trial.InlineMax { // a blob that does not compress
							noise := make([]byte, size)
							for i := range noise {
								noise[i] = byte(mathrand.Uint32())
							}
							rec.Attempt.Transcript = trial.NewRef(noise, "transcript", "", blobs)
						}
						err := w.Write(blobs, rec)
						if err != nil {
							if !errors.Is(err, syscall.ENOSPC) {
								t.Errorf("error %v", err)
							}
							mu.Lock()
							stopped = errors.Join(stopped, err)
							mu.Unlock()
							return
						}
						mu.Lock()
						acked[rec.Attempt.Key.Task] = true
						mu.Unlock()
					}
				})
			}
			wg.Wait()
			if err := w.Close(); !errors.Is(err, syscall.ENOSPC) || !errors.Is(stopped, err) {
				t.Errorf("Close returned %v, and writers the fault %v", err, stopped)
			}
			if len(acked) < 20 {
				t.Errorf("only %d records went on the disk", len(acked))
			}
			check := func() {
				t.Helper()
				rep := CheckRun(r.Dir())
				if !rep.OK() || rep.Torn != nil {
					t.Errorf("%+v", rep)
				}
				there := map[string]bool{}
				for _, rec := range readAll(t, r) {
					if rec.Attempt != nil {
						there[rec.Attempt.Key.Task] = true
					}
				}
				for task := range acked {
					if !there[task] {
						t.Errorf("%s is acknowledged and lost", task)
					}
				}
			}
			check()
			if err := os.Remove(ballast); err != nil {
				t.Fatal(err)
			}
			rec, blobs := attemptRecord(trial.Key{Task: "after", Arm: "m/s"}, size)
			if err := appendTo(t, r).Write(blobs, rec); err != nil {
				t.Fatal(err)
			}
			acked["after"] = true
			check()
		})
	}
}

// devFull is a journal whose writes go to /dev/full, which takes nothing from
// anyone.
type devFull struct{ *os.File }

func (d devFull) Write(p []byte) (int, error) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		return 0, err
	}
	defer full.Close()
	return full.Write(p)
}

func TestDevFull(t *testing.T) {
	r := newRun(t)
	for range 2 { // the lock is free again
		_, err := r.openWriter(trial.Session{Why: "run"}, clock(), func(f *os.File) file { return devFull{f} })
		if !errors.Is(err, syscall.ENOSPC) {
			t.Errorf("error %v", err)
		}
	}
	if err := appendTo(t, r).Close(); err != nil {
		t.Error(err)
	}
	if recs := readAll(t, r); len(recs) != 1 {
		t.Errorf("%d records", len(recs))
	}
}
