package cli

import (
	"maps"
	"slices"

	"github.com/assay-eval/assay/internal/llm"
)

// variable is an environment variable that the program reads.
type variable struct {
	group, name, doc string
}

// variables lists the environment variables that the program reads. Variables that a suite
// passes on by name are not among them.
func variables() []variable {
	const (
		folders = "Folders and programs"
		output  = "Output"
		ci      = "CI"
		keys    = "Models"
		network = "Network"
		other   = "Other"
		own     = "Set by assay"
	)
	out := []variable{
		{folders, "ASSAY_CACHE_DIR", "folder of the response cache, of compiled Swift modules and of symbol indexes; default `assay` in the user's cache folder"},
		{folders, "ASSAY_IMAGE_ROOT", "how rooms lie over the files of an image: `overlay`, `fuse-overlayfs` or `copy`; default the first that works"},
		{folders, "ASSAY_SWIFT", "folder of a Swift toolchain"},
		{folders, "DEVELOPER_DIR", "Xcode that `xcrun` uses, on a Mac"},
		{folders, "HOME", "home of the user: logins of agents, toolchains, the cache"},
		{folders, "NPM_CONFIG_CACHE", "where the files of `npx` packages are, whose code identifies a server"},
		{folders, "npm_config_cache", "the same"},
		{folders, "PATH", "where programs are found; rooms show its folders"},
		{folders, "PATHEXT", "endings of programs, on Windows"},
		{folders, "SWIFTLY_HOME_DIR", "home of swiftly; its toolchains are found"},
		{folders, "TMPDIR", "folder of temporary files and of rooms"},
		{folders, "XDG_CACHE_HOME", "the user's cache folder, on Linux"},
		{output, "CLICOLOR", "`0`: no colour on terminals"},
		{output, "CLICOLOR_FORCE", "not `0`: colour also where there is no terminal"},
		{output, "COLUMNS", "width of reports and pages, 20 to 1000; default that of the terminal, else 80"},
		{output, "FORCE_COLOR", "as CLICOLOR_FORCE; `0` or `false`: no colour"},
		{output, "LESS", "options of less, the pager of `assay help TOPIC`; default `FRX`"},
		{output, "NO_COLOR", "any value: no colour"},
		{output, "PAGER", "program that shows pages of `assay help TOPIC` on a terminal; default `less`"},
		{output, "SOURCE_DATE_EPOCH", "date of the pages of `assay man`, in seconds since 1970"},
		{output, "TERM", "`dumb`: no colour, no pager and no display that redraws"},
		{ci, "CI", "any value: no display that redraws, no question, no browser"},
		{ci, "GITHUB_ACTIONS", "`true`: annotations are written (`--annotations auto`)"},
		{ci, "GITHUB_STEP_SUMMARY", "file to which the summary of a run is appended"},
		{ci, "GITHUB_WORKSPACE", "folder to which the files in annotations are relative"},
		{network, "HTTPS_PROXY", "proxy for requests to models and MCP servers; also in lower case"},
		{network, "HTTP_PROXY", "the same for plain HTTP"},
		{network, "NO_PROXY", "hosts that need no proxy"},
		{other, "BROWSER", "browser that `assay view` starts"},
		{other, "DISPLAY", "without it and WAYLAND_DISPLAY `assay view` starts no browser on Linux"},
		{other, "WAYLAND_DISPLAY", "as DISPLAY"},
		{other, "SSH_CONNECTION", "any value: `assay view` starts no browser"},
		{other, "GOFLAGS", "options of Go in the environment of a `command` grader; kept"},
		{other, "NODE_OPTIONS", "the same of Node"},
		{other, "PYTEST_ADDOPTS", "the same of pytest"},
		{other, "PYTHONPATH", "the same of Python"},
		{other, "GOGC", "garbage collection of a run; default chosen by assay"},
		{other, "LANG", "passed to programs in rooms"},
		{other, "SSH_AUTH_SOCK", "agent of SSH that signs runs"},
		{other, "USER", "author of notes, where git knows none"},
		{own, "ASSAY_ORIGIN", "in rooms: marks the calls of a server, which do not count as the agent's"},
		{own, "ASSAY_PROC_ID", "in children: finds them to end them"},
		{own, "ASSAY_RELAY", "in rooms: where the recorder of MCP messages listens"},
		{own, "ASSAY_SHIM_DEPTH", "in rooms: how deep recorded commands call each other"},
	}
	said := map[string]string{}
	for _, p := range llm.Providers {
		optional := ""
		if p.KeyOptional {
			optional = "; need not be set"
		}
		for name, doc := range map[string]string{p.KeyVar: "key of `" + p.Name + "`" + optional, p.BaseVar: "address of `" + p.Name + "`, in place of the provider's"} {
			if name != "" {
				said[name] = doc
			}
		}
	}
	for name, doc := range map[string]string{
		"ANTHROPIC_AUTH_TOKEN":    "token with which Claude Code logs in; redacted and passed on where a suite names it",
		"CLAUDE_CODE_OAUTH_TOKEN": "the same, of a subscription",
	} {
		said[name] = doc
	}
	for _, name := range slices.Sorted(maps.Keys(said)) {
		out = append(out, variable{keys, name, said[name]})
	}
	return out
}
