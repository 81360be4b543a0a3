package agenttest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// puppet is an agent without any model or program: it acts out a behaviour
// itself. With a flaw it does one thing wrong.
type puppet struct {
	b    Behaviour
	flaw string
}

func (p puppet) Identity() any               { return struct{}{} }
func (p puppet) Probe(context.Context) error { return nil }

func (p puppet) is(flaw string) bool { return p.flaw == flaw }

func (p puppet) Run(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
	if ctx.Err() != nil && !p.is("starts though canceled") {
		return agent.Ended(ctx, 0)
	}
	if p.is("leaves a goroutine") {
		go time.Sleep(time.Minute)
	}
	if p.is("leaves a process") {
		c := exec.Command("sleep", "60")
		if err := c.Start(); err != nil {
			return trial.End{}, err
		}
	}
	tools := map[string]equip.Tool{}
	submits := false
	for _, t := range job.Kit.Tools {
		tools[t.Spec().Name] = t
		submits = submits || t.Spec().Submits
	}
	if !p.is("loses the system text") {
		log.Event(trial.Event{Kind: trial.EventSystem, Text: job.Kit.System})
	}
	prompt := trial.Event{Kind: trial.EventUser, Text: job.Kit.Prompt}
	if p.is("changes the prompt") {
		prompt.Text = strings.TrimSpace(prompt.Text) + "\n"
	}
	if !p.is("prompts last") {
		log.Event(prompt)
	}
	results := map[string]string{}
	for i, turn := range p.b.Turns {
		n := i + 1
		if !p.is("is never alive") {
			log.Alive()
		}
		switch turn.Then {
		case Hang:
			if p.is("blames the agent for our stop") {
				<-ctx.Done()
				return trial.End{Reason: trial.Stall}, nil
			}
			<-ctx.Done()
			return agent.Ended(ctx, n)
		case Crash, Garbage:
			if p.is("takes a crash for an answer") {
				return trial.End{Reason: trial.Finished}, nil
			}
			log.Raw("stdout", "text/plain", []byte("?"))
			return trial.End{Reason: trial.Crash, Detail: string(turn.Then)}, nil
		}
		if turn.Usage != nil && !p.is("loses usage") {
			log.Usage(*turn.Usage)
		}
		if turn.Usage == nil && p.is("invents usage") {
			log.Usage(trial.Usage{Input: 1})
		}
		text := Expand(turn.Text, results)
		if len(turn.Calls) == 0 {
			if text != "" {
				log.Event(trial.Event{Kind: trial.EventAssistant, Turn: n, Text: text})
			}
			if !p.is("loses the answer") {
				log.Answer(text)
			}
			if p.is("prompts last") {
				log.Event(prompt)
			}
			switch {
			case submits && !p.is("forgets the submission"):
				return trial.End{Reason: trial.NoSubmission}, nil
			case text == "" && !p.is("takes nothing for an answer"):
				return trial.End{Reason: trial.EmptyAnswer}, nil
			}
			return trial.End{Reason: trial.Finished}, nil
		}
		for _, c := range turn.Calls {
			if p.is("uses one id twice") {
				c.ID = "call"
			}
			logged := c
			if p.is("mends arguments") && !json.Valid([]byte(c.Args)) {
				logged.Args = "{}"
			}
			log.Event(trial.Event{Kind: trial.EventToolCall, Turn: n, Call: &logged})
		}
		for _, c := range turn.Calls {
			res, err := p.call(ctx, tools[c.Name], c)
			if err != nil {
				if p.is("makes a fault of its own") {
					err = trial.Faultf(trial.ClassEnvironment, "tool failed")
				}
				if p.is("feeds a fault to the model") {
					res, err = equip.Result{Text: err.Error(), Error: true}, nil
				} else {
					return trial.End{}, err
				}
			}
			results[c.ID] = res.Text
			if p.is("mixes up results") {
				results[c.ID] = "echo one"
			}
			id := c.ID
			if p.is("uses one id twice") {
				id = "call"
			}
			if !p.is("logs no result") {
				log.Event(trial.Event{Kind: trial.EventToolResult, Turn: n, Result: &trial.ToolResult{ID: id, Name: c.Name, Text: res.Text, Error: res.Error}})
			}
			if t := tools[c.Name]; t != nil && t.Spec().Submits && !p.is("goes on after submission") {
				log.Submit(c.Name, []byte(c.Args))
				if res.Invalid != "" && !p.is("takes any submission") {
					return trial.End{Reason: trial.InvalidSubmission, Detail: res.Invalid}, nil
				}
				return trial.End{Reason: trial.Finished}, nil
			}
		}
	}
	return trial.End{}, errors.New("the script has no end")
}

