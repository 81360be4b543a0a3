package html

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/trial"
)

// Bounds of [Departures]: beyond them code, results and lists are cut, so that a
// hostile answer costs no more than a long one.
const (
	maxDepartText  = 256 << 10 // bytes of code, of all results of servers together, and of all else together
	maxDepartCode  = 4000      // different names of the code that are looked at
	maxDepartNames = 20_000    // different names of results that near ones are sought among
	maxDepartList  = 40        // names in a Kept or Left
	maxNameLen     = 64        // bytes of a name
)

// Departures fills in Kept and Left of calls: what tools returned, and where the
// code left it. In one sentence: a name in what came back that the code uses is
// kept; a name that the code uses and nothing returned has is left, if one that is
// spelled almost like it was returned and is not used, or the type whose member it
// is was returned.
//
// What the agent has written with its own tools, and reads back with them, came from
// nowhere: such names do not count as returned.
//
// It compares spellings. It does not know what a name means, sees only as much of
// a result as the call holds, and is a hint and no verdict.
//
//   - A name is an identifier, of at least three letters where it is to be near
//     another. In a result it counts as code if it is spelled as code is: with an
//     inner capital or underscore, after a dot or @, before an opening parenthesis,
//     after a word that declares, alone in backticks or quotes, or
//     inside a fenced block. In the code all names
//     count but those in comments and strings, and keywords.
//   - Almost like: other case only, one letter more, less, other or swapped with
//     the next (Damerau 1964), or two camel-case names with the same beginning of
//     at least eight letters of which one has one word more (navigationTitle,
//     navigationBarTitle) or another last word (NavigationView, NavigationStack).
//   - Names that the code itself declares are never left.
//   - Left holds "name" or "name ≠ returned"; a member is written Type.member, an
//     argument label Type(label:).
//
// Each departure stands with the first call that returned what was left. The calls
// are copied. Time is linear in code, results and the number of calls, whatever is
// in them.
func Departures(code string, calls []Call) []Call {
	var m meter
	return departures(code, calls, &m)
}

// meter counts the steps of [Departures], so that a test can hold them against the
// length of what it is given; each stands for a bounded number of instructions.
type meter int

func (m *meter) add(n int) { *m += meter(n) }

func departures(code string, calls []Call, m *meter) []Call {
	out := slices.Clone(calls)
	if len(out) == 0 {
		return out
	}
	uses := usesOf(departText(code, maxDepartText), m)
	if len(uses.order) == 0 {
		return out
	}
	said := map[string]int{} // every word of results, spelled as code or not → first call with it
	near := newNearness(m)
	at := make(map[string]int, len(uses.order)) // name → its place in the order
	for i, n := range uses.order {
		at[n] = i
	}
	m.add(len(uses.order))
	wrote := map[string]bool{} // by the agent, so far
	fromServers, others := maxDepartText, maxDepartText
	for i := range out {
		m.add(1)
		c := &out[i]
		c.Kept, c.Left = nil, nil
		own := c.Class == string(trial.ToolFile) || c.Class == string(trial.ToolShell)
		budget := &others
		if c.Server != "" {
			budget = &fromServers // files that an agent reads are no reason to look at less of these
		}
		if own && (c.Class == string(trial.ToolFile) || strings.Contains(c.Args, "<<")) { // a command is only read otherwise
			text := departText(c.Args, *budget)
			*budget -= len(text)
			for _, t := range scanNames(unquoted.Replace(text), true, m) {
				wrote[t.name] = true
			}
		}
		if c.Error || !c.Done || *budget <= 0 {
			continue
		}
		text := departText(c.Result, *budget)
		*budget -= len(text)
		kept := map[int]bool{} // places in the order
		for _, t := range scanNames(text, true, m) {
			m.add(1)
			if own && wrote[t.name] {
				continue
			}
			if _, ok := said[t.name]; !ok {
				said[t.name] = i
			}
			if !t.code {
				continue
			}
			near.add(t.name, i)
			if uses.names[t.name] && !keywords[t.name] && !uses.declared[t.name] {
				kept[at[t.name]] = true
			}
		}
		m.add(len(kept))
		for _, k := range slices.Sorted(maps.Keys(kept)) {
			if len(c.Kept) == maxDepartList {
				break
			}
			c.Kept = append(c.Kept, uses.spelled(uses.order[k]))
		}
	}
	leave := func(call int, s string) {
		m.add(maxDepartList)
		if c := &out[call]; len(c.Left) < maxDepartList && !slices.Contains(c.Left, s) {
			c.Left = append(c.Left, s)
		}
	}
	for _, n := range uses.order {
		m.add(1)
		if _, ok := said[n]; ok || keywords[n] || uses.declared[n] {
			continue
		}
		if other, call, ok := near.find(n); ok && !uses.names[other] {
			leave(call, uses.spelled(n)+" ≠ "+other)
			continue
		}
		if owner := uses.owner[n]; owner != "" && !uses.declared[owner] {
			if call, ok := said[owner]; ok {
				leave(call, owner+"."+n)
			}
		}
	}
	m.add(len(uses.labels))
	for _, l := range uses.labels {
		_, known := said[l[1]]
		if call, ok := said[l[0]]; ok && !known && !uses.declared[l[0]] {
			leave(call, l[0]+"("+l[1]+":)")
		}
	}
	return out
}

