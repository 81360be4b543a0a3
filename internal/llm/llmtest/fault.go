package llmtest

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Kind is a way in which a request can go wrong.
type Kind int

// The kinds of fault.
const (
	None        Kind = iota
	Status           // an HTTP error in the API's own form
	HTML             // an HTML page, as proxies send them, with Status (0: 200)
	Plain            // JSON that is no event stream, with 200
	Empty            // 200 and not a byte
	Reset            // the connection is reset before the headers
	ResetMid         // … in the middle of the stream
	Cut              // the connection ends inside an event
	CutClean         // the stream ends in order, but before its end event
	BadJSON          // an event that is no JSON
	ErrorEvent       // an error event in the middle of the stream
	HangFirst        // not a byte, ever
	HangMid          // silence in the middle of the stream
	HangEnd          // the whole answer, and then silence in place of the end of the body
	Redirect         // 307 to another address
	NoContent        // 204
	Comments         // comments in the stream for ever, as proxies keep connections alive
	EmptyEvents      // events of an empty object for ever
	KeepAlives       // the API's own events without content for ever
	Drip             // the rest of the stream byte by byte, one every DripEvery
)

// Place is where in a stream a fault happens.
type Place int

// The places.
const (
	Middle    Place = iota
	BeforeAll       // before the first event, after the headers
	BeforeEnd       // before the last event
)

// DripEvery is the time between two bytes of a [Drip].
const DripEvery = 40 * time.Millisecond

var kindNames = []string{"none", "status", "html", "plain", "empty", "reset", "reset-mid", "cut", "cut-clean", "bad-json", "error-event", "hang-first", "hang-mid", "hang-end", "redirect", "no-content", "comments", "empty-events", "keep-alives", "drip"}

// String returns the kind's name.
func (k Kind) String() string { return kindNames[k] }

// Fault is one thing that goes wrong. Status, Type, Code and Message fill the
// API's error form; missing fields get the API's usual values for that status.
type Fault struct {
	Kind    Kind
	At      Place // of faults in the middle of a stream
	Status  int
	Type    string // error type or status word
	Code    string // finer code
	Param   string // offending field
	Message string
	After   time.Duration // Retry-After in seconds
	Header  map[string]string
}

// Nth makes a Config.Fault that gives f to the n-th request only.
func Nth(n int, f Fault) func(int) *Fault {
	return func(i int) *Fault {
		if i == n {
			return &f
		}
		return nil
	}
}

// Always makes a Config.Fault that gives f to every request.
func Always(f Fault) func(int) *Fault { return func(int) *Fault { return &f } }

// problem is an error of a request; its fault is the API's answer.
type problem struct{ fault Fault }

func (p *problem) Error() string { return p.fault.Message }

// badRequest refuses a request with status 400.
func badRequest(format string, args ...any) error {
	return &problem{Fault{Status: http.StatusBadRequest, Message: fmt.Sprintf(format, args...)}}
}

func refusalOf(err error) *Fault {
	if p, ok := errors.AsType[*problem](err); ok {
		return &p.fault
	}
	return &Fault{Status: http.StatusBadRequest, Message: err.Error()}
}

// writeError sends an HTTP error.
func (s *Server) writeError(w http.ResponseWriter, f Fault) {
	body, _ := s.wire.refusal(f)
	w.Header().Set("Content-Type", "application/json")
	if f.After > 0 {
		w.Header().Set("Retry-After", strconv.Itoa(int(f.After/time.Second)))
	}
	for k, v := range f.Header {
		w.Header().Set(k, v)
	}
	w.WriteHeader(f.Status)
	_, _ = w.Write(body)
}

