package seedc

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/spelling"
)

func (c *converter) convertTasks(all []any) {
	var tasks []block
	used, ids := map[string]bool{}, map[string]bool{}
	for i, v := range all {
		b, _ := v.(block)
		c.checkKeys("tasks", b)
		id := formatValue(b["id"])
		switch {
		case id == "":
			c.setErrorf("task %d has no id", i+1)
			continue
		case ids[id]:
			c.setErrorf("two tasks are called %s", id)
			continue
		case strings.ContainsAny(id, "/\\ ") || strings.HasPrefix(id, "."):
			c.setErrorf("task %s: an id is a name without spaces and slashes", id)
			continue
		}
		ids[id] = true
		t := c.convertTask(id, b)
		for name := range t["graders"].(block) {
			used[name] = true
		}
		tasks = append(tasks, t)
	}
	if len(all) == 0 {
		c.setErrorf("there are no tasks")
	}
	graders, _ := c.out["graders"].(block)
	if graders == nil {
		return
	}
	if used["diff"] {
		graders["diff"] = block{"kind": "diff", "fnmatch": true}
	}
	if used["image"] {
		graders["image"] = block{"kind": "image"}
	}
	if !used["xcode"] {
		delete(graders, "xcode")
	}
	for _, t := range tasks {
		own := t["graders"].(block)
		for name := range used { // nil removes a grader that only other tasks have
			if own[name] == nil {
				own[name] = nil
			}
		}
		if len(own) == 0 {
			delete(t, "graders")
		}
		text, err := yaml.Marshal(t)
		if err != nil {
			c.setErrorf("write task %s: %w", t["id"], err)
		}
		c.tasks["tasks/"+formatValue(t["id"])+".yaml"] = text
		if used["xcode"] && own["xcode"] == nil {
			c.addLinuxTask(t)
		}
	}
}

// linuxFolder holds the tasks that need no Xcode, where others do.
const linuxFolder = "linux/"

// addLinuxTask adds a task of the suite that leaves out what Xcode grades.
func (c *converter) addLinuxTask(t block) {
	t = maps.Clone(t)
	graders := block{}
	for name, v := range t["graders"].(block) {
		if name == "xcode" {
			continue
		}
		if x, ok := v.(block); ok && x["reference"] != nil {
			x = maps.Clone(x)
			x["reference"], v = "../tasks/"+formatValue(x["reference"]), x
		}
		graders[name] = v
	}
	if t["graders"] = graders; t["reference"] != nil {
		t["reference"] = "../tasks/" + formatValue(t["reference"])
	}
	text, err := yaml.Marshal(t)
	if err != nil {
		c.setErrorf("write task %s: %w", t["id"], err)
	}
	c.tasks[linuxFolder+formatValue(t["id"])+".yaml"] = text
	c.onLinux = append(c.onLinux, formatValue(t["id"]))
}

// addLinuxSuite adds linux.yaml, the suite of the tasks that need no Xcode.
func (c *converter) addLinuxSuite() {
	out := maps.Clone(c.out)
	out["name"], out["tasks"] = formatValue(c.out["name"])+"-linux", []string{linuxFolder + "*.yaml"}
	graders := maps.Clone(c.out["graders"].(block))
	delete(graders, "xcode")
	out["graders"] = graders
	text, err := yaml.Marshal(out)
	if err != nil {
		c.setErrorf("write linux.yaml: %w", err)
	}
	c.tasks["linux.yaml"] = append([]byte("# Made by assay import seed-c-config: the tasks that need no Xcode.\n"), text...)
}

// convertTask returns a task with the settings of its graders.
func (c *converter) convertTask(id string, b block) block {
	kind := cmp.Or(formatValue(b["kind"]), "capability")
	if kind != "capability" && kind != "regression" {
		c.setErrorf("task %s: kind is capability or regression, and not %s", id, kind)
	}
	t := block{"id": id, "prompt": formatValue(b["prompt"]), "tags": []string{kind}}
	if d := formatValue(b["description"]); d != "" {
		t["title"] = importer.JoinLine(d)
	}
	var setup [][]string
	for _, line := range toList(b["setup_commands"]) {
		setup = append(setup, c.parseSetup("tasks."+id+".setup_commands", line))
	}
	if len(setup) > 0 {
		t["setup"] = setup
	}
	if p := formatValue(b["reference_patch"]); p != "" {
		if text, err := os.ReadFile(c.resolvePath(p)); err != nil {
			c.dropSetting("tasks."+id+".reference_patch", "it cannot be read: "+err.Error())
		} else {
			t["reference"] = id + ".patch"
			c.tasks["tasks/"+id+".patch"] = text
		}
	}
	graders := c.convertGraders(id, toList(b["graders"]))
	if len(graders) == 0 {
		c.dropSetting("tasks."+id, "it has no graders: it passes if the agent ends by itself")
	}
	if graders["xcode"] != nil {
		c.needXcode = append(c.needXcode, id)
	}
	t["graders"] = graders
	return t
}

