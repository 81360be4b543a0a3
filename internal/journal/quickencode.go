package journal

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"time"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/trial"
)

// quickEncode appends the content of a record of a frequent type to b, from "type" on, as
// encoding/json writes it, in a fraction of the time. It returns false for any other
// record, including those with faults and with bytes that are no text.
func quickEncode(b []byte, r *trial.Record) ([]byte, bool) {
	w := &lineEncoder{b: append(b, '{')}
	w.text(`"type":`, string(r.Type))
	w.boolIf(`"optional":`, r.Optional)
	switch {
	case r.Start != nil:
		w.open(`"start":`)
		w.start(r.Start)
	case r.Usage != nil:
		w.open(`"usage":`)
		w.usageNote(r.Usage)
	case r.Attempt != nil:
		w.open(`"attempt":`)
		w.attempt(r.Attempt)
	case r.Score != nil:
		w.open(`"score":`)
		w.score(r.Score)
	case r.Skip != nil:
		w.open(`"skip":`)
		w.key(r.Skip.Key)
		w.text(`"reason":`, r.Skip.Reason)
	default:
		return b, false
	}
	if w.bad {
		return b, false
	}
	w.end()
	w.end()
	return slices.Delete(w.b, len(b), len(b)+1), true // the brace before "type"
}

// lineEncoder appends fields. Once bad it stays bad, and its bytes are meaningless.
type lineEncoder struct {
	b   []byte
	bad bool
}

func (w *lineEncoder) start(s *trial.Start) {
	w.key(s.Key)
	w.number(`"n":`, int64(s.N))
	w.textIf(`"worker":`, s.Worker)
	w.textIf(`"reserved_usd":`, s.ReservedUSD)
	w.boolIf(`"metered":`, s.Metered)
}

func (w *lineEncoder) usageNote(u *trial.UsageNote) {
	w.key(u.Key)
	w.number(`"n":`, int64(u.N))
	w.usage(&u.Usage)
	w.textIf(`"most_usd":`, u.MostUSD)
}

func (w *lineEncoder) key(k trial.Key) {
	w.open(`"key":`)
	w.text(`"task":`, k.Task)
	w.text(`"arm":`, k.Arm)
	w.number(`"index":`, int64(k.Index))
	w.end()
}

func (w *lineEncoder) attempt(a *trial.AttemptRecord) {
	w.bad = w.bad || a.Fault != nil
	w.key(a.Key)
	w.number(`"n":`, int64(a.N))
	w.text(`"gen_key":`, string(a.GenKey))
	w.text(`"source":`, string(a.Source))
	if o := a.Origin; o != nil {
		w.open(`"origin":`)
		w.origin(o)
		w.end()
	}
	if e := a.End; e != nil {
		w.open(`"end":`)
		w.text(`"reason":`, string(e.Reason))
		w.textIf(`"detail":`, e.Detail)
		w.numberIf(`"turns":`, int64(e.Turns))
		w.textIf(`"model":`, e.Model)
		w.texts(`"left_running":`, e.Left)
		w.end()
	}
	w.refIf(`"transcript":`, &a.Transcript)
	list(w, `"raw":`, a.Raw, (*lineEncoder).ref)
	w.open(`"artifact":`)
	w.artifact(&a.Artifact)
	w.end()
	if p := &a.Proof; p.Servers != nil || p.Tools != nil || p.Isolation != "" || p.Deferred != nil {
		w.open(`"proof":`)
		list(w, `"servers":`, p.Servers, (*lineEncoder).server)
		list(w, `"tools":`, p.Tools, (*lineEncoder).tool)
		w.textIf(`"isolation":`, p.Isolation)
		w.boolAt(`"deferred":`, p.Deferred)
		w.end()
	}
	list(w, `"usage":`, a.Usage, (*lineEncoder).usage)
	w.open(`"timing":`)
	w.timing(&a.Timing)
	w.end()
	w.numberIf(`"throttled":`, int64(a.Throttled))
	if c := a.Choice; c != nil {
		w.open(`"tool_choice":`)
		list(w, `"offered":`, c.Offered, (*lineEncoder).toolName)
		list(w, `"calls":`, c.Calls, (*lineEncoder).toolUse)
		w.end()
	}
	w.textIf(`"worker":`, a.Worker)
	w.boolIf(`"settled":`, a.Settled)
	w.textIf(`"booked_usd":`, a.BookedUSD)
}

