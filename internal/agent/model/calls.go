package model

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/trial"
)

// called is a call of the model with the tool that it means.
type called struct {
	llm.Call
	id   string     // unique in the trial; used in logs
	tool equip.Tool // nil if there is no tool of this name
}

// findTool finds the tool of a call. Ids made up for an API without ids begin again in
// each answer, so the turn tells them apart.
func (c *conversation) findTool(call llm.Call) called {
	id := call.ID
	if id == "" || c.ids[id] {
		id = fmt.Sprintf("%s-turn-%d", call.ID, c.turns)
	}
	for base, n := id, 2; c.ids[id]; n++ {
		id = fmt.Sprintf("%s-%d", base, n)
	}
	c.ids[id] = true
	return called{call, id, c.tools[call.Name]}
}

// recorded returns the call as recorded in the transcript.
func (c called) recorded() *trial.ToolCall {
	out := trial.ToolCall{ID: c.id, Name: c.Name, Args: c.Args}
	if c.tool != nil {
		out = c.tool.Spec().Recorded(out)
	}
	return &out
}

func (c called) submitsAnswer() bool { return c.tool != nil && c.tool.Spec().Submits }

func (c called) readOnly() bool { return c.tool == nil || c.tool.Spec().ReadOnly }

// runCalls runs the calls of one answer and logs their results in order. It ends
// the trial at the first submission.
func (c *conversation) runCalls(ctx context.Context, calls []called) ([]llm.CallResult, *trial.End, error) {
	var done []agent.Outcome
	for len(done) < len(calls) {
		rest := calls[len(done):]
		switch i := slices.IndexFunc(rest, called.submitsAnswer); {
		case i < 0:
			done = append(done, c.runAll(ctx, rest)...)
		case i == 0:
			done = append(done, c.runOne(ctx, rest[0]))
		default:
			done = append(done, c.runAll(ctx, rest[:i])...)
		}
		last := len(done) - 1
		if i := slices.IndexFunc(done, func(o agent.Outcome) bool { return o.Err != nil }); i >= 0 {
			c.reportResults(calls[:i], done[:i])
			return nil, nil, done[i].Err
		}
		if end := c.endOfSubmission(calls[last], done[last]); end != nil {
			for range calls[len(done):] {
				done = append(done, agent.Outcome{Result: equip.Result{Text: "not run: the call before it ended the trial", Error: true}, NotRun: true})
			}
			c.reportResults(calls, done)
			return nil, end, nil
		}
	}
	return c.reportResults(calls, done), nil, nil
}

// endOfSubmission returns how o ends the trial, or nil if it does not. The tool may
// refuse a submission with an error that the model can mend.
func (c *conversation) endOfSubmission(call called, o agent.Outcome) *trial.End {
	if !call.submitsAnswer() || o.Error && o.Invalid == "" {
		return nil
	}
	c.log.Submit(call.Name, []byte(call.Args))
	if o.Invalid != "" {
		return &trial.End{Reason: trial.InvalidSubmission, Detail: o.Invalid}
	}
	return &trial.End{Reason: trial.Finished}
}

// runAll runs calls at the same time if all of them only read, else in order
// until one is a fault.
func (c *conversation) runAll(ctx context.Context, calls []called) []agent.Outcome {
	out := make([]agent.Outcome, len(calls))
	if len(calls) == 1 || slices.ContainsFunc(calls, func(c called) bool { return !c.readOnly() }) {
		for i, call := range calls {
			if out[i] = c.runOne(ctx, call); out[i].Err != nil {
				return out[:i+1]
			}
		}
		return out
	}
	var wg sync.WaitGroup
	for i, call := range calls {
		wg.Go(func() { out[i] = c.runOne(ctx, call) })
	}
	wg.Wait()
	return out
}

func (c *conversation) runOne(ctx context.Context, call called) agent.Outcome {
	args := []byte(call.Args)
	if len(bytes.TrimSpace(args)) == 0 {
		args = []byte("{}")
	}
	if call.tool != nil && call.tool.Spec().Server != "" {
		defer c.keepAlive()()
	}
	o := agent.CallTool(ctx, call.tool, call.Name, args, c.names)
	c.log.Alive()
	if o.Err != nil {
		o.Err = trial.AsFault(o.Err, trial.ClassTreatment)
	}
	return o
}

// keepAlive suspends the stall clock until stop is called, since servers have their own
// time limits.
func (c *conversation) keepAlive() (stop func()) {
	done, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		beat := time.NewTicker(time.Second)
		defer beat.Stop()
		for {
			select {
			case <-beat.C:
				c.log.Alive()
			case <-done:
				return
			}
		}
	}()
	return func() { close(done); <-ended }
}

// reportResults cuts results to the limit, logs them and returns them as the model sees
// them.
func (c *conversation) reportResults(calls []called, done []agent.Outcome) []llm.CallResult {
	texts, media, kept := make([]string, len(done)), make([][]llm.Media, len(done)), make([][]trial.Media, len(done))
	room := c.resultMax
	for i, o := range done {
		texts[i], media[i], kept[i] = c.takeMedia(o, &room)
	}
	ends := cutTexts(texts, room)
	out := make([]llm.CallResult, len(done))
	for i, o := range done {
		for j := range media[i] {
			media[i][j].At = min(media[i][j].At, ends[i])
		}
		out[i] = llm.CallResult{ID: calls[i].ID, Name: calls[i].Name, Text: texts[i], Error: o.Error, Media: media[i]}
		c.spend.grown += int64(len(texts[i]))
		c.log.Event(trial.Event{Kind: trial.EventToolResult, Turn: c.turns, Result: &trial.ToolResult{
			ID: calls[i].id, Name: calls[i].recorded().Name, Text: out[i].Noted(), Error: o.Error, TookMS: o.Took.Milliseconds(), NotRun: o.NotRun, Media: kept[i],
		}})
	}
	return out
}

// cutTexts truncates texts to a total of at most limit bytes, not counting the remark
// about each truncation. It truncates the longest texts to a common length, and returns
// the remaining length of each text.
func cutTexts(texts []string, limit int) []int {
	sizes := make([]int, len(texts))
	for i, t := range texts {
		sizes[i] = len(t)
	}
	slices.Sort(sizes)
	left, each := limit, limit
	for i, n := range sizes {
		each = left / (len(sizes) - i)
		if n > each {
			break
		}
		left -= n
		each = limit
	}
	ends := make([]int, len(texts))
	for i, t := range texts {
		if ends[i] = len(t); len(t) <= each {
			continue
		}
		n := each
		for n > 0 && !utf8.RuneStart(t[n]) {
			n--
		}
		texts[i], ends[i] = fmt.Sprintf("%s\n[cut: the first %d of %d bytes]", t[:n], n, len(t)), n
	}
	return ends
}
