package cli

import (
	"bytes"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report"
)

// TestEvidenceFromTheStore writes all reports of analyses that keep no evidence in memory, as
// of runs with very many failures. They are the reports of analyses that keep all, but for
// the list of reasons in report.html, which is short then.
func TestEvidenceFromTheStore(t *testing.T) {
	for name, example := range map[string]func() *analysetest.Example{
		"bindings": analysetest.Bindings, "noted": analysetest.Noted, "programs": analysetest.Programs, "retrieval": analysetest.Retrieval,
		"swift": analysetest.Swift, "starts": analysetest.Starts,
	} {
		t.Run(name, func(t *testing.T) {
			written := 0
			for _, f := range formats {
				if f.Name == "html" {
					continue
				}
				reports := [2]string{}
				for i, most := range []int{0, -1} {
					e := example()
					e.MostTexts = most
					var out bytes.Buffer
					if err := writeWhole(&out, f, e); err != nil {
						continue // the format is of another kind of run
					}
					reports[i] = out.String()
				}
				written += len(reports[0])
				a, b := strings.Split(reports[0], "\n"), strings.Split(reports[1], "\n")
				for i := range a {
					if i >= len(b) || a[i] != b[i] {
						t.Errorf("%s, line %d:\n%.600s\nwant\n%.600s", f.Name, i+1, append(b, "")[min(i, len(b))], a[i])
						break
					}
				}
			}
			if written < 1000 {
				t.Errorf("all reports have %d bytes", written)
			}
		})
	}
}

// writeWhole writes all that a format has of a run.
func writeWhole(out *bytes.Buffer, f report.Format, e *analysetest.Example) error {
	a := e.Analyse()
	switch {
	case f.Files != nil:
		for _, file := range f.Files(a, e.Opener(), "") {
			out.WriteString("\n" + file.Name + "\n")
			if err := file.Write(out); err != nil {
				return err
			}
		}
		return nil
	case f.With != nil:
		return f.With(report.Options{Content: true})(out, a, e.Opener())
	}
	return f.Write(out, a, e.Opener())
}
