package grade

import (
	"fmt"

	"github.com/assay-eval/assay/internal/trial"
)

// NoCalls is the label of a [NoList] for the answer of an agent of another kind than tool.
const NoCalls = "no_calls"

// Calls reads the answer of an agent of kind tool. NoList says why there is
// nothing to read: the agent did not finish, or is of another kind. An error is
// ours.
func (c Case) Calls() ([]trial.MadeCall, *NoList, error) {
	end := c.Attempt.End
	switch {
	case end == nil:
		return nil, nil, fmt.Errorf("the attempt did not end")
	case end.Reason != trial.Finished:
		return nil, &NoList{string(end.Reason), fmt.Sprintf("the agent ended by %s", end.Reason)}, nil
	case c.Attempt.Artifact.Answer.IsZero():
		return nil, &NoList{string(trial.EmptyAnswer), "there is no answer"}, nil
	}
	b, err := c.Blobs.Open(c.Attempt.Artifact.Answer)
	if err != nil {
		return nil, nil, fmt.Errorf("open the answer: %w", err)
	}
	answer, err := trial.ReadAnswer(b)
	if err != nil {
		return nil, &NoList{NoCalls, "the answer is not that of an agent of kind tool: " + Excerpt(err.Error())}, nil
	}
	return answer.Calls, nil, nil
}

// WrongCalls describes the calls that did not end as the task expects.
func (c Case) WrongCalls(made []trial.MadeCall) []string {
	var out []string
	for i, w := range c.Task.Measured() {
		switch {
		case i >= len(made):
			out = append(out, fmt.Sprintf("call %d (%s) was not made", i, w.Tool))
		case made[i].Error && w.Expect != "error":
			out = append(out, fmt.Sprintf("call %d (%s) failed: %s", i, w.Tool, made[i].Text))
		case !made[i].Error && w.Expect == "error":
			out = append(out, fmt.Sprintf("call %d (%s) should have failed, and did not", i, w.Tool))
		}
	}
	return out
}
