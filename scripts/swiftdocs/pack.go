package main

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/names"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/swift/stub"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// standsFor are the modules that the modules of the gap pack add to.
var standsFor = map[string]string{"AssayGapFoundation": "Foundation", "AssayGapDispatch": "Dispatch"}

// packDeclarations returns the public declarations of the packs below root.
func packDeclarations(root fs.FS) ([]declaration, error) {
	manifests, err := fs.Glob(root, "*/pack.json")
	if err != nil {
		return nil, err
	}
	var out []declaration
	for _, name := range manifests {
		b, err := fs.ReadFile(root, name)
		if err != nil {
			return nil, err
		}
		var m pack.Manifest
		if err := json.Unmarshal(b, &m); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		for _, module := range m.Modules {
			files, err := fs.Glob(root, path.Join(path.Dir(name), module.Name, "*.swift"))
			if err != nil {
				return nil, err
			}
			on := ""
			if len(module.Platforms) > 0 {
				on = "(" + strings.Join(platformNames(module.Platforms), ", ") + ")"
			}
			for _, file := range files {
				text, err := fs.ReadFile(root, file)
				if err != nil {
					return nil, err
				}
				r := newSourceReader(module.Name, string(text))
				r.on = on
				if err := r.readMembers(len(r.text), scope{}); err != nil {
					return nil, fmt.Errorf("%s: %w", file, err)
				}
				out = append(out, r.found...)
			}
		}
	}
	return out, nil
}

