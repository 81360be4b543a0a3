package judge

import (
	"testing"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

func TestMapAgreesWithFacts(t *testing.T) {
	entries := curated().entries
	if len(entries) < 40 {
		t.Errorf("the map has %d entries", len(entries))
	}
	facts, spoke := symbols.Facts(), 0
	seen := map[string]bool{}
	for _, e := range entries {
		if e.Key == "" || e.Alternative == "" || e.Reason == "" || e.FirstAddedToMap == "" || e.Module == "" || seen[e.Key] {
			t.Errorf("entry is incomplete or there twice: %+v", e)
		}
		seen[e.Key] = true
		for p, v := range e.DeprecatedSince {
			if _, err := swift.ParseTarget(p + v); err != nil {
				t.Errorf("%s: %v", e.Key, err)
			}
		}
		since, says := e.DeprecatedSince[string(swift.IOS)]
		fact, ok := facts.Lookup(e.Key)
		if !ok {
			continue
		}
		if why := otherNamesake[e.Key]; why != "" || fact.Kind == "enum.case" {
			continue // the table has no versions of cases
		}
		spoke++
		if want := fact.Deprecated.String(); says && since != want || !says && !fact.Deprecated.IsZero() {
			t.Errorf("%s: the map says %q, Apple's header (%s) %s", e.Key, since, fact.Name, want)
		}
	}
	t.Logf("of %d entries Apple's headers know %d", len(entries), spoke)
	if spoke < 40 {
		t.Errorf("only %d entries could be held against Apple's headers", spoke)
	}
}

// otherNamesake are entries that the table's lookup, which goes by name, answers
// with another declaration.
var otherNamesake = map[string]string{
	"UIApplication.openURL(_:)":                     "it finds open(_:options:completionHandler:)",
	"NSKeyedArchiver.archivedData(withRootObject:)": "it finds the one with requiringSecureCoding",
	"String.init(contentsOf:)":                      "only Swift has it",
	"String.init(contentsOfFile:)":                  "only Swift has it",
	"CLLocationManager.authorizationStatus()":       "it finds the property",
	"SKStoreReviewController.requestReview()":       "it finds requestReview(in:)",
}
