package cli

import (
	"bytes"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/report"
)

const importConfigLong = `Make a suite of the configuration of the agent-CLI evaluation that agent-cli follows:
CONFIG is its config.yaml and TASKS its tasks.yaml. What has no place in a suite is
listed with the reason. A key that its own program does not know is an error.`

func (a *app) importSeedCConfig() *cobra.Command {
	var out string
	cmd := &cobra.Command{
		Use: "seed-c-config CONFIG TASKS --out DIR", Short: "make a suite of a configuration of the agent-CLI evaluation", Long: importConfigLong,
		Example: `  assay import seed-c-config config.yaml tasks.yaml --out my-suite`,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) != 2 || out == "" {
				return usage("name both files and a new folder: assay import seed-c-config config.yaml tasks.yaml --out DIR")
			}
			return a.convertConfig(args[0], args[1], out)
		},
	}
	cmd.Flags().StringVar(&out, "out", "", "`folder` of the new suite")
	return cmd
}

// block is a map of YAML as it was read.
type block = map[string]any

// The keys that the program of the configuration knows, by place.
var seedKeys = map[string]string{
	"config":               "suite project agents mcp",
	"suite":                "output_root timeout_sec trials_per_cell random_seed run_baselines keep_workdirs scenario_timeouts_sec stall_timeout_sec plan_mode shuffle_within_scenario baseline_trials_per_scenario summary_cache_strata transcript_mode fetch_remote validate_tasks clean_agent_env use_ccusage_for_codex prewarm_spm spm_cache_dir env post_run_report post_run_report_agent post_run_report_path",
	"project":              "repo_path base_ref simulator_name build_params",
	"project.build_params": "workspace project scheme bundle_id configuration simulator_name destination simulator_udid simulator_id",
	"agents":               "id kind command env pricing",
	"agents.pricing":       "input_per_token output_per_token cache_read_multiplier cache_write_multiplier_5m cache_write_multiplier_1h",
	"mcp":                  "enabled start_command stop_command env",
	"tasks":                "id prompt description setup_commands graders kind reference_patch",
	"graders":              "type scheme workspace project destination test_plan only_testing skip_testing xcodebuild_args timeout_sec bundle_id simulator_udid forbidden_globs path reference threshold",
}

// converter makes a suite. Its first mistake stays.
type converter struct {
	dir   string // of the configuration, absolute
	out   block
	left  []string // what could not be carried over, with the reason
	err   error
	build block
	tasks map[string][]byte
}

// known complains of keys that nobody knows.
func (c *converter) known(place string, b block) {
	have := strings.Fields(seedKeys[place])
	for _, key := range sorted(b) {
		if c.err == nil && !slices.Contains(have, key) {
			c.err = usage("%s has no key %s%s", place, key, suggest(key, have))
		}
	}
}

func (c *converter) drop(what, why string) { c.left = append(c.left, what+": "+why) }

// part is the map at a key; empty if there is none.
func (c *converter) part(b block, place, key string) block {
	v, ok := b[key]
	m, isMap := v.(block)
	if ok && v != nil && !isMap && c.err == nil {
		c.err = usage("%s.%s is not a map", place, key)
	}
	if m == nil {
		m = block{}
	}
	return m
}

func list(v any) []any { l, _ := v.([]any); return l }

func textOf(v any) string {
	if v == nil {
		return ""
	}
	return fmt.Sprint(v)
}

func seconds(v any) string { return textOf(v) + "s" }

func truth(v any, fallback bool) bool {
	if b, ok := v.(bool); ok {
		return b
	}
	return fallback
}

