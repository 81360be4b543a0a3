package cli

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/atomicfile"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/assay-eval/assay/internal/command/cmdenv"
)

func newMan(env *cmdenv.Env) *cobra.Command {
	var dir string
	cmd := &cobra.Command{
		Use: "man [COMMAND…]", Short: "write the manual page of a command",
		Long: `Write the manual page of assay, or of one of its commands, in the format of man
to standard output; with --dir write one page a command into a folder.

The date of a page is that of SOURCE_DATE_EPOCH where it is set, else there is
none: the same program always writes the same pages.`,
		Example: "  assay man | man -l -\n  assay man run | man -l -\n  assay man --dir /usr/local/share/man/man1",
		Args:    cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			date, err := manDate(env.Getenv("SOURCE_DATE_EPOCH"))
			if err != nil {
				return err
			}
			root := cmd.Root()
			if cmd.Flags().Changed("dir") {
				if len(args) > 0 || dir == "" {
					return cmdenv.UsageErrorf("--dir writes all pages into a folder: name that, and no command")
				}
				return writeMan(dir, root, date)
			}
			about, err := cmdenv.FindCommand(root, args)
			if err != nil {
				return err
			}
			_, err = io.WriteString(env.Out, manPage(about, date))
			return err
		},
	}
	cmd.Flags().StringVar(&dir, "dir", "", "write a page for every command into this `folder`")
	return cmd
}

// manDate is the day of a number of seconds since 1970; "" for "".
func manDate(epoch string) (string, error) {
	if epoch == "" {
		return "", nil
	}
	var sec int64
	if _, err := fmt.Sscan(epoch, &sec); err != nil || sec < 0 || fmt.Sprint(sec) != epoch {
		return "", cmdenv.UsageErrorf("SOURCE_DATE_EPOCH %q: it is a number of seconds since 1970", epoch)
	}
	return time.Unix(sec, 0).UTC().Format(time.DateOnly), nil
}

// writeMan writes the pages of all commands that help lists.
func writeMan(dir string, root *cobra.Command, date string) error {
	err := os.MkdirAll(dir, 0o777)
	if err == nil {
		walkCommands(root, func(c *cobra.Command) {
			file := filepath.Join(dir, manName(c)+".1")
			err = errors.Join(err, atomicfile.WriteFile(file, []byte(manPage(c, date)), 0o666))
		})
	}
	if err != nil {
		return cmdenv.MissingError(fmt.Errorf("write manual pages: %w", err))
	}
	return nil
}

// walkCommands visits c and all below it that are not hidden.
func walkCommands(c *cobra.Command, visit func(*cobra.Command)) {
	visit(c)
	for _, sub := range listedCommands(c) {
		walkCommands(sub, visit)
	}
}

// listedCommands returns the direct subcommands of c that help lists.
func listedCommands(c *cobra.Command) []*cobra.Command {
	return slices.DeleteFunc(slices.Clone(c.Commands()), func(sub *cobra.Command) bool {
		return !sub.IsAvailableCommand() || sub.IsAdditionalHelpTopicCommand()
	})
}

func manName(c *cobra.Command) string { return strings.ReplaceAll(c.CommandPath(), " ", "-") }

// manPage returns one page with the macros of man(7).
func manPage(c *cobra.Command, date string) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line(`.TH "%s" "1" "%s" "assay" "assay"`, roff(strings.ToUpper(manName(c))), roff(date))
	line(".SH NAME\n%s \\- %s", roff(manName(c)), roff(c.Short))
	line(".SH SYNOPSIS\n.B %s", roff(manUse(c)))
	line(".SH DESCRIPTION")
	b.WriteString(roffText(cmp.Or(c.Long, c.Short+".")))
	if subs := listedCommands(c); len(subs) > 0 {
		line(".SH COMMANDS")
		for _, sub := range subs {
			line(".TP\n.BR %s (1)\n%s", roff(manName(sub)), roff(sub.Short))
		}
	}
	if fl := c.NonInheritedFlags(); fl.HasAvailableFlags() {
		line(".SH OPTIONS")
		fl.VisitAll(func(f *pflag.Flag) { b.WriteString(manFlag(f)) })
	}
	if c.Example != "" {
		line(".SH EXAMPLES\n.nf\n%s\n.fi", roff(strings.TrimRight(c.Example, "\n")))
	}
	if !c.HasParent() {
		line(".SH EXIT STATUS")
		for _, e := range cmdenv.ExitCodes {
			line(".TP\n.B %d\n%s", e.Code, roff(strings.ReplaceAll(e.Meaning, "`", "")))
		}
	} else {
		line(".SH SEE ALSO\n.BR %s (1)", roff(manName(c.Parent())))
	}
	return b.String()
}

func manUse(c *cobra.Command) string {
	use := c.UseLine()
	if c.HasAvailableSubCommands() && !strings.Contains(use, "COMMAND") {
		use = c.CommandPath() + " COMMAND [flags]"
	}
	return use
}

func manFlag(f *pflag.Flag) string {
	if f.Hidden || f.Deprecated != "" {
		return ""
	}
	value, about := cmdenv.UnquoteFlag(f)
	name := `\fB\-\-` + roff(f.Name) + `\fR`
	if f.Shorthand != "" {
		name = `\fB\-` + roff(f.Shorthand) + `\fR, ` + name
	}
	if value != "" {
		name += ` \fI` + roff(value) + `\fR`
	}
	if d := cmdenv.FlagDefault(f); d != "" {
		about += " (default " + d + ")"
	}
	return ".TP\n" + name + "\n" + roff(about) + "\n"
}

// roff makes text plain for man: nothing in it is a macro or an escape.
func roff(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`, "`", `\(ga`, "^", `\(ha`, "~", `\(ti`).Replace(s)
	var b strings.Builder
	start := true
	for _, r := range s {
		switch {
		case start && r == '.':
			b.WriteString(`\&.`)
		case r > 0x7e: // not every man reads UTF-8
			fmt.Fprintf(&b, `\[u%04X]`, r)
		default:
			b.WriteRune(r)
		}
		start = r == '\n'
	}
	return b.String()
}

// roffText writes paragraphs; lines that are indented, and lists, stay as they are.
func roffText(s string) string {
	var b strings.Builder
	for i, part := range strings.Split(strings.TrimSpace(s), "\n\n") {
		if i > 0 {
			b.WriteString(".PP\n")
		}
		// A line that is indented stands for itself, with all that follow it.
		lines := strings.Split(part, "\n")
		at := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, " ") })
		if at < 0 {
			at = len(lines)
		}
		if at > 0 {
			b.WriteString(roff(strings.Join(lines[:at], "\n")) + "\n")
		}
		if at < len(lines) {
			b.WriteString(".nf\n" + roff(strings.Join(lines[at:], "\n")) + "\n.fi\n")
		}
	}
	return b.String()
}
