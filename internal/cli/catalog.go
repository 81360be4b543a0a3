package cli

import (
	"context"
	"fmt"
	"io/fs"

	"github.com/assay-eval/assay/internal/agent"
	agentcli "github.com/assay-eval/assay/internal/agent/cli"
	"github.com/assay-eval/assay/internal/agent/command"
	"github.com/assay-eval/assay/internal/agent/model"
	toolagent "github.com/assay-eval/assay/internal/agent/tool"
	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/code"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/suiteload"
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
	"github.com/assay-eval/assay/internal/kind/activity"
	bindgrade "github.com/assay-eval/assay/internal/kind/binding"
	commandgrade "github.com/assay-eval/assay/internal/kind/command"
	"github.com/assay-eval/assay/internal/kind/diff"
	"github.com/assay-eval/assay/internal/kind/extraction"
	"github.com/assay-eval/assay/internal/kind/fields"
	filegrade "github.com/assay-eval/assay/internal/kind/file"
	imagegrade "github.com/assay-eval/assay/internal/kind/image"
	"github.com/assay-eval/assay/internal/kind/invocation"
	"github.com/assay-eval/assay/internal/kind/response"
	"github.com/assay-eval/assay/internal/kind/retrieval"
	"github.com/assay-eval/assay/internal/kind/selection"
	swiftgrade "github.com/assay-eval/assay/internal/kind/swift"
	"github.com/assay-eval/assay/internal/kind/text"
	"github.com/assay-eval/assay/internal/kind/xcode"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/githubcomment"
	"github.com/assay-eval/assay/internal/report/html"
	"github.com/assay-eval/assay/internal/report/markdown"
	reporttext "github.com/assay-eval/assay/internal/report/text"
	"github.com/assay-eval/assay/internal/suite"
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

// This file alone names every kind of agent, task tool, grader and report, and
// every suite that comes with the program.

// kinds are what a suite file may name.
func kinds() suite.Kinds {
	return suite.Kinds{
		Agents: map[string]suite.Kind{"model": model.Kind(), "command": command.Kind(), "cli": agentcli.Kind(), "tool": toolagent.Kind()},
		Graders: map[string]suite.Kind{
			"binding":    bindgrade.Kind(),
			"extraction": extraction.Kind(), "fields": fields.Kind(), "invocation": invocation.Kind(),
			"retrieval": retrieval.Kind(), "response": response.Kind(), "selection": selection.Kind(), "text": text.Kind(),
			"swift": swiftgrade.Kind(), "activity": activity.Kind(),
			"command": commandgrade.Kind(), "diff": diff.Kind(), "file": filegrade.Kind(), "image": imagegrade.Kind(), "xcode": xcode.Kind(),
		},
		Tools: map[string]suite.Kind{"binding": bindtools.Kind(), "submit": submit.Kind()},
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

// format is one way to write a report. File is its name in the out folder of a
// run, "" for those that are written on request only; those without write are in
// exports.
type format struct {
	name, file, doc string
	write           report.Format
	// applies says for which runs the file is written; nil for all.
	applies func(*analyse.Analysis) bool
}

// formats are the reports, in the order in which help lists them.
var formats = []format{
	{"text", "", "what a terminal shows", reporttext.Format, nil},
	{"results", "results.json", "everything, for programs (docs/results.md)", results.Format, nil},
	{"csv", "trials.csv", "one row a trial", reportcsv.Trials, nil},
	{"csv-summary", "summary.csv", "one row a task and arm", reportcsv.Summary, nil},
	{"csv-measures", "measures.csv", "one row a measure, of each arm and of each task in it", reportcsv.Measures, report.Programs},
	{"markdown", "report.md", "for the step summary of a CI", markdown.Format, nil},
	{runreport.FormatHTML, html.PageFile, "pages to look at, with the evidence (docs/viewer.md)", html.Single, nil},
	{"junit", "junit.xml", "for CI systems that show tests", junit.Format, nil},
	{"ctrf", "ctrf.json", "Common Test Report Format, for test dashboards", ctrf.Format, nil},
	{"github-comment", "", "one comment on a pull request, which the next run replaces", githubcomment.Format, nil},
	{"annotations", "", "workflow commands of GitHub Actions", annotations.Format, nil},
	{"toolcalls", "toolcalls.jsonl", "every tool call, one JSON object a line", toolcalls.Format, toolcalls.Applies},
	{"inspect", "", "Inspect logs, one .eval an arm, into out/inspect", nil, nil},
	{"atif", "", "ATIF-v1.7 trajectories, one a trial, into out/atif", nil, nil},
	{"otel", "", "experimental: OpenTelemetry GenAI traces (docs/interop.md)", otel.Format, nil},
	{"seed-a", "", "the results JSON of the design that swift-grounding follows", seeda.Format, nil},
	{"seed-b", "", "the M2 summary JSON of the design that bind-recall follows", seedb.Format, nil},
	{"seed-b2", "", "the M6 summary JSON of the same design, for suites that grade retrieval", seedb2.Format, nil},
	{"seed-c", "", "summary.csv of the agent-CLI evaluation; out/seed-c has all its tables", seedc.Format, nil},
}

// folders are reports of several files, by the name of their folder in the out
// folder of a run; none for runs of which they would say nothing.
var folders = map[string]func(*analyse.Analysis) []report.File{"seed-c": seedc.Files}

// exports are reports for other programs, of a file an arm or a trial.
var exports = map[string]runreport.Export{
	"inspect": inspect.Files,
	"atif":    atif.Files,
}

// catalog makes the parts of a suite.
func catalog(p suiteload.Parts) worker.Catalog {
	return worker.Catalog{
		Agent: func(name string, s *suite.Agent) (agent.Agent, error) {
			switch c := s.Config.(type) {
			case *model.Config:
				return model.New(c, model.Env{Getenv: p.Getenv, Redactor: p.Redactor, Price: p.Prices.OfModel(c), Idle: p.Idle})
			case *command.Config:
				return command.New(c, command.Env{Environ: p.Environ, Dir: p.Dir, Temp: p.Temp, Program: p.Program})
			case *agentcli.Config:
				return agentcli.New(c, agentcli.Env{Environ: p.Environ, Dir: p.Dir, Temp: p.Temp, Redact: p.Redactor, Price: p.Prices.OfProvider(c.Provider()), Idle: p.Idle})
			case *toolagent.Config:
				return toolagent.New(c), nil
			}
			return nil, fmt.Errorf("kind %s is not known here", s.Kind)
		},
		Grader: func(name string, s *suite.Grader) (grade.Grader, error) {
			switch c := s.Config.(type) {
			case *bindgrade.Config:
				return bindgrade.New(name, c)
			case *extraction.Config:
				return extraction.New(name, c), nil
			case *fields.Config:
				return fields.New(name, c), nil
			case *activity.Config:
				return activity.New(name, c, activity.EnvOf(p.Suite)), nil
			case *response.Config:
				return response.New(name, c), nil
			case *invocation.Config:
				return invocation.New(name, c), nil
			case *selection.Config:
				return selection.New(name, c), nil
			case *retrieval.Config:
				return retrieval.New(name, c)
			case *swiftgrade.Config:
				return swiftgrade.New(name, c, swiftGrading(p, name))
			case *text.Config:
				return text.New(name, c)
			case *commandgrade.Config:
				return commandgrade.New(name, c, commandgrade.Env{Environ: p.Environ, Tasks: p.GradedTasks(name, p.Suite)})
			case *diff.Config:
				return diff.New(name, c, p.Suite.Workspace.Subdir)
			case *filegrade.Config:
				return filegrade.New(name, c, suiteload.TasksOf(name, p.Suite.Tasks))
			case *imagegrade.Config:
				return imagegrade.New(name, c, imagegrade.Env{Files: p.Suite.Files, Tasks: suiteload.TasksOf(name, p.Suite.Tasks)})
			case *xcode.Config:
				return xcode.New(name, c, xcode.Env{Environ: p.Environ}), nil
			}
			return nil, fmt.Errorf("kind %s is not known here", s.Kind)
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
				return equip.ToolSet{Kind: t.Kind, Tools: bindtools.New(c, fixture, index), Preamble: bindtools.Preamble(fixture)}, nil
			case *submit.Config:
				return equip.ToolSet{Kind: t.Kind, Tools: submit.New(c)}, nil
			}
			return equip.ToolSet{}, fmt.Errorf("kind %s is not known here", t.Kind)
		},
		Dial: equip.DialMCP,
	}
}
