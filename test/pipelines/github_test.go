package pipelinestest

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// github is a project on a server of GitHub, of which only the API is there.
type github struct {
	*project
	host string
	args []string // of act
	api  *comments
}

// standIns are what other people's actions do here.
var standIns = map[string]string{
	"actions/checkout": "{inputs: {fetch-depth: {}}, runs: {using: composite, steps: [{shell: bash, run: 'echo checked out'}]}}\n",
	"actions/setup-go": "{runs: {using: composite, steps: [{shell: bash, run: 'exit 1'}]}}\n",
	"actions/upload-artifact": `{inputs: {name: {}, path: {}, if-no-files-found: {}}, runs: {using: composite, steps: [
  {shell: bash, run: 'mkdir -p "$HOME/kept/$N" && cp -r "$P" "$HOME/kept/$N"', env: {N: "${{ inputs.name }}", P: "${{ inputs.path }}"}}]}}
`,
}

var used = regexp.MustCompile(`(?m)uses: ([\w-]+/[\w-]+)@(\S+)`)

func newGitHub(t *testing.T) *github {
	t.Helper()
	p := &github{project: newProject(t, "act", "the action for GitHub is not run", "act", "git", "jq", "gh", "curl"), api: &comments{}}
	srv := httptest.NewTLSServer(p.api)
	t.Cleanup(srv.Close)
	p.host = strings.TrimPrefix(srv.URL, "https://")
	ca := filepath.Join(p.home, "ca.pem")
	if err := os.WriteFile(ca, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: srv.Certificate().Raw}), 0o644); err != nil {
		t.Fatal(err)
	}
	// act copies all that is beside an action.
	root := t.TempDir()
	if err := os.CopyFS(filepath.Join(root, "scripts/action"), os.DirFS("../../scripts/action")); err != nil {
		t.Fatal(err)
	}
	action, err := os.ReadFile("../../action.yml")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, "action.yml"), action, 0o644); err != nil {
		t.Fatal(err)
	}
	// The workflow of the documentation, but for the model and the baseline.
	workflow := pipeline(t, "## GitHub")
	for _, line := range []string{"          agent: anthropic:claude-haiku-4-5\n", "          baseline: evals/assay-baseline.json\n"} {
		if !strings.Contains(workflow, line) {
			t.Fatalf("the workflow of docs/guide/ci.md has no line %q:\n%s", line, workflow)
		}
		workflow = strings.Replace(workflow, line, "", 1)
	}
	p.args = []string{"pull_request", "-P", "ubuntu-latest=-self-hosted", "--action-offline-mode", "--github-instance", p.host,
		"-e", p.event(), "-s", "GITHUB_TOKEN=token-of-the-job", "--env", "SSL_CERT_FILE=" + ca, "--env", "RELEASE=" + p.release(workflow)}
	local := func(name, ref, dir string) {
		p.args = append(p.args, "--local-repository", "https://"+p.host+"/"+name+"@"+ref+"="+dir)
	}
	for _, m := range used.FindAllStringSubmatch(workflow+string(action), -1) {
		if m[1] == "assay-eval/assay" {
			local(m[1], m[2], root)
			continue
		}
		dir := filepath.Join(t.TempDir(), filepath.Base(m[1]))
		if err := errors.Join(os.Mkdir(dir, 0o755), os.WriteFile(filepath.Join(dir, "action.yml"), []byte("name: a stand-in\n"+flow(standIns[m[1]])), 0o644)); err != nil {
			t.Fatal(err)
		}
		local(m[1], m[2], dir)
	}
	p.must("git", "remote", "add", "origin", "https://"+p.host+"/acme/widget.git")
	p.write(".github/workflows/eval.yml", workflow)
	return p
}

// flow takes the braces of a mapping away, so that another key can stand before.
func flow(s string) string {
	s = strings.TrimSuffix(strings.TrimPrefix(s, "{"), "}\n")
	return strings.Replace(s, ", runs: ", "\nruns: ", 1) + "\n"
}

// event is the file of a pull request.
func (p *github) event() string {
	p.t.Helper()
	path := filepath.Join(p.home, "event.json")
	const text = `{"pull_request":{"number":7,"head":{"ref":"x","repo":{"full_name":"acme/widget"}},"base":{"ref":"main"}},"repository":{"full_name":"acme/widget"}}`
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		p.t.Fatal(err)
	}
	return path
}

// release makes the release of assay that the workflow names, of the program under
// test, and returns its folder.
func (p *github) release(workflow string) string {
	p.t.Helper()
	m := regexp.MustCompile(`assay-eval/assay@v(\S+)`).FindStringSubmatch(workflow)
	if m == nil {
		p.t.Fatalf("the workflow uses no release of assay:\n%s", workflow)
	}
	program, err := os.ReadFile(filepath.Join(p.bin, "assay"))
	if err != nil {
		p.t.Fatal(err)
	}
	var b bytes.Buffer
	zip, _ := gzip.NewWriterLevel(&b, gzip.BestSpeed)
	w := tar.NewWriter(zip)
	err = w.WriteHeader(&tar.Header{Name: "assay", Mode: 0o755, Size: int64(len(program))})
	if err == nil {
		_, err = w.Write(program)
	}
	dir := p.t.TempDir()
	name := fmt.Sprintf("assay_%s_%s_%s.tar.gz", m[1], runtime.GOOS, runtime.GOARCH)
	err = errors.Join(err, w.Close(), zip.Close(), os.WriteFile(filepath.Join(dir, name), b.Bytes(), 0o644),
		os.WriteFile(filepath.Join(dir, "checksums.txt"), fmt.Appendf(nil, "%x  %s\n", sha256.Sum256(b.Bytes()), name), 0o644))
	if err != nil {
		p.t.Fatal(err)
	}
	return dir
}

