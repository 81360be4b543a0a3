package stat

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/mathext"
)

// plan is a design made complete, with the means to tell its power.
type plan struct {
	Design
	model    *taskModel    // how tasks differ; nil: only the discordance is assumed
	clusters *clusterModel // nil if tasks are independent
	test     *mcnemarTest  // with one trial a task, of independent tasks
	// loose marks the discordance as a default, which a larger effect may raise
	// without a warning.
	loose bool

	sims  int // 0: as many as are quick
	seed  uint64
	level float64

	assumption string
	warnings   []string
	fault      string // reason if no power can be computed
}

// outcome is a power and its source.
type outcome struct {
	power, discordance float64
	hits, sims, tasks  int // 0 if not simulated; tasks counts those of all simulations
	method             string
}

func newPlan(d Design, r Resampling) *plan {
	p := &plan{Design: d, sims: r.Resamples, seed: r.Seed, level: r.Level}
	if p.Trials == 0 {
		p.Trials = 1
	}
	if p.Alpha == 0 {
		p.Alpha = defaultAlpha
	}
	if p.level == 0 {
		p.level = 0.95
	}
	if p.Test == "" {
		p.Test = TestMidP
		if _, n := p.units(); len(p.ClusterSizes) > 0 && n < dozenClusters {
			p.Test = TestPermutationFew
		} else if p.isSimulated() {
			p.Test = TestPermutationMid
		}
	}
	if p.fault = cmp.Or(p.sizeFault(), p.rateFault(), p.clusterFault(), p.testFault()); p.fault != "" {
		return p
	}
	if !p.isSimulated() || p.Test == TestAnytime {
		p.test = newMcNemarTest(p.Alpha, p.Test)
	}
	if p.usesModel() {
		if p.assumeModel(); len(p.ClusterSizes) > 0 {
			p.assumeClusters()
		}
	} else {
		p.assumeDiscordance()
	}
	return p
}

// usesModel reports whether the power depends on the model of tasks, not only on the
// discordance.
func (p *plan) usesModel() bool {
	return p.Trials > 1 || len(p.ClusterSizes) > 0 || p.Discordance == nil && (p.Control != nil || p.ICC != nil || p.Spread > 0)
}

// sizeFault returns the fault of a design's size or alpha, "" if none.
func (p *plan) sizeFault() string {
	switch {
	case p.Tasks < 0:
		return fmt.Sprintf("%d tasks is impossible", p.Tasks)
	case p.Tasks > tasksLimit:
		return fmt.Sprintf("%d tasks is more than the %d that power is computed for", p.Tasks, tasksLimit)
	case p.Trials < 1 || p.Trials > trialsLimit:
		return fmt.Sprintf("%d trials a task is not within 1 and %d", p.Trials, trialsLimit)
	case !(p.Alpha > 0 && p.Alpha < 1):
		return fmt.Sprintf("alpha %v is not between 0 and 1", p.Alpha)
	}
	return ""
}

// rateFault returns the fault of a design's assumptions and effect, "" if none.
func (p *plan) rateFault() string {
	outside := func(share *float64) bool { return share != nil && !(*share >= 0 && *share <= 1) }
	switch {
	case outside(p.Discordance):
		return fmt.Sprintf("discordance %v is not within 0 and 1", *p.Discordance)
	case outside(p.Control):
		return fmt.Sprintf("control rate %v is not within 0 and 1", *p.Control)
	case p.Control != nil && p.usesModel() && (*p.Control == 0 || *p.Control == 1):
		return fmt.Sprintf("where the control passes %s, no shift of odds can change it: give a control rate between 0 and 1", map[bool]string{true: "always", false: "never"}[*p.Control == 1])
	case outside(p.ICC):
		return fmt.Sprintf("intra-class correlation %v is not within 0 and 1", *p.ICC)
	case !(p.Spread >= 0 && p.Spread <= 5):
		return fmt.Sprintf("spread %v of the effect is not within 0 and 5", p.Spread)
	case !(p.Effect >= -1 && p.Effect <= 1):
		return fmt.Sprintf("effect %v is not within −1 and 1", p.Effect)
	case p.Control != nil && p.Discordance != nil && !p.usesModel() && p.Effect != 0 && !(isRate(*p.Control-p.lost()) && isRate(*p.Control+*p.Discordance-p.lost())):
		return fmt.Sprintf("at a control rate of %s, %s of pairs cannot differ with an effect of %+.4g points: leave out the control rate or the discordance",
			formatPercent(*p.Control), formatPercent(*p.Discordance), 100*p.Effect)
	}
	return ""
}

