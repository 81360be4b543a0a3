package mcpcmd

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/diff"
	"github.com/assay-eval/assay/internal/mcp/tape"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/suite"
)

const diffLong = `Compare two versions of an MCP server: the tools that they list, argument by
argument, their instructions, and the tokens of every request. Each is a recording,
an address, a server of a run (RUN:NAME), or a command in one word ('node server.js');
the new one may also follow --.

Where OLD is a recording, its calls are made again to NEW, in their order, and the
answers compared by field. Calls that write, write again: --no-calls makes none.
Where both are recordings, the calls that both hold are compared.

The exit code is 0 whatever differs; with --fail breaking it is 1 if a call that was
right may now fail, or an answer may hold something new; with --fail any, if anything
differs.`

// diffFlags are the flags of assay mcp diff.
type diffFlags struct {
	format  string
	fail    string
	noCalls bool
	timeout time.Duration
}

func newDiff(env *cmdenv.Env) *cobra.Command {
	f := diffFlags{}
	cmd := &cobra.Command{
		Use: "diff OLD NEW", Short: "compare two versions of a server: tools, texts, answers",
		Long: diffLong,
		Example: `  assay mcp diff session.jsonl 'node server.js'
  assay mcp diff session.jsonl -- node server.js --stdio
  assay mcp diff --fail breaking 'npx -y docs@1' 'npx -y docs@2'
  assay mcp diff runs/20261121T101500Z-docs-k3f9:docs 'node server.js'
  assay mcp diff --format markdown --no-calls old.jsonl http://127.0.0.1:8080/mcp`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			args, err := trailingFlags(cmd, args)
			if err != nil {
				return err
			}
			switch {
			case !slices.Contains([]string{"text", "json", "markdown"}, f.format):
				return cmdenv.UsageErrorf("--format %s: choose text, json or markdown", report.Clean(f.format))
			case !slices.Contains([]string{"", "breaking", "any"}, f.fail):
				return cmdenv.UsageErrorf("--fail %s: choose breaking or any", report.Clean(f.fail))
			case f.timeout <= 0:
				return cmdenv.UsageErrorf("--timeout %s: a time above 0, such as 30s, is needed", f.timeout)
			}
			old, now, err := readSides(args)
			if err != nil {
				return err
			}
			return diffServers(cmd.Context(), env, old, now, f)
		},
	}
	fl := cmd.Flags()
	fl.StringVar(&f.format, "format", "text", "`format` to print: text, json or markdown")
	fl.StringVar(&f.fail, "fail", "", "exit with 1 if there is a `change`: breaking or any")
	fl.BoolVar(&f.noCalls, "no-calls", false, "make no calls")
	fl.DurationVar(&f.timeout, "timeout", mcp.DefaultStart, "give up when there is no handshake after this `TIME`")
	fl.SetInterspersed(false)
	return cmd
}

// readSides splits the arguments into those for the old and the new server.
func readSides(args []string) (old, now []string, err error) {
	const form = "assay mcp diff OLD NEW, or assay mcp diff OLD -- CMD…"
	split := func(arg string) ([]string, error) {
		if isURL([]string{arg}) || isFile(arg) {
			return []string{arg}, nil
		}
		words, err := suite.CommandLine(arg)
		if err != nil || len(words) == 0 {
			return nil, cmdenv.UsageErrorf("%q is no command line: write %s", arg, form)
		}
		return words, nil
	}
	switch {
	case len(args) > 2 && args[1] == "--":
		now = args[2:]
	case len(args) == 2:
		if now, err = split(args[1]); err != nil {
			return nil, nil, err
		}
	default:
		return nil, nil, cmdenv.UsageErrorf("name two servers, each in one word: %s", form)
	}
	old, err = split(args[0])
	return old, now, err
}

