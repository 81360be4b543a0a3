package patch

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
)

// Apply parses a patch and applies it to the folder dir. It reads and writes nothing
// outside of the folder, also through links. It checks that all of the patch fits
// before it writes; a later error of the file system, such as a full disk, leaves
// the files written so far.
func Apply(dir string, data []byte) error {
	files, err := Parse(data)
	if err != nil {
		return fmt.Errorf("read patch: %w", err)
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return fmt.Errorf("apply patch: %w", err)
	}
	defer root.Close()
	results := make([]result, len(files))
	for i, f := range files {
		if results[i], err = f.fit(root); err != nil {
			return fmt.Errorf("apply patch to %s: %w", f.name(), err)
		}
	}
	for i, f := range files {
		if f.Old != "" && f.Old != f.New && !f.Copy {
			if err := root.Remove(f.Old); err != nil {
				return fmt.Errorf("apply patch to %s: %w", f.name(), err)
			}
		}
		if f.New == "" {
			continue
		}
		if err := results[i].write(root, f.New); err != nil {
			return fmt.Errorf("apply patch to %s: %w", f.name(), err)
		}
	}
	return nil
}

type result struct {
	content []byte
	mode    fs.FileMode
}

// fit computes the new state of a file and checks that it is possible.
func (f File) fit(root *os.Root) (result, error) {
	var was result
	if f.Old != "" {
		info, err := root.Lstat(f.Old)
		switch {
		case err != nil:
			return was, err
		case info.Mode().Type() == fs.ModeSymlink:
			target, err := root.Readlink(f.Old)
			if err != nil {
				return was, err
			}
			was = result{[]byte(target), fs.ModeSymlink}
		case !info.Mode().IsRegular():
			return was, errors.New("not a regular file")
		default:
			content, err := root.ReadFile(f.Old)
			if err != nil {
				return was, err
			}
			was = result{content, info.Mode().Perm()}
		}
	}
	if f.New != "" && f.New != f.Old {
		if _, err := root.Lstat(f.New); err == nil {
			return was, errors.New("it is there already")
		}
	}
	content, err := f.change(was.content)
	if err != nil {
		return was, err
	}
	if f.New == "" && len(content) > 0 {
		return was, errors.New("it is to be deleted, but has more in it than the patch knows")
	}
	if f.Mode != 0 {
		was.mode = f.Mode
	}
	return result{content, was.mode}, nil
}

func (r result) write(root *os.Root, name string) error {
	if err := root.MkdirAll(path.Dir(name), 0o777); err != nil {
		return err
	}
	if info, err := root.Lstat(name); err == nil && (info.Mode().Type() != 0 || r.mode.Type() != 0) {
		if err := root.Remove(name); err != nil { // replace a link, do not follow it
			return err
		}
	}
	if r.mode.Type() == fs.ModeSymlink {
		return root.Symlink(string(r.content), name)
	}
	if err := root.WriteFile(name, r.content, r.mode.Perm()); err != nil {
		return err
	}
	return root.Chmod(name, r.mode.Perm())
}
