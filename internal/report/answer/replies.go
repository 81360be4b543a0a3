package answer

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/decision"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite"
)

// verdicts are the words of replies, from the worst to the best.
var verdicts = []struct {
	of   decision.Word
	word string
	tone section.Tone
}{
	{decision.Worse, "NO, WORSE", section.Bad},
	{decision.NotMeasured, notMeasured, section.Caution},
	{decision.Undecided, "UNDECIDED", section.Caution},
	{decision.NoDifferenceShown, "NOT SHOWN", section.Strong},
	{decision.Equivalent, "NO", section.Strong},
	{decision.Better, "YES", section.Good},
}

// reversed are the words of replies to a question to which better means no, such as "Only
// more turns?". That no difference is shown does not show that there is none.
var reversed = map[decision.Word]string{
	decision.Worse: "YES, WORSE", decision.NoDifferenceShown: "NOT RULED OUT", decision.Equivalent: "YES", decision.Better: "NO",
}

// addReplies adds the replies in the order of the suite: over all agents first where a
// comparison has several.
func (b *Answer) addReplies(a *analyse.Analysis, names map[string]string) {
	compared := shownComparisons(a)
	for i, c := range compared {
		first := i == 0 || compared[i-1].Name != c.Name
		for _, all := range a.Pooled {
			if first && all.Name == c.Name {
				q := questionOf(a, c.Name, sides{treatment: all.Treatment, control: all.Control})
				q.ask += fmt.Sprintf(" (%d agents)", len(all.Agents))
				b.Replies = append(b.Replies, q.replyTo(all.Decision).qualify(report.PooledArms(a, &all)))
			}
		}
		b.Replies = append(b.Replies, replyOf(a, c, names))
	}
	b.Replies, b.MoreReplies = keepWorst(b.Replies, mostReplies, func(x, y *Reply) int { return x.rank - y.rank }, true)
}

// shownComparisons returns the comparisons of arms that the command line did not leave
// out.
func shownComparisons(a *analyse.Analysis) []*analyse.Comparison {
	shown := map[string]bool{}
	for _, arm := range shownArms(a) {
		shown[arm.ID] = true
	}
	var out []*analyse.Comparison
	for i := range a.Comparisons {
		if c := &a.Comparisons[i]; shown[c.Treatment] && shown[c.Control] {
			out = append(out, c)
		}
	}
	return out
}

func replyOf(a *analyse.Analysis, c *analyse.Comparison, names map[string]string) Reply {
	t, k := findArm(a, c.Treatment), findArm(a, c.Control)
	q := questionOf(a, c.Name, sides{treatment: t.Scenario, control: k.Scenario, agents: [2]string{t.Agent, k.Agent}})
	if c.Noise != nil && !hasAsk(a, c.Name) {
		q = question{ask: "Do copies differ?"}
	}
	if slices.ContainsFunc(a.Comparisons, func(o analyse.Comparison) bool { return o.Name == c.Name && o.Treatment != c.Treatment }) {
		if c.Agent != "" {
			q.ask += " (" + report.Clean(c.Agent) + ")"
		} else {
			q.ask += " (" + names[c.Treatment] + ")"
		}
	}
	r := q.replyTo(c.Decision)
	if c.Noise != nil && (c.Decision.Word == decision.Better || c.Decision.Word == decision.Worse) {
		r.Word, r.Tone = "YES", section.Caution
	}
	r.Treatment, r.Control = names[c.Treatment], names[c.Control]
	r = r.qualify([]*analyse.Arm{t, k})
	if n := c.Pairs.Both + c.Pairs.TreatmentOnly + c.Pairs.ControlOnly + c.Pairs.Neither; n > 0 {
		r.Rates = [2]string{percent(c.Pairs.Both+c.Pairs.TreatmentOnly, n), percent(c.Pairs.Both+c.Pairs.ControlOnly, n)}
	}
	return r
}

func findArm(a *analyse.Analysis, id string) *analyse.Arm {
	if i := slices.IndexFunc(a.Arms, func(arm analyse.Arm) bool { return arm.ID == id }); i >= 0 {
		return &a.Arms[i]
	}
	return &analyse.Arm{ID: id}
}

// question is what a comparison answers. Better means yes, or no if it is reversed.
type question struct {
	ask      string
	reversed bool
}

func (q question) replyTo(d decision.Decision) Reply {
	r := Reply{Ask: report.Clean(q.ask), Word: strings.ToUpper(string(d.Word))}
	for rank, v := range verdicts {
		if v.of == d.Word {
			r.Word, r.Tone, r.rank = v.word, v.tone, rank
		}
	}
	if word := reversed[d.Word]; q.reversed && word != "" {
		r.Word = word
	}
	r.Why = whyOf(d)
	if d.P == nil {
		return r
	}
	iv := d.Interval
	digits := pointDigits(iv)
	if iv.Estimate != nil {
		r.Points = "0 points"
		if *iv.Estimate != 0 {
			r.Points = fmt.Sprintf("%+.*f points", digits, 100**iv.Estimate)
		}
	}
	if iv.Low != nil && iv.High != nil {
		r.Between = fmt.Sprintf("%.*f to %.*f", digits, 100**iv.Low, digits, 100**iv.High)
		r.Between = strings.ReplaceAll(r.Between, "-", "−")
		r.Interval = &section.Interval{Estimate: iv.Estimate, Low: iv.Low, High: iv.High, From: -1, To: 1}
	}
	p := d.P
	if d.PAdjusted != nil {
		p = d.PAdjusted
	}
	r.P = "p = " + report.FormatP(p)
	if *p < 0.0001 {
		r.P = "p " + report.FormatP(p)
	}
	r.Points = strings.ReplaceAll(r.Points, "-", "−")
	return r
}

