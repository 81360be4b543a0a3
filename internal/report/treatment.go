package report

import (
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
)

// TreatmentText tells in one line whether a server reached the agents of an arm, and
// its failures.
func TreatmentText(s analyse.ServerUse) string {
	out := fmt.Sprintf("delivered in %d of %d, seen in %d, used in %d, %s (%d failed)",
		s.Delivered, s.Assigned, s.Seen, s.Used, Plural(s.Calls, "call"), s.Errors)
	for _, x := range []struct {
		n    int
		text string
	}{
		{s.ProtocolErrors, "%d of the failures were errors of the protocol"}, {s.Timeouts, "%d of the calls got no answer in time"}, {s.Died, "it died in %d"}, {s.Restarts, "it was started again %d times"},
		{s.Changed, "its tools changed in %d"}, {s.Written, "it wrote to its data in %d"}, {s.Junk, "it wrote what is no message in %d"},
	} {
		if x.n > 0 {
			out += "; " + fmt.Sprintf(x.text, x.n)
		}
	}
	if len(s.Asked) > 0 {
		out += "; it was refused " + Clean(strings.Join(s.Asked, ", "))
	}
	return out
}
