package serve

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/suite"
)

// Data is the seed of a store of decisions, from a YAML file:
//
//	threshold: 0.4               # of preflight; default 0.4
//	pool:                        # decisions that are there for every task
//	  - id: cache-ttl            # default: made of the title
//	    title: Cache entries live five minutes
//	    description: …
//	    status: ratified         # proposed, ratified, ungrounded, superseded; default ratified
//	    feature: caching         # what history groups by; default none
//	    bind:                    # code that it is about; default nothing
//	      - {file: app/cache.py, symbol: Cache.get, lines: [10, 20]}
//	files:                       # there for every task
//	  app/api.py: |              # its text: symbols and imports are read from it
//	    from app import cache
//	  app/cache.py: {imports: [app/store.py], symbols: {Cache.get: [10, 20]}}   # or what matters of it
//	tasks:
//	  rate-limit:                # id; its own decisions and files come on top
//	    decisions: […]
//	    files: {…}
type Data struct {
	Threshold float64 // 0 if the file says none
	Pool      []Decision
	Files     map[string]File
	Tasks     map[string]TaskData
}

// TaskData is what one task adds.
type TaskData struct {
	Decisions []Decision
	Files     map[string]File
}

// Decision is a decision of a team, and the code that it is about.
type Decision struct {
	ID, Title, Description, Status, Feature string
	Bind                                    []Binding
	at                                      string // where the file says it
}

// Binding is code that a decision is about. Lines are from 1 and inclusive; both
// are 0 for the whole symbol, or file.
type Binding struct {
	File, Symbol string
	Start, End   int
}

// File is a file that decisions can be bound to. It has a text, or given
// imports and symbols.
type File struct {
	Text    string
	Imports []string
	Symbols map[string][2]int // first and last line
}

// The statuses of decisions.
const (
	Proposed   = "proposed"   // under discussion
	Ratified   = "ratified"   // it holds
	Ungrounded = "ungrounded" // it holds, and is bound to no code; its first binding makes it ratified
	Superseded = "superseded" // another holds in its place: preflight leaves it out
)

var statuses = []string{Proposed, Ratified, Ungrounded, Superseded}

// The limits of a text in a decision, in bytes.
const (
	maxTitle       = 500
	maxDescription = 20_000
)

// ParseData reads a data file. Its errors begin with name:line:column and say
// how to mend it.
func ParseData(name string, data []byte) (*Data, error) {
	p := dataParser{name}
	loader, err := yaml.NewLoader(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	var doc yaml.Node
	if err := loader.Load(&doc); errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("%s:1:1: the file is empty: write pool or tasks", name)
	} else if e, ok := errors.AsType[*yaml.LoadError](err); ok {
		return nil, fmt.Errorf("%s:%d:%d: %s", name, e.Mark.Line, e.Mark.Column, e.Message)
	} else if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if len(doc.Content) == 0 {
		return nil, fmt.Errorf("%s:1:1: the file is empty: write pool or tasks", name)
	}
	d, err := p.parseData(doc.Content[0])
	if err != nil {
		return nil, err
	}
	var more yaml.Node
	if err := loader.Load(&more); !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("%s: there is more than one document: keep to one", name)
	}
	return d, nil
}

type dataParser struct{ name string }

func (p dataParser) errorf(n *yaml.Node, format string, args ...any) error {
	return fmt.Errorf("%s:%d:%d: %s", p.name, max(n.Line, 1), max(n.Column, 1), fmt.Sprintf(format, args...))
}

// entry is one key of a mapping.
type entry struct{ key, val *yaml.Node }

// mappingEntries returns the keys of a mapping, each once.
func (p dataParser) mappingEntries(n *yaml.Node, what string) ([]entry, error) {
	n = resolveAlias(n)
	if n.Kind != yaml.MappingNode {
		return nil, p.errorf(n, "%s must be a mapping", what)
	}
	var out []entry
	seen := map[string]bool{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		k := resolveAlias(n.Content[i])
		switch {
		case k.Kind != yaml.ScalarNode:
			return nil, p.errorf(k, "%s: a key must be a text", what)
		case seen[k.Value]:
			return nil, p.errorf(k, "%s has %q twice: take one out", what, k.Value)
		}
		seen[k.Value] = true
		out = append(out, entry{k, resolveAlias(n.Content[i+1])})
	}
	return out, nil
}

