// Package action tests the steps of the GitHub Action, with stand-ins for what
// they call: assay, gh, curl and go.
package action

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/testenv"
)

type step struct {
	Name  string            `yaml:"name"`
	If    string            `yaml:"if"`
	ID    string            `yaml:"id"`
	Uses  string            `yaml:"uses"`
	Shell string            `yaml:"shell"`
	Run   string            `yaml:"run"`
	Env   map[string]string `yaml:"env"`
	With  map[string]any    `yaml:"with"`
}

type action struct {
	Inputs map[string]struct {
		Description string `yaml:"description"`
		Required    bool   `yaml:"required"`
		Default     *string
	} `yaml:"inputs"`
	Outputs map[string]struct {
		Description, Value string
	} `yaml:"outputs"`
	Runs struct {
		Using string `yaml:"using"`
		Steps []step `yaml:"steps"`
	} `yaml:"runs"`
}

func load(t *testing.T) (action, string) {
	t.Helper()
	b, err := os.ReadFile("../../action.yml")
	if err != nil {
		t.Fatal(err)
	}
	var a action
	if err := yaml.Unmarshal(b, &a); err != nil {
		t.Fatal(err)
	}
	return a, string(b)
}

var (
	pinned  = regexp.MustCompile(`^[\w.-]+/[\w./-]+@[0-9a-f]{40}$`)
	version = regexp.MustCompile(`uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+\n`)
	inputs  = regexp.MustCompile(`inputs\.([\w-]+)`)
	outputs = regexp.MustCompile(`steps\.(\w+)\.outputs\.(\w+)`)
)

// TestShape checks that no input or event is pasted into a script, that other actions
// are pinned, and that all names exist.
func TestShape(t *testing.T) {
	a, text := load(t)
	if a.Runs.Using != "composite" || len(a.Runs.Steps) < 5 {
		t.Fatalf("%+v", a.Runs)
	}
	uses := 0
	for _, s := range a.Runs.Steps {
		if strings.Contains(s.Run, "${{") {
			t.Errorf("step %s pastes an expression into its script: %s", s.Name, s.Run)
		}
		if s.Run != "" && s.Shell != "bash" {
			t.Errorf("step %s names no shell", s.Name)
		}
		if s.Uses != "" {
			uses++
			if !pinned.MatchString(s.Uses) {
				t.Errorf("%s is not pinned by its commit", s.Uses)
			}
		}
		if script := regexp.MustCompile(`scripts/action/\S+\.sh`).FindString(s.Run); script != "" {
			if _, err := os.Stat("../../" + script); err != nil {
				t.Error(err)
			}
		}
	}
	if n := len(version.FindAllString(text, -1)); n != uses || uses == 0 {
		t.Errorf("%d of %d pinned actions say their version", n, uses)
	}
	for _, m := range inputs.FindAllStringSubmatch(text, -1) {
		if _, ok := a.Inputs[m[1]]; !ok {
			t.Errorf("there is no input %s", m[1])
		}
	}
	put, err := os.ReadFile("run.sh")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range outputs.FindAllStringSubmatch(text, -1) {
		if m[1] != "run" || !strings.Contains(string(put), "put "+m[2]+" ") {
			t.Errorf("%s is never put out", m[0])
		}
	}
	for name, in := range a.Inputs {
		if in.Description == "" || !strings.Contains(text, "inputs."+name) {
			t.Errorf("input %s is not described, or not used", name)
		}
	}
	for _, env := range a.Runs.Steps {
		for k := range env.Env { // PATH or BASH_ENV from an input would be a way in
			if !strings.HasPrefix(k, "INPUT_") && !strings.HasPrefix(k, "ASSAY_") && k != "GH_TOKEN" {
				t.Errorf("step %s sets %s", env.Name, k)
			}
		}
	}
}

// room is a runner: a folder of stand-ins that is the whole PATH except for the
// system's, and the files through which steps talk.
type room struct {
	t   *testing.T
	dir string
	env map[string]string
}

