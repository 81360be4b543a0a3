package suite

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// suiteFile is the name of the suite file in a suite's folder.
const suiteFile = "suite.yaml"

// file reads one suite file and what it extends, and returns the merged tree.
// It returns nil if there is no tree to go on with; the mistakes then say why.
// chain holds the files that led here.
func (l *loader) file(src *source, chain []string) *node {
	docs := parseYAML(src, &l.c)
	if len(docs) != 1 {
		switch {
		case len(docs) > 1:
			l.c.add(docs[1].pos, "", "the file holds %d YAML documents; a suite file is one", len(docs))
		case l.c.ok():
			l.c.add(pos{src, 1, 1}, "", "the file is empty")
		}
		return nil
	}
	n := docs[0]
	if !l.version(n) {
		return nil
	}
	l.validate(l.schema.suite, n, n)
	extends := n.entry("extends")
	if extends == nil {
		return n
	}
	base := l.base(src, extends.val, append(slices.Clip(chain), src.name))
	if base == nil || n.form != mapForm {
		return nil
	}
	return l.merge(base, n.without("extends"), "")
}

// version checks the format of a file before anything else of it is believed.
func (l *loader) version(n *node) bool {
	const exist = "this program reads version 1"
	if n.form != mapForm {
		l.c.add(n.pos, "", "a suite file is a map of keys such as name, tasks and agents")
		return false
	}
	e := n.entry("version")
	switch {
	case e == nil:
		l.c.add(pos{n.src, 1, 1}, `write "version: 1" first`, `"version" is missing; %s`, exist)
	case e.val.raw != "1" || fmt.Sprint(e.val.scalar) != "1":
		l.c.add(e.val.pos, "", "version %s of the suite format does not exist here; %s", cut(e.val.raw, 20), exist)
	default:
		if s, quoted := e.val.str(); quoted {
			l.c.add(e.val.pos, "write it without quotes: version: 1", "version %q is text", s)
			return false
		}
		return true
	}
	return false
}

// base loads what a file extends: a suite that ships, by name, or a file by its
// path.
func (l *loader) base(from *source, at *node, chain []string) *node {
	name, ok := at.str()
	if !ok || name == "" {
		return nil // the schema has said so
	}
	var src *source
	if strings.Contains(name, "/") || strings.HasSuffix(name, ".yaml") || strings.HasSuffix(name, ".yml") {
		f, err := l.locate(from, name)
		if err == nil {
			if info, e := fs.Stat(f.fsys, f.name); e == nil && info.IsDir() {
				name = path.Join(name, suiteFile)
				f, err = l.locate(from, name)
			}
		}
		if err != nil {
			l.c.add(at.pos, "", "extends: %v", err)
			return nil
		}
		if src, err = l.source(f); err != nil {
			l.c.add(at.pos, sibling(f), "extends %s: %s", f.shown, why(err))
			return nil
		}
	} else {
		fsys, there := fs.FS(nil), false
		if l.o.Embedded != nil {
			fsys, there = l.o.Embedded(name)
		}
		if !there {
			l.c.add(at.pos, "for a file of your own write its path, such as ./base.yaml", "no suite named %q ships with this program", name)
			return nil
		}
		f := found{root: root{ships: name, fsys: fsys}, dir: ".", name: suiteFile, shown: path.Join(name, suiteFile)}
		var err error
		if src, err = l.source(f); err != nil {
			l.c.add(at.pos, "", "extends %s: %s", name, why(err))
			return nil
		}
	}
	if slices.Contains(chain, src.name) {
		l.c.add(at.pos, "", "extends goes in a circle: %s", strings.Join(append(chain, src.name), " → "))
		return nil
	}
	return l.file(src, chain)
}

// merge lays over on base: maps key by key, null removes, everything else
// replaces. A map whose kind differs replaces as well, since the settings of
// one kind mean nothing to another.
func (l *loader) merge(base, over *node, at string) *node {
	if base.form != mapForm || over.form != mapForm {
		return over
	}
	if was, is := base.get("kind"), over.get("kind"); was != nil && is != nil && was.raw != is.raw {
		return over
	}
	out := *base
	out.pos = over.pos
	out.entries = slices.Clone(base.entries)
	for _, e := range over.entries {
		i := slices.IndexFunc(out.entries, func(b entry) bool { return b.key == e.key })
		switch {
		case e.val.null() && i < 0:
			l.c.add(e.at, didYouMean(e.key, base.keys()), "null removes %s, but there is none to remove", join(at, e.key))
		case e.val.null():
			out.entries = slices.Delete(out.entries, i, i+1)
		case i < 0:
			out.entries = append(out.entries, e)
		default:
			out.entries[i] = entry{e.key, e.at, l.merge(out.entries[i].val, e.val, join(at, e.key))}
		}
	}
	return &out
}

func join(at, key string) string {
	if at == "" {
		return key
	}
	return at + "." + key
}
