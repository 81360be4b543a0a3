package judge

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/swift"
)

//go:embed testdata/golden/good/*.swift
var goldenFiles embed.FS

// Golden is a snippet with known verdicts: people wrote it to be correct, or to
// have exactly one fault.
type Golden struct {
	Name    string
	Snippet Snippet
	Expect  Criterion // the one that must fail; "" for a correct snippet
	Line    int       // where it must fail, from 1; 0 for a correct one
}

// GoldenSnippets returns the correct snippets that come with the program.
func GoldenSnippets() ([]Golden, error) {
	files, err := fs.Sub(goldenFiles, "testdata/golden/good")
	if err != nil {
		return nil, err
	}
	return ReadGoldens(files)
}

// ReadGoldens reads the *.swift files at the root of a folder, sorted by name.
func ReadGoldens(files fs.FS) ([]Golden, error) {
	names, err := fs.Glob(files, "*.swift")
	if err != nil {
		return nil, err
	}
	var out []Golden
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, fmt.Errorf("read snippets: %w", err)
		}
		g, err := ReadGolden(name, string(text))
		if err != nil {
			return nil, err
		}
		out = append(out, g)
	}
	return out, nil
}

// ReadGolden reads a snippet with comments at its head that say how to judge it:
//
//	// target: ios18.0
//	// mode: 5
//	// expect: symbol_exists 12
//
// Without them it is a correct snippet for ios18.0 in language mode 5. The lines
// that are counted include the head.
func ReadGolden(name, text string) (Golden, error) {
	g := Golden{Name: strings.TrimSuffix(path.Base(name), ".swift"),
		Snippet: Snippet{Files: []File{{Name: path.Base(name), Text: text}}, Mode: "5", Target: swift.Target{Platform: swift.IOS, Version: swift.Version{Major: 18}}}}
	n := 0
	for line := range strings.Lines(text) {
		n++
		comment, ok := strings.CutPrefix(strings.TrimSpace(line), "//")
		key, value, has := strings.Cut(comment, ":")
		if !ok || !has {
			break
		}
		value = strings.TrimSpace(value)
		var err error
		switch strings.TrimSpace(key) {
		case "target":
			g.Snippet.Target, err = swift.ParseTarget(value)
		case "mode":
			if g.Snippet.Mode = value; value != "5" && value != "6" {
				err = fmt.Errorf("language mode %q is not 5 or 6", value)
			}
		case "expect":
			criterion, line, _ := strings.Cut(value, " ")
			g.Expect = Criterion(criterion)
			if g.Line, err = strconv.Atoi(line); err != nil || g.Line < 1 || !slices.Contains(Criteria[:], g.Expect) {
				err = fmt.Errorf("expect: %q is not a criterion %v and a line", value, Criteria)
			}
		default:
			err = fmt.Errorf("%q is not target, mode or expect", key)
		}
		if err != nil {
			return Golden{}, fmt.Errorf("%s:%d: read the head of a snippet: %w", name, n, err)
		}
	}
	if lines := strings.Count(text, "\n"); g.Line > lines {
		return Golden{}, fmt.Errorf("%s: a fault is expected in line %d of %d", name, g.Line, lines)
	}
	return g, nil
}
