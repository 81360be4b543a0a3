package mcpcmd

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/lint"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/spelling"
)

const lintLong = `Check a server's tools against the rules of the model APIs and clients that will
offer them, and against what a model needs to choose among them. The server is a
command, an address, a recording, or a server of a suite (SUITE:NAME).

refused  the request that carries the tool fails, or the client drops the tool
risk     a part is lost, or some clients of that API refuse it
advice   nothing is refused

What is longer than a screen is cut to a line for each rule, unless --all is given.
The exit code is 1 if something is refused for one of the targets. --explain RULE
shows the source of a rule and the refusal that is documented.`

// lintFlags are the flags of assay mcp lint.
type lintFlags struct {
	targets []string
	format  string
	name    string
	explain string
	all     bool
}

func newLint(loader *suiteload.Loader) *cobra.Command {
	f := lintFlags{}
	cmd := &cobra.Command{
		Use: "lint CMD…|URL|FILE|SUITE:NAME", Short: "check a server's tools against the rules of model APIs and clients",
		Long: lintLong,
		Example: `  assay mcp lint npx -y @modelcontextprotocol/server-everything
  assay mcp lint my-server --stdio --for anthropic,claude-code
  assay mcp lint --for gemini -- my-server --for someone
  assay mcp lint --format json session.jsonl
  assay mcp lint --explain root-combinator`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			args, err := trailingFlags(cmd, args)
			if err != nil {
				return err
			}
			if f.explain != "" {
				return explainRule(loader.Env, f.explain)
			}
			if err := f.validate(); err != nil {
				return err
			}
			if len(args) == 0 {
				return cmdenv.UsageErrorf("name the server to lint: assay mcp lint CMD…|URL|FILE|SUITE:NAME")
			}
			return lintServer(cmd.Context(), loader, args, f)
		},
	}
	fl := cmd.Flags()
	fl.StringSliceVar(&f.targets, "for", lint.Targets, "check for these `targets`")
	fl.StringVar(&f.format, "format", "text", "`format` to print: text or json")
	fl.StringVar(&f.name, "server-name", "", "`name` of the server in clients, for the prefix of tool names (default the server's own)")
	cmdenv.RenameFlag(cmd, "name", "server-name")
	fl.BoolVar(&f.all, "all", false, "list every finding, with its fix, and every tool")
	fl.StringVar(&f.explain, "explain", "", "show source, documented refusal and fix of a `rule`, and no server")
	fl.SetInterspersed(false)
	return cmd
}

// trailingFlags parses the flags after the server, from the first argument that is a
// flag of this command, and returns the arguments before it. After --, all arguments
// belong to the server.
func trailingFlags(cmd *cobra.Command, args []string) ([]string, error) {
	if cmd.ArgsLenAtDash() >= 0 {
		return args, nil
	}
	at := slices.IndexFunc(args, func(arg string) bool {
		name, long := strings.CutPrefix(arg, "--")
		name, _, _ = strings.Cut(name, "=")
		return long && cmd.LocalNonPersistentFlags().Lookup(name) != nil
	})
	if at < 1 {
		return args, nil
	}
	if err := cmd.Flags().Parse(args[at:]); err != nil {
		return nil, cmdenv.UsageErrorf("%w", err)
	}
	if rest := cmd.Flags().Args(); len(rest) > 0 {
		return nil, cmdenv.UsageErrorf("%s comes after the flags of %s: put -- before the server's command, and the flags before --", report.Clean(rest[0]), cmd.CommandPath())
	}
	return args[:at], nil
}

// validate checks the values of flags.
func (f *lintFlags) validate() error {
	for i, t := range f.targets {
		f.targets[i] = strings.TrimSpace(t)
		if !slices.Contains(lint.Targets, f.targets[i]) {
			return cmdenv.UsageErrorf("--for %s: choose among %s%s", report.Clean(t), strings.Join(lint.Targets, ", "), spelling.Suggest(t, lint.Targets))
		}
	}
	if f.format != "text" && f.format != "json" {
		return cmdenv.UsageErrorf("--format %s: choose text or json", report.Clean(f.format))
	}
	return nil
}

// lintResult is the output of assay mcp lint --format json.
type lintResult struct {
	Server   string         `json:"server"`
	Version  string         `json:"version"`
	Targets  []string       `json:"targets"`
	Tools    int            `json:"tools"`
	Size     sizes          `json:"tools_size"`
	Refused  int            `json:"refused"`
	Findings []lint.Finding `json:"findings"`
	Loads    []lint.Load    `json:"loads"`
}

