package shim

import (
	"os"
	"syscall"
)

// executedPath returns the path that was executed: on macOS the path of the link.
func executedPath() string {
	path, _ := os.Executable()
	return path
}

// childAttributes returns nil: macOS does not signal a child when its parent ends.
func childAttributes() *syscall.SysProcAttr { return nil }

func byDefault(syscall.Signal) {}

// inheritedOrigin returns "": macOS does not show the environment of another process.
func inheritedOrigin() string { return "" }
