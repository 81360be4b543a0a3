package suite

import (
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/spelling"
)

// AgentChoice is an agent that works in place of the suite's agents.
type AgentChoice struct {
	Flag string // as the user wrote it
	Name string // of the agent; a suite's own agent of the name Flag goes before
	// Settings are the settings of a new agent by key, with values as in YAML. If nil, the
	// agent is the suite's own.
	Settings map[string]string
	// Inherit are keys that a new agent takes from the suite's first agent of its kind,
	// by name, unless Settings has them.
	Inherit []string
}

// chooseAgents returns the suite with the chosen agents in place of its own, each in the
// scenarios of the arms. The replaced agents are not checked, but selectors may still name
// them. The agent of a report after the run stays.
func (l *loader) chooseAgents(tree *node) *node {
	if len(l.o.Agents) == 0 {
		return tree
	}
	old := tree.valueOf("agents")
	if old == nil || old.form != mapForm {
		return tree // for the schema to report
	}
	arms := writtenArms(tree)
	l.replaced = arms
	agents := &node{pos: old.pos, form: mapForm}
	var names []string
	for _, c := range l.o.Agents {
		l.order++
		flag := pos{src: &source{name: "--agent", order: l.order, data: []byte(c.Flag), root: l.cwd, dir: "."}}
		name, at, made := l.chooseAgent(old, c, flag)
		switch {
		case made == nil:
		case agents.entryOf(name) != nil:
			l.c.addMistake(flag, "", "agent %s is there twice", name)
		default:
			agents.entries = append(agents.entries, entry{name, at, made})
			names = append(names, name)
		}
	}
	if name, ok := tree.valueOf("post_run_report").valueOf("agent").asText(); ok && agents.entryOf(name) == nil {
		if e := old.entryOf(name); e != nil {
			agents.entries = append(agents.entries, *e)
		}
	}
	l.noAgent = len(names) == 0
	at := agents.pos
	if len(names) > 0 {
		at = agents.entries[0].at
	}
	list := &node{pos: at, form: listForm}
	seen := map[Arm]bool{}
	for _, name := range names {
		for _, a := range arms {
			if a.Agent = name; !seen[a] {
				seen[a] = true
				list.items = append(list.items, &node{pos: at, form: mapForm, entries: []entry{
					{"agent", at, textNode(at, a.Agent)}, {"scenario", at, textNode(at, a.Scenario)},
				}})
			}
		}
	}
	return tree.withKey("agents", tree.entryOf("agents").at, agents).withKey("arms", at, list)
}

// chooseAgent returns the name, place and settings of the agent that a flag at the place at
// chooses. The settings are nil after a mistake.
func (l *loader) chooseAgent(old *node, c AgentChoice, at pos) (string, pos, *node) {
	if e := old.entryOf(c.Flag); e != nil {
		return c.Flag, e.at, e.val
	}
	if c.Settings == nil {
		l.c.addMistake(at, spelling.Fix(c.Flag, old.keys()), "the suite has no agent %q; a model is written as anthropic:MODEL, a coding agent as claude or cli:PRESET:MODEL", c.Flag)
		return c.Name, at, nil
	}
	made := &node{pos: at, form: mapForm}
	for _, key := range slices.Sorted(maps.Keys(c.Settings)) {
		val := l.parseArgument(at, c.Settings[key])
		if val == nil {
			return c.Name, at, nil
		}
		made = l.setValue(made, strings.Split(key, "."), val, at, "")
		if made == nil {
			return c.Name, at, nil
		}
	}
	kind, _ := made.valueOf("kind").asText()
	for _, name := range slices.Sorted(slices.Values(old.keys())) {
		base := old.valueOf(name)
		if base.form != mapForm || kindOf(name, base) != kind {
			continue
		}
		for _, key := range c.Inherit {
			if e := base.entryOf(key); e != nil && made.entryOf(key) == nil {
				made = made.withKey(key, e.at, e.val)
			}
		}
		break
	}
	return c.Name, at, made
}

// writtenArms returns the arms that a suite file lists, else each of its agents in each of
// its scenarios.
func writtenArms(tree *node) []Arm {
	var out []Arm
	if list := tree.valueOf("arms"); list != nil && list.form == listForm {
		for _, n := range list.items {
			agent, _ := n.valueOf("agent").asText()
			scenario, _ := n.valueOf("scenario").asText()
			out = append(out, Arm{agent, scenario})
		}
		return out
	}
	for _, agent := range tree.valueOf("agents").keys() {
		for _, scenario := range tree.valueOf("scenarios").keys() {
			out = append(out, Arm{agent, scenario})
		}
	}
	return out
}

func textNode(at pos, s string) *node { return &node{pos: at, raw: s, scalar: s} }

// setsNewAgent reports whether an override is of an agent that the suite file does not have
// but the command line may add.
func (l *loader) setsNewAgent(tree *node, arg string) bool {
	rest, ofAgent := strings.CutPrefix(strings.TrimSpace(arg), "agents.")
	old := tree.valueOf("agents")
	if !ofAgent || len(l.o.Agents) == 0 || old == nil || old.form != mapForm {
		return false
	}
	path, _, _ := strings.Cut(rest, "=")
	e, _ := old.longestKey(strings.Split(path, "."))
	return e == nil
}
