//go:build !linux

package workspace

import "io/fs"

// stampOfInfo returns false, so that every file is read.
func stampOfInfo(fs.FileInfo) (stamp, bool) { return stamp{}, false }
