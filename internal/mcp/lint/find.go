package lint

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/mcp"
)

func findRootCombinators(v *view, g Ground) (out []breach) {
	for _, t := range v.tools {
		var has []string
		for _, word := range g.words {
			if _, there := t.root[word]; there {
				has = append(has, word)
			}
		}
		if len(has) > 0 {
			out = append(out, breach{t.Name, "its schema has " + joinWords(has) + " at the root"})
		}
	}
	return out
}

func findRootTypes(v *view, g Ground) (out []breach) {
	for _, t := range v.tools {
		kind, there := t.root["type"]
		switch {
		case t.root == nil:
			out = append(out, breach{t.Name, "its schema is not a JSON object"})
		case there && kind != "object":
			out = append(out, breach{t.Name, fmt.Sprintf("its schema is of type %v, not object", kind)})
		case !there && !g.lenient:
			out = append(out, breach{t.Name, "its schema has no type at the root"})
		}
	}
	return out
}

// findInvalidSchemas validates schemas against their declared draft if the ground is
// lenient, otherwise against 2020-12.
func findInvalidSchemas(v *view, g Ground) (out []breach) {
	for _, t := range v.tools {
		if t.root == nil {
			continue
		}
		object := maps.Clone(t.root)
		object["type"] = "object" // root-type reports a missing type
		if !g.lenient {
			delete(object, "$schema")
		}
		if why := v.invalidReason(t, object); why != "" {
			out = append(out, breach{t.Name, why})
		}
	}
	return out
}

// maxDepth bounds the work for an untrusted schema: the time of a check grows with the
// third power of the depth.
const maxDepth = 100

// invalidReason returns why a tool's schema, with the given root, is invalid, or "" if
// it is valid.
func (v *view) invalidReason(t toolView, root map[string]any) string {
	if slices.ContainsFunc(t.nodes, func(n node) bool { return n.depth > maxDepth }) {
		return fmt.Sprintf("its schema nests more than %d deep", maxDepth)
	}
	b, err := json.Marshal(root)
	if err != nil {
		return "" // root was decoded from JSON
	}
	why, known := v.reasons[string(b)]
	if !known {
		why = mcp.InvalidReason(mcp.ToolInfo{Schema: b})
		v.reasons[string(b)] = why
	}
	return why
}

func findNoProperties(v *view, _ Ground) (out []breach) {
	for _, t := range v.tools {
		if t.root != nil && t.root["properties"] == nil {
			out = append(out, breach{t.Name, "its schema has no properties"})
		}
	}
	return out
}

func findMissingItems(v *view, _ Ground) (out []breach) {
	for _, t := range v.tools {
		var places []string
		for _, n := range t.nodes {
			if _, there := n.schema["items"]; n.hasType("array") && !there {
				places = append(places, n.place())
			}
		}
		if len(places) > 0 {
			out = append(out, breach{t.Name, "lists without items: " + firstOf(places)})
		}
	}
	return out
}

func findPropertyNames(v *view, g Ground) (out []breach) {
	for _, t := range v.tools {
		var bad []string
		for _, name := range slices.Sorted(maps.Keys(t.properties())) {
			if !g.form.MatchString(name) {
				bad = append(bad, fmt.Sprintf("%q", name))
			}
		}
		if len(bad) > 0 {
			out = append(out, breach{t.Name, "names of arguments: " + firstOf(bad)})
		}
	}
	return out
}

func findNameForms(v *view, g Ground) (out []breach) {
	for _, t := range v.tools {
		if !g.form.MatchString(t.Name) {
			out = append(out, breach{t.Name, "its name has characters that are not taken: it must match " + g.form.String()})
		}
	}
	return out
}

func findNameLengths(v *view, g Ground) (out []breach) {
	for _, t := range v.tools {
		name := t.Name
		if g.prefix && v.Server != "" {
			name = "mcp__" + v.Server + "__" + t.Name
		}
		n := utf8.RuneCountInString(name)
		switch {
		case n <= g.limit:
		case name == t.Name:
			out = append(out, breach{t.Name, fmt.Sprintf("its name has %d characters; the limit is %d", n, g.limit)})
		default:
			out = append(out, breach{t.Name, fmt.Sprintf("its name has %d characters with the prefix mcp__%s__; the limit is %d", n, v.Server, g.limit)})
		}
	}
	return out
}