// mappingFields returns the values of a mapping whose keys are among known.
func (p dataParser) mappingFields(n *yaml.Node, what string, known ...string) (map[string]*yaml.Node, error) {
	list, err := p.mappingEntries(n, what)
	if err != nil {
		return nil, err
	}
	out := map[string]*yaml.Node{}
	for _, e := range list {
		if !slices.Contains(known, e.key.Value) {
			hint := "use " + strings.Join(known, ", ")
			if near := suite.Nearest(e.key.Value, known); near != "" {
				hint = fmt.Sprintf("did you mean %q?", near)
			}
			return nil, p.errorf(e.key, "%s has no key %q: %s", what, e.key.Value, hint)
		}
		if e.val.ShortTag() != "!!null" {
			out[e.key.Value] = e.val
		}
	}
	return out, nil
}

func resolveAlias(n *yaml.Node) *yaml.Node {
	for n.Kind == yaml.AliasNode && n.Alias != nil {
		n = n.Alias
	}
	return n
}

func (p dataParser) parseData(n *yaml.Node) (*Data, error) {
	f, err := p.mappingFields(n, "the file", "threshold", "pool", "files", "tasks")
	if err != nil {
		return nil, err
	}
	d := &Data{Tasks: map[string]TaskData{}}
	if v := f["threshold"]; v != nil {
		if d.Threshold, err = strconv.ParseFloat(v.Value, 64); err != nil || v.Kind != yaml.ScalarNode || !(d.Threshold > 0 && d.Threshold <= 1) {
			return nil, p.errorf(v, "threshold must be a share of the topic, above 0 and at most 1")
		}
	}
	if d.Pool, err = p.parseDecisions(f["pool"], "pool"); err != nil {
		return nil, err
	}
	if d.Files, err = p.parseFiles(f["files"], "files"); err != nil {
		return nil, err
	}
	if err := p.checkDistinct(d.Pool); err != nil {
		return nil, err
	}
	if f["tasks"] == nil {
		return d, nil
	}
	tasks, err := p.mappingEntries(f["tasks"], "tasks")
	if err != nil {
		return nil, err
	}
	for _, e := range tasks {
		if d.Tasks[e.key.Value], err = p.parseTask(e.key.Value, e.val, d); err != nil {
			return nil, err
		}
	}
	return d, nil
}

func (p dataParser) parseTask(id string, n *yaml.Node, d *Data) (TaskData, error) {
	var t TaskData
	if n.ShortTag() == "!!null" {
		return t, nil
	}
	what := "task " + id
	f, err := p.mappingFields(n, what, "decisions", "files")
	if err != nil {
		return t, err
	}
	if t.Decisions, err = p.parseDecisions(f["decisions"], what+": decisions"); err != nil {
		return t, err
	}
	if t.Files, err = p.parseFiles(f["files"], what+": files"); err != nil {
		return t, err
	}
	return t, p.checkDistinct(slices.Concat(d.Pool, t.Decisions))
}

// checkDistinct finds ids that are there twice.
func (p dataParser) checkDistinct(all []Decision) error {
	first := map[string]string{}
	for _, d := range all {
		if before, ok := first[d.ID]; ok {
			return fmt.Errorf("%s: decision %q is already there (%s): give it another id", d.at, d.ID, before)
		}
		first[d.ID] = d.at
	}
	return nil
}

func (p dataParser) parseDecisions(n *yaml.Node, what string) ([]Decision, error) {
	if n == nil {
		return nil, nil
	}
	if n.Kind != yaml.SequenceNode {
		return nil, p.errorf(n, "%s must be a list of decisions", what)
	}
	var out []Decision
	for _, e := range n.Content {
		d, err := p.parseDecision(resolveAlias(e))
		if err != nil {
			return nil, err
		}
		out = append(out, d)
	}
	return out, nil
}