// lost returns the probability that only the control of a pair passes, for a known
// discordance.
func (p *plan) lost() float64 { return (*p.Discordance - p.Effect) / 2 }

// isRate reports whether x lies in [0, 1] up to rounding.
func isRate(x float64) bool { return x > -1e-12 && x < 1+1e-12 }

// testFault returns the fault of a design's test and simulation, "" if none.
func (p *plan) testFault() string {
	switch {
	case p.sims < 0 || p.sims > 10_000_000:
		return fmt.Sprintf("%d simulations is not within 1 and 10000000", p.sims)
	case !(p.level > 0 && p.level < 1):
		return fmt.Sprintf("confidence level %v is not between 0 and 1", p.level)
	case !slices.Contains([]Test{TestExact, TestMidP, TestPermutation, TestPermutationMid, TestPermutationFew, TestAnytime}, p.Test):
		return fmt.Sprintf("no test %q: there are exact, mid_p, permutation, permutation_mid, permutation_few and anytime", p.Test)
	case p.Trials > 1 && (p.Test == TestExact || p.Test == TestMidP):
		return fmt.Sprintf("test %s is of one trial a task; several are compared by permutation_mid", p.Test)
	case p.Test == TestAnytime && p.Tasks > mostSimulated:
		return fmt.Sprintf("%d tasks is more than the %d that a run that may stop is simulated for", p.Tasks, mostSimulated)
	case p.Hopeless != 0 && !(p.Hopeless > 0 && p.Hopeless < 1 && p.Test == TestAnytime):
		return fmt.Sprintf("hopeless %v is not between 0 and 1, or the test is not anytime", p.Hopeless)
	}
	return ""
}

func (p *plan) assumeDiscordance() {
	if p.Discordance != nil {
		p.assumption = fmt.Sprintf("pairs differ in %s of tasks", formatPercent(*p.Discordance))
		return
	}
	p.Discordance, p.loose = new(defaultDiscordance), true
	p.assumption = fmt.Sprintf("pairs differ in %s of tasks (default)", formatPercent(defaultDiscordance))
}

func (p *plan) assumeModel() {
	control := defaultControl
	from := " (default)"
	if p.Control != nil {
		control, from = *p.Control, ""
	}
	icc, fromICC := defaultICC, " (default)"
	switch {
	case p.ICC != nil:
		icc, fromICC = *p.ICC, ""
		if p.Discordance != nil {
			p.warnings = append(p.warnings, "the discordance is not used: with several trials the intra-class correlation says how outcomes of a task differ")
		}
	case p.Discordance != nil:
		// Two trials of one arm differ in 2·E[p(1−p)] = 2c(1−c)(1−ICC) of tasks.
		chance := 2 * control * (1 - control)
		icc, fromICC = 1-*p.Discordance/chance, " (from the discordance)"
		if icc < 0 {
			p.warnings = append(p.warnings, fmt.Sprintf("a discordance of %s is more than chance makes at a control rate of %v, %s: tasks are taken as equally hard",
				formatPercent(*p.Discordance), control, formatPercent(chance)))
			icc = 0
		}
	}
	if most := iccLimit(control); icc > most {
		p.warnings = append(p.warnings, fmt.Sprintf("an intra-class correlation of %.3g is taken as %.3g, the most there can be with a control rate of %.3g for tasks that are not all certain to pass or to fail", icc, most, control))
		icc = most
	}
	p.Control, p.ICC = &control, &icc
	p.model = newTaskModel(control, icc, p.Spread, p.Trials)
	p.assumption = fmt.Sprintf("control rates of tasks follow a beta distribution with mean %.3g%s and intra-class correlation %.3g%s; the treatment shifts the log odds of all alike",
		control, from, icc, fromICC)
	if p.Spread > 0 {
		p.assumption += fmt.Sprintf(" but for a standard deviation of %.3g", p.Spread)
	}
}

