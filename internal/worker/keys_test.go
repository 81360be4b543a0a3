package worker

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/command"
	"github.com/assay-eval/assay/internal/equip"
	bindtools "github.com/assay-eval/assay/internal/equip/binding"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// trialID is a trial by the place of its task, so that a task may be renamed.
type trialID struct {
	task int
	arm  string
}

type scoreID struct {
	task   int
	grader string
}

// allKeys are the keys of a suite's trials, and of the scores of one attempt.
type allKeys struct {
	gen   map[trialID]seal.Digest
	grade map[scoreID]seal.Digest
}

// keyed computes all keys.
func keyed(s *suite.Suite, pins equip.Pins, change func(*Setting)) (allKeys, error) {
	out := allKeys{map[trialID]seal.Digest{}, map[scoreID]seal.Digest{}}
	files, _ := goFixture()
	set := Setting{Catalog: realCatalog(nil), Fixture: files}
	if change != nil {
		change(&set)
	}
	r, err := NewRuntime(context.Background(), s, set)
	if err != nil {
		return out, err
	}
	r.UsePins(pins)
	for i, t := range s.Tasks {
		for _, a := range s.Arms {
			if out.gen[trialID{i, a.ID()}], err = r.GenKey(t.ID, a.ID(), 0, 0); err != nil {
				return out, err
			}
		}
		for _, g := range append([]string{trial.AgentGrader}, r.Graders()...) {
			if out.grade[scoreID{i, g}], err = r.GradeKey(g, attemptOf(t.ID)); err != nil {
				return out, err
			}
		}
	}
	return out, nil
}

func attemptOf(task string) *trial.Attempt {
	ref := func(s string) trial.Ref { return trial.Ref{Digest: seal.Of([]byte(s))} }
	return &trial.Attempt{
		Key: trial.Key{Task: task, Arm: "live/bare"}, End: &trial.End{Reason: trial.Finished, Detail: "d", Turns: 2, Model: "m"}, Transcript: ref("t"),
		Raw:      []trial.Ref{{Name: "commands.jsonl", Digest: seal.Of([]byte("c"))}},
		Artifact: trial.Artifact{Answer: ref("a"), Tree: ref("w"), Setup: ref("s"), Submission: &trial.Submission{Tool: "submit", Args: ref("s")}},
	}
}

