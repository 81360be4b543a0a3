package stream

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/jsonpath"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// Generic locates values in the JSON lines of a CLI by path expressions (RFC 9535). A path
// is applied to every line. $ is the line: $.part.text. A filter at the beginning selects
// lines: $[?@.type=='text'].part.text. Such a path is applied to a list with the line as
// its only element, so $[0].text means the same as $.text. Paths below each are relative to
// the matches of each: $.id.
type Generic struct {
	Text      string         `json:"text,omitempty" key:"gen" doc:"texts of the model; the last is the answer, such as $.text, or with a choice of lines $[?@.type=='message'].text"`
	Reasoning string         `json:"reasoning,omitempty" key:"gen" doc:"thinking of the model"`
	Answer    string         `json:"answer,omitempty" key:"gen" doc:"the final answer, where it stands apart from the texts"`
	Call      *GenericCall   `json:"call,omitempty" key:"fields" doc:"tool calls"`
	Result    *GenericResult `json:"result,omitempty" key:"fields" doc:"results of tool calls"`
	Usage     *GenericUsage  `json:"usage,omitempty" key:"fields" doc:"tokens used"`
	Cost      string         `json:"cost,omitempty" key:"gen" doc:"US dollars of the whole run as the program says, the last found counts"`
	End       string         `json:"end,omitempty" key:"gen" doc:"leads to something in the line that ends the run; without it exit status 0 is enough"`
	Error     string         `json:"error,omitempty" key:"gen" doc:"leads to an error that ends the run; null, false and the empty string are none"`
	Status    string         `json:"status,omitempty" key:"gen" doc:"HTTP status of the model API in the line of an error"`
	Model     string         `json:"model,omitempty" key:"gen" doc:"model served"`
	Session   string         `json:"session,omitempty" key:"gen" doc:"id of the session"`
}

// GenericCall says where a tool call has what.
type GenericCall struct {
	Each      string   `json:"each" key:"gen" doc:"the calls in a line, such as $[?@.type=='tool_use']"`
	ID        string   `json:"id,omitempty" key:"gen" doc:"id, relative to the call; without ids a result belongs to the oldest call without one"`
	Name      string   `json:"name" key:"gen" doc:"name of the tool, relative to the call"`
	Server    string   `json:"server,omitempty" key:"gen" doc:"MCP server, relative to the call"`
	Args      string   `json:"args,omitempty" key:"gen" doc:"arguments, relative to the call"`
	Shell     []string `json:"shell,omitempty" key:"gen" doc:"names of tools that run commands; default bash, shell, Bash, run_shell_command"`
	File      []string `json:"file,omitempty" key:"gen" doc:"names of tools that read or write files; default read, write, edit and the like"`
	Prefix    string   `json:"prefix,omitempty" key:"gen" doc:"what begins the name of an MCP tool, such as mcp__"`
	Separator string   `json:"separator,omitempty" key:"gen" doc:"what stands between server and tool in the name of an MCP tool; default _"`
}

// GenericResult says where the result of a tool call has what.
type GenericResult struct {
	Each  string `json:"each" key:"gen" doc:"the results in a line"`
	ID    string `json:"id,omitempty" key:"gen" doc:"id of the call, relative to the result"`
	Text  string `json:"text,omitempty" key:"gen" doc:"what came back, relative to the result"`
	Error string `json:"error,omitempty" key:"gen" doc:"leads to something that is not null, false or empty if the call failed"`
	Exit  string `json:"exit,omitempty" key:"gen" doc:"exit status of a command, relative to the result"`
}

// GenericUsage says where a usage has what.
type GenericUsage struct {
	Each         string `json:"each" key:"gen" doc:"the usages in a line"`
	Sum          bool   `json:"sum,omitempty" key:"gen" doc:"each is that of one request, to be added up; otherwise the last is that of the whole run"`
	Input        string `json:"input" key:"gen" doc:"input tokens, relative to the usage"`
	Cached       bool   `json:"cached,omitempty" key:"gen" doc:"the input tokens include those of the cache"`
	CacheRead    string `json:"cache_read,omitempty" key:"gen" doc:"tokens read from the cache"`
	CacheWrite5m string `json:"cache_write_5m,omitempty" key:"gen" doc:"tokens written to the cache for five minutes, or for a time that is not said"`
	CacheWrite1h string `json:"cache_write_1h,omitempty" key:"gen" doc:"tokens written to the cache for an hour"`
	Output       string `json:"output" key:"gen" doc:"output tokens, relative to the usage"`
	Apart        bool   `json:"apart,omitempty" key:"gen" doc:"the output tokens do not include those of reasoning"`
	Reasoning    string `json:"reasoning,omitempty" key:"gen" doc:"tokens of reasoning"`
	Model        string `json:"model,omitempty" key:"gen" doc:"model, relative to the usage"`
	Cost         string `json:"cost,omitempty" key:"gen" doc:"US dollars of this usage, as the program says"`
}

