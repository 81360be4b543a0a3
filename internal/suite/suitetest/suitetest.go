// Package suitetest keeps committed schemas and documents in step with the code
// that they describe. Tests call it with their -update flag.
package suitetest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Golden compares got with the file at path, or writes it.
func Golden(t testing.TB, path string, got []byte, update bool) {
	t.Helper()
	if update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v (run the test with -update)", err)
	}
	if d := cmp.Diff(string(want), string(got)); d != "" {
		t.Errorf("%s is out of date; run the test with -update (-file +now):\n%s", path, d)
	}
}

// Block compares text with the lines of the file between "<!-- begin NAME -->" and
// "<!-- end NAME -->", or replaces them.
func Block(t testing.TB, path, name, text string, update bool) {
	t.Helper()
	page, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	begin, end := fmt.Sprintf("<!-- begin %s -->\n", name), fmt.Sprintf("<!-- end %s -->", name)
	head, rest, ok := bytes.Cut(page, []byte(begin))
	_, tail, closed := bytes.Cut(rest, []byte(end))
	if !ok || !closed {
		t.Fatalf("%s has no block %s", path, name)
	}
	Golden(t, path, slices.Concat(head, []byte(begin), []byte("\n"+text+"\n"), []byte(end), tail), update)
}

type schema map[string]any

func (s schema) subSchema(path ...string) schema {
	for _, p := range path {
		next, _ := s[p].(map[string]any)
		s = next
	}
	return s
}

func (s schema) asText(key string) string { v, _ := s[key].(string); return v }

// Keys returns Markdown tables of all keys of a suite file that do not depend
// on kinds, from the schema that suite.Schema makes.
func Keys(suiteSchema []byte) (string, error) {
	return writePages(suiteSchema, func(p *pages, doc schema) {
		top := doc.subSchema("$defs", "suite")
		extends := doc.subSchema("$defs", "override", "properties", "extends")
		top.subSchema("properties")["extends"] = map[string]any(extends)
		p.writeTable("The suite file", "", top)
	})
}

// TaskKeys returns a table of the keys of a task.
func TaskKeys(taskSchema []byte) (string, error) {
	return writePages(taskSchema, func(p *pages, doc schema) { p.writeTable("A task", "", doc) })
}

// KindKeys returns a table for every kind of agent, grader and tool.
func KindKeys(suiteSchema []byte) (string, error) {
	return writePages(suiteSchema, func(p *pages, doc schema) {
		defs := doc.subSchema("$defs")
		for _, what := range []string{"agent", "grader", "tool"} {
			for _, name := range slices.Sorted(maps.Keys(defs)) {
				kind, is := strings.CutPrefix(name, what+".")
				if def := defs.subSchema(name); is && kind != "override" && !strings.HasSuffix(kind, ".override") {
					p.writeTable(fmt.Sprintf("%s `%s`: %s", strings.ToUpper(what[:1])+what[1:], kind, def.asText("description")), "", def)
				}
			}
		}
	})
}

func writePages(document []byte, write func(*pages, schema)) (string, error) {
	var doc schema
	if err := json.Unmarshal(document, &doc); err != nil {
		return "", err
	}
	p := pages{}
	write(&p, doc)
	return strings.Join(p.out, "\n"), nil
}

type pages struct{ out []string }

// writeTable writes the table of the map at a path and then the tables of its maps.
func (p *pages) writeTable(title, path string, s schema) {
	props := s.subSchema("properties")
	if len(props) == 0 {
		p.out = append(p.out, fmt.Sprintf("### %s\n\nNo keys.\n", title))
		return
	}
	required, _ := s["required"].([]any)
	var b strings.Builder
	fmt.Fprintf(&b, "### %s\n\n| key | value | meaning |\n|---|---|---|\n", title)
	below := pages{}
	for _, key := range slices.Sorted(maps.Keys(props)) {
		v := props.subSchema(key)
		must := ""
		if slices.Contains(required, any(key)) {
			must = ", **required**"
		}
		fmt.Fprintf(&b, "| `%s` | %s%s | %s |\n", key, formatCell(typeText(v)), must, formatCell(v.asText("description")))
		switch {
		case len(v.subSchema("properties")) > 0 && key != "graders":
			below.writeInner(path+key, v)
		case len(v.subSchema("additionalProperties", "properties")) > 0:
			below.writeInner(path+key+".NAME", v.subSchema("additionalProperties"))
		case len(v.subSchema("items", "properties")) > 0 && key != "tools":
			below.writeInner(path+key+"[]", v.subSchema("items"))
		case len(v.subSchema("then", "items", "properties")) > 0:
			below.writeInner(path+key+"[]", v.subSchema("then", "items"))
		}
	}
	p.out = append(p.out, b.String())
	p.out = append(p.out, below.out...)
}

func (p *pages) writeInner(path string, s schema) { p.writeTable("`"+path+"`", path+".", s) }

func formatCell(s string) string { return strings.ReplaceAll(s, "|", `\|`) }

// typeText describes a value in words.
func typeText(s schema) string {
	if vals, ok := s["enum"].([]any); ok {
		var words []string
		for _, v := range vals {
			words = append(words, fmt.Sprintf("`%v`", v))
		}
		return strings.Join(words, ", ")
	}
	if v, ok := s["const"]; ok {
		return fmt.Sprintf("`%v`", v)
	}
	if title := s.asText("title"); title != "" {
		return title
	}
	if other := s.subSchema("else").asText("title"); other != "" {
		return other
	}
	switch s["type"] {
	case "object":
		if inner := s.subSchema("additionalProperties"); inner != nil && inner.asText("type") != "" && inner.asText("type") != "object" {
			return "map to " + typeText(inner)
		}
		return "map"
	case "array":
		return "list of " + pluralOf(typeText(s.subSchema("items")))
	case "string":
		return "text"
	case "integer":
		return "whole number" + boundsText(s)
	case "number":
		return "number" + boundsText(s)
	case "boolean":
		return "`true` or `false`"
	}
	return "any"
}

func pluralOf(s string) string {
	switch {
	case s == "map":
		return "maps"
	case s == "text":
		return "texts"
	case strings.HasPrefix(s, "list"):
		return "lists" + s[len("list"):]
	}
	return s
}

func boundsText(s schema) string {
	lo, least := s["minimum"]
	hi, most := s["maximum"]
	switch {
	case least && most:
		return fmt.Sprintf(", %v to %v", lo, hi)
	case least:
		return fmt.Sprintf(", at least %v", lo)
	case most:
		return fmt.Sprintf(", at most %v", hi)
	}
	return ""
}
