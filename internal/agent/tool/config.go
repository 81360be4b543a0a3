package tool

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/suite"
)

// KindName is the kind of this agent in a suite file.
const KindName = "tool"

// Config is the settings of an agent of kind tool.
type Config struct {
	Warmup int            `json:"warmup,omitempty" key:"gen" doc:"how often the first call of a task that counts is made beforehand, neither timed nor graded; default 0" min:"0" max:"1000"`
	Pause  suite.Duration `json:"pause,omitempty" key:"gen" zero:"ok" doc:"wait between one call and the next; default none"`
	Cache  bool           `json:"cache,omitempty" key:"none" doc:"keep answers in the response cache and use them again, for servers that answer the same calls in the same way for ever; default false, since a server's data may change while its tools do not"`
}

// QualifiesTools implements equip.Qualifier: a call may name the server of its
// tool, so that tools of two servers may share a name.
func (*Config) QualifiesTools() bool { return true }

// Kind makes the agent known to suite files.
func Kind() suite.Kind {
	return suite.Kind{
		Doc:       "no model: makes the tool calls that each task writes down",
		New:       func() any { return new(Config) },
		CheckTask: checkCalls,
	}
}

// checkCalls finds the calls of a task that an arm of this agent cannot make with any
// servers.
func checkCalls(config any, s *suite.Suite, t *suite.Task) []suite.Problem {
	arms := slices.DeleteFunc(slices.Clone(s.Arms), func(a suite.Arm) bool {
		who := s.Agents[a.Agent]
		return who == nil || who.Config != config || s.Scenarios[a.Scenario] == nil
	})
	if len(arms) == 0 {
		return nil
	}
	if len(t.Calls) == 0 {
		return []suite.Problem{{
			Path: "calls", Text: fmt.Sprintf("task %q has no calls, and agent %s makes nothing but those that a task writes down", t.ID, arms[0].Agent),
			Fix: "such as calls: [{tool: search, args: {query: \"{{.prompt}}\"}}]",
		}}
	}
	var out []suite.Problem
	for i, c := range t.Calls {
		for _, arm := range arms {
			if text, fix := missingNeed(s, arm, c); text != "" {
				path := fmt.Sprintf("calls.%d", i)
				if c.Server != "" {
					path += ".server"
				}
				out = append(out, suite.Problem{Path: path, Text: text, Fix: fix})
				break
			}
		}
	}
	return out
}

// missingNeed returns what arm lacks for c and how to add it, or "".
func missingNeed(s *suite.Suite, arm suite.Arm, c suite.Call) (text, fix string) {
	var names []string
	for _, u := range s.Scenarios[arm.Scenario].Servers {
		names = append(names, s.ShownName(u.Server()))
	}
	switch {
	case c.Server == "" && len(names) == 0 && len(s.Tools) == 0:
		return fmt.Sprintf("scenario %s has no server that could have tool %q", arm.Scenario, c.Tool), "give the scenario servers, or take the arm out"
	case c.Server == "" || slices.Contains(names, s.ShownName(c.Server)) || s.Servers[c.Server] == nil: // the loader reports an unknown server
		return "", ""
	case len(names) == 0:
		names = []string{"none"}
	}
	return fmt.Sprintf("arm %s does not have server %q; its scenario has %s", arm.ID(), c.Server, strings.Join(names, ", ")),
		"leave server out where the arms have different ones with the same tools"
}
