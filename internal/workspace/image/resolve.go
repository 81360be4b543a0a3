package image

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"syscall"
)

// resolveIn returns where the file name of a tree lies, whose folders are lowers, the
// uppermost first. Links are followed as in a root of its own: none leads out of the
// tree. Without last a link at the end is not followed, and the file need not exist.
func resolveIn(lowers []string, name string, last bool) (string, error) {
	at, err := resolvePath(lowers, name, last)
	if err != nil {
		return "", err
	}
	if !last {
		return filepath.Join(lowers[0], filepath.FromSlash(at)), nil
	}
	return inLowers(lowers, at)
}

// resolvePath is resolveIn that returns the path in the tree.
func resolvePath(lowers []string, name string, last bool) (string, error) {
	rest := strings.Split(strings.Trim(path.Clean("/"+filepath.ToSlash(name)), "/"), "/")
	at := "/"
	for links := 0; len(rest) > 0; {
		next := path.Join(at, rest[0])
		rest = rest[1:]
		if len(rest) == 0 && !last {
			at = next
			break
		}
		host, err := inLowers(lowers, next)
		if err != nil {
			return "", err
		}
		info, err := os.Lstat(host)
		if err != nil {
			return "", err
		}
		if info.Mode()&fs.ModeSymlink == 0 {
			at = next
			continue
		}
		if links++; links > 40 {
			return "", fmt.Errorf("%s: too many links", name)
		}
		target, err := os.Readlink(host)
		if err != nil {
			return "", err
		}
		if path.IsAbs(target) {
			at = "/"
		}
		// The links of a path with .. are followed before it, as the kernel does.
		rest = append(strings.FieldsFunc(target, func(r rune) bool { return r == '/' }), rest...)
	}
	return at, nil
}

// inLowers returns the uppermost of lowers' files at a path without links.
func inLowers(lowers []string, at string) (string, error) {
	for _, l := range lowers {
		host := filepath.Join(l, filepath.FromSlash(at))
		info, err := os.Lstat(host)
		if errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) {
			continue
		}
		if err != nil {
			return "", err
		}
		if isWhiteout(info) {
			break
		}
		return host, nil
	}
	return "", &fs.PathError{Op: "open", Path: at, Err: fs.ErrNotExist}
}
