package suite

import (
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/strictyaml"
	"go.yaml.in/yaml/v4"
)

// node is a value of a YAML file with its position. Shared nodes are immutable: merging
// and overriding create copies. Only the decoder modifies nodes, to store the content
// of files.
type node struct {
	pos
	form    form
	raw     string // a scalar as written, without quotes
	scalar  any    // string, bool, json.Number or nil
	entries []entry
	items   []*node
	text    *source // of a path that was replaced by the file's content
}

// entry is one key of a map, in the file's order.
type entry struct {
	key string
	at  pos // of the key
	val *node
}

type form int

const (
	scalarForm form = iota
	mapForm
	listForm
)

// Limits of a file, so that no input hangs the loader.
const (
	maxBytes   = 64 << 20
	maxDepth   = 64
	maxAliased = 100_000 // nodes that exist only through aliases
)

// parseYAML reads all documents of a YAML file. Empty documents are left out.
func parseYAML(src *source, c *collector) []*node {
	if len(src.data) > maxBytes {
		c.addMistake(pos{src: src}, "split it", "the file is larger than %d MB", maxBytes>>20)
		return nil
	}
	if !checkEncoding(src, c) {
		return nil
	}
	var docs []*node
	for doc, err := range strictyaml.Documents(src.data) {
		if err != nil {
			addSyntax(src, err, c)
			return nil
		}
		if len(doc.Content) == 0 {
			continue
		}
		conv := converter{src: src, c: c}
		n := conv.convertNode(doc.Content[0], 0, false)
		if conv.bad {
			return nil
		}
		if !n.isNull() {
			docs = append(docs, n)
		}
	}
	return docs
}

// converter turns the nodes of the YAML package into ours. It resolves aliases
// and merge keys, within limits.
type converter struct {
	src     *source
	c       *collector
	aliased int
	full    bool // a limit is met, so nothing more is read
	bad     bool // something is left out, so the tree must not be looked at
}

// failAt reports what makes the whole document unusable.
func (v *converter) failAt(at pos, fix, format string, args ...any) {
	v.bad = true
	v.c.addMistake(at, fix, format, args...)
}

func (v *converter) convertNode(n *yaml.Node, depth int, viaAlias bool) *node {
	at := pos{v.src, n.Line, n.Column}
	if v.full {
		return nil
	}
	if viaAlias {
		v.aliased++
	}
	v.full = depth > maxDepth || v.aliased > maxAliased
	switch {
	case depth > maxDepth:
		v.failAt(at, "", "nested deeper than %d levels", maxDepth)
		return nil
	case v.aliased > maxAliased:
		v.failAt(at, "", "aliases stand for more than %d values", maxAliased)
		return nil
	}
	switch n.Kind {
	case yaml.AliasNode:
		return v.convertNode(n.Alias, depth+1, true)
	case yaml.MappingNode:
		return v.convertMap(n, at, depth, viaAlias)
	case yaml.SequenceNode:
		out := &node{pos: at, form: listForm, items: make([]*node, 0, len(n.Content))}
		for _, e := range n.Content {
			if item := v.convertNode(e, depth+1, viaAlias); item != nil {
				out.items = append(out.items, item)
			}
		}
		return out
	}
	return v.convertScalar(n, at)
}

func (v *converter) convertMap(n *yaml.Node, at pos, depth int, viaAlias bool) *node {
	out := &node{pos: at, form: mapForm, entries: make([]entry, 0, len(n.Content)/2)}
	first := make(map[string]pos, len(n.Content)/2)
	var merged []entry
	for i := 0; i+1 < len(n.Content); i += 2 {
		k, e := n.Content[i], n.Content[i+1]
		if k.Kind == yaml.AliasNode {
			k = k.Alias
		}
		keyAt := pos{v.src, n.Content[i].Line, n.Content[i].Column}
		if k.Kind != yaml.ScalarNode {
			v.failAt(keyAt, "quote a text that begins with { or [", "a key must be text")
			continue
		}
		val := v.convertNode(e, depth+1, viaAlias)
		if val == nil {
			continue
		}
		if k.ShortTag() == "!!merge" {
			merged = append(merged, v.mergeKey(val)...)
			continue
		}
		if was, twice := first[k.Value]; twice {
			v.c.addMistake(keyAt, "", "key %q is given twice, first in line %d", k.Value, was.line)
			continue
		}
		first[k.Value] = keyAt
		out.entries = append(out.entries, entry{k.Value, keyAt, val})
	}
	for _, e := range merged {
		if _, there := first[e.key]; !there {
			first[e.key] = e.at
			out.entries = append(out.entries, e)
		}
	}
	return out
}

