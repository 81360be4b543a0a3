package seedc

import (
	"math/big"
	"path/filepath"
	"strings"

	"github.com/assay-eval/assay/internal/spelling"
)

// presetOptions are the options that a preset passes itself, with the number of their
// arguments. Options that become settings are not among them.
var presetOptions = map[string]map[string]int{
	"claude": {"-p": 0, "--print": 0, "--verbose": 0, "--output-format": 1, "--input-format": 1, "--dangerously-skip-permissions": 0,
		"--permission-mode": 1, "--strict-mcp-config": 0, "--setting-sources": 1, "--include-partial-messages": 0},
	"codex": {"exec": 0, "--json": 0, "--full-auto": 0, "--dangerously-bypass-approvals-and-sandbox": 0, "--yolo": 0, "--skip-git-repo-check": 0,
		"--sandbox": 1, "-s": 1, "--ask-for-approval": 1, "-a": 1, "--cd": 1, "-C": 1, "--color": 1, "--output-last-message": 1, "-o": 1},
}

func (c *converter) convertAgents(all []any) {
	agents := block{}
	for i, v := range all {
		b, _ := v.(block)
		c.checkKeys("agents", b)
		id := formatValue(b["id"])
		switch {
		case id == "":
			c.setErrorf("agent %d has no id", i+1)
			continue
		case agents[id] != nil:
			c.setErrorf("two agents are called %s", id)
			continue
		}
		place := "agents." + id
		words := c.parseCommand(place+".command", b["command"])
		if len(words) == 0 {
			c.setErrorf("%s has no command", place)
			continue
		}
		a := block{"kind": "cli"}
		switch kind := formatValue(b["kind"]); kind {
		case "codex_cli", "claude_code_cli":
			preset := map[string]string{"codex_cli": "codex", "claude_code_cli": "claude"}[kind]
			a["preset"] = preset
			c.convertCommand(place+".command", preset, words, a)
		case "other":
			a["preset"], a["command"] = "template", words
			a["paths"] = block{"model": "$[0].model", "usage": block{"each": "$[?@.usage].usage", "input": "$.input_tokens", "output": "$.output_tokens", "cache_read": "$.cache_read_input_tokens"}}
			c.dropSetting(place+".kind other", "its tokens are read where a line of its output has usage; where texts and tool calls stand is not known: write it into agents."+id+".paths")
		default:
			kinds := []string{"codex_cli", "claude_code_cli", "other"}
			c.setErrorf("%s.kind: unknown kind %q%s", place, kind, spelling.Suggest(kind, kinds))
		}
		if set := c.convertVariables(place+".env", c.mapAt(b, place, "env"), a); len(set) > 0 {
			if extra := formatValue(set["EVAL_AGENT_EXTRA_ARGS"]); extra != "" {
				args, _ := a["args"].([]string)
				a["args"] = append(args, c.parseCommand(place+".env.EVAL_AGENT_EXTRA_ARGS", extra)...)
				delete(set, "EVAL_AGENT_EXTRA_ARGS")
			}
			if len(set) > 0 {
				a["set"] = set
			}
		}
		c.convertPricing(place, c.mapAt(b, place, "pricing"), a)
		agents[id] = a
	}
	if len(agents) == 0 {
		c.setErrorf("the configuration has no agents")
	}
	c.out["agents"] = agents
}

// commandReader converts the command line of a program with a preset.
type commandReader struct {
	*converter
	place, preset string
	words         []string
	at            int // index of the option being read
	agent         block
	args          []string
}

// convertCommand turns a command line into settings of an agent: it leaves out the
// options of the preset, and keeps options without a setting as args.
func (c *converter) convertCommand(place, preset string, words []string, agent block) {
	if program := words[0]; program != preset {
		if filepath.Base(program) != preset {
			c.dropSetting(place, "the program is taken to be "+program+", which is not called "+preset+": if it is a wrapper, what it does besides is up to it")
		}
		agent["command"] = []string{program}
	}
	r := &commandReader{converter: c, place: place, preset: preset, words: words, agent: agent}
	for r.at = 1; r.at < len(words); r.at++ {
		r.readOption()
	}
	for _, w := range r.args {
		if strings.Contains(w, "{workdir}") {
			c.dropSetting(place+" "+w, "arguments know no placeholder: write the path as programs see it")
		}
	}
	if len(r.args) > 0 {
		agent["args"] = r.args
	}
}

// peek returns the value of the option, and how many words further it is.
func (r *commandReader) peek() (value string, skip int) {
	if _, value, joined := strings.Cut(r.words[r.at], "="); joined {
		return value, 0
	}
	if r.at+1 < len(r.words) {
		return r.words[r.at+1], 1
	}
	return "", 0
}

// take returns the value of the option and skips it.
func (r *commandReader) take() string {
	value, skip := r.peek()
	r.at += skip
	return value
}

func (r *commandReader) readOption() {
	word := r.words[r.at]
	name, _, joined := strings.Cut(word, "=")
	if n, ok := presetOptions[r.preset][name]; ok {
		if !joined {
			r.at += n
		}
		return
	}
	if strings.Contains(word, "{PROMPT}") || word == "{EXTRA_ARGS}" || word == "-" {
		return
	}
	switch option := r.preset + " " + name; option {
	case "claude --model", "claude -m", "codex --model", "codex -m":
		r.agent["model"] = r.take()
		return
	case "claude --max-turns":
		r.agent["max_turns"] = r.parseCount(r.place+" "+name, r.take(), 1)
		return
	case "claude --max-budget-usd":
		r.agent["max_usd"] = r.take()
		return
	case "claude --mcp-config":
		r.addServerFile(r.place+" "+name, r.take())
		return
	case "codex -c", "codex --config":
		if value, _ := r.peek(); strings.HasPrefix(value, "mcp_servers") {
			r.dropSetting(r.place+" "+name+" "+r.take(), "servers are named in scenarios")
			return
		}
	}
	if strings.Contains(word, "{OUT_JSON}") {
		r.dropSetting(r.place+" "+word, "what was used is read from the stream of the program")
		return
	}
	r.args = append(r.args, places.Replace(word))
}

func (c *converter) convertPricing(place string, p, a block) {
	place += ".pricing"
	c.checkKeys("agents.pricing", p)
	if len(p) == 0 {
		return
	}
	number := func(key string) *big.Rat {
		r, ok := new(big.Rat).SetString(formatValue(p[key]))
		if !ok || r.Sign() < 0 {
			c.setErrorf("%s.%s is %q, and not a price", place, key, formatValue(p[key]))
			return new(big.Rat)
		}
		return r
	}
	in := number("input_per_token")
	times := func(key string) *big.Rat {
		if p[key] == nil {
			return in
		}
		return new(big.Rat).Mul(in, number(key))
	}
	a["pricing"] = block{"input": perMillion(in), "output": perMillion(number("output_per_token")), "cache_read": perMillion(times("cache_read_multiplier")),
		"cache_write_5m": perMillion(times("cache_write_multiplier_5m")), "cache_write_1h": perMillion(times("cache_write_multiplier_1h"))}
}

func perMillion(r *big.Rat) any {
	f, _ := new(big.Rat).Mul(r, big.NewRat(1_000_000, 1)).Float64()
	return f
}
