package helpcmd

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/toolchoice"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/worker"
)

// showMetrics lists the metrics that rules of a suite may name.
func (h *helper) showMetrics(cmd *cobra.Command, arg string) error {
	s, err := h.loader.LoadSuite(arg, &suiteload.Flags{FlagSet: cmd.Flags()})
	if err != nil {
		return err
	}
	red := h.loader.SuiteRedactor(s)
	fx, err := suiteload.ReadFixture(cmd.Context(), s, red)
	if err != nil {
		return err
	}
	prices, err := h.loader.TodaysPrices(s, "")
	if err != nil {
		return err
	}
	rt, err := h.loader.NewRuntime(cmd.Context(), s, fx, red, prices, worker.Setting{})
	if err != nil {
		return err
	}
	defer rt.Close()
	return h.show(metricsOf(s, suiteload.Metrics(s, rt)))
}

// metricsOf is a page of the metrics of a suite.
func metricsOf(s *suite.Suite, metrics []analyse.MetricInfo) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# Metrics of %s\n\nGate rules name them as `metric`.\n\n", report.Clean(s.Name))
	writeMetrics(&b, mergeStatistics(metrics))
	b.WriteString("\n`STAT` is `mean`, `median`, `p10` or `p90`. `pass_at_K` and `pass_pow_K` take any K up to the trials of a task.\n")
	b.WriteString("\n## Each tool\n\nTOOL is the name of a tool, with its server if several servers have such a tool: `docs/search`.\n\n")
	var tools []analyse.MetricInfo
	for _, m := range toolchoice.Describe("TOOL") {
		tools = append(tools, analyse.MetricInfo(m))
	}
	writeMetrics(&b, tools)
	if len(s.Compare) > 0 {
		fmt.Fprintf(&b, "\n## Each comparison\n\nRules with `compare: NAME`; the comparisons of this suite: %s.\n\n", strings.Join(cmdenv.SortedKeys(s.Compare), ", "))
		writeMetrics(&b, gate.ComparisonMetrics())
	}
	return b.String()
}

// mergeStatistics writes the statistics of a measure in one line, NAME.STAT, and pass@k
// for all k.
func mergeStatistics(metrics []analyse.MetricInfo) []analyse.MetricInfo {
	var out []analyse.MetricInfo
	for _, m := range metrics {
		if base, ok := strings.CutSuffix(m.Name, ".mean"); ok {
			m.Name = base + ".STAT"
		} else if len(out) > 0 && strings.HasSuffix(out[len(out)-1].Name, ".STAT") && isStatisticOf(m.Name, out[len(out)-1].Name) {
			continue
		}
		if strings.HasPrefix(m.Name, "pass_at_") || strings.HasPrefix(m.Name, "pass_pow_") {
			if !strings.Contains(m.Name, "_1") || strings.Contains(m.Name, "_10") {
				continue
			}
			m.Name = strings.Replace(m.Name, "_1", "_K", 1)
			m.Of = strings.Replace(m.Of, "at least 1 scored", "at least K scored", 1)
		}
		out = append(out, m)
	}
	return out
}

// isStatisticOf reports whether a metric is a statistic of the measure that merged names.
func isStatisticOf(name, merged string) bool {
	base := strings.TrimSuffix(merged, "STAT")
	rest, ok := strings.CutPrefix(name, base)
	return ok && (rest == "median" || rest == "p10" || rest == "p90")
}

// writeMetrics writes a table of metrics, in Markdown.
func writeMetrics(b *strings.Builder, metrics []analyse.MetricInfo) {
	b.WriteString("| metric | unit | meaning |\n|---|---|---|\n")
	for _, m := range metrics {
		about := "of " + m.Of
		if m.Doc != "" {
			about = m.Doc + "; " + about
		}
		fmt.Fprintf(b, "| `%s` | %s | %s |\n", m.Name, cmp.Or(m.Unit, "rate"), strings.ReplaceAll(about, "|", `\|`))
	}
}