func (a *app) convertConfig(config, tasks, dir string) error {
	read := func(name string) (any, error) {
		b, err := os.ReadFile(name)
		if err != nil {
			return nil, usage("read %s: %w", name, err)
		}
		var v any
		if err := yaml.Load(b, &v); err != nil {
			return nil, usage("read %s: %w", name, err)
		}
		return v, nil
	}
	cv, err := read(config)
	if err != nil {
		return err
	}
	tv, err := read(tasks)
	if err != nil {
		return err
	}
	top, ok := cv.(block)
	if !ok {
		return usage("%s is not a map with suite, project and agents", config)
	}
	if m, ok := tv.(block); ok {
		tv = m["tasks"]
	}
	abs, err := filepath.Abs(filepath.Dir(config))
	if err != nil {
		return fmt.Errorf("find folder of %s: %w", config, err)
	}
	c := &converter{dir: abs, out: block{"version": 1, "name": filepath.Base(filepath.Clean(dir)), "tasks": []string{"tasks/*.yaml"}, "gates": block{"mode": "warn"}}, tasks: map[string][]byte{}}
	c.known("config", top)
	c.project(c.part(top, "config", "project"))
	c.agents(list(top["agents"]))
	c.suite(c.part(top, "config", "suite"), c.part(top, "config", "mcp"))
	c.allTasks(list(tv))
	if c.err != nil {
		return c.err
	}
	var b bytes.Buffer
	fmt.Fprintln(&b, "# Made by assay import seed-c-config.")
	text, err := yaml.Marshal(c.out)
	if err != nil {
		return fmt.Errorf("write the suite: %w", err)
	}
	b.Write(text)
	files := map[string][]byte{"suite.yaml": b.Bytes()}
	for name, text := range c.tasks {
		files[name] = text
	}
	if _, err := a.write(dir, files); err != nil {
		return err
	}
	for _, l := range c.left {
		fmt.Fprintf(a.out, "not carried over: %s\n", report.Clean(l))
	}
	return nil
}

func (c *converter) project(p block) {
	c.known("project", p)
	c.build = c.part(p, "project", "build_params")
	c.known("project.build_params", c.build)
	repo := textOf(p["repo_path"])
	if repo == "" && c.err == nil {
		c.err = usage("project has no repo_path")
		return
	}
	if !filepath.IsAbs(repo) {
		repo = filepath.Join(c.dir, repo)
	}
	w := block{"repo": repo, "shims": []string{"xcodebuild", "xcrun"}}
	for up := repo; ; up = filepath.Dir(up) {
		if _, err := os.Stat(filepath.Join(up, ".git")); err == nil {
			w["repo"] = up
			if rel, err := filepath.Rel(up, repo); err == nil && rel != "." {
				w["subdir"] = filepath.ToSlash(rel)
			}
			break
		}
		if up == filepath.Dir(up) {
			break
		}
	}
	if ref := textOf(p["base_ref"]); ref != "" {
		w["ref"] = ref
	}
	c.out["workspace"] = w
	if c.build["simulator_name"] == nil && p["simulator_name"] != nil {
		c.build["simulator_name"] = p["simulator_name"]
	}
	x := block{"kind": "xcode"}
	for _, key := range []string{"workspace", "project", "scheme", "configuration", "destination", "bundle_id", "simulator_name", "simulator_udid"} {
		if v := textOf(c.build[key]); v != "" {
			x[key] = v
		}
	}
	if v := textOf(c.build["simulator_id"]); v != "" && x["simulator_udid"] == nil {
		x["simulator_udid"] = v
	}
	c.out["graders"] = block{"xcode": x, "activity": block{"kind": "activity"}}
}

func (c *converter) agents(all []any) {
	agents := block{}
	for _, v := range all {
		b, _ := v.(block)
		c.known("agents", b)
		preset := map[string]string{"codex_cli": "codex", "claude_code_cli": "claude"}[textOf(b["kind"])]
		words := argv(b["command"])
		a := block{"kind": "cli"}
		if preset != "" {
			a["preset"] = preset
			for i, w := range words {
				if (w == "--model" || w == "-m") && i+1 < len(words) {
					a["model"] = words[i+1]
				}
			}
			c.drop("agents."+textOf(b["id"])+".command", "the preset "+preset+" knows how its program is called; the model is taken from it: put other options that matter into args")
		} else {
			a["preset"], a["command"] = "template", words
		}
		if set := c.part(b, "agents", "env"); len(set) > 0 {
			a["set"] = placed(set)
		}
		p := c.part(b, "agents", "pricing")
		c.known("agents.pricing", p)
		if len(p) > 0 {
			in := rat(p["input_per_token"])
			rate := func(v any) *big.Rat {
				if v == nil {
					return in
				}
				return new(big.Rat).Mul(in, rat(v))
			}
			a["pricing"] = block{"input": million(in), "output": million(rat(p["output_per_token"])), "cache_read": million(rate(p["cache_read_multiplier"])),
				"cache_write_5m": million(rate(p["cache_write_multiplier_5m"])), "cache_write_1h": million(rate(p["cache_write_multiplier_1h"]))}
		}
		agents[textOf(b["id"])] = a
	}
	if len(agents) == 0 && c.err == nil {
		c.err = usage("the configuration has no agents")
	}
	c.out["agents"] = agents
}

func rat(v any) *big.Rat {
	if r, ok := new(big.Rat).SetString(textOf(v)); ok {
		return r
	}
	return new(big.Rat)
}

