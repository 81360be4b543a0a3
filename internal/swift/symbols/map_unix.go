//go:build unix

package symbols

import (
	"os"

	"golang.org/x/sys/unix"
)

// mapFile maps a file into memory.
func mapFile(f *os.File, size int) ([]byte, error) {
	return unix.Mmap(int(f.Fd()), 0, size, unix.PROT_READ, unix.MAP_SHARED)
}

func unmapFile(data []byte) error { return unix.Munmap(data) }
