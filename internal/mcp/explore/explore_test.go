package explore

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/trial"
)

// shop is a server of orders: a list tells the ids, and each id tells more.
type shop struct {
	tools []string // definitions
	calls []string
	slow  string // tool that does not answer
	dies  string // tool that ends the server
}

func (s *shop) Tools(context.Context) ([]mcp.ToolInfo, error) {
	var all []json.RawMessage
	for _, t := range s.tools {
		all = append(all, json.RawMessage(t))
	}
	return mcp.ParseTools(all)
}

func (s *shop) Resources(context.Context) ([]mcp.ResourceInfo, error) {
	return []mcp.ResourceInfo{{URI: "shop://terms", Name: "terms"}}, nil
}

func (s *shop) ReadResource(_ context.Context, uri string) (mcp.Result, error) {
	return mcp.Result{Text: "Goods are sent from " + uri}, nil
}

func (s *shop) Call(ctx context.Context, tool string, args json.RawMessage) (mcp.Result, error) {
	s.calls = append(s.calls, tool+" "+string(args))
	var in struct {
		ID    string `json:"order_id"`
		Path  string `json:"path"`
		Query string `json:"query"`
	}
	if err := json.Unmarshal(args, &in); err != nil {
		return mcp.Result{}, err
	}
	switch tool {
	case s.slow:
		<-ctx.Done()
		return mcp.Result{}, context.Cause(ctx)
	case s.dies:
		return mcp.Result{}, trial.Faultf(trial.ClassTreatment, "call tool %s: %w", tool, mcp.ErrDied)
	case "list_orders":
		return mcp.Result{Text: `{"orders": [{"id": "A-17", "buyer": "Ottoline"}, {"id": "B-99", "buyer": "Casimir"}]}`}, nil
	case "get_order":
		if in.ID == "A-17" || in.ID == "B-99" {
			return mcp.Result{Text: `{"total": 4711.50, "note": "` + in.ID + `"}`}, nil
		}
		return mcp.Result{Text: "no such order", IsError: true}, nil
	case "list_files":
		return mcp.Result{Text: "[FILE] notes.md\n[DIR] deep\n[FILE] .env\n"}, nil
	case "read_file":
		return mcp.Result{Text: "The file " + in.Path + " was read"}, nil
	}
	return mcp.Result{Text: "done"}, nil
}

func tool(name, schema, annotations string) string {
	return fmt.Sprintf(`{"name": %q, "description": "", "inputSchema": %s, "annotations": {%s}}`, name, schema, annotations)
}

var shopTools = []string{
	tool("get_order", `{"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}`, ""),
	tool("list_orders", `{"type": "object"}`, ""),
	tool("cancel_order", `{"type": "object"}`, ""),
	tool("order", `{"type": "object"}`, ""),
	tool("list_files", `{"type": "object", "properties": {"path": {"type": "string", "default": "/srv"}}, "required": ["path"]}`, `"readOnlyHint": true`),
	tool("read_file", `{"type": "object", "properties": {"path": {"type": "string"}}, "required": ["path"]}`, `"readOnlyHint": true`),
	tool("get_rid_of", `{"type": "object"}`, `"destructiveHint": true`),
	tool("check_out", `{"type": "object"}`, `"readOnlyHint": false`),
}

