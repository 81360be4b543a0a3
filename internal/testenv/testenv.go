// Package testenv skips tests whose requirements the machine does not meet.
//
// A skip is loud: it names the missing program and the check that is lost. Where the
// environment variable ASSAY_REQUIRE lists the requirement (such as
// "git,python"; CI sets it), the test fails instead.
package testenv

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Missing ends the test because the machine lacks name; untested names the check
// that is lost. The test fails if ASSAY_REQUIRE lists name, else it is skipped.
func Missing(t testing.TB, name, untested string) {
	t.Helper()
	if slices.Contains(strings.Split(os.Getenv("ASSAY_REQUIRE"), ","), name) {
		t.Fatalf("ASSAY_REQUIRE lists %s, not found: %s", name, untested)
	}
	t.Skipf("skipping: %s not found: %s", name, untested)
}

// Slow skips the test under go test -short. Tests that take longer than about
// two seconds call it first.
func Slow(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("skipping: slow test in -short mode")
	}
}

// Long reports whether tests repeat their cases as often as they were designed to,
// which the environment variable ASSAY_LONG asks for. CI sets it.
func Long() bool { return os.Getenv("ASSAY_LONG") != "" }

// LongOnly skips the test unless [Long] reports true; cost is the reason.
func LongOnly(t testing.TB, cost string) {
	t.Helper()
	if !Long() {
		t.Skipf("skipping: %s; set ASSAY_LONG=1", cost)
	}
}

// Repeat returns full if [Long] reports true, else few.
func Repeat(few, full int) int {
	if Long() {
		return full
	}
	return few
}

// SwiftCache returns the folder in which tests share compiled Swift modules and indexes
// of symbols, or "" if ASSAY_TEST_CACHE is not set. A program whose ASSAY_CACHE_DIR has
// the same value uses the same folder.
func SwiftCache() string {
	dir := os.Getenv("ASSAY_TEST_CACHE")
	if dir == "" {
		return ""
	}
	return filepath.Join(dir, "swift")
}
