package activity

import (
	_ "embed"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/workspace/shim"
)

// Config is the settings of an activity grader. A list that is given replaces
// the default one.
type Config struct {
	Commands     []string            `json:"commands,omitempty" key:"grade" doc:"shimmed commands that are counted each, such as xcodebuild, or with a first argument, such as xcrun simctl; default the suite's workspace.shims, else xcodebuild, xcrun, xcrun simctl"`
	Build        []Build             `json:"build,omitempty" key:"grade" doc:"commands that build or test; default those of Xcode, Swift, Go, Rust, Node, Python, make and other common tools"`
	BuildTools   []string            `json:"build_tools,omitempty" key:"grade" doc:"MCP tools that build or test; default those of XcodeBuildMCP"`
	ToolKinds    map[string][]string `json:"tool_kinds,omitempty" key:"grade" doc:"named sets of MCP tools whose calls are counted together; default xcodebuild and simctl of XcodeBuildMCP"`
	Volatile     []string            `json:"volatile,omitempty" key:"grade" doc:"options whose value may differ in calls that are repeats; default paths that xcodebuild writes to"`
	Destinations []string            `json:"destinations,omitempty" key:"grade" doc:"options that say where a build is to run; default -destination"`
	Errors       []ErrorRule         `json:"errors,omitempty" key:"grade" doc:"classes of tool errors, the first rule that fits counts; what fits none is other. Default: assay help graders"`
	Context      *int                `json:"context,omitempty" key:"grade" doc:"calls after each tool error that are kept with it; default 2" min:"0"`
}

// Build picks the calls of a command that build or test: calls with one of the words
// as an argument of its own; any call if there are none.
type Build struct {
	Command string   `json:"command" key:"grade" doc:"name of the program"`
	Words   []string `json:"words,omitempty" key:"grade" doc:"arguments of which a call must have one; none: any call"`
}

// ErrorRule gives a class to tool errors that meet all of its conditions.
type ErrorRule struct {
	Class    string   `json:"class" key:"grade" doc:"name of the class"`
	Kind     string   `json:"kind,omitempty" key:"grade" doc:"only calls of this kind; default any" enum:"shell,file,mcp,other"`
	Commands []string `json:"commands,omitempty" key:"grade" doc:"only shell calls that end in one of these commands; words after the first must follow in this order, such as git grep"`
	Exit     []int    `json:"exit,omitempty" key:"grade" doc:"only these exit codes"`
	Text     []string `json:"text,omitempty" key:"grade" doc:"texts of which one must be in the result"`
	Not      []string `json:"not,omitempty" key:"grade" doc:"texts of which none may be in the result"`
	Expected bool     `json:"expected,omitempty" key:"grade" doc:"the tool did its work: such errors are no real ones; default false"`
}

// The classes of tool errors that the default rules give.
const (
	ClassSessionDefaults = "session_defaults"
	ClassSiblingCascade  = "sibling_cascade"
	ClassBuildTest       = "build_test_failure"
	ClassTest            = "test_failure"
	ClassBuild           = "build_failure"
	ClassNoMatch         = "no_match"
	ClassTimeout         = "timeout"
	ClassUsage           = "usage_error"
	ClassOther           = "other"
)

// seedRules are the seed's error classes. All other errors count as the agent's.
// Failing builds and tests count in a shell, but not in an MCP tool.
var seedRules = []ErrorRule{
	{Class: ClassSessionDefaults, Kind: "mcp", Text: []string{"Missing required session defaults"}, Expected: true},
	{Class: ClassSiblingCascade, Text: []string{"Sibling tool call errored"}, Expected: true},
	{Class: ClassBuildTest, Kind: "mcp", Text: []string{"Testing failed:", "tests failed", "Build failed", ".swift:"},
		Not: []string{"Unable to find a device", "simulator not found", "No such file or directory"}, Expected: true},
}

