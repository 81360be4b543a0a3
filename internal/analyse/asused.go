package analyse

import (
	"maps"
	"slices"

	"github.com/assay-eval/assay/internal/stat"
)

// AsUsed compares only the pairs whose treatment trial really called a server
// that the control does not have. Every other figure is as assigned: it counts
// the trials in which the agent was given the server and left it alone.
type AsUsed struct {
	Servers    []string      `json:"servers"`  // that the treatment adds
	Assigned   int           `json:"assigned"` // complete pairs whose treatment trial had one
	Used       int           `json:"used"`     // of these, called one
	Pairs      stat.Pairs    `json:"pairs"`
	Tasks      int           `json:"tasks"`
	Difference stat.Interval `json:"difference"`
	Test       string        `json:"test"`
	P          *float64      `json:"p"`
	Warnings   []string      `json:"warnings,omitempty"`
}

// asUsed is nil, with the reason, where the treatment adds no server.
func (d *armPair) asUsed() (*AsUsed, string) {
	control, treated, complete := map[string]bool{}, map[string]bool{}, 0
	for i := range d.fights {
		f := &d.fights[i]
		complete += f.outcomes.Complete.N()
		addServerNames(control, f.control)
		addServerNames(treated, f.treated)
	}
	maps.DeleteFunc(treated, func(name string, _ bool) bool { return control[name] })
	added := slices.Sorted(maps.Keys(treated))
	switch {
	case complete == 0:
		return nil, "no complete pairs"
	case len(added) == 0:
		return nil, "the treatment adds no server to what the control has"
	}
	out := &AsUsed{Servers: added}
	tasks := make([]stat.Pairs, len(d.fights))
	for i := range d.fights {
		for _, c := range d.fights[i].couples {
			if !c.isComplete() {
				continue
			}
			assigned, used := false, false
			for _, s := range c.treatment.Servers {
				if slices.Contains(added, s.KnownAs()) {
					assigned, used = true, used || s.Calls > 0
				}
			}
			out.Assigned += countIf(assigned)
			if used {
				out.Used++
				tasks[i] = tasks[i].Plus(c.outcomes())
			}
		}
	}
	t := d.testPairs(tasks, "as_used")
	out.Pairs, out.Tasks, out.Difference, out.Test, out.P = t.pairs, t.tasks, t.difference, t.test, t.p
	out.Warnings = slices.Concat(t.warnings, []string{"as used is not randomised: the agent chose when to call the server, so that these pairs may differ from the rest in more than its use"})
	return out, ""
}

// addServerNames adds the names of the servers that trials had.
func addServerNames(to map[string]bool, rows []Trial) {
	for i := range rows {
		for j := range rows[i].Servers {
			to[rows[i].Servers[j].KnownAs()] = true
		}
	}
}
