package worker

import (
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// program is an agent that is a program: a shell script that runs in its room.
type program struct{ script string }

func (p program) Identity() any               { return struct{}{} }
func (p program) Probe(context.Context) error { return nil }
func (p program) RunsSandboxed()              {}

func (p program) Run(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
	room, err := job.Kit.Room(ctx)
	if err != nil {
		return trial.End{}, err
	}
	began := time.Now()
	said, err := inRoom(ctx, room, append(room.Env(), job.Kit.Env...), p.script)
	if err != nil {
		return trial.End{}, err
	}
	log.Answer(said)
	commands, err := room.Commands(began)
	if err != nil {
		return trial.End{}, err
	}
	log.Raw("commands.jsonl", "application/x-ndjson", commands)
	return trial.End{Reason: trial.Finished, Turns: 1}, nil
}

func inRoom(ctx context.Context, room *workspace.Room, env []string, script string) (string, error) {
	out := proc.Capture{Max: 64 << 10}
	spec, err := room.Command(proc.Spec{Args: []string{"sh", "-c", script}, Env: env, Stdout: &out, Stderr: &out})
	if err != nil {
		return "", err
	}
	_, err = proc.Run(ctx, spec)
	return string(out.Bytes()), err
}

// repository makes one of two commits and returns it with the first of them.
func repository(t *testing.T) (dir string, src *workspace.Source) {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		testenv.Missing(t, "git", "rooms with a repository are not tested")
	}
	dir = t.TempDir()
	git := func(args ...string) {
		cmd := exec.Command("git", append([]string{"-C", dir, "-c", "user.name=t", "-c", "user.email=t@t", "-c", "commit.gpgsign=false"}, args...)...)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v\n%s", args, err, out)
		}
	}
	git("init", "-q")
	for name, text := range map[string]string{"api/main.txt": "before\n", "README": "read me\n"} {
		p := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(p), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(p, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	git("add", "-A")
	git("commit", "-qm", "base")
	git("commit", "-q", "--allow-empty", "-m", "the answer")
	src, err := workspace.ReadCommit(t.Context(), dir, "HEAD~1")
	if err != nil {
		t.Fatal(err)
	}
	return dir, src
}

// A complete trial of a program: the content of its room, the kept records, and the
// view of a grader that runs programs.
func TestRoomOfAProgram(t *testing.T) {
	repo, src := repository(t)
	for _, level := range []sandbox.Level{sandbox.Bwrap, sandbox.Landlock, sandbox.None} {
		t.Run(string(level), func(t *testing.T) {
			if sandbox.CheckLevel(level) != nil {
				testenv.Missing(t, string(level), "rooms kept by it are not tested")
			}
			suiteDir := t.TempDir()
			if err := os.WriteFile(filepath.Join(suiteDir, "key.txt"), []byte("reference"), 0o644); err != nil {
				t.Fatal(err)
			}
			h := newTestSuite(nil)
			h.suite.Workspace = suite.Workspace{
				Repo: "r", Subdir: "api", Isolation: string(level), Shims: []string{"uname"},
				Prewarm: [][]string{{"sh", "-c", "echo warm > $HOME/cache"}}, Setup: [][]string{{"sh", "-c", "uname > made; cat {suite}/key.txt 2>/dev/null; true"}},
				Env: suite.VariablesOf("PASSED"), Set: map[string]string{"WHERE": "{workdir}", "TRIAL": "{trial} {run}"},
			}
			h.suite.Scenarios["s"].Set = map[string]string{"NEAR": "{home}"}
			h.set.Rooms = Rooms{Repo: repo, Commit: src.Commit, Suite: suiteDir, Run: "r1"}
			h.set.Fixture, h.set.Digest, h.set.Environ = src.Files, src.Digest, []string{"PASSED=on"}
			var graded string
			h.graders["run"] = func(ctx context.Context, c grade.Case) (trial.Score, error) {
				room, err := c.Place(ctx)
				if err != nil {
					return trial.Score{}, err
				}
				graded, err = inRoom(ctx, room, room.Env(), `cat main.txt made ../README "$HOME/cache"; echo "$WHERE $PASSED"; pwd; echo "${PATH%%:*}"; test -e ../.git || echo no git; cat `+suiteDir+`/key.txt; grep -c : /proc/net/dev`)
				return verdictOf("run.ok"), err
			}
			who := program{`git rev-parse HEAD; git status --porcelain; git log --oneline | wc -l; cat "$HOME/cache"; echo "$WHERE|$TRIAL|$NEAR|$PASSED"; pwd; uname >/dev/null; echo after > main.txt; rm ../README; cat ` + suiteDir + `/key.txt || echo hidden`}
			h.set.Catalog.Agent = func(string, *suite.Agent) (agent.Agent, error) { return who, nil }
			h.suite.Graders["run"] = &suite.Grader{Kind: "fake"}
			h.set.Catalog.Grader = func(name string, _ *suite.Grader) (grade.Grader, error) { return h.graders[name], nil }
			h.set.Temp = t.TempDir()
			r, err := NewRuntime(t.Context(), h.suite, h.set)
			if err != nil {
				t.Fatal(err)
			}
			pins, err := r.Probe(t.Context())
			if err != nil || pins.Isolation != string(level) || pins.Commit != src.Commit {
				t.Fatalf("pins %+v, %v", pins, err)
			}
			a, blobs := r.Generate(t.Context(), assigned)
			whole(t, a, blobs)
			if a.Fault != nil {
				t.Fatal(a.Fault)
			}
			o := Overlay{blobs, nil}
			open := func(ref trial.Ref) string {
				b, err := o.Open(ref)
				if err != nil {
					t.Fatal(err)
				}
				return string(b)
			}
			lines := strings.Split(open(a.Artifact.Answer), "\n")
			if lines[0] != src.Commit || lines[1] != "?? api/made" || strings.TrimSpace(lines[2]) != "1" || lines[3] != "warm" {
				t.Errorf("the program found %q", lines)
			}
			vars := strings.Split(lines[4], "|")
			if vars[0] != lines[5] || !strings.HasSuffix(vars[0], "/api") || vars[1] != "one.a.s.3.3 r1" || vars[3] != "on" || strings.Contains(vars[2], "{") {
				t.Errorf("its variables are %q in %s", vars, lines[5])
			}
			leaked := strings.Contains(open(a.Artifact.Answer), "reference")
			if leaked != (level == sandbox.None) {
				t.Errorf("the suite's folder is open to it: %v", leaked)
			}
			if level == sandbox.Bwrap && (vars[0] != "/repo/api" || vars[2] != "/home/agent") {
				t.Errorf("its variables are %q", vars)
			}
			if got := a.Proof.Isolation; got != string(level) {
				t.Errorf("isolation %q", got)
			}
			tree, _ := workspace.ParseDelta([]byte(open(a.Artifact.Tree)))
			setup, _ := workspace.ParseDelta([]byte(open(a.Artifact.Setup)))
			if got := paths(tree); got != "removed README, added api/made, modified api/main.txt" {
				t.Errorf("tree: %s", got)
			}
			if got := paths(setup); got != "added api/made" {
				t.Errorf("setup: %s", got)
			}
			var commands []string
			for _, ref := range a.Raw {
				if ref.Name != "commands.jsonl" {
					continue
				}
				for line := range strings.Lines(open(ref)) {
					var c struct{ Cmd, Origin string }
					if err := json.Unmarshal([]byte(line), &c); err != nil {
						t.Fatal(err)
					}
					commands = append(commands, c.Origin+" "+c.Cmd)
				}
			}
			if got := strings.Join(commands, ", "); got != "setup uname, agent uname" {
				t.Errorf("commands: %s", got)
			}
			as := assigned
			as.Attempt, as.Blobs = a, blobs
			for _, s := range r.Grade(t.Context(), as) {
				if s.Fault != nil {
					t.Error(s.Grader, s.Fault)
				}
			}
			want := "after\nLinux\ncat: ../README: No such file or directory\nwarm\n" + vars[0] + " on\n" + vars[0] + "\n"
			if level != sandbox.Bwrap {
				want = "after\nLinux\ncat: ../README: No such file or directory\nwarm\n"
			}
			if !strings.HasPrefix(graded, want) || !strings.Contains(graded, "no git") || strings.Contains(graded, "shims") ||
				strings.Contains(graded, "reference") != (level == sandbox.None) || level == sandbox.Bwrap && !strings.HasSuffix(graded, "\n1\n") {
				t.Errorf("the grader's program found\n%s", graded)
			}
			if err := r.Close(); err != nil {
				t.Error(err)
			}
			if left, _ := os.ReadDir(h.set.Temp); len(left) > 0 {
				t.Errorf("%s is left", left[0].Name())
			}
		})
	}
}

func paths(d workspace.Delta) string {
	var out []string
	for _, c := range d.Changes {
		out = append(out, string(c.Op)+" "+c.Path)
	}
	return strings.Join(out, ", ")
}

// A failing part of a room voids the trial, with the command and its output in the
// error, and is not tried again for each trial.
func TestPrewarmFails(t *testing.T) {
	h := newTestSuite(func(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
		_, err := job.Kit.Dir(ctx)
		return trial.End{Reason: trial.Finished}, err
	})
	count := filepath.Join(t.TempDir(), "count")
	h.suite.Workspace = suite.Workspace{Isolation: "none", Prewarm: [][]string{{"sh", "-c", "echo x >> " + count + "; echo no such package; exit 3"}}, Setup: [][]string{{"true"}}}
	r := h.runtime(t)
	for range 2 {
		a, _ := r.Generate(t.Context(), assigned)
		if a.Fault == nil || a.Fault.Class != trial.ClassSetup || !strings.Contains(a.Fault.Err.Error(), "no such package") || !strings.Contains(a.Fault.Err.Error(), "prewarm command") {
			t.Errorf("fault %v", a.Fault)
		}
	}
	if b, _ := os.ReadFile(count); string(b) != "x\n" {
		t.Errorf("it ran %d times", len(b)/2)
	}
}

// Limits of a scenario override the suite's.
func TestScenarioLimits(t *testing.T) {
	h := newTestSuite(func(ctx context.Context, job agent.Job, log trial.Log) (trial.End, error) {
		if job.Limit != 20*time.Millisecond {
			t.Errorf("limit %s", job.Limit)
		}
		<-ctx.Done()
		return agent.Ended(ctx, 0)
	})
	h.suite.Scenarios["s"].Limits.Trial = suite.Duration(20 * time.Millisecond)
	if a, _ := h.generate(t, t.Context()); a.End == nil || a.End.Reason != trial.Deadline {
		t.Errorf("end %v, fault %v", a.End, a.Fault)
	}
}

// Isolation that cannot work is an error before the first trial.
func TestPinRooms(t *testing.T) {
	h := newTestSuite(idle)
	h.suite.Workspace = suite.Workspace{Setup: [][]string{{"true"}}, Isolation: "none", Network: suite.Network{Mode: "none"}}
	h.set.Catalog.Grader = func(name string, _ *suite.Grader) (grade.Grader, error) { return h.graders[name], nil }
	probe := func(who agent.Agent) (equip.Pins, error) {
		h.set.Catalog.Agent = func(string, *suite.Agent) (agent.Agent, error) { return who, nil }
		r, err := NewRuntime(t.Context(), h.suite, h.set)
		if err != nil {
			t.Fatal(err)
		}
		defer r.Close()
		return r.Probe(t.Context())
	}
	if pins, err := probe(h.agent); err != nil || pins.Isolation != "" {
		t.Errorf("an agent that is no program: isolation %q, %v", pins.Isolation, err)
	}
	if _, err := probe(program{}); err == nil || !strings.Contains(err.Error(), "needs isolation by bwrap") {
		t.Errorf("error %v", err)
	}
	h.suite.Workspace.Network = suite.Network{}
	h.suite.Workspace.Env = suite.VariablesOf("NOT_THERE")
	if _, err := probe(program{}); err == nil || !strings.Contains(err.Error(), "NOT_THERE is not set") {
		t.Errorf("error %v", err)
	}
	h.suite.Workspace.Env, h.suite.Workspace.Isolation = nil, "auto"
	if pins, err := probe(program{}); err != nil || pins.Isolation == "" {
		t.Errorf("isolation %q, %v", pins.Isolation, err)
	}
	if sandbox.CheckLevel(sandbox.Bwrap) != nil {
		return
	}
	h.set.Temp = t.TempDir()
	h.set.Rooms.Suite = filepath.Dir(h.set.Temp)
	if _, err := probe(program{}); err == nil || !strings.Contains(err.Error(), "set TMPDIR to one outside of it") {
		t.Errorf("rooms in the suite's folder: error %v", err)
	}
}
