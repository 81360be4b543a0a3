// Package activity is the grader of kind "activity". It measures the actions of an
// agent from the transcript and the stored artifacts, so that it can measure again
// without running anything. It has no criterion and does not affect the outcome.
// manual.md documents the measures.
//
// Actions of the agent and of its MCP servers count, actions of setup commands and
// graders do not. Times are from the agent's start to the start of a call. An
// unavailable figure is null, with the reason in the detail "nulls"; 0 means that the
// log exists and is empty.
//
// Figures with the suffix _seed follow the seed's definition, independent of the
// settings.
package activity

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/tape"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace/shim"
)

// KindName is the name of this kind in suite files.
const KindName = "activity"

// The names of the artifacts that an attempt keeps with its transcript.
const (
	CommandsRaw = "commands.jsonl" // [shim.EncodeCommands]
	APIRaw      = "api.jsonl"      // a line for each request to the model
	streamRaw   = "stream.jsonl"   // the output of an agent CLI
	tapePrefix  = "mcp-"           // recordings of MCP servers: mcp-NAME.tape.jsonl
	tapeSuffix  = ".tape.jsonl"
)

// Grader measures what agents did.
type Grader struct {
	grade.Base[Config]
	servers []string
	columns []grade.Column
}

// New returns the grader with the given name in the suite. shims are the suite's
// workspace.shims, servers its MCP servers, sorted.
func New(name string, cfg *Config, shims, servers []string) *Grader {
	g := &Grader{Base: grade.NewBase(KindName, 1, name, cfg.withDefaults(shims)), servers: servers}
	g.columns = g.declareColumns()
	return g
}

// Identity implements grade.Grader.
func (g *Grader) Identity() any {
	return struct {
		Kind    string   `json:"kind" key:"grade"`
		Version int      `json:"version" key:"grade"`
		Name    string   `json:"name" key:"grade"`
		Config  Config   `json:"config" key:"fields"`
		Servers []string `json:"servers,omitempty" key:"grade"`
	}{g.Kind, g.Version, g.Name, g.Config, g.servers}
}

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column { return slices.Clone(g.columns) }

// declareColumns lists the measures: the fixed ones, with the measures of commands, kinds of
// tools, classes and servers after their sums.
func (g *Grader) declareColumns() []grade.Column {
	var out []grade.Column
	seen := map[string]bool{}
	add := func(name, unit, doc string) {
		if !seen[name] {
			seen[name] = true
			out = append(out, grade.Column{Name: g.Name + "." + name, Measure: true, Unit: unit, Doc: doc})
		}
	}
	for _, m := range measures {
		add(m.name, m.unit, m.doc)
		switch m.name {
		case "mcp_calls":
			for _, kind := range slices.Sorted(maps.Keys(g.Config.ToolKinds)) {
				add("mcp_calls."+kind, "calls", "calls of MCP tools of the set "+kind)
			}
			for _, s := range g.servers {
				add("server_calls."+measureSuffix(s), "calls", "calls of tools of the server "+s+", where the agent had it")
				add("server_errors."+measureSuffix(s), "errors", "of these, failed")
			}
		case "tool_errors_real":
			for _, r := range g.Config.Errors {
				add("tool_errors."+r.Class, "errors", "failed calls of the class "+r.Class)
			}
			add("tool_errors."+ClassOther, "errors", "failed calls that no rule names")
		case "commands":
			for _, c := range g.Config.Commands {
				add("commands."+measureSuffix(c), "calls", "calls of "+c+" by the agent")
			}
		}
	}
	return out
}

