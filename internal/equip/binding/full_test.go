package binding

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/assay-eval/assay/internal/code"
	"github.com/assay-eval/assay/internal/equip"
)

func fullTools(t *testing.T, c Config, tree fstest.MapFS) map[string]equip.Tool {
	t.Helper()
	index, err := code.Scan(t.Context(), tree)
	if err != nil {
		t.Fatal(err)
	}
	byName := map[string]equip.Tool{}
	for _, tool := range New(&c, tree, index).Tools {
		byName[tool.Spec().Name] = tool
	}
	return byName
}

// longFile has a function in line 3467, far beyond what one call returns.
func longFile() fstest.MapFS {
	var b strings.Builder
	for i := 1; i < 3467; i++ {
		fmt.Fprintf(&b, "x%d = %d  # a line of some forty characters\n", i, i)
	}
	b.WriteString("def late():\n    return 1\n")
	return fstest.MapFS{"core.py": {Data: []byte(b.String())}}
}

func TestReadByPages(t *testing.T) {
	tree := longFile()
	all := fullTools(t, Config{}, tree)
	read := all[ReadFile]
	res := call(t, read, `{"file_path": "core.py", "offset": 3467}`)
	want := "[core.py: lines 3467 to 3468 of 3468, 164179 bytes in all]\n  3467\tdef late():\n  3468\t    return 1"
	if res.Error || res.Text != want {
		t.Errorf("got %q", res.Text)
	}
	// The hints lead through the whole file, and no page is larger than the limit.
	var text strings.Builder
	for offset, pages := 1, 0; offset > 0; pages++ {
		res := call(t, read, fmt.Sprintf(`{"file_path": "core.py", "offset": %d}`, offset))
		head, page, _ := strings.Cut(res.Text, "\n")
		if res.Error || len(res.Text) > defaultPage || pages > 20 {
			t.Fatalf("a page of %d bytes: %.80s", len(res.Text), res.Text)
		}
		for line := range strings.SplitSeq(page, "\n") {
			_, content, _ := strings.Cut(line, "\t")
			text.WriteString(content + "\n")
		}
		_, next, more := strings.Cut(head, "next: offset ")
		if offset = 0; more {
			if _, err := fmt.Sscanf(next, "%d]", &offset); err != nil {
				t.Fatal(err)
			}
		}
	}
	if text.String() != string(tree["core.py"].Data) {
		t.Error("the pages are not the file")
	}
	for args, want := range map[string]string{
		`{"file_path": "core.py", "offset": 4000}`:           "core.py has the lines 1 to 3468, and no line 4000",
		`{"file_path": "core.py", "offset": 0}`:              "core.py has the lines 1 to 3468, and no line 0",
		`{"file_path": "core.py", "offset": 1.5}`:            `read_file takes {"file_path": "…", "offset": 1, "limit": 200}: offset must be a whole number, not 1.5`,
		`{"file_path": "cor.py"}`:                            `there is no source file "cor.py". Near to it: core.py`,
		`{"file_path": "core.py", "offset": 1, "limit": -1}`: "limit must be 1 or more, not -1",
	} {
		if res := call(t, read, args); !res.Error || res.Text != want {
			t.Errorf("%s: got %q", args, res.Text)
		}
	}
	if res := call(t, read, `{"file_path": "core.py", "offset": 2, "limit": 1}`); res.Text != "[core.py: lines 2 to 2 of 3468, 164179 bytes in all; next: offset 3]\n     2\tx2 = 2  # a line of some forty characters" {
		t.Errorf("got %q", res.Text)
	}
}

func TestReach(t *testing.T) {
	text := string(longFile()["core.py"].Data)
	if r := ReachLines(&Config{Toolset: seedSet}, "core.py", text, 3467, 3468, 64<<10); r.Never != "read_file shows the first 65536 bytes of a file, and line 3468 ends at byte 164179" {
		t.Errorf("seed tools: %+v", r)
	}
	if r := ReachLines(&Config{Toolset: seedSet, MaxRead: 1 << 20}, "core.py", text, 3467, 3468, 1<<20); r != (Reach{Turns: 1}) {
		t.Errorf("seed tools without limits: %+v", r)
	}
	if r := ReachLines(&Config{}, "core.py", text, 3467, 3468, 64<<10); r != (Reach{Turns: 1}) {
		t.Errorf("pages: %+v", r)
	}
	if r := ReachLines(&Config{}, "core.py", text, 1, 3468, 16<<10); r.Turns < 10 || r.Turns > 14 {
		t.Errorf("a whole file: %+v", r)
	}
}

