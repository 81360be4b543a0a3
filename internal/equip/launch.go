package equip

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/tape"
	"github.com/assay-eval/assay/internal/mcp/view"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/scratch"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/textdiff"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// Launcher is implemented by the settings of agents that start their MCP servers
// themselves. Their kits have no tools, but [Kit.Servers].
type Launcher interface{ LaunchesServers() bool }

// LaunchesServers reports whether an agent starts its servers itself.
func LaunchesServers(s *suite.Suite, name string) bool {
	return agentIs(s, name, Launcher.LaunchesServers)
}

// agentIs reports whether the settings of an agent have type T and satisfy is.
func agentIs[T any](s *suite.Suite, name string, is func(T) bool) bool {
	a := s.Agents[name]
	if a == nil {
		return false
	}
	config, ok := a.Config.(T)
	return ok && is(config)
}

// Launch is an MCP server that the agent starts, or reaches.
type Launch struct {
	Name    string            // name in the suite
	Shown   string            // name for the agent; see [suite.Suite.ShownName]
	Command []string          // program and arguments; nil for a server with an address
	URL     string            // address of the recording proxy on loopback
	Env     []string          // "NAME=value"; the complete environment of its process
	Read    []string          // files and folders of this machine that it must be able to read
	Renamed map[string]string // names of tools on the server by the names for agents, where different
	Pin     *ServerPin
	Start   time.Duration // for start and handshake
	Call    time.Duration // for one call
	Placebo bool          // the server is a placebo
}

// Origin is the variable in a server's environment that tells whose commands its
// own are.
const Origin = "ASSAY_ORIGIN"

// RelayWords are the words of assay's command line that make it relay to a server
// (package relay).
var RelayWords = []string{"mcp", "relay"}

// launched is a server that the agent starts, with the findings of its recordings.
type launched struct {
	Launch
	o      *Outfitter
	use    suite.ServerUse
	yoke   *tape.YokeSettings // settings of a yoked placebo, or nil
	pinned *ServerPin
	red    *seal.Redactor
	allows bool            // the suite allows the server to change its tools
	mortal bool            // the agent can send the server signals
	run    *running        // with the copy of its data; never started by us
	web    *tape.HTTPProxy // nil for one with a command
	post   *tape.Post      // nil for one with an address
	tape   string          // first recording, on this machine; "" until it is wired

	tapesRead  bool // the fields below are set
	tapes      []Tape
	facts      tape.Facts // of all recordings together
	words      []byte
	from       []seal.Digest // of every list that was heard
	difference string        // how a list differs so that the treatment is another
	added      []string      // tools that only this client is shown
	heard      []mcp.ToolInfo
}

// Tape is a recording of a server, see package tape.
type Tape struct {
	Name  string // of the file
	Bytes []byte
}

func (k *Kit) launchServer(ctx context.Context, u suite.ServerUse) error {
	name, placebo := u.Server(), u.Placebo != ""
	pin := k.o.Pins.Servers[name]
	l := &launched{
		Launch: Launch{Name: name, Shown: k.o.Suite.ShownName(name), Pin: pin, Placebo: placebo},
		o:      k.o, use: u, pinned: pin, red: k.o.newRedactor(),
	}
	k.launched = append(k.launched, l)
	conf := k.o.Suite.Servers[name]
	if pin == nil || conf == nil {
		return trial.Faultf(trial.ClassTreatment, "server %s was not probed", name)
	}
	l.Renamed = k.o.viewOf(name).Renamed()
	l.Start, l.Call, l.allows = conf.Start.D(), conf.Call.D(), conf.AllowChanges
	if placebo {
		if pin.Likeness == nil {
			return trial.Faultf(trial.ClassTreatment, "placebo of %s: the preflight of this run did not note what the server looks like: start a new run", name)
		}
		if u.Yoked() {
			settings, err := k.yokeSettings(u)
			if err != nil {
				return err
			}
			l.yoke = &settings
		}
		if err := k.openPost(l); err != nil {
			return err
		}
		k.Servers = append(k.Servers, l.Launch)
		return nil
	}
	l.run = &running{o: k.o, name: name}
	s, env, err := k.o.settleServer(ctx, l.run, conf, k.task, k.o.inRooms)
	if err != nil {
		if ctx.Err() != nil {
			return stopFault()
		}
		return trial.Faultf(trial.ClassTreatment, "server %s: %w", name, err)
	}
	if l.run.data != nil {
		k.closers = append(k.closers, l.run.data.removeCopy)
		l.Read = append(l.Read, l.run.data.root)
		if l.run.data.digest != pin.Data {
			return trial.Faultf(trial.ClassTreatment, "the data of server %s (%s) changed since the preflight", name, conf.Data)
		}
	}
	if s.URL != "" {
		if l.web, err = tape.NewHTTPProxy(s.URL, 0, s.Headers, k.o.lensOf(name), k.o.newRedactor()); err != nil {
			return trial.Faultf(trial.ClassEnvironment, "server %s: %w", name, err)
		}
		k.closers = append(k.closers, l.web.Close)
		k.Loopback = append(k.Loopback, l.web.Addr())
		l.URL = l.web.URL()
	} else {
		l.Command, l.Env = s.Command, k.o.namedEnv(s, env)
		l.Read = append(l.Read, ReadablePaths(s.Command)...)
		if err := k.openPost(l); err != nil {
			return err
		}
	}
	k.Servers = append(k.Servers, l.Launch)
	return nil
}

