// Package promptfoo makes suites of configurations of promptfoo.
package promptfoo

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/report"
)

type block = importer.Block

// converter makes one suite of a configuration.
type converter struct {
	main string // the configuration, as the user named it
	dir  string // folder of the configuration
	file string // the file being read: main, or a file of tests
	top  map[string]*yaml.Node

	prompts   []prompt
	middle    prompt              // what the prompts of columns have in common
	columns   []column            // none if prompts are part of tasks
	only      map[string][]string // the columns of agents that do not have all
	tests     []*test
	agents    block
	providers []string // the names of agents, in order
	tasks     map[string][]byte
	refused   []string
	ids       map[string]int

	imported, graded int // tasks
	asserts, kept    int // assertions
}

// prompt is a prompt before variables are filled in.
type prompt struct{ name, text string }

// test is one test with the defaults.
type test struct {
	at       string
	id       string
	title    string
	vars     map[string]*yaml.Node
	texts    map[string]string // variables of a table
	asserts  []assertion
	tags     []string
	problems []string // why it cannot be imported
	noScore  string   // why none of its assertions can be carried over
	disabled bool     // assertions of the default test do not count
}

// refuseItem notes an item that is not carried over.
func (c *converter) refuseItem(at, what, why string) {
	c.refused = append(c.refused, fmt.Sprintf("%s: %s: %s", at, what, why))
}

// formatPlace returns the file and line of a node.
func (c *converter) formatPlace(n *yaml.Node) string {
	if n == nil || n.Line == 0 {
		return c.file
	}
	return c.file + ":" + strconv.Itoa(n.Line)
}

// refuseReferences notes references that lead nowhere.
func (c *converter) refuseReferences(file string, unread []*yaml.Node) {
	for _, n := range unread {
		at, _ := scalarText(mapEntries(n)["$ref"])
		c.refuseItem(file+":"+strconv.Itoa(n.Line), "$ref "+at, "only references within the file are followed, and nothing is there")
	}
}

// Convert converts a configuration to a suite named after dir. If keepUngraded is true,
// it keeps tests without a convertible assertion. Convert does not write files.
func Convert(file, dir string, keepUngraded bool) (importer.Result, error) {
	var none importer.Result
	if slices.Contains([]string{".js", ".ts", ".mjs", ".cjs", ".py"}, filepath.Ext(file)) {
		return none, importer.Usagef("%s is a program: write its configuration out as YAML or JSON first", file)
	}
	text, err := readTextFile(file)
	if err != nil {
		return none, importer.Usagef("read %s: %w", file, err)
	}
	root, unread, err := parseNode(text)
	if err != nil {
		return none, importer.Usagef("read %s: %w", file, err)
	}
	c := &converter{file: file, main: file, dir: filepath.Dir(file), top: mapEntries(root), agents: block{}, only: map[string][]string{}, tasks: map[string][]byte{}, ids: map[string]int{}}
	c.refuseReferences(file, unread)
	if c.top == nil || c.top["prompts"] == nil {
		return none, importer.Usagef("%s is no configuration of promptfoo: it has no prompts", file)
	}
	c.checkKeys()
	if err := c.readPrompts(); err != nil {
		return none, err
	}
	c.splitPrompts()
	c.readProviders()
	if err := c.readTests(); err != nil {
		return none, err
	}
	out := c.makeSuite(filepath.Base(filepath.Clean(dir)))
	c.makeTasks(keepUngraded)
	slices.SortStableFunc(c.refused, comparePlaces)
	c.refused = slices.Compact(c.refused)
	switch {
	case len(c.agents) == 0:
		return none, c.emptyError("none of its providers can be carried over")
	case len(c.tasks) == 0:
		return none, c.emptyError("no test is left that has an assertion (--keep-ungraded imports those that have none)")
	}
	made := importer.Result{Files: c.tasks, Dropped: c.refused}
	if err := made.AddSuite("Made by assay import promptfoo.", out); err != nil {
		return none, err
	}
	if len(c.refused) > 0 {
		made.Files["refused.txt"] = []byte(strings.Join(c.refused, "\n") + "\n")
	}
	made.Summary = []string{fmt.Sprintf("imported %d of %s with %d of %s", c.imported, report.Plural(len(c.tests)*len(c.taskPrompts()), "task"), c.kept, report.Plural(c.asserts, "assertion"))}
	if c.graded < c.imported {
		made.Summary = append(made.Summary, fmt.Sprintf("warning: %s without any check of their own: any answer passes", report.Plural(c.imported-c.graded, "task")))
	}
	return made, nil
}