func (p puppet) call(ctx context.Context, t equip.Tool, c trial.ToolCall) (equip.Result, error) {
	if t == nil {
		if p.is("says nothing of unknown tools") {
			return equip.Result{}, nil
		}
		return equip.Result{Text: "no tool " + c.Name, Error: true}, nil
	}
	if !json.Valid([]byte(c.Args)) {
		return equip.Result{Text: "malformed", Error: true}, nil
	}
	return t.Call(ctx, json.RawMessage(c.Args))
}

// flaws maps each mistake of an agent to a behaviour that must show it.
var flaws = map[string]string{
	"leaves a goroutine":            Answers,
	"leaves a process":              Answers,
	"changes the prompt":            Answers,
	"loses the system text":         Answers,
	"prompts last":                  Answers,
	"is never alive":                Answers,
	"loses usage":                   UsesTool,
	"loses the answer":              Answers,
	"invents usage":                 NoUsage,
	"logs no result":                UsesTool,
	"uses one id twice":             ParallelCalls,
	"mixes up results":              ParallelCalls,
	"mends arguments":               MalformedArgs,
	"says nothing of unknown tools": UnknownTool,
	"goes on after submission":      Submits,
	"takes any submission":          InvalidSubmission,
	"forgets the submission":        NoSubmission,
	"takes nothing for an answer":   EmptyAnswer,
	"takes a crash for an answer":   Crashes,
	"makes a fault of its own":      ToolFault,
	"feeds a fault to the model":    ToolFault,
	"blames the agent for our stop": IsCanceled,
	"starts though canceled":        CanceledBefore,
}

const flawVar = "AGENTTEST_FLAW"

// TestSuite puts the puppet through the suite; with a flaw in the environment it
// is the child of TestSuiteFindsFlaws.
func TestSuite(t *testing.T) {
	if os.Getenv(flawVar) != "" {
		patience = 2 * time.Second // some flaws make the suite wait for what never comes
	}
	Run(t, Subject{New: func(_ *testing.T, b Behaviour) agent.Agent { return puppet{b, os.Getenv(flawVar)} }})
}

func TestSuiteFindsFlaws(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, flaw := range slices.Sorted(maps.Keys(flaws)) {
		t.Run(flaw, func(t *testing.T) {
			t.Parallel()
			var out proc.Capture
			out.Max = 1 << 20
			exit, err := proc.Run(t.Context(), proc.Spec{
				Args: []string{self, "-test.run=^TestSuite$/^" + strings.ReplaceAll(flaws[flaw], " ", "_") + "$", "-test.v"},
				Env:  append(os.Environ(), flawVar+"="+flaw, "GORACE=atexit_sleep_ms=0"), Stdout: &out, Stderr: &out,
			})
			if err != nil {
				t.Fatal(err)
			}
			want := fmt.Sprintf("--- FAIL: TestSuite/%s ", strings.ReplaceAll(flaws[flaw], " ", "_"))
			if exit.OK() || !strings.Contains(string(out.Bytes()), want) {
				t.Errorf("the suite ended with %v and does not say %q:\n%s", exit, want, out.Bytes())
			}
		})
	}
}

// A behaviour that is left out is visible, and one that is not known an error.
func TestSkip(t *testing.T) {
	if os.Getenv(flawVar) == "skips" {
		Run(t, Subject{
			New:  func(_ *testing.T, b Behaviour) agent.Agent { return puppet{b, ""} },
			Skip: map[string]string{Answers: "it has no words", "dances": "no legs"},
		})
		return
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var out proc.Capture
	out.Max = 1 << 20
	exit, err := proc.Run(t.Context(), proc.Spec{
		Args: []string{self, "-test.run=^TestSkip$", "-test.v"},
		Env:  append(os.Environ(), flawVar+"=skips", "GORACE=atexit_sleep_ms=0"), Stdout: &out, Stderr: &out,
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"--- SKIP: TestSkip/answers", "not applicable: it has no words", `Skip names no behaviour: "dances"`, "--- FAIL: TestSkip "} {
		if exit.OK() || !strings.Contains(string(out.Bytes()), want) {
			t.Errorf("the suite ended with %v and does not say %q:\n%s", exit, want, out.Bytes())
		}
	}
}
