package journal

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// TestManifestIsPlainJSON holds the manifest, which is written piece by piece, against
// encoding/json.
func TestManifestIsPlainJSON(t *testing.T) {
	planned := func(n int) []trial.Planned {
		out := []trial.Planned{}
		for i := range n {
			out = append(out, trial.Planned{Key: trial.Key{Task: "a \"<&>\"\n", Arm: "m/s", Index: i}, Block: int32(i), GenKey: seal.Of([]byte{byte(i)}).Sum(), Filtered: strings.Repeat("filter: task", i%2)})
		}
		return out
	}
	for name, trials := range map[string][]trial.Planned{"none": nil, "empty": {}, "one": planned(1), "some": planned(5)} {
		m := &Manifest{Format: 2, ID: "r", Suite: "s", SuiteDigest: seal.Of(nil), Resolved: json.RawMessage(`{"plan": {"trials": null}, "trials": null, "x": "\n  \"plan\": {"}`),
			Plan: trial.Plan{Seed: 7, Trials: trials}, Pins: json.RawMessage(`{"plan":{"trials":null}}`)}
		want, err := json.MarshalIndent(m, "", "  ")
		if err != nil {
			t.Fatal(err)
		}
		var got bytes.Buffer
		out := bufio.NewWriter(&got)
		if err := m.encode(out); err != nil {
			t.Fatal(err)
		}
		if err := out.Flush(); err != nil || got.String() != string(want)+"\n" {
			t.Errorf("%s: %v, %s\nwant %s", name, err, got.String(), want)
		}
	}
}

// TestFixedPart checks which lines of run.json its digest leaves out.
func TestFixedPart(t *testing.T) {
	head := "12:" + strings.Repeat("ab", 32)
	line := func(field string) string { return fmt.Sprintf("  %q: %q,\n", field, head) }
	long := "  \"resolved\": \"" + strings.Repeat("x", 200_000) + "\",\n"
	nested := "  " + line("head")
	for name, c := range map[string]struct {
		text, fixed string
		want        fixedPart
	}{
		"empty":          {"", "", fixedPart{}},
		"without":        {"{\n  \"format\": 2,\n" + long + "}\n", "{\n  \"format\": 2,\n" + long + "}\n", fixedPart{formatted: true}},
		"both":           {"{\n  \"format\": 2,\n" + line("head") + line("notes_head") + long + "}", "{\n  \"format\": 2,\n" + long + "}", fixedPart{formatted: true, head: Head(head), notes: Head(head)}},
		"after long":     {"{\n" + long + line("notes_head") + "}\n", "{\n" + long + "}\n", fixedPart{notes: Head(head)}},
		"second stays":   {"{\n" + line("head") + line("head") + "}", "{\n" + line("head") + "}", fixedPart{head: Head(head)}},
		"nested":         {"{\n" + nested + "}", "{\n" + nested + "}", fixedPart{}},
		"first line":     {line("head") + "}", line("head") + "}", fixedPart{}},
		"no head":        {"{\n  \"head\": \"x\",\n}", "{\n  \"head\": \"x\",\n}", fixedPart{}},
		"unended":        {"{\n" + strings.TrimSuffix(line("head"), "\n"), "{\n" + strings.TrimSuffix(line("head"), "\n"), fixedPart{}},
		"within a piece": {"{\n  \"x\": \"" + strings.Repeat("y", 64<<10) + line("head"), "{\n  \"x\": \"" + strings.Repeat("y", 64<<10) + line("head"), fixedPart{}},
	} {
		c.want.digest = seal.Of([]byte(c.fixed))
		if got, err := readFixedPart(strings.NewReader(c.text), nil); err != nil || got != c.want {
			t.Errorf("%s: %+v, %v, want %+v", name, got, err, c.want)
		}
	}
}
