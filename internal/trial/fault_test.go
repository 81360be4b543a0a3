package trial

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"syscall"
	"testing"
)

// TestFaultKinds checks that the kind of an error survives JSON and another text.
func TestFaultKinds(t *testing.T) {
	for name, c := range map[string]struct {
		err            error
		canceled, full bool
	}{
		"canceled":   {fmt.Errorf("wait: %w", context.Canceled), true, false},
		"full disk":  {fmt.Errorf("write a: %w", syscall.ENOSPC), false, true},
		"no quota":   {fmt.Errorf("write a: %w", syscall.EDQUOT), false, true},
		"other":      {errors.New("no space left on device"), false, false},
		"read-only":  {syscall.EROFS, false, false},
		"no process": {syscall.EAGAIN, false, false},
	} {
		f := &Fault{Class: ClassSetup, Err: c.err}
		text, err := json.Marshal(f)
		if err != nil {
			t.Fatal(err)
		}
		var back Fault
		if err := json.Unmarshal(text, &back); err != nil {
			t.Fatal(err)
		}
		for form, g := range map[string]*Fault{"made": f, "decoded": &back, "with text": f.WithText("x")} {
			if g.Canceled() != c.canceled || g.DiskFull() != c.full {
				t.Errorf("%s, %s: canceled %v, full disk %v", name, form, g.Canceled(), g.DiskFull())
			}
		}
		if back.Err.Error() != c.err.Error() {
			t.Errorf("%s: decoded as %q", name, back.Err)
		}
	}
	if (*Fault)(nil).DiskFull() {
		t.Error("no fault is about a full disk")
	}
}