var placePrefix = lazyregexp.New(`^(.*?):(\d+): `)

func comparePlaces(a, b string) int {
	place := func(s string) (file string, line int) {
		if m := placePrefix.FindStringSubmatch(s); m != nil {
			n, err := strconv.Atoi(m[2])
			if err == nil {
				return m[1], n
			}
		}
		return s, 0
	}
	fa, la := place(a)
	fb, lb := place(b)
	return cmp.Or(strings.Compare(fa, fb), la-lb, strings.Compare(a, b))
}

// emptyError returns the error of an import without a result, with all reasons.
func (c *converter) emptyError(why string) error {
	slices.SortStableFunc(c.refused, comparePlaces)
	return importer.NothingImported(fmt.Sprintf("nothing is imported of %s: %s", c.file, why), c.refused)
}

// topKeys are the keys of a configuration, with the reason why a suite has no place for
// one, or "".
var topKeys = map[string]string{
	"prompts": "", "providers": "", "targets": "", "tests": "", "defaultTest": "", "description": "", "evaluateOptions": "", "assertionTemplates": "", "$schema": "",
	"scenarios": "its tests are made by the program: write them out under tests", "env": "variables are named in the environment that assay is started in",
	"outputPath": "reports are kept in the run folder", "sharing": "nothing is sent anywhere", "commandLineOptions": "they are flags of assay run",
	"derivedMetrics": "a suite has its own metrics", "extensions": "they are programs", "nunjucksFilters": "they are programs", "redteam": "attacks are made by a model",
	"tags": "a suite has none", "metadata": "a suite has none", "tracing": "transcripts are always kept (assay report --format otel)", "writeLatestResults": "results are always kept",
}

// checkKeys notes keys of the configuration that are not carried over.
func (c *converter) checkKeys() {
	for key, n := range c.top {
		why, known := topKeys[key]
		if !known {
			why = "this key is not known here"
		}
		if why != "" {
			c.refuseItem(c.formatPlace(n), key, why)
		}
	}
}

func (c *converter) makeSuite(name string) block {
	out := block{"version": 1, "name": name, "tasks": []string{"tasks/*.yaml"}, "agents": c.agents, "scenarios": c.scenarios(), "gates": block{"mode": "warn"},
		"graders": block{"answer": block{"kind": "text", "trim": false}}}
	if arms := c.arms(); arms != nil {
		out["arms"] = arms
	}
	if comparisons := c.comparisons(); len(comparisons) > 0 {
		out["compare"] = comparisons
	}
	if d, ok := scalarText(c.top["description"]); ok {
		out["description"] = importer.JoinLine(d)
	}
	opts := mapEntries(c.top["evaluateOptions"])
	for _, key := range importer.SortedKeys(opts) {
		n, err := strconv.Atoi(opts[key].Value)
		at := c.formatPlace(opts[key])
		switch {
		case key != "repeat" && key != "maxConcurrency":
			c.refuseItem(at, "evaluateOptions."+key, "a suite has no such setting")
		case err != nil || n < 1:
			c.refuseItem(at, "evaluateOptions."+key, "it is no whole number above 0")
		case key == "repeat":
			out["trials"] = n
		default:
			out["limits"] = block{"jobs": n}
		}
	}
	return out
}
