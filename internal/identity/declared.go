package identity

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/bmatcuk/doublestar/v4"

	"github.com/assay-eval/assay/internal/seal"
)

// Limits on the number and total bytes of declared files.
const (
	maxFiles = 10_000
	maxBytes = 1 << 30
)

// declaredDigest returns the digest of the files that match the patterns, or "" if
// there are no patterns.
func (c Command) declaredDigest() (seal.Digest, error) {
	if len(c.Files) == 0 {
		return "", nil
	}
	if c.Folder == "" {
		return "", errors.New("identity names files relative to the suite, but the suite is in no folder: name them by absolute paths in a suite on disk")
	}
	found := map[string]bool{}
	for _, pattern := range c.Files {
		if !filepath.IsAbs(pattern) {
			pattern = filepath.Join(c.Folder, pattern)
		}
		names, err := doublestar.FilepathGlob(pattern, doublestar.WithFilesOnly())
		switch {
		case err != nil:
			return "", fmt.Errorf("identity %s: %w: write a pattern such as src/**/*.js", pattern, err)
		case len(names) == 0:
			return "", fmt.Errorf("identity %s matches no file: correct the pattern", pattern)
		}
		for _, name := range names {
			found[name] = true
		}
		if len(found) > maxFiles {
			return "", limitError("files", len(found))
		}
	}
	return treeDigest(c.Folder, found)
}

func limitError(what string, n int) error {
	return fmt.Errorf("identity covers %d %s, more than %d files or 1 GB: narrow its patterns", n, what, maxFiles)
}

// treeDigest returns the digest of files and their names relative to dir. It follows
// links.
func treeDigest(dir string, files map[string]bool) (seal.Digest, error) {
	content := map[string]string{}
	total := 0
	for name := range files {
		info, err := os.Stat(name)
		if err == nil {
			if total += int(info.Size()); total > maxBytes {
				return "", limitError("bytes", total)
			}
		}
		d, err := hashFile(name)
		if err != nil {
			return "", fmt.Errorf("identity: read %s: %w", name, err)
		}
		if rel, err := filepath.Rel(dir, name); err == nil {
			name = rel
		}
		content[filepath.ToSlash(name)] = string(d)
	}
	return seal.Hash("assay/identity-tree/1", content)
}

// folderDigest returns the digest of all files below dir, including links. ok is false
// if there are too many files or one is unreadable.
func folderDigest(dir string) (seal.Digest, bool) {
	files := map[string]bool{}
	links := []string{}
	err := filepath.WalkDir(dir, func(name string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.Type()&fs.ModeSymlink != 0:
			to, err := os.Readlink(name)
			if err != nil {
				return err
			}
			if real, err := filepath.EvalSymlinks(name); err != nil || !isBelow(dir, real) {
				return errors.New("a link leads out of it") // such links come from npm link
			}
			links = append(links, name+" -> "+to)
		case e.Type().IsRegular():
			files[name] = true
		}
		if len(files) > maxFiles {
			return limitError("files", len(files))
		}
		return nil
	})
	if err != nil || len(files) == 0 {
		return "", false
	}
	tree, err := treeDigest(dir, files)
	if err != nil {
		return "", false
	}
	slices.Sort(links)
	d, err := seal.Hash("assay/identity-folder/1", append(links, string(tree)))
	return d, err == nil
}

func isBelow(dir, path string) bool {
	rel, err := filepath.Rel(dir, path)
	return err == nil && filepath.IsLocal(rel)
}
