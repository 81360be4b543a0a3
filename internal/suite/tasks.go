package suite

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
)

type taskNode struct {
	tree *node
	id   string
}

var nameForm = regexp.MustCompile(namePattern)

// readTasks reads and checks the task files that the suite names, in the order of
// the patterns and by name within one.
func (l *loader) readTasks(tree *node) []*taskNode {
	list := tree.valueOf("tasks")
	if list == nil || list.form != listForm {
		return nil // the schema has said so
	}
	var all []*taskNode
	seen := map[string]bool{} // files
	for _, item := range list.items {
		pattern, ok := item.asText()
		if !ok {
			continue
		}
		for _, f := range l.globTasks(item, pattern) {
			if !seen[f.ref] {
				seen[f.ref] = true
				all = append(all, l.taskFile(item, f, tree)...)
			}
		}
	}
	l.reportDuplicateIDs(all)
	return all
}

func (l *loader) globTasks(item *node, pattern string) []found {
	base, rest := doublestar.SplitPattern(pattern)
	at, err := l.locatePath(item.src, base)
	if err != nil {
		l.c.addMistake(item.pos, "", "%v", err)
		return nil
	}
	if !doublestar.ValidatePattern(pattern) {
		l.c.addMistake(item.pos, "", "%q is not a glob pattern", pattern)
		return nil
	}
	sub, err := fs.Sub(at.fsys, at.name)
	var names []string
	if err == nil {
		names, err = doublestar.Glob(sub, rest, doublestar.WithFilesOnly())
	}
	if err != nil || len(names) == 0 {
		if strings.ContainsAny(rest, "*?[{") {
			l.c.addMistake(item.pos, "", "no file matches %s", path.Join(at.shown, rest))
		} else {
			l.c.addMistake(item.pos, nearestFile(found{root: at.root, name: path.Join(at.name, rest)}), "%s: no such file", path.Join(at.shown, rest))
		}
		return nil
	}
	slices.Sort(names)
	out := make([]found, len(names))
	for i, name := range names {
		// The glob found it inside of base, so this cannot fail.
		out[i], _ = l.locatePath(item.src, path.Join(base, name))
	}
	return out
}

func (l *loader) taskFile(item *node, f found, suite *node) []*taskNode {
	src, err := l.readSource(f)
	if err != nil {
		l.c.addMistake(item.pos, "", "%s: %s", f.shown, readProblem(err))
		return nil
	}
	before := len(l.c.list)
	docs := parseYAML(src, &l.c)
	if len(docs) == 0 && len(l.c.list) == before {
		l.c.addMistake(pos{src, 1, 1}, "", "the file holds no task")
	}
	var out []*taskNode
	for _, doc := range docs {
		l.validateTree(l.schema.task, doc, doc)
		l.taskGraders(doc, suite.valueOf("graders"))
		t := &taskNode{tree: doc}
		var given bool
		if t.id, given = doc.valueOf("id").asText(); !given {
			t.id = strings.TrimSuffix(path.Base(f.shown), path.Ext(f.shown))
			switch {
			case doc.valueOf("id") != nil: // the schema has said so
			case len(docs) > 1:
				l.c.addMistake(doc.pos, `give each an "id"`, "the file holds %d tasks, so they cannot all be named after it", len(docs))
				continue
			case !nameForm.MatchString(t.id):
				l.c.addMistake(doc.pos, `give it an "id"`, "the file's name is no name for a task: %q is not %s", t.id, nameWords)
			}
		}
		out = append(out, t)
	}
	return out
}

// taskGraders checks the settings that a task gives the suite's graders.
func (l *loader) taskGraders(task, graders *node) {
	n := task.valueOf("graders")
	if n == nil || n.form != mapForm {
		return
	}
	for _, e := range n.entries {
		g := graders.valueOf(e.key)
		if g == nil {
			l.c.addMistake(e.at, didYouMean(e.key, graders.keys()), "the suite has no grader %q", e.key)
			continue
		}
		kind := kindOf(e.key, g)
		if _, known := l.o.Kinds.Graders[kind]; !known || kind == e.key {
			continue // an unknown kind is reported where it stands; the task schema knows kinds
		}
		if schema, err := l.schema.settingsSchema(kind); err == nil {
			if e.val.form == mapForm {
				l.validateTree(schema, e.val, task, "graders", e.key)
			}
		}
	}
}

// reportDuplicateIDs reports tasks of the same id, at both places.
func (l *loader) reportDuplicateIDs(all []*taskNode) {
	first := make(map[string]*taskNode, len(all))
	for _, t := range all {
		was := first[t.id]
		if was == nil {
			first[t.id] = t
			continue
		}
		here, there := t.idPlace(), was.idPlace()
		l.c.addMistake(here, "", "task %q exists twice, first at %s", t.id, there)
		l.c.addMistake(there, "", "task %q exists twice, again at %s", t.id, here)
	}
}

// idPlace returns the place of the task's id, or of the task if the file names it.
func (t *taskNode) idPlace() pos {
	if n := t.tree.valueOf("id"); n != nil {
		return n.pos
	}
	return t.tree.pos
}

func (p pos) String() string {
	if p.src == nil {
		return ""
	}
	if p.line == 0 {
		return p.src.name
	}
	return fmt.Sprintf("%s:%d:%d", p.src.name, p.line, p.col)
}