func formatPercent(share float64) string { return fmt.Sprintf("%.3g%%", 100*share) }

func (p *plan) needTasks() {
	if p.fault == "" && p.Tasks == 0 {
		p.fault = "no tasks"
	}
}

func (p *plan) needEffect() {
	switch e := p.Effect; {
	case p.fault != "":
	case p.model != nil && !(*p.Control+e > 0 && *p.Control+e < 1):
		p.fault = fmt.Sprintf("a control rate of %s leaves no room for an effect of %+.4g points: it lies between %+.4g and %+.4g",
			formatPercent(*p.Control), 100*e, -100**p.Control, 100-100**p.Control)
	case p.model == nil && !p.loose && math.Abs(e) > *p.Discordance:
		p.fault = fmt.Sprintf("an effect of %+v needs a discordance of %v or more, not %v", e, math.Abs(e), *p.Discordance)
	case p.model == nil && math.Abs(e) > *p.Discordance:
		p.assumption = oneWay(math.Abs(e))
	}
}

func (p *plan) needTarget(power float64) {
	if p.fault == "" && !(power > 0 && power < 1) {
		p.fault = fmt.Sprintf("a power of %v is not between 0 and 1", power)
	}
}

func oneWay(discordance float64) string {
	return fmt.Sprintf("pairs differ in %s of tasks, the fewest that this effect needs, and all of them favour one side", formatPercent(discordance))
}

// powerAt returns the power of n tasks at an effect. An assumed discordance below the
// effect is raised to the effect.
func (p *plan) powerAt(n int, effect float64) outcome {
	o := outcome{discordance: p.discordanceAt(effect), method: p.methodName(n)}
	switch o.method {
	case enumeration:
		o.power = p.test.powerAgainst(o.discordance, effect).overTables(n)
	case normal:
		if o.power = normalPower(p.differences(effect), effect, n, p.Alpha); p.clusters != nil {
			o.power = p.clusters.normalPower(effect, clusterCounts(p.ClusterSizes, n), p.Alpha)
		}
	default:
		o.sims = p.simulationCount(n)
		o.hits, o.tasks = p.countHits(effect, n, o.sims)
		o.power = float64(o.hits) / float64(o.sims)
	}
	return o
}

// countHits returns the number of simulations that show the effect and the number of
// tasks that they run.
func (p *plan) countHits(effect float64, n, sims int) (hits, tasks int) {
	switch {
	case p.clusters != nil && p.Test == TestAnytime:
		return p.clusters.countDecided(effect, clusterCounts(p.ClusterSizes, n), sims, p.seed, p.Alpha, p.Hopeless)
	case p.Test == TestAnytime:
		return countDecided(p.differences(effect), n, sims, p.seed, p.Alpha, p.Hopeless)
	case p.sharesAlpha():
		return p.clusters.newFamilyModel(effect, p.Family).countSignificant(clusterCounts(p.ClusterSizes, n), sims, p.seed, float64(p.Family)*p.Alpha, p.Test), n * sims
	case p.clusters != nil:
		return p.clusters.countSignificant(effect, clusterCounts(p.ClusterSizes, n), sims, p.seed, p.Alpha, p.Test), n * sims
	}
	return countSignificant(p.differences(effect), n, sims, p.seed, p.Alpha, p.Test), n * sims
}

// differences returns the probabilities of the differences of a task, in trials.
func (p *plan) differences(effect float64) []float64 {
	if p.model != nil {
		return p.model.differenceChances(effect)
	}
	d := p.discordanceAt(effect)
	return []float64{(d - effect) / 2, 1 - d, (d + effect) / 2}
}

// normalPower returns the power of a two-sided test of the mean of n differences.
func normalPower(differences []float64, effect float64, n int, alpha float64) float64 {
	z, shift := mathext.NormalQuantile(1-alpha/2), effect*math.Sqrt(float64(n)/differenceVariance(differences, effect))
	tail := func(x float64) float64 { return math.Erfc(x/math.Sqrt2) / 2 }
	return tail(z-shift) + tail(z+shift)
}

