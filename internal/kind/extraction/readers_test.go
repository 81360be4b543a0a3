package extraction

import (
	"bytes"
	"os"
	"testing"

	"go.yaml.in/yaml/v4"

	decisionextraction "github.com/assay-eval/assay/suites/decision-extraction"
	"github.com/assay-eval/assay/suites/suitestest"
)

// reader holds one reader's list for each conversation of the suite
// decision-extraction.
type reader struct {
	Reader          string
	Faithful        bool
	Found, Invented int // counted by hand, for readers that are not faithful
	Lists           map[string][]string
}

// TestReaders checks that faithful readers lose nothing by finer or coarser division,
// and that omissions and inventions cost as much as counted by hand.
func TestReaders(t *testing.T) {
	type task struct {
		ID, Group, Title, Prompt string
		Graders                  struct{ Extraction struct{ Gold []string } }
	}
	tasks := suitestest.Tasks[task](t, decisionextraction.Files)
	b, err := os.ReadFile("testdata/readers.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for in := yaml.NewDecoder(bytes.NewReader(b)); ; {
		var r reader
		if in.Decode(&r) != nil {
			return
		}
		t.Run(r.Reader, func(t *testing.T) {
			gold, found, invented := 0, 0, 0
			for _, k := range tasks {
				a := alignTexts(k.Graders.Extraction.Gold, r.Lists[k.ID], 0.6)
				gold, found, invented = gold+len(a.found), found+a.countFound(), invented+a.made
				for g, ok := range a.found {
					if !ok && r.Faithful {
						t.Logf("%s: not found: %s", k.ID, k.Graders.Extraction.Gold[g])
					} else if ok && !r.Faithful {
						t.Logf("%s: found: %s", k.ID, k.Graders.Extraction.Gold[g])
					}
				}
				for _, text := range a.invented {
					t.Logf("%s: invented: %s", k.ID, text)
				}
			}
			f1 := 2 * float64(found) / float64(gold+found+invented)
			t.Logf("F1 %.3f, found %d, invented %d", f1, found, invented)
			if r.Faithful && f1 < 0.97 {
				t.Errorf("F1 %.3f, want at least 0.97", f1)
			}
			if !r.Faithful && (found != r.Found || invented != r.Invented) {
				t.Errorf("found %d, invented %d, counted by hand %d, %d", found, invented, r.Found, r.Invented)
			}
		})
	}
}
