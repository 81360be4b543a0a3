package durability

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/proc/proctest"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// lastRun returns the folder of the only run.
func (p *program) lastRun() string {
	p.t.Helper()
	found, err := filepath.Glob(filepath.Join(p.dir, "runs", "*", "journal.jsonl"))
	if err != nil || len(found) != 1 {
		p.t.Fatalf("runs %v, %v; want one", found, err)
	}
	return filepath.Dir(found[0])
}

// TestDaemons lets agents start daemons: in a session of their own, with a parent that
// has ended and an empty environment. None may be alive 2 s after its trial, nor 2 s
// after assay was killed, nor may temporary folders stay.
func TestDaemons(t *testing.T) {
	const n = 15
	for _, level := range []sandbox.Level{sandbox.Bwrap, sandbox.Landlock, sandbox.None} {
		t.Run(string(level), func(t *testing.T) {
			if err := sandbox.CheckLevel(level); err != nil {
				t.Skip("skipping:", err)
			}
			p := newProgram(t)
			mark := fmt.Sprintf("60%d.%d", os.Getpid(), time.Now().UnixNano()%1_000_000)
			p.writeFiles(map[string]string{
				"suite.yaml": fmt.Sprintf(`version: 1
name: daemons
tasks: [tasks.yaml]
trials: %d
agents:
  forker: {kind: command, command: [sh, "{suite}/agent.sh"]}
scenarios: {bare: {}}
graders: {text: {equals: ["yes"]}}
limits: {jobs: %d}
workspace: {isolation: %s, fixture: files, read: [agent.sh]}
`, n, n, level),
				"tasks.yaml": "id: t1\nprompt: work\n", "files/a.txt": "a\n",
			})
			writeAgent := func(stay string) {
				p.writeFiles(map[string]string{"agent.sh": `read -r task
(setsid env -i sleep ` + mark + ` &) </dev/null >/dev/null 2>&1
sleep ` + stay + `
echo '{"type":"answer","text":"yes"}'
`})
			}
			alive := func() int {
				pids, err := proctest.Running("sleep", mark)
				if err != nil {
					t.Fatal(err)
				}
				return len(pids)
			}
			left := func() []string {
				var out []string
				for _, pattern := range []string{p.env["TMPDIR"] + "/assay-*", p.env["TMPDIR"] + "/.assay-*"} {
					found, err := filepath.Glob(pattern)
					if err != nil {
						t.Fatal(err)
					}
					out = append(out, found...)
				}
				return out
			}

			writeAgent("2") // under bwrap daemons are named if they live a moment
			p.runExpecting(exitOK, "run", ".", "-q")
			after := time.Now()
			for alive() > 0 && time.Since(after) < 2*time.Second {
				time.Sleep(50 * time.Millisecond)
			}
			trials := alive()
			text, err := os.ReadFile(filepath.Join(p.lastRun(), "journal.jsonl"))
			if err != nil {
				t.Fatal(err)
			}
			least := n
			if level == sandbox.Bwrap {
				least = n / 2 // the kernel ends the namespace; names come from samples before
			}
			named := strings.Count(string(text), `"left_running":["sleep"]`)
			t.Logf("%d of %d records name the daemon", named, n)
			if named < least {
				t.Errorf("%d of %d records name the daemon, want %d", named, n, least)
			}
			if rest := left(); len(rest) > 0 {
				t.Errorf("the run leaves %v", rest)
			}

			writeAgent("60")
			killed := p.startCommand("run", ".", "-q")
			for began := time.Now(); alive() < n; time.Sleep(50 * time.Millisecond) {
				if time.Since(began) > 30*time.Second {
					t.Fatalf("%d of %d daemons started", alive(), n)
				}
			}
			if err := killed.Process.Kill(); err != nil {
				t.Fatal(err)
			}
			after = time.Now()
			for alive() > 0 && time.Since(after) < 2*time.Second {
				time.Sleep(50 * time.Millisecond)
			}
			took, kills := time.Since(after), alive()
			if len(left()) == 0 {
				t.Error("a killed run leaves no folder: the test sees nothing")
			}
			p.runExpecting(exitOK, "report", "last")
			if rest := left(); len(rest) > 0 {
				t.Errorf("the next command leaves %v", rest)
			}
			t.Logf("%s: daemons alive 2 s after the trial: %d of %d; after kill -9 of assay: %d of %d (%s)", level, trials, n, kills, n, took.Round(time.Millisecond))
			if trials+kills > 0 {
				t.Error("daemons outlive their trials")
			}
		})
	}
}
