package suite

import (
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
)

// checker finds mistakes that a schema cannot express.
type checker struct {
	*loader
	s    *Suite
	tree *node
}

func (l *loader) checkSuite(s *Suite) {
	k := &checker{l, s, s.origin.tree}
	k.checkWorkspace()
	k.checkRooms()
	k.checkServers()
	k.checkArms()
	k.checkGraders()
	k.checkCalls()
	k.checkComparisons()
	k.postRun()
	for i, r := range s.Gates.Rules {
		k.checkRule(r, "gates", "rules", formatInt(i))
	}
	k.checkValues()
	k.checkKinds()
	k.checkBlanks()
}

// postRun checks that there is an agent who can have an opinion.
func (k *checker) postRun() {
	if k.s.PostRun == nil {
		return
	}
	at := []string{"post_run_report", "agent"}
	switch agent := k.s.Agents[k.s.PostRun.Agent]; {
	case agent == nil:
		k.addMistake(at, didYouMean(k.s.PostRun.Agent, slices.Sorted(maps.Keys(k.s.Agents))), "unknown agent %q", k.s.PostRun.Agent)
	case agent.Kind == "tool":
		k.addMistake(at, "name an agent of kind model, cli or command", "agent %q makes tool calls and writes no prose", k.s.PostRun.Agent)
	}
}

func formatInt(i int) string { return strconv.Itoa(i) }

func (k *checker) addMistake(path []string, fix, format string, args ...any) {
	at, _ := k.tree.placeAt(path)
	k.c.addMistake(at, fix, format, args...)
}

func (k *checker) checkWorkspace() {
	w := k.s.Workspace
	if w.Fixture != "" && w.Repo != "" {
		k.addMistake([]string{"workspace", "repo"}, "keep one of them", "a workspace is a fixture or a repo, not both")
	}
	if w.Ref != "" && w.Repo == "" {
		k.addMistake([]string{"workspace", "ref"}, "", "workspace.ref is of a repo, and there is none")
	}
}

