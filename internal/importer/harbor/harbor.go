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
	"reflect"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/suite"
)

type block = importer.Block

// converter makes one suite of several tasks.
type converter struct {
	files   map[string][]byte
	tasks   map[string]bool // ids of the imported tasks
	refused []string        // every reason why a task was not imported
	dropped []string        // settings of imported tasks that were not carried over
	trial   time.Duration   // longest timeout of an agent
	grade   time.Duration   // longest timeout of a verifier
	servers block           // MCP servers, the same for all tasks
	closed  bool            // no task has a network
	images  bool            // tasks run in their images
	online  bool            // verifiers install programs
	solved  bool            // tasks have solutions
	execs   []string        // paths of files that can be executed
}

// The file of a task's settings, the folder of verifiers in the graded workspace, and
// the folder of environments in the fixture.
const (
	configFile     = "task.toml"
	verifierDir    = "harbor-verifier"
	environmentDir = "harbor-env"
)

// Convert makes a suite of folder, which is one task or holds several. The suite
// gets the name of dir. Convert does not write it. With images, and where no task can do
// without a container, tasks run in their images.
func Convert(folder, dir string, images bool) (importer.Result, error) {
	found, err := findTasks(folder)
	if err != nil {
		return importer.Result{}, err
	}
	if !images {
		made, err := convertTasks(found, folder, dir, false)
		if err == nil {
			return made, nil
		}
	}
	return convertTasks(found, folder, dir, true)
}

func convertTasks(found []string, folder, dir string, images bool) (importer.Result, error) {
	c := &converter{files: map[string][]byte{}, tasks: map[string]bool{}, images: images}
	for _, f := range found {
		t := &task{converter: c, dir: f}
		t.readTask()
		if len(c.tasks) > 0 && c.closed != t.closed {
			t.refuseFile(configFile, "its network is %s and that of the tasks before is not: a suite has one (workspace.network); import it alone", map[bool]string{true: "closed", false: "open"}[t.closed])
		}
		if len(t.reasons) == 0 {
			t.addTask()
		}
		slices.SortFunc(t.reasons, compareReasons)
		for _, why := range slices.Compact(t.reasons) {
			c.refused = append(c.refused, "refused: "+why)
		}
	}
	if len(c.tasks) == 0 {
		return importer.Result{}, importer.NothingImported(fmt.Sprintf("nothing is imported of %s: none of %s can run here", folder, report.Plural(len(found), "task")), c.refused)
	}
	slices.Sort(c.dropped)
	if len(c.refused) > 0 && !images {
		c.refused = append(c.refused, "more tasks may run in their images: add --images")
	}
	slices.Sort(c.execs)
	made := importer.Result{Files: c.files, Executable: c.execs, Dropped: slices.Compact(c.dropped),
		Summary: append(c.refused, fmt.Sprintf("imported %d of %s", len(c.tasks), report.Plural(len(found), "task")))}
	return made, c.addSuite(&made, filepath.Base(filepath.Clean(dir)))
}

// lineNumber matches the line of a reason.
var lineNumber = lazyregexp.New(`: line (\d+)`)

// compareReasons orders reasons by file and line.
func compareReasons(a, b string) int {
	pad := func(s string) string {
		return lineNumber.ReplaceAllStringFunc(s, func(m string) string { return fmt.Sprintf("%20s", m) })
	}
	return cmp.Compare(pad(a), pad(b))
}

// findTasks returns folder itself if it is a task, or else the tasks in it.
func findTasks(folder string) (found []string, err error) {
	isFile := func(name ...string) bool {
		_, err := os.Stat(filepath.Join(append([]string{folder}, name...)...))
		return err == nil
	}
	if isFile(configFile) {
		return []string{folder}, nil
	}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, importer.Usagef("read %s: %w", folder, err)
	}
	for _, e := range entries {
		if isFile(e.Name(), configFile) {
			found = append(found, filepath.Join(folder, e.Name()))
		}
	}
	switch {
	case len(found) == 0 && isFile("task.yaml"):
		return nil, importer.Usagef("%s is a task of Terminal-Bench 1 (task.yaml), which runs in containers: it is not read", folder)
	case len(found) == 0:
		return nil, importer.Usagef("%s is no Harbor task, and no folder of tasks: there is no task.toml", folder)
	}
	return found, nil
}