// TestExploreLearnsArguments checks that replies give the arguments of later calls, that
// only reading tools are called, and that two explorations are equal.
func TestExploreLearnsArguments(t *testing.T) {
	var before string
	for range 2 {
		s := &shop{tools: shopTools}
		f, err := Explore(t.Context(), s, Options{Seed: 7})
		if err != nil {
			t.Fatal(err)
		}
		said := strings.Join(s.calls, "\n")
		for _, want := range []string{`get_order {"order_id":"A-17"}`, `get_order {"order_id":"B-99"}`, `list_files {"path":"/srv"}`, `read_file {"path":"/srv/notes.md"}`} {
			if !strings.Contains(said, want) {
				t.Errorf("no call %s in\n%s", want, said)
			}
		}
		for _, never := range []string{"cancel_order", "order {", "get_rid_of", "check_out", ".env"} {
			if strings.Contains("\n"+said, "\n"+never) || never == ".env" && strings.Contains(said, never) {
				t.Errorf("%s was called or read:\n%s", never, said)
			}
		}
		if r := f.Call("get_order"); r == nil || r.Guessed || f.Telling("get_order") == 0 || f.Tool("cancel_order").Why != "named as writing" {
			t.Errorf("call %+v", r)
		}
		if before != "" && said != before {
			t.Errorf("explored otherwise:\n%s\n%s", before, said)
		}
		before = said
	}
}

// TestExploreWrites checks that tools that may write are called only on request, and after
// all others, and that their replies make no facts.
func TestExploreWrites(t *testing.T) {
	s := &shop{tools: shopTools}
	f, err := Explore(t.Context(), s, Options{Writes: true})
	if err != nil || !strings.Contains(strings.Join(s.calls, "\n"), "cancel_order {}") {
		t.Fatalf("%v, calls %q", err, s.calls)
	}
	for _, r := range f.Answered() {
		if r.Writes || r.Tool == "cancel_order" {
			t.Errorf("%s counts as a reading reply", r.Tool)
		}
	}
}

// TestExploreIsBounded checks the limits, a tool that does not answer, and a server that
// dies.
func TestExploreIsBounded(t *testing.T) {
	for _, tt := range []struct {
		name  string
		s     shop
		o     Options
		limit string
		calls int
	}{
		{"calls", shop{}, Options{Calls: 3}, "calls", 3},
		{"bytes", shop{}, Options{Bytes: 40}, "bytes", 2},
		{"time", shop{slow: "list_orders"}, Options{Time: 50 * time.Millisecond}, "time", 2},
	} {
		tt.s.tools = shopTools
		f, err := Explore(t.Context(), &tt.s, tt.o)
		if err != nil || f.Limit != tt.limit || f.Calls > tt.calls {
			t.Errorf("%s: %v, limit %q after %d calls", tt.name, err, f.Limit, f.Calls)
		}
	}
	s := &shop{tools: shopTools, dies: "list_files"}
	f, err := Explore(t.Context(), s, Options{})
	if err != nil || !errors.Is(f.Died, mcp.ErrDied) || s.calls[len(s.calls)-1] != `list_files {"path":"/srv"}` {
		t.Errorf("%v, died of %v after %q", err, f.Died, s.calls)
	}
	stopped, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Explore(stopped, &shop{tools: shopTools}, Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped: %v", err)
	}
}

func TestReasonToSkip(t *testing.T) {
	for def, want := range map[string]string{
		tool("delete_all", `{}`, `"readOnlyHint": true`):    "",
		tool("getInvoice", `{}`, ""):                        "",
		tool("get_invoice", `{}`, `"destructiveHint":true`): "marked destructive",
		tool("search", `{}`, `"readOnlyHint": false`):       "marked as writing",
		tool("listAndDelete", `{}`, ""):                     "named as writing",
		tool("frobnicate", `{}`, ""):                        "neither marked nor named as reading",
	} {
		all, err := mcp.ParseTools([]json.RawMessage{json.RawMessage(def)})
		if err != nil {
			t.Fatal(err)
		}
		if got := reasonToSkip(all[0]); got != want {
			t.Errorf("%s: %q, want %q", def, got, want)
		}
	}
}

// TestGivenArguments checks that values of the user go into every call that has them.
func TestGivenArguments(t *testing.T) {
	s := &shop{tools: []string{tool("get_order", `{"type": "object", "properties": {"order_id": {"type": "string"}, "shop": {"type": "integer"}}}`, "")}}
	if _, err := Explore(t.Context(), s, Options{Given: []Fact{{"orderId", "A-17"}, {"shop", "12"}}}); err != nil || s.calls[0] != `get_order {"order_id":"A-17","shop":12}` {
		t.Errorf("%v, calls %q", err, s.calls)
	}
}

