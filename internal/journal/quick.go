package journal

import (
	"bytes"
	"strconv"
	"sync"
	"time"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/trial"
)

// quickDecode decodes a line written by this package: every field at most once, in
// the order of its type, without white space. It takes a fraction of the time of
// encoding/json, which dominates the reading of a long run. It returns false for any
// other input, including rare types and faults, which the caller decodes with
// encoding/json.
func quickDecode(line []byte, lean bool) (rec trial.Record, ok bool) {
	w := borrowDecoder(line)
	defer w.giveBack()
	w.lean = lean
	w.decodeRecord(&rec)
	return rec, !w.bad && w.i == len(line)
}

// lineDecoders are used again.
var lineDecoders = sync.Pool{New: func() any { return &lineDecoder{names: map[string]string{}} }}

func borrowDecoder(line []byte) *lineDecoder {
	w, _ := lineDecoders.Get().(*lineDecoder)
	w.b, w.i, w.bad, w.lean = line, 0, false, false
	return w
}

func (w *lineDecoder) giveBack() {
	w.b = nil
	if cap(w.buf) > small {
		w.buf = nil
	}
	lineDecoders.Put(w)
}

// lineDecoder decodes one line. Once bad it stays bad, and its results are
// meaningless.
type lineDecoder struct {
	b   []byte
	i   int // position
	bad bool
	buf []byte // reused for strings with escapes
	// names holds short strings, of which most records have the same.
	names map[string]string

	lean bool // leave out the bytes in refs
}

func (w *lineDecoder) decodeRecord(r *trial.Record) {
	if isHashed(w.b) {
		w.i = hashedFrom - 1 // the comma
	} else {
		w.takeByte('{')
	}
	numberField(w, `"seq":`, &r.Seq)
	timeField(w, `"t":`, &r.Time)
	numberField(w, `"s":`, &r.Sess)
	textField(w, `"type":`, &r.Type)
	boolField(w, `"optional":`, &r.Optional)
	switch r.Type {
	case trial.RecordStart:
		pointerField(w, `"start":`, &r.Start, (*lineDecoder).decodeStart)
	case trial.RecordUsage:
		pointerField(w, `"usage":`, &r.Usage, (*lineDecoder).decodeUsageNote)
	case trial.RecordAttempt:
		pointerField(w, `"attempt":`, &r.Attempt, (*lineDecoder).decodeAttempt)
	case trial.RecordScore:
		pointerField(w, `"score":`, &r.Score, (*lineDecoder).decodeScore)
	case trial.RecordSkip:
		pointerField(w, `"skip":`, &r.Skip, (*lineDecoder).decodeSkip)
	}
	w.takeByte('}')
}

func (w *lineDecoder) decodeKey(k *trial.Key) {
	textField(w, `"task":`, &k.Task)
	textField(w, `"arm":`, &k.Arm)
	numberField(w, `"index":`, &k.Index)
}

func (w *lineDecoder) decodeStart(s *trial.Start) {
	objectField(w, `"key":`, &s.Key, (*lineDecoder).decodeKey)
	numberField(w, `"n":`, &s.N)
	textField(w, `"worker":`, &s.Worker)
	textField(w, `"reserved_usd":`, &s.ReservedUSD)
	boolField(w, `"metered":`, &s.Metered)
}

func (w *lineDecoder) decodeUsageNote(u *trial.UsageNote) {
	objectField(w, `"key":`, &u.Key, (*lineDecoder).decodeKey)
	numberField(w, `"n":`, &u.N)
	w.decodeUsage(&u.Usage)
	textField(w, `"most_usd":`, &u.MostUSD)
}

func (w *lineDecoder) decodeSkip(s *trial.Skip) {
	objectField(w, `"key":`, &s.Key, (*lineDecoder).decodeKey)
	textField(w, `"reason":`, &s.Reason)
}

