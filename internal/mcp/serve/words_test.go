package serve

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestWordsAreTakenApart(t *testing.T) {
	for text, want := range map[string]string{
		"navigation stack":       "navigation stack",
		"NavigationStack":        "navigationstack navigation stack",
		"navigation_stack":       "navigationstack navigation stack",
		"__init__ _x":            "init x",
		"HTTPServer":             "httpserver http server",
		"parseURLs IDs":          "parseurls parse urls ids",
		"utf8 SHA256":            "utf8 utf 8 sha256 sha 256",
		"iOS 18.0":               "ios i os 18 0",
		"View.navigationTitle()": "view navigationtitle navigation title",
		"don't users' it’s":      "dont users its",
		"C# F# C++ and c, # C":   "csharp fsharp cplusplus and c c",
		"café CAFÉ":              "café café",
		"導航堆疊 stack":             "導 航 堆 疊 stack",
		"GetURL導航":               "geturl get url 導 航",
		"":                       "",
		"\"*:^()-+{}\x00 \xff ":  "",
		"ÜberMaßÉcole x_1_":      "übermaßécole über maß école x1 x 1",
	} {
		var terms []string
		for _, w := range findWords(text) {
			terms = append(terms, w.indexTerms()...)
		}
		if got := strings.Join(terms, " "); got != want {
			t.Errorf("%q gives %q, want %q", text, got, want)
		}
	}
}

func FuzzWords(f *testing.F) {
	for _, s := range []string{"NavigationStack x_y", "導航 'a'b", "C++#", "\xff_\xcc\x80e\u0301"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		last := 0
		for _, w := range findWords(text) {
			if w.at < last || w.end <= w.at || w.end > len(text) {
				t.Fatalf("word %+v of %q is out of place", w, text)
			}
			last = w.end
			for _, term := range w.indexTerms() {
				if term == "" || strings.ContainsAny(term, "\"*^:() \x00") || !utf8.ValidString(term) {
					t.Fatalf("term %q of %q is not a word", term, text)
				}
			}
		}
		q := parseQuery(text)
		if len(q.phrases) > 5*maxTerms || slices.ContainsFunc(q.phrases, func(p phrase) bool { return slices.Contains(p.words, "") }) {
			t.Fatalf("query of %d phrases, %+v", len(q.phrases), q.phrases)
		}
		if s := bestSnippet(text, q); utf8.ValidString(text) && !utf8.ValidString(s) {
			t.Fatalf("the snippet cuts a character: %q", s)
		}
	})
}
