package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/mcp/serve"
	"github.com/assay-eval/assay/internal/report"
)

// mcpServeCommands are the servers that come with the program.
func (a *app) mcpServeCommands() []*cobra.Command {
	return []*cobra.Command{a.mcpDocs(), a.mcpDecisions()}
}

const mcpDocsLong = `Serve a folder of documentation over MCP, on standard input and output: full-text
search (BM25), reading and listing. The folder holds Markdown (its headings are
sections), plain text, or JSON lines of {"id", "title", "text", "url"}; a single
file will do. Hidden files, links that lead out and files over 16 MiB are left out.

Identifiers and words find each other: NavigationStack, navigation_stack and
"navigation stack" are the same to a search, and so are forms of an English word.
docs/mcp-docs.md says how answers look.`

func (a *app) mcpDocs() *cobra.Command {
	var addr string
	cmd := &cobra.Command{
		Use: "docs DIR", Short: "serve a folder of documentation: search, read, list",
		Long: mcpDocsLong,
		Example: `  assay mcp docs ./docs
  assay mcp docs ./docs --http 127.0.0.1:8080
  claude mcp add manual -- assay mcp docs /srv/manual`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usage("name one folder or file: assay mcp docs DIR")
			}
			fsys, dir, done, err := openTree(args[0])
			if err != nil {
				return err
			}
			defer done()
			d, err := serve.OpenDocs(fsys, dir, args[0])
			if err != nil {
				return usage("%s", report.Clean(err.Error()))
			}
			defer d.Close()
			for _, n := range d.Notices() {
				fmt.Fprintf(a.err, "assay: %s\n", report.Clean(n))
			}
			return a.serveMCP(cmd.Context(), d.Server(version()), addr)
		},
	}
	httpFlag(cmd, &addr)
	return cmd
}

func httpFlag(cmd *cobra.Command, addr *string) {
	cmd.Flags().StringVar(addr, "http", "", "serve over streamable HTTP at this `host:port` of this machine in place of standard input and output; port 0 takes a free one")
}

// serveMCP serves until the client hangs up or a signal comes; both are a good end.
func (a *app) serveMCP(ctx context.Context, s *sdk.Server, addr string) error {
	if addr == "" {
		return serve.ServeStdio(ctx, s, a.in, a.rawOut)
	}
	err := serve.ServeHTTP(ctx, s, addr, func(url string) { fmt.Fprintf(a.err, "assay: serving at %s\n", url) })
	if err != nil {
		return usage("--http: %w", err)
	}
	return nil
}

// openTree opens what the user named as a tree that nothing leads out of: a
// folder, a file (then dir is its name), or @SUITE/path of a suite that comes
// with assay.
func openTree(arg string) (fsys fs.FS, dir string, done func(), err error) {
	if strings.HasPrefix(arg, "@") {
		fsys, name, err := openShipped(arg)
		return fsys, name, func() {}, err
	}
	info, err := os.Stat(arg)
	if err != nil {
		return nil, "", nil, usage("open %s: %w: correct the path", arg, plainReason(err))
	}
	folder, dir := arg, "."
	if !info.IsDir() {
		folder, dir = filepath.Dir(arg), filepath.Base(arg)
	}
	root, err := os.OpenRoot(folder)
	if err != nil {
		return nil, "", nil, usage("open %s: %w", arg, plainReason(err))
	}
	return root.FS(), dir, func() { root.Close() }, nil
}

func plainReason(err error) error {
	if p, ok := errors.AsType[*fs.PathError](err); ok {
		return p.Err
	}
	return err
}

// openShipped finds @SUITE/path, a file or folder of a suite that comes with assay.
func openShipped(arg string) (fs.FS, string, error) {
	name, rest, _ := strings.Cut(arg[1:], "/")
	fsys := shipped[name]
	if fsys == nil {
		return nil, "", usage("%s: no suite %q comes with assay%s (there are %s)", arg, name, suggest(name, shippedNames()), strings.Join(shippedNames(), ", "))
	}
	file := path.Clean("/" + rest)[1:]
	if file == "" {
		file = "."
	}
	if _, err := fs.Stat(fsys, file); err != nil {
		return nil, "", usage("%s: suite %s has no such file", arg, name)
	}
	return fsys, file, nil
}

