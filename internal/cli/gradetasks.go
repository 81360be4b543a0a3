package cli

import "github.com/assay-eval/assay/internal/suite"

// leftIn returns the tasks that do not leave a grader out.
func leftIn(grader string, tasks []*suite.Task) []*suite.Task {
	var out []*suite.Task
	for _, t := range tasks {
		if settings, given := t.Graders[grader]; !given || settings != nil {
			out = append(out, t)
		}
	}
	return out
}

// gradedTasks are those of them that will run.
func (a *app) gradedTasks(grader string, s *suite.Suite) []*suite.Task {
	var out []*suite.Task
	for _, t := range leftIn(grader, s.Tasks) {
		if a.graders.picks == nil || a.graders.picks(t) {
			out = append(out, t)
		}
	}
	return out
}
