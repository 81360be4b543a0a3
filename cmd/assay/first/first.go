// Package first is what this program does before anything else when it is called
// by another name: it records that a command was called, and runs it. That happens
// for each call of a shim and must not wait until all packages of a whole program
// are ready, which takes many times as long as the work itself. So it is done
// while packages are made ready: Go takes, of those whose imports are ready, the
// first by its import path, and this package imports next to nothing.
package first

import (
	"os"

	"github.com/assay-eval/assay/internal/workspace/shim"
)

func init() {
	if code, ours := shim.Main(); ours {
		os.Exit(code)
	}
}
