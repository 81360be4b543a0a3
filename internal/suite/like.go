package suite

import (
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/spelling"
)

// applyLikes completes servers and scenarios that have a like setting. Their own
// settings take precedence, as with extends.
func (l *loader) applyLikes(tree *node) *node {
	if tree.form != mapForm {
		return tree
	}
	for _, key := range []string{"scenarios", "servers"} {
		e := tree.entryOf(key)
		if e == nil || e.val.form != mapForm {
			continue
		}
		out := e.val
		for _, one := range e.val.entries {
			out = out.withKey(one.key, one.at, l.completeLike(e.val, key, one.key, nil))
		}
		tree = tree.withKey(key, e.at, out)
	}
	return tree
}

// completeLike returns the named entry of all, completed from the entry named by its
// like setting. chain holds the entries that refer to it.
func (l *loader) completeLike(all *node, key, name string, chain []string) *node {
	n := all.valueOf(name)
	like := n.valueOf("like")
	base, ok := like.asText()
	if !ok {
		return n // the schema reports other types
	}
	chain = append(chain, name)
	if slices.Contains(chain, base) {
		if base == chain[0] { // otherwise the entry base reports the cycle
			l.c.addMistake(like.pos, "", "like goes in a circle: %s", strings.Join(append(chain, base), " → "))
		}
		return n
	}
	if all.valueOf(base) == nil {
		l.c.addMistake(like.pos, spelling.Fix(base, all.keys()), "unknown %s %q", named[key], base)
		return n
	}
	was := l.completeLike(all, key, base, chain)
	if was.form != mapForm {
		return n
	}
	return copyTree(l.mergeTrees(was.withoutKeys("like"), n, key+"."+name))
}

// copyTree returns a deep copy of n, since the decoder stores the content of files in
// nodes.
func copyTree(n *node) *node {
	return n.withEach(func(_ string, val *node) *node { return copyTree(val) })
}

// MistakeAt returns a mistake in a value of the suite that appeared when servers were
// probed. path holds keys and list indices. fix may be "".
func (s *Suite) MistakeAt(path []string, fix, format string, args ...any) error {
	var c collector
	if s.origin == nil { // the position is unknown
		c.addMistake(pos{src: &source{name: s.Name}}, fix, "%s: %s", joinPath(path), fmt.Sprintf(format, args...))
		c.list[0].Excerpt = ""
		return c.asError()
	}
	at, _ := s.origin.tree.placeAt(path)
	c.addMistake(at, fix, format, args...)
	return c.asError()
}