func (k *checker) checkServers() {
	known := slices.Sorted(maps.Keys(k.s.Servers))
	used := map[string]bool{}
	use := func(name string, path ...string) {
		if used[name] = true; k.s.Servers[name] == nil {
			k.addMistake(path, didYouMean(name, known), "unknown server %q", name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(k.s.Scenarios)) {
		sc := k.s.Scenarios[name]
		twice := map[string]bool{}
		for i, u := range sc.Servers {
			at := []string{"scenarios", name, "servers", formatInt(i)}
			if u.Placebo != "" {
				at = append(at, "placebo")
			}
			use(u.Server(), at...)
			if twice[u.Server()] {
				k.addMistake(at, "", "scenario %s has server %q twice", name, u.Server())
			}
			twice[u.Server()] = true
		}
		if sc.Inject != nil {
			use(sc.Inject.Server, "scenarios", name, "inject", "server")
		}
	}
	for _, name := range known {
		at := []string{"servers", name}
		server := k.s.Servers[name]
		switch {
		case len(server.Command) == 0 && server.URL == "":
			k.addMistake(at, "", "server %s has neither a command nor a url", name)
		case len(server.Command) > 0 && server.URL != "":
			k.addMistake(append(at, "url"), "keep one of them", "server %s has both a command and a url", name)
		}
		k.checkServer(name, server)
		if !used[name] {
			k.addMistake(at, "use it in a scenario, or take it out", "no scenario uses server %q", name)
		}
	}
}

func (k *checker) checkArms() {
	s := k.s
	agents, scenarios := map[string]bool{}, map[string]bool{}
	seen := map[Arm]bool{}
	for i, a := range s.Arms {
		at := []string{"arms", formatInt(i)}
		if s.Agents[a.Agent] == nil {
			k.addMistake(append(at, "agent"), didYouMean(a.Agent, slices.Collect(maps.Keys(s.Agents))), "unknown agent %q", a.Agent)
		}
		if s.Scenarios[a.Scenario] == nil {
			k.addMistake(append(at, "scenario"), didYouMean(a.Scenario, slices.Collect(maps.Keys(s.Scenarios))), "unknown scenario %q", a.Scenario)
		}
		if seen[a] {
			k.addMistake(at, "", "arm %s is there twice", a.ID())
		}
		seen[a], agents[a.Agent], scenarios[a.Scenario] = true, true, true
	}
	for key, n := range map[string]int{"agents": len(s.Agents), "scenarios": len(s.Scenarios)} {
		if n == 0 {
			k.addMistake([]string{key}, "", "%s is empty", key)
		}
	}
	if len(s.Agents) == 0 || len(s.Scenarios) == 0 {
		return
	}
	for _, name := range slices.Sorted(maps.Keys(s.Agents)) {
		if !agents[name] && (s.PostRun == nil || s.PostRun.Agent != name) {
			k.addMistake([]string{"agents", name}, "add an arm with it, or take it out", "no arm uses agent %q", name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(s.Scenarios)) {
		if !scenarios[name] {
			k.addMistake([]string{"scenarios", name}, "add an arm with it, or take it out", "no arm uses scenario %q", name)
		}
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
		if n == 0 {
			k.c.addMistake(k.s.origin.tasks[t].idPlace(), "", "no grader judges task %q", t.ID)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(k.s.Graders)) {
		at := []string{"graders", name}
		kind := k.s.Graders[name].Kind
		if _, taken := k.o.Kinds.Graders[name]; taken && kind != name {
			k.addMistake(at, "give it another name", "grader %q is of kind %s, but its name is that of another kind", name, kind)
		}
		if !used[name] && len(k.s.Tasks) > 0 {
			k.addMistake(at, "take it out, or out of the tasks' graders", "no task uses grader %q: every one leaves it out", name)
		}
	}
}

// checkSelector checks that a selector picks something.
func (k *checker) checkSelector(x Selector, at ...string) {
	before := len(k.c.list)
	var agents, scenarios, tasks, tags []string
	for _, a := range k.s.Arms {
		agents, scenarios = append(agents, a.Agent), append(scenarios, a.Scenario)
	}
	for _, t := range k.s.Tasks {
		tasks, tags = append(tasks, t.ID), append(tags, t.Tags...)
	}
	for _, f := range []struct {
		key, pattern, none string
		known              []string
	}{
		{"agent", x.Agent, "no arm has an agent", agents}, {"scenario", x.Scenario, "no arm has a scenario", scenarios},
		{"task", x.Task, "no task has the id", tasks}, {"tag", x.Tag, "no task has a tag", tags},
	} {
		here := append(slices.Clone(at), f.key)
		if _, err := path.Match(f.pattern, ""); err != nil {
			k.addMistake(here, "", "%q is not a glob pattern", f.pattern)
			continue
		}
		if !slices.ContainsFunc(f.known, func(s string) bool { return matchGlob(f.pattern, s) }) && f.pattern != "" {
			slices.Sort(f.known)
			k.addMistake(here, didYouMean(f.pattern, slices.Compact(f.known)), "%s %q", f.none, f.pattern)
		}
	}
	if len(k.c.list) > before {
		return
	}
	if !slices.ContainsFunc(k.s.Arms, func(a Arm) bool { return x.Match(a.Agent, a.Scenario, nil) }) {
		k.addMistake(at, "", "no arm is of agent %q and scenario %q", x.Agent, x.Scenario)
	}
	if !slices.ContainsFunc(k.s.Tasks, x.MatchTask) {
		k.addMistake(at, "", "no task has an id like %q and the tag %q", x.Task, x.Tag)
	}
}

func (k *checker) checkKinds() {
	for _, p := range k.s.kindedParts(k.o.Kinds) {
		if k.s.Budget.USD != nil && p.path[0] == "agents" && p.Bounded != nil && !p.Bounded(p.config) {
			k.addMistake(p.path, "limit what a trial may cost (see docs/suite.md), or take out the budget",
				"agent %s has no bound on its cost, so a budget cannot be kept", p.name)
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
			if settings, given := t.Graders[p.name]; p.path[0] == "graders" && given && settings == nil {
				continue
			}
			for _, problem := range p.CheckTask(p.config, k.s, t) {
				k.addProblem(problem, k.s.origin.tasks[t].tree, nil)
			}
		}
	}
}

func (k *checker) addProblem(p Problem, tree *node, below []string) {
	full := below
	if p.Path != "" {
		full = slices.Concat(below, strings.Split(p.Path, "."))
	}
	at, _ := tree.placeAt(full)
	k.c.addMistake(at, p.Fix, "%s", p.Text)
}
