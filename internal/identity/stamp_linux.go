package identity

import (
	"io/fs"
	"syscall"
	"time"
)

func stampOf(info fs.FileInfo) (stamp, bool) {
	st, ok := info.Sys().(*syscall.Stat_t)
	if !ok || st.Ctim.Nsec == 0 { // whole seconds are too coarse
		return stamp{}, false
	}
	return stamp{uint64(st.Dev), st.Ino, st.Size, info.ModTime(), time.Unix(st.Ctim.Unix())}, true //nolint:unconvert // as wide as the system has it
}
