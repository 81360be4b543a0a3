package seedc

import (
	"fmt"
	"maps"
	"math"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/spelling"
	"github.com/assay-eval/assay/internal/suite"
)

// knownKeys are the keys of the evaluation's files, by place.
var knownKeys = map[string]string{
	"config":               "suite project agents mcp",
	"suite":                "output_root timeout_sec trials_per_cell random_seed run_baselines keep_workdirs scenario_timeouts_sec stall_timeout_sec plan_mode shuffle_within_scenario baseline_trials_per_scenario summary_cache_strata transcript_mode fetch_remote validate_tasks clean_agent_env use_ccusage_for_codex prewarm_spm spm_cache_dir env post_run_report post_run_report_agent post_run_report_path",
	"project":              "repo_path base_ref simulator_name build_params",
	"project.build_params": "workspace project scheme bundle_id configuration simulator_name destination simulator_udid simulator_id",
	"agents":               "id kind command env pricing",
	"agents.pricing":       "input_per_token output_per_token cache_read_multiplier cache_write_multiplier_5m cache_write_multiplier_1h",
	"mcp":                  "enabled start_command stop_command env",
	"tasks":                "id prompt description setup_commands graders kind reference_patch",
	"graders":              "type scheme workspace project destination test_plan only_testing skip_testing xcodebuild_args timeout_sec bundle_id simulator_udid forbidden_globs path reference reference_path threshold",
}

type block = importer.Block

// converter makes one suite.
type converter struct {
	dir     string // folder of the configuration, absolute
	repo    string // git repository, absolute
	start   string // folder of the repository in which agents start, absolute
	out     block
	dropped []string // settings that were not carried over, each with its reason
	wrong   []string // mistakes
	build   block
	own     block // suite.env and the EVAL_ variables of all programs
	tasks   map[string][]byte
	servers block // servers of files that commands of agents name
	// scenarioServers are the servers of the folder of MCP configurations, by scenario.
	scenarioServers map[string]block
	onLinux         []string // tasks of linux.yaml
	needXcode       []string // tasks with graders that need Xcode
}

func (c *converter) setErrorf(format string, args ...any) {
	if text := importer.Usagef(format, args...).Error(); !slices.Contains(c.wrong, text) {
		c.wrong = append(c.wrong, text)
	}
}

// checkKeys notes keys that the evaluation does not have.
func (c *converter) checkKeys(place string, b block) {
	have := strings.Fields(knownKeys[place])
	for _, key := range importer.SortedKeys(b) {
		if !slices.Contains(have, key) {
			c.setErrorf("%s has no key %s%s", place, key, spelling.Suggest(key, have))
		}
	}
}

func (c *converter) dropSetting(what, why string) { c.dropped = append(c.dropped, what+": "+why) }

// mapAt returns the map at a key, or an empty map if none.
func (c *converter) mapAt(b block, place, key string) block {
	m, isMap := b[key].(block)
	if b[key] != nil && !isMap {
		c.setErrorf("%s.%s is not a map", place, key)
	}
	if m == nil {
		return block{}
	}
	return m
}

func toList(v any) []any { l, _ := v.([]any); return l }

func formatValue(v any) string {
	if v == nil {
		return ""
	}
	return fmt.Sprint(v)
}

// parseSeconds returns a positive number of seconds as a duration.
func (c *converter) parseSeconds(place string, v any) string {
	n, ok := new(big.Rat).SetString(formatValue(v))
	if !ok || n.Sign() <= 0 {
		c.setErrorf("%s is %s, and not a number of seconds above 0", place, formatValue(v))
		return ""
	}
	ms, _ := n.Mul(n, big.NewRat(1000, 1)).Float64()
	return (time.Duration(math.Round(ms)) * time.Millisecond).String()
}

// parseCount returns a whole number of at least least.
func (c *converter) parseCount(place string, v any, least int) int {
	n, err := strconv.Atoi(formatValue(v))
	if err != nil || n < least {
		c.setErrorf("%s is %s, and not a whole number of at least %d", place, formatValue(v), least)
	}
	return n
}

// parseBool returns true, false, or the fallback for null.
func (c *converter) parseBool(place string, v any, fallback bool) bool {
	b, ok := v.(bool)
	if v == nil {
		return fallback
	}
	if !ok {
		c.setErrorf("%s is %s, and neither true nor false", place, formatValue(v))
	}
	return b
}

