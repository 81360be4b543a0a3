package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/llm/llmtest"
	"github.com/assay-eval/assay/internal/testenv"
)

// editedServer is an MCP server with every part that authors edit. Its program runs a
// script that imports another file and reads data, instructions and schemas.
var editedServer = map[string]string{
	"run":              "#!/bin/sh\nexec sh \"$(dirname \"$0\")/server.sh\" \"$(dirname \"$0\")\"\n",
	"lib.sh":           "answer() { printf 'Oslo lies at %s' \"$(cat \"$1/data.txt\")\"; }\n",
	"data.txt":         "59 north",
	"instructions.txt": "Always call lookup",
	"tools.json":       `{"tools":[{"name":"lookup","description":"finds a town","inputSchema":{"type":"object","properties":{"zone":{"type":"string"},"area":{"type":"string"}}}}]}`,
	"server.sh": `. "$1/lib.sh"
reply() { printf '{"jsonrpc":"2.0","id":%s,"result":%s}\n' "$1" "$2"; }
while read -r line; do
  id=$(printf '%s' "$line" | sed -n 's/.*"id":\([0-9]*\).*/\1/p')
  case $line in
  *'"initialize"'*) reply "$id" "{\"protocolVersion\":\"2025-06-18\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"towns\",\"version\":\"1\"},\"instructions\":\"$(cat "$1/instructions.txt")\"}" ;;
  *'"tools/list"'*) reply "$id" "$(cat "$1/tools.json")" ;;
  *'"tools/call"'*) reply "$id" "{\"content\":[{\"type\":\"text\",\"text\":\"$(answer "$1")\"}]}" ;;
  *'"id"'*) printf '{"jsonrpc":"2.0","id":%s,"error":{"code":-32601,"message":"unknown method"}}\n' "$id" ;;
  esac
done
`,
}

const editedSuite = `version: 1
name: edited
tasks: [tasks.yaml]
servers: {towns: {SERVER, start: 3s, call: 3s}}
agents: {m: {kind: model, provider: compatible, model: m, base_url: "URL/v1"}}
scenarios: {with: {servers: [towns]}}
graders: {text: {contains: ["Oslo"]}}
`

const editedAnswers = `task: "*"
turns:
  - calls: [{name: lookup, args: {}}]
  - text: Oslo
`

// editing is a suite with the edited server, and a model server that counts requests.
type editing struct {
	t     *testing.T
	dir   string
	model *llmtest.Server
	// during is called at every request to the model.
	during atomic.Value
}

// newEditing returns a suite whose server has the given settings; {http} stands for the
// address of a server that reads its parts at every request.
func newEditing(t *testing.T, server string) *editing {
	t.Helper()
	script, err := llm.ParseScript("answers", []byte(editedAnswers))
	if err != nil {
		t.Fatal(err)
	}
	e := &editing{t: t, dir: t.TempDir()}
	e.during.Store(func() {})
	e.model = llmtest.New(t, "compatible", llmtest.Config{Script: script, Refuse: func(*llmtest.Request) *llmtest.Fault {
		e.during.Load().(func())()
		return nil
	}})
	if before, after, ok := strings.Cut(server, "{http}"); ok {
		server = before + e.serveHTTP() + after
	}
	e.write("suite.yaml", strings.NewReplacer("SERVER", server, "URL", e.model.URL).Replace(editedSuite))
	e.write("tasks.yaml", "id: a\nprompt: Where is Oslo?\n")
	for name, text := range editedServer {
		e.write("server/"+name, text)
	}
	return e
}

// serveHTTP serves the edited server over HTTP and returns its address.
func (e *editing) serveHTTP() string {
	part := func(name string) string {
		b, err := os.ReadFile(filepath.Join(e.dir, "server", name))
		if err != nil {
			e.t.Error(err)
		}
		return string(b)
	}
	web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var m struct {
			ID     json.RawMessage `json:"id"`
			Method string          `json:"method"`
		}
		if r.Method != http.MethodPost || json.NewDecoder(r.Body).Decode(&m) != nil {
			w.WriteHeader(http.StatusMethodNotAllowed)
			return
		}
		answer := ""
		switch m.Method {
		case "initialize":
			answer = fmt.Sprintf(`{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"towns","version":"1"},"instructions":%q}`, part("instructions.txt"))
		case "tools/list":
			answer = part("tools.json")
		case "tools/call":
			answer = fmt.Sprintf(`{"content":[{"type":"text","text":%q}]}`, part("lib.sh")+part("data.txt"))
		}
		switch w.Header().Set("Content-Type", "application/json"); {
		case answer != "":
			fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%s,"result":%s}`, m.ID, answer)
		case m.ID != nil:
			fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%s,"error":{"code":-32601,"message":"unknown method"}}`, m.ID)
		default:
			w.WriteHeader(http.StatusAccepted)
		}
	}))
	e.t.Cleanup(web.Close)
	return web.URL
}

func (e *editing) write(name, text string) {
	e.t.Helper()
	path := filepath.Join(e.dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		e.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
		e.t.Fatal(err)
	}
}