func diffServers(ctx context.Context, env *cmdenv.Env, old, now []string, f diffFlags) error {
	before, was, err := readVersion(ctx, env, old, f.timeout, nil)
	if err != nil {
		return err
	}
	var made []tape.Call // calls to repeat
	if was != nil && isRecording(env, old) && !f.noCalls {
		if made, err = was.Calls(); err != nil {
			return cmdenv.UsageErrorf("%s: %w", old[0], err)
		}
	}
	after, is, err := readVersion(ctx, env, now, f.timeout, made)
	if err != nil {
		return err
	}
	r, err := diff.Compare(before, after)
	if err != nil {
		return cmdenv.MissingError(fmt.Errorf("read the tools: %s", report.Clean(err.Error())))
	}
	if len(made) > 0 && is != nil {
		answers, err := is.Calls()
		if err != nil {
			return err
		}
		calls := diff.Pair(made, answers)
		r.Calls = &calls
	}
	if err := writeDiff(env.Out, r, f.format); err != nil {
		return err
	}
	if f.fail == "breaking" && r.Breaking > 0 || f.fail == "any" && !r.Same() {
		return cmdenv.ExitWith(cmdenv.ExitGate)
	}
	return nil
}

// readVersion returns the likeness and the recording of a server: a given recording, or
// a new one of a session that repeats calls.
func readVersion(ctx context.Context, env *cmdenv.Env, args []string, timeout time.Duration, calls []tape.Call) (mcp.Likeness, *tape.Tape, error) {
	if isRecording(env, args) {
		like, err := readRecorded(args[0])
		if err != nil {
			return like, nil, err
		}
		t, err := readTape(args[0])
		return like, t, err
	}
	if dir, name, ok := isPinned(args); ok {
		like, err := readPinned(dir, name)
		return like, nil, err
	}
	use := func(s *mcp.Session) {
		for _, c := range calls {
			if ctx.Err() == nil && (c.Result != nil || c.Error != nil) {
				_, _ = s.Call(ctx, c.Tool, c.Arguments) // the recording holds the outcome
			}
		}
	}
	if !isURL(args) {
		v, err := visitServer(ctx, env, args, timeout, io.Discard, use)
		return v.like, v.tape, err
	}
	return visitURL(ctx, env, args[0], timeout, use)
}

// visitURL opens a session with the server at an address, through a recording proxy.
func visitURL(ctx context.Context, env *cmdenv.Env, address string, timeout time.Duration, use func(*mcp.Session)) (like mcp.Likeness, t *tape.Tape, err error) {
	dir, err := os.MkdirTemp("", "assay-diff-")
	if err != nil {
		return like, nil, fmt.Errorf("make a folder for the recording: %w", err)
	}
	defer os.RemoveAll(dir)
	proxy, err := tape.NewHTTPProxy(address, 0, nil, nil, env.Redactor())
	if err != nil {
		return like, nil, cmdenv.UsageErrorf("%s: %w", report.Clean(address), err)
	}
	defer proxy.Close()
	file := filepath.Join(dir, "session.jsonl")
	if err := proxy.StartRecording(file); err != nil {
		return like, nil, err
	}
	v, err := visitServer(ctx, env, []string{proxy.URL()}, timeout, io.Discard, use)
	if err != nil {
		return like, nil, err
	}
	if err := proxy.Close(); err != nil {
		return like, nil, err
	}
	if t, err = readTape(file); err != nil {
		return like, nil, err
	}
	like = v.like
	if heard, err := t.Likeness(); err == nil {
		like = heard
	}
	return like, t, nil
}

func writeDiff(w io.Writer, r diff.Report, format string) error {
	if format == "json" {
		enc := json.NewEncoder(w)
		enc.SetEscapeHTML(false)
		enc.SetIndent("", "  ")
		return enc.Encode(r)
	}
	p := &diffPage{markdown: format == "markdown"}
	p.write(r)
	_, err := io.WriteString(w, p.String())
	return err
}

// diffPage writes a comparison as terminal text or Markdown.
type diffPage struct {
	strings.Builder
	markdown bool
}

// Maximum numbers of lines for instructions, calls and fields of calls.
const (
	mostLines  = 40
	mostCalls  = 20
	mostFields = 5
)

