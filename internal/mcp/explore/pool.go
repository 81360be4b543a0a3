package explore

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"path"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/mcp"
)

// mostFacts limits the values that are remembered for one key.
const mostFacts = 100

// pool holds the values that replies had, by what they are called.
type pool struct {
	facts map[string][]any
	known map[string]bool
	given map[string]string // values that the user names, by argument
}

func newPool() *pool {
	return &pool{facts: map[string][]any{}, known: map[string]bool{}, given: map[string]string{}}
}

// Keys of values that are found by their form.
const (
	keyPath = "path"
	keyFile = "file"
	keyDir  = "directory"
	keyWord = "word"
)

// private matches names of files that may hold secrets. They are never read.
var private = lazyregexp.New(`(?i)(^|/)\.(env|ssh|aws|npmrc|netrc|git-credentials|gnupg)|secret|credential|passw|token|\.(pem|key|p12|pfx)$|id_(rsa|ed25519)|shadow$`)

// IsPrivate reports whether a text looks like the name of something secret.
func IsPrivate(name string) bool { return private.MatchString(name) }

func (p *pool) add(key string, v any) {
	id := fmt.Sprintf("%s\n%v", key, v)
	if key == "" || p.known[id] || len(p.facts[key]) >= mostFacts {
		return
	}
	p.known[id] = true
	p.facts[key] = append(p.facts[key], v)
}

func (p *pool) addPath(name, kind string) {
	if IsPrivate(name) || len(name) > 500 {
		return
	}
	p.add(keyPath, name)
	p.add(kind, name)
}

// entry matches lines such as "[FILE] notes.txt", with a size or not.
var (
	entry   = lazyregexp.New(`^\s*\[(FILE|DIR)\]\s+(\S.*?)(?:\s{2,}[\d.]+ \w+)?\s*$`)
	isPath  = lazyregexp.New(`^(?:/|[A-Za-z]:\\)[^\s:"'<>|]+$`)
	keyLine = lazyregexp.New(`^\s*[-*]?\s*\**([A-Za-z][A-Za-z0-9 _-]{0,30}?)\**\s*[:=]\s+\**(\S.*?)\**\s*$`)
)

// learn keeps the values of a reply for the arguments of later calls.
func (p *pool) learn(r Reply, structured json.RawMessage) {
	dir := pathOf(r.Original)
	for _, text := range []string{string(structured), r.Text} {
		if v, ok := DecodeJSON(text); ok {
			p.walk(v, "", dir)
		}
	}
	for line := range strings.Lines(r.Text) {
		line = strings.TrimRight(line, "\r\n")
		if m := entry.FindStringSubmatch(line); m != nil {
			kind := keyFile
			if m[1] == "DIR" {
				kind = keyDir
			}
			p.addPath(path.Join(dir, m[2]), kind)
			continue
		}
		if s := strings.TrimSpace(line); isPath.MatchString(s) {
			p.addPath(s, "")
		}
		if m := keyLine.FindStringSubmatch(line); m != nil && len(m[2]) <= 120 {
			p.addFact(m[1], m[2], "", dir)
		}
	}
	p.learnTables(r, structured)
	for _, w := range telling.FindAllString(r.Text, 40) {
		p.add(keyWord, w)
	}
}

// telling matches words that are long enough to search for.
var telling = lazyregexp.New(`\b[A-Z][a-z]{4,14}\b`)

// pathOf returns the value of the argument that names a path, or "".
func pathOf(args any) string {
	m, _ := args.(map[string]any)
	for _, name := range slices.Sorted(maps.Keys(m)) {
		if s, ok := m[name].(string); ok && isPathName(name) {
			return s
		}
	}
	return ""
}

func isPathName(name string) bool {
	words := SplitName(name)
	return len(words) > 0 && slices.Contains(strings.Fields("path paths file files filename filepath directory dir folder"), words[len(words)-1])
}

// DecodeJSON decodes an object or a list; numbers keep their digits.
func DecodeJSON(text string) (any, bool) {
	text = strings.TrimSpace(text)
	if !strings.HasPrefix(text, "{") && !strings.HasPrefix(text, "[") {
		return nil, false
	}
	dec := json.NewDecoder(bytes.NewReader([]byte(text)))
	dec.UseNumber()
	var v any
	if dec.Decode(&v) != nil {
		return nil, false
	}
	return v, true
}

