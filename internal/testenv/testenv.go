// Package testenv skips tests whose requirements the machine does not meet.
//
// A skip is loud: it names what is missing and what stays untested. Where the
// environment variable ASSAY_REQUIRE lists the requirement (such as
// "git,python"; CI sets it), the test fails instead.
package testenv

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// Missing ends the test because the machine lacks name; untested says which
// check is lost. The test fails if ASSAY_REQUIRE lists name, else it is skipped.
func Missing(t testing.TB, name, untested string) {
	t.Helper()
	if slices.Contains(strings.Split(os.Getenv("ASSAY_REQUIRE"), ","), name) {
		t.Fatalf("ASSAY_REQUIRE lists %s, not found: %s", name, untested)
	}
	t.Skipf("skipping: %s not found: %s", name, untested)
}
