package workspace

import (
	"bytes"
	"context"
	"crypto/sha1" //nolint:gosec // git's own checksum of its index
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/proc"
)

// Repository is a git repository with one commit and no remote, reflog, hook or other
// object. It is made once and copied into every room, with an index that matches the
// files there, so that git need not read them.
type Repository struct {
	Dir    string // the folder that is copied to .git
	Commit string

	files   []string // of Dir but the index, relative; packs last
	index   []byte   // of the commit, as git wrote it
	entries []indexEntry
}

type indexEntry struct {
	at   int // where its stat data begin in the index
	path string
	mode uint32
}

// branch is the branch of HEAD in a room.
const branch = "main"

// identity is the default committer in a room.
const identity = "[user]\n\tname = Agent\n\temail = agent@example.invalid\n"

// CloneCommit makes a repository in the empty folder dir with one commit of the
// repository at source, under the same id.
func CloneCommit(ctx context.Context, source, commit, dir string) (*Repository, error) {
	fail := func(err error) (*Repository, error) {
		return nil, fmt.Errorf("take commit %.12s out of repository %s: %w", commit, source, err)
	}
	abs, err := filepath.Abs(source)
	if err != nil {
		return fail(err)
	}
	format, err := RunGit(ctx, source, "", "rev-parse", "--show-object-format")
	if err != nil {
		return fail(err)
	}
	m := gitRunner{ctx: ctx, dir: dir}
	m.runGit(nil, "init", "-q", "--bare", "--template=", "--object-format="+strings.TrimSpace(string(format)), "--initial-branch="+branch, dir)
	m.runGit(nil, "--git-dir="+dir, "-c", "fetch.unpackLimit=1", "-c", "transfer.unpackLimit=1", "-c", "gc.auto=0", "-c", "fetch.writeCommitGraph=false",
		"fetch", "-q", "--depth=1", "--no-tags", "--no-recurse-submodules",
		"--upload-pack=git -c uploadpack.allowAnySHA1InWant=true upload-pack", "file://"+abs, commit)
	m.runGit(nil, "--git-dir="+dir, "update-ref", "refs/heads/"+branch, commit)
	r, err := m.finishRepository(commit)
	if err != nil {
		return fail(err)
	}
	return r, nil
}

// NewRepository makes a repository in the empty folder dir with one commit of t, by a
// fixed author at a fixed time: equal trees give equal commit ids. It omits empty
// folders, as git does.
func NewRepository(ctx context.Context, t *Tree, dir string) (*Repository, error) {
	fail := func(err error) (*Repository, error) {
		return nil, fmt.Errorf("make a repository of the workspace: %w", err)
	}
	work, err := os.MkdirTemp(filepath.Dir(dir), "commit-")
	if err != nil {
		return fail(err)
	}
	defer os.RemoveAll(work)
	if _, err := checkoutTree(t, work, plainCheckout); err != nil {
		return fail(err)
	}
	m := gitRunner{ctx: ctx, dir: dir, alone: true}
	here := []string{"--git-dir=" + dir, "--work-tree=" + work, "-c", "core.autocrlf=false", "-c", "core.safecrlf=false", "-c", "core.hooksPath=", "-c", "commit.gpgSign=false", "-c", "gc.auto=0"}
	m.runGit(nil, "init", "-q", "--bare", "--template=", "--object-format=sha1", "--initial-branch="+branch, dir)
	m.runGit(nil, append(slices.Clone(here), "add", "-A", "-f", ".")...)
	at := fmt.Sprintf("%d +0000", Epoch.Unix())
	m.runGit([]string{
		"GIT_AUTHOR_NAME=assay", "GIT_AUTHOR_EMAIL=assay@example.invalid", "GIT_COMMITTER_NAME=assay", "GIT_COMMITTER_EMAIL=assay@example.invalid",
		"GIT_AUTHOR_DATE=" + at, "GIT_COMMITTER_DATE=" + at,
	}, append(slices.Clone(here), "commit", "-q", "--allow-empty", "--no-verify", "-m", "Initial commit")...)
	m.runGit(nil, "--git-dir="+dir, "repack", "-a", "-d", "-q")
	commit := strings.TrimSpace(string(m.runGit(nil, "--git-dir="+dir, "rev-parse", "HEAD")))
	r, err := m.finishRepository(commit)
	if err != nil {
		return fail(err)
	}
	return r, nil
}

