package ablatecmd

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/mcp/view"
	"github.com/assay-eval/assay/internal/spelling"
	"github.com/assay-eval/assay/internal/strictyaml"
	"github.com/assay-eval/assay/internal/trial"
)

// variant holds other texts for a server.
type variant struct {
	name  string
	texts []text
}

// text is a description of a tool or a parameter, or the instructions of the server.
type text struct {
	of       string // TOOL, TOOL.PARAMETER or "instructions"
	was, now string
}

// instructionsKey is the key of instructions in a variant.
const instructionsKey = "instructions"

// part returns the change to the server.
func (v variant) part() part {
	describe, change := object{}, object{}
	for _, t := range v.texts {
		if t.of == instructionsKey {
			change["instructions"] = object{"text": t.now}
			continue
		}
		describe[t.of] = t.now
	}
	if len(describe) > 0 {
		change["tools"] = object{"describe": describe}
	}
	return part{v.name, change}
}

// words returns the change in words, and an estimate of the change in tokens of each
// request.
func (v variant) words() (words, tokens int) {
	for _, t := range v.texts {
		words += len(strings.Fields(t.now)) - len(strings.Fields(t.was))
		tokens += trial.EstimateTokens(len(t.now)) - trial.EstimateTokens(len(t.was))
	}
	return words, tokens
}

// texts returns the texts of the server by the names that a variant gives them.
func (a *ablation) texts() map[string]string {
	out := map[string]string{}
	for _, t := range a.pin.Tools {
		out[t.RealName()] = t.Description
		for _, p := range view.Parameters(t.Schema) {
			out[t.RealName()+"."+p.Name] = p.Description
		}
	}
	return out
}

// readVariants reads a file of variants of the server: a map of names to maps with
// instructions, describe or both.
func (a *ablation) readVariants(file string) ([]variant, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, cmdenv.UsageErrorf("--variants: %w", err)
	}
	var out []variant
	err = strictyaml.Read(file, data, func(f strictyaml.File) error {
		for root, err := range f.Documents() {
			if err != nil {
				return err
			}
			if root == nil {
				continue
			}
			for key, value := range entriesOf(f, root, "a file of variants") {
				if noName.MatchString(key.Value) || slices.ContainsFunc(out, func(v variant) bool { return v.name == key.Value }) {
					f.Failf(key, "variant %q needs a name of its own, of letters, digits, - and _", key.Value)
				}
				out = append(out, a.readVariant(f, key.Value, value))
			}
		}
		return nil
	})
	switch {
	case err != nil:
		return nil, cmdenv.UsageErrorf("%w", err)
	case len(out) == 0:
		return nil, cmdenv.UsageErrorf("%s: there is no variant; write one as NAME: {describe: {TOOL: text}, instructions: text}", file)
	}
	return out, nil
}

func (a *ablation) readVariant(f strictyaml.File, name string, n *yaml.Node) variant {
	v := variant{name: name}
	known := a.texts()
	for key, value := range entriesOf(f, n, "variant "+name) {
		switch key.Value {
		case instructionsKey:
			if a.instructions == "" && a.pin.Instructions != "" {
				f.Failf(key, "agent %s reads instructions from the server by itself, so they cannot be varied", a.agent)
			}
			v.texts = append(v.texts, text{instructionsKey, a.instructions, textOf(f, value)})
		case "describe":
			for of, value := range entriesOf(f, value, "describe") {
				was, there := known[of.Value]
				if !there {
					f.Failf(of, "server %s has no tool or parameter %q%s", a.server, of.Value, spelling.Suggest(of.Value, cmdenv.SortedKeys(known)))
				}
				v.texts = append(v.texts, text{of.Value, was, textOf(f, value)})
			}
		default:
			f.Failf(key, "a variant has no key %q: use describe or instructions", key.Value)
		}
	}
	v.texts = slices.DeleteFunc(v.texts, func(t text) bool { return t.was == t.now })
	if len(v.texts) == 0 {
		f.Failf(n, "variant %s changes no text", name)
	}
	return v
}

// entriesOf yields the entries of a mapping.
func entriesOf(f strictyaml.File, n *yaml.Node, what string) func(yield func(key, value *yaml.Node) bool) {
	n = strictyaml.Resolve(n)
	if n.Kind != yaml.MappingNode {
		f.Failf(n, "%s is a map", what)
	}
	return func(yield func(key, value *yaml.Node) bool) {
		for i := 0; i+1 < len(n.Content); i += 2 {
			if !yield(n.Content[i], n.Content[i+1]) {
				return
			}
		}
	}
}

func textOf(f strictyaml.File, n *yaml.Node) string {
	n = strictyaml.Resolve(n)
	if n.Kind != yaml.ScalarNode || n.Tag == "!!null" {
		f.Failf(n, "write a text")
	}
	return n.Value
}

// patch formats the changes of a variant as a unified diff of files that hold one text each,
// such as docs/tools/search.txt or docs/tools/search.query.txt.
func (v variant) patch(server string) string {
	var b strings.Builder
	for _, t := range v.texts {
		name := server + "/tools/" + t.of + ".txt"
		if t.of == instructionsKey {
			name = server + "/instructions.txt"
		}
		was, now := lines(t.was), lines(t.now)
		from, to := "a/"+name, "b/"+name
		if len(was) == 0 {
			from = "/dev/null"
		}
		if len(now) == 0 {
			to = "/dev/null"
		}
		fmt.Fprintf(&b, "--- %s\n+++ %s\n@@ -%s +%s @@\n", from, to, hunkRange(len(was)), hunkRange(len(now)))
		for _, l := range was {
			fmt.Fprintf(&b, "-%s\n", l)
		}
		for _, l := range now {
			fmt.Fprintf(&b, "+%s\n", l)
		}
	}
	return b.String()
}

func lines(s string) []string {
	if s = strings.TrimRight(s, "\n"); s == "" {
		return nil
	}
	return strings.Split(s, "\n")
}

func hunkRange(n int) string {
	if n == 0 {
		return "0,0"
	}
	return fmt.Sprintf("1,%d", n)
}
