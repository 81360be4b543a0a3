package serve

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"
	"unicode/utf8"

	"github.com/klauspost/compress/zstd"
)

// manual is a small manual in which every question has one right page.
var manual = fstest.MapFS{
	"nav/stack.md": file("# NavigationStack\n\nA view that shows a root view and lets people push further views.\n\n" +
		"## Going back\n\nCall dismiss to pop the current view.\n\n## Deep links\n\nSet the path binding to restore where people were.\n"),
	"nav/split.md":     file("# NavigationSplitView\n\nTwo or three columns; a selection in the leading one shows detail.\n"),
	"lists.md":         file("# Lists\n\nRows of data. Swipe actions delete rows.\n\n## Refreshing\n\nPull to refresh loads data again.\n"),
	"persistence.md":   file("# Persistence\n\nModels are persisted in a store.\n\n## Migrations\n\nMigrating a schema keeps what people saved.\n"),
	"net/url_session":  file("no extension: left out"),
	"net/session.txt":  file("url_session_configuration sets the timeout of requests. Retries are up to the caller.\n"),
	"concurrency.md":   file("# Concurrency\n\nAn actor protects its state. Await a task group to run children.\n\n```swift\n# not a heading\nlet g = withTaskGroup()\n```\n"),
	"unicode.md":       file("# Über Größe\n\nDie Größe einer Schaltfläche. Naïve café.\n\n## 導航堆疊\n\n使用導航堆疊顯示畫面。\n"),
	"lang.md":          file("# Languages\n\nBridging to C# and C++ is done by hand.\n"),
	"api.jsonl":        file("{\"id\": \"api/button\", \"title\": \"Button\", \"text\": \"A control that performs an action. controlSize changes how large it is.\", \"url\": \"https://example.com/button\"}\n\n{\"id\": \"api/toggle\", \"title\": \"Toggle\", \"text\": \"A control that turns a state on and off.\"}\n"),
	"twin-a.md":        file("# Twin\n\nidentical zebra text\n"),
	"twin-b.md":        file("# Twin\n\nidentical zebra text\n"),
	".hidden/x.md":     file("# Hidden zebra\n"),
	"image.md":         file("\x89PNG\x00\x00"),
	"broken-utf8.txt":  file("quagga \xff\xfe end"),
	"windows/crlf.md":  file("\ufeff# Okapi\r\n\r\nforest\r\n\r\n## Diet\r\n\r\nleaves\r\n"),
	"notes/empty.md":   file(""),
	"notes/no-head.md": file("The gnu has no heading here.\n"),
}

func file(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }

