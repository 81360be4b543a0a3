package grade_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/suite"
)

type inner struct {
	Depth int `json:"depth"`
}

type config struct {
	Words  []string          `json:"words"`
	Names  map[string]string `json:"names"`
	Strict *bool             `json:"strict"`
	In     inner             `json:"in"`
	Max    int               `json:"max"`
	Hidden string            `json:"-"`
}

func base() config {
	yes := true
	return config{Words: []string{"a", "b", "c"}, Names: map[string]string{"x": "1"}, Strict: &yes, In: inner{Depth: 3}, Max: 9, Hidden: "h"}
}

func task(settings any) *suite.Task {
	return &suite.Task{ID: "t", Graders: map[string]any{"g": settings}}
}

func TestSettingsReplaceKeysOfTheTask(t *testing.T) {
	no := false
	tests := []struct {
		name  string
		given any
		want  func(*config)
	}{
		{"nothing", nil, func(*config) {}},
		{"empty map", map[string]any{}, func(*config) {}},
		{"a list is replaced, not joined", map[string]any{"words": []any{"z"}}, func(c *config) { c.Words = []string{"z"} }},
		{"a map is replaced, not joined", map[string]any{"names": map[string]any{"y": "2"}}, func(c *config) { c.Names = map[string]string{"y": "2"} }},
		{"false over a default of true", map[string]any{"strict": false}, func(c *config) { c.Strict = &no }},
		{"null is the zero value", map[string]any{"max": nil, "words": nil}, func(c *config) { c.Max = 0; c.Words = nil }},
		{"several", map[string]any{"max": 1, "in": map[string]any{"depth": 4}}, func(c *config) { c.Max = 1; c.In.Depth = 4 }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			shared := base()
			got, err := grade.Settings(shared, task(tt.given), "g")
			if err != nil {
				t.Fatal(err)
			}
			want := base()
			tt.want(&want)
			if d := cmp.Diff(want, got); d != "" {
				t.Errorf("settings (-want +got):\n%s", d)
			}
			if d := cmp.Diff(base(), shared); d != "" {
				t.Errorf("the grader's own settings were changed (-want +got):\n%s", d)
			}
		})
	}
}

func TestSettingsRefuse(t *testing.T) {
	tests := []struct {
		name      string
		given     any
		path, err string
	}{
		{"unknown key", map[string]any{"wrods": 1}, "graders.g.wrods", `grader g has no setting "wrods"; one of in, max, names, strict, words`},
		{"hidden field", map[string]any{"Hidden": "x"}, "graders.g.Hidden", `grader g has no setting "Hidden"; one of in, max, names, strict, words`},
		{"key in another case", map[string]any{"MAX": 1}, "graders.g.MAX", `grader g has no setting "MAX"; one of in, max, names, strict, words`},
		{"unknown inner key", map[string]any{"in": map[string]any{"deep": 1}}, "graders.g.in", `setting in of grader g: unknown field "deep"`},
		{"wrong type", map[string]any{"max": "many"}, "graders.g.max", "setting max of grader g: string where a number is wanted"},
		{"no map", "text", "graders.g", "settings of grader g are a string, not a map"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := grade.Settings(base(), task(tt.given), "g")
			if err == nil || err.Error() != tt.err {
				t.Errorf("error %q, want %q", err, tt.err)
			}
			if p := grade.Problem(err, "g"); p.Path != tt.path {
				t.Errorf("path %q, want %q", p.Path, tt.path)
			}
		})
	}
}

func TestNameOfFindsAGraderByItsConfig(t *testing.T) {
	a, b := &config{}, &config{}
	s := &suite.Suite{Graders: map[string]*suite.Grader{"one": {Config: a}, "two": {Config: b}}}
	if got := grade.NameOf(s, b); got != "two" {
		t.Errorf("name %q, want two", got)
	}
	if got := grade.NameOf(s, &config{}); got != "" {
		t.Errorf("name %q of a config that is not there", got)
	}
}
