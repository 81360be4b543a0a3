// Package xcode is the grader of kind "xcode": the tests of an Xcode project, and
// whether its app installs and launches in a simulator.
package xcode

import (
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

// Kind describes the grader to the suite loader.
func Kind() suite.Kind {
	return suite.Kind{
		Doc: "the tests of an Xcode project, and whether its app installs and launches in a simulator",
		New: func() any { return new(Config) },
	}
}
