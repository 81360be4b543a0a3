package symbols

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
)

// Stats describes the content of an index.
type Stats struct {
	File      string      `json:"file"`
	Digest    seal.Digest `json:"digest"`
	Toolchain string      `json:"toolchain,omitempty"`
	Symbols   int         `json:"symbols"`
	Modules   []Module    `json:"modules"`
	Missing   []Gap       `json:"missing,omitempty"`
	Kinds     []Count     `json:"kinds"`
	Domains   []Count     `json:"domains"` // symbols with an availability record of each domain
}

// Count is a number of symbols under a name.
type Count struct {
	Name  string `json:"name"`
	Count int    `json:"count"`
}

// StatsOf counts the content of an index.
func StatsOf(x *Index) Stats {
	kinds, domains := map[string]int{}, map[string]int{}
	for i := range x.Len() {
		s := x.At(i)
		kinds[s.Kind]++
		for _, a := range s.Availability {
			domains[a.Domain]++
		}
	}
	return Stats{File: x.file, Digest: x.Digest(), Toolchain: x.Toolchain(), Symbols: x.Len(), Modules: x.Modules(), Missing: x.Missing(),
		Kinds: sortedCounts(kinds), Domains: sortedCounts(domains)}
}

func sortedCounts(m map[string]int) []Count {
	out := make([]Count, 0, len(m))
	for name, n := range m {
		out = append(out, Count{name, n})
	}
	slices.SortFunc(out, func(a, b Count) int {
		return cmp.Or(cmp.Compare(b.Count, a.Count), strings.Compare(a.Name, b.Name))
	})
	return out
}

// Check checks the whole file: its digest, the order of its symbols, and that each
// can be found. Open skips this because it takes longer than a millisecond. The
// error is a *Stale.
func (x *Index) Check() error {
	if sum := sha256.Sum256(x.data[headerSize:]); hex.EncodeToString(sum[:]) != string(x.Digest()) {
		return &Stale{x.file, "its bytes do not fit its digest"}
	}
	before, path, bare := "", "", ""
	for i := range x.Len() {
		usr, r := string(x.usrOf(x.recordAt(i))), x.recordByPath(i)
		if usr == "" || usr < before || r == nil {
			return &Stale{x.file, "its symbols are not in order"}
		}
		p, b := string(x.pathOf(r)), string(x.basePath(i))
		if b < bare || b == bare && p < path {
			return &Stale{x.file, "its paths are not in order"}
		}
		if _, ok := x.ByUSR(usr); !ok || len(x.ByPath(p)) == 0 {
			return &Stale{x.file, fmt.Sprintf("symbol %s cannot be found in it", usr)}
		}
		before, path, bare = usr, p, b
	}
	return nil
}
