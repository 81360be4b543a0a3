// Package drift follows symbols over the revisions of a repository. It finds the revision
// since which a symbol is changed, moved or gone.
//
// A symbol is identified by its body, the text of its declaration. [Follow] compares the
// words and punctuation of the bodies in two revisions; it ignores spaces, except for the
// indentation of Python. A symbol whose name has disappeared has moved if a symbol that is
// new in the revision has nearly the same body. The comparison ignores the name of the
// symbol, so it also finds renamed symbols, even in other files. If several symbols fit
// equally well, the one with the same name has it; if none or several do, the symbol counts
// as gone. In a file that was renamed, a symbol keeps its name however much it changed.
package drift

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/code"
)

// State describes how a symbol differs from the first revision.
type State string

// The states of a symbol.
const (
	Same    State = "same"
	Changed State = "changed" // under its name, with another body
	Moved   State = "moved"   // under another name or in another file
	Gone    State = "gone"
	Unknown State = "unknown" // its file could not be read whole
)

// Revision is the code of one commit.
type Revision struct {
	Name   string // as the user wrote it
	Commit string
	Older  bool // than the first, which is made from it
	Index  *code.Index
	Files  fs.FS
}

// Place identifies a symbol by its file and name.
type Place struct {
	File   string `json:"file"`
	Symbol string `json:"symbol"`
}

// String returns the place as "file#symbol".
func (p Place) String() string { return p.File + "#" + p.Symbol }

// Step is the state of a symbol in one revision.
type Step struct {
	Revision string  `json:"revision"`
	Commit   string  `json:"commit"`
	Older    bool    `json:"older,omitempty"` // than the first revision
	State    State   `json:"state"`
	At       *Place  `json:"at,omitempty"` // its place in the revision; nil if it is gone or unknown
	Alike    float64 `json:"alike"`        // remaining share of the first body, from 0 to 1, to three digits
}

// Path holds the steps of a symbol over all revisions.
type Path struct {
	Place
	Steps []Step `json:"steps"`
}

// Stale returns the first step at which the symbol differs from the first, or nil if none.
// What was different before the first revision is not stale.
func (p Path) Stale() *Step {
	for i := range p.Steps {
		if s := &p.Steps[i]; s.State != Same && s.State != Unknown && !s.Older {
			return s
		}
	}
	return nil
}

const (
	// leastAlike is the minimum share of the body for a symbol with another name.
	leastAlike = 0.7
	// leastNamesake is the minimum for a symbol with the same name in another file or type.
	leastNamesake = 0.4
	// leastWords is the minimum length of a body; below it only symbols with the same name
	// count, because short bodies resemble each other by chance.
	leastWords = 15
	// margin is the minimum lead of the best symbol over others. One with the same whole name
	// needs none.
	margin = 0.03
)

// Follow returns the path of each place over the revisions. The places are symbols of the
// first revision.
func Follow(revisions []Revision, places []Place) ([]Path, error) {
	if len(revisions) == 0 {
		return nil, errors.New("follow symbols: no revision is given")
	}
	texts := make([]*texts, len(revisions))
	for i, r := range revisions {
		texts[i] = newTexts(r)
	}
	out := make([]Path, len(places))
	for i, p := range places {
		first, err := texts[0].bodyOf(p)
		if err != nil {
			return nil, err
		}
		if first == nil {
			return nil, fmt.Errorf("follow symbols: %s has no symbol %s in %s", p.File, p.Symbol, revisions[0].Name)
		}
		f := &follower{now: p, origin: p, first: first, last: first}
		out[i] = Path{Place: p, Steps: make([]Step, 0, len(revisions)-1)}
		for k := 1; k < len(revisions); k++ {
			step, err := f.step(texts[k-1], texts[k])
			if err != nil {
				return nil, err
			}
			out[i].Steps = append(out[i].Steps, step)
		}
	}
	return out, nil
}

// follower is a symbol that is followed through the revisions.
type follower struct {
	origin, now Place
	first, last *body // in the first revision, and where it was last seen
}

// step returns the state of the symbol in the next revision.
func (f *follower) step(before, after *texts) (Step, error) {
	out := Step{Revision: after.Name, Commit: after.Commit, Older: after.Older}
	err := f.followFile(before, after)
	if err != nil {
		return out, err
	}
	here, err := after.bodyOf(f.now)
	if err != nil {
		return out, err
	}
	if here == nil || f.last.alike(here) < leastNamesake {
		at, found, err := f.search(before, after, here)
		if err != nil {
			return out, err
		}
		switch {
		case found != nil:
			f.now, here = at, found
		case here == nil && len(after.Index.GapsIn(f.now.File)) > 0:
			out.State = Unknown
			return out, nil
		case here == nil:
			out.State = Gone
			return out, nil
		}
	}
	f.last = here
	now := f.now
	out.At, out.Alike = &now, math.Round(1000*f.first.alike(here))/1000
	switch {
	case f.now != f.origin:
		out.State = Moved
	case f.first.equals(here):
		out.State = Same
	default:
		out.State = Changed
	}
	return out, nil
}

