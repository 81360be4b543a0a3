// Package xcode is the grader of kind "xcode". It runs the tests of an Xcode project,
// and installs and launches its app in a simulator. manual.md documents the settings.
//
// The grader has never run on a Mac. Its tests use programs that answer as Xcode's are
// documented to, and every score mentions this in its details.
//
// # Actions
//
// All actions run in a fresh copy of the agent's workspace, with separate derived data
// and result bundle. test: xcodebuild test, then xcresulttool on the result bundle, in
// its current form (get test-results summary) or the older one. install: the app is
// built, removed from the simulator with its data, installed, and found by simctl
// get_app_container. launch: simctl launch.
//
// # Criteria
//
// NAME.test, NAME.install and NAME.launch are required; a criterion that check does not
// name does not apply. The measures are NAME.tests_run, NAME.tests_failed and
// NAME.tests_skipped. A mistake in the suite or the machine is a fault of the grader:
// no Xcode, no simulator (grader_missing_simulator_udid), no scheme
// (grader_missing_scheme), no bundle_id (grader_missing_bundle_id), or a missing
// destination.
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
	Env       suite.Variables   `json:"env,omitempty" key:"grade" doc:"names of variables passed on, such as DEVELOPER_DIR; {name: NAME, public: true} for one whose value is no secret"`
	Set       map[string]string `json:"set,omitempty" key:"grade" doc:"variables with fixed values; no secrets"`
	Timeout   suite.Duration    `json:"timeout,omitempty" key:"grade" doc:"longest run of xcodebuild; default nine tenths of limits.grade"`
	OnTimeout string            `json:"on_timeout,omitempty" key:"grade" enum:"fail,fault" doc:"an xcodebuild that does not end in time is a fail (default) or a fault of the grader"`
}

//go:embed manual.md
var manual string

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Labels: []string{"passed", testsFailed, noBundle, parseFailed, notExecuted, notInstalled, notLaunched, outOfTime},
		Name:   KindName, Manual: manual, Blind: kind.ChangeNothing, Make: func(e kind.Env) (grade.Grader, error) {
			return New(e.Name, e.Config.(*Config), e.Environ), nil
		},
		Kind: suite.Kind{
			Doc:       "the tests of an Xcode project, and whether its app installs and launches in a simulator",
			New:       func() any { return new(Config) },
			CheckTask: grade.CheckTask(checkTask),
		},
	}
}

func checkTask(cfg *Config, name string, s *suite.Suite, t *suite.Task) []suite.Problem {
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

func (c *Config) asksFor(what string) bool {
	if len(c.Check) == 0 {
		return what == "test"
	}
	return slices.Contains(c.Check, what)
}
