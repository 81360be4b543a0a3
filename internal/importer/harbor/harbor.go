// Package harbor makes suites of Harbor tasks that need no container.
package harbor

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/report"
)

type block = importer.Block

// converter makes a suite of Harbor tasks.
type converter struct {
	files   map[string][]byte
	tasks   map[string]bool // ids that were imported
	refused []string        // tasks that were not, with every reason
	dropped []string        // what was not carried over of the others
	trial   time.Duration   // longest of an agent
	grade   time.Duration   // longest of a verifier
	servers string          // of all tasks, as YAML; "-" before the first
	server  block
}

// Where the files of a verifier lie in the workspace that is graded, and those of
// environments in the fixture.
const (
	verifierDir    = "harbor-verifier"
	environmentDir = "harbor-env"
)

// Convert makes a suite of folder, which is one task or holds several. The suite
// gets the name of dir. Convert does not write it.
func Convert(folder, dir string) (importer.Result, error) {
	var none importer.Result
	var found []string
	if _, err := os.Stat(filepath.Join(folder, "task.toml")); err == nil {
		found = []string{folder}
	} else {
		entries, err := os.ReadDir(folder)
		if err != nil {
			return none, importer.Usagef("read %s: %w", folder, err)
		}
		for _, e := range entries {
			if _, err := os.Stat(filepath.Join(folder, e.Name(), "task.toml")); err == nil {
				found = append(found, filepath.Join(folder, e.Name()))
			}
		}
	}
	if _, err := os.Stat(filepath.Join(folder, "task.yaml")); err == nil && len(found) == 0 {
		return none, importer.Usagef("%s is a task of Terminal-Bench 1 (task.yaml), which runs in containers: it is not read", folder)
	}
	if len(found) == 0 {
		return none, importer.Usagef("%s is no Harbor task, and no folder of tasks: there is no task.toml", folder)
	}
	c := &converter{files: map[string][]byte{}, tasks: map[string]bool{}, servers: "-"}
	for _, f := range found {
		t := &task{c: c, dir: f}
		t.readTask()
		if len(t.reasons) > 0 {
			slices.Sort(t.reasons)
			for _, why := range slices.Compact(t.reasons) {
				c.refused = append(c.refused, why)
			}
			continue
		}
		t.addTask()
	}
	if len(c.tasks) == 0 {
		return none, &importer.EmptyError{Why: fmt.Sprintf("nothing is imported of %s: none of %s can run without a container", folder, report.Plural(len(found), "task")), Reasons: markRefused(c.refused)}
	}
	slices.Sort(c.dropped)
	made := importer.Result{Files: c.files, Dropped: slices.Compact(c.dropped), Refused: c.refused,
		Summary: []string{fmt.Sprintf("imported %d of %s", len(c.tasks), report.Plural(len(found), "task"))}}
	return made, c.makeSuite(&made, filepath.Base(filepath.Clean(dir)))
}

// markRefused marks every reason as that of a refusal.
func markRefused(reasons []string) []string {
	for i, r := range reasons {
		reasons[i] = "refused: " + r
	}
	return reasons
}

func (c *converter) makeSuite(made *importer.Result, name string) error {
	scenario := block{}
	out := block{"version": 1, "name": name, "tasks": []string{"tasks/*.yaml"}, "workspace": block{"fixture": "fixture"},
		"agents": block{"claude": block{"kind": "cli", "preset": "claude"}}, "scenarios": block{"plain": scenario},
		"graders": block{"verifier": block{"kind": "command"}}, "gates": block{"mode": "warn"},
		"limits": block{"trial": c.trial.String(), "grade": (c.grade + c.grade/4 + time.Second).String()}}
	if len(c.server) > 0 {
		out["servers"], scenario["servers"] = c.server, importer.SortedKeys(c.server)
	}
	c.files["fixture/"+environmentDir+"/README"] = []byte("Files of tasks' environments: each trial gets those of its task and no others.\n")
	return made.AddSuite("Made by assay import harbor. The agent is a suggestion: name the ones to measure.", out)
}

// task is one task folder.
type task struct {
	c       *converter
	dir     string
	id      string
	reasons []string // it cannot be imported
	dropped []string

	root    *os.Root
	conf    taskConfig
	prompt  string
	shell   string            // that runs test.sh, with its flags
	scripts map[string]string // files of tests, by path
	execs   []string          // those of them that may be executed
	env     map[string][]byte // files of the workspace, by path
	workdir string
	servers block
}