// failBefore does what goes wrong before the request is looked at.
func (f *Fault) failBefore(s *Server, w http.ResponseWriter) bool {
	switch f.Kind {
	case Status:
		s.writeError(w, *f)
	case HTML:
		w.Header().Set("Content-Type", "text/html")
		w.WriteHeader(max(f.Status, http.StatusOK))
		_, _ = fmt.Fprintf(w, "<html><head><title>%s</title></head><body>nginx</body></html>", f.Message)
	case Plain:
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write([]byte(`{"hello": "world"}`))
	case Empty:
		w.Header().Set("Content-Type", "text/event-stream")
		w.WriteHeader(http.StatusOK)
	case NoContent:
		w.WriteHeader(http.StatusNoContent)
	case Reset:
		resetConnection(w)
	case Redirect:
		w.Header().Set("Location", "http://user:secret@elsewhere.invalid/v1?key=secret")
		w.WriteHeader(http.StatusTemporaryRedirect)
	default:
		return false
	}
	return true
}

// resetConnection ends the connection with RST.
func resetConnection(w http.ResponseWriter) {
	conn, _, err := http.NewResponseController(w).Hijack()
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	if tcp, ok := conn.(*net.TCPConn); ok {
		_ = tcp.SetLinger(0)
	}
	_ = conn.Close()
}

// writeStream sends the events, or the part of them that the fault lets through.
func (f *Fault) writeStream(s *Server, w http.ResponseWriter, r *http.Request, events []event) {
	half := (len(events) + 1) / 2
	switch f.At {
	case BeforeAll:
		half = 0
	case BeforeEnd:
		half = len(events) - 1
	}
	rest := events[half:]
	switch f.Kind {
	case None, HangEnd, HTML, Plain, Empty, Reset, Redirect, Status, HangFirst, NoContent:
		half = len(events)
	case ErrorEvent:
		_, ev := s.wire.refusal(*f)
		events = append(append([]event{}, events[:half]...), ev)
		half++
	case BadJSON:
		events = append(append([]event{}, events[:half]...), event{rest[0].name, rest[0].data[:len(rest[0].data)/2]})
		half++
	}
	var b strings.Builder
	var ends []int // where an event ends
	for _, e := range events[:half] {
		b.WriteString(e.String())
		ends = append(ends, b.Len())
	}
	if f.Kind == Cut {
		next := rest[0].String()
		b.WriteString(next[:len(next)-len(next)/3-1])
		ends = append(ends, b.Len())
	}
	if half == 0 { // the headers alone
		_ = http.NewResponseController(w).Flush()
	}
	s.writeText(w, b.String(), ends)
	switch f.Kind {
	case Comments:
		s.repeatUntilDone(r.Context(), w, ": ping\n\n")
	case EmptyEvents:
		s.repeatUntilDone(r.Context(), w, "data: {}\n\n")
	case KeepAlives:
		s.repeatUntilDone(r.Context(), w, s.wire.keepAlive().String())
	case Drip:
		var left strings.Builder
		for _, e := range rest {
			left.WriteString(e.String())
		}
		for text := left.String(); text != ""; text = text[1:] {
			if !s.writePiece(w, text[:1]) || !s.sleepFor(r.Context(), DripEvery) {
				return
			}
		}
	case Cut:
		panic(http.ErrAbortHandler) // no end of the chunked body
	case ResetMid:
		resetConnection(w)
	case HangMid, HangEnd:
		s.hangUntilDone(r.Context())
	}
}

// repeatUntilDone sends text again and again until the client or the server ends.
func (s *Server) repeatUntilDone(ctx context.Context, w http.ResponseWriter, text string) {
	for s.writePiece(w, text) && s.sleepFor(ctx, DripEvery) {
	}
}

func (s *Server) writePiece(w http.ResponseWriter, text string) bool {
	_, err := io.WriteString(w, text)
	return err == nil && http.NewResponseController(w).Flush() == nil
}

// writeText sends text in pieces: to the ends of events, or of Split bytes.
func (s *Server) writeText(w http.ResponseWriter, text string, ends []int) {
	flush := http.NewResponseController(w)
	at := 0
	send := func(to int) bool {
		_, err := w.Write([]byte(text[at:to]))
		at = to
		return err == nil && flush.Flush() == nil
	}
	if s.conf.Split > 0 {
		for at < len(text) {
			if !send(min(at+s.conf.Split, len(text))) {
				return
			}
		}
		return
	}
	for _, end := range ends {
		if !send(end) {
			return
		}
	}
}
