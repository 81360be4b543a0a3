package tape

import (
	"bytes"
	"encoding/json"
	"slices"

	"github.com/assay-eval/assay/internal/mcp"
)

// Facts is the evidence of a recording on a server and its calls.
type Facts struct {
	Hello         bool   // the server answered a handshake
	Name, Version string // as it calls itself
	Instructions  string // for models
	// Lists are the tool lists that were read to their end, in their order.
	Lists  [][]mcp.ToolInfo
	Listed []int // for each of Lists, the number of preceding calls
	// Broken says why a list could not be read; "" if all could.
	Broken string

	Calls     int            // number of tools/call requests
	ByTool    map[string]int // of Calls: by name on the server
	Errors    int            // of Calls: tool errors, protocol errors and unanswered calls
	Protocol  int            // of Errors: protocol errors
	Cancelled int            // of Errors: calls that the client cancelled, for example after a time limit
	Open      int            // of Errors: neither answered nor cancelled at the end of the recording

	Asked []string // methods of the client that the server asked for and was refused, sorted
	Junk  int      // lines of the server that are no messages

	Exit string // how the server ended; "" if that was not recorded
	Code int
	Left bool // the client had gone before
}

// Died reports whether the server ended by itself while the client was there.
// A server that ended by a polite signal was asked to end.
func (f Facts) Died() bool {
	return f.Exit != "" && !f.Left && !slices.Contains([]int{128 + 1, 128 + 2, 128 + 15}, f.Code)
}

// Facts reads the evidence of a recording. It does not fail: missing facts are
// left empty.
func (t *Tape) Facts() Facts {
	var f Facts
	refused := t.readEntries(&f)
	f.Asked = slices.Compact(slices.Sorted(slices.Values(refused)))
	s, err := t.pairMessages()
	if err != nil {
		return f
	}
	f.readHandshake(s)
	f.readLists(s)
	for _, x := range s.exchanges {
		if x.call.method == "tools/call" {
			f.countCall(x)
		}
	}
	return f
}

// readEntries reads the facts that concern no request of the client, and returns
// the methods of the client that it refused.
func (t *Tape) readEntries(f *Facts) []string {
	var out []string
	asked := map[string]string{} // method by id
	for _, e := range t.Entries {
		switch {
		case e.Exit != "":
			f.Exit, f.Left = e.Exit, e.Left
			if e.Code != nil {
				f.Code = *e.Code
			}
		case e.Dir == Raw && e.From == ToClient:
			f.Junk++
		}
		if e.Dir != ToServer && e.Dir != ToClient {
			continue
		}
		all, err := mcp.ParseMessages(e.Msg)
		if err != nil {
			continue
		}
		for _, m := range all {
			id := string(bytes.TrimSpace(m.ID))
			switch {
			case e.Dir == ToClient && m.IsRequest():
				asked[id] = m.Method
			case e.Dir == ToServer && m.IsAnswer() && m.Error != nil && asked[id] != "":
				out = append(out, asked[id])
			}
		}
	}
	return out
}

func (f *Facts) readHandshake(s *session) {
	h, err := s.findHandshake()
	f.Hello = err == nil
	var who struct{ Name, Version string }
	if f.Hello && json.Unmarshal(h.Info, &who) == nil {
		f.Name, f.Version = who.Name, who.Version
	}
	f.Instructions = h.Instructions
}

func (f *Facts) readLists(s *session) {
	for list, err := range s.toolLists() {
		var tools []mcp.ToolInfo
		if err == nil {
			tools, err = mcp.ParseTools(list.tools)
		}
		if err != nil {
			f.Broken = "answer to tools/list: " + err.Error()
			continue
		}
		f.Lists, f.Listed = append(f.Lists, tools), append(f.Listed, list.calls)
	}
}

func (f *Facts) countCall(x *exchange) {
	f.Calls++
	if f.ByTool == nil {
		f.ByTool = map[string]int{}
	}
	f.ByTool[x.call.tool]++
	var result struct {
		IsError bool `json:"isError"`
	}
	switch {
	case !x.answered && x.cancelled:
		f.Cancelled++
	case !x.answered:
		f.Open++
	case x.fail != nil:
		f.Protocol++
	case json.Unmarshal(x.result, &result) == nil && !result.IsError:
		return
	}
	f.Errors++
}

// StderrTail returns the end of the server's standard error, at most max bytes.
func (t *Tape) StderrTail(max int) []byte {
	var out []byte
	for _, e := range t.Entries {
		if e.Dir == Stderr && e.Text != nil {
			out = append(append(out, *e.Text...), '\n')
		}
	}
	return out[len(out)-min(len(out), max):]
}