// taskConfig is a task.toml, versions 1.0 to 1.4, with the old names.
type taskConfig struct {
	Schema   any            `toml:"schema_version"`
	Version  any            `toml:"version"`
	Source   string         `toml:"source"`
	Metadata map[string]any `toml:"metadata"`
	Task     struct {
		Name        string   `toml:"name"`
		Description string   `toml:"description"`
		Keywords    []string `toml:"keywords"`
		Authors     any      `toml:"authors"`
	} `toml:"task"`
	Agent       phaseConfig `toml:"agent"`
	Verifier    phaseConfig `toml:"verifier"`
	Environment struct {
		networkConfig
		BuildTimeout any               `toml:"build_timeout_sec"`
		Image        string            `toml:"docker_image"`
		CPUs         any               `toml:"cpus"`
		MemoryMB     any               `toml:"memory_mb"`
		StorageMB    any               `toml:"storage_mb"`
		Memory       any               `toml:"memory"`
		Storage      any               `toml:"storage"`
		GPUs         float64           `toml:"gpus"`
		GPUTypes     []string          `toml:"gpu_types"`
		OS           string            `toml:"os"`
		Internet     *bool             `toml:"allow_internet"`
		Workdir      string            `toml:"workdir"`
		Env          map[string]string `toml:"env"`
		Skills       string            `toml:"skills_dir"`
		Health       any               `toml:"healthcheck"`
		Servers      []serverConfig    `toml:"mcp_servers"`
	} `toml:"environment"`
	Solution  map[string]any `toml:"solution"`
	Artifacts any            `toml:"artifacts"`
	Steps     []any          `toml:"steps"`
	Multi     any            `toml:"multi_step_reward_strategy"`
}

type networkConfig struct {
	Mode  string   `toml:"network_mode"`
	Hosts []string `toml:"allowed_hosts"`
}

type phaseConfig struct {
	networkConfig
	Timeout     float64           `toml:"timeout_sec"`
	Env         map[string]string `toml:"env"`
	User        any               `toml:"user"`
	Environment any               `toml:"environment"`
	Mode2       string            `toml:"environment_mode"`
	Collect     any               `toml:"collect"`
}

type serverConfig struct {
	Name      string   `toml:"name"`
	Transport string   `toml:"transport"`
	URL       string   `toml:"url"`
	Command   string   `toml:"command"`
	Args      []string `toml:"args"`
}

// refuseFile says why the task cannot be imported; name is a file of it.
func (t *task) refuseFile(name, format string, args ...any) {
	t.reasons = append(t.reasons, filepath.Join(t.dir, name)+": "+fmt.Sprintf(format, args...))
}

func (t *task) dropSetting(name, format string, args ...any) {
	t.dropped = append(t.dropped, filepath.Join(t.dir, name)+": "+fmt.Sprintf(format, args...))
}

// readText reads a file of the task; "" and a reason if it is none.
func (t *task) readText(name string) string {
	b, err := t.readFile(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		t.refuseFile(name, "there is no such file")
	case err != nil:
		t.refuseFile(name, "%v", err)
	case !utf8.Valid(b):
		t.refuseFile(name, "it is no text")
	}
	return string(b)
}

// readFile reads a file of the task; no link that leads out of it, no pipe or device,
// and nothing larger than maxFileBytes.
func (t *task) readFile(name string) ([]byte, error) {
	info, err := t.root.Stat(name)
	switch {
	case err != nil:
		return nil, importer.TrimPath(err)
	case !info.Mode().IsRegular():
		return nil, errors.New("it is no plain file")
	case info.Size() > maxFileBytes:
		return nil, fmt.Errorf("it has more than %d MB", maxFileBytes>>20)
	}
	b, err := t.root.ReadFile(name)
	return b, importer.TrimPath(err)
}