func (o *Outfitter) newRedactor() *seal.Redactor { return seal.NewRedactor(o.Suite.Secrets(o.Environ)) }

// namedEnv returns the part of a server's environment that the suite names. All else is
// the room's.
func (o *Outfitter) namedEnv(s *suite.Server, env []string) []string {
	return slices.DeleteFunc(slices.Clone(env), func(kv string) bool {
		name, _, _ := strings.Cut(kv, "=")
		_, set := s.Set[name]
		return !set && !slices.Contains(s.Env.Names(), name)
	})
}

// ReadablePaths returns the files and folders that a command names by absolute paths.
func ReadablePaths(command []string) []string {
	return slices.DeleteFunc(slices.Clone(command), func(arg string) bool {
		_, err := os.Stat(arg)
		return err != nil || !filepath.IsAbs(arg)
	})
}

func tapeName(server string) string { return "mcp-" + fileName(server) + ".tape.jsonl" }

// fileName replaces characters of a name that do not belong into names of files.
func fileName(name string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case 'a' <= r && r <= 'z', 'A' <= r && r <= 'Z', '0' <= r && r <= '9', r == '_', r == '-', r == '.':
			return r
		}
		return '_'
	}, name)
}

// Wire puts a recording proxy around every server of the kit and returns the servers as
// an agent in room reaches them: with paths as seen there, and with their whole
// environment. It is called once.
func (k *Kit) Wire(room *workspace.Room) ([]Launch, error) {
	if k.o == nil {
		return nil, nil
	}
	program, err := k.o.inRooms()
	if err != nil {
		return nil, trial.Faultf(trial.ClassTreatment, "%w", err)
	}
	// Recordings are no files of the room: what an agent can write is no evidence.
	folder, err := scratch.Make(k.o.Temp, scratch.Tape)
	if err != nil {
		return nil, trial.Faultf(trial.ClassEnvironment, "make a folder for recordings: %w", err)
	}
	k.closers = append(k.closers, func() error {
		for _, l := range k.launched {
			l.readTapes()
		}
		defer folder.Release()
		return os.RemoveAll(folder.Path)
	})
	var out []Launch
	for i, l := range k.launched {
		// Two servers may differ only in what file names do not take.
		name := tapeName(l.Name)
		for slices.ContainsFunc(k.launched[:i], func(o *launched) bool { return filepath.Base(o.tape) == name }) {
			name = "mcp-" + fileName(l.Name) + fmt.Sprintf("-%d.tape.jsonl", i)
		}
		file := filepath.Join(folder.Path, name)
		wired, err := l.wiredServer(room, program, file)
		if err != nil {
			return nil, trial.Faultf(trial.ClassTreatment, "server %s: %w", l.Name, err)
		}
		l.tape = file
		out = append(out, wired)
	}
	return out, nil
}

func (o *Outfitter) findProgram() (string, error) {
	if o.Program != "" {
		return o.Program, nil
	}
	p, err := os.Executable()
	if err != nil {
		err = fmt.Errorf("find the running program: %w", err)
	}
	return p, err
}

