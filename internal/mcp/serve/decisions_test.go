package serve

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

const decisionsFile = `
pool:
  - {id: cache-ttl, title: Cache entries live for five minutes, description: Reads may be stale for that long., feature: caching,
     bind: [{file: app/cache.py, symbol: Cache.get}]}
  - {id: cache-shared, title: The cache is shared by all workers, description: It sits behind a socket., status: proposed, feature: caching,
     bind: [{file: app/cache.py, symbol: Cache.get}]}
  - {id: old-cache, title: Cache entries never expire, description: Replaced., status: superseded, feature: caching, bind: [{file: app/cache.py}]}
  - {id: uploads, title: Uploads are limited to ten megabytes, description: Larger files go by courier.}
  - {id: time-zone, title: Times are stored in UTC, description: They are shown in the zone of the reader.}
  - {id: webhook-order, title: Webhooks may arrive out of order, description: Receivers sort by sequence number.}
files:
  app/cache.py: |
    class Cache:
        def get(self, key):
            return self.rows[key]

        def put(self, key, row):
            self.rows[key] = row
  app/api.py: |
    from app import cache
    def handle(): pass
  app/main.py: {imports: [app/api.py]}
  web/page.ts: "import {x} from './part.js'\n"
  web/part.ts: {symbols: {Part.draw: [3, 9], Part.clear: [11, 12]}}
  notes.md: "Ask Ada about the ledger."
tasks:
  retries:
    decisions:
      - {title: Failed webhook deliveries are retried five times, description: With exponential backoff; then the subscriber is paused., status: ungrounded}
      - {id: part-redraw, title: Parts are drawn once per frame, bind: [{file: web/part.ts, symbol: draw, lines: [3, 9]}]}
    files:
      app/new.go: {imports: [app/cache.py]}
  bare: {}
`

func seeded(t testing.TB, task string) *Store {
	t.Helper()
	d, err := ParseData("d.yaml", []byte(decisionsFile))
	if err != nil {
		t.Fatal(err)
	}
	seed, err := d.Task(task)
	if err != nil {
		t.Fatal(err)
	}
	return openStore(t, seed)
}

