package runcmd

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/runreport"
)

// RunWords runs an assay run command line built by another command. With planFirst it
// prints the plan and its cost first.
func RunWords(ctx context.Context, reporter *runreport.Reporter, words []string, planFirst bool) error {
	f := &runFlags{}
	cmd := &cobra.Command{Use: "run"}
	f.registerFlags(cmd)
	if err := cmd.ParseFlags(words[1:]); err != nil {
		return err
	}
	f.planFirst = planFirst && !f.quiet && !f.json
	return runSuite(ctx, reporter, f, cmd.Flags().Args(), words)
}