func (o *Outfitter) inRooms() (string, error) {
	if o.InRooms != nil {
		return o.InRooms()
	}
	return o.findProgram()
}

func (l *launched) wiredServer(room *workspace.Room, program, file string) (Launch, error) {
	out := l.Launch
	if l.web != nil {
		return out, l.web.StartRecording(file)
	}
	env := map[string]string{}
	for _, kv := range slices.Concat(room.Env(), l.Env, []string{Origin + "=mcp:" + l.Name}) {
		name, value, _ := strings.Cut(kv, "=")
		env[name] = value
	}
	var whole []string
	for _, name := range slices.Sorted(maps.Keys(env)) {
		whole = append(whole, name+"="+env[name])
	}
	l.mortal = sandbox.CanSignal(sandbox.Level(room.Isolation))
	l.post.File, l.post.Copies, l.post.Redact, l.post.Command = file, room.Log, l.red, l.Command
	if l.Placebo {
		l.post.Command, l.post.Serve = []string{"placebo"}, l.servePlacebo
	} else {
		l.post.Serve = func(ctx context.Context, rec *tape.Writer, in io.ReadCloser, to, errs io.Writer) (int, error) {
			spec, err := room.Command(proc.Spec{Args: l.Command, Env: slices.Clone(whole)}, l.Read...)
			if err != nil {
				return 0, err
			}
			return tape.RunServer(ctx, spec, rec, l.o.lensOf(l.Name), in, to, errs, nil)
		}
	}
	l.post.Start()
	// The relay needs no variable of the server. One is for a CLI that starts it by name.
	out.Env = []string{l.post.Variable()}
	if path, ok := env["PATH"]; ok {
		out.Env = append(out.Env, "PATH="+insidePaths(room, path))
	}
	out.Command = slices.Concat([]string{insidePaths(room, program)}, RelayWords)
	return out, nil
}

// insidePaths returns a value of a variable or an argument with the paths of a room as
// seen in it, also in lists of paths.
func insidePaths(room *workspace.Room, value string) string {
	parts := strings.Split(value, ":")
	for i, p := range parts {
		parts[i] = room.Inside(p)
	}
	return strings.Join(parts, ":")
}

func (l *launched) readTapes() {
	if l.tapesRead || l.tape == "" {
		return
	}
	l.tapesRead = true
	if l.post != nil {
		_ = l.post.Close() // completes the recordings
	}
	for n := 1; ; n++ {
		b, err := os.ReadFile(tape.SequelName(l.tape, n))
		if errors.Is(err, fs.ErrNotExist) {
			return
		}
		l.tapes = append(l.tapes, Tape{filepath.Base(tape.SequelName(l.tape, n)), b})
		if err != nil {
			l.difference = "its recording cannot be read: " + err.Error()
			return
		}
		t, err := tape.Read(strings.NewReader(string(b)))
		if err != nil {
			continue // the process was killed before it had begun
		}
		f := t.Facts()
		l.addTape(f)
		if words := t.StderrTail(4 << 10); len(words) > 0 {
			l.words = words
		}
	}
}

func (l *launched) addTape(f tape.Facts) {
	all := &l.facts
	calls := all.Calls
	all.Hello = all.Hello || f.Hello
	if f.Hello {
		all.Name, all.Version = f.Name, f.Version
	}
	for tool, n := range f.ByTool {
		if all.ByTool == nil {
			all.ByTool = map[string]int{}
		}
		all.ByTool[tool] += n
	}
	all.Calls, all.Errors, all.Protocol = all.Calls+f.Calls, all.Errors+f.Errors, all.Protocol+f.Protocol
	all.Cancelled, all.Open, all.Junk = all.Cancelled+f.Cancelled, all.Open+f.Open, all.Junk+f.Junk
	all.Asked = slices.Compact(slices.Sorted(slices.Values(append(all.Asked, f.Asked...))))
	if f.Exit != "" {
		all.Exit, all.Code, all.Left = f.Exit, f.Code, f.Left
	}
	if f.Broken != "" {
		all.Broken = f.Broken
	}
	// Compare with the redacted text, since recordings hold no secrets, and only if the
	// suite does not replace the server's own instructions.
	replaced := l.o.relaySettings(l.Name).Instructions != nil
	if want := l.red.String(l.pinned.Instructions); !replaced && f.Hello && f.Instructions != want && l.difference == "" {
		l.difference = "instructions " + textdiff.Describe(want, f.Instructions)
	}
	for i, tools := range f.Lists {
		if l.allows && l.heard != nil {
			l.noteChange(tools, calls+f.Listed[i])
		} else {
			l.compareTools(tools)
		}
		l.heard = tools
	}
	all.Lists = append(all.Lists, f.Lists...)
}