// parseCommand returns the words of a command: a list, or a line as a shell would read it.
func (c *converter) parseCommand(place string, v any) []string {
	if l := toList(v); l != nil {
		var out []string
		for _, w := range l {
			out = append(out, formatValue(w))
		}
		return out
	}
	if formatValue(v) == "" {
		return nil
	}
	out, err := suite.CommandLine(formatValue(v))
	if err != nil {
		c.setErrorf("%s: %w", place, err)
	}
	return out
}

// resolvePath returns a path of the configuration as an absolute one.
func (c *converter) resolvePath(p string) string {
	if filepath.IsAbs(p) {
		return filepath.Clean(p)
	}
	return filepath.Join(c.dir, p)
}

// ConvertConfig makes a suite of a configuration and its tasks, the files config.yaml
// and tasks.yaml. The suite gets the name of dir. repo takes the place of
// project.repo_path unless it is "". ConvertConfig does not write the suite.
func ConvertConfig(config, tasks, dir, repo string) (importer.Result, error) {
	var none importer.Result
	read := func(name string) (v any, err error) {
		b, err := os.ReadFile(name)
		if err == nil {
			err = yaml.Load(b, &v)
		}
		if err != nil {
			return nil, importer.Usagef("read %s: %w", name, err)
		}
		return v, nil
	}
	cv, err := read(config)
	if err != nil {
		return none, err
	}
	tv, err := read(tasks)
	if err != nil {
		return none, err
	}
	top, ok := cv.(block)
	if !ok {
		return none, importer.Usagef("%s is not a map with suite, project and agents", config)
	}
	if m, ok := tv.(block); ok {
		tv = m["tasks"]
	}
	abs, err := filepath.Abs(filepath.Dir(config))
	if err != nil {
		return none, fmt.Errorf("find folder of %s: %w", config, err)
	}
	c := &converter{dir: abs, out: block{"version": 1, "name": filepath.Base(filepath.Clean(dir)), "tasks": []string{"tasks/*.yaml"}, "gates": block{"mode": "warn"}}, tasks: map[string][]byte{}, servers: block{}, scenarioServers: map[string]block{}}
	c.checkKeys("config", top)
	s, mcp := c.mapAt(top, "config", "suite"), c.mapAt(top, "config", "mcp")
	project := c.mapAt(top, "config", "project")
	if repo != "" {
		path, err := filepath.Abs(repo)
		if err != nil {
			return none, fmt.Errorf("find folder of %s: %w", repo, err)
		}
		project["repo_path"] = path
	}
	c.convertProject(project)
	c.readServerFolder()
	c.convertSuite(s)
	c.convertAgents(toList(top["agents"]))
	c.convertScenarios(s, mcp)
	c.convertTasks(toList(tv))
	c.copyAssets()
	if len(c.onLinux) > 0 {
		c.addLinuxSuite()
	}
	switch len(c.wrong) {
	case 0:
	case 1:
		return none, importer.Usagef("%s", c.wrong[0])
	default:
		return none, importer.NothingImported(fmt.Sprintf("the configuration has %d problems:", len(c.wrong)), c.wrong)
	}
	slices.Sort(c.dropped)
	made := importer.Result{Files: c.tasks, Dropped: slices.Compact(c.dropped)}
	if len(c.needXcode) > 0 {
		made.Summary = append(made.Summary, "graded by Xcode, and so on a Mac only: "+strings.Join(c.needXcode, ", "))
		if len(c.onLinux) > 0 {
			made.Summary = append(made.Summary, "linux.yaml is the suite of the others: "+strings.Join(c.onLinux, ", "))
		}
	}
	return made, made.AddSuite("Made by assay import seed-c-config.", c.out)
}

