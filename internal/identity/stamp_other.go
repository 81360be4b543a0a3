//go:build !linux

package identity

import "io/fs"

// stampOf returns false, so that every file is read.
func stampOf(fs.FileInfo) (stamp, bool) { return stamp{}, false }
