package cmdenv

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// NoArgs is the check of a command that takes no arguments.
func NoArgs(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return UsageErrorf("%s takes no argument, but was given %q; see %[1]s --help", cmd.CommandPath(), args[0])
	}
	return nil
}

// OneRun is the check of a command that takes one run.
func OneRun(_ *cobra.Command, args []string) error {
	if len(args) != 1 {
		return UsageErrorf("name one run: its folder, or \"last\" for the newest")
	}
	return nil
}

// Share is the value of a flag that is written as 0.2 or as 20%.
type Share float64

// ShareVar defines a flag for a share.
func ShareVar(fl *pflag.FlagSet, p *float64, name string, value float64, about string) {
	*p = value
	fl.Var((*Share)(p), name, about)
}

// Set implements pflag.Value.
func (s *Share) Set(text string) error {
	number, percent := strings.CutSuffix(strings.TrimSpace(text), "%")
	v, err := strconv.ParseFloat(number, 64)
	if percent {
		v /= 100
	}
	if err != nil || math.IsNaN(v) || math.Abs(v) > 1 {
		return fmt.Errorf("%q is no share", text)
	}
	*s = Share(v)
	return nil
}

// Type implements pflag.Value.
func (s *Share) Type() string { return "share" }

// String implements pflag.Value.
func (s *Share) String() string {
	if *s == 0 {
		return "0"
	}
	return strconv.FormatFloat(float64(*s), 'g', -1, 64)
}