func (t *task) readTask() {
	t.id = importer.SafeName(filepath.Base(importer.AbsolutePath(t.dir)))
	root, err := os.OpenRoot(t.dir)
	if err != nil {
		t.refuseFile("", "%v", importer.TrimPath(err))
		return
	}
	defer root.Close()
	t.root = root
	meta, err := toml.Decode(t.readText("task.toml"), &t.conf)
	if err != nil {
		t.refuseFile("task.toml", "%v", strings.TrimPrefix(err.Error(), "toml: "))
		return
	}
	whole := regexp.MustCompile(`^(task\.authors|artifacts|steps|environment\.healthcheck|(agent|verifier)\.(environment|collect))\.`) // said as one
	for _, key := range meta.Undecoded() {
		if !whole.MatchString(key.String()) {
			t.dropSetting("task.toml", "%s: it is not known here", key)
		}
	}
	t.checkSettings()
	t.prompt = t.readText("instruction.md")
	t.refusePaths("instruction.md", t.prompt)
	t.readTests()
	t.readEnvironment()
	if _, err := os.Stat(filepath.Join(t.dir, "solution")); err == nil {
		t.dropSetting("solution", "a reference is a patch here: make one of what solve.sh leaves, name it as reference of the task, and assay check tests it")
	}
}

// checkSettings reads task.toml.
func (t *task) checkSettings() {
	const file = "task.toml"
	c := &t.conf
	version := fmt.Sprint(c.Schema)
	if c.Schema == nil {
		version = fmt.Sprint(c.Version)
	}
	switch version {
	case "1.0", "1.1", "1.2", "1.3", "1.4", "1", "<nil>":
	default:
		t.refuseFile(file, "schema_version is %s: versions 1.0 to 1.4 are known", version)
	}
	e := &c.Environment
	if len(c.Steps) > 0 {
		t.refuseFile(file, "it has [[steps]]: a task here is one step")
	}
	if e.Image != "" {
		t.refuseFile(file, "environment.docker_image %s needs a container", e.Image)
	}
	if e.GPUs > 0 || len(e.GPUTypes) > 0 {
		t.refuseFile(file, "it needs GPUs, which a room does not give")
	}
	if e.OS != "" && e.OS != "linux" {
		t.refuseFile(file, "environment.os is %s", e.OS)
	}
	if e.Skills != "" {
		t.refuseFile(file, "environment.skills_dir is a folder of a container")
	}
	if e.Health != nil {
		t.refuseFile(file, "environment.healthcheck waits for a container")
	}
	if len(e.Env) > 0 {
		t.refuseFile(file, "environment.env is of one task: workspace.set is of all of them")
	}
	if e.Internet != nil && !*e.Internet {
		t.refuseFile(file, "environment.allow_internet is false: the network of a room is closed for the whole suite (workspace.network), and the model's API with it")
	}
	for name, n := range map[string]networkConfig{"environment": e.networkConfig, "agent": c.Agent.networkConfig, "verifier": c.Verifier.networkConfig} {
		if n.Mode != "" && n.Mode != "public" || len(n.Hosts) > 0 {
			t.refuseFile(file, "%s.network_mode %s: the network of a room is chosen for the whole suite (workspace.network)", name, cmp.Or(n.Mode, "allowlist"))
		}
	}
	for name, p := range map[string]phaseConfig{"agent": c.Agent, "verifier": c.Verifier} {
		if p.User != nil {
			t.refuseFile(file, "%s.user: rooms know no users", name)
		}
		if p.Environment != nil || p.Mode2 != "" && p.Mode2 != "shared" {
			t.refuseFile(file, "%s.environment is a container of its own", name)
		}
		if p.Timeout < 0 || math.IsNaN(p.Timeout) || p.Timeout > 1e7 {
			t.refuseFile(file, "%s.timeout_sec is %v", name, p.Timeout)
		}
	}
	for key, v := range map[string]any{"environment.cpus": e.CPUs, "environment.memory_mb": cmp.Or(e.MemoryMB, e.Memory), "environment.storage_mb": cmp.Or(e.StorageMB, e.Storage)} {
		if v != nil {
			t.dropSetting(file, "%s: a room is not bounded by it", key)
		}
	}
	for _, name := range importer.SortedKeys(c.Verifier.Env) {
		if v := c.Verifier.Env[name]; strings.ContainsAny(v, "{}") && !strings.Contains(v, "${") {
			t.refuseFile(file, "verifier.env %s = %s: braces stand for places here", name, v)
		}
	}
	if len(c.Agent.Env) > 0 {
		t.refuseFile(file, "agent.env is of one task: workspace.set is of all of them")
	}
	for key, said := range map[string]bool{"source": c.Source != "", "task.description": c.Task.Description != "", "task.authors": c.Task.Authors != nil} {
		if said {
			t.dropSetting(file, "%s: a task has no such field", key)
		}
	}
	for _, key := range importer.SortedKeys(c.Metadata) {
		if _, ok := metadataTags(key, c.Metadata[key]); !ok {
			t.dropSetting(file, "metadata.%s: a task has no such field", key)
		}
	}
	for key, v := range map[string]any{"environment.build_timeout_sec": e.BuildTimeout, "artifacts": c.Artifacts, "verifier.collect": c.Verifier.Collect, "agent.collect": c.Agent.Collect, "multi_step_reward_strategy": c.Multi} {
		if v != nil {
			t.dropSetting(file, "%s: a room has no such setting", key)
		}
	}
	if len(c.Solution) > 0 {
		t.dropSetting(file, "solution: a reference is a patch here")
	}
	t.workdir = e.Workdir
	t.readServers()
}

