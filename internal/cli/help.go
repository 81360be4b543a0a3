package cli

import (
	"errors"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/assay-eval/assay/internal/command/cmdenv"
)

// helpWidth is the width to which the lists of flags are wrapped.
const helpWidth = "80"

// helpful replaces what cobra says and does by itself where a user would be left
// without an answer.
func helpful(root *cobra.Command) {
	cobra.EnableCommandSorting = false // in the order in which people need them
	root.SetFlagErrorFunc(flagError)
	root.SetUsageTemplate(strings.ReplaceAll(root.UsageTemplate(), ".FlagUsages", ".FlagUsagesWrapped "+helpWidth))
	root.SetHelpCommand(&cobra.Command{
		Use: "help [COMMAND]", Short: "say more about a command",
		Long: "Say what a command does, how it is used and which flags it has.",
		RunE: func(cmd *cobra.Command, args []string) error {
			about, rest, err := root.Find(args)
			if err != nil || len(rest) > 0 {
				return cmdenv.UsageErrorf("there is no command %q%s; see assay --help", strings.Join(args, " "), cmdenv.Suggest(args[0], cmdenv.CommandNames(root)))
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

// flagError says which flag was meant, or what its value should be.
func flagError(cmd *cobra.Command, err error) error {
	see := "; see " + cmd.CommandPath() + " --help"
	var unknown *pflag.NotExistError
	var value *pflag.InvalidValueError
	var none *pflag.ValueRequiredError
	switch {
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() != "":
		return cmdenv.UsageErrorf("%s has no flag -%s%s", cmd.CommandPath(), unknown.GetSpecifiedName(), see)
	case errors.As(err, &unknown):
		name := unknown.GetSpecifiedName()
		meant := strings.Replace(cmdenv.Suggest(name, flagNames(cmd)), `"`, `"--`, 1)
		return cmdenv.UsageErrorf("%s has no flag --%s%s%s", cmd.CommandPath(), name, meant, see)
	case errors.As(err, &value):
		return cmdenv.UsageErrorf("--%s %s: %s is needed", value.GetFlag().Name, value.GetValue(), valueOf(value.GetFlag()))
	case errors.As(err, &none):
		return cmdenv.UsageErrorf("--%s: %s is missing", none.GetFlag().Name, valueOf(none.GetFlag()))
	}
	return cmdenv.UsageErrorf("%s: %w%s", cmd.CommandPath(), err, see)
}

// valueOf says in words what a flag takes.
func valueOf(f *pflag.Flag) string {
	switch f.Value.Type() {
	case "int", "int64":
		return "a whole number"
	case "uint64":
		return "a whole number that is not negative"
	case "bool":
		return "true or false"
	case "intSlice":
		return "whole numbers such as 1,3,5"
	case "share":
		return "a share such as 0.2 or 20%"
	}
	name, _ := pflag.UnquoteUsage(f)
	return "a value (" + name + ")"
}

func flagNames(cmd *cobra.Command) []string {
	var out []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) { out = append(out, f.Name) })
	return out
}
