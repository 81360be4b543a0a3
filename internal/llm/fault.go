package llm

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/trial"
)

// apiError is the error that a provider reported, in any of the APIs' forms.
type apiError struct {
	status  int    // HTTP status, or the one that fits an error inside a stream
	sent    int    // HTTP status, if another one fits
	kind    string // "rate_limit_error", "RESOURCE_EXHAUSTED", …
	code    string // finer than kind, if any: "insufficient_quota"
	param   string // the offending field, if named
	message string
	after   time.Duration
	should  string // x-should-retry: "true", "false" or ""
	perDay  bool   // a quota per day, which no wait within a run refills
	known   bool   // the body had the form of an error
}

func (e *apiError) Error() string {
	kind := cmp.Or(e.code, e.kind)
	if _, err := strconv.Atoi(kind); err == nil {
		kind = e.kind
	}
	return strings.TrimSuffix(strings.TrimSpace(fmt.Sprintf("%d %s", cmp.Or(e.sent, e.status), kind))+": "+e.message, ": ")
}

// parseError reads the error bodies of the four APIs and of the servers that
// imitate them:
//
//	{"type":"error","error":{"type","message"}}                          Anthropic
//	{"error":{"message","type","param","code"}}                          OpenAI, vLLM, llama.cpp
//	{"error":{"code":429,"message","status","details":[…]}}              Gemini, also inside […]
//	{"error":"…"}, {"object":"error","message",…}, {"detail":"…"}        Ollama, older vLLM, FastAPI
func parseError(status int, body []byte) *apiError {
	e := &apiError{status: status, message: strings.TrimSpace(string(body))}
	var list []json.RawMessage
	if json.Unmarshal(body, &list) == nil && len(list) > 0 {
		body = list[0]
	}
	var outer struct {
		Object  string          `json:"object"`
		Type    string          `json:"type"`
		Error   json.RawMessage `json:"error"`
		Detail  json.RawMessage `json:"detail"`
		Message string          `json:"message"`
		Code    json.RawMessage `json:"code"`
		Param   string          `json:"param"`
	}
	if json.Unmarshal(body, &outer) != nil {
		return e
	}
	var text string
	switch {
	case len(outer.Error) > 0 && string(outer.Error) != "null":
		if json.Unmarshal(outer.Error, &text) == nil {
			e.known, e.message = true, text
			return e
		}
		e.readObject(outer.Error)
	case outer.Object == "error" || outer.Type == "error":
		e.readObject(body)
		if e.kind == "error" {
			e.kind = ""
		}
	case len(outer.Detail) > 0:
		e.known, e.message = true, string(outer.Detail)
		if json.Unmarshal(outer.Detail, &text) == nil {
			e.message = text
		}
	case outer.Message != "":
		e.known, e.message = true, outer.Message
	}
	return e
}

func streamError(data []byte) *apiError {
	e := parseError(0, data)
	e.status = statusOf(e)
	return e
}

// readObject takes the fields of the inner error object.
func (e *apiError) readObject(b []byte) {
	var in struct {
		Message string          `json:"message"`
		Type    string          `json:"type"`
		Status  string          `json:"status"`
		Param   *string         `json:"param"`
		Code    json.RawMessage `json:"code"`
		Details []struct {
			Reason     string `json:"reason"`
			RetryDelay string `json:"retryDelay"`
			Violations []struct {
				QuotaID string `json:"quotaId"`
			} `json:"violations"`
		} `json:"details"`
	}
	_ = json.Unmarshal(b, &in) // a field of another type leaves the others
	e.known = true
	e.message, e.kind = in.Message, cmp.Or(in.Type, in.Status)
	if in.Param != nil {
		e.param = *in.Param
	}
	e.code = strings.Trim(string(in.Code), `"`)
	if e.code == "null" {
		e.code = ""
	}
	for _, d := range in.Details {
		if d.Reason != "" {
			e.code = d.Reason
		}
		if wait, err := time.ParseDuration(d.RetryDelay); err == nil {
			e.after = wait
		}
		for _, v := range d.Violations {
			e.perDay = e.perDay || strings.Contains(v.QuotaID, "PerDay")
		}
	}
}

