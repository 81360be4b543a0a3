package suite

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"time"
)

var taskType = reflect.TypeFor[Task]()

// setDefaults fills in the defaults of everything that has no kind. The orders are
// those in which the file names agents and scenarios.
func (s *Suite) setDefaults(agents, scenarios []string) {
	setDefault(&s.Trials, 1)
	setDefault(&s.Seed, 1)
	setDefault(&s.Limits.Trial, Duration(10*time.Minute))
	setDefault(&s.Limits.Stall, Duration(2*time.Minute))
	setDefault(&s.Limits.Outage, Duration(15*time.Minute))
	setDefault(&s.Limits.Grade, Duration(time.Minute))
	setDefault(&s.Limits.Jobs, 8)
	if s.Limits.VoidShare == nil {
		s.Limits.VoidShare = new(0.1)
	}
	if s.Limits.UnknownShare == nil {
		s.Limits.UnknownShare = new(0.2)
	}
	setDefault(&s.Retry.Attempts, 3)
	setDefault(&s.Retry.First, Duration(2*time.Second))
	setDefault(&s.Retry.Factor, 4)
	setDefault(&s.Workspace.Isolation, "auto")
	if s.Stop.When != "" {
		setDefault(&s.Stop.Alpha, 0.05)
	}
	if s.Stop.Or != "" {
		setDefault(&s.Stop.Below, 0.05)
	}
	setDefault(&s.Gates.Mode, "warn")
	for i := range s.Gates.Rules {
		setDefault(&s.Gates.Rules[i].Bind, "estimate")
	}
	for _, server := range s.Servers {
		if server.Alone {
			setDefault(&server.Per, "run")
		}
		setDefault(&server.Per, "trial")
		setDefault(&server.Start, Duration(30*time.Second))
		setDefault(&server.Call, Duration(time.Minute))
	}
	for _, sc := range s.Scenarios {
		for i, u := range sc.Servers {
			if u.Kind == placeboEmpty { // both spellings are the same treatment
				sc.Servers[i].Kind = ""
			}
		}
	}
	for _, t := range s.Tasks {
		setDefault(&t.Expect, "solve")
		for i := range t.Calls {
			setDefault(&t.Calls[i].Expect, "ok")
		}
	}
	if s.Arms == nil {
		for _, a := range agents {
			for _, sc := range scenarios {
				s.Arms = append(s.Arms, Arm{a, sc})
			}
		}
	}
}

func setDefault[T comparable](v *T, def T) {
	var zero T
	if *v == zero {
		*v = def
	}
}

// part is an agent, grader or tool with its kind.
type part struct {
	Kind
	key    string // "agents", "graders" or "tools"
	path   string
	name   string // of an agent or grader
	config any
}

func (s *Suite) kindedParts(kinds Kinds) []part {
	var all []part
	add := func(key string, parts map[string]*Part, kinds map[string]Kind) {
		for _, name := range slices.Sorted(maps.Keys(parts)) {
			p := parts[name]
			all = append(all, part{kinds[p.Kind], key, key + "." + name, name, p.Config})
		}
	}
	add("agents", s.Agents, kinds.Agents)
	add("graders", s.Graders, kinds.Graders)
	for i, t := range s.Tools {
		all = append(all, part{kinds.Tools[t.Kind], "tools", fmt.Sprintf("tools.%d.%s", i, t.Kind), "", t.Config})
	}
	return all
}
