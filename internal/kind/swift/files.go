package swift

import (
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/swift/answer"
	"github.com/assay-eval/assay/internal/trial"
)

// CodeOf returns the Swift code that a trial left, as the grader extracted it; a
// comment with its name precedes each of several files. It returns "" if there is
// none.
func CodeOf(t *analyse.Trial, ev trial.Opener) string {
	if code := t.Details[DetailCode]; code != "" {
		return code
	}
	b, err := report.OpenRole(t, "answer", ev)
	if err != nil {
		return ""
	}
	files := answer.Extract(string(b)).Files
	if len(files) == 1 {
		return files[0].Text
	}
	var out strings.Builder
	for _, f := range files {
		fmt.Fprintf(&out, "// %s\n%s\n", f.Name, strings.TrimRight(f.Text, "\n"))
	}
	return out.String()
}

func filesOf(t *analyse.Trial, said string, ev trial.Opener) []analyse.CodeFile {
	files := answer.Extract(said).Files
	if t.Details[DetailCode] == "" && len(files) > 0 {
		var out []analyse.CodeFile
		for _, f := range files {
			out = append(out, analyse.CodeFile(f))
		}
		return out
	}
	code := CodeOf(t, ev)
	if code == "" {
		return nil
	}
	return splitFiles(code, t.Criteria)
}

// splitFiles splits code that a grader has put together of several files, each with
// its name as a comment before it, since findings count lines within their file. A
// name without findings cannot be distinguished from other comments.
func splitFiles(code string, criteria []trial.Criterion) []analyse.CodeFile {
	named := map[string]bool{}
	for _, c := range criteria {
		for _, f := range c.Findings {
			named[f.File] = true
		}
	}
	delete(named, "")
	if !strings.HasPrefix(code, "// ") || len(named) == 0 {
		return []analyse.CodeFile{{Name: answer.Anonymous, Text: code}}
	}
	var out []analyse.CodeFile
	from, at := 0, 0 // of the file, of the line
	for line := range strings.Lines(code) {
		name, comment := strings.CutPrefix(strings.TrimSuffix(line, "\n"), "// ")
		next := at + len(line)
		if at == 0 || comment && named[name] {
			if at > 0 {
				out[len(out)-1].Text = code[from:at]
			}
			out, from = append(out, analyse.CodeFile{Name: name}), next
			delete(named, name)
		}
		at = next
	}
	out[len(out)-1].Text = code[from:]
	return out
}
