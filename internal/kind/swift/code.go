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

// Which Swift blocks of an answer are judged.
const (
	lastBlock = "last"
	allBlocks = "all"
)

// code is the code of an attempt to judge.
type code struct {
	files  []judge.File
	from   string
	reason string // why there are no files
	note   string // which blocks of the answer are judged, if that needs saying
	joined bool   // the blocks were put together: the code is not in the answer as it stands
}

func extractCode(text string, all bool) code {
	take := answer.Extract
	if all {
		take = answer.Join
	}
	found := take(text)
	out := code{from: fromAnswer, reason: found.Reason, note: found.Note, joined: all && found.Blocks > 1}
	for _, f := range found.Files {
		out.files = append(out.files, judge.File{Name: f.Name, Text: f.Text})
	}
	return out
}

// codeOf finds the code of an attempt: in the workspace, if the settings say
// where and there is any, else in the final answer. A mistake of the agent is a
// reason; an error is ours.
func codeOf(ctx context.Context, c grade.Case, cfg Config) (code, error) {
	if cfg.File != "" {
		files, reason, err := inWorkspace(ctx, c, cfg.File)
		if err != nil || len(files) > 0 || reason != "" {
			return code{files: files, from: fromWorkspace, reason: reason}, err
		}
	}
	text, err := c.Answer()
	if err != nil {
		return code{}, fmt.Errorf("open the answer: %w", err)
	}
	return extractCode(text, cfg.Blocks == allBlocks), nil
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
	var files []judge.File
	for _, f := range found {
		files = append(files, judge.File{Name: f.Name, Text: f.Text})
	}
	return files, reason, nil
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
	if err != nil && !errors.Is(err, io.EOF) {
		return "", false
	}
	return string(b), true
}
