package mcp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/trial"
)

// Result is the answer of a tool.
type Result struct {
	// Text is the text content, parts joined by line breaks. Other content is
	// noted in its place, such as "[image image/png, 512 bytes]". A result
	// without content has its structured content as text.
	Text       string
	IsError    bool            // the call failed
	Protocol   bool            // with IsError: the protocol reports the failure, not the tool
	Structured json.RawMessage // structured content; nil if none
	Media      []Media         // images and sounds, in order of their notes in Text
}

// Call calls a tool. Nil or empty args mean no arguments. Its error is a
// *trial.Fault: of class treatment that wraps [ErrTimeout], [ErrDied] or the
// server's error, or, when ctx ended, of class environment with
// context.Canceled and the cause.
func (s *Session) Call(ctx context.Context, name string, args json.RawMessage) (Result, error) {
	if len(args) == 0 {
		args = json.RawMessage("{}") // strict servers refuse null
	}
	if !json.Valid(args) {
		return Result{Text: "arguments are not valid JSON", IsError: true, Protocol: true}, nil
	}
	what := "call tool " + name
	var res *sdk.CallToolResult
	result, refused, err := s.request(ctx, what, isProtocolCode, func(ctx context.Context, token string) (err error) {
		params := &sdk.CallToolParams{Name: name, Arguments: args}
		params.SetProgressToken(token)
		res, err = s.client.CallTool(ctx, params)
		return err
	})
	switch {
	case err != nil || refused.IsError:
		return refused, err
	case res != nil && res.NeedsInput():
		return s.refuseInput(res), nil
	}
	out, err := ParseResult(result)
	if err != nil {
		return Result{}, s.newFault(ctx, what, err)
	}
	return out, nil
}

// HasResources reports whether the server announces resources.
func (s *Session) HasResources() bool {
	has := s.client.InitializeResult().Capabilities
	return has != nil && has.Resources != nil
}

// ReadResource reads a resource. Results and errors are like those of [Session.Call]. A
// failure to read by a server that announces resources is a result.
func (s *Session) ReadResource(ctx context.Context, uri string) (Result, error) {
	what := "read resource " + clipText(uri)
	isFault := func(code int64) bool { return code != jsonrpc.CodeMethodNotFound && isProtocolCode(code) }
	result, refused, err := s.request(ctx, what, isFault, func(ctx context.Context, token string) error {
		params := &sdk.ReadResourceParams{URI: uri}
		params.SetProgressToken(token)
		_, err := s.client.ReadResource(ctx, params)
		return err
	})
	if err != nil || refused.IsError {
		return refused, err
	}
	out, err := parseResource(result)
	if err != nil {
		return Result{}, s.newFault(ctx, what, err)
	}
	return out, nil
}

// request makes a request within the time limit of a call. A protocol error is a result
// unless isFault reports that its code is a fault of the session.
func (s *Session) request(ctx context.Context, what string, isFault func(code int64) bool, do func(ctx context.Context, token string) error) (json.RawMessage, Result, error) {
	token := fmt.Sprintf("call-%d", s.calls.Add(1))
	limited, done := s.startClock(ctx, token)
	defer done()
	result, err := captureResult(limited, func(ctx context.Context) error { return do(ctx, token) })
	if err == nil {
		return result, Result{}, nil
	}
	if rpc, ok := rpcError(err); ok && !isFault(rpc.Code) {
		return nil, Result{Text: fmt.Sprintf("error %d: %s", rpc.Code, rpc.Message), IsError: true, Protocol: true}, nil
	}
	return nil, Result{}, s.newFault(limited, what, err)
}

// errCallMax is the error of a call whose server reported progress for too long.
var errCallMax = fmt.Errorf("%w in spite of progress", ErrTimeout)

// startClock returns a context that ends CallTimeout after the call or its last report
// of progress under token, but at most CallMax after the call.
func (s *Session) startClock(ctx context.Context, token string) (_ context.Context, done func()) {
	ctx, stop := context.WithTimeoutCause(ctx, s.cfg.CallMax, errCallMax)
	ctx, cancel := context.WithCancelCause(ctx)
	clock := time.AfterFunc(s.cfg.CallTimeout, func() { cancel(ErrTimeout) })
	s.waits.Store(token, clock)
	return ctx, func() {
		s.waits.Delete(token)
		clock.Stop()
		cancel(nil)
		stop()
	}
}

