package suite

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"text/template"
	"text/template/parse"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/spelling"
)

// promptFields are the fields of a task that a prompt template may show. What
// judges the answer is not among them.
var promptFields = []string{"group", "id", "prompt", "tags", "target.platform", "target.swift", "title"}

// promptData is the part of a task that templates can use.
func promptData(t *Task) map[string]any {
	return map[string]any{
		"id": t.ID, "title": t.Title, "prompt": t.Prompt, "group": t.Group, "tags": t.Tags,
		"target": map[string]any{"platform": t.Target.Platform, "swift": t.Target.Swift},
	}
}

// renderPrompts sets the prompt of every task, and reports whether the template has no
// mistake.
func (l *loader) renderPrompts(s *Suite, tree *node) bool {
	for _, t := range s.Tasks {
		t.Rendered = t.Prompt
	}
	if s.Prompt == "" {
		return true
	}
	tmpl, err := parsePrompt(s.Prompt)
	for i := 0; err == nil && i < len(s.Tasks); i++ {
		s.Tasks[i].Rendered, err = executePrompt(tmpl, s.Tasks[i])
	}
	if err == nil {
		return true
	}
	n := tree.valueOf("prompt")
	at := n.pos
	if n.text != nil && err.line > 0 {
		at = pos{n.text, err.line, max(err.col, 1)}
	}
	l.c.addMistake(at, err.fix, "%s", err.text)
	return false
}

// checkPrompts looks for prompts that ask nothing, and for a template that drops what the
// tasks ask.
func (l *loader) checkPrompts(s *Suite, tree *node) {
	asked, given := map[string]bool{}, map[string]bool{}
	toolsOnly := true
	for _, a := range s.Agents {
		toolsOnly = toolsOnly && a.Kind == "tool"
	}
	for _, t := range s.Tasks {
		asked[t.Prompt], given[t.Rendered] = true, true
		if strings.TrimSpace(t.Rendered) == "" && !toolsOnly {
			at := tree.placeOf("prompt")
			if n := s.origin.tasks[t].tree; strings.TrimSpace(t.Prompt) == "" {
				at = n.placeOf("prompt")
			}
			l.c.addMistake(at, "write what the agent is to do", "the prompt of task %s is empty", t.ID)
		}
	}
	if len(asked) > 1 && len(given) == 1 {
		l.c.addMistake(tree.placeOf("prompt"), "write {{.prompt}} where the task's own prompt belongs", "the template gives all tasks the same prompt, and drops their own")
	}
}

// templateError is a mistake in a prompt template. col is 0 where text/template
// does not say it.
type templateError struct {
	line, col int
	text, fix string
}

// parsePrompt reads a template over the fields of a task that may be shown.
func parsePrompt(text string) (*template.Template, *templateError) {
	tmpl, err := template.New("prompt").Option("missingkey=error").Parse(text)
	if err != nil {
		return nil, templateMistake(err, "")
	}
	if tmpl.Tree == nil {
		return nil, &templateError{text: "the prompt template is empty"}
	}
	w := walker{source: text}
	w.walkList(tmpl.Root, true, 0)
	if len(tmpl.Templates()) > 1 {
		w.failAt(tmpl.Root, "a prompt template cannot define others", "")
	}
	return tmpl, w.err
}

func executePrompt(tmpl *template.Template, t *Task) (string, *templateError) {
	var out strings.Builder
	if err := tmpl.Execute(&out, promptData(t)); err != nil {
		return "", templateMistake(err, t.ID)
	}
	return out.String(), nil
}

var (
	templatePlace = lazyregexp.New(`^template: [^:]*:(\d+)(?::(\d+))?: (?s:(.*))$`)
	templateFunc  = lazyregexp.New(`^function "(.*)" not defined$`)
	templateKey   = lazyregexp.New(`map has no entry for key "(.*)"$`)
)

