package suite

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/spelling"
)

// suiteFile is the name of the suite file in a suite's folder.
const suiteFile = "suite.yaml"

// readSuite reads a suite file and its bases, and returns the merged tree, or nil after
// mistakes. chain holds the files that extend this one.
func (l *loader) readSuite(src *source, chain []string) *node {
	docs := parseYAML(src, &l.c)
	if len(docs) != 1 {
		switch {
		case len(docs) > 1:
			l.c.addMistake(docs[1].pos, "take out the line --- above, or what follows it", "the file holds %d YAML documents; a suite file is one", len(docs))
		case l.c.isEmpty():
			l.c.addMistake(pos{src, 1, 1}, "assay init makes a suite to start from", "the file is empty")
		}
		return nil
	}
	n := docs[0]
	if !l.checkVersion(n) {
		return nil
	}
	l.validateTree(l.schema.suite, n, n)
	extends := n.entryOf("extends")
	if extends == nil {
		return n
	}
	base := l.loadBase(src, extends.val, append(slices.Clip(chain), src.name))
	if base == nil || n.form != mapForm {
		return nil
	}
	return l.mergeTrees(base, n.withoutKeys("extends"), "")
}

// checkVersion checks the format of a file before anything else of it is believed.
func (l *loader) checkVersion(n *node) bool {
	const exist = "this program reads version 1"
	if n.form != mapForm {
		l.c.addMistake(n.pos, "", "a suite file is a map of keys such as name, tasks and agents")
		return false
	}
	e := n.entryOf("version")
	switch {
	case e != nil && (e.val.form != scalarForm || e.val.isNull()):
		l.c.addMistake(e.at, "write version: 1", "version: expected a number, found %s", describeNode(e.val))
	case e == nil && n.valueOf("prompt") != nil && n.valueOf("agents") == nil && n.valueOf("tasks") == nil:
		l.c.addMistake(n.pos, "name the suite that has it, which is a file with agents, scenarios and graders", "this is the file of a task")
	case e == nil:
		l.c.addMistake(pos{n.src, 1, 1}, `write "version: 1" first`, `"version" is missing; %s`, exist)
	case e.val.raw != "1" || fmt.Sprint(e.val.scalar) != "1":
		l.c.addMistake(e.val.pos, "write version: 1", "version %s of the suite format does not exist here; %s", clipLine(e.val.raw, 20), exist)
	default:
		if s, quoted := e.val.asText(); quoted {
			l.c.addMistake(e.val.pos, "write it without quotes: version: 1", "version %q is text", s)
			return false
		}
		return true
	}
	return false
}

// loadBase loads the base of a file: a suite that ships, by name, or a file by its
// path.
func (l *loader) loadBase(from *source, at *node, chain []string) *node {
	name, ok := at.asText()
	if !ok || name == "" {
		return nil // the schema has said so
	}
	f, ok := l.findBase(from, name, at)
	if !ok {
		return nil
	}
	src, err := l.readSource(f)
	if err != nil {
		l.c.addMistake(at.pos, nearestFile(f), "extends %s: %s", f.shown, readProblem(err))
		return nil
	}
	if slices.Contains(chain, src.name) {
		l.c.addMistake(at.pos, "", "extends goes in a circle: %s", strings.Join(append(chain, src.name), " → "))
		return nil
	}
	return l.readSuite(src, chain)
}

func (l *loader) findBase(from *source, name string, at *node) (found, bool) {
	if !strings.Contains(name, "/") && !strings.HasSuffix(name, ".yaml") && !strings.HasSuffix(name, ".yml") {
		if l.o.Embedded != nil {
			if fsys, there := l.o.Embedded(name); there {
				shown := path.Join(name, suiteFile)
				return found{root: root{ships: name, fsys: fsys}, dir: ".", name: suiteFile, shown: shown}, true
			}
		}
		fix := "for a file of your own write its path, such as ./base.yaml"
		if near := spelling.Nearest(name, l.o.ShippedNames); near != "" {
			fix = fmt.Sprintf("did you mean %q?", near)
		}
		l.c.addMistake(at.pos, fix, "no suite named %q ships with this program", name)
		return found{}, false
	}
	f, err := l.locatePath(from, name)
	if err == nil {
		if info, e := fs.Stat(f.fsys, f.name); e == nil && info.IsDir() {
			f, err = l.locatePath(from, path.Join(name, suiteFile))
		}
	}
	if err != nil {
		l.c.addMistake(at.pos, "", "extends: %v", err)
	}
	return f, err == nil
}

// mergeTrees lays over on base: maps key by key, null removes, everything else
// replaces. A map whose kind differs replaces as well, since the settings of
// one kind mean nothing to another.
func (l *loader) mergeTrees(base, over *node, at string) *node {
	if base.form != mapForm || over.form != mapForm {
		return over
	}
	if was, is := base.valueOf("kind"), over.valueOf("kind"); was != nil && is != nil && was.raw != is.raw {
		return over
	}
	out := *base
	out.pos = over.pos
	out.entries = slices.Clone(base.entries)
	if at == "workspace" { // another source of the files takes the place of the base's
		if repo, fixture := over.valueOf("repo"), over.valueOf("fixture"); repo != nil && !repo.isNull() && fixture == nil {
			out.removeKeys("fixture")
		} else if fixture != nil && !fixture.isNull() && repo == nil {
			out.removeKeys("repo", "ref")
		}
	}
	for _, e := range over.entries {
		i := out.indexOf(e.key)
		switch {
		case e.val.isNull() && i < 0:
			l.c.addMistake(e.at, spelling.Fix(e.key, base.keys()), "null removes %s, but there is none to remove", appendPath(at, e.key))
		case e.val.isNull():
			out.entries = slices.Delete(out.entries, i, i+1)
		case i < 0:
			out.entries = append(out.entries, e)
		default:
			out.entries[i] = entry{e.key, e.at, l.mergeTrees(out.entries[i].val, e.val, appendPath(at, e.key))}
		}
	}
	return &out
}

// removeKeys removes entries.
func (n *node) removeKeys(keys ...string) {
	n.entries = slices.DeleteFunc(n.entries, func(e entry) bool { return slices.Contains(keys, e.key) })
}

func appendPath(at, key string) string {
	if at == "" {
		return key
	}
	return at + "." + key
}
