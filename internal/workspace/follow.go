package workspace

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"sync"
	"time"
)

// ErrTampered marks the error of [Room.Commands] about a log that a program in the room
// deleted, replaced or truncated.
var ErrTampered = errors.New("tampered")

// follower copies a file that programs in a room append to, as they do. Lines that were
// copied stay if a program then deletes, replaces or truncates the file.
type follower struct {
	path string
	stop chan struct{}
	done sync.WaitGroup

	mu       sync.Mutex
	f        *os.File // nil if the file is not there
	seen     []byte
	offset   int64
	tampered string // how the file was changed otherwise; "" if it was not
}

// followInterval is the time between two looks at a followed file.
const followInterval = 50 * time.Millisecond

// follow creates a file and follows it.
func follow(path string) (*follower, error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o666)
	if err != nil {
		return nil, err
	}
	l := &follower{path: path, f: f, stop: make(chan struct{})}
	l.done.Go(func() {
		for {
			select {
			case <-l.stop:
				return
			case <-time.After(followInterval):
				l.look()
			}
		}
	})
	return l, nil
}

// maxFollowed is how much of a file is copied, in bytes.
const maxFollowed = 256 << 20

// look copies new bytes, and notes changes other than appending.
func (l *follower) look() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.copyNew()
	there, err := os.Lstat(l.path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		l.note("deleted")
	case err != nil:
		l.note(err.Error())
	case !there.Mode().IsRegular():
		l.note("replaced by something other than a regular file")
	case l.f != nil:
		if mine, err := l.f.Stat(); err == nil && os.SameFile(mine, there) {
			return
		}
		l.note("replaced")
		l.reopen()
	default:
		l.reopen()
	}
}

func (l *follower) note(how string) {
	if l.tampered == "" {
		l.tampered = how
	}
}

// reopen follows the file that now has the path. Nothing in it is copied twice.
func (l *follower) reopen() {
	if l.f != nil {
		l.f.Close()
		l.f = nil
	}
	f, err := os.OpenFile(l.path, os.O_RDONLY|noFollow, 0)
	if err != nil {
		return
	}
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		f.Close()
		return
	}
	l.f, l.offset = f, 0
	l.copyNew()
}

func (l *follower) copyNew() {
	if l.f == nil {
		return
	}
	info, err := l.f.Stat()
	if err != nil {
		return
	}
	if info.Size() < l.offset {
		l.note("truncated")
		l.offset = 0
	}
	n := min(info.Size()-l.offset, int64(maxFollowed-len(l.seen)))
	if n <= 0 {
		return
	}
	b := make([]byte, n)
	got, err := l.f.ReadAt(b, l.offset)
	if err != nil && !errors.Is(err, io.EOF) {
		return
	}
	l.seen, l.offset = append(l.seen, b[:got]...), l.offset+int64(got)
}

// content returns what was appended so far. The error tells that the file was changed
// in another way; the content is good nevertheless.
func (l *follower) content() ([]byte, error) {
	l.look()
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.tampered != "" {
		return l.seen, fmt.Errorf("%w: a program in the room changed the log of commands (%s); the lines from before are kept", ErrTampered, l.tampered)
	}
	return l.seen, nil
}

func (l *follower) close() {
	close(l.stop)
	l.done.Wait()
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.f != nil {
		l.f.Close()
		l.f = nil
	}
}
