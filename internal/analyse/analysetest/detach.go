package analysetest

import "github.com/assay-eval/assay/internal/analyse"

// Detach gives a trial copies of what it shares with others, so that a test can change it in
// place.
func Detach(t *analyse.Trial) {
	t.CellID, t.Shared = new(*t.CellID), new(*t.Shared)
	t.Standing, t.Course, t.Tries = new(*t.Standing), new(*t.Course), new(*t.Tries)
	t.Findings, t.Use, t.Annotated = new(*t.Findings), new(*t.Use), new(*t.Annotated)
}
