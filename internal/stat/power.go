package stat

import (
	"fmt"
)

// Test names the test whose power is asked for.
type Test string

// The tests that a design can be planned for.
const (
	TestExact       Test = "exact"       // McNemar, exact conditional, two-sided (p_exact_two_sided)
	TestMidP        Test = "mid_p"       // McNemar, mid-p, two-sided (p_mid): the headline for one trial a task
	TestPermutation Test = "permutation" // sign flips of per-task differences (p_permutation)
	// TestPermutationMid is the sign-flip test with mid-p (p_permutation_mid), the
	// headline test for several trials per task.
	TestPermutationMid Test = "permutation_mid"
	// TestPermutationFew is the sign-flip test of clusters, with the larger of mid-p and 0.8
	// times the exact p (p_permutation_few) where there are fewer than 12, the headline
	// test there.
	TestPermutationFew Test = "permutation_few"
	TestAnytime        Test = "anytime" // [Sequentially], evaluated after every task (p_anytime)
)

// Design is a planned comparison: numbers of tasks and of trials on both sides, and
// assumptions. Functions that take a design fill in fields that are nil or zero, and
// return them filled in.
//
// With one trial a task the power follows from the effect and the discordance
// alone. That is taken as given; failing it, it follows from Control, ICC and
// Effect by the model below, if one of the first two is given; failing both it
// is 0.30.
//
// With several trials the control's success rates of tasks are taken to follow
// a beta distribution with mean Control and intra-class correlation ICC, of
// which the treatment shifts the log odds so that the mean rises by Effect. The
// share of pairs of single trials that differ is then, without an effect,
// 2·Control·(1−Control)·(1−ICC), which ties the two ways to put it together:
// where the ICC is not given, it is what makes this the Discordance; where
// neither is, it is 0.4.
//
// The defaults belong together: at a control rate of 0.5, where outcomes vary
// most, an ICC of 0.4 makes 0.30 of pairs differ by chance. Both are far from
// certain: a pilot run of some tasks says more.
type Design struct {
	Tasks  int `json:"tasks"`
	Trials int `json:"trials"` // of each task on each side; 0: 1
	// Effect is the difference of success rates, treatment − control. What
	// looks for an effect reads its sign alone: negative for a loss.
	Effect float64 `json:"effect"`
	// Discordance is the share of pairs, one trial of each side, whose outcomes
	// differ. It is at least as large as the effect.
	Discordance *float64 `json:"discordance"`
	Control     *float64 `json:"control"` // mean success rate of the control; nil: 0.5
	// ICC is the intra-class correlation of the control's outcomes: the share
	// of their variance that lies between tasks. 0: all tasks are equally hard.
	ICC *float64 `json:"icc"`
	// Spread is the standard deviation between tasks of the treatment's effect
	// on the log odds. 0, the same everywhere, is the best case: more trials of
	// the same tasks then help without end.
	Spread float64 `json:"spread,omitempty"`
	// ClusterSizes holds the sizes of clusters of tasks that share their effect, in any
	// unit: Tasks are distributed in proportion. The test flips whole clusters. It is
	// empty if tasks are independent.
	ClusterSizes []int `json:"cluster_sizes,omitempty"`
	// ClusterSpread is the standard deviation between clusters of the effect on the log
	// odds; nil: 0.5.
	ClusterSpread *float64 `json:"cluster_spread,omitempty"`

	Alpha float64 `json:"alpha"` // two-sided, of this comparison; 0: 0.05
	// Family is the number of comparisons with the same control that share an alpha of
	// Family·Alpha; 0 or 1 for this one alone. It matters for few clusters, where others may
	// be unable to reach significance and take no share ([CountTestable]). The others are
	// taken to have no effect.
	Family int  `json:"family,omitempty"`
	Test   Test `json:"test"` // "": mid_p for one trial, permutation_mid for several and for clusters, permutation_few below 12 of these
	// Hopeless is the predictive power below which a run of TestAnytime ends.
	Hopeless float64 `json:"hopeless,omitempty"`
}

// Power is the chance that a design shows its effect: that p ≤ alpha.
type Power struct {
	Design
	Target float64 `json:"target,omitempty"` // power asked of TasksFor and TrialsFor
	// Power has bounds only where it was simulated: N is then the number of
	// simulations, and the bounds (Wilson) are their uncertainty.
	Power       Interval `json:"power"`
	TasksRun    *float64 `json:"tasks_run,omitempty"` // mean number of tasks before TestAnytime ends
	Method      string   `json:"method"`              // "mcnemar_enumeration", "permutation_simulation", "sequential_simulation", "normal_approximation"
	Simulations int      `json:"simulations,omitempty"`
	Seed        uint64   `json:"seed,omitempty"` // of the simulations
	Assumption  string   `json:"assumption"`     // assumptions, as a phrase
	Warnings    []string `json:"warnings,omitempty"`
}

// MDE is the minimum detectable effect of a design.
type MDE struct {
	Design              // its Effect is 0 where none is detectable
	TargetPower float64 `json:"power"`
	// Effect is the smallest difference of rates that is seen with that power,
	// with the sign of Design.Effect; nil if none is.
	Effect      *float64 `json:"effect"`
	EffectError *float64 `json:"effect_error,omitempty"` // ± of Effect, where simulated: half its 95% interval for the luck of the simulations
	At          Interval `json:"power_at_effect"`        // as Power.Power
	Method      string   `json:"method"`
	Simulations int      `json:"simulations,omitempty"`
	Seed        uint64   `json:"seed,omitempty"`
	Assumption  string   `json:"assumption"`
	Warnings    []string `json:"warnings,omitempty"`
}

