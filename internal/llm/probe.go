package llm

import (
	"context"
	"encoding/json"
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
	status, body, err := c.getJSON(ctx, "/models/"+url.PathEscape(strings.TrimPrefix(model, "models/")))
	switch {
	case err != nil:
		return err
	case status == http.StatusOK && len(body) > 0:
		return nil
	case status == http.StatusNotFound && c.key == "":
		return c.probeList(ctx, model)
	case status == http.StatusForbidden || status == http.StatusNotFound:
		return ErrNoProbe // the key, or the gateway, may know only other calls
	case status >= 400:
		_, err := c.refusal(&Request{Model: model}, parseError(status, body))
		if f := trial.AsFault(err, trial.ClassEnvironment); f != nil && f.Dead {
			return f
		}
		return errors.Join(ErrNoProbe, err)
	}
	return ErrNoProbe
}

// probeList looks for a model in the list of all models. Most servers of open models have the
// list only. With a key it shows nothing: gateways show the list to everyone.
func (c *client) probeList(ctx context.Context, model string) error {
	status, body, err := c.getJSON(ctx, "/models")
	if err != nil {
		return err
	}
	var list struct {
		Data []struct {
			ID string `json:"id"`
		} `json:"data"`
	}
	if status != http.StatusOK || json.Unmarshal(body, &list) != nil {
		return ErrNoProbe
	}
	for _, m := range list.Data {
		if m.ID == model {
			return nil
		}
	}
	return ErrNoProbe // it may serve the model under another name
}

// maxList is how many bytes are read of an answer to a probe.
const maxList = 1 << 20

// getJSON returns the answer to a request without a body. The body is nil if it is not JSON,
// unless the answer is an error. err is what Probe returns if there is no answer.
func (c *client) getJSON(ctx context.Context, path string) (status int, body []byte, err error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, c.base+path, nil)
	if err != nil {
		return 0, nil, ErrNoProbe
	}
	req.Header.Set("Accept", "application/json")
	c.setHeaders(req.Header)
	resp, err := c.http.Do(req)
	switch {
	case err != nil && ctx.Err() != nil:
		return 0, nil, ErrNoProbe
	case err != nil:
		return 0, nil, c.transportFault(context.Background(), context.Background(), err)
	}
	defer resp.Body.Close()
	most := int64(maxList)
	if resp.StatusCode >= 400 {
		most = maxError
	}
	body, _ = io.ReadAll(io.LimitReader(resp.Body, most))
	if resp.StatusCode < 400 && !strings.Contains(resp.Header.Get("Content-Type"), "json") {
		body = nil
	}
	return resp.StatusCode, body, nil
}