// defaultRules go on where the seed stops.
var defaultRules = append(slices.Clone(seedRules), []ErrorRule{
	{Class: ClassTimeout, Exit: []int{124}},
	{Class: ClassTimeout, Text: []string{"Command timed out", "command timed out", "Request timed out", "request timed out", "timed out after", "timed out awaiting"}},
	{Class: ClassUsage, Text: []string{"<tool_use_error>", "InputValidationError", "No such tool available", "Invalid params", "invalid params", "tool_not_registered", "invalid_tool_params", "Invalid arguments", "unsupported call:"}},
	{Class: ClassUsage, Kind: "shell", Exit: []int{126, 127}},
	{Class: ClassUsage, Kind: "shell", Text: []string{"unknown option", "unrecognized option", "invalid option", "unknown flag", "flag provided but not defined", "unknown command", "unknown subcommand"}},
	{Class: ClassTest, Kind: "shell", Expected: true, Commands: []string{"go test", "cargo test", "cargo nextest", "swift test", "npm test", "npm run test", "npx jest", "npx vitest", "yarn test", "pnpm test",
		"pytest", "py.test", "python -m pytest", "python3 -m pytest", "python -m unittest", "python3 -m unittest", "make test", "make check", "xcodebuild test", "xcodebuild test-without-building",
		"gradle test", "gradlew test", "mvn test", "dotnet test", "ctest", "tox", "rspec", "mix test"}},
	{Class: ClassBuild, Kind: "shell", Expected: true, Commands: []string{"go build", "go vet", "go install", "cargo build", "cargo check", "cargo clippy", "swift build", "npm run build", "npx tsc", "tsc", "yarn build", "pnpm build",
		"make", "cmake", "ninja", "xcodebuild", "gcc", "clang", "swiftc", "rustc", "javac", "gradle build", "gradlew build", "mvn compile", "mvn package", "dotnet build"}},
	{Class: ClassNoMatch, Kind: "shell", Exit: []int{1}, Expected: true, Commands: []string{"grep", "egrep", "fgrep", "zgrep", "rg", "ag", "ack", "git grep", "diff", "cmp", "git diff", "test", "[", "pgrep", "which", "type", "command -v"}},
}...)

var defaultBuild = []Build{
	{"xcodebuild", []string{"build", "test", "archive", "build-for-testing", "install"}},
	{"swift", []string{"build", "test"}}, {"go", []string{"build", "test", "install"}}, {"cargo", []string{"build", "test", "check", "nextest"}},
	{"npm", []string{"test", "build"}}, {"yarn", []string{"test", "build"}}, {"pnpm", []string{"test", "build"}},
	{"pytest", nil}, {"make", nil}, {"ninja", nil}, {"gradle", []string{"build", "test", "assemble", "check"}}, {"gradlew", []string{"build", "test", "assemble", "check"}},
	{"mvn", []string{"compile", "test", "package", "verify", "install"}}, {"dotnet", []string{"build", "test"}},
}

var (
	defaultBuildTools = []string{"build_sim", "build_run_sim", "test_sim", "build_macos", "test_macos", "archive_macos"}
	defaultToolKinds  = map[string][]string{
		"xcodebuild": {"list_schemes", "show_build_settings", "build_sim", "build_run_sim", "test_sim", "build_macos", "test_macos", "archive_macos"},
		"simctl": {"list_sims", "boot_sim", "shutdown_sim", "erase_sim", "open_sim", "install_sim", "launch_app_sim", "uninstall_sim", "get_sim_app_path", "get_sim_app_paths",
			"get_app_bundle_id", "start_simulator_log_capture", "launch_app_with_logs_in_simulator", "stop_sim_log_cap"},
	}
	defaultVolatile = []string{"-derivedDataPath", "-resultBundlePath", "-clonedSourcePackagesDirPath", "-archivePath", "-exportPath", "-resultStreamPath", "-logPath"}
)

