package suite

import (
	"context"
	"fmt"
	"io/fs"
	"iter"
	"path"
	"runtime"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/spelling"
)

type taskNode struct {
	tree *node
	id   string
}

var nameForm = lazyregexp.New(namePattern)

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
		if item == removedTasks {
			continue
		}
		if item.form == mapForm {
			all = append(all, l.madeTasks(item, tree)...)
			continue
		}
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
		l.reportNoMatch(item, at, rest)
		return nil
	}
	slices.Sort(names)
	var out []found
	for _, name := range names {
		if path.Join(at.name, name) == path.Base(l.o.Path) && at.disk == l.main.disk && at.ships == l.main.ships && item.src.root.disk == l.main.disk {
			l.c.addMistake(item.pos, "put the tasks into a folder of their own, and name that: tasks/*.yaml", "%s matches the suite file itself", pattern)
			return nil
		}
		// The glob found it inside of base, so this cannot fail.
		if f, _ := l.locatePath(item.src, path.Join(base, name)); !l.rest.leavesOut(f.shown) {
			out = append(out, f)
		}
	}
	return out
}

// reportNoMatch reports that nothing in the folder at matches the rest of a pattern.
func (l *loader) reportNoMatch(item *node, at found, rest string) {
	shown, whole := path.Join(at.shown, rest), found{root: at.root, name: path.Join(at.name, rest)}
	info, err := fs.Stat(at.fsys, whole.name)
	switch {
	case err == nil && info.IsDir():
		l.c.addMistake(item.pos, "write "+path.Join(shown, "*.yaml"), "%s is a folder, and files of tasks are needed", shown)
	case !strings.ContainsAny(rest, "*?[{"):
		l.c.addMistake(item.pos, nearestFile(whole), "%s: no such file", shown)
	default:
		l.c.addMistake(item.pos, folderFix(at, rest), "no file matches %s", shown)
	}
}

// folderFix returns the fix for a pattern that matches nothing in the folder at.
func folderFix(at found, pattern string) string {
	entries, err := fs.ReadDir(at.fsys, at.name)
	if err != nil {
		return nearestFile(at)
	}
	var names []string
	for _, e := range entries {
		if !e.IsDir() {
			names = append(names, e.Name())
		}
	}
	switch {
	case len(names) == 0:
		return "no file is in that folder"
	case strings.Contains(pattern, "/"):
		return ""
	case len(names) == 1:
		return "the folder has " + names[0]
	}
	return fmt.Sprintf("the folder has %s and %d more", names[0], len(names)-1)
}

func (l *loader) taskFile(item *node, f found, suite *node) []*taskNode {
	src, err := l.readSource(f)
	if err != nil {
		l.c.addMistake(item.pos, "", "%s: %s", f.shown, readProblem(err))
		return nil
	}
	base := strings.TrimSuffix(path.Base(f.shown), path.Ext(f.shown))
	before := len(l.c.list)
	if isRows(f.name) {
		return l.taskRows(src, base, suite)
	}
	docs := parseYAML(src, &l.c)
	if len(docs) == 1 && docs[0].form == listForm {
		docs = docs[0].items
	}
	if len(docs) == 0 && len(l.c.list) == before {
		l.c.addMistake(pos{src, 1, 1}, "", "the file holds no task")
	}
	var out []*taskNode
	for _, doc := range docs {
		if l.rest.touches(doc) {
			continue
		}
		if len(docs) > 1 && doc.valueOf("id") == nil {
			l.c.addMistake(doc.pos, `give each an "id"`, "the file holds %d tasks, so they cannot all be named after it", len(docs))
			continue
		}
		out = append(out, l.checkTask(doc, base, suite))
	}
	return out
}

// taskRows returns the tasks of a file of rows. A row without an id is named after the file
// and its number.
func (l *loader) taskRows(src *source, base string, suite *node) []*taskNode {
	before := len(l.c.list)
	rows := l.readRows(src)
	if len(rows) == 0 && len(l.c.list) == before {
		l.c.addMistake(pos{src, 1, 1}, "", "the file holds no task")
	}
	var drafts []draftTask
	for i, row := range rows {
		if path.Ext(src.name) == ".csv" {
			row = l.taskOfCells(row)
		}
		if row != nil {
			drafts = append(drafts, draftTask{row, fmt.Sprintf("%s-%d", base, i+1)})
		}
	}
	var out []*taskNode
	for t := range l.checkTasks(drafts, suite) {
		out = append(out, t)
	}
	return out
}

// draftTask is a task that is not checked, and its name if it has no id.
type draftTask struct {
	tree *node
	name string
}

// checkTasks yields the tasks in order, each when it has been checked. The schema, which takes
// most of the time, is asked about all of them first, in parallel.
func (l *loader) checkTasks(drafts []draftTask, suite *node) iter.Seq[*taskNode] {
	drafts = slices.DeleteFunc(drafts, func(d draftTask) bool { return l.rest.touches(d.tree) })
	return func(yield func(*taskNode) bool) {
		found := make([][]violation, len(drafts))
		_ = parallel.ForEach(context.Background(), len(drafts), runtime.GOMAXPROCS(0), func(i int) error {
			found[i] = l.schema.task.validate(drafts[i].tree)
			return nil
		})
		for i, d := range drafts {
			l.addViolations(found[i], d.tree)
			if !yield(l.nameTask(d.tree, d.name, suite)) {
				return
			}
		}
	}
}

// checkTask checks the settings of a task and returns it with its id, or with the other
// name if it has none.
func (l *loader) checkTask(n *node, name string, suite *node) *taskNode {
	l.validateTree(l.schema.task, n, n)
	return l.nameTask(n, name, suite)
}

// nameTask checks a task beyond its schema, and returns it with its id or
// other name.
func (l *loader) nameTask(n *node, name string, suite *node) *taskNode {
	l.taskGraders(n, suite.valueOf("graders"))
	id, given := n.valueOf("id").asText()
	if !given {
		if id = name; n.valueOf("id") == nil && !nameForm.MatchString(id) {
			l.c.addMistake(n.pos, `give it an "id"`, "the file's name is no name for a task: %q is not %s", id, nameWords)
		}
	}
	return &taskNode{tree: n, id: id}
}

// taskGraders checks the settings that a task gives the suite's graders.
func (l *loader) taskGraders(task, graders *node) {
	n := task.valueOf("graders")
	if n == nil || n.form != mapForm || graders == nil || graders.form != mapForm {
		return // the schema has said so
	}
	for _, e := range n.entries {
		g := graders.valueOf(e.key)
		if g == nil {
			l.c.addMistake(e.at, spelling.Fix(e.key, graders.keys()), "the suite has no grader %q", e.key)
			continue
		}
		kind := kindOf(e.key, g)
		if _, known := l.o.Kinds.Graders[kind]; !known || kind == e.key {
			continue // an unknown kind is reported where it stands; the task schema knows kinds
		}
		if s := l.schema.settingsSchema(kind); s != nil && e.val.form == mapForm {
			l.validateTree(s, e.val, task, "graders", e.key)
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
