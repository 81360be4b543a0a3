package activity

import (
	"cmp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace/shim"
)

// placeholder stands for the value of a volatile option.
const placeholder = "<path>"

func ofAgent(cs []shim.Command) []shim.Command {
	return slices.DeleteFunc(slices.Clone(cs), func(c shim.Command) bool { return c.Origin != shim.OriginAgent })
}

// originProgram is the origin of commands that a coding agent's program calls for itself.
const originProgram = "program"

// startSlack is how much later than its command a tool call may be stamped, where the
// stream has no times of its own.
const startSlack = 250

// partStart attributes commands before the first tool call to the program, if the
// transcript has shell calls. Without shell calls in the transcript the origin of a command
// is unknown.
func partStart(cs []shim.Command, calls []call) []shim.Command {
	if !slices.ContainsFunc(calls, func(c call) bool { return c.kind == trial.ToolShell }) {
		return cs
	}
	first := slices.MinFunc(calls, func(a, b call) int { return cmp.Compare(a.at, b.at) }).at
	out := slices.Clone(cs)
	for i := range out {
		if out[i].Origin == shim.OriginAgent && out[i].AtMS < first-startSlack {
			out[i].Origin = originProgram
		}
	}
	return out
}

// isCommand reports whether c is one that is counted as name: a program, or a
// program and its first argument.
func isCommand(c shim.Command, name string) bool {
	words := strings.Fields(name)
	return len(words) > 0 && c.Cmd == words[0] && (len(words) == 1 || len(c.Argv) > 0 && c.Argv[0] == words[1])
}

// countRepeats is Σ (calls − 1) over calls with the same arguments after the values of
// volatile options were replaced: how often something was done again, not counting
// the order of arguments and of the parts of a destination. As the seed counts
// it, both orders matter, and -x=value is not seen as an option with a value.
func countRepeats(cs []shim.Command, volatile, places []string, seed bool) int {
	counts := map[string]int{}
	for _, c := range cs {
		args := steadyArgs(c.Argv, volatile, seed)
		if !seed {
			for i, a := range args {
				if name, value, ok := strings.Cut(a, "="); ok && slices.Contains(places, name) {
					args[i] = name + "=" + sortedValue(value)
				} else if i > 0 && slices.Contains(places, args[i-1]) {
					args[i] = sortedValue(a)
				}
			}
			slices.Sort(args)
		}
		counts[c.Cmd+"\x00"+strings.Join(args, "\x00")]++
	}
	out := 0
	for _, n := range counts {
		out += n - 1
	}
	return out
}

func steadyArgs(argv, volatile []string, seed bool) []string {
	var out []string
	for i := 0; i < len(argv); i++ {
		a := argv[i]
		name, _, has := strings.Cut(a, "=")
		switch {
		case slices.Contains(volatile, a) && i+1 < len(argv):
			out = append(out, a, placeholder)
			i++
		case !seed && has && slices.Contains(volatile, name):
			out = append(out, name, placeholder)
		default:
			out = append(out, a)
		}
	}
	return out
}

// countDestinations counts the distinct values of the options that say where a build
// is to run, their parts in any order. As the seed counts it, values are taken as
// written, and only the first of each call.
func countDestinations(cs []shim.Command, options []string, seed bool) int {
	seen := map[string]bool{}
	for _, c := range cs {
		for i, a := range c.Argv {
			value, ok := "", false
			for _, o := range options {
				if a == o && i+1 < len(c.Argv) {
					value, ok = c.Argv[i+1], true
				} else if v, is := strings.CutPrefix(a, o+"="); is {
					value, ok = v, true
				}
			}
			if !ok {
				continue
			}
			if seed {
				if value != "" {
					seen[value] = true
				}
				break
			}
			seen[sortedValue(value)] = true
		}
	}
	return len(seen)
}

func sortedValue(value string) string {
	parts := strings.Split(value, ",")
	for i, p := range parts {
		parts[i] = strings.TrimSpace(p)
	}
	slices.Sort(parts)
	return strings.Join(parts, ",")
}

// buildCommands returns the commands that can build, with any arguments.
func buildCommands(cs []shim.Command, rules []Build) []shim.Command {
	return slices.DeleteFunc(slices.Clone(cs), func(c shim.Command) bool {
		return !slices.ContainsFunc(rules, func(b Build) bool { return b.Command == c.Cmd })
	})
}

func buildTimes(cs []shim.Command, rules []Build) []int64 {
	var out []int64
	for _, c := range cs {
		if builds(rules, c.Cmd, c.Argv) {
			out = append(out, c.AtMS)
		}
	}
	return out
}
