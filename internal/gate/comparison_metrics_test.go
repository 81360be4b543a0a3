package gate

import (
	"slices"
	"testing"

	"github.com/assay-eval/assay/internal/suite"
)

// TestComparisonMetrics checks that every metric that the suite loader accepts is
// described, in its order.
func TestComparisonMetrics(t *testing.T) {
	var names []string
	for _, m := range ComparisonMetrics() {
		names = append(names, m.Name)
		if m.Unit == "" || m.Of == "" || m.Doc == "" {
			t.Errorf("%+v", m)
		}
	}
	if !slices.Equal(names, suite.ComparisonMetrics) {
		t.Errorf("described: %v\naccepted:  %v", names, suite.ComparisonMetrics)
	}
}
