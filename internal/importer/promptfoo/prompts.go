package promptfoo

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/lazyregexp"
)

// readPrompts reads the prompts: a text or file, a list of these, or a map of these to
// labels.
func (c *converter) readPrompts() error {
	n := resolveAlias(c.top["prompts"])
	list := itemsOrSelf(n)
	if n.Kind == yaml.MappingNode {
		list = nil
		for i := 0; i+1 < len(n.Content); i += 2 {
			label, _ := scalarText(n.Content[i+1])
			if err := c.addPrompts(c.formatPlace(n.Content[i]), label, n.Content[i].Value); err != nil {
				return err
			}
		}
	}
	for _, p := range list {
		at, name := c.formatPlace(p), ""
		text, ok := scalarText(p)
		if f := mapEntries(p); f != nil {
			name, _ = scalarText(f["label"])
			if id, isText := scalarText(f["id"]); isText && f["raw"] != nil {
				name = id
			}
			if text, ok = scalarText(f["raw"]); !ok {
				text, ok = scalarText(f["id"])
			}
			if bad := c.unsupportedPrompt(f); bad != "" {
				c.refuseItem(at, "prompt "+cmp.Or(name, text), bad)
				continue
			}
		}
		if !ok {
			c.refuseItem(at, "prompt", "it is neither a text nor a file")
			continue
		}
		if err := c.addPrompts(at, name, text); err != nil {
			return err
		}
	}
	if len(c.prompts) == 0 {
		return c.emptyError("none of its prompts can be carried over")
	}
	return nil
}

// unsupportedPrompt returns why a prompt is more than its text, or "".
func (c *converter) unsupportedPrompt(f map[string]*yaml.Node) string {
	for _, key := range importer.SortedKeys(f) {
		switch key {
		case "id", "raw", "label", "display", "template":
		case "config":
			if len(mapEntries(f[key])) > 0 {
				return "it changes settings of the provider (config)"
			}
		default:
			return "it has " + key + ", which has no place in a task"
		}
	}
	return ""
}

var (
	promptFile = lazyregexp.New(`\.(txt|md|j2|json|jsonl|csv|ya?ml)$`)
	olderPath  = lazyregexp.New(`^\S*[/*\\]\S*$`) // without file://
)

// addPrompts adds a prompt, or the prompts of files that text names with or without
// file://.
func (c *converter) addPrompts(at, name, text string) error {
	line := !strings.Contains(text, "\n")
	if strings.HasPrefix(text, "exec:") || line && !strings.ContainsAny(text, " \t") && programs.MatchString(text) {
		c.refuseItem(at, "prompt "+text, "it is made by a program")
		return nil
	}
	if pattern, isFile := c.filePath(text); isFile {
		return c.addPromptFiles(at, name, pattern)
	}
	if line && (promptFile.MatchString(text) || olderPath.MatchString(text)) {
		switch pattern := c.resolvePath(text); {
		case len(globFiles(pattern)) > 0:
			return c.addPromptFiles(at, name, pattern)
		case !strings.ContainsAny(text, " \t{"):
			return importer.Usagef("%s: there is no prompt %s", at, pattern)
		}
	}
	c.addPrompt(at, name, text)
	return nil
}

func (c *converter) addPromptFiles(at, name, pattern string) error {
	files := globFiles(pattern)
	if len(files) == 0 {
		return importer.Usagef("%s: there is no prompt %s", at, pattern)
	}
	for _, f := range files {
		ext := filepath.Ext(f)
		if !slices.Contains([]string{".txt", ".md", ".j2"}, ext) {
			c.refuseItem(at, "prompt "+filepath.Base(f), "only texts (.txt, .md, .j2) can be prompts here: no program, and no list of messages")
			continue
		}
		text, err := c.readInside(f)
		if err != nil {
			return importer.Usagef("%s: read prompt %s: %w", at, f, err)
		}
		parts := []string{text}
		if ext == ".txt" {
			parts = splitParts(text)
		}
		for i, part := range parts {
			id := cmp.Or(name, strings.TrimSuffix(filepath.Base(f), ext))
			if len(parts) > 1 {
				id += "-" + strconv.Itoa(i+1)
			}
			c.addPrompt(at, id, part)
		}
	}
	return nil
}