func (w *lineEncoder) origin(o *trial.Origin) {
	w.text(`"run":`, o.Run)
	w.time(`"time":`, o.Time)
	w.textIf(`"model":`, o.Model)
}

func (w *lineEncoder) artifact(a *trial.Artifact) {
	w.refIf(`"answer":`, &a.Answer)
	if s := a.Submission; s != nil {
		w.open(`"submission":`)
		w.text(`"tool":`, s.Tool)
		w.open(`"args":`)
		w.ref(&s.Args)
		w.end()
		w.end()
	}
	w.refIf(`"tree":`, &a.Tree)
	w.refIf(`"setup":`, &a.Setup)
	w.refIf(`"patch":`, &a.Patch)
}

func (w *lineEncoder) refIf(name string, r *trial.Ref) {
	if !r.IsZero() {
		w.open(name)
		w.ref(r)
		w.end()
	}
}

// ref writes what trial.Ref.MarshalJSON does for text.
func (w *lineEncoder) ref(r *trial.Ref) {
	w.textIf(`"digest":`, string(r.Digest))
	w.number(`"size":`, r.Size)
	w.textIf(`"media":`, r.Media)
	w.textIf(`"name":`, r.Name)
	if r.Inline != nil {
		w.bad = w.bad || !utf8.Valid(r.Inline)
		w.name(`"text":`)
		w.b = appendText(w.b, r.Inline)
	}
}

func (w *lineEncoder) server(s *trial.ServerProof) {
	w.text(`"name":`, s.Name)
	w.textIf(`"like":`, s.Like)
	w.textIf(`"version":`, s.Version)
	w.text(`"digest":`, string(s.Digest))
	w.textIf(`"pinned":`, string(s.Pinned))
	w.number(`"tools":`, int64(s.Tools))
	w.number(`"calls":`, int64(s.Calls))
	w.number(`"errors":`, int64(s.Errors))
	w.numberIf(`"schema_tokens":`, int64(s.Tokens))
	w.numberIf(`"instruction_tokens":`, int64(s.Told))
	if len(s.ByTool) > 0 {
		w.open(`"calls_by_tool":`)
		for _, tool := range slices.Sorted(maps.Keys(s.ByTool)) {
			w.mapKey(tool)
			w.b = strconv.AppendInt(w.b, int64(s.ByTool[tool]), 10)
		}
		w.end()
	}
	w.numberIf(`"protocol_errors":`, int64(s.ProtocolErrors))
	w.numberIf(`"timeouts":`, int64(s.Timeouts))
	w.numberIf(`"restarts":`, int64(s.Restarts))
	w.textIf(`"died":`, s.Died)
	w.textIf(`"changed":`, s.Changed)
	w.texts(`"written":`, s.Written)
	w.texts(`"asked":`, s.Asked)
	w.numberIf(`"junk":`, int64(s.Junk))
}

func (w *lineEncoder) tool(t *trial.ToolProof) {
	w.text(`"name":`, t.Name)
	w.number(`"calls":`, int64(t.Calls))
	w.number(`"errors":`, int64(t.Errors))
}

func (w *lineEncoder) toolName(n *trial.ToolName) {
	w.text(`"name":`, n.Name)
	w.textIf(`"server":`, n.Server)
	w.textIf(`"shown":`, n.Shown)
}

func (w *lineEncoder) toolUse(u *trial.ToolUse) {
	w.toolName(&u.ToolName)
	w.boolIf(`"own":`, u.Own)
	w.boolAt(`"valid":`, u.Valid)
	w.boolIf(`"error":`, u.Error)
	if u.MS != nil {
		w.number(`"ms":`, *u.MS)
	}
	w.number(`"args_tokens":`, int64(u.Args))
	w.number(`"result_tokens":`, int64(u.Result))
}

