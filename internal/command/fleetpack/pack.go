// Package fleetpack moves what workers on other machines need of a run: its suite, the
// files of its workspace and of the suite's folder, and its pins.
//
// Files are named by their digests, so that a worker fetches each once. A worker that
// only generates gets no grader, no expected answer and no file that only graders name.
package fleetpack

import (
	"archive/tar"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/run/fleet"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/image"
)

// The names of the files of a pack.
const (
	manifestName = "manifest.json"
	fixtureName  = "fixture.tar"
	suiteName    = "suite.tar"
	repoName     = "repo.tar"
)

// MaxFolder bounds the files of a suite's folder in bytes.
const MaxFolder = 512 << 20

// Pack is the files of a run for workers of each role.
type Pack struct {
	dir   string
	roles map[string][]fleet.PackFile
}

// manifest describes a run to a worker.
type manifest struct {
	Run      string          `json:"run"`
	Resolved json.RawMessage `json:"resolved"`
	Pins     json.RawMessage `json:"pins"`
	Prices   json.RawMessage `json:"prices,omitempty"`
	Ships    bool            `json:"ships,omitempty"` // the suite comes with assay
	Folder   bool            `json:"folder,omitempty"`
	Commit   string          `json:"commit,omitempty"`
	Fixture  bool            `json:"fixture,omitempty"`
}

// Source holds the parts of a pack.
type Source struct {
	Run    *journal.Run
	Suite  *suite.Suite
	Pins   json.RawMessage
	Skip   []string // absolute folders to leave out, such as the folder of all runs
	Commit string   // of the repository at Repo; "" for none
	Repo   string
	// HasSecret reports whether a file holds a secret of this machine.
	HasSecret func([]byte) bool
}

// Make writes the pack of a run to the folder dir.
func Make(ctx context.Context, dir string, src Source) (*Pack, error) {
	contexts, err := imageContexts(src.Suite)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("make the files for workers: %w", err)
	}
	p := &Pack{dir: dir, roles: map[string][]fleet.PackFile{}}
	m := src.Run.Manifest()
	base := manifest{Run: m.ID, Pins: src.Pins, Prices: m.Prices, Ships: src.Suite.Dir == "", Folder: src.Suite.Dir != "", Fixture: !m.Fixture.IsZero()}
	var shared []fleet.PackFile
	if base.Fixture {
		b, err := src.Run.Open(m.Fixture)
		if err != nil {
			return nil, fmt.Errorf("read the workspace of the run: %w", err)
		}
		f, err := p.add(fixtureName, func(w io.Writer) error { _, err := w.Write(b); return err })
		if err != nil {
			return nil, err
		}
		shared = append(shared, f)
	}
	if src.Commit != "" && src.Repo != "" {
		f, err := p.addRepo(ctx, src.Repo, src.Commit)
		if err != nil {
			return nil, err
		}
		base.Commit = src.Commit
		shared = append(shared, f)
	}
	for _, role := range []string{fleet.Anything, fleet.OnlyGenerate, fleet.OnlyGrade} {
		mine, files := base, slices.Clone(shared)
		mine.Resolved = m.Resolved
		var hidden func(string) bool
		if role == fleet.OnlyGenerate {
			var err error
			if mine.Resolved, hidden, err = hideAnswers(m.Resolved); err != nil {
				return nil, err
			}
		}
		if mine.Folder {
			f, err := p.add(suiteName, func(w io.Writer) error {
				return archiveFolder(w, src.Suite.Dir, src.Skip, contexts, hidden, src.HasSecret)
			})
			if err != nil {
				return nil, err
			}
			files = append(files, f)
		}
		f, err := p.add(manifestName, func(w io.Writer) error { return json.NewEncoder(w).Encode(mine) })
		if err != nil {
			return nil, err
		}
		p.roles[role] = append([]fleet.PackFile{f}, files...)
	}
	return p, nil
}

