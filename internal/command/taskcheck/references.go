package taskcheck

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/patch"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/worker"
)

// solution is a file of a task that its graders must judge in one way: a reference
// passes, a faulty solution fails the criteria that it is named for and no other.
// A patch is applied to the workspace, anything else is the answer.
type solution struct {
	task  *suite.Task
	file  string
	fails []string // sorted; none for a reference
	kind  string   // the keys of faulty that name the file, such as "swift.symbol_exists label"
}

// verdict is the judgement of the graders on a solution.
type verdict struct {
	wrong   string // their wrong verdict; "" if the verdict is right
	unseen  bool   // they cannot judge the criterion that a faulty solution must fail
	backend string // that judged this criterion, where the grader names one
}

// listSolutions returns the solutions of a suite, in its order.
func listSolutions(s *suite.Suite) []solution {
	var out []solution
	for _, t := range s.Tasks {
		if t.Reference != "" {
			out = append(out, solution{task: t, file: t.Reference})
		}
		out = append(out, faultySolutions(t)...)
	}
	return out
}

// faultySolutions are the faulty solutions of a task. A file that is named for several
// criteria must fail them all. In a key a word may follow the criterion.
func faultySolutions(t *suite.Task) []solution {
	var out []solution
	for _, key := range slices.Sorted(maps.Keys(t.Faulty)) {
		criterion, _, _ := strings.Cut(key, " ")
		i := slices.IndexFunc(out, func(x solution) bool { return x.file == t.Faulty[key] })
		switch {
		case i < 0:
			out = append(out, solution{t, t.Faulty[key], []string{criterion}, key})
		case !slices.Contains(out[i].fails, criterion):
			out[i].fails, out[i].kind = append(out[i].fails, criterion), out[i].kind+" and "+key
		}
	}
	return out
}

// CheckSolutions grades the reference and faulty solutions of a suite and reports each
// wrong verdict. Faulty solutions that the graders cannot judge are counted separately.
func (c *checker) CheckSolutions(ctx context.Context, out io.Writer) error {
	s := c.suite
	all := listSolutions(s)
	if len(all) == 0 {
		return cmdenv.UsageErrorf("--references: no task of suite %s has a reference or a faulty solution", s.Name)
	}
	if err := c.probeGraders(ctx); err != nil {
		return err
	}
	keys := make([]trial.Key, len(all))
	for i, x := range all {
		keys[i] = c.noteSolution(x, i)
	}
	verdicts := mapParallel(ctx, len(all), func(i int) verdict { return c.gradeSolution(ctx, all[i], keys[i]) })
	if ctx.Err() != nil {
		return cmdenv.ExitWith(cmdenv.ExitInterrupted)
	}
	var references, faulty tallied
	unseen := 0
	for i, x := range all {
		kind, v := &references, verdicts[i]
		if len(x.fails) > 0 {
			kind = &faulty
		}
		kind.Of++
		switch {
		case v.wrong == "":
			kind.Held++
		case v.unseen:
			unseen++
		default:
			fmt.Fprintf(out, "%s: %s\n", report.Clean(x.task.ID+" "+x.file), report.Clean(v.wrong))
		}
	}
	fmt.Fprintf(out, "%s, %d of them pass; %s, %d of them fail their criterion and no other",
		report.Plural(references.Of, "reference"), references.Held, report.Plural(faulty.Of, "faulty solution"), faulty.Held)
	if unseen > 0 {
		fmt.Fprintf(out, ", and %d cannot be judged here", unseen)
	}
	fmt.Fprintln(out)
	printBackends(out, all, verdicts)
	if bad := references.Of - references.Held + faulty.Of - faulty.Held - unseen; bad > 0 {
		return cmdenv.UsageErrorf("%s not judged as it should be", report.Plural(bad, "solution"))
	}
	return nil
}

// printBackends counts faulty solutions by what is wrong with them and by the backend
// that judged it, and names the tasks whose faults a backend cannot see.
func printBackends(out io.Writer, all []solution, verdicts []verdict) {
	type row struct{ kind, backend string }
	counts, unseen := map[row]*tallied{}, map[row][]string{}
	width := 0
	for i, x := range all {
		v := verdicts[i]
		if v.backend == "" || len(x.fails) == 0 {
			continue
		}
		r := row{x.kind, v.backend}
		width = max(width, len(r.kind)+len(r.backend))
		if counts[r] == nil {
			counts[r] = &tallied{}
		}
		counts[r].Of++
		switch {
		case v.wrong == "":
			counts[r].Held++
		case v.unseen:
			unseen[r] = append(unseen[r], x.task.ID)
		}
	}
	rows := slices.SortedFunc(maps.Keys(counts), func(a, b row) int {
		return cmp.Or(strings.Compare(a.kind, b.kind), strings.Compare(a.backend, b.backend))
	})
	for _, r := range rows {
		fmt.Fprintf(out, "  %-*s  %d of %d fail", width+1, report.Clean(r.kind+" "+r.backend), counts[r].Held, counts[r].Of)
		if len(unseen[r]) > 0 {
			fmt.Fprintf(out, "; %s cannot see it in %s", report.Clean(r.backend), report.Clean(strings.Join(unseen[r], ", ")))
		}
		fmt.Fprintln(out)
	}
}