// million is a price per token as one of a million tokens.
func million(r *big.Rat) any {
	f, _ := new(big.Rat).Mul(r, big.NewRat(1_000_000, 1)).Float64()
	return f
}

// argv is a command as words: a list, or a line without quotes.
func argv(v any) []string {
	if l := list(v); l != nil {
		var out []string
		for _, w := range l {
			out = append(out, textOf(w))
		}
		return out
	}
	return strings.Fields(textOf(v))
}

// places are the variables that the other program sets, as ours are called.
var places = strings.NewReplacer("{RUN_ID}", "{run}", "{WORKDIR}", "{workdir}")

func placed(set block) block {
	out := block{}
	for k, v := range set {
		out[k] = places.Replace(textOf(v))
	}
	return out
}

func (c *converter) suite(s, mcp block) {
	c.known("suite", s)
	c.known("mcp", mcp)
	for _, key := range []string{"output_root", "timeout_sec", "trials_per_cell", "random_seed", "run_baselines", "keep_workdirs"} {
		if s[key] == nil && c.err == nil {
			c.err = usage("suite has no %s", key)
		}
	}
	limits := block{"trial": seconds(s["timeout_sec"]), "grade": "30m", "jobs": 1}
	if s["stall_timeout_sec"] != nil {
		limits["stall"] = seconds(s["stall_timeout_sec"])
	}
	c.out["limits"], c.out["trials"], c.out["seed"] = limits, s["trials_per_cell"], s["random_seed"]
	c.out["order"] = map[bool]string{true: "by_scenario", false: "shuffled"}[textOf(s["plan_mode"]) == "blocked_by_scenario"]
	if truth(s["run_baselines"], false) {
		n := s["baseline_trials_per_scenario"]
		if n == nil {
			n = 1
		}
		c.out["baselines"] = block{"trials": n}
	}
	w := c.out["workspace"].(block)
	set := placed(c.part(s, "suite", "env"))
	own := map[string]string{"EVAL_RUN_ID": "{trial}", "EVAL_REPO_ROOT": "{repo}", "EVAL_REPO_SUBDIR": "{subdir}", "EVAL_REPO_WORKDIR": "{workdir}", "EVAL_CMD_LOG": "{log}/commands.jsonl"}
	for k, v := range own {
		set[k] = v
	}
	w["set"] = set
	if truth(s["prewarm_spm"], false) {
		w["prewarm"] = [][]string{{"xcodebuild", "-resolvePackageDependencies"}}
	}
	c.scenarios(s, mcp)
	for key, why := range map[string]string{
		"output_root": "runs are kept where assay run --out says", "keep_workdirs": "folders of trials are kept by a flag of assay run",
		"shuffle_within_scenario": "trials of a scenario are always shuffled", "summary_cache_strata": "the cold tables are always made",
		"transcript_mode": "transcripts are always whole", "fetch_remote": "fetch before the run", "validate_tasks": "assay run --check",
		"clean_agent_env": "agents never inherit the environment", "use_ccusage_for_codex": "costs are computed from the tokens, by dated prices",
		"spm_cache_dir": "prewarm leaves its caches in a home of its own", "post_run_report": "no agent writes reports", "post_run_report_agent": "no agent writes reports", "post_run_report_path": "no agent writes reports",
	} {
		if s[key] != nil {
			c.drop("suite."+key, why)
		}
	}
	slices.Sort(c.left)
}

func (c *converter) scenarios(s, mcp block) {
	primed := "Parameters of the build:\n\n"
	for _, key := range []string{"workspace", "project", "scheme", "bundle_id", "configuration", "simulator_name", "destination"} {
		if v := textOf(c.build[key]); v != "" {
			primed += "- " + key + ": " + v + "\n"
		}
	}
	primed += "\nUse these values as they are with xcodebuild and xcrun simctl.\nDo not look for other schemes or simulators.\n"
	shell, tools := block{"EVAL_MCP_ENABLED": "0"}, block{"EVAL_MCP_ENABLED": "1"}
	out := block{"shell_unprimed": block{"set": shell}, "shell_primed": block{"set": shell, "suffix": primed}}
	if truth(mcp["enabled"], false) {
		server := block{"command": argv(mcp["start_command"])}
		if env := placed(c.part(mcp, "mcp", "env")); len(env) > 0 {
			if env["EVAL_MCP_TOOL_LOG"] != nil {
				delete(env, "EVAL_MCP_TOOL_LOG")
				c.drop("mcp.env.EVAL_MCP_TOOL_LOG", "every server is recorded by assay itself")
			}
			server["set"] = env
		}
		c.out["servers"] = block{"mcp": server}
		out["mcp_unprimed"] = block{"set": tools, "servers": []string{"mcp"},
			"suffix": "MCP tools are configured. Prefer them to shell commands wherever they can do what you need.\n"}
	}
	if mcp["stop_command"] != nil {
		c.drop("mcp.stop_command", "servers are started for a trial and ended with it")
	}
	limits := c.part(s, "suite", "scenario_timeouts_sec")
	for _, name := range sorted(limits) {
		sc, ok := out[name].(block)
		if !ok {
			c.drop("suite.scenario_timeouts_sec."+name, "there is no such scenario here")
			continue
		}
		sc["limits"] = block{"trial": seconds(limits[name])}
	}
	c.out["scenarios"] = out
}

