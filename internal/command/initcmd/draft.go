package initcmd

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"text/template"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/serverload"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/importer"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/explore"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/suite"
)

// draft holds the facts about a server for a suite.
type draft struct {
	suite  string // name of the suite, as YAML
	name   string // of the server in the suite
	server *suite.Server
	pin    *equip.ServerPin
	found  *explore.Found
}

// meetServer starts the server that --mcp names and explores it.
func meetServer(ctx context.Context, env *cmdenv.Env, f *initFlags) (*draft, error) {
	n, err := serverload.Parse("--mcp", f.mcp, f.env, "")
	if err != nil {
		return nil, err
	}
	s, err := n.Start(ctx, env)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	d := &draft{name: n.Name, server: n.Server, pin: s.Pin}
	if d.found, err = n.Explore(ctx, s, explore.Options{Seed: 1}); err != nil {
		return nil, err
	}
	return d, s.Close()
}

// draftTool is a tool as the files of a draft show it.
type draftTool struct {
	File   string // and id of its task
	Name   string // as JSON text
	Prompt string // of its call, as JSON text
	Said   string // its description, in one short line
	Params string
	Blank  string // the question to ask
	Right  string // how to tell a right answer
	Args   string // JSON, on one line
	Guess  string // the arguments that are made up
	Reads  bool   // it is marked read-only
}

// stubs is the most tasks that a draft has: a start, not a corpus.
const stubs = 5

// draftTools returns the server's tools: first the tools that only read, the most telling at
// the head.
func (d *draft) draftTools() []draftTool {
	var reads, others []draftTool
	taken, telling := map[string]bool{}, map[string]int{}
	for _, t := range d.pin.Tools {
		name := importer.FreeName(serverload.SanitizeName(t.Name, "tool"), func(name string) bool { return taken[strings.ToLower(name)] })
		taken[strings.ToLower(name)] = true
		said := clipText(report.Clean(t.Description), 160)
		clean := report.Clean(t.Name)
		to := &others
		explored := d.found.Tool(t.RealName())
		if explored != nil && explored.Reads {
			to, telling[name] = &reads, d.found.Telling(t.RealName())
		}
		args, guess := d.argsOf(t)
		*to = append(*to, draftTool{
			File: name, Name: asText(t.Name), Prompt: asText("Call " + clean + " once."), Said: said, Params: clipText(report.Clean(mcp.DescribeParams(t.Schema)), 300), Reads: to == &reads,
			Blank: suite.Blank("ask for something that " + clean + " can tell and the agent cannot know; do not name the tool"),
			Right: asText(suite.Blank("words that every right answer has and no wrong one")),
			Args:  escapeArgs(args), Guess: guess,
		})
	}
	slices.SortStableFunc(reads, func(x, y draftTool) int { return telling[y.File] - telling[x.File] })
	return append(reads, others...)
}

// argsOf returns arguments of a tool: from a call that it has answered, or else made up from
// the schema. guess names what was made up.
func (d *draft) argsOf(t equip.Spec) (args json.RawMessage, guess string) {
	sample := mcp.SampleArgs(t.Schema)
	guess = clipText(report.Clean(strings.Join(sample.Guessed, ", ")), 200)
	if r := d.found.Call(t.RealName()); r != nil {
		if r.Guessed {
			return r.Args, guess
		}
		return r.Args, ""
	}
	return sample.Args, guess
}

// barewords are texts that YAML reads as texts without quotes, but for a few.
var (
	bareword = lazyregexp.New(`^[A-Za-z]([A-Za-z0-9._/@+ -]*[A-Za-z0-9._/@+-])?$`)
	notText  = []string{"true", "false", "null", "yes", "no", "on", "off", "y", "n"}
)

// asText writes s as a text of YAML, in quotes where it needs them.
func asText(s string) string {
	if bareword.MatchString(s) && !slices.Contains(notText, strings.ToLower(s)) {
		return s
	}
	return jsonText(strings.ToValidUTF8(s, "\ufffd"))
}

// jsonText encodes v as JSON on one line.
func jsonText(v any) string {
	var b strings.Builder
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		panic(err)
	}
	return strings.TrimSpace(b.String())
}

// escapeArgs protects what would be read as a template in arguments.
func escapeArgs(args json.RawMessage) string {
	if !bytes.Contains(args, []byte("{{")) {
		return string(args)
	}
	var v any
	dec := json.NewDecoder(bytes.NewReader(args))
	dec.UseNumber()
	if dec.Decode(&v) != nil {
		return "{}"
	}
	return jsonText(escapeTemplates(v))
}

