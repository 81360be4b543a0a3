package taskcheck

import (
	"fmt"
	"io"
	"strings"

	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/run"
	"github.com/assay-eval/assay/internal/worker"
)

// ShowProgress makes the checker write its progress to w, one line per action.
func (c *checker) ShowProgress(w io.Writer) {
	c.out = w
	c.rt.Rooms.Say = func(w worker.Wait) {
		c.printLine(suiteload.WarmingLine(run.Event{Kind: run.Warming, Reason: w.What, Over: w.Over, Took: w.Took}))
	}
}

func (c *checker) printLine(line string) {
	if c.out == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	fmt.Fprintln(c.out, line)
}

// setTotal says how much there is to try.
func (c *checker) setTotal(n int) { c.n = n }

// reportAct prints the result of one action; wrong is "" if it held.
func (c *checker) reportAct(x action, wrong string) {
	if c.out == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.done++
	width := len(fmt.Sprint(c.n))
	word := "ok   "
	if wrong != "" {
		word = "wrong"
	}
	line := fmt.Sprintf("[%*d/%d] %s  %s: %s", width, c.done, c.n, word, report.Clean(x.key.Task), report.Clean(x.what))
	if more := len(x.tasks) - 1; more > 0 {
		line += fmt.Sprintf(", and for %s like it", report.Plural(more, "task"))
	}
	if wrong != "" {
		line += ": " + report.Cut(report.Clean(strings.Join(strings.Fields(wrong), " ")), 160)
	}
	fmt.Fprintln(c.out, line)
}