// differenceVariance returns the variance of the difference of rates of a task, whose
// mean is effect.
func differenceVariance(differences []float64, effect float64) float64 {
	variance, trials := 0.0, len(differences)/2
	for i, share := range differences {
		d := float64(i-trials)/float64(trials) - effect
		variance += share * d * d
	}
	return variance
}

func (p *plan) discordanceAt(effect float64) float64 {
	size := math.Abs(effect)
	if p.model == nil {
		return max(*p.Discordance, size)
	}
	return min(max(p.model.pairDiscordance(effect), size), 1) // but for rounding
}

func (p *plan) simulationCount(n int) int {
	if p.sims > 0 {
		return p.sims
	}
	few := fewSimulations
	if p.Hopeless > 0 {
		return few / 5 // each simulation also runs Hopeless
	}
	return max(few, min(simulations, draws/max(n, 1)))
}

// tasksEnumerated returns the number of tasks from which on the power is high enough,
// checking every number up to twice as many.
func (p *plan) tasksEnumerated(power float64) (int, bool) {
	d := p.discordanceAt(p.Effect)
	m := p.test.powerAgainst(d, p.Effect)
	enough := func(n int) bool { return m.overTables(n) >= power }
	checked := 0 // highest number known not to be enough
	for high := 1; ; {
		high = min(high, mostTasks)
		if enough(high) {
			// A tooth is as long as two more discordant pairs, or a few; its
			// height, about 1/√n, is outgrown within some times √n.
			beyond := high + min(high, 5000) + int(40/d)
			for n := beyond; n > checked; n-- {
				if !enough(n) {
					checked = n
					break
				}
			}
			if checked < high {
				return checked + 1, true
			}
			high = checked
		}
		if high == mostTasks {
			return 0, false
		}
		checked = max(checked, high/2)
		high *= 2
	}
}

// tasksSimulated returns the number of tasks by bisection around the number for a
// normally distributed mean.
func (p *plan) tasksSimulated(power float64) (int, bool) {
	most := p.mostTasks()
	enough := func(n int) bool {
		sims := p.simulationCount(n)
		hits, _ := p.countHits(p.Effect, n, sims)
		return float64(hits) >= power*float64(sims)
	}
	variance := differenceVariance(p.differences(p.Effect), p.Effect)
	z := mathext.NormalQuantile(1-p.Alpha/2) + mathext.NormalQuantile(power)
	guess := min(variance*z*z/(p.Effect*p.Effect), float64(most))
	high := max(int(guess), 1)
	for !enough(high) {
		if high == most {
			return 0, false
		}
		high = min(high+high/5+1, most)
	}
	low := high
	for low > 0 && enough(low) {
		high, low = low, low-low/5-1
	}
	for high-low > max(1, high/200) {
		if mid := (low + high) / 2; enough(mid) {
			high = mid
		} else {
			low = mid
		}
	}
	return high, true
}

// Names of the methods for computing power.
const (
	enumeration = "mcnemar_enumeration"
	permuting   = "permutation_simulation"
	peeking     = "sequential_simulation"
	normal      = "normal_approximation"
)

// methodName returns the method for the power of n tasks.
func (p *plan) methodName(n int) string {
	switch {
	case p.Test == TestAnytime:
		return peeking
	case n > mostTasks, p.isSimulated() && n > mostSimulated:
		return normal
	case !p.isSimulated():
		return enumeration
	}
	return permuting
}

// powerInterval returns a power with the uncertainty of the simulation.
func (p *plan) powerInterval(o outcome) Interval {
	if o.sims == 0 {
		return Interval{Estimate: new(o.power), N: p.Tasks, Method: o.method}
	}
	return Proportion(o.hits, o.sims, p.level)
}

