package statcmd

import (
	"cmp"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
)

func newExtraCost(env *cmdenv.Env) *cobra.Command {
	var f statFlags
	cmd := &cobra.Command{
		Use: "extra-cost FILE", Short: "give the cost of an extra success with its confidence set",
		Long: `Give what an extra success costs: the mean over tasks of the difference in cost of a
trial over that of the difference in success rate, treatment − control, with
Fieller's confidence set. The set is an interval only if success differs; else it is
all numbers outside an interval, or every number.

FILE has one row a pair of trials, with the columns
  task,control,treatment           1 or 0, pass or fail
  control_usd,treatment_usd        what the trials cost
  cluster                          of tasks that may share their effect; may be missing`,
		Example: `  assay stat extra-cost costs.csv
  assay stat extra-cost costs.csv --level 0.9 --json`,
	}
	f.register(cmd)
	return readingFile(env, cmd, &f, func(s *sheet) (*page, any, error) {
		tasks, err := s.increments()
		if err != nil {
			return nil, nil, err
		}
		out := stat.ExtraCostByTask(tasks, f.level)
		p := &page{}
		p.addText("Over %s: %s.", report.Plural(out.Tasks, "task"), report.ExtraCostText(&out))
		p.addTable([][]string{
			{"extra_cost", formatFigure(out.Estimate), "difference in cost over difference in success"},
			{"set", cmp.Or(out.Set, "–"), setTexts[out.Set]},
			{"low", formatFigure(out.Low), ""}, {"high", formatFigure(out.High), ""},
			{"method", out.Method, ""},
		}, 1)
		p.addIntervals(interval{"cost", out.Cost}, interval{"success", out.Success})
		out.Warnings = append(s.gapWarnings(), out.Warnings...)
		p.addNotes("", out.Warnings)
		return p, out, nil
	})
}

var setTexts = map[string]string{
	stat.SetBetween: "the values from low to high", stat.SetOutside: "all values but those between low and high", stat.SetAny: "every value",
}

// increments reads one row a pair of trials with their costs. It leaves out pairs that
// lack a verdict or a cost.
func (s *sheet) increments() ([]stat.Increment, error) {
	if err := s.checkHeader(); err != nil {
		return nil, err
	}
	columns := []string{"task", "control", "treatment", "control_usd", "treatment_usd"}
	if !s.hasColumn(columns...) {
		return nil, s.requireColumns("task,control,treatment,control_usd,treatment_usd")
	}
	type task struct {
		stat.Increment
		n float64
	}
	var g byTask[task]
	for i := range s.rows {
		var passed [2]bool
		var usd [2]float64
		complete := true
		for side, column := range columns[1:3] {
			p, known, err := s.verdict(i, column)
			if err != nil {
				return nil, err
			}
			v, ok, err := s.parseNumber(i, columns[3+side])
			if err != nil {
				return nil, err
			}
			if v < 0 {
				return nil, cmdenv.UsageErrorf("%s:%d: %s is %g: a cost is not negative", s.name, s.lines[i], columns[3+side], v)
			}
			passed[side], usd[side], complete = p, v, complete && known && ok
		}
		if !complete {
			continue
		}
		t := g.task(s.cellText(i, "task"))
		t.n++
		t.Cost += (usd[1] - usd[0] - t.Cost) / t.n
		t.Success += (float64(one(passed[1])-one(passed[0])) - t.Success) / t.n
		if s.hasColumn("cluster") {
			cluster := s.cellText(i, "cluster")
			if cluster == "" || t.n > 1 && cluster != t.Cluster {
				return nil, cmdenv.UsageErrorf("%s:%d: task %s has cluster %q: every task is in one cluster, on all of its rows", s.name, s.lines[i], report.Clean(s.cellText(i, "task")), report.Clean(cluster))
			}
			t.Cluster = cluster
		}
	}
	out := make([]stat.Increment, len(g.tasks))
	for i, t := range g.tasks {
		out[i] = t.Increment
	}
	return out, nil
}
