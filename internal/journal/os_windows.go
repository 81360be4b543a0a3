package journal

import (
	"errors"

	"golang.org/x/sys/windows"
)

// isAlive reports whether there is a process with this number.
func isAlive(pid int) bool {
	process, err := windows.OpenProcess(windows.SYNCHRONIZE, false, uint32(pid))
	if err != nil {
		return errors.Is(err, windows.ERROR_ACCESS_DENIED)
	}
	defer windows.CloseHandle(process) //nolint:errcheck // only frees the handle
	event, err := windows.WaitForSingleObject(process, 0)
	return err == nil && event == uint32(windows.WAIT_TIMEOUT)
}

// syncDir does nothing: Windows makes entries of folders durable with their files.
func syncDir(string) error { return nil }
