// Package xcode is the grader of kind "xcode": the tests of an Xcode project, and
// whether its app installs and launches in a simulator.
//
//	graders:
//	  xcode:
//	    kind: xcode
//	    check: [test, install, launch]
//	    project: App.xcodeproj          # or workspace: App.xcworkspace
//	    scheme: App
//	    simulator_name: iPhone 16       # or simulator_udid, or destination
//	    bundle_id: com.example.app
//	    only_testing: [AppTests/CacheTests]
//	    timeout: 15m                    # with limits: {grade: 20m}
//
// It has never been run on a Mac: it was tested against programs that answer as
// Xcode's are documented to. Every score notes that in its details.
//
// # Actions
//
// All of it happens in a fresh copy of the agent's workspace, with derived data and
// result bundle of its own. test: xcodebuild test, then xcresulttool on the result
// bundle, in its present form (get test-results summary) or the older one. install:
// the app is built, removed from the simulator with its data, installed, and found
// by simctl get_app_container. launch: simctl launch. With app: left, install and
// launch look at the agent's app in the simulator instead; that can be done
// only right after the trial, and is a fault of the grader later.
//
// # Criteria
//
// NAME.test, NAME.install and NAME.launch are required; what check does not name
// does not apply. Measures NAME.tests_run, NAME.tests_failed and
// NAME.tests_skipped. The detail "reason" is tests_failed, tests_no_result_bundle,
// tests_result_parse_failed, tests_not_executed, app_not_installed,
// app_launch_failed or timeout. A mistake of the suite or the machine is a
// fault of the grader: no Xcode, no simulator (grader_missing_simulator_udid), no
// scheme (grader_missing_scheme), no bundle_id (grader_missing_bundle_id), a
// destination that is not there.
package xcode

import (
	_ "embed"
	"fmt"
	"maps"
	"slices"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
)

// KindName is the name of this kind in suite files.
const KindName = "xcode"

// version changes when the same settings begin to give other verdicts.
const version = 1

// Config is the settings of an xcode grader.
type Config struct {
	Check []string `json:"check,omitempty" key:"grade" enum:"test,install,launch" doc:"what is looked at; default test"`

	Workspace     string   `json:"workspace,omitempty" key:"grade" doc:".xcworkspace in the workspace"`
	Project       string   `json:"project,omitempty" key:"grade" doc:".xcodeproj in the workspace"`
	Scheme        string   `json:"scheme,omitempty" key:"grade" doc:"scheme to build and test"`
	Configuration string   `json:"configuration,omitempty" key:"grade" doc:"build configuration, such as Debug; default the scheme's"`
	Destination   string   `json:"destination,omitempty" key:"grade" doc:"destination of xcodebuild; default platform=iOS Simulator with simulator_udid or simulator_name"`
	TestPlan      string   `json:"test_plan,omitempty" key:"grade" doc:"test plan"`
	OnlyTesting   []string `json:"only_testing,omitempty" key:"grade" doc:"tests to run, as TARGET/CLASS/METHOD"`
	SkipTesting   []string `json:"skip_testing,omitempty" key:"grade" doc:"tests to leave out, as TARGET/CLASS/METHOD"`
	Args          []string `json:"xcodebuild_args,omitempty" key:"grade" doc:"more arguments of xcodebuild"`
	BundleID      string   `json:"bundle_id,omitempty" key:"grade" doc:"bundle identifier of the app, for install and launch"`
	SimulatorUDID string   `json:"simulator_udid,omitempty" key:"grade" doc:"simulator, by its identifier"`
	SimulatorName string   `json:"simulator_name,omitempty" key:"grade" doc:"simulator, by its name"`
	App           string   `json:"app,omitempty" key:"grade" enum:"built,left" doc:"the app that is installed and launched: built (default) from what the agent left, or the one that it left in the simulator, which can be looked at only right after the trial"`

	Files     map[string]string `json:"files,omitempty" key:"grade" file:"text" doc:"files put in place before, over what the agent left: path in the workspace to file of the suite"`
	Env       []string          `json:"env,omitempty" key:"grade" doc:"names of variables passed on, such as DEVELOPER_DIR"`
	Set       map[string]string `json:"set,omitempty" key:"grade" doc:"variables with fixed values; no secrets"`
	Timeout   suite.Duration    `json:"timeout,omitempty" key:"grade" doc:"longest run of xcodebuild; default nine tenths of limits.grade"`
	OnTimeout string            `json:"on_timeout,omitempty" key:"grade" enum:"fail,fault" doc:"an xcodebuild that does not end in time is a fail (default) or a fault of the grader"`
}

