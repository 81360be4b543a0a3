// Package otel writes trials as OpenTelemetry traces with the attributes of the
// semantic conventions for generative AI: one line of OTLP/JSON a trial, each a
// whole export request, as a collector's otlp_json_file receiver reads them and as
// /v1/traces takes them.
//
// The conventions are those of version 1.41.0, whose status is "Development":
// names change between versions, so this format may change with them. They have
// since moved to a repository of their own (semantic-conventions-genai), whose main
// branch has new names, such as gen_ai.usage.cache_write.input_tokens.
//
// # Spans
//
// A trial is one trace: invoke_agent, with a chat span for each answer of the
// model and an execute_tool span for each call. Times are those of the transcript.
// A chat span begins when all that went before it was there, since records say
// when an answer came and not when its request was sent. Criteria are events named
// gen_ai.evaluation.result of the first span.
//
// Texts (prompts, answers, arguments, results, reasons) are left out unless
// report.Options.Content says otherwise. Ids are digests of run and trial, so that equal
// runs give equal bytes and a trace sent twice is one trace.
package otel

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// schemaURL names the version of the semantic conventions.
const schemaURL = "https://opentelemetry.io/schemas/1.41.0"

// Format is a file of traces, one a line.
var Format = report.Format{
	Name: "otel", Doc: "experimental: OpenTelemetry GenAI traces (docs/interop.md)", With: New, Record: true,
	Volatile: report.Volatile{All: true},
}

// New returns the format with options.
func New(o report.Options) report.WriteFunc {
	return func(w io.Writer, a *analyse.Analysis, ev trial.Opener) error {
		enc := json.NewEncoder(w)
		enc.SetEscapeHTML(false)
		for i := range a.Trials {
			t := &a.Trials[i]
			if _, timed := t.Started(); o.Arm != "" && t.Arm != o.Arm || !timed || t.Source == "" {
				continue // a trace without times is none
			}
			r, err := request(a, t, ev, o)
			if err != nil {
				return fmt.Errorf("write traces: %w", err)
			}
			if err := enc.Encode(r); err != nil {
				return fmt.Errorf("write the trace of %s: %w", t.Key, err)
			}
		}
		return nil
	}
}

type exportRequest struct {
	Resources []resourceSpans `json:"resourceSpans"`
}

type resourceSpans struct {
	Resource  resource     `json:"resource"`
	Scopes    []scopeSpans `json:"scopeSpans"`
	SchemaURL string       `json:"schemaUrl"`
}

type resource struct {
	Attributes []attribute `json:"attributes"`
}

type scopeSpans struct {
	Scope     scope  `json:"scope"`
	Spans     []span `json:"spans"`
	SchemaURL string `json:"schemaUrl"`
}

type scope struct {
	Name    string `json:"name"`
	Version string `json:"version,omitempty"`
}

type span struct {
	Trace      string      `json:"traceId"`
	ID         string      `json:"spanId"`
	Parent     string      `json:"parentSpanId,omitempty"`
	Name       string      `json:"name"`
	Kind       int         `json:"kind"`
	Start      string      `json:"startTimeUnixNano"`
	End        string      `json:"endTimeUnixNano"`
	Attributes []attribute `json:"attributes"`
	Events     []event     `json:"events,omitempty"`
	Status     status      `json:"status"`
}

// The kinds of span.
const (
	internal = 1
	client   = 3
)

type event struct {
	Time       string      `json:"timeUnixNano"`
	Name       string      `json:"name"`
	Attributes []attribute `json:"attributes"`
}

type status struct {
	Code    int    `json:"code,omitempty"` // 2 is error
	Message string `json:"message,omitempty"`
}

type attribute struct {
	Key   string `json:"key"`
	Value value  `json:"value"`
}

// value is one of its fields. Whole numbers are strings in OTLP/JSON.
type value struct {
	String *string  `json:"stringValue,omitempty"`
	Int    *string  `json:"intValue,omitempty"`
	Double *float64 `json:"doubleValue,omitempty"`
	Bool   *bool    `json:"boolValue,omitempty"`
}

// attributes grow in the order in which they are set; what is empty is left out.
type attributes []attribute

func (a *attributes) text(key, s string) {
	if s != "" {
		*a = append(*a, attribute{key, value{String: new(s)}})
	}
}

func (a *attributes) number(key string, n int64) {
	*a = append(*a, attribute{key, value{Int: new(strconv.FormatInt(n, 10))}})
}

func (a *attributes) usage(in, cacheRead, cacheWrite, out, reasoning int64) {
	a.number("gen_ai.usage.input_tokens", in+cacheRead+cacheWrite) // the conventions count cached tokens in
	a.number("gen_ai.usage.cache_read.input_tokens", cacheRead)
	a.number("gen_ai.usage.cache_creation.input_tokens", cacheWrite)
	a.number("gen_ai.usage.output_tokens", out)
	if reasoning > 0 {
		a.number("gen_ai.usage.reasoning.output_tokens", reasoning)
	}
}

