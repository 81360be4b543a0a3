package cli

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/assay-eval/assay/internal/agent/cli/apiproxy"
)

// apiRecorder stands between the program and the model API.
type apiRecorder struct {
	*apiproxy.Proxy
	buf    bytes.Buffer // record; guarded by the proxy's lock
	told   map[int]bool // numbers of the requests passed to the sink
	waited atomic.Int64 // time that a request had waited for its answer when the trial ended
}

// recordAPI starts the recording of the model API, if the suite wants it.
func (s *session) recordAPI(ctx context.Context) error {
	if !s.a.cfg.recordsAPI() {
		return nil
	}
	r := &apiRecorder{told: map[int]bool{}}
	var err error
	// A stopped program can still finish its requests to the API.
	r.Proxy, err = apiproxy.Start(context.WithoutCancel(ctx), apiproxy.Config{Upstream: cmp.Or(s.a.cfg.BaseURL, s.a.cfg.providerURL()), Log: &r.buf, Redact: s.a.env.Redact, Alive: s.sink.Alive,
		Outage: s.job.Outage, Idle: s.a.env.Idle, Suspend: s.suspendClock(), Answered: &s.a.apiAnswered})
	if err != nil {
		return fmt.Errorf("record the model API: %w", err)
	}
	s.api, s.sink.recorded = r, true
	s.unhook = context.AfterFunc(ctx, func() { r.waited.Store(int64(r.Waiting())) })
	s.job.Kit.Loopback = append(s.job.Kit.Loopback, r.Addr())
	return nil
}

// suspendClock returns how to stop the clock of the trial, nil if it has none.
func (s *session) suspendClock() func() func(bool) {
	if s.job.Clock == nil {
		return nil
	}
	return s.job.Clock.Suspend
}

// nameAPI replaces the address of the recorder in a message by that of the model API.
func (s *session) nameAPI(text string) string {
	if s.api == nil {
		return text
	}
	real := cmp.Or(s.a.cfg.BaseURL, s.a.cfg.providerURL())
	host := real
	if u, err := url.Parse(real); err == nil {
		host = u.Host
	}
	return strings.NewReplacer(s.api.URL(), real, s.api.Addr(), host).Replace(text)
}

func (r *apiRecorder) reportUsage(s *sink) {
	for _, req := range r.Requests() {
		if req.Usage != nil && !r.told[req.N] {
			r.told[req.N] = true
			s.takeRecorded(*req.Usage)
		}
	}
}

func (r *apiRecorder) wasAsked() bool {
	return r.Waiting() > 0 || slices.ContainsFunc(r.Requests(), func(q apiproxy.Request) bool { return q.Generation })
}
