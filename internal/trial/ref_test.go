package trial

import (
	"testing"

	"github.com/assay-eval/assay/internal/seal"
)

// TestRefJSON checks that refs are written as the general code writes them.
func TestRefJSON(t *testing.T) {
	for _, text := range []string{"", "answer", "a/b c~", `"`, `\`, "<b>", "a&b", "\n", "\x7f", "é", "\xff", "\u2028"} {
		for _, r := range []Ref{
			{Size: 7, Media: text, Name: text}, {Digest: seal.Of([]byte(text)), Size: -1, Media: "text/plain; charset=utf-8", Name: text},
			{Digest: seal.Digest(text), Name: "tree", Inline: []byte(text)}, {Size: 1 << 40, Media: text},
		} {
			got, err := r.MarshalJSON()
			if err != nil {
				t.Fatal(err)
			}
			want, err := r.marshalAny()
			if err != nil {
				t.Fatal(err)
			}
			if string(got) != string(want) {
				t.Errorf("%s, want %s", got, want)
			}
		}
	}
}
