// Package otel writes trials as OpenTelemetry traces with the attributes of the
// semantic conventions for generative AI: one line of OTLP/JSON a trial, each a
// whole export request, as a collector's otlp_json_file receiver reads them and as
// /v1/traces takes them.
//
// The conventions are version 1.41.0, whose status is "Development": names change
// between versions, so this format may change with them. They have since moved to their
// own repository (semantic-conventions-genai), whose main branch has new names, such as
// gen_ai.usage.cache_write.input_tokens.
//
// # Spans
//
// A trial is one trace: invoke_agent, with a chat span for each answer of the model and
// an execute_tool span for each call. Times come from the transcript. A chat span
// begins when all that went before it was there, since records say when an answer came
// and not when its request was sent. Criteria are events named gen_ai.evaluation.result
// of the first span.
//
// Texts (prompts, answers, arguments, results, reasons) are left out unless
// report.Options.Content is set. Ids are digests of run and trial, so that equal runs
// give equal bytes and a trace sent twice is one trace.
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
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// schemaURL names the version of the semantic conventions.
const schemaURL = "https://opentelemetry.io/schemas/1.41.0"

// Format is a file of traces, one a line.
var Format = report.Format{Name: "otel", Doc: "experimental: OpenTelemetry GenAI traces (assay help importing)", With: WithOptions, Record: true}

