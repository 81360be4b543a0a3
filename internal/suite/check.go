package suite

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"unicode"

	"github.com/assay-eval/assay/internal/needs"
	"github.com/assay-eval/assay/internal/spelling"
)

// checker finds mistakes that a schema cannot express.
type checker struct {
	*loader
	s    *Suite
	tree *node
}

func (l *loader) checkSuite(s *Suite) {
	k := &checker{l, s, s.origin.tree}
	k.checkName()
	k.checkWorkspace()
	k.checkRooms()
	k.checkServers()
	k.checkArms()
	k.checkGraders()
	k.checkCalls()
	k.checkComparisons()
	k.checkClusters()
	k.checkPostRun()
	k.checkTaskLimits()
	for i, r := range s.Gates.Rules {
		k.checkRule(r, fmt.Sprintf("gates.rules.%d", i))
	}
	k.checkValues()
	k.checkKinds()
	k.checkNeeds()
	k.checkBlanks()
}

// checkName checks the name of the suite, by which people know its runs.
func (k *checker) checkName() {
	k.refuseIf(strings.TrimSpace(k.s.Name) == "", "name", "write a name, such as my-suite", "the name is empty")
	k.refuseIf(strings.ContainsFunc(k.s.Name, unicode.IsControl), "name", "write one line", "the name has a line break or another control character")
}

func (k *checker) checkPostRun() {
	if k.s.PostRun == nil {
		return
	}
	const at = "post_run_report.agent"
	name := k.s.PostRun.Agent
	if agent := checkName(k, at, "agent", name, k.s.Agents); agent != nil {
		k.refuseIf(agent.Kind == "tool", at, "name an agent of kind model, cli or command",
			"agent %q makes tool calls and writes no prose", name)
	}
}

// addMistake adds a mistake at a path in the suite file, such as servers.docs.url.
func (k *checker) addMistake(path, fix, format string, args ...any) {
	k.c.addMistake(k.tree.placeOf(path), fix, format, args...)
}

func (k *checker) refuseIf(wrong bool, path, fix, format string, args ...any) {
	if wrong {
		k.addMistake(path, fix, format, args...)
	}
}

// refuseUnused is refuseIf for unused definitions. In a remainder their users may be
// missing because of mistakes.
func (k *checker) refuseUnused(unused bool, path, fix, format string, args ...any) {
	k.refuseIf(unused && k.rest == nil, path, fix, format, args...)
}

// checkName returns the value for a name. If there is none, it adds a mistake at path.
func checkName[V any](k *checker, path, what, name string, known map[string]V) V {
	v, ok := known[name]
	if ok {
		return v
	}
	section := sectionOf(what)
	fix := spelling.Fix(name, slices.Sorted(maps.Keys(known)))
	if len(known) == 0 {
		fix = "define it under " + section
	}
	k.refuseIf(k.rest == nil || !k.rest.removed[section], path, fix, "unknown %s %q", what, name)
	return v
}

// meantName returns the known name that a name most likely means, so that a misspelt use
// is a use.
func meantName[V any](name string, known map[string]V) string {
	if _, ok := known[name]; ok {
		return name
	}
	return spelling.Nearest(name, slices.Sorted(maps.Keys(known)))
}

// sectionOf returns the key of the map with the entries of a name, such as servers for
// server.
func sectionOf(what string) string {
	for key, word := range named {
		if word == what {
			return key
		}
	}
	return what
}