// shellText matches syntax that only a shell understands: expansions, operators, and
// built-in commands.
var shellText = lazyregexp.New("[$`|&;<>*?~(){}\n]|^[A-Za-z_][A-Za-z0-9_]*=|^(cd|export|set|source|unset|umask|ulimit|if|for|while|test|\\.|\\[)\\s")

// parseSetup returns the words of a setup command. A line with shell syntax is run by a
// shell, as the evaluation runs every line.
func (c *converter) parseSetup(place string, v any) []string {
	if line, ok := v.(string); ok && shellText.MatchString(strings.TrimSpace(line)) {
		return []string{"sh", "-c", line}
	}
	return c.parseCommand(place, v)
}

// assetsFolder holds what setup commands copy into the workspace, from EVAL_SUITE_ROOT.
const assetsFolder = "task_assets"

// assetsMost bounds the bytes of assets that are copied into the suite.
const assetsMost = 256 << 20

// copyAssets copies the assets of tasks into the suite. Setup commands see them, and
// agents do not.
func (c *converter) copyAssets() {
	root := filepath.Join(c.dir, assetsFolder)
	var size int64
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(c.dir, path)
		if err != nil {
			return err
		}
		info, err := os.Stat(path)
		if err != nil || !info.Mode().IsRegular() {
			c.dropSetting(filepath.ToSlash(rel), "it is no regular file")
			return nil
		}
		if size += info.Size(); size > assetsMost {
			return fmt.Errorf("there are more than %d MB of assets", assetsMost>>20)
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		c.tasks[filepath.ToSlash(rel)] = b
		return nil
	})
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		c.setErrorf("copy %s: %w", assetsFolder, err)
	}
}

var knownGraders = []string{"ios_test_pass", "ios_install_check", "ios_launch_check", "git_diff_forbidden", "screenshot_exists", "screenshot_compare"}

func (c *converter) convertGraders(id string, all []any) block {
	out := block{}
	settings := func(name string) block {
		if out[name] == nil {
			out[name] = block{}
		}
		return out[name].(block)
	}
	var checks []string
	for _, v := range all {
		g, _ := v.(block)
		c.checkKeys("graders", g)
		kind := formatValue(g["type"])
		place := "tasks." + id + ".graders." + kind
		switch kind {
		case "ios_test_pass", "ios_install_check", "ios_launch_check":
			check := map[string]string{"ios_test_pass": "test", "ios_install_check": "install", "ios_launch_check": "launch"}[kind]
			if slices.Contains(checks, check) {
				c.dropSetting(place, "a task has one grader of a kind: the options of the last one hold")
			} else {
				checks = append(checks, check)
			}
			x := settings("xcode")
			c.addXcodeOptions(place, g, x)
			x["check"] = checks
		case "git_diff_forbidden":
			globs := toList(g["forbidden_globs"])
			if len(globs) == 0 {
				c.setErrorf("task %s: git_diff_forbidden has no forbidden_globs", id)
			}
			d := settings("diff")
			d["forbidden"] = append(toList(d["forbidden"]), globs...)
		case "screenshot_exists", "screenshot_compare":
			x := settings("image")
			for _, key := range []string{"path", "threshold"} {
				if g[key] != nil {
					x[key] = g[key]
				}
			}
			c.copyReference(place, id, cmp.Or(formatValue(g["reference_path"]), formatValue(g["reference"])), x)
		default:
			c.setErrorf("task %s: unknown grader %s%s", id, kind, spelling.Suggest(kind, knownGraders))
		}
	}
	return out
}

func (c *converter) addXcodeOptions(place string, g, x block) {
	for _, key := range []string{"scheme", "destination", "test_plan", "bundle_id", "simulator_udid"} {
		if g[key] != nil {
			x[key] = formatValue(g[key])
		}
	}
	for _, key := range []string{"workspace", "project"} {
		if v := formatValue(g[key]); v != "" {
			x[key] = c.pathInRepo(place+"."+key, v)
		}
	}
	for _, key := range []string{"only_testing", "skip_testing", "xcodebuild_args"} {
		if g[key] != nil {
			x[key] = c.parseCommand(place+"."+key, g[key])
		}
	}
	if g["timeout_sec"] != nil {
		x["timeout"] = c.parseSeconds(place+".timeout_sec", g["timeout_sec"])
	}
}

// copyReference copies the picture that a screenshot is compared with.
func (c *converter) copyReference(place, id, name string, x block) {
	if name == "" {
		return
	}
	b, err := os.ReadFile(c.resolvePath(name))
	if err != nil {
		c.dropSetting(place+".reference", "it cannot be read: copy the picture into the suite and name it as reference of the grader image")
		return
	}
	file := id + path.Ext(name)
	c.tasks["tasks/"+file] = b
	x["reference"] = file
}