func lintServer(ctx context.Context, loader *suiteload.Loader, args []string, f lintFlags) error {
	like, name, err := readLinted(ctx, loader, args)
	if err != nil {
		return err
	}
	tools, err := mcp.ParseTools(like.Tools)
	if err != nil {
		return cmdenv.MissingError(fmt.Errorf("read the tools of the server: %s", report.Clean(err.Error())))
	}
	var info struct{ Name, Version string }
	_ = json.Unmarshal(like.Info, &info) // a missing name is allowed
	if f.name != "" {
		name = f.name
	}
	if name == "" {
		name = prefixName(info.Name)
	}
	subject := lint.Subject{Server: name, Instructions: like.Instructions, Tools: tools}
	out := lintResult{
		Server: info.Name, Version: info.Version, Targets: f.targets, Tools: len(tools), Size: sizeOf(mcp.ToolsSize(tools)),
		Findings: lint.Check(subject, f.targets), Loads: lint.Loads(tools),
	}
	for _, one := range out.Findings {
		if one.Severity == lint.Refused {
			out.Refused++
		}
	}
	if f.format == "json" {
		enc := json.NewEncoder(loader.Out)
		enc.SetEscapeHTML(false)
		enc.SetIndent("", "  ")
		err = enc.Encode(out)
	} else {
		_, err = io.WriteString(loader.Out, out.text(f.all))
	}
	if err == nil && out.Refused > 0 {
		err = cmdenv.ExitWith(cmdenv.ExitGate)
	}
	return err
}

// readLinted returns the likeness of the server that args name. name is its name in a
// suite, if it has one.
func readLinted(ctx context.Context, loader *suiteload.Loader, args []string) (mcp.Likeness, string, error) {
	file, name, ok := strings.Cut(args[0], ":")
	if i := strings.LastIndexByte(args[0], ':'); i > 0 {
		file, name = args[0][:i], args[0][i+1:]
	}
	if _, err := os.Stat(file); !ok || len(args) > 1 || isURL(args) || err != nil && loader.Suites[file] == nil {
		like, err := readLikeness(ctx, loader.Env, args)
		return like, "", err
	}
	s, err := loader.LoadSuite(file, &suiteload.Flags{FlagSet: (&cobra.Command{}).Flags()})
	if err != nil {
		return mcp.Likeness{}, "", err
	}
	if s.Servers[name] == nil {
		names := cmdenv.SortedKeys(s.Servers)
		return mcp.Likeness{}, "", cmdenv.UsageErrorf("suite %s has no server %s; it has %s%s", file, report.Clean(name), strings.Join(names, ", "), spelling.Suggest(name, names))
	}
	like, err := equip.ProbeLikeness(ctx, s, name, seal.ScrubEnviron(loader.Environ))
	if err != nil {
		return like, "", cmdenv.MissingError(fmt.Errorf("%s", report.Clean(err.Error())))
	}
	return like, name, nil
}

var notInPrefix = lazyregexp.New(`[^A-Za-z0-9_-]+`)

// prefixName converts a server's name to the prefix that clients add to tool names.
func prefixName(name string) string { return notInPrefix.ReplaceAllString(name, "_") }

// Assumed width and height of the terminal.
const (
	lintWidth  = 80
	lintHeight = 24
)

// text formats the result for a terminal: figures first, then refusals, tokens and the
// other findings. It limits the text to one screen unless all is set.
func (l lintResult) text(all bool) string {
	var head, whole, brief strings.Builder
	counts := map[lint.Severity]int{}
	for _, f := range l.Findings {
		counts[f.Severity]++
	}
	fmt.Fprintf(&head, "server   %s\n", report.Cut(report.Clean(strings.TrimSpace(l.Server+" "+l.Version)), lintWidth-9))
	fmt.Fprintf(&head, "tools    %d, %s of every request\n", l.Tools, l.Size)
	fmt.Fprintf(&head, "checked  %s\n", strings.Join(l.Targets, ", "))
	fmt.Fprintf(&head, "found    %d refused, %d risk, %d advice\n", counts[lint.Refused], counts[lint.Risk], counts[lint.Advice])
	l.writeGroups(&whole, lint.Refused)
	l.writeLoads(&whole, len(l.Loads))
	l.writeGroups(&whole, lint.Risk)
	l.writeGroups(&whole, lint.Advice)
	if all || strings.Count(head.String()+whole.String(), "\n") <= lintHeight {
		return head.String() + whole.String()
	}
	l.writeBrief(&brief, lintHeight-strings.Count(head.String(), "\n"))
	return head.String() + brief.String()
}

// lintGroup holds the findings of one rule with the same severity and targets.
type lintGroup struct {
	severity      lint.Severity
	rule, targets string
	findings      []lint.Finding
}

func (g *lintGroup) head() string {
	if g.targets == "" {
		return g.rule
	}
	return g.rule + " for " + g.targets
}

// groups returns the findings by rule, worst first.
func (l lintResult) groups() (out []*lintGroup) {
	for _, f := range l.Findings {
		targets := strings.Join(f.For, ", ")
		i := slices.IndexFunc(out, func(g *lintGroup) bool { return g.severity == f.Severity && g.rule == f.Rule && g.targets == targets })
		if i < 0 {
			i, out = len(out), append(out, &lintGroup{severity: f.Severity, rule: f.Rule, targets: targets})
		}
		out[i].findings = append(out[i].findings, f)
	}
	return out
}