func TestCutFolder(t *testing.T) {
	f := &Found{Replies: []Reply{{Original: map[string]any{"path": "/tmp/x/data/a.md", "in": []any{"/tmp/x/data", "/tmp/x/database"}}}}}
	f.CutFolder("/tmp/x/data")
	if got := string(f.Replies[0].Args); got != `{"in":[".","/tmp/x/database"],"path":"a.md"}` {
		t.Error(got)
	}
}

// database is a server of a database that lists its tables in one of several ways.
type database struct {
	shop
	listed string // reply of list_tables
}

func (d *database) Resources(context.Context) ([]mcp.ResourceInfo, error) { return nil, nil }

func (d *database) Call(_ context.Context, tool string, args json.RawMessage) (mcp.Result, error) {
	d.calls = append(d.calls, tool+" "+string(args))
	switch tool {
	case "list_tables":
		return mcp.Result{Text: d.listed}, nil
	case "describe_table":
		return mcp.Result{Text: "CREATE TABLE IF NOT EXISTS \"buyers\" (id INTEGER)\nname: id"}, nil
	case "read_query", "query":
		return mcp.Result{Text: `[{"id": 17, "city": "Lyon"}]`, IsError: !strings.Contains(string(args), "SELECT * FROM ")}, nil
	}
	return mcp.Result{Text: "nothing found"}, nil
}

// TestExploreDatabase checks that names of tables are learned from listings, and that only
// tools that read get statements in SQL.
func TestExploreDatabase(t *testing.T) {
	text := func(name, description string) string {
		return fmt.Sprintf(`{"type": "object", "properties": {%q: {"type": "string", "description": %q}}, "required": [%[1]q]}`, name, description)
	}
	tools := []string{
		tool("describe_table", text("table_name", "the table"), ""),
		tool("list_tables", `{"type": "object"}`, ""),
		tool("read_query", text("query", "a SELECT statement"), ""),
		tool("query", text("sql", "what to ask"), `"readOnlyHint": true`),
		tool("run_sql", text("sql", ""), ""),
		tool("search_notes", text("query", "words of a note"), ""),
	}
	for name, listed := range map[string]string{
		"objects":      `[{"name": "orders", "columns": [{"name": "id"}]}, {"name": "sqlite_sequence"}, {"name": "a b; DROP TABLE c"}]`,
		"Python":       `[{'name': 'orders'}]`,
		"texts":        `{"tables": ["orders"]}`,
		"information":  `[{"table_schema": "public", "table_name": "orders"}]`,
		"lines":        "Tables:\n- orders\n",
		"definitions":  "CREATE TABLE orders (id INTEGER);",
		"in all words": "There is create table [orders] (id int)",
	} {
		d := &database{shop{tools: tools}, listed}
		f, err := Explore(t.Context(), d, Options{})
		if err != nil {
			t.Fatal(err)
		}
		said := strings.Join(d.calls, "\n") + "\n"
		for _, want := range []string{
			`describe_table {"table_name":"orders"}`, `read_query {"query":"SELECT * FROM orders LIMIT 5"}`,
			`query {"sql":"SELECT * FROM orders LIMIT 5"}`, `query {"sql":"SELECT * FROM buyers LIMIT 5"}`,
		} {
			if !strings.Contains("\n"+said, "\n"+want+"\n") {
				t.Errorf("%s: no call %s in\n%s", name, want, said)
			}
		}
		for _, never := range []string{"run_sql", "FROM sqlite_", "FROM a ", "FROM id", `search_notes {"query":"SELECT`} {
			if strings.Contains(said, never) {
				t.Errorf("%s: a call has %s:\n%s", name, never, said)
			}
		}
		if r := f.Call("query"); r == nil || r.Guessed {
			t.Errorf("%s: call %+v", name, r)
		}
	}
}
