package cli

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/initcmd"
	"github.com/assay-eval/assay/internal/command/runcmd"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/cost"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/suite/kindtest"
	"github.com/assay-eval/assay/internal/suite/suitetest"
)

// TestSchema keeps the committed schemas and the tables of kinds in step with the
// loader.
func TestSchema(t *testing.T) {
	for file, schema := range map[string]func(suite.Kinds) ([]byte, error){"suite.schema.json": suite.Schema, "task.schema.json": suite.TaskSchema} {
		b, err := schema(kinds())
		if err != nil {
			t.Fatal(err)
		}
		if !json.Valid(b) {
			t.Errorf("%s is not JSON", file)
		}
		suitetest.Golden(t, "../../schema/"+file, b, *update)
		if file != "suite.schema.json" {
			continue
		}
		tables, err := suitetest.KindKeys(b)
		if err != nil {
			t.Fatal(err)
		}
		suitetest.Block(t, "../../docs/ref/suite.md", "kinds", tables, *update)
	}
}

// TestKinds checks that every setting of every kind has a description and declares
// whether it affects answers, grades or neither.
func TestKinds(t *testing.T) {
	k := kinds()
	for what, list := range map[string]map[string]suite.Kind{"agent": k.Agents, "grader": k.Graders, "tool": k.Tools} {
		for name, kind := range list {
			if err := kindtest.CheckKind(kind); err != nil {
				t.Errorf("%s %s: %v", what, name, err)
			}
		}
	}
}

// TestShipped: every suite that comes with assay is whole inside the program,
// warns where it fails, and has answers for all of its trials.
func TestShipped(t *testing.T) {
	for _, name := range shipped.Names() {
		reporter := newReporter(&cmdenv.Env{Environ: []string{"HOME=" + t.TempDir()}})
		s, err := reporter.LoadSuite(name, &suiteload.Flags{FlagSet: runcmd.NewRun(reporter).Flags()})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if s.Name != name {
			t.Errorf("suite %s calls itself %s", name, s.Name)
		}
		if s.Gates.Mode != "warn" {
			t.Errorf("%s: gates have mode %s; suites that ship warn", name, s.Gates.Mode)
		}
		if s.Description == "" {
			t.Errorf("%s does not say what it finds out", name)
		}
		if _, err := fs.Stat(shipped[name], "README.md"); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		folder := "../../suites/" + name
		disk, err := initcmd.CopyFiles(os.DirFS(folder))
		if err != nil {
			t.Fatal(err)
		}
		inside, err := initcmd.CopyFiles(shipped[name])
		if err != nil {
			t.Fatal(err)
		}
		if missing := slices.DeleteFunc(slices.Sorted(maps.Keys(disk)), func(f string) bool { return inside[f] != nil }); len(missing) > 0 {
			t.Errorf("%s: not in the program: %v", name, missing)
		}
	}
}

// TestFormats: every format can be told from the others, and docs/ref/reports.md
// lists them all.
func TestFormats(t *testing.T) {
	seen := map[string]bool{}
	var b strings.Builder
	b.WriteString("| format | file in `out` | what for |\n|---|---|---|\n")
	for _, f := range formats {
		ways := 0
		for _, set := range []bool{f.Write != nil, f.With != nil, f.Files != nil} {
			if set {
				ways++
			}
		}
		if f.Doc == "" || ways != 1 || seen[f.Name] || f.File != "" && (seen[f.File] || f.Write == nil) {
			t.Errorf("format %s: %+v", f.Name, f)
		}
		seen[f.Name], seen[f.File] = true, true
		file := ""
		if f.File != "" {
			file = "`" + f.File + "`"
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", f.Name, file, f.Doc)
	}
	suitetest.Block(t, "../../docs/ref/reports.md", "formats", b.String(), *update)
}

// TestPricesPage: the example of docs/guide/cost.md is a table that can be used.
func TestPricesPage(t *testing.T) {
	page, err := os.ReadFile("../../docs/guide/cost.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "```json\n")
	example, _, ok := strings.Cut(rest, "```")
	table, err := cost.Parse("docs/guide/cost.md", []byte(example))
	if err != nil || !ok {
		t.Fatalf("%v", err)
	}
	if _, known := table.Lookup("compatible", "qwen3-8b"); !known {
		t.Error("the example does not price qwen3-8b")
	}
}
