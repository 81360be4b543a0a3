package cli

import (
	"bufio"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/report/volatiletest"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// lostWorkers is what differs besides when worker processes died: their trials
// were tried again, which the reports tell.
var lostWorkers = report.Volatile{
	Fields:   []string{"attempts", "faults"},
	Patterns: []string{`(?m)^ *\d+ trials? retried.*\n`},
}

// TestKilledRunsAreWhole kills assay at random moments of runs that it resumes,
// and holds what comes of it to an uninterrupted run. E2E_SEED=N repeats the
// moments of an earlier test.
func TestKilledRunsAreWhole(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	if n, err := strconv.ParseUint(os.Getenv("E2E_SEED"), 10, 64); err == nil {
		seed = n
	}
	t.Logf("E2E_SEED=%d", seed)
	few := func(n int) int {
		if testing.Short() {
			return n / 5
		}
		return n
	}
	var total, parts int
	for _, part := range []struct {
		name  string
		kills func(*testing.T) int
	}{
		{"live", func(t *testing.T) int { return newKilling(t, seed, liveSuite(t)).parent(few(24)) }},
		{"live in workers", func(t *testing.T) int {
			return newKilling(t, seed, liveSuite(t), "--workers", "2").parent(few(12))
		}},
		{"the workers alone", func(t *testing.T) int {
			if runtime.GOOS != "linux" {
				t.Skip("finds workers in /proc")
			}
			return newLossyKilling(t, seed, liveSuite(t), "--workers", "2").workers(few(9))
		}},
		{"command agent", func(t *testing.T) int { return newKilling(t, seed, commandSuite(t)).parent(few(5)) }},
		{"bind-recall", func(t *testing.T) int {
			if raced() {
				t.Skip("parsing the fixture takes seconds under the race detector")
			}
			return newKilling(t, seed, killSuite{name: "bind-recall", trials: 49 * killTrials, graders: []string{"binding"}}).parent(few(4))
		}},
	} {
		t.Run(part.name, func(t *testing.T) {
			total += part.kills(t)
			parts++
		})
	}
	t.Logf("%d kills", total)
	if parts >= 4 && total < 50 && !testing.Short() {
		t.Errorf("only %d kills", total)
	}
}

// killSuite is a suite to be killed.
type killSuite struct {
	name    string
	files   map[string]string
	trials  int // planned
	graders []string
	server  *countingServer // nil if no model is asked
	housed  bool            // its programs run in rooms
}

const killTasks, killTrials = 30, 2

// liveSuite asks a model server in two arms, of which the second does better.
// Some answers are longer than what fits into a record.
func liveSuite(t *testing.T) killSuite {
	s := newCountingServer(t)
	var tasks strings.Builder
	for i := range killTasks {
		fmt.Fprintf(&tasks, "---\nid: q%02d\ngroup: g%d\nprompt: Question q%02d?\ngraders: {text: {contains: [\"is %d.\"]}}\n", i, i%3, i, i*7)
	}
	suite := `version: 1
name: killed
tasks: [tasks.yaml]
agents:
  served: {kind: model, provider: compatible, model: fixed-1, base_url: "` + s.BaseURL() + `", key_env: SERVER_KEY}
scenarios:
  plain: {}
  handbook: {system: The handbook helps.}
compare:
  helps: {treatment: {scenario: handbook}, control: {scenario: plain}}
graders: {text: {}}
limits: {jobs: 8}
retry: {attempts: 9, first: 10ms, factor: 1}
gates:
  rules: [{name: some are right, metric: success_rate, min: 0.5}]
`
	prices := `{"format": 1, "models": [{"provider": "compatible", "id": "fixed", "match": [{"prefix": "fixed"}],
	  "prices": [{"input": "1", "output": "5", "cache_read": "0.1", "cache_write_5m": "1.25"}]}]}`
	return killSuite{
		name: "suite.yaml", files: map[string]string{"suite.yaml": suite, "tasks.yaml": tasks.String(), "prices.json": prices},
		trials: killTasks * 2 * killTrials, graders: []string{"text"}, server: s,
	}
}

// commandSuite runs a program in a workspace that it changes.
func commandSuite(t *testing.T) killSuite {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	const n = 15
	var tasks strings.Builder
	for i := range n {
		fmt.Fprintf(&tasks, "---\nid: q%02d\nprompt: Question q%02d?\ngraders: {text: {contains: [\"is %d.\"]}}\n", i, i, i*7)
	}
	suite := `version: 1
name: commanded
tasks: [tasks.yaml]
workspace: {fixture: files}
agents:
  program: {kind: command, command: ["` + self + `"], env: [` + markVar + `, GORACE], set: {` + roleVar + `: agent}}
scenarios: {plain: {}, handbook: {prefix: "The handbook helps.\n\n"}}
compare:
  helps: {treatment: {scenario: handbook}, control: {scenario: plain}}
graders: {text: {}}
limits: {jobs: 4}
`
	return killSuite{
		name: "suite.yaml", files: map[string]string{"suite.yaml": suite, "tasks.yaml": tasks.String(), "files/notes.md": strings.Repeat("- a note\n", 2000)},
		trials: n * 2 * killTrials, graders: []string{"text"}, housed: true,
	}
}

// reply is what both agents of these suites answer: deterministic, right more
// often with the handbook.
func reply(prompt string, handbook bool) string {
	id := questionID.FindString(prompt)
	n, _ := strconv.Atoi(id[1:])
	h := fnv.New32a()
	fmt.Fprint(h, id, handbook)
	limit := uint32(5)
	if handbook {
		limit = 8
	}
	text := fmt.Sprintf("The answer to %s is %d.", id, n*7)
	if h.Sum32()%10 >= limit {
		text = "I do not know."
	}
	if n%4 == 0 {
		text = strings.Repeat("Let me think about "+id+" for a while. ", 200) + text
	}
	return text
}

var questionID = regexp.MustCompile(`q\d\d`)

// agentRole is a command agent that answers as reply does and leaves a file.
func agentRole() int {
	line, err := bufio.NewReader(os.Stdin).ReadString('\n')
	if err != nil {
		return 1
	}
	var task struct{ Prompt string }
	if err := json.Unmarshal([]byte(line), &task); err != nil {
		return 1
	}
	text := reply(task.Prompt, strings.Contains(task.Prompt, "handbook"))
	if err := os.WriteFile("left.txt", []byte(strings.Repeat(text+"\n", 200)), 0o666); err != nil {
		return 1
	}
	b, _ := json.Marshal(map[string]string{"type": "answer", "text": text})
	fmt.Printf("%s\n", b)
	return 0
}

// countingServer is a model server that knows which session of assay asked it
// what: every session gets a key of its own.
type countingServer struct {
	*llmtest.Server
	mu    sync.Mutex
	asked map[string]map[string]int // by key, then by task and arm
}

func newCountingServer(t testing.TB) *countingServer {
	c := &countingServer{asked: map[string]map[string]int{}}
	c.Server = llmtest.New(t, llm.Compatible, llmtest.Config{
		Latency: 10 * time.Millisecond, Forget: true,
		Answer: func(r *llmtest.Request) *llm.Response {
			prompt, handbook := r.Messages[0].Text, r.System != ""
			key := strings.TrimPrefix(r.Header.Get("Authorization"), "Bearer ")
			c.mu.Lock()
			if c.asked[key] == nil {
				c.asked[key] = map[string]int{}
			}
			c.asked[key][address(questionID.FindString(prompt), handbook)]++
			c.mu.Unlock()
			text := reply(prompt, handbook)
			return &llm.Response{Message: llm.Message{Text: text}, Usage: trial.Usage{Input: 100, CacheRead: 40, Output: int64(len(text)) / 4}}
		},
	})
	return c
}

// heard reports whether a session has asked anything yet.
func (c *countingServer) heard(key string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.asked[key]) > 0
}