// metadataTags is metadata as tags: texts and numbers, and lists of these.
func metadataTags(key string, v any) ([]string, bool) {
	one := func(v any) (string, bool) {
		switch v.(type) {
		case string, bool, int64, float64:
			return strings.Join(strings.Fields(fmt.Sprintf("%s=%v", key, v)), " "), v != ""
		}
		return "", false
	}
	list, isList := v.([]any)
	if !slices.Contains([]string{"difficulty", "category", "tags"}, key) {
		return nil, false
	}
	if !isList {
		list = []any{v}
	}
	var out []string
	for _, v := range list {
		tag, ok := one(v)
		if !ok {
			return nil, false
		}
		out = append(out, tag)
	}
	return out, true
}

// readServers takes the servers of the task, if all tasks have the same.
func (t *task) readServers() {
	servers := block{}
	for _, s := range t.conf.Environment.Servers {
		switch {
		case s.Transport == "stdio" && s.Command != "" && !strings.HasPrefix(s.Command, "/"):
			servers[importer.SafeName(s.Name)] = block{"command": append([]string{s.Command}, s.Args...)}
			for _, arg := range s.Args {
				t.refusePaths("task.toml", arg)
			}
		case s.Transport == "streamable-http" && s.URL != "":
			servers[importer.SafeName(s.Name)] = block{"url": s.URL}
		default:
			t.refuseFile("task.toml", "the MCP server %s: transport %s of %s is not to be had in a room", s.Name, cmp.Or(s.Transport, "sse"), cmp.Or(s.URL, s.Command))
		}
	}
	if text, err := yaml.Marshal(servers); err != nil {
		t.refuseFile("task.toml", "%v", err)
	} else if t.c.servers != "-" && t.c.servers != string(text) {
		t.refuseFile("task.toml", "its mcp_servers are others than those of the tasks before: servers belong to a scenario, which all tasks share; import it alone")
		return
	}
	t.servers = servers
}