// namedOnly returns the names of types that packs list and do not declare.
func namedOnly(root fs.FS, declared []declaration) ([]declaration, error) {
	have := map[string]bool{}
	for _, d := range declared {
		have[d.path] = true
	}
	files, err := fs.Glob(root, "*/*/"+pack.NamesFile)
	if err != nil {
		return nil, err
	}
	var out []declaration
	for _, file := range files {
		text, err := fs.ReadFile(root, file)
		if err != nil {
			return nil, err
		}
		list, err := names.Parse(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		for _, owner := range append(list.Types(), "*") {
			for _, name := range list.Own(owner) {
				d := declaration{module: path.Base(path.Dir(file)), path: name, text: "The name exists. Its declaration and versions are not recorded here."}
				if owner != "*" {
					d.path = owner + "." + name
				}
				if !have[d.path] {
					out = append(out, d)
				}
			}
		}
	}
	return out, nil
}

func platformNames(ids []string) []string {
	var out []string
	for _, id := range ids {
		out = append(out, swift.Target{Platform: swift.Platform(id)}.Domain())
	}
	return out
}

// sourceReader reads the declarations of a file of a pack. It knows the Swift of packs:
// declarations with empty bodies.
type sourceReader struct {
	module string
	on     string // platforms of the module, if not all
	text   string // without comments
	masked string // the same without the content of strings
	at     int
	found  []declaration
}

func newSourceReader(module, text string) *sourceReader {
	// A comment becomes blank; the quotes around a masked string tell them apart.
	masked := swift.Mask(text)
	clean := []byte(text)
	quoted := false
	for i := range clean {
		switch {
		case masked[i] == '"':
			quoted = !quoted
		case masked[i] == ' ' && !quoted:
			clean[i] = ' '
		}
	}
	return &sourceReader{module: module, text: string(clean), masked: masked}
}

// scope is what encloses a declaration.
type scope struct {
	path   string // of the type, with a dot after it
	kind   string // keyword of the type, or extension
	public bool   // the type or extension is public
	since  []symbols.Availability
	where  string // constraints of the extension
	only   string // conditions of compilation
}

// head is a declaration up to its keyword.
type head struct {
	attributes []string
	records    []symbols.Availability
	modifiers  []string
	keyword    string
}

var modifiers = map[string]bool{}

func init() {
	for _, m := range strings.Fields(`public open internal private fileprivate package nonisolated static class mutating nonmutating override required
		convenience final indirect optional unowned weak lazy dynamic prefix postfix infix consuming borrowing distributed isolated`) {
		modifiers[m] = true
	}
}

// readMembers reads the declarations up to end.
func (r *sourceReader) readMembers(end int, around scope) error {
	conditions := []string{}
	for {
		r.skipSpace(end)
		if r.at >= end {
			return nil
		}
		if r.masked[r.at] == '#' {
			line, _, _ := strings.Cut(r.text[r.at:end], "\n")
			if next, ok := readCondition(line, conditions); ok {
				conditions = next
				r.at += len(line)
				continue
			}
		}
		inside := around
		if len(conditions) > 0 {
			inside.only = "only if " + strings.Join(conditions, " and ")
		}
		if err := r.readDeclaration(end, inside); err != nil {
			return err
		}
	}
}

// readCondition applies a line of conditional compilation to the open conditions.
func readCondition(line string, open []string) ([]string, bool) {
	word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	last := max(len(open)-1, 0)
	switch word {
	case "#if":
		return append(slices.Clone(open), strings.TrimSpace(rest)), true
	case "#elseif":
		return append(slices.Clone(open[:last]), strings.TrimSpace(rest)), true
	case "#else":
		return append(slices.Clone(open[:last]), "not "+open[last]), true
	case "#endif":
		return open[:last], true
	}
	return open, false
}

func (r *sourceReader) skipSpace(end int) {
	for r.at < end && strings.IndexByte(" \t\r\n;", r.masked[r.at]) >= 0 {
		r.at++
	}
}

var wordAt = regexp.MustCompile(`^[A-Za-z_]\w*`)

// readHead reads attributes, modifiers and the keyword.
func (r *sourceReader) readHead(end int) (head, error) {
	var h head
	for {
		r.skipSpace(end)
		if r.at < end && r.masked[r.at] == '@' {
			from := r.at + 1
			r.readWord(from, end)
			for r.at < end && r.masked[r.at] == '.' { // @Self.Builder
				r.readWord(r.at+1, end)
			}
			h.addAttribute(r.text[from:r.at])
			continue
		}
		word := wordAt.FindString(r.masked[r.at:end])
		if word == "" {
			line, _, _ := strings.Cut(r.text[r.at:end], "\n")
			return h, fmt.Errorf("no declaration at %q", line)
		}
		next := strings.TrimLeft(r.masked[min(r.at+len(word), end):end], " \t\n")
		if !modifiers[word] || word == "class" && !modifiers[wordAt.FindString(next)] && !isMemberKeyword(wordAt.FindString(next)) {
			h.keyword = word
			r.at += len(word)
			return h, nil
		}
		h.modifiers = append(h.modifiers, r.readWord(r.at, end))
	}
}

func isMemberKeyword(s string) bool {
	return s == "func" || s == "var" || s == "let" || s == "subscript"
}

// readWord reads a word from at and the arguments that follow it without a space.
func (r *sourceReader) readWord(at, end int) string {
	from := at
	at += len(wordAt.FindString(r.masked[at:end]))
	for at < end && (r.masked[at] == '(' || r.masked[at] == '<') {
		at = min(stub.Closing(r.masked, at), end-1) + 1
	}
	r.at = at
	return r.text[from:at]
}

func (h *head) addAttribute(text string) {
	if args, ok := strings.CutPrefix(text, "available("); ok {
		h.records = append(h.records, readAvailable(strings.TrimSuffix(args, ")"))...)
		return
	}
	if text[0] != '_' && !slices.Contains([]string{"preconcurrency", "frozen", "inlinable", "usableFromInline"}, text) {
		h.attributes = append(h.attributes, "@"+text)
	}
}

var versionAt = regexp.MustCompile(`^(\w+) ([\d.]+)$`)

// readAvailable reads the arguments of an attribute @available.
func readAvailable(args string) []symbols.Availability {
	parts := splitTop(args, ',')
	first := strings.TrimSpace(parts[0])
	if versionAt.MatchString(first) {
		var out []symbols.Availability
		for _, p := range parts {
			if m := versionAt.FindStringSubmatch(strings.TrimSpace(p)); m != nil {
				v, _ := swift.ParseVersion(m[2])
				out = append(out, symbols.Availability{Domain: m[1], Introduced: v})
			}
		}
		return out
	}
	a := symbols.Availability{Domain: first}
	for _, p := range parts[1:] {
		key, value, _ := strings.Cut(strings.TrimSpace(p), ":")
		value = strings.TrimSpace(value)
		v, _ := swift.ParseVersion(value)
		switch {
		case key == "introduced":
			a.Introduced = v
		case key == "deprecated" && value == "":
			a.AlwaysDeprecated = true
		case key == "deprecated":
			a.Deprecated = v
		case key == "obsoleted":
			a.Obsoleted = v
		case key == "unavailable":
			a.AlwaysUnavailable = true
		case key == "message":
			a.Message = strings.Trim(value, `"`)
		case key == "renamed":
			a.Renamed = strings.Trim(value, `"`)
		}
	}
	return []symbols.Availability{a}
}

// inherit returns a declaration's records and the records that it inherits from its scope,
// deprecations excepted, for platforms of which it has none.
func inherit(own, around []symbols.Availability) []symbols.Availability {
	out := slices.Clone(own)
	for _, a := range around {
		a.Deprecated, a.AlwaysDeprecated, a.Message, a.Renamed = swift.Version{}, false, "", ""
		i := slices.IndexFunc(out, func(o symbols.Availability) bool { return o.Domain == a.Domain })
		if i < 0 {
			out = append(out, a)
		} else if out[i].Introduced.IsZero() {
			out[i].Introduced = a.Introduced
		}
	}
	return out
}

var typeKeywords = map[string]bool{"struct": true, "class": true, "enum": true, "protocol": true, "actor": true, "extension": true}

// readDeclaration reads one declaration and, of a type, its members.
func (r *sourceReader) readDeclaration(end int, around scope) error {
	h, err := r.readHead(end)
	if err != nil {
		return err
	}
	from := r.at
	stop, open := r.findEnd(end, typeKeywords[h.keyword])
	text := strings.Join(strings.Fields(r.text[from:stop]), " ")
	body := ""
	r.at = stop
	if open {
		closing, err := r.closingBrace(stop, end)
		if err != nil {
			return err
		}
		body = r.masked[stop+1 : closing]
		if typeKeywords[h.keyword] {
			r.at = stop + 1
			if err := r.readType(h, text, closing, around); err != nil {
				return err
			}
		}
		r.at = closing + 1
	}
	if !typeKeywords[h.keyword] && h.keyword != "import" && around.shows(h) {
		r.addMember(h, text, body, around)
	}
	return nil
}

// shows reports whether a declaration in the scope is public.
func (s *scope) shows(h head) bool {
	switch {
	case isPublic(h.modifiers):
		return true
	case s.kind == "enum":
		return s.public && h.keyword == "case"
	}
	return s.public && (s.kind == "protocol" || s.kind == "extension")
}

func isPublic(list []string) bool {
	return slices.Contains(list, "public") || slices.Contains(list, "open")
}

// findEnd returns the end of a declaration without its body, and whether a body follows.
func (r *sourceReader) findEnd(end int, isType bool) (stop int, open bool) {
	depth := 0
	for i := r.at; i < end; i++ {
		switch c := r.masked[i]; {
		case c == '(' || c == '[':
			depth++
		case c == ')' || c == ']':
			depth--
		case depth > 0:
		case c == '{':
			return i, true
		case c == ';':
			return i, false
		case c == '\n' && !isType:
			next := strings.TrimLeft(r.masked[i:end], " \t\n")
			if !strings.HasPrefix(next, "{") && !strings.HasPrefix(next, "where ") && !strings.HasPrefix(next, "->") {
				return i, false
			}
		}
	}
	return end, false
}

func (r *sourceReader) closingBrace(open, end int) (int, error) {
	depth := 0
	for i := open; i < end; i++ {
		switch r.masked[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i, nil
			}
		}
	}
	return 0, fmt.Errorf("no end of the body at %q", r.text[open:min(open+60, end)])
}

