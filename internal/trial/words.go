package trial

import (
	"fmt"
	"slices"
	"strings"
)

// The closed sets of words of a record. A word that is in none of them has been damaged,
// or means something that this version does not know; either way it must not count as
// any other. Of a reason only the part before a colon is such a word.
var (
	sessionWords = []string{"run", "resume", "regrade"}
	sourceWords  = []Source{Live, Cached, Scripted, Imported}
	endWords     = []EndReason{Finished, NoSubmission, InvalidSubmission, TurnLimit, Truncated, Refusal, Deadline, Stall, Crash, EmptyAnswer, CostLimit, ResourceLimit, Tampered}
	classWords   = []Class{ClassSetup, ClassEnvironment, ClassTreatment, ClassGrader}
	verdictWords = []Verdict{Pass, Fail, Unknown, NotApplicable}
	findingWords = []string{"", string(Fail), string(Unknown)}
	roomWords    = []string{"", "bwrap", "landlock", "none", "docker", "podman"}
	skipWords    = []string{"budget", "stopped", "filter", "quarantine", "decided", "hopeless"}
	stopWords    = []string{"done", "interrupted", "budget", "decided", "hopeless", "outage", "endpoint", "error", "grading begins"}
	scopeWords   = []string{"", "sdk", "local"}
	workerWords  = []string{WorkerJoined, WorkerLeft}
)

// labelWords are the labels that kinds of graders declare; empty if no kinds are at hand.
var labelWords = map[string]bool{}

// DeclareLabels adds words to the labels that a score may have.
func DeclareLabels(words ...string) {
	for _, w := range words {
		labelWords[w] = true
	}
}

// IsDeclared reports whether a kind of grader declares label, or it is how an agent ended.
func IsDeclared(label string) bool {
	return label == "" || labelWords[label] || slices.Contains(endWords, EndReason(label))
}

// CheckLabel returns an error if no kind of grader declares the label of s, and it is not
// the names of failed criteria of s either, joined by +. Without kinds at hand every label
// passes.
func (s *Score) CheckLabel() error {
	if len(labelWords) == 0 || IsDeclared(s.Label) || s.namesFailed() {
		return nil
	}
	return fmt.Errorf("label %.40q of grader %s is none that a grader gives", s.Label, s.Grader)
}

// CheckLabelOf is [Score.CheckLabel] for a grader of one kind, which declares words. end is
// how the agent ended, the only label of [AgentGrader].
func (s *Score) CheckLabelOf(kind string, words []string, end *End) error {
	switch {
	case s.Grader == AgentGrader:
		if s.Label != "" && (end == nil || s.Label != string(end.Reason)) {
			return fmt.Errorf("label %.40q of grader %s is not how the agent ended", s.Label, s.Grader)
		}
	case s.Label != "" && !slices.Contains(words, s.Label) && !slices.Contains(endWords, EndReason(s.Label)) && !s.namesFailed():
		return fmt.Errorf("label %.40q of grader %s is none that a grader of kind %s gives", s.Label, s.Grader, kind)
	}
	return nil
}

// namesFailed reports whether the label of s is names of its failed criteria, joined by +.
func (s *Score) namesFailed() bool {
	for part := range strings.SplitSeq(s.Label, "+") {
		if !slices.ContainsFunc(s.Criteria, func(c Criterion) bool { return c.Verdict == Fail && c.Name == s.Grader+"."+part }) {
			return false
		}
	}
	return true
}

// CheckWords returns an error if a field of r has a word that is not in its set.
func (r *Record) CheckWords() error {
	switch {
	case r.Session != nil:
		return checkWord("why", r.Session.Why, sessionWords)
	case r.Attempt != nil:
		return r.Attempt.checkWords()
	case r.Score != nil:
		return r.Score.checkWords()
	case r.Skip != nil:
		return checkWord("reason", beforeColon(r.Skip.Reason), skipWords)
	case r.End != nil:
		return checkWord("reason", beforeColon(r.End.Reason), stopWords)
	case r.Worker != nil:
		return checkWord("what", r.Worker.What, workerWords)
	}
	return nil
}

func (a *Attempt) checkWords() error {
	if err := checkWord("source", a.Source, sourceWords); err != nil {
		return err
	}
	if (a.End == nil) == (a.Fault == nil) {
		return fmt.Errorf("an attempt must have an end or a fault, and not both")
	}
	if a.End != nil {
		if err := checkWord("reason", a.End.Reason, endWords); err != nil {
			return err
		}
	}
	if err := a.Fault.checkWords(); err != nil {
		return err
	}
	return checkWord("isolation", a.Proof.Isolation, roomWords)
}

func (f *Fault) checkWords() error {
	if f == nil {
		return nil
	}
	return checkWord("class", f.Class, classWords)
}

func (s *Score) checkWords() error {
	if s.Fault != nil && len(s.Criteria) > 0 {
		return fmt.Errorf("a score must not have criteria and a fault")
	}
	if err := s.Fault.checkWords(); err != nil {
		return err
	}
	if strings.ContainsFunc(s.Label, func(r rune) bool { return r < ' ' }) {
		return fmt.Errorf("label %q has a control character", s.Label)
	}
	for i := range s.Criteria {
		c := &s.Criteria[i]
		if err := checkWord("verdict", c.Verdict, verdictWords); err != nil {
			return fmt.Errorf("criterion %s: %w", c.Name, err)
		}
		for j := range c.Findings {
			if err := checkWord("verdict", c.Findings[j].Verdict, findingWords); err != nil {
				return fmt.Errorf("criterion %s: finding: %w", c.Name, err)
			}
			if err := checkWord("scope", c.Findings[j].Scope, scopeWords); err != nil {
				return fmt.Errorf("criterion %s: finding: %w", c.Name, err)
			}
		}
	}
	return nil
}

func beforeColon(s string) string {
	word, _, _ := strings.Cut(s, ":")
	return word
}

func checkWord[S ~string](field string, word S, words []S) error {
	if slices.Contains(words, word) {
		return nil
	}
	var known []string
	for _, w := range words {
		if w != "" {
			known = append(known, string(w))
		}
	}
	return fmt.Errorf("%s is %.40q, and it can only be %s", field, word, strings.Join(known, ", "))
}
