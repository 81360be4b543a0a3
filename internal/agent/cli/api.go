package cli

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/agent/cli/apiproxy"
)

// apiRecorder stands between the program and the model API.
type apiRecorder struct {
	*apiproxy.Proxy
	mu     sync.Mutex
	buf    bytes.Buffer
	told   map[int]bool  // requests of which the sink knows
	waited time.Duration // of a request for more of its answer, when the trial was cut
}

// recordAPI starts the recording of the model API, if the suite wants it.
func (s *session) recordAPI(ctx context.Context) error {
	if !s.a.cfg.recordsAPI() {
		return nil
	}
	r := &apiRecorder{told: map[int]bool{}}
	var err error
	// A stopped program can still finish its requests to the API.
	r.Proxy, err = apiproxy.Start(context.WithoutCancel(ctx), apiproxy.Config{Upstream: cmp.Or(s.a.cfg.BaseURL, s.a.cfg.providerURL()), Log: r, Redact: s.a.env.Redact, Alive: s.sink.Alive})
	if err != nil {
		return fmt.Errorf("record the model API: %w", err)
	}
	s.api, s.sink.recorded = r, true
	s.unhook = context.AfterFunc(ctx, func() {
		wait := r.Waiting()
		r.mu.Lock()
		defer r.mu.Unlock()
		r.waited = wait
	})
	s.job.Kit.Loopback = append(s.job.Kit.Loopback, r.Addr())
	return nil
}

func (r *apiRecorder) Write(b []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.buf.Write(b)
}

func (r *apiRecorder) logRequests() []byte {
	r.mu.Lock()
	defer r.mu.Unlock()
	return bytes.Clone(r.buf.Bytes())
}

// reportUsage passes new usage to the sink.
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

// waitingTime returns how long a request had waited for more of its answer when the
// trial was cut; 0 if none did.
func (r *apiRecorder) waitingTime() time.Duration {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.waited
}