//go:embed manual.md
var manual string

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Name: KindName, Manual: manual, Make: func(e kind.Env) (grade.Grader, error) {
			return New(e.Name, e.Config.(*Config), Env{Environ: e.Environ}), nil
		},
		Kind: suite.Kind{
			Doc:       "the tests of an Xcode project, and whether its app installs and launches in a simulator",
			New:       func() any { return new(Config) },
			CheckTask: checkTask,
		},
	}
}

func checkTask(config any, s *suite.Suite, t *suite.Task) []suite.Problem {
	name := grade.NameOf(s, config)
	cfg, err := grade.Settings(*config.(*Config), t, name)
	if err != nil {
		return []suite.Problem{grade.Problem(err, name)}
	}
	var out []suite.Problem
	add := func(key, fix, format string, args ...any) {
		out = append(out, suite.Problem{Path: "graders." + name + key, Text: fmt.Sprintf(format, args...), Fix: fix})
	}
	if !grade.HasWorkspace(s, t) {
		add("", "set workspace.fixture or workspace.repo", "grader %s builds the workspace, and the suite has none", name)
	}
	for _, m := range cfg.missingSettings() {
		add("", "set "+m.key, "grader %s has no %s for task %s", name, m.key, t.ID)
	}
	if cfg.Workspace != "" && cfg.Project != "" {
		add(".project", "", "workspace and project are both set; one of them is built")
	}
	for key, p := range map[string]string{".workspace": cfg.Workspace, ".project": cfg.Project} {
		if p != "" && !grade.IsPlainPath(p) {
			add(key, "", "%q is not a plain path below the workspace", p)
		}
	}
	for _, p := range slices.Sorted(maps.Keys(cfg.Files)) {
		if !grade.IsPlainPath(p) {
			add(".files", "", "%q is not a plain path below the workspace", p)
		}
	}
	if s.Limits.Grade > 0 && cfg.Timeout >= s.Limits.Grade {
		add(".timeout", fmt.Sprintf("limits: {grade: %s}", 2*cfg.Timeout.D()), "xcodebuild may take %s, but a grader only %s", cfg.Timeout.D(), s.Limits.Grade.D())
	}
	return out
}

// missing is a setting without which a check cannot be made, and the word for it
// in reasons.
type missing struct{ key, reason string }

func (c *Config) missingSettings() []missing {
	var out []missing
	builds := c.asksFor("test") || c.App != "left"
	if builds && c.Scheme == "" {
		out = append(out, missing{"scheme", "grader_missing_scheme"})
	}
	app := c.asksFor("install") || c.asksFor("launch")
	if app && c.BundleID == "" {
		out = append(out, missing{"bundle_id", "grader_missing_bundle_id"})
	}
	if c.SimulatorUDID == "" && c.SimulatorName == "" && (c.Destination == "" || app && versionPart(c.Destination, "id") == "" && versionPart(c.Destination, "name") == "") {
		out = append(out, missing{"simulator_udid or simulator_name", "grader_missing_simulator_udid"})
	}
	return out
}

// asksFor reports whether the settings ask for a check.
func (c *Config) asksFor(what string) bool {
	if len(c.Check) == 0 {
		return what == "test"
	}
	return slices.Contains(c.Check, what)
}