// mergeKey returns the entries that "<<: *a" or "<<: [*a, *b]" brings.
func (v *converter) mergeKey(val *node) []entry {
	if val.form == mapForm {
		return val.entries
	}
	var all []entry
	for _, m := range val.items {
		if m.form != mapForm {
			v.failAt(m.pos, "write <<: *ANCHOR", "<< takes a map or a list of maps")
			return nil
		}
		all = append(all, m.entries...)
	}
	if len(val.items) == 0 {
		v.failAt(val.pos, "write <<: *ANCHOR", "<< takes a map or a list of maps")
	}
	return all
}

func (v *converter) convertScalar(n *yaml.Node, at pos) *node {
	out := &node{pos: at, raw: n.Value}
	switch tag := n.ShortTag(); tag {
	case "!!null":
		out.scalar = nil
	case "!!bool":
		out.scalar = strings.EqualFold(n.Value, "true")
	case "!!int", "!!float":
		num, ok := parseNumber(n.Value)
		if !ok {
			v.failAt(at, "", "%s is not a number that can be used here", clipLine(n.Value, 40))
			return nil
		}
		out.scalar = num
	case "!!str", "!!timestamp", "!!merge":
		out.scalar = n.Value
	default:
		v.failAt(at, "take it out, or quote the text", "the tag %s is not known here", clipLine(tag, 40))
		return nil
	}
	return out
}

// parseNumber reads a YAML number; false if it is infinite, not a number, or too
// large.
func parseNumber(s string) (json.Number, bool) {
	if i, err := strconv.ParseInt(s, 0, 64); err == nil {
		return json.Number(strconv.FormatInt(i, 10)), true
	}
	if u, err := strconv.ParseUint(s, 0, 64); err == nil {
		return json.Number(strconv.FormatUint(u, 10)), true
	}
	f, err := strconv.ParseFloat(strings.ReplaceAll(s, "_", ""), 64)
	if err != nil || math.IsInf(f, 0) || math.IsNaN(f) {
		return "", false
	}
	return json.Number(strconv.FormatFloat(f, 'g', -1, 64)), true
}

func (n *node) isNull() bool { return n.form == scalarForm && n.scalar == nil }

func (n *node) asText() (string, bool) {
	if n == nil || n.form != scalarForm {
		return "", false
	}
	s, ok := n.scalar.(string)
	return s, ok
}

func (n *node) valueOf(key string) *node {
	if e := n.entryOf(key); e != nil {
		return e.val
	}
	return nil
}

func (n *node) entryOf(key string) *entry {
	if n == nil || n.form != mapForm {
		return nil
	}
	if i := n.indexOf(key); i >= 0 {
		return &n.entries[i]
	}
	return nil
}

func (n *node) indexOf(key string) int {
	return slices.IndexFunc(n.entries, func(e entry) bool { return e.key == key })
}

func (n *node) keys() []string {
	if n == nil {
		return nil
	}
	out := make([]string, 0, len(n.entries))
	for _, e := range n.entries {
		out = append(out, e.key)
	}
	return out
}

func (n *node) withoutKeys(keys ...string) *node {
	out := *n
	out.entries = slices.DeleteFunc(slices.Clone(n.entries), func(e entry) bool { return slices.Contains(keys, e.key) })
	return &out
}

