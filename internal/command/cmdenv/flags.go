package cmdenv

import (
	"errors"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/assay-eval/assay/internal/spelling"
)

// FlagError adds to an error the flag that was probably meant, or the values that the flag
// takes.
func FlagError(cmd *cobra.Command, err error) error {
	see := "; see " + cmd.CommandPath() + " --help"
	if unknown, ok := errors.AsType[*pflag.NotExistError](err); ok {
		name := unknown.GetSpecifiedName()
		if unknown.GetSpecifiedShortnames() != "" {
			return UsageErrorf("%s has no flag -%s%s", cmd.CommandPath(), name, see)
		}
		var flags []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			if !f.Hidden {
				flags = append(flags, f.Name)
			}
		})
		meant := strings.Replace(spelling.Suggest(name, flags), `"`, `"--`, 1)
		return UsageErrorf("%s has no flag --%s%s%s", cmd.CommandPath(), name, meant, see)
	}
	if value, ok := errors.AsType[*pflag.InvalidValueError](err); ok {
		return UsageErrorf("--%s %s: %s is needed", value.GetFlag().Name, value.GetValue(), valueOf(value.GetFlag()))
	}
	if none, ok := errors.AsType[*pflag.ValueRequiredError](err); ok {
		return UsageErrorf("--%s: %s is missing", none.GetFlag().Name, valueOf(none.GetFlag()))
	}
	return UsageErrorf("%s: %w%s", cmd.CommandPath(), err, see)
}

// valueOf describes the values that a flag takes.
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
	name, _ := UnquoteFlag(f)
	return "a value (" + name + ")"
}
