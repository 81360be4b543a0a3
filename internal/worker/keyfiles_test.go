package worker

import (
	"encoding/json"
	"fmt"
	"maps"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
)

const templated = `
version: 1
name: templated
tasks: [one.yaml, two.yaml]
prompt: task.md
agents: {live: {kind: model, provider: anthropic, model: m, temperature: 0.25}}
scenarios: {bare: {}}
graders: {answer: {kind: text}}
limits: {trial: 90s}
`

func loaded(t *testing.T, target, title string) *suite.Suite {
	t.Helper()
	task := func(target, title string) *fstest.MapFile {
		return &fstest.MapFile{Data: fmt.Appendf(nil, "prompt: do it\ntitle: %q\ntarget: %s\ngraders: {answer: {contains: [x], ignore_case: true}}\n", title, target)}
	}
	s, err := suite.Load(suite.Options{Path: "suite.yaml", Kinds: realKinds, Files: fstest.MapFS{
		"suite.yaml": {Data: []byte(templated)}, "task.md": {Data: []byte("{{.target.platform}}: {{.prompt}} ({{.title}})")}, "one.yaml": task(target, title), "two.yaml": task("{platform: ios18.0, swift: \"6\"}", "T"),
	}})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A field that only graders read is part of the treatment once the prompt shows
// it, and only then.
func TestKeysFollowThePromptTemplate(t *testing.T) {
	before := mustKeys(t, loaded(t, `{platform: ios18.0, swift: "6"}`, "T"), equip.Pins{}, nil)
	first := func(id trialID) bool { return id.task == 0 }
	grades := gradeOf("Tasks[0]")
	for name, tc := range map[string]struct {
		target, title string
		gen           func(trialID) bool
		grade         func(scoreID) bool
	}{
		"shown target":  {`{platform: ios26.0, swift: "6"}`, "T", first, grades},
		"hidden target": {`{platform: ios18.0, swift: "5"}`, "T", noTrial, grades},
		"shown title":   {`{platform: ios18.0, swift: "6"}`, "U", first, noScore},
	} {
		for _, wrong := range wrongKeys(before, mustKeys(t, loaded(t, tc.target, tc.title), equip.Pins{}, nil), tc.gen, tc.grade) {
			t.Errorf("%s: %s", name, wrong)
		}
	}
}

// Resume and regrade work on the suite as the run stored it.
func TestKeysOfStoredSuite(t *testing.T) {
	s := loaded(t, `{platform: ios18.0, swift: "6"}`, "T")
	b, err := s.Resolved()
	if err != nil {
		t.Fatal(err)
	}
	back, err := suite.FromResolved(b, realKinds)
	if err != nil {
		t.Fatal(err)
	}
	var pins equip.Pins
	b, err = json.Marshal(everyPin())
	if err == nil {
		err = json.Unmarshal(b, &pins)
	}
	if err != nil {
		t.Fatal(err)
	}
	want, got := mustKeys(t, s, everyPin(), nil), mustKeys(t, back, pins, nil)
	if d := cmp.Diff(want, got, cmp.AllowUnexported(allKeys{}), cmp.Comparer(func(a, b map[trialID]seal.Digest) bool { return maps.Equal(a, b) }),
		cmp.Comparer(func(a, b map[scoreID]seal.Digest) bool { return maps.Equal(a, b) })); d != "" {
		t.Errorf("the keys differ (-as loaded +as stored):\n%s", d)
	}
}
