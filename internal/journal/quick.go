package journal

import (
	"bytes"
	"strconv"
	"time"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/trial"
)

// quick decodes a line as this package writes it: every field at most once, in the
// order of its type, without white space. It takes a fraction of the time of
// encoding/json, which is what reading a long run consists of. It says no to all
// else: another order, a field that it does not know, a type of which there are few,
// a fault, and whatever may be no JSON. Such a line is for encoding/json. Where it
// says yes, both give the same record.
func quick(line []byte) (rec trial.Record, ok bool) {
	w := &walker{b: line}
	w.record(&rec)
	return rec, !w.bad && w.i == len(line)
}

// walker goes through a line. Once it is bad it stays so, and what it has filled in
// means nothing.
type walker struct {
	b   []byte
	i   int // where it stands
	bad bool
	buf []byte // for texts with escapes, used again
}

func (w *walker) record(r *trial.Record) {
	w.take('{')
	number(w, `"seq":`, &r.Seq)
	instant(w, `"t":`, &r.Time)
	number(w, `"s":`, &r.Sess)
	text(w, `"type":`, &r.Type)
	switch r.Type {
	case trial.RecordStart:
		pointer(w, `"start":`, &r.Start, (*walker).start)
	case trial.RecordAttempt:
		pointer(w, `"attempt":`, &r.Attempt, (*walker).attempt)
	case trial.RecordScore:
		pointer(w, `"score":`, &r.Score, (*walker).score)
	case trial.RecordSkip:
		pointer(w, `"skip":`, &r.Skip, (*walker).skip)
	}
	w.take('}')
}

func (w *walker) key(k *trial.Key) {
	w.take('{')
	text(w, `"task":`, &k.Task)
	text(w, `"arm":`, &k.Arm)
	number(w, `"index":`, &k.Index)
	w.take('}')
}

func (w *walker) start(s *trial.Start) {
	w.take('{')
	object(w, `"key":`, &s.Key, (*walker).key)
	number(w, `"n":`, &s.N)
	text(w, `"worker":`, &s.Worker)
	text(w, `"reserved_usd":`, &s.ReservedUSD)
	w.take('}')
}

func (w *walker) skip(s *trial.Skip) {
	w.take('{')
	object(w, `"key":`, &s.Key, (*walker).key)
	text(w, `"reason":`, &s.Reason)
	w.take('}')
}

func (w *walker) attempt(a *trial.AttemptRecord) {
	w.take('{')
	object(w, `"key":`, &a.Key, (*walker).key)
	number(w, `"n":`, &a.N)
	text(w, `"gen_key":`, &a.GenKey)
	text(w, `"source":`, &a.Source)
	pointer(w, `"origin":`, &a.Origin, (*walker).origin)
	pointer(w, `"end":`, &a.End, (*walker).end)
	object(w, `"transcript":`, &a.Transcript, (*walker).ref)
	list(w, `"raw":`, &a.Raw, (*walker).ref)
	object(w, `"artifact":`, &a.Artifact, (*walker).artifact)
	object(w, `"proof":`, &a.Proof, (*walker).proof)
	list(w, `"usage":`, &a.Usage, (*walker).usage)
	object(w, `"timing":`, &a.Timing, (*walker).timing)
	number(w, `"throttled":`, &a.Throttled)
	truth(w, `"settled":`, &a.Settled)
	w.take('}')
}

func (w *walker) origin(o *trial.Origin) {
	w.take('{')
	text(w, `"run":`, &o.Run)
	instant(w, `"time":`, &o.Time)
	text(w, `"model":`, &o.Model)
	w.take('}')
}

func (w *walker) end(e *trial.End) {
	w.take('{')
	text(w, `"reason":`, &e.Reason)
	text(w, `"detail":`, &e.Detail)
	number(w, `"turns":`, &e.Turns)
	text(w, `"model":`, &e.Model)
	w.take('}')
}