func (c *converter) convertProject(p block) {
	c.checkKeys("project", p)
	c.build = c.mapAt(p, "project", "build_params")
	c.checkKeys("project.build_params", c.build)
	if formatValue(p["repo_path"]) == "" {
		c.setErrorf("project has no repo_path")
		return
	}
	c.start = c.resolvePath(formatValue(p["repo_path"]))
	if info, err := os.Stat(c.start); err != nil || !info.IsDir() {
		c.setErrorf("project.repo_path: there is no folder %s: name the repository by --repo", c.start)
		c.start = ""
		return
	}
	c.repo = c.start
	w := block{"shims": []string{"xcodebuild", "xcrun"}}
	for up := c.start; ; up = filepath.Dir(up) {
		if _, err := os.Stat(filepath.Join(up, ".git")); err == nil {
			c.repo = up
			if rel, err := filepath.Rel(up, c.start); err == nil && rel != "." {
				w["subdir"] = filepath.ToSlash(rel)
			}
			break
		}
		if up == filepath.Dir(up) {
			break
		}
	}
	w["repo"] = c.repo
	if ref := formatValue(p["base_ref"]); ref != "" {
		w["ref"] = ref
	}
	c.out["workspace"] = w
	if c.build["simulator_name"] == nil && p["simulator_name"] != nil {
		c.build["simulator_name"] = p["simulator_name"]
	}
	for _, key := range []string{"workspace", "project"} {
		if v := formatValue(c.build[key]); v != "" {
			c.build[key] = c.pathInRepo("project.build_params."+key, v)
		}
	}
	x := block{"kind": "xcode"}
	for _, key := range []string{"workspace", "project", "scheme", "configuration", "destination", "bundle_id", "simulator_name", "simulator_udid"} {
		if v := formatValue(c.build[key]); v != "" {
			x[key] = v
		}
	}
	if v := formatValue(c.build["simulator_id"]); v != "" && x["simulator_udid"] == nil {
		x["simulator_udid"] = v
	}
	c.out["graders"] = block{"xcode": x, "activity": block{"kind": "activity"}}
}

// pathInRepo returns a path of the configuration, or else of the project, relative to
// the folder in which agents start.
func (c *converter) pathInRepo(place, p string) string {
	if c.start == "" {
		return p // the repository is missing, which is reported
	}
	for _, abs := range []string{c.resolvePath(p), filepath.Join(c.start, p)} {
		if _, err := os.Stat(abs); err != nil {
			continue
		}
		rel, err := filepath.Rel(c.start, abs)
		if err != nil || !filepath.IsLocal(rel) {
			c.setErrorf("%s: %s is not below project.repo_path", place, abs)
		}
		return filepath.ToSlash(rel)
	}
	c.setErrorf("%s: there is no %s, neither next to the configuration nor in project.repo_path", place, p)
	return p
}

// runSettings are settings of a run that have no place in a suite, with the reason.
var runSettings = map[string]string{
	"output_root":             "runs are kept where assay run --out says",
	"shuffle_within_scenario": "the order is always shuffled, by the seed",
	"summary_cache_strata":    "the cold tables are always made",
	"transcript_mode":         "transcripts are always whole",
	"fetch_remote":            "fetch before the run",
	"validate_tasks":          "say assay run --check, or assay check before",
	"use_ccusage_for_codex":   "costs are computed from the tokens, by dated prices",
	"post_run_report":         "no agent writes reports",
	"post_run_report_agent":   "no agent writes reports",
	"post_run_report_path":    "no agent writes reports",
}

// evalVariables are variables of agents that are not carried over, with the reason.
var evalVariables = map[string]string{
	"EVAL_AGENT_EXTRA_ARGS": "more arguments of an agent stand in agents.NAME.args",
	"EVAL_MCP_TOOL_LOG":     "every server is recorded by assay itself",
	"EVAL_CMD_LOG":          "commands are recorded by shims, which need no variable",
	"DEVELOPER_DIR":         "if Xcode is chosen by it, name it in workspace.env and in env of the grader xcode",
}

