//go:build unix

package scratch

import (
	"errors"
	"os"

	"golang.org/x/sys/unix"
)

// lockFolder locks dir without waiting; the error is errHeld if another process holds it.
// If the file system knows no locks, it returns nil: such a folder is never swept.
func lockFolder(dir string) (*os.File, error) {
	fd, err := unix.Open(dir, unix.O_RDONLY|unix.O_DIRECTORY|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0)
	if err != nil {
		return nil, &os.PathError{Op: "open", Path: dir, Err: err}
	}
	f := os.NewFile(uintptr(fd), dir)
	if err := unix.Flock(fd, unix.LOCK_EX|unix.LOCK_NB); err != nil {
		f.Close()
		if errors.Is(err, unix.EWOULDBLOCK) {
			return nil, errHeld
		}
		return nil, nil
	}
	return f, nil
}

// isOwn reports whether the user of this process owns the folder at path.
func isOwn(path string) bool {
	var st unix.Stat_t
	return unix.Lstat(path, &st) == nil && int(st.Uid) == os.Geteuid() && st.Mode&unix.S_IFMT == unix.S_IFDIR
}