// providers are the conventions' names of ours.
var providers = map[string]string{"anthropic": "anthropic", "openai": "openai", "gemini": "gcp.gemini", "claude": "anthropic", "codex": "openai"}

// tracer makes the spans of one trial.
type tracer struct {
	t        *analyse.Trial
	o        report.Options
	trace    string
	root     string
	start    time.Time
	provider string
	model    string       // as asked for
	last     *report.Step // the last answer of the model; nil if there is none
	spans    []span
}

func request(a *analyse.Analysis, t *analyse.Trial, ev trial.Opener, o report.Options) (*exportRequest, error) {
	at, err := report.AttemptOf(t, ev)
	if err != nil {
		return nil, err
	}
	d, err := report.DialogOf(t, at, ev)
	if err != nil {
		return nil, err
	}
	facts := report.FactsOf(a, t.Arm)
	r := &tracer{t: t, o: o, trace: report.TrialID(a, t.Key), model: facts.Model}
	r.provider = cmp.Or(providers[cmp.Or(facts.Provider, facts.Preset)], facts.Provider, facts.Preset, facts.Kind, "unknown")
	r.root, r.start = r.trace[16:], began(t)
	if d == nil {
		d = &report.Dialog{}
	}
	root := r.invoke(facts)
	r.spans = append(r.spans, root)
	r.steps(a, d)
	var about attributes
	about.text("service.name", "assay")
	about.text("assay.run", a.Run)
	about.text("assay.suite", a.Suite)
	return &exportRequest{[]resourceSpans{{Resource: resource{about}, SchemaURL: schemaURL,
		Scopes: []scopeSpans{{Scope: scope{"github.com/assay-eval/assay", report.Version(a)}, Spans: r.spans, SchemaURL: schemaURL}}}}}, nil
}

func began(t *analyse.Trial) time.Time {
	at, _ := report.Began(t)
	return at
}

// at is a time of the transcript.
func (r *tracer) at(ms int64) string {
	return strconv.FormatInt(r.start.Add(time.Duration(max(0, ms))*time.Millisecond).UnixNano(), 10)
}

// invoke is the span of the whole trial.
func (r *tracer) invoke(f report.AgentFacts) span {
	t := r.t
	var at attributes
	at.text("gen_ai.operation.name", "invoke_agent")
	at.text("gen_ai.provider.name", r.provider)
	at.text("gen_ai.agent.name", f.Name)
	at.text("gen_ai.conversation.id", r.trace)
	at.text("gen_ai.request.model", r.model)
	at.text("gen_ai.response.model", t.Model)
	if t.Tokens.Trials > 0 {
		at.usage(t.Tokens.Input, t.Tokens.CacheRead, t.Tokens.CacheWrite5m+t.Tokens.CacheWrite1h, t.Tokens.Output, t.Tokens.Reasoning)
	}
	at.text("assay.task", t.Task)
	at.text("assay.arm", t.Arm)
	at.number("assay.trial", int64(t.Index+1))
	at.text("assay.status", string(t.Status))
	at.text("assay.outcome", string(t.Outcome))
	at.text("assay.outcome_as_graded", string(t.Graded)) // where people have set another
	at.text("assay.source", string(t.Source))
	at.text("assay.end", string(t.End))
	s := span{Trace: r.trace, ID: r.root, Name: "invoke_agent " + f.Name, Kind: internal, Start: r.at(0), End: r.at(t.Timing.AgentMS)}
	switch {
	case t.Status == analyse.Void:
		at.text("error.type", "void."+string(t.Void))
		s.Status.Code = 2
	case t.End != "" && t.End != trial.Finished:
		at.text("error.type", string(t.End))
		s.Status.Code = 2
	}
	if s.Status.Code != 0 && r.o.Content {
		s.Status.Message = t.Reason
	}
	s.Attributes = at
	for _, c := range t.Criteria {
		var ea attributes
		ea.text("gen_ai.evaluation.name", c.Name)
		ea.text("gen_ai.evaluation.score.label", string(c.Verdict))
		if r.o.Content {
			ea.text("gen_ai.evaluation.explanation", strings.Join(c.Evidence, "\n"))
		}
		s.Events = append(s.Events, event{r.at(t.Timing.AgentMS), "gen_ai.evaluation.result", ea})
	}
	return s
}

// child is a span below the trial's. It never ends before it begins.
func (r *tracer) child(a *analyse.Analysis, name string, kind int, from, to int64, at attributes) *span {
	id := report.ID(a, "span", r.trace, strconv.Itoa(len(r.spans)))[:16]
	r.spans = append(r.spans, span{Trace: r.trace, ID: id, Parent: r.root, Name: strings.TrimSpace(name), Kind: kind, Start: r.at(from), End: r.at(max(from, to)), Attributes: at})
	return &r.spans[len(r.spans)-1]
}