// add writes a file of the pack.
func (p *Pack) add(name string, write func(io.Writer) error) (fleet.PackFile, error) {
	fail := func(err error) (fleet.PackFile, error) {
		return fleet.PackFile{}, fmt.Errorf("make %s for workers: %w", name, err)
	}
	f, err := os.CreateTemp(p.dir, ".new-*")
	if err != nil {
		return fail(err)
	}
	defer os.Remove(f.Name())
	err = write(f)
	if err = errors.Join(err, f.Close()); err != nil {
		return fail(err)
	}
	digest, err := seal.HashFile(f.Name())
	if err != nil {
		return fail(err)
	}
	info, err := os.Stat(f.Name())
	if err != nil {
		return fail(err)
	}
	if err := os.Rename(f.Name(), filepath.Join(p.dir, string(digest))); err != nil {
		return fail(err)
	}
	return fleet.PackFile{Name: name, Digest: digest, Size: info.Size()}, nil
}

func (p *Pack) addRepo(ctx context.Context, repo, commit string) (fleet.PackFile, error) {
	dir, err := os.MkdirTemp(p.dir, ".repo-*")
	if err != nil {
		return fleet.PackFile{}, fmt.Errorf("make %s for workers: %w", repoName, err)
	}
	defer os.RemoveAll(dir)
	if _, err := workspace.CloneCommit(ctx, repo, commit, dir); err != nil {
		return fleet.PackFile{}, err
	}
	return p.add(repoName, func(w io.Writer) error { return archiveFolder(w, dir, nil, nil, nil, nil) })
}

// Files returns the files for workers of a role.
func (p *Pack) Files(role string) []fleet.PackFile { return p.roles[role] }

// Read reads a part of a file.
func (p *Pack) Read(d seal.Digest, offset int64, b []byte) (int, error) {
	if !d.Valid() {
		return 0, fs.ErrNotExist
	}
	f, err := os.Open(filepath.Join(p.dir, string(d)))
	if err != nil {
		return 0, err
	}
	defer f.Close()
	n, err := f.ReadAt(b, offset)
	if n == len(b) {
		err = nil
	}
	return n, err
}

// answerKeys are the keys of a task that describe its right answer.
var answerKeys = []string{"expect", "target", "distractors", "graders", "hints", "reference", "faulty"}

// hideAnswers takes graders and answers out of a resolved suite. hidden reports whether
// a file of the suite's folder is one that they name, or a file of tasks.
func hideAnswers(resolved json.RawMessage) (json.RawMessage, func(string) bool, error) {
	var s map[string]any
	if err := json.Unmarshal(resolved, &s); err != nil {
		return nil, nil, fmt.Errorf("read the suite: %w", err)
	}
	named := map[string]bool{}
	note := func(v any) { noteStrings(v, named) }
	note(s["graders"])
	s["graders"] = map[string]any{}
	tasks, _ := s["tasks"].([]any)
	for _, t := range tasks {
		task, ok := t.(map[string]any)
		if !ok {
			continue
		}
		for _, key := range answerKeys {
			note(task[key])
			delete(task, key)
		}
	}
	for _, key := range []string{"gates", "post_run_report"} {
		note(s[key])
		delete(s, key)
	}
	kept := map[string]bool{} // also named by what generates
	noteStrings(s, kept)
	b, err := json.Marshal(s)
	if err != nil {
		return nil, nil, err
	}
	hidden := func(name string) bool {
		switch path.Ext(name) {
		case ".yaml", ".yml", ".jsonl", ".csv": // of the suite and its tasks
			return !kept[name]
		}
		for at := name; at != "."; at = path.Dir(at) {
			if named[at] && !kept[at] {
				return true
			}
		}
		return false
	}
	return b, hidden, nil
}

// noteStrings collects the words of all strings in v as paths.
func noteStrings(v any, into map[string]bool) {
	switch v := v.(type) {
	case string:
		for _, w := range strings.Fields(v) {
			w = strings.TrimPrefix(strings.Trim(w, `"'`), "{suite}/")
			into[path.Clean(w)] = true
		}
	case []any:
		for _, e := range v {
			noteStrings(e, into)
		}
	case map[string]any:
		for _, e := range v {
			noteStrings(e, into)
		}
	}
}

