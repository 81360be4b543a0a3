package draft

import (
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/explore"
)

func reply(tool, text string, args map[string]any) explore.Reply {
	return explore.Reply{Tool: tool, Text: text, Original: args, Args: []byte(`{}`)}
}

func options() Options {
	return Options{Seed: 1, Most: 20, Secret: HasKey, Known: "The tool get_order returns Madagascar by default."}
}

func found(replies ...explore.Reply) *explore.Found {
	f := &explore.Found{Replies: replies}
	for _, r := range replies {
		f.Tools = append(f.Tools, explore.Tool{ToolInfo: mcp.ToolInfo{Name: r.Tool}, Reads: true})
	}
	return f
}

func answers(d *Drafted) map[string]*Task {
	out := map[string]*Task{}
	for _, t := range d.Tasks {
		out[t.Answer] = t
	}
	return out
}

// TestTasks checks which values of replies become answers.
func TestTasks(t *testing.T) {
	d := Tasks(found(
		reply("get_order", `{"total": "4711.50", "status": "pending", "port": 8080, "city": "Madagascar", "code": "QX-88213", "uptime": "abcdefgh-9912"}`, map[string]any{"order_id": "A-17"}),
		reply("get_order", `{"total": "1933.25", "status": "pending", "code": "QX-10442"}`, map[string]any{"order_id": "B-99"}),
		reply("list_buyers", `{"buyers": [{"name": "Casimir Holm", "phone": "+47 5523 8812"}, {"name": "Zenobia Vance", "phone": "+47 1100 4471"}]}`, nil),
		reply("read_file", "A key line\nDepot: Valparaiso harbour\nThe expedition of Leopold left in the autumn storms.\nError: nothing in Tromsdalen\n", map[string]any{"path": "a.md"}),
		reply("read_keys", "AWS: AKIAABCDEFGHIJKLMNOP and Wilhelmina", map[string]any{"path": "b.md"}),
	), options())
	got := answers(d)
	for _, want := range []string{"4711.50", "1933.25", "QX-88213", "QX-10442", "+47 5523 8812", "+47 1100 4471", "Valparaiso harbour"} {
		if got[want] == nil {
			t.Errorf("no task has the answer %s; dropped %v", want, d.Dropped)
		}
	}
	for _, never := range []string{"pending", "8080", "Madagascar", "abcdefgh-9912", "A-17", "nothing in Tromsdalen"} {
		if got[never] != nil {
			t.Errorf("%s is an answer: %s", never, got[never].Question)
		}
	}
	for _, task := range d.Tasks {
		if strings.Contains(task.Prompt(), task.Answer) || strings.Contains(task.Question, "get_order") || strings.Contains(task.Answer, "Wilhelmina") {
			t.Errorf("%q asks %q", task.Answer, task.Question)
		}
	}
	task := got["4711.50"]
	if task == nil || len(task.Wrong) == 0 || task.Wrong[0] != "1933.25" || task.Tools[0] != "get_order" {
		t.Fatalf("%+v", task)
	}
	if !task.Confirm("It was 4711.50 then") || task.Confirm("14711.50") || task.Confirm("4711.505") {
		t.Error("another reply confirms the answer, or none does")
	}
}

// TestSameFactInSeveralReplies checks that a fact may stand in several replies, and a value
// without its fact may not.
func TestSameFactInSeveralReplies(t *testing.T) {
	all := reply("read_graph", `{"nodes": [{"name": "Ottoline", "born": "1974-03-19"}]}`, nil)
	one := reply("search_nodes", `[{"name": "Ottoline", "born": "1974-03-19"}]`, map[string]any{"query": "bassoon"})
	other := reply("get_calendar", `{"first_day": "1974-03-19"}`, map[string]any{"year": "1974"})
	task := answers(Tasks(found(all, one), options()))["1974-03-19"]
	if task == nil || len(task.Tools) != 2 || strings.Contains(task.Question, "bassoon") || !strings.Contains(task.Question, "Ottoline") {
		t.Errorf("%+v", task)
	}
	d := Tasks(found(all, other), options())
	if answers(d)["1974-03-19"] != nil || d.Dropped["in several replies"] == 0 {
		t.Errorf("a date that two facts have is an answer: %v", d.Dropped)
	}
}