func (p *diffPage) write(r diff.Report) {
	p.writeHeading(r.Old.Name + " " + r.Old.Version + " → " + r.New.Name + " " + r.New.Version)
	p.writeEntry(fmt.Sprintf("tools %d → %d, about %d → %d tokens of every request (%+d)", r.Old.Tools, r.New.Tools, r.Old.Tokens, r.New.Tokens, r.New.Tokens-r.Old.Tokens))
	if r.Same() {
		p.writeEntry("nothing differs" + map[bool]string{true: ", nor do the answers"}[r.Calls != nil])
	}
	for _, class := range []diff.Class{diff.Breaking, diff.Compatible, diff.Words} {
		p.writeClass(r, class)
	}
	if len(r.Instructions) > 0 {
		p.writeHeading("instructions")
		lines := r.Instructions
		for _, l := range lines[:min(len(lines), mostLines)] {
			p.writeQuoted(l.Sign + " " + l.Text)
		}
		if left := len(lines) - mostLines; left > 0 {
			p.writeEntry(fmt.Sprintf("and %s more", report.Plural(left, "line")))
		}
	}
	if r.Calls != nil {
		p.writeCalls(*r.Calls)
	}
}

// writeClass writes the changes of one class by tool.
func (p *diffPage) writeClass(r diff.Report, class diff.Class) {
	var lines []string
	n := 0
	add := func(tool, text string) {
		n++
		lines = append(lines, tool+": "+text)
	}
	if class == diff.Breaking {
		for _, name := range r.Removed {
			add(name, "is gone")
		}
	}
	if class == diff.Compatible {
		for _, name := range r.Added {
			add(name, "is new")
		}
	}
	for _, t := range r.Changed {
		for _, c := range t.Changes {
			if c.Class != class {
				continue
			}
			if c.Place == "name" && t.Was != "" {
				add(t.Was, "is likely "+t.Tool+" now")
				continue
			}
			add(t.Tool, c.Place+" "+c.Text)
			if c.Old != "" && c.New != "" {
				lines = append(lines, "\x00- "+c.Old, "\x00+ "+c.New)
			}
		}
	}
	if class == diff.Words && r.Reordered {
		n++
		lines = append(lines, "tools are listed in another order")
	}
	if n == 0 {
		return
	}
	p.writeHeading(fmt.Sprintf("%s (%d)", class, n))
	for _, l := range lines {
		if text, ok := strings.CutPrefix(l, "\x00"); ok {
			p.writeQuoted(text)
		} else {
			p.writeEntry(l)
		}
	}
}

func (p *diffPage) writeCalls(c diff.Calls) {
	p.writeHeading("answers")
	left := ""
	if c.Left > 0 {
		left = fmt.Sprintf("; %d left out: no answer, or the tool was removed", c.Left)
	}
	p.writeEntry(fmt.Sprintf("%s compared, %d with the same answer%s", report.Plural(c.Made, "call"), c.Same, left))
	for i, one := range c.Differing {
		if i == mostCalls {
			p.writeEntry(fmt.Sprintf("and %s more", report.Plural(len(c.Differing)-i, "call")))
			return
		}
		p.writeEntry(one.Tool + " " + string(one.Arguments))
		for j, f := range one.Fields {
			if j == mostFields {
				p.writeQuoted(fmt.Sprintf("and %s more", report.Plural(len(one.Fields)-j, "field")))
				break
			}
			switch {
			case f.New == "":
				p.writeQuoted(f.Path + ": gone: " + f.Old)
			case f.Old == "":
				p.writeQuoted(f.Path + ": new: " + f.New)
			default:
				p.writeQuoted(f.Path + ": " + f.Old + " → " + f.New)
			}
		}
	}
}

func (p *diffPage) writeHeading(text string) {
	if p.Len() > 0 {
		p.WriteString("\n")
	}
	if p.markdown {
		p.WriteString("## " + report.Plain(text, 200) + "\n\n")
		return
	}
	p.WriteString(report.Clean(text) + "\n")
}

// writeEntry writes an entry.
func (p *diffPage) writeEntry(text string) {
	if p.markdown {
		p.WriteString("- " + report.Plain(text, 500) + "\n")
		return
	}
	p.WriteString(cmdenv.WrapText("  ", report.Cut(report.Clean(text), 300), "    "))
}

// writeQuoted writes a line of a server's text below an entry.
func (p *diffPage) writeQuoted(text string) {
	const width = 80
	if p.markdown {
		p.WriteString("  - `" + strings.ReplaceAll(report.Cut(report.Clean(text), 300), "`", "'") + "`\n")
		return
	}
	p.WriteString("    " + report.Cut(report.Clean(text), width-4) + "\n")
}
