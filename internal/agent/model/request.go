package model

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"mime"
	"net/http"
	"slices"
	"time"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/trial"
)

// sendRetrying sends the next request, again if it is not the first and its fault may
// pass.
func (c *conversation) sendRetrying(ctx context.Context) (*llm.Response, error) {
	n := c.turns + 1
	c.next.Meta.Turn = n
	var began time.Time // of the outage
	for attempt := 1; ; attempt++ {
		resp, err := c.sendOnce(ctx, n, attempt)
		f, ok := errors.AsType[*trial.Fault](err)
		if !ok || n == 1 {
			return resp, err
		}
		if began.IsZero() {
			began = time.Now()
		}
		if !f.Retry || attempt >= c.job.Retry.Attempts && (!f.Down || time.Since(began) >= c.job.Outage) {
			return nil, permanentFault(f)
		}
		c.waiting = permanentFault(f)
		if err := c.pauseFor(ctx, min(c.job.Retry.Wait(attempt, f.After, c.a.rnd), max(f.After, llm.MaxProbeWait))); err != nil {
			return nil, err
		}
		c.waiting = nil
		c.log.Retry(fmt.Sprintf("request %d, try %d: %v", n, attempt+1, f.Err), f.Throttle)
	}
}

// permanentFault returns f as a fault that is not retried: a repeated trial would spend
// as much again.
func permanentFault(f *trial.Fault) *trial.Fault {
	out := *f
	out.Retry = false
	return &out
}

// pauseFor waits for d, which is the endpoint's time.
func (c *conversation) pauseFor(ctx context.Context, d time.Duration) error {
	defer c.job.Clock.Suspend()(false)
	const beat = time.Second // for logs whose stall clock does not stop
	for ; d > 0; d -= beat {
		c.log.Alive()
		if err := llm.Sleep(ctx, min(d, beat)); err != nil {
			return err
		}
	}
	return nil
}

func (c *conversation) sendOnce(ctx context.Context, n, attempt int) (*llm.Response, error) {
	send := func() (*llm.Response, error) {
		paid, err := c.askPurse(ctx)
		if err != nil {
			return nil, err
		}
		var raws []raw
		ctx, watch, endWatch := c.watchEndpoint(ctx)
		resp, err := c.a.provider.Complete(ctx, &c.next, llm.Observer{
			Alive: func() { watch.noteEvent(); c.log.Alive() },
			Hold:  watch.holdWatch,
			Raw:   func(kind, media string, b []byte) { raws = append(raws, raw{kind, media, b}) },
			Partial: func(u trial.Usage) {
				u.Partial = true
				c.recordUsage(n, u)
			},
		})
		err = endWatch(err)
		if err == nil {
			paid(&resp.Usage, nil)
		} else {
			paid(nil, err)
		}
		c.logWire(raws, resp, n, attempt)
		return resp, err
	}
	var resp *llm.Response
	var err error
	reused := false
	if c.job.Responses == nil || ctx.Err() != nil {
		resp, err = send()
	} else if resp, reused, err = c.job.Responses.Ask(c.a.cfg.Provider, c.a.address(), &c.next, send); reused {
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

// address returns the base URL and the names of the headers, which may lead to another
// model.
func (a *Agent) address() string {
	out := a.cfg.BaseURL
	for _, name := range slices.Sorted(maps.Keys(a.cfg.Headers)) {
		out += "\n" + http.CanonicalHeaderKey(name) + ": " + a.cfg.Headers[name].Env
	}
	return out
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
