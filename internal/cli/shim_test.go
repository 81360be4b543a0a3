package cli

import "github.com/assay-eval/assay/internal/command/cmdenv"

const (
	exitOK        = cmdenv.ExitOK
	exitUsage     = cmdenv.ExitUsage
	exitPreflight = cmdenv.ExitPreflight
)
