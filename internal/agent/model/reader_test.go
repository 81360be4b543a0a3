package model

import (
	"encoding/base64"
	"fmt"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// helloResources is the handshake of a server with resources.
const helloResources = `{"protocolVersion":"2025-06-18","capabilities":{"tools":{},"resources":{}},"serverInfo":{"name":"raw","version":"1"}}`

func toolNames(kit *equip.Kit) string {
	var out []string
	for _, t := range kit.Tools {
		out = append(out, t.Spec().Name)
	}
	return strings.Join(out, " ")
}

// TestResourcesAreRead checks that an agent can read a linked resource with a tool,
// that the tool counts as one of the server, and that the model receives text and
// images.
func TestResourcesAreRead(t *testing.T) {
	shot := encodeImage(t, 2, asPNG)
	results := func() map[string]string {
		return map[string]string{
			"initialize": helloResources, "resources/list": `{"resources":[]}`,
			"tools/list":     `{"tools":[{"name":"find","inputSchema":{"type":"object"}}]}`,
			"tools/call":     `{"content":[{"type":"resource_link","name":"guide","uri":"doc://guide"}]}`,
			"resources/read": fmt.Sprintf(`{"contents":[{"uri":"doc://guide","mimeType":"text/plain","text":"the guide"},{"uri":"doc://shot","mimeType":"image/png","blob":%q}]}`, base64.StdEncoding.EncodeToString(shot)),
		}
	}
	mcps, url := newMCPServer(t, results())
	o := outfit(t, &suite.Server{URL: url})
	s := llmtest.New(t, Anthropic, llmtest.Config{Key: key, Answer: func(r *llmtest.Request) *llm.Response {
		call := llm.Call{Name: "find", Args: "{}"}
		switch r.N {
		case 1:
		case 2:
			call = llm.Call{Name: "ReadMcpResourceTool", Args: `{"uri":"doc://guide"}`}
		case 3:
			call = llm.Call{Name: "ReadMcpResourceTool", Args: `{"url":"doc://guide"}`}
		default:
			return &llm.Response{Message: llm.Message{Text: "read"}}
		}
		return &llm.Response{Message: llm.Message{Calls: []llm.Call{call}}}
	}})
	kit, log := kitOf(t, o, "real"), &agenttest.Recorder{}
	if _, err := at(t, s, Config{}, Env{}).Run(t.Context(), job(kit), log); err != nil {
		t.Fatal(err)
	}
	last := s.Requests()[3].Messages
	if got := last[2].Results[0].Text; got != "[resource guide doc://guide]" {
		t.Errorf("the link is shown as %q", got)
	}
	if got := last[4].Results[0]; got.Text != "the guide" || len(got.Media) != 1 || got.Media[0].MIME != "image/png" {
		t.Errorf("the resource is read as %+v", got)
	}
	if got := last[6].Results[0]; !got.Error || !strings.Contains(got.Text, `{"uri": "…"}`) {
		t.Errorf("a call without uri is answered with %+v", got)
	}
	p := kit.Proof().Servers[0]
	if p.ByTool["ReadMcpResourceTool"] != 2 || p.Calls != 3 || p.Errors != 1 || p.Tools != 2 {
		t.Errorf("proof %+v", p)
	}
	choice := kit.ToolChoice(log.Events)
	if use := choice.Calls[1]; use.Server != "docs" || use.Name != "ReadMcpResourceTool" || use.Valid == nil || !*use.Valid || len(choice.Offered) != 2 {
		t.Errorf("tool choice %+v of %+v", choice.Calls, choice.Offered)
	}
	if use := choice.Calls[2]; use.Valid == nil || *use.Valid {
		t.Errorf("arguments without uri count as valid: %+v", use)
	}

	// An error about a missing resource, or about reading, is an answer to the model.
	delete(mcps.results, "resources/read")
	for _, t2 := range kit.Tools {
		if t2.Spec().Reader {
			if res, err := t2.Call(t.Context(), []byte(`{"uri":"doc://x"}`)); err != nil || !res.Error || res.Text != "error -32601: no" {
				t.Errorf("a server that cannot read: %+v, %v", res, err)
			}
		}
	}
}

// TestWhoGetsTheReadingTool checks that the tool is offered if the server announces
// resources and the suite does not disable it, that a placebo's arm has it, too, and
// that it is part of the pin and the estimates.
func TestWhoGetsTheReadingTool(t *testing.T) {
	list := `{"tools":[{"name":"find","inputSchema":{"type":"object"}}]}`
	own := `{"tools":[{"name":"find","inputSchema":{"type":"object"}},{"name":"ReadMcpResourceTool","inputSchema":{"type":"object"}}]}`
	for name, tt := range map[string]struct {
		hello, list string
		conf        suite.Server
		want        string
	}{
		"announced":     {helloResources, list, suite.Server{}, "find ReadMcpResourceTool"},
		"not announced": {hello(""), list, suite.Server{}, "find"},
		"turned off":    {helloResources, list, suite.Server{ReadResources: new(false)}, "find"},
		"turned on":     {helloResources, list, suite.Server{ReadResources: new(true)}, "find ReadMcpResourceTool"},
		"its own":       {helloResources, own, suite.Server{}, "find ReadMcpResourceTool"},
	} {
		_, url := newMCPServer(t, map[string]string{"initialize": tt.hello, "tools/list": tt.list, "resources/list": `{"resources":[]}`})
		tt.conf.URL = url
		o := outfit(t, &tt.conf)
		sketch := o.Sketch(suite.Arm{Scenario: "real"}, &suite.Task{ID: "t"})
		for what, kit := range map[string]*equip.Kit{"real": kitOf(t, o, "real"), "placebo": kitOf(t, o, "placebo"), "sketch": sketch} {
			if got := toolNames(kit); got != tt.want {
				t.Errorf("%s, %s: tools %q, want %q", name, what, got, tt.want)
			}
		}
		if pin := o.Pins.Servers["docs"]; pin.Reader != (tt.want != "find" && name != "its own") || len(pin.Tools) > 1 && name != "its own" {
			t.Errorf("%s: pin %+v", name, pin)
		}
	}
}

// TestReadingToolsOfSeveralServers checks that each of two servers with resources has a
// reading tool, with different names for the agent and a common name in the record.
func TestReadingToolsOfSeveralServers(t *testing.T) {
	o := &equip.Outfitter{Dial: equip.DialMCP, Suite: &suite.Suite{Servers: map[string]*suite.Server{}, Scenarios: map[string]*suite.Scenario{"both": {}}}}
	for _, name := range []string{"docs", "files"} {
		_, url := newMCPServer(t, map[string]string{
			"initialize": helloResources, "tools/list": fmt.Sprintf(`{"tools":[{"name":"%s_find","inputSchema":{"type":"object"}}]}`, name),
			"resources/list": `{"resources":[]}`, "resources/read": `{"contents":[{"uri":"x","text":"of ` + name + `"}]}`,
		})
		o.Suite.Servers[name] = &suite.Server{URL: url, Per: "trial"}
		sc := o.Suite.Scenarios["both"]
		sc.Servers = append(sc.Servers, suite.ServerUse{Name: name})
	}
	if _, err := o.Probe(t.Context()); err != nil {
		t.Fatal(err)
	}
	kit := kitOf(t, o, "both")
	if got, want := toolNames(kit), "docs_find ReadMcpResourceTool_docs files_find ReadMcpResourceTool_files"; got != want {
		t.Fatalf("tools %q, want %q", got, want)
	}
	spec := kit.Tools[3].Spec()
	res, err := kit.Tools[3].Call(t.Context(), []byte(`{"uri":"x"}`))
	if rec := spec.Recorded(trial.ToolCall{Name: spec.Name}); err != nil || res.Text != "of files" || rec.Name != "ReadMcpResourceTool" || rec.Shown != spec.Name || rec.Server != "files" {
		t.Errorf("result %+v, %v, recorded as %+v", res, err, rec)
	}
}
