package ablatecmd

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/mcp/view"
	"github.com/assay-eval/assay/internal/suite"
)

// setting is the path of a value in a suite, and the value; nil removes it.
type setting struct {
	path  []string
	value any
}

// object is a map of settings.
type object = map[string]any

// ablation describes the arms of an ablation.
type ablation struct {
	suite    *suite.Suite
	server   string
	agent    string
	scenario string // scenario with the complete server
	pin      *equip.ServerPin
	// instructions holds the server's instructions; "" if none.
	instructions string
}

// comparison is the name of the comparison of all arms with the complete server.
const comparison = "ablation"

// part is a change to the server, and the suffix for the names of the changed server
// and its arm.
type part struct {
	name   string
	change object
}

// listParts returns the parts: one that removes each tool, one that removes the
// instructions, and one that shortens descriptions to their first sentence.
func (a *ablation) listParts() []part {
	was := suite.ToolChanges{}
	if c := a.suite.Servers[a.server].Tools; c != nil {
		was = *c
	}
	var out []part
	if len(a.pin.Tools) > 1 {
		for _, t := range a.pin.Tools {
			out = append(out, part{plainName(t.RealName()), object{"tools": object{"without": append(slices.Clone(was.Without), t.RealName())}}})
		}
	}
	if a.instructions != "" {
		out = append(out, part{"instructions", object{"instructions": "off"}})
	}
	short := object{}
	for _, t := range a.pin.Tools {
		cutText(short, t.RealName(), t.Description)
		for _, p := range view.Parameters(t.Schema) {
			cutText(short, t.RealName()+"."+p.Name, p.Description)
		}
	}
	if len(short) > 0 {
		out = append(out, part{"details", object{"tools": object{"describe": short}}})
	}
	taken := map[string]bool{}
	for i := range out {
		name := out[i].name
		for n := 2; taken[out[i].name]; n++ {
			out[i].name = fmt.Sprintf("%s-%d", name, n)
		}
		taken[out[i].name] = true
	}
	return out
}

func cutText(short object, name, text string) {
	if first := firstSentence(text); first != text {
		short[name] = first
	}
}

// firstSentence returns the first sentence of a text, or its first line if shorter. A
// full stop within a word or after an abbreviation such as "e.g." does not end a
// sentence.
func firstSentence(text string) string {
	text = strings.TrimSpace(text)
	line, _, _ := strings.Cut(text, "\n")
	for i, r := range line {
		if !strings.ContainsRune(".!?。！？", r) {
			continue
		}
		end := i + utf8.RuneLen(r)
		rest := line[end:]
		next, _ := utf8.DecodeRuneInString(strings.TrimLeft(rest, " "))
		wide := r > unicode.MaxASCII
		if rest == "" || wide || rest[0] == ' ' && !unicode.IsLower(next) && !isAbbreviation(line[:end]) {
			return line[:end]
		}
	}
	return strings.TrimSpace(line)
}

var abbreviation = lazyregexp.New(`(?i)(^|[\s(])(e\.g|i\.e|etc|vs|cf|approx|incl|no|[a-z])\.$`)

func isAbbreviation(text string) bool { return abbreviation.MatchString(text) }

var noName = lazyregexp.New(`[^A-Za-z0-9_-]`)

// plainName converts a tool's name to a name that suites allow.
func plainName(tool string) string { return noName.ReplaceAllString(tool, "-") }

// design describes the arms of a run that compares changed servers with the complete one.
type design struct {
	parts      []part
	suffix     string // of the name of the suite
	infix      string // between the name of a server or scenario and that of a part
	comparison string // of all arms with the complete server
	ask        string // the question of the comparison, or "" for the usual one
	stop       any    // when the run stops, or nil
}

// listSettings returns the settings that reduce the suite to the ablation.
func (a *ablation) listSettings() []setting {
	return a.listDesign(design{parts: a.listParts(), suffix: "-ablation", infix: "-without-", comparison: comparison})
}

