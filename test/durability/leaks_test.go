package durability

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
	agentcli "github.com/assay-eval/assay/suites/agent-cli"
)

// searchScript is an agent that searches for planted secrets everywhere it can read:
// files changed in the last hour, git objects, and the /proc entries of other
// processes. It leaves its findings in its workspace. Its own text does not match.
const searchScript = `#!/bin/sh
read -r task
{
	find $ROOTS \( -path /proc -o -path /sys \) -prune -o -type f -mmin -60 ! -name found -print | tr '\n' '\0' | xargs -0 grep -ah 'PLANT[E]D-' 2>/dev/null
	cat "$WHERE/suite/reference.patch" "$WHERE/suite/../up/outside.txt" "$WHERE/source/answer"
	for o in $(git cat-file --batch-all-objects --batch-check | cut -d' ' -f1); do git cat-file -p "$o"; done </dev/null
	git --git-dir="$WHERE/source/.git" log -p
	for p in /assay/bin/* /proc/[0-9]*/exe "$SELF" "$1"; do grep -aqF "$SHIPPED" "$p" && test "$ROOTS" = / && echo PLANT""ED-program; done
	env "$ROLE" "$1" init --from agent-cli "$HOME/copy" && grep -rqF "$SHIPPED" "$HOME/copy" && test "$ROOTS" = / && echo PLANT""ED-copy
	cat /proc/[0-9]*/environ /proc/[0-9]*/root"$WHERE/suite/reference.patch"
	for f in /proc/[0-9]*/fd/*; do case $(readlink "$f") in "$WHERE"*) cat "$f" ;; esac; done
} 2>/dev/null | tr '\0' '\n' | grep -ao 'PLANT[E]D-[a-z]*' | sort -u > found
echo '{"type":"answer","text":"done"}'
`

