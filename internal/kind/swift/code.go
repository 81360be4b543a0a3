package swift

import (
	"context"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/swift/answer"
	"github.com/assay-eval/assay/internal/swift/judge"
)

type code struct {
	files  []judge.File
	from   string // "answer" or "workspace"
	reason string // why there are no files
	note   string // which blocks of the answer are judged, if that needs saying
	joined bool   // the blocks were put together: the code is not in the answer as it stands
}

// codeOf finds the code of an attempt: in the workspace, if the settings say
// where and there is any, else in the final answer. A mistake of the agent is a
// reason; an error is ours.
func codeOf(ctx context.Context, c grade.Case, cfg Config) (code, error) {
	if cfg.File != "" {
		files, reason, err := inWorkspace(ctx, c, cfg.File)
		if err != nil || len(files) > 0 || reason != "" {
			return code{files: files, from: "workspace", reason: reason}, err
		}
	}
	text, err := c.Answer()
	if err != nil {
		return code{}, fmt.Errorf("open the answer: %w", err)
	}
	found := answer.Select(cfg.Blocks, text)
	// Several blocks make another program than the answer as it stands.
	return code{judgeFiles(found.Files), "answer", found.Reason, found.Note, found.Blocks > 1}, nil
}

func judgeFiles(files []answer.File) []judge.File {
	var out []judge.File
	for _, f := range files {
		out = append(out, judge.File(f))
	}
	return out
}

// inWorkspace reads the files that glob matches in the workspace as the agent left
// it. Links that lead out of it are not followed.
func inWorkspace(ctx context.Context, c grade.Case, glob string) ([]judge.File, string, error) {
	if c.Room == nil {
		return nil, "", nil
	}
	dir, err := c.Room(ctx)
	if err != nil {
		return nil, "", fmt.Errorf("make the workspace again: %w", err)
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, "", fmt.Errorf("open the workspace: %w", err)
	}
	defer root.Close()
	names, err := fs.Glob(root.FS(), glob)
	if err != nil {
		return nil, "", fmt.Errorf("look for %s: %w", glob, err)
	}
	slices.Sort(names)
	var found []answer.File
	for _, name := range names {
		if len(found) > answer.MaxFiles {
			break // Limited says it
		}
		text, ok := readFiles(root, name)
		if ok && strings.TrimSpace(text) != "" {
			found = append(found, answer.File{Name: name, Text: text})
		}
	}
	if len(found) == 0 {
		return nil, "", nil
	}
	found, reason := answer.Limited(found)
	return judgeFiles(found), reason, nil
}

// readFiles reads a regular file of at most a byte more than is allowed; false if it
// is none, or cannot be read, which is the agent's doing.
func readFiles(root *os.Root, name string) (string, bool) {
	info, err := root.Stat(name)
	if err != nil || !info.Mode().IsRegular() {
		return "", false
	}
	f, err := root.Open(name)
	if err != nil {
		return "", false
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, answer.MaxSource+1))
	return string(b), err == nil
}
