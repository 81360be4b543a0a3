package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/spf13/cobra"
	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/worker"
)

func (a *app) validateCommand() *cobra.Command {
	f := &suiteFlags{}
	cmd := &cobra.Command{
		Use: "validate SUITE…", Short: "check suite files and say every mistake with its place",
		Long: `Check suite files without running anything: the format, names that lead nowhere,
files and targets that do not exist, tasks without graders and more. Every
mistake is reported with file, line and column, and the fix where one is known.`,
		Example: `  assay validate my-suite
  assay validate my-suite --set agents.sonnet.model=claude-haiku-4-5`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usage("name a suite: assay validate FILE")
			}
			if err := f.check(); err != nil {
				return err
			}
			var bad error
			for _, arg := range args {
				if err := a.validate(cmd, arg, f); err != nil {
					if len(args) == 1 {
						return err
					}
					a.complain(err)
					bad = &exitError{exitUsage, nil}
				}
			}
			return bad
		},
	}
	f.register(cmd)
	return cmd
}

func (a *app) validate(cmd *cobra.Command, arg string, f *suiteFlags) error {
	s, err := a.load(arg, f)
	if err != nil {
		return err
	}
	red := a.redactor()
	fx, err := fixture(cmd.Context(), s, red)
	if err != nil {
		return err
	}
	prices, err := a.todaysPrices(s, f.prices)
	if err != nil {
		return err
	}
	rt, err := a.runtime(cmd.Context(), s, fx, red, prices, worker.Setting{})
	if err != nil {
		return err
	}
	defer rt.Close()
	if err := metricsKnown(s, rt); err != nil {
		return err
	}
	_, err = fmt.Fprintf(a.out, "%s: ok (%s, %s, %s, %s)\n", report.Clean(s.Name), report.Plural(len(s.Tasks), "task"), report.Plural(len(s.Arms), "arm"),
		report.Plural(len(s.Graders), "grader"), report.Plural(len(s.Gates.Rules), "gate rule"))
	return err
}

func (a *app) schemaCommand() *cobra.Command {
	var task bool
	cmd := &cobra.Command{
		Use: "schema", Short: "print the JSON Schema of suite files, for editors",
		Long: `Print the JSON Schema of suite files, or with --task of task files. The loader
checks suites by the very same schema. In a suite file, editors find it by

  # yaml-language-server: $schema=./suite.schema.json`,
		Example: "  assay schema > suite.schema.json\n  assay schema --task > task.schema.json",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			b, err := schema(task)
			if err != nil {
				return err
			}
			_, err = a.out.Write(b)
			return err
		},
	}
	cmd.Flags().BoolVar(&task, "task", false, "the schema of task files")
	return cmd
}

func schema(task bool) ([]byte, error) {
	if task {
		return suite.TaskSchema(kinds())
	}
	return suite.Schema(kinds())
}

func (a *app) initCommand() *cobra.Command {
	var from string
	cmd := &cobra.Command{
		Use: "init DIR", Short: "start a suite of your own",
		Long: `Write a small suite that runs at once into a new folder, to be changed step by
step; or with --from copy a suite that comes with assay.`,
		Example: `  assay init my-suite && assay run my-suite
  assay init my-bindings --from bind-recall`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usage("name a folder for the suite: assay init my-suite")
			}
			files, err := starter(args[0])
			if err != nil {
				return err
			}
			if from != "" {
				src, ok := shipped[from]
				if !ok {
					return usage("there is no suite %s to start from%s; there is %s", from, suggest(from, shippedNames()), strings.Join(shippedNames(), ", "))
				}
				if files, err = copied(src); err != nil {
					return err
				}
			}
			return a.write(args[0], files)
		},
	}
	cmd.Flags().StringVar(&from, "from", "", "copy this `suite` of those that come with assay")
	return cmd
}

// write makes the folder; it never writes over anything.
func (a *app) write(dir string, files map[string][]byte) error {
	dir = filepath.Clean(dir)
	switch entries, err := os.ReadDir(dir); {
	case errors.Is(err, syscall.ENOTDIR):
		return usage("%s is a file: name a new folder", dir)
	case len(entries) > 0:
		return usage("folder %s is not empty: name a new one", dir)
	}
	for _, name := range sorted(files) {
		p := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(p), 0o777); err != nil {
			return fmt.Errorf("write the suite: %w", err)
		}
		f, err := os.OpenFile(p, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o666)
		if errors.Is(err, fs.ErrExist) {
			return usage("%s is there already: name a new folder", p) // since just now
		}
		if err != nil {
			return fmt.Errorf("write the suite: %w", err)
		}
		_, err = f.Write(files[name])
		if err = errors.Join(err, f.Close()); err != nil {
			return fmt.Errorf("write the suite: %w", err)
		}
	}
	_, err := fmt.Fprintf(a.out, "wrote %s to %s\n  assay validate %s    check it after every change\n  assay run %[3]s\n", report.Plural(len(files), "file"), dir, shellWord(dir))
	return err
}

// copied is a shipped suite without what makes it a Go package.
func copied(src fs.FS) (map[string][]byte, error) {
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

// starter is the suite that assay init writes into dir: one task, a scripted
// agent that shows the road, and comments that say what to change.
func starter(dir string) (map[string][]byte, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return nil, fmt.Errorf("find folder %s: %w", dir, err)
	}
	name, err := yaml.Marshal(filepath.Base(abs)) // in quotes where it could be a number
	if err != nil {
		return nil, fmt.Errorf("name a suite after folder %s: %w", dir, err)
	}
	suite := strings.NewReplacer("NAME", strings.TrimSpace(string(name)), "FOLDER", shellWord(filepath.Clean(dir))).Replace(starterSuite)
	return map[string][]byte{
		"suite.yaml":       []byte(suite),
		"tasks/hello.yaml": []byte(starterTask),
		"answers.yaml":     []byte(starterAnswers),
	}, nil
}

const starterSuite = `# yaml-language-server: $schema=./suite.schema.json
# (assay schema > suite.schema.json gives your editor completion)
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