// What would help an agent is planted wherever assay or its user keeps it. A
// program in a room finds none of it, and all of it where nothing keeps it in,
// which the report then states.
func TestNothingLeaksIntoRooms(t *testing.T) {
	testenv.Slow(t)
	git, err := exec.LookPath("git")
	if err != nil {
		testenv.Missing(t, "git", "a room with a repository is not searched")
	}
	for _, level := range []sandbox.Level{sandbox.Bwrap, sandbox.Landlock, sandbox.None} {
		t.Run(string(level), func(t *testing.T) {
			if sandbox.CheckLevel(level) != nil {
				testenv.Missing(t, string(level), "rooms kept by it are not searched")
			}
			t.Parallel()
			p := newProgram(t)
			self, err := os.Executable()
			if err != nil {
				t.Fatal(err)
			}
			secret := shippedSecret(t, self)
			roots := "/"
			if level == sandbox.None {
				roots = p.dir // all there is on a machine takes minutes
			}
			files := map[string]string{
				"suite/suite.yaml": `version: 1
name: leaks
tasks: [one.yaml]
workspace: {repo: ../source, ref: base, isolation: ` + string(level) + `, set: {SELF: "` + self + `", ROOTS: "` + roots + `", WHERE: "` + p.dir + `", ROLE: ` + roleVar + `=assay, SHIPPED: '` + secret + `'}}
agents:
  first: {kind: command, command: ["{suite}/first.sh"], max_usd: 0}
  second: {kind: command, command: ["{suite}/second.sh", "{assay}"], max_usd: 0}
scenarios: {plain: {}}
graders:
  text: {contains: [done]}
  tests: {kind: command, command: [sh, hidden.sh], files: {hidden.sh: tests/hidden.sh, outside.txt: ../up/outside.txt}}
`,
				"suite/one.yaml":        "prompt: do it\n",
				"suite/reference.patch": "@@reference\n",
				"suite/faulty/a.patch":  "@@faulty\n",
				"suite/tests/hidden.sh": "# @@hidden\n",
				"up/outside.txt":        "@@outside\n",
				"cache/answer.json":     "@@cache\n",
				"tools/tmp/room-1/x":    "@@room\n", // of a run at the same time
				"source/answer":         "base\n",
				"suite/first.sh":        "#!/bin/sh\nread -r task\necho @@kept > left\n" + `echo '{"type":"answer","text":"@@journal"}'` + "\n",
				"suite/second.sh":       searchScript,
			}
			// Not whole in this program, which a program in a room can read.
			mark := strings.ToUpper("planted-")
			for name, text := range files {
				files[name] = strings.ReplaceAll(text, "@@", mark)
			}
			p.writeFiles(files)
			for _, args := range [][]string{
				{"init", "-q"}, {"add", "-A"}, {"commit", "-qm", "base"}, {"tag", "base"}, {"commit", "-q", "--allow-empty", "-m", mark + "message"},
			} {
				cmd := exec.Command(git, append([]string{"-c", "user.name=t", "-c", "user.email=t@t", "-c", "commit.gpgsign=false"}, args...)...)
				cmd.Dir = filepath.Join(p.dir, "source")
				if out, err := cmd.CombinedOutput(); err != nil {
					t.Fatalf("git %v: %v\n%s", args, err, out)
				}
			}
			p.writeFiles(map[string]string{"source/answer": mark + "source\n"})
			for _, name := range []string{"suite/first.sh", "suite/second.sh"} {
				if err := os.Chmod(filepath.Join(p.dir, name), 0o755); err != nil {
					t.Fatal(err)
				}
			}
			// Rooms lie below a folder of PATH: it must not be shown for that.
			tools := filepath.Join(p.dir, "tools")
			p = p.withEnv("TMPDIR="+filepath.Join(tools, "tmp"), "PATH="+p.env["PATH"]+":"+tools, "PLANTED="+mark+"environment")
			p.runExpecting(exitOK, "run", "suite", "--agent", "first", "--keep-workdirs=kept", "-q")
			s := p.runExpecting(exitOK, "run", "suite", "--agent", "second", "--keep-workdirs=kept")
			rooms, _ := filepath.Glob(filepath.Join(p.dir, "kept", "*second*", "work", "found"))
			if len(rooms) != 1 {
				t.Fatalf("%d rooms are kept\n%v", len(rooms), s)
			}
			b, err := os.ReadFile(rooms[0])
			if err != nil {
				t.Fatal(err)
			}
			want := []string{}
			if level == sandbox.None {
				want = []string{"cache", "environment", "faulty", "hidden", "journal", "kept", "message", "outside", "reference", "room", "source"}
			}
			got := strings.Fields(strings.ReplaceAll(string(b), mark, ""))
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("found (-want +got):\n%s", diff)
			}
			said := regexp.MustCompile(`(?m)^.*isolation none: in 1 of 1 trials.*$`).FindString(s.out)
			if (said != "") != (level == sandbox.None) {
				t.Errorf("the report tells of it: %q\n%v", said, s)
			}
			for _, a := range readAttempts(t, p.newestRun()) {
				if a.Proof.Isolation != string(level) {
					t.Errorf("isolation %q is recorded", a.Proof.Isolation)
				}
			}
		})
	}
}

// shippedSecret is a line of a reference of a suite that ships, which this program
// holds.
func shippedSecret(t *testing.T, self string) string {
	t.Helper()
	b, err := fs.ReadFile(agentcli.Files, "solutions/cache-clock.ref.patch")
	if err != nil {
		t.Fatal(err)
	}
	line := ""
	for l := range strings.Lines(string(b)) {
		if l = strings.TrimSpace(l); len(l) > len(line) && !strings.ContainsAny(l, `'"\{`) {
			line = l
		}
	}
	program, err := os.ReadFile(self)
	if err != nil || len(line) < 20 || !bytes.Contains(program, []byte(line)) {
		t.Fatalf("this program does not hold %q: %v", line, err)
	}
	return line
}
