package journal

import (
	"io/fs"
	"os"
	"strconv"
	"strings"
	"syscall"
)

// heldLock looks a lock up in the kernel's list; known is false if the kernel lists
// none.
func heldLock(file fs.FileInfo, pid int) (held, known bool) {
	st, ok := file.Sys().(*syscall.Stat_t)
	if !ok {
		return false, false
	}
	b, err := os.ReadFile("/proc/locks")
	if err != nil || len(b) == 0 {
		return false, false
	}
	for line := range strings.Lines(string(b)) {
		// 1: FLOCK ADVISORY WRITE 4711 fd:01:1234 0 EOF
		fields := strings.Fields(line)
		if len(fields) < 6 || fields[1] == "->" {
			continue
		}
		_, inode, _ := strings.Cut(fields[5], ":")
		_, inode, _ = strings.Cut(inode, ":")
		if inode != strconv.FormatUint(st.Ino, 10) {
			continue
		}
		// The device may differ from stat's (btrfs), and the process may be unknown
		// (0, in another name space); a lock that matches neither is on another file.
		who, _ := strconv.Atoi(fields[4])
		if who == pid || who <= 0 || fields[5] == deviceNumber(uint64(st.Dev))+":"+inode { //nolint:unconvert // Dev has other types elsewhere
			return true, true
		}
	}
	return false, true
}

func deviceNumber(dev uint64) string {
	major := (dev>>8)&0xfff | (dev>>32)&^0xfff
	minor := dev&0xff | (dev>>12)&^0xff
	hex := func(n uint64) string {
		s := strconv.FormatUint(n, 16)
		if len(s) < 2 {
			s = "0" + s
		}
		return s
	}
	return hex(major) + ":" + hex(minor)
}
