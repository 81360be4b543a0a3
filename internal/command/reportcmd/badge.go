package reportcmd

import (
	"bytes"
	"fmt"
	"path/filepath"

	"github.com/assay-eval/assay/internal/atomicfile"
	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report/answer"
)

// NewBadge returns the command badge.
func NewBadge(loader *suiteload.Loader) *cobra.Command {
	var out, file string
	cmd := &cobra.Command{
		Use: "badge RUN", Short: "write the answer of a run as a badge for a README",
		Long: `Write an SVG with the name of the suite and the answer to its first question, such
as "YES · 97% vs 23%", or the trials that passed if it compares nothing. A run
with scripted answers, or one that is not complete, has a badge with these words.
Equal runs give equal bytes.`,
		Example: `  assay badge last > badge.svg
  assay badge last -o docs/badge.svg`,
		Args: cmdenv.OneRun,
		RunE: func(cmd *cobra.Command, args []string) error {
			if cmd.Flags().Changed("output") && file == "" {
				return cmdenv.UsageErrorf("-o: name the file, such as -o badge.svg")
			}
			an, _, err := runload.ReadAnalysis(loader, args[0], out, false)
			if err != nil {
				return err
			}
			var b bytes.Buffer
			if err := answer.Of(an).WriteBadge(&b); err != nil {
				return err
			}
			if file == "" {
				_, err := loader.Out.Write(b.Bytes())
				return err
			}
			if err := atomicfile.WriteFile(filepath.Clean(file), b.Bytes(), 0o666); err != nil {
				return cmdenv.MissingError(fmt.Errorf("write badge: %w", err))
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&out, "out", "runs", "`folder` that holds all runs")
	cmd.Flags().StringVarP(&file, "output", "o", "", "write it to `FILE` instead of standard output")
	return cmd
}
