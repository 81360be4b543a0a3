// Package swiftgrounding carries the suite swift-grounding.
package swiftgrounding

import "embed"

// Files is the folder of the suite.
//
//go:embed all:*
var Files embed.FS
