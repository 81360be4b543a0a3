package tape

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

func textReply(tool, query, text string) Reply {
	args, _ := json.Marshal(map[string]any{"name": tool, "arguments": map[string]any{"q": query}})
	result, _ := json.Marshal(map[string]any{"content": []any{map[string]any{"type": "text", "text": text}}})
	return Reply{args, result}
}

func TestYoke(t *testing.T) {
	replies := []Reply{
		textReply("search", "a", `{"hits": ["a"]}`), textReply("search", "b", `{"hits": ["b"]}`), textReply("search", "c", `{"hits": ["c"]}`),
		textReply("search", "a", "the second answer to the same call"), textReply("search", "long", `{"hits": ["`+strings.Repeat("x", 500)+`"]}`),
		textReply("search", "prose", "nothing"), textReply("search", "copy", `{"hits": ["a"]}`), textReply("get", "a", "once"), textReply("get", "a", "twice"),
	}
	ask := func(seed uint64, task, tool, q string, n int) []string {
		t.Helper()
		y, err := NewYoke(YokeSettings{seed, task, replies})
		if err != nil {
			t.Fatal(err)
		}
		var out []string
		for range n {
			b, err := y.Answer(tool, fmt.Appendf(nil, `{ "q" : %q }`, q))
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, formOf(b).text)
		}
		return out
	}
	seen := map[string]bool{}
	for seed := range uint64(20) {
		for _, text := range ask(seed, "t", "search", "a", 3) {
			seen[strings.TrimSpace(text)] = true
		}
	}
	if want := `{"hits": ["b"]}`; len(seen) != 2 || !seen[want] || seen[`{"hits": ["a"]}`] {
		t.Errorf("a call gets %v; want the two replies of its form and length that are not its own", seen)
	}
	if a, b := ask(3, "t", "search", "new", 12), ask(3, "t", "search", "new", 12); fmt.Sprint(a) != fmt.Sprint(b) {
		t.Errorf("equal seeds, tasks and calls get %v and %v", a, b)
	}
	if a, b := ask(3, "t", "search", "new", 12), ask(3, "u", "search", "new", 12); fmt.Sprint(a) == fmt.Sprint(b) {
		t.Error("the task does not matter")
	}
	y, err := NewYoke(YokeSettings{Replies: replies})
	if err != nil {
		t.Fatal(err)
	}
	if y.Lacks("search") || !y.Lacks("get") || !y.Lacks("none") {
		t.Error("which tools the recording covers is not known")
	}
	if _, err := y.Answer("get", json.RawMessage(`{"q":"a"}`)); err == nil {
		t.Error("a call gets its own reply")
	}
	if _, err := y.Answer("get", json.RawMessage(`{"q":"b"}`)); err != nil {
		t.Errorf("another call: %v", err)
	}
}