// WithOptions returns the format with options.
func WithOptions(o report.Options) report.WriteFunc {
	return func(w io.Writer, a *analyse.Analysis, ev trial.Opener) error {
		enc := json.NewEncoder(w)
		enc.SetEscapeHTML(false)
		for i := range a.Trials {
			t := &a.Trials[i]
			if _, timed := t.Started(); o.Arm != "" && t.Arm != o.Arm || !timed || t.Source == "" {
				continue // a trace without times is none
			}
			r, err := exportTrial(a, t.Full(), ev, o)
			if err != nil {
				return fmt.Errorf("write traces: %w", err)
			}
			if err := enc.Encode(r); err != nil {
				return fmt.Errorf("write the trace of %s: %w", t.Key(), err)
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
	String *string `json:"stringValue,omitempty"`
	Int    *string `json:"intValue,omitempty"`
}

// attributes keep the order in which they are set; empty ones are left out.
type attributes []attribute

func (a *attributes) setText(key, s string) {
	if s != "" {
		*a = append(*a, attribute{key, value{String: new(s)}})
	}
}

func (a *attributes) setNumber(key string, n int64) {
	*a = append(*a, attribute{key, value{Int: new(strconv.FormatInt(n, 10))}})
}

func (a *attributes) setUsage(in, cacheRead, cacheWrite, out, reasoning int64) {
	a.setNumber("gen_ai.usage.input_tokens", in+cacheRead+cacheWrite) // the conventions count cached tokens in
	a.setNumber("gen_ai.usage.cache_read.input_tokens", cacheRead)
	a.setNumber("gen_ai.usage.cache_creation.input_tokens", cacheWrite)
	a.setNumber("gen_ai.usage.output_tokens", out)
	if reasoning > 0 {
		a.setNumber("gen_ai.usage.reasoning.output_tokens", reasoning)
	}
}

// providerName returns the conventions' name of the provider that an arm asks.
func providerName(facts report.AgentFacts) string {
	p, ok := llm.FindProvider(facts.Provider)
	if !ok && facts.Provider == "" {
		p, _ = llm.FindCLI(facts.Preset)
	}
	return cmp.Or(p.Telemetry, p.Name, facts.Provider, facts.Preset, facts.Kind, "unknown")
}

type tracer struct {
	t        *analyse.Trial
	o        report.Options
	trace    string
	root     string
	start    time.Time
	provider string
	model    string       // as asked for
	last     *report.Step // the last answer of the model; nil if none
	spans    []span
}

func exportTrial(a *analyse.Analysis, t *analyse.Trial, ev trial.Opener, o report.Options) (*exportRequest, error) {
	d, _, err := report.DialogOf(t, ev)
	if err != nil {
		return nil, err
	}
	facts := report.FactsOf(a, t.Arm)
	r := &tracer{t: t, o: o, trace: report.TrialID(a, t.Key()), model: facts.Model, provider: providerName(facts)}
	r.root = r.trace[16:]
	r.start, _ = report.AgentStart(t)
	r.spans = append(r.spans, r.invokeSpan(facts))
	r.addSteps(a, d)
	var about attributes
	about.setText("service.name", "assay")
	about.setText("assay.run", a.Run)
	about.setText("assay.suite", a.Suite)
	return &exportRequest{[]resourceSpans{{Resource: resource{about}, SchemaURL: schemaURL,
		Scopes: []scopeSpans{{Scope: scope{"github.com/assay-eval/assay", report.ProgramVersion(a)}, Spans: r.spans, SchemaURL: schemaURL}}}}}, nil
}

func (r *tracer) timeText(ms int64) string {
	return strconv.FormatInt(r.start.Add(time.Duration(max(0, ms))*time.Millisecond).UnixNano(), 10)
}

func (r *tracer) invokeSpan(f report.AgentFacts) span {
	t := r.t
	var at attributes
	at.setText("gen_ai.operation.name", "invoke_agent")
	at.setText("gen_ai.provider.name", r.provider)
	at.setText("gen_ai.agent.name", f.Name)
	at.setText("gen_ai.conversation.id", r.trace)
	at.setText("gen_ai.request.model", r.model)
	at.setText("gen_ai.response.model", t.Model)
	if t.Tokens.Trials > 0 {
		at.setUsage(t.Tokens.Input, t.Tokens.CacheRead, t.Tokens.CacheWrite5m+t.Tokens.CacheWrite1h, t.Tokens.Output, t.Tokens.Reasoning)
	}
	at.setText("assay.task", t.Task)
	at.setText("assay.arm", t.Arm)
	at.setNumber("assay.trial", int64(t.Index+1))
	at.setText("assay.status", string(t.Status))
	at.setText("assay.outcome", string(t.Outcome))
	at.setText("assay.outcome_as_graded", string(t.Graded)) // where people have set another
	at.setText("assay.source", string(t.Source))
	at.setText("assay.end", string(t.End))
	s := span{Trace: r.trace, ID: r.root, Name: "invoke_agent " + f.Name, Kind: internal, Start: r.timeText(0), End: r.timeText(t.Timing().AgentMS)}
	switch {
	case t.Status == analyse.Void:
		at.setText("error.type", "void."+string(t.Void))
		s.Status.Code = 2
	case t.End != "" && t.End != trial.Finished:
		at.setText("error.type", string(t.End))
		s.Status.Code = 2
	}
	if s.Status.Code != 0 && r.o.Content {
		s.Status.Message = t.Reason
	}
	s.Attributes = at
	for _, c := range t.Criteria {
		var ea attributes
		ea.setText("gen_ai.evaluation.name", c.Name)
		ea.setText("gen_ai.evaluation.score.label", string(c.Verdict))
		if r.o.Content {
			ea.setText("gen_ai.evaluation.explanation", strings.Join(c.Evidence, "\n"))
		}
		s.Events = append(s.Events, event{r.timeText(t.Timing().AgentMS), "gen_ai.evaluation.result", ea})
	}
	return s
}

// childSpan returns a span below the trial's. It never ends before it begins.
func (r *tracer) childSpan(a *analyse.Analysis, name string, kind int, from, to int64, at attributes) *span {
	id := report.RunScopedID(a, "span", r.trace, strconv.Itoa(len(r.spans)))[:16]
	r.spans = append(r.spans, span{Trace: r.trace, ID: id, Parent: r.root, Name: strings.TrimSpace(name), Kind: kind, Start: r.timeText(from), End: r.timeText(max(from, to)), Attributes: at})
	return &r.spans[len(r.spans)-1]
}

func (r *tracer) addSteps(a *analyse.Analysis, d *report.Dialog) {
	var heard []message // messages of the model's next request that it did not send itself
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
			system = append(system, textPart("text", s.Text))
		case report.User:
			heard = append(heard, message{Role: "user", Parts: []part{textPart("text", s.Text)}})
		case report.Agent:
			r.addChat(a, s, ready, system, heard)
			heard, ready = nil, max(ready, s.AtMS)
			for _, c := range s.Calls {
				r.addTool(a, &c)
				if c.Result != nil {
					ready = max(ready, c.UntilMS)
					heard = append(heard, message{Role: "tool", Parts: []part{{Type: "tool_call_response", ID: c.ID, Response: &c.Result.Text}}})
				}
			}
		}
	}
}

func (r *tracer) addChat(a *analyse.Analysis, s *report.Step, ready int64, system []part, heard []message) {
	var at attributes
	at.setText("gen_ai.operation.name", "chat")
	at.setText("gen_ai.provider.name", r.provider)
	at.setText("gen_ai.conversation.id", r.trace)
	at.setText("gen_ai.request.model", r.model)
	served := r.t.Model
	if s.Usage != nil {
		served = cmp.Or(s.Usage.Model, served)
	}
	at.setText("gen_ai.response.model", served)
	if u := s.Usage; u != nil {
		at.setUsage(u.Input, u.CacheRead, u.CacheWrite5m+u.CacheWrite1h, u.Output, u.Reasoning)
	}
	if r.o.Content {
		at.setJSON("gen_ai.system_instructions", system, len(system) == 0)
		at.setJSON("gen_ai.input.messages", heard, len(heard) == 0)
		out := message{Role: "assistant", Parts: []part{}, Finish: r.finishReason(s)}
		if s.Reasoning != "" {
			out.Parts = append(out.Parts, textPart("reasoning", s.Reasoning))
		}
		if s.Text != "" {
			out.Parts = append(out.Parts, textPart("text", s.Text))
		}
		for _, c := range s.Calls {
			args, ok := report.ParseArguments(c.Args)
			if !ok {
				args, _ = json.Marshal(c.Args)
			}
			out.Parts = append(out.Parts, part{Type: "tool_call", ID: c.ID, Name: &c.Name, Arguments: args})
		}
		at.setJSON("gen_ai.output.messages", []message{out}, false)
	}
	name := cmp.Or(r.model, served)
	r.childSpan(a, "chat "+name, client, min(ready, s.AtMS), s.AtMS, at)
}

// finishReason returns why an answer ended; the record has the reason of the last one.
func (r *tracer) finishReason(s *report.Step) string {
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

// addTool adds the span of one call. One without an answer ends when it begins.
func (r *tracer) addTool(a *analyse.Analysis, c *report.ToolUse) {
	from, to := c.AtMS, c.AtMS
	var at attributes
	at.setText("gen_ai.operation.name", "execute_tool")
	at.setText("gen_ai.tool.name", c.Name)
	at.setText("gen_ai.tool.call.id", c.ID)
	if c.Server != "" {
		at.setText("gen_ai.tool.type", "extension")
		at.setText("assay.server", c.Server)
	} else {
		at.setText("gen_ai.tool.type", "function")
	}
	code := 0
	switch {
	case c.Result == nil:
		at.setText("error.type", "no_answer")
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
			at.setText("error.type", kind)
			code = 2
		}
	}
	if r.o.Content {
		at.setText("gen_ai.tool.call.arguments", c.Args)
		if c.Result != nil {
			at.setText("gen_ai.tool.call.result", c.Result.Text)
		}
	}
	r.childSpan(a, "execute_tool "+c.Name, internal, from, to, at).Status.Code = code
}

// message and part are the conventions' form of messages.
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

func textPart(kind, text string) part { return part{Type: kind, Content: &text} }

// setJSON sets an attribute to the JSON of v, as the conventions say for spans, whose
// attributes have no structure.
func (a *attributes) setJSON(key string, v any, empty bool) {
	if empty {
		return
	}
	if b, err := json.Marshal(v); err == nil {
		a.setText(key, string(b))
	}
}