// callNumber matches the id that the model server gives to a call.
var callNumber = regexp.MustCompile(`call_[0-9A-Za-z_-]+`)

// runCommand runs the suite and returns the exit code and the output.
func (e *editing) runCommand(args ...string) (int, string) {
	e.t.Helper()
	var said bytes.Buffer
	env := &cmdenv.Env{In: strings.NewReader(""), RawOut: &said, RawErr: &said, Now: time.Now, Environ: append(os.Environ(), "NO_COLOR=1")}
	code := runCommandLine(env, append([]string{"run", filepath.Join(e.dir, "suite.yaml"), "--out", filepath.Join(e.dir, "runs")}, args...))
	if code != 0 {
		e.t.Logf("exit %d: %s", code, &said)
	}
	return code, said.String()
}

// runSuite runs the suite and returns the exit code and the paid requests.
func (e *editing) runSuite(args ...string) (int, [][]byte) {
	e.t.Helper()
	before := len(e.model.Requests())
	code, _ := e.runCommand(append(args, "-q")...)
	var bodies [][]byte
	for _, r := range e.model.Requests()[before:] {
		bodies = append(bodies, callNumber.ReplaceAll(r.Body, []byte("call")))
	}
	return code, bodies
}

// mutation replaces one byte of a part of the server, or the whole part by text.
type mutation struct{ part, text string }

// mutations returns distinct edits of the server: a meaningful edit of each part, and n
// changes of one byte.
func mutations(n int) []mutation {
	out := []mutation{ // meaningful edits
		{"data.txt", "58 north"}, {"lib.sh", strings.Replace(editedServer["lib.sh"], "lies", "lied", 1)},
		{"server.sh", strings.Replace(editedServer["server.sh"], `\"text\":\"$`, `\"text\":\"!$`, 1)},
		{"instructions.txt", "Never! call lookup"}, {"run", editedServer["run"] + "#"},
		{"tools.json", strings.Replace(editedServer["tools.json"], "town", "city", 1)},
		{"tools.json", strings.Replace(editedServer["tools.json"], `"zone":{"type":"string"},"area":{"type":"string"}`, `"area":{"type":"string"},"zone":{"type":"string"}`, 1)},
	}
	rnd := rand.New(rand.NewPCG(16, 2))
	parts := []string{"data.txt", "instructions.txt", "lib.sh", "run", "server.sh", "tools.json"}
	for want := len(out) + n; len(out) < want; {
		part := parts[rnd.IntN(len(parts))]
		text := []byte(editedServer[part])
		at := rnd.IntN(len(text))
		if text[at]++; text[at] > '~' || text[at] == '`' {
			text[at] = 'x'
		}
		if m := (mutation{part, string(text)}); !slices.Contains(out, m) {
			out = append(out, m)
		}
	}
	return out
}

// TestOneByteOfAServerNeverGoesUnnoticed edits a server whose identity is unknown. A
// run without the cache is the oracle: the run with the cache must pay for exactly the
// requests that differ from the stored ones, and for none before the first difference.
func TestOneByteOfAServerNeverGoesUnnoticed(t *testing.T) {
	testenv.Slow(t)
	for way, server := range map[string]string{"stdio": `command: ["{suite}/server/run"]`, "http": `url: "{http}/mcp"`} {
		t.Run(way, func(t *testing.T) {
			t.Parallel()
			checkEdits(t, newEditing(t, server))
		})
	}
}

func checkEdits(t *testing.T, e *editing) {
	t.Helper()
	stored := filepath.Join(e.dir, "stored")
	code, first := e.runSuite("--cache-dir", stored)
	if code != 0 || len(first) != 2 {
		t.Fatalf("exit %d after %d requests, want 0 after 2", code, len(first))
	}
	if code, paid := e.runSuite("--cache-dir", stored); code != 0 || len(paid) != 0 {
		t.Errorf("a second run of an unchanged server: exit %d, %d requests paid", code, len(paid))
	}
	noticed := 0
	for i, m := range mutations(testenv.Repeat(6, 40)) {
		e.write("server/"+m.part, m.text)
		cache := filepath.Join(e.dir, "cache", string(rune('a'+i%26)), time.Duration(i).String())
		if err := os.CopyFS(cache, os.DirFS(stored)); err != nil {
			t.Fatal(err)
		}
		code, paid := e.runSuite("--cache-dir", cache)
		liveCode, asked := e.runSuite("--cache", "live", "--cache-dir", filepath.Join(e.dir, "none"))
		same := 0
		for same < min(len(asked), len(first)) && bytes.Equal(asked[same], first[same]) {
			same++
		}
		if code != liveCode || !slices.EqualFunc(paid, asked[same:], bytes.Equal) {
			t.Errorf("%s = %q: exit %d and %d requests paid; without the cache exit %d, and %d of %d requests differ",
				m.part, m.text, code, len(paid), liveCode, len(asked)-same, len(asked))
		}
		noticed += len(paid)
		e.write("server/"+m.part, editedServer[m.part])
	}
	if noticed < 4 {
		t.Errorf("only %d requests were paid for all changes", noticed)
	}
}