func (w *lineEncoder) usage(u *trial.Usage) {
	w.number(`"request":`, int64(u.Request))
	w.textIf(`"model":`, u.Model)
	w.number(`"input":`, u.Input)
	w.numberIf(`"cache_read":`, u.CacheRead)
	w.numberIf(`"cache_write_5m":`, u.CacheWrite5m)
	w.numberIf(`"cache_write_1h":`, u.CacheWrite1h)
	w.number(`"output":`, u.Output)
	w.numberIf(`"reasoning":`, u.Reasoning)
	w.textIf(`"reported_usd":`, u.ReportedUSD)
	w.boolIf(`"partial":`, u.Partial)
	w.numberIf(`"requests":`, int64(u.Requests))
	w.boolIf(`"reused":`, u.Reused)
}

func (w *lineEncoder) timing(t *trial.Timing) {
	w.time(`"start":`, t.Start)
	w.numberIf(`"setup_ms":`, t.SetupMS)
	w.number(`"agent_ms":`, t.AgentMS)
	w.numberIf(`"tool_ms":`, t.ToolMS)
	w.numberIf(`"endpoint_ms":`, t.EndpointMS)
	w.numberIf(`"reused_ms":`, t.ReusedMS)
}

func (w *lineEncoder) score(s *trial.Score) {
	w.bad = w.bad || s.Fault != nil
	w.key(s.Key)
	w.number(`"attempt":`, int64(s.Attempt))
	w.text(`"grader":`, s.Grader)
	w.text(`"grade_key":`, string(s.GradeKey))
	list(w, `"criteria":`, s.Criteria, (*lineEncoder).criterion)
	list(w, `"measures":`, s.Measures, (*lineEncoder).measure)
	w.textIf(`"label":`, s.Label)
	if len(s.Details) > 0 {
		w.open(`"details":`)
		for _, name := range slices.Sorted(maps.Keys(s.Details)) {
			w.mapKey(name)
			w.b = appendText(w.b, s.Details[name])
		}
		w.end()
	}
	w.textIf(`"worker":`, s.Worker)
}

func (w *lineEncoder) criterion(c *trial.Criterion) {
	w.text(`"name":`, c.Name)
	w.text(`"verdict":`, string(c.Verdict))
	w.boolIf(`"required":`, c.Required)
	w.texts(`"evidence":`, c.Evidence)
	list(w, `"findings":`, c.Findings, (*lineEncoder).finding)
}

func (w *lineEncoder) finding(f *trial.Finding) {
	w.textIf(`"verdict":`, f.Verdict)
	w.textIf(`"class":`, f.Class)
	w.textIf(`"file":`, f.File)
	w.numberIf(`"line":`, int64(f.Line))
	w.numberIf(`"column":`, int64(f.Column))
	w.textIf(`"id":`, f.ID)
	w.textIf(`"message":`, f.Message)
	w.textIf(`"name":`, f.Name)
	w.textIf(`"usr":`, f.USR)
	w.textIf(`"module":`, f.Module)
	w.textIf(`"availability":`, f.Availability)
	w.textIf(`"renamed":`, f.Renamed)
	w.textIf(`"alternative":`, f.Alternative)
	w.textIf(`"scope":`, f.Scope)
	w.textIf(`"backend":`, f.Backend)
	w.textIf(`"reason":`, f.Reason)
}

func (w *lineEncoder) measure(m *trial.Measure) {
	w.text(`"name":`, m.Name)
	w.name(`"value":`)
	if m.Value == nil {
		w.b = append(w.b, "null"...)
	} else {
		w.float(*m.Value)
	}
	w.textIf(`"unit":`, m.Unit)
}

// The methods below append the field of a name, which is given with its colon; those
// whose names end in If leave out zero values.

// name appends a comma, unless the field is the first of its object, and the name.
func (w *lineEncoder) name(name string) {
	if w.b[len(w.b)-1] != '{' {
		w.b = append(w.b, ',')
	}
	w.b = append(w.b, name...)
}

func (w *lineEncoder) open(name string) {
	w.name(name)
	w.b = append(w.b, '{')
}

func (w *lineEncoder) end() { w.b = append(w.b, '}') }

// mapKey appends a key of a map. Keys that are no UTF-8 are left to encoding/json, which
// sorts and joins them by rules of its own.
func (w *lineEncoder) mapKey(key string) {
	w.bad = w.bad || !utf8.ValidString(key)
	w.name("")
	w.b = append(appendText(w.b, key), ':')
}

