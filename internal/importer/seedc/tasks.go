package seedc

import (
	"os"
	"path"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
)

func (c *converter) convertTasks(all []any) {
	graders, _ := c.out["graders"].(block)
	type made struct {
		task, own block
	}
	var tasks []made
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
		t := block{"id": id, "prompt": formatValue(b["prompt"])}
		switch kind := formatValue(b["kind"]); kind {
		case "", "capability", "regression":
			if kind == "" {
				kind = "capability"
			}
			t["tags"] = []string{kind}
		default:
			c.setErrorf("task %s: kind is capability or regression, and not %s", id, kind)
		}
		if d := formatValue(b["description"]); d != "" {
			t["title"] = strings.Join(strings.Fields(d), " ")
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
		own := c.convertGraders(id, toList(b["graders"]))
		if len(own) == 0 {
			c.dropSetting("tasks."+id, "it has no graders: it passes if the agent ends by itself")
		}
		for name := range own {
			used[name] = true
		}
		tasks = append(tasks, made{t, own})
	}
	if len(all) == 0 {
		c.setErrorf("there are no tasks")
	}
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
	for _, m := range tasks {
		for name := range used { // what a task does not ask for is not asked of it
			if m.own[name] == nil {
				m.own[name] = nil
			}
		}
		if len(m.own) > 0 {
			m.task["graders"] = m.own
		}
		text, err := yaml.Marshal(m.task)
		if err != nil {
			c.setErrorf("write task %s: %w", m.task["id"], err)
		}
		c.tasks["tasks/"+formatValue(m.task["id"])+".yaml"] = text
	}
}

var knownGraders = []string{"ios_test_pass", "ios_install_check", "ios_launch_check", "git_diff_forbidden", "screenshot_exists", "screenshot_compare"}

// convertGraders are the settings of the graders of a task, by our names.
func (c *converter) convertGraders(id string, all []any) block {
	out := block{}
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
			x, _ := out["xcode"].(block)
			if x == nil {
				x = block{}
			}
			c.addXcodeOptions(place, g, x)
			x["check"] = checks
			out["xcode"] = x
		case "git_diff_forbidden":
			globs := toList(g["forbidden_globs"])
			if len(globs) == 0 {
				c.setErrorf("task %s: git_diff_forbidden has no forbidden_globs", id)
			}
			if d, ok := out["diff"].(block); ok {
				globs = append(toList(d["forbidden"]), globs...)
			}
			out["diff"] = block{"forbidden": globs}
		case "screenshot_exists", "screenshot_compare":
			x, _ := out["image"].(block)
			if x == nil {
				x = block{}
			}
			for _, key := range []string{"path", "threshold"} {
				if g[key] != nil {
					x[key] = g[key]
				}
			}
			c.copyReference(place, id, formatValue(g["reference"]), x)
			out["image"] = x
		default:
			c.setErrorf("task %s: there is no grader %s%s", id, kind, importer.DidYouMean(kind, knownGraders))
		}
	}
	return out
}

// addXcodeOptions adds the options of a grader to those of the task.
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

// copyReference copies the picture that a screenshot is held against.
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
