//go:build unix

package atomicfile

import (
	"io/fs"
	"path/filepath"

	"github.com/google/renameio/v2"
)

// File is a new file that is not in its place yet.
type File = renameio.PendingFile

// Create returns a new file for the named place. CloseAtomicallyReplace puts it there, and
// Cleanup removes it if it is not.
func Create(name string, perm fs.FileMode) (*File, error) {
	return renameio.NewPendingFile(name, renameio.WithPermissions(perm), renameio.WithExistingPermissions(), renameio.WithTempDir(filepath.Dir(name)))
}
