package diff

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Direction is the direction in which values of a schema are sent.
type Direction int

// Clients send arguments to the server, and the server sends answers. Narrower
// arguments break calls; wider answers break their readers.
const (
	Input Direction = iota
	Output
)

// Schemas compares two schemas by member. For arguments, breaking changes are a new
// required argument, a removed argument, a stricter type, enum or bound, and a
// different combinator. For answers, breaking changes are a removed member, a member
// that is no longer required, and a wider type or enum. Differences in keywords that
// this package does not interpret, such as pattern, are breaking. Differences in
// descriptions, titles, examples and defaults are of class Words.
func Schemas(before, after json.RawMessage, d Direction) []Change {
	var was, is any
	if len(before) == 0 && len(after) == 0 || decodeInto(before, &was) != nil || decodeInto(after, &is) != nil {
		return nil
	}
	c := comparison{d: d, roots: [2]any{was, is}, left: 20_000}
	what := "argument"
	if d == Output {
		what = "answer"
	}
	c.compare(was, is, "", 0)
	c.compareOrder(argumentOrder(before), argumentOrder(after))
	for i := range c.out {
		place := c.out[i].Place
		switch {
		case place == "" && d == Input:
			place = "arguments"
		case place == "":
			place = what
		default:
			place = what + " " + place
		}
		c.out[i].Place = place
	}
	return c.out
}

// comparison accumulates the differences between two schemas.
type comparison struct {
	d     Direction
	roots [2]any
	left  int // number of schemas that may still be compared
	out   []Change
}

// compareOrder compares the order of common members.
func (c *comparison) compareOrder(before, after []string) {
	gone := func(of []string) func(string) bool {
		return func(name string) bool { return !slices.Contains(of, name) }
	}
	was, is := slices.DeleteFunc(slices.Clone(before), gone(after)), slices.DeleteFunc(slices.Clone(after), gone(before))
	if !slices.Equal(was, is) {
		c.note(Words, "", "are in another order: "+strings.Join(is, ", "), nil, nil)
	}
}

// addChange adds a change that narrows or widens the set of valid values.
func (c *comparison) addChange(narrows bool, path, text string, before, after any) {
	class := Compatible
	if narrows == (c.d == Input) {
		class = Breaking
	}
	c.note(class, path, text, before, after)
}

func (c *comparison) note(class Class, path, text string, before, after any) {
	c.out = append(c.out, Change{class, path, text, compactJSON(before), compactJSON(after)})
}

// schemaDepth limits the recursion into schemas that refer to themselves.
const schemaDepth = 64

func (c *comparison) compare(before, after any, path string, depth int) {
	was, is := c.resolve(before, 0), c.resolve(after, 1)
	if c.left--; c.left < 0 || depth > schemaDepth || compactJSON(before) == compactJSON(after) && compactJSON(was) == compactJSON(is) && !refers(was) {
		return
	}
	if c.compareChoices(was, is, path) {
		return
	}
	c.compareTypes(was, is, path)
	c.compareEnums(was, is, path)
	c.compareProperties(was, is, path, depth)
	c.compareExtras(was, is, path, depth)
	if a, b := was["items"], is["items"]; a != nil && b != nil {
		c.compare(a, b, path+"[]", depth+1)
	} else if compactJSON(a) != compactJSON(b) {
		c.addChange(b != nil, path+"[]", "items are described otherwise", a, b)
	}
	c.compareBounds(was, is, path)
	for _, word := range unionKeys(was, is) {
		a, b := compactJSON(was[word]), compactJSON(is[word])
		switch {
		case a == b || slices.Contains(compared, word) || slices.Contains(lowerBounds, word) || slices.Contains(upperBounds, word):
		case slices.Contains(said, word):
			c.note(Words, path, word+" has changed", was[word], is[word])
		case was[word] == nil || is[word] == nil:
			c.addChange(is[word] != nil, path, word+" "+addedOrRemoved(is[word] != nil), was[word], is[word])
		default:
			c.note(Breaking, path, word+" has changed", was[word], is[word])
		}
	}
}

// Keywords with a specific comparison, bounds, and keywords that only people and models
// read.
var (
	compared = []string{
		"type", "enum", "const", "properties", "required", "additionalProperties", "items", "anyOf", "oneOf", "$ref", "$defs", "definitions",
	}
	lowerBounds = []string{"minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"}
	upperBounds = []string{"maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"}
	said        = []string{"description", "title", "default", "examples", "example", "$schema", "$id", "$comment", "deprecated", "readOnly", "writeOnly", "format"}
)

