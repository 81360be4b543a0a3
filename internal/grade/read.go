package grade

import (
	"errors"
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/equip/submit"
	"github.com/assay-eval/assay/internal/trial"
)

// Events reads the transcript of the attempt; nil if it has none.
func (c Case) Events() ([]trial.Event, error) {
	if c.Attempt.Transcript.IsZero() {
		return nil, nil
	}
	b, err := c.Blobs.Open(c.Attempt.Transcript)
	if err != nil {
		return nil, fmt.Errorf("open the transcript: %w", err)
	}
	return trial.ReadTranscript(b)
}

// NoList says why an attempt left no list of texts. Label is how the agent ended
// if that explains it, else no_submission or invalid_submission.
type NoList struct{ Label, Why string }

// List returns the list of texts that the agent submitted: the argument field of its
// submission or, if none, the member field of the JSON object in its final answer
// ([submit.ListIn]). An agent that did not finish has submitted nothing. A mistake by
// the agent is a *NoList; an error is internal.
func (c Case) List(field string) ([]string, *NoList, error) {
	end := c.Attempt.End
	if end == nil {
		return nil, nil, errors.New("the attempt did not end")
	}
	if end.Reason != trial.Finished {
		why := fmt.Sprintf("the agent ended by %s, without a list that counts", end.Reason)
		if end.Reason == trial.InvalidSubmission && end.Detail != "" {
			why += ": " + Excerpt(end.Detail)
		}
		return nil, &NoList{string(end.Reason), why}, nil
	}
	if sub := c.Attempt.Artifact.Submission; sub != nil {
		args, err := c.Blobs.Open(sub.Args)
		if err != nil {
			return nil, nil, fmt.Errorf("open the submission: %w", err)
		}
		list, err := submit.ParseList(args, field)
		if err != nil {
			return nil, &NoList{string(trial.InvalidSubmission), "the submission means nothing: " + Excerpt(err.Error())}, nil
		}
		return list, nil, nil
	}
	if c.Attempt.Artifact.Answer.IsZero() {
		return nil, &NoList{string(trial.NoSubmission), "the agent handed nothing in"}, nil
	}
	answer, err := c.Answer()
	if err != nil {
		return nil, nil, fmt.Errorf("open the answer: %w", err)
	}
	list, err := submit.ListIn(answer, field)
	if err != nil {
		return nil, &NoList{string(trial.InvalidSubmission), "no list can be read: " + Excerpt(err.Error())}, nil
	}
	return list, nil, nil
}

// excerptLen is the length, in runes, to which [Excerpt] cuts.
const excerptLen = 300

// Excerpt is the beginning of a text that may be hostile, as valid UTF-8.
func Excerpt(s string) string {
	n := 0
	for i := range s {
		if n == excerptLen {
			return strings.ToValidUTF8(s[:i], "\uFFFD") + "…"
		}
		n++
	}
	return strings.ToValidUTF8(s, "\uFFFD")
}