// readType adds a type, or the conformances of an extension, and reads its members.
func (r *sourceReader) readType(h head, text string, end int, around scope) error {
	name, _ := cutName(text)
	inside := scope{path: around.path + name + ".", kind: h.keyword, since: inherit(h.records, around.since), only: around.only}
	inside.public = isPublic(h.modifiers) || around.public
	clause, where, _ := strings.Cut(text, " where ")
	_, conforms, isConformance := strings.Cut(clause, ":")
	switch {
	case h.keyword == "extension":
		inside.where = where
		if !isConformance || strings.Contains(conforms, "@unchecked") {
			break
		}
		r.addDeclaration(declaration{path: around.path + name, text: "extension " + text, records: inside.since, only: around.only})
	case around.shows(h):
		r.addDeclaration(declaration{path: around.path + name, text: h.join(text), records: inherit(h.records, around.since), only: around.only})
	default:
		return nil
	}
	return r.readMembers(end, inside)
}

func (h *head) join(text string) string {
	words := slices.Clone(h.attributes)
	for _, m := range h.modifiers {
		if m != "public" {
			words = append(words, m)
		}
	}
	return strings.Join(append(words, h.keyword), " ") + joint(text) + text
}

// joint is a space where a keyword and what follows it need one: not in "init(".
func joint(text string) string {
	if text == "" || strings.ContainsAny(text[:1], "(<?!") {
		return ""
	}
	return " "
}

