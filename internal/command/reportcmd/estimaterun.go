package reportcmd

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/forecast"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/stat"
)

const estimateLong = `Estimate predicts the cost and duration of a larger run from the mean cost, time
and tokens of an earlier one, for each arm, cache writes included. Means have 95%
intervals from resampling whole tasks. Elapsed time is the time of all trials
divided by --jobs.

RUN is a run folder, or "last" for the newest. If there is no run yet, assay plan
shows the most that a run may cost.`

// NewEstimate returns the command estimate.
func NewEstimate(loader *suiteload.Loader) *cobra.Command {
	var out string
	var trials, jobs int
	var asJSON bool
	cmd := &cobra.Command{
		Use: "estimate RUN", Short: "predict the cost and duration of a larger run",
		Long: estimateLong,
		Example: `  assay estimate last --trials 30
  assay estimate runs/20261121T101500Z-agent-cli-k3f9 --trials 10 --jobs 8 --json`,
		Args: cmdenv.OneRun,
		RunE: func(cmd *cobra.Command, args []string) error {
			if trials < 1 {
				return cmdenv.UsageErrorf("--trials %d: at least 1 is needed", trials)
			}
			if cmd.Flags().Changed("jobs") && jobs < 1 {
				return cmdenv.UsageErrorf("--jobs %d: at least 1 is needed", jobs)
			}
			r, err := runload.Open(loader, args[0], out, 0)
			if err != nil {
				return err
			}
			an, err := runload.Analyse(r.Run, r.Suite, 0)
			if err != nil {
				return err
			}
			if jobs == 0 {
				jobs = r.Suite.Limits.Jobs
			}
			f := forecast.New(an, trials, jobs)
			if asJSON {
				return loader.PrintJSON(f)
			}
			_, err = loader.Out.Write([]byte(forecastText(f)))
			return err
		},
	}
	fl := cmd.Flags()
	fl.IntVar(&trials, "trials", 30, "trials of every task in every arm")
	fl.IntVar(&jobs, "jobs", 0, "trials that run at once (default: as the run had it)")
	fl.StringVar(&out, "out", "runs", "`folder` that holds all runs")
	fl.BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

func forecastText(f forecast.Forecast) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s of every task in every arm, %d at once\n\n", report.Clean(f.Run), report.Plural(f.Trials, "trial"), f.Jobs)
	for _, arm := range f.Arms {
		fmt.Fprintf(&b, "%s: %s", report.Clean(arm.Arm), report.Plural(arm.Planned, "trial"))
		if arm.Starts > 0 {
			fmt.Fprintf(&b, " and %s", report.Plural(arm.Starts, "baseline"))
		}
		fmt.Fprintf(&b, ", judged by %s of %s\n", report.Plural(arm.Observed, "trial"), report.Plural(arm.Tasks, "task"))
		fmt.Fprintf(&b, "  a trial  %s, cold %s; %s; %s\n", perTrial(arm.USD, forecastUSD), forecastUSD(arm.ColdUSD.Estimate), perTrial(arm.MS, forecastMS), perTrial(arm.Tokens, forecastTokens))
		fmt.Fprintf(&b, "  all      %s\n", sumsText(arm.Sums))
	}
	if len(f.Agents) < len(f.Arms) {
		b.WriteByte('\n')
		for _, g := range f.Agents {
			fmt.Fprintf(&b, "%s: %s\n", report.Clean(g.Agent), sumsText(g.Sums))
		}
	}
	fmt.Fprintf(&b, "\ntotal: %s\n", sumsText(f.Total))
	if f.WallMS == nil {
		b.WriteString("elapsed time: unknown\n")
	} else {
		fmt.Fprintf(&b, "elapsed time: about %s with %d at once\n", forecastMS(f.WallMS), f.Jobs)
	}
	if f.Seed.Factor != nil {
		fmt.Fprintf(&b, "wall_seed: %s (elapsed_factor_seed %.2f: the run took that for each unit of its agents' time)\n", forecastMS(f.Seed.WallMS), *f.Seed.Factor)
	}
	for _, w := range f.Warnings {
		fmt.Fprintf(&b, "note: %s\n", report.Clean(w))
	}
	return b.String()
}

func perTrial(iv stat.Interval, write func(*float64) string) string {
	s := write(iv.Estimate)
	if iv.Low != nil && iv.High != nil {
		s += " (" + write(iv.Low) + " to " + write(iv.High) + ")"
	}
	return s
}

func sumsText(s forecast.Sums) string {
	usd := forecastUSD(s.TotalUSD)
	if s.USDLow != nil && s.USDHigh != nil {
		usd += " (" + forecastUSD(s.USDLow) + " to " + forecastUSD(s.USDHigh) + ")"
	}
	spent := "time of agents unknown"
	if s.TotalMS != nil {
		spent = forecastMS(s.TotalMS) + " of agents"
	}
	return usd + "; " + spent + "; " + forecastTokens(s.TotalTokens)
}

func forecastUSD(v *float64) string {
	switch {
	case v == nil:
		return "cost unknown"
	case *v < 1:
		return fmt.Sprintf("$%.4f", *v)
	}
	return fmt.Sprintf("$%.2f", *v)
}

func forecastMS(v *float64) string {
	if v == nil {
		return "time unknown"
	}
	return analyse.Milliseconds(*v)
}

func forecastTokens(v *float64) string {
	if v == nil {
		return "tokens unknown"
	}
	return report.Thousands(int64(*v+0.5)) + " tokens"
}