// measures are the measures that every suite has, in their order.
var measures = []struct{ name, unit, doc string }{
	{"tool_calls", "calls", "tool calls of all kinds"},
	{"shell_calls", "calls", "tool calls that ran a command"},
	{"mcp_calls", "calls", "calls of tools of MCP servers"},
	{"file_calls", "calls", "calls of the agent's own tools for files"},
	{"other_calls", "calls", "all other tool calls"},
	{"unanswered_calls", "calls", "tool calls without a result, as where the agent was stopped"},

	{"tool_errors", "errors", "tool calls that failed: marked as failed, or a shell command with another exit code than 0"},
	{"tool_errors_mcp", "errors", "of these, calls of MCP tools"},
	{"tool_errors_non_mcp", "errors", "of these, all others"},
	{"tool_errors_protocol", "errors", "of these, where the MCP protocol failed and not the tool, as far as the stream tells them apart"},
	{"tool_errors_real", "errors", "of these, without the expected classes"},
	{"tool_errors_seed", "errors", "tool calls that the agent's stream marks as failed"},
	{"tool_errors_mcp_seed", "errors", "of these, calls of MCP tools"},
	{"tool_errors_non_mcp_seed", "errors", "of these, all others"},
	{"tool_errors_real_seed", "errors", "marked as failed, without the seed's three classes"},
	{"tool_errors_adjusted_seed", "errors", "tool_errors_seed less 1 in scenarios named mcp_… if a call failed for want of session defaults"},

	{"commands", "calls", "logged commands that the agent called"},
	{"commands_failed", "calls", "of these, with another exit code than 0 or ended by a signal"},
	{"commands_program", "calls", "logged commands that a coding agent's program called before its first tool call; in no other count"},
	{"commands_mcp", "calls", "logged commands that MCP servers called"},
	{"repeats", "calls", "builds and the like repeated with the same arguments in any order, volatile paths aside"},
	{"repeats_seed", "calls", "the same of xcodebuild alone, in the same order"},
	{"destinations", "destinations", "distinct destinations of builds"},
	{"destination_churn", "destinations", "destinations after the first"},
	{"destinations_seed", "destinations", "distinct destinations of xcodebuild as written, one a call"},
	{"destination_churn_seed", "destinations", "those after the first"},

	{"first_build_ms", "ms", "from the agent's start to the start of the first build or test"},
	{"first_build_shell_ms", "ms", "the same of commands"},
	{"first_build_mcp_ms", "ms", "the same of MCP tools"},
	{"time_to_first_xcodebuild_sec_seed", "s", "from the trial's start, setup included, to the first build by xcodebuild"},
	{"time_to_first_mcp_build_sec_seed", "s", "the same to the first build by an MCP tool"},

	{"recorded_calls", "calls", "tool calls that reached an MCP server, by its recording"},
	{"recorded_errors", "errors", "of these, answered with an error of the tool"},
	{"recorded_protocol_errors", "errors", "of these, answered with an error of the protocol"},
	{"recorded_open", "calls", "of these, never answered"},

	{"turns", "turns", "answers of the model"},
	{"requests", "requests", "requests to the model"},
	{"retries", "requests", "requests that were sent again"},
	{"first_request_bytes", "bytes", "size of the first request to the model"},
	{"first_request_tools", "tools", "tools in it"},
	{"schema_tokens", "tokens", "of the schemas of MCP tools in one request, estimated at 4 bytes a token"},
	{"schema_tax_tokens", "tokens", "the same over all requests: schemas are sent again with each"},
	{"tokens_input", "tokens", "input that was not cached"},
	{"tokens_cache_read", "tokens", "input read from the provider's cache"},
	{"tokens_cache_write", "tokens", "input written to it"},
	{"tokens_output", "tokens", "output, reasoning included"},
	{"cache_read_rate", "", "share of all input that was read from the cache"},
	{"cache_read_rate_seed", "", "the same, cache writes left out of the input"},
}

// sheet is where figures are written down.
type sheet struct {
	values map[string]float64
	nulls  map[string]string // why there is no value
}

func (s *sheet) setValue(name string, v float64) { s.values[name] = v }
func (s *sheet) setCount(name string, n int)     { s.values[name] = float64(n) }

func (s *sheet) setNull(why string, names ...string) {
	for _, n := range names {
		s.nulls[n] = why
	}
}

