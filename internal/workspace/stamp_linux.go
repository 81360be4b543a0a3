package workspace

import (
	"io/fs"
	"syscall"

	"golang.org/x/sys/unix"
)

func stampOfInfo(info fs.FileInfo) (stamp, bool) {
	st, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return stamp{}, false
	}
	return stamp{
		mtime: momentOf(unix.Timespec(st.Mtim)), ctime: momentOf(unix.Timespec(st.Ctim)), dev: uint64(st.Dev), ino: st.Ino, //nolint:unconvert // as wide as the system has it
		size: st.Size, mode: st.Mode, uid: st.Uid, gid: st.Gid,
	}, true
}