// imageContexts returns the folders in the suite's that images are built of. An image
// outside of the suite's folder is an error: no worker has it.
func imageContexts(s *suite.Suite) ([]string, error) {
	var out []string
	for _, t := range s.Tasks {
		file, _, _ := strings.Cut(s.ImageOf(t), "#")
		name, ok := strings.CutPrefix(file, "./")
		if !ok {
			continue
		}
		if strings.HasPrefix(name, "@") {
			at, _ := s.Path(name)
			return nil, fmt.Errorf("task %s: workers get the suite's folder, and image %s is outside of it: put it into the folder, or name it in a registry", t.ID, cmp.Or(at, name))
		}
		if image.IsDockerfile(file) {
			out = append(out, path.Dir(path.Clean(name)))
		}
	}
	slices.Sort(out)
	return slices.Compact(out), nil
}

// isBelow reports whether a file is in one of the folders.
func isBelow(folders []string, name string) bool {
	return slices.ContainsFunc(folders, func(dir string) bool { return dir == "." || strings.HasPrefix(name, dir+"/") })
}

// archiveFolder writes the files of a folder as a tar archive, in the order of their
// names and without times. It leaves out git's own folders, files named .env unless they
// are in one of contexts, skip, and what hidden names. A file with a secret is an error.
func archiveFolder(to io.Writer, dir string, skip, contexts []string, hidden func(string) bool, hasSecret func([]byte) bool) error {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	w := tar.NewWriter(to)
	total := int64(0)
	err = filepath.WalkDir(abs, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(abs, file)
		if err != nil || rel == "." {
			return err
		}
		name := filepath.ToSlash(rel)
		if d.IsDir() {
			if d.Name() == ".git" || slices.Contains(skip, file) {
				return fs.SkipDir
			}
			return w.WriteHeader(&tar.Header{Name: name + "/", Typeflag: tar.TypeDir, Mode: 0o755, Format: tar.FormatPAX})
		}
		dotEnv := d.Name() == ".env" || strings.HasPrefix(d.Name(), ".env.")
		if hidden != nil && hidden(name) || dotEnv && !isBelow(contexts, name) {
			return nil
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		if total += info.Size(); total > MaxFolder {
			return fmt.Errorf("folder %s has more than %d MB: move what no trial needs out of it", dir, MaxFolder>>20)
		}
		return archiveFile(w, file, name, info, hasSecret)
	})
	return errors.Join(err, w.Close())
}

// maxSecretFile bounds the files that are searched for secrets.
const maxSecretFile = 16 << 20

// archiveFile writes a file or a relative symbolic link. It leaves other kinds out.
func archiveFile(w *tar.Writer, file, name string, info fs.FileInfo, hasSecret func([]byte) bool) error {
	switch {
	case info.Mode()&fs.ModeSymlink != 0:
		target, err := os.Readlink(file)
		if err != nil || filepath.IsAbs(target) {
			return err // it means nothing on another machine
		}
		return w.WriteHeader(&tar.Header{Name: name, Typeflag: tar.TypeSymlink, Linkname: target, Mode: 0o777, Format: tar.FormatPAX})
	case !info.Mode().IsRegular():
		return nil
	}
	if hasSecret != nil && info.Size() <= maxSecretFile {
		if b, err := os.ReadFile(file); err == nil && hasSecret(b) {
			return fmt.Errorf("file %s holds the value of a secret variable of this machine: take it out, workers get the suite's folder", file)
		}
	}
	if err := w.WriteHeader(&tar.Header{Name: name, Typeflag: tar.TypeReg, Size: info.Size(), Mode: int64(info.Mode().Perm()), Format: tar.FormatPAX, ModTime: time.Unix(0, 0)}); err != nil {
		return err
	}
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	_, err = io.Copy(w, f)
	return err
}

// Run is a pack on a worker.
type Run struct {
	ID       string
	Resolved json.RawMessage
	Pins     json.RawMessage
	Prices   json.RawMessage
	Ships    bool
	Dir      string // of the suite; "" if it ships
	Repo     string // "" for none
	Fixture  *workspace.Source
}

