package mcpcmd

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/tape"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/stat"
)

func newInspect(env *cmdenv.Env) *cobra.Command {
	starts, asJSON, timeout := 1, false, mcp.DefaultStart
	cmd := &cobra.Command{
		Use: "inspect CMD…|URL", Short: "show a server's tools, what they cost and what is wrong with them",
		Long: `Start or reach an MCP server as an evaluation does and show what a model is
given: tools, arguments, and the size of it all in a request. Tokens are
estimated at four bytes each: the true number is the model's. The start-up time
is that from the start of the command to the end of the handshake; the first
start of a program takes longer than those after it.

Warnings are for the server's maintainer; they do not change the exit code.`,
		Example: `  assay mcp inspect npx -y @modelcontextprotocol/server-everything
  assay mcp inspect --starts 3 --json my-server --stdio
  assay mcp inspect http://127.0.0.1:8080/mcp`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) == 0:
				return cmdenv.UsageErrorf("name the server to inspect: assay mcp inspect CMD…|URL")
			case starts < 1 || starts > 100:
				return cmdenv.UsageErrorf("--starts %d: a number from 1 to 100 is needed", starts)
			case timeout <= 0:
				return cmdenv.UsageErrorf("--timeout %s: a time above 0, such as 30s, is needed", timeout)
			}
			return inspectServer(cmd.Context(), env, args, starts, timeout, asJSON)
		},
	}
	cmd.Flags().IntVar(&starts, "starts", starts, "start the server `N` times and give the median time")
	cmd.Flags().DurationVar(&timeout, "timeout", timeout, "give up when there is no handshake after this `TIME`")
	cmd.Flags().BoolVar(&asJSON, "json", false, "write JSON")
	cmd.Flags().SetInterspersed(false)
	return cmd
}

// visited is what was seen of a server in one session.
type visited struct {
	like   mcp.Likeness
	tools  []mcp.ToolInfo
	server mcp.Server
	start  time.Duration
	asked  []string // requests to the client that were refused
	junk   []string // lines on standard output that are no JSON
	tape   *tape.Tape
}

// visitServer starts or reaches a server, reads its tools, calls use unless it is nil,
// and disconnects. It records servers on standard input and output.
func visitServer(ctx context.Context, env *cmdenv.Env, args []string, timeout time.Duration, stderr io.Writer, use func(*mcp.Session)) (visited, error) {
	var v visited
	cfg := mcp.Config{Name: args[0], Env: seal.ScrubEnviron(env.Environ), StartTimeout: timeout, Stderr: stderr}
	var heard bytes.Buffer
	stop := func() error { return nil } // of the recording
	if isURL(args) {
		cfg.URL = args[0]
	} else {
		cfg.Command = args
		rec, err := tape.NewWriter(&heard, args, env.Redactor(), env.Now)
		if err != nil {
			return v, err
		}
		cfg.Tap = rec.Tap
		stop = func() error { return rec.RecordExit("left", 0) }
	}
	what := report.Cut(report.Clean(strings.Join(args, " ")), 60)
	began := time.Now()
	s, err := mcp.Start(ctx, cfg)
	if err != nil {
		if ctx.Err() != nil {
			return v, cmdenv.ExitWith(cmdenv.ExitInterrupted)
		}
		fix := "run the command by hand to see what is wrong"
		if cfg.URL != "" {
			fix = "start the server, or correct the address"
		}
		return v, cmdenv.MissingError(fmt.Errorf("start server %s: %s: %s", what, report.Clean(err.Error()), fix))
	}
	v.start = time.Since(began)
	defer s.Close()
	v.server = s.Server()
	if v.tools, err = s.Tools(ctx); err != nil {
		return v, cmdenv.MissingError(fmt.Errorf("%s", report.Clean(err.Error())))
	}
	if v.like, err = s.Likeness(v.tools); err != nil {
		return v, cmdenv.MissingError(fmt.Errorf("server %s: %w", what, err))
	}
	if use != nil {
		use(s)
	}
	if err := s.Close(); err != nil {
		return v, err
	}
	v.asked = s.Notes().Asked
	if err := stop(); cfg.URL != "" || err != nil {
		return v, err
	}
	t, err := tape.Read(&heard)
	if err != nil {
		return v, err
	}
	v.tape = t
	for _, e := range t.Entries {
		if e.Dir == tape.Raw && e.From == tape.ToClient && strings.TrimSpace(*e.Text) != "" {
			v.junk = append(v.junk, *e.Text)
		}
	}
	return v, nil
}

func isURL(args []string) bool {
	return len(args) == 1 && (strings.HasPrefix(args[0], "http://") || strings.HasPrefix(args[0], "https://"))
}

