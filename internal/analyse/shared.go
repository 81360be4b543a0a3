package analyse

import (
	"slices"

	"github.com/assay-eval/assay/internal/analyse/figure"
	"github.com/assay-eval/assay/internal/spend"
	"github.com/assay-eval/assay/internal/trial"
)

// mostShared is the maximum number of values of a kind that a [State] keeps for sharing. If
// values are rarely equal, keeping more would cost memory and save none.
const mostShared = 1 << 14

// courseKey is a course without processes left and without an origin.
type courseKey struct {
	end    trial.EndReason
	turns  int
	model  string
	source trial.Source
}

// share returns the shared copy of c if other trials are likely to have an equal one.
func (st *State) share(c Course) *Course {
	if c.Origin != nil || len(c.Left) > 0 {
		return &c
	}
	return sharedCopy(st.courses, courseKey{c.End, c.Turns, c.Model, c.Source}, &c)
}

// sharedCopy returns the copy that m has for key, else v, which it adds unless m is full.
func sharedCopy[K comparable, V any](m map[K]*V, key K, v *V) *V {
	if kept := m[key]; kept != nil {
		return kept
	}
	if len(m) < mostShared {
		m[key] = v
	}
	return v
}

// useKey is a use without servers and tools. Amounts of money that are pointers differ.
type useKey struct {
	tokens    spend.Tokens
	cost      spend.Cost
	choice    *trial.ToolChoice
	isolation string
}

// useOf returns the use of an attempt, shared as a course is.
func (st *State) useOf(a *trial.Attempt) *Use {
	proof := st.pool.Proof(a.Proof)
	u := Use{
		Tokens: spend.TokensOf(a), Cost: spend.OfAttempt(a, st.prices), Choice: st.pool.Choice(a.Choice),
		Servers: proof.Servers, Tools: proof.Tools, Isolation: proof.Isolation,
	}
	if u.Cost.Free > 0 {
		u.Tokens.Unreported = 0 // there are none to report
	}
	if len(u.Servers)+len(u.Tools) > 0 {
		return &u
	}
	return sharedCopy(st.uses, useKey{u.Tokens, u.Cost, u.Choice, u.Isolation}, &u)
}

// triesOf returns the attempts at a trial.
func (st *State) triesOf(e *entry) *Tries {
	if e.rare == common && e.open == 0 {
		if n := int(e.attempts); n < len(plainTries) {
			return &plainTries[n]
		}
	}
	t := &Tries{Attempts: int(e.attempts), Faults: slices.Clone(e.rare.faults), Throttled: e.rare.throttle, CutOff: st.cutOff(e)}
	slices.SortFunc(t.Faults, figure.CompareCounts)
	return t
}

// plainTries holds attempts of which nothing is known but their number.
var plainTries = [...]Tries{{}, {Attempts: 1}, {Attempts: 2}, {Attempts: 3}}

// noScores returns the joint result of no scores.
func (st *State) noScores(kinds int) *joined {
	if st.none == nil || len(st.none.byKind) != kinds {
		st.none = &joined{byKind: make([]*trial.Score, kinds)}
	}
	return st.none
}

// shareStanding returns the shared copy of s.
func (st *State) shareStanding(s Standing) *Standing { return sharedCopy(st.standings, s, &s) }

// shareParts returns the shared copy of s.
func (st *State) shareParts(s *Shared) *Shared {
	if kept := st.shared[*s]; kept != nil {
		return kept
	}
	kept := new(*s)
	if len(st.shared) < mostShared {
		st.shared[*s] = kept
	}
	return kept
}
