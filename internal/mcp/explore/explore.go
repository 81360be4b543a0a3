// Package explore finds out what an MCP server knows: it calls the tools that only read,
// with arguments that mean something to the server.
//
// Arguments come from JSON Schema (constants, defaults, examples, lists of allowed
// values), from examples in descriptions, and from earlier replies: the ids, names and
// paths of one reply are arguments of the next call, and names of tables make statements
// in SQL that read their first rows. [Explore] is bounded in calls, bytes
// and time, and deterministic for a seed as long as the server is.
package explore

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/trial"
)

// Server is a running MCP server. [mcp.Session] implements it.
type Server interface {
	Tools(context.Context) ([]mcp.ToolInfo, error)
	Resources(context.Context) ([]mcp.ResourceInfo, error)
	Call(ctx context.Context, tool string, args json.RawMessage) (mcp.Result, error)
	ReadResource(ctx context.Context, uri string) (mcp.Result, error)
}

// Options bound an exploration. The zero values of limits stand for the defaults.
type Options struct {
	Seed   uint64        // chooses among values that were learned
	Calls  int           // most calls; default 80
	Bytes  int           // most bytes of replies; default 4 MiB
	Time   time.Duration // default 6 s
	Known  []string      // paths that the server was started with
	Given  []Fact        // arguments that the user names
	Writes bool          // also call tools that may write; their replies come last
}

const (
	defaultCalls  = 80
	defaultBytes  = 4 << 20
	defaultTime   = 6 * time.Second
	mostCall      = 2 * time.Second
	mostReply     = 64 << 10 // bytes of a reply that are kept
	mostRounds    = 6
	callsPerRound = 4 // of one tool
	mostOfTool    = 12
	mostFailures  = 4 // of a tool that never answered
	mostResources = 10
	writingCalls  = 20 // of tools that may write
)

// Fact is a value of an argument that a user names, for every tool that has it.
type Fact struct{ Name, Value string }

// Tool is a tool of the server and how it went.
type Tool struct {
	mcp.ToolInfo
	Reads    bool   // it may be called: it is marked read-only, or named as reading
	Why      string // why it may not be called; "" if it may
	Calls    int
	Answered int // calls that succeeded
	Failure  string
}

// Reply is the answer to one call.
type Reply struct {
	Tool     string          // as the server names it; "" for a resource
	URI      string          // of a resource
	Args     json.RawMessage // on one line, keys sorted
	Guessed  bool            // a value was made up from its type alone
	Writes   bool            // the tool may write
	Text     string
	Failed   bool
	Size     int // bytes of the whole text
	Original any // arguments, decoded
}

// Found is the result of an exploration.
type Found struct {
	Tools     []Tool
	Resources []mcp.ResourceInfo
	Replies   []Reply
	Calls     int
	Failed    int
	Bytes     int
	Limit     string // the limit that ended it, or ""
	Died      error  // why the server was lost, or nil
}

// Answered returns the replies that are no errors, of tools that only read.
func (f *Found) Answered() []Reply {
	return slices.DeleteFunc(slices.Clone(f.Replies), func(r Reply) bool { return r.Failed || r.Writes })
}

// Tool returns a tool by the server's name, or nil.
func (f *Found) Tool(name string) *Tool {
	if i := slices.IndexFunc(f.Tools, func(t Tool) bool { return t.Name == name }); i >= 0 {
		return &f.Tools[i]
	}
	return nil
}

// Call returns the first call of a tool that succeeded, or else nil. Calls with values
// that were not made up come first.
func (f *Found) Call(tool string) *Reply {
	for _, guessed := range []bool{false, true} {
		for i := range f.Replies {
			if r := &f.Replies[i]; r.Tool == tool && !r.Failed && r.Guessed == guessed {
				return r
			}
		}
	}
	return nil
}

// Telling returns how many words a tool's replies have that no other tool's have.
func (f *Found) Telling(tool string) int {
	others, own := map[string]bool{}, map[string]bool{}
	for _, r := range f.Answered() {
		into := others
		if r.Tool == tool {
			into = own
		}
		for _, w := range strings.Fields(r.Text) {
			into[w] = true
		}
	}
	n := 0
	for w := range own {
		if !others[w] {
			n++
		}
	}
	return n
}

type explorer struct {
	server Server
	o      Options
	found  *Found
	pool   *pool
	random *rand.Rand
	done   map[string]bool // calls made, by tool and arguments
	end    time.Time
}

// Explore lists the tools and resources of a server and calls its reading tools. Its error
// is one of listing; an error of a call ends the exploration and is in Found.Died.
func Explore(ctx context.Context, server Server, o Options) (*Found, error) {
	if o.Calls == 0 {
		o.Calls = defaultCalls
	}
	if o.Bytes == 0 {
		o.Bytes = defaultBytes
	}
	if o.Time == 0 {
		o.Time = defaultTime
	}
	infos, err := server.Tools(ctx)
	if err != nil {
		return nil, err
	}
	e := &explorer{
		server: server, o: o, found: &Found{}, pool: newPool(), done: map[string]bool{},
		random: rand.New(rand.NewPCG(o.Seed, o.Seed)), end: time.Now().Add(o.Time),
	}
	for _, t := range infos {
		why := reasonToSkip(t)
		e.found.Tools = append(e.found.Tools, Tool{ToolInfo: t, Reads: why == "", Why: why})
	}
	for _, g := range o.Given {
		e.pool.given[normalize(g.Name)] = g.Value
	}
	for _, path := range o.Known {
		e.pool.addPath(path, "")
	}
	limited, cancel := context.WithDeadline(ctx, e.end)
	defer cancel()
	if e.found.Resources, err = server.Resources(limited); err != nil {
		e.found.Resources = nil // a server may announce what it does not have
	}
	e.callTools(limited, func(t *Tool) bool { return t.Reads })
	e.readResources(limited)
	if o.Writes {
		e.o.Calls, e.found.Limit = e.found.Calls+writingCalls, ""
		e.callTools(limited, func(t *Tool) bool { return !t.Reads })
	}
	return e.found, ctx.Err()
}

