package suite

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/spelling"
)

// named are the maps of a suite whose keys people choose, with the word for one
// entry.
var named = map[string]string{
	"agents": "agent", "scenarios": "scenario", "servers": "server", "graders": "grader", "compare": "comparison",
}

// applyOptions returns the suite with the overrides and agents of the command line.
// Overrides of agents that the command line adds come last.
func (l *loader) applyOptions(tree *node) *node {
	var late []bool
	for _, arg := range l.o.Set {
		late = append(late, l.setsNewAgent(tree, arg))
	}
	n := l.applyOverrides(tree, func(i int) bool { return !late[i] })
	for _, name := range slices.Sorted(maps.Keys(l.o.Servers)) {
		n = l.setServer(n, name, l.o.Servers[name])
	}
	return l.applyOverrides(l.chooseAgents(n), func(i int) bool { return late[i] })
}

// applyOverrides applies the wanted overrides, by their number.
func (l *loader) applyOverrides(n *node, wanted func(int) bool) *node {
	for i, arg := range l.o.Set {
		if !wanted(i) {
			continue
		}
		l.order++
		src := &source{name: fmt.Sprintf("--set %d", i+1), order: l.order, data: []byte(arg), root: l.cwd, dir: "."}
		at := pos{src: src}
		key, text, ok := strings.Cut(arg, "=")
		if key = strings.TrimSpace(key); !ok || key == "" {
			l.c.addMistake(at, "write --set agents.NAME.model=VALUE", "an override is a path, = and a value")
			continue
		}
		val := l.parseArgument(at, text)
		if val == nil {
			continue
		}
		if key == "version" || key == "extends" {
			l.c.addMistake(at, "", "%s cannot be overridden", key)
			continue
		}
		if set := l.setValue(n, strings.Split(key, "."), val, at, ""); set != nil {
			n = set
		}
	}
	return n
}

// parseArgument reads the value of an override as YAML; nothing at all is the empty
// text.
func (l *loader) parseArgument(at pos, text string) *node {
	if strings.TrimSpace(text) == "" {
		return &node{pos: at, scalar: ""}
	}
	part := &source{name: at.src.name, order: at.src.order, data: []byte(text)}
	var c collector
	docs := parseYAML(part, &c)
	switch {
	case !c.isEmpty():
		l.c.addMistake(at, "", "%s", c.list[0].Message)
		return nil
	case len(docs) == 0:
		return &node{pos: at} // null
	case len(docs) > 1:
		l.c.addMistake(at, "", "the value holds more than one YAML document")
		return nil
	}
	return placeAll(docs[0], at)
}

func placeAll(n *node, at pos) *node {
	out := n.withEach(func(_ string, val *node) *node { return placeAll(val, at) })
	out.pos = at
	for i := range out.entries {
		out.entries[i].at = at
	}
	return out
}

// setValue returns n with the value at path replaced, or nil after a mistake. It makes
// missing maps on the way, whose keys the schema checks. Things that people name must
// exist.
func (l *loader) setValue(n *node, path []string, val *node, at pos, below string) *node {
	if len(path) == 0 {
		return val
	}
	switch n.form {
	case listForm:
		i, err := strconv.Atoi(path[0])
		if err != nil || i < 0 || i >= len(n.items) {
			l.c.addMistake(at, fmt.Sprintf("write a number from 0 to %d", len(n.items)-1), "%s is a list of %d and has no item %q", below, len(n.items), path[0])
			return nil
		}
		item := l.setValue(n.items[i], path[1:], val, at, appendPath(below, path[0]))
		if item == nil {
			return nil
		}
		out := *n
		out.items = slices.Clone(n.items)
		out.items[i] = item
		return &out
	case scalarForm:
		l.c.addMistake(at, "", "%s is a single value and has no %q", below, path[0])
		return nil
	}
	e, used := n.longestKey(path)
	if e == nil {
		return l.setNew(n, path, val, at, below)
	}
	if used == len(path) {
		if val.isNull() {
			return n.withoutKeys(e.key)
		}
		return n.withKey(e.key, at, val)
	}
	inner := l.setValue(e.val, path[used:], val, at, appendPath(below, e.key))
	if inner == nil {
		return nil
	}
	return n.withKey(e.key, e.at, inner)
}

func (l *loader) setNew(n *node, path []string, val *node, at pos, below string) *node {
	if val.isNull() {
		l.c.addMistake(at, spelling.Fix(path[0], n.keys()), "null removes %s, but there is none to remove", appendPath(below, path[0]))
		return nil
	}
	if what, is := named[below]; is && (len(path) > 1 || val.form != mapForm) {
		name := path[0]
		l.c.addMistake(at, spelling.Fix(name, n.keys()), "unknown %s %q", what, name)
		return nil
	}
	inner := l.setValue(&node{pos: at, form: mapForm}, path[1:], val, at, appendPath(below, path[0]))
	if inner == nil {
		return nil
	}
	return n.withKey(path[0], at, inner)
}

func (l *loader) setServer(n *node, name, line string) *node {
	l.order++
	at := pos{src: &source{name: "--server " + name, order: l.order, data: []byte(name + "=" + line), root: l.cwd, dir: "."}}
	servers := n.valueOf("servers")
	was := servers.valueOf(name)
	if was == nil || was.form != mapForm {
		l.c.addMistake(at, spelling.Fix(name, servers.keys()), "unknown server %q", name)
		return n
	}
	var now *node
	if strings.HasPrefix(line, "http://") || strings.HasPrefix(line, "https://") {
		now = was.withoutKeys("command").withKey("url", at, &node{pos: at, raw: line, scalar: line})
	} else {
		words, err := CommandLine(line)
		if err != nil {
			l.c.addMistake(at, "", "%q is not a command line", line)
			return n
		}
		list := &node{pos: at, form: listForm}
		for _, w := range words {
			list.items = append(list.items, &node{pos: at, raw: w, scalar: w})
		}
		now = was.withoutKeys("url").withKey("command", at, list)
	}
	if !strings.Contains(line, PlaceData) && !hasValue(now.valueOf("set"), PlaceData) {
		now = now.withoutKeys("data") // of the server that this one replaces
	}
	return n.withKey("servers", n.entryOf("servers").at, servers.withKey(name, servers.entryOf(name).at, now))
}

// hasValue reports whether a value of the map n has part in it.
func hasValue(n *node, part string) bool {
	if n == nil || n.form != mapForm {
		return false
	}
	return slices.ContainsFunc(n.entries, func(e entry) bool { return strings.Contains(e.val.raw, part) })
}

// CommandLine splits a command line into program and arguments. Single quotes keep
// everything, double quotes keep spaces, a backslash keeps the next character.
func CommandLine(line string) ([]string, error) {
	var words []string
	var word strings.Builder
	started, escaped, quote := false, false, rune(0)
	for _, r := range line {
		switch {
		case escaped:
			word.WriteRune(r)
			escaped = false
		case r == '\\' && quote != '\'':
			escaped, started = true, true
		case quote != 0:
			if r == quote {
				quote = 0
			} else {
				word.WriteRune(r)
			}
		case r == '\'' || r == '"':
			quote, started = r, true
		case r == ' ' || r == '\t':
			if started {
				words = append(words, word.String())
				word.Reset()
				started = false
			}
		default:
			word.WriteRune(r)
			started = true
		}
	}
	if escaped || quote != 0 {
		return nil, fmt.Errorf("the quote is not closed")
	}
	if started {
		words = append(words, word.String())
	}
	if len(words) == 0 {
		return nil, fmt.Errorf("%q is not a command line", line)
	}
	return words, nil
}
