package equip

import (
	"context"
	"errors"
	"fmt"
	"io/fs"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// ReaderTool is the name for agents of the tool that reads a server's resources.
const ReaderTool = readerName

// OpenServer is a server that runs outside of trials.
type OpenServer struct {
	*mcp.Session
	Pin   *ServerPin
	Data  string // path of its copy of the data; "" if it has none
	close func() error
}

// Close stops the server and removes its copy of the data.
func (s *OpenServer) Close() error { return s.close() }

// StartServer starts or reaches one server like a run. files holds the server's data,
// and environ is assay's own environment, scrubbed. The error names the command and
// includes the last lines of the server's output.
func StartServer(ctx context.Context, name string, s *suite.Server, files fs.FS, environ []string) (*OpenServer, error) {
	o := &Outfitter{Suite: &suite.Suite{Servers: map[string]*suite.Server{name: s}, Files: files}, Dial: DialMCP, Environ: environ}
	r, pin, err := o.dialServer(ctx, name, "", nil, nil)
	if f, ok := errors.AsType[*trial.Fault](err); ok && !f.Canceled() {
		return nil, f.Err // the class has no meaning before a run
	}
	if err != nil {
		return nil, err
	}
	session, ok := r.Session.(mcpSession)
	if !ok {
		return nil, errors.Join(fmt.Errorf("server %s cannot be explored", name), r.Close())
	}
	out := &OpenServer{Session: session.Session, Pin: o.settlePin(name, pin), close: r.Close}
	if r.data != nil {
		out.Data = r.data.path
	}
	return out, nil
}
