package scratch

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

const makerVar = "SCRATCH_TEST_ROOT"

// TestMain plays a process that makes folders and is killed.
func TestMain(m *testing.M) {
	root := os.Getenv(makerVar)
	if root == "" {
		os.Exit(m.Run())
	}
	for _, kind := range []string{Room, Box, Run, Data, Tape} {
		f, err := Make(root, kind)
		if err == nil {
			err = os.MkdirAll(filepath.Join(f.Path, Home, ".claude"), 0o755)
		}
		if err != nil {
			panic(err)
		}
		defer f.Release()
	}
	fmt.Println("ready")
	time.Sleep(time.Minute)
}

func names(t *testing.T, root string) []string {
	t.Helper()
	entries, err := os.ReadDir(root)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, e := range entries {
		out = append(out, e.Name())
	}
	return out
}

func TestSweepRemovesWhatNobodyHolds(t *testing.T) {
	root := t.TempDir()
	strange := []string{"assay-room-123456", "assay-run-x", "room-ABCDEFGHIJKLM", "other"}
	for _, dir := range strange {
		if err := os.Mkdir(filepath.Join(root, dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	target := t.TempDir()
	if err := os.Symlink(target, filepath.Join(root, "assay-room-AAAAAAAAAAAAA")); err != nil {
		t.Fatal(err)
	}
	strange = append(strange, "assay-room-AAAAAAAAAAAAA")
	slices.Sort(strange)

	maker := exec.Command(os.Args[0])
	maker.Env = append(os.Environ(), makerVar+"="+root)
	out, err := maker.StdoutPipe()
	if err == nil {
		err = maker.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	if _, err := bufio.NewReader(out).ReadString('\n'); err != nil {
		t.Fatal(err)
	}
	mine, err := Make(root, Room)
	if err != nil {
		t.Fatal(err)
	}
	var order []string
	remove := func(dir string) error {
		order = append(order, filepath.Base(dir))
		return os.RemoveAll(dir)
	}
	if n := Sweep(root, remove); n != 0 || len(order) > 0 {
		t.Fatalf("removed %d folders of a living process: %v", n, order)
	}
	if err := maker.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	var exit *exec.ExitError
	if err := maker.Wait(); !errors.As(err, &exit) {
		t.Fatal(err)
	}
	if n := Sweep(root, remove); n != 5 {
		t.Errorf("removed %d folders of a dead process, want 5: %v", n, names(t, root))
	}
	if len(order) != 10 || !slices.Equal(order[:5], []string{Home, Home, Home, Home, Home}) {
		t.Errorf("removed in the order %v, want the homes first", order)
	}
	want := append(slices.Clone(strange), filepath.Base(mine.Path))
	slices.Sort(want)
	if got := names(t, root); !slices.Equal(got, want) {
		t.Errorf("left %v, want %v", got, want)
	}
	mine.Release()
	if n := Sweep(root, remove); n != 1 {
		t.Errorf("removed %d released folders, want 1", n)
	}
}

// TestSweepBesideMakers sweeps while folders are made: none is lost, and of a maker that was
// killed before the folder had its name nothing is left.
func TestSweepBesideMakers(t *testing.T) {
	root := t.TempDir()
	old := time.Now().Add(-time.Minute)
	for i := range 3 {
		path := filepath.Join(root, fmt.Sprintf(".assay-new-ABCDEFGHIJKL%c", 'A'+i))
		if err := os.Mkdir(path, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, old, old); err != nil {
			t.Fatal(err)
		}
	}
	var makers sync.WaitGroup
	var made atomic.Int64
	for range 4 {
		makers.Go(func() {
			for range 500 {
				f, err := Make(root, Room)
				if err != nil {
					t.Error(err)
					return
				}
				if err := os.WriteFile(filepath.Join(f.Path, "a"), nil, 0o600); err != nil {
					t.Error("a folder that is held was removed:", err)
				}
				made.Add(1)
				if err := os.RemoveAll(f.Path); err != nil {
					t.Error(err)
				}
				f.Release()
			}
		})
	}
	done := make(chan struct{})
	go func() { makers.Wait(); close(done) }()
	sweeps := 0
	for ended := false; !ended; sweeps++ {
		select {
		case <-done:
			ended = true
		default:
		}
		Sweep(root, os.RemoveAll)
	}
	if left := names(t, root); len(left) > 0 {
		t.Errorf("left %v", left)
	}
	t.Logf("%d folders made beside %d sweeps", made.Load(), sweeps)
}
