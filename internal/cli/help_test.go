package cli

import (
	"io"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
)

var (
	aside  = regexp.MustCompile(` {2,}[^'"]*$|\s#.*$`) // the remark of an example
	joined = regexp.MustCompile(`\s(?:\||&&|;|>|<)\s`) // in a shell
	word   = regexp.MustCompile(`'[^']*'|"[^"]*"|[^\s'"]+`)
)

// unfold joins lines that end with a backslash with the next one.
func unfold(text string) string { return regexp.MustCompile(`\\\n\s*`).ReplaceAllString(text, "") }

// calls are the calls of assay in an example, each as its arguments.
func calls(example string) [][]string {
	var out [][]string
	for line := range strings.Lines(unfold(example)) {
		line = aside.ReplaceAllString(strings.TrimSpace(line), "")
		for _, part := range joined.Split(line, -1) {
			var words []string
			for _, m := range regexp.MustCompile(`(?:'[^']*'|"[^"]*"|[^\s'"]+)+`).FindAllString(part, -1) {
				words = append(words, word.ReplaceAllStringFunc(m, func(s string) string { return strings.Trim(s, `'"`) }))
			}
			if len(words) > 0 && words[0] == "assay" {
				out = append(out, words[1:])
			}
		}
	}
	return out
}

// TestExamplesOfHelp: every command that does something has an example, and each
// names commands, flags and as many arguments as there are. So do the examples of the
// README.
func TestExamplesOfHelp(t *testing.T) {
	root := func() *cobra.Command {
		return newRoot(newReporter(&cmdenv.Env{In: strings.NewReader(""), RawOut: io.Discard, RawErr: io.Discard, Out: io.Discard}))
	}
	seen := 0
	check := func(where, example string) {
		list := calls(example)
		if len(list) == 0 {
			t.Errorf("%s: no example", where)
		}
		for _, args := range list {
			seen++
			said := "assay " + strings.Join(args, " ")
			about, rest, err := root().Find(args)
			if err != nil || !about.Runnable() {
				t.Errorf("%s: example %q: no such command (%v)", where, said, err)
				continue
			}
			if err := about.ParseFlags(rest); err != nil {
				t.Errorf("%s: example %q: %v", where, said, err)
				continue
			}
			if err := about.ValidateArgs(about.Flags().Args()); err != nil {
				t.Errorf("%s: example %q: %v", where, said, err)
			}
		}
	}
	walkCommands(root(), func(c *cobra.Command) {
		if len(c.Commands()) > 0 && c.HasParent() || c.Name() == "help" || c.HasParent() && c.Parent().Name() == "completion" {
			return
		}
		check(c.CommandPath(), c.Example)
	})
	check("README.md", strings.Join(readmeLines(t), "\n"))
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	check("README.md", strings.ReplaceAll(strings.Join(regexp.MustCompile("`assay [a-z-]+ [^`]+`").FindAllString(string(readme), -1), "\n"), "`", ""))
	if seen < 60 {
		t.Errorf("%d examples are few: are they read?", seen)
	}
}