// probeGraders checks that the graders can run here and have the criteria that faulty
// solutions are named for.
func (c *checker) probeGraders(ctx context.Context) error {
	if err := c.rt.ProbeGraders(ctx); err != nil {
		if ctx.Err() != nil {
			return cmdenv.ExitWith(cmdenv.ExitInterrupted)
		}
		return cmdenv.MissingError(err)
	}
	for _, x := range listSolutions(c.suite) {
		for _, name := range x.fails {
			if !hasCriterion(c.rt, name) {
				return cmdenv.UsageErrorf("task %s: faulty names criterion %s, which no grader of the suite has", x.task.ID, name)
			}
		}
	}
	return nil
}

// mapParallel calls f for 0 to n-1, several at once, and returns the results.
func mapParallel[T any](ctx context.Context, n int, f func(int) T) []T {
	out := make([]T, n)
	slots := make(chan struct{}, runtime.NumCPU())
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() {
			slots <- struct{}{}
			defer func() { <-slots }()
			if ctx.Err() == nil {
				out[i] = f(i)
			}
		})
	}
	wg.Wait()
	return out
}

func hasCriterion(rt *worker.Runtime, name string) bool {
	for _, g := range rt.Graders() {
		for _, c := range rt.Columns(g) {
			if c.Name == name && !c.Measure {
				return true
			}
		}
	}
	return false
}

// noteSolution notes a solution's edit, for the trial index of its task.
func (c *checker) noteSolution(x solution, index int) trial.Key {
	return c.noteEdit(x.task.ID, index, func(root string) error {
		text, err := fs.ReadFile(c.suite.Files, x.file)
		if err != nil {
			return fmt.Errorf("it cannot be read: %w", err)
		}
		return patch.Apply(root, text)
	})
}

// gradeSolution grades the solution as if an agent had written it.
func (c *checker) gradeSolution(ctx context.Context, x solution, key trial.Key) verdict {
	attempt, blobs, err := c.makeAttempt(ctx, x.file, key)
	if err != nil {
		return verdict{wrong: err.Error()}
	}
	scores := c.rt.Grade(ctx, worker.Assignment{Key: attempt.Key, N: 1, Attempt: attempt, Blobs: blobs})
	v := verdict{wrong: checkScores(scores, x.fails)}
	fails := 0
	for _, s := range scores {
		for _, k := range s.Criteria {
			if k.Verdict == trial.Fail {
				fails++
			}
			if slices.Contains(x.fails, k.Name) {
				v.backend = s.Details["backend"]
				v.unseen = v.unseen || k.Verdict == trial.Unknown
			}
		}
		if s.Fault != nil {
			fails++ // a broken grader is not a gap of a judge
		}
	}
	v.unseen = v.unseen && fails == 0
	return v
}

// makeAttempt is a solution as an agent would leave it.
func (c *checker) makeAttempt(ctx context.Context, file string, key trial.Key) (*trial.Attempt, map[seal.Digest][]byte, error) {
	if usesRoom(file) {
		return c.runEdit(ctx, key)
	}
	text, err := fs.ReadFile(c.suite.Files, file)
	if err != nil {
		return nil, nil, fmt.Errorf("it cannot be read: %w", err)
	}
	blobs := map[seal.Digest][]byte{}
	attempt := &trial.Attempt{Key: key, N: 1, Source: trial.Imported, End: &trial.End{Reason: trial.Finished, Turns: 1}}
	attempt.Artifact.Answer = trial.NewRef(asAnswer(file, text), "answer.txt", "text/plain", blobs)
	return attempt, blobs, nil
}

// checkScores checks that a solution fails exactly the criteria in want. It returns the
// fault in the scores, or "" if none.
func checkScores(scores []trial.Score, want []string) string {
	var all, fails []string // with evidence; names
	for _, score := range scores {
		if score.Fault != nil {
			return fmt.Sprintf("grader %s: %v", score.Grader, score.Fault)
		}
		for _, c := range score.Criteria {
			named := slices.Contains(want, c.Name)
			if c.Verdict == trial.Pass || c.Verdict == trial.NotApplicable || !c.Required && !named {
				continue
			}
			if c.Verdict == trial.Fail {
				fails = append(fails, c.Name)
			}
			if c.Verdict == trial.Fail || len(want) == 0 || named {
				why := c.Name + " is " + string(c.Verdict)
				if len(c.Evidence) > 0 {
					why += " (" + c.Evidence[0] + ")"
				}
				all = append(all, why)
			}
		}
	}
	slices.Sort(fails)
	must := strings.Join(want, " and ")
	switch {
	case len(want) == 0 && len(all) > 0:
		return "a reference must pass: " + strings.Join(all, "; ")
	case len(want) == 0 || slices.Equal(fails, want):
		return ""
	case len(all) == 0:
		return "it must fail " + must + " and passes"
	}
	return "it must fail " + must + " and nothing else: " + strings.Join(all, "; ")
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