// TestOneByteOfADeclaredServerIsAnotherTreatment edits a server whose files the suite
// declares, and checks that the cache supplies no earlier answer.
func TestOneByteOfADeclaredServerIsAnotherTreatment(t *testing.T) {
	testenv.Slow(t)
	t.Parallel()
	e := newEditing(t, `command: ["{suite}/server/run"], identity: ["server/*"]`)
	cache := filepath.Join(e.dir, "cache")
	if code, paid := e.runSuite("--cache-dir", cache); code != 0 || len(paid) != 2 {
		t.Fatalf("exit %d after %d requests, want 0 after 2", code, len(paid))
	}
	if code, paid := e.runSuite("--cache-dir", cache); code != 0 || len(paid) != 0 {
		t.Errorf("a second run of an unchanged server: exit %d, %d requests paid", code, len(paid))
	}
	for _, m := range mutations(testenv.Repeat(3, 30)) {
		e.write("server/"+m.part, m.text)
		if code, paid := e.runSuite("--cache-dir", cache); code == 0 && len(paid) != 2 {
			t.Errorf("%s = %q: a verdict after %d requests", m.part, m.text, len(paid))
		}
		e.write("server/"+m.part, editedServer[m.part])
	}
}

// TestAnEditDuringARunIsNotCached edits a declared server while a trial runs, and undoes
// the edit. The trial is void, and the next run does not reuse it.
func TestAnEditDuringARunIsNotCached(t *testing.T) {
	testenv.Slow(t)
	t.Parallel()
	e := newEditing(t, `command: ["{suite}/server/run"], identity: ["server/*"]`)
	cache := filepath.Join(e.dir, "cache")
	e.during.Store(func() { e.write("server/data.txt", "58 north") })
	if code, paid := e.runSuite("--cache-dir", cache); code == 0 || len(paid) == 0 {
		t.Errorf("exit %d after %d requests, want a void trial", code, len(paid))
	}
	e.during.Store(func() {})
	e.write("server/data.txt", editedServer["data.txt"])
	if code, paid := e.runSuite("--cache-dir", cache); code != 0 || len(paid) != 2 {
		t.Errorf("exit %d after %d requests, want 0 after 2", code, len(paid))
	}
}

// programs are agents that consist of several files, by the name of their kind.
var programs = map[string]string{
	"command": `{kind: command, command: ["{suite}/server/command"]`,
	"cli":     `{kind: cli, preset: template, command: ["{suite}/server/cli"], paths: {answer: "$.answer"}`,
}

// TestOneByteOfAnAgentNeverGoesUnnoticed edits agents that are programs. Only an agent
// whose files are declared and unchanged is served from the cache.
func TestOneByteOfAnAgentNeverGoesUnnoticed(t *testing.T) {
	testenv.Slow(t)
	parts := map[string]string{
		"command": ". \"${0%/*}/part.sh\"\nread -r task\nprintf '{\"type\":\"answer\",\"text\":\"%s\"}\\n' \"$(answer)\"\n",
		"cli":     ". \"${0%/*}/part.sh\"\nprintf '{\"answer\":\"%s\"}\\n' \"$(answer)\"\n",
		"part.sh": "answer() { printf 'Oslo %s' \"$(cat \"${0%/*}/note.txt\")\"; }\n", "note.txt": "59",
	}
	for kind, agent := range programs {
		t.Run(kind, func(t *testing.T) {
			t.Parallel()
			e := newEditing(t, "command: [none]")
			own := map[string]string{kind: "#!/bin/sh\n" + parts[kind], "part.sh": parts["part.sh"], "note.txt": parts["note.txt"]}
			for name, text := range own {
				e.write("server/"+name, text)
			}
			cache := filepath.Join(e.dir, "cache")
			isCached := func(identity string) bool {
				e.write("suite.yaml", "version: 1\nname: edited\ntasks: [tasks.yaml]\nagents: {a: "+agent+identity+"}}\nworkspace: {isolation: none}\nscenarios: {with: {}}\ngraders: {text: {contains: [Oslo]}}\n")
				code, said := e.runCommand("--cache-dir", cache, "--full")
				if code != 0 {
					t.Errorf("exit %d", code)
				}
				return strings.Contains(said, "cached whole: 1 trial")
			}
			for range 2 {
				if isCached("") {
					t.Error("an undeclared program is served from the cache")
				}
			}
			const declared = `, identity: ["server/*"]`
			if isCached(declared) || !isCached(declared) {
				t.Error("the second run of a declared program is not served from the cache")
			}
			for name, text := range own {
				e.write("server/"+name, text+" ")
				if isCached(declared) {
					t.Errorf("an edit of %s is served from the cache", name)
				}
				e.write("server/"+name, text)
			}
			if !isCached(declared) {
				t.Error("the restored program is not served from the cache")
			}
		})
	}
}