func addedOrRemoved(came bool) string {
	if came {
		return "is new"
	}
	return "is gone"
}

// resolve follows a reference within its own document. A schema that is true or missing
// allows all values.
func (c *comparison) resolve(schema any, side int) map[string]any {
	m, _ := schema.(map[string]any)
	for range 8 {
		ref, ok := m["$ref"].(string)
		if !ok {
			break
		}
		at := c.roots[side]
		path, local := strings.CutPrefix(ref, "#")
		for step := range strings.SplitSeq(strings.Trim(path, "/"), "/") {
			if step == "" {
				continue
			}
			node, _ := at.(map[string]any)
			at = node[strings.NewReplacer("~1", "/", "~0", "~").Replace(step)]
		}
		to, _ := at.(map[string]any)
		if !local || to == nil {
			break
		}
		merged := maps.Clone(to)
		for word, value := range m { // keywords next to a reference also apply
			if word != "$ref" {
				merged[word] = value
			}
		}
		m = merged
	}
	return m
}

// refers reports whether a schema contains references. The targets of equal references
// may differ.
func refers(schema map[string]any) bool { return strings.Contains(compactJSON(schema), `"$ref"`) }

func (c *comparison) compareTypes(was, is map[string]any, path string) {
	before, after := typesOf(was), typesOf(is)
	if slices.Equal(before, after) {
		return
	}
	lost, won := missing(before, after), missing(after, before)
	if len(lost) > 0 {
		c.addChange(true, path, "type allows less", was["type"], is["type"])
	}
	if len(won) > 0 {
		c.addChange(false, path, "type allows more", was["type"], is["type"])
	}
}