var (
	genericShell = []string{"bash", "Bash", "shell", "run_shell_command", "exec", "exec_command"}
	genericFile  = []string{"read", "write", "edit", "Read", "Write", "Edit", "read_file", "write_file", "edit_file", "apply_patch", "replace"}
)

type generic struct {
	*base
	g      *Generic
	paths  map[string]*jsonpath.Path // by text
	found  map[string]bool           // paths that have matched
	keys   map[string]bool           // of the lines, dotted
	answer string
	usage  *trial.Usage // the last, where it is of the whole run
	ended  bool
	open   []string // ids made up for calls without one, oldest first
	made   int
}

// Check returns the first bad path: its field and the reason.
func (g *Generic) Check() (field string, err error) {
	_, field, err = g.parsePaths()
	return field, err
}

func (g *Generic) parsePaths() (map[string]*jsonpath.Path, string, error) {
	type entry struct {
		field, path string
		needed      bool
	}
	list := []entry{
		{"text", g.Text, false}, {"reasoning", g.Reasoning, false}, {"answer", g.Answer, false}, {"cost", g.Cost, false},
		{"end", g.End, false}, {"error", g.Error, false}, {"status", g.Status, false}, {"model", g.Model, false}, {"session", g.Session, false},
	}
	if c := g.Call; c != nil {
		list = append(list, entry{"call.each", c.Each, true}, entry{"call.id", c.ID, false}, entry{"call.name", c.Name, true},
			entry{"call.server", c.Server, false}, entry{"call.args", c.Args, false})
	}
	if r := g.Result; r != nil {
		list = append(list, entry{"result.each", r.Each, true}, entry{"result.id", r.ID, false}, entry{"result.text", r.Text, false},
			entry{"result.error", r.Error, false}, entry{"result.exit", r.Exit, false})
	}
	if u := g.Usage; u != nil {
		list = append(list, entry{"usage.each", u.Each, true}, entry{"usage.input", u.Input, true}, entry{"usage.output", u.Output, true},
			entry{"usage.cache_read", u.CacheRead, false}, entry{"usage.cache_write_5m", u.CacheWrite5m, false},
			entry{"usage.cache_write_1h", u.CacheWrite1h, false}, entry{"usage.reasoning", u.Reasoning, false},
			entry{"usage.model", u.Model, false}, entry{"usage.cost", u.Cost, false})
	}
	out := map[string]*jsonpath.Path{}
	for _, e := range list {
		if e.path == "" {
			if e.needed {
				return nil, e.field, errors.New("it is missing")
			}
			continue
		}
		p, err := jsonpath.Parse(e.path)
		if err != nil {
			return nil, e.field, err
		}
		out[e.path] = p
	}
	return out, "", nil
}

func newGeneric(b *base, g *Generic) (Parser, error) {
	if g == nil {
		g = &Generic{}
	}
	paths, field, err := g.parsePaths()
	if err != nil {
		return nil, fmt.Errorf("path of %s: %w", field, err)
	}
	return &generic{base: b, g: g, paths: paths, found: map[string]bool{}, keys: map[string]bool{}}, nil
}

// choosesLines reports whether a path begins with a list selector, and so is applied to a
// list that holds the line.
func choosesLines(path string) bool {
	rest, ok := strings.CutPrefix(path, "$[")
	rest = strings.TrimLeft(rest, " \t")
	return ok && !strings.HasPrefix(rest, "'") && !strings.HasPrefix(rest, `"`)
}

// findPath returns the values at a path; none for a path that is not set.
func (p *generic) findPath(path string, doc any) []any {
	if path == "" {
		return nil
	}
	if line, ok := doc.(wholeLine); ok {
		doc = line.doc
		if choosesLines(path) {
			doc = []any{doc}
		}
	}
	found, err := p.paths[path].Find(doc)
	if err != nil {
		return nil // it visits too much
	}
	p.found[path] = p.found[path] || len(found) > 0
	return found
}

// wholeLine is a line to which absolute paths are applied.
type wholeLine struct{ doc any }