func (c *converter) convertSuite(s block) {
	c.checkKeys("suite", s)
	for _, key := range []string{"output_root", "timeout_sec", "trials_per_cell", "random_seed", "run_baselines", "keep_workdirs"} {
		if s[key] == nil {
			c.setErrorf("suite has no %s", key)
		}
	}
	if s["timeout_sec"] == nil || s["trials_per_cell"] == nil || s["random_seed"] == nil {
		if s["timeout_sec"] != nil {
			c.parseSeconds("suite.timeout_sec", s["timeout_sec"])
		}
		return
	}
	trial := c.parseSeconds("suite.timeout_sec", s["timeout_sec"])
	limits := block{"trial": trial, "stall": trial, "grade": "30m", "jobs": 1} // the evaluation has no default for stall
	if s["stall_timeout_sec"] != nil {
		limits["stall"] = c.parseSeconds("suite.stall_timeout_sec", s["stall_timeout_sec"])
	}
	c.out["limits"], c.out["trials"], c.out["seed"] = limits, c.parseCount("suite.trials_per_cell", s["trials_per_cell"], 1), c.parseCount("suite.random_seed", s["random_seed"], math.MinInt)
	switch mode := formatValue(s["plan_mode"]); mode {
	case "", "random":
		c.out["order"] = "shuffled"
	case "blocked_by_scenario":
		c.out["order"] = "by_scenario"
	default:
		c.setErrorf("suite.plan_mode: there is no %s: there are random and blocked_by_scenario", mode)
	}
	if c.parseBool("suite.run_baselines", s["run_baselines"], false) {
		n := 1
		if v := s["baseline_trials_per_scenario"]; v != nil {
			n = c.parseCount("suite.baseline_trials_per_scenario", v, 1)
		}
		c.out["baselines"] = block{"trials": n}
	} else if s["baseline_trials_per_scenario"] != nil {
		c.dropSetting("suite.baseline_trials_per_scenario", "suite.run_baselines is false")
	}
	if c.parseBool("suite.keep_workdirs", s["keep_workdirs"], false) {
		c.dropSetting("suite.keep_workdirs", "say assay run --keep-workdirs")
	}
	if !c.parseBool("suite.clean_agent_env", s["clean_agent_env"], false) {
		c.dropSetting("suite.clean_agent_env", "agents inherit no environment: name in workspace.env what they need of yours")
	}
	for key, why := range runSettings {
		if s[key] != nil {
			c.dropSetting("suite."+key, why)
		}
	}
	w, _ := c.out["workspace"].(block)
	if w == nil {
		return
	}
	c.own = c.convertVariables("suite.env", c.mapAt(s, "suite", "env"), w)
	set := block{"EVAL_SUITE_ROOT": "{suite}", "EVAL_RUN_ID": "{trial}", "EVAL_REPO_ROOT": "{repo}", "EVAL_REPO_SUBDIR": "{subdir}", "EVAL_REPO_WORKDIR": "{workdir}"}
	maps.Copy(set, c.own)
	for name, why := range evalVariables {
		if set[name] == nil {
			c.dropSetting(name, why)
		}
	}
	c.convertPrewarm(s, w, set)
	w["set"] = set
}

// convertPrewarm resolves the packages of the project once for all trials.
func (c *converter) convertPrewarm(s, w, set block) {
	cache := formatValue(s["spm_cache_dir"])
	if !c.parseBool("suite.prewarm_spm", s["prewarm_spm"], false) {
		if cache != "" {
			c.dropSetting("suite.spm_cache_dir", "suite.prewarm_spm is false")
		}
		return
	}
	if cache != "" {
		c.dropSetting("suite.spm_cache_dir", "packages are kept in the home that prewarm leaves, of which every trial has a copy")
	}
	const dir = "{home}/spm-cache"
	set["SWIFTPM_PACKAGE_CACHE_PATH"] = dir
	// The shell knows the home of the room.
	line := `command -v xcodebuild > /dev/null || exit 0; exec xcodebuild -resolvePackageDependencies -packageCachePath "$SWIFTPM_PACKAGE_CACHE_PATH" "$@"`
	command := []string{"sh", "-c", line, "xcodebuild"}
	for _, key := range []string{"workspace", "project", "scheme"} {
		v := formatValue(c.build[key])
		if v != "" && (key != "project" || formatValue(c.build["workspace"]) == "") {
			command = append(command, "-"+key, v)
		}
	}
	w["prewarm"] = [][]string{command}
	c.dropSetting("suite.prewarm_spm", "it is carried over, but a failure is not passed over: trials are then void")
}

var places = strings.NewReplacer("{RUN_ID}", "{trial}", "{WORKDIR}", "{workdir}")

// convertVariables returns the fixed values of a map of variables. Variables named like
// a secret are passed on by name, in env of the block into.
func (c *converter) convertVariables(place string, from, into block) block {
	out := block{}
	for _, name := range importer.SortedKeys(from) {
		value := formatValue(from[name])
		if len(seal.Secrets([]string{name + "=" + value})) > 0 {
			env, _ := into["env"].([]string)
			into["env"] = append(env, name)
			c.dropSetting(place+"."+name, "no value of a secret is written down: it is passed on from your environment, by name")
			continue
		}
		out[name] = places.Replace(value)
	}
	return out
}

var knownScenarios = []string{"shell_unprimed", "shell_primed", "mcp_unprimed", "mcp_unprimed_v2"}