// splitParts returns the prompts of a text file, which lines of three dashes separate.
func splitParts(text string) []string {
	var parts, lines []string
	flush := func() {
		if part := trimJSSpace(strings.Join(lines, "\n")); part != "" {
			parts = append(parts, part)
		}
		lines = nil
	}
	for line := range strings.SplitSeq(strings.ReplaceAll(text, "\r\n", "\n"), "\n") {
		if trimJSSpace(line) == "---" {
			flush()
			continue
		}
		lines = append(lines, line)
	}
	flush()
	return parts
}

func (c *converter) addPrompt(at, name, text string) {
	name = cmp.Or(name, "prompt-"+strconv.Itoa(len(c.prompts)+1))
	name = importer.FreeName(name, func(name string) bool {
		return slices.ContainsFunc(c.prompts, func(p prompt) bool { return p.name == name })
	})
	switch {
	case strings.HasPrefix(text, "python:"), strings.HasPrefix(text, "langfuse://"), strings.HasPrefix(text, "portkey://"), strings.HasPrefix(text, "helicone://"):
		c.refuseItem(at, "prompt "+name, "it is made by a program or a service")
	case isChat(text):
		c.refuseItem(at, "prompt "+name, "it is JSON or a list of chat messages: a task has one prompt; system text belongs to a scenario")
	case trimJSSpace(text) == "":
		c.refuseItem(at, "prompt "+name, "it is empty")
	default:
		if _, err := fillTemplate(text, nil); err != nil && !isUnset(err) {
			c.refuseItem(at, "prompt "+name, err.Error())
			return
		}
		c.prompts = append(c.prompts, prompt{name, text})
	}
}

// isChat reports whether promptfoo sends a prompt as something other than its text: JSON,
// which it rewrites or takes for messages, or messages as YAML.
func isChat(text string) bool {
	text = trimJSSpace(text)
	return json.Valid([]byte(text)) || strings.HasPrefix(text, "- role:") || strings.HasPrefix(text, "[") && strings.Contains(text, `"role"`)
}

// unsetVariable is a variable that the test does not set.
type unsetVariable string

func (u unsetVariable) Error() string {
	return "it uses {{" + string(u) + "}}, which the test does not set"
}

func isUnset(err error) bool {
	_, ok := err.(unsetVariable) //nolint:errorlint // made here
	return ok
}

var (
	expression = lazyregexp.New(`(?s)\{\{(.*?)\}\}`)
	unclosed   = lazyregexp.New(`(?m)\{\{[^}]*$`)
	dotted     = lazyregexp.New(`^[A-Za-z_]\w*(\.\w+)*$`)
)

// fillTemplate puts the values of variables into a template. It refuses everything else
// that a template can contain: loops, conditions, filters, calls. An unset variable is
// reported last.
func fillTemplate(text string, lookup func(name string) (string, error)) (string, error) {
	switch {
	case strings.Contains(text, "{%"):
		return "", errors.New("loops, conditions and other statements of templates ({%) are not carried over")
	case strings.Contains(text, "{#"):
		return "", errors.New("comments of templates ({#) are not carried over")
	}
	if unclosed.MatchString(text) { // promptfoo then fills in none
		return "", errors.New("a {{ is not closed in its line")
	}
	var wrong, not error
	out := expression.ReplaceAllStringFunc(text, func(m string) string {
		name := strings.TrimSpace(m[2 : len(m)-2])
		switch {
		case strings.HasPrefix(m, "{{-"), strings.HasSuffix(m, "-}}"):
			wrong = fmt.Errorf("%s cuts white space, which is not carried over", m)
		case strings.Contains(name, "|"):
			wrong = fmt.Errorf("the filter in %s is not carried over", m)
		case !dotted.MatchString(name):
			wrong = fmt.Errorf("%s is more than the name of a variable", m)
		case strings.HasPrefix(name, "env."):
			wrong = fmt.Errorf("%s is a variable of the environment", m)
		case lookup == nil:
			not = unsetVariable(name)
		default:
			v, err := lookup(name)
			if isUnset(err) {
				not, err = err, nil
			}
			wrong = cmp.Or(err, wrong)
			return v
		}
		return ""
	})
	if wrong != nil {
		return "", wrong
	}
	return out, not
}