// walk learns the scalars of a JSON value. in is the key that holds it.
func (p *pool) walk(v any, in, dir string) {
	switch v := v.(type) {
	case map[string]any:
		kind, _ := v["type"].(string)
		for _, key := range slices.Sorted(maps.Keys(v)) {
			switch e := v[key].(type) {
			case map[string]any, []any:
				p.walk(e, key, dir)
			default:
				p.addFact(key, e, in, dir)
				if s, ok := e.(string); ok && key == "name" && dir != "" && (kind == keyFile || kind == keyDir) {
					p.addPath(path.Join(dir, s), kind)
				}
			}
		}
	case []any:
		for _, e := range v {
			switch e.(type) {
			case map[string]any, []any:
				p.walk(e, in, dir)
			default:
				p.addFact(in, e, "", dir)
			}
		}
	}
}

// addFact keeps a scalar under its key, and under its parent's name with the key.
func (p *pool) addFact(key string, v any, parent, dir string) {
	if s, ok := v.(string); ok && (s == "" || len(s) > 300) || v == nil {
		return
	}
	if _, truth := v.(bool); truth || IsPrivate(key) {
		return
	}
	name := normalize(key)
	p.add(name, v)
	if parent != "" {
		p.add(normalize(parent)+name, v)
	}
	if s, ok := v.(string); ok && isPathName(key) {
		if dir != "" && !path.IsAbs(s) {
			s = path.Join(dir, s)
		}
		p.addPath(s, "")
	}
}

// normalize maps names of the same thing to one: noteIds and note_id.
func normalize(name string) string {
	words := SplitName(name)
	if n := len(words); n > 0 {
		if w := words[n-1]; len(w) > 2 && strings.HasSuffix(w, "s") && !strings.HasSuffix(w, "ss") {
			words[n-1] = strings.TrimSuffix(w, "s")
		}
	}
	return strings.Join(words, "")
}

// call is the arguments of a call.
type call struct {
	args    json.RawMessage
	values  any
	guessed bool
}

// calls returns the calls of a tool that the pool allows, the most promising first.
func (p *pool) calls(t *Tool, random *rand.Rand) []call {
	var schema map[string]any
	if v, ok := DecodeJSON(string(t.Schema)); ok {
		schema, _ = v.(map[string]any)
	}
	props, _ := schema["properties"].(map[string]any)
	required := texts(schema["required"])
	slices.Sort(required)
	var out []call
	lists, most := map[string][]any{}, 1
	guessed := false
	sample, _ := DecodeJSON(string(mcp.SampleArgs(t.Schema).Args))
	made, _ := sample.(map[string]any)
	for _, name := range required {
		list := p.values(t, name, props[name], random)
		if len(list) == 0 {
			guessed = true
			list = []any{made[name]}
		}
		lists[name], most = list, max(most, len(list))
	}
	fixed := map[string]any{}
	for name, schema := range props {
		m, _ := schema.(map[string]any)
		if v, ok := p.given[normalize(name)]; ok {
			if v, ok := fit(v, kind(m)); ok {
				fixed[name] = v
			}
		}
	}
	for i := range most {
		args := maps.Clone(fixed)
		for name, list := range lists {
			args[name] = list[i%len(list)]
		}
		out = append(out, call{compactArgs(args), args, guessed})
	}
	if len(required) > 0 {
		return out
	}
	for _, name := range slices.Sorted(maps.Keys(props)) {
		if fixed[name] != nil {
			continue
		}
		for i, v := range p.learned(t, name, props[name]) {
			if i == 3 {
				break
			}
			args := maps.Clone(fixed)
			args[name] = v
			out = append(out, call{compactArgs(args), args, false})
		}
	}
	return out
}