type gitRunner struct {
	ctx context.Context
	dir string
	// alone ignores the user's configuration, which may filter files. Reading a
	// repository needs it, since it lists trusted repositories.
	alone bool
	err   error
}

func (m *gitRunner) runGit(env []string, args ...string) []byte {
	if m.err != nil {
		return nil
	}
	env = append([]string{
		"GIT_TERMINAL_PROMPT=0", "LC_ALL=C", "PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME"), "GIT_CONFIG_NOSYSTEM=1",
		"GIT_INDEX_VERSION=2", "GIT_DEFAULT_REF_FORMAT=files", "GIT_ATTR_NOSYSTEM=1",
	}, env...)
	if m.alone {
		env = append(env, "GIT_CONFIG_GLOBAL="+os.DevNull)
	}
	var out bytes.Buffer
	errs := proc.Capture{Max: 4 << 10, Last: true}
	exit, err := proc.Run(m.ctx, proc.Spec{Args: append([]string{"git"}, args...), Dir: m.dir, Env: env, Stdout: &out, Stderr: &errs})
	if err == nil && !exit.OK() {
		i := slices.IndexFunc(args, func(a string) bool { return !strings.HasPrefix(a, "-") && !strings.Contains(a, "=") })
		err = fmt.Errorf("git %s: %v: %s", args[max(i, 0)], exit, bytes.TrimSpace(errs.Bytes()))
	}
	m.err = err
	return out.Bytes()
}

// finishRepository makes the index, turns the bare repository into one with a working
// tree, removes traces of its source and opens it.
func (m *gitRunner) finishRepository(commit string) (*Repository, error) {
	m.runGit(nil, "--git-dir="+m.dir, "-c", "core.bare=false", "-c", "index.version=2", "-c", "index.skipHash=false", "-c", "core.untrackedCache=false",
		"-c", "core.fsmonitor=false", "-c", "core.splitIndex=false", "-c", "index.sparse=false", "read-tree", commit)
	m.runGit(nil, "--git-dir="+m.dir, "config", "core.bare", "false")
	m.runGit(nil, "--git-dir="+m.dir, "config", "core.logAllRefUpdates", "true") // records the agent's actions
	if m.err != nil {
		return nil, m.err
	}
	for _, name := range []string{"FETCH_HEAD", "ORIG_HEAD", "logs", "hooks", "info", "branches", "description", "COMMIT_EDITMSG", "objects/info", "packed-refs.lock"} {
		if err := os.RemoveAll(filepath.Join(m.dir, filepath.FromSlash(name))); err != nil {
			return nil, err
		}
	}
	config, err := os.OpenFile(filepath.Join(m.dir, "config"), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		return nil, err
	}
	_, err = config.WriteString(identity)
	if err = errors.Join(err, config.Close()); err != nil {
		return nil, err
	}
	return OpenRepository(m.dir)
}

// OpenRepository reads a repository that [CloneCommit] or [NewRepository] made.
func OpenRepository(dir string) (*Repository, error) {
	r := &Repository{Dir: dir}
	fail := func(err error) (*Repository, error) { return nil, fmt.Errorf("read repository %s: %w", dir, err) }
	head, err := os.ReadFile(filepath.Join(dir, "refs", "heads", branch))
	if err != nil {
		return fail(err)
	}
	r.Commit = strings.TrimSpace(string(head))
	if r.index, err = os.ReadFile(filepath.Join(dir, "index")); err != nil {
		return fail(err)
	}
	if r.entries, err = readIndex(r.index, len(r.Commit)/2); err != nil {
		return fail(err)
	}
	err = filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(dir, p)
		if err == nil && rel != "index" {
			r.files = append(r.files, rel)
		}
		return err
	})
	if err != nil {
		return fail(err)
	}
	return r, nil
}

// The layout of git's index, version 2 (gitformat-index): a head of 12 bytes,
// then per file 40 bytes of stat data, the object's id, 2 bytes of flags, and the
// path, ended and padded by 1 to 8 zero bytes to a multiple of 8; extensions; and
// a checksum.
const (
	indexHead = 12
	statSize  = 40
)

