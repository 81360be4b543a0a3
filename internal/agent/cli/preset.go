package cli

import (
	"maps"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/equip"
)

type preset struct {
	recipe  *recipe // nil for a preset with a plan of its own
	program string  // searched for in PATH
	npm     string  // package
	key     string  // variable that holds its key
	login   string  // file with its login, below the home folder
	// secret are further files with credentials.
	secret []string
	// baseVars are the vendor's variables for the address of the API.
	baseVars []string
	// effects are the changes of the preset to the program, as against a start by hand.
	effects []string
	defers  bool // the program can list MCP tools by name and load their schemas later
	// learn asks the program for further inputs of a start; nil if none are needed.
	learn func(a *Agent, path string) ([]byte, error)
	// native finds the program proper behind a wrapper; nil where there is none.
	native func(path string) string
	// check finds mistakes in the settings that only this preset can see.
	check func(c *Config, wrong wrongFunc)
	// plan describes the start of a trial.
	plan func(*order) (*plan, error)
}

var presets = withRecipes(map[string]*preset{"claude": claude, "codex": codex, "gemini": gemini, "opencode": opencode, "template": template})

// Install returns the program of a preset and the command that installs it; ok is false
// for presets that start a program of the settings.
func Install(name string) (program, command string, ok bool) {
	p := presets[name]
	if p == nil || p.npm == "" {
		return "", "", false
	}
	return p.program, "npm install -g " + p.npm, true
}

// order is one trial as a preset needs to know it. Paths are as they are seen in
// the room.
type order struct {
	cfg     *Config
	prompt  string
	system  string
	servers []equip.Launch // names fit for the program
	work    string
	home    string
	log     string
	key     string // variable with the key, in the program's own environment; "" with a login
	// keyValue is the key, for programs that read it from a file.
	keyValue string
	base     string // address of the model API, "" for the provider's own
	idle     time.Duration
	learned  []byte              // by the preset's learn
	fill     func(string) string // fills in the placeholders of set
}

// plan is how a program is started.
type plan struct {
	args  []string          // after the program
	env   map[string]string // in addition to the suite's
	files map[string][]byte // by path below the home folder
	stdin string
	out   string // file below the log folder in which it leaves its words; "" for none
	// extra means that args of the suite are in place already.
	extra bool
}

func envMap(env []string) map[string]string {
	out := map[string]string{}
	for _, kv := range env {
		name, value, _ := strings.Cut(kv, "=")
		out[name] = value
	}
	return out
}

func envList(env map[string]string) []string {
	out := make([]string, 0, len(env))
	for _, name := range slices.Sorted(maps.Keys(env)) {
		out = append(out, name+"="+env[name])
	}
	return out
}

func onlyTemplate(c *Config, wrong wrongFunc) {
	const fix = "take it out, or write preset: template"
	if c.Parser != "" {
		wrong("parser", fix, "preset %s has its own parser", c.Preset)
	}
	if c.Paths != nil {
		wrong("paths", fix, "preset %s has its own parser", c.Preset)
	}
	if c.Output != "" {
		wrong("output", fix, "preset %s has its own parser", c.Preset)
	}
	if len(c.Files) > 0 {
		wrong("files", fix, "preset %s writes its files itself", c.Preset)
	}
}

func fileExists(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}
