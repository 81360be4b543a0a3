package binding

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/code"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/suite/kindtest"
)

var tree = fstest.MapFS{
	"shop/orders.py":     {Data: []byte("class Order:\n    def check(self): return 1\n    def check(self, x): return 2\n\ndef process(o): pass\n")},
	"shop/returns.py":    {Data: []byte("def process(o): pass\n")},
	"web/orders.ts":      {Data: []byte("export const check = () => 1;\nexport function process<T>() {}\n")},
	"web/broken.ts":      {Data: []byte("export function ok() {}\nconst = = ;\n")},
	"empty.py":           {},
	"big.rs":             {Data: []byte(strings.Repeat("// 0123456789 äöü\n", 200))},
	"latin.js":           {Data: []byte("// caf\xe9\n")},
	"README.md":          {Data: []byte("secret")},
	".git/hooks/hook.py": {Data: []byte("secret")},
}

func tools(t *testing.T, c Config) map[string]equip.Tool {
	t.Helper()
	index, err := code.Scan(t.Context(), tree)
	if err != nil {
		t.Fatal(err)
	}
	if c.Toolset == "" {
		c.Toolset = seedSet
	}
	byName := map[string]equip.Tool{}
	for _, tool := range New(&c, tree, index).Tools {
		byName[tool.Spec().Name] = tool
	}
	return byName
}

func call(t *testing.T, tool equip.Tool, args string) equip.Result {
	t.Helper()
	res, err := tool.Call(t.Context(), json.RawMessage(args))
	if err != nil {
		t.Fatalf("%s is a fault: %v", args, err)
	}
	return res
}

func TestSpecs(t *testing.T) {
	index, err := code.Scan(t.Context(), tree)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, tool := range New(&Config{}, tree, index).Tools {
		s := tool.Spec()
		got = append(got, fmt.Sprintf("%s submits=%v readonly=%v", s.Name, s.Submits, s.ReadOnly))
		var schema struct {
			Type       string
			Properties map[string]any
			Required   []string
		}
		if err := json.Unmarshal(s.Schema, &schema); err != nil || schema.Type != "object" {
			t.Errorf("schema of %s: %v", s.Name, err)
		}
		for _, r := range schema.Required {
			if schema.Properties[r] == nil {
				t.Errorf("%s requires %s, which it does not describe", s.Name, r)
			}
		}
		if _, err := seal.SelectFields(s, seal.Gen); err != nil {
			t.Error(err)
		}
	}
	want := []string{"read_file submits=false readonly=true", "search submits=false readonly=true", "list_symbols submits=false readonly=true", "validate_symbols submits=false readonly=true", "submit_binding submits=true readonly=false"}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}

// The limit changes the text that a model reads, so it must change the key; the
// key holds the tools as offered.
func TestLimitIsInTheSpec(t *testing.T) {
	if tools(t, Config{MaxRead: 2048})[ReadFile].Spec().Description == tools(t, Config{})[ReadFile].Spec().Description {
		t.Error("two limits give one description")
	}
}

func TestReadFile(t *testing.T) {
	all := tools(t, Config{MaxRead: 1024})
	read := all[ReadFile]
	for _, path := range []string{"shop/orders.py", "./shop/orders.py", "shop//orders.py", "/shop/orders.py", `shop\orders.py`, "shop/../shop/orders.py", " shop/orders.py\n", "../shop/../../shop/orders.py/../../x/../shop/orders.py"} {
		args, _ := json.Marshal(map[string]any{"file_path": path, "extra": 1})
		res := call(t, read, string(args))
		if ok := !strings.HasPrefix(path, ".."); ok != (res.Text == string(tree["shop/orders.py"].Data) && !res.Error) {
			t.Errorf("%q: %+v", path, res)
		}
	}
	if res := call(t, read, `{"file_path": "empty.py"}`); res.Error || res.Text != "[the file is empty]" {
		t.Errorf("empty file: %+v", res)
	}
	if res := call(t, read, `{"file_path": "latin.js"}`); res.Error || res.Text != "// caf\uFFFD\n" {
		t.Errorf("not UTF-8: %+v", res)
	}
	res := call(t, read, `{"file_path": "big.rs"}`)
	text, note, ok := strings.Cut(res.Text, "\n[")
	if line := "// 0123456789 äöü"; !ok || res.Error || len(text) > 1024 || strings.Count(text, "\n")+1 != 1024/(len(line)+1) || !strings.HasSuffix(text, line) ||
		note != fmt.Sprintf("the file goes on; these are its first %d bytes]", len(text)) {
		t.Errorf("large file: %q … %q", text[len(text)-40:], note)
	}
}