// typesOf returns the sorted types that a schema allows, or all types if it names none.
// "number" includes integers.
func typesOf(s map[string]any) []string {
	var out []string
	switch t := s["type"].(type) {
	case string:
		out = []string{t}
	case []any:
		for _, one := range t {
			if name, ok := one.(string); ok {
				out = append(out, name)
			}
		}
	default:
		out = []string{"array", "boolean", "null", "number", "object", "string"}
	}
	if slices.Contains(out, "number") {
		out = append(out, "integer")
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// missing returns the elements of a that are not in b.
func missing(a, b []string) (out []string) {
	for _, s := range a {
		if !slices.Contains(b, s) {
			out = append(out, s)
		}
	}
	return out
}

func (c *comparison) compareEnums(was, is map[string]any, path string) {
	before, after := valuesOf(was), valuesOf(is)
	switch {
	case before == nil && after == nil:
	case before == nil:
		c.addChange(true, path, "has a list of values now: "+strings.Join(after, ", "), nil, nil)
	case after == nil:
		c.addChange(false, path, "takes other values than "+strings.Join(before, ", "), nil, nil)
	default:
		if lost := missing(before, after); len(lost) > 0 {
			c.addChange(true, path, "values are gone: "+strings.Join(lost, ", "), nil, nil)
		}
		if won := missing(after, before); len(won) > 0 {
			c.addChange(false, path, "values are new: "+strings.Join(won, ", "), nil, nil)
		}
	}
}

// valuesOf returns the values of an enum or a constant as JSON, or nil if the schema
// has neither.
func valuesOf(s map[string]any) []string {
	all, ok := s["enum"].([]any)
	if one, there := s["const"]; there {
		all, ok = []any{one}, true
	}
	if !ok {
		return nil
	}
	out := make([]string, len(all))
	for i, v := range all {
		if out[i] = compactJSON(v); v == nil {
			out[i] = "null"
		}
	}
	return out
}

func (c *comparison) compareProperties(was, is map[string]any, path string, depth int) {
	before, _ := was["properties"].(map[string]any)
	after, _ := is["properties"].(map[string]any)
	must, mustNow := namesOf(was["required"]), namesOf(is["required"])
	for _, name := range unionKeys(before, after) {
		at := strings.TrimPrefix(path+"."+name, ".")
		old, there := before[name]
		now, stays := after[name]
		required, requiredNow := slices.Contains(must, name), slices.Contains(mustNow, name)
		switch {
		case !there && requiredNow:
			c.addChange(true, at, "is new and required", nil, nil)
		case !there:
			c.note(Compatible, at, "is new", nil, nil)
		case !stays:
			c.note(Breaking, at, "is gone", nil, nil)
		default:
			c.compare(old, now, at, depth+1)
			if required != requiredNow {
				c.addChange(requiredNow, at, map[bool]string{true: "is required now", false: "is no longer required"}[requiredNow], nil, nil)
			}
		}
	}
	for _, name := range missing(mustNow, must) {
		if before[name] == nil && after[name] == nil {
			c.addChange(true, strings.TrimPrefix(path+"."+name, "."), "is required now", nil, nil)
		}
	}
}

func namesOf(v any) []string {
	all, _ := v.([]any)
	var out []string
	for _, one := range all {
		if s, ok := one.(string); ok {
			out = append(out, s)
		}
	}
	return out
}

// compareExtras compares whether members without a schema are allowed.
func (c *comparison) compareExtras(was, is map[string]any, path string, depth int) {
	before, after := was["additionalProperties"], is["additionalProperties"]
	closed, closedNow := before == false, after == false
	_, described := before.(map[string]any)
	_, describedNow := after.(map[string]any)
	switch {
	case closed != closedNow:
		c.addChange(closedNow, path, map[bool]string{true: "takes no other members now", false: "takes other members now"}[closedNow], nil, nil)
	case described && describedNow:
		c.compare(before, after, path+".*", depth+1)
	case described != describedNow:
		c.addChange(describedNow, path, "other members are described otherwise", before, after)
	}
}

// compareBounds compares the limits of numbers, strings, lists and objects.
func (c *comparison) compareBounds(was, is map[string]any, path string) {
	for _, word := range slices.Concat(lowerBounds, upperBounds) {
		a, b := was[word], is[word]
		before, hadOne := a.(json.Number)
		after, hasOne := b.(json.Number)
		x, errX := before.Float64()
		y, errY := after.Float64()
		switch {
		case compactJSON(a) == compactJSON(b):
		case hadOne && hasOne && errX == nil && errY == nil:
			if x != y {
				c.addChange((y > x) == slices.Contains(lowerBounds, word), path, fmt.Sprintf("%s is %s, was %s", word, after, before), nil, nil)
			}
		default:
			c.addChange(b != nil, path, word+" "+addedOrRemoved(b != nil), a, b)
		}
	}
}

// isUnion reports whether a schema consists only of alternatives.
func isUnion(s map[string]any) bool {
	return (s["anyOf"] != nil || s["oneOf"] != nil) && s["type"] == nil && s["properties"] == nil
}

// compareChoices compares the alternatives of two schemas by their JSON, and reports
// whether the comparison is complete. A schema without alternatives counts as its only
// alternative.
func (c *comparison) compareChoices(was, is map[string]any, path string) (all bool) {
	all = isUnion(was) || isUnion(is)
	before, after := choicesOf(was, all), choicesOf(is, all)
	if lost := missing(before, after); len(lost) > 0 {
		c.addChange(true, path, "alternatives are gone: "+strings.Join(lost, ", "), nil, nil)
	}
	won := missing(after, before)
	switch {
	case len(won) == 0:
	case len(before) == 0: // each alternative is a new constraint
		c.addChange(true, path, "must be one of some alternatives: "+strings.Join(won, ", "), nil, nil)
	default:
		c.addChange(false, path, "alternatives are new: "+strings.Join(won, ", "), nil, nil)
	}
	return all
}

func choicesOf(s map[string]any, itself bool) (out []string) {
	for _, word := range []string{"anyOf", "oneOf"} {
		all, _ := s[word].([]any)
		for _, one := range all {
			m, _ := one.(map[string]any)
			out = append(out, compactJSON(withoutWords(m)))
		}
	}
	if len(out) == 0 && itself {
		out = []string{compactJSON(withoutWords(s))}
	}
	return out
}

// withoutWords returns a schema without the keywords that only people and models read.
func withoutWords(s map[string]any) map[string]any {
	out := maps.Clone(s)
	maps.DeleteFunc(out, func(word string, _ any) bool { return slices.Contains(said, word) })
	return out
}

// argumentOrder returns the names of the properties at a root in the written order,
// which is visible to models.
func argumentOrder(schema json.RawMessage) []string {
	var head struct{ Properties json.RawMessage }
	if json.Unmarshal(schema, &head) != nil {
		return nil
	}
	var names []string
	dec := json.NewDecoder(strings.NewReader(string(head.Properties)))
	if _, err := dec.Token(); err != nil {
		return nil
	}
	for dec.More() {
		name, err := dec.Token()
		var value json.RawMessage
		if err != nil || dec.Decode(&value) != nil {
			return names
		}
		if s, ok := name.(string); ok {
			names = append(names, s)
		}
	}
	return names
}
