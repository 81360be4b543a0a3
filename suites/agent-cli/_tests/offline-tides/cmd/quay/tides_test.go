package main

import (
	"os"
	"path/filepath"
	"testing"
)

func TestTidesOffline(t *testing.T) {
	t.Setenv("QUAY_TIDES", "http://127.0.0.1:1")
	file := filepath.Join(t.TempDir(), "tides.csv")
	if err := os.WriteFile(file, []byte("time,height,kind\n2024-05-01T18:10:00Z,4.10,high\n2024-05-01T00:05:00Z,0.90,low\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if got := quay(t, 0, "tides", "-tides", file, "2024-05-01"); got != "00:05 low  0.90\n18:10 high 4.10\n" {
		t.Errorf("%q", got)
	}
	quay(t, 1, "tides", "-tides", file, "2024-05-02")
	quay(t, 1, "tides", "-tides", file+".none", "2024-05-01")
	quay(t, 1, "tides", "-tides", file)
}