func TestReadFileRefusals(t *testing.T) {
	read := tools(t, Config{})[ReadFile]
	for args, want := range map[string]string{
		`{"file_path": "README.md"}`:          `there is no source file "README.md". Use a path of the list in the task.`,
		`{"file_path": ".git/hooks/hook.py"}`: `there is no source file ".git/hooks/hook.py". Use a path of the list in the task.`,
		`{"file_path": "../../etc/passwd"}`:   `there is no source file "../../etc/passwd". Use a path of the list in the task.`,
		`{"file_path": "orders.py"}`:          `there is no source file "orders.py". Near to it: shop/orders.py`,
		`{"file_path": "shop/order.py"}`:      `there is no source file "shop/order.py". Near to it: shop/orders.py`,
		`{"file_path": "src/returned.py"}`:    `there is no source file "src/returned.py". Near to it: shop/returns.py`,
		`{"file_path": "web/ORDERS.ts"}`:      `there is no source file "web/ORDERS.ts". Near to it: web/orders.ts`,
		`{"file_path": "shop"}`:               `there is no source file "shop". Use a path of the list in the task.`,
		`{"file_path": "\u001b[31m\u202e"}`:   `there is no source file "\x1b[31m\u202e". Use a path of the list in the task.`,
		`{}`:                                  `there is no source file "". Use a path of the list in the task.`,
		`{"file_path": 3}`:                    `read_file takes {"file_path": "…"}: file_path must be a string, not 3`,
		`{"file_path": "a.py"`:                `read_file takes {"file_path": "…"}: the JSON breaks off`,
		``:                                    `read_file takes {"file_path": "…"}: there are no arguments`,
		`["a.py"]`:                            `read_file takes {"file_path": "…"}: the arguments are a JSON array, not an object`,
		`{"file_path": "a.py"} {}`:            `read_file takes {"file_path": "…"}: there is text after the JSON object`,
		strings.Repeat("[", 20_000):           `read_file takes {"file_path": "…"}: the arguments are not JSON: invalid character '[' exceeded max depth`,
		`{"file_path": "` + strings.Repeat("x", 1000) + `"}`: `there is no source file "` + strings.Repeat("x", 120) + `…". Use a path of the list in the task.`,
	} {
		if res := call(t, read, args); !res.Error || res.Text != want || res.Invalid != "" {
			t.Errorf("%.60s\n got %s\nwant %s", args, res.Text, want)
		}
	}
}