func open(t testing.TB, fsys fs.FS) *Docs {
	t.Helper()
	d, err := OpenDocs(fsys, ".", "manual")
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func find(t testing.TB, d *Docs, query string, limit int) SearchResult {
	t.Helper()
	a, _, err := d.searchDocuments(t.Context(), searchDocs{Query: query, Limit: limit})
	if err != nil {
		t.Fatalf("search %q: %v", query, err)
	}
	return a
}

func TestSearchFindsTheRightPart(t *testing.T) {
	d := open(t, manual)
	for query, want := range map[string]string{
		"navigation stack":                    "nav/stack.md#navigationstack",
		"NavigationStack":                     "nav/stack.md#navigationstack",
		"navigation_stack":                    "nav/stack.md#navigationstack",
		"navigationstack":                     "nav/stack.md#navigationstack",
		"navigation split view":               "nav/split.md#navigationsplitview",
		"how do I go back to the last view?":  "nav/stack.md#going-back",
		"dismiss":                             "nav/stack.md#going-back",
		"restoring deep link paths":           "nav/stack.md#deep-links", // stems
		"refreshed":                           "lists.md#refreshing",
		"migrate schemas":                     "persistence.md#migrations",
		"URLSessionConfiguration":             "net/session.txt",
		"url session configuration timeout":   "net/session.txt",
		"retry":                               "net/session.txt",
		"task group":                          "concurrency.md#concurrency",
		"withTaskGroup":                       "concurrency.md#concurrency",
		"grosse":                              "unicode.md#über-größe", // ß is not ss, but the beginning fits
		"große":                               "unicode.md#über-größe",
		"CAFE naive":                          "unicode.md#über-größe",
		"cafe\u0301":                          "unicode.md#über-größe", // e and an accent
		"導航":                                  "unicode.md#導航堆疊",
		"顯示畫面":                                "unicode.md#導航堆疊",
		"C#":                                  "lang.md#languages",
		"c++":                                 "lang.md#languages",
		"control size":                        "api/button",
		"controlSize":                         "api/button",
		"on off control":                      "api/toggle",
		"toggl":                               "api/toggle", // prefix
		"persistency":                         "persistence.md#persistence",
		"zebra":                               "twin-a.md#twin", // a tie: the id decides
		"quagga":                              "broken-utf8.txt",
		"okapi leaves":                        "windows/crlf.md#diet",
		"gnu":                                 "notes/no-head.md",
		"persistence.md":                      "persistence.md#persistence",
		"hidden png":                          "",
		"xylophone":                           "",
		"":                                    "",
		"   \n\t ":                            "",
		`"`:                                   "",
		`"" OR NEAR( * ^ : { } - + AND NOT (`: "", // operators are words here: or, near, and, not
		"💥":                                   "",
		"the":                                 "net/session.txt", // a stop word alone is looked for
	} {
		got := ""
		if r := find(t, d, query, 0); len(r.Results) > 0 {
			got = sectionRef(r.Results[0].ID, r.Results[0].Section)
		} else if r.Note == "" {
			t.Errorf("%q: nothing is found and nothing said", query)
		}
		if got != want && query != "the" || query == "the" && got == "" {
			t.Errorf("%q finds %q, want %q", query, got, want)
		}
	}
}

func TestSearchListsADocumentOnce(t *testing.T) {
	d := open(t, manual)
	r := find(t, d, "view people", 100)
	seen := map[string]bool{}
	last := 1e9
	for _, f := range r.Results {
		if seen[f.ID] || f.Score > last || f.Score <= 0 {
			t.Errorf("result %+v: twice, out of order or without a score", f)
		}
		seen[f.ID], last = true, f.Score
	}
	i := slices.IndexFunc(r.Results, func(f Found) bool { return f.ID == "nav/stack.md" })
	if i < 0 || len(r.Results[i].Also) != 2 {
		t.Errorf("results %+v: all three sections of nav/stack.md have a word", r.Results)
	}
	if n := len(find(t, d, "view people", 1).Results); n != 1 {
		t.Errorf("limit 1 gives %d", n)
	}
	for _, limit := range []int{-5, 0, 1 << 40} {
		if n := len(find(t, d, "control", limit).Results); n != 2 {
			t.Errorf("limit %d gives %d", limit, n)
		}
	}
	twins := find(t, d, "zebra", 0).Results
	if len(twins) != 2 || twins[0].ID != "twin-a.md" || twins[0].Score != twins[1].Score {
		t.Errorf("twins %+v", twins)
	}
	button := find(t, d, "button", 0).Results[0]
	if button.URL != "https://example.com/button" || button.Title != "Button" || !strings.HasPrefix(button.Snippet, "A control") {
		t.Errorf("button %+v", button)
	}
}

func TestSearchSaysWhenItGuesses(t *testing.T) {
	d := open(t, manual)
	if n := find(t, d, "zeb", 0).Note; !strings.Contains(n, "beginnings") {
		t.Errorf("note %q", n)
	}
	if n := find(t, d, "xylophone", 0).Note; !strings.Contains(n, "Nothing matches") {
		t.Errorf("note %q", n)
	}
	long := find(t, d, strings.Repeat("zebra toggle word ", 5)+strings.Repeat("x1 ", 10)+manyWords(5000), 0)
	if !strings.Contains(long.Note, "only its first 64 words") || len(long.Results) == 0 {
		t.Errorf("a long query: %d results, note %q", len(long.Results), long.Note)
	}
}

func manyWords(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(letters(i) + " ")
	}
	return b.String()
}