func newRoom(t *testing.T) *room {
	t.Helper()
	for _, p := range []string{"bash", "jq"} {
		if _, err := exec.LookPath(p); err != nil {
			testenv.Missing(t, p, "the steps of the GitHub Action")
		}
	}
	r := &room{t: t, dir: t.TempDir()}
	r.env = map[string]string{
		"PATH": r.path("fakes") + ":" + os.Getenv("PATH"), "HOME": r.dir, "RUNNER_TEMP": r.path("temp"), "FAKES": r.dir,
		"GITHUB_OUTPUT": r.path("output"), "GITHUB_PATH": r.path("added"), "GITHUB_EVENT_PATH": r.path("event.json"), "GITHUB_REPOSITORY": "me/app",
	}
	for _, d := range []string{"fakes", "temp", "work"} {
		if err := os.Mkdir(r.path(d), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for _, f := range []string{"output", "added", "calls"} {
		r.write(f, "")
	}
	return r
}

func (r *room) path(name string) string { return filepath.Join(r.dir, name) }

func (r *room) write(name, text string) {
	r.t.Helper()
	if err := os.WriteFile(r.path(name), []byte(text), 0o644); err != nil {
		r.t.Fatal(err)
	}
}

func (r *room) read(name string) string {
	r.t.Helper()
	b, err := os.ReadFile(r.path(name))
	if err != nil {
		r.t.Fatal(err)
	}
	return string(b)
}

// fake makes a program that writes its arguments, one a line in brackets, to the
// file calls and then does what script says.
func (r *room) fake(name, script string) {
	r.t.Helper()
	text := "#!/usr/bin/env bash\n{ printf '%s' " + name + "; printf ' [%s]' \"$@\"; echo; } >>\"$FAKES/calls\"\n" + script
	if err := os.WriteFile(r.path("fakes/"+name), []byte(text), 0o755); err != nil {
		r.t.Fatal(err)
	}
}

// step runs a script of the action and returns its output and exit code.
func (r *room) step(script string, env map[string]string) (string, int) {
	r.t.Helper()
	path, err := filepath.Abs(script)
	if err != nil {
		r.t.Fatal(err)
	}
	cmd := exec.Command("bash", path)
	cmd.Dir = r.path("work")
	for k, v := range r.env {
		cmd.Env = append(cmd.Env, k+"="+v)
	}
	for k, v := range env {
		cmd.Env = append(cmd.Env, k+"="+v)
	}
	out, err := cmd.CombinedOutput()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		return string(out), exit.ExitCode()
	} else if err != nil {
		r.t.Fatal(err)
	}
	return string(out), 0
}

// outputs returns the outputs of a step.
func (r *room) outputs() map[string]string {
	out := map[string]string{}
	for line := range strings.Lines(r.read("output")) {
		k, v, _ := strings.Cut(strings.TrimSpace(line), "=")
		out[k] = v
	}
	return out
}

// assay is a stand-in that makes a run folder and ends as told.
const assayFake = `case $1 in
run)
  for a in "$@"; do case $a in --out=*) out=${a#--out=} ;; esac; done
  if [[ ! -f $FAKES/norun ]]; then mkdir -p "$out/r1/out" && echo {} >"$out/r1/run.json"; fi
  echo '::error::the model says so'
  exit "$(cat "$FAKES/runcode")" ;;
gate) exit "$(cat "$FAKES/gatecode")" ;;
report)
  case "$*" in
  *annotations*) echo '::notice title=x::fine' ;;
  *) printf '<!-- assay:hello -->\n## hello\n' ;;
  esac ;;
esac
`

func (r *room) assay(run, gate int) {
	r.fake("assay", assayFake)
	r.write("runcode", fmt.Sprint(run))
	r.write("gatecode", fmt.Sprint(gate))
}

// TestRun checks that arguments arrive unchanged, and that the exit code is that of the
// run, or of the gate if there is a baseline.
func TestRun(t *testing.T) {
	evil := "a suite'; touch pwned; $(touch pwned) `touch pwned` \"x"
	for _, c := range []struct {
		name      string
		run, gate int
		norun     bool
		env       map[string]string
		code      string
		calls     []string
		not       string
	}{
		{"plain", 0, 9, false, map[string]string{"INPUT_SUITE": "hello"}, "0", []string{"assay [run] [--out=", "[--annotations=never] [--] [hello]\n", "assay [report] [--format=annotations] [--] ["}, "[gate]"},
		{"everything", 0, 1, false, map[string]string{"INPUT_SUITE": "-x", "INPUT_ARGS": "--trials=3\n\n  \r\n--task\nnav *\n", "INPUT_AGENT": "anthropic:m", "INPUT_BUDGET": "2", "INPUT_MODE": "hard", "INPUT_BASELINE": "b.json"},
			"1", []string{"assay [run] [--trials=3] [--task] [nav *] [--agent=anthropic:m] [--budget=2] [--yes] [--set=gates.mode=hard] [--out=", "[--] [-x]\n", "assay [gate] [--baseline=b.json] [--annotations=never] [--] ["}, ""},
		{"hostile", 0, 0, false, map[string]string{"INPUT_SUITE": evil, "INPUT_AGENT": evil, "INPUT_BASELINE": evil, "INPUT_ARGS": evil}, "0", []string{"[" + evil + "]", "[--agent=" + evil + "]", "[--baseline=" + evil + "]"}, ""},
		{"gate fails", 1, 9, false, map[string]string{"INPUT_SUITE": "hello"}, "1", nil, "[gate]"},
		{"undecidable", 4, 9, false, map[string]string{"INPUT_SUITE": "hello"}, "4", nil, "[gate]"},
		{"interrupted", 130, 0, false, map[string]string{"INPUT_SUITE": "hello", "INPUT_BASELINE": "b.json"}, "130", nil, "[gate]"},
		{"usage", 2, 9, true, map[string]string{"INPUT_SUITE": "hello"}, "2", nil, "[report]"},
		{"bad mode", 0, 0, false, map[string]string{"INPUT_SUITE": "hello", "INPUT_MODE": "soft"}, "2", nil, "assay"},
		{"bad upload", 0, 0, false, map[string]string{"INPUT_SUITE": "hello", "INPUT_UPLOAD": "yes"}, "2", nil, "assay"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := newRoom(t)
			r.assay(c.run, c.gate)
			if c.norun {
				r.write("norun", "")
			}
			said, code := r.step("run.sh", c.env)
			got, calls := r.outputs(), r.read("calls")
			if code != 0 || got["code"] != c.code {
				t.Errorf("exit %d, %v, want code %s; it said:\n%s", code, got, c.code, said)
			}
			for _, want := range c.calls {
				if !strings.Contains(calls, want) {
					t.Errorf("%q is not in\n%s", want, calls)
				}
			}
			if c.not != "" && strings.Contains(calls, c.not) {
				t.Errorf("%q is in\n%s", c.not, calls)
			}
			if made, _ := filepath.Glob(r.path("*/pwned")); len(made) > 0 {
				t.Error("an input was run as a script")
			}
			if has := got["run"] != ""; has == (c.norun || strings.HasPrefix(c.name, "bad")) {
				t.Errorf("run %q", got["run"])
			}
		})
	}
}