func address(task string, handbook bool) string { return fmt.Sprint(task, " handbook=", handbook) }

func addressOf(k trial.Key) string { return address(k.Task, strings.HasSuffix(k.Arm, "/handbook")) }

// killing is one suite under fire.
type killing struct {
	*program
	suite killSuite
	flags []string // of every session
	rnd   *rand.Rand
	usual time.Duration     // of an uninterrupted run
	want  map[string]string // its reports
	lossy bool              // workers die, and their trials are tried again
	n     int               // of folders
	keys  int               // sessions so far
}

// newKilling runs the suite once without interruption.
func newKilling(t *testing.T, seed uint64, s killSuite, flags ...string) *killing {
	return startKilling(t, seed, s, false, flags)
}

// newLossyKilling is newKilling for a test in which workers die.
func newLossyKilling(t *testing.T, seed uint64, s killSuite, flags ...string) *killing {
	return startKilling(t, seed, s, true, flags)
}

func startKilling(t *testing.T, seed uint64, s killSuite, lossy bool, flags []string) *killing {
	k := &killing{lossy: lossy, program: newProgram(t), suite: s, flags: append(flags, "--progress", "plain"), rnd: rand.New(rand.NewPCG(seed, uint64(len(t.Name()))))}
	k.write(s.files)
	p, out := k.fresh()
	c, _, _ := k.session(p, out)
	done := c.said()
	if done.code != exitOK {
		t.Fatal(done)
	}
	k.usual = done.took
	dir := p.runs(out)[0]
	complete(t, dir, s.graders...)
	k.want = k.reports(dir)
	return k
}

