package results

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report/reporttest"
)

// TestGolden: also, the schema stands first, and nothing is NaN or a map of
// which the order could change.
func TestGolden(t *testing.T) {
	reporttest.GoldenOf(t, "programs.json", analysetest.Programs, Write)
	reporttest.GoldenOf(t, "retrieval.json", analysetest.Retrieval, Write)
	got := reporttest.Golden(t, "results.json", Write)
	if !strings.HasPrefix(string(got), "{\n  \"schema\": \"assay/results/1\",\n  \"suite\": \"bindings\",") {
		t.Errorf("it begins with %s", got[:60])
	}
	var back struct {
		Schema string
		Arms   []struct {
			ID      string
			Ledger  struct{ Planned, Scored, Void, Skipped, Pending int }
			Metrics []struct {
				Name        string
				Value       *float64
				Numerator   int
				Denominator int
			}
			Cost struct {
				Billed string `json:"billed_usd"`
			}
		}
		Trials []struct {
			Task    string
			Details map[string]string
		}
	}
	if err := json.Unmarshal(got, &back); err != nil {
		t.Fatal(err)
	}
	arm := back.Arms[1]
	if arm.ID != "haiku/skill" || arm.Ledger.Planned != 26 || arm.Metrics[0].Numerator != 20 || *arm.Metrics[0].Value != 20.0/21 || arm.Cost.Billed != "0.11385" {
		t.Errorf("%+v", arm)
	}
	last := back.Trials[len(back.Trials)-4]
	if last.Task != "evil"+analysetest.Hostile || last.Details["bound_file"] != analysetest.Hostile {
		t.Errorf("hostile text does not come back as it was: %q", last.Task)
	}
}

// TestDocumented: every field of the file is named in its documentation.
func TestDocumented(t *testing.T) {
	doc, err := os.ReadFile("../../../docs/format/results.md")
	if err != nil {
		t.Fatal(err)
	}
	got := append(reporttest.Render(t, analysetest.Bindings(), Write), reporttest.Render(t, analysetest.Starts(), Write)...)
	seen := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^ *"([a-z0-9_]+)": `).FindAllSubmatch(got, -1) {
		name := string(m[1])
		if !seen[name] && !strings.Contains(string(doc), "`"+name+"`") {
			t.Errorf("docs/format/results.md does not name %s", name)
		}
		seen[name] = true
	}
}
