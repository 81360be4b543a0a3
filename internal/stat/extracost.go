package stat

import (
	"fmt"
	"math"
)

// Increment is the differences of one task, treatment − control.
type Increment struct {
	Cost    float64 // of the mean cost of a trial
	Success float64 // of the success rate, from −1 to 1
	Cluster string  // of tasks that may share their effect; "" if tasks are independent
}

// Confidence sets of [ExtraCost].
const (
	SetBetween = "between" // Low to High; an end that is nil is open
	SetOutside = "outside" // everything but the values between Low and High
	SetAny     = "any"     // every value
)

// ExtraCost is the cost of an extra success: the mean over tasks of the difference in
// cost over the mean difference in success.
//
// The signs of Cost and Success give the ratio its meaning. If both are positive, it is
// the price of an extra success. If both are negative, it is the saving for each success
// that is lost. A negative ratio is no price: one side is better and cheaper.
type ExtraCost struct {
	Cost    Interval `json:"cost"`    // mean difference in cost, with Student's t interval
	Success Interval `json:"success"` // mean difference of success rates, likewise
	// Estimate is the ratio, or nil if the treatment has as many successes.
	Estimate *float64 `json:"estimate"`
	// Set is the shape of the confidence set of the ratio, or "" if there is none. It is
	// [SetBetween] if the interval of Success leaves out 0.
	Set      string   `json:"set"`
	Low      *float64 `json:"low"`
	High     *float64 `json:"high"`
	Level    float64  `json:"level"`
	Method   string   `json:"method"`
	Tasks    int      `json:"tasks"`
	Clusters int      `json:"clusters,omitempty"` // if they are the units
	Warnings []string `json:"warnings,omitempty"`
}

// ExtraCostByTask returns the cost of an extra success over tasks, which have the same
// weight, with Fieller's confidence set (1954): every ratio θ for which the mean of cost
// − θ·success is not shown to differ from 0. It has the standard error of a mean over tasks,
// or the CR2 error over clusters (see [DifferenceByCluster]) if tasks have any. Oracles:
// R's t.test and clubSandwich, solved for the ends by root search.
func ExtraCostByTask(tasks []Increment, level float64) ExtraCost {
	x := ExtraCost{Level: level, Tasks: len(tasks), Method: "fieller_t"}
	x.Cost, x.Success = Interval{Level: level, Method: "student_t"}, Interval{Level: level, Method: "student_t"}
	if why := invalidIncrements(tasks, level); why != "" {
		x.Warnings = []string{why}
		if !(level > 0 && level < 1) {
			x.Level, x.Cost.Level, x.Success.Level = 0, 0, 0
		}
		return x
	}
	var clusters []string
	cost, success := make([]float64, len(tasks)), make([]float64, len(tasks))
	for i, t := range tasks {
		cost[i], success[i] = t.Cost, t.Success
		if t.Cluster != "" {
			clusters = append(clusters, t.Cluster)
		}
	}
	u := groupUnits(len(tasks), clusters)
	if u.clustered {
		x.Method, x.Clusters = "fieller_cr2_t", len(u.sizes)
	}
	x.Cost, x.Success = u.meanInterval(cost, level), u.meanInterval(success, level).clampTo(-1, 1)
	c, s := *x.Cost.Estimate, *x.Success.Estimate
	if math.Abs(s) <= 1e-15 { // the rounding error of rates that cancel
		s = 0
		x.Success.Estimate = &s
	} else {
		x.Estimate = new(c / s)
	}
	why := u.tooFew()
	switch {
	case why != "":
	case x.Success.Low == nil && x.Estimate == nil:
		why = "no task has more or fewer successes: there is no price"
	case x.Success.Low == nil:
		// Rates are so coarse that few tasks agree by chance.
		why = "success differs alike in all tasks, so that its spread says nothing"
	}
	if why != "" {
		x.Warnings = []string{why}
		return x
	}
	if w := u.warning(); w != "" {
		x.Warnings = []string{w}
	}
	t := studentQuantile((1-level)/2, satterthwaite(u.sizes))
	x.Set, x.Low, x.High = fiellerSet(c, s, t*t*u.covariance(cost, cost), t*t*u.covariance(cost, success), t*t*u.covariance(success, success))
	return x
}

// fiellerSet solves (c − θs)² ≤ vcc − 2θ·vcs + θ²·vss for θ.
func fiellerSet(c, s, vcc, vcs, vss float64) (set string, low, high *float64) {
	// aθ² − 2bθ + d ≤ 0
	a, b, d := s*s-vss, c*s-vcs, c*c-vcc
	square := b*b - a*d
	if a < 0 && square <= 1e-13*(b*b+math.Abs(a*d)) {
		return SetAny, nil, nil
	}
	q := b + math.Copysign(math.Sqrt(max(0, square)), b) // no digits cancel
	if q == 0 {
		if a > 0 {
			return SetBetween, new(0.0), new(0.0)
		}
		return SetAny, nil, nil
	}
	ends := []float64{q / a, d / q}
	if ends[0] > ends[1] {
		ends[0], ends[1] = ends[1], ends[0]
	}
	set = SetBetween
	if a < 0 {
		set = SetOutside
	}
	if !math.IsInf(ends[0], 0) {
		low = &ends[0]
	}
	if !math.IsInf(ends[1], 0) {
		high = &ends[1]
	}
	return set, low, high
}

// invalidIncrements returns the error in tasks or level, or "" if none.
func invalidIncrements(tasks []Increment, level float64) string {
	clustered := 0
	for i, t := range tasks {
		switch {
		case !(math.Abs(t.Cost) <= mostCost):
			return fmt.Sprintf("task %d: a difference in cost of %v is impossible", i+1, t.Cost)
		case !(math.Abs(t.Success) <= 1):
			return fmt.Sprintf("task %d: a difference of success rates of %v is impossible", i+1, t.Success)
		case t.Cluster != "":
			clustered++
		}
	}
	switch {
	case !(level > 0 && level < 1):
		return fmt.Sprintf("confidence level %v is not between 0 and 1", level)
	case len(tasks) == 0:
		return "no task with a decided trial on both sides"
	case clustered > 0 && clustered < len(tasks):
		return fmt.Sprintf("%d of %d tasks have no cluster", len(tasks)-clustered, len(tasks))
	}
	return ""
}

// mostCost keeps squares of costs finite.
const mostCost = 1e100