// TestCommandsStopped checks that the run's output cannot issue workflow commands, and
// that our own annotations can.
func TestCommandsStopped(t *testing.T) {
	r := newRoom(t)
	r.assay(0, 0)
	said, _ := r.step("run.sh", map[string]string{"INPUT_SUITE": "hello"})
	stop := regexp.MustCompile(`(?s)::stop-commands::([0-9a-f]{48})\n(.*)::([0-9a-f]{48})::\n(.*)`).FindStringSubmatch(said)
	if stop == nil || stop[1] != stop[3] || !strings.Contains(stop[2], "::error::the model says so") || !strings.Contains(stop[4], "::notice title=x::fine") {
		t.Errorf("%q", said)
	}
}

func TestUpload(t *testing.T) {
	for upload, end := range map[string]string{"run": "/r1", "out": "/r1/out", "false": "", "": "/r1"} {
		r := newRoom(t)
		r.assay(0, 0)
		r.step("run.sh", map[string]string{"INPUT_SUITE": "hello", "INPUT_UPLOAD": upload})
		if keep := r.outputs()["keep"]; end == "" && keep != "" || !strings.HasSuffix(keep, end) {
			t.Errorf("%q keeps %q", upload, keep)
		}
	}
}

const (
	ours   = `{"pull_request":{"number":7,"head":{"repo":{"full_name":"me/app"}}},"repository":{"full_name":"me/app"}}`
	forked = `{"pull_request":{"number":7,"head":{"repo":{"full_name":"you/app"}}},"repository":{"full_name":"me/app"}}`
	gone   = `{"pull_request":{"number":7,"head":{"repo":null}},"repository":{"full_name":"me/app"}}`
	pushed = `{"ref":"refs/heads/main","repository":{"full_name":"me/app"}}`
)

