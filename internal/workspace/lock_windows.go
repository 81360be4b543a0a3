package workspace

import (
	"os"

	"golang.org/x/sys/windows"
)

// errLocked is the error of a lock that another process holds.
var errLocked = windows.ERROR_LOCK_VIOLATION

// tryLock locks a file, alone or with others, in place of the lock that it has.
func tryLock(f *os.File, alone bool) error {
	flags := uint32(windows.LOCKFILE_FAIL_IMMEDIATELY)
	if alone {
		flags |= windows.LOCKFILE_EXCLUSIVE_LOCK
	}
	handle := windows.Handle(f.Fd())
	_ = windows.UnlockFileEx(handle, 0, 1, 0, &windows.Overlapped{}) // fails if it has none
	return windows.LockFileEx(handle, flags, 0, 1, 0, &windows.Overlapped{})
}
