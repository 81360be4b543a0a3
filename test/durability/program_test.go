package durability

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/cli"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/shim"
)

// The end-to-end tests start assay as a process of its own: this test binary,
// which plays the program that roleVar names. Children of assay inherit the
// variable, so that its workers are assay too.
const (
	roleVar = "E2E_ROLE"
	markVar = "E2E_MARK" // marks the processes of one test
)

// roles are the programs that this binary can play besides the tests.
var roles = map[string]func() int{
	"assay": func() int { return cli.Main(os.Args[1:]) },
	"agent": agentRole,
	"leak":  leakRole,
	"mcp":   mcpRole,
	"each":  eachRole,
}

func TestMain(m *testing.M) {
	// In a room the program is started again, under other names and with a hidden
	// first argument.
	for _, hidden := range []func() (int, bool){shim.Main, func() (int, bool) { return workspace.Main(os.Args[1:]) }} {
		if code, ours := hidden(); ours {
			os.Exit(code)
		}
	}
	if play := roles[os.Getenv(roleVar)]; play != nil {
		os.Exit(play())
	}
	os.Exit(m.Run())
}

// The exit codes of assay.
const (
	exitOK        = 0
	exitUsage     = 2
	exitPreflight = 3
)

// program runs assay in a folder, with an environment of its own.
type program struct {
	t   testing.TB
	dir string
	env map[string]string
}

