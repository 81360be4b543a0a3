package statcmd

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/analyse/taskmodel"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat/glmm"
)

const modelLong = `Fit a hierarchical logistic model to each comparison of a run: how much the
treatment changes success in all tasks, in each group of tasks and for each agent,
with how likely it is better there, and which tasks are flaky. Groups are drawn
towards all tasks, the more the fewer tasks they have.

RUN is a run folder, or "last" for the newest. assay report tests whether there is an
effect; the model says where it lies. assay help statistics has the
formulas.`

type modelAnswer struct {
	Run    string            `json:"run"`
	Models []taskmodel.Model `json:"models"`
}

func newModel(loader *suiteload.Loader) *cobra.Command {
	var f statFlags
	var out string
	var graded bool
	cmd := &cobra.Command{
		Use: "model RUN", Short: "model what a treatment changes in groups of tasks", Long: modelLong,
		Example: `  assay stat model last
  assay stat model runs/20261121T101500Z-my-suite-k3f9 --json`,
		Args: cmdenv.OneRun,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := f.check(cmd); err != nil {
				return err
			}
			a, _, err := runload.ReadAnalysis(loader, args[0], out, graded)
			if err != nil {
				return err
			}
			if len(a.Comparisons) == 0 {
				return cmdenv.UsageErrorf("stat model: run %s compares no arms; add compare: to its suite", a.Run)
			}
			answer := modelAnswer{a.Run, taskmodel.FitAll(a, f.level)}
			p := &page{}
			for i := range answer.Models {
				p.addModel(&answer.Models[i], f.level)
			}
			return printAnswer(loader.Env, p, answer, f.json)
		},
	}
	fl := cmd.Flags()
	fl.StringVar(&out, "out", "runs", "`folder` that holds all runs")
	fl.BoolVar(&graded, "graded", false, runload.GradedHelp)
	f.register(cmd)
	return cmd
}

func (p *page) addModel(m *taskmodel.Model, level float64) {
	if p.b.Len() > 0 {
		p.b.WriteString("\n")
	}
	name := report.Clean(m.Comparison)
	p.addText("%s: %s against %s; %s of %s (%s).", name, report.Clean(m.Treatment), report.Clean(m.Control),
		report.Plural(m.Trials, "trial"), report.Plural(m.Tasks, "task"), m.Method)
	for _, w := range m.Warnings {
		p.addNotes(name, []string{report.Clean(w)})
	}
	if len(m.Effects) == 0 {
		p.addText("There is no fit; the notes name the cause.")
		return
	}
	heads, rows := report.ModelRows(m.Effects, level)
	p.addTable(append([][]string{heads}, rows...), 1, 2, 3, 4, 5, 6)
	var spread []string
	for _, d := range m.Deviations {
		spread = append(spread, map[string]string{"task": "tasks", "task_treatment": "effects of tasks", "group_treatment": "effects of groups"}[d.Of]+" "+strconv.FormatFloat(d.Estimate, 'f', 2, 64))
	}
	p.b.WriteString("\n")
	p.addText("Deviations on the log odds: %s. Log-likelihood %.3f.", strings.Join(spread, ", "), *m.LogLikelihood)
	p.addFlaky(m.Flaky)
}

// mostFlaky is the maximum number of flaky tasks in text output; JSON has all.
const mostFlaky = 10

func (p *page) addFlaky(all []glmm.Flaky) {
	if len(all) == 0 {
		return
	}
	rows := [][]string{{"flaky task", "agent", "side", "passed", "chance to pass", "two more differ"}}
	for _, f := range all[:min(len(all), mostFlaky)] {
		side := "control"
		if f.Treated {
			side = "treatment"
		}
		rows = append(rows, []string{report.Clean(f.Task), report.Clean(f.Agent), side, fmt.Sprintf("%d/%d", f.Passed, f.N),
			fmt.Sprintf("%s (%s to %s)", formatRate(f.Rate.Estimate), formatRate(f.Rate.Low), formatRate(f.Rate.High)), formatRate(&f.Disagree)})
	}
	p.addTable(rows, 3, 4, 5)
	if more := len(all) - mostFlaky; more > 0 {
		p.addText("%d more in --json.", more)
	}
}