// keysKept limits the number of recorded keys, and keyDepth their depth.
const (
	keysKept = 60
	keyDepth = 3
)

// noteKeys records the keys of a line.
func (p *generic) noteKeys(v any, at string, depth int) {
	switch v := v.(type) {
	case *jsonpath.Object:
		for _, name := range v.Names() {
			key := strings.TrimPrefix(at+"."+name, ".")
			if len(p.keys) < keysKept {
				p.keys[key] = true
			}
			if member, _ := v.Get(name); depth < keyDepth {
				p.noteKeys(member, key, depth+1)
			}
		}
	case []any:
		if len(v) > 0 {
			p.noteKeys(v[0], at+"[]", depth)
		}
	}
}

// unmatched returns the paths that should match in every run but matched nothing.
func (p *generic) unmatched() (out []string) {
	check := func(field, path string) {
		if path != "" && !p.found[path] {
			out = append(out, field+" "+path)
		}
	}
	check("text", p.g.Text)
	check("answer", p.g.Answer)
	if u := p.g.Usage; u != nil {
		check("usage.each", u.Each)
		if p.found[u.Each] {
			check("usage.input", u.Input)
			check("usage.output", u.Output)
		}
	}
	if c := p.g.Call; c != nil && p.found[c.Each] {
		check("call.name", c.Name)
	}
	check("end", p.g.End)
	return out
}

func (p *generic) findOne(path string, doc any) any {
	if found := p.findPath(path, doc); len(found) > 0 {
		return found[0]
	}
	return nil
}

func (p *generic) findText(path string, doc any) string { return asText(p.findOne(path, doc)) }

func (p *generic) findCount(path string, doc any) int64 {
	n, ok := p.findOne(path, doc).(json.Number)
	if !ok {
		return 0
	}
	if i, err := n.Int64(); err == nil {
		return tokenCount(i)
	}
	f, err := n.Float64()
	if err != nil || f < 0 || f > 1e15 {
		return 0
	}
	return int64(f)
}

func (p *generic) findAmount(path string, doc any) string {
	switch v := p.findOne(path, doc).(type) {
	case json.Number:
		return formatUSD(v)
	case string:
		return formatUSD(json.Number(v))
	}
	return ""
}

func (p *generic) Line(line []byte) {
	p.sink.Alive()
	line = bytes.TrimSpace(line)
	if len(line) == 0 {
		return
	}
	doc, err := jsonpath.Decode(line)
	if _, ok := doc.(*jsonpath.Object); err != nil || !ok {
		p.res.Junk++
		return
	}
	p.noteKeys(doc, "", 1)
	at, root := p.lineTime(time.Time{}), wholeLine{doc}
	p.res.Model = cmp.Or(p.findText(p.g.Model, root), p.res.Model)
	p.res.Session = cmp.Or(p.findText(p.g.Session, root), p.res.Session)
	for _, v := range p.findPath(p.g.Reasoning, root) {
		p.logText(at, trial.EventReasoning, asText(v))
	}
	for _, v := range p.findPath(p.g.Text, root) {
		p.logText(at, trial.EventAssistant, asText(v))
	}
	for _, v := range p.findPath(p.g.Answer, root) {
		p.answer = cmp.Or(asText(v), p.answer)
	}
	p.handleTools(at, root)
	if u := p.g.Usage; u != nil {
		for _, v := range p.findPath(u.Each, root) {
			p.reportCounts(u, v)
		}
	}
	p.res.ReportedUSD = cmp.Or(p.findAmount(p.g.Cost, root), p.res.ReportedUSD)
	if len(p.findPath(p.g.End, root)) > 0 {
		p.ended = true
		p.setEnd(Finished, "", 0)
	}
	for _, v := range p.findPath(p.g.Error, root) {
		if isSet(v) {
			p.handleError(asText(v), int(p.findCount(p.g.Status, root)))
		}
	}
}

func (p *generic) handleError(why string, status int) {
	p.ended = true
	if status < 400 || status > 599 {
		status = statusIn(why)
	}
	p.setFailure(why, status)
}