// checkNeeds checks the requirements of machines.
func (k *checker) checkNeeds() {
	check := func(all map[string]string, tree *node, at string) {
		for _, name := range slices.Sorted(maps.Keys(all)) {
			if err := needs.Check(name, all[name]); err != nil {
				k.addProblem(Problem{Path: needsKey + "." + name, Fix: `such as os: macos, or xcode: ">=26"`, Text: err.Error()}, tree, at)
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(k.s.Agents)) {
		check(k.s.Agents[name].Needs, k.tree, "agents."+name)
	}
	for _, name := range slices.Sorted(maps.Keys(k.s.Graders)) {
		check(k.s.Graders[name].Needs, k.tree, "graders."+name)
	}
	for _, name := range slices.Sorted(maps.Keys(k.s.Servers)) {
		check(k.s.Servers[name].Needs, k.tree, "servers."+name)
	}
	for _, t := range k.s.Tasks {
		if len(t.Needs) > 0 {
			check(t.Needs, k.s.origin.tasks[t].tree, "")
		}
	}
}

func (k *checker) checkWorkspace() {
	w := k.s.Workspace
	k.refuseIf(w.Fixture != "" && w.Repo != "", "workspace.repo", "keep one of them",
		"a workspace is a fixture or a repo, not both")
	k.refuseIf(w.Ref != "" && w.Repo == "", "workspace.ref", "", `"ref" needs a "repo"`)
	if w.Fixture == "" {
		return
	}
	if info, err := fs.Stat(k.s.Files, w.Fixture); err == nil {
		k.refuseIf(!info.IsDir() && !strings.HasSuffix(w.Fixture, ".txtar"), "workspace.fixture", "name a folder, or an archive of files",
			"%s is neither a folder nor a .txtar file", w.Fixture)
	}
	above := strings.Trim(strings.ReplaceAll(w.Fixture, refUp, ""), "./") == ""
	k.refuseIf(above, "workspace.fixture", "put the files of the workspace into a folder of their own",
		"the fixture holds the suite file, so that agents find what judges them")
}

func (k *checker) checkServers() {
	used := map[string]bool{}
	for _, name := range slices.Sorted(maps.Keys(k.s.Scenarios)) {
		sc, at := k.s.Scenarios[name], "scenarios."+name
		twice := map[string]bool{}
		for i, u := range sc.Servers {
			place := fmt.Sprintf("%s.servers.%d", at, i)
			if u.Placebo != "" {
				place += ".placebo"
			}
			server := u.Server()
			checkName(k, place, "server", server, k.s.Servers)
			k.refuseIf(twice[server], place, "", "scenario %s has server %q twice", name, server)
			used[meantName(server, k.s.Servers)], twice[server] = true, true
			k.refuseIf(u.Yoked() && u.From == "", place, "write from: RECORDING, which assay mcp record makes",
				"a yoked placebo answers with replies of a recording, and none is named")
			k.refuseIf(!u.Yoked() && u.From != "", place, "write kind: yoked", "only a yoked placebo takes replies from a recording")
		}
		if sc.Inject != nil {
			checkName(k, at+".inject.server", "server", sc.Inject.Server, k.s.Servers)
			used[meantName(sc.Inject.Server, k.s.Servers)] = true
		}
	}
	for _, server := range k.s.Servers {
		used[server.Like] = true
	}
	for _, name := range slices.Sorted(maps.Keys(k.s.Servers)) {
		at, server := "servers."+name, k.s.Servers[name]
		program, address := len(server.Command) > 0, server.URL != ""
		k.refuseIf(!program && !address, at, "write command: [PROGRAM, ARGUMENT] or url: https://HOST/mcp", "server %s has neither a command nor a url", name)
		k.refuseIf(program && address, at+".url", "keep one of them", "server %s has both a command and a url", name)
		k.checkServer(name, server)
		k.refuseUnused(!used[name], at, "use it in a scenario, or take it out", "no scenario uses server %q", name)
	}
}

func (k *checker) checkArms() {
	s := k.s
	agents, scenarios := map[string]bool{}, map[string]bool{}
	seen := map[Arm]bool{}
	for i, a := range s.Arms {
		at := fmt.Sprintf("arms.%d", i)
		checkName(k, at+".agent", "agent", a.Agent, s.Agents)
		checkName(k, at+".scenario", "scenario", a.Scenario, s.Scenarios)
		k.refuseIf(seen[a], at, "", "arm %s is there twice", a.ID())
		seen[a] = true
		agents[meantName(a.Agent, s.Agents)], scenarios[meantName(a.Scenario, s.Scenarios)] = true, true
	}
	k.refuseIf(len(s.Agents) == 0, "agents", "define one, such as mine: {kind: model, provider: anthropic, model: MODEL}, or keep those of the base", "agents is empty: there is nothing to measure")
	k.refuseIf(len(s.Scenarios) == 0, "scenarios", "write one, such as plain: {}", "scenarios is empty")
	if len(s.Agents) == 0 || len(s.Scenarios) == 0 {
		return
	}
	for _, sc := range s.Scenarios {
		scenarios[sc.Like] = true
	}
	const fix = "add an arm with it, or take it out"
	for name := range s.Agents {
		unused := !agents[name] && (s.PostRun == nil || s.PostRun.Agent != name)
		k.refuseUnused(unused, "agents."+name, fix, "no arm uses agent %q", name)
	}
	for name := range s.Scenarios {
		k.refuseUnused(!scenarios[name], "scenarios."+name, fix, "no arm uses scenario %q", name)
	}
}

func (k *checker) checkGraders() {
	used := map[string]bool{}
	for _, t := range k.s.Tasks {
		n := 0
		for name := range k.s.Graders {
			if settings, given := t.Graders[name]; !given || settings != nil {
				used[name] = true
				n++
			}
		}
		if n == 0 && k.rest == nil {
			k.c.addMistake(k.s.origin.tasks[t].idPlace(), "", "no grader judges task %q", t.ID)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(k.s.Graders)) {
		at, kind := "graders."+name, k.s.Graders[name].Kind
		_, taken := k.o.Kinds.Graders[name]
		k.refuseIf(taken && kind != name, at, "give it another name",
			"grader %q is of kind %s, but its name is that of another kind", name, kind)
		k.refuseUnused(!used[name] && len(k.s.Tasks) > 0, at, "take it out, or out of the tasks' graders",
			"no task uses grader %q: every one leaves it out", name)
	}
}

func (k *checker) checkSelector(x Selector, at string) {
	before := len(k.c.list)
	var agents, scenarios, tasks, tags []string
	arms := slices.Concat(k.s.Arms, k.replaced)
	for _, a := range arms {
		agents, scenarios = append(agents, a.Agent), append(scenarios, a.Scenario)
	}
	for _, t := range k.s.Tasks {
		tasks, tags = append(tasks, t.ID), append(tags, t.Tags...)
	}
	if len(arms) == 0 {
		return // reported for the agents or scenarios that lack
	}
	for _, f := range []struct {
		key, pattern, none string
		known              []string
	}{
		{"agent", x.Agent, "no arm has an agent", agents}, {"scenario", x.Scenario, "no arm has a scenario", scenarios},
		{"task", x.Task, "no task has the id", tasks}, {"tag", x.Tag, "no task has a tag", tags},
	} {
		here := at + "." + f.key
		if s, written := k.tree.nodeAt(strings.Split(here, ".")).asText(); written && s == "" {
			k.addMistake(here, "write a name, or take the key out for all of them", "%s is empty", here)
			continue
		}
		if _, err := path.Match(f.pattern, ""); err != nil {
			k.addMistake(here, "", "%q is not a glob pattern", f.pattern)
			continue
		}
		if k.rest != nil && (f.key == "task" || f.key == "tag") {
			continue // it may be of a task with a mistake
		}
		if !slices.ContainsFunc(f.known, func(s string) bool { return matchGlob(f.pattern, s) }) && f.pattern != "" {
			slices.Sort(f.known)
			k.addMistake(here, spelling.Fix(f.pattern, slices.Compact(f.known)), "%s %q", f.none, f.pattern)
		}
	}
	if len(k.c.list) > before {
		return
	}
	matched := slices.ContainsFunc(arms, func(a Arm) bool { return x.Match(a.Agent, a.Scenario, nil) })
	k.refuseUnused(!matched, at, "", "no arm is of agent %q and scenario %q", x.Agent, x.Scenario)
	k.refuseUnused(!slices.ContainsFunc(k.s.Tasks, x.MatchTask), at, "",
		"no task has an id like %q and the tag %q", x.Task, x.Tag)
}

func (k *checker) checkKinds() {
	for _, p := range k.s.kindedParts(k.o.Kinds) {
		unbounded := k.s.Budget.USD != nil && p.key == "agents" && p.Bounded != nil && !p.Bounded(p.config)
		k.refuseIf(unbounded, p.path, "limit what a trial may cost (see assay help suite), or take out the budget",
			"agent %s has no bound on its cost, so a budget cannot be kept", p.name)
		if p.Prepare != nil {
			p.Prepare(k.o.Context, k.s)
		}
		if p.Check != nil {
			for _, problem := range p.Check(p.config, k.s) {
				k.addProblem(problem, k.tree, p.path)
			}
		}
		if p.CheckTask == nil {
			continue
		}
		for _, t := range k.s.Tasks {
			if settings, given := t.Graders[p.name]; p.key == "graders" && given && settings == nil {
				continue
			}
			for _, problem := range p.CheckTask(p.config, k.s, t) {
				k.addProblem(problem, k.s.origin.tasks[t].tree, "")
			}
		}
	}
}

// MistakeOf returns a problem of a task, found after the suite was loaded, with its
// place.
func (s *Suite) MistakeOf(t *Task, p Problem) Mistake {
	c := &collector{}
	at := pos{}
	if s.origin != nil {
		at = s.origin.tasks[t].tree.placeOf(p.Path)
	}
	c.addMistake(at, p.Fix, "%s", p.Text)
	m := c.list[0].Mistake
	if m.File == "" {
		m.File = "task " + t.ID
	}
	return m
}

func (k *checker) addProblem(p Problem, tree *node, below string) {
	path := below
	if own, ok := strings.CutPrefix(p.Path, "/"); ok {
		path = own
	} else if p.Path != "" {
		path = appendPath(below, p.Path)
	}
	at := tree.placeOf(path)
	if n := tree.nodeAt(strings.Split(path, ".")); n != nil && n.text != nil && p.Line > 0 {
		at = pos{n.text, p.Line, p.Col}
	}
	k.c.addMistake(at, p.Fix, "%s", p.Text)
}
