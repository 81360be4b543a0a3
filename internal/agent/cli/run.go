package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/cli/stream"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

type session struct {
	a    *Agent
	job  agent.Job
	room *workspace.Room
	dir  string // where the program starts
	own  bool   // the room is ours to remove
	cred credentials
	api  *apiRecorder // nil if the API is not recorded
	// unhook ends the watch for the end of the trial, where the API is recorded.
	unhook       func() bool
	endStopWatch func() bool // ends the watch for the order to stop
	// names are the names of servers as the program knows them.
	names   map[string]string
	servers []equip.Launch
	plan    *plan
	sink    *sink
	start   time.Time
	child   *proc.Proc
	logged  int64        // bytes in the folder of recordings before the program started
	lines   atomic.Int64 // of standard output, so far
	up      bool         // the program has shown itself: a line, a server started, a request to the model
	out     proc.Capture // of standard output
	errs    proc.Capture // of standard error
}

// How many bytes of a program's output are kept: the first of standard output, the last
// of standard error.
const (
	outKept  = 64 << 20
	errKept  = 256 << 10
	maxLine  = 64 << 20
	fileMode = 0o600
)

// Run implements agent.Agent.
func (a *Agent) Run(ctx context.Context, job agent.Job, log trial.Log) (end trial.End, err error) {
	if ctx.Err() != nil {
		return agent.Ended(ctx, 0)
	}
	s := &session{a: a, job: job, sink: newSink(a, log), out: proc.Capture{Max: outKept}, errs: proc.Capture{Max: errKept, Last: true}}
	if job.Kit.System != "" {
		log.Event(trial.Event{Kind: trial.EventSystem, Text: job.Kit.System})
	}
	log.Event(trial.Event{Kind: trial.EventUser, Text: job.Kit.Prompt})
	defer func() {
		if cerr := s.closeAll(); cerr != nil && err == nil {
			err = trial.Faultf(trial.ClassEnvironment, "%w", cerr)
		}
	}()
	var parser stream.Parser
	if err = s.prepareTrial(ctx); err == nil {
		parser, err = s.launchProgram(ctx)
	}
	if err != nil {
		if ctx.Err() != nil {
			return agent.Ended(ctx, 0)
		}
		return trial.End{}, trial.AsFault(err, trial.ClassEnvironment)
	}
	s.readOutput(parser)
	exit := s.child.Wait()
	s.child.Stdout.Close()
	res := parser.Close(exit, s.errs.Bytes())
	s.noteUnmatched(res)
	s.recoverUsage(exit, res)
	cerr := s.logOutput(log)
	if f := s.sink.refusal(); f != nil {
		return trial.End{}, f
	}
	end, err = s.endVerdict(ctx, exit, res)
	end, err = agent.Judge(end, err, cerr)
	if f, ok := errors.AsType[*trial.Fault](err); ok && s.up && !s.sink.answered && !f.Canceled() {
		// A program that waits for its servers fails if one is missing. Check then
		// returns the cause.
		if cerr := job.Kit.Check(context.WithoutCancel(ctx)); cerr != nil {
			err = cerr
		}
	}
	return end, err
}

func (s *session) prepareTrial(ctx context.Context) (err error) {
	p := s.a.found()
	if p.err != nil {
		return trial.Faultf(trial.ClassEnvironment, "program of the agent: %w", p.err)
	}
	if s.cred, err = s.a.readCredentials(); err != nil {
		return trial.Faultf(trial.ClassEnvironment, "%w", err)
	}
	if err := s.recordAPI(ctx); err != nil {
		return err
	}
	if err := s.enterRoom(ctx); err != nil {
		return err
	}
	if s.servers, err = s.job.Kit.Wire(s.room); err != nil {
		return err
	}
	s.renameServers()
	if err := s.writeFiles(); err != nil {
		return fmt.Errorf("prepare the home of the agent: %w", err)
	}
	if len(s.servers) > 0 && s.a.preset != template && s.a.preset.recipe == nil {
		s.job.Kit.Deferred = new(s.a.cfg.defersTools() && s.a.preset.defers)
	}
	return nil
}