const (
	defaultAlpha       = 0.05
	defaultDiscordance = 0.30
	defaultControl     = 0.5
	defaultICC         = 0.4

	simulations    = 10_000    // by default
	fewSimulations = 2_000     // where many tasks make them slow, by default
	draws          = 2 << 20   // tasks drawn at most, before simulations become fewer
	mostTasks      = 100_000   // looked for with one trial a task
	mostSimulated  = 10_000    // and with several
	mostTrials     = 100       // looked for
	tasksLimit     = 1_000_000 // of a design
	trialsLimit    = 200
)

// PowerOf returns the power of a design: by enumeration of all tables with one trial
// per task, otherwise by r.Resamples simulations (default 10,000, reduced to not less
// than 2,000 for more than about 200 tasks). Beyond 100,000 tasks, or 10,000 with
// several trials each, PowerOf uses the normal approximation of the mean difference.
func PowerOf(d Design, r Resampling) Power {
	p := newPlan(d, r)
	p.needTasks()
	p.needEffect()
	if p.fault != "" {
		return p.noPower(0)
	}
	return p.powerResult(p.powerAt(p.Tasks, p.Effect), 0)
}

// TasksFor returns the fewest tasks with which a design has the power, at the given
// trials. Power is a saw-tooth of the number of tasks, since p values come in steps:
// Tasks is the number from which on the power stays. It looks up to 100,000 tasks
// with one trial. With several the number is simulated, up to 10,000 tasks, and above
// 200 tasks only as fine as half a percent of it, which is less than the luck of the
// simulations.
func TasksFor(d Design, power float64, r Resampling) Power {
	p := newPlan(d, r)
	p.needEffect()
	p.needTarget(power)
	if p.fault == "" && p.Effect == 0 {
		p.fault = "no number of tasks shows an effect of 0"
	}
	if p.fault != "" {
		return p.noPower(power)
	}
	find := p.tasksEnumerated
	if p.isSimulated() {
		find = p.tasksSimulated
	}
	n, ok := find(power)
	p.Tasks = n
	if !ok {
		p.fault = fmt.Sprintf("not even %d tasks reach a power of %v", p.mostTasks(), power)
		if k := len(p.ClusterSizes); k > 0 {
			p.fault += fmt.Sprintf(" in %d clusters; more clusters would", k)
		}
		return p.noPower(power)
	}
	return p.powerResult(p.powerAt(n, p.Effect), power)
}

// TrialsFor returns the fewest trials a task with which a design has the power, at
// the given tasks, up to 100. Few tasks, or effects that vary between tasks, may put
// it out of reach of any number.
func TrialsFor(d Design, power float64, r Resampling) Power {
	d.Trials = 1
	p := newPlan(d, r)
	p.needTasks()
	p.needEffect()
	p.needTarget(power)
	if p.fault == "" && p.Effect == 0 {
		p.fault = "no number of trials shows an effect of 0"
	}
	if p.fault != "" {
		return p.noPower(power)
	}
	try := func(trials int) (*plan, outcome) {
		d.Trials = trials
		p := newPlan(d, r)
		p.needEffect()
		if p.fault != "" {
			return p, outcome{}
		}
		return p, p.powerAt(p.Tasks, p.Effect)
	}
	low, high := 0, 1
	for {
		q, o := try(high)
		if q.fault != "" {
			return q.noPower(power)
		}
		if o.power >= power {
			break
		}
		if high == mostTrials {
			q.Trials = 0
			q.fault = fmt.Sprintf("not even %d trials a task reach a power of %v: it is %.2f; more tasks would", mostTrials, power, o.power)
			return q.noPower(power)
		}
		low, high = high, min(2*high, mostTrials)
	}
	for high-low > 1 {
		mid := (low + high) / 2
		if _, o := try(mid); o.power >= power {
			high = mid
		} else {
			low = mid
		}
	}
	q, o := try(high)
	return q.powerResult(o, power)
}

// DetectableEffect returns the smallest effect that a design shows with the power. An
// effect cannot exceed the share of pairs that differ: if even an effect as large as
// the discordance is not detected often enough, the discordance is raised with the
// effect, so that all pairs that differ favour one side, as noted in Assumption.
func DetectableEffect(d Design, power float64, r Resampling) MDE {
	p := newPlan(d, r)
	p.needTasks()
	p.needTarget(power)
	if p.fault == "" && power <= p.Alpha {
		p.fault = fmt.Sprintf("a power of %v is no more than alpha, which no effect at all reaches", power)
	}
	if p.fault != "" {
		return p.noEffect(power)
	}
	sign, most, steps := 1.0, 1.0, 30
	if p.Effect < 0 {
		sign = -1
	}
	if p.model != nil {
		if most = 1 - *p.Control; sign < 0 {
			most = *p.Control
		}
		// All tasks at a rate of 0 or 1 is no shift of odds.
		most *= 0.999
	}
	if p.isSimulated() {
		steps = 13
	}
	top := p.powerAt(p.Tasks, sign*most)
	if top.power < power {
		p.fault = fmt.Sprintf("not even an effect of %+.0f points is seen with a power of %v: it is seen with %.2f", 100*sign*most, power, top.power)
		return p.noEffect(power)
	}
	low, high := 0.0, most
	for range steps {
		mid := (low + high) / 2
		if o := p.powerAt(p.Tasks, sign*mid); o.power >= power {
			high, top = mid, o
		} else {
			low = mid
		}
	}
	return p.effectResult(top, sign*high, power)
}