func (n *node) withKey(key string, at pos, val *node) *node {
	out := *n
	out.entries = slices.Clone(n.entries)
	if i := n.indexOf(key); i >= 0 {
		out.entries[i] = entry{key, at, val}
	} else {
		out.entries = append(out.entries, entry{key, at, val})
	}
	return &out
}

// withEach returns a copy of n with every value of a map or list replaced by the result
// of f.
func (n *node) withEach(f func(key string, val *node) *node) *node {
	out := *n
	out.entries, out.items = slices.Clone(n.entries), slices.Clone(n.items)
	for i, e := range n.entries {
		out.entries[i].val = f(e.key, e.val)
	}
	for i, e := range n.items {
		out.items[i] = f("", e)
	}
	return &out
}

// clone returns a deep copy of n.
func (n *node) clone() *node {
	if n == nil || n == removedTasks {
		return n
	}
	return n.withEach(func(_ string, val *node) *node { return val.clone() })
}

// visit calls do for n and for every value below it.
func (n *node) visit(do func(*node)) {
	if n == nil {
		return
	}
	do(n)
	for _, e := range n.entries {
		e.val.visit(do)
	}
	for _, e := range n.items {
		e.visit(do)
	}
}

// goValue returns n as encoding/json would read it with UseNumber.
func (n *node) goValue() any { return n.mapScalars(func(n *node) any { return n.scalar }) }

// literalValue returns n as goValue does, but with numbers digit by digit as written
// where that is JSON.
func (n *node) literalValue() any {
	return n.mapScalars(func(n *node) any {
		if _, ok := n.scalar.(json.Number); ok && json.Valid([]byte(n.raw)) {
			return json.Number(n.raw)
		}
		return n.scalar
	})
}

func (n *node) mapScalars(value func(*node) any) any {
	switch n.form {
	case mapForm:
		m := make(map[string]any, len(n.entries))
		for _, e := range n.entries {
			m[e.key] = e.val.mapScalars(value)
		}
		return m
	case listForm:
		l := make([]any, len(n.items))
		for i, e := range n.items {
			l[i] = e.mapScalars(value)
		}
		return l
	}
	return value(n)
}

// placeAt returns the place of the value at path: of its key if it is a map or
// list in a map, of the value itself otherwise. If the path leads further than
// the tree, the last place on it counts, and found is false.
func (n *node) placeAt(path []string) (at pos, found bool) {
	_, at, found = n.walkPath(path)
	return at, found
}

// placeOf returns the position of the value at a dotted path, or of its nearest
// existing parent.
func (n *node) placeOf(path string) pos {
	if path == "" {
		return n.pos
	}
	at, _ := n.placeAt(strings.Split(path, "."))
	return at
}

func (n *node) nodeAt(path []string) *node {
	if n == nil {
		return nil
	}
	last, _, found := n.walkPath(path)
	if !found {
		return nil
	}
	return last
}

// walkPath goes from n along path as far as it leads.
func (n *node) walkPath(path []string) (last *node, at pos, found bool) {
	at = n.pos
	for i := 0; i < len(path); i++ {
		switch n.form {
		case mapForm:
			e, used := n.longestKey(path[i:])
			if e == nil {
				return n, at, false
			}
			i += used - 1
			n = e.val
			at = n.pos
			if n.form != scalarForm || n.isNull() {
				at = e.at
			}
		case listForm:
			k, err := strconv.Atoi(path[i])
			if err != nil || k < 0 || k >= len(n.items) {
				return n, at, false
			}
			n = n.items[k]
			at = n.pos
		default:
			return n, at, false
		}
	}
	return n, at, true
}

// longestKey returns the entry whose key is made of the most leading parts of
// path, since a name may itself contain dots.
func (n *node) longestKey(path []string) (*entry, int) {
	for used := len(path); used > 0; used-- {
		if e := n.entryOf(strings.Join(path[:used], ".")); e != nil {
			return e, used
		}
	}
	return nil, 0
}