// warnings returns the warnings of a result.
func (p *plan) resultWarnings() []string {
	out := p.warnings
	if p.Tasks > 0 && p.Alpha > 0 && p.Alpha < 1 {
		noun, n := p.units()
		switch least := p.leastTasks(p.Alpha); {
		case n >= least:
		case p.sharesAlpha() && n >= p.leastTasks(float64(p.Family)*p.Alpha):
			out = append(out, fmt.Sprintf("%s can be significant only where others of the %d comparisons cannot: for all it takes %d", countNoun(n, noun), p.Family, least))
		default:
			out = append(out, fmt.Sprintf("%s can never be significant at %.3g by %s: it takes %d", countNoun(n, noun), p.Alpha, p.Test, least))
		}
		if noun == "cluster" && n < dozenClusters {
			out = append(out, fewClusters(n))
		}
	}
	if p.fault != "" {
		out = append(out, p.fault)
	}
	return out
}

// leastTasks returns the fewest tasks, or clusters, that the test can find significant:
// n with the same nonzero difference.
func (p *plan) leastTasks(alpha float64) int {
	bits := math.Log2(1 / alpha)
	switch p.Test {
	case TestPermutationFew: // p is 2·fewClustersFloor·½ⁿ
		bits += math.Log2(2 * fewClustersFloor)
	case TestMidP, TestPermutationMid: // p is ½ⁿ
	case TestExact, TestPermutation: // p is 2·½ⁿ
		bits++
	case TestAnytime:
		for m := NewMonitor(alpha); ; {
			if m.Add(1); m.Decided() || m.fault != "" {
				return len(m.diffs)
			}
		}
	}
	return int(math.Ceil(bits - 1e-9))
}

func (p *plan) powerResult(o outcome, target float64) Power {
	p.Discordance = new(o.discordance)
	out := Power{Design: p.Design, Target: target, Power: p.powerInterval(o), Method: o.method, Simulations: o.sims, Assumption: p.assumption, Warnings: p.resultWarnings()}
	if o.sims > 0 {
		out.Seed = p.seed
	}
	if o.sims > 0 && p.Test == TestAnytime {
		out.TasksRun = new(float64(o.tasks) / float64(o.sims))
	}
	return out
}

func (p *plan) noPower(target float64) Power {
	if !isFinite(target) {
		target = 0
	}
	p.dropNonFinite()
	return Power{Design: p.Design, Target: target, Power: Interval{Method: p.methodName(p.Tasks)}, Method: p.methodName(p.Tasks), Assumption: p.assumption, Warnings: p.resultWarnings()}
}

func (p *plan) effectResult(o outcome, effect, power float64) MDE {
	out := MDE{TargetPower: power, Effect: &effect, At: p.powerInterval(o), Method: o.method, Simulations: o.sims}
	if p.model == nil && math.Abs(effect) > *p.Discordance {
		p.assumption = oneWay(math.Abs(effect))
	}
	if o.sims > 0 {
		out.Seed = p.seed
		// Convert the uncertainty of the power to effect, by the slope.
		below := p.powerAt(p.Tasks, 0.9*effect)
		if slope := (o.power - below.power) / (0.1 * math.Abs(effect)); slope > 0 {
			out.EffectError = new(1.96 * math.Sqrt(power*(1-power)/float64(o.sims)) / slope)
		}
	}
	p.Discordance, p.Effect = new(o.discordance), effect
	out.Design, out.Assumption, out.Warnings = p.Design, p.assumption, p.resultWarnings()
	return out
}

func (p *plan) noEffect(power float64) MDE {
	if !isFinite(power) {
		power = 0
	}
	p.dropNonFinite()
	p.Effect = 0
	return MDE{Design: p.Design, TargetPower: power, At: Interval{Method: p.methodName(p.Tasks)}, Method: p.methodName(p.Tasks), Assumption: p.assumption, Warnings: p.resultWarnings()}
}

// dropNonFinite removes from a design figures that JSON cannot hold; the warning has
// them.
func (p *plan) dropNonFinite() {
	for _, v := range []*float64{&p.Effect, &p.Spread, &p.Alpha} {
		if !isFinite(*v) {
			*v = 0
		}
	}
	for _, v := range []**float64{&p.Discordance, &p.Control, &p.ICC} {
		if *v != nil && !isFinite(**v) {
			*v = nil
		}
	}
}
