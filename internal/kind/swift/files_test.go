package swift

import (
	"slices"
	"testing"

	"github.com/assay-eval/assay/internal/trial"
)

// TestSplitFiles checks that a single file is not split and that no text is lost.
func TestSplitFiles(t *testing.T) {
	finding := func(names ...string) []trial.Criterion {
		var c trial.Criterion
		for _, n := range names {
			c.Findings = append(c.Findings, trial.Finding{File: n})
		}
		return []trial.Criterion{c}
	}
	for _, x := range []struct {
		code  string
		files []string // of findings
		want  []string // name, text, …
	}{
		{"", nil, []string{"answer.swift", ""}},
		{"let a = 1\n", []string{""}, []string{"answer.swift", "let a = 1\n"}},
		{"// A.swift\nlet a = 1\n", []string{""}, []string{"answer.swift", "// A.swift\nlet a = 1\n"}},
		{"let a = 1\n// A.swift\n", []string{"A.swift"}, []string{"answer.swift", "let a = 1\n// A.swift\n"}},
		{"// A.swift\na\n// B.swift\nb\n", nil, []string{"answer.swift", "// A.swift\na\n// B.swift\nb\n"}},
		{"// A.swift\na\n// B.swift\nb\n", []string{"B.swift"}, []string{"A.swift", "a\n", "B.swift", "b\n"}},
		{"// A.swift\na\n// B.swift\n// B.swift\nb…", []string{"B.swift", "C.swift"}, []string{"A.swift", "a\n", "B.swift", "// B.swift\nb…"}},
		{"// A.swift", []string{"A.swift"}, []string{"A.swift", ""}},
	} {
		var got []string
		for _, f := range splitFiles(x.code, finding(x.files...)) {
			got = append(got, f.Name, f.Text)
		}
		if !slices.Equal(got, x.want) {
			t.Errorf("%q with findings in %q: %q, want %q", x.code, x.files, got, x.want)
		}
	}
}
