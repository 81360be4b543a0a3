package diff

import (
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"

	"github.com/assay-eval/assay/internal/grade"
)

type matcher struct {
	cfg    Config
	subdir string
}

func (m matcher) matchAny(globs []string, p string) bool {
	return slices.ContainsFunc(globs, func(g string) bool { return m.matchOne(g, p) })
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

func (m matcher) idleGlobs(globs []string, before, after grade.Files) []string {
	return slices.DeleteFunc(slices.Clone(globs), func(glob string) bool {
		matches := func(e grade.FileEntry) bool { return m.matchOne(glob, e.Path) }
		return slices.ContainsFunc(before, matches) || slices.ContainsFunc(after, matches)
	})
}

// matchFnmatch matches like fnmatch.fnmatchcase of Python 3: * matches any text, ? one
// character, and [seq] and [!seq] a set with ranges; an unclosed set is a literal
// bracket. There is no escape, and a slash is an ordinary character. It backtracks to
// the last star only, since a longer match of an earlier star cannot help.
func matchFnmatch(pattern, text string) bool {
	glob, name := []rune(pattern), []rune(text)
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