func (p *generic) handleTools(at int64, root any) {
	if c := p.g.Call; c != nil {
		for _, v := range p.findPath(c.Each, root) {
			p.logCall(at, p.toolOf(c, v))
		}
	}
	if r := p.g.Result; r != nil {
		for _, v := range p.findPath(r.Each, root) {
			out := trial.ToolResult{ID: p.findText(r.ID, v), Text: p.findText(r.Text, v), Error: isSet(p.findOne(r.Error, v))}
			if out.ID == "" && len(p.open) > 0 {
				out.ID, p.open = p.open[0], p.open[1:]
			}
			if n, ok := p.findOne(r.Exit, v).(json.Number); ok {
				if i, err := strconv.Atoi(n.String()); err == nil {
					out.Exit = &i
					out.Error = out.Error || i != 0
				}
			}
			p.logResult(at, out)
		}
	}
}

func (p *generic) toolOf(c *GenericCall, v any) trial.ToolCall {
	out := trial.ToolCall{ID: p.findText(c.ID, v), Name: p.findText(c.Name, v), Server: p.findText(c.Server, v), Args: p.findText(c.Args, v)}
	if out.ID == "" {
		p.made++
		out.ID = "call-" + strconv.Itoa(p.made)
		p.open = append(p.open, out.ID)
	}
	shell, file := c.Shell, c.File
	if shell == nil {
		shell = genericShell
	}
	if file == nil {
		file = genericFile
	}
	out.Class = classifyTool(out.Name, shell, file)
	if sep := cmp.Or(c.Separator, "_"); out.Server == "" && out.Class == trial.ToolOther {
		if s := serverOf(out.Name, c.Prefix, sep, p.opt.Servers); s != "" {
			out.Server = s
			out.Name = out.Name[len(c.Prefix)+len(sanitizeName(s))+len(sep):]
		}
	}
	return out
}

func (p *generic) reportCounts(g *GenericUsage, v any) {
	u := trial.Usage{
		Model: p.findText(g.Model, v), Input: p.findCount(g.Input, v), Output: p.findCount(g.Output, v), Reasoning: p.findCount(g.Reasoning, v),
		CacheRead: p.findCount(g.CacheRead, v), CacheWrite5m: p.findCount(g.CacheWrite5m, v), CacheWrite1h: p.findCount(g.CacheWrite1h, v),
		ReportedUSD: p.findAmount(g.Cost, v),
	}
	if g.Cached {
		u.Input = max(u.Input-u.CacheRead-u.CacheWrite5m-u.CacheWrite1h, 0)
	}
	if g.Apart {
		u.Output += u.Reasoning
	}
	if g.Sum {
		p.reportUsage(u)
		return
	}
	u.Requests = -1
	p.usage = &u
}

// Close implements [Parser]. Without a path to an end line the exit status alone
// decides.
func (p *generic) Close(exit proc.Exit, stderr []byte) Result {
	if p.usage != nil {
		p.reportUsage(*p.usage)
	}
	p.last = cmp.Or(p.answer, p.last)
	if p.res.Unmatched = p.unmatched(); len(p.res.Unmatched) > 0 {
		p.res.Keys = slices.Sorted(maps.Keys(p.keys))
	}
	if p.g.End == "" && !p.ended && exit.OK() {
		p.setEnd(Finished, "", 0)
	}
	p.explainExit(exit, stderr)
	return p.finishRun(exit)
}

// isSet reports whether a value means that there is something.
func isSet(v any) bool {
	switch v := v.(type) {
	case nil:
		return false
	case bool:
		return v
	case string:
		return v != ""
	case json.Number:
		f, err := v.Float64()
		return err != nil || f != 0
	}
	return true
}

// asText returns a string as it is and other JSON as text.
func asText(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case string:
		return v
	case json.Number:
		return v.String()
	case bool:
		return strconv.FormatBool(v)
	}
	var b bytes.Buffer
	writeJSON(&b, v)
	return b.String()
}

func writeJSON(b *bytes.Buffer, v any) {
	switch v := v.(type) {
	case *jsonpath.Object:
		b.WriteByte('{')
		for i, name := range v.Names() {
			if i > 0 {
				b.WriteByte(',')
			}
			writeJSON(b, name)
			b.WriteByte(':')
			member, _ := v.Get(name)
			writeJSON(b, member)
		}
		b.WriteByte('}')
	case []any:
		b.WriteByte('[')
		for i, item := range v {
			if i > 0 {
				b.WriteByte(',')
			}
			writeJSON(b, item)
		}
		b.WriteByte(']')
	case json.Number:
		b.WriteString(v.String())
	default:
		enc := json.NewEncoder(b)
		enc.SetEscapeHTML(false)
		_ = enc.Encode(v) // strings, booleans and null cannot fail
		b.Truncate(b.Len() - 1)
	}
}