func (s *session) enterRoom(ctx context.Context) (err error) {
	kit := s.job.Kit
	if u, err := url.Parse(s.a.cfg.BaseURL); err == nil && s.api == nil {
		if ip := net.ParseIP(u.Hostname()); ip != nil && ip.IsLoopback() && u.Port() != "" {
			kit.Loopback = append(kit.Loopback, u.Host)
		}
	}
	if kit.Room != nil {
		if s.room, err = kit.Room(ctx); err != nil {
			return trial.AsFault(err, trial.ClassSetup)
		}
		s.dir = s.room.Dir
		return nil
	}
	s.room, err = workspace.New(ctx, workspace.Options{Root: s.a.env.Temp, Sandbox: sandbox.Config{Level: sandbox.None}})
	if err != nil {
		return err
	}
	s.own, s.dir = true, s.room.Dir
	if kit.Dir != nil {
		if s.dir, err = kit.Dir(ctx); err != nil {
			return trial.AsFault(err, trial.ClassSetup)
		}
	}
	return nil
}

func (s *session) renameServers() {
	s.names, s.sink.tools = map[string]string{}, map[string]map[string]string{}
	for i := range s.servers {
		plain := noServerChar.ReplaceAllString(cmp.Or(s.servers[i].Shown, s.servers[i].Name), "-")
		name := plain
		for n := 2; s.names[name] != ""; n++ {
			name = fmt.Sprintf("%s-%d", plain, n)
		}
		s.names[name] = cmp.Or(s.servers[i].Shown, s.servers[i].Name)
		s.sink.tools[name] = s.servers[i].Renamed
		s.servers[i].Name = name
	}
	s.sink.names = s.names
}

// noServerChar matches characters that programs do not accept in server names.
var noServerChar = lazyregexp.New(`[^0-9A-Za-z_-]`)

func (s *session) writeFiles() (err error) {
	base := s.a.cfg.BaseURL
	if s.api != nil {
		base = s.api.URL()
	} else if base == "" && s.a.preset.recipe != nil {
		base = s.a.cfg.providerURL()
	}
	o := &order{
		cfg: &s.a.cfg, prompt: s.job.Kit.Prompt, system: s.job.Kit.System, servers: s.servers,
		work: s.room.Inside(s.dir), home: s.room.Inside(s.room.Home), log: s.room.Inside(s.room.Log),
		key: s.cred.name, keyValue: s.cred.value, base: base, idle: s.a.env.Idle, fill: s.fillPlaceholders, learned: s.a.found().learned,
	}
	if s.plan, err = s.a.preset.plan(o); err != nil {
		return err
	}
	if !s.plan.extra {
		for _, arg := range s.a.cfg.Args {
			s.plan.args = append(s.plan.args, s.fillPlaceholders(arg))
		}
	}
	if s.a.cfg.Preset == "codex" {
		s.plan.args = append(s.plan.args, "-") // the prompt comes on standard input
	}
	if s.cred.login != nil {
		s.plan.files[s.a.preset.login] = s.cred.login
	}
	for _, name := range slices.Sorted(maps.Keys(s.plan.files)) {
		path := filepath.Join(s.room.Home, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, s.plan.files[name], fileMode); err != nil {
			return err
		}
	}
	return nil
}

func (s *session) fillPlaceholders(text string) string {
	first := ""
	if len(s.servers) > 0 {
		first = filepath.Join(s.room.Log, "mcp-"+s.servers[0].Name+".tape.jsonl")
		if tapes, err := filepath.Glob(filepath.Join(s.room.Log, "mcp-*.tape.jsonl")); err == nil && len(tapes) > 0 {
			first = tapes[0]
		}
		first = s.room.Inside(first)
	}
	id := strings.NewReplacer("/", "-", " ", "-").Replace(fmt.Sprintf("%s-%s-%d", s.job.Key.Arm, s.job.Key.Task, s.job.Key.Index+1))
	text = strings.NewReplacer("{workdir}", s.room.Inside(s.dir), "{suite}", s.a.env.Dir, "{mcp_log}", first).Replace(text)
	// Only tests have placeholders that the room does not know.
	return strings.NewReplacer("{run}", id, "{trial}", id).Replace(s.room.Expand(text))
}

