package swift

import (
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// A report names the servers under test that share a source with the list of names.
func TestSharedSources(t *testing.T) {
	const names = "Cupertino database docs.db (0123456789ab); symbol graphs of MyKit"
	for _, c := range []struct {
		name   string
		server suite.Server
		from   string
		want   bool
	}{
		{"the program", suite.Server{Command: []string{"/opt/homebrew/bin/cupertino", "serve", "--no-reap"}}, names, true},
		{"in a package runner", suite.Server{Command: []string{"mint", "run", "cupertino"}}, names, true},
		{"an address", suite.Server{URL: "https://cupertino.example.com/mcp"}, names, true},
		{"another server", suite.Server{Command: []string{"assay", "mcp", "docs", "cupertino-like"}}, names, false},
		{"another source", suite.Server{Command: []string{"cupertino", "serve"}}, "symbol graphs of MyKit", false},
		{"no list", suite.Server{Command: []string{"cupertino", "serve"}}, "", false},
	} {
		s := &suite.Suite{Servers: map[string]*suite.Server{"docs": &c.server, "notes": {Command: []string{"notes"}}},
			Graders: map[string]*suite.Grader{"swift": {Kind: KindName}}}
		scored := analyse.NewTrial(trial.Key{Task: "t", Arm: "a"})
		scored.Status, scored.Outcome, scored.Details = analyse.Scored, trial.Pass, map[string]string{DetailNames: c.from}
		j := judgedBy(s, nil, []analyse.Trial{*scored, *scored})
		text := strings.Join(j.remarks(), "\n")
		if said := strings.Count(text, "server docs have a source in common, Cupertino"); said != map[bool]int{true: 1}[c.want] || strings.Contains(text, "notes") {
			t.Errorf("%s: remarks %q", c.name, text)
		}
	}
}
