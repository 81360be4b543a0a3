package model

import (
	"bytes"
	"errors"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

var formats = []string{Anthropic, OpenAI, Compatible, Gemini}

// acted answers as a behaviour says. The ids of calls are the server's own, so
// results are identified by their order.
func acted(b agenttest.Behaviour) func(*llmtest.Request) *llm.Response {
	return func(r *llmtest.Request) *llm.Response {
		turn, results := 0, map[string]string{}
		var open []trial.ToolCall
		for _, m := range r.Messages {
			switch m.Role {
			case llm.Assistant:
				open = b.Turns[turn].Calls
				turn++
			case llm.ToolReply:
				for i, res := range m.Results {
					results[open[i].ID] = res.Text
				}
			}
		}
		now := b.Turns[turn]
		if now.Then != "" {
			now.Text = "this will not arrive as a whole"
		}
		resp := &llm.Response{Message: llm.Message{Text: agenttest.Expand(now.Text, results)}}
		for _, c := range now.Calls {
			resp.Calls = append(resp.Calls, llm.Call{Name: c.Name, Args: c.Args})
		}
		if now.Usage != nil {
			resp.Usage = *now.Usage
		}
		return resp
	}
}

// broken is what goes wrong with requests from the turn on at which b breaks.
func broken(b agenttest.Behaviour) func(int) *llmtest.Fault {
	kinds := map[agenttest.Then]llmtest.Kind{agenttest.Crash: llmtest.Reset, agenttest.Hang: llmtest.HangMid, agenttest.Garbage: llmtest.BadJSON}
	return func(n int) *llmtest.Fault {
		for i, turn := range b.Turns {
			if kind, ok := kinds[turn.Then]; ok && n > i {
				return &llmtest.Fault{Kind: kind}
			}
		}
		return nil
	}
}

// client is an HTTP client of its own, so that its connections can be closed.
func client(t *testing.T) *http.Client {
	c := &http.Client{Transport: &http.Transport{}}
	t.Cleanup(c.CloseIdleConnections)
	return c
}

// at makes the agent of a server.
func at(t *testing.T, s *llmtest.Server, cfg Config, env Env) *Agent {
	t.Helper()
	cfg.Provider, cfg.Model, cfg.BaseURL, cfg.KeyEnv = s.Format, "asked-1", s.BaseURL(), "MODEL_KEY"
	env.Getenv = func(name string) string { return map[string]string{"MODEL_KEY": key}[name] }
	if env.HTTP == nil {
		env.HTTP = client(t)
	}
	a, err := New(&cfg, env)
	if err != nil {
		t.Fatal(err)
	}
	if err := a.Probe(t.Context()); err != nil {
		t.Fatal(err)
	}
	return a
}

const key = "sk-loopback-0123456789abcdef"

func TestConformanceOverTheWire(t *testing.T) {
	for _, format := range formats {
		t.Run(format, func(t *testing.T) {
			hc := client(t)
			skip := map[string]string{}
			if format != Compatible {
				skip[agenttest.NoUsage] = "this API always reports usage"
			}
			if format == Gemini {
				skip[agenttest.MalformedArgs] = "this API sends arguments as JSON, not as text"
			}
			agenttest.Run(t, agenttest.Subject{
				Endpoint: true,
				Idle:     hc.CloseIdleConnections,
				Skip:     skip,
				New: func(t *testing.T, b agenttest.Behaviour) agent.Agent {
					quirks := llmtest.Quirks{NoUsage: b.Name == agenttest.NoUsage}
					s := llmtest.New(t, format, llmtest.Config{Answer: acted(b), Fault: broken(b), Key: key, Quirks: quirks})
					return at(t, s, Config{}, Env{HTTP: hc})
				},
			})
		})
	}
}

func TestWireFaultsOfALaterRequestAreSurvived(t *testing.T) {
	b := agenttest.Behaviours()[1]
	for _, format := range formats {
		for _, kind := range []llmtest.Kind{llmtest.Reset, llmtest.ResetMid, llmtest.Cut, llmtest.CutClean, llmtest.BadJSON, llmtest.Empty, llmtest.Plain, llmtest.ErrorEvent} {
			t.Run(format+"/"+kind.String(), func(t *testing.T) {
				fault := llmtest.Fault{Kind: kind, Status: 529}
				s := llmtest.New(t, format, llmtest.Config{Answer: acted(b), Fault: llmtest.Nth(2, fault), Key: key, Model: "served-9"})
				log, echo := &agenttest.Recorder{}, agenttest.NewEcho()
				end, err := at(t, s, Config{}, Env{}).Run(t.Context(), job(agenttest.Kit(t, echo)), log)
				if err != nil || end.Reason != trial.Finished || end.Turns != 2 || end.Model != "served-9" || log.Last() != "the tool said: echo ping" {
					t.Fatalf("end %+v, error %v, answer %q", end, err, log.Last())
				}
				if len(echo.Calls()) != 1 || len(log.Retries) != 1 || s.Count() != 3 {
					t.Errorf("%d calls, retries %+v, %d requests", len(echo.Calls()), log.Retries, s.Count())
				}
				if log.RawNamed("request-2.2.json") == nil || log.RawNamed("response-2.2.sse") == nil {
					t.Error("the second try is not kept")
				}
			})
		}
	}
}

func TestThrottlingIsTold(t *testing.T) {
	b := agenttest.Behaviours()[1]
	s := llmtest.New(t, Anthropic, llmtest.Config{Answer: acted(b), Fault: llmtest.Nth(2, llmtest.Fault{Kind: llmtest.Status, Status: 429, After: time.Second})})
	log := &agenttest.Recorder{}
	start := time.Now()
	if _, err := at(t, s, Config{}, Env{}).Run(t.Context(), job(agenttest.Kit(t, agenttest.NewEcho())), log); err != nil {
		t.Fatal(err)
	}
	if len(log.Retries) != 1 || !log.Retries[0].Throttled {
		t.Errorf("retries %+v", log.Retries)
	}
	if took := time.Since(start); took < time.Second {
		t.Errorf("it took %s; Retry-After asked for 1s", took)
	}
	s = llmtest.New(t, Anthropic, llmtest.Config{Answer: acted(b), Fault: llmtest.Always(llmtest.Fault{Kind: llmtest.Status, Status: 529, After: 7 * time.Second})})
	_, err := at(t, s, Config{}, Env{}).Run(t.Context(), job(agenttest.Kit(t, agenttest.NewEcho())), log)
	f, ok := errors.AsType[*trial.Fault](err)
	if !ok || !f.Retry || !f.Throttle || f.After != 7*time.Second {
		t.Errorf("the first request: %+v", err)
	}
}

// TestNoSecretIsKept plants secrets in the prompt, in a tool's result and in an
// answer whose stream splits it over many events.
func TestNoSecretIsKept(t *testing.T) {
	const planted = "zebra-crossing-9f8e7d6c5b"
	red := seal.NewRedactor(seal.Secrets([]string{"PLANTED_TOKEN=" + planted, "MODEL_KEY=" + key}))
	for _, format := range formats {
		t.Run(format, func(t *testing.T) {
			b := agenttest.Behaviour{Turns: []agenttest.Turn{
				{Calls: []trial.ToolCall{{ID: "c1", Name: "echo", Args: `{"text":"` + planted + `"}`}}},
				{Text: "I saw " + planted + " and the key " + key},
			}}
			s := llmtest.New(t, format, llmtest.Config{Answer: acted(b), Key: key, Delta: 5})
			log := &agenttest.Recorder{}
			kit := agenttest.Kit(t, agenttest.NewEcho())
			kit.Prompt += " " + planted
			end, err := at(t, s, Config{}, Env{Redactor: red}).Run(t.Context(), job(kit), log)
			if err != nil || end.Reason != trial.Finished {
				t.Fatalf("end %+v, error %v", end, err)
			}
			for _, r := range log.Raws {
				if strings.HasPrefix(r.Name, "request") {
					continue // whole texts: the worker redacts them as it does the transcript
				}
				for _, piece := range []string{"zebra", "9f8e7", "loopback"} {
					if bytes.Contains(r.Bytes, []byte(piece)) {
						t.Errorf("%s (%s) holds %q:\n%s", r.Name, r.Media, piece, r.Bytes)
					}
				}
			}
			for _, r := range s.Requests() {
				if r.N == 2 && !bytes.Contains(r.Body, []byte(planted)) {
					t.Error("the model itself did not see the text as it is")
				}
			}
		})
	}
}
