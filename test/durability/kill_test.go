package durability

import (
	"bufio"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/journal/volatile"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// TestKilledRuns kills assay at random moments of runs that it resumes, and compares
// the result with an uninterrupted run. E2E_SEED=N repeats the moments of an earlier
// test.
func TestKilledRuns(t *testing.T) {
	testenv.Slow(t)
	seed := uint64(time.Now().UnixNano())
	if n, err := strconv.ParseUint(os.Getenv("E2E_SEED"), 10, 64); err == nil {
		seed = n
	}
	t.Logf("E2E_SEED=%d", seed)
	var total, parts atomic.Int64
	t.Run("kills", func(t *testing.T) {
		for _, part := range []struct {
			name  string
			kills func(*testing.T) int
		}{
			{"live", func(t *testing.T) int {
				return newKilling(t, seed, liveSuite(t)).killParent(testenv.Repeat(6, 24))
			}},
			{"live in workers", func(t *testing.T) int {
				return newKilling(t, seed, liveSuite(t), "--workers", "2").killParent(testenv.Repeat(3, 12))
			}},
			{"the workers alone", func(t *testing.T) int {
				if runtime.GOOS != "linux" {
					t.Skip("finds workers in /proc")
				}
				return newLossyKilling(t, seed, liveSuite(t), "--workers", "2").killWorkers(testenv.Repeat(3, 9))
			}},
			{"command agent", func(t *testing.T) int {
				return newKilling(t, seed, commandSuite()).killParent(testenv.Repeat(2, 5))
			}},
			{"bind-recall", func(t *testing.T) int {
				if raceDetector() {
					t.Skip("parsing the fixture takes seconds under the race detector")
				}
				prompts, _ := bindRecall(t)
				s := killSuite{name: "bind-recall", trials: len(prompts) * killTrials, graders: []string{"binding"}}
				return newKilling(t, seed, s).killParent(testenv.Repeat(1, 4))
			}},
		} {
			t.Run(part.name, func(t *testing.T) {
				t.Parallel()
				total.Add(int64(part.kills(t)))
				parts.Add(1)
			})
		}
	})
	t.Logf("%d kills", total.Load())
	if parts.Load() >= 4 && total.Load() < 50 && testenv.Long() {
		t.Errorf("only %d kills", total.Load())
	}
}

// killSuite is a suite to be killed.
type killSuite struct {
	name        string
	files       map[string]string
	trials      int // planned
	graders     []string
	server      *countingServer // nil if no model is asked
	isSandboxed bool            // its programs run in rooms
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

// commandSuite runs a program in a workspace that it changes. The program is the copy
// of this one that rooms show: this one itself is hidden from them.
func commandSuite() killSuite {
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
  program: {kind: command, command: ["{assay}"], env: [` + markVar + `, GORACE], set: {` + roleVar + `: agent}}
scenarios: {plain: {}, handbook: {prefix: "The handbook helps.\n\n"}}
compare:
  helps: {treatment: {scenario: handbook}, control: {scenario: plain}}
graders: {text: {}}
limits: {jobs: 4}
`
	return killSuite{
		name: "suite.yaml", files: map[string]string{"suite.yaml": suite, "tasks.yaml": tasks.String(), "files/notes.md": strings.Repeat("- a note\n", 2000)},
		trials: n * 2 * killTrials, graders: []string{"text"}, isSandboxed: true,
	}
}

// fixedAnswer is what both agents of these suites answer: deterministic, right more
// often with the handbook.
func fixedAnswer(prompt string, handbook bool) string {
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
	text := fixedAnswer(task.Prompt, strings.Contains(task.Prompt, "handbook"))
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
			c.asked[key][requestAddress(questionID.FindString(prompt), handbook)]++
			c.mu.Unlock()
			text := fixedAnswer(prompt, handbook)
			return &llm.Response{Message: llm.Message{Text: text}, Usage: trial.Usage{Input: 100, CacheRead: 40, Output: int64(len(text)) / 4}}
		},
	})
	return c
}

// hasAsked reports whether a session has asked anything yet.
func (c *countingServer) hasAsked(key string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.asked[key]) > 0
}

func requestAddress(task string, handbook bool) string {
	return fmt.Sprint(task, " handbook=", handbook)
}

func trialAddress(k trial.Key) string {
	return requestAddress(k.Task, strings.HasSuffix(k.Arm, "/handbook"))
}

// killing is one suite under fire.
type killing struct {
	*program
	suite        killSuite
	flags        []string // of every session
	random       *rand.Rand
	usualTime    time.Duration     // of an uninterrupted run
	want         map[string]string // its reports
	formats      []string          // of reports
	losesWorkers bool              // workers die, and their trials are tried again
	n            int               // of folders
	keys         int               // sessions so far
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
	k := &killing{losesWorkers: lossy, program: newProgram(t), suite: s, flags: append(flags, "--progress", "plain"), random: rand.New(rand.NewPCG(seed, uint64(len(t.Name()))))}
	k.writeFiles(s.files)
	p, out := k.withOwnFolders()
	c, _, _ := k.startSession(p, out)
	done := c.awaitEnd()
	if done.code != exitOK {
		t.Fatal(done)
	}
	k.usualTime = done.took
	dir := p.runFolders(out)[0]
	checkComplete(t, dir, s.graders...)
	if !slices.ContainsFunc(slices.Collect(maps.Values(resultsOf(t, dir).verdicts())), func(s string) bool { return strings.HasPrefix(s, "scored pass") }) {
		t.Fatalf("no trial passes: %v", done)
	}
	k.formats = p.reportFormats()
	k.want = k.readReports(dir)
	return k
}

// withOwnFolders gives a run a folder and a response cache of its own.
func (k *killing) withOwnFolders() (p *program, out string) {
	k.n++
	return k.withEnv(fmt.Sprintf("ASSAY_CACHE_DIR=%s/cache-%d", k.dir, k.n)), fmt.Sprintf("runs-%d", k.n)
}

// firstArgs is the command line that begins a run.
func (k *killing) firstArgs(out string) []string {
	args := []string{"run", k.suite.name, "--out", out, "--trials", fmt.Sprint(killTrials)}
	if k.suite.server != nil {
		args = append(args, "--prices", "prices.json")
	}
	return append(args, k.flags...)
}

// startSession starts assay, on a run if there is one already, with a key of its own.
func (k *killing) startSession(p *program, out string) (c *process, key, dir string) {
	k.keys++
	key = fmt.Sprintf("session-%06d", k.keys)
	p = p.withEnv("SERVER_KEY=" + key)
	if dirs := p.runFolders(out); len(dirs) > 0 {
		dir = dirs[len(dirs)-1]
		return p.startCommand(append([]string{"run", "--resume", dir}, k.flags...)...), key, dir
	}
	return p.startCommand(k.firstArgs(out)...), key, ""
}

// killParent kills assay itself n times, several times in each run, and checks every
// run once it is through.
func (k *killing) killParent(n int) (kills int) {
	for kills < n {
		p, out := k.withOwnFolders()
		settled := map[trial.Key]bool{}
		for through := false; !through; {
			c, key, _ := k.startSession(p, out)
			// Most moments are early ones, so that a run is killed several times.
			u := k.random.Float64()
			moment := time.NewTimer(time.Duration(float64(k.usualTime) * 1.1 * u * u))
			select {
			case <-moment.C:
				_ = c.Process.Kill()
				<-c.done
			case <-c.done:
				moment.Stop()
			}
			s := c.awaitEnd()
			switch killed := c.ProcessState.Sys().(syscall.WaitStatus).Signaled(); {
			case killed:
				kills++
				k.waitForNone() // the rooms of a command agent are under bwrap where there is one
			case s.code != exitOK:
				k.t.Fatalf("after %d kills: %v", kills, s)
			default:
				through = true
			}
			settled = k.accountSession(p, out, key, settled, through)
		}
		k.checkRun(p.runFolders(out)[0])
	}
	k.t.Logf("%d kills in %d runs of %d trials; uninterrupted a run takes %s", kills, k.n-1, k.suite.trials, k.usualTime.Round(time.Millisecond))
	return kills
}

// killWorkers kills worker processes n times, several of them in each run, and never
// assay itself. A worker that dies before it was ready ends the run, as one that
// cannot start does, so none is killed before the model was asked.
func (k *killing) killWorkers(n int) (kills int) {
	for kills < n {
		p, out := k.withOwnFolders()
		c, key, _ := k.startSession(p, out)
		for running := true; running; {
			pause := time.NewTimer(time.Duration(float64(k.usualTime) * 0.3 * k.random.Float64()))
			select {
			case <-c.done:
				running = false
			case <-pause.C:
				if !k.suite.server.hasAsked(key) {
					continue
				}
				children := slices.DeleteFunc(markedProcesses(k.env[markVar]), func(pid int) bool { return pid == c.Process.Pid })
				if len(children) > 0 && kills < n && syscall.Kill(children[k.random.IntN(len(children))], syscall.SIGKILL) == nil {
					kills++
				}
			}
		}
		if s := c.awaitEnd(); s.code != exitOK {
			k.t.Fatalf("after %d kills of workers: %v", kills, s)
		}
		k.waitForNone()
		k.checkRun(p.runFolders(out)[0])
	}
	k.t.Logf("%d kills of workers in %d runs", kills, k.n-1)
	return kills
}

// accountSession makes sure that a session asked the model for nothing that was settled
// before it, and returns the trials that are settled now. A session that comes to its end
// asked for everything else, once.
func (k *killing) accountSession(p *program, out, key string, before map[trial.Key]bool, through bool) map[trial.Key]bool {
	now := map[trial.Key]bool{}
	if dirs := p.runFolders(out); len(dirs) > 0 {
		for _, a := range readAttempts(k.t, dirs[0]) {
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
			open[requestAddress(fmt.Sprintf("q%02d", i), handbook)] = killTrials
		}
	}
	for key := range before {
		open[trialAddress(key)]--
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

// checkRun holds a finished run to the law and to the uninterrupted one.
func (k *killing) checkRun(dir string) {
	k.t.Helper()
	checkComplete(k.t, dir, k.suite.graders...)
	if best, _ := sandbox.BestLevel(); k.suite.isSandboxed {
		for _, a := range readAttempts(k.t, dir) {
			if a.Proof.Isolation != string(best) {
				k.t.Fatalf("isolation %q, and %s is there", a.Proof.Isolation, best)
			}
		}
	}
	got := k.readReports(dir)
	for _, name := range slices.Sorted(maps.Keys(k.want)) {
		if diff := cmp.Diff(strings.Split(k.want[name], "\n"), strings.Split(got[name], "\n")); diff != "" {
			k.t.Errorf("%s: %s is not that of an uninterrupted run (-want +got):\n%s", dir, name, diff)
		}
	}
	for name := range got {
		if _, ok := k.want[name]; !ok {
			k.t.Errorf("%s: an uninterrupted run has no %s", dir, name)
		}
	}
}

// readReports returns, by name, all that must be the same however often a run was
// killed. It also checks that rebuilding the files of the run from its journal
// changes none.
func (k *killing) readReports(dir string) map[string]string {
	k.t.Helper()
	written := k.readFiles(dir)
	doctor := []string{"doctor", dir}
	rebuild := []string{"report", dir}
	for _, s := range k.runEach(doctor, rebuild) {
		if s.code != exitOK {
			k.t.Fatal(s)
		}
	}
	if diff := cmp.Diff(written, k.readFiles(dir)); diff != "" {
		k.t.Errorf("%s: the rebuilt reports are not those that the run wrote (-run +rebuilt):\n%s", dir, diff)
	}

	// With all sessions and lost attempts: what people read and what programs read.
	out := map[string]string{}
	whole := k.copyRun(dir, nil)
	s := k.runEach([]string{"report", whole, "--all"})[0]
	out["the report of all sessions"] = s.String()
	out["the results of all sessions"] = comparableResults(k.t, k.readFiles(whole)["results.json"])

	// The trials alone: all that can be written of them, byte for byte.
	settled := k.copyRun(dir, volatile.Settled)
	var lines [][]string
	for _, format := range k.formats {
		lines = append(lines, []string{"report", settled, "--format", format})
	}
	fit := 0
	for i, s := range k.runEach(lines...) {
		if s.code == exitOK {
			fit++
		} else if s.code != exitUsage { // the format is of another kind of run
			k.t.Fatal(s)
		}
		out["report "+k.formats[i]] = s.String()
	}
	if fit < len(k.formats)/2 {
		k.t.Errorf("only %d of %d formats can be written", fit, len(k.formats))
	}
	for name, text := range k.readFiles(settled) {
		out["out/"+name] = text
	}
	return out
}

// readFiles returns the files in the out folder of a run.
func (k *killing) readFiles(dir string) map[string]string {
	k.t.Helper()
	out := map[string]string{}
	root := os.DirFS(filepath.Join(dir, "out"))
	err := fs.WalkDir(root, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := fs.ReadFile(root, path)
		out[path] = string(b)
		return err
	})
	if err != nil {
		k.t.Fatal(err)
	}
	return out
}
