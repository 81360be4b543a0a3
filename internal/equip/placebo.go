package equip

import (
	"context"
	"encoding/json"
	"fmt"
	"io"

	"github.com/assay-eval/assay/internal/mcp"
	mcpserve "github.com/assay-eval/assay/internal/mcp/serve"
	"github.com/assay-eval/assay/internal/mcp/tape"
	"github.com/assay-eval/assay/internal/trial"
)

// openPost opens the post at which relays of a server report.
func (k *Kit) openPost(l *launched) (err error) {
	if l.post, err = tape.NewPost(); err != nil {
		return trial.Faultf(trial.ClassEnvironment, "server %s: %w", l.Name, err)
	}
	k.closers = append(k.closers, l.post.Close)
	k.Loopback = append(k.Loopback, l.post.Addr())
	return nil
}

func (l *launched) newPlacebo() (*mcpserve.Placebo, error) {
	var like mcp.Likeness
	if err := json.Unmarshal(l.pinned.Likeness, &like); err != nil {
		return nil, fmt.Errorf("read the description of the placebo: %w", err)
	}
	p, err := mcpserve.NewPlacebo(like)
	if err != nil {
		return nil, fmt.Errorf("imitate a server: %w", err)
	}
	if l.yoke == nil {
		return p, nil
	}
	yoke, err := tape.NewYoke(*l.yoke)
	if err != nil {
		return nil, fmt.Errorf("read the answers of the placebo: %w", err)
	}
	p.Answer = yoke.Answer
	return p, nil
}

// servePlacebo answers a client in place of a server.
func (l *launched) servePlacebo(ctx context.Context, rec *tape.Writer, in io.ReadCloser, out, _ io.Writer) (int, error) {
	p, err := l.newPlacebo()
	if err != nil {
		return 0, err
	}
	heard, toServer := io.Pipe()
	fromServer, said := io.Pipe()
	served := make(chan error, 1)
	go func() {
		err := p.Serve(ctx, heard, said)
		_, _ = heard.Close(), said.Close() // never fail
		served <- err
	}()
	gone := tape.Proxy{FromClient: in, ToServer: toServer, FromServer: fromServer, ToClient: out, Tape: rec, Lens: l.o.lensOf(l.Name)}.Run()
	_, _ = fromServer.Close(), toServer.Close() // no reader is left
	rec.ClientLeft()
	if err := <-served; gone == nil && err != nil {
		return 0, err
	}
	return 0, rec.RecordExit("exit status 0", 0)
}