func (w *lineDecoder) decodeAttempt(a *trial.AttemptRecord) {
	objectField(w, `"key":`, &a.Key, (*lineDecoder).decodeKey)
	numberField(w, `"n":`, &a.N)
	textField(w, `"gen_key":`, &a.GenKey)
	textField(w, `"source":`, &a.Source)
	pointerField(w, `"origin":`, &a.Origin, (*lineDecoder).decodeOrigin)
	pointerField(w, `"end":`, &a.End, (*lineDecoder).decodeEnd)
	objectField(w, `"transcript":`, &a.Transcript, (*lineDecoder).decodeRef)
	objectsField(w, `"raw":`, &a.Raw, (*lineDecoder).decodeRef)
	objectField(w, `"artifact":`, &a.Artifact, (*lineDecoder).decodeArtifact)
	objectField(w, `"proof":`, &a.Proof, (*lineDecoder).decodeProof)
	objectsField(w, `"usage":`, &a.Usage, (*lineDecoder).decodeUsage)
	objectField(w, `"timing":`, &a.Timing, (*lineDecoder).decodeTiming)
	numberField(w, `"throttled":`, &a.Throttled)
	pointerField(w, `"tool_choice":`, &a.Choice, (*lineDecoder).decodeChoice)
	textField(w, `"worker":`, &a.Worker)
	boolField(w, `"settled":`, &a.Settled)
	textField(w, `"booked_usd":`, &a.BookedUSD)
}

func (w *lineDecoder) decodeOrigin(o *trial.Origin) {
	textField(w, `"run":`, &o.Run)
	timeField(w, `"time":`, &o.Time)
	textField(w, `"model":`, &o.Model)
}

func (w *lineDecoder) decodeEnd(e *trial.End) {
	textField(w, `"reason":`, &e.Reason)
	textField(w, `"detail":`, &e.Detail)
	numberField(w, `"turns":`, &e.Turns)
	textField(w, `"model":`, &e.Model)
	listField(w, `"left_running":`, &e.Left, (*lineDecoder).decodeString)
}

// decodeRef reads the form that trial.Ref.MarshalJSON writes for text.
func (w *lineDecoder) decodeRef(r *trial.Ref) {
	textField(w, `"digest":`, &r.Digest)
	numberField(w, `"size":`, &r.Size)
	textField(w, `"media":`, &r.Media)
	textField(w, `"name":`, &r.Name)
	if w.takeField(`"text":`) {
		if text := w.takeString(); !w.lean {
			r.Inline = append([]byte{}, text...)
		}
	}
}

func (w *lineDecoder) decodeArtifact(a *trial.Artifact) {
	objectField(w, `"answer":`, &a.Answer, (*lineDecoder).decodeRef)
	pointerField(w, `"submission":`, &a.Submission, (*lineDecoder).decodeSubmission)
	objectField(w, `"tree":`, &a.Tree, (*lineDecoder).decodeRef)
	objectField(w, `"setup":`, &a.Setup, (*lineDecoder).decodeRef)
	objectField(w, `"patch":`, &a.Patch, (*lineDecoder).decodeRef)
}

func (w *lineDecoder) decodeSubmission(s *trial.Submission) {
	textField(w, `"tool":`, &s.Tool)
	objectField(w, `"args":`, &s.Args, (*lineDecoder).decodeRef)
}

func (w *lineDecoder) decodeProof(p *trial.Proof) {
	objectsField(w, `"servers":`, &p.Servers, (*lineDecoder).decodeServer)
	objectsField(w, `"tools":`, &p.Tools, (*lineDecoder).decodeTool)
	textField(w, `"isolation":`, &p.Isolation)
	if w.takeField(`"deferred":`) {
		p.Deferred = new(bool)
		w.decodeBool(p.Deferred)
	}
}

