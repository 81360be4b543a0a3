package pack

import (
	"os"
	"strings"
	"testing"
)

// Tables, collections and controls as they are commonly written compile; names
// and labels that they do not have are found.
func TestUIKitLists(t *testing.T) {
	b := build(t, "ios18.0")
	text, err := os.ReadFile("testdata/uikit-lists.swift")
	if err != nil {
		t.Fatal(err)
	}
	if got := check(t, b, "ios18.0", "5", string(text), "UIKit"); len(got) > 0 {
		t.Errorf("errors %q", got)
	}
	for _, c := range []struct{ old, new, want string }{
		{"snapshot.appendItems([1, 2, 3])", "snapshot.appendRows([1, 2, 3])", "has no member 'appendRows'"},
		{"animatingDifferences: false", "animated: false", "extra argument 'animated'"},
		{"withIdentifier: \"cell\", for: path", "identifier: \"cell\", for: path", "incorrect argument label"},
	} {
		changed := strings.Replace(string(text), c.old, c.new, 1)
		if changed == string(text) {
			t.Fatalf("%q is not in the text", c.old)
		}
		if got := strings.Join(check(t, b, "ios18.0", "5", changed, "UIKit"), "\n"); !strings.Contains(got, c.want) {
			t.Errorf("%s: errors %q, want one with %q", c.new, got, c.want)
		}
	}
}
