// Package helpcmd has the command help: it describes commands and prints the pages
// of the manual that the program carries.
package helpcmd

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/docs"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/markterm"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/spelling"
)

// pageWidth is the width of a page if the screen has none, and mostWidth the maximum width
// of readable text.
const (
	pageWidth = 80
	mostWidth = 100
)

const long = `Describe a command, its usage and its flags, or print a page of the manual.

On a terminal pages are shown by the program that PAGER names, else by less.
With SUITE, the topic metrics lists the metrics that gate rules of that suite
may name, each with its unit and denominator.`

// AddTopics makes the help command of root also print topics.
func AddTopics(root *cobra.Command, loader *suiteload.Loader) {
	root.InitDefaultHelpCmd()
	h := &helper{root: root, loader: loader}
	for _, c := range root.Commands() {
		if c.Name() != "help" {
			continue
		}
		c.Use, c.Short, c.Long = "help [COMMAND | TOPIC [SUITE]]", "show help about a command or a topic", long
		c.Example = "  assay help run\n  assay help topics\n  assay help gates\n  assay help metrics bind-recall"
		c.RunE = h.run
		c.ValidArgsFunction = h.complete
	}
}

// helper prints help.
type helper struct {
	root   *cobra.Command
	loader *suiteload.Loader
}

func (h *helper) run(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		if err := h.root.Help(); err != nil {
			return err
		}
		_, err := fmt.Fprintf(h.loader.Out, "Pages of the manual: %s help topics\n", h.root.Name())
		return err
	}
	if about, err := cmdenv.FindCommand(h.root, args); err == nil {
		return h.showCommand(about)
	}
	name := args[0]
	switch {
	case len(args) == 2 && name == "metrics":
		return h.showMetrics(cmd, args[1])
	case len(args) > 1:
		return h.unknown(strings.Join(args, " "), name)
	case name == "topics":
		return h.show(h.topics())
	}
	page, ok := docs.Find(name)
	if !ok {
		return h.unknown(name, name)
	}
	return h.show(page.Text)
}

// showCommand prints the help of a command, and the page that has its name.
func (h *helper) showCommand(about *cobra.Command) error {
	if err := about.Help(); err != nil {
		return err
	}
	page, ok := docs.Find(about.Name())
	if !ok || page.Name != about.Name() || about.Parent() != h.root {
		return nil
	}
	_, err := fmt.Fprintf(h.loader.Out, "\nThe page of the manual: %s\n", h.call(page.Name))
	return err
}

// call returns the command line that prints a page.
func (h *helper) call(page string) string {
	if h.isCommand(page) {
		page += ".md"
	}
	return h.root.Name() + " help " + page
}

func (h *helper) isCommand(name string) bool {
	return slices.ContainsFunc(h.root.Commands(), func(c *cobra.Command) bool { return c.Name() == name })
}

// linkWords returns the words for the address of a link in a page.
func (h *helper) linkWords(address string) string {
	if strings.Contains(address, "://") {
		return address
	}
	file, _, _ := strings.Cut(address, "#")
	if page, ok := docs.Find(path.Base(file)); ok && strings.HasSuffix(file, ".md") {
		return h.call(page.Name)
	}
	return ""
}

// show renders Markdown on the screen.
func (h *helper) show(markdown string) error {
	screen := h.loader.Screen()
	o := markterm.Options{Width: min(cmp.Or(screen.Width, pageWidth), mostWidth), Colour: screen.Colour, Link: h.linkWords}
	return h.loader.Page(markterm.Render(markdown, o))
}

// topics is the list of all pages by folder.
func (h *helper) topics() string {
	var b strings.Builder
	fmt.Fprintf(&b, "# Topics\n\nPrint a page with `%s help TOPIC`. A page with the name of a command ends in `.md`.\n", h.root.Name())
	pages := docs.Pages()
	slices.SortStableFunc(pages, func(a, b docs.Page) int { return strings.Compare(a.Group, b.Group) })
	group := "-"
	for _, p := range pages {
		if p.Group != group {
			group = p.Group
			fmt.Fprintf(&b, "\n## %s\n\n| topic | about |\n|---|---|\n", cmp.Or(groupTitles[group], group, "pages"))
		}
		name := p.Name
		if h.isCommand(name) {
			name += ".md"
		}
		fmt.Fprintf(&b, "| %s | %s |\n", name, strings.ReplaceAll(p.Title, "|", `\|`))
	}
	return b.String()
}

// groupTitles are the headings of folders of pages.
var groupTitles = map[string]string{
	"tutorial": "Tutorials", "guide": "Guides", "ref": "Reference", "format": "File formats and protocols",
	"why": "Why it works like this", "swift": "Swift",
}

// unknown returns the error of a name that is neither a command nor a topic: the nearest
// one, or the topics that have the word in their name, heading or text.
func (h *helper) unknown(said, word string) error {
	var names []string
	for _, c := range h.root.Commands() {
		if !c.Hidden {
			names = append(names, c.Name())
		}
	}
	near := ""
	if c, t := spelling.Nearest(word, names), spelling.Nearest(word, docs.Names()); c == "" && t == "" {
		if about := topicsAbout(word); len(about) > 0 {
			near = "; topics about it: " + strings.Join(about, ", ")
		}
	} else if c == t || c == "" || t == "" {
		near = fmt.Sprintf(", did you mean %q?", cmp.Or(c, t))
	} else {
		near = fmt.Sprintf(", did you mean %q or %q?", c, t)
	}
	return cmdenv.UsageErrorf("there is no command or topic %q%s; see %s help topics", said, near, h.root.Name())
}

// mostAbout is the greatest number of topics that a message names.
const mostAbout = 5

// topicsAbout returns the pages that contain a word, those with the most occurrences first.
func topicsAbout(word string) []string {
	word = strings.ToLower(word)
	if len(word) < 3 {
		return nil
	}
	said := map[string]int{}
	for _, p := range docs.Pages() {
		n := strings.Count(strings.ToLower(p.Text), word)
		if strings.Contains(strings.ToLower(p.Name+" "+p.Title), word) {
			n += 1000
		}
		if n > 0 {
			said[p.Name] = n
		}
	}
	names := cmdenv.SortedKeys(said)
	slices.SortStableFunc(names, func(a, b string) int { return said[b] - said[a] })
	return names[:min(len(names), mostAbout)]
}

// complete offers commands, topics and, after metrics, suites.
func (h *helper) complete(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
	var out []cobra.Completion
	offer := func(name, about string) {
		if strings.HasPrefix(name, begun) {
			out = append(out, cobra.CompletionWithDesc(name, about))
		}
	}
	if len(args) == 1 && args[0] == "metrics" {
		for _, name := range h.loader.Suites.Names() {
			offer(name, "")
		}
		return out, cobra.ShellCompDirectiveDefault
	}
	group := h.root
	if len(args) > 0 {
		found, rest, err := h.root.Find(args)
		if err != nil || len(rest) > 0 || found == h.root {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		group = found
	}
	for _, c := range group.Commands() {
		if c.IsAvailableCommand() {
			offer(c.Name(), c.Short)
		}
	}
	if len(args) == 0 {
		for _, p := range docs.Pages() {
			if !h.isCommand(p.Name) {
				offer(p.Name, report.Clean(p.Title))
			}
		}
		offer("topics", "all pages of the manual")
	}
	return out, cobra.ShellCompDirectiveNoFileComp
}