// addTask writes the task.
func (t *task) addTask() {
	c := t.c
	id := t.id
	for n := 2; c.tasks[id]; n++ {
		id = fmt.Sprintf("%s-%d", t.id, n)
	}
	c.tasks[id] = true
	c.dropped = append(c.dropped, t.dropped...)
	agent, verifier := secondsOr(t.conf.Agent.Timeout, 600), secondsOr(t.conf.Verifier.Timeout, 600)
	if c.trial != 0 && agent != c.trial {
		c.dropped = append(c.dropped, fmt.Sprintf("%s: agent.timeout_sec: limits.trial is one for the suite, the longest of all", filepath.Join(t.dir, "task.toml")))
	}
	c.trial, c.grade = max(c.trial, agent), max(c.grade, verifier)
	if text, err := yaml.Marshal(t.servers); err == nil {
		c.servers, c.server = string(text), t.servers
	}
	files := map[string]string{verifierDir + "/verify.sh": "../tests/" + id + "/verify.sh"}
	c.files["tests/"+id+"/verify.sh"] = []byte(t.verifyScript())
	for _, name := range importer.SortedKeys(t.scripts) {
		c.files["tests/"+id+"/files/"+name] = []byte(t.scripts[name])
		files[verifierDir+"/files/"+name] = "../tests/" + id + "/files/" + name
	}
	for name, b := range t.env {
		c.files["fixture/"+environmentDir+"/"+id+"/"+name] = b
	}
	set := block{"HARBOR_FILES": "{repo}/" + verifierDir + "/files", "HARBOR_TESTS": "{repo}/" + verifierDir + "/run/tests", "HARBOR_LOGS": "{repo}/" + verifierDir + "/run/logs"}
	grader := block{"command": []string{"sh", verifierDir + "/verify.sh"}, "dir": ".", "files": files, "set": set, "timeout": verifier.String()}
	var env []string
	for _, name := range importer.SortedKeys(t.conf.Verifier.Env) {
		if v := t.conf.Verifier.Env[name]; strings.Contains(v, "${") {
			env = append(env, name)
			c.dropped = append(c.dropped, fmt.Sprintf("%s: verifier.env %s = %s: set the variable %s itself", filepath.Join(t.dir, "task.toml"), name, v, name))
		} else {
			set[name] = v
		}
	}
	if len(env) > 0 {
		grader["env"] = env
	}
	place := fmt.Sprintf("if [ -d %[1]s/%[2]s ]; then cp -R %[1]s/%[2]s/. .; fi; rm -rf %[1]s", environmentDir, id)
	task := block{"id": id, "prompt": t.prompt, "graders": block{"verifier": grader}, "setup": [][]string{{"sh", "-c", place}}}
	if name := t.conf.Task.Name; name != "" {
		task["title"] = strings.Join(strings.Fields(name), " ")
	}
	var tags []string
	for _, tag := range t.conf.Task.Keywords {
		tags = append(tags, strings.Join(strings.Fields(tag), " "))
	}
	for _, key := range importer.SortedKeys(t.conf.Metadata) {
		of, _ := metadataTags(key, t.conf.Metadata[key])
		tags = append(tags, of...)
	}
	if len(tags) > 0 {
		task["tags"] = tags
	}
	if text, err := yaml.Marshal(task); err == nil {
		c.files[path.Join("tasks", id+".yaml")] = text
	}
}

func secondsOr(n, otherwise float64) time.Duration {
	if n <= 0 {
		n = otherwise
	}
	return (time.Duration(n*1000) * time.Millisecond).Round(time.Millisecond)
}

// verifyScript runs the verifier and reads what it rewards. Harbor does not look at its
// exit code, and neither do we. Tests and rewards lie in a folder that begins empty:
// nothing that the agent left there is taken for them.
func (t *task) verifyScript() string {
	quote := func(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }
	var b strings.Builder
	b.WriteString("rm -rf \"$HARBOR_TESTS\" \"$HARBOR_LOGS\"\nmkdir -p \"$HARBOR_TESTS\" \"$HARBOR_LOGS\" || exit 3\n")
	for _, name := range importer.SortedKeys(t.scripts) {
		if dir := path.Dir(name); dir != "." {
			fmt.Fprintf(&b, "mkdir -p \"$HARBOR_TESTS\"/%s || exit 3\n", quote(dir))
		}
		fmt.Fprintf(&b, "cp \"$HARBOR_FILES\"/%[1]s \"$HARBOR_TESTS\"/%[1]s || exit 3\n", quote(name))
	}
	for _, name := range t.execs {
		fmt.Fprintf(&b, "chmod +x \"$HARBOR_TESTS\"/%s\n", quote(name))
	}
	return b.String() + t.shell + " \"$HARBOR_TESTS\"/test.sh\n" + rewardScript
}

const rewardScript = `if [ -f "$HARBOR_LOGS/reward.txt" ]; then
  reward=$(tr -d '[:space:]' < "$HARBOR_LOGS/reward.txt")
  echo "reward: $reward"
  printf '%s' "$reward" | grep -Eq '^1(\.0*)?$'
elif [ -f "$HARBOR_LOGS/reward.json" ]; then
  reward=$(tr -d '[:space:]' < "$HARBOR_LOGS/reward.json")
  echo "reward: $reward"
  printf '%s' "$reward" | grep -Eq '^\{("[^"]*":1(\.0*)?,)*"[^"]*":1(\.0*)?\}$'
else
  echo "the verifier wrote no reward"
  exit 2
fi
`
