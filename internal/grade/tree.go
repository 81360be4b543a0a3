package grade

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// Before is the workspace as it was once setup had run, before the agent
// started. Links that lead out of it, special files and files too large to keep
// are not in it; [Case.Started] names them.
func (c Case) Before() (fs.FS, error) { return c.leftTree(c.Attempt.Artifact.Setup) }

// After is the workspace as the agent left it; see [Case.Before] for the files that are not
// in it, and [Case.Left].
func (c Case) After() (fs.FS, error) { return c.leftTree(c.Attempt.Artifact.Tree) }

// Started lists the workspace as it was once setup had run.
func (c Case) Started() (Files, error) { return c.readFiles(c.Attempt.Artifact.Setup) }

// Left lists the workspace as the agent left it.
func (c Case) Left() (Files, error) { return c.readFiles(c.Attempt.Artifact.Tree) }

func (c Case) leftTree(changes trial.Ref) (*workspace.Tree, error) {
	delta, err := c.readDelta(changes)
	if err != nil {
		return nil, err
	}
	return workspace.TreeAfter(c.startTree(), delta)
}

func (c Case) startTree() fs.FS {
	if c.Fixture == nil {
		return &workspace.Tree{}
	}
	return c.Fixture
}

func (c Case) readDelta(changes trial.Ref) ([]byte, error) {
	if changes.IsZero() {
		return nil, nil
	}
	b, err := c.Blobs.Open(changes)
	if err != nil {
		return nil, fmt.Errorf("open the changes to the workspace: %w", err)
	}
	return b, nil
}

// FileEntry is a file of a workspace, a link, or something that is known by name
// only.
type FileEntry struct {
	Path   string
	Kind   workspace.Kind // never Folder: empty folders do not count
	Data   []byte         // content of a File or Exec
	Target string         // of a Link or an Outside
	Size   int64          // in bytes; of a link the size of its target's name
	SHA256 string         // of an Omitted, in hex; "" if it is not known
	Exec   bool           // of an Omitted: whether it is executable
}

// Sum is the SHA-256 of a file's content, in hex; "" if it is not known.
func (e FileEntry) Sum() string {
	if e.Kind != workspace.File && e.Kind != workspace.Exec {
		return e.SHA256
	}
	sum := sha256.Sum256(e.Data)
	return hex.EncodeToString(sum[:])
}

// Oddity describes an entry that is not a regular file. It returns "" for a regular
// file.
func (e FileEntry) Oddity() string {
	switch e.Kind {
	case workspace.Link:
		return "a link to " + e.Target
	case workspace.Outside:
		return "a link out of the workspace, to " + e.Target
	case workspace.Special:
		return "no regular file"
	}
	return ""
}

// Files is a workspace as a list, sorted by path.
type Files []FileEntry

func (c Case) readFiles(changes trial.Ref) (Files, error) {
	delta, err := c.readDelta(changes)
	if err != nil {
		return nil, err
	}
	tree, err := workspace.TreeAfter(c.startTree(), delta)
	if err != nil {
		return nil, err
	}
	d, err := workspace.ParseDelta(delta)
	if err != nil {
		return nil, err
	}
	out := make(Files, 0, len(tree.MapFS))
	for p, f := range tree.MapFS {
		e := FileEntry{Path: p, Kind: workspace.File, Data: f.Data, Size: int64(len(f.Data))}
		switch {
		case f.Mode.IsDir():
			continue
		case f.Mode&fs.ModeSymlink != 0:
			e.Kind, e.Data, e.Target = workspace.Link, nil, string(f.Data)
		case f.Mode&0o111 != 0:
			e.Kind = workspace.Exec
		}
		out = append(out, e)
	}
	for _, ch := range d.Changes {
		switch ch.Kind {
		case workspace.Outside, workspace.Special, workspace.Omitted:
			out = append(out, FileEntry{Path: ch.Path, Kind: ch.Kind, Target: ch.Target, Size: ch.Size, SHA256: ch.SHA256, Exec: ch.Exec})
		}
	}
	slices.SortFunc(out, func(a, b FileEntry) int { return cmp.Compare(a.Path, b.Path) })
	return out, nil
}

// Get finds an entry by its exact path.
func (f Files) Get(p string) (FileEntry, bool) {
	i, ok := slices.BinarySearchFunc(f, p, func(e FileEntry, p string) int { return cmp.Compare(e.Path, p) })
	if !ok {
		return FileEntry{}, false
	}
	return f[i], true
}

// maxLinks is how many links a path may pass through.
const maxLinks = 40

// Resolve finds the entry at p, through links that stay in the workspace. It is
// false if nothing is there. A link that leads out, or in a circle, is found as
// itself, of kind Outside.
func (f Files) Resolve(p string) (FileEntry, bool) {
	p = path.Clean(p)
	for range maxLinks {
		if e, ok := f.Get(p); ok && e.Kind != workspace.Link {
			return e, true
		}
		at, rest := p, ""
		var link FileEntry
		for ; at != "." && at != "/"; at = path.Dir(at) {
			if e, ok := f.Get(at); ok && (e.Kind == workspace.Link || e.Kind == workspace.Outside) {
				link, rest = e, strings.TrimPrefix(p[len(at):], "/")
			}
		}
		if link.Path == "" {
			return FileEntry{}, false
		}
		if link.Kind == workspace.Outside {
			return link, true
		}
		p = path.Join(path.Dir(link.Path), link.Target, rest)
		if p == ".." || strings.HasPrefix(p, "../") {
			link.Kind = workspace.Outside
			return link, true
		}
	}
	if e, ok := f.Get(p); ok {
		e.Kind = workspace.Outside
		return e, true
	}
	return FileEntry{}, false
}

// IsPlainPath reports whether p can name a file of a workspace: relative, without ..
// and not .git.
func IsPlainPath(p string) bool {
	return fs.ValidPath(p) && p != "." && !slices.Contains(strings.Split(p, "/"), ".git")
}

// HasWorkspace reports whether trials of t have a workspace.
func HasWorkspace(s *suite.Suite, t *suite.Task) bool {
	w := s.Workspace
	return w.Fixture != "" || s.ImageOf(t) != "" || w.Repo != "" || len(w.Setup)+len(t.Setup) > 0
}