// followFile changes the file of the symbol if a revision has it under another name: a new
// file that has the symbol and at least half of all the file's symbols, each under its name
// with a similar body. If several files do, it changes nothing.
func (f *follower) followFile(before, after *texts) error {
	symbols := before.Index.In(f.now.File)
	if after.Index.HasFile(f.now.File) || len(symbols) == 0 {
		return nil
	}
	renamed := ""
	for _, file := range after.Index.Files() {
		if before.Index.HasFile(file) || !after.Index.Has(file, f.now.Symbol) {
			continue
		}
		all, kept := 0, 0
		for name := range code.Names(symbols) {
			was, err := before.bodyOf(Place{f.now.File, name})
			if err != nil {
				return err
			}
			is, err := after.bodyOf(Place{file, name})
			if err != nil {
				return err
			}
			all++
			if is != nil && was.alike(is) >= leastNamesake {
				kept++
			}
		}
		switch {
		case 2*kept < all:
		case renamed != "":
			return nil
		default:
			renamed = file
		}
	}
	if renamed != "" {
		f.now.File = renamed
	}
	return nil
}

// candidate is a symbol that may be the moved one.
type candidate struct {
	at      Place
	body    *body
	alike   float64
	kinship int // of its name
}

// kinshipOf returns 2 for equal names, 1 for names with equal last parts, 0 for others.
func kinshipOf(a, b string) int {
	switch {
	case a == b:
		return 2
	case lastPart(a) == lastPart(b):
		return 1
	}
	return 0
}

// search returns the symbol that is new after a revision and has nearly the body of f, or a
// nil body if none or several fit. A symbol with another name must fit better than here,
// the symbol that now has the name.
func (f *follower) search(before, after *texts, here *body) (Place, *body, error) {
	var fit []candidate
	best := 0.0
	for _, s := range after.Index.Symbols() {
		at := Place{s.File, s.Name}
		if at == f.now || before.Index.Has(s.File, s.Name) || slices.ContainsFunc(fit, func(c candidate) bool { return c.at == at }) {
			continue
		}
		b, err := after.bodyOf(at)
		if err != nil {
			return Place{}, nil, err
		}
		c := candidate{at, b, f.last.alike(b), kinshipOf(s.Name, f.now.Symbol)}
		if c.alike >= leastAlike && len(f.last.words) >= leastWords || c.alike >= leastNamesake && c.kinship > 0 {
			fit = append(fit, c)
			best = max(best, c.alike)
		}
	}
	if here != nil && best < leastAlike {
		return Place{}, nil, nil
	}
	closest := 0
	fit = slices.DeleteFunc(fit, func(c candidate) bool {
		if best-c.alike >= margin && (c.kinship < 2 || c.alike < leastAlike) {
			return true
		}
		closest = max(closest, c.kinship)
		return false
	})
	fit = slices.DeleteFunc(fit, func(c candidate) bool { return c.kinship < closest })
	if len(fit) != 1 {
		return Place{}, nil, nil
	}
	return fit[0].at, fit[0].body, nil
}

func lastPart(name string) string { return name[strings.LastIndexByte(name, '.')+1:] }

// texts provides the bodies of a revision's symbols and reads each file once.
type texts struct {
	Revision
	lines  map[string][]string
	bodies map[Place]*body
}

func newTexts(r Revision) *texts {
	return &texts{r, map[string][]string{}, map[Place]*body{}}
}

// bodyOf returns the body of a symbol, or nil if the revision has no symbol with this name.
// Overloads share one body.
func (t *texts) bodyOf(p Place) (*body, error) {
	if b, ok := t.bodies[p]; ok {
		return b, nil
	}
	if !t.Index.Has(p.File, p.Symbol) {
		t.bodies[p] = nil
		return nil, nil
	}
	lines, ok := t.lines[p.File]
	if !ok {
		text, err := fs.ReadFile(t.Files, p.File)
		if err != nil {
			return nil, fmt.Errorf("read %s at %s: %w", p.File, t.Name, err)
		}
		lines = strings.Split(string(text), "\n")
		t.lines[p.File] = lines
	}
	var parts []string
	for _, s := range t.Index.In(p.File) {
		if s.Name == p.Symbol {
			parts = append(parts, lines[min(s.Line-1, len(lines)):min(s.EndLine, len(lines))]...)
		}
	}
	b := newBody(parts, lastPart(p.Symbol), code.LanguageOf(p.File) == code.Python)
	t.bodies[p] = b
	return b, nil
}