func (p dataParser) parseDecision(n *yaml.Node) (Decision, error) {
	d := Decision{Status: Ratified, at: fmt.Sprintf("%s:%d:%d", p.name, n.Line, n.Column)}
	f, err := p.mappingFields(n, "a decision", "id", "title", "description", "status", "feature", "bind")
	if err != nil {
		return d, err
	}
	for _, t := range []struct {
		key  string
		into *string
		most int
	}{{"id", &d.ID, 100}, {"title", &d.Title, maxTitle}, {"description", &d.Description, maxDescription}, {"status", &d.Status, 20}, {"feature", &d.Feature, 100}} {
		if v := f[t.key]; v != nil {
			if v.Kind != yaml.ScalarNode || strings.TrimSpace(v.Value) == "" || len(v.Value) > t.most {
				return d, p.errorf(v, "%s must be a text of 1 to %d bytes", t.key, t.most)
			}
			*t.into = strings.TrimSpace(v.Value)
		}
	}
	switch {
	case d.Title == "":
		return d, p.errorf(n, "a decision needs a title")
	case !slices.Contains(statuses, d.Status):
		return d, p.errorf(f["status"], "status %q: use %s", d.Status, strings.Join(statuses, ", "))
	}
	if d.ID = cmp.Or(d.ID, makeID(d.Title)); d.ID == "" {
		return d, p.errorf(n, "a decision needs an id, for its title makes none")
	}
	if v := f["bind"]; v != nil {
		if v.Kind != yaml.SequenceNode {
			return d, p.errorf(v, "bind must be a list such as [{file: a.py, symbol: f}]")
		}
		for _, e := range v.Content {
			b, err := p.parseBinding(resolveAlias(e))
			if err != nil {
				return d, err
			}
			d.Bind = append(d.Bind, b)
		}
	}
	if d.Status == Ungrounded && len(d.Bind) > 0 {
		return d, p.errorf(f["bind"], "an ungrounded decision is bound to nothing: take out bind, or make it ratified")
	}
	return d, nil
}

func (p dataParser) parseBinding(n *yaml.Node) (Binding, error) {
	var b Binding
	f, err := p.mappingFields(n, "a binding", "file", "symbol", "lines")
	if err != nil {
		return b, err
	}
	if f["file"] == nil || f["file"].Kind != yaml.ScalarNode || cleanPath(f["file"].Value) == "" {
		return b, p.errorf(n, "a binding needs a file: a path inside the project")
	}
	b.File = cleanPath(f["file"].Value)
	if v := f["symbol"]; v != nil {
		b.Symbol = v.Value
	}
	if v := f["lines"]; v != nil {
		span, err := p.parseSpan(v)
		if err != nil {
			return b, err
		}
		b.Start, b.End = span[0], span[1]
	}
	return b, nil
}

// parseSpan reads [first, last].
func (p dataParser) parseSpan(n *yaml.Node) ([2]int, error) {
	var out [2]int
	bad := p.errorf(n, "lines must be [first, last], from 1")
	if n.Kind != yaml.SequenceNode || len(n.Content) != 2 {
		return out, bad
	}
	for i, e := range n.Content {
		v, err := strconv.Atoi(resolveAlias(e).Value)
		if err != nil || v < 1 || v > math.MaxInt32 {
			return out, bad
		}
		out[i] = v
	}
	if out[0] > out[1] {
		return out, bad
	}
	return out, nil
}

func (p dataParser) parseFiles(n *yaml.Node, what string) (map[string]File, error) {
	out := map[string]File{}
	if n == nil {
		return out, nil
	}
	list, err := p.mappingEntries(n, what)
	if err != nil {
		return nil, err
	}
	for _, e := range list {
		name := cleanPath(e.key.Value)
		if name == "" {
			return nil, p.errorf(e.key, "%s: %q is not a path inside the project", what, e.key.Value)
		}
		if out[name], err = p.parseFile(name, e.val); err != nil {
			return nil, err
		}
	}
	return out, nil
}