func readIndex(b []byte, hash int) ([]indexEntry, error) {
	if len(b) < indexHead+hash || string(b[:4]) != "DIRC" || binary.BigEndian.Uint32(b[4:]) != 2 {
		return nil, errors.New("its index is not of version 2")
	}
	n := int(binary.BigEndian.Uint32(b[8:]))
	out := make([]indexEntry, 0, min(n, len(b)/64))
	at := indexHead
	for range n {
		fixed := statSize + hash + 2
		if at+fixed >= len(b) {
			return nil, errors.New("its index is cut off")
		}
		end := bytes.IndexByte(b[at+fixed:], 0)
		if end < 0 {
			return nil, errors.New("its index is cut off")
		}
		out = append(out, indexEntry{at: at, path: string(b[at+fixed : at+fixed+end]), mode: binary.BigEndian.Uint32(b[at+24:])})
		at += (fixed + end + 8) / 8 * 8
	}
	return out, nil
}

// checkFits returns an error unless tree and repository hold the same files.
func (r *Repository) checkFits(t *Tree) error {
	i := 0
	for _, e := range t.list {
		if e.kind == Folder {
			continue
		}
		if i >= len(r.entries) || r.entries[i].path != e.path {
			return fmt.Errorf("commit %.12s is not of the files of the workspace: %s is in one of them only", r.Commit, e.path)
		}
		i++
	}
	if i != len(r.entries) {
		return fmt.Errorf("commit %.12s is not of the files of the workspace: %s is in one of them only", r.Commit, r.entries[i].path)
	}
	return nil
}

// modesOf returns git's modes of the entries of a tree that fits: a script that is
// not executable in the repository is not executable in a room.
func (r *Repository) modesOf(t *Tree) func(i int) (fs.FileMode, bool) {
	nth := make([]int32, len(t.list))
	n := int32(0)
	for i, e := range t.list {
		if e.kind == Folder {
			nth[i] = -1
			continue
		}
		nth[i] = n
		n++
	}
	return func(i int) (fs.FileMode, bool) {
		if nth[i] < 0 {
			return 0, false
		}
		return fs.FileMode(r.entries[nth[i]].mode).Perm(), true
	}
}

// copyTo writes the repository to work/.git, with an index of the files just written.
func (r *Repository) copyTo(work string, t *Tree, stamps []stamp) error {
	to := filepath.Join(work, ".git")
	for _, dir := range []string{"", "objects", "objects/info", "objects/pack", "refs", "refs/heads", "refs/tags", "info"} {
		if err := os.Mkdir(filepath.Join(to, filepath.FromSlash(dir)), 0o755); err != nil {
			return err
		}
	}
	made := map[string]bool{}
	for _, rel := range r.files {
		dir := filepath.Dir(rel)
		if !made[dir] {
			made[dir] = true
			if err := os.MkdirAll(filepath.Join(to, dir), 0o755); err != nil {
				return err
			}
		}
		if err := copyFile(filepath.Join(r.Dir, rel), filepath.Join(to, rel), 0o644); err != nil {
			return err
		}
	}
	return os.WriteFile(filepath.Join(to, "index"), r.filledIndex(t, stamps), 0o644)
}

// filledIndex returns the index with the stat data of the files on disk.
func (r *Repository) filledIndex(t *Tree, stamps []stamp) []byte {
	b := bytes.Clone(r.index)
	hash := len(r.Commit) / 2
	i := 0
	for n, e := range t.list {
		if e.kind == Folder {
			continue
		}
		at, s := b[r.entries[i].at:], stamps[n]
		i++
		// The numbers are cut to 32 bits, as git does.
		for k, v := range []uint32{
			uint32(s.ctime.sec), uint32(s.ctime.nsec), uint32(s.mtime.sec), uint32(s.mtime.nsec), uint32(s.dev), uint32(s.ino),
		} {
			binary.BigEndian.PutUint32(at[4*k:], v)
		}
		for k, v := range []uint32{s.uid, s.gid, uint32(s.size)} {
			binary.BigEndian.PutUint32(at[28+4*k:], v)
		}
	}
	body := b[:len(b)-hash]
	if hash == sha256.Size {
		sum := sha256.Sum256(body)
		copy(b[len(body):], sum[:])
	} else {
		sum := sha1.Sum(body) //nolint:gosec // see above
		copy(b[len(body):], sum[:])
	}
	return b
}

// copyFile copies a file, sharing its blocks if the file system can.
func copyFile(from, to string, mode fs.FileMode) error {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in) // copy_file_range on Linux
	return errors.Join(err, out.Close())
}