func (c *converter) allTasks(all []any) {
	graders := c.out["graders"].(block)
	used := map[string]bool{}
	for i, v := range all {
		b, _ := v.(block)
		c.known("tasks", b)
		id := textOf(b["id"])
		if id == "" && c.err == nil {
			c.err = usage("task %d has no id", i+1)
		}
		kind := textOf(b["kind"])
		if kind == "" {
			kind = "capability"
		}
		t := block{"id": id, "prompt": textOf(b["prompt"]), "tags": []string{kind}}
		if d := textOf(b["description"]); d != "" {
			t["title"] = strings.Join(strings.Fields(d), " ")
		}
		if b["setup_commands"] != nil {
			t["setup"] = b["setup_commands"]
		}
		if p := textOf(b["reference_patch"]); p != "" {
			text, err := os.ReadFile(filepath.Join(c.dir, p))
			if err != nil {
				c.drop("tasks."+id+".reference_patch", "it cannot be read: "+err.Error())
			} else {
				t["reference"] = id + ".patch"
				c.tasks["tasks/"+id+".patch"] = text
			}
		}
		own := c.taskGraders(id, list(b["graders"]))
		for name := range own {
			used[name] = true
		}
		t["graders"] = own
		c.tasks["tasks/"+id+".yaml"], _ = yaml.Marshal(t)
	}
	for _, name := range []string{"diff", "image"} {
		if used[name] {
			graders[name] = block{"kind": name}
		}
	}
	if used["diff"] {
		graders["diff"] = block{"kind": "diff", "fnmatch": true}
	}
	if !used["xcode"] {
		delete(graders, "xcode")
	}
	if len(all) == 0 && c.err == nil {
		c.err = usage("there are no tasks")
	}
}

// taskGraders are the settings of the graders of a task, by our names.
func (c *converter) taskGraders(id string, all []any) block {
	out := block{}
	var checks []string
	for _, v := range all {
		g, _ := v.(block)
		c.known("graders", g)
		switch kind := textOf(g["type"]); kind {
		case "ios_test_pass", "ios_install_check", "ios_launch_check":
			checks = append(checks, map[string]string{"ios_test_pass": "test", "ios_install_check": "install", "ios_launch_check": "launch"}[kind])
			x, _ := out["xcode"].(block)
			if x == nil {
				x = block{}
			}
			for _, key := range []string{"scheme", "workspace", "project", "destination", "test_plan", "only_testing", "skip_testing", "xcodebuild_args", "bundle_id", "simulator_udid"} {
				if g[key] != nil {
					x[key] = g[key]
				}
			}
			if g["timeout_sec"] != nil {
				x["timeout"] = seconds(g["timeout_sec"])
			}
			x["check"] = checks
			out["xcode"] = x
		case "git_diff_forbidden":
			out["diff"] = block{"forbidden": g["forbidden_globs"]}
		case "screenshot_exists", "screenshot_compare":
			x := block{}
			if g["path"] != nil {
				x["path"] = g["path"]
			}
			if g["threshold"] != nil {
				x["threshold"] = g["threshold"]
			}
			if g["reference"] != nil {
				c.drop("tasks."+id+".graders."+kind+".reference", "copy the picture into the suite and name it as reference of the grader image")
			}
			out["image"] = x
		default:
			if c.err == nil {
				have := []string{"ios_test_pass", "ios_install_check", "ios_launch_check", "git_diff_forbidden", "screenshot_exists", "screenshot_compare"}
				c.err = usage("task %s: there is no grader %s%s", id, kind, suggest(kind, have))
			}
		}
	}
	return out
}