func findDuplicateNames(v *view, _ Ground) (out []breach) {
	seen := map[string]int{}
	for _, t := range v.tools {
		if seen[t.Name]++; seen[t.Name] == 2 {
			out = append(out, breach{t.Name, "another tool has its name"})
		}
	}
	return out
}

func findToolCounts(v *view, g Ground) []breach {
	if len(v.tools) <= g.limit {
		return nil
	}
	return []breach{{text: fmt.Sprintf("%d tools; a request takes %d", len(v.tools), g.limit)}}
}

func findOutputTypes(v *view, _ Ground) (out []breach) {
	for _, t := range v.tools {
		var head struct{ Type any }
		if len(bytes.TrimSpace(t.Output)) > 0 && (json.Unmarshal(t.Output, &head) != nil || head.Type != "object") {
			out = append(out, breach{t.Name, "its schema of answers is not of type object"})
		}
	}
	return out
}

func findLongDescriptions(v *view, g Ground) (out []breach) {
	for _, t := range v.tools {
		if n := utf8.RuneCountInString(t.Description); n > g.limit {
			out = append(out, breach{t.Name, fmt.Sprintf("its description has %d characters; %d pass", n, g.limit)})
		}
	}
	return out
}

func findLongInstructions(v *view, g Ground) []breach {
	n := utf8.RuneCountInString(v.Instructions)
	if n <= g.limit {
		return nil
	}
	return []breach{{text: fmt.Sprintf("the instructions have %d characters; %d pass", n, g.limit)}}
}

func findKeywords(v *view, g Ground) (out []breach) {
	for _, t := range v.tools {
		words := map[string]bool{}
		for _, n := range t.nodes {
			for word, value := range n.schema {
				if (g.Target == Gemini) != slices.Contains(g.words, word) {
					words[word] = true
				}
				if g.Target == Gemini {
					noteGeminiValue(words, word, value)
				}
			}
		}
		if len(words) > 0 {
			out = append(out, breach{t.Name, "keywords " + joinWords(slices.Sorted(maps.Keys(words)))})
		}
	}
	return out
}

// noteGeminiValue adds values to words that Gemini's Schema cannot represent: several
// types, and enums of numbers.
func noteGeminiValue(words map[string]bool, word string, value any) {
	list, _ := value.([]any)
	switch {
	case word == "type" && list != nil:
		words["type with several values"] = true
	case word == "enum" && slices.ContainsFunc(list, func(v any) bool { _, text := v.(string); return !text }):
		words["enum of other values than texts"] = true
	}
}

// findGeminiValues finds required arguments without definition, objects without
// properties, and empty texts in enums, which Gemini rejects with "property is not
// defined", "should be non-empty for OBJECT type" and "cannot be empty".
func findGeminiValues(v *view, _ Ground) (out []breach) {
	for _, t := range v.tools {
		var bad []string
		for _, n := range t.nodes {
			defined, _ := n.schema["properties"].(map[string]any)
			required, _ := n.schema["required"].([]any)
			for _, name := range required {
				if text, ok := name.(string); ok && n.hasType("object") && defined[text] == nil {
					bad = append(bad, fmt.Sprintf("%s requires %q, which it does not define", n.place(), text))
				}
			}
			if values, _ := n.schema["enum"].([]any); slices.Contains(values, any("")) {
				bad = append(bad, n.place()+" offers an empty text")
			}
			if n.hasType("object") && n.path != "" && len(defined) == 0 {
				bad = append(bad, n.place()+" is an object without properties")
			}
		}
		if len(bad) > 0 {
			out = append(out, breach{t.Name, strings.Join(bad[:min(len(bad), 8)], "; ")})
		}
	}
	return out
}

func findFormats(v *view, g Ground) (out []breach) {
	for _, t := range v.tools {
		formats := map[string]bool{}
		for _, n := range t.nodes {
			if f, ok := n.schema["format"].(string); ok && n.hasType("string") && !slices.Contains(g.words, f) {
				formats[f] = true
			}
		}
		if len(formats) > 0 {
			out = append(out, breach{t.Name, "formats " + joinWords(slices.Sorted(maps.Keys(formats)))})
		}
	}
	return out
}

func findDepths(v *view, g Ground) (out []breach) {
	for _, t := range v.tools {
		depth := 0
		for _, n := range t.nodes {
			depth = max(depth, n.depth)
		}
		if depth > g.limit {
			out = append(out, breach{t.Name, fmt.Sprintf("its arguments nest %d deep", depth)})
		}
	}
	return out
}

