package suite

import (
	"maps"
	"path"
	"slices"
)

// CompareNames returns the names of the comparisons in the order of the suite.
func (s *Suite) CompareNames() []string {
	out := slices.DeleteFunc(slices.Clone(s.CompareOrder), func(name string) bool { _, ok := s.Compare[name]; return !ok })
	for _, name := range slices.Sorted(maps.Keys(s.Compare)) {
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// Match reports whether the selector picks the task t in the arm of agent and
// scenario. Fields may be globs; empty ones match all. With a nil t only the arm
// is looked at.
func (x Selector) Match(agent, scenario string, t *Task) bool {
	return matchGlob(x.Agent, agent) && matchGlob(x.Scenario, scenario) && (t == nil || x.MatchTask(t))
}

// MatchTask reports whether the selector picks the task t in some arm.
func (x Selector) MatchTask(t *Task) bool {
	return matchGlob(x.Task, t.ID) && (x.Tag == "" || slices.ContainsFunc(t.Tags, func(tag string) bool { return matchGlob(x.Tag, tag) }))
}

// matchGlob reports whether the pattern, which matches all if it is empty, matches
// s.
func matchGlob(pattern, s string) bool {
	if pattern == "" || pattern == s {
		return true
	}
	ok, err := path.Match(pattern, s)
	return ok && err == nil
}

// Task returns the task with an id, or nil.
func (s *Suite) Task(id string) *Task {
	if s.tasks != nil {
		return s.tasks[id]
	}
	for _, t := range s.Tasks {
		if t.ID == id {
			return t
		}
	}
	return nil
}

// indexTasks makes Task fast.
func (s *Suite) indexTasks() {
	s.tasks = make(map[string]*Task, len(s.Tasks))
	for _, t := range s.Tasks {
		s.tasks[t.ID] = t
	}
}
