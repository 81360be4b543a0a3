// Package preload starts the Swift compiler for `assay swift score FILE` while the other
// packages of the program initialize, which takes 6 ms of the 30 that the compiler itself
// takes to load. Go initializes first, of the packages whose imports are ready, the one with
// the first import path; so this one imports little.
package preload

import (
	"os"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/swift"
)

func init() {
	if isScore(os.Args[1:]) {
		swift.PreloadEarly(os.Getenv)
	}
}

// isScore reports whether words score one file with the usual toolchain.
func isScore(words []string) bool {
	return len(words) > 2 && words[0] == "swift" && words[1] == "score" && !slices.ContainsFunc(words, func(w string) bool {
		flag, _, _ := strings.Cut(w, "=")
		return slices.Contains([]string{"--toolchain", "--package", "--answers", "--help", "-h"}, flag)
	})
}
