// Package scratch makes temporary folders that a later process removes if the process
// that made them was killed.
//
// A folder is locked (flock) from before it has its name until its maker releases it or
// dies. So a folder that [Sweep] can lock belongs to nobody.
package scratch

import (
	"crypto/rand"
	"fmt"
	"os"
	"path/filepath"

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
	id := rand.Text()[:13]
	fresh := filepath.Join(root, ".assay-new-"+id)
	if err := os.Mkdir(fresh, 0o700); err != nil {
		return nil, err
	}
	f := &Folder{Path: filepath.Join(root, "assay-"+kind+"-"+id)}
	var err error
	if f.lock, err = lockFolder(fresh); err == nil {
		err = os.Rename(fresh, f.Path)
	}
	if err != nil {
		f.Release()
		_ = os.Remove(fresh) // empty
		return nil, fmt.Errorf("make a temporary folder: %w", err)
	}
	return f, nil
}

// Release gives the folder up. Its maker removes or moves it first.
func (f *Folder) Release() {
	if f != nil && f.lock != nil {
		f.lock.Close()
	}
}

// Sweep removes the folders in root that nobody holds, homes first, with remove. It
// returns how many it removed.
func Sweep(root string, remove func(dir string) error) int {
	entries, err := os.ReadDir(root)
	if err != nil {
		return 0
	}
	var found []*Folder
	for _, e := range entries {
		path := filepath.Join(root, e.Name())
		if !name.MatchString(e.Name()) || !isOwn(path) {
			continue
		}
		if lock, err := lockFolder(path); err == nil && lock != nil {
			found = append(found, &Folder{path, lock})
		}
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