func texts(v any) []string {
	list, _ := v.([]any)
	var out []string
	for _, e := range list {
		if s, ok := e.(string); ok && !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

// said matches examples in descriptions.
var said = lazyregexp.New("(?i)(?:e\\.g\\.,?|such as|for example,?|example:|examples:)\\s*[\"'`“]([^\"'`”]{1,80})[\"'`”]")

// values returns the values that an argument may have. None is made up.
func (p *pool) values(t *Tool, name string, schema any, random *rand.Rand) []any {
	m, _ := schema.(map[string]any)
	var out []any
	add := func(v any) {
		if !slices.ContainsFunc(out, func(o any) bool { return fmt.Sprint(o) == fmt.Sprint(v) }) {
			out = append(out, v)
		}
	}
	if v, ok := m["const"]; ok {
		return []any{v}
	}
	if v, ok := p.given[normalize(name)]; ok {
		if v, ok := fit(v, kind(m)); ok {
			return []any{v}
		}
	}
	if v, ok := m["default"]; ok && v != nil {
		add(v)
	}
	for _, key := range []string{"examples", "enum"} {
		list, _ := m[key].([]any)
		for _, v := range list {
			add(v)
		}
	}
	if m["enum"] != nil {
		return out
	}
	description, _ := m["description"].(string)
	if kind(m) == "string" {
		for _, x := range said.FindAllStringSubmatch(description, 3) {
			add(x[1])
		}
	}
	learned := p.learned(t, name, m)
	if len(learned) > mostOfTool { // the first ones, and a choice of the others
		rest := slices.Clone(learned[callsPerRound:])
		random.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
		learned = append(slices.Clone(learned[:callsPerRound]), rest...)
	}
	for _, v := range learned {
		add(v)
	}
	return out
}

// searches are names of arguments that take words.
var searches = strings.Fields("query pattern search keyword keywords term q text regex question topic phrase")

// learned returns the values of earlier replies that suit an argument.
func (p *pool) learned(t *Tool, name string, schema any) []any {
	m, _ := schema.(map[string]any)
	if kind(m) == "array" {
		item, _ := m["items"].(map[string]any)
		if kind(item) == "object" {
			return nil
		}
		var out []any
		for _, v := range p.learned(t, name, item) {
			out = append(out, []any{v})
		}
		return out
	}
	if kind(m) == "string" && takesSQL(t, name, m) {
		return p.selects(t)
	}
	var keys []string
	words := SplitName(name)
	switch key := normalize(name); {
	case slices.Contains(words, keyTable):
		keys = []string{keyTable, key}
	case isPathName(name):
		about := SplitName(t.Name + " " + name)
		has := func(names ...string) bool {
			return slices.ContainsFunc(about, func(w string) bool { return slices.Contains(names, w) })
		}
		switch {
		case has("read", "info", "cat", "head", "tail", "media"):
			keys = []string{keyFile, keyPath}
		case has("directory", "dir", "folder", "list", "tree", "ls", "search", "find", "grep", "glob"):
			keys = []string{keyDir, keyPath}
		case has("file", "files"):
			keys = []string{keyFile, keyPath}
		default:
			keys = []string{keyPath}
		}
	case len(words) > 0 && slices.Contains(searches, words[len(words)-1]):
		keys = []string{key, "name", "title", keyWord}
	default:
		keys = []string{key}
		if n := len(words); n > 1 {
			keys = append(keys, normalize(words[n-1]))
		} else {
			keys = append(keys, suffixed(p.facts, key)...)
		}
	}
	var out []any
	for _, key := range keys {
		for _, v := range p.facts[key] {
			if v, ok := fit(v, kind(m)); ok {
				out = append(out, v)
			}
		}
	}
	return out
}

// suffixed returns the keys that end with a key of at least two letters, sorted.
func suffixed(facts map[string][]any, key string) []string {
	var out []string
	for _, k := range slices.Sorted(maps.Keys(facts)) {
		if len(key) > 1 && k != key && strings.HasSuffix(k, key) {
			out = append(out, k)
		}
	}
	return out
}

// kind returns the type of a schema, "string" if it has none.
func kind(m map[string]any) string {
	switch t := m["type"].(type) {
	case string:
		return t
	case []any:
		for _, e := range texts(t) {
			if e != "null" {
				return e
			}
		}
	}
	return "string"
}

// fit converts a value to a type, and reports whether it can have it.
func fit(v any, want string) (any, bool) {
	number, isNumber := v.(json.Number)
	text, isText := v.(string)
	switch want {
	case "string":
		if isNumber {
			return number.String(), true
		}
		return v, isText
	case "integer", "number":
		if isText {
			number = json.Number(text)
			isNumber = json.Valid([]byte(text)) && strings.Trim(text, "0123456789.-") == "" && text != ""
		}
		_, err := number.Int64()
		return number, isNumber && (want == "number" || err == nil)
	}
	return nil, false
}
