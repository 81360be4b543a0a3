package serve

import (
	"fmt"
	"math/rand/v2"
)

// The words that synthetic decisions are made of.
var (
	synthAreas   = []string{"billing", "search", "profile", "upload", "report", "login", "export", "inbox", "calendar", "catalogue", "checkout", "audit", "webhook", "backup", "tenant", "quota"}
	synthThings  = []string{"cache", "queue", "index", "token", "schema", "retry", "timeout", "page size", "rate limit", "log format", "encryption key", "time zone", "sort order", "file name", "feature flag", "batch size"}
	synthRules   = []string{"is fixed per account", "is never shared between workers", "is checked on every write", "is rebuilt at night", "is kept for thirty days", "is set by the caller", "falls back to the default", "is stored in UTC", "is signed before it leaves", "is limited to one megabyte", "is versioned", "is read once at start"}
	synthReasons = []string{"support could not explain what customers saw", "two incidents came from the older way", "the database could not hold the load", "an audit asked for it", "partners rely on it", "tests were flaky without it", "it halves the cost", "the mobile clients cannot do otherwise"}
)

// SyntheticFeatures is how many decisions each synthetic feature has.
const SyntheticFeatures = 3

// SyntheticSeed makes n features of three decisions each, for measuring what
// answers cost at a given size. Statuses are drawn as 70 % ratified, 20 %
// proposed, 5 % ungrounded and 5 % superseded. The same n and seed make the
// same decisions, and a larger n begins with the decisions of a smaller one.
func SyntheticSeed(n int, seed uint64) Seed {
	rng := rand.New(rand.NewPCG(seed, 0x5eed_de_c1510))
	pick := func(list []string) string { return list[rng.IntN(len(list))] }
	s := Seed{Files: map[string]File{}}
	for i := range n {
		area := pick(synthAreas)
		feature := fmt.Sprintf("%s-%04d", area, i+1)
		file := fmt.Sprintf("src/%s/%s_%04d.py", area, area, i+1)
		f := File{Symbols: map[string][2]int{}}
		for j := range SyntheticFeatures {
			thing := pick(synthThings)
			d := Decision{
				ID: fmt.Sprintf("%s-%d", feature, j+1), Feature: feature, Status: drawStatus(rng),
				Title:       fmt.Sprintf("The %s of %s %d %s", thing, area, i+1, pick(synthRules)),
				Description: fmt.Sprintf("For %s %d the %s %s, because %s. It %s.", area, i+1, thing, pick(synthRules), pick(synthReasons), pick(synthRules)),
			}
			symbol := fmt.Sprintf("step_%d", j+1)
			f.Symbols[symbol] = [2]int{10*j + 1, 10*j + 8}
			if d.Status != Ungrounded {
				d.Bind = []Binding{{File: file, Symbol: symbol, Start: 10*j + 1, End: 10*j + 8}}
			}
			s.Decisions = append(s.Decisions, d)
		}
		s.Files[file] = f
	}
	return s
}

func drawStatus(rng *rand.Rand) string {
	switch x := rng.IntN(100); {
	case x < 70:
		return Ratified
	case x < 90:
		return Proposed
	case x < 95:
		return Ungrounded
	}
	return Superseded
}
