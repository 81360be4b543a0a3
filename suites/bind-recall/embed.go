// Package bindrecall carries the suite bind-recall.
package bindrecall

import "embed"

// Files is the folder of the suite.
//
//go:embed all:*
var Files embed.FS
