package trial

import (
	"maps"
	"slices"
	"testing"
)

// TestRevoked: only a note of the same trial takes one back; a missing note is
// ignored.
func TestRevoked(t *testing.T) {
	a, b := Key{Task: "a", Arm: "m/s"}, Key{Task: "b", Arm: "m/s"}
	notes := []Note{
		{Seq: 1, Key: a, Attempt: 1, Override: Pass, Reason: "right"},
		{Seq: 2, Key: b, Attempt: 1, Override: Fail, Reason: "wrong"},
		{Seq: 4, Key: b, Revokes: 1}, // of another trial
		{Seq: 5, Key: b, Revokes: 3}, // lost
		{Seq: 6, Key: b, Revokes: 2},
	}
	if got := slices.Sorted(maps.Keys(RevokedNotes(notes))); !slices.Equal(got, []int64{2}) {
		t.Errorf("taken back: %v", got)
	}
	if n := LastOverride(notes[:1], 1); n == nil || n.Seq != 1 {
		t.Errorf("the override that counts: %v", n)
	}
	if n := LastOverride(notes[:1], 2); n != nil {
		t.Errorf("it is of another attempt: %v", n)
	}
}
