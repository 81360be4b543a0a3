package suite

import (
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"path"
	"reflect"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
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

// Kinds of placebo.
const (
	placeboEmpty = "empty" // empty answers
	PlaceboYoked = "yoked" // real replies to other calls
)

// Yoked reports whether u is a placebo that answers with real replies to other calls.
func (u ServerUse) Yoked() bool { return u.Kind == PlaceboYoked }

// Server returns the name of u's server, real or placebo.
func (u ServerUse) Server() string {
	if u.Placebo != "" {
		return u.Placebo
	}
	return u.Name
}

// InstructionsOf returns the instructions for models, given the server's own
// instructions.
func (s *Server) InstructionsOf(own string) string {
	if s.Instructions == nil {
		return own
	}
	return s.Instructions.Text
}

// ShownName returns the name of a server for agents. For a server with a like setting
// it is the name of the other server, so that arms do not differ in it.
func (s *Suite) ShownName(server string) string {
	for range s.Servers {
		conf := s.Servers[server]
		if conf == nil || s.Servers[conf.Like] == nil {
			break
		}
		server = conf.Like
	}
	return server
}

// Address returns the command line or URL of a server, for messages.
func (s *Server) Address() string {
	if s.URL != "" {
		return s.URL
	}
	return strings.Join(s.Command, " ")
}

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
	variable   = lazyregexp.New(`\$\{([A-Za-z_][A-Za-z0-9_]*)\}`)
	headerName = lazyregexp.New("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$")
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
	at := "servers." + name
	byURL, hasData := s.URL != "", s.Data != ""
	k.refuseIf(s.Alone && s.Per != "run", at+".per", "leave per out",
		"server %s is alone, so that all trials share one process: per cannot be %s", name, s.Per)
	if s.Tools != nil {
		k.checkToolChanges(at+".tools", s.Tools)
	}
	if root := k.s.Servers[k.s.ShownName(name)]; s.Like != "" && root != nil && root.Alone {
		k.refuseIf(!s.SameProcess(root), at, "change nothing but tools, instructions and read_resources",
			"server %s is like %s, which is alone: both are one process, and cannot be started differently", name, k.s.ShownName(name))
	}
	k.refuseIf(byURL && s.Alone, at+".alone", "take it out",
		"server %s is reached by its url: assay starts no process of it", name)
	k.refuseIf(byURL && len(s.Identity) > 0, at+".identity", "take it out: its trials run and reuse equal requests (assay help caching)",
		"server %s is reached by url: what runs behind it may be older than any file", name)
	k.refuseIf(byURL && hasData, at+".data", "take it out",
		"server %s is reached by its url: no copy of data can be given to it", name)
	k.refuseIf(!byURL && len(s.Headers) > 0, at+".headers", "pass secrets to a command with env",
		"server %s has headers, but no url", name)
	k.refuseIf(byURL && !isWebAddress(s.URL), at+".url", "such as https://docs.example.com/mcp", "url %q is not an http or https address", s.URL)
	for header, value := range s.Headers {
		k.checkHeader(at+".headers."+header, header, value)
	}
	k.refuseIf(hasData && !byURL && !s.Uses(PlaceData), at+".data", fmt.Sprintf("write %s in command or set", PlaceData),
		"server %s is not told where its copy of data is", name)
	k.refuseIf(!hasData && s.Uses(PlaceData), at, "say which with data", "server %s uses %s, but has no data", name, PlaceData)
	k.refuseIf(s.Per != "trial" && s.Uses(PlaceTask), at+".per", "write per: trial",
		"server %s uses %s, but lives for more than one task", name, PlaceTask)
	k.refuseIf(k.s.Dir == "" && k.main.ships != "" && s.Uses(PlaceSuite), at,
		fmt.Sprintf("name its files as @%s/…, to one of assay's own servers", k.main.ships),
		"server %s uses %s, but the suite is in no folder", name, PlaceSuite)
}

func isWebAddress(s string) bool {
	u, err := url.Parse(s)
	return err == nil && u.Host != "" && (u.Scheme == "http" || u.Scheme == "https")
}

// SameProcess reports whether a process of s can serve as one of other: they differ at
// most in their views.
func (s *Server) SameProcess(other *Server) bool {
	a, b := *s, *other
	for _, x := range []*Server{&a, &b} {
		x.Like, x.Tools, x.Instructions, x.ReadResources = "", nil, nil, nil
	}
	return reflect.DeepEqual(a, b)
}

func (k *checker) checkToolChanges(at string, c *ToolChanges) {
	for _, l := range []struct {
		key   string
		globs []string
	}{{"only", c.Only}, {"without", c.Without}} {
		for i, glob := range l.globs {
			_, err := path.Match(glob, "")
			k.refuseIf(err != nil || glob == "", fmt.Sprintf("%s.%s.%d", at, l.key, i), "", "%q is not a glob pattern", glob)
		}
	}
	taken := map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(c.Rename)) {
		to, here := c.Rename[name], at+".rename."+name
		k.refuseIf(!toolName.MatchString(to), here, "write letters, digits, _ and -, at most 64, a letter or _ first",
			"%q is no name of a tool that all model APIs take", to)
		k.refuseIf(taken[to] != "", here, "", "tools %s and %s get the same name %q", taken[to], name, to)
		taken[to] = name
	}
}

// toolName matches the tool names accepted by all model APIs.
var toolName = lazyregexp.New("^[A-Za-z_][A-Za-z0-9_-]{0,63}$")

func (k *checker) checkHeader(at, name, value string) {
	canonical := http.CanonicalHeaderKey(name)
	k.refuseIf(!headerName.MatchString(name), at, "", "%q is not the name of a header", name)
	k.refuseIf(slices.Contains(ours, canonical), at, "take it out", "header %s is set by the protocol", name)
	rest := variable.ReplaceAllString(value, "")
	k.refuseIf(strings.Contains(rest, "${"), at, "write ${NAME}", "header %s: %q names no variable", name, value)
	for _, m := range variable.FindAllStringSubmatch(value, -1) {
		k.refuseIf(!isSecret(m[1], strings.Repeat("x", 16)), at, "call it "+m[1]+"_TOKEN",
			"header %s: the name of variable %s does not say that it is a secret (by key, token, secret or password), so that its value would be kept in the records", name, m[1])
	}
	k.refuseIf(strings.ContainsAny(value, "\r\n"), at, "", "header %s has a line break", name)
	k.refuseIf(canonical == "Authorization" && !variable.MatchString(value), at,
		`keep the secret in a variable: "Bearer ${DOCS_TOKEN}"`,
		"header %s holds a secret, which would be stored with every run", name)
}