// makeEnvironment returns the environment of the program: later values win.
func (s *session) makeEnvironment() []string {
	env := envMap(s.room.Env())
	delete(env, "ASSAY_ORIGIN")
	if kv, ok := s.a.lookupVariable("LANG"); ok && env["LANG"] == "" {
		env["LANG"] = kv[len("LANG="):]
	}
	maps.Copy(env, s.plan.env)
	if s.cred.name != "" {
		env[s.cred.name] = s.cred.value
	}
	for _, name := range s.a.cfg.Env.Names() {
		if kv, ok := s.a.lookupVariable(name); ok {
			env[name] = kv[len(name)+1:]
		}
	}
	for name, value := range s.a.cfg.Set {
		env[name] = s.fillPlaceholders(value)
	}
	maps.Copy(env, envMap(s.job.Kit.Env))
	return envList(env)
}

func (s *session) launchProgram(ctx context.Context) (stream.Parser, error) {
	p := s.a.found()
	kill := s.a.cfg.Kill
	spec := proc.Spec{
		Args: slices.Concat(p.args, s.plan.args), Dir: s.dir, Env: s.makeEnvironment(), Pipes: true,
		Stderr:    agent.AliveWriter{Writer: &s.errs, Alive: s.sink.Alive},
		Interrupt: cmp.Or(kill.Interrupt.D(), defaultInterrupt), Grace: cmp.Or(kill.Grace.D(), defaultGrace),
	}
	if s.a.cfg.Preset == "template" { // its command is more than a program
		spec.Args = append([]string{p.args[0]}, s.plan.args...)
	}
	read := slices.Concat(p.read, s.suiteFiles())
	for _, l := range s.servers {
		read = append(read, l.Read...)
	}
	spec, err := s.room.Command(spec, read...)
	if err != nil {
		return nil, fmt.Errorf("put the agent into its room: %w", err)
	}
	names := slices.Sorted(maps.Keys(s.names))
	s.logged = s.recordedBytes()
	s.start = time.Now()
	s.sink.beginTrial(s.start)
	parser, err := stream.New(s.a.cfg.parserName(), s.sink, stream.Options{
		Servers: names, Generic: s.a.cfg.generic(), Whole: s.a.cfg.Answer == "all", Start: s.start, Now: func() time.Duration { return time.Since(s.start) },
	})
	if err != nil {
		return nil, err
	}
	if s.child, err = proc.Start(ctx, spec); err != nil {
		return nil, fmt.Errorf("program of the agent: %w", err)
	}
	s.sink.stop = s.child.Stop
	s.endStopWatch = context.AfterFunc(ctx, s.sink.noteStop)
	return parser, nil
}

// readOutput writes the prompt to the program and reads its output until all processes
// have ended.
func (s *session) readOutput(parser stream.Parser) {
	written := make(chan struct{})
	go func() {
		defer close(written)
		_, _ = io.WriteString(s.child.Stdin, s.plan.stdin) // it need not read it
		s.child.Stdin.Close()
	}()
	watched := make(chan struct{})
	over := make(chan struct{})
	go func() {
		defer close(watched)
		s.watchTools(over)
	}()
	for line, err := range proc.ReadLines(s.child.Stdout, maxLine) {
		if err != nil {
			break // the other end is gone: no more can be heard
		}
		s.sink.Alive()
		s.lines.Add(1)
		_, _ = s.out.Write(line.Text) // never fails
		_, _ = s.out.Write([]byte{'\n'})
		parser.Line(line.Text)
	}
	s.child.Wait()
	s.child.Stdin.Close()
	<-written
	close(over)
	<-watched
	s.endStopWatch()
	s.up = s.lines.Load() > 0 || s.recordedBytes() > s.logged || s.api != nil && s.api.wasAsked()
	if s.plan.out == "" {
		return
	}
	if b, err := os.ReadFile(filepath.Join(s.room.Log, s.plan.out)); err == nil {
		for line := range oneLine(b) {
			parser.Line(line)
		}
	}
}

// recordingPollInterval is how often the folder of recordings is looked at.
const recordingPollInterval = 500 * time.Millisecond

// startupGrace is how long a program may take to show itself before the stall clock
// runs: on a busy machine one that is a large script takes a quarter of a minute
// until its first line.
const startupGrace = 60 * time.Second

func (s *session) recordedBytes() (size int64) {
	entries, err := os.ReadDir(s.room.Log)
	if err != nil {
		return 0
	}
	for _, e := range entries {
		if info, err := e.Info(); err == nil {
			size += info.Size()
		}
	}
	return size
}

