// Package sdkpeers proves that assay's loopback model servers speak the real wire
// formats: the vendors' official SDKs talk to them, stream, call tools and count
// tokens, and what they decode is what assay's own clients decode from the same
// server.
//
// It is a module of its own, because the SDKs take minutes and gigabytes to
// compile: cd test/sdkpeers && go test -p 1 ./...
package sdkpeers

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/trial"
)

const (
	key     = "sk-test-0123456789"
	system  = "Be brief."
	prompt  = "Read a.py, please: <ä> & 漢字"
	thought = "I should look at the file first …"
	said    = "Reading \"a.py\" and listing. 🙂"
	args    = `{"path":"src/a \"b\".py","depth":2}`
	result  = "def a(): pass\n"
	final   = "It defines a."
)

var schema = map[string]any{"type": "object", "properties": map[string]any{"path": map[string]any{"type": "string"}, "depth": map[string]any{"type": "integer"}}}

// usages are of the two turns; every class of token occurs.
var usages = []trial.Usage{
	{Input: 1000, CacheWrite5m: 500, CacheWrite1h: 40, Output: 90, Reasoning: 25},
	{Input: 30, CacheRead: 1540, Output: 12},
}

// serve starts a server that thinks, speaks and calls two tools at once, and then
// answers.
func serve(t *testing.T, format string) *llmtest.Server {
	return llmtest.New(t, format, llmtest.Config{
		Key: key, Model: "served-model", Delta: 5,
		Answer: func(r *llmtest.Request) *llm.Response {
			for _, m := range r.Messages {
				if m.Role == llm.ToolReply {
					return &llm.Response{Message: llm.Message{Text: final}, Usage: usages[1]}
				}
			}
			return &llm.Response{
				Message:   llm.Message{Text: said, Calls: []llm.Call{{Name: "read_file", Args: args}, {Name: "list", Args: "{}"}}},
				Reasoning: thought, Usage: usages[0],
			}
		},
	})
}

// peer asks a server through an SDK: the conversation so far in, the answer out
// in assay's terms.
type peer interface {
	// ask sends the prompt, or with replies the results of the calls of the
	// answer before.
	ask(t *testing.T, replies []string) *llm.Response
}

// converse holds the conversation with an SDK and then with assay's client. It
// compares the answers that the two decoded and the requests that the server read.
func converse(t *testing.T, s *llmtest.Server, sdk peer) {
	theirs := []*llm.Response{sdk.ask(t, nil), sdk.ask(t, []string{result, "nothing"})}

	raw, err := json.Marshal(schema)
	if err != nil {
		t.Fatal(err)
	}
	req := &llm.Request{
		Model: "asked-model", System: system, MaxTokens: 200, Messages: []llm.Message{{Role: llm.User, Text: prompt}},
		Tools: []llm.Tool{{Name: "read_file", Description: "Reads.", Schema: raw}, {Name: "list", Description: "Lists.", Schema: raw}},
	}
	for turn, their := range theirs {
		ours, err := s.Provider().Complete(t.Context(), req, llm.Observer{})
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(their, ours, cmpopts.IgnoreFields(llm.Message{}, "Native"), cmpopts.IgnoreFields(llm.Response{}, "ID", "Detail"),
			cmpopts.IgnoreFields(llm.Call{}, "ID"), cmp.FilterPath(func(p cmp.Path) bool { return p.Last().String() == ".Args" }, cmp.Comparer(sameJSON))); d != "" {
			t.Errorf("turn %d: the SDK (-) and assay (+) decoded differently: %s", turn+1, d)
		}
		if u := ours.Usage; turn == 0 && (u.Input != usages[0].Input || u.Output != 90 || u.Reasoning != 25) || turn == 1 && u.CacheRead != 1540 {
			t.Errorf("turn %d: usage %+v", turn+1, u)
		}
		req.Messages = append(req.Messages, ours.Message)
		if turn == 0 {
			req.Messages = append(req.Messages, llm.Message{Role: llm.ToolReply, Results: []llm.CallResult{
				{ID: ours.Calls[0].ID, Name: "read_file", Text: result}, {ID: ours.Calls[1].ID, Name: "list", Text: "nothing"},
			}})
		}
	}
	seen := s.Requests()
	if len(seen) != 4 {
		t.Fatalf("%d requests", len(seen))
	}
	for turn := range 2 {
		if d := cmp.Diff(seen[turn].Request, seen[turn+2].Request, cmpopts.IgnoreFields(llm.Call{}, "ID"), cmpopts.IgnoreFields(llm.CallResult{}, "ID"),
			cmp.FilterPath(func(p cmp.Path) bool { return p.Last().String() == ".Schema" }, cmp.Comparer(func(a, b json.RawMessage) bool { return sameJSON(string(a), string(b)) })),
			cmp.FilterPath(func(p cmp.Path) bool { return p.Last().String() == ".Args" }, cmp.Comparer(sameJSON))); d != "" {
			t.Errorf("turn %d: the server understood the SDK (-) and assay (+) differently: %s", turn+1, d)
		}
	}
}

func sameJSON(a, b string) bool {
	var x, y any
	return json.Unmarshal([]byte(a), &x) == nil && json.Unmarshal([]byte(b), &y) == nil && cmp.Equal(x, y)
}

// faulty starts a server whose first answers are an HTTP error and an error in
// the stream.
func faulty(t *testing.T, format string) *llmtest.Server {
	return llmtest.New(t, format, llmtest.Config{
		Fault: func(n int) *llmtest.Fault {
			switch n {
			case 1:
				return &llmtest.Fault{Kind: llmtest.Status, Status: 429, Message: "too fast"}
			case 2:
				return &llmtest.Fault{Kind: llmtest.ErrorEvent, Status: 529, Message: "too many"}
			}
			return nil
		},
		Answer: func(*llmtest.Request) *llm.Response {
			return &llm.Response{Message: llm.Message{Text: strings.Repeat("text ", 20)}}
		},
	})
}
