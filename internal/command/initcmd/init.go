// Package initcmd has the command init, which writes new suites: a small one, a copy,
// or a draft about an MCP server.
package initcmd

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/spelling"
	"github.com/assay-eval/assay/internal/suite"
)

const initLong = `Write a small suite that runs at once into a new folder, to be changed step by
step; with --from copy a suite that comes with assay; or with --mcp start from an
MCP server: assay starts it, calls the tools that only read (by their mark or
their name) with arguments that it finds, and drafts a suite that compares an
agent with the server, without it, and with a placebo of it, which has the same
tools and answers nothing. To have the tasks drafted as well: assay try.

The draft has stubs of tasks for the most telling tools. What belongs into them
is marked <<TODO: …>>, and assay refuses to run the suite before the last mark
is gone: assay validate lists them. The folder smoke in it is a suite of its own
that runs without a model: it calls each tool that only reads once.

The server gets PATH, HOME, LANG, TMPDIR and USER, and what --env names.

With --from-repo it looks for decisions in the history of a git repository: decision
records, and commit messages that say how the code behaves. The symbols that may
carry them out are drafted from what the commits changed. Two people confirm them
with assay review; only confirmed ones become tasks.`

const initExample = `  assay init my-suite && assay run my-suite
  assay init my-bindings --from bind-recall
  assay init my-suite --mcp "cupertino serve --no-reap"
  assay init my-suite --mcp docs="npx -y my-docs-server" --env DOCS_TOKEN
  assay init my-suite --mcp https://docs.example.com/mcp
  assay init my-decisions --from-repo ../service`

type initFlags struct {
	from, mcp, fromRepo string
	env                 []string
	drafts              int
}

// New returns the command init.
func New(loader *suiteload.Loader) *cobra.Command {
	f := &initFlags{}
	cmd := &cobra.Command{
		Use: "init DIR", Short: "start a suite of your own", Long: initLong, Example: initExample,
		RunE: func(cmd *cobra.Command, args []string) error { return initSuite(loader, cmd, f, args) },
	}
	fl := cmd.Flags()
	fl.StringVar(&f.from, "from", "", "copy this `suite` of those that come with assay")
	fl.StringVar(&f.mcp, "mcp", "", "draft a suite about this MCP server: `command line` or URL, with a name before it if you like (docs=\"my-server serve\")")
	fl.StringVar(&f.fromRepo, "from-repo", "", "draft tasks of decisions in the history of this git `repository`")
	fl.IntVar(&f.drafts, "drafts", 30, "with --from-repo: draft at most `N` decisions")
	fl.StringArrayVar(&f.env, "env", nil, "with --mcp: `name` of a variable that the server needs; may be repeated")
	return cmd
}

func initSuite(loader *suiteload.Loader, cmd *cobra.Command, f *initFlags, args []string) error {
	given := func(name string) bool { return cmd.Flags().Changed(name) }
	if err := f.check(given, args); err != nil {
		return err
	}
	switch {
	case given("from-repo"):
		return mineSuite(cmd.Context(), loader, f, args[0])
	case given("mcp"):
		return draftSuiteOf(cmd.Context(), loader, f, args[0])
	}
	files, err := starterFiles(args[0])
	if err != nil {
		return err
	}
	if f.from != "" {
		src, ok := loader.Suites[f.from]
		if !ok {
			return cmdenv.UsageErrorf("there is no suite %s to start from%s; there is %s", f.from, spelling.Suggest(f.from, loader.Suites.Names()), strings.Join(loader.Suites.Names(), ", "))
		}
		if files, err = CopyFiles(src); err != nil {
			return err
		}
	}
	if err := addSchema(loader, files); err != nil {
		return err
	}
	dir, err := suiteload.WriteSuite(loader.Env, args[0], files)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(loader.Out, "  assay validate %s    check it after every change\n  assay run %[1]s\n", cmdenv.QuoteWord(dir))
	return err
}