func TestSnippetShowsTheWords(t *testing.T) {
	text := strings.Repeat("Filler sentence about nothing. ", 40) + "Here the zebra\n  crosses the river. " + strings.Repeat("More filler. ", 40)
	s := bestSnippet(text, parseQuery("zebras river"))
	if !strings.Contains(s, "zebra crosses the river") || len(s) > snippetLength+20 || !strings.HasPrefix(s, "… ") || !strings.HasSuffix(s, " …") {
		t.Errorf("snippet %q", s)
	}
	if s := bestSnippet("", parseQuery("a")); s != "" {
		t.Errorf("snippet of nothing %q", s)
	}
	if s := bestSnippet(strings.Repeat("導航", 300), parseQuery("x")); !utf8.ValidString(s) {
		t.Errorf("snippet %q", s)
	}
}

func TestRead(t *testing.T) {
	d := open(t, manual)
	read := func(in readDoc) (ReadResult, error) {
		a, _, err := d.readDocument(t.Context(), in)
		return a, err
	}
	for _, in := range []readDoc{{ID: "nav/stack.md#going-back"}, {ID: "nav/stack.md", Section: "going-back"}} {
		got, err := read(in)
		if err != nil || got.Text != "## Going back\n\nCall dismiss to pop the current view.\n\n" || got.Section != "going-back" || got.ID != "nav/stack.md" {
			t.Errorf("%+v: %+v, %v", in, got, err)
		}
	}
	whole, err := read(readDoc{ID: "unicode.md"})
	if err != nil || whole.Total != utf8.RuneCountInString(whole.Text) || whole.NextOffset != 0 {
		t.Errorf("whole %+v, %v", whole, err)
	}
	var parts strings.Builder
	for at, n := 0, 0; ; n++ {
		p, err := read(readDoc{ID: "unicode.md", Offset: at, Limit: 7})
		if err != nil || n > 100 {
			t.Fatal(err, n)
		}
		parts.WriteString(p.Text)
		if at = p.NextOffset; at == 0 {
			break
		}
	}
	if parts.String() != whole.Text {
		t.Errorf("parts make %q, want %q", parts.String(), whole.Text)
	}
	if p, err := read(readDoc{ID: "unicode.md", Offset: 1 << 40}); err != nil || p.Text != "" || p.Offset != p.Total {
		t.Errorf("behind the end: %+v, %v", p, err)
	}
	if p, err := read(readDoc{ID: "windows/crlf.md"}); err != nil || strings.ContainsAny(p.Text, "\r\ufeff") {
		t.Errorf("line ends: %+v, %v", p, err)
	}
	for id, want := range map[string]string{
		"stack.md": `did you mean "nav/stack.md"?`, "lists": `did you mean "lists.md"?`, "list.md": `did you mean "lists.md"?`,
		"nav/stack.md#nope": "it has navigationstack, going-back, deep-links", "net/session.txt#x": "it has none",
		"../../etc/passwd": "there is no document", ".hidden/x.md": "there is no document", "": "there is no document",
		strings.Repeat("x", 5000): "…\"; search or list gives ids",
	} {
		if _, err := read(readDoc{ID: id}); err == nil || !strings.Contains(err.Error(), want) || len(err.Error()) > 400 {
			t.Errorf("read %.20q: %v, want %q", id, err, want)
		}
	}
}