func (w *lineDecoder) decodeServer(s *trial.ServerProof) {
	textField(w, `"name":`, &s.Name)
	textField(w, `"like":`, &s.Like)
	textField(w, `"version":`, &s.Version)
	textField(w, `"digest":`, &s.Digest)
	textField(w, `"pinned":`, &s.Pinned)
	numberField(w, `"tools":`, &s.Tools)
	numberField(w, `"calls":`, &s.Calls)
	numberField(w, `"errors":`, &s.Errors)
	numberField(w, `"schema_tokens":`, &s.Tokens)
	numberField(w, `"instruction_tokens":`, &s.Told)
	objectField(w, `"calls_by_tool":`, &s.ByTool, (*lineDecoder).decodeCounts)
	numberField(w, `"protocol_errors":`, &s.ProtocolErrors)
	numberField(w, `"timeouts":`, &s.Timeouts)
	numberField(w, `"restarts":`, &s.Restarts)
	textField(w, `"died":`, &s.Died)
	textField(w, `"changed":`, &s.Changed)
	listField(w, `"written":`, &s.Written, (*lineDecoder).decodeString)
	listField(w, `"asked":`, &s.Asked, (*lineDecoder).decodeString)
	numberField(w, `"junk":`, &s.Junk)
}

func (w *lineDecoder) decodeTool(t *trial.ToolProof) {
	textField(w, `"name":`, &t.Name)
	numberField(w, `"calls":`, &t.Calls)
	numberField(w, `"errors":`, &t.Errors)
}

func (w *lineDecoder) decodeChoice(c *trial.ToolChoice) {
	objectsField(w, `"offered":`, &c.Offered, (*lineDecoder).decodeToolName)
	objectsField(w, `"calls":`, &c.Calls, (*lineDecoder).decodeToolUse)
}

func (w *lineDecoder) decodeToolName(n *trial.ToolName) {
	textField(w, `"name":`, &n.Name)
	textField(w, `"server":`, &n.Server)
	textField(w, `"shown":`, &n.Shown)
}

func (w *lineDecoder) decodeToolUse(u *trial.ToolUse) {
	w.decodeToolName(&u.ToolName)
	boolField(w, `"own":`, &u.Own)
	if w.takeField(`"valid":`) {
		u.Valid = new(bool)
		w.decodeBool(u.Valid)
	}
	boolField(w, `"error":`, &u.Error)
	if w.takeField(`"ms":`) {
		u.MS = new(w.takeInteger())
	}
	numberField(w, `"args_tokens":`, &u.Args)
	numberField(w, `"result_tokens":`, &u.Result)
}

func (w *lineDecoder) decodeUsage(u *trial.Usage) {
	numberField(w, `"request":`, &u.Request)
	textField(w, `"model":`, &u.Model)
	numberField(w, `"input":`, &u.Input)
	numberField(w, `"cache_read":`, &u.CacheRead)
	numberField(w, `"cache_write_5m":`, &u.CacheWrite5m)
	numberField(w, `"cache_write_1h":`, &u.CacheWrite1h)
	numberField(w, `"output":`, &u.Output)
	numberField(w, `"reasoning":`, &u.Reasoning)
	textField(w, `"reported_usd":`, &u.ReportedUSD)
	boolField(w, `"partial":`, &u.Partial)
	numberField(w, `"requests":`, &u.Requests)
	boolField(w, `"reused":`, &u.Reused)
}

func (w *lineDecoder) decodeTiming(t *trial.Timing) {
	timeField(w, `"start":`, &t.Start)
	numberField(w, `"setup_ms":`, &t.SetupMS)
	numberField(w, `"agent_ms":`, &t.AgentMS)
	numberField(w, `"tool_ms":`, &t.ToolMS)
	numberField(w, `"endpoint_ms":`, &t.EndpointMS)
	numberField(w, `"reused_ms":`, &t.ReusedMS)
}

func (w *lineDecoder) decodeScore(s *trial.Score) {
	objectField(w, `"key":`, &s.Key, (*lineDecoder).decodeKey)
	numberField(w, `"attempt":`, &s.Attempt)
	textField(w, `"grader":`, &s.Grader)
	textField(w, `"grade_key":`, &s.GradeKey)
	objectsField(w, `"criteria":`, &s.Criteria, (*lineDecoder).decodeCriterion)
	objectsField(w, `"measures":`, &s.Measures, (*lineDecoder).decodeMeasure)
	textField(w, `"label":`, &s.Label)
	objectField(w, `"details":`, &s.Details, (*lineDecoder).decodeDetails)
	textField(w, `"worker":`, &s.Worker)
}

