package equip

import (
	"context"
	"errors"
	"fmt"

	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// ProbeServer starts or reaches one server as a run would, asks who it is and what
// tools it has, and stops it. environ is assay's own environment, scrubbed. The
// error names the command and has the server's last words.
func ProbeServer(ctx context.Context, name string, s *suite.Server, environ []string) (*ServerPin, error) {
	o := &Outfitter{Suite: &suite.Suite{Servers: map[string]*suite.Server{name: s}}, Dial: DialMCP, Environ: environ}
	session, pin, err := o.dialServer(ctx, name, "")
	if f, ok := errors.AsType[*trial.Fault](err); ok && !f.Canceled() {
		return nil, f.Err // the class means nothing before a run
	}
	if err != nil {
		return nil, err
	}
	if err := session.Close(); err != nil {
		return nil, fmt.Errorf("stop server %s: %w", name, err)
	}
	return pin, nil
}
