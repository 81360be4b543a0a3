package cli

import (
	"cmp"
	"context"
	"fmt"
	"io/fs"

	"github.com/assay-eval/assay/internal/agent"
	agentcli "github.com/assay-eval/assay/internal/agent/cli"
	"github.com/assay-eval/assay/internal/agent/command"
	"github.com/assay-eval/assay/internal/agent/model"
	toolagent "github.com/assay-eval/assay/internal/agent/tool"
	"github.com/assay-eval/assay/internal/code"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/command/swiftkit"
	"github.com/assay-eval/assay/internal/equip"
	bindtools "github.com/assay-eval/assay/internal/equip/binding"
	"github.com/assay-eval/assay/internal/equip/submit"
	"github.com/assay-eval/assay/internal/export/annotations"
	"github.com/assay-eval/assay/internal/export/atif"
	reportcsv "github.com/assay-eval/assay/internal/export/csv"
	"github.com/assay-eval/assay/internal/export/ctrf"
	"github.com/assay-eval/assay/internal/export/inspect"
	"github.com/assay-eval/assay/internal/export/junit"
	"github.com/assay-eval/assay/internal/export/otel"
	"github.com/assay-eval/assay/internal/export/results"
	"github.com/assay-eval/assay/internal/export/seeda"
	"github.com/assay-eval/assay/internal/export/seedb"
	"github.com/assay-eval/assay/internal/export/seedb2"
	"github.com/assay-eval/assay/internal/export/seedc"
	"github.com/assay-eval/assay/internal/export/toolcalls"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/kind/registry"
	swiftgrade "github.com/assay-eval/assay/internal/kind/swift"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/githubcomment"
	"github.com/assay-eval/assay/internal/report/html"
	"github.com/assay-eval/assay/internal/report/markdown"
	reporttext "github.com/assay-eval/assay/internal/report/text"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/worker"
	agentclisuite "github.com/assay-eval/assay/suites/agent-cli"
	bindrecall "github.com/assay-eval/assay/suites/bind-recall"
	costbaseline "github.com/assay-eval/assay/suites/cost-baseline"
	decisionextraction "github.com/assay-eval/assay/suites/decision-extraction"
	decisionhandlers "github.com/assay-eval/assay/suites/decision-handlers"
	preflightrecall "github.com/assay-eval/assay/suites/preflight-recall"
	relevanceselection "github.com/assay-eval/assay/suites/relevance-selection"
	swiftgrounding "github.com/assay-eval/assay/suites/swift-grounding"
	toolinvocation "github.com/assay-eval/assay/suites/tool-invocation"
)

// This file alone names every kind of agent, task tool and report, and every suite
// that comes with the program; package registry names the kinds of graders.

func kinds() suite.Kinds {
	return suite.Kinds{
		Agents:  map[string]suite.Kind{"model": model.Kind(), "command": command.Kind(), "cli": agentcli.Kind(), "tool": toolagent.Kind()},
		Graders: registry.Settings(),
		Tools:   map[string]suite.Kind{"binding": bindtools.Kind(), "submit": submit.Kind()},
	}
}

// shipped are the suites that come with the program.
var shipped = suiteload.Suites{
	"agent-cli":           agentclisuite.Files,
	"bind-recall":         bindrecall.Files,
	"cost-baseline":       costbaseline.Files,
	"decision-extraction": decisionextraction.Files,
	"preflight-recall":    preflightrecall.Files,
	"decision-handlers":   decisionhandlers.Files,
	"relevance-selection": relevanceselection.Files,
	"swift-grounding":     swiftgrounding.Files,
	"tool-invocation":     toolinvocation.Files,
}

// formats are the reports, in the order in which help lists them.
var formats = []report.Format{
	reporttext.Format, results.Format, reportcsv.TrialsFormat, reportcsv.SummaryFormat, reportcsv.MeasuresFormat, markdown.Format, html.Format,
	junit.Format, ctrf.Format, githubcomment.Format, annotations.Format, toolcalls.Format, inspect.Format, atif.Format, otel.Format,
	seeda.Format, seedb.Format, seedb2.Format, seedc.Format,
}

func catalog(p suiteload.Parts) worker.Catalog {
	return worker.Catalog{
		Agent: func(name string, s *suite.Agent) (agent.Agent, error) {
			switch c := s.Config.(type) {
			case *model.Config:
				return model.New(c, model.Env{Getenv: p.Getenv, Redactor: p.Redactor, Price: p.Prices.OfProvider(c.Provider), Most: p.Prices.MostOfProvider(c.Provider), Idle: p.Idle, MaxAnswer: p.MaxAnswer})
			case *command.Config:
				return command.New(c, command.Env{Environ: p.Environ, Dir: p.Suite.Dir, Temp: p.Temp, Program: p.Program})
			case *agentcli.Config:
				return agentcli.New(c, agentcli.Env{Environ: p.Environ, Dir: p.Suite.Dir, Temp: p.Temp, Redact: p.Redactor, Price: p.Prices.OfProvider(c.Provider()), Most: p.Prices.MostOfProvider(c.Provider()), Idle: p.Idle, Warn: p.PrintProgress})
			case *toolagent.Config:
				return toolagent.New(c), nil
			}
			return nil, fmt.Errorf("kind %s is not known here", s.Kind)
		},
		Grader: func(name string, s *suite.Grader) (grade.Grader, error) {
			return registry.Make(cmp.Or(s.Kind, name), kind.Env{
				Name: name, Config: s.Config, Suite: p.Suite, Environ: p.Environ,
				Tasks: suiteload.TasksOf(name, p.Suite.Tasks), Running: p.GradedTasks(name, p.Suite), Host: graderHost{p},
			})
		},
		Tools: func(ctx context.Context, t suite.Tool, fixture fs.FS) (equip.ToolSet, error) {
			switch c := t.Config.(type) {
			case *bindtools.Config:
				if fixture == nil {
					return equip.ToolSet{}, fmt.Errorf("it needs a workspace: set workspace.fixture or workspace.repo in the suite")
				}
				index, err := code.Scan(ctx, fixture)
				if err != nil {
					return equip.ToolSet{}, err
				}
				return bindtools.New(c, fixture, index), nil
			case *submit.Config:
				return equip.ToolSet{Kind: t.Kind, Tools: submit.New(c)}, nil
			}
			return equip.ToolSet{}, fmt.Errorf("kind %s is not known here", t.Kind)
		},
		Dial: equip.DialMCP,
	}
}

// graderHost provides the services of the program to graders.
type graderHost struct{ suiteload.Parts }

// SwiftToolchain finds the toolchain for Swift graders.
func (h graderHost) SwiftToolchain(ctx context.Context) (*swift.Toolchain, error) {
	return swift.Find(ctx, h.Toolchain, h.Getenv)
}

// SwiftJudge returns a judge for Swift graders.
func (h graderHost) SwiftJudge(ctx context.Context, o swiftgrade.JudgeOptions) (swiftgrade.Judge, error) {
	return swiftkit.OpenJudge(ctx, h.Env, &swiftkit.Flags{Toolchain: h.Toolchain, Packs: o.Packs, NoClosedLists: o.NoClosedLists})
}
