package analyse

import (
	"github.com/assay-eval/assay/internal/stat/rerun"
	"github.com/assay-eval/assay/internal/suite"
)

// Word is the verdict on a rule or a run.
type Word string

// The words of verdicts. Warn, NoGates and NotMeasured apply to runs only: Warn if a
// rule failed in mode warn, NoGates if the suite has no gate rules, NotMeasured if no
// trial was scored. RuleSkipped applies to rules only: the data for the rule was left
// out on purpose.
const (
	Pass        Word = "pass"
	Warn        Word = "warn"
	Fail        Word = "fail"
	Undecidable Word = "undecidable"
	RuleSkipped Word = "skipped"
	NoGates     Word = "measured"
	NotMeasured Word = "not_measured"
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
	// FalseAlarm is the probability that a run fails the rule by chance although
	// nothing has changed. It is nil if the sampling distribution is unknown or the
	// estimate is out of bounds. FalseAlarmLow and FalseAlarmHigh bound it if each task
	// has one trial, which carries no information about the variance between tasks.
	FalseAlarm     *float64 `json:"false_alarm"`
	FalseAlarmLow  *float64 `json:"false_alarm_low,omitempty"`
	FalseAlarmHigh *float64 `json:"false_alarm_high,omitempty"`
	// FalseAlarmMethod is [AlarmRerun] for a run of the same tasks, [AlarmNormal] for a
	// run of other tasks like these, or "" without FalseAlarm.
	FalseAlarmMethod string `json:"false_alarm_method,omitempty"`
}

// SetRerun sets the false alarm to the probability that a rerun of the same tasks fails
// the rule.
func (r *Rule) SetRerun(c rerun.Result) {
	r.FalseAlarm, r.FalseAlarmLow, r.FalseAlarmHigh, r.FalseAlarmMethod = &c.P, c.Low, c.High, AlarmRerun
}

// Methods of [Rule.FalseAlarm].
const (
	AlarmRerun  = "rerun"  // from the rates of tasks; see [rerun.Chance]
	AlarmNormal = "normal" // approximation from the width of the interval
)

// Verdict is the verdict of the gates on a run.
type Verdict struct {
	Word        Word   `json:"verdict"`
	Exit        int    `json:"exit"`
	Mode        string `json:"mode"` // "warn" or "hard"
	Profile     string `json:"profile,omitempty"`
	Passed      int    `json:"passed"`
	Failed      int    `json:"failed"`
	Undecidable int    `json:"undecidable"`
	Skipped     int    `json:"skipped"`
	// Reason is why the run lacks some or all figures, or "" if it has all.
	Reason string   `json:"reason,omitempty"`
	Why    []string `json:"why,omitempty"`
}
