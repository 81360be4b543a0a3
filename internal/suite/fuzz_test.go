package suite

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"
)

// FuzzLoad loads any bytes as a suite file with any bytes as a task file. What
// loads must survive being written and read back.
func FuzzLoad(f *testing.F) {
	whole := memory(wholeSuite)
	f.Add(whole[suiteFile].Data, whole["tasks/one.yaml"].Data)
	paths, _ := filepath.Glob("testdata/errors/*.txtar")
	for _, p := range paths {
		b, err := os.ReadFile(p)
		if err != nil {
			f.Fatal(err)
		}
		var suite, task []byte
		for _, file := range txtar.Parse(b).Files {
			switch {
			case file.Name == suiteFile:
				suite = file.Data
			case strings.HasPrefix(file.Name, "tasks/"):
				task = file.Data
			}
		}
		f.Add(suite, task)
	}
	f.Add([]byte("a: &a [*a]"), []byte("&x {<<: *x}"))
	f.Add([]byte("version: 1\nextends: ./suite.yaml"), []byte("? {a: b}\n: c"))
	f.Add([]byte(strings.Repeat("[", 20000)), []byte(strings.Repeat("- ", 20000)))
	schema, cwd := compiled(f), f.TempDir()
	f.Fuzz(func(t *testing.T, suite, task []byte) {
		files := fstest.MapFS{
			suiteFile: {Data: suite}, "tasks/one.yaml": {Data: task}, "more.yaml": {Data: []byte("id: two\nprompt: x")},
			"prompts/task.md": {Data: []byte("{{.prompt}}")}, "fx/a.py": {Data: []byte("x")},
		}
		s, err := loadSuite(Options{Files: files, Path: suiteFile, Kinds: testKinds(), Cwd: cwd}, schema)
		if err != nil {
			if err.Error() == "" {
				t.Error("an error without a text")
			}
			return
		}
		b, err := s.Resolved()
		if err != nil {
			t.Fatalf("loads, but cannot be written: %v", err)
		}
		if _, err := FromResolved(b, testKinds()); err != nil {
			t.Fatalf("cannot be read back: %v", err)
		}
		if _, err := s.Digest(); err != nil {
			t.Fatal(err)
		}
		if _, err := Explain(s); err != nil {
			t.Fatal(err)
		}
	})
}

// FuzzRows reads any bytes as JSON Lines. Rows equal the values that package encoding/json
// decodes, and lines that it refuses are reported.
func FuzzRows(f *testing.F) {
	for _, s := range []string{
		`{"id": "a", "tags": ["x", "\u00e9\"\\\n"], "n": {"b": true, "c": null, "d": -1.5e3}}`, "{}\r\n\n {\"a\":[],\"b\":[[1,2],{}]}\t",
		`{"a": 1, "a": 2}`, `{"a": 1e999}`, `{"a": "\ud800"}`, `[1]`, `{"a"`, `{} {}`, `{"a": nul}`, strings.Repeat(`{"a":`, 80) + "1" + strings.Repeat("}", 80),
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		l := &loader{}
		rows := l.readRows(&source{name: "r.jsonl", data: data})
		if !l.c.isEmpty() {
			if rows != nil {
				t.Error("rows beside a mistake")
			}
			return
		}
		var want, got []any
		for line := range bytes.Lines(data) {
			if len(bytes.TrimSpace(line)) == 0 {
				continue
			}
			dec := json.NewDecoder(bytes.NewReader(line))
			dec.UseNumber()
			var v any
			if err := dec.Decode(&v); err != nil {
				t.Fatalf("%q is read, but: %v", line, err)
			}
			want = append(want, v)
		}
		for _, row := range rows {
			got = append(got, row.literalValue())
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("rows (-want +got):\n%s", d)
		}
	})
}

// FuzzOverride sets any path to any value, and any server to any command line.
func FuzzOverride(f *testing.F) {
	for _, s := range []string{"agents.zeta.model=x", "limits={jobs: 1}", "gates.rules.0.min=.5", "a=&a [*a]", "tasks.0=**", "=", "graders=null", "arms=[{}]", "servers.docs.command.0=\x00"} {
		f.Add(s, "my docs 'x'")
	}
	files, schema, cwd := memory(wholeSuite), compiled(f), f.TempDir()
	f.Fuzz(func(t *testing.T, set, server string) {
		if strings.Contains(set, "/") {
			t.Skip("tasks=/** would walk this machine's disk")
		}
		s, err := loadSuite(Options{Files: files, Path: suiteFile, Kinds: testKinds(), Set: []string{set}, Servers: map[string]string{"docs": server}, Cwd: cwd}, schema)
		if err == nil {
			if _, err := s.Resolved(); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// compiled is the schema of the test kinds, made once: it takes most of the time
// of a small load.
func compiled(f *testing.F) *schemas {
	f.Helper()
	s, err := compileSchema(testKinds())
	if err != nil {
		f.Fatal(err)
	}
	return s
}
