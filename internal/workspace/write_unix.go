//go:build unix

package workspace

import (
	"fmt"
	"io/fs"
	"path"

	"golang.org/x/sys/unix"
)

// noFollow are the flags to open a file of an agent: no link, and no waiting for a pipe.
const noFollow = unix.O_NOFOLLOW | unix.O_NONBLOCK

func momentOf(t unix.Timespec) moment {
	sec, nsec := t.Unix()
	return moment{sec, nsec}
}

func stampOf(st *unix.Stat_t) stamp {
	return stamp{
		mtime: momentOf(st.Mtim), ctime: momentOf(st.Ctim), dev: uint64(st.Dev), ino: st.Ino, //nolint:unconvert // not as wide everywhere
		size: st.Size, mode: uint32(st.Mode), uid: st.Uid, gid: st.Gid, //nolint:unconvert // likewise
	}
}

func writeChunk(list []entry, c chunk, dir string, how checkoutOptions, stamps []stamp) error {
	at, err := unix.Open(dir, unix.O_RDONLY|unix.O_DIRECTORY|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0)
	if err != nil {
		return fmt.Errorf("open folder %s: %w", dir, err)
	}
	defer unix.Close(at)
	for _, i := range c.files {
		mode := fs.FileMode(0o644)
		if list[i].kind == Exec {
			mode = 0o755
		}
		if how.mode != nil {
			if m, ok := how.mode(i); ok {
				mode = m
			}
		}
		st, err := writeEntry(at, path.Base(list[i].path), list[i], mode, how.epoch || how.old != nil && how.old[i])
		if err != nil {
			return fmt.Errorf("write %s: %w", list[i].path, err)
		}
		stamps[i] = st
	}
	return nil
}

// writeEntry makes one file or link in the open folder at.
func writeEntry(at int, name string, e entry, mode fs.FileMode, epoch bool) (stamp, error) {
	var st unix.Stat_t
	times := []unix.Timespec{unix.NsecToTimespec(Epoch.UnixNano()), unix.NsecToTimespec(Epoch.UnixNano())}
	if e.kind == Link {
		if err := unix.Symlinkat(string(e.data), at, name); err != nil {
			return stamp{}, err
		}
		if epoch {
			if err := unix.UtimesNanoAt(at, name, times, unix.AT_SYMLINK_NOFOLLOW); err != nil {
				return stamp{}, err
			}
		}
		err := unix.Fstatat(at, name, &st, unix.AT_SYMLINK_NOFOLLOW)
		return stampOf(&st), err
	}
	fd, err := unix.Openat(at, name, unix.O_WRONLY|unix.O_CREAT|unix.O_EXCL|unix.O_NOFOLLOW|unix.O_CLOEXEC, uint32(mode.Perm()))
	if err != nil {
		return stamp{}, err
	}
	err = writeAll(fd, e.data)
	if err == nil && epoch {
		err = unix.UtimesNanoAt(at, name, times, unix.AT_SYMLINK_NOFOLLOW)
	}
	if err == nil {
		err = unix.Fstat(fd, &st)
	}
	if cerr := unix.Close(fd); err == nil {
		err = cerr
	}
	return stampOf(&st), err
}

func writeAll(fd int, b []byte) error {
	for len(b) > 0 {
		n, err := unix.Write(fd, b)
		if err == unix.EINTR {
			continue
		}
		if err != nil {
			return err
		}
		b = b[n:]
	}
	return nil
}