func TestSearch(t *testing.T) {
	tree := fstest.MapFS{
		"src/a.py":          {Data: []byte("import os\n\ndef check(x):\n    return Check(x)\n")},
		"src/web/b.ts":      {Data: []byte("// check\r\nexport const check = 1;\r\nlet y;\r\n")},
		"src/web/deep/c.ts": {Data: []byte("let long = '" + strings.Repeat("z", 5000) + "'; check\n")},
		"README.md":         {Data: []byte("check")},
	}
	search := fullTools(t, Config{}, tree)[Search]
	for args, want := range map[string]string{
		`{"pattern": "check"}`:                                           "src/a.py:3: def check(x):\nsrc/web/b.ts:1: // check\nsrc/web/b.ts:2: export const check = 1;\nsrc/web/deep/c.ts:1: let long = '" + strings.Repeat("z", 988) + " … [4020 more bytes of this line]",
		`{"pattern": "(?i)^ *return check", "glob": "*.py"}`:             "src/a.py:4:     return Check(x)",
		`{"pattern": "check = 1;$"}`:                                     "src/web/b.ts:2: export const check = 1;",
		`{"pattern": "def", "context": 1}`:                               "src/a.py-2- \nsrc/a.py:3: def check(x):\nsrc/a.py-4-     return Check(x)",
		`{"pattern": "check", "glob": "src/web/*.ts", "max_results": 1}`: "src/web/b.ts:1: // check\n[1 more matches; there are 2 in 1 files: narrow the pattern or the glob]",
		`{"glob": "**/*.ts"}`:                                            "src/web/b.ts\nsrc/web/deep/c.ts",
		`{"glob": "src/web"}`:                                            "src/web/b.ts\nsrc/web/deep/c.ts",
		`{"glob": "*.{py,rs}"}`:                                          "src/a.py",
		`{"pattern": "nothing_here"}`:                                    "[no matches]",
	} {
		if res := call(t, search, args); res.Error || res.Text != want {
			t.Errorf("%s: got %q", args, res.Text)
		}
	}
	for args, want := range map[string]string{
		`{}`:                   "search takes a pattern, a glob or both",
		`{"pattern": "a("}`:    "the pattern is no regular expression of RE2: error parsing regexp: missing closing ): `a(`; write \\ before a character that stands for itself",
		`{"pattern": ["a"]}`:   `search takes {"pattern": "…", "glob": "…"}: pattern must be a string, not ["a"]`,
		`{"glob": "[z-a].py"}`: `the glob "[z-a].py" cannot be read; a glob looks like *.py or src/**/*.ts`,
	} {
		if res := call(t, search, args); !res.Error || res.Text != want {
			t.Errorf("%s: got %q", args, res.Text)
		}
	}
	many := fstest.MapFS{"m.py": {Data: []byte(strings.Repeat("x = 'a line that matches and is not short'\n", 3000))}}
	if res := call(t, fullTools(t, Config{}, many)[Search], `{"pattern": "x", "max_results": 1000}`); len(res.Text) > defaultPage || !strings.Contains(res.Text, "there are 3000 in 1 files") {
		t.Errorf("%d bytes end with %q", len(res.Text), res.Text[len(res.Text)-100:])
	}
}

func TestListSymbols(t *testing.T) {
	list := fullTools(t, Config{}, tree)[ListSymbols]
	if res := call(t, list, `{"file_path": "shop/orders.py"}`); res.Text != "1-3 class Order\n2-2 method Order.check\n3-3 method Order.check\n5-5 function process" {
		t.Errorf("got %q", res.Text)
	}
	if res := call(t, list, `{"file_path": "web/broken.ts"}`); res.Text != "[lines 2 to 2 could not be parsed (syntax not understood): symbols there are not listed]\n1-1 function ok" {
		t.Errorf("got %q", res.Text)
	}
	var b strings.Builder
	for i := range 2000 {
		fmt.Fprintf(&b, "def function_number_%d(): pass\n", i)
	}
	list = fullTools(t, Config{}, fstest.MapFS{"m.py": {Data: []byte(b.String())}})[ListSymbols]
	res := call(t, list, `{"file_path": "m.py"}`)
	if at := strings.LastIndexByte(res.Text, '\n'); len(res.Text) > defaultPage || !strings.Contains(res.Text[at:], "of 2000 symbols; next: offset ") {
		t.Errorf("%d bytes end with %q", len(res.Text), res.Text[at:])
	}
	if res := call(t, list, `{"file_path": "m.py", "offset": 2000}`); res.Text != "2000-2000 function function_number_1999" {
		t.Errorf("got %q", res.Text)
	}
}

// A code base with many files is introduced by its folders.
func TestPreambleOfManyFiles(t *testing.T) {
	var files []string
	for i := range 30 {
		for j := range 40 {
			files = append(files, fmt.Sprintf("src/p%02d/f%02d.go", i, j))
		}
	}
	got := Preamble(&Config{Toolset: fullSet}, files)
	if !strings.HasPrefix(got, "The code base has 1200 source files. Its folders, with the number of source files below each (search with a glob lists them):\n\nsrc/p00/ (40)\nsrc/p01/ (40)\n") || strings.Count(got, "\n") != 32 {
		t.Errorf("got %.300q with %d lines", got, strings.Count(got, "\n"))
	}
	if got := Preamble(&Config{Toolset: seedSet}, files); strings.Count(got, "\n") != 1202 {
		t.Errorf("the seed's list has %d lines", strings.Count(got, "\n"))
	}
}

// An agent reads its number of turns, unless it has the seed's tools and turns, and what a
// turn shows if that is little.
func TestTurnNote(t *testing.T) {
	index, err := code.Scan(t.Context(), tree)
	if err != nil {
		t.Fatal(err)
	}
	const few = "You have 2 turns. A turn is one answer with all the tool calls in it; the last one must call submit_binding." +
		" The results of one turn have 2560 bytes in all; the longest are cut.\n"
	for _, c := range []struct {
		toolset        string
		turns, results int
		want           string
	}{
		{seedSet, 8, 16384, ""},
		{seedSet, 2, 2560, few},
		{fullSet, 2, 2560, few},
		{fullSet, 8, 16384, "You have 8 turns. A turn is one answer with all the tool calls in it; the last one must call submit_binding.\n"},
	} {
		if got := New(&Config{Toolset: c.toolset}, tree, index).TurnNote(c.turns, c.results); got != c.want {
			t.Errorf("%s, %d turns: %q", c.toolset, c.turns, got)
		}
	}
}