// cutName cuts the name from the beginning of a text.
func cutName(text string) (name, rest string) {
	end := strings.IndexFunc(text, func(c rune) bool { return strings.ContainsRune(" <(:?!,=", c) })
	if end < 0 {
		end = len(text)
	}
	return strings.Trim(text[:end], "`"), text[end:]
}

// addMember adds a member, or the cases of one line.
func (r *sourceReader) addMember(h head, text, body string, around scope) {
	records := inherit(h.records, around.since)
	add := func(name, decl string) {
		if around.where != "" {
			decl = constrain(decl, around.where)
		}
		r.addDeclaration(declaration{path: around.path + name, text: decl, records: records, only: around.only})
	}
	switch h.keyword {
	case "case":
		for _, one := range splitTop(text, ',') {
			one = strings.TrimSpace(one)
			name, _ := cutName(one)
			add(name, "case "+one)
		}
	case "init", "subscript":
		add(h.keyword, h.join(text)+accessors(h.keyword, text, body))
	case "deinit", "operator", "precedencegroup":
	default:
		if h.keyword == "macro" {
			text, _, _ = strings.Cut(text, " = #externalMacro")
		}
		name, rest := cutName(text)
		if strings.ContainsAny(name, "+-*/%=<>!&|^~.") || name == "" || strings.HasSuffix(rest, ": Never") || strings.HasSuffix(rest, " = Never") {
			return // operators, and the bodies of views that have none
		}
		if h.keyword == "var" || h.keyword == "let" {
			text = cutValue(text)
		}
		add(name, h.join(text)+accessors(h.keyword, text, body))
	}
}

// cutValue replaces the value of a variable, which a pack makes up, by its type.
func cutValue(text string) string {
	name, value, ok := strings.Cut(text, " = ")
	if made := typeMade.FindString(value); ok && made != "" && !strings.Contains(name, ":") {
		return name + ": " + made
	}
	return name
}

// typeMade matches the type at the start of a call of an initializer.
var typeMade = regexp.MustCompile(`^[A-Z][\w.]*`)

// constrain adds the constraints of an extension to a declaration.
func constrain(decl, where string) string {
	if strings.Contains(decl, " where ") {
		return decl + ", " + where
	}
	return decl + " where " + where
}

var setter = regexp.MustCompile(`(^|[\s;}{])(set|_modify)\b`)

// accessors says whether a computed property or subscript can be set.
func accessors(keyword, text, body string) string {
	if keyword != "var" && keyword != "subscript" || body == "" {
		return ""
	}
	if setter.MatchString(body) {
		return " { get set }"
	}
	return " { get }"
}

func (r *sourceReader) addDeclaration(d declaration) {
	d.module, d.on = r.module, r.on
	if m := standsFor[r.module]; m != "" {
		d.module = m
	}
	r.found = append(r.found, d)
}

// splitTop splits a list at the separators that are in no brackets and no string.
func splitTop(text string, separator byte) []string {
	masked := swift.Mask(text)
	var out []string
	depth, from := 0, 0
	for i := range len(masked) {
		switch c := masked[i]; {
		case strings.IndexByte("([<{", c) >= 0:
			depth++
		case strings.IndexByte(")]}", c) >= 0 || c == '>' && i > 0 && masked[i-1] != '-':
			depth--
		case c == separator && depth == 0:
			out = append(out, text[from:i])
			from = i + 1
		}
	}
	return append(out, text[from:])
}
