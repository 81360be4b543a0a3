package cli

import (
	"context"
	"fmt"
	"io/fs"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// solution is a file of a task that its graders must judge in one way: a reference
// passes, a faulty solution fails one criterion and no other.
type solution struct {
	task  *suite.Task
	file  string
	fails string // the criterion; "" for a reference
}

// solutions are those of a suite, in its order.
func solutions(s *suite.Suite) []solution {
	var out []solution
	for _, t := range s.Tasks {
		if t.Reference != "" {
			out = append(out, solution{t, t.Reference, ""})
		}
		for _, c := range slices.Sorted(maps.Keys(t.Faulty)) {
			out = append(out, solution{t, t.Faulty[c], c})
		}
	}
	return out
}

// checkSolutions grades the reference and faulty solutions of a suite and says
// what is not judged as it should be.
func (a *app) checkSolutions(ctx context.Context, s *suite.Suite, rt *worker.Runtime) error {
	all := solutions(s)
	if len(all) == 0 {
		return usage("--references: no task of suite %s has a reference or a faulty solution", s.Name)
	}
	if err := rt.ProbeGraders(ctx); err != nil {
		if ctx.Err() != nil {
			return &exitError{exitInterrupted, nil}
		}
		return missing(err)
	}
	for _, x := range all {
		if x.fails != "" && !declared(rt, x.fails) {
			return usage("task %s: faulty names criterion %s, which no grader of the suite has", x.task.ID, x.fails)
		}
	}
	wrong := make([]string, len(all))
	slots := make(chan struct{}, runtime.NumCPU())
	var wg sync.WaitGroup
	for i, x := range all {
		wg.Go(func() {
			slots <- struct{}{}
			defer func() { <-slots }()
			wrong[i] = x.check(ctx, s, rt)
		})
	}
	wg.Wait()
	if ctx.Err() != nil {
		return &exitError{exitInterrupted, nil}
	}
	bad, references, faulty := 0, [2]int{}, [2]int{}
	for i, x := range all {
		kind := &references
		if x.fails != "" {
			kind = &faulty
		}
		kind[1]++
		if wrong[i] == "" {
			kind[0]++
			continue
		}
		bad++
		fmt.Fprintf(a.out, "%s: %s\n", report.Clean(x.task.ID+" "+x.file), report.Clean(wrong[i]))
	}
	fmt.Fprintf(a.out, "%s, %d of them pass; %s, %d of them fail their criterion and no other\n",
		report.Plural(references[1], "reference"), references[0], report.Plural(faulty[1], "faulty solution"), faulty[0])
	if bad > 0 {
		return usage("%s not judged as it should be", report.Plural(bad, "solution"))
	}
	return nil
}

// declared reports whether some grader has a criterion.
func declared(rt *worker.Runtime, name string) bool {
	for _, g := range rt.Graders() {
		for _, c := range rt.Columns(g) {
			if c.Name == name && !c.Measure {
				return true
			}
		}
	}
	return false
}

// check grades the solution as if an agent had answered with it, and says what is
// wrong with the verdicts; "" if nothing is.
func (x solution) check(ctx context.Context, s *suite.Suite, rt *worker.Runtime) string {
	text, err := fs.ReadFile(s.Files, x.file)
	if err != nil {
		return fmt.Sprintf("it cannot be read: %v", err)
	}
	blobs := map[seal.Digest][]byte{}
	attempt := &trial.Attempt{Key: trial.Key{Task: x.task.ID, Arm: "reference/reference"}, N: 1, Source: trial.Imported,
		End: &trial.End{Reason: trial.Finished, Turns: 1}}
	attempt.Artifact.Answer = trial.Keep(asAnswer(x.file, text), "answer.txt", "text/plain", blobs)
	var all, fails []string // with evidence; names
	for _, score := range rt.Grade(ctx, worker.Assignment{Key: attempt.Key, N: 1, Attempt: attempt, Blobs: blobs}) {
		if score.Fault != nil {
			return fmt.Sprintf("grader %s: %v", score.Grader, score.Fault)
		}
		for _, c := range score.Criteria {
			if c.Verdict == trial.Pass || c.Verdict == trial.NotApplicable || !c.Required && c.Name != x.fails {
				continue
			}
			if c.Verdict == trial.Fail {
				fails = append(fails, c.Name)
			}
			if c.Verdict == trial.Fail || x.fails == "" || c.Name == x.fails {
				why := c.Name + " is " + string(c.Verdict)
				if len(c.Evidence) > 0 {
					why += " (" + c.Evidence[0] + ")"
				}
				all = append(all, why)
			}
		}
	}
	switch {
	case x.fails == "" && len(all) > 0:
		return "a reference must pass: " + strings.Join(all, "; ")
	case x.fails == "" || slices.Equal(fails, []string{x.fails}):
		return ""
	case len(all) == 0:
		return "it must fail " + x.fails + " and passes"
	}
	return "it must fail " + x.fails + " and nothing else: " + strings.Join(all, "; ")
}

// asAnswer is a file as an agent would hand it in: Swift as a fenced block that no
// line of it closes, anything else as it is.
func asAnswer(file string, text []byte) []byte {
	if !strings.HasSuffix(file, ".swift") {
		return text
	}
	fence := "```"
	for strings.Contains(string(text), fence) {
		fence += "`"
	}
	return []byte(fence + "swift\n" + strings.TrimRight(string(text), "\n") + "\n" + fence + "\n")
}
