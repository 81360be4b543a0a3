package submit

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/suite/kindtest"
)

func TestParseList(t *testing.T) {
	for _, c := range []struct {
		in   string
		want []string
		why  string // part of the error
	}{
		{`{"ids": ["a", " b "]}`, []string{"a", "b"}, ""},
		{`{"ids": []}`, []string{}, ""},
		{`{"note": 7, "ids": ["a", "a"]}`, []string{"a", "a"}, ""},
		{``, nil, "no arguments"},
		{`null`, nil, "null"},
		{`["a"]`, nil, "a JSON array, not an object"},
		{`{"Ids": ["a"]}`, nil, "ids is missing"},
		{`{"ids": null}`, nil, "not a list"},
		{`{"ids": "a, b"}`, nil, "not a list"},
		{`{"ids": [1]}`, nil, "entry 1 of ids is not a string"},
		{`{"ids": ["a", null]}`, nil, "entry 2 of ids is not a string"},
		{`{"ids": ["a", "  "]}`, nil, "entry 2 of ids is blank"},
		{`{"ids": ["a"]} {"ids": ["b"]}`, nil, "text after"},
		{`{"ids": ["a"`, nil, "breaks off"},
		{"{\"ids\": \xff}", nil, "not JSON"},
	} {
		got, err := ParseList([]byte(c.in), "ids")
		if (err == nil) != (c.why == "") || err != nil && !strings.Contains(err.Error(), c.why) || !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, %v; want %v, %q", c.in, got, err, c.want, c.why)
		}
	}
}

func TestListIn(t *testing.T) {
	for _, c := range []struct {
		in   string
		want []string
		why  string
	}{
		{"  {\"ids\": [\"a\"]}\n", []string{"a"}, ""},
		{"These:\n```json\n{\"ids\": [\"a\"]}\n```\nDone.", []string{"a"}, ""},
		{"```\n{\"ids\": []}", []string{}, ""},
		{"```\n{\"ids\": []}\n```\n```\n{\"ids\": [\"a\"]}\n```", nil, "2 fenced blocks"},
		{"a and b", nil, "neither"},
		{" \n", nil, "no answer"},
		{"{\"ids\": [\"a\"]} and so on", nil, "text after"},
	} {
		got, err := ListIn(c.in, "ids")
		if (err == nil) != (c.why == "") || err != nil && !strings.Contains(err.Error(), c.why) || !slices.Equal(got, c.want) {
			t.Errorf("%q: %v, %v; want %v, %q", c.in, got, err, c.want, c.why)
		}
	}
}

func FuzzListIn(f *testing.F) {
	for _, s := range []string{`{"ids": ["a"]}`, "```\n{}\n```", "```", `{"ids": [null]}`, "\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got, err := ListIn(s, "ids")
		if (got == nil) == (err == nil) {
			t.Errorf("%q: %v, %v: either a list or an error", s, got, err)
		}
		for _, text := range got {
			if strings.TrimSpace(text) == "" {
				t.Errorf("%q: a blank entry", s)
			}
		}
	})
}

func TestTool(t *testing.T) {
	k := Kind()
	if err := kindtest.CheckKind(k); err != nil {
		t.Error(err)
	}
	cfg := k.New().(*Config)
	k.Defaults(cfg)
	if *cfg != (Config{"submit", "Hands in your answer and ends the task.", "answer", Text}) {
		t.Errorf("defaults %+v", *cfg)
	}
	for _, c := range []struct {
		holds, args string
		invalid     bool
	}{
		{Text, `{"answer": "x"}`, false},
		{Text, `{"answer": " "}`, true},
		{Text, `{"answer": null}`, true},
		{Text, `{"answer": ["x"]}`, true},
		{List, `{"items": ["x"]}`, false},
		{List, `{"items": "x"}`, true},
	} {
		tool := New(&Config{Holds: c.holds})[0]
		if !tool.Spec().Submits || !json.Valid(tool.Spec().Schema) {
			t.Errorf("spec %+v", tool.Spec())
		}
		r, err := tool.Call(t.Context(), json.RawMessage(c.args))
		if err != nil || (r.Invalid != "") != c.invalid || r.Error != c.invalid {
			t.Errorf("%s %s: %+v, %v", c.holds, c.args, r, err)
		}
	}
}
