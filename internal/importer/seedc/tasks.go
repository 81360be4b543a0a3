package seedc

import (
	"os"
	"path"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/importer"
)

func (c *converter) allTasks(all []any) {
	graders, _ := c.out["graders"].(block)
	type made struct {
		task, own block
	}
	var tasks []made
	used, ids := map[string]bool{}, map[string]bool{}
	for i, v := range all {
		b, _ := v.(block)
		c.known("tasks", b)
		id := textOf(b["id"])
		switch {
		case id == "":
			c.wrong("task %d has no id", i+1)
			continue
		case ids[id]:
			c.wrong("two tasks are called %s", id)
			continue
		case strings.ContainsAny(id, "/\\ ") || strings.HasPrefix(id, "."):
			c.wrong("task %s: an id is a name without spaces and slashes", id)
			continue
		}
		ids[id] = true
		t := block{"id": id, "prompt": textOf(b["prompt"])}
		switch kind := textOf(b["kind"]); kind {
		case "", "capability", "regression":
			if kind == "" {
				kind = "capability"
			}
			t["tags"] = []string{kind}
		default:
			c.wrong("task %s: kind is capability or regression, and not %s", id, kind)
		}
		if d := textOf(b["description"]); d != "" {
			t["title"] = strings.Join(strings.Fields(d), " ")
		}
		var setup [][]string
		for _, line := range list(b["setup_commands"]) {
			setup = append(setup, c.words("tasks."+id+".setup_commands", line))
		}
		if len(setup) > 0 {
			t["setup"] = setup
		}
		if p := textOf(b["reference_patch"]); p != "" {
			if text, err := os.ReadFile(c.at(p)); err != nil {
				c.drop("tasks."+id+".reference_patch", "it cannot be read: "+err.Error())
			} else {
				t["reference"] = id + ".patch"
				c.tasks["tasks/"+id+".patch"] = text
			}
		}
		own := c.taskGraders(id, list(b["graders"]))
		if len(own) == 0 {
			c.drop("tasks."+id, "it has no graders: it passes if the agent ends by itself")
		}
		for name := range own {
			used[name] = true
		}
		tasks = append(tasks, made{t, own})
	}
	if len(all) == 0 {
		c.wrong("there are no tasks")
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
			c.wrong("write task %s: %w", m.task["id"], err)
		}
		c.tasks["tasks/"+textOf(m.task["id"])+".yaml"] = text
	}
}

var seedGraders = []string{"ios_test_pass", "ios_install_check", "ios_launch_check", "git_diff_forbidden", "screenshot_exists", "screenshot_compare"}

// taskGraders are the settings of the graders of a task, by our names.
func (c *converter) taskGraders(id string, all []any) block {
	out := block{}
	var checks []string
	for _, v := range all {
		g, _ := v.(block)
		c.known("graders", g)
		kind := textOf(g["type"])
		place := "tasks." + id + ".graders." + kind
		switch kind {
		case "ios_test_pass", "ios_install_check", "ios_launch_check":
			check := map[string]string{"ios_test_pass": "test", "ios_install_check": "install", "ios_launch_check": "launch"}[kind]
			if slices.Contains(checks, check) {
				c.drop(place, "a task has one grader of a kind: the options of the last one hold")
			} else {
				checks = append(checks, check)
			}
			x, _ := out["xcode"].(block)
			if x == nil {
				x = block{}
			}
			c.xcode(place, g, x)
			x["check"] = checks
			out["xcode"] = x
		case "git_diff_forbidden":
			globs := list(g["forbidden_globs"])
			if len(globs) == 0 {
				c.wrong("task %s: git_diff_forbidden has no forbidden_globs", id)
			}
			if d, ok := out["diff"].(block); ok {
				globs = append(list(d["forbidden"]), globs...)
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
			c.reference(place, id, textOf(g["reference"]), x)
			out["image"] = x
		default:
			c.wrong("task %s: there is no grader %s%s", id, kind, importer.DidYouMean(kind, seedGraders))
		}
	}
	return out
}

// xcode adds the options of a grader to those of the task.
func (c *converter) xcode(place string, g, x block) {
	for _, key := range []string{"scheme", "destination", "test_plan", "bundle_id", "simulator_udid"} {
		if g[key] != nil {
			x[key] = textOf(g[key])
		}
	}
	for _, key := range []string{"workspace", "project"} {
		if v := textOf(g[key]); v != "" {
			x[key] = c.within(place+"."+key, v)
		}
	}
	for _, key := range []string{"only_testing", "skip_testing", "xcodebuild_args"} {
		if g[key] != nil {
			x[key] = c.words(place+"."+key, g[key])
		}
	}
	if g["timeout_sec"] != nil {
		x["timeout"] = c.seconds(place+".timeout_sec", g["timeout_sec"])
	}
}

// reference copies the picture that a screenshot is held against.
func (c *converter) reference(place, id, name string, x block) {
	if name == "" {
		return
	}
	b, err := os.ReadFile(c.at(name))
	if err != nil {
		c.drop(place+".reference", "it cannot be read: copy the picture into the suite and name it as reference of the grader image")
		return
	}
	file := id + path.Ext(name)
	c.tasks["tasks/"+file] = b
	x["reference"] = file
}