// writeBrief writes at most height lines: one for each group, more for refusals, and
// the largest tools if space permits.
func (l lintResult) writeBrief(b *strings.Builder, height int) {
	height -= 2 // blank line and last line
	groups, shown := l.groups(), 0
	var last lint.Severity
	for _, g := range groups {
		var text strings.Builder
		if g.severity != last {
			fmt.Fprintf(&text, "\n%s\n", g.severity)
		}
		line, such := "  "+g.head(), ": "
		if n := len(g.findings); n > 1 {
			line, such = fmt.Sprintf("%s (%d)", line, n), ", such as "
		}
		line += such + report.Clean(placesOf(g.findings[:1])[0])
		if g.severity == lint.Refused {
			text.WriteString(cmdenv.WrapText("  ", report.Cut(line[2:], 2*lintWidth), "    "))
			text.WriteString(report.Cut("    fix: "+g.findings[0].Fix, lintWidth) + "\n")
		} else {
			text.WriteString(report.Cut(line, lintWidth) + "\n")
		}
		n := strings.Count(text.String(), "\n")
		if n > height {
			break
		}
		last, height = g.severity, height-n
		b.WriteString(text.String())
		shown++
	}
	if most := min(3, height-3); most > 0 { // blank line, head, and the sum of all other tools
		l.writeLoads(b, most)
	}
	more := ""
	if n := len(groups) - shown; n > 0 {
		more = fmt.Sprintf("… and %s; ", report.Plural(n, "more rule"))
	}
	fmt.Fprintf(b, "\n%s--all lists every finding with its fix\n", more)
}

// writeGroups writes the findings of one severity by rule.
func (l lintResult) writeGroups(b *strings.Builder, severity lint.Severity) {
	groups := slices.DeleteFunc(l.groups(), func(g *lintGroup) bool { return g.severity != severity })
	for i, g := range groups {
		if i == 0 {
			fmt.Fprintf(b, "\n%s\n", severity)
		}
		b.WriteString(cmdenv.WrapText("  ", g.head(), "    "))
		for _, line := range placesOf(g.findings) {
			b.WriteString(cmdenv.WrapText("    ", report.Cut(report.Clean(line), 100*lintWidth), "      "))
		}
		b.WriteString(cmdenv.WrapText("    ", "fix: "+g.findings[0].Fix, "      "))
	}
}

// placesOf returns a line for each distinct text of findings, with the tools concerned.
func placesOf(all []lint.Finding) []string {
	var texts []string
	tools := map[string][]string{}
	for _, f := range all {
		if _, seen := tools[f.Text]; !seen {
			texts = append(texts, f.Text)
		}
		tools[f.Text] = append(tools[f.Text], f.Tool)
	}
	for i, text := range texts {
		if who := strings.Join(tools[text], ", "); who != "" {
			texts[i] = who + ": " + text
		}
	}
	return texts
}

// writeLoads writes the tokens of the largest tools and the sum of the others.
func (l lintResult) writeLoads(b *strings.Builder, most int) {
	if len(l.Loads) == 0 {
		return
	}
	b.WriteString("\n")
	t := report.Table{Width: lintWidth, Align: "Lrr"}
	t.AddRow("tool", "~tokens", "share")
	shown := min(len(l.Loads), most)
	for _, load := range l.Loads[:shown] {
		t.AddRow(report.Clean(load.Tool), fmt.Sprint(load.Tokens), fmt.Sprintf("%.0f%%", 100*load.Share))
	}
	if rest := l.Loads[shown:]; len(rest) > 0 {
		tokens, share := 0, 0.0
		for _, load := range rest {
			tokens, share = tokens+load.Tokens, share+load.Share
		}
		t.AddRow(report.Plural(len(rest), "other tool"), fmt.Sprint(tokens), fmt.Sprintf("%.0f%%", 100*share))
	}
	t.Write(b)
}

// explainRule prints a rule and the reason for it.
func explainRule(env *cmdenv.Env, id string) error {
	r, ok := lint.Find(id)
	if !ok {
		var ids []string
		for _, r := range lint.Rules {
			ids = append(ids, r.ID)
		}
		return cmdenv.UsageErrorf("there is no rule %s; there are %s%s", report.Clean(id), strings.Join(ids, ", "), spelling.Suggest(id, ids))
	}
	var b strings.Builder
	b.WriteString(cmdenv.WrapText("", r.ID+": "+r.Doc, "  "))
	b.WriteString(cmdenv.WrapText("", "fix: "+r.Fix, "  "))
	for _, g := range r.Grounds {
		target := g.Target
		if target == "" {
			target = "any model"
		}
		fmt.Fprintf(&b, "\n%s: %s\n", target, g.Severity)
		if g.Source != "" {
			fmt.Fprintf(&b, "  source: %s\n", g.Source)
		}
		if g.Says != "" {
			b.WriteString(cmdenv.WrapText("  ", "says: "+g.Says, "    "))
		}
	}
	_, err := io.WriteString(env.Out, b.String())
	return err
}
