package draft

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/mcp/explore"
	"github.com/assay-eval/assay/internal/report"
)

// Ranks of questions: fields of things are asked first, the ends of lines last.
const (
	rankField = iota
	rankKeyLine
	rankNext
	rankLine
)

// candidatesOf returns the values of a reply that could be asked for.
func candidatesOf(r *explore.Reply) []*candidate {
	a := &asker{reply: r, subject: subjectOf(r), group: groupOf(r)}
	for _, v := range scalars(r.Original) {
		a.keep = append(a.keep, clean(v))
	}
	if v, ok := explore.DecodeJSON(r.Text); ok {
		a.walk(v, nil, identity{})
	} else {
		a.readLines()
	}
	return a.out
}

// addWrong gives each candidate the values that could be taken for its own: values of the
// same key, and values of the same reply that are found in the same way.
func addWrong(all []*candidate) {
	byKey := map[string][]*candidate{}
	for _, c := range all {
		of := fmt.Sprintf("%d %s", c.rank, c.key)
		if c.key == "" {
			of += " " + c.group
		}
		c.of = of
		byKey[of] = append(byKey[of], c)
	}
	for _, c := range all {
		for _, near := range []bool{true, false} {
			for _, o := range byKey[c.of] {
				if o.value != c.value && (o.group == c.group) == near && len(c.wrong) < mostWrong {
					c.wrong = append(c.wrong, o.value)
				}
			}
		}
	}
}

// mostWrong limits the values that are considered as wrong answers.
const mostWrong = 12

type asker struct {
	reply   *explore.Reply
	subject string
	group   string
	keep    []string
	out     []*candidate
}

// mostValues limits the values of one reply that are considered.
const mostValues = 150

// add adds a value. object is what the value is of in the reply, and keep is what each
// wording of the question must have.
func (a *asker) add(rank int, object, key, value, question string, keep ...string) {
	if len(a.out) >= mostValues || value == "" {
		return
	}
	a.out = append(a.out, &candidate{reply: a.reply, group: a.group, object: object, key: key, value: value, question: question, keep: slices.Concat(a.keep, keep), rank: rank})
}

// addOf adds a value of an object. tell is the question from its second letter on: it follows
// the subject of the call, or stands alone if other calls tell the same.
func (a *asker) addOf(id identity, rank int, key, value, tell string, keep ...string) {
	a.add(rank, id.name, key, value, fmt.Sprintf("Look at %s and t%s", a.subject, tell), keep...)
	if n := len(a.out); n > 0 && a.out[n-1].value == value {
		a.out[n-1].alone, a.out[n-1].aloneKeep = "T"+tell, keep
	}
}

// identity is how people name the object that holds a value.
type identity struct {
	key, name, kind string
	many            bool // the value is in one of several things that have no name
}

var identities = strings.Fields("name title subject label path filename key slug login email sku code number id hash sha uuid uri url")

func identityOf(m map[string]any, kind string) identity {
	for _, key := range identities {
		switch v := m[key].(type) {
		case nil, bool, map[string]any, []any:
		default:
			if s := clean(fmt.Sprint(v)); s != "" && len(s) <= 80 {
				return identity{key: key, name: s, kind: kind}
			}
		}
	}
	return identity{}
}

// walk asks for the scalars of a JSON value. at are the keys that lead to it since the
// object that id names.
func (a *asker) walk(v any, at []string, id identity) {
	switch v := v.(type) {
	case map[string]any:
		kind := ""
		if len(at) > 0 {
			kind = singular(at[len(at)-1])
		}
		named := len(at) == 0 && id.name == "" && !id.many && len(a.keep) > 0 // by the arguments of the call
		if own := identityOf(v, kind); own.name != "" && !named {
			at, id = nil, own
		}
		for _, key := range slices.Sorted(maps.Keys(v)) {
			a.walk(v[key], append(slices.Clone(at), key), id)
		}
	case []any:
		a.walkList(v, at, id)
	case nil, bool:
	default:
		key := words(at...)
		if len(at) == 0 || id.many || len(at) == 1 && at[0] == id.key || isPassing(strings.Fields(key)) {
			return
		}
		value := strings.TrimSpace(fmt.Sprint(v))
		if id.name == "" || slices.Contains(a.keep, id.name) {
			a.add(rankField, at[len(at)-1], key, value, fmt.Sprintf("Tell me the %s in %s.", key, a.subject))
			return
		}
		a.addOf(id, rankField, key, value, fmt.Sprintf("ell me the %s of %s.", key, id), id.name)
	}
}

// walkList asks for the scalars of a list. It does not ask about several things without
// names.
func (a *asker) walkList(list []any, at []string, id identity) {
	of := id
	of.many = of.many || len(list) > 1
	for _, e := range list {
		switch e := e.(type) {
		case map[string]any, []any:
			a.walk(e, at, of)
		case string:
			a.askText(e, at, id)
		}
	}
}

// String returns how a question names the object.
func (id identity) String() string {
	if id.kind == "" {
		return fmt.Sprintf("%q", id.name)
	}
	return fmt.Sprintf("the %s %q", words(id.kind), id.name)
}

// askText asks for the end of a text that is one of several of an object.
func (a *asker) askText(text string, at []string, id identity) {
	if len(at) == 0 || id.name == "" || slices.Contains(a.keep, id.name) {
		return
	}
	start, end, n := halves(text)
	if n == 0 {
		return
	}
	a.addOf(id, rankLine, "", end, fmt.Sprintf("ell me how one of the %s of %s goes on: it begins with %q. I want the next %d words.", words(at...), id, clean(start), n), id.name, clean(start))
}

