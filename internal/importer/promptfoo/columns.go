package promptfoo

import (
	"fmt"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
)

// A table of promptfoo has a column for each provider and prompt. Prompts that differ only
// before their first variable and after their last become scenarios with a prefix and a
// suffix, so that its columns become arms over the same tasks. Prompts that differ between
// variables ask different questions, and become tasks of their own.

// splitPrompts makes scenarios of the prompts if it can.
func (c *converter) splitPrompts() {
	if len(c.prompts) < 2 {
		return
	}
	var columns []column
	for i, p := range c.prompts {
		found := expression.FindAllStringIndex(p.text, -1)
		if found == nil {
			return
		}
		start, end := found[0][0], found[len(found)-1][1]
		middle := expression.ReplaceAllStringFunc(p.text[start:end], func(m string) string {
			return "{{" + strings.TrimSpace(m[2:len(m)-2]) + "}}"
		})
		if i > 0 && middle != c.middle.text {
			return
		}
		c.middle.text = middle
		name := importer.FreeName(importer.SafeName(p.name), func(name string) bool {
			return slices.ContainsFunc(columns, func(s column) bool { return s.name == name })
		})
		columns = append(columns, column{name: name, prompt: p, prefix: p.text[:start], suffix: p.text[end:]})
	}
	c.columns = columns
}

// column is a scenario made of a prompt.
type column struct {
	name           string
	prompt         prompt
	prefix, suffix string
}

// taskPrompts returns the prompts that a test is asked with in tasks of its own.
func (c *converter) taskPrompts() []prompt {
	if c.columns != nil {
		return []prompt{c.middle}
	}
	return c.prompts
}

// scenarios returns the scenarios of the suite.
func (c *converter) scenarios() block {
	out := block{}
	for _, s := range c.columns {
		of := block{}
		for key, text := range map[string]string{"prefix": s.prefix, "suffix": s.suffix} {
			if text != "" {
				of[key] = text
			}
		}
		out[s.name] = of
	}
	if len(out) == 0 {
		out["plain"] = block{}
	}
	return out
}

// limitColumns makes the agent of a provider answer only the prompts that the provider
// names, by name. It reports whether the suite can say so.
func (c *converter) limitColumns(agent string, names *yaml.Node) bool {
	var only []string
	for _, n := range itemsOrSelf(names) {
		label, _ := scalarText(n)
		i := slices.IndexFunc(c.columns, func(s column) bool { return s.prompt.name == label })
		if i < 0 {
			return false
		}
		only = append(only, c.columns[i].name)
	}
	c.only[agent] = only
	return true
}

// answers reports whether an agent answers the prompt of a column.
func (c *converter) answers(agent string, s column) bool {
	only, limited := c.only[agent]
	return !limited || slices.Contains(only, s.name)
}

// arms returns the arms of the suite, or nil if every agent answers every prompt.
func (c *converter) arms() []block {
	if len(c.only) == 0 {
		return nil
	}
	var out []block
	for _, agent := range c.providers {
		for _, s := range c.columns {
			if c.answers(agent, s) {
				out = append(out, block{"agent": agent, "scenario": s.name})
			}
		}
	}
	return out
}

// comparisons compares each prompt, and each provider, with the first.
func (c *converter) comparisons() block {
	out := block{}
	for i, s := range c.columns {
		base := c.columns[0]
		pairs := slices.ContainsFunc(c.providers, func(agent string) bool { return c.answers(agent, s) && c.answers(agent, base) })
		if i > 0 && pairs {
			out["prompt-"+s.name] = block{"ask": fmt.Sprintf("Is prompt %s better than %s?", s.name, base.name), "treatment": block{"scenario": s.name}, "control": block{"scenario": base.name}}
		}
	}
	for i, agent := range c.providers {
		base := c.providers[0]
		pairs := len(c.columns) == 0 || slices.ContainsFunc(c.columns, func(s column) bool { return c.answers(agent, s) && c.answers(base, s) })
		if i > 0 && pairs {
			out["provider-"+agent] = block{"ask": fmt.Sprintf("Is %s better than %s?", agent, base), "treatment": block{"agent": agent}, "control": block{"agent": base}}
		}
	}
	return out
}