// fresh gives a run a folder and a response cache of its own.
func (k *killing) fresh() (p *program, out string) {
	k.n++
	return k.with(fmt.Sprintf("ASSAY_CACHE_DIR=%s/cache-%d", k.dir, k.n)), fmt.Sprintf("runs-%d", k.n)
}

// first is the command line that begins a run.
func (k *killing) first(out string) []string {
	args := []string{"run", k.suite.name, "--out", out, "--trials", fmt.Sprint(killTrials)}
	if k.suite.server != nil {
		args = append(args, "--prices", "prices.json")
	}
	return append(args, k.flags...)
}

// session starts assay, on a run if there is one already, with a key of its own.
func (k *killing) session(p *program, out string) (c *process, key, dir string) {
	k.keys++
	key = fmt.Sprintf("session-%06d", k.keys)
	p = p.with("SERVER_KEY=" + key)
	if dirs := p.runs(out); len(dirs) > 0 {
		dir = dirs[len(dirs)-1]
		return p.start(append([]string{"run", "--resume", dir}, k.flags...)...), key, dir
	}
	return p.start(k.first(out)...), key, ""
}

// parent kills assay itself n times, several times in each run, and checks every
// run once it is through.
func (k *killing) parent(n int) (kills int) {
	for kills < n {
		p, out := k.fresh()
		settled := map[trial.Key]bool{}
		for through := false; !through; {
			c, key, _ := k.session(p, out)
			// Most moments are early ones, so that a run is killed several times.
			u := k.rnd.Float64()
			moment := time.NewTimer(time.Duration(float64(k.usual) * 1.1 * u * u))
			select {
			case <-moment.C:
				_ = c.Process.Kill()
				<-c.done
			case <-c.done:
				moment.Stop()
			}
			s := c.said()
			switch killed := c.ProcessState.Sys().(syscall.WaitStatus).Signaled(); {
			case killed:
				kills++
				k.none() // the rooms of a command agent are under bwrap where there is one
			case s.code != exitOK:
				k.t.Fatalf("after %d kills: %v", kills, s)
			default:
				through = true
			}
			settled = k.account(p, out, key, settled, through)
		}
		k.check(p.runs(out)[0])
	}
	k.t.Logf("%d kills in %d runs of %d trials; uninterrupted a run takes %s", kills, k.n-1, k.suite.trials, k.usual.Round(time.Millisecond))
	return kills
}

// workers kills worker processes n times, several of them in each run, and never
// assay itself. A worker that dies before it was ready ends the run, as one that
// cannot start does, so none is killed before the model was asked.
func (k *killing) workers(n int) (kills int) {
	for kills < n {
		p, out := k.fresh()
		c, key, _ := k.session(p, out)
		for running := true; running; {
			pause := time.NewTimer(time.Duration(float64(k.usual) * 0.3 * k.rnd.Float64()))
			select {
			case <-c.done:
				running = false
			case <-pause.C:
				if !k.suite.server.heard(key) {
					continue
				}
				children := slices.DeleteFunc(alive(k.env[markVar]), func(pid int) bool { return pid == c.Process.Pid })
				if len(children) > 0 && kills < n && syscall.Kill(children[k.rnd.IntN(len(children))], syscall.SIGKILL) == nil {
					kills++
				}
			}
		}
		if s := c.said(); s.code != exitOK {
			k.t.Fatalf("after %d kills of workers: %v", kills, s)
		}
		k.none()
		k.check(p.runs(out)[0])
	}
	k.t.Logf("%d kills of workers in %d runs", kills, k.n-1)
	return kills
}