func (c *converter) convertScenarios(s, mcp block) {
	c.checkKeys("mcp", mcp)
	primed := "Parameters of the build:\n\n"
	for _, key := range []string{"workspace", "project", "scheme", "bundle_id", "configuration", "simulator_name", "destination"} {
		if v := formatValue(c.build[key]); v != "" {
			primed += "- " + key + ": " + v + "\n"
		}
	}
	primed += "\nUse these values as they are with xcodebuild and xcrun simctl.\nDo not look for other schemes or simulators.\n"
	out := block{"shell_unprimed": block{"set": block{"EVAL_MCP_ENABLED": "0"}}, "shell_primed": block{"set": block{"EVAL_MCP_ENABLED": "0"}, "suffix": primed}}
	enabled := c.parseBool("mcp.enabled", mcp["enabled"], len(c.scenarioServers) > 0)
	if enabled {
		names := c.nameServers()
		c.convertServers(mcp)
		if len(names) == 0 {
			names["mcp_unprimed"] = importer.SortedKeys(c.servers)
		}
		for scenario, servers := range names {
			out[scenario] = block{"set": block{"EVAL_MCP_ENABLED": "1"}, "servers": servers,
				"suffix": "MCP tools are configured. Prefer them to shell commands wherever they can do what you need.\n"}
		}
		if out["mcp_unprimed_v2"] == nil {
			c.dropSetting("mcp_unprimed_v2", "a second version of the server is a server and a scenario of its own: write them beside mcp_unprimed")
		}
	} else {
		for _, key := range []string{"start_command", "stop_command", "env"} {
			if mcp[key] != nil {
				c.dropSetting("mcp."+key, "mcp.enabled is not true")
			}
		}
	}
	limits := c.mapAt(s, "suite", "scenario_timeouts_sec")
	for _, name := range importer.SortedKeys(limits) {
		place := "suite.scenario_timeouts_sec." + name
		if !slices.Contains(knownScenarios, name) {
			c.setErrorf("%s: unknown scenario%s", place, spelling.Suggest(name, knownScenarios))
			continue
		}
		d := c.parseSeconds(place, limits[name])
		sc, ok := out[name].(block)
		if !ok {
			c.dropSetting(place, "the suite has no such scenario")
			continue
		}
		sc["limits"] = block{"trial": d}
	}
	c.out["scenarios"] = out
	compare := block{"parameters": block{"treatment": block{"scenario": "shell_primed"}, "control": block{"scenario": "shell_unprimed"}}}
	for scenario, name := range map[string]string{"mcp_unprimed": "server", "mcp_unprimed_v2": "server_v2"} {
		if out[scenario] != nil {
			compare[name] = block{"treatment": block{"scenario": scenario}, "control": block{"scenario": "shell_unprimed"}}
		}
	}
	c.out["compare"] = compare
}

// convertServers makes servers of the files that agents read, or of the start command.
func (c *converter) convertServers(mcp block) {
	start := c.parseCommand("mcp.start_command", mcp["start_command"])
	switch {
	case len(c.servers) == 0 && len(start) == 0:
		c.setErrorf("mcp.enabled is true, and there is no server: neither a start_command nor a file of servers in the command of an agent")
		return
	case len(c.servers) == 0:
		c.servers["mcp"] = block{"command": start}
	case len(start) > 0:
		c.dropSetting("mcp.start_command", "servers are those of the file that agents are told: assay starts them")
	}
	if mcp["stop_command"] != nil {
		c.dropSetting("mcp.stop_command", "servers are started for a trial and ended with it")
	}
	env := c.mapAt(mcp, "mcp", "env")
	if env["EVAL_MCP_TOOL_LOG"] != nil {
		env = maps.Clone(env)
		delete(env, "EVAL_MCP_TOOL_LOG")
		c.dropSetting("mcp.env.EVAL_MCP_TOOL_LOG", evalVariables["EVAL_MCP_TOOL_LOG"])
	}
	for _, name := range importer.SortedKeys(c.servers) {
		server := c.servers[name].(block)
		set := maps.Clone(c.own)
		maps.Copy(set, c.convertVariables("mcp.env", env, server))
		if own, ok := server["set"].(block); ok {
			maps.Copy(set, own)
		}
		for _, v := range importer.SortedKeys(set) {
			if strings.ContainsAny(formatValue(set[v]), "{}") {
				delete(set, v)
				c.dropSetting("variable "+v+" of server "+name, "what differs by trial is not told to servers")
			}
		}
		if len(set) > 0 {
			server["set"] = set
		}
	}
	c.out["servers"] = c.servers
}