// newProgram makes a program whose home, cache and temporary files all lie under
// one new folder.
func newProgram(t testing.TB) *program {
	t.Helper()
	dir := t.TempDir()
	if real, err := filepath.EvalSymlinks(dir); err == nil {
		dir = real
	}
	for _, sub := range []string{"home", "tmp"} {
		if err := os.Mkdir(filepath.Join(dir, sub), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	return &program{t: t, dir: dir, env: map[string]string{
		"PATH": os.Getenv("PATH"), "HOME": filepath.Join(dir, "home"), "TMPDIR": filepath.Join(dir, "tmp"),
		"ASSAY_CACHE_DIR": filepath.Join(dir, "cache"), "GORACE": "atexit_sleep_ms=0", roleVar: "assay", markVar: dir,
	}}
}

// withEnv returns the program with other values of some variables, "NAME=value".
func (p *program) withEnv(env ...string) *program {
	q := *p
	q.env = maps.Clone(p.env)
	for _, kv := range env {
		name, value, _ := strings.Cut(kv, "=")
		q.env[name] = value
	}
	return &q
}

// writeFiles puts files into the program's folder.
func (p *program) writeFiles(files map[string]string) {
	p.t.Helper()
	for name, text := range files {
		path := filepath.Join(p.dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			p.t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			p.t.Fatal(err)
		}
	}
}

// outcome is how a process ended and its output.
type outcome struct {
	code     int // -1 if a signal ended it
	out, err string
	took     time.Duration
}

func (s outcome) String() string {
	return fmt.Sprintf("exit %d after %s\n%s%s", s.code, s.took, s.out, s.err)
}

// process is assay at work.
type process struct {
	*exec.Cmd
	t        testing.TB
	out, err bytes.Buffer
	began    time.Time
	done     chan struct{} // closed when it is gone
}

// startCommand starts assay and ends it with the test.
func (p *program) startCommand(args ...string) *process {
	p.t.Helper()
	self, err := os.Executable()
	if err != nil {
		p.t.Fatal(err)
	}
	c := &process{Cmd: exec.Command(self, args...), t: p.t, began: time.Now(), done: make(chan struct{})}
	c.Dir, c.Env, c.Stdout, c.Stderr = p.dir, p.environ(), &c.out, &c.err
	c.WaitDelay = 10 * time.Second // for pipes that a grandchild holds
	if err := c.Start(); err != nil {
		p.t.Fatal(err)
	}
	go func() {
		_ = c.Wait() // awaitEnd reads the exit code
		close(c.done)
	}()
	p.t.Cleanup(func() {
		_ = c.Process.Kill()
		<-c.done
	})
	return c
}

// awaitEnd waits for the end of the process.
func (c *process) awaitEnd() outcome {
	c.t.Helper()
	select {
	case <-c.done:
	case <-time.After(4 * time.Minute):
		_ = c.Process.Kill()
		<-c.done
		c.t.Fatalf("assay %s hangs\n%s%s", strings.Join(c.Args[1:], " "), c.out.String(), c.err.String())
	}
	s := outcome{code: c.ProcessState.ExitCode(), out: c.out.String(), err: c.err.String(), took: time.Since(c.began)}
	if strings.Contains(s.err, "DATA RACE") {
		c.t.Errorf("assay %s:\n%s", strings.Join(c.Args[1:], " "), s.err)
	}
	return s
}

// runCommand runs assay to its end.
func (p *program) runCommand(args ...string) outcome {
	p.t.Helper()
	return p.startCommand(args...).awaitEnd()
}

// runEach runs several command lines of assay one after another in one process, which
// is faster where all that they do is read.
func (p *program) runEach(lines ...[]string) []outcome {
	p.t.Helper()
	file := filepath.Join(p.env["TMPDIR"], "lines.json")
	b, err := json.Marshal(lines)
	if err == nil {
		err = os.WriteFile(file, b, 0o666)
	}
	if err != nil {
		p.t.Fatal(err)
	}
	s := p.withEnv(roleVar+"=each").runExpecting(exitOK, file)
	var out []outcome
	for dec := json.NewDecoder(strings.NewReader(s.out)); dec.More(); {
		var one struct {
			Code     int
			Out, Err string
		}
		if err := dec.Decode(&one); err != nil {
			p.t.Fatal(err)
		}
		out = append(out, outcome{code: one.Code, out: one.Out, err: one.Err})
	}
	if len(out) != len(lines) {
		p.t.Fatalf("%d of %d command lines were run: %v", len(out), len(lines), s)
	}
	return out
}

// eachRole runs the command lines of a file and writes how each ended.
func eachRole() int {
	var lines [][]string
	b, err := os.ReadFile(os.Args[1])
	if err == nil {
		err = json.Unmarshal(b, &lines)
	}
	enc := json.NewEncoder(os.Stdout)
	for _, line := range lines {
		if err == nil {
			err = enc.Encode(captureCommand(line))
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return 0
}

// captureCommand runs one command line with the standard streams in files.
func captureCommand(line []string) map[string]any {
	out, errs := os.Stdout, os.Stderr
	defer func() { os.Stdout, os.Stderr = out, errs }()
	read := map[string]func() string{}
	for name, stream := range map[string]**os.File{"Out": &os.Stdout, "Err": &os.Stderr} {
		file, err := os.CreateTemp("", "stream-*")
		if err != nil {
			panic(err)
		}
		*stream = file
		read[name] = func() string {
			_ = file.Close() // for reading it again only
			b, err := os.ReadFile(file.Name())
			if err != nil {
				panic(err)
			}
			_ = os.Remove(file.Name()) // in a folder that goes with the test
			return string(b)
		}
	}
	code := cli.Main(line)
	return map[string]any{"Code": code, "Out": read["Out"](), "Err": read["Err"]()}
}

// reportFormats names the formats of reports, as completion lists them.
func (p *program) reportFormats() []string {
	p.t.Helper()
	var out []string
	for line := range strings.Lines(p.runExpecting(exitOK, "__complete", "report", "last", "--format", "").out) {
		if name, _, ok := strings.Cut(line, "\t"); ok {
			out = append(out, name)
		}
	}
	if len(out) == 0 {
		p.t.Fatal("completion lists no format")
	}
	return out
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

func (p *program) environ() []string {
	var out []string
	for _, name := range sortedKeys(p.env) {
		out = append(out, name+"="+p.env[name])
	}
	return out
}

// runExpecting runs assay to its end, which must be this code.
func (p *program) runExpecting(code int, args ...string) outcome {
	p.t.Helper()
	s := p.runCommand(args...)
	if s.code != code {
		p.t.Fatalf("assay %s: want exit %d, got %v", strings.Join(args, " "), code, s)
	}
	return s
}

// runFolders returns the run folders under out, oldest first. It sorts by the times in
// the manifests, since folder names have a resolution of one second.
func (p *program) runFolders(out string) []string {
	p.t.Helper()
	entries, err := os.ReadDir(filepath.Join(p.dir, out))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		p.t.Fatal(err)
	}
	var dirs []string
	made := map[string]time.Time{}
	for _, e := range entries {
		dir := filepath.Join(p.dir, out, e.Name())
		if info, err := os.Stat(filepath.Join(dir, "run.json")); err == nil {
			dirs, made[dir] = append(dirs, dir), info.ModTime()
		}
	}
	slices.SortStableFunc(dirs, func(a, b string) int { return made[a].Compare(made[b]) })
	return dirs
}

// newestRun is the run that was started last.
func (p *program) newestRun() string {
	p.t.Helper()
	dirs := p.runFolders("runs")
	if len(dirs) == 0 {
		p.t.Fatal("no run found")
	}
	return dirs[len(dirs)-1]
}

// readAttempts returns every attempt of a run in order.
func readAttempts(t testing.TB, dir string) []trial.AttemptRecord {
	t.Helper()
	var out []trial.AttemptRecord
	for _, rec := range readRecords(t, dir) {
		if rec.Type == trial.RecordAttempt {
			out = append(out, *rec.Attempt)
		}
	}
	return out
}

// readRecords returns the journal of a run.
func readRecords(t testing.TB, dir string) []trial.Record {
	t.Helper()
	r, err := journal.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	var out []trial.Record
	for rec, err := range r.Records() {
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, rec)
	}
	return out
}

// checkComplete holds a finished run to the ledger's law: every planned trial is there
// exactly once, as one settled attempt with one score of every grader, and all
// that it left can be read.
func checkComplete(t testing.TB, dir string, graders ...string) {
	t.Helper()
	r, err := journal.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	settled, scores := map[trial.Key]*trial.Attempt{}, map[trial.Key][]string{}
	for _, rec := range readRecords(t, dir) {
		switch rec.Type {
		case trial.RecordAttempt:
			a := rec.Attempt
			if settled[a.Key] != nil {
				t.Errorf("record %d: %s has a second attempt after its settled one", rec.Seq, a.Key)
			}
			if a.Settled {
				settled[a.Key] = &a.Attempt
			}
		case trial.RecordScore:
			s := rec.Score
			if a := settled[s.Key]; a == nil || a.N != s.Attempt {
				t.Errorf("record %d: a score of attempt %d of %s, which is not settled", rec.Seq, s.Attempt, s.Key)
			}
			scores[s.Key] = append(scores[s.Key], s.Grader)
		}
	}
	planned := r.Manifest().Plan.Trials
	if len(settled) != len(planned) || len(planned) == 0 {
		t.Errorf("%d trials are settled, %d planned", len(settled), len(planned))
	}
	want := slices.Sorted(slices.Values(append(graders, trial.AgentGrader)))
	for _, p := range planned {
		a := settled[p.Key]
		if a == nil {
			t.Errorf("%s is missing", p.Key)
			continue
		}
		if slices.Sort(scores[p.Key]); !slices.Equal(scores[p.Key], want) {
			t.Errorf("%s has scores of %v, want one each of %v", p.Key, scores[p.Key], want)
		}
		for _, ref := range append([]trial.Ref{a.Transcript, a.Artifact.Answer, a.Artifact.Tree}, a.Raw...) {
			if ref.IsZero() {
				continue
			}
			if _, err := r.Open(ref); err != nil {
				t.Errorf("%s: %s: %v", p.Key, ref.Name, err)
			}
		}
	}
	if rep := journal.CheckRun(dir); !rep.OK() {
		t.Errorf("check of the run: %+v", rep)
	}
}

// markedProcesses lists the processes that bear a mark. It knows none but on Linux.
func markedProcesses(mark string) []int {
	if runtime.GOOS != "linux" {
		return nil
	}
	entries, _ := os.ReadDir("/proc")
	var out []int
	for _, e := range entries {
		pid, err := strconv.Atoi(e.Name())
		if err != nil || pid == os.Getpid() {
			continue
		}
		env, err := os.ReadFile(filepath.Join("/proc", e.Name(), "environ"))
		if err == nil && slices.Contains(strings.Split(string(env), "\x00"), markVar+"="+mark) {
			out = append(out, pid) // zombies have no environment
		}
	}
	return out
}

// waitForNone waits until no process bears the program's mark any more.
func (p *program) waitForNone() {
	p.t.Helper()
	for began := time.Now(); ; time.Sleep(5 * time.Millisecond) {
		left := markedProcesses(p.env[markVar])
		if len(left) == 0 {
			return
		}
		if time.Since(began) > time.Minute {
			p.t.Fatalf("processes %v are left", left)
		}
	}
}

// raceDetector reports whether the race detector watches.
func raceDetector() bool {
	info, _ := debug.ReadBuildInfo()
	return info != nil && slices.Contains(info.Settings, debug.BuildSetting{Key: "-race", Value: "true"})
}