func TestList(t *testing.T) {
	d := open(t, manual)
	a, _, err := d.listDocuments(t.Context(), listDocs{Prefix: "nav/"})
	if err != nil || len(a.Documents) != 2 || a.Total != 2 || a.Documents[0] != (Listed{"nav/split.md", "NavigationSplitView", 1, 90}) {
		t.Errorf("list %+v, %v", a, err)
	}
	all, _, _ := d.listDocuments(t.Context(), listDocs{})
	var ids []string
	for _, l := range all.Documents {
		ids = append(ids, l.ID)
	}
	if !slices.IsSorted(ids) || slices.Contains(ids, ".hidden/x.md") || slices.Contains(ids, "image.md") {
		t.Errorf("ids %q", ids)
	}
	if p, _, _ := d.listDocuments(t.Context(), listDocs{Offset: 2, Limit: 1}); len(p.Documents) != 1 || p.Documents[0].ID != ids[2] {
		t.Errorf("page %+v", p)
	}
	if p, _, _ := d.listDocuments(t.Context(), listDocs{Offset: -1, Prefix: "zzz"}); len(p.Documents) != 0 || p.Documents == nil {
		t.Errorf("none %+v", p)
	}
	if n := d.Notices(); len(n) != 1 || !strings.Contains(n[0], "image.md: left out: it is not text") {
		t.Errorf("notices %q", n)
	}
}

func TestCorpusMistakes(t *testing.T) {
	for name, tt := range map[string]struct {
		files fstest.MapFS
		want  string
	}{
		"no documents":       {fstest.MapFS{"a.png": file("x")}, "there are no documents: put files of Markdown"},
		"not JSON":           {fstest.MapFS{"a.jsonl": file("{\"id\": \"a\", \"text\": \"\"}\n{oops\n")}, "manual/a.jsonl:2: not a record such as"},
		"not an object":      {fstest.MapFS{"a.jsonl": file("[]\n")}, "manual/a.jsonl:1: not a record"},
		"a number as id":     {fstest.MapFS{"a.jsonl": file(`{"id": 7, "text": ""}`)}, "manual/a.jsonl:1: not a record"},
		"two on a line":      {fstest.MapFS{"a.jsonl": file(`{"id": "a", "text": ""} {"id": "b"}`)}, "manual/a.jsonl:1: not a record"},
		"no id":              {fstest.MapFS{"a.jsonl": file("\n{\"text\": \"x\"}")}, "manual/a.jsonl:2: the record has no id"},
		"no text":            {fstest.MapFS{"a.jsonl": file(`{"id": "x"}`)}, `manual/a.jsonl:1: record "x" has no text`},
		"the same id":        {fstest.MapFS{"a.jsonl": file("{\"id\": \"x\", \"text\": \"\"}\n{\"id\": \"x\", \"text\": \"\"}")}, `manual/a.jsonl:2: id "x" is already that of manual/a.jsonl:1`},
		"the id of a file":   {fstest.MapFS{"a.md": file("x"), "b.jsonl": file(`{"id": "a.md", "text": ""}`)}, `manual/b.jsonl:1: id "a.md" is already that of manual/a.md`},
		"only hidden things": {fstest.MapFS{".git/a.md": file("x")}, "there are no documents"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := OpenDocs(tt.files, ".", "manual")
			if err == nil || !strings.Contains(err.Error(), tt.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("error %v, want %q", err, tt.want)
			}
		})
	}
	if _, err := OpenDocs(manual, "nav/nope.md", "x/y"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a missing file: %v", err)
	}
	if _, err := OpenDocs(manual, "net/url_session", "x/y"); err == nil || !strings.Contains(err.Error(), "neither a folder nor a file of") {
		t.Errorf("another kind of file: %v", err)
	}
	d, err := OpenDocs(manual, "nav/stack.md", "x/y")
	if err != nil {
		t.Fatal(err)
	}
	if docs, sections := len(d.docs), len(d.at); docs != 1 || sections != 3 || d.docs[0].id != "stack.md" {
		t.Errorf("one file: %d documents, %d sections, %q", docs, sections, d.docs[0].id)
	}
}

