package view

import (
	"net/url"
	"strings"
	"testing"
)

// FuzzRoute checks that all parts of a parsed address are plain names, and that a run's
// address, formatted again, has the same meaning.
func FuzzRoute(f *testing.F) {
	for _, s := range []string{
		"", "run/a/", "run/a", "compare", "assets/12/app.js", "api/runs", "api/compare", "api/run/a/head", "api/run/a/item/12/x/3/result/0", "api/run/a/raw/3/stream.jsonl",
		"../x", "run/..%2f/", "run/%2e%2e/", "run//", "//", "run/%00/", "run/a%5cb/", "api/run/a/item/-1/t", "api/run/a/item/01/t", "api/run/a/item/9999999999/t", "run/%zz/", "run/\xff/", "api", "api/run", "%2e", "run/a/b/",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, path string) {
		r, ok := parseRoute(path)
		if !ok {
			return
		}
		parts := append([]string{r.run, r.digest}, strings.Split(r.name, "/")...)
		for _, p := range parts {
			if p == "." || p == ".." || strings.ContainsAny(p, "/\\\x00\n") {
				t.Errorf("%q has the part %q", path, p)
			}
		}
		if r.trial < 0 {
			t.Errorf("%q is of trial %d", path, r.trial)
		}
		again := path
		if r.kind == toRun {
			again = "run/" + url.PathEscape(r.run) + "/"
		}
		if got, ok := parseRoute(again); !ok || got != r {
			t.Errorf("%q is %+v, and %q is %+v", path, r, again, got)
		}
	})
}

func TestRoutes(t *testing.T) {
	for path, want := range map[string]route{
		"":                                   {kind: toRuns},
		"run/20261121T101500Z-a-k3f9/":       {kind: toRun, run: "20261121T101500Z-a-k3f9"},
		"run/a%20b":                          {kind: toRunBare, run: "a b"},
		"api/run/a/item/7/x/3/args/0":        {kind: toItem, run: "a", trial: 7, name: "x/3/args/0"},
		"api/run/a/raw/0/request-1.json":     {kind: toRaw, run: "a", name: "request-1.json"},
		"api/run/a/events":                   {kind: toEvents, run: "a"},
		"assets/0123456789abcdef/app.css":    {kind: toAsset, digest: "0123456789abcdef", name: "app.css"},
		"api/run/a/raw/0/x/y":                {},
		"api/run/a/item/7":                   {},
		"api/run/a/answers/3":                {kind: toAnswers, run: "a", page: 3},
		"api/run/a/answers/03":               {},
		"api/run/a/answers/3/t":              {},
		"api/run/a/answers":                  {},
		"api/run/a/item/7/x/3/args/0/1/2":    {},
		"api/run/a/head/":                    {},
		"api/run/a/secret":                   {},
		"run/a/run.json":                     {},
		"api/run/a/item/+7/t":                {},
		"api/run/a/item/18446744073709551/t": {},
	} {
		got, ok := parseRoute(path)
		if ok != (want.kind != 0) || ok && got != want {
			t.Errorf("%q is %+v (%v), want %+v", path, got, ok, want)
		}
	}
}
