package cmdenv

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// The layout of help, in columns.
const (
	helpWidth = 80 // no line is longer
	flagWidth = 26 // longer flags have their text on the next line
)

// groupedFrom is the minimum number of flags that help shows in groups.
const groupedFrom = 10

// otherFlags is the title of flags that [FlagGroups] does not list.
const otherFlags = "Other"

// UnquoteFlag returns the placeholder of a flag's value, "" if it takes none, and its text
// without back quotes. [FlagGroups] has the placeholder.
func UnquoteFlag(f *pflag.Flag) (placeholder, text string) {
	placeholder, text = pflag.UnquoteUsage(f)
	if placeholder == "" {
		return "", text
	}
	if info, _, ok := FindFlag(f.Name); ok && info.Value != "" {
		return info.Value, text
	}
	if plain, ok := placeholders[placeholder]; ok {
		return plain, text
	}
	return strings.ToUpper(placeholder), text
}

// placeholders holds placeholders by type, for flags that [FlagGroups] does not list.
var placeholders = map[string]string{"int": "N", "uint": "N", "float": "NUMBER", "string": "TEXT", "strings": "TEXT", "duration": "TIME"}

// FlagDefault returns the default of a flag as help shows it, or "" if it is a zero value
// or part of the description.
func FlagDefault(f *pflag.Flag) string {
	if slices.Contains([]string{"", "false", "0", "0s", "[]"}, f.DefValue) || strings.Contains(f.Usage, "default") {
		return ""
	}
	return strings.Trim(f.DefValue, "[]")
}

// FindFlag returns the row of [FlagGroups] with this name, and the title of its group.
func FindFlag(name string) (FlagInfo, string, bool) {
	for _, g := range FlagGroups {
		if i := slices.IndexFunc(g.Flags, func(f FlagInfo) bool { return f.Name == name }); i >= 0 {
			return g.Flags[i], g.Title, true
		}
	}
	return FlagInfo{}, otherFlags, false
}

// formatFlags returns the flags of a command for its help: in groups if there are many.
func formatFlags(fl *pflag.FlagSet) string {
	groups := map[string][]*pflag.Flag{}
	total := 0
	fl.VisitAll(func(f *pflag.Flag) {
		if !f.Hidden {
			_, title, _ := FindFlag(f.Name)
			groups[title] = append(groups[title], f)
			total++
		}
	})
	if total < groupedFrom {
		return "Flags:\n" + formatFlagList(fl)
	}
	var parts []string
	for _, g := range append(slices.Clone(FlagGroups), FlagGroup{Title: otherFlags}) {
		if list := groups[g.Title]; len(list) > 0 {
			parts = append(parts, g.Title+":\n"+formatFlagLines(list))
		}
	}
	return strings.Join(parts, "\n\n")
}

// formatFlagList returns the lines of all flags that are not hidden.
func formatFlagList(fl *pflag.FlagSet) string {
	var list []*pflag.Flag
	fl.VisitAll(func(f *pflag.Flag) {
		if !f.Hidden {
			list = append(list, f)
		}
	})
	return formatFlagLines(list)
}

func formatFlagLines(list []*pflag.Flag) string {
	heads := make([]string, len(list))
	column := 0
	for i, f := range list {
		heads[i] = formatFlagHead(f)
		if n := len([]rune(heads[i])); n <= flagWidth {
			column = max(column, n)
		}
	}
	column = max(column, 12) + 3
	var b strings.Builder
	for i, f := range list {
		_, text := UnquoteFlag(f)
		if d := FlagDefault(f); d != "" {
			text += " (default " + d + ")"
		}
		first := heads[i]
		if n := len([]rune(first)); n+3 > column {
			b.WriteString(first + "\n")
			first = ""
		}
		first += strings.Repeat(" ", column-len([]rune(first)))
		b.WriteString(WrapText(first, text, strings.Repeat(" ", column)))
	}
	return strings.TrimRight(b.String(), "\n")
}

// formatFlagHead returns a flag with its placeholder, such as "  -o, --output FILE".
func formatFlagHead(f *pflag.Flag) string {
	head := "      --" + f.Name
	if f.Shorthand != "" {
		head = "  -" + f.Shorthand + ", --" + f.Name
	}
	value, _ := UnquoteFlag(f)
	switch {
	case value == "":
	case f.NoOptDefVal != "":
		head += "[=" + value + "]"
	default:
		head += " " + value
	}
	return head
}

// RenameFlag makes cmd accept a flag under an old name as well. The old name is hidden, and
// using it prints one warning to standard error.
func RenameFlag(cmd *cobra.Command, old, name string) {
	fl := cmd.Flags()
	f := fl.Lookup(name)
	fl.AddFlag(&pflag.Flag{
		Name: old, Usage: "the old name of --" + name, Hidden: true, DefValue: f.DefValue, NoOptDefVal: f.NoOptDefVal,
		Value: &renamedValue{Value: f.Value, cmd: cmd, old: old, name: name},
	})
}

// renamedValue is the value of a flag under its old name.
type renamedValue struct {
	pflag.Value
	cmd       *cobra.Command
	old, name string
	warned    bool
}

// Set implements pflag.Value.
func (v *renamedValue) Set(text string) error {
	if !v.warned {
		v.warned = true
		fmt.Fprintf(v.cmd.ErrOrStderr(), "note: --%s of %s is now --%s; the old name will go\n", v.old, v.cmd.CommandPath(), v.name)
	}
	return v.cmd.Flags().Set(v.name, text)
}

// HideFlags removes flags that a command accepts but does not use from its help.
func HideFlags(cmd *cobra.Command, names ...string) {
	for _, name := range names {
		cmd.Flags().Lookup(name).Hidden = true
	}
}
