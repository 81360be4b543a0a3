package proc

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"golang.org/x/sys/windows"
)

// separators are the characters that separate the folders of a path.
const separators = `/\`

// candidates returns the files that a program named by path can be: with each ending of
// PATHEXT, unless it has one.
func candidates(path string) []string {
	endings := programEndings()
	if slices.Contains(endings, strings.ToLower(filepath.Ext(path))) {
		return []string{path}
	}
	var out []string
	for _, e := range endings {
		out = append(out, path+e)
	}
	return out
}

// programEndings returns the endings of programs in lower case, such as ".exe".
func programEndings() []string {
	list := os.Getenv("PATHEXT")
	if list == "" {
		list = ".com;.exe;.bat;.cmd"
	}
	return strings.Split(strings.ToLower(list), ";")
}

func isExecutable(path string, _ fs.FileInfo) bool {
	return slices.Contains(programEndings(), strings.ToLower(filepath.Ext(path)))
}

// isCPUSignal returns false: no signal ends a process at the limit of processor time.
func isCPUSignal(syscall.Signal) bool { return false }

func childAttributes() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{CreationFlags: windows.CREATE_SUSPENDED | windows.CREATE_NEW_PROCESS_GROUP}
}

// awaitExit waits until the child pid has ended. Its handle in os.Process keeps its
// number taken.
func awaitExit(pid int) {
	process, err := windows.OpenProcess(windows.SYNCHRONIZE, false, uint32(pid))
	if err != nil {
		return
	}
	defer windows.CloseHandle(process) //nolint:errcheck // only frees the handle
	_, _ = windows.WaitForSingleObject(process, windows.INFINITE)
}

// readRest returns io.EOF: all processes that could hold the other end have been killed.
func readRest(*os.File, []byte) (int, error) { return 0, io.EOF }