// Lines of replies that are text.
var (
	keyLine = lazyregexp.New(`^\s*[-*]?\s*\**([A-Za-z][A-Za-z0-9 _-]{1,30}?)\**\s*[:=]\s+\**(\S.*?)\**\s*$`)
	failure = lazyregexp.New(`(?i)^error\b|: error\b|\bE[A-Z]{4,}:|\bnot found\b|\binvalid\b|\bfailed\b`)
	// note replaces content that is not text. Its words are ours, not the server's.
	note  = lazyregexp.New(`^\[(?:image|audio|resource|resource_link)\b.*\]$`)
	entry = lazyregexp.New(`^\s*\[(?:FILE|DIR)\]\s+(\S.*?)(?:\s{2,}[\d.]+ \w+)?\s*$`)
)

// readLines asks for the values of lines: keys with values, entries of lists, and the ends
// of lines of prose.
func (a *asker) readLines() {
	last, seen := "", map[string]int{}
	var lines []string
	for line := range strings.Lines(a.reply.Text) {
		line = strings.TrimSpace(line)
		lines = append(lines, line)
		if m := keyLine.FindStringSubmatch(line); m != nil {
			seen[m[1]]++
		}
	}
	for _, line := range lines {
		if failure.MatchString(line) || note.MatchString(line) {
			continue
		}
		if m := entry.FindStringSubmatch(line); m != nil {
			if last != "" {
				a.add(rankNext, last, "", m[1], fmt.Sprintf("Which entry comes directly after %q in %s?", clean(last), a.subject), clean(last))
			}
			last = m[1]
			continue
		}
		if m := keyLine.FindStringSubmatch(line); m != nil && seen[m[1]] == 1 && len(m[2]) <= longest {
			if !isPassing(explore.SplitName(m[1])) {
				a.add(rankKeyLine, m[1], m[1], strings.TrimRight(m[2], ".,;"), fmt.Sprintf("What does %s give as %q?", a.subject, clean(m[1])), clean(m[1]))
			}
			continue
		}
		a.askEnd(line, lines)
	}
}

// Words of a line that a question quotes, and the most that its answer has.
const (
	quoted = 4
	asked  = 5
)

// askEnd asks for the words that follow the beginning of a line of prose, if the line is
// alone in beginning so.
func (a *asker) askEnd(line string, all []string) {
	start, end, n := halves(line)
	if n < 3 {
		return
	}
	for _, o := range all {
		if o != line && strings.HasPrefix(strings.Join(strings.Fields(o), " "), start) {
			return
		}
	}
	a.add(rankLine, start, "", end, fmt.Sprintf("In %s, a line begins with %q. What are the next %d words?", a.subject, clean(start), n), clean(start))
}

// halves cuts a sentence into a beginning and the n words that follow it. n is 0 if the text
// is too short or no prose.
func halves(text string) (start, end string, n int) {
	w := strings.Fields(text)
	if len(w) < 4 || len(text) > 1000 || strings.ContainsAny(text, "<>{}|`\\") {
		return "", "", 0
	}
	from := min(quoted, len(w)/2)
	rest := w[from:min(len(w), from+asked)]
	return strings.Join(w[:from], " "), strings.Trim(strings.Join(rest, " "), `.,;:!?"'()[]*_`), len(rest)
}

// adjectives are words of tools' names that a subject does without.
var adjectives = strings.Fields("multiple text all by with sizes the a an of for from in my tool mcp")

// subjectOf describes a call in the words of a user.
func subjectOf(r *explore.Reply) string {
	if r.Tool == "" {
		return fmt.Sprintf("the resource %q", clean(r.URI))
	}
	var noun []string
	verb := ""
	for _, w := range explore.SplitName(r.Tool) {
		if explore.IsReadingVerb(w) {
			verb = w
			continue
		}
		if !slices.Contains(adjectives, w) {
			noun = append(noun, w)
		}
	}
	what := subjectArgs(r)
	if n := len(noun); n > 0 && what != "" && !strings.Contains(what, " and ") {
		noun[n-1] = singular(noun[n-1])
	}
	name := strings.Join(noun, " ")
	switch {
	case name == "" && what == "":
		return "what there is to " + verb
	case what == "":
		return "the " + name
	case name == "":
		return "the result of a " + verb + " for " + what
	case slices.Contains(strings.Fields("file files directory folder document page note doc entry record tree"), noun[len(noun)-1]):
		return "the " + name + " " + what
	}
	return "the " + name + " of " + what
}

// subjectArgs lists the values of arguments, with their names if there are several.
func subjectArgs(r *explore.Reply) string {
	args, _ := r.Original.(map[string]any)
	var parts []string
	for _, key := range slices.Sorted(maps.Keys(args)) {
		values := scalars(args[key])
		if len(values) == 0 {
			continue
		}
		var quotedValues []string
		for _, v := range values {
			quotedValues = append(quotedValues, fmt.Sprintf("%q", clean(v)))
		}
		text := strings.Join(quotedValues, " and ")
		if len(args) > 1 {
			text = words(key) + " " + text
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, ", ")
}

func clean(s string) string { return strings.TrimSpace(report.Clean(s)) }

// words joins the words of names: createdAt becomes "created at".
func words(names ...string) string {
	var out []string
	for _, n := range names {
		out = append(out, explore.SplitName(n)...)
	}
	return strings.Join(out, " ")
}

func singular(s string) string {
	switch {
	case strings.HasSuffix(s, "ies"):
		return strings.TrimSuffix(s, "ies") + "y"
	case strings.HasSuffix(s, "s") && !strings.HasSuffix(s, "ss"):
		return strings.TrimSuffix(s, "s")
	}
	return s
}