// refuseInput answers a call that the server cannot complete without something
// that this client does not offer.
func (s *Session) refuseInput(res *sdk.CallToolResult) Result {
	var wants []string
	for _, r := range res.InputRequests {
		method := "more input"
		switch r.(type) {
		case *sdk.ElicitParams:
			method = "elicitation/create"
		case *sdk.CreateMessageParams, *sdk.CreateMessageWithToolsParams: //nolint:staticcheck // servers still ask so
			method = "sampling/createMessage"
		case *sdk.ListRootsParams: //nolint:staticcheck // servers still ask so
			method = "roots/list"
		}
		s.noteRequest(method)
		wants = append(wants, method)
	}
	slices.Sort(wants)
	return Result{Text: fmt.Sprintf("the server wants %s of this client, which does not offer it", strings.Join(slices.Compact(wants), ", ")), IsError: true, Protocol: true}
}

// Codes of errors that are not a server's word on a call: it does not know
// tools/call at all, could not read what we sent, or the error never left this
// process (the SDK's own).
const (
	codeTransport = -32005 // the SDK's transport rejected the message
	codeClosing   = -32004 // the SDK's view of a connection that ends
	codeClosed    = -32003
)

func isProtocolCode(code int64) bool {
	return slices.Contains([]int64{jsonrpc.CodeMethodNotFound, jsonrpc.CodeInvalidRequest, jsonrpc.CodeParseError, codeTransport, codeClosing, codeClosed}, code)
}

func rpcError(err error) (*jsonrpc.Error, bool) {
	if isDisconnect(err) {
		return nil, false
	}
	return errors.AsType[*jsonrpc.Error](err)
}

// isDisconnect reports whether an error means that the other side is gone: its
// output ended, or it no longer accepts input.
func isDisconnect(err error) bool {
	return errors.Is(err, io.EOF) || errors.Is(err, io.ErrClosedPipe) || errors.Is(err, sdk.ErrConnectionClosed) ||
		errors.Is(err, syscall.EPIPE)
}

// refusedError is the error of a request that the server rejected.
type refusedError struct{ rpc *jsonrpc.Error }

func (e *refusedError) Error() string { return fmt.Sprintf("error %d: %s", e.rpc.Code, e.rpc.Message) }

// newFault makes a *trial.Fault of an error that is not the agent's doing.
func (s *Session) newFault(ctx context.Context, what string, err error) *trial.Fault {
	cause := context.Cause(ctx)
	rpc, answered := rpcError(err)
	refused, isHTTP := errors.AsType[*answerError](err)
	switch {
	case cause != nil && !errors.Is(cause, ErrTimeout):
		return &trial.Fault{Class: trial.ClassEnvironment, Retry: true, Err: fmt.Errorf("%s: %w: %w", what, context.Canceled, cause)}
	case cause != nil:
		err = fmt.Errorf("%w: none within %s", ErrTimeout, s.cfg.CallTimeout)
		if errors.Is(cause, errCallMax) {
			err = fmt.Errorf("%w: none within %s", errCallMax, s.cfg.CallMax)
		}
	case isHTTP:
		err = refused
	case errors.Is(err, errTooLong):
	case answered && rpc.Code != codeTransport:
		return trial.Faultf(trial.ClassTreatment, "server %s: %s: %w%s", s.cfg.Name, what, &refusedError{rpc}, s.stderrSuffix())
	case s.childEnded(err):
		err = fmt.Errorf("%w (%s)", ErrDied, s.child.Wait())
	case isDisconnect(err) || answered:
		err = fmt.Errorf("%w: %w", ErrDied, err)
	}
	return &trial.Fault{Class: trial.ClassTreatment, Retry: true, Err: fmt.Errorf("server %s: %s: %w%s", s.cfg.Name, what, err, s.stderrSuffix())}
}
