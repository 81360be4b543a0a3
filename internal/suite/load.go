// Package suite loads a suite file, resolves it and reports its mistakes.
//
// [Load] goes through these steps. Each reports all the mistakes it finds, at
// the line and column where they were made:
//
//  1. YAML to a tree whose every value knows its place.
//  2. extends: a base by the name of a suite that ships or by path; maps join
//     by key, null removes, lists replace.
//  3. Overrides and agents from the command line; then like: servers and scenarios take
//     missing settings from another of their kind.
//  4. The JSON Schema that [Schema] prints, made from the Go types' tags.
//  5. Files that settings name are read into them.
//  6. The Go values, with defaults.
//  7. The prompt of every task, by the template.
//  8. Checks beyond the schema: names that lead nowhere, things unused, bounds,
//     secrets, and the checks of each kind.
//
// A loaded suite can be written with everything in it ([Suite.Resolved]), read
// back without the files ([FromResolved]), compared ([Diff]) and explained value
// by value ([Explain]).
package suite

import (
	"context"
	"errors"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Options are the inputs of [Load]. Files and Path are required.
type Options struct {
	// Context ends a load that takes long; nil never does.
	Context context.Context
	Files   fs.FS  // holds the suite file and the files that it names
	Path    string // of the suite file in Files
	// Dir is the folder that Files reads, "" if it is not on disk. Mistakes show
	// paths that begin with it, so give it as the user wrote it.
	Dir string
	// Ships is the name of the suite if it comes with the program; mistakes show
	// paths below it.
	Ships string
	Kinds Kinds
	// Set holds overrides "agents.sonnet.model=VALUE", the value in YAML.
	// Servers replaces command lines or addresses of servers by name. Paths in
	// both are relative to Cwd.
	Set     []string
	Servers map[string]string
	Cwd     string // "" is the current folder
	// Agents work in place of the suite's agents. Overrides may change their settings.
	Agents []AgentChoice
	// Embedded finds a suite that ships with the program, for extends. May be
	// nil.
	Embedded func(name string) (fs.FS, bool)
	// ShippedNames are the names that Embedded knows, for suggestions.
	ShippedNames []string
}

// loader holds the state of one load.
type loader struct {
	o      Options
	c      collector
	schema *schemas
	main   root           // of the suite file
	cwd    root           // of the command line
	order  int            // of the next source
	orders map[string]int // of the files that were read
	rest   *remainder     // nil while the whole suite is loaded

	replaced []Arm // arms of agents that Options.Agents replaced
	noAgent  bool  // each of Options.Agents is a mistake
}

// Load reads a suite. The mistakes of its author come as *[Errors], all of them
// as far as they can be known; any other error is one of the program.
func Load(o Options) (*Suite, error) {
	schema, err := compileSchema(o.Kinds)
	if err != nil {
		return nil, err
	}
	return loadSuite(o, schema)
}

func loadSuite(o Options, schema *schemas) (*Suite, error) {
	if o.Context == nil {
		o.Context = context.Background()
	}
	l := &loader{o: o, schema: schema}
	src, err := l.openSuite()
	if err != nil {
		return nil, err
	}
	tree := l.readSuite(src, nil)
	if tree == nil {
		return nil, l.c.asError()
	}
	tree = l.applyLikes(l.applyOptions(tree))
	s := l.loadTree(tree.clone())
	if err := o.Context.Err(); err != nil {
		return nil, err
	}
	if l.noAgent {
		return nil, l.c.asError() // nobody knows which arms there are
	}
	if !l.c.isEmpty() {
		mistakes := l.findMore(tree)
		if err := o.Context.Err(); err != nil {
			return nil, err
		}
		return nil, mistakes
	}
	s.addBaseline()
	return s, nil
}

// loadTree makes a suite from its tree. If there are mistakes, it is no use.
func (l *loader) loadTree(tree *node) *Suite {
	if l.c.isEmpty() {
		l.validateTree(l.schema.suite, tree, tree)
	}
	tasks := l.readTasks(tree)
	if !l.c.isEmpty() {
		return nil
	}
	s := l.buildSuite(tree, tasks)
	if l.c.isEmpty() {
		l.checkSuite(s)
	}
	return s
}

func (l *loader) openSuite() (*source, error) {
	fsys, dir := l.o.Files, l.o.Dir
	if folder := path.Dir(l.o.Path); folder != "." {
		sub, err := fs.Sub(fsys, folder)
		if err != nil {
			return nil, err
		}
		fsys = sub
		if dir != "" {
			dir = filepath.Join(dir, filepath.FromSlash(folder))
		}
	}
	l.main = root{ships: l.o.Ships, fsys: fsys, disk: dir}
	l.cwd = root{fsys: fsys, disk: l.o.Cwd, cwd: true}
	name := path.Base(l.o.Path)
	shown := l.o.Path
	if dir != "" || l.o.Ships != "" {
		shown = l.displayPath(l.main, name)
	}
	f := found{root: l.main, dir: ".", name: name, shown: shown}
	src, err := l.readSource(f)
	if err != nil {
		m := Mistake{File: shown, Message: readProblem(err)}
		if errors.Is(err, fs.ErrNotExist) {
			m.Fix = nearestFile(f)
		}
		return nil, &Errors{List: []Mistake{m}}
	}
	return src, nil
}

// buildSuite makes the suite from a tree that the schema has passed.
func (l *loader) buildSuite(tree *node, tasks []*taskNode) *Suite {
	s := &Suite{}
	if l.main.disk != "" {
		s.Dir = AbsolutePath(l.main.disk)
	}
	s.origin = &origin{tree: tree, tasks: map[*Task]*taskNode{}}
	d := decoder{l, &l.c}
	d.decodeInto(tree.withoutKeys("tasks", "arms", "tools", "agents", "graders"), value(s), "")
	l.decodeKinds(s, tree, d)
	for _, t := range tasks {
		task := &Task{}
		if n := t.tree.valueOf("graders"); n != nil {
			for _, e := range n.entries { // the task keeps its settings as written, with the content of named files
				if g := s.Graders[e.key]; g != nil {
					decoder{l, &collector{}}.decodeSettings(l.o.Kinds.Graders[g.Kind], e.val)
				}
			}
		}
		d.decodeInto(t.tree, value(task), "")
		task.ID = t.id
		exactNumbers(task.Graders)
		s.Tasks = append(s.Tasks, task)
		s.origin.tasks[task] = t
	}
	s.Files = NewFiles(l.main.fsys, l.main.disk, l.o.Embedded)
	s.setDefaults(tree.valueOf("agents").keys(), tree.valueOf("scenarios").keys())
	if names := tree.valueOf("compare").keys(); !slices.IsSorted(names) {
		s.CompareOrder = names
	}
	if tree.valueOf("compare") == nil {
		s.addComparison()
	}
	for _, p := range s.kindedParts(l.o.Kinds) {
		p.setDefaults(p.config)
	}
	s.limitTasks()
	s.indexTasks()
	if l.c.isEmpty() {
		if l.renderPrompts(s, tree) {
			l.checkPrompts(s, tree)
		}
		l.renderCalls(s)
	}
	return s
}

func (l *loader) decodeKinds(s *Suite, tree *node, d decoder) {
	parts := func(key string, kinds map[string]Kind) map[string]*Part {
		n := tree.valueOf(key)
		if n == nil {
			return nil
		}
		out := make(map[string]*Part, len(n.entries))
		for _, e := range n.entries {
			kind := kindOf(e.key, e.val)
			p := &Part{Kind: kind, Config: d.decodeSettings(kinds[kind], e.val)}
			if e.val.form == mapForm && e.val.valueOf(needsKey) != nil {
				d.decodeInto(e.val.valueOf(needsKey), value(&p.Needs), "")
			}
			out[e.key] = p
		}
		return out
	}
	s.Agents, s.Graders = parts("agents", l.o.Kinds.Agents), parts("graders", l.o.Kinds.Graders)
	if n := tree.valueOf("tools"); n != nil {
		for _, item := range n.items {
			e := item.entries[0]
			s.Tools = append(s.Tools, Tool{e.key, d.decodeSettings(l.o.Kinds.Tools[e.key], e.val)})
		}
	}
	if n := tree.valueOf("arms"); n != nil && n.form == listForm {
		d.decodeInto(n, value(&s.Arms), "")
	}
}

// kindOf returns the kind of a part. The default is the part's name.
func kindOf(name string, n *node) string {
	if kind, ok := n.valueOf("kind").asText(); ok {
		return kind
	}
	return name
}

// looksLikePath reports whether a text is more likely a path than a text.
func looksLikePath(s string) bool {
	return s != "" && !strings.ContainsAny(s, " \t\r\n") && (strings.Contains(s, "/") || len(path.Ext(s)) > 1)
}
