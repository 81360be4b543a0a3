package runload

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/trial"
)

func TestTrialOf(t *testing.T) {
	keys := []trial.Key{{Task: "nav", Arm: "m/a"}, {Task: "nav", Arm: "m/a", Index: 1}, {Task: "nav", Arm: "m/b"}, {Task: "one", Arm: "m/a"}, {Task: "at@home#2", Arm: "m/a"}}
	for arg, want := range map[string]trial.Key{
		"nav@m/a#2": keys[1], "nav@m/b": keys[2], "nav@m/b#1": keys[2], "one": keys[3], "one@m/a": keys[3], "nav × m/a #2": keys[1],
		"at@home#2": keys[4], "at@home#2@m/a#1": keys[4],
	} {
		if got, err := FindTrial(arg, keys); err != nil || got != want {
			t.Errorf("%s: %v, %v", arg, got, err)
		}
	}
	for arg, want := range map[string]string{
		"nav":             "there are 3, from nav@m/a#1 to nav@m/b#1: say which",
		"nav@m/a":         "there are 2, from nav@m/a#1 to nav@m/a#2: say which",
		"nab@m/a":         `no task nab, did you mean "nav"?`,
		"nav@m/c":         "has no arm m/c",
		"nav@m/a#3":       "there is no #3 of nav@m/a, only #1 to #2",
		"one@m/a#x":       "there is no #x of one@m/a, only #1",
		"at@home#2@m/a#7": "there is no #7 of at@home#2@m/a, only #1",
		"":                "no task",
		"@#":              "no task",
	} {
		if got, err := FindTrial(arg, keys); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, %v, want %q", arg, got, err, want)
		}
	}
}

// Every trial is found by its full name, for any ids in a suite.
func TestTrialNamesAreUnique(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var keys []trial.Key
		seen := map[trial.Key]bool{}
		id := rapid.StringOfN(rapid.SampledFrom([]rune("ab-.")), 1, 3, -1)
		for range rapid.IntRange(1, 6).Draw(t, "n") {
			k := trial.Key{Task: id.Draw(t, "task"), Arm: id.Draw(t, "agent") + "/" + id.Draw(t, "scenario"), Index: rapid.IntRange(0, 2).Draw(t, "index")}
			if !seen[k] {
				seen[k], keys = true, append(keys, k)
			}
		}
		for _, k := range keys {
			if got, err := FindTrial(TrialName(k), keys); err != nil || got != k {
				t.Fatalf("%s: %v, %v", TrialName(k), got, err)
			}
		}
	})
}