// ref reads what trial.Ref.MarshalJSON writes of bytes that are text.
func (w *walker) ref(r *trial.Ref) {
	w.take('{')
	text(w, `"digest":`, &r.Digest)
	number(w, `"size":`, &r.Size)
	text(w, `"media":`, &r.Media)
	text(w, `"name":`, &r.Name)
	if w.field(`"text":`) {
		r.Inline = append([]byte{}, w.quoted()...)
	}
	w.take('}')
}

func (w *walker) artifact(a *trial.Artifact) {
	w.take('{')
	object(w, `"answer":`, &a.Answer, (*walker).ref)
	pointer(w, `"submission":`, &a.Submission, (*walker).submission)
	object(w, `"tree":`, &a.Tree, (*walker).ref)
	object(w, `"setup":`, &a.Setup, (*walker).ref)
	object(w, `"patch":`, &a.Patch, (*walker).ref)
	w.take('}')
}

func (w *walker) submission(s *trial.Submission) {
	w.take('{')
	text(w, `"tool":`, &s.Tool)
	object(w, `"args":`, &s.Args, (*walker).ref)
	w.take('}')
}

func (w *walker) proof(p *trial.Proof) {
	w.take('{')
	list(w, `"servers":`, &p.Servers, (*walker).server)
	list(w, `"tools":`, &p.Tools, (*walker).tool)
	text(w, `"isolation":`, &p.Isolation)
	pointer(w, `"deferred":`, &p.Deferred, (*walker).bool)
	w.take('}')
}

func (w *walker) server(s *trial.ServerProof) {
	w.take('{')
	text(w, `"name":`, &s.Name)
	text(w, `"version":`, &s.Version)
	text(w, `"digest":`, &s.Digest)
	text(w, `"pinned":`, &s.Pinned)
	number(w, `"tools":`, &s.Tools)
	number(w, `"calls":`, &s.Calls)
	number(w, `"errors":`, &s.Errors)
	number(w, `"schema_tokens":`, &s.Tokens)
	number(w, `"protocol_errors":`, &s.ProtocolErrors)
	number(w, `"timeouts":`, &s.Timeouts)
	number(w, `"restarts":`, &s.Restarts)
	text(w, `"died":`, &s.Died)
	text(w, `"changed":`, &s.Changed)
	list(w, `"written":`, &s.Written, (*walker).string)
	list(w, `"asked":`, &s.Asked, (*walker).string)
	number(w, `"junk":`, &s.Junk)
	w.take('}')
}

func (w *walker) tool(t *trial.ToolProof) {
	w.take('{')
	text(w, `"name":`, &t.Name)
	number(w, `"calls":`, &t.Calls)
	number(w, `"errors":`, &t.Errors)
	w.take('}')
}

func (w *walker) usage(u *trial.Usage) {
	w.take('{')
	number(w, `"request":`, &u.Request)
	text(w, `"model":`, &u.Model)
	number(w, `"input":`, &u.Input)
	number(w, `"cache_read":`, &u.CacheRead)
	number(w, `"cache_write_5m":`, &u.CacheWrite5m)
	number(w, `"cache_write_1h":`, &u.CacheWrite1h)
	number(w, `"output":`, &u.Output)
	number(w, `"reasoning":`, &u.Reasoning)
	text(w, `"reported_usd":`, &u.ReportedUSD)
	truth(w, `"partial":`, &u.Partial)
	number(w, `"requests":`, &u.Requests)
	w.take('}')
}

func (w *walker) timing(t *trial.Timing) {
	w.take('{')
	instant(w, `"start":`, &t.Start)
	number(w, `"setup_ms":`, &t.SetupMS)
	number(w, `"agent_ms":`, &t.AgentMS)
	number(w, `"tool_ms":`, &t.ToolMS)
	w.take('}')
}