// readHeaders reads when, and whether, the provider wants the request repeated.
func (e *apiError) readHeaders(h http.Header) {
	e.should = h.Get("X-Should-Retry")
	if ms, err := strconv.ParseFloat(h.Get("Retry-After-Ms"), 64); err == nil {
		e.after = secondsDuration(ms / 1000)
	} else if s, err := strconv.ParseFloat(h.Get("Retry-After"), 64); err == nil {
		e.after = secondsDuration(s)
	} else if at, err := http.ParseTime(h.Get("Retry-After")); err == nil {
		e.after = time.Until(at)
	}
}

// secondsDuration converts without overflow; NaN and negative numbers become 0.
func secondsDuration(s float64) time.Duration {
	if !(s > 0) {
		return 0
	}
	return time.Duration(min(s, MaxWait.Seconds()) * float64(time.Second))
}

// statusOf gives an error inside a stream the HTTP status that it would have had
// as a separate answer.
func statusOf(e *apiError) int {
	for _, word := range []string{e.code, e.kind} {
		if n, err := strconv.Atoi(word); err == nil && 400 <= n && n < 600 {
			return n
		}
		switch strings.ToLower(word) {
		case "overloaded_error", "overloaded", "server_is_overloaded", "engine_overloaded", "slow_down":
			return 529
		case "rate_limit_error", "rate_limit_exceeded", "resource_exhausted", "insufficient_quota", "usage_limit_reached":
			return http.StatusTooManyRequests
		case "billing_error":
			return http.StatusPaymentRequired
		case "authentication_error", "invalid_api_key", "unauthenticated":
			return http.StatusUnauthorized
		case "permission_error", "permission_denied":
			return http.StatusForbidden
		case "not_found_error", "model_not_found", "not_found":
			return http.StatusNotFound
		case "request_too_large":
			return http.StatusRequestEntityTooLarge
		case "timeout_error", "deadline_exceeded":
			return http.StatusGatewayTimeout
		case "api_error", "server_error", "internal", "internal_server_error", "unavailable":
			return http.StatusInternalServerError
		case "invalid_request_error", "invalid_prompt", "invalid_argument", "context_length_exceeded", "exceed_context_size_error", "bad_request":
			return http.StatusBadRequest
		}
	}
	return http.StatusInternalServerError
}

// overLong matches the messages by which providers report that prompt and answer
// do not fit into the model's context.
var overLong = lazyregexp.New(`(?i)prompt is too long|input is too long|maximum context length|context length exceeded|exceeds? (the )?(model's )?(available )?(maximum )?context (size|length|limit|window)|input token count .*exceeds`)

func (e *apiError) isContextTooLong() bool {
	if e.status != http.StatusBadRequest && e.status != http.StatusUnprocessableEntity {
		return false
	}
	return e.code == "context_length_exceeded" || e.kind == "exceed_context_size_error" || overLong.MatchString(e.message)
}

// settings are the settings of an agent that a model may refuse, with their
// names in the APIs.
var settings = []struct {
	name  string
	sent  func(*Request) bool
	words *lazyregexp.Regexp
}{
	{"temperature", func(r *Request) bool { return r.Temperature != nil }, lazyregexp.New(`\btemperature\b`)},
	{"top_p", func(r *Request) bool { return r.TopP != nil }, lazyregexp.New(`(?i)\btop_?p\b`)},
	{"stop_sequences", func(r *Request) bool { return len(r.StopSequences) > 0 }, lazyregexp.New(`(?i)\b(stop_?sequences?|'stop'|stop words?)`)},
	{"thinking_budget", func(r *Request) bool { return r.ThinkingBudget > 0 }, lazyregexp.New(`(?i)\b(budget_tokens|thinking_?(config|budget)?)\b`)},
	{"seed", func(r *Request) bool { return r.Seed != nil }, lazyregexp.New(`\bseed\b`)},
	{"effort", func(r *Request) bool { return r.Effort != "" }, lazyregexp.New(`(?i)\b(effort|thinking|reasoning|reasoning_effort|output_config|thinking_?(config|level|budget))\b`)},
	{"max_tokens", func(r *Request) bool { return r.MaxTokens > 0 }, lazyregexp.New(`\b(max_tokens|max_output_tokens|max_completion_tokens|maxOutputTokens)\b`)},
	{"tools", func(r *Request) bool { return len(r.Tools) > 0 }, lazyregexp.New(`(?i)\b(does not|doesn't) support tools|--enable-auto-tool-choice|tools? param requires --jinja|tool use is not supported`)},
}