func openStore(t testing.TB, seed Seed) *Store {
	t.Helper()
	s, err := OpenStore(seed)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func flight(t testing.TB, s *Store, topic string, files ...string) PreflightResult {
	t.Helper()
	a, _, err := s.answerPreflight(t.Context(), preflightIn{Topic: topic, FilePaths: files})
	if err != nil {
		t.Fatalf("preflight %q: %v", topic, err)
	}
	return a
}

func via(r PreflightResult) string {
	var out []string
	for _, d := range r.Decisions {
		out = append(out, d.ID+"/"+d.Via)
	}
	return strings.Join(out, " ")
}

func TestPreflight(t *testing.T) {
	s := seeded(t, "retries")
	const hooks = "failed-webhook-deliveries-are-retried-five-times"
	for _, tt := range []struct {
		topic  string
		files  []string
		want   string
		reason string
	}{
		{"add retries with backoff to webhook delivery", nil, hooks + "/topic", "topic"},
		{"WebhookDelivery retry", nil, hooks + "/topic", "topic"},
		{"limit the size of uploaded files", nil, "uploads/topic", "topic"},
		{"in which zone are times stored", nil, "time-zone/topic", "topic"},
		{"resend a notification that did not get through", nil, "", "no_match"},           // a known weakness: no synonyms
		{"write a parser for spreadsheets with larger cells", nil, "", "below_threshold"}, // one common word is not enough
		{"", []string{"app/cache.py"}, "cache-shared/file cache-ttl/file", "file"},        // not the superseded one
		{"", []string{"./app\\cache.py", "nowhere.py"}, "cache-shared/file cache-ttl/file", "file"},
		{"workers", []string{"app/api.py"}, "cache-shared/import cache-ttl/import", "import"},   // one hop, by its text
		{"unrelated", []string{"app/new.go"}, "cache-shared/import cache-ttl/import", "import"}, // told
		{"unrelated", []string{"app/main.py"}, "", "no_match"},                                  // two hops
		{"unrelated", []string{"web/page.ts"}, "part-redraw/import", "import"},
		{"UTC", []string{"web/part.ts"}, "time-zone/topic part-redraw/file", "file+topic"},
		{"", nil, "", "empty"},
		{"   \"*( ", []string{"", ".", "../x", "/"}, "", "empty"},
		{"add fix update", nil, "", "no_match"},
	} {
		got := flight(t, s, tt.topic, tt.files...)
		if via(got) != tt.want || got.Reason != tt.reason || got.Fired != (tt.want != "") || got.Count != len(got.Decisions) {
			t.Errorf("preflight(%q, %q): %s (%s, fired %t, count %d), want %s (%s)", tt.topic, tt.files, via(got), got.Reason, got.Fired, got.Count, tt.want, tt.reason)
		}
	}
	got := flight(t, s, "", "app/cache.py")
	if got.Pending != 1 || got.Collisions != 1 || got.Decisions[0].Symbol != "Cache.get" || got.Decisions[0].File != "app/cache.py" {
		t.Errorf("proposed %d, collisions %d, %+v", got.Pending, got.Collisions, got.Decisions[0])
	}
	if flight(t, seeded(t, "bare"), "add retries with backoff to webhook delivery").Fired {
		t.Error("a task has the decisions of another")
	}
}

func TestThresholdDecides(t *testing.T) {
	d, err := ParseData("d.yaml", []byte("threshold: 0.95\n"+strings.TrimSpace(decisionsFile)))
	if err != nil {
		t.Fatal(err)
	}
	s := openStore(t, d.Shared())
	if got := flight(t, s, "limit the size of uploaded files"); got.Fired || got.Reason != silentThreshold {
		t.Errorf("%+v", got)
	}
	if got := flight(t, s, "uploads limited megabytes"); !got.Fired || got.Decisions[0].Score != 1 {
		t.Errorf("%+v", got)
	}
}

func TestBindRejects(t *testing.T) {
	s := seeded(t, "retries")
	const id = "failed-webhook-deliveries-are-retried-five-times"
	for _, tt := range []struct {
		in   bindIn
		code string
		says string
	}{
		{bindIn{}, codeMissing, "missing: decision_id, file_path, symbol_name"},
		{bindIn{DecisionID: id, FilePath: " ", SymbolName: "x"}, codeMissing, "missing: file_path"},
		{bindIn{DecisionID: "nope", FilePath: "app/cache.py", SymbolName: "Cache"}, codeUnknown, `there is no decision "nope"`},
		{bindIn{DecisionID: id, FilePath: "app/gone.py", SymbolName: "Cache"}, codeNoFile, `there is no file "app/gone.py"`},
		{bindIn{DecisionID: id, FilePath: "../../etc/passwd", SymbolName: "root"}, codeNoFile, "there is no file"},
		{bindIn{DecisionID: id, FilePath: "app/cache.py", SymbolName: "Cache.drop"}, codeNoSymbol, `app/cache.py has no symbol "Cache.drop"`},
		{bindIn{DecisionID: id, FilePath: "web/part.ts", SymbolName: "Part"}, codeNoSymbol, "has no symbol"},
		{bindIn{DecisionID: id, FilePath: "notes.md", SymbolName: "Bob"}, codeNoSymbol, "has no symbol"},
		{bindIn{DecisionID: id, FilePath: "app/cache.py", SymbolName: "Cache.get", StartLine: 5, EndLine: 6}, codeSpan, "Cache.get of app/cache.py is in lines 2-3, not in 5-6"},
		{bindIn{DecisionID: id, FilePath: "web/part.ts", SymbolName: "Part.draw", StartLine: 10}, codeSpan, "in lines 3-9, not in 10-10"},
		{bindIn{DecisionID: id, FilePath: "app/cache.py", SymbolName: "Cache.get", StartLine: 3, EndLine: 2}, codeBadValue, "lines 3 to 2"},
		{bindIn{DecisionID: id, FilePath: "app/cache.py", SymbolName: "Cache.get", StartLine: -1}, codeBadValue, "lines -1 to -1"},
	} {
		a, _, err := s.answerBind(t.Context(), tt.in)
		if asRejection(err) == nil || a.Bound || a.Error == nil || a.Error.Code != tt.code || !strings.Contains(a.Error.Message, tt.says) {
			t.Errorf("%+v: %+v, %+v, %v", tt.in, a, a.Error, err)
		}
	}
	if got := flight(t, s, "", "web/part.ts"); via(got) != "part-redraw/file" {
		t.Errorf("after rejections %s", via(got))
	}
	for _, tt := range []struct{ in, want bindIn }{
		{bindIn{id, "./app/cache.py", "put", 0, 0}, bindIn{id, "app/cache.py", "put", 5, 6}},
		{bindIn{id, "app/cache.py", "Cache.get", 3, 3}, bindIn{id, "app/cache.py", "Cache.get", 3, 3}}, // the ends count
		{bindIn{id, "web/part.ts", "draw", 9, 20}, bindIn{id, "web/part.ts", "draw", 9, 20}},
		{bindIn{id, "notes.md", "ledger", 0, 0}, bindIn{id, "notes.md", "ledger", 0, 0}},
	} {
		a, _, err := s.answerBind(t.Context(), tt.in)
		got := bindIn{a.DecisionID, a.FilePath, a.SymbolName, a.StartLine, a.EndLine}
		if err != nil || !a.Bound || !a.Verified || got != tt.want || a.Status != Ratified {
			t.Errorf("%+v: %+v, %+v, %v", tt.in, a, a.Error, err)
		}
	}
	if a, _, err := s.answerBind(t.Context(), bindIn{id, "app/main.py", "anything", 0, 0}); err != nil || !a.Bound || a.Verified {
		t.Errorf("a file of which nothing is told: %+v, %v", a, err)
	}
	if got := flight(t, s, "", "web/part.ts"); via(got) != id+"/file part-redraw/file" {
		t.Errorf("after binding %s", via(got))
	}
}

func TestIngestAndSupersede(t *testing.T) {
	s := seeded(t, "bare")
	for _, in := range []ingestIn{{}, {Title: "x"}, {Title: " ", Description: "y"}, {Title: "x", Description: "y", Status: Superseded},
		{Title: "x", Description: "y", Status: "done"}, {Title: strings.Repeat("x", maxTitle+1), Description: "y"}} {
		if a, _, err := s.answerIngest(t.Context(), in); asRejection(err) == nil || a.Error == nil || a.ID != "" {
			t.Errorf("%.40v: %+v, %v", in, a, err)
		}
	}
	for _, want := range []string{"logs-are-json", "logs-are-json-2"} {
		a, _, err := s.answerIngest(t.Context(), ingestIn{Title: "Logs are JSON", Description: "One object a line.", Feature: "logging"})
		if err != nil || a.ID != want || a.Status != Ungrounded {
			t.Errorf("%+v, %v; want %s", a, err, want)
		}
	}
	if got := flight(t, s, "format of JSON logs"); via(got) != "logs-are-json/topic logs-are-json-2/topic" {
		t.Errorf("before: %s", via(got))
	}
	for _, tt := range []struct{ id, by, code string }{
		{"", "x", codeMissing}, {"nope", "uploads", codeUnknown}, {"uploads", "nope", codeUnknown}, {"uploads", "uploads", codeBadValue},
		{"logs-are-json", "logs-are-json-2", ""}, {"logs-are-json", "uploads", codeSuperseded}, {"uploads", "logs-are-json", codeSuperseded},
	} {
		a, _, err := s.answerSupersede(t.Context(), supersedeIn{tt.id, tt.by})
		if (err != nil) != (tt.code != "") || tt.code != "" && a.Error.Code != tt.code {
			t.Errorf("%+v: %+v, %v", tt, a, err)
		}
	}
	if got := flight(t, s, "format of JSON logs"); via(got) != "logs-are-json-2/topic" {
		t.Errorf("after: %s", via(got))
	}
	old, _, _ := s.answerGet(t.Context(), idIn{"logs-are-json"})
	if old.SupersededBy != "logs-are-json-2" || len(old.Events) != 2 || old.Events[1].What != "superseded" {
		t.Errorf("get: %+v", old)
	}
	if a, _, _ := s.answerGet(t.Context(), idIn{"nope"}); a.Error.Code != codeUnknown {
		t.Errorf("get nope: %+v", a)
	}
	h, _, _ := s.answerHistory(t.Context(), historyIn{Feature: "logging"})
	if h.Total != 1 || len(h.Features[0].Decisions) != 2 || h.Features[0].Decisions[0].SupersededBy == "" {
		t.Errorf("history: %+v", h)
	}
	h, _, _ = s.answerHistory(t.Context(), historyIn{FilePath: "app/cache.py"})
	if h.Total != 1 || len(h.Features[0].Decisions) != 3 {
		t.Errorf("history of a file: %+v", h)
	}
	l, _, _ := s.answerList(t.Context(), listIn{Status: Proposed})
	if l.Total != 1 || l.Decisions[0].ID != "cache-shared" {
		t.Errorf("list: %+v", l)
	}
	f, _, _ := s.answerSearch(t.Context(), searchIn{Query: "cache expires", Limit: 1})
	if len(f.Results) != 1 || f.Results[0].ID != "old-cache" || f.Results[0].Status != Superseded {
		t.Errorf("search: %+v", f)
	}
}

func TestImportStatements(t *testing.T) {
	files := map[string]File{}
	for _, name := range []string{"a/b.py", "a/c/__init__.py", "a/c/d.py", "top.py", "w/x.ts", "w/y/index.js", "w/z.tsx", "lib/one.go", "lib/two.go", "main.go"} {
		files[name] = File{}
	}
	for _, tt := range []struct{ name, text, want string }{
		{"top.py", "import a.b, a.c as q\nimport os\n", "a/b.py a/c/__init__.py"},
		{"a/b.py", "from . import c\nfrom .c import d\nfrom ..top import x\n", "a/c/__init__.py a/c/d.py top.py"},
		{"a/c/d.py", "def f():\n    from a.c import (\n  d as e,\n  g)\n# from a import b\n", "a/c/__init__.py"},
		{"w/x.ts", "import q from './y'\nexport * from \"./z.js\"\nimport 'react'\nconst s = require('./gone')", "w/y/index.js w/z.tsx"},
		{"main.go", "package main\nimport (\n\t\"fmt\"\n\tl \"example.com/m/lib\"\n)\n", "lib/one.go lib/two.go"},
		{"s.swift", "import a.b\n", ""},
	} {
		all := maps.Clone(files)
		all[tt.name] = File{Text: tt.text}
		got := resolveImports(all)[tt.name]
		slices.Sort(got)
		if g := strings.Join(got, " "); g != tt.want {
			t.Errorf("%s imports %q, want %q", tt.name, g, tt.want)
		}
	}
}

func TestSyntheticFeatures(t *testing.T) {
	for _, n := range []int{10, 100, 1000} {
		a, b := SyntheticSeed(n, 42), SyntheticSeed(n, 42)
		if fmt.Sprint(a) != fmt.Sprint(b) || len(a.Decisions) != 3*n || fmt.Sprint(SyntheticSeed(n+1, 42).Decisions[:3*n]) != fmt.Sprint(a.Decisions) {
			t.Errorf("%d features: not the same again, or not a beginning of more", n)
		}
		if fmt.Sprint(a) == fmt.Sprint(SyntheticSeed(n, 43)) {
			t.Errorf("%d features: the seed changes nothing", n)
		}
		s := openStore(t, a)
		h, _, err := s.answerHistory(t.Context(), historyIn{Limit: 1000})
		if err != nil || h.Total != n || len(h.Features) != n {
			t.Errorf("%d features: history has %d of %d, %v", n, len(h.Features), h.Total, err)
		}
	}
	count := map[string]int{}
	for _, d := range SyntheticSeed(10000, 1).Decisions {
		count[d.Status]++
	}
	for status, share := range map[string]float64{Ratified: 0.7, Proposed: 0.2, Ungrounded: 0.05, Superseded: 0.05} {
		// 30,000 draws: four standard errors are at most 0.011.
		if got := float64(count[status]) / 30000; got < share-0.011 || got > share+0.011 {
			t.Errorf("%s: share %.3f, want %.2f", status, got, share)
		}
	}
}

func TestDataMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"":                                  "d.yaml:1:1: the file is empty",
		"# nothing\n":                       "d.yaml:1:1: the file is empty",
		"a: [":                              "d.yaml:2:1: did not find",
		"- x":                               "d.yaml:1:1: the file must be a mapping",
		"pol: []":                           `d.yaml:1:1: the file has no key "pol": did you mean "pool"?`,
		"pool: x":                           "d.yaml:1:7: pool must be a list",
		"pool:\n  - x":                      "d.yaml:2:5: a decision must be a mapping",
		"pool:\n  - {id: a}":                "d.yaml:2:5: a decision needs a title",
		"pool: [{title: '!'}]":              "a decision needs an id, for its title makes none",
		"pool: [{title: [a]}]":              "title must be a text of 1 to 500 bytes",
		"pool: [{title: a, status: done}]":  `d.yaml:1:27: status "done": use proposed, ratified, ungrounded, superseded`,
		"pool:\n- {title: a}\n- {title: A}": `d.yaml:3:3: decision "a" is already there (d.yaml:2:3): give it another id`,
		"pool: [{title: a}]\ntasks: {t: {decisions: [{id: a, title: b}]}}": `d.yaml:2:25: decision "a" is already there`,
		"pool: [{title: a, bind: x}]":                                      "bind must be a list",
		"pool: [{title: a, bind: [{symbol: x}]}]":                          "a binding needs a file",
		"pool: [{title: a, bind: [{file: ../x}]}]":                         "a binding needs a file: a path inside the project",
		"pool: [{title: a, bind: [{file: x, lines: [3, 2]}]}]":             "lines must be [first, last], from 1",
		"pool: [{title: a, status: ungrounded, bind: [{file: x}]}]":        "an ungrounded decision is bound to nothing",
		"threshold: 2":                  "threshold must be a share",
		"threshold: .nan":               "threshold must be a share",
		"files: {a.py: {import: []}}":   `file a.py has no key "import": did you mean "imports"?`,
		"files: {a.py: {imports: x}}":   "imports must be a list of paths",
		"files: {../a.py: x}":           `"../a.py" is not a path inside the project`,
		"files: {a: {symbols: {f: 3}}}": "lines must be [first, last]",
		"tasks: {a: {}, a: {}}":         `"a"`,
		"tasks: [a]":                    "tasks must be a mapping",
		"tasks: {a: {decision: []}}":    `task a has no key "decision": did you mean "decisions"?`,
		"pool: []\n---\npool: []":       "more than one document",
	} {
		_, err := ParseData("d.yaml", []byte(text))
		if err == nil || !strings.HasPrefix(err.Error(), "d.yaml:") || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: error %v, want %q", text, err, want)
		}
	}
	d, err := ParseData("d.yaml", []byte(decisionsFile))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.Task("retrie"); err == nil || !strings.Contains(err.Error(), `did you mean "retries"?`) {
		t.Errorf("an unknown task: %v", err)
	}
	bad, err := ParseData("d.yaml", []byte("pool:\n- {title: a, bind: [{file: x.py, symbol: gone}]}\nfiles: {x.py: 'def here(): pass'}"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := OpenStore(bad.Shared()); err == nil || !strings.HasPrefix(err.Error(), "d.yaml:2:3: decision a is bound to gone of x.py, which is not there") {
		t.Errorf("a symbol that is not there: %v", err)
	}
}

func FuzzData(f *testing.F) {
	f.Add([]byte(decisionsFile))
	f.Add([]byte("pool: [&a {title: x}, *a]\nfiles: {a: &b [c]}"))
	f.Add([]byte("tasks: {? [a] : b}"))
	f.Fuzz(func(t *testing.T, raw []byte) {
		d, err := ParseData("d.yaml", raw)
		if err != nil {
			if !strings.HasPrefix(err.Error(), "d.yaml:") {
				t.Fatalf("error %q", err)
			}
			return
		}
		seeds := []Seed{d.Shared()}
		for _, id := range slices.Sorted(maps.Keys(d.Tasks)) {
			seed, err := d.Task(id)
			if err != nil {
				t.Fatal(err)
			}
			seeds = append(seeds, seed)
		}
		for _, seed := range seeds[:min(len(seeds), 3)] {
			s, err := OpenStore(seed)
			if err != nil {
				continue
			}
			r := flight(t, s, "cache webhooks "+string(raw[:min(len(raw), 50)]), "app/cache.py")
			for _, d := range r.Decisions {
				if !(d.Score >= 0 && d.Score <= 1) {
					t.Fatalf("score %v", d.Score)
				}
			}
		}
	})
}
