package lint

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/mcp"
)

var update = flag.Bool("update", false, "rewrite the table of rules in docs/ref/mcp-tools.md")

// tool returns a tool as listed by a server.
func tool(name, description, schema string) mcp.ToolInfo {
	return mcp.ToolInfo{Name: name, Description: description, Schema: json.RawMessage(schema)}
}

// refusal is a tool list that targets reject, with the documented error.
type refusal struct {
	Rule   string
	For    []string
	Server string
	Tools  []struct {
		Name                      string
		InputSchema, OutputSchema json.RawMessage
	}
	Error string
}

func readRefusals(t *testing.T) []refusal {
	t.Helper()
	b, err := os.ReadFile("testdata/refusals.json")
	if err != nil {
		t.Fatal(err)
	}
	var all []refusal
	if err := json.Unmarshal(b, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

// TestDocumentedRefusals checks that the rule of every documented rejection finds it,
// and names no other target.
func TestDocumentedRefusals(t *testing.T) {
	for i, r := range readRefusals(t) {
		t.Run(fmt.Sprint(i, r.Rule), func(t *testing.T) {
			s := Subject{Server: r.Server}
			for _, one := range r.Tools {
				s.Tools = append(s.Tools, mcp.ToolInfo{Name: one.Name, Description: "Does it.", Schema: one.InputSchema, Output: one.OutputSchema})
			}
			var refusing []string
			for _, target := range Targets {
				if slices.ContainsFunc(Refusals(s, target), func(f Finding) bool { return f.Rule == r.Rule }) {
					refusing = append(refusing, target)
				}
			}
			slices.Sort(r.For)
			slices.Sort(refusing)
			if diff := cmp.Diff(r.For, refusing); diff != "" {
				t.Errorf("targets that refuse by %s (-documented +found):\n%s", r.Rule, diff)
			}
			rule, ok := Find(r.Rule)
			if !ok {
				t.Fatalf("no rule %s", r.Rule)
			}
			says := func(g Ground) bool {
				return g.Severity == Refused && shape(g.Says) != "" && strings.HasPrefix(shape(r.Error), shape(g.Says))
			}
			if !slices.ContainsFunc(rule.Grounds, says) {
				t.Errorf("no ground of %s quotes the documented error:\n%s", r.Rule, r.Error)
			}
		})
	}
}

// shape returns an error without the parts that vary by request.
func shape(text string) string {
	text = regexp.MustCompile(`'[A-Za-z0-9_-]+'|NAME|because \S+`).ReplaceAllString(text, "_")
	text = regexp.MustCompile(`\(_, .*?\)`).ReplaceAllString(text, "PATH")
	return regexp.MustCompile(`LENGTH|COUNT|\d+|\bN\b`).ReplaceAllString(text, "_")
}

func TestGeminiValues(t *testing.T) {
	for schema, want := range map[string]string{
		`{"type":"object","properties":{"a":{"type":"string","enum":["x"]}},"required":["a"]}`:    "",
		`{"type":"object","properties":{}}`:                                                       "",
		`{"type":"object","properties":{"text":{"type":"string"}},"required":["ref","text"]}`:     `the root requires "ref", which it does not define`,
		`{"type":"object","properties":{"time":{"type":"string","enum":["","day"]}}}`:             "time offers an empty text",
		`{"type":"object","properties":{"f":{"type":"array","items":{"type":"object"}}}}`:         "f[] is an object without properties",
		`{"type":"object","properties":{"f":{"type":"object","properties":{},"required":["q"]}}}`: `f requires "q", which it does not define; f is an object without properties`,
	} {
		got := ""
		for _, f := range Check(Subject{Tools: []mcp.ToolInfo{tool("t", "Does it.", schema)}}, []string{Gemini}) {
			if f.Rule == "gemini-value" {
				got = f.Text
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", schema, got, want)
		}
	}
}

func TestCountsOfTools(t *testing.T) {
	refusing := func(n int) (out []string) {
		var s Subject
		for i := range n {
			s.Tools = append(s.Tools, tool(fmt.Sprintf("t%d", i), "", `{"type":"object","properties":{}}`))
		}
		for _, target := range Targets {
			if len(Refusals(s, target)) > 0 {
				out = append(out, target)
			}
		}
		return out
	}
	for _, tc := range []struct {
		n    int
		want []string
	}{{128, nil}, {129, []string{OpenAI}}, {512, []string{OpenAI}}, {513, []string{OpenAI, Gemini}}} {
		if got := refusing(tc.n); !slices.Equal(got, tc.want) {
			t.Errorf("%d tools are refused by %v, want %v", tc.n, got, tc.want)
		}
	}
}

// TestWhatIsTaken checks that lint reports no rejection of tools that all targets
// accept.
func TestWhatIsTaken(t *testing.T) {
	for _, schema := range []string{
		`{"type":"object","properties":{}}`,
		`{"type":"object","properties":{"a.b-c_d":{"type":"string","anyOf":[{"minLength":1},{"pattern":"x"}]}}}`,
		`{"type":"object","properties":{"f":{"$ref":"#/$defs/F"}},"$defs":{"F":{"type":"object","oneOf":[{"required":["x"]}],"properties":{"x":{"type":"array","items":{}}}}},"additionalProperties":false}`,
		`{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"n":{"type":"integer","exclusiveMinimum":0}},"required":["n"]}`,
		`{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"oneOf":{"type":"string","enum":["anyOf"]},"enum":{"const":"not"}}}`,
		`{"type":"object","properties":{"p":{"type":"string","pattern":"^(?!x)\\p{L}+$"}}}`,
	} {
		for _, target := range Targets {
			if f := Refusals(Subject{Server: "docs", Tools: []mcp.ToolInfo{tool("a", "", schema)}}, target); len(f) > 0 {
				t.Errorf("%s refuses %s: %+v", target, schema, f)
			}
		}
	}
}

func TestRisksAndAdvice(t *testing.T) {
	deep := `{"type":"string","description":"d"}`
	for range 6 {
		deep = `{"type":"object","description":"d","properties":{"x":` + deep + `}}`
	}
	for _, tc := range []struct {
		name  string
		rule  string
		tools []mcp.ToolInfo
		want  []string // "target tool: text"
	}{
		{"keywords", "keyword", []mcp.ToolInfo{tool("a", "x", `{"$schema":"s","type":"object","properties":{"u":{"type":["string","null"],"uniqueItems":true}},"additionalProperties":false}`)},
			[]string{"openai a: keywords uniqueItems", "gemini a: keywords $schema, additionalProperties, type with several values and uniqueItems"}},
		{"enum of numbers", "keyword", []mcp.ToolInfo{tool("a", "x", `{"type":"object","properties":{"u":{"enum":[1,"b"]}}}`)}, []string{"gemini a: keywords enum of other values than texts"}},
		{"formats", "format", []mcp.ToolInfo{tool("a", "x", `{"type":"object","properties":{"u":{"type":"string","format":"uri"},"d":{"type":"string","format":"date"},"n":{"type":"integer","format":"int64"}}}`)},
			[]string{"openai a: formats uri", "gemini a: formats date and uri"}},
		{"long name", "name-length", []mcp.ToolInfo{tool(strings.Repeat("a", 65), "x", `{"type":"object","properties":{}}`)}, nil},
		{"depth", "depth", []mcp.ToolInfo{tool("a", "x", deep)}, []string{"gemini a: its arguments nest 6 deep"}},
		{"description", "description-length", []mcp.ToolInfo{tool("a", strings.Repeat("é", 1025), `{"type":"object"}`)}, []string{"openai a: its description has 1025 characters; 1024 pass"}},
		{"bare", "argument-undescribed", []mcp.ToolInfo{tool("a", "x", `{"type":"object","properties":{"q":{"type":"object","description":" ","properties":{"r":{"description":"r"},"s":{}}}}}`)}, []string{" a: without description: q, q.s"}},
		{"no description", "description-missing", []mcp.ToolInfo{tool("a", " \n", `{}`)}, []string{" a: it has no description: a model has only the name to go by"}},
		{"unused definition", "argument-undescribed", []mcp.ToolInfo{tool("a", "x", `{"type":"object","properties":{"q":{"description":"q","$ref":"#/$defs/one"}},"$defs":{"one":{"properties":{"b":{"$ref":"#/$defs/two"}}},"two":{"properties":{"c":{}}},"three":{"properties":{"d":{"$ref":"#/$defs/four"}}},"four":{"properties":{"e":{}}}}}`)}, []string{" a: without description: c"}},
		{"same", "description-alike", []mcp.ToolInfo{tool("a", "Get it.", `{}`), tool("b", "Get it.", `{}`), tool("c", "Remove it.", `{}`)}, []string{" a: b has the same description"}},
		{"alike", "description-alike", []mcp.ToolInfo{tool("a", "Search the documentation for a query.", `{}`), tool("b", "Searches documentation for the given query string", `{}`)},
			[]string{` a: b has 75% of its words: "Searches documentation for the given query string"`}},
		{"not alike", "description-alike", []mcp.ToolInfo{tool("a", "Get an issue by its number.", `{}`), tool("b", "Get a pull request by its number.", `{}`)}, nil},
		{"boilerplate", "description-alike", []mcp.ToolInfo{
			tool("a", "Retrieve a block. Responses: 400 bad request, 404 not found, 429 slow down", `{}`), tool("b", "Delete a page. Responses: 400 bad request, 404 not found, 429 slow down", `{}`),
			tool("c", "Move a comment. Responses: 400 bad request, 404 not found, 429 slow down", `{}`), tool("d", "Retrieve a block. Responses: 400 bad request, 404 not found, 429 slow down", `{}`)}, []string{" a: d has the same description"}},
		{"noun", "result-unbounded", []mcp.ToolInfo{tool("stop_search", "Stop a search that runs.", `{}`), tool("docs_search", "Searches the documents.", `{}`)}, []string{" docs_search: no argument bounds its answer"}},
		{"unbounded", "result-unbounded", []mcp.ToolInfo{tool("listIssues", "", `{"type":"object","properties":{"q":{}}}`), tool("search_docs", "", `{"type":"object","properties":{"maxResults":{}}}`), tool("get_issue", "", `{}`), tool("get_all_users", "", `{}`), tool("enlist", "", `{}`), tool("find", "", `{"type":"object","properties":{"page":{"type":"object","properties":{"size":{}}}}}`)},
			[]string{" get_all_users: no argument bounds its answer", " listIssues: no argument bounds its answer"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			var got []string
			for _, f := range Check(Subject{Tools: tc.tools}, Targets) {
				if f.Rule != tc.rule || f.Severity == Refused || tc.want == nil && f.Severity != Advice {
					continue
				}
				for _, target := range append([]string{}, append(f.For, "")[:max(1, len(f.For))]...) {
					got = append(got, target+" "+f.Tool+": "+f.Text)
				}
			}
			slices.Sort(got)
			slices.Sort(tc.want)
			if diff := cmp.Diff(tc.want, got); diff != "" {
				t.Errorf("findings (-want +got):\n%s", diff)
			}
		})
	}
}

func TestFindingsJoinTargetsAndComeWorstFirst(t *testing.T) {
	got := Check(Subject{Tools: []mcp.ToolInfo{tool("a", "", `{"type":"object","properties":{},"oneOf":[]}`)}}, []string{OpenAI, Anthropic})
	var heads []string
	for _, f := range got {
		heads = append(heads, fmt.Sprint(f.Severity, " ", f.Rule, " ", f.For))
	}
	want := []string{
		"refused root-combinator [anthropic openai]", "refused schema-invalid [anthropic openai]", // empty oneOf
		"risk keyword [openai]", "advice description-missing []",
	}
	if diff := cmp.Diff(want, heads); diff != "" {
		t.Errorf("findings (-want +got):\n%s", diff)
	}
}

func TestSchemasOfStrangers(t *testing.T) {
	nested := strings.Repeat(`{"type":"object","properties":{"a":`, 3000) + `{}` + strings.Repeat(`}}`, 3000)
	for _, schema := range []string{"", "null", "[]", "3", "{", `{"type":{}}`, `{"type":"object","properties":[]}`, `{"type":"object","properties":{"a":null,"b":true}}`, `{"items":[{}]}`, `{"$ref":"#"}`, `{"type":"object","$ref":"file:///etc/passwd"}`, nested} {
		for _, f := range Check(Subject{Tools: []mcp.ToolInfo{{Schema: json.RawMessage(schema)}}}, Targets) {
			if f.Text == "" {
				t.Errorf("a finding without text for %.40s: %+v", schema, f)
			}
		}
	}
}

func TestLoads(t *testing.T) {
	got := Loads([]mcp.ToolInfo{tool("small", "", `{}`), tool("large", strings.Repeat("x", 400), `{}`)})
	if len(got) != 2 || got[0].Tool != "large" || got[0].Share+got[1].Share < 0.999 || got[0].Tokens < 100 {
		t.Errorf("Loads = %+v, want large first, shares of 1", got)
	}
}

// TestRules checks that every rule is complete.
func TestRules(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range Rules {
		if r.ID == "" || seen[r.ID] || r.Doc == "" || r.Fix == "" || strings.Contains(r.Fix, "\n") || len(r.Grounds) == 0 {
			t.Errorf("rule %+v lacks something, or is there twice", r)
		}
		seen[r.ID] = true
		for _, g := range r.Grounds {
			if g.Severity != Advice && (g.Source == "" || !slices.Contains(Targets, g.Target)) {
				t.Errorf("%s for %q is %s without a source", r.ID, g.Target, g.Severity)
			}
		}
	}
}

// TestRulesAreDocumented compares the table of rules in docs/ref/mcp-tools.md with Rules.
func TestRulesAreDocumented(t *testing.T) {
	const page, begin, end = "../../../docs/ref/mcp-tools.md", "<!-- rules of lint -->\n", "<!-- end of rules -->\n"
	var table strings.Builder
	table.WriteString("\n| rule | breach | refused | risk |\n|---|---|---|---|\n")
	for _, r := range Rules {
		links := map[Severity][]string{}
		for _, g := range r.Grounds {
			if g.Severity != Advice {
				links[g.Severity] = append(links[g.Severity], fmt.Sprintf("[%s](%s)", g.Target, g.Source))
			}
		}
		fmt.Fprintf(&table, "| `%s` | %s | %s | %s |\n", r.ID, r.Doc, strings.Join(links[Refused], ", "), strings.Join(links[Risk], ", "))
	}
	table.WriteString("\n")
	b, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(b), begin)
	old, after, ended := strings.Cut(rest, end)
	if !ok || !ended {
		t.Fatalf("%s has no place for the table of rules", page)
	}
	if old == table.String() {
		return
	}
	if !*update {
		t.Fatalf("the table of rules in %s is old: go test ./internal/mcp/lint -update", page)
	}
	if err := os.WriteFile(page, []byte(before+begin+table.String()+end+after), 0o644); err != nil {
		t.Fatal(err)
	}
}

// BenchmarkCheck lints a server of 100 tools with 20 arguments each.
func BenchmarkCheck(b *testing.B) {
	var s Subject
	for i := range 100 {
		var props []string
		for j := range 20 {
			props = append(props, fmt.Sprintf(`"arg_%d":{"type":"string","description":"the value of argument %d of tool %d"}`, j, j, i))
		}
		s.Tools = append(s.Tools, tool(fmt.Sprintf("tool_%d", i), fmt.Sprintf("Reads record %d of the store and returns its fields by name, newest first, for part %d of it.", i, i%7), `{"type":"object","properties":{`+strings.Join(props, ",")+`}}`))
	}
	for b.Loop() {
		Check(s, Targets)
	}
}
