package suite

import (
	"errors"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

func TestServerExpand(t *testing.T) {
	s := &Server{Command: []string{"{assay}", "mcp", `{"a": {task}}`, "{data}/db", "{other}"}, Set: map[string]string{"ID": "{task}"}}
	got := s.Expand(map[string]string{PlaceAssay: "/bin/assay", PlaceTask: "one", PlaceData: "{task}"})
	if d := cmp.Diff([]string{"/bin/assay", "mcp", `{"a": one}`, "{task}/db", "{other}"}, got.Command); d != "" {
		t.Error(d)
	}
	if got.Set["ID"] != "one" || s.Set["ID"] != "{task}" || s.Command[0] != "{assay}" {
		t.Errorf("set %v; the original is %+v", got.Set, s)
	}
	if !s.Uses(PlaceTask) || !s.Uses(PlaceData) || s.Uses(PlaceSuite) {
		t.Error("what is used is not known")
	}
}

func TestExpandHeader(t *testing.T) {
	unset := errors.New("unset")
	env := map[string]string{"A": "1", "B_2": "${A}"}
	lookup := func(name string) (string, error) {
		if v, ok := env[name]; ok {
			return v, nil
		}
		return "", unset
	}
	for in, want := range map[string]string{"": "", "$A": "$A", "Bearer ${A}${B_2} $$": "Bearer 1${A} $$"} {
		if got, err := ExpandHeader(in, lookup); got != want || err != nil {
			t.Errorf("%q gives %q, %v; want %q", in, got, err, want)
		}
	}
	if _, err := ExpandHeader("${A} ${C} ${A}", lookup); !errors.Is(err, unset) {
		t.Errorf("error %v", err)
	}
}

func TestServerSettings(t *testing.T) {
	s, err := Load(Options{Path: suiteFile, Dir: "/somewhere", Kinds: testKinds(), Files: fstest.MapFS{
		"t.yaml": {Data: []byte("prompt: x\n")}, "db/a": {},
		suiteFile: {Data: []byte(`version: 1
name: x
tasks: [t.yaml]
servers:
  one: {command: ["{suite}/docs", "{data}", "{task}", '{"json": "{x}"}'], data: db}
  all: {command: [docs], alone: true}
  web: {url: "http://x/", headers: {Authorization: "Bearer ${DOCS_TOKEN}"}}
agents: {a: {kind: command, command: [x]}}
scenarios: {s: {servers: [one, all, web]}}
graders: {text: {contains: [x]}}
`)},
	}})
	if err != nil {
		t.Fatal(err)
	}
	if one, all := s.Servers["one"], s.Servers["all"]; one.Data != "db" || one.Per != "trial" || all.Per != "run" || !all.Alone {
		t.Errorf("%+v, %+v", one, all)
	}
}

// A program that takes the place of a server need not read that server's data.
func TestServerInPlaceOfOneWithData(t *testing.T) {
	for line, want := range map[string]string{"cupertino serve --no-reap": "", "other {data}": "db", "https://docs.example.com/mcp": ""} {
		s, err := Load(Options{Path: suiteFile, Dir: "/somewhere", Kinds: testKinds(), Servers: map[string]string{"docs": line}, Files: fstest.MapFS{
			"t.yaml": {Data: []byte("prompt: x\n")}, "db/a": {},
			suiteFile: {Data: []byte(`version: 1
name: x
tasks: [t.yaml]
servers: {docs: {command: [docs, "{data}"], data: db}}
agents: {a: {kind: command, command: [x]}}
scenarios: {s: {servers: [docs]}}
graders: {text: {contains: [x]}}
`)},
		}})
		if err != nil {
			t.Fatal(err)
		}
		if got := s.Servers["docs"].Data; got != want {
			t.Errorf("%s: data is %q, want %q", line, got, want)
		}
	}
}
