package main

import (
	"strings"
	"testing"
)

func TestExtendCommand(t *testing.T) {
	data := imported(t)
	if got := quay(t, 0, "extend", "-data", data, "b1", "2024-05-01T16:00:00Z"); got != "b1 until 2024-05-01T16:00:00Z, 21.00\n" {
		t.Errorf("%q", got)
	}
	if got := quay(t, 0, "income", "-data", data); !strings.HasPrefix(got, "b1,A1,21.00\n") {
		t.Errorf("not saved: %q", got)
	}
	quay(t, 1, "extend", "-data", data, "b9", "2024-05-01T16:00:00Z")
	quay(t, 1, "extend", "-data", data, "b1", "soon")
	quay(t, 1, "extend", "-data", data, "b1")
}