// Grade implements grade.Grader.
func (g *Grader) Grade(ctx context.Context, c grade.Case) (trial.Score, error) {
	s := &sheet{map[string]float64{}, map[string]string{}}
	score := trial.Score{Details: map[string]string{}}
	err := ctx.Err()
	if err == nil {
		err = g.measureAttempt(c, s, &score)
	}
	if err != nil {
		return trial.Score{}, c.Fault(err)
	}
	var why []string
	for _, col := range g.columns {
		name := strings.TrimPrefix(col.Name, g.Name+".")
		m := trial.Measure{Name: col.Name, Unit: col.Unit}
		if v, ok := s.values[name]; ok {
			m.Value = &v
		} else {
			why = append(why, name+": "+s.addReason(name))
		}
		score.Measures = append(score.Measures, m)
	}
	if len(why) > 0 {
		score.Details["nulls"] = strings.Join(why, "; ")
	}
	return score, nil
}

// addReason finds why a figure is missing, by its name or the name of its sum.
func (s *sheet) addReason(name string) string {
	if why := s.nulls[name]; why != "" {
		return why
	}
	base, _, _ := strings.Cut(name, ".")
	return s.nulls[base]
}

func (g *Grader) measureAttempt(c grade.Case, s *sheet, score *trial.Score) error {
	if c.Attempt.Transcript.IsZero() {
		s.setNull("no transcript", "tool_calls", "shell_calls", "mcp_calls", "file_calls", "other_calls", "unanswered_calls", "server_calls", "server_errors",
			"tool_errors", "tool_errors_mcp", "tool_errors_non_mcp", "tool_errors_protocol", "tool_errors_real",
			"tool_errors_seed", "tool_errors_mcp_seed", "tool_errors_non_mcp_seed", "tool_errors_real_seed", "tool_errors_adjusted_seed")
	}
	events, err := c.Events()
	if err != nil {
		return err
	}
	calls := callsOf(events)
	if !c.Attempt.Transcript.IsZero() {
		g.countCalls(c.Attempt, calls, s)
		g.countErrors(c.Attempt, calls, s, score)
	}
	raws, err := openRaws(c)
	if err != nil {
		return err
	}
	logged, has := raws.readCommands(s)
	logged = partStart(logged, calls)
	if has {
		g.countCommands(logged, s)
	}
	tapes := raws.readTapes(c.Attempt, s)
	g.firstBuilds(c.Attempt, calls, logged, has, tapes, s)
	countModel(c.Attempt, events, raws, s)
	return nil
}

func (g *Grader) countCalls(a *trial.Attempt, calls []call, s *sheet) {
	kinds := map[trial.ToolClass]int{}
	unanswered := 0
	for i := range calls {
		kinds[calls[i].kind]++
		unanswered += countIf(calls[i].result == nil)
	}
	s.setCount("tool_calls", len(calls))
	s.setCount("shell_calls", kinds[trial.ToolShell])
	s.setCount("mcp_calls", kinds[trial.ToolMCP])
	s.setCount("file_calls", kinds[trial.ToolFile])
	s.setCount("other_calls", len(calls)-kinds[trial.ToolShell]-kinds[trial.ToolMCP]-kinds[trial.ToolFile])
	s.setCount("unanswered_calls", unanswered)
	for kind, tools := range g.Config.ToolKinds {
		n := 0
		for i := range calls {
			n += countIf(calls[i].kind == trial.ToolMCP && slices.Contains(tools, calls[i].tool))
		}
		s.setCount("mcp_calls."+kind, n)
	}
	for _, server := range g.servers {
		given := slices.ContainsFunc(a.Proof.Servers, func(p trial.ServerProof) bool { return p.KnownAs() == server })
		if !given {
			s.setNull("the agent was not given the server", "server_calls."+measureSuffix(server), "server_errors."+measureSuffix(server))
			continue
		}
		n, failed := 0, 0
		for i := range calls {
			if calls[i].Server == server {
				n++
				failed += countIf(calls[i].hasFailed())
			}
		}
		s.setCount("server_calls."+measureSuffix(server), n)
		s.setCount("server_errors."+measureSuffix(server), failed)
	}
}

