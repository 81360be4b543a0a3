package symbols

import (
	"io"
	"os"
)

// mapFile reads a file: a mapped one could not be replaced.
func mapFile(f *os.File, size int) ([]byte, error) {
	data := make([]byte, size)
	_, err := io.ReadFull(f, data)
	return data, err
}

func unmapFile([]byte) error { return nil }