// check returns an error unless the flags and the arguments fit each other.
func (f *initFlags) check(given func(name string) bool, args []string) error {
	switch {
	case given("from") && given("mcp"):
		return cmdenv.UsageErrorf("--from and --mcp exclude each other: one copies a suite, the other drafts one")
	case given("from-repo") && (given("from") || given("mcp")):
		return cmdenv.UsageErrorf("--from-repo excludes --from and --mcp: each starts another suite")
	case given("drafts") && !given("from-repo"):
		return cmdenv.UsageErrorf("--drafts needs --from-repo")
	case given("env") && !given("mcp"):
		return cmdenv.UsageErrorf("--env is for the server of --mcp")
	case len(args) != 1 && given("mcp"):
		return cmdenv.UsageErrorf("name one folder for the suite, and quote the command line of the server: assay init my-suite --mcp \"my-server serve\"")
	case len(args) != 1:
		return cmdenv.UsageErrorf("name a folder for the suite: assay init my-suite")
	}
	return nil
}

// addSchema adds the schema file that a suite names for editors.
func addSchema(loader *suiteload.Loader, files map[string][]byte) (err error) {
	const name = "suite.schema.json"
	if files[name] == nil && bytes.Contains(files["suite.yaml"], []byte("$schema=./"+name)) {
		files[name], err = suite.Schema(loader.Kinds)
	}
	return err
}

func draftSuiteOf(ctx context.Context, loader *suiteload.Loader, f *initFlags, dir string) error {
	env := loader.Env
	if err := suiteload.CheckVacant(filepath.Clean(dir)); err != nil { // before a server is started
		return err
	}
	d, err := meetServer(ctx, env, f)
	if err != nil {
		return err
	}
	if d.suite, err = suiteName(dir); err != nil {
		return err
	}
	files := d.draftFiles(cmdenv.QuoteWord(filepath.Clean(dir)))
	if err := addSchema(loader, files); err != nil {
		return err
	}
	for _, line := range d.describeServer() {
		fmt.Fprintln(env.Out, line)
	}
	if dir, err = suiteload.WriteSuite(env, dir, files); err != nil {
		return err
	}
	_, err = fmt.Fprint(env.Out, d.nextSteps(cmdenv.QuoteWord(dir)))
	return err
}

// CopyFiles is a shipped suite without what makes it a Go package.
func CopyFiles(src fs.FS) (map[string][]byte, error) {
	out := map[string][]byte{}
	err := fs.WalkDir(src, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.Contains(name, "/") && path.Ext(name) == ".go" {
			return err
		}
		out[name], err = fs.ReadFile(src, name)
		return err
	})
	return out, err
}

// starterFiles is the suite that assay init writes into dir: one task, a scripted
// agent that shows the road, and comments that say what to change.
func starterFiles(dir string) (map[string][]byte, error) {
	name, err := suiteName(dir)
	if err != nil {
		return nil, err
	}
	suite := strings.NewReplacer("NAME", name, "FOLDER", cmdenv.QuoteWord(filepath.Clean(dir))).Replace(starterSuite)
	return map[string][]byte{
		"suite.yaml":       []byte(suite),
		"tasks/hello.yaml": []byte(starterTask),
		"answers.yaml":     []byte(starterAnswers),
	}, nil
}

// suiteName is the name of a suite in a folder, as YAML: in quotes where it could
// be a number.
func suiteName(dir string) (string, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return "", fmt.Errorf("find folder %s: %w", dir, err)
	}
	name, err := yaml.Marshal(filepath.Base(abs))
	if err != nil {
		return "", fmt.Errorf("name a suite after folder %s: %w", dir, err)
	}
	return strings.TrimSpace(string(name)), nil
}

const starterSuite = `# yaml-language-server: $schema=./suite.schema.json
# (for completion in your editor; assay schema > suite.schema.json renews it)
version: 1
name: NAME
description: Say in one sentence what this suite finds out.

tasks: [tasks/*.yaml]

agents:
  # Plays answers.yaml in place of a model, so that the suite runs without a key.
  # For a model: assay run FOLDER --agent anthropic:claude-haiku-4-5
  scripted: {kind: model, provider: scripted, model: authored, answers: answers.yaml}

# What is compared. Give the treatment here: servers: [my-server], system: skill.md
scenarios:
  plain: {}

# servers:
#   my-server: {command: [my-mcp-server, serve], env: [MY_SERVER_DB]}

graders:
  text: {kind: text}

trials: 1
gates:
  mode: warn
  rules:
    - {name: answers are right, metric: success_rate, min: 0.8}
`

const starterTask = `prompt: |
  Which HTTP status code says that a client sent too many requests?
  Answer with the number.
graders:
  text: {contains: ["429"]}
hints:
  - for people only; neither the agent nor a grader sees it
`

const starterAnswers = `task: hello
turns:
  - text: It is 429, Too Many Requests.
`
