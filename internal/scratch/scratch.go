// Package scratch makes temporary folders that a later process removes if the process
// that made them was killed.
//
// A folder is locked (flock) from before it has its name until its maker releases it or
// dies. So a folder that [Sweep] can lock belongs to nobody.
package scratch

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// The kinds of folders, a part of their names.
const (
	Room = "room" // of a trial: what programs of a trial see
	Box  = "box"  // of a sandbox: its sockets
	Run  = "run"  // of a run: what its rooms share
	Data = "data" // of a server: its copy of the suite's files
	Tape = "tape" // of a trial: the recordings of its servers
)

// Home is the folder of a room that may hold copies of the user's logins. [Sweep]
// removes it before anything else.
const Home = "home"

// name matches the names of folders. Folders of other programs, and of earlier versions
// of this one, which know no locks, do not match.
var name = lazyregexp.New(`^assay-(room|box|run|data|tape)-[A-Z2-7]{13}$`)

// freshName matches the names that folders have before they are locked.
var freshName = lazyregexp.New(`^\.assay-new-[A-Z2-7]{13}$`)

// makingTime is longer than a folder is without its name and a lock.
const makingTime = 5 * time.Second

// Folder is a temporary folder that this process holds.
type Folder struct {
	Path string
	lock *os.File
}

// Make makes a folder of the given kind in root; "" is the system's folder for temporary
// files.
func Make(root, kind string) (*Folder, error) {
	if root == "" {
		root = os.TempDir()
	}
	for try := 1; ; try++ {
		id := rand.Text()[:13]
		fresh := filepath.Join(root, ".assay-new-"+id)
		if err := os.Mkdir(fresh, 0o700); err != nil {
			return nil, fmt.Errorf("make a temporary folder (TMPDIR says where): %w", err)
		}
		f := &Folder{Path: filepath.Join(root, "assay-"+kind+"-"+id)}
		var err error
		if f.lock, err = lockFolder(fresh); err == nil {
			err = os.Rename(fresh, f.Path)
		}
		if err == nil {
			return f, nil
		}
		f.Release()
		_ = os.Remove(fresh) // empty
		if swept := errors.Is(err, errHeld) || errors.Is(err, fs.ErrNotExist); !swept || try == 3 {
			return nil, fmt.Errorf("make a temporary folder: %w", err)
		}
	}
}

// errHeld is the error of locking a folder that another process has locked.
var errHeld = errors.New("another process holds it")

// Release gives the folder up. Its maker removes or moves it first.
func (f *Folder) Release() {
	if f != nil && f.lock != nil {
		f.lock.Close()
	}
}

func isOld(e fs.DirEntry) bool {
	info, err := e.Info()
	return err == nil && time.Since(info.ModTime()) > makingTime
}

// Sweep removes the folders in root that nobody holds, homes first, with remove. It
// returns how many it removed, without empty ones whose maker was killed before they had
// their name.
func Sweep(root string, remove func(dir string) error) int {
	entries, err := os.ReadDir(root)
	if err != nil {
		return 0
	}
	var found []*Folder
	for _, e := range entries {
		path := filepath.Join(root, e.Name())
		fresh := freshName.MatchString(e.Name())
		if fresh && !isOld(e) || !fresh && !name.MatchString(e.Name()) || !isOwn(path) {
			continue
		}
		f := &Folder{Path: path}
		if f.lock, err = lockFolder(path); err != nil || f.lock == nil {
			continue
		}
		if fresh {
			_ = os.Remove(path) // a maker that was stopped just then makes another
			f.Release()
			continue
		}
		found = append(found, f)
	}
	for _, f := range found {
		_ = remove(filepath.Join(f.Path, Home)) // the second pass tries again
	}
	removed := 0
	for _, f := range found {
		if remove(f.Path) == nil {
			removed++
		}
		f.Release()
	}
	return removed
}