func TestFilesOutsideAreNotServed(t *testing.T) {
	dir := t.TempDir()
	put := func(name, text string) {
		t.Helper()
		p := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(p), 0o755), os.WriteFile(p, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	put("secret.md", "# Secret zebra")
	put("docs/inside.md", "# Inside zebra")
	put("docs/big.md", strings.Repeat("zebra ", MaxFile/6+1))
	for name, to := range map[string]string{
		"out.md": "../secret.md", "absolute.md": filepath.Join(dir, "secret.md"), "link.md": "inside.md", "loop.md": "loop.md",
		"folder": "..", "folder.md": "..", "gone.md": "nowhere.md",
	} {
		if err := os.Symlink(to, filepath.Join(dir, "docs", name)); err != nil {
			t.Fatal(err)
		}
	}
	root, err := os.OpenRoot(filepath.Join(dir, "docs"))
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	d := open(t, root.FS())
	var ids []string
	for _, doc := range d.docs {
		ids = append(ids, doc.id)
	}
	if want := []string{"inside.md", "link.md"}; !slices.Equal(ids, want) {
		t.Errorf("served %q, want %q", ids, want)
	}
	notices := strings.Join(d.Notices(), "\n")
	for _, want := range []string{"out.md: left out: path escapes", "absolute.md: left out", "loop.md: left out", "folder.md: left out", "gone.md: left out", "big.md: left out: it is larger than 16 MiB"} {
		if !strings.Contains(notices, want) {
			t.Errorf("notices lack %q:\n%s", want, notices)
		}
	}
}

func FuzzSearch(f *testing.F) {
	for _, q := range []string{"", "a", `"`, `x OR`, "NEAR(", "*", "導航", "\x00", "\xff", "a'b", strings.Repeat("(", 500), "col:x", "-x", "^x", "heading:zebra", "x*"} {
		f.Add(q)
	}
	d := open(f, manual)
	f.Fuzz(func(t *testing.T, query string) {
		one, two := find(t, d, query, 5), find(t, d, query, 5)
		if len(one.Results) > 5 || fmt.Sprint(one) != fmt.Sprint(two) {
			t.Fatalf("query %q: %v then %v", query, one, two)
		}
	})
}

func FuzzCorpus(f *testing.F) {
	f.Add("{\"id\":\"a\",\"text\":\"b\"}\n{", "# x")
	f.Add("null\n\n", "\x00")
	f.Fuzz(func(t *testing.T, lines, text string) {
		d, err := OpenDocs(fstest.MapFS{"a.jsonl": file(lines), "b.md": file(text), "c.md": file("zebra")}, ".", "manual")
		if err != nil {
			if !strings.HasPrefix(err.Error(), "manual/a.jsonl:") || strings.Contains(err.Error(), "\n") {
				t.Fatalf("error %q", err)
			}
			return
		}
		if len(find(t, d, "zebra", 0).Results) == 0 {
			t.Fatal("c.md is not found")
		}
	})
}

// letters makes a word of a number.
func letters(n int) string {
	s := "z"
	for n++; n > 0; n /= 20 {
		s += string("bcdfghjklmnpqrstvwxz"[n%20]) + string("aeiou"[n%5])
	}
	return s
}

// library makes n files of ten sections each.
func library(n int) fstest.MapFS {
	rng := rand.New(rand.NewPCG(1, 2))
	var vocabulary []string
	for i := range 5000 {
		vocabulary = append(vocabulary, letters(i))
	}
	out := fstest.MapFS{}
	for i := range n {
		var b strings.Builder
		fmt.Fprintf(&b, "# Page %d\n", i)
		for j := range 9 {
			fmt.Fprintf(&b, "\n## Part %d about %s\n\n", j, vocabulary[rng.IntN(len(vocabulary))])
			for range 60 { // words by a power law, as in a language
				x := rng.Float64()
				b.WriteString(vocabulary[int(x*x*x*float64(len(vocabulary)))] + " ")
			}
		}
		out[fmt.Sprintf("p/%04d.md", i)] = file(b.String())
	}
	return out
}

// BenchmarkOpen measures the time to open a number of 4 KB files and the time to the
// first search result.
func BenchmarkOpen(b *testing.B) {
	for _, n := range []int{1000, 10_000} {
		files := library(n)
		b.Run(fmt.Sprint(n, "Files"), func(b *testing.B) {
			var served, searched time.Duration
			for b.Loop() {
				began := time.Now()
				d, err := OpenDocs(files, ".", "manual")
				if err != nil {
					b.Fatal(err)
				}
				served += time.Since(began)
				find(b, d, letters(1), 1)
				searched += time.Since(began)
			}
			b.ReportMetric(float64(served.Milliseconds())/float64(b.N), "ms/served")
			b.ReportMetric(float64(searched.Milliseconds())/float64(b.N), "ms/searched")
		})
	}
}

func BenchmarkSearch(b *testing.B) {
	for _, n := range []int{1000, 10_000} {
		d := open(b, library(n))
		find(b, d, "the index is filled", 1)
		for name, query := range map[string]string{"Rare": letters(17) + " " + letters(2500), "Frequent": "how to " + letters(1) + " the " + letters(2), "Prefix": letters(4711)[:6] + "yyy"} {
			b.Run(fmt.Sprint(n, "Files/", name), func(b *testing.B) {
				for b.Loop() {
					if len(find(b, d, query, 10).Results) == 0 {
						b.Fatal("nothing found")
					}
				}
			})
		}
	}
}

func TestPackedRecords(t *testing.T) {
	enc, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	pack := func(text string) string { return string(enc.EncodeAll([]byte(text), nil)) }
	d := open(t, fstest.MapFS{"a.jsonl.zst": file(pack(`{"id": "kit/Dial.turn", "text": "func turn()"}` + "\n")), "b.jsonl.zst": file("no zstd"),
		"c.jsonl.zst": file(pack(strings.Repeat(" ", MaxFile+1)))})
	if a := find(t, d, "turn", 1); len(a.Results) != 1 || a.Results[0].ID != "kit/Dial.turn" {
		t.Errorf("a record of a packed file is not found: %v", a.Results)
	}
	if n := d.Notices(); len(n) != 2 || !strings.HasPrefix(n[0], "manual/b.jsonl.zst: left out: ") || !strings.Contains(n[1], "larger than 16 MiB") {
		t.Errorf("notices are %q", n)
	}
}

func TestDescriptionSaysWhatIsHeld(t *testing.T) {
	many := fstest.MapFS{"README.md": file("# Kits\n\nHow kits\nwork, in `short`.\n\nMore.\n"), "one.md": file("# One\n"), "kit/a.md": file("# A\n"), "kit/b.md": file("# B\n")}
	if got, want := open(t, many).holdings(), "4 documents, among them kit (2). How kits work, in short."; got != want {
		t.Errorf("holdings are %q, want %q", got, want)
	}
	for i := range mostFolders + 2 {
		many[fmt.Sprintf("f%02d/x.md", i)] = file("x")
	}
	if got := open(t, many).holdings(); !strings.HasPrefix(got, "26 documents, among them kit (2), f00 (1)") || !strings.Contains(got, "f18 (1), 3 more folders. How") {
		t.Errorf("holdings of many folders are %q", got)
	}
	below := fstest.MapFS{"docs/README.md": file("Short.\n"), "docs/kit/a.md": file("# A\n")}
	d, err := OpenDocs(below, "docs", "docs")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := d.holdings(), "2 documents, among them kit (1). Short."; got != want {
		t.Errorf("holdings below a folder are %q, want %q", got, want)
	}
	if got, want := open(t, fstest.MapFS{"one.md": file("# One\n")}).holdings(), "1 document."; got != want {
		t.Errorf("holdings of one are %q, want %q", got, want)
	}
}
