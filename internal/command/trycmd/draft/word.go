package draft

import (
	"encoding/json"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// Listing returns the questions of tasks as JSON for a model that words them. It holds no
// answers.
func Listing(tasks []*Task) string {
	type row struct {
		ID       string   `json:"id"`
		Question string   `json:"question"`
		Keep     []string `json:"keep,omitempty"`
	}
	var rows []row
	for _, t := range tasks {
		rows = append(rows, row{t.ID, t.Question, t.Keep})
	}
	b, err := json.MarshalIndent(rows, "", " ")
	if err != nil {
		return "[]" // texts are always JSON
	}
	return string(b)
}

// mostQuestion limits the bytes of a wording.
const mostQuestion = 600

// Reword gives a task another question, unless it lacks a part to keep, names a tool of the
// task, or makes the task fail its proof. It reports whether it did.
func (t *Task) Reword(question, known string) bool {
	question = clean(question)
	if question == "" || len(question) > mostQuestion || strings.Contains(question, "{{") || strings.Contains(question, "<<TODO") {
		return false
	}
	for _, k := range t.Keep {
		if !strings.Contains(question, k) {
			return false
		}
	}
	for _, tool := range t.Tools {
		if strings.ContainsAny(tool, "_-") && strings.Contains(question, tool) {
			return false
		}
	}
	now := *t
	now.Question, now.Worded = question, true
	if now.Prove(known) != "" {
		return false
	}
	*t = now
	return true
}

// keyForm matches credentials by their form.
var keyForm = lazyregexp.New(`\b(?:sk-[A-Za-z0-9_-]{16,}|gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|xox[abprs]-[\w-]{10,}|AKIA[0-9A-Z]{16}|AIza[\w-]{30,}|npm_\w{30,}|eyJ[\w-]{10,}\.[\w-]{10,}\.)|-----BEGIN [A-Z ]*PRIVATE KEY|(?i:passw(?:or)?d|secret|api_?key|token)["']?\s*[:=]\s*["']?[^\s"',]{8,}`)

// HasKey reports whether a text holds a credential of a form that is known.
func HasKey(text string) bool { return keyForm.MatchString(text) }
