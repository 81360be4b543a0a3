package cli

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/assay-eval/assay/internal/command/cmdenv"
)

// TestFlagsOfAllCommands checks the flags of every command: each is in a group, has a
// placeholder that is more than its type, and means the same wherever it occurs. A flag
// that fails here belongs into cmdenv.FlagGroups, or needs a name of its own.
func TestFlagsOfAllCommands(t *testing.T) {
	root := newRoot(newReporter(&cmdenv.Env{In: strings.NewReader(""), RawOut: io.Discard, RawErr: io.Discard, Out: io.Discard}))
	used := map[string]bool{"no-descriptions": true}
	walkCommands(root, func(c *cobra.Command) {
		if c.HasParent() && c.Parent().Name() == "completion" {
			return // cobra's own
		}
		c.LocalFlags().VisitAll(func(f *pflag.Flag) {
			if f.Hidden || f.Name == "help" || f.Name == "version" {
				return
			}
			used[f.Name] = true
			info, group, ok := cmdenv.FindFlag(f.Name)
			if !ok {
				t.Errorf("%s --%s is in no group: add it to cmdenv.FlagGroups", c.CommandPath(), f.Name)
				return
			}
			value, text := cmdenv.UnquoteFlag(f)
			if takes := f.Value.Type() != "bool"; takes != (value != "") || takes && info.Value == "" {
				t.Errorf("%s --%s: placeholder %q of a flag of type %s", c.CommandPath(), f.Name, value, f.Value.Type())
			}
			if !strings.Contains(strings.ToLower(text), info.Meaning) || info.Meaning == "" {
				t.Errorf("%s --%s: %q does not say %q, as the flag means elsewhere (group %s): give the rarer use another name", c.CommandPath(), f.Name, text, info.Meaning, group)
			}
		})
	})
	seen := map[string]bool{}
	for _, g := range cmdenv.FlagGroups {
		for _, f := range g.Flags {
			if seen[f.Name] {
				t.Errorf("cmdenv.FlagGroups has --%s twice", f.Name)
			}
			seen[f.Name] = true
			if !used[f.Name] {
				t.Errorf("cmdenv.FlagGroups has --%s, which no command offers", f.Name)
			}
		}
	}
}

// TestHelpWidth checks that no line of any help is wider than 80 characters.
func TestHelpWidth(t *testing.T) {
	var names [][]string
	all := func() *cobra.Command {
		return newRoot(newReporter(&cmdenv.Env{In: strings.NewReader(""), RawOut: io.Discard, RawErr: io.Discard, Out: io.Discard}))
	}
	walkCommands(all(), func(c *cobra.Command) {
		if !c.HasParent() || c.Parent().Name() != "completion" {
			names = append(names, strings.Fields(c.CommandPath())[1:])
		}
	})
	for _, name := range names {
		root := all()
		var b bytes.Buffer
		root.SetOut(&b)
		root.SetArgs(append([]string{"help"}, name...))
		if err := root.Execute(); err != nil {
			t.Errorf("help %s: %v", strings.Join(name, " "), err)
		}
		for line := range strings.Lines(b.String()) {
			if line = strings.TrimRight(line, "\n"); len([]rune(line)) > 80 {
				t.Errorf("help %s: a line of %d characters: %s", strings.Join(name, " "), len([]rune(line)), line)
			}
		}
	}
}

// TestRenamedFlags checks that old names of flags work, warn once and are not offered.
func TestRenamedFlags(t *testing.T) {
	for _, old := range [][]string{
		{"stat", "proportion", "--k", "21", "--n", "23"},
		{"power", "--tasks", "30", "--effect", "0.2", "--control", "0.5", "--simulations", "100"},
	} {
		var out, errs bytes.Buffer
		env := &cmdenv.Env{In: strings.NewReader(""), RawOut: &out, RawErr: &errs}
		if code := runCommandLine(env, old); code != cmdenv.ExitOK {
			t.Errorf("%q: exit %d: %s", old, code, &errs)
		}
		if n := strings.Count(errs.String(), "the old name will go"); n != 1 || out.Len() == 0 {
			t.Errorf("%q: %d warnings: %s", old, n, &errs)
		}
		out.Reset()
		runCommandLine(env, append(old[:len(old):len(old)], "--help"))
		if strings.Contains(out.String(), old[len(old)-4]+" ") && strings.Contains(out.String(), "      "+old[len(old)-4]+" ") {
			t.Errorf("%q: help offers %s", old, old[len(old)-4])
		}
	}
}