func (c Config) withDefaults(shims []string) Config {
	if c.Commands == nil {
		if c.Commands = slices.Clone(shims); len(shims) == 0 {
			c.Commands = []string{"xcodebuild", "xcrun", "xcrun simctl"}
		} else if slices.Contains(shims, "xcrun") {
			c.Commands = append(c.Commands, "xcrun simctl")
		}
	}
	if c.Build == nil {
		c.Build = defaultBuild
	}
	if c.BuildTools == nil {
		c.BuildTools = defaultBuildTools
	}
	if c.ToolKinds == nil {
		c.ToolKinds = defaultToolKinds
	}
	if c.Volatile == nil {
		c.Volatile = defaultVolatile
	}
	if c.Destinations == nil {
		c.Destinations = []string{"-destination"}
	}
	if c.Errors == nil {
		c.Errors = defaultRules
	}
	if c.Context == nil {
		c.Context = new(2)
	}
	return c
}

//go:embed manual.md
var manual string

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Name: KindName, Manual: manual, Analysis: analyse.Kind{ProgramMeasure: "tool_errors_real"}, Make: func(e kind.Env) (grade.Grader, error) {
			var servers []string
			for name := range e.Suite.Servers {
				servers = append(servers, e.Suite.ShownName(name))
			}
			slices.Sort(servers)
			return New(e.Name, e.Config.(*Config), e.Suite.Workspace.Shims, slices.Compact(servers)), nil
		},
		Kind: suite.Kind{
			Doc:   "what the agent did: tool calls and errors by class, builds and repeats, turns, tokens, schema tax",
			New:   func() any { return new(Config) },
			Check: func(config any, _ *suite.Suite) []suite.Problem { return config.(*Config).listProblems() },
		},
	}
}

func (c *Config) listProblems() []suite.Problem {
	var out []suite.Problem
	bad := func(path, fix, format string, args ...any) {
		out = append(out, suite.Problem{Path: path, Text: fmt.Sprintf(format, args...), Fix: fix})
	}
	seen := map[string]bool{}
	for i, name := range c.Commands {
		words := strings.Fields(name)
		path := fmt.Sprintf("commands.%d", i)
		switch {
		case len(words) == 0 || len(words) > 2 || shim.CheckName(words[0]) != nil:
			bad(path, "a name such as xcodebuild, or a name and its first argument such as xcrun simctl", "%q is no command", name)
		case seen[measureSuffix(name)]:
			bad(path, "", "%q is counted already", name)
		}
		seen[measureSuffix(name)] = true
	}
	for i, b := range c.Build {
		if shim.CheckName(b.Command) != nil {
			bad(fmt.Sprintf("build.%d.command", i), "the bare name of a program", "%q is no command", b.Command)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(c.ToolKinds)) {
		if measureSuffix(name) != name || name == "" {
			bad("tool_kinds."+name, "lower-case letters, digits and _", "%q is no name of a measure", name)
		}
	}
	for i, r := range c.Errors {
		out = append(out, r.listProblems(fmt.Sprintf("errors.%d", i))...)
	}
	return out
}

// listProblems lists the settings of the rule at path that cannot work.
func (r ErrorRule) listProblems(path string) []suite.Problem {
	var out []suite.Problem
	bad := func(path, fix, format string, args ...any) {
		out = append(out, suite.Problem{Path: path, Text: fmt.Sprintf(format, args...), Fix: fix})
	}
	if measureSuffix(r.Class) != r.Class || r.Class == "" {
		bad(path+".class", "lower-case letters, digits and _", "%q is no name of a class", r.Class)
	}
	switch r.Kind {
	case "", "shell", "file", "mcp", "other":
	default:
		bad(path+".kind", "one of shell, file, mcp, other", "kind is %q", r.Kind)
	}
	if r.Kind == "" && r.Commands == nil && r.Exit == nil && r.Text == nil {
		bad(path, "kind, commands, exit or text", "the rule fits every error")
	}
	for j, e := range slices.Concat(r.Text, r.Not) {
		if e == "" {
			bad(fmt.Sprintf("%s.text.%d", path, j), "", "an empty text is in every result")
		}
	}
	return out
}

func measureSuffix(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case 'a' <= r && r <= 'z', '0' <= r && r <= '9', r == '_', r == '-':
			return r
		case 'A' <= r && r <= 'Z':
			return r - 'A' + 'a'
		}
		return '_'
	}, strings.TrimSpace(s))
}