// Limits of OpenAI's strict schemas.
const (
	strictProperties = 5000
	strictEnums      = 1000
	strictChars      = 120_000
)

func findSchemaSizes(v *view, _ Ground) (out []breach) {
	for _, t := range v.tools {
		properties, enums, chars := t.schemaCounts()
		var over []string
		add := func(n, limit int, of string) {
			if n > limit {
				over = append(over, fmt.Sprintf("%d %s (strict schemas have %d)", n, of, limit))
			}
		}
		add(properties, strictProperties, "properties")
		add(enums, strictEnums, "enum values")
		add(chars, strictChars, "characters of names and enum values")
		if len(over) > 0 {
			out = append(out, breach{t.Name, strings.Join(over, ", ")})
		}
	}
	return out
}

// Minimum estimates of tokens for a finding.
const (
	hugeTool = 2000
	hugeList = 20_000
)

func findTokens(v *view, _ Ground) (out []breach) {
	if n := tokensOf(mcp.ToolsSize(v.Tools)); n > hugeList {
		out = append(out, breach{text: fmt.Sprintf("the tools take about %d tokens of every request", n)})
	}
	for _, t := range Loads(v.Tools) {
		if t.Tokens > hugeTool {
			out = append(out, breach{t.Tool, fmt.Sprintf("it takes about %d tokens of every request", t.Tokens)})
		}
	}
	return out
}

func findMissingDescriptions(v *view, _ Ground) (out []breach) {
	for _, t := range v.tools {
		if strings.TrimSpace(t.Description) == "" {
			out = append(out, breach{t.Name, "it has no description: a model has only the name to go by"})
		}
	}
	return out
}

func findBareArguments(v *view, _ Ground) (out []breach) {
	for _, t := range v.tools {
		var bare []string
		for _, n := range t.nodes {
			said, _ := n.schema["description"].(string)
			if _, ref := n.schema["$ref"]; n.field && !n.unused && !ref && strings.TrimSpace(said) == "" && !slices.Contains(bare, n.path) {
				bare = append(bare, n.path)
			}
		}
		if len(bare) > 0 {
			out = append(out, breach{t.Name, "without description: " + firstOf(bare)})
		}
	}
	return out
}

// Words in names of tools that return lists, and in names of arguments that bound a
// list.
var (
	listing = []string{"list", "search", "find", "query", "browse", "enumerate", "scan"}
	bounds  = []string{
		"limit", "max", "maximum", "page", "pages", "pagesize", "perpage", "count", "top", "topk", "k", "n", "num", "size", "first", "last",
		"cursor", "offset", "head", "tail", "take", "skip", "token", "length", "depth", "lines", "chars", "tokens",
	}
)

// beginsWith reports whether a description begins with any form of a verb. Names are
// unreliable: search is a noun in stop_search and a verb in docs_search.
func beginsWith(description, verb string) bool {
	first, _, _ := strings.Cut(strings.ToLower(strings.TrimSpace(description)), " ")
	return strings.HasPrefix(first, verb) && len(first) <= len(verb)+len("ing")
}

func findUnbounded(v *view, _ Ground) (out []breach) {
	for _, t := range v.tools {
		words := nameWords(t.Name)
		lists := len(words) > 0 && slices.Contains(listing, words[0]) || len(words) > 1 && words[0] == "get" && words[1] == "all" ||
			slices.ContainsFunc(words, func(w string) bool { return slices.Contains(listing, w) && beginsWith(t.Description, w) })
		bounded := slices.ContainsFunc(t.nodes, func(n node) bool {
			name := n.path[strings.LastIndexByte(n.path, '.')+1:]
			return n.field && !n.unused && slices.ContainsFunc(nameWords(name), func(w string) bool { return slices.Contains(bounds, w) })
		})
		if lists && !bounded {
			out = append(out, breach{t.Name, "no argument bounds its answer"})
		}
	}
	return out
}

// firstOf joins the first few words of a list.
func firstOf(words []string) string {
	const most = 8
	if len(words) > most {
		return fmt.Sprintf("%s and %d more", strings.Join(words[:most], ", "), len(words)-most)
	}
	return strings.Join(words, ", ")
}

// joinWords joins words with commas and a conjunction.
func joinWords(words []string) string {
	if n := len(words); n > 1 && n < 9 {
		return strings.Join(words[:n-1], ", ") + " and " + words[n-1]
	}
	return firstOf(words)
}
