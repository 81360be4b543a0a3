package lazyregexp

import "testing"

func TestNew(t *testing.T) {
	if r := New(`(\d+)-(\d+)`); r.FindStringSubmatch("a 12-3")[1] != "12" || r.ReplaceAllString("4-5", "$2") != "5" || r.String() != `(\d+)-(\d+)` {
		t.Error("an expression differs from that of package regexp")
	}
	defer func() {
		if recover() == nil {
			t.Error("an expression that does not compile goes unnoticed in a test")
		}
	}()
	New("(")
}
