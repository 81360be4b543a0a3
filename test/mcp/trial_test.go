package mcptest

import (
	"context"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/agent/model"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/suite"
)

// TestTrialWithARealServer runs a trial whose model views an image, reads a resource
// linked from a result, and asks for its working folder.
func TestTrialWithARealServer(t *testing.T) {
	dir := t.TempDir()
	o := &equip.Outfitter{Dial: equip.DialMCP, Environ: os.Environ(), Suite: &suite.Suite{
		Servers:   map[string]*suite.Server{"everything": {Command: everything(t), Per: "trial"}},
		Scenarios: map[string]*suite.Scenario{"s": {Servers: []suite.ServerUse{{Name: "everything"}}}},
	}}
	o.Workspace = func(context.Context) (string, func() error, error) { return dir, func() error { return nil }, nil }
	if _, err := o.Probe(t.Context()); err != nil {
		t.Fatal(err)
	}
	kit, err := o.KitIn(t.Context(), suite.Arm{Agent: "a", Scenario: "s"}, &suite.Task{ID: "t", Rendered: "Look."}, func(k *equip.Kit) {
		k.Dir = func(context.Context) (string, error) { return dir, nil }
	})
	if err != nil {
		t.Fatal(err)
	}
	defer kit.Close()
	uri := ""
	s := llmtest.New(t, "anthropic", llmtest.Config{Answer: func(r *llmtest.Request) *llm.Response {
		call := llm.Call{}
		switch last := r.Messages[len(r.Messages)-1]; r.N {
		case 1:
			call = llm.Call{Name: "get-tiny-image", Args: "{}"}
		case 2:
			call = llm.Call{Name: "get-resource-links", Args: `{"count":1}`}
		case 3:
			_, after, _ := strings.Cut(last.Results[0].Text, "[resource ")
			uri, _, _ = strings.Cut(after[strings.LastIndex(after[:strings.Index(after, "]")], " ")+1:], "]")
			args, _ := json.Marshal(map[string]string{"uri": uri})
			call = llm.Call{Name: "ReadMcpResourceTool", Args: string(args)}
		case 4:
			call = llm.Call{Name: "get-roots-list", Args: "{}"}
		default:
			return &llm.Response{Message: llm.Message{Text: "seen"}}
		}
		return &llm.Response{Message: llm.Message{Calls: []llm.Call{call}}}
	}})
	a, err := model.New(&model.Config{Provider: "anthropic", Model: "m", BaseURL: s.BaseURL(), KeyEnv: "MODEL_KEY"}, model.Env{Getenv: func(string) string { return "sk-loopback-0123456789" }})
	if err != nil {
		t.Fatal(err)
	}
	log := &agenttest.Recorder{}
	if _, err := a.Run(t.Context(), agent.Job{Kit: kit}, log); err != nil {
		t.Fatal(err)
	}
	if s.Count() != 5 {
		t.Fatalf("%d requests", s.Count())
	}
	heard := s.Requests()[4].Messages
	image := heard[2].Results[0]
	if len(image.Media) != 1 || image.Media[0].MIME != "image/png" || !strings.Contains(image.Text, "image") || strings.Contains(image.Text, "[image") {
		t.Errorf("the image comes as %+v", image)
	}
	if read := heard[6].Results[0]; uri == "" || read.Error || read.Text == "" {
		t.Errorf("resource %q is read as %+v", uri, read)
	}
	if roots := heard[8].Results[0]; roots.Error || !strings.Contains(roots.Text, "file://"+dir) {
		t.Errorf("roots %+v, want %s", roots, dir)
	}
	if p := kit.Proof().Servers[0]; p.Calls != 4 || p.Errors != 0 || p.ByTool["ReadMcpResourceTool"] != 1 {
		t.Errorf("proof %+v", p)
	}
	if err := kit.Check(t.Context()); err != nil {
		t.Error(err)
	}
}
