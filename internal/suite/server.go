package suite

import (
	"fmt"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
)

// Placeholders for values that are known only when a server starts. All other text in
// braces stays as it is: arguments may be JSON.
const (
	PlaceAssay = "{assay}" // the running program, which has servers too
	PlaceSuite = "{suite}" // folder of the suite on disk
	PlaceTask  = "{task}"  // id of the task, with per: trial
	PlaceData  = "{data}"  // the copy of what data names
)

var places = []string{PlaceAssay, PlaceSuite, PlaceTask, PlaceData}

// Uses reports whether a placeholder is in the command or in set.
func (s *Server) Uses(place string) bool {
	holds := func(text string) bool { return strings.Contains(text, place) }
	return slices.ContainsFunc(s.Command, holds) || slices.ContainsFunc(slices.Collect(maps.Values(s.Set)), holds)
}

// Expand returns a copy of s with placeholders in command and set replaced.
// Those without a value stay.
func (s *Server) Expand(values map[string]string) *Server {
	var pairs []string
	for _, p := range places {
		if v, ok := values[p]; ok {
			pairs = append(pairs, p, v)
		}
	}
	r := strings.NewReplacer(pairs...)
	out := *s
	out.Command, out.Set = slices.Clone(s.Command), maps.Clone(s.Set)
	for i, arg := range out.Command {
		out.Command[i] = r.Replace(arg)
	}
	for name, v := range out.Set {
		out.Set[name] = r.Replace(v)
	}
	return &out
}

var (
	variable   = regexp.MustCompile(`\$\{([A-Za-z_][A-Za-z0-9_]*)\}`)
	headerName = regexp.MustCompile("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$")
)

// ExpandHeader replaces every ${VAR} in a header's value by what lookup knows
// of it.
func ExpandHeader(value string, lookup func(name string) (string, error)) (string, error) {
	var first error
	out := variable.ReplaceAllStringFunc(value, func(m string) string {
		v, err := lookup(m[2 : len(m)-1])
		if first == nil {
			first = err
		}
		return v
	})
	return out, first
}

// ours are headers that the protocol sets.
var ours = []string{"Accept", "Connection", "Content-Length", "Content-Type", "Host", "Last-Event-Id", "Mcp-Method", "Mcp-Name", "Mcp-Protocol-Version", "Mcp-Session-Id", "Transfer-Encoding"}

func (k *checker) checkServer(name string, s *Server) {
	at := func(more ...string) []string { return append([]string{"servers", name}, more...) }
	if s.Alone && s.Per != "run" {
		k.addMistake(at("per"), "leave per out", "server %s is alone, so that all trials share one process: per cannot be %s", name, s.Per)
	}
	if s.URL != "" && s.Alone {
		k.addMistake(at("alone"), "take it out", "server %s is reached by its url: assay starts no process of it", name)
	}
	if s.URL != "" && s.Data != "" {
		k.addMistake(at("data"), "take it out", "server %s is reached by its url: no copy of data can be given to it", name)
	}
	if s.URL == "" && len(s.Headers) > 0 {
		k.addMistake(at("headers"), "pass secrets to a command with env", "server %s has headers, but no url", name)
	}
	for _, h := range slices.Sorted(maps.Keys(s.Headers)) {
		k.checkHeader(name, h, s.Headers[h])
	}
	if s.Data != "" && s.URL == "" && !s.Uses(PlaceData) {
		k.addMistake(at("data"), fmt.Sprintf("write %s in command or set", PlaceData), "server %s is not told where its copy of data is", name)
	}
	if s.Data == "" && s.Uses(PlaceData) {
		k.addMistake(at(), "say which with data", "server %s uses %s, but has no data", name, PlaceData)
	}
	if s.Per != "trial" && s.Uses(PlaceTask) {
		k.addMistake(at("per"), "write per: trial", "server %s uses %s, but lives for more than one task", name, PlaceTask)
	}
	if k.s.Dir == "" && k.main.ships != "" && s.Uses(PlaceSuite) {
		k.addMistake(at(), fmt.Sprintf("name its files as @%s/…, to one of assay's own servers", k.main.ships), "server %s uses %s, but the suite is in no folder", name, PlaceSuite)
	}
}

func (k *checker) checkHeader(server, name, value string) {
	at := []string{"servers", server, "headers", name}
	switch {
	case !headerName.MatchString(name):
		k.addMistake(at, "", "%q is not the name of a header", name)
	case slices.Contains(ours, http.CanonicalHeaderKey(name)):
		k.addMistake(at, "take it out", "header %s is set by the protocol", name)
	}
	if rest := variable.ReplaceAllString(value, ""); strings.Contains(rest, "${") {
		k.addMistake(at, "write ${NAME}", "header %s: %q names no variable", name, value)
	}
	for _, m := range variable.FindAllStringSubmatch(value, -1) {
		if len(seal.Secrets([]string{m[1] + "=" + strings.Repeat("x", 16)})) == 0 {
			k.addMistake(at, "call it "+m[1]+"_TOKEN", "header %s: the name of variable %s does not say that it is a secret (by key, token, secret or password), so that its value would be kept in the records", name, m[1])
		}
	}
	if strings.ContainsAny(value, "\r\n") {
		k.addMistake(at, "", "header %s has a line break", name)
	}
	if http.CanonicalHeaderKey(name) == "Authorization" && !variable.MatchString(value) {
		k.addMistake(at, `keep the secret in a variable: "Bearer ${DOCS_TOKEN}"`, "header %s holds a secret, which would be stored with every run", name)
	}
}
