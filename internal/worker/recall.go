package worker

import (
	"encoding/json"
	"errors"
	"time"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// requestDomain is the hash domain of the keys of single responses; see [genDomain].
const requestDomain = "assay/request/1"

// requestKey identifies a request of a run. Index and Replicate make repeated trials
// independent draws, and Condition those of different arms.
type requestKey struct {
	BaseURL   string      `json:"base_url"`
	Condition seal.Digest `json:"condition"`
	Exact     seal.Digest `json:"exact"` // digest of parts whose JSON formatting matters
	Index     int         `json:"index"`
	Provider  string      `json:"provider"`
	Replicate int         `json:"replicate"`
	Request   seal.Digest `json:"request"`
}

// keptResponse is a stored response.
type keptResponse struct {
	Origin   trial.Origin   `json:"origin"`
	TookMS   int64          `json:"took_ms"`
	Response storedResponse `json:"response"`
}

// storedResponse is a response that preserves the bytes of native content, since the
// next request includes them.
type storedResponse struct {
	llm.Response
	Native []byte
}

// recall is a trial's access to the request-level cache. It implements agent.Responses
// for sequential requests. A nil recall disables the cache.
type recall struct {
	r     *Runtime
	use   Reuse
	n     int // number of the attempt
	part  requestKey
	clock *clock

	sent   int
	reused int
	saved  time.Duration // original time of reused responses
	origin trial.Origin  // origin of the last reused response
	fresh  []freshResponse
}

// freshResponse is a response to be stored.
type freshResponse struct {
	key  seal.Digest
	body []byte
}

// recallFor returns the stored responses for an assignment, or nil if it uses none.
func (r *Runtime) recallFor(as Assignment, c *clock) (*recall, error) {
	if as.Reuse == nil || r.Cache == nil {
		return nil, nil
	}
	condition, err := r.conditionDigest(as.Key.Arm)
	if err != nil {
		return nil, err
	}
	return &recall{r: r, use: *as.Reuse, n: as.N, clock: c,
		part: requestKey{Condition: condition, Index: as.Key.Index, Replicate: as.Replicate}}, nil
}

// Ask implements agent.Responses.
func (m *recall) Ask(provider, baseURL string, req *llm.Request, send func() (*llm.Response, error)) (*llm.Response, bool, error) {
	key, err := m.keyOf(provider, baseURL, req)
	if err != nil {
		return nil, false, err
	}
	if found := m.findResponse(key); found != nil {
		took := time.Duration(found.TookMS) * time.Millisecond
		m.reused, m.saved, m.origin = m.reused+1, m.saved+took, found.Origin
		m.clock.spendTime(took)
		resp := found.Response.Response
		resp.Native = found.Response.Native
		return &resp, true, nil
	}
	m.sent++
	began := m.r.Now()
	resp, err := send()
	if err == nil {
		m.holdResponse(key, resp, m.r.Now().Sub(began))
	}
	return resp, false, err
}

func (m *recall) keyOf(provider, baseURL string, req *llm.Request) (seal.Digest, error) {
	own := *req
	own.Meta = llm.Meta{} // never sent
	text, err := json.Marshal(own)
	if err != nil {
		return "", trial.Faultf(trial.ClassEnvironment, "key of a request: %w", err)
	}
	var exact []byte
	for _, t := range req.Tools {
		exact = append(append(exact, t.Schema...), 0)
	}
	for _, msg := range req.Messages {
		exact = append(append(exact, msg.Native...), 0)
	}
	key := m.part
	key.Provider, key.BaseURL, key.Request, key.Exact = provider, baseURL, seal.Of(text), seal.Of(exact)
	d, err := seal.Hash(requestDomain, key)
	if err != nil {
		return "", trial.Faultf(trial.ClassEnvironment, "key of a request: %w", err)
	}
	return d, nil
}

// findResponse returns the stored response for key, or nil if none. A repeated trial
// does not use responses of its earlier attempts in the same run.
func (m *recall) findResponse(key seal.Digest) *keptResponse {
	if !m.use.Find {
		return nil
	}
	kept := new(keptResponse)
	body, err := m.r.Cache.GetResponse(key)
	if err == nil {
		err = json.Unmarshal(body, kept)
	}
	switch {
	case err == journal.ErrMiss: //nolint:errorlint // a wrapped miss is a damaged file
		return nil
	case err != nil:
		m.use.Replace = true
		return nil
	case m.n > 1 && kept.Origin.Run == m.use.Run:
		return nil
	}
	return kept
}

// maxHeld is the size of the largest answer that is held for the cache.
const maxHeld = 2 << 20

// holdResponse prepares a response for the cache unless it is large, or contains a secret,
// since redaction would change it.
func (m *recall) holdResponse(key seal.Digest, resp *llm.Response, took time.Duration) {
	if len(resp.Text)+len(resp.Reasoning)+len(resp.Native) > maxHeld {
		return
	}
	kept := keptResponse{Origin: trial.Origin{Run: m.use.Run, Time: m.r.Now().UTC().Truncate(time.Microsecond), Model: resp.Model},
		TookMS: took.Milliseconds(), Response: storedResponse{*resp, resp.Native}}
	body, err := json.Marshal(kept)
	if err != nil || m.r.Redactor.HasSecret(body) || m.r.Redactor.HasSecret(resp.Native) {
		return
	}
	m.fresh = append(m.fresh, freshResponse{key, body})
}

// keepResponses stores the paid responses. A repeated trial replaces the responses of
// its previous attempt, so that the next run follows the attempt that counts.
func (m *recall) keepResponses() error {
	if m == nil {
		return nil
	}
	var errs []error
	for _, f := range m.fresh {
		errs = append(errs, m.r.Cache.PutResponse(f.key, f.body, m.use.Replace || m.n > 1))
	}
	return errors.Join(errs...)
}

// savedTime returns the original time of reused responses.
func (m *recall) savedTime() time.Duration {
	if m == nil {
		return 0
	}
	return m.saved
}

// describeReuse records the reuse in a. A trial that sent no request counts as cached.
func (m *recall) describeReuse(a *trial.Attempt) {
	if m == nil || m.reused == 0 {
		return
	}
	a.Timing.ReusedMS = m.saved.Milliseconds()
	if m.sent == 0 {
		a.Source, a.Origin = trial.Cached, &m.origin
	}
}