func (w *lineDecoder) decodeCriterion(c *trial.Criterion) {
	textField(w, `"name":`, &c.Name)
	textField(w, `"verdict":`, &c.Verdict)
	boolField(w, `"required":`, &c.Required)
	listField(w, `"evidence":`, &c.Evidence, (*lineDecoder).decodeString)
	objectsField(w, `"findings":`, &c.Findings, (*lineDecoder).decodeFinding)
}

func (w *lineDecoder) decodeFinding(f *trial.Finding) {
	textField(w, `"verdict":`, &f.Verdict)
	textField(w, `"class":`, &f.Class)
	textField(w, `"file":`, &f.File)
	numberField(w, `"line":`, &f.Line)
	numberField(w, `"column":`, &f.Column)
	textField(w, `"id":`, &f.ID)
	textField(w, `"message":`, &f.Message)
	textField(w, `"name":`, &f.Name)
	textField(w, `"usr":`, &f.USR)
	textField(w, `"module":`, &f.Module)
	textField(w, `"availability":`, &f.Availability)
	textField(w, `"renamed":`, &f.Renamed)
	textField(w, `"alternative":`, &f.Alternative)
	textField(w, `"scope":`, &f.Scope)
	textField(w, `"backend":`, &f.Backend)
	textField(w, `"reason":`, &f.Reason)
}

func (w *lineDecoder) decodeMeasure(m *trial.Measure) {
	textField(w, `"name":`, &m.Name)
	if !w.takeField(`"value":null`) && w.takeField(`"value":`) {
		m.Value = new(float64)
		w.decodeFloat(m.Value)
	}
	textField(w, `"unit":`, &m.Unit)
}

func (w *lineDecoder) decodeDetails(to *map[string]string) {
	decodeMap(w, to, func() string { return string(w.takeString()) })
}

func (w *lineDecoder) decodeCounts(to *map[string]int) {
	decodeMap(w, to, func() int { return int(w.takeInteger()) })
}

func decodeMap[V any](w *lineDecoder, to *map[string]V, value func() V) {
	*to = map[string]V{}
	for !w.bad && !w.atByte('}') {
		if len(*to) > 0 {
			w.takeByte(',')
		}
		name := string(w.takeString())
		w.takeByte(':')
		if _, twice := (*to)[name]; twice {
			w.bad = true
		}
		(*to)[name] = value()
	}
}

// The functions below read the field of a name, given with its colon, if it is the
// next.

func textField[S ~string](w *lineDecoder, name string, to *S) {
	if w.takeField(name) {
		*to = S(w.nameOf(w.takeString()))
	}
}

// nameOf returns b as a string, the same one for the same short text.
func (w *lineDecoder) nameOf(b []byte) string {
	const short, most = 48, 1 << 10
	if len(b) > short {
		return string(b)
	}
	name, ok := w.names[string(b)]
	if !ok {
		name = string(b)
		if len(w.names) < most {
			w.names[name] = name
		}
	}
	return name
}

func numberField[N int | int64](w *lineDecoder, name string, to *N) {
	if w.takeField(name) {
		*to = N(w.takeInteger())
	}
}

func boolField(w *lineDecoder, name string, to *bool) {
	if w.takeField(name) {
		w.decodeBool(to)
	}
}

func timeField(w *lineDecoder, name string, to *time.Time) {
	if !w.takeField(name) {
		return
	}
	from := w.i
	w.takeString()
	w.bad = w.bad || to.UnmarshalJSON(w.b[from:w.i]) != nil
}

