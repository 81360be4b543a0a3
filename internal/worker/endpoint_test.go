package worker

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/model"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// wholeFaults are faults of a whole answer, streamFaults faults at any place in it.
var (
	wholeFaults = []llmtest.Fault{
		{Kind: llmtest.Status, Status: 401}, {Kind: llmtest.Status, Status: 402}, {Kind: llmtest.Status, Status: 403}, {Kind: llmtest.Status, Status: 404},
		{Kind: llmtest.Status, Status: 408}, {Kind: llmtest.Status, Status: 429}, {Kind: llmtest.Status, Status: 500}, {Kind: llmtest.Status, Status: 503}, {Kind: llmtest.Status, Status: 529},
		{Kind: llmtest.HTML, Message: "Sign in"}, {Kind: llmtest.HTML, Status: 502}, {Kind: llmtest.Plain}, {Kind: llmtest.Empty}, {Kind: llmtest.NoContent},
		{Kind: llmtest.Reset}, {Kind: llmtest.Redirect}, {Kind: llmtest.HangFirst},
	}
	streamFaults = []llmtest.Fault{
		{Kind: llmtest.ResetMid}, {Kind: llmtest.Cut}, {Kind: llmtest.CutClean}, {Kind: llmtest.BadJSON}, {Kind: llmtest.ErrorEvent, Status: 500}, {Kind: llmtest.ErrorEvent, Status: 529},
		{Kind: llmtest.HangMid}, {Kind: llmtest.HangEnd}, {Kind: llmtest.Comments}, {Kind: llmtest.EmptyEvents}, {Kind: llmtest.KeepAlives}, {Kind: llmtest.Drip},
	}
)

// TestEndpointFaultsAreNeverTheModels lets every fault of an endpoint happen on every
// wire, in the first request of a trial and in the second, at every place of an answer.
// A trial may end with the whole answer, which had come before the fault; all others
// are void.
func TestEndpointFaultsAreNeverTheModels(t *testing.T) {
	testenv.Slow(t)
	faults := slices.Clone(wholeFaults)
	for _, f := range streamFaults {
		for _, f.At = range []llmtest.Place{llmtest.BeforeAll, llmtest.Middle, llmtest.BeforeEnd} {
			faults = append(faults, f)
		}
	}
	var wg sync.WaitGroup
	for _, provider := range llmtest.Providers {
		for _, f := range faults {
			for _, from := range []int{1, 2} {
				name := fmt.Sprintf("%s, %s %d at place %d of request %d", provider, f.Kind, f.Status, f.At, from)
				s := llmtest.New(t, provider, llmtest.Config{
					Fault: func(n int) *llmtest.Fault {
						if n < from {
							return nil
						}
						return &f
					},
					Answer: func(r *llmtest.Request) *llm.Response {
						if from == 2 && r.N == 1 {
							return &llm.Response{Message: llm.Message{Calls: []llm.Call{{Name: "none", Args: "{}"}}}}
						}
						return &llm.Response{Message: llm.Message{Text: faultAnswer}}
					},
				})
				r := endpointRuntime(t, provider, s.BaseURL())
				wg.Go(func() {
					began := time.Now()
					a, _ := r.Generate(t.Context(), assigned)
					switch {
					case a.Fault == nil && a.End.Reason == trial.Finished && f.At == llmtest.BeforeEnd || f.Kind == llmtest.HangEnd:
						if answer, err := (Overlay{}).Open(a.Artifact.Answer); err != nil || string(answer) != faultAnswer {
							t.Errorf("%s: answer %q, %v", name, answer, err)
						}
					case a.Fault == nil:
						t.Errorf("%s: scored %s (%s)", name, a.End.Reason, a.End.Detail)
					case a.Fault.Class != trial.ClassEnvironment || a.Fault.Canceled() || !strings.Contains(a.Fault.Error(), provider+": "):
						t.Errorf("%s: fault %v", name, a.Fault)
					}
					if took := time.Since(began); took > 60*time.Second {
						t.Errorf("%s: took %s", name, took)
					}
				})
			}
		}
	}
	wg.Wait()
}

const faultAnswer = "An answer of several words, which several events bring."

// endpointRuntime returns a runtime with one model agent under limits that are short, but
// long enough for hundreds of trials at once under the race detector.
func endpointRuntime(t *testing.T, provider, base string) *Runtime {
	h := newTestSuite(nil)
	h.suite.Limits = suite.Limits{Trial: suite.Duration(6 * time.Second), Stall: suite.Duration(9 * time.Second), Outage: suite.Duration(time.Second)}
	h.suite.Retry = suite.Retry{Attempts: 2, First: suite.Duration(time.Millisecond), Factor: 1}
	h.set.Redactor = seal.NewRedactor(nil)
	r := h.runtime(t)
	who, err := model.New(&model.Config{Provider: provider, Model: "m", BaseURL: base},
		model.Env{Getenv: func(string) string { return "secret-key-0123456789" }, Idle: 4500 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	r.agents = map[string]agent.Agent{"a": who}
	return r
}
