package swift

import (
	"context"
	"errors"
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

// Where code comes from.
const (
	fromAnswer    = "answer"
	fromWorkspace = "workspace"
)

// code is what an attempt left to judge.
type code struct {
	files  []judge.File
	from   string
	reason string // why there are no files
}

// Extract takes the code out of a final answer; see [answer.Extract]. Reason says
// why there is none.
func Extract(text string) (files []judge.File, reason string) {
	found, reason := answer.Extract(text)
	for _, f := range found {
		files = append(files, judge.File{Name: f.Name, Text: f.Text})
	}
	return files, reason
}

// codeOf finds the code of an attempt: in the workspace, if glob says where and
// there is any, else in the final answer. What the agent did wrong is a reason;
// an error is ours.
func codeOf(ctx context.Context, c grade.Case, glob string) (code, error) {
	if glob != "" {
		files, reason, err := inWorkspace(ctx, c, glob)
		if err != nil || len(files) > 0 || reason != "" {
			return code{files, fromWorkspace, reason}, err
		}
	}
	text, err := c.Answer()
	if err != nil {
		return code{}, fmt.Errorf("open the answer: %w", err)
	}
	files, reason := Extract(text)
	return code{files, fromAnswer, reason}, nil
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
		text, ok := read(root, name)
		if ok && strings.TrimSpace(text) != "" {
			found = append(found, answer.File{Name: name, Text: text})
		}
	}
	if len(found) == 0 {
		return nil, "", nil
	}
	found, reason := answer.Limited(found)
	var files []judge.File
	for _, f := range found {
		files = append(files, judge.File{Name: f.Name, Text: f.Text})
	}
	return files, reason, nil
}

// read reads a regular file of at most a byte more than is allowed; false if it
// is none, or cannot be read, which is the agent's doing.
func read(root *os.Root, name string) (string, bool) {
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
	if err != nil && !errors.Is(err, io.EOF) {
		return "", false
	}
	return string(b), true
}
