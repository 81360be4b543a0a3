package trycmd

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/trycmd/draft"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/answer"
	"github.com/assay-eval/assay/internal/report/html"
	"github.com/assay-eval/assay/internal/trial"
)

// pageFile is the report of the run in the folder of the suite, as a single file.
const pageFile = "report.html"

// asideFolder holds the tasks that a bare agent guessed.
const asideFolder = "guessed"

func (t *attempt) runs() string { return filepath.Join(t.dir, "runs") }

// runBare runs each task once without the server. Tasks that pass are set aside: their
// answers can be guessed.
func (t *attempt) runBare(ctx context.Context) error {
	words := slices.Concat(t.runWords(t.left), []string{"--quiet", "--out=" + t.runs(), "--arm=*/ungrounded", "--trials=1"}, t.agentWords())
	if err := t.quietly(ctx, append(words, t.dir)); err != nil && !isVerdict(err) {
		return err
	}
	an, _, err := t.analyse()
	if err != nil {
		return err
	}
	t.bare = an
	t.left.Sub(t.left, spentOf(an))
	for i := range an.Trials {
		tr := &an.Trials[i]
		at := slices.IndexFunc(t.tasks, func(task *draft.Task) bool { return task.ID == tr.Task })
		if at < 0 || tr.Outcome != trial.Pass {
			continue
		}
		if err := t.setAside(tr.Task); err != nil {
			return err
		}
		t.tasks = slices.Delete(t.tasks, at, at+1)
		t.aside++
	}
	line := fmt.Sprintf("bare:    %s without the server", report.Plural(an.Total.Ledger.Scored, "trial"))
	if t.aside > 0 {
		line += fmt.Sprintf("; %s guessed, which moved to %s", report.Plural(t.aside, "answer"), filepath.Join(t.dir, asideFolder))
	} else {
		line += ", no answer guessed"
	}
	fmt.Fprintln(t.Out, line)
	if len(t.tasks) == 0 {
		return cmdenv.MissingError(errors.New("every answer can be guessed without the server: give the server more to read (--data, --env)"))
	}
	return nil
}

// isVerdict reports whether an error of a run is its verdict, which has been printed.
func isVerdict(err error) bool {
	exit, ok := errors.AsType[*cmdenv.ExitError](err)
	return ok && exit.Err == nil && exit.Code != cmdenv.ExitInterrupted
}

func (t *attempt) setAside(task string) error {
	to := filepath.Join(t.dir, asideFolder)
	err := os.MkdirAll(filepath.Join(to, "answers"), 0o777)
	for _, name := range []string{task + ".yaml", "answers/" + task + ".txt"} {
		if err == nil {
			err = os.Rename(filepath.Join(t.dir, "tasks", name), filepath.Join(to, name))
		}
	}
	if err != nil {
		return cmdenv.DiskError(fmt.Errorf("set task %s aside: %w", task, err))
	}
	return nil
}

// analyse reads the newest run of the suite.
func (t *attempt) analyse() (*analyse.Analysis, trial.Opener, error) {
	r, err := runload.Open(t.Loader, "last", t.runs(), 0)
	if err != nil {
		return nil, nil, err
	}
	an, err := runload.Analyse(r.Run, r.Suite, 0)
	return an, runload.EvidenceOf(r.Run), err
}

// spentOf returns the dollars that a run was billed.
func spentOf(an *analyse.Analysis) *big.Rat {
	sum := new(big.Rat)
	if c := an.Total.Spent; c.Priced > 0 {
		if v, ok := new(big.Rat).SetString(c.Billed.String()); ok {
			sum.Set(v)
		}
	}
	return sum
}

// runSuite runs the tasks with the server and with its placebo, and prints the answer.
func (t *attempt) runSuite(ctx context.Context) error {
	if t.left.Sign() <= 0 {
		return cmdenv.UsageErrorf("the budget of $%s is spent: raise --budget", t.f.budget)
	}
	words := slices.Concat(t.runWords(t.left), []string{"--out=" + t.runs(), "--arm=*/grounded", "--arm=*/placebo"}, t.agentWords())
	verdict := t.run(ctx, append(words, t.dir))
	if verdict != nil && !isVerdict(verdict) {
		return verdict
	}
	an, evidence, err := t.analyse()
	if err != nil {
		return err
	}
	page := filepath.Join(t.dir, pageFile)
	file, err := os.Create(page)
	if err == nil {
		err = errors.Join(html.Single(file, an, evidence), file.Close())
	}
	if err != nil {
		return cmdenv.DiskError(fmt.Errorf("write %s: %w", page, err))
	}
	fmt.Fprintln(t.Out)
	for _, line := range t.headlines(an) {
		fmt.Fprintln(t.Out, line)
	}
	fmt.Fprintf(t.Out, "page     %s\nsuite    %s: edit its tasks, then: assay run %[2]s%s\n", page, cmdenv.QuoteWord(t.dir), t.hint())
	return verdict
}