// listDesign returns the settings that reduce the suite to a design.
func (a *ablation) listDesign(d design) []setting {
	s := a.suite
	out := []setting{{[]string{"name"}, s.Name + d.suffix}}
	add := func(value any, path ...string) { out = append(out, setting{path, value}) }
	arms := []any{object{"agent": a.agent, "scenario": a.scenario}}
	prefix := a.scenario + d.infix
	scenarios := map[string]bool{a.scenario: true}
	servers := map[string]bool{a.server: true}
	for _, p := range d.parts {
		server, scenario := a.server+d.infix+p.name, prefix+p.name
		p.change["like"] = a.server
		add(p.change, "servers", server)
		add(object{"like": a.scenario, "servers": a.replaceServer(server)}, "scenarios", scenario)
		arms = append(arms, object{"agent": a.agent, "scenario": scenario})
		scenarios[scenario], servers[server] = true, true
	}
	add(arms, "arms")
	compare := object{"treatment": object{"scenario": prefix + "*"}, "control": object{"scenario": a.scenario}}
	if d.ask != "" {
		compare["ask"] = d.ask
	}
	add(compare, "compare", d.comparison)
	addUnused(add, "compare", s.Compare, map[string]bool{d.comparison: true, suite.AutomaticComparison: true})
	for _, u := range s.Scenarios[a.scenario].Servers {
		servers[u.Server()] = true
	}
	if in := s.Scenarios[a.scenario].Inject; in != nil {
		servers[in.Server] = true
	}
	keepLikes(scenarios, s.Scenarios, func(sc *suite.Scenario) string { return sc.Like })
	keepLikes(servers, s.Servers, func(sv *suite.Server) string { return sv.Like })
	addUnused(add, "scenarios", s.Scenarios, scenarios)
	addUnused(add, "servers", s.Servers, servers)
	addUnused(add, "agents", s.Agents, map[string]bool{a.agent: true})
	for key, there := range map[string]bool{"gates": len(s.Gates.Rules) > 0, "stop": s.Stop.When != "" && d.stop == nil, "baselines": s.Baselines != nil, "post_run_report": s.PostRun != nil} {
		if there {
			add(nil, key)
		}
	}
	if d.stop != nil {
		add(d.stop, "stop")
	}
	slices.SortStableFunc(out, func(x, y setting) int { return strings.Compare(sortKey(x), sortKey(y)) })
	return out
}

// sortKey returns a key that orders settings by their top-level key. Deletions follow the
// other settings of a key.
func sortKey(s setting) string {
	keys := []string{"name", "servers", "scenarios", "agents", "arms", "compare"}
	at := slices.Index(keys, s.path[0])
	if at < 0 {
		at = len(keys)
	}
	unset := 0
	if s.value == nil {
		unset = 1
	}
	text := fmt.Sprintf("%d%d", at, unset)
	if s.value == nil || at == len(keys) {
		text += strings.Join(s.path, ".")
	}
	return text
}

// keepLikes adds to used the names that its members refer to by like, directly or
// transitively.
func keepLikes[V any](used map[string]bool, all map[string]V, like func(V) string) {
	for range all {
		for name := range maps.Clone(used) {
			if v, there := all[name]; there && like(v) != "" {
				used[like(v)] = true
			}
		}
	}
}

func addUnused[V any](add func(any, ...string), key string, all map[string]V, used map[string]bool) {
	for _, name := range slices.Sorted(maps.Keys(all)) {
		if !used[name] {
			add(nil, key, name)
		}
	}
}

// replaceServer returns the servers of the scenario with the ablated server replaced.
func (a *ablation) replaceServer(by string) []any {
	var out []any
	for _, u := range a.suite.Scenarios[a.scenario].Servers {
		switch {
		case u.Name == a.server:
			out = append(out, by)
		case u.Name != "":
			out = append(out, u.Name)
		default:
			long := object{"placebo": u.Placebo}
			if u.Yoked() {
				long["kind"], long["from"] = u.Kind, u.From
			}
			out = append(out, long)
		}
	}
	return out
}

// formatOverrides formats the settings as values of --set.
func formatOverrides(all []setting) ([]string, error) {
	var out []string
	for _, s := range all {
		value, err := flowText(s.value)
		if err != nil {
			return nil, err
		}
		out = append(out, strings.Join(s.path, ".")+"="+value)
	}
	return out, nil
}

// writeOverlay returns a suite file that extends base by the settings.
func writeOverlay(base string, all []setting) ([]byte, error) {
	from, err := flowText(base)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "# The arms of an ablation: the server whole, and without one part at a time.\nversion: 1\nextends: %s\n", from)
	group := ""
	for _, s := range all {
		value, err := flowText(s.value)
		if err != nil {
			return nil, err
		}
		if len(s.path) == 1 {
			group = ""
			fmt.Fprintf(&b, "%s: %s\n", s.path[0], value)
			continue
		}
		if s.path[0] != group {
			group = s.path[0]
			fmt.Fprintf(&b, "%s:\n", group)
		}
		fmt.Fprintf(&b, "  %s: %s\n", s.path[1], value)
	}
	return b.Bytes(), nil
}

// flowText formats a value as JSON, which is also YAML.
func flowText(v any) (string, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return "", fmt.Errorf("write a setting: %w", err)
	}
	return strings.TrimSpace(b.String()), nil
}