// TestComment checks that the comment is created once and then updated, and that
// obstacles are reported without failing the step.
func TestComment(t *testing.T) {
	for _, c := range []struct {
		name, event, comments string
		refuse                string // which call of gh fails
		call, said            string
	}{
		{"first", ours, `[]`, "", "[-X] [POST] [repos/me/app/issues/7/comments] [-F] [body=@", ""},
		{"again", ours, `[{"id":1,"user":{"login":"github-actions[bot]"},"body":"<!-- assay:other -->\nx"}][{"id":2,"user":{"login":"github-actions[bot]"},"body":"<!-- assay:hello -->\nold"}]`, "", "[-X] [PATCH] [repos/me/app/issues/comments/2] [-F] [body=@", ""},
		{"not ours", ours, `[{"id":3,"user":{"login":"mallory"},"body":"<!-- assay:hello -->\nmine"}]`, "", "[-X] [POST] [repos/me/app/issues/7/comments]", ""},
		{"quoted", ours, `[{"id":4,"user":{"login":"github-actions[bot]"},"body":"see <!-- assay:hello -->"}]`, "", "[-X] [POST]", ""},
		{"nobody's", ours, `[{"id":5,"user":null,"body":null}]`, "", "[-X] [POST]", ""},
		{"no event", "not JSON", `[]`, "", "", "::warning title=assay::no comment: line "},
		{"fork", forked, `[]`, "", "", "::notice title=assay::no comment: the pull request comes from a fork"},
		{"fork that is gone", gone, `[]`, "", "", "::notice title=assay::no comment: the pull request comes from a fork"},
		{"push", pushed, `[]`, "", "", "::notice title=assay::no comment: this is no run of a pull request"},
		{"no right to read", ours, `[]`, "--paginate", "", `::warning title=assay::no comment: the comments cannot be read: the job needs "permissions: {pull-requests: write}"`},
		{"no right to write", ours, `[]`, "POST", "[-X] [POST]", "::warning title=assay::no comment: it cannot be written: the job needs"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := newRoom(t)
			r.assay(0, 0)
			r.write("event.json", c.event)
			r.write("comments", c.comments)
			r.write("refuse", c.refuse)
			r.fake("gh", `refuse=$(cat "$FAKES/refuse")
if [[ -n $refuse && "$*" == *"$refuse"* ]]; then echo 'HTTP 403' >&2; exit 1; fi
if [[ "$*" == *--paginate* ]]; then cat "$FAKES/comments"; fi
for a in "$@"; do case $a in body=@*) cp "${a#body=@}" "$FAKES/body" ;; esac; done
`)
			said, code := r.step("comment.sh", map[string]string{"ASSAY_RUN": "/runs/r1", "INPUT_BASELINE": "b.json", "GH_TOKEN": "t"})
			calls := r.read("calls")
			if code != 0 || !strings.Contains(calls, c.call) || !strings.Contains(said, c.said) {
				t.Errorf("exit %d, calls\n%s\nsaid\n%s", code, calls, said)
			}
			if c.call == "" && (strings.Contains(calls, "POST") || strings.Contains(calls, "PATCH")) {
				t.Errorf("it wrote: %s", calls)
			}
			if c.call != "" && c.refuse == "" {
				if body := r.read("body"); body != "<!-- assay:hello -->\n## hello\n" {
					t.Errorf("%q", body)
				}
				if !strings.Contains(calls, "assay [report] [--baseline=b.json] [--format=github-comment] [--] [/runs/r1]\n") {
					t.Errorf("%s", calls)
				}
			}
		})
	}
}

