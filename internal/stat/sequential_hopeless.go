package stat

import "math/rand/v2"

const (
	hopelessLooks = 10  // maximum number of looks over the planned units
	hopelessDraws = 200 // continuations drawn at each look
)

// Hopeless reports whether a run of the planned number of units is unlikely to decide:
// whether its predictive power is below limit. Ending such a run does not raise the
// false-alarm rate, since it only prevents decisions. Hopeless evaluates the power
// after each tenth of the units, and returns false after the others and if limit is 0.
//
// The predictive power is the share of simulated continuations that decide. Their units
// come from a Pólya urn (Blackwell and MacQueen 1973) of the differences so far and one
// each of the initial size of the scale and its negative, ±1 for tasks, so that a run does
// not look hopeless because it begins with ties.
func (m *Monitor) Hopeless(planned int, limit float64) bool {
	n := len(m.diffs)
	step := max(1, (planned+hopelessLooks-1)/hopelessLooks)
	if !(limit > 0) || m.fault != "" || m.Decided() || n == 0 || n >= planned || n%step != 0 {
		return false
	}
	random := rand.New(rand.NewPCG(1, uint64(n)))
	type unit struct{ diff, weight float64 }
	urn := append(make([]unit, 0, planned+2), unit{m.initialSize(), 1}, unit{-m.initialSize(), 1})
	for i, d := range m.diffs {
		urn = append(urn, unit{d, m.weight(i)})
	}
	for hits, i := 0.0, 0; i < hopelessDraws; i++ {
		urn = urn[:n+2]
		for w := m.wealth; len(urn) < planned+2; {
			u := urn[random.IntN(len(urn))]
			urn = append(urn, u)
			if w.settle(u.diff, u.weight); w.hasReached(m.alpha) {
				hits++
				break
			}
		}
		if hits >= limit*hopelessDraws {
			return false
		}
	}
	return true
}
