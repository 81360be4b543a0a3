package markdown

import (
	"fmt"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/patch"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// compared is a run of programs whose arms are compared, with a patch of each trial.
func compared(t testing.TB, of func(trial.Key) []patch.Pair) *analysetest.Example {
	t.Helper()
	e := analysetest.Programs()
	e.Blobs = analysetest.Blobs{}
	e.Suite.Compare = map[string]suite.Comparison{"mcp": {Treatment: suite.Selector{Scenario: "mcp_unprimed"}, Control: suite.Selector{Scenario: "shell_unprimed"}}}
	for i := range e.Records {
		a := e.Records[i].Attempt
		if a == nil {
			continue
		}
		pairs := of(a.Key)
		if pairs == nil {
			continue
		}
		b, err := patch.Make(pairs, patch.Kept).Encode()
		if err != nil {
			t.Fatal(err)
		}
		a.Artifact.Patch = trial.Ref{Digest: seal.Of(b), Size: int64(len(b)), Name: "patch.json"}
		e.Blobs[a.Artifact.Patch.Digest] = b
	}
	return e
}

func content(s string) *patch.Content { return &patch.Content{Mode: patch.ModeFile, Data: []byte(s)} }

func TestAuditShowsPatches(t *testing.T) {
	e := compared(t, func(k trial.Key) []patch.Pair {
		if k.Arm == analysetest.MCP {
			return []patch.Pair{{Path: "cache.go", Old: content("a\nb\n"), New: content("a\nc\n")}, {Path: "crlf", Old: content("x\n"), New: content("x\r\n")}, {Path: "logo.png", New: content("\x00")}}
		}
		return []patch.Pair{{Path: "long.go", New: content(strings.Repeat("some line of code\n", 1000))}}
	})
	page := string(reporttest.Render(t, e, Write))
	for _, want := range []string{
		"### The discordant pairs", "Changed in the workspace: 3 files, +2 −2 lines, without those of 1 file", "- modified cache.go +1 −1\n", "- added logo.png (no text; 1 byte now)\n",
		"```diff\n--- a/cache.go\n+++ b/cache.go\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n--- a/crlf\n+++ b/crlf\n@@ -1,1 +1,1 @@\n-x\n+x␍\n```\n",
		"_Cut: 6,000 of 19,0", "- added long.go +1,000 −0",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %q", want)
		}
	}
	if strings.Contains(page, "_No code._") || strings.Contains(page, "and Swift") {
		t.Error("a run of programs is shown as one of Swift")
	}
	// Without patches the page is as it was.
	if page := string(reporttest.Render(t, compared(t, func(trial.Key) []patch.Pair { return nil }), Write)); strings.Contains(page, "The discordant pairs") {
		t.Error("pairs are shown of which there is nothing to show")
	}
}

func TestHostilePatch(t *testing.T) {
	testenv.Slow(t)
	with := func(h string) string {
		h = strings.ToValidUTF8(h, "?")
		h = string([]rune(h)[:min(500, len([]rune(h)))]) // a cut has a different shape
		text := strings.ReplaceAll(h, "\x00", "")
		return string(reporttest.Render(t, compared(t, func(trial.Key) []patch.Pair {
			return []patch.Pair{{Path: "a/" + h, Old: content(text + "\n"), New: content("x\n" + text)}}
		}), Write))
	}
	want := reporttest.Shape(reporttest.Inert(t, with("word")))
	for _, h := range reporttest.Hostile {
		t.Run(fmt.Sprintf("%.30q", h), func(t *testing.T) {
			if got := reporttest.Shape(reporttest.Inert(t, with(h))); got != want {
				t.Errorf("the page has another shape:\n%.600s\nwant\n%.600s", got, want)
			}
		})
	}
}
