package binding

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/code"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/spelling"
)

// sources are the source files of a workspace, for tools that read them.
type sources struct {
	tree  fs.FS
	index *code.Index
	limit int // bytes of one result
}

// findFile returns the source file that an agent asks for, or the problem with it.
func (s *sources) findFile(asked string) (file, problem string) {
	file = Path(asked)
	if _, ok := slices.BinarySearch(s.index.Files(), file); !ok {
		return "", fmt.Sprintf("there is no source file %q.%s", equip.ClipHostile(asked), s.nearPaths(file))
	}
	return file, ""
}

func (s *sources) openFile(file string) (fs.File, error) {
	if info, err := fs.Lstat(s.tree, file); err != nil || !info.Mode().IsRegular() {
		return nil, errors.New("it is not a regular file")
	}
	f, err := s.tree.Open(file)
	if err != nil {
		return nil, errors.New("it does not open")
	}
	return f, nil
}

// readText returns the text of a file.
func (s *sources) readText(file string) (string, error) {
	if info, err := fs.Lstat(s.tree, file); err != nil || !info.Mode().IsRegular() {
		return "", errors.New("it is not a regular file")
	}
	b, err := fs.ReadFile(s.tree, file)
	if err != nil {
		return "", errors.New("reading it failed")
	}
	return strings.ToValidUTF8(string(b), "\uFFFD"), nil
}

// nearPaths suggests paths for one that does not exist: files of the same name first,
// then the one spelt most alike.
func (s *sources) nearPaths(file string) string {
	files := s.index.Files()
	var near []string
	for _, f := range files {
		if strings.EqualFold(path.Base(f), path.Base(file)) {
			near = append(near, f)
		}
	}
	for _, f := range []string{spelling.Nearest(file, files), s.nearBase(file)} {
		if f != "" && !slices.Contains(near, f) {
			near = append(near, f)
		}
	}
	if len(near) == 0 {
		return " Use a path of the list in the task."
	}
	return " Near to it: " + strings.Join(near[:min(len(near), maxNear)], ", ")
}

// nearBase returns a file with a base name similar to file's.
func (s *sources) nearBase(file string) string {
	byBase := map[string]string{}
	var bases []string
	for _, f := range s.index.Files() {
		if b := path.Base(f); byBase[b] == "" {
			byBase[b], bases = f, append(bases, b)
		}
	}
	return byBase[spelling.Nearest(path.Base(file), bases)]
}

// maxListed is the number of paths that the preamble lists; of a larger code base it
// lists folders.
const maxListed = 500

// Preamble returns the sorted list of the source files, to be put after the prompt of
// every task. Of more than 500 files it lists the folders with their numbers of files,
// unless the toolset has no other way to find a file.
func Preamble(c *Config, files []string) string {
	if len(files) == 0 {
		return "The code base has no source files.\n"
	}
	if c.Toolset == seedSet || len(files) <= maxListed {
		return "Source files of the code base:\n\n" + strings.Join(files, "\n") + "\n"
	}
	var b strings.Builder
	fmt.Fprintf(&b, "The code base has %d source files. Its folders, with the number of source files below each (%s with a glob lists them):\n\n", len(files), Search)
	for _, f := range listFolders(files) {
		fmt.Fprintf(&b, "%s (%d)\n", f.path, f.files)
	}
	return b.String()
}

type folder struct {
	path  string
	files int
}

// listFolders returns the folders of files as deep as at most maxListed of them allow.
func listFolders(files []string) []folder {
	best := []folder{{"./", len(files)}}
	for depth := 1; ; depth++ {
		var all []folder
		deeper := false
		for _, f := range files {
			parts := strings.Split(path.Dir(f), "/")
			deeper = deeper || len(parts) > depth
			name := strings.Join(parts[:min(len(parts), depth)], "/") + "/"
			if n := len(all); n > 0 && all[n-1].path == name {
				all[n-1].files++
				continue
			}
			all = append(all, folder{name, 1})
		}
		slices.SortStableFunc(all, func(a, b folder) int { return strings.Compare(a.path, b.path) })
		merged := all[:0]
		for _, f := range all { // a folder's own files stand around those of its subfolders
			if n := len(merged); n > 0 && merged[n-1].path == f.path {
				merged[n-1].files += f.files
				continue
			}
			merged = append(merged, f)
		}
		if len(merged) > maxListed {
			return best
		}
		if best = merged; !deeper {
			return best
		}
	}
}