func (w *walker) score(s *trial.Score) {
	w.take('{')
	object(w, `"key":`, &s.Key, (*walker).key)
	number(w, `"attempt":`, &s.Attempt)
	text(w, `"grader":`, &s.Grader)
	text(w, `"grade_key":`, &s.GradeKey)
	list(w, `"criteria":`, &s.Criteria, (*walker).criterion)
	list(w, `"measures":`, &s.Measures, (*walker).measure)
	text(w, `"label":`, &s.Label)
	object(w, `"details":`, &s.Details, (*walker).details)
	w.take('}')
}

func (w *walker) criterion(c *trial.Criterion) {
	w.take('{')
	text(w, `"name":`, &c.Name)
	text(w, `"verdict":`, &c.Verdict)
	truth(w, `"required":`, &c.Required)
	list(w, `"evidence":`, &c.Evidence, (*walker).string)
	list(w, `"findings":`, &c.Findings, (*walker).finding)
	w.take('}')
}

func (w *walker) finding(f *trial.Finding) {
	w.take('{')
	text(w, `"verdict":`, &f.Verdict)
	text(w, `"class":`, &f.Class)
	text(w, `"file":`, &f.File)
	number(w, `"line":`, &f.Line)
	number(w, `"column":`, &f.Column)
	text(w, `"id":`, &f.ID)
	text(w, `"message":`, &f.Message)
	text(w, `"name":`, &f.Name)
	text(w, `"usr":`, &f.USR)
	text(w, `"module":`, &f.Module)
	text(w, `"availability":`, &f.Availability)
	text(w, `"renamed":`, &f.Renamed)
	text(w, `"alternative":`, &f.Alternative)
	text(w, `"scope":`, &f.Scope)
	text(w, `"backend":`, &f.Backend)
	text(w, `"reason":`, &f.Reason)
	w.take('}')
}

func (w *walker) measure(m *trial.Measure) {
	w.take('{')
	text(w, `"name":`, &m.Name)
	if !w.field(`"value":null`) {
		pointer(w, `"value":`, &m.Value, (*walker).float)
	}
	text(w, `"unit":`, &m.Unit)
	w.take('}')
}

func (w *walker) details(to *map[string]string) {
	*to = map[string]string{}
	w.take('{')
	for !w.bad && !w.at('}') {
		if len(*to) > 0 {
			w.take(',')
		}
		name := string(w.quoted())
		w.take(':')
		if _, twice := (*to)[name]; twice {
			w.bad = true
		}
		(*to)[name] = string(w.quoted())
	}
	w.take('}')
}

// What follows reads a field of a name, with its colon, if it is the next one.

func text[S ~string](w *walker, name string, to *S) {
	if w.field(name) {
		*to = S(w.quoted())
	}
}

func number[N int | int64](w *walker, name string, to *N) {
	if w.field(name) {
		*to = N(w.integer())
	}
}

func truth(w *walker, name string, to *bool) {
	if w.field(name) {
		w.bool(to)
	}
}

func instant(w *walker, name string, to *time.Time) {
	if !w.field(name) {
		return
	}
	from := w.i
	w.quoted()
	w.bad = w.bad || to.UnmarshalJSON(w.b[from:w.i]) != nil
}

func object[T any](w *walker, name string, to *T, read func(*walker, *T)) {
	if w.field(name) {
		read(w, to)
	}
}

func pointer[T any](w *walker, name string, to **T, read func(*walker, *T)) {
	if w.field(name) {
		*to = new(T)
		read(w, *to)
	}
}

func list[T any](w *walker, name string, to *[]T, read func(*walker, *T)) {
	if !w.field(name) {
		return
	}
	*to = []T{}
	w.take('[')
	for !w.bad && !w.at(']') {
		if len(*to) > 0 {
			w.take(',')
		}
		var one T
		read(w, &one)
		*to = append(*to, one)
	}
	w.take(']')
}

// field takes the name of the next field of an object, if it is that one. Behind the
// brace of the object there is no comma, and before every other field one.
func (w *walker) field(name string) bool {
	at := w.i
	if w.bad || at == 0 {
		return false
	}
	if w.b[at-1] != '{' {
		if !w.at(',') {
			return false
		}
		at++
	}
	if len(w.b)-at < len(name) || string(w.b[at:at+len(name)]) != name {
		return false
	}
	w.i = at + len(name)
	return true
}