func (w *lineEncoder) text(name, s string) {
	w.name(name)
	w.b = appendText(w.b, s)
}

func (w *lineEncoder) textIf(name, s string) {
	if s != "" {
		w.text(name, s)
	}
}

func (w *lineEncoder) texts(name string, list []string) {
	if len(list) == 0 {
		return
	}
	w.name(name)
	for i, s := range list {
		w.b = appendText(append(w.b, "[,"[min(i, 1)]), s)
	}
	w.b = append(w.b, ']')
}

func (w *lineEncoder) number(name string, n int64) {
	w.name(name)
	w.b = strconv.AppendInt(w.b, n, 10)
}

func (w *lineEncoder) numberIf(name string, n int64) {
	if n != 0 {
		w.number(name, n)
	}
}

func (w *lineEncoder) boolIf(name string, v bool) {
	if v {
		w.boolAt(name, &v)
	}
}

// boolAt leaves out nil only.
func (w *lineEncoder) boolAt(name string, v *bool) {
	if v != nil {
		w.name(name)
		w.b = strconv.AppendBool(w.b, *v)
	}
}

// time appends a time in UTC; encoding/json writes or rejects others.
func (w *lineEncoder) time(name string, t time.Time) {
	if y := t.Year(); t.Location() != time.UTC || y < 0 || y > 9999 {
		w.bad = true
		return
	}
	w.name(name)
	w.b = append(t.AppendFormat(append(w.b, '"'), time.RFC3339Nano), '"')
}

// float appends a number in the form of ECMAScript, as encoding/json does.
func (w *lineEncoder) float(f float64) {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		w.bad = true // encoding/json words the error
		return
	}
	form, abs := byte('f'), math.Abs(f)
	if abs != 0 && (abs < 1e-6 || abs >= 1e21) {
		form = 'e'
	}
	w.b = strconv.AppendFloat(w.b, f, form, -1, 64)
	if n := len(w.b); form == 'e' && n >= 4 && string(w.b[n-4:n-1]) == "e-0" { // e-09 is e-9
		w.b = append(w.b[:n-2], w.b[n-1])
	}
}

// list appends a list of objects, unless it is empty.
func list[T any](w *lineEncoder, name string, all []T, write func(*lineEncoder, *T)) {
	if len(all) == 0 {
		return
	}
	w.name(name)
	for i := range all {
		w.b = append(w.b, "[,"[min(i, 1)], '{')
		write(w, &all[i])
		w.b = append(w.b, '}')
	}
	w.b = append(w.b, ']')
}

// plainByte marks the bytes that stand for themselves in a string.
var plainByte = func() (plain [256]bool) {
	for c := byte(' '); c < utf8.RuneSelf; c++ {
		plain[c] = c != '"' && c != '\\' && c != '<' && c != '>' && c != '&'
	}
	return plain
}()

// appendText appends a string as encoding/json writes it, fit for HTML.
func appendText[S string | []byte](b []byte, s S) []byte {
	const hex = "0123456789abcdef"
	b = append(b, '"')
	from := 0
	for i := 0; i < len(s); {
		c := s[i]
		if plainByte[c] {
			i++
			continue
		}
		if c < utf8.RuneSelf {
			b = append(append(b, s[from:i]...), '\\')
			switch c {
			case '"', '\\':
				b = append(b, c)
			case '\b':
				b = append(b, 'b')
			case '\f':
				b = append(b, 'f')
			case '\n':
				b = append(b, 'n')
			case '\r':
				b = append(b, 'r')
			case '\t':
				b = append(b, 't')
			default:
				b = append(b, 'u', '0', '0', hex[c>>4], hex[c&15])
			}
			i++
			from = i
			continue
		}
		r, size := utf8.DecodeRuneInString(string(s[i:min(len(s), i+utf8.UTFMax)]))
		switch {
		case r == utf8.RuneError && size == 1:
			b = append(append(b, s[from:i]...), `\ufffd`...)
			from = i + size
		case r == '\u2028' || r == '\u2029':
			b = append(append(b, s[from:i]...), `\u202`...)
			b = append(b, hex[r&15])
			from = i + size
		}
		i += size
	}
	return append(append(b, s[from:]...), '"')
}
