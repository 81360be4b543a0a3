package suite

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

const rowsSuite = `
-- suite.yaml --
version: 1
name: rows
tasks:
  - list.yaml
  - plain.jsonl
  - cells.csv
  - rows: questions.csv
    template: {prompt: "Translate {{.text}} to {{.lang}}: {{ .n }}", tags: ["{{.lang}}"], graders: {text: {contains: ["{{.answer}}"]}}}
    matrix: {lang: [de, fr], n: [1]}
  - rows: typed.jsonl
    template: {id: "t-{{.k.id}}", prompt: P, tags: "{{.tags}}", graders: {text: {threshold: "{{.k.t}}", contains: "{{.tags}}"}}}
  - matrix: {size: [10, 20]}
    template: {id: "sort-{{.size}}", prompt: "Sort {{.size}} numbers"}
agents: {one: {kind: model, provider: anthropic, model: m-1}}
scenarios: {plain: {}}
graders: {text: {contains: [x]}}
-- list.yaml --
- {id: l1, prompt: One}
- {id: l2, prompt: Two}
-- plain.jsonl --
{"id": "j1", "prompt": "Jé", "tags": ["a", "b"], "graders": {"text": {"threshold": 0.25}}}

{"prompt": "no id"}
-- cells.csv --
id,prompt,tags,graders.text.contains,graders.text.threshold
c1,true,[x],"[""1"", two]",
c2,"a, b
c",,[yes],0.5
-- questions.csv --
text,answer
hello,42
"a ""b""",007
-- typed.jsonl --
{"k": {"id": 7, "t": 0.5}, "tags": ["u", "v"]}
`

// TestRows loads tasks from lists, JSON Lines and CSV, and from templates over rows and
// matrices.
func TestRows(t *testing.T) {
	s, err := Load(Options{Files: memory(rowsSuite), Path: suiteFile, Kinds: testKinds()})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, task := range s.Tasks {
		graders, err := json.Marshal(task.Graders)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, fmt.Sprintf("%s | %q | %v | %s", task.ID, task.Prompt, task.Tags, graders))
	}
	want := []string{
		`l1 | "One" | [] | null`,
		`l2 | "Two" | [] | null`,
		`j1 | "Jé" | [a b] | {"text":{"threshold":"0.25"}}`,
		`plain-2 | "no id" | [] | null`,
		`c1 | "true" | [x] | {"text":{"contains":["1","two"]}}`,
		`c2 | "a, b\nc" | [] | {"text":{"contains":["yes"],"threshold":"0.5"}}`,
		`questions-1-de-1 | "Translate hello to de: 1" | [de] | {"text":{"contains":["42"]}}`,
		`questions-1-fr-1 | "Translate hello to fr: 1" | [fr] | {"text":{"contains":["42"]}}`,
		`questions-2-de-1 | "Translate a \"b\" to de: 1" | [de] | {"text":{"contains":["007"]}}`,
		`questions-2-fr-1 | "Translate a \"b\" to fr: 1" | [fr] | {"text":{"contains":["007"]}}`,
		`t-7 | "P" | [u v] | {"text":{"contains":["u","v"],"threshold":"0.5"}}`,
		`sort-10 | "Sort 10 numbers" | [] | null`,
		`sort-20 | "Sort 20 numbers" | [] | null`,
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("tasks (-want +got):\n%s", d)
	}
	resolved, err := s.Resolved()
	if err != nil {
		t.Fatal(err)
	}
	if again, err := FromResolved(resolved, testKinds()); err != nil || len(again.Tasks) != len(s.Tasks) {
		t.Errorf("read back: %v", err)
	}
}

// BenchmarkRows loads 20,000 tasks from a file of rows. Target: 1 s.
func BenchmarkRows(b *testing.B) {
	files := fstest.MapFS{}
	var lines, cells strings.Builder
	cells.WriteString("id,question,answer\n")
	for i := range 20_000 {
		fmt.Fprintf(&lines, `{"id": "q%d", "prompt": "Question %d?", "graders": {"text": {"contains": ["%d"]}}}`+"\n", i, i, i)
		fmt.Fprintf(&cells, "q%d,Question %d?,%d\n", i, i, i)
	}
	files["q.jsonl"] = &fstest.MapFile{Data: []byte(lines.String())}
	files["q.csv"] = &fstest.MapFile{Data: []byte(cells.String())}
	for name, tasks := range map[string]string{
		"jsonl":    "q.jsonl",
		"template": `{rows: q.csv, template: {id: "{{.id}}", prompt: "{{.question}}", graders: {text: {contains: ["{{.answer}}"]}}}}`,
	} {
		b.Run(name, func(b *testing.B) {
			files[suiteFile] = &fstest.MapFile{Data: []byte("version: 1\nname: rows\ntasks: [" + tasks + "]\n" +
				"agents: {one: {kind: model, provider: anthropic, model: m-1}}\nscenarios: {plain: {}}\ngraders: {text: {contains: [x]}}\n")}
			for b.Loop() {
				if _, err := Load(Options{Files: files, Path: suiteFile, Kinds: testKinds()}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(b.Elapsed().Seconds()/float64(b.N), "of-limit")
		})
	}
}
