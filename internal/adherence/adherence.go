// Package adherence compares the names in code with the names that tools returned
// to the agent that wrote it.
//
// It compares spellings. It knows neither the meaning of a name nor more of a
// result than the call holds: a finding is a hint, not a verdict.
package adherence

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/trial"
)

// Bounds of [Compare]: text beyond them is ignored, so that a hostile answer costs
// no more than a long one.
const (
	maxText      = 256 << 10 // bytes of code, of all results of servers together, and of all else together
	maxCodeNames = 4000      // different names of the code
	maxReturned  = 20_000    // different names of results that similar names are sought among
	maxFindings  = 40        // names in Kept or Left
	maxNameLen   = 64        // bytes of a name
)

// Call is one call of a tool.
type Call struct {
	Server       string // MCP server of the tool; "" for the agent's own tools
	Class        string // a [trial.ToolClass]
	Args, Result string
	Done, Error  bool
}

// Finding lists the names of one call: names in its result that the code uses, and
// names that the code uses in their place.
type Finding struct{ Kept, Left []string }

// Compare returns a finding for each call. A name in a result that the code uses is
// kept. A name that the code uses and no result has is left if a result has a
// similar name that the code does not use, or the type whose member the name is.
//
// Names that the agent wrote with its own tools, and reads back with them, do not
// count as returned.
//
//   - A name is an identifier. In a result it counts as code if it is spelled as
//     code is: with an inner capital or underscore, after a dot or @, before an
//     opening parenthesis, after a word that declares, alone in backticks or quotes,
//     or inside a fenced block. In the code all names count except keywords and
//     names in comments and strings.
//   - Names are similar if they differ in case only, in one letter more, less, other
//     or swapped with the next (Damerau 1964), or if they are camel-case names with
//     the same beginning of at least eight letters of which one has one word more
//     (navigationTitle, navigationBarTitle) or another last word (NavigationView,
//     NavigationStack).
//   - Names that the code itself declares are never left.
//   - Left holds "name" or "name ≠ returned"; a member is written Type.member, an
//     argument label Type(label:).
//
// Each name in Left belongs to the first call that returned the name or type left. Time
// is linear in code, results and the number of calls.
func Compare(code string, calls []Call) []Finding {
	var m meter
	return compare(code, calls, &m)
}

// meter counts the steps of [Compare] so that a test can relate them to the length
// of the input. Each step is a bounded number of instructions.
type meter int

func (m *meter) add(n int) { *m += meter(n) }

// comparison is the state of [Compare].
type comparison struct {
	m                        *meter
	uses                     codeNames
	position                 map[string]int  // of a name in uses.order
	sought                   map[string]bool // names of the code and of its labels
	returned                 map[string]int  // sought word of a result, spelled as code or not → first call with it
	written                  map[string]bool // by the agent, so far
	similar                  *similarNames
	serverBudget, restBudget int // bytes
	findings                 []Finding
}

func compare(code string, calls []Call, m *meter) []Finding {
	c := &comparison{m: m, findings: make([]Finding, len(calls))}
	if len(calls) == 0 {
		return c.findings
	}
	c.uses = namesOfCode(cutText(code, maxText), m)
	if len(c.uses.order) == 0 {
		return c.findings
	}
	c.position = make(map[string]int, len(c.uses.order))
	for i, n := range c.uses.order {
		c.position[n] = i
	}
	m.add(len(c.uses.order))
	c.sought = c.uses.soughtNames()
	m.add(len(c.sought))
	c.returned, c.written, c.similar = map[string]int{}, map[string]bool{}, newSimilarNames(m)
	c.serverBudget, c.restBudget = maxText, maxText
	for i := range calls {
		c.readCall(i, &calls[i])
	}
	c.findLeftNames()
	c.findLeftLabels()
	return c.findings
}

func (c *comparison) readCall(i int, call *Call) {
	c.m.add(1)
	own := call.Class == string(trial.ToolFile) || call.Class == string(trial.ToolShell)
	budget := &c.restBudget
	if call.Server != "" {
		budget = &c.serverBudget // files that an agent reads must not use up the budget of servers
	}
	// A command without a here-document only reads.
	if own && (call.Class == string(trial.ToolFile) || strings.Contains(call.Args, "<<")) {
		text := cutText(call.Args, *budget)
		*budget -= len(text)
		for n := range scanNames(unescapeLines.Replace(text), true, c.m) {
			c.written[n.name] = true
		}
	}
	if call.Error || !call.Done || *budget <= 0 {
		return
	}
	text := cutText(call.Result, *budget)
	*budget -= len(text)
	kept := map[int]bool{} // positions in uses.order
	for n := range scanNames(text, true, c.m) {
		c.m.add(1)
		if own && c.written[n.name] {
			continue
		}
		if c.sought[n.name] {
			if _, ok := c.returned[n.name]; !ok {
				c.returned[n.name] = i
			}
		}
		if !n.code {
			continue
		}
		c.similar.add(n.name, i)
		if c.uses.names[n.name] && !c.isExempt(n.name) {
			kept[c.position[n.name]] = true
		}
	}
	c.m.add(len(kept))
	for _, k := range slices.Sorted(maps.Keys(kept)) {
		if len(c.findings[i].Kept) == maxFindings {
			break
		}
		c.findings[i].Kept = append(c.findings[i].Kept, c.uses.display(c.uses.order[k]))
	}
}

// isExempt reports whether a name of the code is no evidence about results.
func (c *comparison) isExempt(name string) bool { return keywords[name] || c.uses.declared[name] }

