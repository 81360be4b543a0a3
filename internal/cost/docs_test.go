package cost

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/trial"
)

// TestPricesPage compares the figures of docs/guide/cost.md with the table.
func TestPricesPage(t *testing.T) {
	b, err := os.ReadFile("../../docs/guide/cost.md")
	if err != nil {
		t.Fatal(err)
	}
	page := string(b)
	source, version, _ := strings.Cut(strings.TrimSuffix(Default().Source(), " (npm, MIT)"), " ")
	for _, want := range []string{"Dated " + Default().Date(), "[" + source + "]", ") " + version + " (MIT"} {
		if !strings.Contains(page, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
	views, _ := Default().Price("anthropic", []trial.Usage{
		{Model: "claude-haiku-4-5", Input: 612, CacheWrite5m: 2310, Output: 148}, {Model: "claude-haiku-4-5", Input: 2874, CacheRead: 2310, Output: 61},
	})
	if sum := fmt.Sprintf("| both | | | | | $%s | $%s | $%s |", views.Billed, views.Cold, views.ColdSeed); !strings.Contains(page, sum) {
		t.Errorf("the example adds up to %s", sum)
	}
}
