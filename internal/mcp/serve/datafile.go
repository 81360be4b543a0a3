package serve

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"path"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/spelling"
	"github.com/assay-eval/assay/internal/strictyaml"
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
func ParseData(name string, data []byte) (d *Data, err error) {
	err = strictyaml.Read(name, data, func(f strictyaml.File) error {
		for doc, err := range f.Documents() {
			switch {
			case d != nil:
				return fmt.Errorf("%s: there is more than one document: keep to one", name)
			case err != nil:
				return err
			case doc == nil:
				return fmt.Errorf("%s:1:1: the file is empty: write pool or tasks", name)
			}
			if d, err = (dataParser{f}).parseData(doc); err != nil {
				return err
			}
		}
		if d == nil {
			return fmt.Errorf("%s:1:1: the file is empty: write pool or tasks", name)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return d, nil
}

type dataParser struct{ strictyaml.File }

type entry struct{ key, val *yaml.Node }

// mappingEntries returns the keys of a mapping, each once.
func (p dataParser) mappingEntries(n *yaml.Node, what string) []entry {
	n = strictyaml.Resolve(n)
	if n.Kind != yaml.MappingNode {
		p.Failf(n, "%s must be a mapping", what)
	}
	var out []entry
	seen := map[string]bool{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		k := strictyaml.Resolve(n.Content[i])
		switch {
		case k.Kind != yaml.ScalarNode:
			p.Failf(k, "%s: a key must be a text", what)
		case seen[k.Value]:
			p.Failf(k, "%s has %q twice: take one out", what, k.Value)
		}
		seen[k.Value] = true
		out = append(out, entry{k, strictyaml.Resolve(n.Content[i+1])})
	}
	return out
}

// mappingFields returns the values of a mapping whose keys are among known.
func (p dataParser) mappingFields(n *yaml.Node, what string, known ...string) map[string]*yaml.Node {
	out := map[string]*yaml.Node{}
	for _, e := range p.mappingEntries(n, what) {
		if !slices.Contains(known, e.key.Value) {
			hint := "use " + strings.Join(known, ", ")
			if near := spelling.Nearest(e.key.Value, known); near != "" {
				hint = fmt.Sprintf("did you mean %q?", near)
			}
			p.Failf(e.key, "%s has no key %q: %s", what, e.key.Value, hint)
		}
		if e.val.ShortTag() != "!!null" {
			out[e.key.Value] = e.val
		}
	}
	return out
}

func (p dataParser) parseData(n *yaml.Node) (*Data, error) {
	f := p.mappingFields(n, "the file", "threshold", "pool", "files", "tasks")
	d := &Data{Tasks: map[string]TaskData{}}
	if v := f["threshold"]; v != nil {
		var err error
		if d.Threshold, err = strconv.ParseFloat(v.Value, 64); err != nil || v.Kind != yaml.ScalarNode || !(d.Threshold > 0 && d.Threshold <= 1) {
			p.Failf(v, "threshold must be a share of the topic, above 0 and at most 1")
		}
	}
	d.Pool, d.Files = p.parseDecisions(f["pool"], "pool"), p.parseFiles(f["files"], "files")
	if err := checkDistinct(d.Pool); err != nil || f["tasks"] == nil {
		return d, err
	}
	for _, e := range p.mappingEntries(f["tasks"], "tasks") {
		t := p.parseTask(e.key.Value, e.val)
		if err := checkDistinct(slices.Concat(d.Pool, t.Decisions)); err != nil {
			return nil, err
		}
		d.Tasks[e.key.Value] = t
	}
	return d, nil
}

func (p dataParser) parseTask(id string, n *yaml.Node) TaskData {
	if n.ShortTag() == "!!null" {
		return TaskData{}
	}
	what := "task " + id
	f := p.mappingFields(n, what, "decisions", "files")
	return TaskData{p.parseDecisions(f["decisions"], what+": decisions"), p.parseFiles(f["files"], what+": files")}
}

func checkDistinct(all []Decision) error {
	first := map[string]string{}
	for _, d := range all {
		if before, ok := first[d.ID]; ok {
			return fmt.Errorf("%s: decision %q is already there (%s): give it another id", d.at, d.ID, before)
		}
		first[d.ID] = d.at
	}
	return nil
}

func (p dataParser) parseDecisions(n *yaml.Node, what string) []Decision {
	if n == nil {
		return nil
	}
	var out []Decision
	for _, e := range p.List(n, "%s must be a list of decisions", what) {
		out = append(out, p.parseDecision(e))
	}
	return out
}

func (p dataParser) parseDecision(n *yaml.Node) Decision {
	d := Decision{Status: Ratified, at: p.Place(n)}
	f := p.mappingFields(n, "a decision", "id", "title", "description", "status", "feature", "bind")
	for _, t := range []struct {
		key  string
		into *string
		most int
	}{{"id", &d.ID, 100}, {"title", &d.Title, maxTitle}, {"description", &d.Description, maxDescription}, {"status", &d.Status, 20}, {"feature", &d.Feature, 100}} {
		if v := f[t.key]; v != nil {
			if v.Kind != yaml.ScalarNode || strings.TrimSpace(v.Value) == "" || len(v.Value) > t.most {
				p.Failf(v, "%s must be a text of 1 to %d bytes", t.key, t.most)
			}
			*t.into = strings.TrimSpace(v.Value)
		}
	}
	switch {
	case d.Title == "":
		p.Failf(n, "a decision needs a title")
	case !slices.Contains(statuses, d.Status):
		p.Failf(f["status"], "status %q: use %s", d.Status, strings.Join(statuses, ", "))
	}
	if d.ID = cmp.Or(d.ID, makeID(d.Title)); d.ID == "" {
		p.Failf(n, "a decision needs an id, for its title makes none")
	}
	if v := f["bind"]; v != nil {
		for _, e := range p.List(v, "bind must be a list such as [{file: a.py, symbol: f}]") {
			d.Bind = append(d.Bind, p.parseBinding(e))
		}
	}
	if d.Status == Ungrounded && len(d.Bind) > 0 {
		p.Failf(f["bind"], "an ungrounded decision is bound to nothing: take out bind, or make it ratified")
	}
	return d
}

func (p dataParser) parseBinding(n *yaml.Node) Binding {
	f := p.mappingFields(n, "a binding", "file", "symbol", "lines")
	if f["file"] == nil || f["file"].Kind != yaml.ScalarNode || cleanPath(f["file"].Value) == "" {
		p.Failf(n, "a binding needs a file: a path inside the project")
	}
	b := Binding{File: cleanPath(f["file"].Value)}
	if v := f["symbol"]; v != nil {
		b.Symbol = v.Value
	}
	if v := f["lines"]; v != nil {
		span := p.parseSpan(v)
		b.Start, b.End = span[0], span[1]
	}
	return b
}

func (p dataParser) parseSpan(n *yaml.Node) (out [2]int) {
	ok := n.Kind == yaml.SequenceNode && len(n.Content) == 2
	for i := 0; ok && i < 2; i++ {
		var err error
		out[i], err = strconv.Atoi(strictyaml.Resolve(n.Content[i]).Value)
		ok = err == nil && out[i] >= 1 && out[i] <= math.MaxInt32
	}
	if !ok || out[0] > out[1] {
		p.Failf(n, "lines must be [first, last], from 1")
	}
	return out
}

func (p dataParser) parseFiles(n *yaml.Node, what string) map[string]File {
	out := map[string]File{}
	if n == nil {
		return out
	}
	for _, e := range p.mappingEntries(n, what) {
		name := cleanPath(e.key.Value)
		if name == "" {
			p.Failf(e.key, "%s: %q is not a path inside the project", what, e.key.Value)
		}
		out[name] = p.parseFile(name, e.val)
	}
	return out
}

func (p dataParser) parseFile(name string, n *yaml.Node) File {
	switch n.Kind {
	case yaml.ScalarNode:
		return File{Text: n.Value}
	case yaml.SequenceNode: // same as {imports: […]}
		return File{Imports: p.parsePaths(n, name)}
	}
	var f File
	m := p.mappingFields(n, "file "+name, "text", "imports", "symbols")
	if v := m["text"]; v != nil {
		if v.Kind != yaml.ScalarNode {
			p.Failf(v, "file %s: text must be a text", name)
		}
		f.Text = v.Value
	}
	if v := m["imports"]; v != nil {
		f.Imports = p.parsePaths(v, name)
	}
	if v := m["symbols"]; v != nil {
		f.Symbols = map[string][2]int{}
		for _, e := range p.mappingEntries(v, "file "+name+": symbols") {
			f.Symbols[e.key.Value] = p.parseSpan(e.val)
		}
	}
	return f
}

func (p dataParser) parsePaths(n *yaml.Node, name string) []string {
	var out []string
	for _, e := range p.List(n, "file %s: imports must be a list of paths", name) {
		to := cleanPath(e.Value)
		if e.Kind != yaml.ScalarNode || to == "" {
			p.Failf(e, "file %s: an import must be a path inside the project", name)
		}
		out = append(out, to)
	}
	return out
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

var notSlug = lazyregexp.New(`[^\pL\pN]+`)

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
		if near := spelling.Nearest(id, ids); near != "" {
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
