package cli

import (
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/assay-eval/assay/internal/command/cmdenv"
)

// repository is the root folder of the repository, seen from this package.
const repository = "../../"

// readManual returns the text of README.md, CONTRIBUTING.md, the pages under docs and the
// READMEs of suites and examples, by path.
func readManual(t *testing.T) map[string]string {
	t.Helper()
	pages := map[string]string{}
	repo := os.DirFS(repository)
	add := func(name string) {
		b, err := fs.ReadFile(repo, name)
		if err != nil {
			t.Fatal(err)
		}
		pages[name] = string(b)
	}
	add("README.md")
	add("CONTRIBUTING.md")
	for _, dir := range []string{"docs", "suites", "examples"} {
		err := fs.WalkDir(repo, dir, func(name string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && (dir == "docs" && strings.HasSuffix(name, ".md") || path.Base(name) == "README.md") {
				add(name)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return pages
}

// manualPages returns README.md and the pages under docs, sorted by path.
func manualPages(pages map[string]string) []string {
	var names []string
	for name := range pages {
		if name == "README.md" || strings.HasPrefix(name, "docs/") {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// A fence is a fenced block of a page. Mark is the comment `<!-- form only: REASON -->`
// right before it, which keeps tests from running it.
type fence struct {
	page, lang, text, mark string
	line                   int
}

var fenced = regexp.MustCompile("(?ms)(?:^ *<!-- form only: ([^\n]*) -->\n+)?^( *)```([a-z]*)\n(.*?)^ *```")

// fences returns the fenced blocks of a page.
func fences(page, text string) []fence {
	var out []fence
	for _, m := range fenced.FindAllStringSubmatchIndex(text, -1) {
		f := fence{page: page, lang: text[m[6]:m[7]], text: text[m[8]:m[9]], line: strings.Count(text[:m[8]], "\n") + 1}
		if m[2] >= 0 {
			f.mark = text[m[2]:m[3]]
		}
		indent := text[m[4]:m[5]]
		f.text = strings.ReplaceAll("\n"+f.text, "\n"+indent, "\n")[1:]
		out = append(out, f)
	}
	return out
}

var (
	link     = regexp.MustCompile(`\]\(([^)\s]*)\)`)
	heading  = regexp.MustCompile(`(?m)^#+ +(.*)$`)
	inLink   = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`)
	notSlug  = regexp.MustCompile(`[^\p{L}\p{N} _-]`)
	codeSpan = regexp.MustCompile("`[^`\n]*`")
)

// anchors returns the anchors that GitHub gives the headings of a page.
func anchors(text string) map[string]bool {
	out := map[string]bool{}
	for _, m := range heading.FindAllStringSubmatch(fenced.ReplaceAllString(text, ""), -1) {
		title := inLink.ReplaceAllString(m[1], "$1")
		out[strings.ReplaceAll(notSlug.ReplaceAllString(strings.ToLower(strings.TrimSpace(title)), ""), " ", "-")] = true
	}
	return out
}

// TestManualLinks checks that links and anchors of all pages resolve, that each page is
// reachable from docs/README.md, and that base names of pages are unique: `assay help`
// uses them as topics.
func TestManualLinks(t *testing.T) {
	pages := readManual(t)
	to := map[string][]string{}
	for name, text := range pages {
		text = codeSpan.ReplaceAllString(fenced.ReplaceAllString(text, ""), "")
		for _, m := range link.FindAllStringSubmatch(text, -1) {
			target, anchor, _ := strings.Cut(m[1], "#")
			if strings.Contains(target, ":") {
				continue
			}
			file := name
			if target != "" {
				file = path.Join(path.Dir(name), target)
			}
			if _, err := os.Stat(repository + file); err != nil {
				t.Errorf("%s: link %s: no such file", name, m[1])
				continue
			}
			to[name] = append(to[name], file)
			if page, is := pages[file]; is && anchor != "" && !anchors(page)[anchor] {
				t.Errorf("%s: link %s: no such heading", name, m[1])
			}
		}
	}
	reached := map[string]bool{}
	var follow func(string)
	follow = func(name string) {
		if reached[name] {
			return
		}
		reached[name] = true
		for _, next := range to[name] {
			follow(next)
		}
	}
	follow("docs/README.md")
	bases := map[string]string{}
	for _, name := range manualPages(pages) {
		if !reached[name] && name != "README.md" {
			t.Errorf("%s: no link leads from docs/README.md to this page", name)
		}
		if base := path.Base(name); base != "README.md" {
			if other := bases[base]; other != "" {
				t.Errorf("%s and %s have one base name: rename one", other, name)
			}
			bases[base] = name
		}
	}
}

var pagePath = regexp.MustCompile(`\bdocs/[a-z/-]+\.md`)

// TestManualPaths checks that the pages that the code of the program names exist.
func TestManualPaths(t *testing.T) {
	for _, dir := range []string{"internal", "cmd", "scripts", "schema"} {
		err := fs.WalkDir(os.DirFS(repository), dir, func(name string, d fs.DirEntry, err error) error {
			ext := path.Ext(name)
			if err != nil || d.IsDir() || ext != ".go" && ext != ".json" || strings.HasSuffix(name, "_test.go") || strings.Contains(name, "testdata/") {
				return err
			}
			code, err := os.ReadFile(repository + name)
			if err != nil {
				return err
			}
			for _, page := range pagePath.FindAllString(string(code), -1) {
				if _, err := os.Stat(repository + page); err != nil {
					t.Errorf("%s names %s: no such page", name, page)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

var (
	generatedBlock = regexp.MustCompile(`(?s)<!-- (?:begin [a-z -]+|rules of lint) -->.*?<!-- end`)
	wordInProse    = regexp.MustCompile(`\S*[\p{L}\p{N}]\S*`)
	whatItIs       = regexp.MustCompile(`(?i)\bwhat\s+(it|is|a|an|the)\b`)
)

// TestManualWords limits the size of the manual and its share of headless clauses. Words
// of generated pages, of generated blocks and of fenced blocks, which other tests check, do not count, and
// neither do the measurements under docs/lab. A word has a letter or a digit.
func TestManualWords(t *testing.T) {
	pages := readManual(t)
	if n := len(strings.Fields(pages["README.md"])); n > 900 {
		t.Errorf("README.md has %d words, at most 900", n)
	}
	total, headless := 0, 0
	for _, name := range manualPages(pages) {
		if name == "README.md" || strings.HasPrefix(name, "docs/lab/") || strings.Contains(pages[name], "<!-- Generated by ") {
			continue
		}
		prose := fenced.ReplaceAllString(generatedBlock.ReplaceAllString(pages[name], ""), "")
		words, found := len(wordInProse.FindAllString(prose, -1)), len(whatItIs.FindAllString(prose, -1))
		total, headless = total+words, headless+found
		t.Logf("%6d words, %2d × what it is  %s", words, found, name)
	}
	t.Logf("%6d words, %2d × what it is  in all", total, headless)
	if total > 38_000 {
		t.Errorf("the pages have %d words, at most 38,000: move measurements to docs/lab, history to the changelog", total)
	}
	if limit := total / 1000; headless > limit {
		t.Errorf("%d × \"what it is\" in %d words, at most %d", headless, total, limit)
	}
}

// foreign are flags of other programs that pages name.
var foreign = []string{"--no-reap", "--db", "--test", "--test-isolation", "--test-force-exit", "--watch", "--security-opt"}

var (
	inlineFlag = regexp.MustCompile("^`(--[a-z][a-z-]*)[ =`]")
	flagWord   = regexp.MustCompile(`(?:^|\s)(--[a-z][a-z-]*)`)
	endOfCall  = regexp.MustCompile("((^|\\s)(-- |· |#|my-server)|[`\"]).*")
	assayLine  = regexp.MustCompile(`(?m)(?:^|[\s"(])assay ((?:[a-z][a-z-]* ?)+)([^|;&\n]*)`)
)

// TestManualFlags checks that each flag that a page names exists, at the command that the
// page names with it, and that the manual page of each command lists all of its flags.
func TestManualFlags(t *testing.T) {
	tree := func() *cobra.Command {
		return newRoot(newReporter(&cmdenv.Env{In: strings.NewReader(""), RawOut: io.Discard, RawErr: io.Discard, Out: io.Discard}))
	}
	known := map[string]bool{"--help": true, "--version": true}
	walkCommands(tree(), func(c *cobra.Command) {
		page := ""
		for at := c; at != nil; at = at.Parent() { // a parent's page has the flags that c inherits
			page += manPage(at, "")
		}
		c.Flags().VisitAll(func(f *pflag.Flag) {
			known["--"+f.Name] = true
			if !f.Hidden && !strings.Contains(page, strings.ReplaceAll("--"+f.Name, "-", `\-`)) {
				t.Errorf("%s: the manual page lacks --%s", c.CommandPath(), f.Name)
			}
		})
	})
	pages := readManual(t)
	for _, name := range manualPages(pages) {
		text := unfold(pages[name])
		for _, span := range codeSpan.FindAllString(text, -1) {
			if m := inlineFlag.FindStringSubmatch(span); m != nil && !known[m[1]] && !slices.Contains(foreign, m[1]) {
				t.Errorf("%s: no command has the flag %s", name, m[1])
			}
		}
		for _, m := range assayLine.FindAllStringSubmatch(text, -1) {
			about, _, err := tree().Find(strings.Fields(m[1]))
			if err != nil || about == about.Root() {
				continue
			}
			rest := endOfCall.ReplaceAllString(m[2], "")
			for _, f := range flagWord.FindAllStringSubmatch(rest, -1) {
				about.InitDefaultHelpFlag()
				if flag := strings.TrimPrefix(f[1], "--"); about.Flags().Lookup(flag) == nil && about.InheritedFlags().Lookup(flag) == nil {
					t.Errorf("%s: %s has no flag %s (%s)", name, about.CommandPath(), f[1], m[0])
				}
			}
		}
	}
}

// scratchFolder returns a new folder with the files that a page shows: blocks that begin with
// `# NAME`, a name with an extension.
func scratchFolder(t *testing.T, list []fence) string {
	t.Helper()
	dir := t.TempDir()
	for _, f := range list {
		if name := fileName(f); name != "" {
			file := filepath.Join(dir, name)
			if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(f.text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	return dir
}

var named = regexp.MustCompile(`^# ([A-Za-z0-9._/-]+\.[a-z]+)\n`)

// fileName returns the name of the file that a block shows, or "" if none.
func fileName(f fence) string {
	if m := named.FindStringSubmatch(f.text); m != nil {
		return m[1]
	}
	return ""
}
