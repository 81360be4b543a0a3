// Package relay talks to the bank, the city card and other houses.
package relay

import (
	"context"
	"crypto/rand"
	"errors"
	"time"
)

type Request struct {
	Path   string
	Body   []byte
	Writes bool
	Key    string
}

type Reply struct {
	Status int
	Wait   time.Duration
}

type Relay struct {
	Send  func(context.Context, Request) (Reply, error)
	Sleep func(time.Duration)
}

var ErrBusy = errors.New("the other side is busy")

func (r *Relay) Do(ctx context.Context, req Request) (reply Reply, err error) {
	for range 3 {
		if req.Writes {
			req.Key = rand.Text()
		}
		if reply, err = r.Send(ctx, req); err == nil || ctx.Err() != nil {
			return reply, err
		}
	}
	return reply, err
}

func (r *Relay) Insist(ctx context.Context, req Request) (Reply, error) {
	var slept time.Duration
	for {
		reply, err := r.Send(ctx, req)
		if err != nil || reply.Status != 503 {
			return reply, err
		}
		if slept += reply.Wait; slept > time.Minute {
			return reply, ErrBusy
		}
		r.Sleep(reply.Wait)
	}
}
