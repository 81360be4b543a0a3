package pipelinestest

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/assay-eval/assay/internal/testenv"
)

// gitlab is a project on GitLab.
type gitlab struct {
	*project
	node string // with the program that runs pipelines
	api  *notes
}

func newGitLab(t *testing.T) *gitlab {
	t.Helper()
	const what = "the pipeline for GitLab is not run"
	node, err := filepath.Abs("node_modules")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(node, "gitlab-ci-local")); err != nil {
		testenv.Missing(t, "pipelines", what+": run npm ci in test/pipelines")
	}
	p := &gitlab{newProject(t, "pipelines", what, "git", "jq", "curl", "rsync"), node, serveNotes(t)}
	p.must("git", "remote", "add", "origin", "git@gitlab.example.com:acme/widget.git")
	p.write(".gitlab-ci.yml", pipeline(t, "## GitLab"))
	return p
}

// run runs the pipeline with variables, and returns what was said. Whether a job
// passed is in its last lines only: the program ends with 0 also if one failed.
func (p *gitlab) run(variables ...string) string {
	p.t.Helper()
	args := []string{filepath.Join(p.node, "gitlab-ci-local/dist/index.js"), "--force-shell-executor", "--color=false"}
	names := []string{}
	for _, v := range append(variables, "CI_API_V4_URL="+p.api.url+"/api/v4", "CI_PROJECT_ID=42") {
		args = append(args, "--variable", v)
		name, _, _ := strings.Cut(v, "=")
		names = append(names, name)
	}
	args = append(args, "--ignore-predefined-vars", strings.Join(names, ","))
	out, err := p.command(filepath.Join(p.node, "node/bin/node"), args...).CombinedOutput()
	if err != nil {
		p.t.Errorf("gitlab-ci-local: %v", err)
	}
	return string(out)
}

// notes is the part of GitLab's API that keeps notes of merge requests.
type notes struct {
	url string

	mu     sync.Mutex
	bodies []string // of note 1, 2, …
	calls  []string
}

func serveNotes(t *testing.T) *notes {
	n := &notes{bodies: []string{"Nice work!"}}
	mux := http.NewServeMux()
	const path = "/api/v4/projects/42/merge_requests/7/notes"
	body := func(r *http.Request) string {
		b, _ := io.ReadAll(r.Body)
		r.Body = io.NopCloser(strings.NewReader(string(b)))
		if err := r.ParseForm(); err != nil {
			t.Errorf("%s %s: %v", r.Method, r.URL, err)
		}
		return r.PostForm.Get("body")
	}
	mux.HandleFunc("GET "+path, func(w http.ResponseWriter, _ *http.Request) {
		type note struct {
			ID   int    `json:"id"`
			Body string `json:"body"`
		}
		var all []note
		for i, b := range n.bodies {
			all = append(all, note{i + 1, b})
		}
		_ = json.NewEncoder(w).Encode(all)
	})
	mux.HandleFunc("POST "+path, func(w http.ResponseWriter, r *http.Request) {
		n.bodies = append(n.bodies, body(r))
		w.WriteHeader(http.StatusCreated)
	})
	mux.HandleFunc("PUT "+path+"/{id}", func(w http.ResponseWriter, r *http.Request) {
		id, err := strconv.Atoi(r.PathValue("id"))
		if err != nil || id < 1 || id > len(n.bodies) {
			http.NotFound(w, r)
			return
		}
		n.bodies[id-1] = body(r)
	})
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		n.mu.Lock()
		defer n.mu.Unlock()
		n.calls = append(n.calls, r.Method+" "+r.Header.Get("PRIVATE-TOKEN"))
		mux.ServeHTTP(w, r)
	}))
	t.Cleanup(srv.Close)
	n.url = srv.URL
	return n
}

// called returns the calls since the last time.
func (n *notes) called() string {
	n.mu.Lock()
	defer n.mu.Unlock()
	s := strings.Join(n.calls, ", ")
	n.calls = nil
	return s
}

func TestGitLab(t *testing.T) {
	p := newGitLab(t)
	merge := []string{"CI_PIPELINE_SOURCE=merge_request_event", "CI_MERGE_REQUEST_IID=7", "ASSAY_NOTE_TOKEN=token-of-the-project"}
	first := p.run(merge...)
	if !strings.Contains(first, "PASS  eval") || !strings.Contains(first, "json schema validated") || strings.Contains(first, "token-of-the-project") {
		t.Fatalf("a suite that passes:\n%s", first)
	}
	if got := p.api.called(); got != "GET token-of-the-project, POST token-of-the-project" {
		t.Errorf("the first run calls %s", got)
	}
	asked, err := os.ReadFile(p.asked)
	if err != nil || !strings.HasPrefix(string(asked), "go install github.com/assay-eval/assay/cmd/assay@v") || !strings.Contains(string(asked), "\napt-get install -y -qq ") {
		t.Errorf("installed: %v\n%s", err, asked)
	}
	kept, err := filepath.Glob(filepath.Join(p.dir, ".gitlab-ci-local/artifacts/eval/runs/*/run.json"))
	if err != nil || len(kept) != 1 {
		t.Errorf("kept runs: %v %v", kept, err)
	}
	if out, err := exec.Command("find", filepath.Join(p.dir, ".gitlab-ci-local/artifacts"), "-name", "junit.xml").Output(); err != nil || len(out) == 0 {
		t.Errorf("no junit.xml is kept: %v", err)
	}

	for _, tt := range []struct {
		mode, rule, word, note string
	}{
		{"hard", "min: 0.8, bind: lower", "WARN  eval", "undecidable (exit 4, mode hard)"},
		{"hard", "max: 0.5", "FAIL  eval", "fail (exit 1, mode hard)"},
		{"warn", "max: 0.5", "PASS  eval", "warn (exit 0, mode warn)"},
	} {
		p.gates(tt.mode, tt.rule)
		if said := p.run(merge...); !strings.Contains(said, "\n "+tt.word+"\n") && !strings.Contains(said, "\n "+tt.word+"  ") {
			t.Errorf("%s, %s: no %s\n%s", tt.mode, tt.rule, tt.word, said)
		}
		if got := p.api.called(); got != "GET token-of-the-project, PUT token-of-the-project" {
			t.Errorf("a later run calls %s", got)
		}
		if len(p.api.bodies) != 2 || p.api.bodies[0] != "Nice work!" || !strings.HasPrefix(p.api.bodies[1], "<!-- assay:grounding -->\n") || !strings.Contains(p.api.bodies[1], tt.note) {
			t.Errorf("notes: %q", p.api.bodies)
		}
	}

	// Without a merge request, or without a token, there is no note.
	for name, variables := range map[string][]string{
		"main":     {"CI_PIPELINE_SOURCE=push", "CI_COMMIT_BRANCH=main", "CI_DEFAULT_BRANCH=main", "ASSAY_NOTE_TOKEN=x"},
		"no token": merge[:2],
	} {
		if said := p.run(variables...); !strings.Contains(said, "PASS  eval") || p.api.called() != "" {
			t.Errorf("%s:\n%s", name, said)
		}
	}
	// A branch of nobody's merge request runs nothing.
	if said := p.run("CI_PIPELINE_SOURCE=push", "CI_COMMIT_BRANCH=other", "CI_DEFAULT_BRANCH=main"); strings.Contains(said, "assay run") {
		t.Errorf("a branch:\n%s", said)
	}
}
