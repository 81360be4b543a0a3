package tape

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/mcp"
)

type exchange struct {
	call      call
	params    json.RawMessage
	at        time.Duration
	answered  bool
	cancelled bool            // the client took the request back
	result    json.RawMessage // or
	fail      json.RawMessage
	took      time.Duration
	notes     []note // notifications of the server from the request to the next one
}

type note struct {
	msg   mcp.Message
	after time.Duration // since the request
	late  bool          // it came after the answer
}

// session pairs the messages of a recording.
type session struct {
	exchanges  []*exchange
	end        *Entry        // how the server ended; nil if that was not recorded
	lastAnswer time.Duration // when the server last answered a request
	requests   int           // of the server to the client: they are not played
}

func (t *Tape) pairMessages() (*session, error) {
	p := pairing{session: &session{}, open: map[string]*exchange{}, tokens: map[string]*exchange{}}
	for i, e := range t.Entries {
		if e.Exit != "" {
			p.end = &t.Entries[i]
			continue
		}
		if e.Dir != ToServer && e.Dir != ToClient {
			continue
		}
		all, err := mcp.ParseMessages(e.Msg)
		if err != nil {
			continue // JSON, and no message: a client ignores it, too
		}
		for _, m := range all {
			if e.Dir == ToServer {
				p.addClient(m, time.Duration(e.MS))
			} else {
				p.addServer(m, time.Duration(e.MS))
			}
		}
	}
	if len(p.exchanges) == 0 {
		return nil, errors.New("the recording holds no request of a client")
	}
	return p.session, nil
}

type pairing struct {
	*session
	open   map[string]*exchange // by id
	tokens map[string]*exchange
	last   *exchange
}

func (p *pairing) addClient(m mcp.Message, at time.Duration) {
	switch {
	case m.IsRequest():
		c, err := newCall(m.Method, m.Params)
		if err != nil {
			return
		}
		x := &exchange{call: c, params: m.Params, at: at}
		p.exchanges = append(p.exchanges, x)
		p.open[string(bytes.TrimSpace(m.ID))], p.last = x, x
		if token := progressToken(m.Params); token != "" {
			p.tokens[token] = x
		}
	case m.Method == "notifications/cancelled":
		if x := p.open[cancelledID(m.Params)]; x != nil {
			x.cancelled = true
		}
	}
}

func (p *pairing) addServer(m mcp.Message, at time.Duration) {
	switch {
	case m.IsRequest():
		p.requests++
	case m.IsAnswer():
		id := string(bytes.TrimSpace(m.ID))
		x := p.open[id]
		if x == nil {
			return
		}
		delete(p.open, id)
		p.lastAnswer = at
		x.answered, x.result, x.fail, x.took = true, m.Result, m.Error, max(0, at-x.at)
	default:
		x := p.last
		if of := p.tokens[noteToken(m)]; of != nil {
			x = of
		}
		if x != nil {
			x.notes = append(x.notes, note{msg: m, after: max(0, at-x.at), late: x.answered})
		}
	}
}

// progressToken is the token under which a request asks for progress, as JSON.
func progressToken(params json.RawMessage) string {
	var p struct {
		Meta struct {
			ProgressToken json.RawMessage `json:"progressToken"`
		} `json:"_meta"`
	}
	_ = json.Unmarshal(params, &p) // params of another form hold none
	if t := string(p.Meta.ProgressToken); t != "null" {
		return t
	}
	return ""
}

func noteToken(m mcp.Message) string {
	var p struct {
		ProgressToken json.RawMessage `json:"progressToken"`
	}
	if m.Method == "notifications/progress" {
		_ = json.Unmarshal(m.Params, &p)
	}
	return string(p.ProgressToken)
}

// hello is the server's description of itself, of either handshake.
type hello struct {
	Protocol     string          `json:"protocolVersion,omitempty"`
	Supported    []string        `json:"supportedVersions,omitempty"`
	Capabilities json.RawMessage `json:"capabilities,omitempty"`
	Info         json.RawMessage `json:"serverInfo,omitempty"`
	Instructions string          `json:"instructions,omitempty"`
	Meta         struct {
		Info json.RawMessage `json:"io.modelcontextprotocol/serverInfo,omitempty"`
	} `json:"_meta,omitzero"`
}

func (s *session) findHandshake() (hello, error) {
	var found hello
	for _, x := range s.exchanges {
		if x.result == nil || x.call.method != "initialize" && x.call.method != "server/discover" {
			continue
		}
		var h hello
		if err := json.Unmarshal(x.result, &h); err != nil {
			return h, fmt.Errorf("answer to %s: %w", x.call.method, err)
		}
		if h.Info == nil {
			h.Info = h.Meta.Info
		}
		if h.Protocol == "" && len(h.Supported) > 0 {
			h.Protocol = h.Supported[0]
		}
		if found = h; x.call.method == "initialize" {
			return found, nil
		}
	}
	if found.Info == nil && found.Capabilities == nil {
		return found, errors.New("the recording holds no handshake that the server answered")
	}
	return found, nil
}

// Likeness returns the server as the recording shows it. The tools come from the
// first whole list with all its pages.
func (t *Tape) Likeness() (mcp.Likeness, error) {
	s, err := t.pairMessages()
	if err != nil {
		return mcp.Likeness{}, err
	}
	h, err := s.findHandshake()
	if err != nil {
		return mcp.Likeness{}, err
	}
	out := mcp.Likeness{Info: h.Info, Protocol: h.Protocol, Instructions: h.Instructions, Capabilities: h.Capabilities}
	out.Tools, err = s.firstToolList()
	return out, err
}

// firstToolList returns the definitions of the first tool list that was read to
// its end.
func (s *session) firstToolList() ([]json.RawMessage, error) {
	for list, err := range s.toolLists() {
		if err != nil {
			return nil, fmt.Errorf("answer to tools/list: %w", err)
		}
		return list.tools, nil
	}
	return nil, errors.New("the recording holds no whole tool list")
}

// toolList holds the definitions of a tool list, and the number of preceding calls.
type toolList struct {
	tools []json.RawMessage
	calls int
}

// toolLists yields every complete tool list, including all its pages, and an error for
// each unreadable page.
func (s *session) toolLists() iter.Seq2[toolList, error] {
	return func(yield func(toolList, error) bool) {
		var list toolList
		want, begun := "", false // cursor of the expected page
		for _, x := range s.exchanges {
			if x.call.method == "tools/call" {
				list.calls++
			}
			if x.call.method != "tools/list" || x.result == nil {
				continue
			}
			var asked struct {
				Cursor string `json:"cursor"`
			}
			_ = json.Unmarshal(x.params, &asked)
			if asked.Cursor == "" {
				list.tools, begun = nil, true
			} else if !begun || asked.Cursor != want {
				continue
			}
			var page struct {
				Tools []json.RawMessage `json:"tools"`
				Next  string            `json:"nextCursor"`
			}
			err := json.Unmarshal(x.result, &page)
			if err == nil {
				list.tools = append(list.tools, page.Tools...)
				if want = page.Next; want != "" {
					continue
				}
				begun = false
			}
			if !yield(list, err) {
				return
			}
		}
	}
}

// toolNames are the tools that the server listed; nil if no list was recorded.
func (s *session) toolNames() map[string]bool {
	tools, err := s.firstToolList()
	if err != nil {
		return nil
	}
	out := map[string]bool{}
	for _, t := range tools {
		var named struct {
			Name string `json:"name"`
		}
		if json.Unmarshal(t, &named) == nil {
			out[strings.TrimSpace(named.Name)] = true
		}
	}
	return out
}
