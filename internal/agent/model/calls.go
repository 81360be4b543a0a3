package model

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/trial"
)

// called is a call of the model with the tool that it means.
type called struct {
	llm.Call
	id   string     // unique in the trial; used in logs
	tool equip.Tool // nil if there is none of that name
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

func (c called) serverName() string {
	if c.tool == nil {
		return ""
	}
	return c.tool.Spec().Server
}

func (c called) submitsAnswer() bool { return c.tool != nil && c.tool.Spec().Submits }

func (c called) readOnly() bool { return c.tool == nil || c.tool.Spec().ReadOnly }

// runCalls runs the calls of one answer and logs their results in order. It ends
// the trial at the first submission.
func (c *conversation) runCalls(ctx context.Context, calls []called) ([]llm.CallResult, *trial.End, error) {
	var done []agent.Outcome
	for len(done) < len(calls) {
		rest := calls[len(done):]
		if n := untilSubmission(rest); n > 0 {
			done = append(done, c.runAll(ctx, rest[:n])...)
		} else {
			done = append(done, c.runOne(ctx, rest[0]))
		}
		last := len(done) - 1
		if i := slices.IndexFunc(done, func(o agent.Outcome) bool { return o.Err != nil }); i >= 0 {
			c.reportResults(calls[:i], done[:i])
			return nil, nil, done[i].Err
		}
		if end := c.endOfSubmission(calls[last], done[last]); end != nil {
			for range calls[len(done):] {
				done = append(done, agent.Outcome{Result: equip.Result{Text: "not run: the call before it ended the trial", Error: true}})
			}
			c.reportResults(calls, done)
			return nil, end, nil
		}
	}
	return c.reportResults(calls, done), nil, nil
}

func untilSubmission(calls []called) int {
	if i := slices.IndexFunc(calls, called.submitsAnswer); i >= 0 {
		return i
	}
	return len(calls)
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
	o := agent.CallTool(ctx, call.tool, call.Name, args, c.names)
	c.log.Alive()
	if o.Err != nil {
		o.Err = trial.AsFault(o.Err, trial.ClassTreatment)
	}
	return o
}

// reportResults cuts results to the limit, logs them and returns them as the model sees
// them.
func (c *conversation) reportResults(calls []called, done []agent.Outcome) []llm.CallResult {
	texts := make([]string, len(done))
	for i, o := range done {
		texts[i] = strings.ToValidUTF8(o.Text, "\ufffd")
	}
	cutTexts(texts, c.a.cfg.ToolResultMax)
	out := make([]llm.CallResult, len(done))
	for i, o := range done {
		out[i] = llm.CallResult{ID: calls[i].ID, Name: calls[i].Name, Text: texts[i], Error: o.Error}
		c.spend.grown += int64(len(texts[i]))
		c.log.Event(trial.Event{Kind: trial.EventToolResult, Turn: c.turns, Result: &trial.ToolResult{
			ID: calls[i].id, Name: calls[i].Name, Text: texts[i], Error: o.Error, TookMS: o.Took.Milliseconds(),
		}})
	}
	return out
}

// cutTexts cuts texts so that together they hold at most limit bytes, besides the
// remark on each that was cut. The longest are cut, all to the same length.
func cutTexts(texts []string, limit int) {
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
	for i, t := range texts {
		if len(t) <= each {
			continue
		}
		n := each
		for n > 0 && !isRuneStart(t[n]) {
			n--
		}
		texts[i] = fmt.Sprintf("%s\n[cut: the first %d of %d bytes]", t[:n], n, len(t))
	}
}

// isRuneStart reports whether b is not in the middle of a UTF-8 sequence.
func isRuneStart(b byte) bool { return b&0xC0 != 0x80 }
