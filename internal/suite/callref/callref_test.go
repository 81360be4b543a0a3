package callref

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestReadPath(t *testing.T) {
	for in, want := range map[string][]Step{
		"$":                   nil,
		"$.id":                {{Name: "id"}},
		"$.a-b.ü[0][-1]":      {{Name: "a-b"}, {Name: "ü"}, {List: true}, {Index: -1, List: true}},
		`$['it\'s']["x]y"].z`: {{Name: "it's"}, {Name: "x]y"}, {Name: "z"}},
	} {
		got, err := readPath(in)
		if err != nil {
			t.Errorf("%s: %v", in, err)
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%s (-want +got):\n%s", in, d)
		}
	}
	for _, in := range []string{"", "id", "$id", "$.", "$..a", "$.a.", "$.*", "$[*]", "$[0", "$[", "$[']", "$['a", "$['a'", "$['a'x]", `$['\n']`, `$['a\`, "$[1:2]", "$[?@.a]", "$.a b", "$[9999999999999999999]"} {
		if got, err := readPath(in); err == nil {
			t.Errorf("%q reads as %v, want an error", in, got)
		}
	}
}

// FuzzRead checks that reading any text of a suite as a reference terminates with a
// consistent result.
func FuzzRead(f *testing.F) {
	f.Add(`{"$from":{"call":0,"path":"$.a[0]['b']"}}`)
	f.Add(`{"$from":{"call":-1,"path":"$"}}`)
	f.Add(`{"$from":null}`)
	f.Fuzz(func(t *testing.T, in string) {
		var v any
		dec := json.NewDecoder(strings.NewReader(in))
		dec.UseNumber()
		if dec.Decode(&v) != nil {
			return
		}
		ref, is, err := Read(v)
		if is && err == nil && ref.Call < 0 {
			t.Errorf("%s: call %d", in, ref.Call)
		}
	})
}
