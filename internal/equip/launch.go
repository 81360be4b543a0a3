package equip

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/tape"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// Launcher is implemented by the settings of agents that start their MCP servers
// themselves. Their kits have no tools, but [Kit.Servers].
type Launcher interface{ LaunchesServers() bool }

func launchesServers(s *suite.Suite, name string) bool {
	a := s.Agents[name]
	if a == nil {
		return false
	}
	l, ok := a.Config.(Launcher)
	return ok && l.LaunchesServers()
}

// Launch is an MCP server that the agent starts, or reaches.
type Launch struct {
	Name    string
	Command []string // program and arguments; nil for one that is reached
	URL     string   // address of the recording proxy on loopback
	Env     []string // "NAME=value", all that its process is to have
	Read    []string // files and folders of this machine that it must see
	Pin     *ServerPin
	Start   time.Duration // for start and handshake
	Call    time.Duration // for one call
	Placebo bool          // its tools answer nothing
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
	pinned *ServerPin
	run    *running        // with the copy of its data; never started by us
	web    *tape.HTTPProxy // nil for one with a command
	tape   string          // first recording, on this machine; "" until it is wired

	tapesRead  bool // the fields below are set
	tapes      []Tape
	facts      tape.Facts // of all recordings together
	words      []byte
	from       []seal.Digest // of every list that was heard
	difference string        // how a list differs so that the treatment is another
	added      []string      // tools that only this client is shown
}

// Tape is a recording of a server, see package tape.
type Tape struct {
	Name  string // of the file
	Bytes []byte
}

// launchServer makes a server ready to be started by the agent.
func (b *builder) launchServer(ctx context.Context, name string, placebo bool) error {
	pin := b.o.Pins.Servers[name]
	l := &launched{Launch: Launch{Name: name, Pin: pin, Placebo: placebo}, pinned: pin}
	b.launched = append(b.launched, l)
	conf := b.o.Suite.Servers[name]
	if pin == nil || conf == nil {
		return trial.Faultf(trial.ClassTreatment, "server %s was not probed", name)
	}
	l.Start, l.Call = conf.Start.D(), conf.Call.D()
	if placebo {
		if pin.Likeness == nil {
			return trial.Faultf(trial.ClassTreatment, "placebo of %s: the preflight of this run did not note what the server looks like: start a new run", name)
		}
		b.kit.Servers = append(b.kit.Servers, l.Launch)
		return nil
	}
	l.run = &running{o: b.o, name: name}
	s, env, err := b.o.settleServer(ctx, l.run, conf, b.task, b.o.inRooms)
	if err != nil {
		if ctx.Err() != nil {
			return stopFault()
		}
		return trial.Faultf(trial.ClassTreatment, "server %s: %w", name, err)
	}
	if l.run.data != nil {
		b.closers = append(b.closers, l.run.data.removeCopy)
		l.Read = append(l.Read, l.run.data.root)
		if l.run.data.digest != pin.Data {
			return trial.Faultf(trial.ClassTreatment, "the data of server %s (%s) changed since the preflight", name, conf.Data)
		}
	}
	if s.URL != "" {
		if l.web, err = tape.NewHTTPProxy(s.URL, s.Headers, b.o.newRedactor()); err != nil {
			return trial.Faultf(trial.ClassEnvironment, "server %s: %w", name, err)
		}
		b.closers = append(b.closers, l.web.Close)
		b.kit.Loopback = append(b.kit.Loopback, l.web.Addr())
		l.URL = l.web.URL()
	} else {
		l.Command, l.Env = s.Command, b.o.namedEnv(s, env)
		l.Read = append(l.Read, ReadablePaths(s.Command)...)
	}
	b.kit.Servers = append(b.kit.Servers, l.Launch)
	return nil
}

func (o *Outfitter) newRedactor() *seal.Redactor { return seal.NewRedactor(seal.Secrets(o.Environ)) }

// namedEnv returns the part of a server's environment that the suite names. All else is
// the room's.
func (o *Outfitter) namedEnv(s *suite.Server, env []string) []string {
	var out []string
	for _, kv := range env {
		name, _, _ := strings.Cut(kv, "=")
		if _, set := s.Set[name]; set || slices.Contains(s.Env, name) {
			out = append(out, kv)
		}
	}
	return out
}

// ReadablePaths returns the files and folders that a command names by absolute paths.
func ReadablePaths(command []string) []string {
	var out []string
	for _, arg := range command {
		if !filepath.IsAbs(arg) {
			continue
		}
		if _, err := os.Stat(arg); err == nil {
			out = append(out, arg)
		}
	}
	return out
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
	if k == nil || k.wire == nil {
		return nil, nil
	}
	return k.wire(room)
}

// Tapes returns the recordings of servers that the agent started, once it has ended;
// nil before [Kit.Wire].
func (k *Kit) Tapes() []Tape {
	if k == nil || k.tapes == nil {
		return nil
	}
	return k.tapes()
}

// Remarks returns findings of the recordings that are not in the proof.
func (k *Kit) Remarks() []string {
	if k == nil || k.remarks == nil {
		return nil
	}
	return k.remarks()
}

