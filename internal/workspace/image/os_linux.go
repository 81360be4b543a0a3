package image

import (
	"archive/tar"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// isWhiteout reports whether a file of an overlay hides those below it.
func isWhiteout(info fs.FileInfo) bool {
	st, ok := info.Sys().(*syscall.Stat_t)
	return ok && info.Mode()&fs.ModeCharDevice != 0 && st.Rdev == 0
}

func makePipe(at string) error { return unix.Mkfifo(at, 0o600) }

func makeDevice(at string, h *tar.Header) error {
	mode := uint32(unix.S_IFCHR)
	if h.Typeflag == tar.TypeBlock {
		mode = unix.S_IFBLK
	}
	return unix.Mknod(at, mode|0o600, int(unix.Mkdev(uint32(h.Devmajor), uint32(h.Devminor))))
}

// setAttribute sets an extended attribute where the file system has these.
func setAttribute(at, name, value string) { _ = unix.Lsetxattr(at, name, []byte(value), 0) }

// setTime sets the time of a file or link.
func setTime(at string, t time.Time) error {
	ts := unix.NsecToTimespec(t.UnixNano())
	return unix.UtimesNanoAt(unix.AT_FDCWD, at, []unix.Timespec{ts, ts}, unix.AT_SYMLINK_NOFOLLOW)
}

// Attributes by which overlays in user namespaces, and fuse-overlayfs, mark folders
// that hide those below them.
var opaqueMarks = []string{"user.overlay.opaque", "user.fuseoverlayfs.opaque"}

func isOpaque(dir string) bool {
	var b [1]byte
	for _, mark := range opaqueMarks {
		if n, err := unix.Lgetxattr(dir, mark, b[:]); err == nil && n == 1 && b[0] == 'y' {
			return true
		}
	}
	return false
}

func setOpaque(dir string) error {
	return unix.Lsetxattr(filepath.Clean(dir), opaqueMarks[0], []byte("y"), 0)
}

func makeWhiteout(at string) error { return unix.Mknod(at, unix.S_IFCHR, 0) }

// copyOwner gives a file the owner of another, as root.
func copyOwner(info fs.FileInfo, to string) error {
	st, ok := info.Sys().(*syscall.Stat_t)
	if !ok || os.Geteuid() != 0 {
		return nil
	}
	return os.Lchown(to, int(st.Uid), int(st.Gid))
}
