package cli

import (
	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/agent/play"
	"github.com/assay-eval/assay/internal/command/cmdenv"
)

// newPlay is the program of scripted agents of kind command. It is started by
// agents: {kind: command, command: ["{assay}", play]}.
func newPlay(env *cmdenv.Env) *cobra.Command {
	return &cobra.Command{
		Use: "play", Short: "follow a script in place of an agent", Hidden: true, Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			if code := play.Run(env.In, env.RawOut, env.RawErr); code != 0 {
				return cmdenv.ExitWith(code)
			}
			return nil
		},
	}
}
