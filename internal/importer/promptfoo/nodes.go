package promptfoo

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/suite"
)

// The bounds of an import: a few lines of anchors or lists of variables can expand to
// more than any memory holds.
const (
	maxFileBytes = 32 << 20  // of one file
	maxValues    = 4_000_000 // of one document, anchors followed
	maxTasks     = 100_000
)

// parseNode reads one document. References within it ({$ref: '#/a/b'}) become
// aliases, which the other keys of their map override. It returns the references that
// lead nowhere.
func parseNode(text string) (root *yaml.Node, unread []*yaml.Node, err error) {
	l, err := yaml.NewLoader(strings.NewReader(text))
	if err != nil {
		return nil, nil, err
	}
	var n, more yaml.Node
	if err := l.Load(&n); err != nil {
		if errors.Is(err, io.EOF) {
			err = errors.New("it is empty")
		}
		return nil, nil, err
	}
	if err := l.Load(&more); !errors.Is(err, io.EOF) {
		return nil, nil, errors.New("it holds several documents: one is read")
	}
	root = &n
	if n.Kind == yaml.DocumentNode && len(n.Content) == 1 {
		root = n.Content[0]
	}
	unread = linkReferences(root)
	size := map[*yaml.Node]int{}
	switch all := countValues(root, size); {
	case all < 0:
		return nil, nil, errors.New("an anchor or a reference holds itself")
	case all > maxValues:
		return nil, nil, fmt.Errorf("with its anchors followed it has more than %d values", maxValues)
	}
	return root, unread, nil
}

// linkReferences makes aliases of the references in root, and returns the broken ones.
func linkReferences(root *yaml.Node) (unread []*yaml.Node) {
	var walk func(n *yaml.Node)
	walk = func(n *yaml.Node) {
		for _, m := range n.Content {
			walk(m)
		}
		if n.Kind != yaml.MappingNode {
			return
		}
		for i := 0; i+1 < len(n.Content); i += 2 {
			at := n.Content[i+1]
			if n.Content[i].Value != "$ref" || at.Kind != yaml.ScalarNode || n == root {
				continue
			}
			target := followPointer(root, at.Value)
			if target == nil || target == n || len(n.Content) > 2 && resolveAlias(target).Kind != yaml.MappingNode {
				unread = append(unread, n)
				return
			}
			alias := &yaml.Node{Kind: yaml.AliasNode, Alias: target, Line: n.Line, Column: n.Column}
			if len(n.Content) == 2 {
				*n = *alias
				return
			}
			n.Content[i], n.Content[i+1] = &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!merge", Value: "<<", Line: n.Line}, alias
			return
		}
	}
	walk(root)
	return unread
}

// followPointer returns the node that a reference, a JSON pointer (RFC 6901), leads to,
// or nil if none.
func followPointer(root *yaml.Node, ref string) *yaml.Node {
	path, ok := strings.CutPrefix(ref, "#/")
	if !ok {
		return nil
	}
	n := root
	for part := range strings.SplitSeq(path, "/") {
		if plain, err := url.PathUnescape(part); err == nil {
			part = plain
		}
		n = childNode(n, strings.NewReplacer("~1", "/", "~0", "~").Replace(part))
		if n == nil {
			return nil
		}
	}
	return n
}

// childNode returns the member of a map or a list at a key or an index, or nil if none.
// Aliases may form a cycle here.
func childNode(n *yaml.Node, key string) (child *yaml.Node) {
	for range 10 {
		if n != nil && n.Kind == yaml.AliasNode {
			n = n.Alias
		}
	}
	switch i, err := strconv.Atoi(key); {
	case n == nil:
	case n.Kind == yaml.SequenceNode && err == nil && i >= 0 && i < len(n.Content):
		child = n.Content[i]
	case n.Kind == yaml.MappingNode:
		for i := 0; i+1 < len(n.Content); i += 2 {
			if n.Content[i].Value == key {
				child = n.Content[i+1]
			}
		}
	}
	return child
}

// countValues counts the values of n with aliases followed; -1 if n contains itself.
func countValues(n *yaml.Node, size map[*yaml.Node]int) int {
	const open = -1
	if n == nil {
		return 0
	}
	if have, ok := size[n]; ok {
		return have
	}
	size[n] = open
	all := 1
	for _, m := range append([]*yaml.Node{n.Alias}, n.Content...) {
		of := countValues(m, size)
		if of < 0 {
			return -1
		}
		all = min(all+of, maxValues+1)
	}
	size[n] = all
	return all
}

