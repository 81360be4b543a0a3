package cmdenv

import (
	"errors"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// FlagError names the flag that was meant, or the value it takes.
func FlagError(cmd *cobra.Command, err error) error {
	see := "; see " + cmd.CommandPath() + " --help"
	var unknown *pflag.NotExistError
	var value *pflag.InvalidValueError
	var none *pflag.ValueRequiredError
	switch {
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() != "":
		return UsageErrorf("%s has no flag -%s%s", cmd.CommandPath(), unknown.GetSpecifiedName(), see)
	case errors.As(err, &unknown):
		name := unknown.GetSpecifiedName()
		meant := strings.Replace(Suggest(name, flagNames(cmd)), `"`, `"--`, 1)
		return UsageErrorf("%s has no flag --%s%s%s", cmd.CommandPath(), name, meant, see)
	case errors.As(err, &value):
		return UsageErrorf("--%s %s: %s is needed", value.GetFlag().Name, value.GetValue(), valueOf(value.GetFlag()))
	case errors.As(err, &none):
		return UsageErrorf("--%s: %s is missing", none.GetFlag().Name, valueOf(none.GetFlag()))
	}
	return UsageErrorf("%s: %w%s", cmd.CommandPath(), err, see)
}

// valueOf describes the values of a flag.
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
