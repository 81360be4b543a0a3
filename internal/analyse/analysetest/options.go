package analysetest

import (
	"iter"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/kind/registry"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Run analyses records as the program does, with all kinds of graders and with
// gates.
func Run(s *suite.Suite, plan trial.Plan, records iter.Seq2[trial.Record, error], opt analyse.Options, gates ...gate.Options) (*analyse.Analysis, error) {
	g := append(gates, gate.Options{})[0]
	g.Profiles = registry.Profiles()
	opt.Kinds, opt.Gates = registry.Analysis(), gate.Check(g)
	return analyse.Run(s, plan, records, opt)
}