// watchTools resets the stall clock while tools work: on messages of MCP servers and
// their clients, and during commands.
func (s *session) watchTools(over <-chan struct{}) {
	last, up := s.logged, false
	for {
		select {
		case <-over:
			return
		case <-time.After(recordingPollInterval):
		}
		if s.api != nil {
			s.api.reportUsage(s.sink)
		}
		size := s.recordedBytes()
		if size != last {
			last, up = size, true
			s.sink.Alive()
		}
		up = up || s.lines.Load() > 0 || s.api != nil && s.api.wasAsked()
		if !up && time.Since(s.start) < s.a.startupGrace {
			s.sink.Alive()
		}
	}
}

// recoverUsage finds the usage of a program that reported none: in its session files,
// or in the record of the API.
func (s *session) recoverUsage(exit proc.Exit, res stream.Result) {
	if s.api != nil {
		_ = s.api.Close() // wait until all requests are over
		s.api.reportUsage(s.sink)
		reported := res.ReportedUSD
		if exit.Reason != nil {
			reported = "" // not of all that it asked
		}
		s.sink.settleUsage(reported)
		return
	}
	if res.HasUsage || s.a.cfg.Preset == "template" || s.a.preset.recipe != nil {
		return
	}
	usage, raws, err := stream.Recover(s.a.cfg.parserName(), s.room.Home, s.start)
	if err != nil {
		s.sink.logNote("its usage is not known: " + err.Error())
		return
	}
	// Requests that had ended are in the files as they were; of the one in flight
	// there is at most its beginning, and so marked.
	for _, u := range usage {
		s.sink.Usage(u)
	}
	if exit.Reason != nil && !slices.ContainsFunc(usage, func(u trial.Usage) bool { return u.Partial }) {
		s.sink.logNote("what was used is from its session files: a request in flight when it was stopped is not in them")
	}
	s.sink.raws = append(s.sink.raws, raws...)
}

// logOutput logs what was recorded, and returns the error of the log of commands.
func (s *session) logOutput(log trial.Log) error {
	log.Raw("stream.jsonl", "application/x-ndjson", s.out.Bytes())
	if n := s.out.LostBytes(); n > 0 {
		s.sink.logNote(fmt.Sprintf("the last %d bytes of its output are not kept", n))
	}
	if b := s.errs.Bytes(); len(b) > 0 {
		log.Raw("stderr.txt", "text/plain; charset=utf-8", b)
	}
	commands, cerr := s.room.Commands(s.start)
	if cerr != nil { // the commands are good
		s.sink.logNote(cerr.Error())
	}
	if len(commands) > 0 {
		log.Raw("commands.jsonl", "application/x-ndjson", commands)
	}
	for _, t := range s.job.Kit.Tapes() {
		log.Raw(t.Name, "application/x-ndjson", t.Bytes)
	}
	if s.sink.unpriced {
		s.sink.logNote("max_usd cannot be kept: the model has no price; give pricing")
	}
	for _, text := range s.job.Kit.Remarks() {
		s.sink.logNote(text)
	}
	if s.api != nil {
		log.Raw("api.jsonl", "application/x-ndjson", s.api.buf.Bytes())
	}
	for _, r := range s.sink.raws {
		log.Raw(r.Name, r.Media, r.Bytes)
	}
	if s.plan.out != "" {
		if b, err := os.ReadFile(filepath.Join(s.room.Log, s.plan.out)); err == nil {
			log.Raw("out.json", "application/json", b)
		}
	}
	return cerr
}

// noteUnmatched records paths of the generic parser that match nothing, and warns about
// them after the first successful trial.
func (s *session) noteUnmatched(res stream.Result) {
	text := unmatchedText(res)
	if text == "" || res.End != stream.Finished {
		return
	}
	s.sink.logNote(text)
	if s.a.env.Warn != nil && !s.a.warned.Swap(true) {
		s.a.env.Warn(fmt.Sprintf("warning: agent of %s: paths: %s", s.job.Key.Arm, text))
	}
}

func (s *session) closeAll() error {
	var errs []error
	if s.api != nil {
		s.unhook()
		errs = append(errs, s.api.Close())
	}
	if s.room != nil {
		errs = append(errs, s.logOut())
	}
	if s.own && s.room != nil {
		errs = append(errs, s.room.Remove())
	}
	return errors.Join(errs...)
}