// unquoted makes lines of the text in JSON: a name may follow upon a line break.
var unquoted = strings.NewReplacer(`\n`, "\n", `\t`, "\t", `\"`, `"`)

// codeNames is what a piece of code says.
type codeNames struct {
	order    []string // names in order of first use
	names    map[string]bool
	declared map[string]bool   // by the code itself
	owner    map[string]string // of a member that is only used as Type.member: the type
	attrs    map[string]bool   // used as @Name
	labels   [][2]string       // Type, label of Type(label: …)
}

// spelled is a name as people write it.
func (u *codeNames) spelled(n string) string {
	switch {
	case u.attrs[n]:
		return "@" + n
	case u.owner[n] != "":
		return u.owner[n] + "." + n
	}
	return n
}

// usesOf reads the names of code. It is no parser: it goes by the characters
// around a name, which are alike in the languages that agents write.
func usesOf(code string, m *meter) codeNames {
	u := codeNames{names: map[string]bool{}, declared: map[string]bool{}, owner: map[string]string{}, attrs: map[string]bool{}}
	toks := scanNames(code, false, m)
	seenLabel := map[[2]string]bool{}
	for i, t := range toks {
		m.add(1)
		if i > 0 {
			m.add(t.start - toks[i-1].end) // that may be white space
		}
		declares := i > 0 && declaring[toks[i-1].name] && toks[i-1].end <= t.start && strings.TrimSpace(code[toks[i-1].end:t.start]) == ""
		if declares {
			u.declared[t.name] = true
		}
		switch {
		case keywords[t.name] || len(u.order) >= maxDepartCode:
			continue
		case t.next == ':' && !t.member && t.prev != '?': // a label, a parameter or a field
			if t.opens != "" && isType(t.opens) {
				if l := [2]string{t.opens, t.name}; !seenLabel[l] {
					seenLabel[l] = true
					u.labels = append(u.labels, l)
				}
			} else if t.opens == "" {
				u.declared[t.name] = true
			}
			continue
		}
		if t.attr {
			u.attrs[t.name] = true
		}
		owner := ""
		if t.member && i > 0 && toks[i-1].end+1 == t.start && isType(toks[i-1].name) {
			owner = toks[i-1].name
		}
		if !u.names[t.name] {
			u.names[t.name] = true
			u.order = append(u.order, t.name)
			u.owner[t.name] = owner
		} else if u.owner[t.name] != owner {
			u.owner[t.name] = ""
		}
	}
	return u
}

// isType says whether a name is spelled as types are.
func isType(s string) bool { return s != "" && s[0] >= 'A' && s[0] <= 'Z' }

// departText is the first n bytes of a text, or up to three fewer where they would
// cut a character; a text that is no UTF-8 is cut where it is.
func departText(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for k := n; k > max(0, n-utf8.UTFMax); k-- {
		if utf8.RuneStart(s[k]) {
			return s[:k]
		}
	}
	return s[:n]
}

func wordSet(s string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(s) {
		m[w] = true
	}
	return m
}

var (
	// declaring are keywords after which a name is declared.
	declaring = wordSet("let var func class struct enum protocol actor case typealias associatedtype extension macro import module package type const def interface function precedencegroup")
	// keywords are those of the languages that agents mostly write, and names that
	// say nothing of where they come from.
	keywords = wordSet(`actor any as associatedtype async await borrowing break case catch class consuming continue convenience default defer deinit didSet do dynamic
		else enum extension fallthrough false fileprivate final for func get guard if import in indirect init inout internal is isolated lazy let macro mutating nil nonisolated
		open operator optional override postfix prefix private protocol public repeat required rethrows return self Self sending set some static struct subscript super switch
		throw throws true try typealias unowned var weak where while willSet yield escaping autoclosure discardableResult
		chan const go goto interface map package range select type def del elif except from global lambda None nonlocal not or pass raise with and assert True False
		delete export function instanceof new null of this typeof undefined void
		String Int Int32 Int64 UInt UInt8 Double Float Bool Void Any AnyObject Optional Array Dictionary Set Character Error print string int int64 float64 bool byte rune error`)
)
