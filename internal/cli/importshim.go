package cli

import (
	"io"
	"time"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/suite"
)

// app is what the import commands use.
type app struct {
	*suiteload.Loader
	out, rawOut, rawErr io.Writer
	in                  io.Reader
	environ             []string
	now                 func() time.Time
}

func newImport(loader *suiteload.Loader) *cobra.Command {
	return (&app{Loader: loader, out: loader.Out}).importCommand()
}

func usage(format string, args ...any) error { return cmdenv.UsageErrorf(format, args...) }

func suggest(typed string, have []string) string { return cmdenv.Suggest(typed, have) }

func sorted[V any](m map[string]V) []string { return cmdenv.SortedKeys(m) }

var commandNames = cmdenv.CommandNames

type suiteFlags struct{ suiteload.Flags }

func (f *suiteFlags) register(cmd *cobra.Command) { f.Register(cmd) }

func (a *app) load(arg string, f *suiteFlags) (*suite.Suite, error) {
	return a.LoadSuite(arg, &f.Flags)
}

func (a *app) write(dir string, files map[string][]byte) (string, error) {
	return suiteload.WriteSuite(a.Env, dir, files)
}
