package workspace

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/seal"
)

// Source is the source of a workspace's files, read into memory, so that later
// changes on disk have no effect.
type Source struct {
	Files  *Tree
	Digest seal.Digest // of Files
	Commit string      // of a repository
}

// ReadFixture reads a folder or a .txtar file. path is relative to fsys, unless it is
// absolute or fsys is nil: then it is a path of the operating system.
func ReadFixture(fsys fs.FS, path string) (*Source, error) {
	if fsys == nil || filepath.IsAbs(path) {
		real, err := filepath.EvalSymlinks(path)
		if err != nil {
			return nil, fmt.Errorf("read fixture: %w", err)
		}
		dir, base := filepath.Split(real)
		root, err := os.OpenRoot(filepath.Join(dir, ".")) // also for a txtar file, not a folder
		if err != nil {
			return nil, fmt.Errorf("read fixture: %w", err)
		}
		defer root.Close()
		fsys, path = root.FS(), base
	}
	path = filepath.ToSlash(filepath.Clean(path))
	info, err := fs.Stat(fsys, path)
	if err != nil {
		return nil, fmt.Errorf("read fixture: %w", err)
	}
	var files *Tree
	switch {
	case info.IsDir():
		sub, serr := fs.Sub(fsys, path)
		if serr != nil {
			return nil, fmt.Errorf("read fixture: %w", serr)
		}
		files, err = LoadTree(sub)
	case strings.HasSuffix(path, ".txtar"):
		b, rerr := fs.ReadFile(fsys, path)
		if rerr != nil {
			return nil, fmt.Errorf("read fixture: %w", rerr)
		}
		files, err = fromTxtar(b)
	default:
		err = errors.New("it is neither a folder nor a .txtar file")
	}
	if err != nil {
		return nil, fmt.Errorf("read fixture %s: %w", path, err)
	}
	return &Source{Files: files, Digest: files.Digest()}, nil
}

func fromTxtar(b []byte) (*Tree, error) {
	var list []entry
	for _, f := range txtar.Parse(b).Files {
		list = append(list, entry{path: f.Name, kind: fileKind(0, f.Data), data: f.Data})
	}
	if len(list) == 0 {
		return nil, errors.New("it holds no file: each begins with a line such as -- main.go --")
	}
	return newTree(list)
}

// ReadCommit reads the files of a commit of the git repository at path. ref is a commit,
// tag or branch; "" is HEAD. It reads committed files exactly as stored: it converts
// no line ends and ignores attributes.
func ReadCommit(ctx context.Context, path, ref string) (*Source, error) {
	if ref == "" {
		ref = "HEAD"
	}
	if strings.HasPrefix(ref, "-") {
		return nil, fmt.Errorf("read repository %s: %q is no commit, tag or branch", path, ref)
	}
	out, err := RunGit(ctx, path, "", "rev-parse", "--verify", "--end-of-options", ref+"^{commit}")
	if err != nil {
		if _, other := RunGit(ctx, path, "", "rev-parse", "--git-dir"); other == nil && ctx.Err() == nil {
			return nil, &NoCommitError{Repo: path, Ref: ref, Heads: listBranches(ctx, path)}
		}
		if strings.Contains(err.Error(), "not a git repository") {
			return nil, fmt.Errorf("read repository %s: it is no git repository: commit its files with git, or name it as fixture", path)
		}
		return nil, fmt.Errorf("read repository %s at %s: %w", path, ref, err)
	}
	commit := strings.TrimSpace(string(out))
	files, err := committedTree(ctx, path, commit)
	if err != nil {
		return nil, fmt.Errorf("read repository %s at %s: %w", path, ref, err)
	}
	return &Source{Files: files, Digest: files.Digest(), Commit: commit}, nil
}

// NoCommitError reports that a repository has no commit with a name.
type NoCommitError struct {
	Repo, Ref string
	Heads     []string // some of its branches and tags
}

// Error implements error.
func (e *NoCommitError) Error() string {
	has := "it has no commits"
	if len(e.Heads) > 0 {
		has = "it has " + strings.Join(e.Heads, ", ")
	}
	return fmt.Sprintf("repository %s has no commit, tag or branch %q here: %s", e.Repo, e.Ref, has)
}

// listBranches returns the newest branches and tags of a repository.
func listBranches(ctx context.Context, repo string) []string {
	const most = 8
	out, err := RunGit(ctx, repo, "", "for-each-ref", "--sort=-creatordate", fmt.Sprintf("--count=%d", most), "--format=%(refname:short)", "refs/heads", "refs/tags")
	if err != nil {
		return nil
	}
	return strings.Fields(string(out))
}

func committedTree(ctx context.Context, repo, commit string) (*Tree, error) {
	listing, err := RunGit(ctx, repo, "", "ls-tree", "-r", "-z", "--full-tree", commit)
	if err != nil {
		return nil, err
	}
	var list []entry
	var ask strings.Builder
	for line := range strings.SplitSeq(strings.TrimSuffix(string(listing), "\x00"), "\x00") {
		if line == "" {
			continue // an empty commit
		}
		meta, path, _ := strings.Cut(line, "\t")
		fields := strings.Fields(meta) // mode, type, object
		if len(fields) != 3 {
			return nil, fmt.Errorf("git ls-tree answered %q", line)
		}
		e := entry{path: path, kind: File}
		switch fields[0] {
		case "100755":
			e.kind = Exec
		case "120000":
			e.kind = Link
		case "160000":
			return nil, fmt.Errorf("%s is a submodule, whose files git does not hold here: use a folder as fixture", path)
		}
		list = append(list, e)
		ask.WriteString(fields[2] + "\n")
	}
	objects, err := RunGit(ctx, repo, ask.String(), "cat-file", "--batch")
	if err != nil {
		return nil, err
	}
	for i := range list {
		head, rest, _ := bytes.Cut(objects, []byte("\n")) // object, type, size
		fields := strings.Fields(string(head))
		if len(fields) != 3 {
			return nil, fmt.Errorf("read %s: git cat-file answered %q", list[i].path, head)
		}
		size, err := strconv.Atoi(fields[2])
		if err != nil || size+1 > len(rest) {
			return nil, fmt.Errorf("read %s: git cat-file answered %q and %d bytes", list[i].path, head, len(rest))
		}
		list[i].data, objects = slices.Clip(rest[:size]), rest[size+1:]
		if list[i].kind == File {
			list[i].kind = fileKind(0, list[i].data)
		}
	}
	return newTree(list)
}

// RunGit runs git in a repository, without prompts and in English, and returns its output.
func RunGit(ctx context.Context, repo, stdin string, args ...string) ([]byte, error) {
	env := []string{"GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0", "LC_ALL=C", "PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME")}
	var out bytes.Buffer
	errs := proc.Capture{Max: 4 << 10, Last: true}
	exit, err := proc.Run(ctx, proc.Spec{
		Args: append([]string{"git", "-C", repo, "-c", "log.showSignature=false"}, args...), Env: env,
		Stdin: strings.NewReader(stdin), Stdout: &out, Stderr: &errs,
	})
	if err != nil {
		return nil, err
	}
	if ctx.Err() != nil {
		return nil, fmt.Errorf("git %s: %w", args[0], context.Cause(ctx))
	}
	if !exit.OK() {
		return nil, fmt.Errorf("git %s: %v: %s", args[0], exit, bytes.TrimSpace(errs.Bytes()))
	}
	return out.Bytes(), nil
}