// TestRowsOfAReply checks that questions about one of several rows name it, and that rows
// without a name are not asked for.
func TestRowsOfAReply(t *testing.T) {
	rows := reply("query", `[{"id": 88213, "placed": "2026-01-20"}, {"id": 88216, "placed": "2026-02-21"}]`, map[string]any{"sql": "SELECT * FROM orders"})
	dull := reply("query", `{"rows": [{"sum": "4711.50"}, {"sum": "1933.25"}]}`, map[string]any{"sql": "SELECT sum FROM orders"})
	one := reply("query", `[{"sum": "99182.75"}]`, map[string]any{"sql": "SELECT sum FROM all_orders"})
	got := answers(Tasks(found(rows, dull, one), options()))
	for answer, row := range map[string]string{"2026-01-20": "88213", "2026-02-21": "88216", "99182.75": "all_orders"} {
		if task := got[answer]; task == nil || !strings.Contains(task.Question, row) {
			t.Errorf("%s: %+v, want a question about %s", answer, task, row)
		}
	}
	if got["4711.50"] != nil || got["1933.25"] != nil {
		t.Errorf("a question is about a row without a name: %v", got)
	}
}

// TestNotesOfOtherContent checks that no task asks for our own words about content that is no
// text, and that an answer has no bracket of the sentence around it.
func TestNotesOfOtherContent(t *testing.T) {
	d := Tasks(found(
		reply("read_media", "[resource file:///notes/meeting.md application/octet-stream, 12552 bytes]\n[audio audio/wav, 88213 bytes]", map[string]any{"path": "meeting.md"}),
		reply("read_file", "The ferry leaves [at dawn with Bartholomew Quigley]\n", map[string]any{"path": "ferry.md"}),
	), options())
	if len(d.Tasks) != 1 || strings.ContainsAny(d.Tasks[0].Answer, "[]") || !strings.HasSuffix(d.Tasks[0].Answer, "Quigley") {
		for _, task := range d.Tasks {
			t.Errorf("%s: %q", task.Question, task.Answer)
		}
		t.Errorf("%d tasks", len(d.Tasks))
	}
}

// TestReword checks which wordings of a model are taken.
func TestReword(t *testing.T) {
	d := Tasks(found(reply("get_order", `{"code": "QX-88213"}`, map[string]any{"order_id": "A-17"})), options())
	if len(d.Tasks) != 1 {
		t.Fatalf("%+v", d)
	}
	for question, want := range map[string]bool{
		`What code does order "A-17" have?`:            true,
		"What code does my order have?":                false, // lacks the order
		`Is QX-88213 the code of A-17?`:                false, // tells the answer
		`Use get_order for A-17 and tell me its code.`: false, // names the tool
		`What is {{.Answer}} of A-17?`:                 false,
		"":                                             false,
	} {
		task := *d.Tasks[0]
		if got := task.Reword(question, "known"); got != want || task.Worded != want {
			t.Errorf("%q: %v, want %v", question, got, want)
		}
	}
}

func TestIsTelling(t *testing.T) {
	for value, want := range map[string]bool{
		"17": false, "200": false, "1000": false, "644": false, "418": true, "-273": true, "0.001": false, "95.31": true, "3.14": true,
		"true": false, "pending": false, "Valparaiso": true, "2024-03-19": true, "QX-88213": true, "ab": false, " Tromso ": false, "two\nlines of text": false,
		strings.Repeat("long ", 40): false,
	} {
		if got := isTelling(value); got != want {
			t.Errorf("%q: %v, want %v", value, got, want)
		}
	}
}

// TestRules checks that graders take an answer as agents may write it, and no other.
func TestRules(t *testing.T) {
	task := &Task{Answer: "1234567", Wrong: []string{"7654321"}}
	for answer, want := range map[string]bool{
		"1234567": true, "It is 1,234,567.": true, "**1 234 567**": true, "12345678": false, "01234567": false, "": false, "1234567 or 7654321": false,
	} {
		if got := task.passes(answer); got != want {
			t.Errorf("%q: %v, want %v", answer, got, want)
		}
	}
}
