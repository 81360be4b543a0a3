package gradetest

import (
	"context"
	"errors"
	"math"
	"os"
	"os/exec"
	"strings"
	"sync/atomic"
	"testing"
	"testing/fstest"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// sample is a grader that keeps the law unless bad says otherwise. It counts
// the answer's words and looks into the fixture and the room.
type sample struct{ bad string }

var calls atomic.Int64

type sampleConfig struct {
	Least int     `json:"least" key:"grade"`
	Note  string  `json:"note" key:"none"`
	Deep  *nested `json:"deep,omitempty" key:"fields"`
}

type nested struct {
	Names map[string]int `json:"names,omitempty" key:"grade"`
	List  []string       `json:"list,omitempty" key:"grade"`
}

type untagged struct {
	Least int `json:"least" key:"grade"`
	Other int `json:"other"`
}

type lying struct {
	Least  int  `json:"least" key:"grade"`
	Hidden deaf `json:"hidden" key:"grade"`
}

// deaf encodes any value to the same JSON.
type deaf struct{ V int }

func (deaf) MarshalJSON() ([]byte, error) { return []byte(`"deaf"`), nil }

func (g sample) Identity() any {
	switch g.bad {
	case "untagged identity":
		return untagged{Least: 1}
	case "identity that does not change":
		return lying{Least: 1, Hidden: deaf{1}}
	case "identity of the instance":
		return sampleConfig{Least: int(calls.Add(1))}
	}
	return &sampleConfig{Least: 1, Note: "n", Deep: &nested{List: []string{"x"}}}
}

func (g sample) Probe(context.Context) error {
	if g.bad == "probe fails" {
		return errors.New("no compiler")
	}
	return nil
}

func (g sample) Columns() []grade.Column {
	cols := []grade.Column{
		{Name: "s.long", Required: true, Doc: "enough words"},
		{Name: "s.words", Measure: true, Unit: "words", Doc: "words of the answer"},
	}
	switch g.bad {
	case "foreign column":
		cols[0].Name = "long"
	case "column never emitted":
		cols = append(cols, grade.Column{Name: "s.extra", Doc: "x"})
	case "required differs":
		cols[0].Required = false
	case "unit differs":
		cols[1].Unit = "chars"
	case "column not declared":
		cols = cols[:1]
	}
	return cols
}

func (g sample) Grade(ctx context.Context, c grade.Case) (trial.Score, error) {
	answer, err := c.Answer()
	if err != nil {
		switch g.bad {
		case "our fault becomes a verdict":
			answer = ""
		case "our fault is no *trial.Fault":
			return trial.Score{}, err
		default:
			return trial.Score{}, &trial.Fault{Class: trial.ClassGrader, Err: err}
		}
	}
	words := float64(len(strings.Fields(answer)))
	long := trial.Criterion{Name: "s.long", Verdict: trial.Pass, Required: true}
	if words < 2 {
		long.Verdict, long.Evidence = trial.Fail, []string{"too few words"}
	}
	score := trial.Score{Criteria: []trial.Criterion{long}, Measures: []trial.Measure{{Name: "s.words", Value: &words, Unit: "words"}}}
	switch g.bad {
	case "reads the workspace":
		if c.Room != nil {
			dir, err := c.Room(ctx)
			if err != nil {
				return score, &trial.Fault{Class: trial.ClassGrader, Err: err}
			}
			score.Label = dir
		}
	case "counts its calls":
		score.Label = strings.Repeat("x", int(calls.Add(1)%7))
	case "error for a broken answer":
		if !strings.Contains(answer, "word") {
			return score, trial.Faultf(trial.ClassGrader, "what is this")
		}
	case "panics without an artifact":
		_ = c.Attempt.Artifact.Submission.Tool
	case "quotes everything":
		score.Criteria[0].Evidence = []string{strings.ToValidUTF8(answer, "?")}
	case "quotes bytes that are no text":
		score.Criteria[0].Evidence = []string{answer[:min(20, len(answer))]}
	case "NaN":
		*score.Measures[0].Value = math.NaN()
	case "fills the caller's fields":
		score.Grader = "s"
	case "changes the attempt":
		c.Attempt.End.Detail = "judged"
	case "fault in the score":
		score.Fault = trial.Faultf(trial.ClassGrader, "no")
	case "fails without evidence":
		score.Criteria[0].Evidence = nil
	case "emits twice":
		score.Measures = append(score.Measures, score.Measures[0])
	case "verdict of its own":
		score.Criteria[0].Verdict = "maybe"
	case "ignores how long fixtures live":
		if c.Fixture != nil {
			if _, ok := c.Fixture.(fstest.MapFS); !ok {
				score.Label = "another file system"
			}
		}
	case "needs inline bytes":
		if c.Attempt.Artifact.Answer.Inline == nil {
			score.Label = "blob"
		}
		if _, ok := c.Blobs.(folder); ok {
			score.Label += " in a folder"
		}
	}
	return score, nil
}

func subject(bad string) Subject {
	task := &suite.Task{ID: "sample"}
	long := Answered(task, strings.Repeat("word ", 2000))
	long.Fixture = fstest.MapFS{"a/b.txt": {Data: []byte("b")}}
	long.Room = func(context.Context) (string, error) { return "/room", nil }
	return Subject{Name: "s", New: func() grade.Grader { return sample{bad} },
		Cases: []grade.Case{long, Answered(task, "word"), Submitted(task, "submit", `{"a":1}`)}}
}

func TestGoodGraderPasses(t *testing.T) { Run(t, subject(os.Getenv("GRADETEST_BAD"))) }

// TestBadGradersFail runs the suite in a child for each way to be bad and looks
// for the words that name the mistake.
func TestBadGradersFail(t *testing.T) {
	if os.Getenv("GRADETEST_BAD") != "" {
		t.Skip("this is the child")
	}
	for bad, says := range map[string]string{
		"untagged identity":              "has no key tag",
		"identity that does not change":  "is tagged grade but does not change the key",
		"identity of the instance":       "another instance has another identity",
		"probe fails":                    "no compiler",
		"foreign column":                 `does not begin with "s."`,
		"column never emitted":           "s.extra is declared but not emitted",
		"required differs":               "declared with required false and emitted with true",
		"unit differs":                   `declared in "chars" and emitted in "words"`,
		"column not declared":            "s.words is emitted but not declared",
		"our fault becomes a verdict":    "a blob that cannot be read changes the score",
		"our fault is no *trial.Fault":   "is not a *trial.Fault",
		"reads the workspace":            "the score from disk differs",
		"counts its calls":               "differs (-memory +disk)",
		"error for a broken answer":      "what an agent did is a verdict, never an error",
		"panics without an artifact":     "nil pointer",
		"quotes everything":              "evidence is an excerpt",
		"quotes bytes that are no text":  "changes when recorded",
		"NaN":                            "cannot be recorded",
		"fills the caller's fields":      "belong to the caller",
		"changes the attempt":            "grading changed the attempt",
		"fault in the score":             "it is returned as the error",
		"fails without evidence":         "fails without evidence",
		"emits twice":                    "is emitted twice",
		"verdict of its own":             `has verdict "maybe"`,
		"ignores how long fixtures live": "the score from disk differs",
		"needs inline bytes":             "the score from disk differs",
	} {
		t.Run(bad, func(t *testing.T) {
			t.Parallel()
			cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestGoodGraderPasses$", "-test.failfast")
			cmd.Env = append(os.Environ(), "GRADETEST_BAD="+bad)
			out, err := cmd.CombinedOutput()
			if err == nil {
				t.Fatalf("a grader with %q passes", bad)
			}
			if !strings.Contains(string(out), says) {
				t.Errorf("the suite does not say %q:\n%.2000s", says, out)
			}
		})
	}
}
