package seedc

import (
	"cmp"
	"os"
	"path"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
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
	}
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
		setup = append(setup, c.parseCommand("tasks."+id+".setup_commands", line))
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
	t["graders"] = graders
	return t
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
			c.copyReference(place, id, formatValue(g["reference"]), x)
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
