package equip

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/tape"
	"github.com/assay-eval/assay/internal/suite"
)

func listed(names ...string) (out []mcp.ToolInfo) {
	for _, n := range names {
		raw := json.RawMessage(`{"name":"` + n + `","description":"does ` + n + `","inputSchema":{"type":"object"}}`)
		out = append(out, mcp.ToolInfo{Name: n, Description: "does " + n, Schema: json.RawMessage(`{"type":"object"}`), Definition: raw})
	}
	return out
}

// TestChangesThatAnAgentHeard checks that the proof lists each change that an agent
// received from a server that may change its tools, with its digest and the number of
// preceding calls, including after a restart.
func TestChangesThatAnAgentHeard(t *testing.T) {
	digest := func(names ...string) string {
		d, err := mcp.ToolsDigest(mcp.CompactTools(listed(names...)))
		if err != nil {
			t.Fatal(err)
		}
		return d.Short()
	}
	pin := &ServerPin{Tools: specs("read", "search"), Digest: "pinned", Instructions: "own"}
	pin.Compact, _ = mcp.ToolsDigest(mcp.CompactTools(listed("read", "search")))
	first := tape.Facts{Hello: true, Instructions: "own", Calls: 3,
		Lists: [][]mcp.ToolInfo{listed("read", "search"), listed("read", "search", "write"), listed("read", "search", "write")}, Listed: []int{0, 2, 3}}
	second := tape.Facts{Hello: true, Instructions: "own", Calls: 1, Lists: [][]mcp.ToolInfo{listed("search", "read")}, Listed: []int{1}}
	for _, tt := range []struct {
		name   string
		allows bool
		told   *suite.Instructions
		tapes  []tape.Facts
		want   string
	}{
		{"allowed", true, nil, []tape.Facts{first, second}, "after call 2: added write (" + digest("read", "search", "write") + "); after call 4: removed write (" + digest("search", "read") + ")"},
		{"allowed, another first list", true, nil, []tape.Facts{second}, "since the preflight: the same tools in another order (search, read, before read, search) (" + digest("search", "read") + ")"},
		{"not allowed", false, nil, []tape.Facts{second}, "the same tools in another order (search, read, before read, search)"},
		{"other instructions", false, nil, []tape.Facts{{Hello: true, Instructions: "new"}}, `instructions now "new", before "own"`},
		{"other instructions that the suite replaces", false, &suite.Instructions{Off: true}, []tape.Facts{{Hello: true, Instructions: "new"}}, ""},
	} {
		l := &launched{Launch: Launch{Name: "docs", Pin: pin}, pinned: pin, allows: tt.allows, tapesRead: true,
			o: &Outfitter{Suite: &suite.Suite{Servers: map[string]*suite.Server{"docs": {Instructions: tt.told}}}}}
		for _, f := range tt.tapes {
			l.addTape(f)
		}
		if got := l.makeProof().Changed; got != tt.want {
			t.Errorf("%s: changed %q, want %q", tt.name, got, tt.want)
		}
	}
}

// TestDeliveryWithoutHandshake checks that an agent may ask for the tools without a
// handshake, as the protocol of 2026-07-28 allows, and that silence is not delivery.
func TestDeliveryWithoutHandshake(t *testing.T) {
	pin := &ServerPin{Tools: specs("read"), Digest: "pinned"}
	pin.Compact, _ = mcp.ToolsDigest(mcp.CompactTools(listed("read")))
	for _, tt := range []struct {
		facts tape.Facts
		want  string
	}{
		{tape.Facts{Lists: [][]mcp.ToolInfo{listed("read")}, Listed: []int{0}}, ""},
		{tape.Facts{Lists: [][]mcp.ToolInfo{listed("write")}, Listed: []int{0}}, "differed from the preflight: "},
		{tape.Facts{}, "was not connected"},
		{tape.Facts{Hello: true}, "was never asked for its tools"},
	} {
		l := &launched{Launch: Launch{Name: "docs", Pin: pin}, pinned: pin, tape: "t", tapesRead: true, tapes: []Tape{{}},
			o: &Outfitter{Suite: &suite.Suite{Servers: map[string]*suite.Server{"docs": {}}}}}
		l.addTape(tt.facts)
		got := ""
		if err := l.checkDelivery(); err != nil {
			got = err.Error()
		}
		if (got == "") != (tt.want == "") || !strings.Contains(got, tt.want) {
			t.Errorf("%+v: %q, want %q", tt.facts, got, tt.want)
		}
	}
}
