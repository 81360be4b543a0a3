package agentcli

import (
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/suites/suitestest"
)

type task struct {
	ID, Title, Prompt string
	Tags              []string
	Reference         string
	Faulty            map[string]string
	Graders           struct {
		Tests struct {
			Files   map[string]string
			Require []string
		}
	}
}

func tasks(t *testing.T) []task { return suitestest.Tasks[task](t, Files) }

func read(t *testing.T, name string) string {
	t.Helper()
	b, err := fs.ReadFile(Files, name)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// repository is the fixture, by path.
func repository(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, f := range txtar.Parse([]byte(read(t, "fixture.txtar"))).Files {
		out[f.Name] = string(f.Data)
	}
	return out
}

var testFunc = regexp.MustCompile(`(?m)^func (Test\w+)\(t \*testing`)

func TestTasks(t *testing.T) {
	all := tasks(t)
	suitestest.CheckNames(t, all, func(x task) suitestest.Named { return suitestest.Named{ID: x.ID, Title: x.Title, Prompt: x.Prompt} })
	if len(all) < 8 {
		t.Errorf("%d tasks", len(all))
	}
	repo := repository(t)
	for _, x := range all {
		if x.Reference == "" || x.Faulty["tests.tests"] == "" || x.Faulty["tests.tests"] != x.Faulty["tests.passes"] {
			t.Errorf("%s: no reference or faulty solution", x.ID)
		}
		var names []string
		for in, from := range x.Graders.Tests.Files {
			if repo[in] != "" {
				t.Errorf("%s: hidden test %s is in the repository", x.ID, in)
			}
			for _, m := range testFunc.FindAllStringSubmatch(read(t, path.Join("tasks", from)), -1) {
				names = append(names, m[1])
				if strings.Contains(x.Prompt, m[1]) {
					t.Errorf("%s: the prompt gives %s away", x.ID, m[1])
				}
			}
		}
		slices.Sort(names)
		slices.Sort(x.Graders.Tests.Require)
		if !slices.Equal(names, x.Graders.Tests.Require) {
			t.Errorf("%s: tests are %v, required are %v", x.ID, names, x.Graders.Tests.Require)
		}
	}
}

// The server's documentation is the repository's.
func TestDocsAreTheSame(t *testing.T) {
	n := 0
	for name, text := range repository(t) {
		if rest, ok := strings.CutPrefix(name, "docs/"); ok {
			n++
			if read(t, "docs/"+rest) != text {
				t.Errorf("%s differs", name)
			}
		}
	}
	entries, err := fs.ReadDir(Files, "docs")
	if err != nil || n == 0 || len(entries) != n {
		t.Errorf("%d documents in the repository, %d at the server, %v", n, len(entries), err)
	}
}

// The repository builds without a network, and its own tests pass.
func TestRepositoryPasses(t *testing.T) {
	testenv.Slow(t)
	dir := t.TempDir()
	for name, text := range repository(t) {
		p := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(p), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(p, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command("go", "test", "./...")
	cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOPROXY=off", "GOFLAGS=", "GOWORK=off")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
