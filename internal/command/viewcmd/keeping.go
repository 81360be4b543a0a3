package viewcmd

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/assay-eval/assay/internal/atomicfile"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	viewer "github.com/assay-eval/assay/internal/view"
)

// keySize is the size in bytes of the key in the user's cache folder.
const keySize = 32

// findKeeping names this build of the program, and reads the key of this user or makes
// one.
func findKeeping(env *cmdenv.Env) (viewer.Keeping, error) {
	path, err := os.Executable()
	if err != nil {
		return viewer.Keeping{}, err
	}
	program, err := os.Stat(path)
	if err != nil {
		return viewer.Keeping{}, err
	}
	base := env.Getenv("ASSAY_CACHE_DIR")
	if base == "" {
		if base, err = os.UserCacheDir(); err != nil {
			return viewer.Keeping{}, err
		}
		base = filepath.Join(base, "assay")
	}
	key, err := readKey(filepath.Join(base, "view.key"))
	return viewer.Keeping{Program: fmt.Sprintf("%s %d %d", env.Version, program.Size(), program.ModTime().UnixNano()), Key: key}, err
}

func readKey(path string) ([]byte, error) {
	key, err := os.ReadFile(path)
	if err == nil && len(key) == keySize {
		return key, nil
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	key = make([]byte, keySize)
	_, _ = rand.Read(key) // it never fails
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, err
	}
	return key, atomicfile.WriteFile(path, key, 0o600)
}
