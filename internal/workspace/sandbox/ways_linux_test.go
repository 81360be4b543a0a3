package sandbox

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// Every way is in the list of the documentation.
func TestWaysAreDocumented(t *testing.T) {
	doc, err := os.ReadFile("../../../docs/lab/escapes.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range ways {
		if !strings.Contains(string(doc), "\n| "+w.name+" | "+w.what+" |") {
			t.Errorf("docs/lab/escapes.md does not list %q (%s)", w.name, w.what)
		}
	}
	if want := fmt.Sprintf("0 of %d lead anywhere", len(ways)); !strings.Contains(string(doc), want) {
		t.Errorf("docs/lab/escapes.md does not have %q", want)
	}
}