func objectField[T any](w *lineDecoder, name string, to *T, read func(*lineDecoder, *T)) {
	if w.takeField(name) {
		decodeBraced(w, to, read)
	}
}

func pointerField[T any](w *lineDecoder, name string, to **T, read func(*lineDecoder, *T)) {
	if w.takeField(name) {
		*to = new(T)
		decodeBraced(w, *to, read)
	}
}

func decodeBraced[T any](w *lineDecoder, to *T, read func(*lineDecoder, *T)) {
	w.takeByte('{')
	read(w, to)
	w.takeByte('}')
}

func objectsField[T any](w *lineDecoder, name string, to *[]T, read func(*lineDecoder, *T)) {
	listField(w, name, to, func(w *lineDecoder, one *T) { decodeBraced(w, one, read) })
}

func listField[T any](w *lineDecoder, name string, to *[]T, read func(*lineDecoder, *T)) {
	if !w.takeField(name) {
		return
	}
	*to = []T{}
	w.takeByte('[')
	for !w.bad && !w.atByte(']') {
		if len(*to) > 0 {
			w.takeByte(',')
		}
		var one T
		read(w, &one)
		*to = append(*to, one)
	}
	w.takeByte(']')
}

// takeField skips the name of the next field of an object, if it matches. Every field
// but the first follows a comma.
func (w *lineDecoder) takeField(name string) bool {
	at := w.i
	if w.bad || at == 0 {
		return false
	}
	if w.b[at-1] != '{' {
		if !w.atByte(',') {
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

func (w *lineDecoder) atByte(c byte) bool { return w.i < len(w.b) && w.b[w.i] == c }

func (w *lineDecoder) takeByte(c byte) {
	if !w.atByte(c) {
		w.bad = true
		return
	}
	w.i++
}

func (w *lineDecoder) decodeString(to *string) { *to = string(w.takeString()) }

func (w *lineDecoder) decodeBool(to *bool) {
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

// takeInteger reads an integer of at most 18 digits.
func (w *lineDecoder) takeInteger() int64 {
	minus := w.atByte('-')
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

// decodeFloat reads a JSON number. It checks the syntax, since strconv accepts more.
func (w *lineDecoder) decodeFloat(to *float64) {
	from := w.i
	w.takeInteger()
	if w.atByte('.') {
		w.i++
		w.takeDigits()
	}
	if w.atByte('e') || w.atByte('E') {
		w.i++
		if w.atByte('+') || w.atByte('-') {
			w.i++
		}
		w.takeDigits()
	}
	if w.bad {
		return
	}
	var err error
	*to, err = strconv.ParseFloat(string(w.b[from:w.i]), 64)
	w.bad = err != nil
}

func (w *lineDecoder) takeDigits() {
	from := w.i
	for w.i < len(w.b) && '0' <= w.b[w.i] && w.b[w.i] <= '9' {
		w.i++
	}
	w.bad = w.bad || w.i == from
}

// takeString reads a string. The result is valid until the next call.
func (w *lineDecoder) takeString() []byte {
	w.takeByte('"')
	if w.bad {
		return nil
	}
	from, escapes, high := w.i, false, false
	for ; w.i < len(w.b); w.i++ {
		switch c := w.b[w.i]; {
		case plainByte[c]:
		case c == '"':
			raw := w.b[from:w.i]
			w.i++
			if high && !utf8.Valid(raw) {
				w.bad = true // leave it to encoding/json
				return nil
			}
			if escapes {
				return w.unescapeString(raw)
			}
			return raw
		case c == '\\':
			escapes = true
			w.i++ // the next byte does not end the string
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

// escaped maps the character after a backslash to its byte.
var escaped = [256]byte{'"': '"', '\\': '\\', '/': '/', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t'}

func (w *lineDecoder) unescapeString(raw []byte) []byte {
	out := w.buf[:0]
	for {
		i := bytes.IndexByte(raw, '\\')
		if i < 0 {
			break
		}
		out = append(out, raw[:i]...)
		c := raw[i+1] // a string never ends with a lone backslash
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
