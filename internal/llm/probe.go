package llm

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/trial"
)

// Prober is implemented by providers that can find out without cost whether their
// endpoint answers.
type Prober interface {
	// Probe asks for the description of a model. It returns nil if the endpoint has
	// it, and a *trial.Fault if the endpoint is out of reach (Down) or refuses the key
	// (Dead). Any other answer is [ErrNoProbe], joined with the fault of an error
	// answer: gateways do not have every call.
	Probe(ctx context.Context, model string) error
}

// ErrNoProbe is the error of a probe that shows nothing: only a trial can tell whether
// the endpoint answers.
var ErrNoProbe = errors.New("the endpoint cannot be probed without cost")

// probeTimeout is how long an endpoint may take to describe a model.
const probeTimeout = 15 * time.Second

// Probe implements Prober.
func (c *client) Probe(ctx context.Context, model string) error {
	ctx, cancel := context.WithTimeout(ctx, min(c.idle, probeTimeout))
	defer cancel()
	path := "/models/" + url.PathEscape(strings.TrimPrefix(model, "models/"))
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, c.base+path, nil)
	if err != nil {
		return ErrNoProbe
	}
	req.Header.Set("Accept", "application/json")
	c.setHeaders(req.Header)
	resp, err := c.http.Do(req)
	switch {
	case err != nil && ctx.Err() != nil:
		return ErrNoProbe
	case err != nil:
		return c.transportFault(context.Background(), context.Background(), err)
	}
	defer resp.Body.Close()
	body, _ := io.ReadAll(io.LimitReader(resp.Body, maxError))
	switch {
	case resp.StatusCode == http.StatusOK && len(body) > 0 && strings.Contains(resp.Header.Get("Content-Type"), "json"):
		return nil
	case resp.StatusCode >= 400:
		e := parseError(resp.StatusCode, body)
		if resp.StatusCode == http.StatusForbidden || resp.StatusCode == http.StatusNotFound {
			return ErrNoProbe // the key, or the gateway, may know only other calls
		}
		_, err := c.refusal(&Request{Model: model}, e)
		if f := trial.AsFault(err, trial.ClassEnvironment); f != nil && f.Dead {
			return f
		}
		return errors.Join(ErrNoProbe, err)
	}
	return ErrNoProbe
}