func (g *Grader) countCommands(logged []shim.Command, s *sheet) {
	mine := ofAgent(logged)
	s.setCount("commands", len(mine))
	failed, servers, own := 0, 0, 0
	for _, c := range mine {
		failed += countIf(c.Signal != "" || c.Exit != nil && *c.Exit != 0)
	}
	for _, c := range logged {
		servers += countIf(c.Server() != "")
		own += countIf(c.Origin == originProgram)
	}
	s.setCount("commands_program", own)
	s.setCount("commands_failed", failed)
	s.setCount("commands_mcp", servers)
	for _, name := range g.Config.Commands {
		n := 0
		for _, c := range mine {
			n += countIf(isCommand(c, name))
		}
		s.setCount("commands."+measureSuffix(name), n)
	}
	b := buildCommands(mine, g.Config.Build)
	s.setCount("repeats", countRepeats(b, g.Config.Volatile, g.Config.Destinations, false))
	d := countDestinations(b, g.Config.Destinations, false)
	s.setCount("destinations", d)
	s.setCount("destination_churn", max(0, d-1))
	xcode := buildCommands(mine, []Build{{Command: "xcodebuild"}})
	s.setCount("repeats_seed", countRepeats(xcode, defaultVolatile, nil, true))
	d = countDestinations(xcode, []string{"-destination"}, true)
	s.setCount("destinations_seed", d)
	s.setCount("destination_churn_seed", max(0, d-1))
}

// firstBuilds are the times of the first build by a command, by the log of shims
// or by the shell calls of the transcript, and by an MCP tool.
func (g *Grader) firstBuilds(a *trial.Attempt, calls []call, logged []shim.Command, has bool, tapes []recorded, s *sheet) {
	mine := ofAgent(logged)
	shell := buildTimes(mine, g.Config.Build)
	var tool, seedTool []int64
	for i := range calls {
		c := &calls[i]
		if c.kind == trial.ToolShell && c.isBuild(g.Config.Build) {
			shell = append(shell, c.at)
		}
		if c.kind == trial.ToolMCP && slices.Contains(g.Config.BuildTools, c.tool) {
			tool = append(tool, c.at)
		}
		if c.kind == trial.ToolMCP && slices.Contains(defaultBuildTools, c.tool) {
			seedTool = append(seedTool, c.at)
		}
	}
	if tool == nil { // the stream may lack a call that was cut off
		for _, r := range tapes {
			if slices.Contains(g.Config.BuildTools, r.tool) && r.at != nil {
				tool = append(tool, *r.at)
			}
		}
	}
	why := "nothing was built"
	if a.Transcript.IsZero() && !has {
		why = "neither a transcript nor a log of commands"
	}
	s.setTimes("first_build_shell_ms", earliest(shell), why)
	s.setTimes("first_build_mcp_ms", earliest(tool), why)
	s.setTimes("first_build_ms", earliest(slices.Concat(shell, tool)), why)
	setup := a.Timing.SetupMS
	if times := buildTimes(mine, defaultBuild[:1]); times != nil {
		s.setValue("time_to_first_xcodebuild_sec_seed", float64(max(0, slices.Min(times)+setup))/1000)
	} else if has {
		s.setNull("xcodebuild built nothing", "time_to_first_xcodebuild_sec_seed")
	}
	if first := earliest(seedTool); first != nil {
		s.setValue("time_to_first_mcp_build_sec_seed", float64(*first+setup)/1000)
	} else {
		s.setNull(why, "time_to_first_mcp_build_sec_seed")
	}
}

// earliest returns the earliest time at or after the agent's start, or nil if none.
func earliest(times []int64) *int64 {
	if len(times) == 0 {
		return nil
	}
	return new(max(0, slices.Min(times)))
}

func (s *sheet) setTimes(name string, v *int64, why string) {
	if v == nil {
		s.setNull(why, name)
		return
	}
	s.setValue(name, float64(*v))
}

// raws are the files that an attempt keeps with its transcript, by name.
type raws map[string][]byte

