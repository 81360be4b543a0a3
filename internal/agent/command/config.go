package command

import (
	"fmt"
	"maps"
	"math/big"
	"slices"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
)

// KindName is the kind of this agent in a suite file.
const KindName = "command"

// Config is the settings of an agent of kind command.
type Config struct {
	Command []string          `json:"command" key:"gen" doc:"program and arguments; {suite} stands for the folder of the suite file, {assay} for this program, a relative program path is relative to it, a bare name is searched for in PATH"`
	Env     suite.Variables   `json:"env,omitempty" key:"gen" doc:"names of variables passed on from assay's own environment; {name: NAME, public: true} for one whose value is no secret"`
	Set     map[string]string `json:"set,omitempty" key:"gen" doc:"variables with fixed values; no secrets"`
	Files   map[string]string `json:"files,omitempty" key:"gen" file:"text" doc:"files of the suite that the program is told, by name: their texts are in its first line and nowhere in its room"`
	// The digest of the files, not the patterns, enters the key.
	Identity []string `json:"identity,omitempty" key:"none" doc:"files that hold all code of the program, as patterns relative to the suite such as [\"agent/**/*.py\"]: they prove its identity, so that whole trials are taken from the cache until one of them changes"`
	// Scripted is part of the key because such answers are never taken for others.
	Scripted bool        `json:"scripted,omitempty" key:"gen" doc:"the program follows a script and asks no model: reports call its trials scripted, and they cost nothing"`
	MaxUSD   suite.Money `json:"max_usd,omitempty" key:"gen" doc:"most money of one trial in US dollars, such as 0.50, by what the program reports; 0 for a program that costs nothing"`
}

// Kind makes the agent known to suite files.
func Kind() suite.Kind {
	return suite.Kind{
		Doc: "any program that speaks JSON lines on its standard input and output",
		New: func() any { return new(Config) },
		// The cost of a program is unknown beforehand, unless the suite bounds it.
		Bounded: func(config any) bool { c := config.(*Config); return c.MaxUSD != "" || c.Scripted },
		Check:   func(config any, s *suite.Suite) []suite.Problem { return config.(*Config).checkSettings() },
	}
}

var variableName = lazyregexp.New(`^[A-Za-z_][A-Za-z0-9_]*$`)

// checkSettings finds mistakes that the schema cannot express.
func (c *Config) checkSettings() []suite.Problem {
	var out []suite.Problem
	wrong := func(path, text, fix string) { out = append(out, suite.Problem{Path: path, Text: text, Fix: fix}) }

	if len(c.Command) == 0 || c.Command[0] == "" {
		wrong("command", "no program is given", "such as command: [python3, \"{suite}/agent.py\"]")
	}
	for i, name := range c.Env.Names() {
		if !variableName.MatchString(name) {
			wrong(fmt.Sprintf("env.%d", i), fmt.Sprintf("%q is no name of a variable", name), "the name alone; values of its own go to set")
		}
	}
	for _, name := range slices.Sorted(maps.Keys(c.Set)) {
		switch {
		case !variableName.MatchString(name):
			wrong("set."+name, fmt.Sprintf("%q is no name of a variable", name), "letters, digits and _")
		case len(seal.Secrets([]string{name + "=" + c.Set[name]})) > 0:
			wrong("set."+name, name+" is named like a secret, and values in set are recorded", "export it and put its name into env")
		}
	}
	if c.Scripted && c.MaxUSD != "" {
		wrong("max_usd", "a program that follows a script costs nothing", "leave max_usd out")
	}
	if c.MaxUSD != "" {
		if _, ok := parseAmount(string(c.MaxUSD)); !ok {
			wrong("max_usd", fmt.Sprintf("max_usd %q is not an amount of dollars", c.MaxUSD), `such as max_usd: 0.50`)
		}
	}
	return out
}

var decimal = lazyregexp.New(`^[0-9]{1,15}(\.[0-9]{1,15})?$`)

// parseAmount reads an amount of dollars that is not negative.
func parseAmount(s string) (*big.Rat, bool) {
	if !decimal.MatchString(s) {
		return nil, false
	}
	return new(big.Rat).SetString(s)
}
