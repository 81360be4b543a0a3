package analyse_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// TestRefs holds the packed list against the artifacts that it was made of, with digests
// that are none and with names of any kind.
func TestRefs(t *testing.T) {
	digest := rapid.OneOf(rapid.Map(rapid.String(), func(s string) string { return string(seal.Of([]byte(s))) }),
		rapid.SampledFrom([]string{"", "short", strings.Repeat("A", 64), strings.Repeat("g", 64)}))
	name := rapid.OneOf(rapid.SampledFrom([]string{"", "transcript", "answer", "patch", "mcp-docs.tape.jsonl"}), rapid.String())
	rapid.Check(t, func(t *rapid.T) {
		var want []trial.Ref
		for range rapid.IntRange(0, 4).Draw(t, "n") {
			r := trial.Ref{Digest: seal.Digest(digest.Draw(t, "digest")), Size: rapid.Int64().Draw(t, "size"), Media: name.Draw(t, "media"), Name: name.Draw(t, "name")}
			if rapid.Bool().Draw(t, "inline") {
				r.Inline = rapid.SliceOf(rapid.Byte()).Draw(t, "bytes")
			}
			want = append(want, r)
		}
		got := analyse.NewRefs(want...)
		if diff := cmp.Diff(want, got.List()); diff != "" {
			t.Fatalf("-want +got:\n%s", diff)
		}
		type document struct {
			Refs []trial.Ref `json:"refs,omitempty"`
		}
		type packed struct {
			Refs analyse.Refs `json:"refs,omitempty"`
		}
		a, err := json.Marshal(document{want})
		b, err2 := json.Marshal(packed{got})
		if err != nil || err2 != nil || string(a) != string(b) {
			t.Fatalf("%s, want %s (%v, %v)", b, a, err2, err)
		}
		if len(want) > 0 {
			if first, ok := got.Find(want[0].Name); !ok || first.Digest != want[0].Digest {
				t.Fatalf("%q is found as %+v, %v", want[0].Name, first, ok)
			}
		}
		if _, ok := got.Find("no such name"); ok {
			t.Fatal("what is not there is found")
		}
	})
}
