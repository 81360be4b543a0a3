package mcpcmd

import (
	"context"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/mcp/serve"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/spelling"
)

const mcpDocsLong = `Serve a folder of documentation over MCP, on standard input and output: full-text
search (BM25), reading and listing. The folder holds Markdown (its headings are
sections), plain text, or JSON lines of {"id", "title", "text", "url"}; a single
file will do. Hidden files, links that lead out and files over 16 MiB are left out.

Identifiers and words find each other: NavigationStack, navigation_stack and
"navigation stack" are the same to a search, and so are forms of an English word.
assay help mcp-docs says how answers look.`

func newDocs(loader *suiteload.Loader) *cobra.Command {
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
				return cmdenv.UsageErrorf("name one folder or file: assay mcp docs DIR")
			}
			fsys, dir, done, err := openTree(loader.Suites, args[0])
			if err != nil {
				return err
			}
			defer done()
			d, err := serve.OpenDocs(fsys, dir, args[0])
			if err != nil {
				return cmdenv.UsageErrorf("%s", report.Clean(err.Error()))
			}
			for _, n := range d.Notices() {
				fmt.Fprintf(loader.Err, "assay: %s\n", report.Clean(n))
			}
			return serveMCP(cmd.Context(), loader.Env, d.Server(loader.Version), addr)
		},
	}
	httpFlag(cmd, &addr)
	return cmd
}

func httpFlag(cmd *cobra.Command, addr *string) {
	cmd.Flags().StringVar(addr, "http", "", "serve over streamable HTTP at this `host:port` of this machine in place of standard input and output; port 0 takes a free one")
}

// serveMCP serves until the client hangs up or a signal comes; both are a good end.
func serveMCP(ctx context.Context, env *cmdenv.Env, s *sdk.Server, addr string) error {
	if addr == "" {
		return serve.OverStdio(ctx, s, env.In, env.RawOut)
	}
	err := serve.OverHTTP(ctx, s, addr, func(url string) { fmt.Fprintf(env.Err, "assay: serving at %s\n", url) })
	if err != nil {
		return cmdenv.UsageErrorf("--http: %w", err)
	}
	return nil
}

// openTree opens arg as a file tree that links cannot escape. arg is a folder, a file
// (dir is then its name), or @SUITE/path of a bundled suite.
func openTree(suites suiteload.Suites, arg string) (fsys fs.FS, dir string, done func(), err error) {
	if strings.HasPrefix(arg, "@") {
		fsys, name, err := openShipped(suites, arg)
		return fsys, name, func() {}, err
	}
	info, err := os.Stat(arg)
	if err != nil {
		return nil, "", nil, cmdenv.UsageErrorf("open %s: %w: correct the path", arg, serve.PlainReason(err))
	}
	folder, dir := arg, "."
	if !info.IsDir() {
		folder, dir = filepath.Dir(arg), filepath.Base(arg)
	}
	root, err := os.OpenRoot(folder)
	if err != nil {
		return nil, "", nil, cmdenv.UsageErrorf("open %s: %w", arg, serve.PlainReason(err))
	}
	return root.FS(), dir, func() { root.Close() }, nil
}

// openShipped finds @SUITE/path, a file or folder of a suite that comes with assay.
func openShipped(suites suiteload.Suites, arg string) (fs.FS, string, error) {
	name, rest, _ := strings.Cut(arg[1:], "/")
	fsys := suites[name]
	if fsys == nil {
		return nil, "", cmdenv.UsageErrorf("%s: no suite %q comes with assay%s (there are %s)", arg, name, spelling.Suggest(name, suites.Names()), strings.Join(suites.Names(), ", "))
	}
	file := path.Clean("/" + rest)[1:]
	if file == "" {
		file = "."
	}
	if _, err := fs.Stat(fsys, file); err != nil {
		return nil, "", cmdenv.UsageErrorf("%s: suite %s has no such file", arg, name)
	}
	return fsys, file, nil
}

const mcpDecisionsLong = `Serve a store of decisions over MCP, on standard input and output, in memory: what
a team has decided, and which of it a piece of work should heed (preflight). FILE
is YAML with a pool of decisions and, by task, more of them and the files that they
are about; @SUITE/path is a file of a suite that comes with assay. Nothing is
written back.

Search is full-text search (BM25): it knows words, their English stems and
beginnings, and no synonyms. assay help decisions describes the file and the tools.`