// noteChange records the difference between a tool list and the previous one, for a
// server that may change its tools.
func (l *launched) noteChange(tools []mcp.ToolInfo, calls int) {
	was, _ := mcp.ToolsDigest(mcp.CompactTools(l.heard)) // an equal digest was computed before
	now, err := mcp.ToolsDigest(mcp.CompactTools(tools))
	if err != nil {
		l.difference = joinNotes(l.difference, err.Error())
		return
	}
	if now != was {
		text := describeTools(shownInfos(l.shownTools(l.heard, true)), shownInfos(l.shownTools(tools, true)))
		l.difference = joinNotes(l.difference, fmt.Sprintf("after call %d: %s (%s)", calls, text, now.Short()))
	}
	if now == l.pinned.Compact {
		now = l.pinned.Digest
	}
	l.from = append(l.from, now)
}

func shownInfos(tools []mcp.ToolInfo) []shownTool {
	var out []shownTool
	for _, t := range tools {
		out = append(out, newShownTool(t.Name, t.Description, t.Schema))
	}
	return out
}

// compareTools compares a tool list with the pinned one. A client with more
// capabilities may be shown more tools; the others must be the same.
func (l *launched) compareTools(tools []mcp.ToolInfo) {
	known := map[string]bool{}
	for _, t := range l.pinned.listedTools() {
		known[t.RealName()] = true
	}
	var same []mcp.ToolInfo
	for _, t := range tools {
		if known[t.Name] {
			same = append(same, t)
		} else if !slices.Contains(l.added, t.Name) {
			l.added = append(l.added, t.Name)
		}
	}
	digest, err := mcp.ToolsDigest(mcp.CompactTools(same))
	if err != nil {
		l.difference = err.Error()
		return
	}
	if digest == l.pinned.Compact {
		l.from = append(l.from, l.pinned.Digest)
		return
	}
	l.from = append(l.from, digest)
	if l.difference != "" {
		return
	}
	was, now := shownTools(l.pinned.listedTools()), shownInfos(l.shownTools(same, true))
	if len(l.pinned.Hidden) > 0 { // the pin does not record the positions of hidden tools in the list
		for _, tools := range [][]shownTool{was, now} {
			slices.SortFunc(tools, func(a, b shownTool) int { return strings.Compare(a.name, b.name) })
		}
	}
	l.difference = describeTools(was, now)
	if l.allows {
		l.difference = fmt.Sprintf("since the preflight: %s (%s)", l.difference, digest.Short())
	}
}

// shownTools returns recorded tools with the descriptions shown to the agent. It
// includes hidden tools if hidden is true.
func (l *launched) shownTools(heard []mcp.ToolInfo, hidden bool) []mcp.ToolInfo {
	v := l.o.viewOf(l.Name)
	var out []mcp.ToolInfo
	for _, t := range heard {
		if v.Shows(t.Name) {
			now, err := v.Change(view.Tool{Name: t.Name, Description: t.Description, Schema: t.Schema})
			if err == nil { // on an error the relay has rejected the list
				t.Description, t.Schema = now.Description, now.Schema
			}
		} else if !hidden {
			continue
		}
		out = append(out, t)
	}
	return out
}