func (b *builder) wireServers(room *workspace.Room) ([]Launch, error) {
	program, err := b.o.inRooms()
	if err != nil {
		return nil, trial.Faultf(trial.ClassTreatment, "%w", err)
	}
	var out []Launch
	for i, l := range b.launched {
		// Two servers may differ only in what file names do not take.
		name := tapeName(l.Name)
		for slices.ContainsFunc(b.launched[:i], func(o *launched) bool { return filepath.Base(o.tape) == name }) {
			name = "mcp-" + fileName(l.Name) + fmt.Sprintf("-%d.tape.jsonl", i)
		}
		file := filepath.Join(room.Log, name)
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
		return "", fmt.Errorf("find the running program: %w", err)
	}
	return p, nil
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
	out.Env = nil
	for _, name := range slices.Sorted(maps.Keys(env)) {
		out.Env = append(out.Env, name+"="+insidePaths(room, env[name]))
	}
	r := tape.Relay{Tape: insidePaths(room, file), Pass: slices.Sorted(maps.Keys(env)), Command: l.Command}
	if l.Placebo {
		path := strings.TrimSuffix(file, ".tape.jsonl") + ".likeness.json"
		if err := os.WriteFile(path, l.pinned.Likeness, 0o644); err != nil {
			return out, fmt.Errorf("note what it looks like: %w", err)
		}
		r.Placebo, r.Command = insidePaths(room, path), nil
	}
	out.Command = slices.Concat([]string{insidePaths(room, program)}, RelayWords, r.Args())
	return out, nil
}

// insidePaths returns a value of a variable or an argument with the paths of a room as
// seen in it, also in lists of paths.
func insidePaths(room *workspace.Room, value string) string {
	if !strings.Contains(value, ":") {
		return room.Inside(value)
	}
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
	all.Hello = all.Hello || f.Hello
	if f.Hello {
		all.Name, all.Version = f.Name, f.Version
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
	for _, tools := range f.Lists {
		l.compareTools(tools)
	}
	all.Lists = append(all.Lists, f.Lists...)
}

// compareTools compares a tool list with the pinned one. A client with more
// capabilities may be shown more tools; the others must be the same.
func (l *launched) compareTools(tools []mcp.ToolInfo) {
	known := map[string]bool{}
	for _, t := range l.pinned.Tools {
		known[t.remoteName()] = true
	}
	var same []mcp.ToolInfo
	for _, t := range tools {
		if known[t.Name] {
			same = append(same, t)
		} else if !slices.Contains(l.added, t.Name) {
			l.added = append(l.added, t.Name)
		}
	}
	digest, err := mcp.ToolsDigest(same)
	if err != nil {
		l.difference = err.Error()
		return
	}
	l.from = append(l.from, digest)
	if digest == l.pinned.Digest || l.difference != "" {
		return
	}
	was, now := map[string]string{}, map[string]string{}
	for _, t := range l.pinned.Tools {
		was[t.remoteName()] = toolSignature(t.Description, t.Schema)
	}
	for _, t := range same {
		now[t.Name] = toolSignature(t.Description, t.Schema)
	}
	if l.difference = mcp.DescribeChanges(was, now); l.difference == "" {
		l.difference = "titles or annotations"
	}
}

// toolSignature returns the part of a tool that a model sees, besides its name.
func toolSignature(description string, schema json.RawMessage) string {
	return description + "\x00" + string(schema)
}

// checkDelivery returns why the treatment was not delivered, or nil.
func (l *launched) checkDelivery() error {
	if l.tape == "" {
		return nil // the agent did not come so far
	}
	l.readTapes()
	f := l.facts
	fault := func(format string, args ...any) error {
		return &trial.Fault{Class: trial.ClassTreatment, Retry: true, Err: fmt.Errorf("server "+l.Name+" "+format, args...)}
	}
	switch {
	case len(l.tapes) == 0:
		return fault("was never %s by the agent (%s)", l.wasReached(), l.displayAddress())
	case !f.Hello && f.Died():
		return fault("did not start (%s): %s%s", l.displayAddress(), f.Exit, l.lastStderr())
	case !f.Hello:
		return fault("was not connected (%s): there was no handshake%s", l.displayAddress(), l.lastStderr())
	case f.Broken != "":
		return fault("listed its tools in a form that cannot be read: %s", f.Broken)
	case l.difference != "":
		return fault("had other tools than at the preflight: %s", l.difference)
	case len(f.Lists) == 0:
		return fault("was never asked for its tools (%s)%s", l.displayAddress(), l.lastStderr())
	case f.Died() && f.Open > 0:
		return fault("died in a call (%s)%s", f.Exit, l.lastStderr())
	}
	return l.checkData()
}

// checkData checks that the server did not write to its copy of data.
func (l *launched) checkData() error {
	if l.run == nil || l.run.data == nil {
		return nil
	}
	if _, err := l.run.data.changedFiles(true); err != nil {
		return &trial.Fault{Class: trial.ClassTreatment, Retry: true, Err: fmt.Errorf("server %s: %w", l.Name, err)}
	}
	return nil
}

func (l *launched) wasReached() string {
	if l.web != nil {
		return "reached"
	}
	return "started"
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
		Name: l.Name, Version: f.Version, Calls: f.Calls, Errors: f.Errors, ProtocolErrors: f.Protocol, Timeouts: f.Cancelled,
		Changed: l.difference, Asked: f.Asked, Junk: f.Junk,
	}
	if l.Placebo {
		p.Name = "placebo:" + l.Name
	}
	if l.pinned != nil {
		p.Pinned = l.pinned.Digest
	}
	if n := len(f.Lists); n > 0 {
		p.Tools, p.Digest = len(f.Lists[n-1]), l.from[len(l.from)-1]
		p.Tokens = (mcp.ToolsSize(f.Lists[n-1]) + BytesPerToken - 1) / BytesPerToken
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

func (b *builder) readTapes() []Tape {
	var out []Tape
	for _, l := range b.launched {
		l.readTapes()
		out = append(out, l.tapes...)
	}
	return out
}

func (b *builder) tapeRemarks() []string {
	var out []string
	for _, l := range b.launched {
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
