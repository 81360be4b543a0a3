package cli

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"slices"
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
	r.Proxy, err = apiproxy.Start(context.WithoutCancel(ctx), apiproxy.Config{Upstream: cmp.Or(s.a.cfg.BaseURL, s.a.cfg.providerURL()), Log: &r.buf, Redact: s.a.env.Redact, Alive: s.sink.Alive})
	if err != nil {
		return fmt.Errorf("record the model API: %w", err)
	}
	s.api, s.sink.recorded = r, true
	s.unhook = context.AfterFunc(ctx, func() { r.waited.Store(int64(r.Waiting())) })
	s.job.Kit.Loopback = append(s.job.Kit.Loopback, r.Addr())
	return nil
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
