package report

import (
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
)

func TestTreatment(t *testing.T) {
	s := analyse.ServerUse{Assigned: 9, Delivered: 8, Seen: 8, Used: 1, Calls: 1, Errors: 1}
	if got := TreatmentText(s); got != "delivered in 8 of 9, seen in 8, used in 1, 1 call (1 failed)" {
		t.Error(got)
	}
	s.Timeouts, s.Died, s.Written, s.Asked = 1, 2, 3, []string{"roots/list", "\x1b"}
	want := "delivered in 8 of 9, seen in 8, used in 1, 1 call (1 failed); 1 of the calls got no answer in time; it died in 2; it wrote to its data in 3; it was refused roots/list,"
	if got := TreatmentText(s); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
