package diff

import (
	"strings"

	"github.com/bmatcuk/doublestar/v4"

	"github.com/assay-eval/assay/internal/grade"
)

// matcher matches globs as the settings say.
type matcher struct {
	cfg    Config
	subdir string
}

// matchAny reports whether one of the globs matches the path p.
func (m matcher) matchAny(globs []string, p string) bool {
	for _, g := range globs {
		if m.matchOne(g, p) {
			return true
		}
	}
	return false
}

func (m matcher) matchOne(glob, p string) bool {
	if m.cfg.IgnoreCase {
		glob, p = strings.ToLower(glob), strings.ToLower(p)
	}
	if !m.cfg.Fnmatch {
		return matchGlob(glob, p)
	}
	if matchFnmatch(glob, p) {
		return true
	}
	subdir := m.subdir
	if m.cfg.IgnoreCase {
		subdir = strings.ToLower(subdir)
	}
	rest, below := strings.CutPrefix(p, subdir+"/")
	return subdir != "" && below && matchFnmatch(glob, rest)
}

// matchGlob is the proper glob: ** crosses slashes, and a plain path also stands for
// all below it.
func matchGlob(glob, p string) bool {
	if !strings.ContainsAny(glob, `*?[{\`) {
		return p == glob || strings.HasPrefix(p, glob+"/")
	}
	ok, err := doublestar.Match(glob, p)
	return ok && err == nil
}

// idleGlobs returns the globs that match no file, before or after.
func (m matcher) idleGlobs(globs []string, lists ...grade.Files) []string {
	var out []string
	for _, g := range globs {
		if !m.matchesOne(g, lists) {
			out = append(out, g)
		}
	}
	return out
}

func (m matcher) matchesOne(glob string, lists []grade.Files) bool {
	for _, list := range lists {
		for _, e := range list {
			if m.matchOne(glob, e.Path) {
				return true
			}
		}
	}
	return false
}

// matchFnmatch matches as fnmatch.fnmatchcase of Python 3 does: * is any text, ? one
// character, [seq] and [!seq] a set with ranges, where a set that is not closed is
// a plain bracket. There is no escape, and a slash is a character like others.
func matchFnmatch(glob, name string) bool {
	return fnmatchRunes([]rune(glob), []rune(name))
}

// fnmatchRunes remembers the last star alone: the match of an earlier star can
// stay as short as it is.
func fnmatchRunes(glob, name []rune) bool {
	g, n := 0, 0
	star, mark := -1, 0 // the last star, and up to where it has taken
	for n < len(name) {
		if g < len(glob) && glob[g] == '*' {
			star, mark = g, n
			g++
			continue
		}
		if g < len(glob) {
			if ok, next := fnmatchOne(glob, g, name[n]); ok {
				g, n = next, n+1
				continue
			}
		}
		if star < 0 {
			return false
		}
		mark++
		g, n = star+1, mark
	}
	for g < len(glob) && glob[g] == '*' {
		g++
	}
	return g == len(glob)
}

// fnmatchOne matches the item of glob at g with r and returns where the next item
// begins.
func fnmatchOne(glob []rune, g int, r rune) (bool, int) {
	switch glob[g] {
	case '?':
		return true, g + 1
	case '[':
		from := g + 1
		negated := from < len(glob) && glob[from] == '!'
		if negated {
			from++
		}
		end := from
		if end < len(glob) && glob[end] == ']' {
			end++ // the first is a member of the set
		}
		for end < len(glob) && glob[end] != ']' {
			end++
		}
		if end >= len(glob) {
			break
		}
		return inSet(glob[from:end], r) != negated, end + 1
	}
	return glob[g] == r, g + 1
}

// inSet reports whether r is in a set such as "a-z_". A range from high to low is
// empty.
func inSet(set []rune, r rune) bool {
	for i := 0; i < len(set); i++ {
		if i+2 < len(set) && set[i+1] == '-' {
			if set[i] <= r && r <= set[i+2] {
				return true
			}
			i += 2
			continue
		}
		if set[i] == r {
			return true
		}
	}
	return false
}