func (t *attempt) hint() string {
	if len(t.f.agents) == 0 {
		return " --agent anthropic:claude-haiku-4-5 --budget 1"
	}
	out := ""
	for _, w := range t.f.agents {
		out += " --agent " + cmdenv.QuoteWord(w)
	}
	return out
}

// headlines answers for each agent whether it can use the server.
func (t *attempt) headlines(an *analyse.Analysis) []string {
	var out []string
	for i := range an.Arms {
		arm := &an.Arms[i]
		if arm.Scenario != "grounded" || arm.Ledger.Planned == arm.Ledger.CountExcluded() {
			continue
		}
		out = append(out, t.headline(an, arm))
	}
	return out
}

func (t *attempt) headline(an *analyse.Analysis, arm *analyse.Arm) string {
	passed, scored := 0, 0
	var c counts
	for i := range an.Trials {
		if tr := &an.Trials[i]; tr.Arm == arm.ID && tr.Status == analyse.Scored {
			if scored++; tr.Outcome == trial.Pass {
				passed++
			}
			c.add(tr, t.toolsOf(tr.Task))
		}
	}
	if len(t.f.agents) == 0 {
		return fmt.Sprintf("Smoke test: %d of %d scripted answers hold, %d calls failed; no model was measured: say --agent to ask whether an agent can use it",
			passed, scored, c.failed)
	}
	line := fmt.Sprintf("Can an agent use it? %d/%d", passed, scored)
	if len(t.f.agents) > 1 {
		line = fmt.Sprintf("Can %s use it? %d/%d", report.Clean(arm.Agent), passed, scored)
	}
	for _, n := range []struct {
		what string
		n    int
	}{{"no tool called in", c.none}, {"another tool first in", c.other}, {"bad arguments in", c.bad}, {"errors of tools in", c.errors}} {
		if n.n > 0 {
			line += fmt.Sprintf("; %s %d", n.what, n.n)
		}
	}
	if l := arm.Ledger; l.Void > 0 || l.Skipped > l.CountExcluded() {
		line += fmt.Sprintf("; %d void, %d skipped", l.Void, l.Skipped-l.CountExcluded())
	}
	if cost := t.costRatios(arm); cost != "" {
		line += "; " + cost + " against bare"
	}
	return line
}

// counts are trials by what went wrong with their calls, and calls that failed.
type counts struct{ none, other, bad, errors, failed int }

// add counts a trial whose answer tools can tell.
func (c *counts) add(tr *analyse.Trial, tools []string) {
	if tr.Choice == nil {
		return
	}
	if len(tr.Choice.Calls) == 0 {
		c.none++
		return
	}
	first := tr.Choice.Calls[0]
	if !slices.ContainsFunc(tools, first.Is) {
		c.other++
	}
	bad, failed := false, false
	for _, call := range tr.Choice.Calls {
		bad = bad || call.Valid != nil && !*call.Valid
		failed = failed || call.Error
		if call.Error {
			c.failed++
		}
	}
	if bad {
		c.bad++
	} else if failed {
		c.errors++
	}
}

// toolsOf returns the tools that can tell the answer of a task, as agents see them.
func (t *attempt) toolsOf(id string) []string {
	var out []string
	for _, task := range t.tasks {
		if task.ID == id {
			for _, name := range task.Tools {
				out = append(out, t.shownName(name))
			}
		}
	}
	return out
}

// costRatios compares the means of a trial with the means of the bare arm of the same agent.
func (t *attempt) costRatios(arm *analyse.Arm) string {
	i := slices.IndexFunc(t.bare.Arms, func(b analyse.Arm) bool { return b.Agent == arm.Agent && b.Scenario == "ungrounded" })
	if i < 0 {
		return ""
	}
	var parts []string
	for _, of := range []struct{ number, noun string }{{analyse.NumberCost, "money"}, {analyse.NumberTokens, "tokens"}, {analyse.NumberTime, "time"}} {
		to, from := meanOf(arm, of.number), meanOf(&t.bare.Arms[i], of.number)
		if to == nil || from == nil || *from <= 0 {
			continue
		}
		parts = append(parts, answer.Factor(*to / *from)+" "+of.noun)
	}
	return strings.Join(parts, ", ")
}

func meanOf(arm *analyse.Arm, number string) *float64 {
	if n := report.FindNumber(arm.Numbers, number); n != nil && n.N > 0 {
		return n.Mean
	}
	return nil
}