func (e *apiError) refusedSetting(req *Request) string {
	for _, text := range []string{e.param, e.message} {
		for _, s := range settings {
			if s.sent(req) && s.words.MatchString(text) {
				return s.name
			}
		}
	}
	return ""
}

// noCredit finds the words for an account that no wait within a run refills.
// Gemini says "current quota" and "billing" of its limits per minute too, so
// these words are none of them.
var noCredit = lazyregexp.New(`(?i)insufficient_quota|billing_(error|hard_limit|not_active)|credit balance|spend(ing)? limit|usage[ _]limit`)

// refusal turns a provider's error into a fault that names the fix, or into an
// answer if the conversation outgrew the model's context: that is a limit of the
// agent, and nobody's fault.
func (c *client) refusal(req *Request, e *apiError) (*Response, error) {
	if e.isContextTooLong() {
		return &Response{Message: Message{Role: Assistant}, Stop: StopLength, Detail: "context: " + c.oneLine(e.message)}, nil
	}
	f := &trial.Fault{Class: trial.ClassEnvironment, After: min(max(e.after, 0), MaxWait)}
	words := e.code + " " + e.kind + " " + e.message
	f.Throttle = e.status == http.StatusTooManyRequests || e.status == 529 || e.status >= 500 && strings.Contains(strings.ToLower(words), "overloaded")
	fix := ""
	switch {
	case e.status == http.StatusPaymentRequired || e.status < 500 && (e.perDay || noCredit.MatchString(words)):
		fix = "the account behind " + c.keyName + " has used up its credit or quota"
		f.After, f.Dead = 0, true
	case e.status == http.StatusUnauthorized || e.code == "API_KEY_INVALID":
		fix, f.Dead = "set "+c.keyName+" to a valid key", true
	case e.status == http.StatusForbidden:
		fix, f.Dead = fmt.Sprintf("the key in %s may not use model %q", c.keyName, req.Model), true
	case e.status == http.StatusNotFound:
		fix, f.Dead = c.missingFix(req, e), true
	case e.status == http.StatusRequestEntityTooLarge:
		fix = "the conversation is too large; lower max_turns or what the tools return"
	case e.status == http.StatusBadRequest || e.status == http.StatusUnprocessableEntity:
		if s := e.refusedSetting(req); s != "" {
			fix = fmt.Sprintf("model %q does not take the setting %s as it is: change or remove it", req.Model, s)
		}
	default:
		f.Retry = e.status >= 500
		switch e.status {
		case http.StatusRequestTimeout, http.StatusConflict, http.StatusTooEarly, http.StatusTooManyRequests:
			f.Retry = true
		}
		if e.should != "" {
			f.Retry = e.should == "true"
		}
	}
	f.Down = f.Retry
	text := c.oneLine(e.Error())
	if fix != "" {
		text += ": " + fix
	}
	f.Err = fmt.Errorf("%s: %w", c.name, errors.New(text))
	return nil, f
}

// missingFix returns the fix for a model or an address that is not there.
func (c *client) missingFix(req *Request, e *apiError) string {
	if p, _ := FindProvider(c.name); p.Fetch != "" && strings.Contains(e.message, "not found") {
		return fmt.Sprintf("fetch the model with: %s %s", p.Fetch, req.Model)
	}
	return fmt.Sprintf("check the model name %q and the base URL (%s)", req.Model, c.host)
}

var titleTag = lazyregexp.New(`(?is)<title[^>]*>(.*?)</title>`)

func pageTitle(body []byte) string {
	if m := titleTag.FindSubmatch(body); m != nil {
		return strings.TrimSpace(string(m[1]))
	}
	return "a page without title"
}