// Fetch reads a pack into the folder dir, which belongs to the caller. Files that are in
// the folder cache already are not fetched.
func Fetch(ctx context.Context, job fleet.Job, dir, cache string) (*Run, error) {
	if err := os.MkdirAll(cache, 0o700); err != nil {
		return nil, fmt.Errorf("keep the files of the run: %w", err)
	}
	var m manifest
	out := &Run{ID: job.Run}
	paths := map[string]string{}
	for _, f := range job.Pack {
		at, err := fetchFile(ctx, job, f, cache)
		if err != nil {
			return nil, err
		}
		paths[f.Name] = at
	}
	b, err := os.ReadFile(paths[manifestName])
	if err != nil {
		return nil, fmt.Errorf("read the answer of the coordinator: %w", err)
	}
	if err := json.Unmarshal(b, &m); err != nil {
		return nil, fmt.Errorf("read the answer of the coordinator: %w", err)
	}
	out.Resolved, out.Pins, out.Prices, out.Ships = m.Resolved, m.Pins, m.Prices, m.Ships
	if m.Fixture {
		b, err := os.ReadFile(paths[fixtureName])
		if err != nil {
			return nil, fmt.Errorf("read the workspace of the run: %w", err)
		}
		tree, err := workspace.FromArchive(b)
		if err != nil {
			return nil, fmt.Errorf("read the workspace of the run: %w", err)
		}
		out.Fixture = &workspace.Source{Files: tree, Digest: tree.Digest(), Commit: m.Commit}
	}
	if m.Folder {
		out.Dir = filepath.Join(dir, "suite")
		if err := extract(paths[suiteName], out.Dir); err != nil {
			return nil, fmt.Errorf("unpack the suite: %w", err)
		}
	}
	if m.Commit != "" {
		out.Repo = filepath.Join(dir, "repo")
		if err := extract(paths[repoName], out.Repo); err != nil {
			return nil, fmt.Errorf("unpack the repository: %w", err)
		}
	}
	return out, nil
}

// fetchFile returns the path of a file of the pack, in the folder cache.
func fetchFile(ctx context.Context, job fleet.Job, f fleet.PackFile, cache string) (string, error) {
	if !f.Digest.Valid() {
		return "", fmt.Errorf("the coordinator names file %s by %q, not by a digest", f.Name, f.Digest)
	}
	at := filepath.Join(cache, string(f.Digest))
	if d, err := seal.HashFile(at); err == nil && d == f.Digest {
		return at, nil
	}
	tmp, err := os.CreateTemp(cache, ".new-*")
	if err != nil {
		return "", fmt.Errorf("fetch %s: %w", f.Name, err)
	}
	defer os.Remove(tmp.Name())
	err = job.Fetch(ctx, f, func(b []byte) error { _, err := tmp.Write(b); return err })
	if err = errors.Join(err, tmp.Close()); err != nil {
		return "", err
	}
	if d, err := seal.HashFile(tmp.Name()); err != nil || d != f.Digest {
		return "", fmt.Errorf("fetch %s: it has another digest than the coordinator says", f.Name)
	}
	if err := os.Rename(tmp.Name(), at); err != nil {
		return "", fmt.Errorf("fetch %s: %w", f.Name, err)
	}
	return at, nil
}

// extract unpacks a tar archive into a new folder and leaves nothing outside of it.
func extract(archive, dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return err
	}
	defer root.Close()
	f, err := os.Open(archive)
	if err != nil {
		return err
	}
	defer f.Close()
	r := tar.NewReader(f)
	for {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		name := filepath.FromSlash(path.Clean(h.Name))
		switch h.Typeflag {
		case tar.TypeDir:
			err = root.MkdirAll(name, 0o755)
		case tar.TypeSymlink:
			err = root.Symlink(filepath.FromSlash(h.Linkname), name)
		case tar.TypeReg:
			err = extractFile(root, name, fs.FileMode(h.Mode)&0o777, r)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", h.Name, err)
		}
	}
}

func extractFile(root *os.Root, name string, mode fs.FileMode, r io.Reader) error {
	f, err := root.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, mode)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, r)
	return errors.Join(err, f.Chmod(mode), f.Close()) // also past the umask
}
