package llm

import (
	"io"
	"strings"
	"testing"
	"text/template"
)

// TestFieldsInTexts: texts that only name fields are filled as package template does it.
func TestFieldsInTexts(t *testing.T) {
	m := Meta{Task: "a{{.Arm}}", Arm: "m/<s>", Index: 12, Turn: 3}
	filled := 0
	for _, s := range []string{
		"{{.Task}}", "x {{ .Arm }} y {{.Index}}{{.Turn}} {.Task} }}", "{{.Task }}é\n{{ .Turn}}", "{{{.Index}}}", "{{{{.Task}}}}",
		"{{.Task}} {{- .Arm}}", `{{.Task}} {{printf "%d" .Index}}`, "{{.Task}} {{", "{{.Nothing}}", "{{.Task.Arm}}", "{{.}}", "{{/* no */}}{{.Task}}",
	} {
		tmpl, err := template.New("").Parse(s)
		if err == nil {
			err = tmpl.Execute(io.Discard, m)
		}
		if !onlyNamesFields(s) {
			continue
		}
		var want strings.Builder
		if err == nil {
			err = tmpl.Execute(&want, m)
		}
		if got := fillFields(s, m); err != nil || got != want.String() {
			t.Errorf("%q becomes %q, want %q, %v", s, got, want.String(), err)
		}
		filled++
	}
	if filled != 3 {
		t.Errorf("%d texts only name fields, want 3", filled)
	}
}