func (c *converter) addSuite(made *importer.Result, name string) error {
	scenario := block{}
	out := block{"version": 1, "name": name, "tasks": []string{"tasks/*.yaml"}, "workspace": block{"fixture": "fixture"},
		"agents": block{"claude": block{"kind": "cli", "preset": "claude"}}, "scenarios": block{"plain": scenario},
		"graders": block{"verifier": block{"kind": "command"}}, "gates": block{"mode": "warn"},
		"limits": block{"trial": c.trial.String(), "grade": (c.grade + c.grade/4 + time.Second).String()}}
	comment := "Made by assay import harbor. The agent is a suggestion: name the ones to measure."
	if c.images {
		comment = c.useImages(out)
	} else {
		if c.closed {
			out["workspace"].(block)["network"] = block{"mode": "none"}
		}
		c.files["fixture/"+environmentDir+"/README"] = []byte("Files of tasks' environments: each trial gets those of its task and no others.\n")
	}
	if len(c.servers) > 0 {
		out["servers"], scenario["servers"] = c.servers, importer.SortedKeys(c.servers)
	}
	made.Executable = c.execs
	return made.AddSuite(comment, out)
}

type task struct {
	*converter
	dir     string
	id      string
	reasons []string // why it cannot be imported; empty if it can
	notes   []string // settings that are not carried over

	root    *os.Root
	conf    taskConfig
	prompt  string
	shell   string            // command that runs test.sh, with its flags
	scripts map[string]string // files of tests, by path
	execs   []string          // paths of the executable ones
	env     map[string][]byte // files of the workspace, by path
	servers block
	closed  bool

	// Of a task that runs in its image.
	tests, solution map[string][]byte // by path in their folder
	taskExecs       []string          // paths of files that can be executed
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

// refuseFile notes why the task cannot be imported; name is a file of it.
func (t *task) refuseFile(name, format string, args ...any) {
	t.reasons = append(t.reasons, filepath.Join(t.dir, name)+": "+fmt.Sprintf(format, args...))
}

// dropSetting notes a setting that is not carried over; name is a file of the task.
func (t *task) dropSetting(name, format string, args ...any) {
	t.notes = append(t.notes, filepath.Join(t.dir, name)+": "+fmt.Sprintf(format, args...))
}

// readText returns a file of the task, or "" with a reason to refuse the task.
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

// readFile reads a plain file of the task. It follows no link out of the task.
func (t *task) readFile(name string) ([]byte, error) {
	info, err := t.root.Stat(name)
	if err != nil {
		return nil, importer.TrimPath(err)
	}
	if err := importer.CheckPlain(info, maxFileBytes); err != nil {
		return nil, err
	}
	b, err := t.root.ReadFile(name)
	return b, importer.TrimPath(err)
}

// reportedWhole matches keys within tables that are reported as one.
var reportedWhole = lazyregexp.New(`^(task\.authors|artifacts|steps|environment\.healthcheck|(agent|verifier)\.(environment|collect))\.`)

func (t *task) readTask() {
	t.id = importer.SafeName(filepath.Base(suite.AbsolutePath(t.dir)))
	root, err := os.OpenRoot(t.dir)
	if err != nil {
		t.refuseFile("", "%v", importer.TrimPath(err))
		return
	}
	defer root.Close()
	t.root = root
	meta, err := toml.Decode(t.readText(configFile), &t.conf)
	if err != nil {
		t.refuseFile(configFile, "%v", strings.TrimPrefix(err.Error(), "toml: "))
		return
	}
	for _, key := range meta.Undecoded() {
		if !reportedWhole.MatchString(key.String()) {
			t.dropSetting(configFile, "%s: it is not known here", key)
		}
	}
	if t.images {
		t.readImageTask()
		return
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

// checkSettings refuses a task whose settings need a container, and notes settings
// that a suite does not have.
func (t *task) checkSettings() {
	c, e := &t.conf, &t.conf.Environment
	t.checkCommon()
	for why, refused := range map[string]bool{
		"environment.docker_image " + e.Image + " needs a container":      e.Image != "",
		"environment.env is of one task: workspace.set is of all of them": len(e.Env) > 0,
	} {
		if refused {
			t.refuseFile(configFile, "%s", why)
		}
	}
	t.checkPhase("agent", c.Agent)
	t.checkPhase("verifier", c.Verifier)
	for name, v := range c.Verifier.Env {
		if strings.ContainsAny(v, "{}") && !strings.Contains(v, "${") {
			t.refuseFile(configFile, "verifier.env %s = %s: braces stand for places here", name, v)
		}
	}
	t.noteUnused()
	t.readServers()
}

// checkCommon refuses a task whose settings a room does not have, with an image or
// without.
func (t *task) checkCommon() {
	c, e := &t.conf, &t.conf.Environment
	version := fmt.Sprint(cmp.Or(c.Schema, c.Version))
	known := slices.Contains([]string{"1.0", "1.1", "1.2", "1.3", "1.4", "1", "<nil>"}, version)
	for why, refused := range map[string]bool{
		"schema_version is " + version + ": versions 1.0 to 1.4 are known": !known,
		"it has [[steps]]: a task here is one step":                        len(c.Steps) > 0,
		"it needs GPUs, which a room does not give":                        e.GPUs > 0 || len(e.GPUTypes) > 0,
		"environment.os is " + e.OS:                                        e.OS != "" && e.OS != "linux",
		"environment.skills_dir is a folder of a container":                e.Skills != "",
		"environment.healthcheck waits for a container":                    e.Health != nil,
		"agent.env is of one task: workspace.set is of all of them":        len(c.Agent.Env) > 0,
	} {
		if refused {
			t.refuseFile(configFile, "%s", why)
		}
	}
	t.closed = t.closed || e.Internet != nil && !*e.Internet || e.Mode == noNetwork && len(e.Hosts) == 0
	t.checkNetwork("environment", e.networkConfig)
}

// noNetwork is the mode of a task whose programs reach nothing.
const noNetwork = "no-network"

func (t *task) checkNetwork(name string, n networkConfig) {
	if n.Mode == noNetwork && t.closed {
		return
	}
	if n.Mode != "" && (n.Mode != "public" || t.closed) || len(n.Hosts) > 0 {
		t.refuseFile(configFile, "%s.network_mode %s: the network of a room is chosen for the whole suite (workspace.network)", name, cmp.Or(n.Mode, "allowlist"))
	}
}

func (t *task) checkPhase(name string, p phaseConfig) {
	t.checkNetwork(name, p.networkConfig)
	if root := p.User == "root" || p.User == int64(0); p.User != nil && !(t.images && root) {
		t.refuseFile(configFile, "%s.user: rooms know no users", name)
	}
	if p.Environment != nil || p.Mode2 != "" && p.Mode2 != "shared" {
		t.refuseFile(configFile, "%s.environment is a container of its own", name)
	}
	if p.Timeout < 0 || math.IsNaN(p.Timeout) || p.Timeout > 1e7 {
		t.refuseFile(configFile, "%s.timeout_sec is %v", name, p.Timeout)
	}
}

// noteUnused notes settings without a counterpart in a suite.
func (t *task) noteUnused() {
	c, e := &t.conf, &t.conf.Environment
	for why, settings := range map[string]map[string]any{
		"a room is not bounded by it": {"environment.cpus": e.CPUs, "environment.memory_mb": cmp.Or(e.MemoryMB, e.Memory), "environment.storage_mb": cmp.Or(e.StorageMB, e.Storage)},
		"a task has no such field":    {"source": c.Source, "task.description": c.Task.Description, "task.authors": c.Task.Authors},
		"a room has no such setting":  {"environment.build_timeout_sec": e.BuildTimeout, "artifacts": c.Artifacts, "verifier.collect": c.Verifier.Collect, "agent.collect": c.Agent.Collect, "multi_step_reward_strategy": c.Multi},
	} {
		for key, v := range settings {
			if v != nil && v != "" {
				t.dropSetting(configFile, "%s: %s", key, why)
			}
		}
	}
	for key, v := range c.Metadata {
		if metadataTags(key, v) == nil {
			t.dropSetting(configFile, "metadata.%s: a task has no such field", key)
		}
	}
	if len(c.Solution) > 0 {
		t.dropSetting(configFile, "solution: a reference is a patch here")
	}
}

// metadataTags returns a text, a number or a list of these as tags, or nil if the
// metadata is something else.
func metadataTags(key string, v any) (tags []string) {
	if !slices.Contains([]string{"difficulty", "category", "tags"}, key) {
		return nil
	}
	list, isList := v.([]any)
	if !isList {
		list = []any{v}
	}
	tags = []string{}
	for _, v := range list {
		switch v.(type) {
		case string, bool, int64, float64:
		default:
			return nil
		}
		if v == "" {
			return nil
		}
		tags = append(tags, importer.JoinLine(fmt.Sprintf("%s=%v", key, v)))
	}
	return tags
}

// readServers reads the MCP servers of the task, which must equal those before it.
func (t *task) readServers() {
	t.servers = block{}
	for _, s := range t.conf.Environment.Servers {
		switch {
		case s.Transport == "stdio" && s.Command != "" && !strings.HasPrefix(s.Command, "/"):
			t.servers[importer.SafeName(s.Name)] = block{"command": append([]string{s.Command}, s.Args...)}
			for _, arg := range s.Args {
				t.refusePaths(configFile, arg)
			}
		case s.Transport == "streamable-http" && s.URL != "":
			t.servers[importer.SafeName(s.Name)] = block{"url": s.URL}
		default:
			t.refuseFile(configFile, "the MCP server %s: transport %s of %s is not to be had in a room", s.Name, cmp.Or(s.Transport, "sse"), cmp.Or(s.URL, s.Command))
		}
	}
	if len(t.tasks) > 0 && !reflect.DeepEqual(t.converter.servers, t.servers) {
		t.refuseFile(configFile, "its mcp_servers are others than those of the tasks before: servers belong to a scenario, which all tasks share; import it alone")
	}
}

func (t *task) addTask() {
	c := t.converter
	id := importer.FreeName(t.id, func(name string) bool { return c.tasks[name] })
	agent, verifier := secondsOr(t.conf.Agent.Timeout, 600), secondsOr(t.conf.Verifier.Timeout, 600)
	if c.trial != 0 && agent != c.trial {
		t.dropSetting(configFile, "agent.timeout_sec: limits.trial is one for the suite, the longest of all")
	}
	c.tasks[id], c.servers, c.closed = true, t.servers, t.closed
	c.trial, c.grade = max(c.trial, agent), max(c.grade, verifier)
	if t.images {
		t.addImageTask(id, verifier)
		return
	}
	for name, b := range t.env {
		c.files["fixture/"+environmentDir+"/"+id+"/"+name] = b
	}
	grader := t.verifierGrader(id)
	grader["timeout"] = verifier.String()
	c.dropped = append(c.dropped, t.notes...)
	place := fmt.Sprintf("if [ -d %[1]s/%[2]s ]; then cp -R %[1]s/%[2]s/. .; fi; rm -rf %[1]s", environmentDir, id)
	task := block{"id": id, "prompt": t.prompt, "graders": block{"verifier": grader}, "setup": [][]string{{"sh", "-c", place}}}
	t.writeTask(id, task)
}

// writeTask adds the settings of a task, and its file.
func (t *task) writeTask(id string, task block) {
	if name := t.conf.Task.Name; name != "" {
		task["title"] = importer.JoinLine(name)
	}
	var tags []string
	for _, tag := range t.conf.Task.Keywords {
		tags = append(tags, importer.JoinLine(tag))
	}
	for _, key := range importer.SortedKeys(t.conf.Metadata) {
		tags = append(tags, metadataTags(key, t.conf.Metadata[key])...)
	}
	if len(tags) > 0 {
		task["tags"] = tags
	}
	if text, err := yaml.Marshal(task); err == nil {
		t.files[path.Join("tasks", id+".yaml")] = text
	}
}

// verifierGrader adds the files of the verifier to the suite and returns the grader
// that runs it.
func (t *task) verifierGrader(id string) block {
	files := map[string]string{}
	add := func(name, text string) {
		t.files["tests/"+id+"/"+name] = []byte(text)
		files[verifierDir+"/"+name] = "../tests/" + id + "/" + name
	}
	add("verify.sh", t.verifyScript())
	for name, text := range t.scripts {
		add("files/"+name, text)
	}
	set := block{"HARBOR_FILES": "{repo}/" + verifierDir + "/files", "HARBOR_TESTS": "{repo}/" + verifierDir + "/run/tests", "HARBOR_LOGS": "{repo}/" + verifierDir + "/run/logs"}
	grader := block{"command": []string{"sh", verifierDir + "/verify.sh"}, "dir": ".", "files": files, "set": set, "evidence": rewardEvidence}
	var env []string
	for _, name := range importer.SortedKeys(t.conf.Verifier.Env) {
		if v := t.conf.Verifier.Env[name]; strings.Contains(v, "${") {
			env = append(env, name)
			t.dropSetting(configFile, "verifier.env %s = %s: set the variable %s itself", name, v, name)
		} else {
			set[name] = v
		}
	}
	if len(env) > 0 {
		grader["env"] = env
	}
	return grader
}

func secondsOr(n, otherwise float64) time.Duration {
	if n <= 0 {
		n = otherwise
	}
	return (time.Duration(n*1000) * time.Millisecond).Round(time.Millisecond)
}

// verifyScript returns the script that runs the verifier and reads its reward. Like
// Harbor it ignores the verifier's exit code. Tests and rewards are in a folder that
// begins empty, so that files of the agent do not count.
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

// rewardEvidence makes the reward decide alone, as in Harbor, whichever program of tests
// the verifier calls.
const rewardEvidence = "output"

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