// checkDelivery returns why the treatment was not delivered, or nil.
func (l *launched) checkDelivery() error {
	if l.tape == "" {
		return nil // the agent did not come so far
	}
	l.readTapes()
	f := l.facts
	fault := func(format string, args ...any) error { return passingFault("server "+l.Name+" "+format, args...) }
	switch {
	case len(l.tapes) == 0:
		reached := "started"
		if l.web != nil {
			reached = "reached"
		}
		return fault("was never %s by the agent (%s)", reached, l.displayAddress())
	case !f.Hello && f.Died():
		return fault("did not start (%s): %s%s", l.displayAddress(), f.Exit, l.lastStderr())
	case !f.Hello && len(f.Lists) == 0: // the protocol of 2026-07-28 requires no handshake
		return fault("was not connected (%s): there was no handshake%s", l.displayAddress(), l.lastStderr())
	case f.Broken != "":
		return fault("listed its tools in a form that cannot be read: %s", f.Broken)
	case l.difference != "" && !l.allows:
		return fault("differed from the preflight: %s", l.difference)
	case len(f.Lists) == 0:
		return fault("was never asked for its tools (%s)%s", l.displayAddress(), l.lastStderr())
	case f.Died() && f.Open > 0 && !(l.mortal && f.Code > 128): // or else an agent could void its trial
		return fault("died in a call (%s)%s", f.Exit, l.lastStderr())
	case l.run != nil && l.web == nil && l.o.Suite.Servers[l.Name].Command[0] != suite.PlaceAssay: // a room may have its own copy of assay
		if err := l.run.checkProgram(l.pinned); err != nil {
			return err
		}
	}
	return l.checkData()
}

func (l *launched) checkData() error {
	if l.run == nil || l.run.data == nil {
		return nil
	}
	if _, err := l.run.data.changedFiles(true); err != nil {
		return passingFault("server %s: %w", l.Name, err)
	}
	return nil
}

func (l *launched) displayAddress() string {
	switch {
	case l.Placebo:
		return "placebo"
	case l.web != nil:
		return l.URL
	}
	return strings.Join(l.Command, " ")
}

func (l *launched) lastStderr() string {
	lines := strings.Split(strings.TrimSpace(string(l.words)), "\n")
	last := strings.TrimSpace(lines[len(lines)-1])
	if last == "" {
		return ""
	}
	return "; it said: " + last[:min(len(last), 300)]
}

func (l *launched) makeProof() trial.ServerProof {
	l.readTapes()
	f := l.facts
	p := trial.ServerProof{
		Name: l.Name, Like: l.o.likeOf(l.Name), Version: f.Version, Calls: f.Calls, Errors: f.Errors, ProtocolErrors: f.Protocol, Timeouts: f.Cancelled,
		Changed: l.difference, Asked: f.Asked, Junk: f.Junk, ByTool: f.ByTool,
	}
	if l.Placebo {
		p.Name, p.Like = placeboName(l.use), ""
	}
	if l.pinned != nil && !l.allows {
		p.Pinned = l.pinned.Digest
	}
	if n := len(f.Lists); n > 0 {
		shown := l.shownTools(f.Lists[n-1], false)
		p.Tools, p.Digest = len(shown), l.from[len(l.from)-1]
		p.Tokens = (mcp.ToolsSize(shown) + BytesPerToken - 1) / BytesPerToken
		p.Told = trial.EstimateTokens(len(l.pinned.Instructions))
	}
	if f.Died() && (f.Open > 0 || f.Code != 0) {
		p.Died = f.Exit
	}
	if l.run != nil && l.run.data != nil && l.tapesRead {
		if written, err := l.run.data.changedFiles(false); err == nil {
			p.Written = written[:min(len(written), maxWritten)]
		}
	}
	return p
}

// Tapes returns the recordings of servers that the agent started, after the agent has
// ended. It returns nil before [Kit.Wire].
func (k *Kit) Tapes() []Tape {
	var out []Tape
	for _, l := range k.launched {
		l.readTapes()
		out = append(out, l.tapes...)
	}
	return out
}

// Remarks returns findings about the recordings that are not in the proof.
func (k *Kit) Remarks() []string {
	var out []string
	for _, l := range k.launched {
		l.readTapes()
		if len(l.added) > 0 {
			out = append(out, fmt.Sprintf("server %s shows this agent tools that it did not show at the preflight: %s", l.Name, firstNames(l.added)))
		}
		if n := len(l.tapes); n > 1 {
			out = append(out, fmt.Sprintf("server %s was started %d times", l.Name, n))
		}
	}
	return out
}
