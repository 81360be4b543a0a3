// Package need is how tests say what a machine lacks. On a bare machine they
// skip, loudly; where ASSAY_REQUIRE names what is lacking (a list such as
// "git,python"; CI sets it) they fail instead, so that no check is skipped
// there unseen.
package need

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// Missing ends the test: name is what is lacking, why what is not tested
// without it.
func Missing(t testing.TB, name, why string) {
	t.Helper()
	if slices.Contains(strings.Split(os.Getenv("ASSAY_REQUIRE"), ","), name) {
		t.Fatalf("ASSAY_REQUIRE asks for %s, which is not here: %s", name, why)
	}
	t.Skipf("SKIPPED for want of %s: %s", name, why)
}
