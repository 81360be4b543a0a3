package journal

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// TestStreamManifest: a long run.json that is read a trial at a time gives the same as the whole
// text; a file of another form, or with a mistake, is read as a whole.
func TestStreamManifest(t *testing.T) {
	m := &Manifest{Format: Format, ID: "r", Suite: "s", SuiteDigest: seal.Of(nil), Resolved: json.RawMessage(`{"trials": 3, "plan": {"trials": [1]}, "text": "\n  \"plan\": {\n"}`)}
	for i := range 6000 {
		m.Plan.Trials = append(m.Plan.Trials, trial.Planned{Key: trial.Key{Task: "a \"<&>\"\n      }\n", Arm: "m/s", Index: i}, Block: int32(i), GenKey: seal.Of([]byte{byte(i)}).Sum(), Filtered: strings.Repeat("filter: task", i%2)})
	}
	var text bytes.Buffer
	out := bufio.NewWriter(&text)
	if err := m.encode(out); err != nil {
		t.Fatal(err)
	}
	if err := out.Flush(); err != nil {
		t.Fatal(err)
	}
	whole := text.String()
	edit := func(from, to string) string {
		if !strings.Contains(whole, from) {
			t.Fatalf("run.json has no %q", from)
		}
		return strings.Replace(whole, from, to, 1)
	}
	var small bytes.Buffer
	if err := json.Compact(&small, text.Bytes()); err != nil {
		t.Fatal(err)
	}
	end := "\n    ]\n  }"
	for name, c := range map[string]struct {
		text   string
		stream bool
	}{
		"as written":        {whole, true},
		"a field more":      {edit("{\n", "{\n  \"new\": {\n    \"trials\": [\n    ]\n  },\n"), true},
		"a later field":     {edit("\n    \"trials\": [\n", "\n    \"more\": 1,\n    \"trials\": [\n"), true},
		"compact":           {small.String() + strings.Repeat(" ", longManifest), false},
		"a second plan":     {edit(end, end+",\n  \"plan\": {\n    \"seed\": 9\n  }"), false},
		"a Plan":            {edit(end, end+",\n  \"Plan\": null"), false},
		"second trials":     {edit(end, "\n    ],\n    \"trials\": []\n  }"), false},
		"Trials before":     {edit("\n    \"trials\": [\n", "\n    \"Trials\": [\n    ],\n    \"trials\": [\n"), false},
		"a key is a number": {edit(`"index": 7`, `"index": "seven"`), false},
		"no digest":         {edit(`"gen_key": "`, `"gen_key": "x`), false},
		"torn":              {whole[:len(whole)/2], false},
		"an end too many":   {edit("\n    ]", "\n      }\n    ]"), false},
		"no suite":          {edit(`"suite": "s"`, `"suite": ""`), false},
		"a newer format":    {edit(`"format": `, `"format": 9`), false},
	} {
		dir := t.TempDir()
		path := filepath.Join(dir, manifestFile)
		if err := os.WriteFile(path, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		want, wantErr := decodeManifest([]byte(c.text))
		got, digest, err := readManifest(dir)
		if (err == nil) != (wantErr == nil) || err != nil && !strings.Contains(err.Error(), wantErr.Error()) {
			t.Errorf("%s: error %v, want %v", name, err, wantErr)
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%s: %s", name, d[:min(len(d), 1000)])
		}
		p, _ := readFixedPart(strings.NewReader(c.text), nil)
		if err == nil && digest != p.digest {
			t.Errorf("%s: digest %s, want %s", name, digest, p.digest)
		}
		if streamed, _ := streamManifest(path); (streamed != nil) != c.stream {
			t.Errorf("%s: read a trial at a time: %v", name, streamed != nil)
		}
	}
}
