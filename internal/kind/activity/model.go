package activity

import (
	"bytes"
	"encoding/json"

	"github.com/assay-eval/assay/internal/trial"
)

// request is what these figures need of a line of api.jsonl.
type request struct {
	Bytes      *int64 `json:"bytes"`
	ToolCount  *int64 `json:"tool_count"`
	Generation bool   `json:"generation"`
	Retry      bool   `json:"retry"`
}

// readRequests reads api.jsonl. ok is false if it is missing or unreadable.
func (r raws) readRequests() (all []request, ok bool) {
	b, ok := r[APIRaw]
	if !ok {
		return nil, false
	}
	for line := range bytes.Lines(b) {
		if len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		var q request
		if json.Unmarshal(line, &q) != nil {
			return nil, false
		}
		if q.Generation {
			all = append(all, q)
		}
	}
	return all, true
}

// countModel measures what was asked of the model.
func countModel(a *trial.Attempt, events []trial.Event, r raws, s *sheet) {
	countTokens(a, s)
	turns := 0
	if a.End != nil {
		turns = a.End.Turns
	}
	if turns == 0 {
		for _, e := range events {
			turns = max(turns, e.Turn)
		}
	}
	if turns > 0 {
		s.setCount("turns", turns)
	} else {
		s.setNull("the agent does not say", "turns")
	}
	api, recorded := r.readRequests()
	n := len(api)
	if !recorded {
		n = countRequests(a.Usage)
	}
	if n > 0 || recorded {
		s.setCount("requests", n)
	} else {
		s.setNull("the agent does not say: record_api would", "requests")
	}
	countRetries(events, api, recorded, r, s)
	countFirst(api, recorded, s)
	countSchemas(a, n, s)
}

// countRequests is the number of requests behind usage; 0 if it is not known.
func countRequests(us []trial.Usage) int {
	n := 0
	for _, u := range us {
		switch {
		case u.Requests < 0:
			return 0
		case u.Requests == 0:
			n++
		default:
			n += u.Requests
		}
	}
	return n
}

// countRetries takes the recording of the API for it, else the transcript. CLIs
// that do not show their retries have 0 in the transcript, which means unknown.
func countRetries(events []trial.Event, api []request, recorded bool, r raws, s *sheet) {
	n := 0
	if recorded {
		for _, q := range api {
			n += countIf(q.Retry)
		}
		s.setCount("retries", n)
		return
	}
	for _, e := range events {
		n += countIf(e.Kind == trial.EventRetry)
	}
	switch {
	case n == 0 && len(events) == 0:
		s.setNull("no transcript", "retries")
	case n == 0 && !r.showsRetries():
		s.setNull("the agent does not show them: record_api would", "retries")
	default:
		s.setCount("retries", n)
	}
}

// showsRetries reports, by the first lines of a CLI's output, whether it is one
// that shows its retries: Claude Code and Codex do. Other agents keep no such
// file, and their retries are our own.
func (r raws) showsRetries() bool {
	b, ok := r[streamRaw]
	if !ok {
		return true
	}
	b = b[:min(len(b), 64<<10)]
	for line := range bytes.Lines(b) {
		var first struct{ Type string }
		if json.Unmarshal(line, &first) == nil && (first.Type == "system" || first.Type == "thread.started") {
			return true
		}
	}
	return false
}

func countFirst(api []request, recorded bool, s *sheet) {
	names := []string{"first_request_bytes", "first_request_tools"}
	switch {
	case !recorded:
		s.setNull("requests were not recorded: record_api would", names...)
	case len(api) == 0:
		s.setNull("no request was made", names...)
	default:
		for i, v := range []*int64{api[0].Bytes, api[0].ToolCount} {
			if v == nil && i == 1 {
				v = new(int64(0)) // left out where there is none
			}
			s.setTimes(names[i], v, "the recording does not say")
		}
	}
}

// countSchemas measures the size of the schemas of MCP tools: they are sent again
// with every request, unless the agent defers them.
func countSchemas(a *trial.Attempt, requests int, s *sheet) {
	size := 0
	for _, p := range a.Proof.Servers {
		if p.Tools > 0 && p.Tokens == 0 {
			s.setNull("the size of the schemas of "+p.Name+" is not known", "schema_tokens", "schema_tax_tokens")
			return
		}
		size += p.Tokens
	}
	if size > 0 && a.Proof.Deferred != nil && *a.Proof.Deferred {
		s.setNull("the agent sends schemas on demand only", "schema_tokens", "schema_tax_tokens")
		return
	}
	s.setCount("schema_tokens", size)
	if size > 0 && requests == 0 {
		s.setNull("the number of requests is not known", "schema_tax_tokens")
		return
	}
	s.setCount("schema_tax_tokens", size*requests)
}

func countTokens(a *trial.Attempt, s *sheet) {
	if len(a.Usage) == 0 {
		s.setNull("no usage was reported", "tokens_input", "tokens_cache_read", "tokens_cache_write", "tokens_output", "cache_read_rate", "cache_read_rate_seed")
		return
	}
	var in, read, write, out int64
	for _, u := range a.Usage {
		in, read, write, out = in+u.Input, read+u.CacheRead, write+u.CacheWrite5m+u.CacheWrite1h, out+u.Output
	}
	s.setValue("tokens_input", float64(in))
	s.setValue("tokens_cache_read", float64(read))
	s.setValue("tokens_cache_write", float64(write))
	s.setValue("tokens_output", float64(out))
	s.setShare("cache_read_rate", read, in+read+write)
	s.setShare("cache_read_rate_seed", read, in+read)
}

func (s *sheet) setShare(name string, k, n int64) {
	if n <= 0 {
		s.setNull("there was no input", name)
		return
	}
	s.setValue(name, float64(k)/float64(n))
}