// A path that leaves the tree, also through links, reads nothing.
func TestReadFileStaysInside(t *testing.T) {
	outside, inside := t.TempDir(), t.TempDir()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(os.WriteFile(filepath.Join(outside, "secret.py"), []byte("SECRET = 1"), 0o600))
	must(os.WriteFile(filepath.Join(inside, "a.py"), []byte("def f(): pass"), 0o600))
	must(os.Symlink(filepath.Join(outside, "secret.py"), filepath.Join(inside, "link.py")))
	must(os.Symlink(outside, filepath.Join(inside, "folder")))
	fsys := os.DirFS(inside)
	index, err := code.Scan(t.Context(), fsys)
	must(err)
	read := New(&Config{Toolset: seedSet}, fsys, index).Tools[0]
	for _, path := range []string{"link.py", "folder/secret.py", "../" + filepath.Base(outside) + "/secret.py", filepath.Join(outside, "secret.py"), "a.py/../link.py"} {
		args, _ := json.Marshal(map[string]string{"file_path": path})
		if res := call(t, read, string(args)); !res.Error || strings.Contains(res.Text, "SECRET") {
			t.Errorf("%s: %+v", path, res)
		}
	}
	rapid.Check(t, func(r *rapid.T) {
		parts := rapid.SliceOf(rapid.SampledFrom([]string{"..", ".", "", "folder", "link.py", "a.py", "secret.py", "~", "C:", `..\`, outside})).Draw(r, "parts")
		args, _ := json.Marshal(map[string]string{"file_path": strings.Join(parts, "/")})
		res, err := read.Call(t.Context(), args)
		if err != nil || strings.Contains(res.Text, "SECRET = 1") {
			r.Fatalf("%s: %+v %v", args, res, err)
		}
	})
}

func TestValidateSymbols(t *testing.T) {
	validate := tools(t, Config{})[ValidateSymbols]
	for args, want := range map[string]string{
		`{"candidates": ["check", "Order.check", "nothing"]}`: `{"matches":[{"file_path":"shop/orders.py","symbol_name":"Order.check","candidate":"check"},` +
			`{"file_path":"web/orders.ts","symbol_name":"check","candidate":"check"},` +
			`{"file_path":"shop/orders.py","symbol_name":"Order.check","candidate":"Order.check"}],"unknown":["nothing"],"partly_read_files":["latin.js","web/broken.ts"]}`,
		`{"candidates": ["process"]}`: `{"matches":[{"file_path":"shop/orders.py","symbol_name":"process","candidate":"process"},` +
			`{"file_path":"shop/returns.py","symbol_name":"process","candidate":"process"},{"file_path":"web/orders.ts","symbol_name":"process","candidate":"process"}],"unknown":[]}`,
		`{"candidates": [" Order ", "<T>"]}`: `{"matches":[{"file_path":"shop/orders.py","symbol_name":"Order","candidate":" Order "}],"unknown":["<T>"],"partly_read_files":["latin.js","web/broken.ts"]}`,
	} {
		if res := call(t, validate, args); res.Error || res.Text != want {
			t.Errorf("%s\n got %s\nwant %s", args, res.Text, want)
		}
	}
	for args, want := range map[string]string{
		`{}`:                        "validate_symbols takes 1 to 100 candidates, not 0",
		`{"candidates": "check"}`:   `validate_symbols takes {"candidates": ["…"]}: candidates must be a list of strings, not "check"`,
		`{"candidates": ["a", {}]}`: `validate_symbols takes {"candidates": ["…"]}: candidates must be a list of strings, not ["a", {}]`,
		`{"candidates": ["` + strings.Repeat(`a","`, 100) + `"]}`: "validate_symbols takes 1 to 100 candidates, not 101",
	} {
		if res := call(t, validate, args); !res.Error || res.Text != want {
			t.Errorf("%s\n got %s\nwant %s", args, res.Text, want)
		}
	}
}

func TestValidateSymbolsIsBounded(t *testing.T) {
	big := fstest.MapFS{}
	for i := range maxMatches + 7 {
		big[fmt.Sprintf("%03d.py", i)] = &fstest.MapFile{Data: []byte("def run(): pass\n")}
	}
	index, err := code.Scan(t.Context(), big)
	if err != nil {
		t.Fatal(err)
	}
	var out validation
	res := call(t, New(&Config{Toolset: seedSet}, big, index).Tools[1], `{"candidates": ["run"]}`)
	if err := json.Unmarshal([]byte(res.Text), &out); err != nil || len(out.Matches) != maxMatches || out.More != 7 || len(out.Unknown) > 0 {
		t.Errorf("%d matches, %d more, %v", len(out.Matches), out.More, err)
	}
}

func TestPreamble(t *testing.T) {
	want := "Source files of the code base:\n\nbig.rs\nempty.py\nlatin.js\nshop/orders.py\nshop/returns.py\nweb/broken.ts\nweb/orders.ts\n"
	files, err := code.Files(tree)
	if err != nil {
		t.Fatal(err)
	}
	for _, set := range []string{fullSet, seedSet} {
		if got := Preamble(&Config{Toolset: set}, files); got != want {
			t.Errorf("got %q", got)
		}
	}
	if got := Preamble(&Config{}, nil); got != "The code base has no source files.\n" {
		t.Errorf("got %q", got)
	}
}

func TestKind(t *testing.T) {
	k := Kind()
	if err := kindtest.CheckKind(k); err != nil {
		t.Error(err)
	}
	c := k.New().(*Config)
	k.Defaults(c)
	if c.MaxRead != defaultPage || c.Toolset != fullSet {
		t.Errorf("the defaults are %+v", c)
	}
	seed := &Config{Toolset: seedSet}
	if k.Defaults(seed); seed.MaxRead != seedRead {
		t.Errorf("max_read of the seed's tools is %d", seed.MaxRead)
	}
	if p := k.Check(c, &suite.Suite{}); len(p) != 1 {
		t.Errorf("a suite without workspace: %v", p)
	}
	if p := k.Check(c, &suite.Suite{Workspace: suite.Workspace{Fixture: "x"}}); len(p) != 0 {
		t.Errorf("a suite with a workspace: %v", p)
	}
}

func TestSubmitBinding(t *testing.T) {
	submit := tools(t, Config{})[SubmitBinding]
	if res := call(t, submit, `{"abort": false, "reasoning": "r", "file_path": "a.py", "symbol_name": "f"}`); res.Error || res.Invalid != "" {
		t.Errorf("%+v", res)
	}
	if res := call(t, submit, `{"abort": false, "reasoning": "r"}`); !res.Error || res.Invalid != "it neither aborts nor names a file_path and a symbol_name" {
		t.Errorf("%+v", res)
	}
}

func TestParseSubmission(t *testing.T) {
	note := "an abort that also names a binding: the abort counts"
	for args, want := range map[string]Submission{
		`{"abort": false, "reasoning": "r", "file_path": "a.py", "symbol_name": "A.f"}`: {File: "a.py", Symbol: "A.f", Reasoning: "r"},
		`{"file_path": "./a.py ", "symbol_name": " f", "extra": {"a": [1]}}`:            {File: "./a.py ", Symbol: " f"},
		`{"abort": null, "reasoning": null, "file_path": "a", "symbol_name": "b"}`:      {File: "a", Symbol: "b"},
		`{"abort": true, "reasoning": "", "abort_reason": "weak"}`:                      {Abort: true, AbortReason: "weak"},
		`{"abort": true}`: {Abort: true},
		`{"abort": true, "file_path": "", "symbol_name": " "}`:                               {Abort: true, Symbol: " "},
		`{"abort": true, "file_path": "a.py", "symbol_name": "f"}`:                           {Abort: true, File: "a.py", Symbol: "f", Note: note},
		`{"abort": true, "symbol_name": "f"}`:                                                {Abort: true, Symbol: "f", Note: note},
		` {"file_path": "\u00e9\ud800", "symbol_name": "b", "abort": false, "abort": true} `: {Abort: true, File: "é\uFFFD", Symbol: "b", Note: note},
	} {
		if got, err := ParseSubmission([]byte(args)); err != nil || got != want {
			t.Errorf("%s: %+v, %v", args, got, err)
		}
	}
	for args, want := range map[string]string{
		``:     "there are no arguments",
		` `:    "there are no arguments",
		`null`: "the arguments are null, not an object",
		`"x"`:  "the arguments are a JSON string, not an object",
		`[]`:   "the arguments are a JSON array, not an object",
		`{`:    "the JSON breaks off",
		`{"abort": true, "reasoning": "because the`:                "the JSON breaks off",
		`{"abort": true} trailing`:                                 "there is text after the JSON object",
		`{abort: true}`:                                            "the arguments are not JSON: invalid character 'a' looking for beginning of object key string",
		`{"abort": "true"}`:                                        `abort must be true or false, not "true"`,
		`{"abort": 1}`:                                             "abort must be true or false, not 1",
		`{"abort": true, "abort_reason": ["x"]}`:                   `abort_reason must be a string, not ["x"]`,
		`{"file_path": 7, "symbol_name": "f"}`:                     "file_path must be a string, not 7",
		`{"file_path": "a.py"}`:                                    "symbol_name is missing",
		`{"symbol_name": "f", "file_path": "  "}`:                  "file_path is missing",
		`{"abort": false, "reasoning": "x"}`:                       "it neither aborts nor names a file_path and a symbol_name",
		`{"Abort": true, "FILE_PATH": "a.py", "Symbol_Name": "f"}`: "it neither aborts nor names a file_path and a symbol_name",
	} {
		if got, err := ParseSubmission([]byte(args)); err == nil || err.Error() != want || got != (Submission{}) {
			t.Errorf("%s: %+v, %v; want %s", args, got, err, want)
		}
	}
}

func TestPath(t *testing.T) {
	for in, want := range map[string]string{
		"a/b.py": "a/b.py", "./a/b.py": "a/b.py", "a//b.py": "a/b.py", `a\b.py`: "a/b.py", "/a/b.py": "a/b.py", " a/b.py\n": "a/b.py",
		"a/./c/../b.py": "a/b.py", "../a/b.py": "../a/b.py", "": "", " ": "", ".": ".", "/": "",
	} {
		if got := Path(in); got != want {
			t.Errorf("Path(%q) = %q, want %q", in, got, want)
		}
	}
	rapid.Check(t, func(r *rapid.T) {
		p := rapid.String().Draw(r, "path")
		if once := Path(p); Path(once) != once && !strings.ContainsAny(p, " \t\n\v\f\r\u0085\u00a0") {
			r.Fatalf("Path(%q) = %q, and again %q", p, once, Path(once))
		}
	})
}

// A submission that parses means something, and says the same when it is
// written and read again.
func FuzzParseSubmission(f *testing.F) {
	for _, s := range []string{
		`{"abort": false, "reasoning": "r", "file_path": "a.py", "symbol_name": "A.f"}`, `{"abort": true, "abort_reason": "weak"}`,
		`{"abort": true, "file_path": "a"}`, `{"abort": "true"}`, `{`, `null`, "", "[[[[", `{"file_path": "\ud800", "symbol_name": "\u0000"}`, "{}\x00", "\xff",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, args []byte) {
		s, err := ParseSubmission(args)
		if err != nil {
			if s != (Submission{}) || err.Error() == "" {
				t.Errorf("an error comes with %+v", s)
			}
			return
		}
		if !s.Abort && (strings.TrimSpace(s.File) == "" || strings.TrimSpace(s.Symbol) == "") {
			t.Errorf("a binding of nothing: %+v", s)
		}
		b, err := json.Marshal(map[string]any{"abort": s.Abort, "file_path": s.File, "symbol_name": s.Symbol, "reasoning": s.Reasoning, "abort_reason": s.AbortReason})
		if err != nil {
			t.Fatal(err)
		}
		if again, err := ParseSubmission(b); err != nil || again != s {
			t.Errorf("%+v becomes %+v, %v", s, again, err)
		}
	})
}

func TestToolsServeManyAtOnce(t *testing.T) {
	all := tools(t, Config{})
	want := call(t, all[ValidateSymbols], `{"candidates": ["check"]}`)
	done := make(chan equip.Result)
	for range 8 {
		go func() {
			res, _ := all[ValidateSymbols].Call(t.Context(), json.RawMessage(`{"candidates": ["check"]}`))
			_, _ = all[ReadFile].Call(t.Context(), json.RawMessage(`{"file_path": "shop/orders.py"}`))
			done <- res
		}()
	}
	got := make([]equip.Result, 8)
	for i := range got {
		got[i] = <-done
	}
	if slices.ContainsFunc(got, func(r equip.Result) bool { return !cmp.Equal(r, want) }) {
		t.Errorf("%v", got)
	}
}