const mcpDecisionsLong = `Serve a store of decisions over MCP, on standard input and output, in memory: what
a team has decided, and which of it a piece of work should heed (preflight). FILE
is YAML with a pool of decisions and, by task, more of them and the files that they
are about; @SUITE/path is a file of a suite that comes with assay. Nothing is
written back.

Search is full-text search over SQLite: it knows words, their English stems and
beginnings, and no synonyms. docs/decisions.md describes the file and the tools.`

func (a *app) mcpDecisions() *cobra.Command {
	var f decisionFlags
	cmd := &cobra.Command{
		Use: "decisions [FILE]", Short: "serve a store of decisions: preflight, search, bind and more",
		Long: mcpDecisionsLong,
		Example: `  assay mcp decisions decisions.yaml --task rate-limit
  assay mcp decisions --items 100 --seed 42`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			seed, err := f.read(cmd, args)
			if err != nil {
				return err
			}
			s, err := serve.OpenStore(seed)
			if err != nil {
				return usage("%w", err)
			}
			defer s.Close()
			return a.serveMCP(cmd.Context(), s.Server(version()), f.http)
		},
	}
	fl := cmd.Flags()
	fl.StringVar(&f.task, "task", "", "seed what FILE has for this `task`, besides what all tasks share")
	fl.BoolVar(&f.pool, "pool", false, "seed only what all tasks share")
	fl.IntVar(&f.items, "items", 0, "add so many synthetic features of three decisions each")
	fl.Uint64Var(&f.seed, "seed", 1, "seed of the synthetic features")
	shareVar(fl, &f.threshold, "threshold", 0, "the `share` of a topic that a decision must say for preflight to bring it up (default that of FILE, or 0.33)")
	httpFlag(cmd, &f.http)
	return cmd
}

type decisionFlags struct {
	task, http string
	pool       bool
	items      int
	seed       uint64
	threshold  float64
}

// maxItems keeps a typing error from filling the memory.
const maxItems = 30_000

// read makes the seed that the user asked for.
func (f *decisionFlags) read(cmd *cobra.Command, args []string) (serve.Seed, error) {
	var seed serve.Seed
	given := cmd.Flags().Changed
	switch {
	case len(args) > 1:
		return seed, usage("name one file: assay mcp decisions FILE")
	case len(args) == 0 && !given("items"):
		return seed, usage("say what is in the store: assay mcp decisions FILE --task ID, or --items N")
	case len(args) == 0 && (given("task") || f.pool):
		return seed, usage("--task and --pool choose from a file: assay mcp decisions FILE --task ID")
	case given("task") && f.pool:
		return seed, usage("--task and --pool exclude each other: --task ID has the pool as well")
	case given("items") && (f.items < 1 || f.items > maxItems):
		return seed, usage("--items %d: from 1 to %d", f.items, maxItems)
	case given("threshold") && !(f.threshold > 0 && f.threshold <= 1):
		return seed, usage("--threshold %g: it is above 0 and at most 1", f.threshold)
	}
	if len(args) == 1 {
		var err error
		if seed, err = f.fromFile(args[0], given("task")); err != nil {
			return seed, err
		}
	}
	if f.items > 0 {
		made := serve.SyntheticSeed(f.items, f.seed)
		seed.Decisions = append(seed.Decisions, made.Decisions...)
		for name, file := range seed.Files {
			made.Files[name] = file
		}
		seed.Files = made.Files
	}
	if f.threshold > 0 {
		seed.Threshold = f.threshold
	}
	return seed, nil
}

func (f *decisionFlags) fromFile(arg string, task bool) (serve.Seed, error) {
	var none serve.Seed
	fsys, name, done, err := openTree(arg)
	if err != nil {
		return none, err
	}
	defer done()
	raw, err := fs.ReadFile(fsys, name)
	if err != nil {
		return none, usage("read %s: %w: name a YAML file", arg, plainReason(err))
	}
	d, err := serve.ParseData(arg, raw)
	if err != nil {
		return none, usage("%w", err)
	}
	switch {
	case task:
		seed, err := d.Task(f.task)
		if err != nil {
			return none, usage("%s: %w", arg, err)
		}
		return seed, nil
	case len(d.Tasks) > 0 && !f.pool:
		return none, usage("%s has decisions by task: say which with --task ID (such as %s), or take only what all share with --pool", arg, sorted(d.Tasks)[0])
	}
	return d.Shared(), nil
}
