package cmdenv

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/spelling"
)

// ConfigureRoot completes the root command of a program: how it reports mistakes,
// its help and its usage lines.
func ConfigureRoot(root *cobra.Command) {
	cobra.EnableCommandSorting = false // help lists commands in the order of use
	root.SilenceErrors, root.SilenceUsage, root.SuggestionsMinimumDistance = true, true, 2
	root.Args, root.RunE = cobra.ArbitraryArgs, RunGroup("command", "")
	root.SetFlagErrorFunc(FlagError)
	cobra.AddTemplateFunc("formatFlags", formatFlags)
	cobra.AddTemplateFunc("wrapHelp", wrapHelp)
	cobra.AddTemplateFunc("wrapExamples", wrapExamples)
	root.SetHelpTemplate(helpTemplate)
	cobra.AddTemplateFunc("formatFlagList", formatFlagList)
	root.SetUsageTemplate(usageTemplate.Replace(root.UsageTemplate()))
	help := &cobra.Command{
		Use: "help [COMMAND]", Short: "say more about a command",
		Long: "Describe a command, its usage and its flags.",
		RunE: func(cmd *cobra.Command, args []string) error {
			about, err := FindCommand(root, args)
			if err != nil {
				return err
			}
			return about.Help()
		},
	}
	root.SetHelpCommand(help)
	root.InitDefaultCompletionCmd()
	for _, c := range root.Commands() {
		if c.Name() == "completion" {
			c.Short = "write a completion script for a shell"
		}
	}
}

// usageTemplate changes the usage template: it shows flags in groups, omits empty command
// groups, and allows a hidden help command.
var usageTemplate = strings.NewReplacer(
	"Flags:\n{{.LocalFlags.FlagUsages | trimTrailingWhitespaces}}", "{{formatFlags .LocalFlags}}",
	"{{.Example}}", "{{wrapExamples .Example}}",
	"{{.InheritedFlags.FlagUsages | trimTrailingWhitespaces}}", "{{formatFlagList .InheritedFlags}}",
	"{{range $group := .Groups}}\n\n{{.Title}}", "{{range $group := .Groups}}{{$title := printf \"\\n\\n%s\" .Title}}",
	`{{if (and (eq .GroupID $group.ID) (or .IsAvailableCommand (eq .Name "help")))}}`,
	`{{if (and (eq .GroupID $group.ID) (or .IsAvailableCommand (and (eq .Name "help") (not .Hidden))))}}{{$title}}{{$title = ""}}`,
)

// ShowFirst makes the help of root list only the named commands, or all commands with
// --all.
func ShowFirst(root *cobra.Command, names ...string) {
	var all bool
	const about = "list all commands in help"
	root.Flags().BoolVar(&all, "all", false, about)
	root.InitDefaultHelpCmd()
	for _, c := range root.Commands() {
		if c.Name() == "help" {
			c.Flags().BoolVar(&all, "all", false, about)
		}
	}
	show := root.HelpFunc()
	root.SetHelpFunc(func(cmd *cobra.Command, args []string) {
		cmd.InitDefaultHelpFlag()
		cmd.InitDefaultVersionFlag()
		if cmd != root || all {
			show(cmd, args)
			return
		}
		var hidden []*cobra.Command
		for _, c := range root.Commands() {
			if !c.Hidden && !slices.Contains(names, c.Name()) {
				c.Hidden = true
				hidden = append(hidden, c)
			}
		}
		show(cmd, args)
		for _, c := range hidden {
			c.Hidden = false
		}
		fmt.Fprintf(root.OutOrStdout(), "%d more commands: %s help --all\n", len(hidden), root.Name())
	})
}

// FindCommand returns the command that args name.
func FindCommand(root *cobra.Command, args []string) (*cobra.Command, error) {
	found, rest, err := root.Find(args)
	if err != nil || len(rest) > 0 {
		return nil, unknownCommand(root, "command", strings.Join(args, " "), args[0])
	}
	return found, nil
}

// RunGroup returns the run function of a command that only groups others. Error messages
// call its members noun and write prefix before their names.
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