// account makes sure that a session asked the model for nothing that was settled
// before it, and returns what is settled now. A session that comes to its end
// asked for everything else, once.
func (k *killing) account(p *program, out, key string, before map[trial.Key]bool, through bool) map[trial.Key]bool {
	now := map[trial.Key]bool{}
	if dirs := p.runs(out); len(dirs) > 0 {
		for _, a := range attempts(k.t, dirs[0]) {
			if a.Settled {
				now[a.Key] = true
			}
		}
	}
	if k.suite.server == nil {
		return now
	}
	open := map[string]int{} // trials to be asked for, by address
	for i := range killTasks {
		for _, handbook := range []bool{false, true} {
			open[address(fmt.Sprintf("q%02d", i), handbook)] = killTrials
		}
	}
	for key := range before {
		open[addressOf(key)]--
	}
	k.suite.server.mu.Lock()
	defer k.suite.server.mu.Unlock()
	for at, n := range k.suite.server.asked[key] {
		if n > open[at] {
			k.t.Errorf("session %s: the model was asked %d times for %s, of which %d trials were not settled", key, n, at, open[at])
		}
	}
	if through {
		for at, n := range open {
			if asked := k.suite.server.asked[key][at]; asked != n {
				k.t.Errorf("session %s: the model was asked %d times for %s, want %d", key, asked, at, n)
			}
		}
	}
	return now
}

// check holds a finished run to the law and to the uninterrupted one.
func (k *killing) check(dir string) {
	k.t.Helper()
	complete(k.t, dir, k.suite.graders...)
	if said := k.here("doctor", dir); said.code != exitOK || !strings.Contains(said.out, "every record and every blob can be read") {
		k.t.Errorf("doctor: %v", said)
	}
	if best, _ := sandbox.Best(); k.suite.housed {
		for _, a := range attempts(k.t, dir) {
			if a.Proof.Isolation != string(best) {
				k.t.Fatalf("isolation %q, and %s is there", a.Proof.Isolation, best)
			}
		}
	}
	got := k.reports(dir)
	for _, name := range sorted(k.want) {
		if diff := cmp.Diff(strings.Split(k.want[name], "\n"), strings.Split(got[name], "\n")); diff != "" {
			k.t.Errorf("%s: report %s is not that of an uninterrupted run (-want +got):\n%s", dir, name, diff)
		}
	}
}

// reports returns every report of a run without session and timing fields. Those
// that the run itself wrote must be those that are rebuilt from the journal.
func (k *killing) reports(dir string) map[string]string {
	k.t.Helper()
	written := map[string]string{}
	for _, f := range formats {
		if f.File != "" && f.Applies == nil {
			written[f.Name] = k.read(filepath.Join(dir, "out", f.File))
		}
	}
	out := map[string]string{}
	for i := range formats {
		f := &formats[i]
		said := k.here("report", dir, "--format", f.Name)
		if f.OneArm && said.code == exitUsage { // the run is not of its kind
			continue
		}
		if said.code != exitOK {
			k.t.Fatal(said)
		}
		text := said.out
		if f.Name == formatHTML { // it says where the page is
			text = k.read(filepath.Join(dir, "out", f.File))
		}
		if f.File != "" && f.Applies == nil && (text != written[f.Name] || k.read(filepath.Join(dir, "out", f.File)) != text) {
			k.t.Errorf("%s: report %s rebuilt is not the one that the run wrote", dir, f.Name)
		}
		if !f.Volatile.All {
			out[f.Name] = k.plain(f, text)
		}
	}
	return out
}

func (k *killing) read(path string) string {
	k.t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		k.t.Fatal(err)
	}
	return string(b)
}

// plain leaves the volatile parts out of a report.
func (k *killing) plain(f *report.Format, text string) string {
	k.t.Helper()
	var more report.Volatile
	if k.lossy {
		more = lostWorkers
	}
	stable, err := volatiletest.Strip(f, text, more)
	if err != nil {
		k.t.Fatal(err)
	}
	return stable
}
