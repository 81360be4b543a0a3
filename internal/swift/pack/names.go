package pack

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/names"
)

// NameList is a list of the names of a module.
type NameList struct {
	*names.List
	// Index reports whether the list was made from an SDK or its documentation. Lists of
	// other packs close single types, by somebody's knowledge.
	Index bool
	Pack  string // the pack that holds the list
	From  string // what the pack was made from
}

// NamesFile is the file with the names of a module, in its folder. A name of a platform
// before it, such as ios.names.txt, makes it the file of that platform.
const NamesFile = "names.txt"

func (p *source) hasNames(module string) bool {
	found, _ := fs.Glob(p.files, path.Join(module, "*"+NamesFile)) // the pattern is right
	return len(found) > 0
}

func (s *Set) hasUserPack() bool {
	return slices.ContainsFunc(s.packs, func(p source) bool { return p.user })
}

// HasIndex reports whether a pack of the set holds the names of an SDK.
func (s *Set) HasIndex() bool {
	return slices.ContainsFunc(s.packs, func(p source) bool { return p.Kind == Names })
}

// Names returns the lists of names of a set for a platform.
func (s *Set) Names(platform swift.Platform) (map[string][]NameList, error) {
	out := map[string][]NameList{}
	for _, p := range s.packs {
		for _, m := range p.Modules {
			if !m.supportsPlatform(platform) {
				continue
			}
			text, err := fs.ReadFile(p.files, path.Join(m.Name, string(platform)+"."+NamesFile))
			if errors.Is(err, fs.ErrNotExist) {
				text, err = fs.ReadFile(p.files, path.Join(m.Name, NamesFile))
			}
			if errors.Is(err, fs.ErrNotExist) {
				continue
			}
			if err != nil {
				return nil, fmt.Errorf("%s: read the names of module %s: %w", p.where, m.Name, err)
			}
			list, err := names.Parse(text)
			if err != nil {
				return nil, fmt.Errorf("%s: read the names of module %s: %w", p.where, m.Name, err)
			}
			l := NameList{List: list, Index: p.Kind == Names, Pack: p.Name, From: p.BuiltWith}
			if l.Index {
				out[m.Name] = append([]NameList{l}, out[m.Name]...)
			} else {
				out[m.Name] = append(out[m.Name], l)
			}
		}
	}
	return out, nil
}
