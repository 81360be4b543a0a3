package runload

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
)

// settingKeys names the parts of a suite that a result can depend on. Tasks have
// digests of their own.
var settingKeys = []string{"agents", "scenarios", "servers", "tools", "graders", "workspace", "prompt", "limits", "trials"}

// settingOfSuite lists those parts, a fact a value.
func settingOfSuite(resolved json.RawMessage) []analyse.Fact {
	var all map[string]json.RawMessage
	if err := json.Unmarshal(resolved, &all); err != nil {
		return nil // a run without a suite has no analysis either
	}
	parts := map[string]any{}
	for _, name := range settingKeys {
		var v any
		if json.Unmarshal(all[name], &v) == nil {
			parts[name] = shortenTexts(v)
		}
	}
	b, err := json.Marshal(parts)
	if err != nil {
		return nil
	}
	leaves, err := suite.Diff(json.RawMessage("{}"), b)
	if err != nil {
		return nil
	}
	var out []analyse.Fact
	for _, l := range leaves {
		if l.New != "" && l.New != "{}" && l.New != "[]" && l.New != "null" {
			out = append(out, analyse.Fact{Name: l.Path, Value: Unquote(l.New)})
		}
	}
	return out
}

// Unquote takes the quotes off a JSON string; anything else stays as it is.
func Unquote(s string) string {
	var text string
	if json.Unmarshal([]byte(s), &text) == nil && text != "" {
		return text
	}
	return s
}

// longText is from how many characters on a text is known by its digest.
const longText = 60

// shortenTexts replaces long texts by their length and a digest.
func shortenTexts(v any) any {
	switch t := v.(type) {
	case map[string]any:
		for k, e := range t {
			t[k] = shortenTexts(e)
		}
	case []any:
		for i, e := range t {
			t[i] = shortenTexts(e)
		}
	case string:
		if r := []rune(t); len(r) > longText {
			return fmt.Sprintf("%d characters, %s", len(r), digestOf(t))
		}
	}
	return v
}

func settingOfPins(m *journal.Manifest) []analyse.Fact {
	var pins equip.Pins
	if len(m.Pins) > 0 && json.Unmarshal(m.Pins, &pins) != nil {
		return nil
	}
	var out []analyse.Fact
	for _, f := range []analyse.Fact{
		{Name: "fixture", Value: pins.Fixture.Short()}, {Name: "commit", Value: pins.Commit}, {Name: "isolation", Value: pins.Isolation},
	} {
		if f.Value != "" {
			out = append(out, f)
		}
	}
	for _, name := range cmdenv.SortedKeys(pins.Servers) {
		if p := pins.Servers[name]; p != nil {
			out = append(out,
				analyse.Fact{Name: "server " + name, Value: strings.TrimSpace(p.Name + " " + p.Version)},
				analyse.Fact{Name: "tools of server " + name, Value: p.Digest.Short()})
			for _, f := range []analyse.Fact{
				{Name: "program of server " + name, Value: p.Program.Short()},
				{Name: "instructions of server " + name, Value: p.Instructions}, {Name: "handshake of server " + name, Value: p.Hello.Short()},
				{Name: "prompts of server " + name, Value: p.Prompts.Short()}, {Name: "resources of server " + name, Value: p.Resources.Short()},
			} {
				if f.Value != "" {
					out = append(out, f)
				}
			}
		}
	}
	for _, kind := range cmdenv.SortedKeys(pins.Tools) {
		out = append(out, analyse.Fact{Name: "task tool " + kind, Value: digestOf(pins.Tools[kind])})
	}
	for _, name := range cmdenv.SortedKeys(pins.Graders) {
		for _, what := range cmdenv.SortedKeys(pins.Graders[name]) {
			value := pins.Graders[name][what]
			if d := seal.Digest(value); d.Valid() {
				value = d.Short()
			}
			out = append(out, analyse.Fact{Name: what + " of grader " + name, Value: value})
		}
	}
	return out
}

// pricesDigest identifies the prices of a pinned table by the date of the table and a
// digest of its content. The result does not depend on the date of the run.
func pricesDigest(table json.RawMessage) string {
	var t struct {
		Date   string          `json:"date"`
		Models json.RawMessage `json:"models"`
	}
	if len(table) == 0 || json.Unmarshal(table, &t) != nil || len(t.Models) == 0 {
		return ""
	}
	return strings.TrimSpace(t.Date + " " + digestOf(t.Models))
}

// digestOf names a value; "" if it cannot be written down.
func digestOf(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		return ""
	}
	d, err := seal.Hash("assay/setting/1", string(b))
	if err != nil {
		return ""
	}
	return d.Short()
}

// setting is under which conditions a run was made: the suite, what agents,
// scenarios and graders were set to, what probing found, the prices, and the
// version of assay. Of long texts it is the digest: they may be answers or prompts.
func setting(m *journal.Manifest) []analyse.Fact {
	facts := []analyse.Fact{{Name: "suite", Value: m.SuiteDigest.Short()}}
	facts = append(facts, settingOfSuite(m.Resolved)...)
	facts = append(facts, settingOfPins(m)...)
	if d := pricesDigest(m.Prices); d != "" {
		facts = append(facts, analyse.Fact{Name: "prices", Value: d})
	}
	return append(facts, analyse.Fact{Name: "assay", Value: m.Version})
}

// AddHost adds the machines that a run was made on.
func AddHost(facts []analyse.Fact, sessions []analyse.Session) []analyse.Fact {
	var hosts []string
	for _, s := range sessions {
		if s.Host != "" && s.Why != "regrade" && !slices.Contains(hosts, s.Host) {
			hosts = append(hosts, s.Host)
		}
	}
	if len(hosts) == 0 {
		return facts
	}
	return append(facts, analyse.Fact{Name: delta.FactHost, Value: strings.Join(hosts, ", ")})
}
