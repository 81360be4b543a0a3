package tool

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/suite"
)

// tools are the tools of a kit, by name.
type tools struct {
	all    []equip.Tool
	byName map[string][]equip.Tool
}

func indexTools(all []equip.Tool) tools {
	t := tools{all, make(map[string][]equip.Tool, len(all))}
	for _, tool := range all {
		spec := tool.Spec()
		t.byName[spec.RealName()] = append(t.byName[spec.RealName()], tool)
	}
	for _, tool := range all {
		if name := tool.Spec().Name; t.byName[name] == nil { // the name for agents is also valid
			t.byName[name] = []equip.Tool{tool}
		}
	}
	return t
}

// findTool returns the tool that a call means. Without a server it is the only tool
// of its name, one of the suite's task tools included.
func (t tools) findTool(c suite.Call) (equip.Tool, error) {
	var found []equip.Tool
	for _, tool := range t.byName[c.Tool] {
		if c.Server == "" || tool.Spec().Server == c.Server {
			found = append(found, tool)
		}
	}
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		return nil, t.missingTool(c)
	}
	var owners []string
	for _, tool := range found {
		owners = append(owners, ownerOf(tool))
	}
	return nil, fmt.Errorf("tool %q is offered by %s: name the server of the call", c.Tool, strings.Join(owners, " and by "))
}

func (t tools) missingTool(c suite.Call) error {
	var have []string
	for _, tool := range t.all {
		if spec := tool.Spec(); c.Server == "" || spec.Server == c.Server {
			have = append(have, spec.Name)
		}
	}
	slices.Sort(have)
	have = slices.Compact(have)
	who := "there is no tool %q"
	if c.Server != "" {
		who = "server " + c.Server + " has no tool %q"
	}
	if len(have) == 0 {
		return fmt.Errorf(who, c.Tool)
	}
	return fmt.Errorf(who+"; there is %s", c.Tool, clipText(strings.Join(have, ", "), 500))
}

func ownerOf(t equip.Tool) string {
	if s := t.Spec().Server; s != "" {
		return "server " + s
	}
	return "the suite's task tools"
}

func (t tools) listNames() string {
	out := make([]string, len(t.all))
	for i, tool := range t.all {
		out[i] = tool.Spec().Name
	}
	return strings.Join(out, "\n")
}

// clipText cuts s to about n bytes, with a remark about the cut.
func clipText(s string, n int) string {
	if len(s) <= n {
		return s
	}
	cut := n
	for cut > 0 && !utf8.RuneStart(s[cut]) {
		cut--
	}
	return fmt.Sprintf("%s\n[cut: the first %d of %d bytes]", s[:cut], cut, len(s))
}
