package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"reflect"
	"slices"
	"strings"
	"syscall"

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
	Structured json.RawMessage // structured content; nil if there is none
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
	limited, cancel := context.WithTimeoutCause(ctx, s.cfg.CallTimeout, ErrTimeout)
	defer cancel()
	res, err := s.client.CallTool(limited, &sdk.CallToolParams{Name: name, Arguments: args})
	if err == nil && res.NeedsInput() {
		return s.refuseInput(res), nil
	}
	if err == nil {
		return joinContent(res)
	}
	if rpc, ok := rpcError(err); ok && !isProtocolCode(rpc.Code) {
		return Result{Text: fmt.Sprintf("error %d: %s", rpc.Code, rpc.Message), IsError: true, Protocol: true}, nil
	}
	return Result{}, s.newFault(limited, "call tool "+name, err)
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

// joinContent puts the content of an answer together.
func joinContent(res *sdk.CallToolResult) (Result, error) {
	out := Result{IsError: res.IsError}
	if res.StructuredContent != nil {
		b, err := json.Marshal(res.StructuredContent)
		if err != nil {
			return out, trial.Faultf(trial.ClassTreatment, "structured content: %w", err)
		}
		out.Structured = b
	}
	parts := make([]string, len(res.Content))
	for i, c := range res.Content {
		parts[i] = describeContent(c)
	}
	out.Text = strings.Join(parts, "\n")
	if len(parts) == 0 {
		out.Text = string(out.Structured)
	}
	if exact := exactStructured(out.Text, res.StructuredContent); exact != nil {
		out.Structured = exact
	}
	return out, nil
}

// exactInts is the magnitude from which on a float64 does not hold every
// integer.
const exactInts = 1 << 53

// exactStructured returns the text content in place of structured content in
// which the SDK has rounded numbers: it decodes them as float64, and an id of
// 19 digits would become another one. Servers are to repeat structured content
// as text (specification of MCP, "Structured Content"). Nil if there is nothing
// to mend, or the text is something else.
func exactStructured(text string, structured any) json.RawMessage {
	if !mayBeRounded(structured) {
		return nil
	}
	var same any
	if json.Unmarshal([]byte(text), &same) != nil || !reflect.DeepEqual(same, structured) {
		return nil
	}
	var exact bytes.Buffer
	if json.Compact(&exact, []byte(text)) != nil {
		return nil
	}
	return exact.Bytes()
}

// mayBeRounded reports whether v holds a number that may have been rounded.
func mayBeRounded(v any) bool {
	switch v := v.(type) {
	case float64:
		return math.Abs(v) >= exactInts
	case []any:
		return slices.ContainsFunc(v, mayBeRounded)
	case map[string]any:
		return slices.ContainsFunc(slices.Collect(maps.Values(v)), mayBeRounded)
	}
	return false
}

func describeContent(c sdk.Content) string {
	switch c := c.(type) {
	case *sdk.TextContent:
		return c.Text
	case *sdk.ImageContent:
		return fmt.Sprintf("[image %s, %d bytes]", c.MIMEType, len(c.Data))
	case *sdk.AudioContent:
		return fmt.Sprintf("[audio %s, %d bytes]", c.MIMEType, len(c.Data))
	case *sdk.ResourceLink:
		return fmt.Sprintf("[resource %s %s]", c.Name, c.URI)
	case *sdk.EmbeddedResource:
		switch {
		case c.Resource == nil:
			return "[resource]"
		case c.Resource.Blob != nil:
			return fmt.Sprintf("[resource %s %s, %d bytes]", c.Resource.URI, c.Resource.MIMEType, len(c.Resource.Blob))
		}
		return c.Resource.Text
	}
	return fmt.Sprintf("[%T]", c)
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
	switch code {
	case jsonrpc.CodeMethodNotFound, jsonrpc.CodeInvalidRequest, jsonrpc.CodeParseError, codeTransport, codeClosing, codeClosed:
		return true
	}
	return false
}

// rpcError returns the JSON-RPC error in err.
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
	case isHTTP:
		err = refused
	case errors.Is(err, errTooLong):
	case answered && rpc.Code != codeTransport:
		return trial.Faultf(trial.ClassTreatment, "server %s: %s: error %d: %s%s", s.cfg.Name, what, rpc.Code, rpc.Message, s.stderrSuffix())
	case s.childEnded(err):
		err = fmt.Errorf("%w (%s)", ErrDied, s.child.Wait())
	case isDisconnect(err) || answered:
		err = fmt.Errorf("%w: %w", ErrDied, err)
	}
	return &trial.Fault{Class: trial.ClassTreatment, Retry: true, Err: fmt.Errorf("server %s: %s: %w%s", s.cfg.Name, what, err, s.stderrSuffix())}
}
