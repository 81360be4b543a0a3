package suite

import (
	"io/fs"
	"net/url"
	"path"
	"reflect"
	"strings"
	"unicode/utf8"
)

func (l *loader) inlineSuite(tree *node) *node {
	tree = l.inlineFiles(tree, reflect.TypeFor[Suite](), "")
	tree = l.inlineParts(tree, "agents", l.o.Kinds.Agents)
	tree = l.inlineParts(tree, "graders", l.o.Kinds.Graders)
	if tools := tree.entryOf("tools"); tools != nil {
		list := *tools.val
		list.items = nil
		for _, item := range tools.val.items {
			e := item.entries[0]
			list.items = append(list.items, item.withKey(e.key, e.at, l.inlineFiles(e.val, settingsType(l.o.Kinds.Tools[e.key]), "")))
		}
		tree = tree.withKey("tools", tools.at, &list)
	}
	return tree
}

func (l *loader) inlineParts(tree *node, key string, kinds map[string]Kind) *node {
	parts := tree.entryOf(key)
	if parts == nil {
		return tree
	}
	m := *parts.val
	m.entries = nil
	for _, e := range parts.val.entries {
		kind := graderKind(e.key, e.val)
		m.entries = append(m.entries, entry{e.key, e.at, l.inlineFiles(e.val, settingsType(kinds[kind]), "")})
	}
	return tree.withKey(key, parts.at, &m)
}

// inlineTask returns the tree of a task with the files read that settings name;
// settings of graders have the types of the suite's graders.
func (l *loader) inlineTask(s *Suite, tree *node) *node {
	tree = l.inlineFiles(tree, reflect.TypeFor[Task](), "")
	graders := tree.entryOf("graders")
	if graders == nil {
		return tree
	}
	m := *graders.val
	m.entries = nil
	for _, e := range graders.val.entries {
		if g := s.Graders[e.key]; g != nil {
			e.val = l.inlineFiles(e.val, settingsType(l.o.Kinds.Graders[g.Kind]), "")
		}
		m.entries = append(m.entries, e)
	}
	return tree.withKey("graders", graders.at, &m)
}

func settingsType(k Kind) reflect.Type { return reflect.TypeOf(k.newSettings()).Elem() }

// inlineFiles follows the type t along n and reads every text whose field has a file
// tag.
func (l *loader) inlineFiles(n *node, t reflect.Type, tag string) *node {
	if n.isNull() {
		return n
	}
	switch t.Kind() {
	case reflect.Pointer:
		return l.inlineFiles(n, t.Elem(), tag)
	case reflect.String:
		if p, ok := n.asText(); ok && tag != "" {
			return l.readNamed(n, p, tag)
		}
	case reflect.Slice:
		if n.form != listForm || !namesFiles(t.Elem(), tag) {
			return n
		}
		out := *n
		out.items = nil
		for _, e := range n.items {
			out.items = append(out.items, l.inlineFiles(e, t.Elem(), tag))
		}
		return &out
	case reflect.Map:
		if n.form != mapForm || !namesFiles(t.Elem(), tag) {
			return n
		}
		out := *n
		out.entries = nil
		for _, e := range n.entries {
			out.entries = append(out.entries, entry{e.key, e.at, l.inlineFiles(e.val, t.Elem(), tag)})
		}
		return &out
	case reflect.Struct:
		for f := range writtenFields(t) {
			file := f.Tag.Get("file")
			if !namesFiles(f.Type, file) {
				continue
			}
			if e := n.entryOf(f.name); e != nil {
				n = n.withKey(f.name, e.at, l.inlineFiles(e.val, f.Type, file))
			}
		}
	}
	return n
}

// namesFiles reports whether values of type t can name files.
func namesFiles(t reflect.Type, tag string) bool {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Map:
		return namesFiles(t.Elem(), tag)
	case reflect.String:
		return tag != ""
	case reflect.Struct:
		for f := range writtenFields(t) {
			if namesFiles(f.Type, f.Tag.Get("file")) {
				return true
			}
		}
	}
	return false
}

func (l *loader) readNamed(n *node, p, tag string) *node {
	switch {
	case p == "":
		return n
	case tag == "repo" && isURL(p):
		return n
	case tag == "either" && !looksLikePath(p) && !l.fileExists(n.src, p):
		return n
	}
	f, err := l.locatePath(n.src, p)
	if err != nil {
		l.c.addMistake(n.pos, "", "%v", err)
		return n
	}
	out := *n
	if tag == "path" || tag == "repo" {
		if _, err := fs.Stat(f.fsys, f.name); err != nil {
			l.c.addMistake(n.pos, nearestFile(f), "%s: %s", f.shown, readProblem(err))
		}
		out.scalar = f.ref
		return &out
	}
	src, err := l.readSource(f)
	switch {
	case err != nil:
		l.c.addMistake(n.pos, nearestFile(f), "%s: %s", f.shown, readProblem(err))
	case !utf8.Valid(src.data):
		l.c.addMistake(n.pos, "", "%s: not UTF-8 text", f.shown)
	default:
		out.scalar, out.text = string(src.data), src
	}
	return &out
}

func (l *loader) fileExists(src *source, p string) bool {
	if strings.ContainsAny(p, "\n\x00") || len(p) > 255 {
		return false
	}
	f, err := l.locatePath(src, p)
	if err != nil || !fs.ValidPath(f.name) {
		return false
	}
	info, err := fs.Stat(f.fsys, f.name)
	return err == nil && !info.IsDir()
}

// isURL reports whether a repository is not a path: a URL, or host:path as git
// takes it.
func isURL(s string) bool {
	if u, err := url.Parse(s); err == nil && u.Scheme != "" && u.Host != "" {
		return true
	}
	host, _, ok := strings.Cut(s, ":")
	return ok && !strings.Contains(host, "/") && path.Base(host) != ""
}
