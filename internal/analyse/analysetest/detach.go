package analysetest

import "github.com/assay-eval/assay/internal/analyse"

// Detach copies the parts that a trial shares with others, so that a test can change them in
// place.
func Detach(t *analyse.Trial) {
	t.CellID, t.Shared = new(*t.CellID), new(*t.Shared)
	t.Standing, t.Course, t.Tries = new(*t.Standing), new(*t.Course), new(*t.Tries)
	t.Findings, t.Use, t.Annotated = new(*t.Findings), new(*t.Use), new(*t.Annotated)
}
