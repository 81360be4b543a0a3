package html

import (
	"bytes"
	"encoding/json"
	"errors"
	"testing"
)

// TestHeadJSON: a head is written in pieces as encoding/json writes it whole.
func TestHeadJSON(t *testing.T) {
	one := sample(3, 2, 2)
	one.Run, one.Strings[0] = `","columns":{"task":null`, `"columns":{}`
	one.Columns.Notes, one.Columns.Pack = nil, nil
	long := sample(90, 4, 60)
	if n := len(long.Columns.Task); n <= 2*columnPiece {
		t.Fatalf("%d trials have no pieces", n)
	}
	for name, h := range map[string]*Head{"empty": {}, "one": one, "long": long} {
		var got bytes.Buffer
		if err := h.WriteJSON(&got); err != nil {
			t.Fatal(err)
		}
		var want bytes.Buffer
		enc := json.NewEncoder(&want)
		enc.SetEscapeHTML(false)
		if err := enc.Encode(h); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got.Bytes(), bytes.TrimSpace(want.Bytes())) {
			t.Errorf("%s: %d bytes, want %d", name, got.Len(), want.Len()-1)
		}
	}
	if err := long.WriteJSON(fullDisk{}); !errors.Is(err, errFull) {
		t.Errorf("error %v", err)
	}
}

type fullDisk struct{}

var errFull = errors.New("no space left on device")

func (fullDisk) Write([]byte) (int, error) { return 0, errFull }
