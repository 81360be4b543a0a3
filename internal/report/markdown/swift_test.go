package markdown

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/section"
)

func TestSwift(t *testing.T) {
	out := string(reporttest.GoldenOf(t, "swift.md", analysetest.Swift, Write))
	for _, want := range []string{"### Where the arms disagree", "let compile = 1", "### How the tools were used", "### Judged by"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in the report", want)
		}
	}
	if strings.ContainsAny(out, "\x1b\x07\u202e") {
		t.Error("a control character got through")
	}
}

// TestBlocksHold checks that no text escapes its fence.
func TestBlocksHold(t *testing.T) {
	line := rapid.SampledFrom([]string{"```", "````swift", "~~~", "let a = 1", "</details>", "\x1b[31mred", "   ```", "\t`x`", "", "\u202e"})
	rapid.Check(t, func(rt *rapid.T) {
		text := strings.Join(rapid.SliceOfN(line, 0, 12).Draw(rt, "lines"), "\n")
		p := &Page{}
		p.writeCode(section.Code{Language: "swift", Text: text, Max: rapid.IntRange(1, 60).Draw(rt, "most")})
		lines := strings.Split(p.b.String(), "\n")
		fence, _, _ := strings.Cut(lines[0], "swift")
		if len(fence) < 3 || strings.Trim(fence, "`") != "" {
			rt.Fatalf("it begins with %q", lines[0])
		}
		closed := 0
		for _, l := range lines[1:] {
			if strings.HasPrefix(strings.TrimLeft(l, " "), fence) {
				closed++
			}
		}
		if closed != 1 {
			rt.Errorf("%q closes %d times:\n%s", text, closed, p.b.String())
		}
		if strings.ContainsAny(p.b.String(), "\x1b\u202e") {
			rt.Errorf("control characters in %q", p.b.String())
		}
	})
}
