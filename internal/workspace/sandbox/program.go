package sandbox

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync"
	"time"
)

// Our own program holds suites with their references and hidden tests. What runs
// in a sandbox needs to execute it and must not read it. So under Bwrap it sees a
// copy that nobody may read, and cannot change that: what is mounted there is read
// only. Landlock has no right to execute without the right to read.

var copies struct {
	sync.Mutex
	of map[string]string // by program
}

// unreadable returns a copy of program that can only be executed. It lies in the
// user's cache folder and is made once for each version of the program.
func unreadable(program string) (string, error) {
	copies.Lock()
	defer copies.Unlock()
	info, err := os.Stat(program)
	if err != nil {
		return "", err
	}
	key := fmt.Sprintf("%s %d %d", program, info.Size(), info.ModTime().UnixNano())
	if path := copies.of[key]; path != "" {
		if now, err := os.Stat(path); err == nil && now.Size() == info.Size() {
			return path, nil
		}
	}
	var dir string
	base, err := os.UserCacheDir()
	if err == nil {
		dir = filepath.Join(base, "assay", "program")
		err = os.MkdirAll(dir, 0o700)
	}
	if err != nil { // no home, or none that can be written
		if dir, err = os.MkdirTemp("", "assay-program-"); err != nil {
			return "", err
		}
	}
	path := filepath.Join(dir, fmt.Sprintf("assay-%x-%x", info.Size(), info.ModTime().UnixNano()))
	if now, err := os.Stat(path); err != nil || now.Size() != info.Size() || now.Mode().Perm() != 0o111 {
		if err := copyProgram(program, path); err != nil {
			return "", err
		}
		forget(dir)
	}
	if copies.of == nil {
		copies.of = map[string]string{}
	}
	copies.of[key] = path
	return path, nil
}

// forget removes copies that are a month old; a program that still runs makes its
// own anew.
func forget(dir string) {
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > 30*24*time.Hour {
			_ = os.Remove(filepath.Join(dir, e.Name())) // the next time, then
		}
	}
}

// copyProgram makes the copy whole or not at all: others may make it at the same time.
func copyProgram(program, path string) error {
	from, err := os.Open(program)
	if err != nil {
		return err
	}
	defer from.Close()
	to, err := os.CreateTemp(filepath.Dir(path), "new-")
	if err != nil {
		return err
	}
	_, err = io.Copy(to, from)
	err = errors.Join(err, to.Chmod(0o111), to.Close())
	if err == nil {
		err = os.Rename(to.Name(), path)
	}
	if err != nil {
		_ = os.Remove(to.Name())
	}
	return err
}
