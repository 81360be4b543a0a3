package toolcalls

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report/reporttest"
)

func TestGolden(t *testing.T) {
	out := reporttest.GoldenOf(t, "swift.jsonl", analysetest.Swift, Write)
	lines := bytes.Split(bytes.TrimSpace(out), []byte("\n"))
	if len(lines) != 2*12 { // two calls in each grounded trial, the void one included
		t.Errorf("%d lines", len(lines))
	}
	failed := 0
	for _, b := range lines {
		var l line
		if err := json.Unmarshal(b, &l); err != nil {
			t.Fatal(err)
		}
		if !l.OK {
			failed++
		}
		if l.Arm != analysetest.Grounded || l.Bytes == nil || l.MS == nil {
			t.Errorf("line %s", b)
		}
	}
	if failed != 12 {
		t.Errorf("%d calls failed", failed)
	}
}

func TestApplies(t *testing.T) {
	if !HasCalls(analysetest.Swift().Analyse()) || HasCalls(analysetest.Retrieval().Analyse()) {
		t.Error("it applies where servers were called")
	}
}
