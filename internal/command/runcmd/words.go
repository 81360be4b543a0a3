package runcmd

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/runreport"
)

// RunWords runs an assay run command line built by another command. It prints the plan
// and its cost first.
func RunWords(ctx context.Context, reporter *runreport.Reporter, words []string) error {
	f := &runFlags{}
	cmd := &cobra.Command{Use: "run"}
	f.registerFlags(cmd)
	if err := cmd.ParseFlags(words[1:]); err != nil {
		return err
	}
	f.planFirst = !f.quiet && !f.json
	return runSuite(ctx, reporter, f, cmd.Flags().Args(), words)
}