func newDecisions(loader *suiteload.Loader) *cobra.Command {
	var f decisionFlags
	cmd := &cobra.Command{
		Use: "decisions [FILE]", Short: "serve a store of decisions: preflight, search, bind and more",
		Long: mcpDecisionsLong,
		Example: `  assay mcp decisions decisions.yaml --task rate-limit
  assay mcp decisions --items 100 --seed 42`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			seed, err := f.read(loader.Suites, cmd, args)
			if err != nil {
				return err
			}
			s, err := serve.OpenStore(seed)
			if err != nil {
				return cmdenv.UsageErrorf("%w", err)
			}
			return serveMCP(cmd.Context(), loader.Env, s.Server(loader.Version), f.http)
		},
	}
	fl := cmd.Flags()
	fl.StringVar(&f.task, "task", "", "also serve what FILE has for this `task`")
	fl.BoolVar(&f.pool, "pool", false, "serve only what all tasks share")
	fl.IntVar(&f.items, "items", 0, "add so many synthetic features of three decisions each")
	fl.Uint64Var(&f.seed, "seed", 1, "seed of the synthetic features")
	cmdenv.ShareVar(fl, &f.threshold, "threshold", 0, "the `share` of a topic that a decision must contain for preflight to return it (default that of FILE, or 0.33)")
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

func (f *decisionFlags) read(suites suiteload.Suites, cmd *cobra.Command, args []string) (serve.Seed, error) {
	var seed serve.Seed
	given := cmd.Flags().Changed
	switch {
	case len(args) > 1:
		return seed, cmdenv.UsageErrorf("name one file: assay mcp decisions FILE")
	case len(args) == 0 && !given("items"):
		return seed, cmdenv.UsageErrorf("say what is in the store: assay mcp decisions FILE --task ID, or --items N")
	case len(args) == 0 && (given("task") || f.pool):
		return seed, cmdenv.UsageErrorf("--task and --pool choose from a file: assay mcp decisions FILE --task ID")
	case given("task") && f.pool:
		return seed, cmdenv.UsageErrorf("--task and --pool exclude each other: --task ID has the pool as well")
	case given("items") && (f.items < 1 || f.items > maxItems):
		return seed, cmdenv.UsageErrorf("--items %d: from 1 to %d", f.items, maxItems)
	case given("threshold") && !(f.threshold > 0 && f.threshold <= 1):
		return seed, cmdenv.UsageErrorf("--threshold %g: it is above 0 and at most 1", f.threshold)
	}
	if len(args) == 1 {
		var err error
		if seed, err = f.fromFile(suites, args[0], given("task")); err != nil {
			return seed, err
		}
	}
	if f.items > 0 {
		made := serve.SyntheticSeed(f.items, f.seed)
		seed.Decisions = append(seed.Decisions, made.Decisions...)
		maps.Copy(made.Files, seed.Files)
		seed.Files = made.Files
	}
	if f.threshold > 0 {
		seed.Threshold = f.threshold
	}
	return seed, nil
}

func (f *decisionFlags) fromFile(suites suiteload.Suites, arg string, task bool) (serve.Seed, error) {
	var none serve.Seed
	fsys, name, done, err := openTree(suites, arg)
	if err != nil {
		return none, err
	}
	defer done()
	raw, err := fs.ReadFile(fsys, name)
	if err != nil {
		return none, cmdenv.UsageErrorf("read %s: %w: name a YAML file", arg, serve.PlainReason(err))
	}
	d, err := serve.ParseData(arg, raw)
	if err != nil {
		return none, cmdenv.UsageErrorf("%w", err)
	}
	switch {
	case task:
		seed, err := d.Task(f.task)
		if err != nil {
			return none, cmdenv.UsageErrorf("%s: %w", arg, err)
		}
		return seed, nil
	case len(d.Tasks) > 0 && !f.pool:
		return none, cmdenv.UsageErrorf("%s has decisions by task: say which with --task ID (such as %s), or take only what all share with --pool", arg, cmdenv.SortedKeys(d.Tasks)[0])
	}
	return d.Shared(), nil
}