// inspection is what assay mcp inspect found, as --json writes it. Tokens are
// estimated at four bytes each.
type inspection struct {
	Name         string          `json:"name"`
	Version      string          `json:"version"`
	Protocol     string          `json:"protocol"`
	Capabilities json.RawMessage `json:"capabilities"`
	Instructions sizes           `json:"instructions"`
	StartMS      []float64       `json:"start_ms"`
	MedianMS     float64         `json:"start_median_ms"`
	Digest       seal.Digest     `json:"tools_digest"`
	Size         sizes           `json:"tools_size"`
	Tools        []inspectedTool `json:"tools"`
	Warnings     []string        `json:"warnings"`
}

type sizes struct {
	Bytes  int `json:"bytes"`
	Tokens int `json:"tokens_estimated"`
}

func sizeOf(bytes int) sizes { return sizes{bytes, (bytes + 3) / 4} }

type inspectedTool struct {
	Name        string          `json:"name"`
	Description string          `json:"description"`
	Arguments   []argument      `json:"arguments"`
	Size        sizes           `json:"size"`
	Definition  json.RawMessage `json:"definition"`
}

type argument struct {
	Name        string `json:"name"`
	Type        string `json:"type"`
	Required    bool   `json:"required"`
	Description string `json:"description,omitempty"`
}

func inspectServer(ctx context.Context, env *cmdenv.Env, args []string, starts int, timeout time.Duration, asJSON bool) error {
	var first visited
	var times []float64
	for i := range starts {
		v, err := visitServer(ctx, env, args, timeout, nil, nil)
		if err != nil {
			return err
		}
		if i == 0 {
			first = v
		}
		times = append(times, float64(v.start.Microseconds())/1000)
	}
	in, err := examine(first, times)
	if err != nil {
		return err
	}
	if asJSON {
		enc := json.NewEncoder(env.Out)
		enc.SetIndent("", "  ")
		return enc.Encode(in)
	}
	_, err = io.WriteString(env.Out, in.text())
	return err
}

func examine(v visited, times []float64) (inspection, error) {
	in := inspection{
		Name: v.server.Name, Version: v.server.Version, Protocol: v.server.Protocol, Capabilities: v.like.Capabilities,
		Instructions: sizeOf(len(v.like.Instructions)), StartMS: times, MedianMS: stat.Quantile(slices.Sorted(slices.Values(times)), 0.5),
		Size: sizeOf(mcp.ToolsSize(v.tools)), Tools: []inspectedTool{},
	}
	var err error
	if in.Digest, err = mcp.ToolsDigest(v.tools); err != nil {
		return in, fmt.Errorf("digest of the tools: %w", err)
	}
	for _, t := range v.tools {
		in.Tools = append(in.Tools, inspectedTool{
			Name: t.Name, Description: t.Description, Arguments: arguments(t.Schema),
			Size: sizeOf(mcp.ToolsSize([]mcp.ToolInfo{t})), Definition: t.Definition,
		})
	}
	in.Warnings = warnings(v, in)
	return in, nil
}

