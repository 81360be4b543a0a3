package trial

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
)

func TestAnswerRoundTrip(t *testing.T) {
	m := MadeCall{Server: "docs", Tool: "search", Args: json.RawMessage(`{"n":1.50}`), Text: "fünf", Structured: json.RawMessage(`{"id":1}`), Error: true}
	m.SetSizes(1234567 * time.Nanosecond)
	if m.MS != 1.235 || m.Bytes != 5 || m.Tokens != 2 {
		t.Errorf("%v ms, %d bytes, %d tokens", m.MS, m.Bytes, m.Tokens)
	}
	want := Answer{Schema: CallsSchema, Calls: []MadeCall{m, {Tool: "read", Args: json.RawMessage(`{}`), NotMade: true}}}
	b, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	got, err := ReadAnswer(b)
	if err != nil {
		t.Fatal(err)
	}
	if d := gocmp.Diff(want, got); d != "" {
		t.Errorf("read back (-want +got):\n%s", d)
	}
	for in, says := range map[string]string{`{"schema":"assay/calls/2"}`: "assay/calls/2", `Paris`: "read calls", `{}`: "schema"} {
		if _, err := ReadAnswer([]byte(in)); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: error %v", in, err)
		}
	}
}