func (w *walker) at(c byte) bool { return w.i < len(w.b) && w.b[w.i] == c }

func (w *walker) take(c byte) {
	if !w.at(c) {
		w.bad = true
		return
	}
	w.i++
}

func (w *walker) string(to *string) { *to = string(w.quoted()) }

func (w *walker) bool(to *bool) {
	rest := w.b[w.i:]
	switch {
	case bytes.HasPrefix(rest, []byte("true")):
		*to, w.i = true, w.i+4
	case bytes.HasPrefix(rest, []byte("false")):
		*to, w.i = false, w.i+5
	default:
		w.bad = true
	}
}

// integer reads one of 18 digits at most.
func (w *walker) integer() int64 {
	minus := w.at('-')
	if minus {
		w.i++
	}
	from, n := w.i, int64(0)
	for w.i < len(w.b) && w.i < from+18 && '0' <= w.b[w.i] && w.b[w.i] <= '9' {
		n = 10*n + int64(w.b[w.i]-'0')
		w.i++
	}
	if w.i == from || w.b[from] == '0' && w.i > from+1 {
		w.bad = true
	}
	if minus {
		return -n
	}
	return n
}

// float reads a number as JSON has it, which strconv is more generous about.
func (w *walker) float(to *float64) {
	from := w.i
	w.integer()
	if w.at('.') {
		w.i++
		w.digits()
	}
	if w.at('e') || w.at('E') {
		w.i++
		if w.at('+') || w.at('-') {
			w.i++
		}
		w.digits()
	}
	if w.bad {
		return
	}
	var err error
	*to, err = strconv.ParseFloat(string(w.b[from:w.i]), 64)
	w.bad = err != nil
}

func (w *walker) digits() {
	from := w.i
	for w.i < len(w.b) && '0' <= w.b[w.i] && w.b[w.i] <= '9' {
		w.i++
	}
	w.bad = w.bad || w.i == from
}

// quoted reads a text. What it returns is good until the next one is read.
func (w *walker) quoted() []byte {
	w.take('"')
	if w.bad {
		return nil
	}
	from, escapes, high := w.i, false, false
	for ; w.i < len(w.b); w.i++ {
		switch c := w.b[w.i]; {
		case c == '"':
			raw := w.b[from:w.i]
			w.i++
			if high && !utf8.Valid(raw) {
				w.bad = true // encoding/json says what becomes of it
				return nil
			}
			if escapes {
				return w.unescape(raw)
			}
			return raw
		case c == '\\':
			escapes = true
			w.i++ // whatever follows, it does not end the text
		case c < ' ':
			w.bad = true
			return nil
		case c >= utf8.RuneSelf:
			high = true
		}
	}
	w.bad = true
	return nil
}

// escaped are the characters behind a backslash that stand for one byte.
var escaped = [256]byte{'"': '"', '\\': '\\', '/': '/', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t'}

func (w *walker) unescape(raw []byte) []byte {
	out := w.buf[:0]
	for {
		i := bytes.IndexByte(raw, '\\')
		if i < 0 {
			break
		}
		out = append(out, raw[:i]...)
		c := raw[i+1] // a text does not end with a backslash alone
		raw = raw[i+2:]
		if short := escaped[c]; short != 0 {
			out = append(out, short)
			continue
		}
		if c != 'u' || len(raw) < 4 {
			w.bad = true
			return nil
		}
		r, err := strconv.ParseUint(string(raw[:4]), 16, 16)
		if err != nil || utf16.IsSurrogate(rune(r)) {
			w.bad = true
			return nil
		}
		out, raw = utf8.AppendRune(out, rune(r)), raw[4:]
	}
	out = append(out, raw...)
	w.buf = out
	return out
}
