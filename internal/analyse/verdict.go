package analyse

import "github.com/assay-eval/assay/internal/suite"

// Word is the verdict on a rule or a run.
type Word string

// The verdicts. Warn is a run's only: a rule failed and the mode says to go on.
// RuleSkipped is a rule's only: there was nothing to hold it against, by choice
// and not by accident.
const (
	Pass        Word = "pass"
	Warn        Word = "warn"
	Fail        Word = "fail"
	Undecidable Word = "undecidable"
	RuleSkipped Word = "skipped"
)

// Rule is a gate rule held against the measured figures. A rule that was held
// against several comparisons or arms shows the one that went worst.
type Rule struct {
	suite.Rule
	Of       string   `json:"of,omitempty"`    // comparison or arm that is shown, where the rule is about several
	Among    int      `json:"among,omitempty"` // how many there were
	Measured Metric   `json:"measured"`
	Bound    *float64 `json:"bound"` // what was compared: estimate, lower or upper end
	N        int      `json:"n"`
	Verdict  Word     `json:"verdict"`
	Why      string   `json:"why"`
	// Needed is about how many observations (trials, or tasks where a task has
	// several) would decide an undecidable rule if the estimate stays where it
	// is; 0 if unknown.
	Needed int `json:"needed,omitempty"`
	// FalseAlarm is the probability that a run of this size fails the rule by
	// chance although the truth is the estimate; nil for a figure without a known
	// scatter, and where the estimate itself is out of bounds.
	FalseAlarm *float64 `json:"false_alarm"`
	// FalseAlarmMethod is binomial (exact, over n or n_effective) or normal
	// (from the width of the interval, a rough figure); "" without FalseAlarm.
	FalseAlarmMethod string `json:"false_alarm_method,omitempty"`
}

// Verdict is the verdict of the gates on a run.
type Verdict struct {
	Word        Word     `json:"verdict"`
	Exit        int      `json:"exit"`
	Mode        string   `json:"mode"` // warn or hard
	Profile     string   `json:"profile,omitempty"`
	Passed      int      `json:"passed"`
	Failed      int      `json:"failed"`
	Undecidable int      `json:"undecidable"`
	Skipped     int      `json:"skipped"`
	Why         []string `json:"why,omitempty"`
}