// addLeft adds a name that the code uses in place of names of a call.
func (c *comparison) addLeft(call int, name string) {
	c.m.add(maxFindings)
	if f := &c.findings[call]; len(f.Left) < maxFindings && !slices.Contains(f.Left, name) {
		f.Left = append(f.Left, name)
	}
}

func (c *comparison) findLeftNames() {
	for _, n := range c.uses.order {
		c.m.add(1)
		if _, ok := c.returned[n]; ok || c.isExempt(n) {
			continue
		}
		if other, call, ok := c.similar.find(n); ok && !c.uses.names[other] {
			c.addLeft(call, c.uses.display(n)+" ≠ "+other)
			continue
		}
		if owner := c.uses.owner[n]; owner != "" && !c.uses.declared[owner] {
			if call, ok := c.returned[owner]; ok {
				c.addLeft(call, owner+"."+n)
			}
		}
	}
}

func (c *comparison) findLeftLabels() {
	c.m.add(len(c.uses.labels))
	for _, l := range c.uses.labels {
		_, known := c.returned[l[1]]
		if call, ok := c.returned[l[0]]; ok && !known && !c.uses.declared[l[0]] {
			c.addLeft(call, l[0]+"("+l[1]+":)")
		}
	}
}

// unescapeLines makes lines of a text in JSON: a name may follow a line break.
var unescapeLines = strings.NewReplacer(`\n`, "\n", `\t`, "\t", `\"`, `"`)

type codeNames struct {
	order      []string // in order of first use
	names      map[string]bool
	declared   map[string]bool    // by the code itself
	owner      map[string]string  // of a member that is only used as Type.member: the type
	attributes map[string]bool    // used as @Name
	labels     [][2]string        // Type, label of Type(label: …)
	seenLabels map[[2]string]bool // the same
}

// soughtNames returns the names that findings about the code depend on.
func (u *codeNames) soughtNames() map[string]bool {
	out := maps.Clone(u.names)
	for _, owner := range u.owner {
		out[owner] = true
	}
	for _, l := range u.labels {
		out[l[0]], out[l[1]] = true, true
	}
	return out
}

// display returns a name as people write it.
func (u *codeNames) display(name string) string {
	switch {
	case u.attributes[name]:
		return "@" + name
	case u.owner[name] != "":
		return u.owner[name] + "." + name
	}
	return name
}

// namesOfCode reads the names of code. It is no parser: it goes by the characters
// around a name, which are similar in the languages that agents write.
func namesOfCode(code string, m *meter) codeNames {
	u := codeNames{names: map[string]bool{}, declared: map[string]bool{}, owner: map[string]string{}, attributes: map[string]bool{}, seenLabels: map[[2]string]bool{}}
	var before token
	for t := range scanNames(code, false, m) {
		m.add(1 + t.start - before.end) // the gap may be white space
		if declaring[before.name] && before.end <= t.start && strings.TrimSpace(code[before.end:t.start]) == "" {
			u.declared[t.name] = true
		}
		if !keywords[t.name] && len(u.order) < maxCodeNames {
			u.addUse(t, before)
		}
		before = t
	}
	return u
}

// addUse adds a name of the code that is no keyword.
func (u *codeNames) addUse(t, before token) {
	if t.next == ':' && !t.member && t.prev != '?' { // a label, a parameter or a field
		if isTypeName(t.call) {
			if l := [2]string{t.call, t.name}; !u.seenLabels[l] {
				u.seenLabels[l] = true
				u.labels = append(u.labels, l)
			}
		} else if t.call == "" {
			u.declared[t.name] = true
		}
		return
	}
	if t.attribute {
		u.attributes[t.name] = true
	}
	owner := ""
	if t.member && before.end+1 == t.start && isTypeName(before.name) {
		owner = before.name
	}
	if !u.names[t.name] {
		u.names[t.name] = true
		u.order = append(u.order, t.name)
		u.owner[t.name] = owner
	} else if u.owner[t.name] != owner {
		u.owner[t.name] = ""
	}
}

func isTypeName(s string) bool { return s != "" && s[0] >= 'A' && s[0] <= 'Z' }

// cutText returns the first n bytes of a text, or up to three fewer to keep the last
// character whole. Text that is not UTF-8 is cut at n.
func cutText(s string, n int) string {
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
	for w := range strings.FieldsSeq(s) {
		m[w] = true
	}
	return m
}

var (
	// declaring are the keywords before a name that is declared.
	declaring = wordSet("let var func class struct enum protocol actor case typealias associatedtype extension macro import module package type const def interface function precedencegroup")
	// keywords are the keywords of the languages that agents mostly write, and names
	// that are too common to tell where they come from.
	keywords = wordSet(`actor any as associatedtype async await borrowing break case catch class consuming continue convenience default defer deinit didSet do dynamic
		else enum extension fallthrough false fileprivate final for func get guard if import in indirect init inout internal is isolated lazy let macro mutating nil nonisolated
		open operator optional override postfix prefix private protocol public repeat required rethrows return self Self sending set some static struct subscript super switch
		throw throws true try typealias unowned var weak where while willSet yield escaping autoclosure discardableResult
		chan const go goto interface map package range select type def del elif except from global lambda None nonlocal not or pass raise with and assert True False
		delete export function instanceof new null of this typeof undefined void
		String Int Int32 Int64 UInt UInt8 Double Float Bool Void Any AnyObject Optional Array Dictionary Set Character Error print string int int64 float64 bool byte rune error`)
)