// release makes the archive of a release and its checksums.
func (r *room) release(name string) {
	r.t.Helper()
	var b bytes.Buffer
	zip := gzip.NewWriter(&b)
	w := tar.NewWriter(zip)
	program := "#!/bin/sh\necho assay 1.2.3\n"
	for _, f := range []struct {
		name, text string
		mode       int64
	}{{"LICENSE", "…", 0o644}, {"assay", program, 0o755}} {
		if err := errors.Join(w.WriteHeader(&tar.Header{Name: f.name, Mode: f.mode, Size: int64(len(f.text))})); err != nil {
			r.t.Fatal(err)
		}
		if _, err := w.Write([]byte(f.text)); err != nil {
			r.t.Fatal(err)
		}
	}
	if err := errors.Join(w.Close(), zip.Close()); err != nil {
		r.t.Fatal(err)
	}
	r.write("archive", b.String())
	r.write("sums", fmt.Sprintf("%x  assay_1.2.3_plan9_amd64.tar.gz\n%x  %s\n", sha256.Sum256(nil), sha256.Sum256(b.Bytes()), name))
}

const curlFake = `for a in "$@"; do
  if [[ ${prev:-} == -o ]]; then to=$a; fi
  prev=$a
done
case "$*" in
*/latest) printf 'https://github.com/assay-eval/assay/releases/tag/v1.2.3' ;;
*checksums.txt) cp "$FAKES/sums" "$to" ;;
*) cp "$FAKES/archive" "$to" ;;
esac
`

func TestInstall(t *testing.T) {
	const file = "assay_1.2.3_linux_amd64.tar.gz"
	for _, c := range []struct {
		name, version, ref string
		spoil              func(r *room)
		code               int
		said               string
	}{
		{"named", "1.2.3", "", nil, 0, "assay 1.2.3"},
		{"with a v", "v1.2.3", "", nil, 0, "assay 1.2.3"},
		{"latest", "latest", "v9.9.9", nil, 0, "assay 1.2.3"},
		{"of the action", "", "v1.2.3", nil, 0, "assay 1.2.3"},
		{"of a branch", "", "main", nil, 0, "assay 1.2.3"},
		{"spoiled", "1.2.3", "", func(r *room) { r.write("archive", r.read("archive")+"x") }, 3, "is not what release 1.2.3 says"},
		{"no checksum", "1.2.3", "", func(r *room) { r.write("sums", "") }, 3, "does not name " + file + " once"},
		{"two checksums", "1.2.3", "", func(r *room) { r.write("sums", r.read("sums")+r.read("sums")) }, 3, "does not name " + file + " once"},
		{"no release", "1.2.3", "", func(r *room) { r.fake("curl", "exit 22") }, 3, "cannot fetch " + file},
		{"nonsense", "../../x", "", nil, 2, "write a release such as 0.6.0"},
		{"Windows", "1.2.3", "", func(r *room) { r.env["RUNNER_OS"] = "Windows" }, 3, "use a runner with Linux or macOS"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := newRoom(t)
			r.env["RUNNER_OS"], r.env["RUNNER_ARCH"] = "Linux", "X64"
			r.release(file)
			r.fake("curl", curlFake)
			if c.spoil != nil {
				c.spoil(r)
			}
			said, code := r.step("install.sh", map[string]string{"ASSAY_VERSION": c.version, "ASSAY_ACTION_REF": c.ref})
			if code != c.code || !strings.Contains(said, c.said) {
				t.Errorf("exit %d, want %d; it said:\n%s", code, c.code, said)
			}
			_, err := os.Stat(r.path("temp/assay-action/bin/assay"))
			if (err == nil) != (c.code == 0) || (r.read("added") != "") != (c.code == 0) {
				t.Errorf("installed: %v, path %q", err, r.read("added"))
			}
			if left, _ := filepath.Glob(r.path("temp/assay-down.*")); len(left) > 0 {
				t.Errorf("left %v", left)
			}
		})
	}
}

func TestInstallFromSource(t *testing.T) {
	r := newRoom(t)
	r.fake("go", `while [[ $1 != -o ]]; do shift; done
printf '#!/bin/sh\necho assay devel %s\n' "$PWD" >"$2"; chmod +x "$2"`)
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	said, code := r.step("install.sh", map[string]string{"ASSAY_VERSION": "source", "ASSAY_ACTION_PATH": root})
	if code != 0 || !strings.Contains(said, "assay devel "+root) || !strings.Contains(r.read("calls"), "go [build] [-trimpath] [-o] [") {
		t.Errorf("exit %d on %s: %s", code, runtime.GOOS, said)
	}
}
