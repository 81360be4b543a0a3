package workspace

import (
	"debug/elf"
	"os"
	"testing"
)

// needStatic skips the test if the test program has shared libraries, as with the race
// detector: rooms with an image show it without them. CI runs the tests without cgo, too.
func needStatic(t testing.TB) {
	t.Helper()
	f, err := elf.Open("/proc/self/exe")
	if err != nil {
		t.Skipf("skipping: the program cannot be read, so no room with an image is tried: %v (%s)", err, os.Args[0])
	}
	defer f.Close()
	for _, p := range f.Progs {
		if p.Type == elf.PT_INTERP {
			t.Skip("skipping: the test program has shared libraries, so no room with an image is tried: set CGO_ENABLED=0")
		}
	}
}
