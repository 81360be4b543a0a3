package cli

import (
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/suite"
)

const (
	exitOK        = cmdenv.ExitOK
	exitUsage     = cmdenv.ExitUsage
	exitPreflight = cmdenv.ExitPreflight
)

var (
	given     = func(s *suite.Suite) []string { return suiteload.BundledFiles(shipped, s) }
	blankCopy = func(program string, given []string) (string, error) {
		return suiteload.BlankCopy(shipped, program, given)
	}
)

const suiteFile = suiteload.FileName

var isRun = runload.IsRun

const formatHTML = runreport.FormatHTML

func (a *app) main(args []string) int {
	return runCommandLine(&cmdenv.Env{In: a.in, RawOut: a.rawOut, RawErr: a.rawErr, Environ: a.environ, Now: a.now}, args)
}