func escapeTemplates(v any) any {
	switch v := v.(type) {
	case string:
		return strings.ReplaceAll(v, "{{", `{{"{{"}}`)
	case []any:
		for i := range v {
			v[i] = escapeTemplates(v[i])
		}
	case map[string]any:
		for k, e := range v {
			v[k] = escapeTemplates(e)
		}
	}
	return v
}

func clipText(s string, most int) string {
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most-1]) + "…"
}

type view struct {
	Suite, Server, Who, Dir string
	Address                 string // of the server, as lines of YAML
	Tokens                  string
	Hint                    string // more of the server's settings, as comments
	Reads                   int
	T                       draftTool
}

func (d *draft) templateView(dir string) view {
	v := view{Suite: d.suite, Server: asText(d.name), Who: clipText(report.Clean(d.pin.Name+" "+d.pin.Version), 80), Dir: dir, Tokens: serverload.Size(d.pin)}
	list := func(key string, words []string) string {
		var quoted []string
		for _, w := range words {
			quoted = append(quoted, asText(w))
		}
		return "    " + key + ": [" + strings.Join(quoted, ", ") + "]\n"
	}
	if d.server.URL != "" {
		v.Address = "    url: " + asText(d.server.URL) + "\n"
		v.Hint = `    # headers: {Authorization: "Bearer ${MY_TOKEN}"}` + "\n"
	} else {
		v.Address = list("command", d.server.Command)
	}
	if len(d.server.Env) > 0 {
		v.Address += list("env", d.server.Env.Names())
	} else if d.server.URL == "" {
		v.Hint = "    # env: [MY_TOKEN]          # variables that it needs, by name. It gets PATH, HOME, LANG, TMPDIR and USER\n"
	}
	for _, t := range d.found.Tools {
		if t.Reads {
			v.Reads++
		}
	}
	return v
}

// draftFiles are the files of the draft; dir is its folder as a word of a shell.
func (d *draft) draftFiles(dir string) map[string][]byte {
	v := d.templateView(dir)
	out := map[string][]byte{}
	write := func(name, text string) { out[name] = fillTemplate(text, v) }
	write("suite.yaml", draftSuite)
	smoke := smokeSuite
	if v.Reads == 0 {
		const tasks = "tasks: [tasks/*.yaml]"
		smoke = strings.Replace(smoke, tasks, tasks+"          # none yet: no tool is marked or named as reading", 1)
	}
	write("smoke/suite.yaml", smoke)
	for i, t := range d.draftTools() {
		v.T = t
		if i < stubs {
			write("tasks/"+t.File+".yaml", draftTask)
		}
		folder := "smoke/tasks/"
		if !t.Reads {
			folder = "smoke/unmarked/"
		}
		write(folder+t.File+".yaml", smokeTask)
	}
	return out
}

func fillTemplate(text string, v view) []byte {
	var b bytes.Buffer
	t := template.Must(template.New("").Delims("[[", "]]").Parse(text))
	if err := t.Execute(&b, v); err != nil {
		panic(err) // the templates are ours
	}
	return b.Bytes()
}

func (d *draft) describeServer() []string {
	v := d.templateView("")
	out := append([]string{fmt.Sprintf("%s: %s", v.Who, v.Tokens)}, serverload.Describe(d.found)...)
	if n := len(d.pin.Tools) - v.Reads; n > 0 {
		out = append(out, fmt.Sprintf("  smoke/unmarked holds the calls of %s, which are not made before you move them to smoke/tasks", report.Plural(n, "tool")))
	}
	return out
}

func (d *draft) nextSteps(dir string) string {
	steps := [][2]string{
		{"edit " + dir + "/tasks", "fill in every <<TODO: …>>; a draft is never run"},
		{"assay validate " + dir, "lists what is left to fill in"},
		{"assay plan " + dir, "what the run would be and cost"},
		{"assay run " + dir, "the verdict"},
	}
	if d.templateView("").Reads > 0 {
		steps = slices.Insert(steps, 0, [2]string{"assay run " + dir + "/smoke", "calls every tool that only reads once; needs no key"})
	}
	width := 0
	for _, s := range steps {
		width = max(width, len(s[0]))
	}
	var b strings.Builder
	for _, s := range steps {
		fmt.Fprintf(&b, "  %-*s  %s\n", width, s[0], s[1])
	}
	return b.String()
}