// arguments returns the arguments of a schema, required ones first, then by name.
func arguments(schema json.RawMessage) []argument {
	var s struct {
		Properties map[string]json.RawMessage `json:"properties"`
		Required   []string                   `json:"required"`
	}
	if err := json.Unmarshal(schema, &s); err != nil {
		return []argument{}
	}
	out := []argument{}
	add := func(name string, required bool) {
		var p struct {
			Type        any    `json:"type"`
			Enum        []any  `json:"enum"`
			Description string `json:"description"`
		}
		_ = json.Unmarshal(s.Properties[name], &p) // a property of another form has no type to show
		a := argument{Name: name, Required: required, Description: p.Description, Type: "any"}
		switch t := p.Type.(type) {
		case string:
			a.Type = t
		case []any:
			a.Type = strings.Trim(strings.ReplaceAll(fmt.Sprint(t), " ", "|"), "[]")
		}
		if len(p.Enum) > 0 {
			a.Type = "enum"
		}
		out = append(out, a)
	}
	for _, name := range s.Required {
		if _, ok := s.Properties[name]; ok {
			add(name, true)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		if !slices.Contains(s.Required, name) {
			add(name, false)
		}
	}
	return out
}

// From these sizes and times on a server is warned about.
const (
	longName   = 64 // model APIs take names of up to 64 characters
	hugeTool   = 2000
	hugeList   = 20000
	slowStart  = 5 * time.Second
	mostListed = 5
)

var plainName = lazyregexp.New(`^[A-Za-z0-9_-]+$`)

func warnings(v visited, in inspection) []string {
	out := []string{}
	warn := func(format string, args ...any) { out = append(out, report.Clean(fmt.Sprintf(format, args...))) }
	if n := len(v.junk); n > 0 {
		warn("%s on standard output that no client can read, such as %q: log to standard error", report.Plural(n, "line"), report.Cut(report.Clean(v.junk[0]), 60))
	}
	if d := time.Duration(in.MedianMS * float64(time.Millisecond)); d > slowStart {
		warn("the start takes %.1f s: clients give up after 10 to 60 s", d.Seconds())
	}
	for _, method := range v.asked {
		warn("it asks its client for %s, which evaluations do not offer", method)
	}
	if len(in.Tools) == 0 {
		warn("there are no tools")
	}
	if in.Size.Tokens > hugeList {
		warn("the tools take about %d tokens of every request", in.Size.Tokens)
	}
	seen := map[string]int{}
	for i, t := range in.Tools {
		if seen[t.Name]++; seen[t.Name] == 2 {
			warn("tool %s: the name occurs more than once: clients see one of them", t.Name)
		}
		if n := len([]rune(t.Name)); n > longName {
			warn("tool %s: the name has %d characters; model APIs take %d, less the prefix of a client", report.Cut(t.Name, 40), n, longName)
		}
		if !plainName.MatchString(t.Name) {
			warn("tool %s: the name holds more than letters, digits, _ and -, which model APIs refuse", t.Name)
		}
		if strings.TrimSpace(t.Description) == "" {
			warn("tool %s: there is no description: a model has only the name to go by", t.Name)
		}
		var schema struct {
			Type any `json:"type"`
		}
		if err := json.Unmarshal(v.tools[i].Schema, &schema); err != nil || schema.Type != "object" {
			warn("tool %s: the schema of the arguments is not of type object", t.Name)
		}
		var bare []string
		for _, arg := range t.Arguments {
			if strings.TrimSpace(arg.Description) == "" {
				bare = append(bare, arg.Name)
			}
		}
		if len(bare) > 0 {
			list := strings.Join(bare[:min(len(bare), mostListed)], ", ")
			if len(bare) > mostListed {
				list += ", …"
			}
			warn("tool %s: %s no description: %s", t.Name, has(len(bare)), list)
		}
		if t.Size.Tokens > hugeTool {
			warn("tool %s: it takes about %d tokens of every request", t.Name, t.Size.Tokens)
		}
	}
	return out
}

func has(n int) string {
	if n == 1 {
		return "an argument has"
	}
	return fmt.Sprintf("%d arguments have", n)
}

// text writes an inspection for a terminal of 80 columns.
func (in inspection) text() string {
	const width = 80
	var b strings.Builder
	row := func(name, format string, args ...any) {
		fmt.Fprintf(&b, "%-13s %s\n", name, report.Cut(report.Clean(fmt.Sprintf(format, args...)), width-14))
	}
	row("server", "%s %s", in.Name, in.Version)
	row("protocol", "%s", in.Protocol)
	var caps map[string]json.RawMessage
	_ = json.Unmarshal(in.Capabilities, &caps) // none are shown then
	row("capabilities", "%s", strings.Join(slices.Sorted(maps.Keys(caps)), ", "))
	row("instructions", "%s", in.Instructions)
	row("start", "%s", in.started())
	row("tools", "%d, %s of every request", len(in.Tools), in.Size)
	row("digest", "%s", in.Digest)
	if len(in.Tools) > 0 {
		name := 4
		for _, t := range in.Tools {
			name = min(max(name, len([]rune(report.Clean(t.Name)))), 28)
		}
		fmt.Fprintf(&b, "\n%-*s  %7s %7s  arguments (* required)\n", name, "tool", "bytes", "~tokens")
		for _, t := range in.Tools {
			args := make([]string, len(t.Arguments))
			for i, arg := range t.Arguments {
				star := ""
				if arg.Required {
					star = "*"
				}
				args[i] = arg.Name + star + " " + arg.Type
			}
			line := fmt.Sprintf("%-*s  %7d %7d  %s", name, report.Cut(report.Clean(t.Name), name), t.Size.Bytes, t.Size.Tokens, report.Clean(strings.Join(args, ", ")))
			b.WriteString(strings.TrimRight(report.Cut(line, width), " ") + "\n")
		}
	}
	b.WriteString("\n")
	if len(in.Warnings) == 0 {
		b.WriteString("no warnings\n")
		return b.String()
	}
	fmt.Fprintf(&b, "%s\n", report.Plural(len(in.Warnings), "warning"))
	for _, w := range in.Warnings {
		b.WriteString(cmdenv.WrapText("  ", w, "    "))
	}
	return b.String()
}

func (s sizes) String() string {
	if s.Bytes == 0 {
		return "none"
	}
	return fmt.Sprintf("%d bytes (about %d tokens)", s.Bytes, s.Tokens)
}

func (in inspection) started() string {
	if len(in.StartMS) == 1 {
		return fmt.Sprintf("%.2f s (1 start)", in.StartMS[0]/1000)
	}
	return fmt.Sprintf("%.2f s (median of %d, %.2f to %.2f s)", in.MedianMS/1000, len(in.StartMS), slices.Min(in.StartMS)/1000, slices.Max(in.StartMS)/1000)
}