// mapEntries returns the entries of a map, or nil if n is none.
func mapEntries(n *yaml.Node) map[string]*yaml.Node {
	n = resolveAlias(n)
	if n == nil || n.Kind != yaml.MappingNode {
		return nil
	}
	out := map[string]*yaml.Node{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value != "<<" {
			continue
		}
		from := append([]*yaml.Node{n.Content[i+1]}, listItems(n.Content[i+1])...)
		for _, m := range slices.Backward(from) { // the first of a list wins
			maps.Copy(out, mapEntries(m))
		}
	}
	for i := 0; i+1 < len(n.Content); i += 2 {
		if k := n.Content[i].Value; k != "<<" {
			out[k] = resolveAlias(n.Content[i+1])
		}
	}
	return out
}

// listItems returns the members of a list, or nil if n is none.
func listItems(n *yaml.Node) []*yaml.Node {
	if n = resolveAlias(n); n == nil || n.Kind != yaml.SequenceNode {
		return nil
	}
	out := make([]*yaml.Node, len(n.Content))
	for i, m := range n.Content {
		out[i] = resolveAlias(m)
	}
	return out
}

// itemsOrSelf returns the members of a list, or n itself if it is not a list.
func itemsOrSelf(n *yaml.Node) []*yaml.Node {
	if list := listItems(n); list != nil || n == nil {
		return list
	}
	return []*yaml.Node{resolveAlias(n)}
}

func isNull(n *yaml.Node) bool { return n == nil || n.Tag == "!!null" }

func resolveAlias(n *yaml.Node) *yaml.Node {
	for n != nil && n.Kind == yaml.AliasNode {
		n = n.Alias
	}
	return n
}

// scalarText returns a single value as JavaScript writes it. It returns false for maps,
// lists, null and dates, which are objects there.
func scalarText(n *yaml.Node) (string, bool) {
	if n = resolveAlias(n); n == nil || n.Kind != yaml.ScalarNode {
		return "", false
	}
	switch n.Tag {
	case "!!null", "!!timestamp", "!!binary":
		return "", false
	case "!!bool":
		return strings.ToLower(n.Value), true
	case "!!int", "!!float":
		if s, ok := formatJSNumber(n.Value); ok {
			return s, true
		}
	}
	return n.Value, true
}

// formatJSNumber writes a number of YAML as JavaScript does (ECMA-262, Number::toString).
func formatJSNumber(text string) (string, bool) {
	plain := strings.ReplaceAll(text, "_", "")
	f, err := strconv.ParseFloat(plain, 64)
	if digits := strings.TrimLeft(plain, "+-"); len(digits) > 2 && digits[0] == '0' && strings.ContainsRune("xob", rune(digits[1])) {
		n, wrong := strconv.ParseInt(plain, 0, 64)
		f, err = float64(n), wrong
	}
	switch abs := math.Abs(f); {
	case err != nil, math.IsNaN(f), math.IsInf(f, 0):
		return "", false
	case f == 0:
		return "0", true
	case abs >= 1e21, abs < 1e-6:
		mantissa, exp, _ := strings.Cut(strconv.FormatFloat(f, 'e', -1, 64), "e")
		return mantissa + "e" + exp[:1] + strings.TrimLeft(exp[1:], "0"), true
	}
	return strconv.FormatFloat(f, 'f', -1, 64), true
}

// jsSpaces is the white space of JavaScript, in \s and in trim (ECMA-262, WhiteSpace and
// LineTerminator).
const jsSpaces = "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"

func trimJSSpace(s string) string { return strings.Trim(s, jsSpaces) }

// filePath returns the path of file://NAME, or false if text names no file.
func (c *converter) filePath(text string) (string, bool) {
	name, ok := strings.CutPrefix(text, "file://")
	if !ok {
		return "", false
	}
	return c.resolvePath(name), true
}

func (c *converter) resolvePath(name string) string {
	if filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(c.dir, name)
}

// readInside reads a file that the configuration names. It must lie in the folder of the
// configuration or in the working directory, links followed: a configuration may come
// from anybody, and imported text is sent to models.
func (c *converter) readInside(path string) (string, error) {
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return "", importer.TrimPath(err)
	}
	inside := false
	for _, root := range []string{c.dir, "."} {
		if root, err := filepath.EvalSymlinks(suite.AbsolutePath(root)); err == nil {
			rel, err := filepath.Rel(root, suite.AbsolutePath(real))
			inside = inside || err == nil && filepath.IsLocal(rel)
		}
	}
	if !inside {
		return "", errors.New("it lies outside of the folder of the configuration: start assay in a folder that holds both")
	}
	return readTextFile(real)
}

func readTextFile(path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", importer.TrimPath(err)
	}
	if err := importer.CheckPlain(info, maxFileBytes); err != nil {
		return "", err
	}
	b, err := os.ReadFile(path)
	switch {
	case err != nil:
		return "", importer.TrimPath(err)
	case !utf8.Valid(b):
		return "", errors.New("it is no text in UTF-8")
	}
	return string(b), nil
}
