package suiteload

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse/toolchoice"
	"github.com/assay-eval/assay/internal/spelling"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// toolNames holds the tools that agents of a suite can call.
type toolNames struct {
	offered []trial.ToolName
	all     bool // the list is complete
}

func newToolNames(rt *worker.Runtime) toolNames {
	offered, all := rt.OfferedTools()
	n := toolNames{all: all}
	for _, s := range offered {
		n.offered = append(n.offered, s.ToolName())
	}
	return n
}

// checkMetric returns the mistake in the name of a metric of one tool, or the zero
// value if none.
func (n toolNames) checkMetric(tool, figure string) suite.Mistake {
	known := toolchoice.FigureNames()
	if figure == "" {
		return suite.Mistake{Message: fmt.Sprintf("the metric of tool %q names no figure", tool), Fix: "add one of ." + strings.Join(known, ", .")}
	}
	if !slices.Contains(known, figure) {
		m := suite.Mistake{Message: fmt.Sprintf("tools have no figure %q%s", figure, spelling.Suggest(figure, known))}
		if spelling.Nearest(figure, known) == "" {
			m.Fix = "known: " + strings.Join(known, ", ")
		}
		return m
	}
	return n.checkName(tool)
}

// checkName returns the mistake in the name of a tool, or the zero value if none.
func (n toolNames) checkName(tool string) suite.Mistake {
	if !n.all || slices.ContainsFunc(n.offered, func(o trial.ToolName) bool { return o.Is(tool) }) {
		return suite.Mistake{}
	}
	var known []string
	for _, o := range n.offered {
		known = append(known, o.Name)
		if o.Shown != "" {
			known = append(known, o.Shown)
		}
	}
	m := suite.Mistake{Message: fmt.Sprintf("no agent of the suite has a tool %q%s", tool, spelling.Suggest(tool, known))}
	switch {
	case len(known) == 0:
		m.Fix = "give a scenario a server or a task tool"
	case spelling.Nearest(tool, known) == "":
		m.Fix = "known: " + strings.Join(known, ", ")
	}
	return m
}

// checkTasks returns the mistakes in expect_tools.
func (n toolNames) checkTasks(s *suite.Suite) []suite.Mistake {
	var out []suite.Mistake
	for _, t := range s.Tasks {
		for i, name := range t.ExpectTools {
			if m := n.checkName(name); m.Message != "" {
				out = append(out, mistakeAt(s, fmt.Sprintf("tasks.%s.expect_tools.%d", t.ID, i), m))
			}
		}
	}
	return out
}
