package cli

import (
	"bytes"
	"context"
	"fmt"
	"net/url"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/agent/cli/apiproxy"
)

// apiRecorder stands between the program and the model API.
type apiRecorder struct {
	*apiproxy.Proxy
	mu   sync.Mutex
	buf  bytes.Buffer
	last time.Time // when something was last heard of the API
}

// recordAPI starts the recording of the model API, if the suite wants it.
func (s *session) recordAPI(ctx context.Context) error {
	if !s.a.cfg.RecordAPI {
		return nil
	}
	r := &apiRecorder{last: time.Now()}
	upstream := s.a.cfg.BaseURL
	if upstream == "" {
		upstream = s.a.preset.base
	}
	if upstream == "" {
		upstream = opencodeBase(s.a.cfg.Model)
	}
	var err error
	r.Proxy, err = apiproxy.Start(ctx, apiproxy.Config{Upstream: upstream, Format: s.a.preset.format, Log: r, Redact: s.a.env.Redact, Alive: func() {
		r.mu.Lock()
		r.last = time.Now()
		r.mu.Unlock()
		s.sink.Alive()
	}})
	if err != nil {
		return fmt.Errorf("record the model API: %w", err)
	}
	s.api, s.sink.mute = r, true
	s.job.Kit.Loopback = append(s.job.Kit.Loopback, hostOf(r.URL()))
	return nil
}

// Write implements io.Writer for the record.
func (r *apiRecorder) Write(b []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.buf.Write(b)
}

func (r *apiRecorder) log() []byte {
	r.mu.Lock()
	defer r.mu.Unlock()
	return bytes.Clone(r.buf.Bytes())
}

// usage tells the sink what was used.
func (r *apiRecorder) usage(s *sink) {
	for _, u := range r.Usage() {
		s.use(u)
	}
}

// waiting is how long a request has waited for an answer when the trial was cut;
// 0 if none did.
func (r *apiRecorder) waiting() time.Duration { return 0 }

func (r *apiRecorder) close() error { return r.Close() }

// hostOf is the host:port of an address.
func hostOf(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return u.Host
}