// Words of replies that are no verdict.
const (
	notMeasured = "NOT MEASURED"
	smokeTest   = "SMOKE TEST" // only scripts answered, and show what their author wrote
)

// qualify returns the reply for what answered in its arms. Without a model it is no verdict
// about one.
func (r Reply) qualify(arms []*analyse.Arm) Reply {
	switch {
	case r.Word == notMeasured:
	case report.AreScripted(arms...):
		r.Word, r.Tone = smokeTest, section.Caution
	case report.LackModel(arms...):
		r.Word, r.Tone = "NO MODEL: "+r.Word, section.Strong
	}
	return r
}

// pointDigits returns the decimals that keep the ends of an interval from looking like 0.
func pointDigits(iv stat.Interval) int {
	for _, v := range []*float64{iv.Estimate, iv.Low, iv.High} {
		if v != nil && *v != 0 && math.Abs(100**v) < 1 {
			return 1
		}
	}
	return 0
}

// whyOf explains words that the figures do not explain.
func whyOf(d decision.Decision) string {
	why := ""
	switch {
	case d.Word == decision.NotMeasured:
		why = "no pair of trials has a verdict on both sides"
	case d.Reason == decision.MissingData:
		why = "trials without a verdict could change it"
	case d.Reason == decision.StoppedEarly:
		why = "trials that did not run could change it"
	case d.Word == decision.Equivalent && d.Margin != nil:
		why = "within ±" + strconv.FormatFloat(100**d.Margin, 'g', 3, 64) + " points"
	case d.Word == decision.NoDifferenceShown && d.IsNotWorse():
		why = "not worse by " + strconv.FormatFloat(100**d.Margin, 'g', 3, 64) + " points"
	}
	if h := d.History; h != nil && h.Counts {
		if why != "" {
			why += ", "
		}
		why += "with " + report.Plural(h.Trials, "earlier control trial")
	}
	return why
}

// sides are the scenarios of a comparison, and its agents.
type sides struct {
	treatment, control string
	agents             [2]string
}

func hasAsk(a *analyse.Analysis, name string) bool {
	s := a.Written()
	return s != nil && s.Compare[name].Ask != ""
}

// questionOf returns the question of a comparison: the suite's, or one that its sides
// suggest. Against a placebo, which has the turns of the treatment and not its knowledge,
// the question is whether the turns alone explain the success, and better means no.
func questionOf(a *analyse.Analysis, name string, of sides) question {
	s := a.Written()
	var treatment, control *suite.Scenario
	var set suite.Comparison
	if s != nil {
		treatment, control, set = s.Scenarios[of.treatment], s.Scenarios[of.control], s.Compare[name]
	}
	sameAgent, turns := of.agents[0] == of.agents[1], hasPlacebo(control) && !hasPlacebo(treatment)
	if set.Ask != "" {
		only := turns && sameAgent && strings.HasPrefix(strings.ToLower(set.Ask), "only ")
		return question{set.Ask, set.Better == suite.BetterIsNo || set.Better == "" && only}
	}
	q := question{reversed: set.Better == suite.BetterIsNo}
	switch {
	case !sameAgent:
		q.ask = "Is " + of.agents[0] + " better?"
	case hasPlacebo(treatment) && !hasPlacebo(control):
		q.ask = "Do extra turns help?"
	case turns && set.Better != suite.BetterIsYes:
		q = question{"Only more turns?", true}
	case turns:
		q.ask = "More than extra turns?"
	case isBare(control) && !isBare(treatment):
		q.ask = "Does " + of.treatment + " help?"
	default:
		q.ask = "Is " + of.treatment + " better than " + of.control + "?"
	}
	return q
}

func hasPlacebo(s *suite.Scenario) bool {
	return s != nil && slices.ContainsFunc(s.Servers, func(u suite.ServerUse) bool { return u.Placebo != "" })
}

// isBare reports whether a scenario gives the agent nothing.
func isBare(s *suite.Scenario) bool {
	return s == nil || len(s.Servers) == 0 && s.Inject == nil && s.System == "" && s.Prefix == "" && s.Suffix == ""
}

// percent returns a share in whole per cent: not 0% or 100% unless it is.
func percent(k, n int) string {
	share := 100 * float64(k) / float64(n)
	switch {
	case k > 0 && share < 1:
		return "<1%"
	case k < n && share > 99:
		return ">99%"
	}
	return fmt.Sprintf("%.0f%%", share)
}