func templateMistake(err error, task string) *templateError {
	e := &templateError{text: err.Error()}
	if m := templatePlace.FindStringSubmatch(e.text); m != nil {
		e.line, _ = strconv.Atoi(m[1])
		if col, err := strconv.Atoi(m[2]); err == nil {
			e.col = col + 1 // text/template counts columns from 0
		}
		e.text = m[3]
	}
	if m := templateKey.FindStringSubmatch(e.text); m != nil {
		e.text, e.fix = unknownField(m[1])
	} else if m := templateFunc.FindStringSubmatch(e.text); m != nil {
		e.fix = "write a field of the task with a dot before it, such as {{.prompt}}"
		if near := spelling.Nearest(m[1], promptFields); near != "" {
			e.fix = fmt.Sprintf("did you mean {{.%s}}?", near)
		}
	} else if task != "" {
		e.text = fmt.Sprintf("prompt of task %s: %s", task, e.text)
	}
	return e
}

func unknownField(name string) (text, fix string) {
	text = fmt.Sprintf("a prompt has no field {{.%s}}", name)
	for f := range writtenFields(taskType) {
		if f.name == name || strings.HasPrefix(name, f.name+".") {
			text = fmt.Sprintf("a prompt may not show {{.%s}} to the agent", name)
		}
	}
	if near := spelling.Nearest(name, promptFields); near != "" {
		return text, fmt.Sprintf("did you mean {{.%s}}?", near)
	}
	return text, "known: " + strings.Join(promptFields, ", ")
}

// walker finds fields that do not exist, also where no task leads, and what
// could make a template run without end.
type walker struct {
	source string
	err    *templateError
}

func (w *walker) failAt(n parse.Node, text, fix string) {
	if w.err != nil {
		return
	}
	before := w.source[:min(int(n.Position()), len(w.source))]
	line := 1 + strings.Count(before, "\n")
	col := len([]rune(before[strings.LastIndex(before, "\n")+1:])) + 1
	w.err = &templateError{line, col, text, fix}
}

// walkList walks n; top reports whether the dot is the task.
func (w *walker) walkList(n *parse.ListNode, top bool, loops int) {
	if n == nil {
		return
	}
	for _, e := range n.Nodes {
		switch e := e.(type) {
		case *parse.ActionNode:
			w.walkPipe(e.Pipe, top)
		case *parse.IfNode:
			w.walkPipe(e.Pipe, top)
			w.walkList(e.List, top, loops)
			w.walkList(e.ElseList, top, loops)
		case *parse.WithNode:
			w.walkPipe(e.Pipe, top)
			w.walkList(e.List, false, loops)
			w.walkList(e.ElseList, top, loops)
		case *parse.RangeNode:
			w.walkPipe(e.Pipe, top)
			if loops > 0 || !w.overTags(e.Pipe) {
				w.failAt(e, "a prompt template can only range over {{.tags}}, once", "")
			}
			w.walkList(e.List, false, loops+1)
			w.walkList(e.ElseList, top, loops)
		case *parse.TemplateNode:
			w.failAt(e, "a prompt template cannot call others", "")
		}
	}
}

func (w *walker) overTags(p *parse.PipeNode) bool {
	if len(p.Cmds) != 1 || len(p.Cmds[0].Args) != 1 {
		return false
	}
	switch a := p.Cmds[0].Args[0].(type) {
	case *parse.FieldNode:
		return slices.Equal(a.Ident, []string{"tags"})
	case *parse.VariableNode:
		return slices.Equal(a.Ident, []string{"$", "tags"})
	}
	return false
}

func (w *walker) walkPipe(p *parse.PipeNode, top bool) {
	if p == nil {
		return
	}
	for _, cmd := range p.Cmds {
		for _, arg := range cmd.Args {
			switch a := arg.(type) {
			case *parse.FieldNode:
				if top {
					w.checkField(a, a.Ident)
				}
			case *parse.VariableNode:
				if a.Ident[0] == "$" {
					w.checkField(a, a.Ident[1:])
				}
			case *parse.PipeNode:
				w.walkPipe(a, top)
			}
		}
	}
}

func (w *walker) checkField(n parse.Node, ident []string) {
	name := strings.Join(ident, ".")
	if name == "" || name == "target" || slices.Contains(promptFields, name) {
		return
	}
	text, fix := unknownField(name)
	w.failAt(n, text, fix)
}