func openRaws(c grade.Case) (raws, error) {
	out := raws{}
	for _, r := range c.Attempt.Raw {
		wanted := r.Name == CommandsRaw || r.Name == APIRaw || r.Name == streamRaw || strings.HasPrefix(r.Name, tapePrefix) && strings.HasSuffix(r.Name, tapeSuffix)
		if _, twice := out[r.Name]; !wanted || twice {
			continue
		}
		b, err := c.Blobs.Open(r)
		if err != nil {
			return nil, fmt.Errorf("open %s: %w", r.Name, err)
		}
		out[r.Name] = b
	}
	return out, nil
}

var ofCommands = []string{"commands", "commands_failed", "commands_program", "commands_mcp", "repeats", "repeats_seed", "destinations", "destination_churn",
	"destinations_seed", "destination_churn_seed", "time_to_first_xcodebuild_sec_seed"}

func (r raws) readCommands(s *sheet) (logged []shim.Command, has bool) {
	b, has := r[CommandsRaw]
	if !has {
		s.setNull("no command was shimmed", ofCommands...)
		return nil, false
	}
	logged, err := shim.DecodeCommands(b)
	if err != nil {
		s.setNull("the log of commands cannot be read", ofCommands...)
		return nil, false
	}
	return logged, true
}

// recorded is a tool call by the recording of a server.
type recorded struct {
	tool string
	at   *int64 // ms since the agent's start; nil if the recording does not say
}

// tapeCalls are the calls in the recordings of MCP servers.
type tapeCalls struct {
	calls                      []recorded
	answered, failed, protocol int // failed answers are results; protocol errors are not
}

// readTapes reads the recordings of MCP servers and counts the calls in them.
func (r raws) readTapes(a *trial.Attempt, s *sheet) []recorded {
	names := []string{"recorded_calls", "recorded_errors", "recorded_protocol_errors", "recorded_open"}
	var found tapeCalls
	files := 0
	for _, name := range slices.Sorted(maps.Keys(r)) {
		if !strings.HasPrefix(name, tapePrefix) {
			continue
		}
		files++
		t, err := tape.Read(bytes.NewReader(r[name]))
		if err != nil {
			s.setNull("a recording of a server cannot be read", names...)
			return found.calls
		}
		var offset *int64
		if began, err := time.Parse(time.RFC3339, t.Started); err == nil && !a.Timing.Start.IsZero() {
			offset = new(began.Sub(a.Timing.Start).Milliseconds() - a.Timing.SetupMS)
		}
		found.add(t.Entries, offset)
	}
	if files == 0 {
		s.setNull("no server was recorded", names...)
		return nil
	}
	for i, n := range []int{len(found.calls), found.failed, found.protocol, len(found.calls) - found.answered} {
		s.setCount(names[i], n)
	}
	return found.calls
}

// add adds the calls of one recording that began offset milliseconds after the
// agent; offset is nil if unknown.
func (c *tapeCalls) add(entries []tape.Entry, offset *int64) {
	open := map[string]bool{}
	for _, e := range entries {
		if e.Dir != tape.ToServer && e.Dir != tape.ToClient {
			continue
		}
		messages, err := mcp.ParseMessages(e.Msg)
		if err != nil {
			continue
		}
		for _, m := range messages {
			id := string(bytes.TrimSpace(m.ID))
			switch {
			case e.Dir == tape.ToServer && m.IsRequest() && m.Method == "tools/call":
				var p struct{ Name string }
				_ = json.Unmarshal(m.Params, &p) // a call without a name is one, too
				call := recorded{tool: p.Name}
				if offset != nil {
					call.at = new(*offset + time.Duration(e.MS).Milliseconds())
				}
				c.calls, open[id] = append(c.calls, call), true
			case e.Dir == tape.ToClient && m.IsAnswer() && open[id]:
				delete(open, id)
				c.answered++
				var result struct{ IsError bool }
				if len(m.Error) > 0 {
					c.protocol++
				} else if json.Unmarshal(m.Result, &result) == nil && result.IsError {
					c.failed++
				}
			}
		}
	}
}
