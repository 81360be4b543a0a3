package model

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"mime"
	"time"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/trial"
)

// sendRetrying sends the next request, again if it is not the first and its fault may
// pass.
func (c *conversation) sendRetrying(ctx context.Context) (*llm.Response, error) {
	n := c.turns + 1
	c.next.Meta.Turn = n
	policy := c.job.Retry
	if n == 1 {
		policy.Attempts = 1
	}
	var resp *llm.Response
	err := policy.Do(ctx, c.a.rnd, c.pauseFor, func(attempt int) (err error) {
		if f := c.waiting; f != nil {
			c.log.Retry(fmt.Sprintf("request %d, try %d of %d: %v", n, attempt, policy.Attempts, f.Err), f.Throttle)
			c.waiting = nil
		}
		resp, err = c.sendOnce(ctx, n, attempt)
		if f, ok := errors.AsType[*trial.Fault](err); ok && attempt < policy.Attempts {
			c.waiting = permanentFault(f)
		}
		return err
	})
	if f, ok := errors.AsType[*trial.Fault](err); ok && n > 1 {
		return nil, permanentFault(f)
	}
	return resp, err
}

// permanentFault returns f as a fault that is not retried: a repeated trial would spend
// as much again.
func permanentFault(f *trial.Fault) *trial.Fault {
	out := *f
	out.Retry = false
	return &out
}

// pauseFor waits for d and tells the stall clock that it is not the agent who is
// silent.
func (c *conversation) pauseFor(ctx context.Context, d time.Duration) error {
	const beat = time.Second
	for d > 0 {
		c.log.Alive()
		step := min(d, beat)
		if err := llm.Sleep(ctx, step); err != nil {
			return err
		}
		d -= step
	}
	return nil
}

func (c *conversation) sendOnce(ctx context.Context, n, attempt int) (*llm.Response, error) {
	send := func() (*llm.Response, error) {
		var raws []raw
		resp, err := c.a.provider.Complete(ctx, &c.next, llm.Observer{
			Alive: c.log.Alive,
			Raw:   func(kind, media string, b []byte) { raws = append(raws, raw{kind, media, b}) },
			Partial: func(u trial.Usage) {
				u.Partial = true
				c.recordUsage(n, u)
			},
		})
		c.logWire(raws, resp, n, attempt)
		return resp, err
	}
	var resp *llm.Response
	var err error
	reused := false
	if c.job.Responses == nil || ctx.Err() != nil {
		resp, err = send()
	} else if resp, reused, err = c.job.Responses.Ask(c.a.cfg.Provider, c.a.cfg.BaseURL, &c.next, send); reused {
		c.log.Event(trial.Event{Kind: trial.EventNote, Turn: n, Text: "the response cache answered: the conversation so far is equal to a stored one"})
	}
	if err != nil {
		return nil, err
	}
	u := resp.Usage
	u.Reused = reused
	c.recordUsage(n, u)
	return resp, nil
}

type raw struct {
	kind, media string
	body        []byte
}

// logWire logs what went over the wire. A secret that a response splits over the
// events of its stream is found only now that the answer is whole.
func (c *conversation) logWire(raws []raw, resp *llm.Response, n, attempt int) {
	name := fmt.Sprint(n)
	if attempt > 1 {
		name = fmt.Sprintf("%d.%d", n, attempt)
	}
	for _, r := range raws {
		if r.kind == "response" {
			r.body = llm.SafeRaw(r.body, resp, c.a.env.Redactor)
			if r.media == eventStream && json.Valid(r.body) {
				r.media = "application/json" // a note in place of the stream
			}
		}
		c.log.Raw(r.kind+"-"+name+fileExtension(r.media), r.media, r.body)
	}
}

const eventStream = "text/event-stream"

func (c *conversation) recordUsage(n int, u trial.Usage) {
	u.Request = n
	c.log.Usage(u)
	c.addCost(u)
}

func fileExtension(media string) string {
	base, _, _ := mime.ParseMediaType(media)
	switch base {
	case "application/json":
		return ".json"
	case eventStream:
		return ".sse"
	case "application/x-ndjson":
		return ".jsonl"
	}
	return ".txt"
}