// run runs the workflow and returns what was said and whether the job succeeded.
func (p *github) run() (said string, ok bool) {
	out, err := p.command("act", p.args...).CombinedOutput()
	return string(out), err == nil
}

// comments is the part of GitHub's API that keeps comments of pull requests, one a
// page.
type comments struct {
	mu    sync.Mutex
	all   []comment
	calls []string
}

type comment struct {
	ID   int `json:"id"`
	User struct {
		Login string `json:"login"`
	} `json:"user"`
	Body string `json:"body"`
}

func (c *comments) add(login, body string) {
	x := comment{ID: len(c.all) + 1, Body: body}
	x.User.Login = login
	c.all = append(c.all, x)
}

// ServeHTTP serves /api/v3 as GitHub Enterprise does.
func (c *comments) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.calls = append(c.calls, r.Method+" "+r.Header.Get("Authorization"))
	const repo = "/api/v3/repos/acme/widget/issues/"
	var in struct{ Body string }
	if r.Method != http.MethodGet {
		if err := json.NewDecoder(r.Body).Decode(&in); err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
	}
	w.Header().Set("Content-Type", "application/json")
	var out any
	switch {
	case r.Method == http.MethodGet && r.URL.Path == repo+"7/comments":
		page, _ := strconv.Atoi(r.URL.Query().Get("page"))
		page = max(1, page)
		if page < len(c.all) {
			w.Header().Set("Link", fmt.Sprintf(`<https://%s%s?per_page=100&page=%d>; rel="next"`, r.Host, r.URL.Path, page+1))
		}
		out = c.all[min(page-1, len(c.all)):min(page, len(c.all))]
	case r.Method == http.MethodPost && r.URL.Path == repo+"7/comments":
		c.add("github-actions[bot]", in.Body)
		w.WriteHeader(http.StatusCreated)
		out = c.all[len(c.all)-1]
	case r.Method == http.MethodPatch:
		id, _ := strconv.Atoi(strings.TrimPrefix(r.URL.Path, repo+"comments/"))
		if id < 1 || id > len(c.all) {
			http.NotFound(w, r)
			return
		}
		c.all[id-1].Body = in.Body
		out = c.all[id-1]
	default:
		http.NotFound(w, r)
		return
	}
	_ = json.NewEncoder(w).Encode(out)
}

// called returns the calls since the last time.
func (c *comments) called() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	s := strings.ReplaceAll(strings.Join(c.calls, ", "), " token token-of-the-job", "")
	c.calls = nil
	return s
}

func TestGitHub(t *testing.T) {
	p := newGitHub(t)
	const marker = "<!-- assay:grounding -->\n"
	p.api.add("mallory", marker+"All is well.")
	said, ok := p.run()
	if !ok || !strings.Contains(said, "::notice title=grounding::pass (exit 0, mode hard)") || strings.Contains(said, "token-of-the-job") {
		t.Fatalf("a suite that passes: %v\n%s", ok, said)
	}
	if got := p.api.called(); got != "GET, POST" {
		t.Errorf("the first run calls %s", got)
	}
	asked, err := os.ReadFile(p.asked)
	if err != nil || !strings.Contains(string(asked), "/checksums.txt\n") || strings.Contains(string(asked), "go build") {
		t.Errorf("installed: %v\n%s", err, asked)
	}
	if kept, err := filepath.Glob(filepath.Join(p.home, "kept/assay/*-grounding-*/run.json")); err != nil || len(kept) != 1 {
		t.Errorf("kept runs: %v %v", kept, err)
	}
	for _, tt := range []struct {
		rule, note, says string
		ok               bool
	}{
		{"max: 0.5", "fail (exit 1, mode hard)", "::error title=grounding%3A gate failed%3A answers are right::", false},
		{"min: 0.9, bind: lower", "undecidable (exit 4, mode hard)", "::error title=grounding%3A gate undecidable%3A answers are right::", false},
		{"min: 0.9", "pass (exit 0, mode hard)", "::notice title=grounding::pass", true},
	} {
		p.gates("warn", tt.rule) // the workflow says hard
		said, ok := p.run()
		if ok != tt.ok || !strings.Contains(said, tt.says) {
			t.Errorf("%s: %v\n%s", tt.rule, ok, said)
		}
		if got := p.api.called(); got != "GET, GET, PATCH" { // two pages
			t.Errorf("a later run calls %s", got)
		}
		if all := p.api.all; len(all) != 2 || all[0].Body != marker+"All is well." || !strings.HasPrefix(all[1].Body, marker) || !strings.Contains(all[1].Body, tt.note) {
			t.Errorf("comments: %+v", all)
		}
	}
	// A suite that does not load: the job reports the error and ends with 2, and there
	// is nothing to comment.
	p.write("evals/grounding/suite.yaml", "version: 1\nnam: x\n")
	if said, ok := p.run(); ok || !strings.Contains(said, `unknown key "nam"`) || !strings.Contains(said, "::set-output:: exit-code=2") || p.api.called() != "" {
		t.Errorf("a broken suite: %v\n%s", ok, said)
	}
}