func (r *tracer) steps(a *analyse.Analysis, d *report.Dialog) {
	var heard []message // what the next request of the model has that it did not send itself
	var system []part
	ready := int64(0) // when all that went before was there
	for i := range d.Steps {
		if d.Steps[i].By == report.Agent {
			r.last = &d.Steps[i]
		}
	}
	for i := range d.Steps {
		s := &d.Steps[i]
		switch s.By {
		case report.System:
			system = append(system, said("text", s.Text))
		case report.User:
			heard = append(heard, message{Role: "user", Parts: []part{said("text", s.Text)}})
		case report.Agent:
			r.chat(a, s, ready, system, heard)
			heard, ready = nil, max(ready, s.AtMS)
			for _, c := range s.Calls {
				r.tool(a, &c)
				if c.Result != nil {
					ready = max(ready, c.UntilMS)
					heard = append(heard, message{Role: "tool", Parts: []part{{Type: "tool_call_response", ID: c.ID, Response: &c.Result.Text}}})
				}
			}
		}
	}
}

// chat is the span of one answer of the model.
func (r *tracer) chat(a *analyse.Analysis, s *report.Step, ready int64, system []part, heard []message) {
	var at attributes
	at.text("gen_ai.operation.name", "chat")
	at.text("gen_ai.provider.name", r.provider)
	at.text("gen_ai.conversation.id", r.trace)
	at.text("gen_ai.request.model", r.model)
	served := r.t.Model
	if s.Usage != nil {
		served = cmp.Or(s.Usage.Model, served)
	}
	at.text("gen_ai.response.model", served)
	if u := s.Usage; u != nil {
		at.usage(u.Input, u.CacheRead, u.CacheWrite5m+u.CacheWrite1h, u.Output, u.Reasoning)
	}
	if r.o.Content {
		at.json("gen_ai.system_instructions", system, len(system) == 0)
		at.json("gen_ai.input.messages", heard, len(heard) == 0)
		out := message{Role: "assistant", Parts: []part{}, Finish: r.finish(s)}
		if s.Reasoning != "" {
			out.Parts = append(out.Parts, said("reasoning", s.Reasoning))
		}
		if s.Text != "" {
			out.Parts = append(out.Parts, said("text", s.Text))
		}
		for _, c := range s.Calls {
			args, ok := report.Arguments(c.Args)
			if !ok {
				args, _ = json.Marshal(c.Args)
			}
			out.Parts = append(out.Parts, part{Type: "tool_call", ID: c.ID, Name: &c.Name, Arguments: args})
		}
		at.json("gen_ai.output.messages", []message{out}, false)
	}
	name := cmp.Or(r.model, served)
	r.child(a, "chat "+name, client, min(ready, s.AtMS), s.AtMS, at)
}

// finish is why an answer ended; of the last one the record says it.
func (r *tracer) finish(s *report.Step) string {
	switch {
	case s == r.last && r.t.End == trial.Truncated:
		return "length"
	case s == r.last && r.t.End == trial.Refusal:
		return "content_filter"
	case len(s.Calls) > 0:
		return "tool_call"
	}
	return "stop"
}

// tool is the span of one call. One without an answer ends when it begins.
func (r *tracer) tool(a *analyse.Analysis, c *report.ToolUse) {
	from, to := c.AtMS, c.AtMS
	var at attributes
	at.text("gen_ai.operation.name", "execute_tool")
	at.text("gen_ai.tool.name", c.Name)
	at.text("gen_ai.tool.call.id", c.ID)
	if c.Server != "" {
		at.text("gen_ai.tool.type", "extension")
		at.text("assay.server", c.Server)
	} else {
		at.text("gen_ai.tool.type", "function")
	}
	code := 0
	switch {
	case c.Result == nil:
		at.text("error.type", "no_answer")
		code = 2
	default:
		to = c.UntilMS
		if took := c.Result.TookMS; took > 0 && to-took > from {
			from = to - took // calls of one answer are made one after the other
		}
		if c.Result.Error {
			kind := "tool_error"
			if c.Result.Protocol {
				kind = "protocol_error"
			}
			at.text("error.type", kind)
			code = 2
		}
	}
	if r.o.Content {
		at.text("gen_ai.tool.call.arguments", c.Args)
		if c.Result != nil {
			at.text("gen_ai.tool.call.result", c.Result.Text)
		}
	}
	r.child(a, "execute_tool "+c.Name, internal, from, to, at).Status.Code = code
}

// message and part are the conventions' form of what was said.
type message struct {
	Role   string `json:"role"`
	Parts  []part `json:"parts"`
	Finish string `json:"finish_reason,omitempty"`
}

// Content is there in a part of type text or reasoning, and Response in one of type
// tool_call_response, also if it is empty: the conventions require both.
type part struct {
	Type      string          `json:"type"`
	Content   *string         `json:"content,omitempty"`
	ID        string          `json:"id,omitempty"`
	Name      *string         `json:"name,omitempty"`
	Arguments json.RawMessage `json:"arguments,omitempty"`
	Response  *string         `json:"response,omitempty"`
}

func said(kind, text string) part { return part{Type: kind, Content: &text} }

// json sets an attribute to the JSON of v, as the conventions say for spans, whose
// attributes have no structure.
func (a *attributes) json(key string, v any, empty bool) {
	if empty {
		return
	}
	if b, err := json.Marshal(v); err == nil {
		a.text(key, string(b))
	}
}
