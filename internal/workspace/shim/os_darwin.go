package shim

import (
	"os"
	"syscall"
)

// executed is the path that was executed: on the Mac that of the link.
func executed() string {
	path, _ := os.Executable()
	return path
}

// attributes has nothing: the Mac does not tell a child that its parent is gone.
func attributes() *syscall.SysProcAttr { return nil }

func byDefault(syscall.Signal) {}

// inherited has nothing: the environment of another process is not to be had.
func inherited() string { return "" }