// callTools calls tools in rounds: each round knows what the earlier ones found.
func (e *explorer) callTools(ctx context.Context, wanted func(*Tool) bool) {
	for range mostRounds {
		made := 0
		for i := range e.found.Tools {
			t := &e.found.Tools[i]
			if !wanted(t) || t.Calls >= mostOfTool || t.Answered == 0 && t.Calls >= mostFailures {
				continue
			}
			n := 0
			for _, c := range e.pool.calls(t, e.random) {
				if n == callsPerRound || t.Calls >= mostOfTool || t.Answered == 0 && t.Calls >= mostFailures {
					break
				}
				if key := t.Name + "\n" + string(c.args); !e.done[key] && !(c.guessed && t.Calls > 0) {
					e.done[key] = true
					n++
					if !e.callTool(ctx, t, c) {
						return
					}
				}
			}
			made += n
		}
		if made == 0 {
			return
		}
	}
}

// callTool makes a call and learns from the reply. It reports whether to go on.
func (e *explorer) callTool(ctx context.Context, t *Tool, c call) bool {
	if !e.mayGoOn(ctx) {
		return false
	}
	t.Calls++
	e.found.Calls++
	limited, cancel := context.WithTimeout(ctx, mostCall)
	res, err := e.server.Call(limited, t.Name, c.args)
	slow := limited.Err() != nil
	cancel()
	if err != nil {
		t.Failure = err.Error()
		if slow {
			t.Failure, t.Calls = "no answer within "+mostCall.String(), mostOfTool // it is not called again
		}
		return e.noteFault(ctx, err, slow)
	}
	r := e.keep(Reply{Tool: t.Name, Args: c.args, Original: c.values, Guessed: c.guessed, Writes: !t.Reads}, res)
	if r.Failed {
		t.Failure = r.Text
		return true
	}
	t.Answered++
	e.pool.learn(r, res.Structured)
	return true
}

// readResources reads some of the listed resources.
func (e *explorer) readResources(ctx context.Context) {
	for i, r := range e.found.Resources {
		if i == mostResources || !e.mayGoOn(ctx) {
			return
		}
		e.found.Calls++
		args, _ := json.Marshal(map[string]string{"uri": r.URI}) // texts are always JSON
		res, err := e.server.ReadResource(ctx, r.URI)
		if err != nil {
			if !e.noteFault(ctx, err, false) {
				return
			}
			continue
		}
		e.pool.learn(e.keep(Reply{URI: r.URI, Args: args, Original: map[string]any{"uri": r.URI}}, res), res.Structured)
	}
}

// keep adds a reply to what was found.
func (e *explorer) keep(r Reply, res mcp.Result) Reply {
	r.Text, r.Failed, r.Size = res.Text, res.IsError, len(res.Text)
	if len(r.Text) > mostReply {
		r.Text = strings.ToValidUTF8(r.Text[:mostReply], "")
	}
	if r.Failed {
		e.found.Failed++
	}
	e.found.Bytes += r.Size
	e.found.Replies = append(e.found.Replies, r)
	return r
}

func (e *explorer) mayGoOn(ctx context.Context) bool {
	switch {
	case ctx.Err() != nil:
		e.found.Limit = "time"
	case e.found.Calls >= e.o.Calls:
		e.found.Limit = "calls"
	case e.found.Bytes >= e.o.Bytes:
		e.found.Limit = "bytes"
	default:
		return true
	}
	return false
}

// noteFault reports whether the server still lives after a call that brought no reply. slow
// is set if the call ran out of its own time.
func (e *explorer) noteFault(ctx context.Context, err error, slow bool) bool {
	if ctx.Err() != nil {
		e.found.Limit = "time"
		return false
	}
	e.found.Failed++
	if slow || errors.Is(err, mcp.ErrTimeout) {
		return true
	}
	if f, ok := errors.AsType[*trial.Fault](err); ok {
		err = f.Err
	}
	e.found.Died = err
	return false
}

// compactArgs writes arguments as JSON on one line, keys sorted.
func compactArgs(v any) json.RawMessage {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if enc.Encode(v) != nil {
		return json.RawMessage("{}") // it came from JSON
	}
	return bytes.TrimSpace(b.Bytes())
}

// CutFolder makes paths in a folder relative in the arguments of replies. A folder "" does
// nothing.
func (f *Found) CutFolder(folder string) {
	if folder == "" {
		return
	}
	for i := range f.Replies {
		r := &f.Replies[i]
		r.Original = cutFolder(r.Original, folder)
		r.Args = compactArgs(r.Original)
	}
}

func cutFolder(v any, folder string) any {
	switch v := v.(type) {
	case string:
		if v == folder {
			return "."
		}
		return strings.TrimPrefix(v, folder+"/")
	case map[string]any:
		out := map[string]any{}
		for k, e := range v {
			out[k] = cutFolder(e, folder)
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i, e := range v {
			out[i] = cutFolder(e, folder)
		}
		return out
	}
	return v
}
