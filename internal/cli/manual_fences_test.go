package cli

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/spf13/cobra"
	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runcmd"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/testenv"
)

// compileSchema compiles a schema of suites or tasks; with part, it accepts documents that
// lack required keys.
func compileSchema(t *testing.T, make func(suite.Kinds) ([]byte, error), part bool) *jsonschema.Schema {
	t.Helper()
	b, err := make(kinds())
	if err != nil {
		t.Fatal(err)
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	if part {
		delete(doc.(map[string]any), "required")
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("schema.json", doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile("schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// yamlDocs returns the documents of a YAML text as JSON values.
func yamlDocs(text string) ([]any, error) {
	var out []any
	for dec := yaml.NewDecoder(strings.NewReader(text)); ; {
		var doc any
		if err := dec.Decode(&doc); errors.Is(err, io.EOF) {
			return out, nil
		} else if err != nil {
			return nil, err
		}
		b, err := json.Marshal(doc)
		if err != nil {
			return nil, err
		}
		v, err := jsonschema.UnmarshalJSON(bytes.NewReader(b))
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
}

// TestManualYAML checks every block of YAML: a suite with `version` loads, with the files
// that its page shows; a part of a suite, of a task or of a list of gate rules is valid by
// the schema; anything else carries a mark and is YAML.
func TestManualYAML(t *testing.T) {
	t.Setenv("DOCS_TOKEN", "0123456789")
	part := compileSchema(t, suite.Schema, false) // with `extends`
	task := compileSchema(t, suite.TaskSchema, true)
	pages := readManual(t)
	suites := 0
	for _, name := range manualPages(pages) {
		list := fences(name, pages[name])
		for _, f := range list {
			if f.lang != "yaml" {
				continue
			}
			docs, err := yamlDocs(f.text)
			if err != nil {
				t.Errorf("%s:%d: %v", name, f.line, err)
				continue
			}
			if f.mark != "" {
				continue
			}
			if complete, is := docs[0].(map[string]any); is && complete["version"] != nil {
				suites++
				file := filepath.Join(scratchFolder(t, list), cmp.Or(fileName(f), suiteload.FileName))
				if err := os.WriteFile(file, []byte(f.text), 0o666); err != nil {
					t.Fatal(err)
				}
				reporter := newReporter(&cmdenv.Env{Environ: []string{"HOME=" + t.TempDir()}})
				if _, err := reporter.LoadSuite(file, &suiteload.Flags{FlagSet: runcmd.NewRun(reporter).Flags()}); err != nil {
					t.Errorf("%s:%d: %v", name, f.line, err)
				}
				continue
			}
			if fileName(f) != "" { // a file of a suite that loads
				continue
			}
			for _, doc := range docs {
				if rules, is := doc.([]any); is {
					doc = map[string]any{"gates": map[string]any{"rules": rules}}
				}
				fields, is := doc.(map[string]any)
				if !is {
					t.Errorf("%s:%d: neither a suite nor a task: mark the block `form only`", name, f.line)
					continue
				}
				asTask := task.Validate(doc)
				if fields["extends"] == nil { // a part of a suite
					fields["version"], fields["extends"] = json.Number("1"), "base"
				}
				if asSuite := part.Validate(doc); asSuite != nil && asTask != nil {
					t.Errorf("%s:%d: neither a part of a suite nor of a task: %v\n%v", name, f.line, asSuite, asTask)
				}
			}
		}
	}
	if suites < 4 {
		t.Errorf("%d complete suites are few: are they found?", suites)
	}
}

// matchOutput reports whether got matches the output that a page shows: `…` matches any
// text within a line, and a line `…` any number of lines. Times and run ids have fixed
// values.
func matchOutput(shown, got string) bool {
	// The first line of a run has this remark if it is short enough with the time.
	oneLine := strings.NewReplacer("\n  scripted answers: no", ", scripted answers: no")
	shown, got = oneLine.Replace(shown), oneLine.Replace(withoutTimes(got))
	var pattern strings.Builder
	for line := range strings.Lines(trimLines(shown)) {
		if strings.TrimSpace(line) == "…" {
			pattern.WriteString("(?:.*\n)*?")
			continue
		}
		pattern.WriteString(strings.ReplaceAll(regexp.QuoteMeta(line), "…", ".*?"))
	}
	return regexp.MustCompile(`\A` + pattern.String() + `\z`).MatchString(trimLines(got))
}

var lineEnd = regexp.MustCompile(`[ \t]+\n`)

// trimLines removes spaces at the ends of lines, and empty lines at both ends of a text.
func trimLines(text string) string {
	return strings.Trim(lineEnd.ReplaceAllString(text+"\n", "\n"), "\n") + "\n"
}

// TestManualConsole runs the commands of every console block, page by page, in a folder
// that has the files that the page shows, and compares their output. What a command writes
// to standard error counts if it writes nothing to standard output. Blocks with a mark are
// checked for form: TestExamplesOfHelp and TestManualFlags parse their commands.
func TestManualConsole(t *testing.T) {
	testenv.Slow(t)
	pages := readManual(t)
	for _, name := range manualPages(pages) {
		list := fences(name, pages[name])
		t.Run(filepath.Base(name), func(t *testing.T) {
			t.Parallel()
			var dir string
			cache := t.TempDir()
			text := pages[name]
			for _, f := range list {
				if f.lang != "console" || f.mark != "" {
					continue
				}
				if dir == "" {
					dir = scratchFolder(t, list)
				}
				said, same := runConsole(t, dir, cache, f)
				if !same && *update && !strings.Contains(f.text, "\n…\n") {
					text = strings.Replace(text, "```console\n"+f.text, "```console\n"+said, 1)
				} else if !same {
					t.Errorf("%s:%d: the commands print\n%s", name, f.line, said)
				}
			}
			if text != pages[name] {
				if err := os.WriteFile(repository+name, []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

var measured = regexp.MustCompile(`<time>|<n>`) // what withoutTimes puts in place of times

// TestManualCalculators checks that the page of calculators shows each of them at work.
func TestManualCalculators(t *testing.T) {
	page := readManual(t)["docs/guide/calculators.md"]
	walkCommands(newRoot(newReporter(&cmdenv.Env{RawOut: io.Discard, RawErr: io.Discard, Out: io.Discard})), func(c *cobra.Command) {
		path := c.CommandPath()
		if strings.HasPrefix(path, "assay stat ") && c.Name() != "power" && c.Name() != "model" && !strings.Contains(page, "$ "+path+" ") {
			t.Errorf("docs/guide/calculators.md has no example of %s", path)
		}
	})
}

// runConsole runs the commands of a block. It returns the block with their output, and
// reports whether it matches the one on the page.
func runConsole(t *testing.T, dir, cache string, f fence) (said string, same bool) {
	t.Helper()
	var b strings.Builder
	same = true
	for _, step := range strings.Split("\n"+f.text, "\n$ ")[1:] {
		line, shown, _ := strings.Cut(step, "\n")
		for strings.HasSuffix(line, `\`) {
			next, rest, _ := strings.Cut(shown, "\n")
			line, shown = line+"\n"+next, rest
		}
		_, got := runLine(t, dir, cache, "{ "+aside.ReplaceAllString(line, "")+"\n} 2>"+filepath.Join(cache, "err"))
		if got == "" {
			errs, err := os.ReadFile(filepath.Join(cache, "err"))
			if err != nil {
				t.Fatal(err)
			}
			got = string(errs)
		}
		if strings.TrimSpace(got) == "" && strings.TrimSpace(shown) == "" {
			b.WriteString("$ " + line + "\n")
			continue
		}
		same = same && matchOutput(shown, got)
		if b.Len() > 0 && !strings.HasPrefix(lastLine(b.String()), "$ ") {
			b.WriteString("\n")
		}
		b.WriteString("$ " + line + "\n" + measured.ReplaceAllString(strings.TrimLeft(trimLines(withoutTimes(got)), "\n"), "…"))
	}
	return b.String(), same
}

// lastLine returns the last line of a text that ends with a newline.
func lastLine(text string) string {
	text = strings.TrimSuffix(text, "\n")
	return text[strings.LastIndexByte(text, '\n')+1:]
}
