package cli

import "github.com/spf13/cobra"

// importSeedC is the command that rebuilds the tables of a run of seed system C.
func (a *app) importSeedC() *cobra.Command {
	return &cobra.Command{Use: "seed-c RUNDIR", Short: "rebuild the tables of a run of the agent-CLI suite"}
}
