// Package pipelinestest runs the documentation's CI pipelines on programs that
// imitate the CI systems: the pipeline for GitLab on gitlab-ci-local (npm),
// which first checks it against GitLab's own schema, and the action for GitHub in
// its workflow on act, with the real gh. Only the APIs are servers on loopback.
//
// It is a module of its own, so that the go tool does not look into node_modules:
//
//	cd test/pipelines && npm ci && go install github.com/nektos/act@v0.2.89 && go test .
//
// The programs need git, jq, gh, curl and rsync. All that a pipeline would fetch is
// at hand: assay is built from this code, and stand-ins for go, apt-get and curl
// note what they were asked for. Other people's actions that the action uses are
// stand-ins, too.
package pipelinestest

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/assay-eval/assay/internal/testenv"
)

// built is the folder of the program under test.
var built string

func TestMain(m *testing.M) {
	code := m.Run()
	if built != "" {
		_ = os.RemoveAll(built)
	}
	os.Exit(code)
}

// build builds assay once, and stand-ins for what installs it, and returns their
// folder. The stand-ins write what they are asked for to $ASKED.
var build = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "assay-test-pipelines")
	if err != nil {
		return "", err
	}
	built = dir
	cmd := exec.Command("go", "build", "-o", filepath.Join(dir, "assay"), "./cmd/assay")
	cmd.Dir = "../.."
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("build assay: %w: %s", err, out)
	}
	for name, does := range map[string]string{"go": "", "apt-get": "", "curl": curl} {
		script := "#!/bin/sh\necho " + name + " \"$@\" >>\"$ASKED\"\n" + does
		if err := os.WriteFile(filepath.Join(dir, name), []byte(script), 0o755); err != nil {
			return "", err
		}
	}
	return dir, nil
})

// curl gives the release of assay in $RELEASE in place of GitHub's, and is the real
// one for everything else.
const curl = `case "$*" in
*https://github.com/assay-eval/assay/releases/*)
	for a in "$@"; do
		case ${prev:-} in -o) to=$a ;; esac
		prev=$a
	done
	cp "$RELEASE/${a##*/}" "$to" ;;
*) PATH=${PATH#*:} exec curl "$@" ;;
esac
`

// project is a repository with a suite.
type project struct {
	t    *testing.T
	dir  string
	home string
	bin  string // with assay and the stand-ins
	env  []string
	// asked is where the stand-ins say what they were asked for.
	asked string
}

// newProject makes a repository of the one suite evals/grounding, which passes.
// Without the programs named the test is skipped.
func newProject(t *testing.T, missing, what string, programs ...string) *project {
	t.Helper()
	for _, name := range programs {
		if _, err := exec.LookPath(name); err != nil {
			testenv.Missing(t, missing, what+": there is no "+name)
		}
	}
	bin, err := build()
	if err != nil {
		t.Fatal(err)
	}
	home := t.TempDir()
	p := &project{t: t, dir: t.TempDir(), home: home, bin: bin, asked: filepath.Join(home, "asked")}
	p.env = append(os.Environ(), "PATH="+bin+string(filepath.ListSeparator)+os.Getenv("PATH"), "HOME="+home, "ASKED="+p.asked,
		"XDG_CACHE_HOME="+filepath.Join(home, ".cache"), "XDG_CONFIG_HOME="+filepath.Join(home, ".config"), "ASSAY_CACHE_DIR="+filepath.Join(home, "cache"),
		"GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null", "CI=true")
	p.must(filepath.Join(bin, "assay"), "init", "evals/grounding")
	p.must("git", "init", "-q", "-b", "main")
	return p
}

// write writes a file of the project, and commits all.
func (p *project) write(name, text string) {
	p.t.Helper()
	path := filepath.Join(p.dir, name)
	if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o644)); err != nil {
		p.t.Fatal(err)
	}
	p.must("git", "add", "-A")
	p.must("git", "-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-q", "-m", "x")
}

func (p *project) command(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = p.dir, p.env
	return cmd
}

func (p *project) must(name string, args ...string) {
	p.t.Helper()
	if out, err := p.command(name, args...).CombinedOutput(); err != nil {
		p.t.Fatalf("%s %v: %v: %s", name, args, err, out)
	}
}

// gates sets the rule of the suite.
func (p *project) gates(mode, rule string) {
	p.t.Helper()
	const name = "evals/grounding/suite.yaml"
	b, err := os.ReadFile(filepath.Join(p.dir, name))
	if err != nil {
		p.t.Fatal(err)
	}
	head, _, ok := strings.Cut(string(b), "\ngates:")
	if !ok {
		p.t.Fatalf("the suite of assay init has no gates:\n%s", b)
	}
	p.write(name, head+"\ngates:\n  mode: "+mode+"\n  rules:\n    - {name: answers are right, metric: success_rate, "+rule+"}\n")
}

// pipeline is the first YAML under a heading of docs/guide/ci.md.
func pipeline(t *testing.T, heading string) string {
	t.Helper()
	b, err := os.ReadFile("../../docs/guide/ci.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(b), "\n"+heading+"\n")
	if ok {
		_, rest, ok = strings.Cut(rest, "```yaml\n")
	}
	text, _, closed := strings.Cut(rest, "\n```")
	if !ok || !closed {
		t.Fatalf("docs/guide/ci.md has no YAML under %q", heading)
	}
	return text + "\n"
}
