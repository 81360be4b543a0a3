package stream

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

func TestText(t *testing.T) {
	const out = "Aider v0.86\r\nModel: x\n\n\x1b[1mI wrote it\x1b[0m,\n as you asked. \n\n"
	for _, tc := range []struct {
		name, out, stderr string
		exit              proc.Exit
		whole             bool
		answer, end       string
		status            int
	}{
		{name: "last paragraph", out: out, answer: "I wrote it,\n as you asked.", end: Finished},
		{name: "all", out: out, whole: true, answer: "Aider v0.86\nModel: x\n\nI wrote it,\n as you asked. ", end: Finished},
		{name: "nothing", out: "\n \n", end: Finished},
		{name: "failed", out: out, exit: proc.Exit{Code: 2}, stderr: "no such option\n", answer: "I wrote it,\n as you asked.", end: Failed},
		{name: "the API failed", out: "litellm.InternalServerError: status code: 503\n", exit: proc.Exit{Code: 1}, answer: "litellm.InternalServerError: status code: 503", end: APIError, status: 503},
	} {
		t.Run(tc.name, func(t *testing.T) {
			r, log := play(t, "text", Options{Whole: tc.whole}, []byte(tc.out), tc.exit, []byte(tc.stderr))
			if r.End != tc.end || r.HTTPStatus != tc.status || log.Last() != tc.answer {
				t.Errorf("end %q (%d), answer %q; want %q (%d), %q", r.End, r.HTTPStatus, log.Last(), tc.end, tc.status, tc.answer)
			}
			if n := len(log.Of(trial.EventAssistant)); n > 1 {
				t.Errorf("%d texts", n)
			}
		})
	}
}

// A path begins at the line, or with a selector at a list that holds it, as before.
func TestGenericPlaces(t *testing.T) {
	const lines = `{"type":"x","part":{"text":"no"}}` + "\n" + `{"type":"text","part":{"text":"yes"}}` + "\n"
	for _, path := range []string{"$.part.text", "$['part'].text", "$[0].part.text", "$[?@.type=='text'].part.text", "$[ ?@.type == 'text'].part.text"} {
		_, log := play(t, "generic", Options{Generic: &Generic{Text: path}}, []byte(lines), proc.Exit{}, nil)
		if log.Last() != "yes" {
			t.Errorf("%s leads to %q", path, log.Last())
		}
	}
	r, _ := play(t, "generic", Options{Generic: &Generic{Text: "$.text", Usage: &GenericUsage{Each: "$.usage", Input: "$.in", Output: "$.out"}}}, []byte(lines), proc.Exit{}, nil)
	if d := cmp.Diff([]string{"text $.text", "usage.each $.usage"}, r.Unmatched); d != "" {
		t.Errorf("unmatched (-want +got):\n%s", d)
	}
	if d := cmp.Diff([]string{"part", "part.text", "type"}, r.Keys); d != "" {
		t.Errorf("keys (-want +got):\n%s", d)
	}
}
