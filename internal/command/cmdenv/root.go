package cmdenv

import (
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/spelling"
)

// helpWidth is the width to which the lists of flags are wrapped.
const helpWidth = "80"

// ConfigureRoot completes the root command of a program: how it reports mistakes,
// its help and its usage lines.
func ConfigureRoot(root *cobra.Command) {
	cobra.EnableCommandSorting = false // help lists commands in the order of use
	root.SilenceErrors, root.SilenceUsage, root.SuggestionsMinimumDistance = true, true, 2
	root.Args, root.RunE = cobra.ArbitraryArgs, RunGroup("command", "")
	root.SetFlagErrorFunc(FlagError)
	root.SetUsageTemplate(strings.ReplaceAll(root.UsageTemplate(), ".FlagUsages", ".FlagUsagesWrapped "+helpWidth))
	root.SetHelpCommand(&cobra.Command{
		Use: "help [COMMAND]", Short: "say more about a command",
		Long: "Say what a command does, how it is used and which flags it has.",
		RunE: func(cmd *cobra.Command, args []string) error {
			about, err := FindCommand(root, args)
			if err != nil {
				return err
			}
			return about.Help()
		},
	})
	root.InitDefaultCompletionCmd()
	for _, c := range root.Commands() {
		if c.Name() == "completion" {
			c.Short = "write a completion script for a shell"
		}
	}
}

// FindCommand returns the command that args name.
func FindCommand(root *cobra.Command, args []string) (*cobra.Command, error) {
	found, rest, err := root.Find(args)
	if err != nil || len(rest) > 0 {
		return nil, unknownCommand(root, "command", strings.Join(args, " "), args[0])
	}
	return found, nil
}

// RunGroup returns the function of a command that only groups others. Mistakes call
// its members noun and name them after prefix.
func RunGroup(noun, prefix string) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) > 0 {
			return unknownCommand(cmd, noun, prefix+args[0], args[0])
		}
		return cmd.Help()
	}
}

func unknownCommand(group *cobra.Command, noun, name, typed string) error {
	var names []string
	for _, c := range group.Commands() {
		if !c.Hidden {
			names = append(names, c.Name())
		}
	}
	return UsageErrorf("there is no %s %q%s; see %s --help", noun, name, spelling.Suggest(typed, names), group.CommandPath())
}