func (p dataParser) parseFile(name string, n *yaml.Node) (File, error) {
	var f File
	if n.Kind == yaml.ScalarNode {
		f.Text = n.Value
		return f, nil
	}
	if n.Kind == yaml.SequenceNode { // the same as {imports: […]}
		imports, err := p.parsePaths(n, name)
		f.Imports = imports
		return f, err
	}
	m, err := p.mappingFields(n, "file "+name, "text", "imports", "symbols")
	if err != nil {
		return f, err
	}
	if v := m["text"]; v != nil {
		if v.Kind != yaml.ScalarNode {
			return f, p.errorf(v, "file %s: text must be a text", name)
		}
		f.Text = v.Value
	}
	if v := m["imports"]; v != nil {
		if f.Imports, err = p.parsePaths(v, name); err != nil {
			return f, err
		}
	}
	if v := m["symbols"]; v != nil {
		list, err := p.mappingEntries(v, "file "+name+": symbols")
		if err != nil {
			return f, err
		}
		f.Symbols = map[string][2]int{}
		for _, e := range list {
			if f.Symbols[e.key.Value], err = p.parseSpan(e.val); err != nil {
				return f, err
			}
		}
	}
	return f, nil
}

func (p dataParser) parsePaths(n *yaml.Node, name string) ([]string, error) {
	if n.Kind != yaml.SequenceNode {
		return nil, p.errorf(n, "file %s: imports must be a list of paths", name)
	}
	var out []string
	for _, e := range n.Content {
		e = resolveAlias(e)
		to := cleanPath(e.Value)
		if e.Kind != yaml.ScalarNode || to == "" {
			return nil, p.errorf(e, "file %s: an import must be a path inside the project", name)
		}
		out = append(out, to)
	}
	return out, nil
}

// cleanPath makes one spelling of a path inside the project; "" if it is none.
func cleanPath(s string) string {
	s = path.Clean(strings.ReplaceAll(strings.TrimSpace(s), `\`, "/"))
	s = strings.TrimPrefix(s, "/")
	if s == "." || s == ".." || strings.HasPrefix(s, "../") || strings.ContainsRune(s, 0) {
		return ""
	}
	return s
}

var notSlug = regexp.MustCompile(`[^\pL\pN]+`)

// makeID makes an id of a title.
func makeID(title string) string {
	s := strings.Trim(notSlug.ReplaceAllString(strings.ToLower(title), "-"), "-")
	if rs := []rune(s); len(rs) > 60 {
		s = strings.TrimRight(string(rs[:60]), "-")
	}
	return s
}

// Seed is the initial content of a store.
type Seed struct {
	Threshold float64 // of preflight; 0 is [DefaultThreshold]
	Decisions []Decision
	Files     map[string]File
}

// Task returns the seed of a task: the shared decisions and files with its own.
// Its error for an unknown id names the known ones.
func (d *Data) Task(id string) (Seed, error) {
	t, ok := d.Tasks[id]
	if !ok {
		ids := slices.Sorted(maps.Keys(d.Tasks))
		hint := "its tasks are " + strings.Join(ids, ", ")
		if near := suite.Nearest(id, ids); near != "" {
			hint = fmt.Sprintf("did you mean %q?", near)
		} else if len(ids) == 0 || len(ids) > 12 {
			hint = fmt.Sprintf("it has %d tasks", len(ids))
		}
		return Seed{}, fmt.Errorf("there is no task %q: %s", id, hint)
	}
	s := d.Shared()
	s.Decisions = append(s.Decisions, t.Decisions...)
	maps.Copy(s.Files, t.Files)
	return s, nil
}

// Shared returns the seed that every task has.
func (d *Data) Shared() Seed {
	return Seed{Threshold: d.Threshold, Decisions: slices.Clone(d.Pool), Files: maps.Clone(d.Files)}
}