func mustKeys(t *testing.T, s *suite.Suite, pins equip.Pins, change func(*Setting)) allKeys {
	t.Helper()
	k, err := keyed(s, pins, change)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// containers are the fields that only hold values with their own tags.
var containers = []string{
	"suite.Suite.Tasks", "suite.Suite.Tools", "suite.Suite.Servers", "suite.Suite.Agents", "suite.Suite.Scenarios", "suite.Suite.Graders",
}

// special are values for fields that do not take any text or number.
var special = map[string]any{
	"model.Config.Provider": "openai", "model.Config.BaseURL": "http://127.0.0.1:2/v1", "model.Config.MaxUSD": "0.75",
	"model.Config.Answers": answers("no"), "command.Config.MaxUSD": "2", "model.Config.KeyEnv": "OTHER_KEY",
	"suite.ServerUse.Kind": "empty", "equip.ServerPin.Likeness": json.RawMessage(`{"Instructions":"answer"}`),
	"suite.Call.Args": suite.Args{"query": "other"}, "suite.Network.Graders": "other", "equip.Spec.Schema": json.RawMessage(`{"multipleOf":0.02}`), "equip.Spec.Output": json.RawMessage(`{"multipleOf":0.03}`),
}

// apart are spots with separate tests.
var apart = []string{"Seed", "Arms", "Compare", "Tasks[0].Graders", "Tasks[1].Graders"}

// lone are spots that cannot change alone; another one of their field does.
var lone = []string{
	"Agents[acted].Provider", "Agents[acted].BaseURL", "Agents[live].Answers",
	"Agents[prog].Scripted", // costs nothing, and so has no max_usd: see TestKeysTellScriptsApart
	"Scenarios[equipped].Servers[0].Placebo", "Scenarios[equipped].Servers[1].Name", "Scenarios[bare].Inject",
	"Scenarios[equipped].Servers[0].Kind", "Scenarios[equipped].Servers[0].From",
}

// genOf returns the trials that depend on a spot.
func genOf(s *suite.Suite, path string) func(trialID) bool {
	name := func(part string) string { _, rest, _ := strings.Cut(part, "["); return strings.TrimSuffix(rest, "]") }
	head, _, _ := strings.Cut(path, ".")
	arm := func(match func(suite.Arm) bool) func(trialID) bool {
		return func(id trialID) bool {
			for _, a := range s.Arms {
				if a.ID() == id.arm {
					return match(a)
				}
			}
			return false
		}
	}
	switch {
	case strings.HasPrefix(head, "Tasks["):
		return func(id trialID) bool { return fmt.Sprint(id.task) == name(head) }
	case strings.HasPrefix(head, "Agents["):
		return arm(func(a suite.Arm) bool { return a.Agent == name(head) })
	case strings.HasPrefix(head, "Scenarios["):
		return arm(func(a suite.Arm) bool { return a.Scenario == name(head) })
	case strings.HasPrefix(head, "Servers["):
		return arm(func(a suite.Arm) bool { return a.Scenario == "equipped" })
	}
	return func(trialID) bool { return true }
}

// gradeOf returns the scores that depend on a spot.
func gradeOf(path string) func(scoreID) bool {
	return func(id scoreID) bool {
		switch {
		case id.grader == trial.AgentGrader:
			return false
		case strings.HasPrefix(path, "Graders["):
			return strings.HasPrefix(path, "Graders["+id.grader+"]")
		}
		return strings.HasPrefix(path, fmt.Sprintf("Tasks[%d]", id.task))
	}
}

// wrongKeys compares keys before and after a change and reports wrong ones.
func wrongKeys(before, after allKeys, gen func(trialID) bool, grades func(scoreID) bool) []string {
	var out []string
	for id, was := range before.gen {
		if changed := after.gen[id] != was; changed != gen(id) {
			out = append(out, fmt.Sprintf("generation key of task %d × %s: changed %v, want %v", id.task, id.arm, changed, gen(id)))
		}
	}
	for id, was := range before.grade {
		if changed := after.grade[id] != was; changed != grades(id) {
			out = append(out, fmt.Sprintf("grade key of task %d, grader %s: changed %v, want %v", id.task, id.grader, changed, grades(id)))
		}
	}
	slices.Sort(out)
	return out
}

func noTrial(trialID) bool  { return false }
func noScore(scoreID) bool  { return false }
func anyTrial(trialID) bool { return true }

// wants returns the effect that a change of s must have on the keys.
func (s spot) wants(in *suite.Suite) (func(trialID) bool, func(scoreID) bool) {
	switch s.tag {
	case seal.Gen:
		return genOf(in, s.path), noScore
	case seal.Grade:
		return noTrial, gradeOf(s.path)
	}
	return noTrial, noScore
}

// Every field that a trial depends on is changed, each alone; the keys of its tag
// must change, and the keys of other trials must not.
func TestKeysFollowTags(t *testing.T) {
	list, errs := spots(everything(), containers)
	for _, err := range errs {
		t.Error(err)
	}
	before := mustKeys(t, everything(), everyPin(), nil)
	seen := map[string]bool{}
	ways := map[string]func(spot) bool{
		"changed": func(s spot) bool { return s.change(special) }, "longer": spot.grow, "cleared": spot.clear,
	}
	for i, sp := range list {
		if slices.ContainsFunc(apart, func(p string) bool { return strings.HasPrefix(sp.path, p) }) {
			continue
		}
		if sp.v.IsZero() && !slices.Contains(lone, sp.path) && !strings.HasPrefix(sp.path, "Agents[acted]") {
			t.Errorf("%s is zero in the suite of this test: give it a value, so that it can be changed", sp.path)
		}
		for _, way := range slices.Sorted(maps.Keys(ways)) {
			s := everything()
			fresh, _ := spots(s, containers)
			if slices.Contains(lone, sp.path) || !ways[way](fresh[i]) {
				continue
			}
			after, err := keyed(s, everyPin(), nil)
			if err != nil && way != "changed" {
				continue // not a suite that loads
			}
			if err != nil {
				t.Errorf("%s: %v: give the test another value for it", sp.path, err)
				continue
			}
			if way == "changed" {
				seen[sp.field] = true
			}
			gen, grades := sp.wants(s)
			for _, wrong := range wrongKeys(before, after, gen, grades) {
				t.Errorf("%s (%s, %s): %s", sp.path, sp.tag, way, wrong)
			}
		}
	}
	for _, sp := range list {
		if !seen[sp.field] && !slices.Contains(lone, sp.path) && !slices.ContainsFunc(apart, func(p string) bool { return strings.HasPrefix(sp.path, p) }) {
			t.Errorf("field %s was never changed", sp.field)
		}
	}
	if len(list) < 150 {
		t.Errorf("only %d values found: the walk looks wrong", len(list))
	}
}

// The other test trusts the tags. These are the ones that are easy to get wrong:
// inputs of an agent or a server are part of the treatment; data that only people,
// graders or the harness see are not.
func TestTags(t *testing.T) {
	want := map[string]string{
		"suite.Task.ID":     seal.Gen, // agents of kind command receive it
		"suite.Task.Prompt": seal.Gen, "suite.Task.Rendered": seal.Gen, "suite.Task.Setup": seal.Gen,
		"suite.Task.Hints": seal.None, "suite.Task.Reference": seal.None, "suite.Task.Faulty": seal.None, "suite.Task.Tags": seal.None, "suite.Task.Title": seal.None,
		"suite.Task.Expect": seal.Grade, "suite.Target.Symbol": seal.Grade, "suite.Symbol.File": seal.Grade,
		"suite.Call.Args": seal.Gen, "suite.Call.Warmup": seal.Gen, "suite.Call.Expect": seal.Grade, "suite.Target.IDs": seal.Grade, "suite.Target.Bears": seal.Grade,
		"suite.Server.Env": seal.Gen, "suite.Scenario.Env": seal.Gen, "command.Config.Env": seal.Gen, // the names; no value enters
		"suite.Server.Start": seal.None, "suite.Limits.Grade": seal.None, "suite.Limits.Trial": seal.None, "suite.Limits.Stall": seal.None,
		"suite.Workspace.Repo": seal.None, "suite.Workspace.Ref": seal.None, "suite.Workspace.Fixture": seal.None, // their files are pinned
		"model.Config.KeyEnv": seal.None, "model.Config.BaseURL": seal.Gen, "suite.Retry.Attempts": seal.None, "suite.Suite.Seed": seal.None,
	}
	list, _ := spots(everything(), containers)
	for _, sp := range list {
		if tag, ok := want[sp.field]; ok && sp.tag != tag {
			t.Errorf("field %s is tagged %s, want %s", sp.field, sp.tag, tag)
		}
	}
	for field := range want {
		if !slices.ContainsFunc(list, func(sp spot) bool { return sp.field == field }) {
			t.Errorf("there is no field %s", field)
		}
	}
}

// Results of probing are part of the treatment if tagged so.
func TestKeysFollowPins(t *testing.T) {
	before := mustKeys(t, everything(), everyPin(), nil)
	for _, name := range []string{"docs", "wiki", "notes"} {
		within := []string{"equip.ServerPin.Tools"} // its digest enters instead
		list, errs := spots(everyPin().Servers[name], within)
		if len(errs) > 0 {
			t.Fatal(errs)
		}
		for i, sp := range list {
			if sp.field == "equip.ServerPin.Likeness" { // its tools enter instead
				continue
			}
			if sp.v.IsZero() && sp.field != "equip.Spec.Submits" && sp.field != "equip.Spec.ReadOnly" && sp.field != "equip.Spec.Reader" {
				t.Errorf("%s is zero in the pins of this test", sp.path)
			}
			pins := everyPin()
			fresh, _ := spots(pins.Servers[name], within)
			if !fresh[i].change(special) {
				t.Errorf("%s was not changed", sp.path)
			}
			gen := noTrial
			if sp.tag == seal.Gen && !strings.HasPrefix(sp.path, "Tools") {
				gen = genOf(everything(), "Servers["+name+"]")
			}
			for _, wrong := range wrongKeys(before, mustKeys(t, everything(), pins, nil), gen, noScore) {
				t.Errorf("pin of %s: %s: %s", name, sp.path, wrong)
			}
		}
	}
	pins := everyPin()
	pins.Fixture = seal.Of([]byte("other"))
	all := func(id scoreID) bool { return id.grader != trial.AgentGrader } // graders may read the fixture
	for _, wrong := range wrongKeys(before, mustKeys(t, everything(), pins, nil), anyTrial, all) {
		t.Errorf("fixture: %s", wrong)
	}
}

// How programs are kept in their rooms, and the commit that they find there, is
// part of the treatment of agents that are programs, and of no other.
func TestKeysFollowRooms(t *testing.T) {
	base := func() equip.Pins {
		p := everyPin()
		p.Isolation, p.Commit = "bwrap", "c0ffee"
		return p
	}
	before := mustKeys(t, everything(), base(), nil)
	programs := func(id trialID) bool { return strings.HasPrefix(id.arm, "prog/") }
	for name, change := range map[string]func(*equip.Pins){
		"isolation": func(p *equip.Pins) { p.Isolation = "landlock" }, "no isolation": func(p *equip.Pins) { p.Isolation = "" },
		"commit": func(p *equip.Pins) { p.Commit = "decaf" },
	} {
		pins := base()
		change(&pins)
		for _, wrong := range wrongKeys(before, mustKeys(t, everything(), pins, nil), programs, noScore) {
			t.Errorf("%s: %s", name, wrong)
		}
	}
	pins := base()
	pins.Weaker = "no user namespaces"
	for _, wrong := range wrongKeys(before, mustKeys(t, everything(), pins, nil), noTrial, noScore) {
		t.Errorf("why: %s", wrong)
	}
}

type fakeTool struct{ spec equip.Spec }

func (f fakeTool) Spec() equip.Spec { return f.spec }
func (f fakeTool) Call(context.Context, json.RawMessage) (equip.Result, error) {
	return equip.Result{}, nil
}

// Task tools are part of the treatment of every arm as the agent sees them.
func TestKeysFollowTaskTools(t *testing.T) {
	spec := func() *equip.Spec {
		// The fraction has no place in canonical JSON.
		return &equip.Spec{Name: "n", Description: "d", Schema: json.RawMessage(`{"multipleOf":0.01}`), Server: "s", Submits: true, ReadOnly: true, Reader: true, Remote: "r", Output: json.RawMessage(`{}`), Written: "{ }"}
	}
	with := func(s *equip.Spec, preamble string, kind string) func(*Setting) {
		return func(set *Setting) {
			set.Catalog.Tools = func(context.Context, suite.Tool, fs.FS) (equip.ToolSet, error) {
				return equip.ToolSet{Kind: kind, Tools: []equip.Tool{fakeTool{*s}}, Preamble: preamble}, nil
			}
		}
	}
	before := mustKeys(t, everything(), everyPin(), with(spec(), "list", "binding"))
	list, errs := spots(spec(), nil)
	if len(errs) > 0 || len(list) != 10 {
		t.Fatal(errs, len(list))
	}
	for i, sp := range list {
		s := spec()
		fresh, _ := spots(s, nil)
		if !fresh[i].change(special) {
			t.Fatalf("%s was not changed", sp.path)
		}
		gen := noTrial
		if sp.tag == seal.Gen {
			gen = anyTrial
		}
		for _, wrong := range wrongKeys(before, mustKeys(t, everything(), everyPin(), with(s, "list", "binding")), gen, noScore) {
			t.Errorf("%s: %s", sp.path, wrong)
		}
	}
	for _, wrong := range wrongKeys(before, mustKeys(t, everything(), everyPin(), with(spec(), "other list", "binding")), anyTrial, noScore) {
		t.Errorf("preamble: %s", wrong)
	}
	settings := everything() // of tools that do not tell the agent of them
	settings.Tools[0].Config.(*bindtools.Config).MaxRead++
	for _, wrong := range wrongKeys(before, mustKeys(t, settings, everyPin(), with(spec(), "list", "binding")), anyTrial, noScore) {
		t.Errorf("settings: %s", wrong)
	}
	none := everything()
	none.Tools = nil
	for _, wrong := range wrongKeys(before, mustKeys(t, none, everyPin(), nil), anyTrial, noScore) {
		t.Errorf("no tools: %s", wrong)
	}
}

// Index and replicate are part of the key; of an attempt's artifacts, everything that
// a grader can read.
func TestKeysOfOneTrial(t *testing.T) {
	files, _ := goFixture()
	s := everything()
	r, err := NewRuntime(t.Context(), s, Setting{Catalog: realCatalog(nil), Fixture: files})
	if err != nil {
		t.Fatal(err)
	}
	r.UsePins(everyPin())
	seen := map[seal.Digest]string{}
	note := func(d seal.Digest, err error, format string, args ...any) {
		t.Helper()
		what := fmt.Sprintf(format, args...)
		if err != nil || !d.Valid() {
			t.Fatalf("%s: key %q, %v", what, d, err)
		}
		if other, ok := seen[d]; ok {
			t.Errorf("%s and %s have the same key", what, other)
		}
		seen[d] = what
	}
	for i := range 3 {
		for rep := range 3 {
			d, err := r.GenKey("one", "live/bare", i, rep)
			note(d, err, "index %d, replicate %d", i, rep)
		}
	}
	for _, g := range []string{trial.AgentGrader, "answer", "bound"} {
		base := attemptOf("one")
		list, _ := attemptSpots(base)
		d, err := r.GradeKey(g, base)
		note(d, err, "%s", g)
		for i, path := range list {
			a := attemptOf("one")
			_, values := attemptSpots(a)
			alter(values[i])
			d, err := r.GradeKey(g, a)
			note(d, err, "%s with another %s", g, path)
		}
	}
	// A patch follows from the changes, and runs of earlier versions have none.
	without, with := attemptOf("one"), attemptOf("one")
	with.Artifact.Patch = trial.NewRef([]byte("{}"), "patch.json", "application/json", nil)
	x, err := r.GradeKey("answer", without)
	y, err2 := r.GradeKey("answer", with)
	if err != nil || err2 != nil || x != y {
		t.Errorf("the key of a grade depends on the patch: %v, %v", err, err2)
	}
	for _, bad := range []func() error{
		func() error { _, err := r.GenKey("none", "live/bare", 0, 0); return err },
		func() error { _, err := r.GenKey("one", "none", 0, 0); return err },
		func() error { _, err := r.GradeKey("none", attemptOf("one")); return err },
		func() error { _, err := r.GradeKey("answer", attemptOf("none")); return err },
	} {
		if bad() == nil {
			t.Error("a key of something that is not there")
		}
	}
}

// attemptSpots are the parts of an attempt that grade keys hold.
func attemptSpots(a *trial.Attempt) (paths []string, values []reflect.Value) {
	for path, p := range map[string]any{
		"answer": &a.Artifact.Answer.Digest, "tree": &a.Artifact.Tree.Digest, "setup": &a.Artifact.Setup.Digest, "raw": &a.Raw[0].Digest, "raw name": &a.Raw[0].Name, "transcript": &a.Transcript.Digest,
		"submission": &a.Artifact.Submission.Args.Digest, "tool": &a.Artifact.Submission.Tool,
		"reason": &a.End.Reason, "detail": &a.End.Detail, "turns": &a.End.Turns, "model": &a.End.Model,
	} {
		i, _ := slices.BinarySearch(paths, path)
		paths, values = slices.Insert(paths, i, path), slices.Insert(values, i, reflect.ValueOf(p).Elem())
	}
	return paths, values
}

// What names things, how maps are ordered, what variables hold and how trials
// are run is no part of the treatment.
func TestKeysHoldNoNamesAndNoSecrets(t *testing.T) {
	before := mustKeys(t, everything(), everyPin(), nil)
	same := func(what string, after allKeys) {
		t.Helper()
		for _, wrong := range wrongKeys(before, after, noTrial, noScore) {
			t.Errorf("%s: %s", what, wrong)
		}
	}
	for i := range 5 {
		same(fmt.Sprintf("made again (%d)", i), mustKeys(t, everything(), everyPin(), nil))
	}
	for _, environ := range [][]string{
		{"MY_KEY=first-secret", "DOCS_DB=/one", "PROXY=http://one", "HOME=/one"},
		{"MY_KEY=second-secret", "DOCS_DB=/two", "PROXY=http://two", "HOME=/two"},
	} {
		same("variables", mustKeys(t, everything(), everyPin(), func(s *Setting) { s.Catalog, s.Environ = realCatalog(environ), environ }))
	}
	other := everything()
	other.Compare = nil
	slices.Reverse(other.Arms)
	other.Dir, other.Files = "/elsewhere", fstest.MapFS{}
	same("comparisons, order of arms, folder", mustKeys(t, other, everyPin(), nil))

	renamed := everything()
	renamed.Agents = map[string]*suite.Agent{}
	renamed.Scenarios = map[string]*suite.Scenario{}
	for name, a := range everything().Agents {
		renamed.Agents["agent-"+name] = a
	}
	for name, sc := range everything().Scenarios {
		renamed.Scenarios["scenario-"+name] = sc
	}
	for i, a := range renamed.Arms {
		renamed.Arms[i] = suite.Arm{Agent: "agent-" + a.Agent, Scenario: "scenario-" + a.Scenario}
	}
	got := mustKeys(t, renamed, everyPin(), nil)
	back := allKeys{gen: map[trialID]seal.Digest{}, grade: got.grade}
	for i, a := range everything().Arms {
		for task := range renamed.Tasks {
			back.gen[trialID{task, a.ID()}] = got.gen[trialID{task, renamed.Arms[i].ID()}]
		}
	}
	same("names of agents and scenarios", back)
}

// TestKeysOfYokedPlacebos checks that the key of a yoked placebo depends on its
// recording and on the seed, and that no other key depends on the seed.
func TestKeysOfYokedPlacebos(t *testing.T) {
	before := mustKeys(t, everything(), everyPin(), nil)
	seeded := everything()
	seeded.Seed++
	recorded := everyPin()
	recorded.Recordings = map[string]seal.Digest{"wiki.jsonl": seal.Of([]byte("another"))}
	uses := genOf(seeded, "Scenarios[equipped]")
	for name, after := range map[string]allKeys{"seed": mustKeys(t, seeded, everyPin(), nil), "recording": mustKeys(t, everything(), recorded, nil)} {
		for _, wrong := range wrongKeys(before, after, uses, noScore) {
			t.Errorf("%s: %s", name, wrong)
		}
	}
}

// A server in place of its placebo, and an agent of another kind, are other
// treatments even if nothing else differs.
func TestKeysTellKindsApart(t *testing.T) {
	before := mustKeys(t, everything(), everyPin(), nil)
	real := everything()
	real.Scenarios["equipped"].Servers[1] = suite.ServerUse{Name: "wiki"}
	for _, wrong := range wrongKeys(before, mustKeys(t, real, everyPin(), nil), genOf(real, "Scenarios[equipped]"), noScore) {
		t.Errorf("placebo: %s", wrong)
	}
	for _, kind := range []string{"Agents", "Graders", "Tools"} {
		s := everything()
		gen, grades := anyTrial, noScore
		switch kind {
		case "Agents":
			s.Agents["live"].Kind, gen = "other", genOf(s, "Agents[live]")
		case "Graders":
			s.Graders["bound"].Kind, gen, grades = "other", noTrial, gradeOf("Graders[bound]")
		case "Tools":
			s.Tools[0].Kind = "other"
		}
		for _, wrong := range wrongKeys(before, mustKeys(t, s, everyPin(), nil), gen, grades) {
			t.Errorf("kind of %s: %s", kind, wrong)
		}
	}
}

// An answer by a script is never taken for one of a model.
func TestKeysTellScriptsApart(t *testing.T) {
	with := func(scripted bool) allKeys {
		s := everything()
		c := s.Agents["prog"].Config.(*command.Config)
		c.MaxUSD, c.Scripted = "", scripted
		return mustKeys(t, s, everyPin(), nil)
	}
	for _, wrong := range wrongKeys(with(false), with(true), genOf(everything(), "Agents[prog]"), noScore) {
		t.Error(wrong)
	}
}

// A task's settings for one grader enter only that grader's keys.
func TestKeysOfTaskSettings(t *testing.T) {
	before := mustKeys(t, everything(), everyPin(), nil)
	for name, change := range map[string]func(map[string]any){
		"another value": func(g map[string]any) { g["answer"] = map[string]any{"contains": []any{"Paris"}} },
		"none":          func(g map[string]any) { delete(g, "answer") },
		"left out":      func(g map[string]any) { g["answer"] = nil },
	} {
		s := everything()
		change(s.Tasks[1].Graders)
		want := func(id scoreID) bool { return id.task == 1 && id.grader == "answer" }
		for _, wrong := range wrongKeys(before, mustKeys(t, s, everyPin(), nil), noTrial, want) {
			t.Errorf("%s: %s", name, wrong)
		}
	}
}

type unmarked struct {
	agentFunc
	identity any
}

func (u unmarked) Identity() any { return u.identity }

// A field that nobody has thought about is an error, never silently left out.
func TestKeysRefuseUntaggedFields(t *testing.T) {
	type forgotten struct {
		Model string `json:"model" key:"gen"`
		Depth int    `json:"depth"`
	}
	files, _ := goFixture()
	set := Setting{Catalog: realCatalog(nil), Fixture: files}
	set.Catalog.Agent = func(string, *suite.Agent) (agent.Agent, error) { return unmarked{identity: forgotten{"m", 1}}, nil }
	r, err := NewRuntime(t.Context(), everything(), set)
	if err != nil {
		t.Fatal(err)
	}
	_, err = r.GenKey("one", "live/bare", 0, 0)
	if err == nil || !strings.Contains(err.Error(), "forgotten.Depth has no key tag") {
		t.Errorf("error %v, want one that names the field", err)
	}
	if _, errs := spots(&forgotten{"m", 1}, nil); len(errs) != 1 {
		t.Errorf("the walk of these tests found %v, want the untagged field", errs)
	}
}

// Pins that come after a key was asked for count.
func TestKeysForgetOldPins(t *testing.T) {
	files, _ := goFixture()
	r, err := NewRuntime(t.Context(), everything(), Setting{Catalog: realCatalog(nil), Fixture: files})
	if err != nil {
		t.Fatal(err)
	}
	key := func() seal.Digest {
		d, err := r.GenKey("one", "live/equipped", 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	before := key()
	r.UsePins(everyPin())
	if key() == before {
		t.Error("the key does not follow the pins")
	}
}

// TestKeysFollowImages checks that the digest of an image is a part of the keys of the
// tasks that run in it, and of no other.
func TestKeysFollowImages(t *testing.T) {
	s := everything()
	s.Workspace.Image, s.Tasks[0].Image, s.Tasks[1].Image = "", "a:1", ""
	pins := func(id string) equip.Pins {
		p := everyPin()
		p.Images = map[string]string{"a:1": id}
		return p
	}
	before := mustKeys(t, s, pins("sha256:1"), nil)
	first := func(id trialID) bool { return id.task == 0 }
	scores := func(id scoreID) bool { return id.task == 0 && id.grader != trial.AgentGrader }
	for _, wrong := range wrongKeys(before, mustKeys(t, s, pins("sha256:2"), nil), first, scores) {
		t.Error(wrong)
	}
	// Whether programs of graders have the network is a part of the keys of their scores.
	s.Workspace.Network.Graders = "open"
	all := func(id scoreID) bool { return id.grader != trial.AgentGrader }
	for _, wrong := range wrongKeys(before, mustKeys(t, s, pins("sha256:1"), nil), anyTrial, all) {
		t.Error(wrong)
	}
}
