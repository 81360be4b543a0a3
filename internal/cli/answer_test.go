package cli

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/mattn/go-runewidth"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runcmd"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report/text"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// maxScreen is the most lines that the command run prints on a terminal of 100 columns.
const maxScreen = 24

var (
	timeOfTrial = regexp.MustCompile(` +(\d+(\.\d+)? m?s|\d+m\d\ds)\b`)
	timeFactor  = regexp.MustCompile(`×[\d.,]+ time`)
	timeOfRun   = regexp.MustCompile(`^(.*?) +(\d+ m?s|\d+m\d\ds)\n`)
	runID       = regexp.MustCompile(`\d{8}T\d{6}Z-([a-z-]+)-\w{4}`)
)

// withoutTimes returns a page of a run without what differs from run to run.
func withoutTimes(page string) string {
	page = timeOfRun.ReplaceAllString(page, "$1\n")
	page = timeFactor.ReplaceAllString(page, "×<n> time")
	page = timeOfTrial.ReplaceAllString(page, "  <time>")
	return runID.ReplaceAllString(page, "20261121T101500Z-$1-k3f9")
}

// TestAnswers compares the output of runs of suites that ship, with their scripted
// answers, with testdata/answers.
func TestAnswers(t *testing.T) {
	goldens, err := filepath.Abs("testdata/answers")
	if err != nil {
		t.Fatal(err)
	}
	// swift-grounding needs a toolchain, and agent-cli minutes.
	for _, name := range []string{"bind-recall", "cost-baseline", "decision-extraction", "decision-handlers", "preflight-recall", "relevance-selection", "tool-invocation"} {
		t.Run(name, func(t *testing.T) {
			if name != "bind-recall" {
				testenv.Slow(t)
			}
			t.Chdir(t.TempDir())
			var out, errs bytes.Buffer
			env := &cmdenv.Env{In: strings.NewReader(""), RawOut: &out, RawErr: &errs, Now: time.Now, Environ: []string{"HOME=" + t.TempDir(), "ASSAY_CACHE_DIR=" + t.TempDir()}}
			if code := runCommandLine(env, []string{"run", name}); code != cmdenv.ExitOK {
				t.Fatalf("exit %d: %s", code, errs.String())
			}
			checkScreen(t, out.String(), maxScreen)
			got, golden := withoutTimes(out.String()), filepath.Join(goldens, name+".txt")
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), got); diff != "" {
				t.Errorf("%s differs (-want +got); if it should, run the test with -update:\n%s", golden, diff)
			}
		})
	}
}

func checkScreen(t *testing.T, page string, most int) {
	t.Helper()
	lines := strings.Split(strings.TrimSuffix(page, "\n"), "\n")
	if len(lines) > most {
		t.Errorf("%d lines of %d:\n%s", len(lines), most, page)
	}
	for _, line := range lines {
		if w := runewidth.StringWidth(line); w > 100 {
			t.Errorf("%d columns: %s", w, line)
		}
	}
}

// TestAnswerOfEverySuite checks that the answer of any run of a suite that ships fits on
// one screen, however its trials ended.
func TestAnswerOfEverySuite(t *testing.T) {
	for _, name := range shipped.Names() {
		reporter := newReporter(&cmdenv.Env{Environ: []string{"HOME=" + t.TempDir()}})
		s, err := reporter.LoadSuite(name, &suiteload.Flags{FlagSet: runcmd.NewRun(reporter).Flags()})
		if err != nil {
			t.Fatal(err)
		}
		for seed, outcomes := range []string{"pf", "p", "f", "pfuvs", "v", "-pf", "u"} {
			a := drawOutcomes(t, s, outcomes, uint64(seed))
			var page bytes.Buffer
			if err := text.WriteAnswer(&page, a, text.Options{Width: 100}, "last"); err != nil {
				t.Fatal(err)
			}
			checkScreen(t, page.String(), maxScreen-2)
			if scored := a.Total.Ledger.Scored; len(a.Comparisons) > 0 && scored > 0 && !strings.Contains(page.String(), firstAsk(s)) {
				t.Errorf("%s, outcomes %s: no %q in\n%s", name, outcomes, firstAsk(s), page.String())
			}
		}
	}
}

// firstAsk returns the first question of the suite, as far as every page shows it.
func firstAsk(s *suite.Suite) string {
	for _, name := range s.CompareNames() {
		return s.Compare[name].Ask
	}
	return ""
}

// drawOutcomes analyses a run of a suite whose trials end in one of the outcomes: p, f, u,
// v for void, s for skipped and - for not run.
func drawOutcomes(t *testing.T, s *suite.Suite, outcomes string, seed uint64) *analyse.Analysis {
	t.Helper()
	rnd := rand.New(rand.NewPCG(seed, 19))
	var plan trial.Plan
	var records []trial.Record
	verdicts := map[byte]trial.Verdict{'p': trial.Pass, 'f': trial.Fail, 'u': trial.Unknown}
	for _, task := range s.Tasks {
		for _, arm := range s.Arms {
			for n := range s.Trials {
				key := trial.Key{Task: task.ID, Arm: arm.ID(), Index: n}
				plan.Trials = append(plan.Trials, trial.Planned{Key: key})
				outcome := outcomes[rnd.IntN(len(outcomes))]
				attempt := &trial.AttemptRecord{Attempt: trial.Attempt{Key: key, N: 1, Source: trial.Live, Timing: trial.Timing{AgentMS: rnd.Int64N(100_000)}, Usage: []trial.Usage{{Input: rnd.Int64N(90_000), Output: 10}}}, Settled: true}
				switch outcome {
				case '-':
					continue
				case 's':
					records = append(records, trial.Record{Type: trial.RecordSkip, Skip: &trial.Skip{Key: key, Reason: "budget: nothing is left"}})
					continue
				case 'v':
					attempt.Fault = &trial.Fault{Class: trial.ClassEnvironment, Err: fmt.Errorf("the endpoint of %s did not answer", key.Task)}
				default:
					attempt.End = &trial.End{Reason: trial.Finished}
				}
				records = append(records, trial.Record{Type: trial.RecordStart, Start: &trial.Start{Key: key, N: 1}}, trial.Record{Type: trial.RecordAttempt, Attempt: attempt})
				if attempt.Fault != nil {
					continue
				}
				for grader := range s.Graders {
					if !analyse.LeavesOut(task, grader) {
						records = append(records, trial.Record{Type: trial.RecordScore, Score: &trial.Score{Key: key, Attempt: 1, Grader: grader, Label: "seen",
							Criteria: []trial.Criterion{{Name: grader + ".right", Verdict: verdicts[outcome], Required: true, Evidence: []string{strings.Repeat("as the answer shows ", 9)}}}}})
					}
				}
				records = append(records, trial.Record{Type: trial.RecordScore, Score: &trial.Score{Key: key, Attempt: 1, Grader: trial.AgentGrader,
					Criteria: []trial.Criterion{{Name: trial.FinishedCriterion, Verdict: trial.Pass, Required: true}}}})
			}
		}
	}
	for i := range records {
		records[i].Seq, records[i].Sess = int64(i+1), 1
	}
	all := analysetest.Records(slices.Clone(records))
	a, err := analysetest.Run(s, plan, all, analyse.Options{Run: "r"})
	if err != nil {
		t.Fatal(err)
	}
	return a
}
