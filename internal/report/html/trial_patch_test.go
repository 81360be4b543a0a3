package html

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/browsertest"
	"github.com/assay-eval/assay/internal/patch"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

var (
	byShell = trial.Key{Task: "cache-ttl", Arm: analysetest.Shell, Index: 2} // fails
	byMCP   = trial.Key{Task: "cache-ttl", Arm: analysetest.MCP, Index: 2}   // passes
)

// programs is a run in which the arms are compared.
func programs() *analysetest.Example {
	e := analysetest.Programs()
	e.Blobs = analysetest.Blobs{}
	e.Suite.Compare = map[string]suite.Comparison{"mcp": {Treatment: suite.Selector{Scenario: "mcp_unprimed"}, Control: suite.Selector{Scenario: "shell_unprimed"}}}
	return e
}

// changes gives a trial a patch, and a delta where there is one.
func changes(t testing.TB, e *analysetest.Example, key trial.Key, c *patch.Changes, d *workspace.Delta) {
	t.Helper()
	b, err := c.Encode()
	if err != nil {
		t.Fatal(err)
	}
	keep := func(b []byte, name string) trial.Ref {
		r := trial.Ref{Digest: seal.Of(b), Size: int64(len(b)), Name: name}
		e.Blobs[r.Digest] = b
		return r
	}
	for i := range e.Records {
		if a := e.Records[i].Attempt; a != nil && a.Key == key {
			if c != nil {
				a.Artifact.Patch = keep(b, "patch.json")
			}
			if d != nil {
				tree, err := json.Marshal(d)
				if err != nil {
					t.Fatal(err)
				}
				a.Artifact.Tree = keep(tree, "tree.json")
			}
		}
	}
}

func was(mode, text string) *patch.Content { return &patch.Content{Mode: mode, Data: []byte(text)} }

// worked returns changes that an agent may make: a fix, a new file, a rename, a picture.
func worked(body string) []patch.Pair {
	source := "package cache\n\nimport \"time\"\n\n// Cache keeps values.\ntype Cache struct {\n\tm map[string]entry\n}\n\nfunc (c *Cache) Get(k string) (any, bool) {\n\te, ok := c.m[k]\n\treturn e.v, ok\n}\n\nfunc (c *Cache) Len() int { return len(c.m) }\n"
	helper := strings.Repeat("// a helper that many use\n", 12)
	return []patch.Pair{
		{Path: "assets/logo.png", Old: was(patch.ModeFile, "\x89PNG\x00"), New: was(patch.ModeFile, "\x89PNG\x00\x01\x02")},
		{Path: "cache.go", Old: was(patch.ModeFile, source), New: was(patch.ModeFile, strings.Replace(source, "return e.v, ok", body, 1))},
		{Path: "cache_test.go", New: was(patch.ModeFile, "package cache\n\nfunc TestTTL(t *testing.T) {\n\tc := New(time.Second)\n\tc.Set(\"a\", 1)\n}\n")},
		{Path: "crlf.txt", Old: was(patch.ModeFile, "one\ntwo\n"), New: was(patch.ModeFile, "one\r\ntwo")},
		{Path: "helper.go", Old: was(patch.ModeFile, helper)},
		{Path: "internal/util/helper.go", New: was(patch.ModeFile, helper+"// and one line more\n")},
		{Path: "run.sh", Old: was(patch.ModeFile, "echo\n"), New: was(patch.ModeExec, "echo\n")},
		{Path: "unused.txt", Old: was(patch.ModeFile, "nobody reads this\n")},
	}
}

func TestTrialHasItsPatch(t *testing.T) {
	e := programs()
	c := patch.Make(worked("return e.v, ok && !e.old()"), patch.Kept)
	text := "the whole file as it is now\n"
	d := &workspace.Delta{Format: 1, Changes: []workspace.Change{{Path: "built.txt", Op: workspace.Added, Kind: workspace.File, Text: &text}, {Path: "cache.go", Op: workspace.Modified, Kind: workspace.File, Text: &text}}}
	changes(t, e, byShell, c, d)
	long := patch.Make([]patch.Pair{{Path: "long.txt", New: was(patch.ModeFile, strings.Repeat("ü a line of some length\n", 30_000))}}, patch.Kept)
	changes(t, e, byMCP, long, nil)
	a := e.Analyse()
	x, err := NewTrial(a, numberOf(t, e, byShell), e.Opener())
	if err != nil {
		t.Fatal(err)
	}
	if x.Patch == nil || len(x.Patch.Files) != 7 || x.Patch.Sum != "7 files, +10 −4 lines, without those of 1 file" || x.Tree.Size != 0 || len(x.Missing) > 0 {
		t.Fatalf("%+v, tree %+v, missing %v", x.Patch, x.Tree, x.Missing)
	}
	if f := x.Patch.Files[1]; f.Path != "cache.go" || f.Plus != 1 || f.Minus != 1 || !strings.HasPrefix(f.Text.Head, "@@ -9,7 +9,7 @@\n") || !strings.HasPrefix(f.Header, "diff --git a/cache.go b/cache.go\nindex ") || f.Hunks != "" {
		t.Errorf("%+v", f)
	}
	// What setup built is no work of the agent.
	if len(x.Files) != 1 || x.Files[0].Name != "cache.go" {
		t.Errorf("files %+v", x.Files)
	}
	n := numberOf(t, e, byMCP)
	x, err = NewTrial(a, n, e.Opener())
	if err != nil {
		t.Fatal(err)
	}
	f := x.Patch.Files[0]
	whole := f.Text.Head
	for _, p := range f.Text.Parts {
		raw, err := Item(a, n, p.Item, e.Opener())
		if err != nil {
			t.Fatal(err)
		}
		var s string
		if err := json.Unmarshal(raw, &s); err != nil {
			t.Fatal(err)
		}
		whole += s
	}
	if whole != long.Files[0].Hunks || len(f.Text.Parts) < 2 {
		t.Errorf("%d bytes in %d parts, want %d", len(whole), len(f.Text.Parts), len(long.Files[0].Hunks))
	}

	// Of many files the first are here, the others are counted; the item stays small.
	var many []patch.Pair
	for i := range 3000 {
		many = append(many, patch.Pair{Path: fmt.Sprintf("%04d.txt", i), New: was(patch.ModeFile, strings.Repeat("line\n", 200))})
	}
	changes(t, e, byMCP, patch.Make(many, patch.Kept), nil)
	x, err = NewTrial(e.Analyse(), n, e.Opener())
	if err != nil {
		t.Fatal(err)
	}
	b, err := encodeItem(x)
	if err != nil {
		t.Fatal(err)
	}
	if len(x.Patch.Files) != maxPatchFiles || x.Patch.More != 3000-maxPatchFiles || len(b) > 1<<20 {
		t.Errorf("%d files, %d more, %d bytes", len(x.Patch.Files), x.Patch.More, len(b))
	}
}

// A trial of an earlier version has no patch: it shows the list that it showed.
func TestTrialWithoutPatch(t *testing.T) {
	e := programs()
	text := "now\n"
	d := &workspace.Delta{Format: 1, Changes: []workspace.Change{{Path: "cache.go", Op: workspace.Modified, Kind: workspace.File, Text: &text}}}
	for i := range e.Records {
		if a := e.Records[i].Attempt; a != nil && a.Key == byShell {
			b, err := json.Marshal(d)
			if err != nil {
				t.Fatal(err)
			}
			a.Artifact.Tree = trial.Ref{Digest: seal.Of(b), Size: int64(len(b)), Name: "tree.json"}
			e.Blobs[a.Artifact.Tree.Digest] = b
		}
	}
	x, err := NewTrial(e.Analyse(), numberOf(t, e, byShell), e.Opener())
	if err != nil || x.Patch != nil || x.Tree.Head != "modified cache.go (4 bytes)\n" || len(x.Files) != 1 || len(x.Missing) > 0 {
		t.Fatalf("%+v, %v", x, err)
	}
	// A damaged patch is reported, and the list replaces it.
	for i := range e.Records {
		if a := e.Records[i].Attempt; a != nil && a.Key == byShell {
			a.Artifact.Patch = trial.Ref{Digest: seal.Of([]byte("{")), Size: 1, Name: "patch.json"}
			e.Blobs[a.Artifact.Patch.Digest] = []byte("{")
		}
	}
	x, err = NewTrial(e.Analyse(), numberOf(t, e, byShell), e.Opener())
	if err != nil || x.Patch != nil || x.Tree.Head == "" || len(x.Missing) != 1 || !strings.Contains(x.Missing[0], "the patch cannot be read") {
		t.Fatalf("%+v, %v", x, err)
	}
}

func TestPatchPage(t *testing.T) {
	p := browsertest.Open(t)
	e := programs()
	changes(t, e, byShell, patch.Make(worked("return e.v, ok && !e.old()"), patch.Kept), nil)
	changes(t, e, byMCP, patch.Make(worked("if !ok || e.expired() {\n\t\treturn nil, false\n\t}\n\treturn e.v, true")[1:], patch.Kept), nil)
	n := numberOf(t, e, byShell)
	shownAt(t, p, e, fmt.Sprintf("#/trial/%d", n))
	p.Wait("document.querySelector('.jump')")
	has(t, p, "#s-changes", "7 files, +10 −4 lines, without those of 1 file", "assay patch 20261121T101500Z-bindings-k3f9 cache-ttl@claude/shell_unprimed#3", "Save as .patch", "no line feed at the end of the file",
		"no text; 5 bytes before; 7 bytes now", "now executable", "helper.go → internal/util/helper.go")
	if got := browsertest.Eval[string](p, `[...document.querySelectorAll(".pfile")].find(d => d.querySelector(".pname").textContent === "cache.go").querySelector(".ln.ins").innerText.replace(/\s+/g, " ").trim()`); got != "12 + return e.v, ok && !e.old()" {
		t.Errorf("the line that came: %q", got)
	}
	if got := browsertest.Eval[string](p, `[...document.querySelectorAll(".pfile .ln.ins ins")].map(e => e.textContent).join("|")`); !strings.Contains(got, "old") {
		t.Errorf("marked inside of the line: %q", got)
	}
	for _, dark := range []bool{false, true} {
		p.Dark(dark)
		for _, s := range p.Axe() {
			t.Errorf("dark %t: %s", dark, s)
		}
		p.Shot(fmt.Sprintf("patch-%t-1280", dark))
	}
	p.Size(400, 800)
	if w := browsertest.Eval[int](p, "document.documentElement.scrollWidth"); w > 400 {
		t.Errorf("the page is %d wide at 400", w)
	}
	for _, s := range p.Axe() {
		t.Errorf("at 400: %s", s)
	}
	p.Shot("patch-dark-400")
	// The list opens a file and goes to it.
	browsertest.Eval[bool](p, `([...document.querySelectorAll(".pfile")].forEach(d => d.open = false), [...document.querySelectorAll(".plist button")].find(b => b.textContent === "cache_test.go").click(), true)`)
	p.Wait(`document.activeElement.closest(".pfile[open]") && document.activeElement.textContent.includes("cache_test.go")`)
	p.Size(1280, 900)
	p.Dark(false)

	// Side by side.
	browsertest.Eval[bool](p, "(location.hash = '#/disagreements?task=cache-ttl', true)")
	p.Wait("document.querySelector('.pairrow')")
	browsertest.Eval[bool](p, `([...document.querySelectorAll(".pairrow")].forEach(d => d.open = true), true)`)
	p.Wait("document.querySelector('.pboth .ln.ins')")
	browsertest.Eval[bool](p, `([...document.querySelectorAll(".pairbody .pfile")].forEach(d => d.open = true), true)`)
	p.Wait("document.querySelectorAll('.pboth').length === 2")
	has(t, p, ".pairbody", "Changes to the workspace, control and treatment", "the same in both", "did not change it")
	if got := browsertest.Eval[string](p, `[...document.querySelector(".pboth").querySelectorAll(".pcol > p b")].map(e => e.textContent).join()`); got != "control,treatment" {
		t.Errorf("sides: %s", got)
	}
	for _, s := range p.Axe() {
		t.Error(s)
	}
	p.Shot("patch-pair-1280")
	p.Size(400, 800)
	if w := browsertest.Eval[int](p, "document.documentElement.scrollWidth"); w > 400 {
		t.Errorf("the pair is %d wide at 400", w)
	}
	p.Shot("patch-pair-400")
	p.Quiet()
}

// The page saves a patch that git accepts: the same as the original but for the
// parts that the page does not show.
func TestSavesThePatch(t *testing.T) {
	p := browsertest.Open(t)
	e := programs()
	c := patch.Make(worked("return nil, false")[1:], patch.Kept)
	changes(t, e, byShell, c, nil)
	shownAt(t, p, e, fmt.Sprintf("#/trial/%d", numberOf(t, e, byShell)))
	p.Wait("document.querySelector('#s-changes button')")
	dir := t.TempDir()
	if _, err := chromedp.Call(p.Context(), browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{Behavior: browser.SetDownloadBehaviorBehaviorAllow, DownloadPath: dir}); err != nil {
		t.Fatal(err)
	}
	click(p, "#s-changes .command button")
	var got []byte
	for deadline := time.Now().Add(30 * time.Second); ; time.Sleep(50 * time.Millisecond) {
		var err error
		if got, err = os.ReadFile(filepath.Join(dir, "cache-ttl_claude_shell_unprimed_3.patch")); err == nil {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("nothing was saved")
		}
	}
	want, _ := c.Text()
	if string(got) != string(want) {
		t.Errorf("saved\n%s\nwant\n%s", got, want)
	}
	p.Quiet()
}

func TestPatchOnPaper(t *testing.T) {
	p := browsertest.Open(t)
	e := programs()
	changes(t, e, byShell, patch.Make(append(worked("return nil, false // "+strings.Repeat("LongName", 40)), patch.Pair{Path: "zeros.go", New: was(patch.ModeFile, strings.Repeat("var zero = 0\n", 200))}), patch.Kept), nil)
	shownAt(t, p, e, fmt.Sprintf("#/trial/%d", numberOf(t, e, byShell)))
	p.Wait("document.querySelector('.jump') && document.querySelector('#s-changes .ln.ins')")
	p.Size(794, 1100) // A4
	if _, err := chromedp.Call(p.Context(), emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print", Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}}}); err != nil {
		t.Fatal(err)
	}
	p.Shot("patch-paper")
	if got := browsertest.Eval[string](p, `[...document.querySelectorAll("#s-changes button, #s-changes .command, #s-changes .plist")].filter(e => e.checkVisibility()).map(e => e.className + " " + e.textContent.slice(0, 40)).join("; ")`); got != "" {
		t.Errorf("to be pressed, on paper: %s", got)
	}
	if got := browsertest.Eval[string](p, `[...document.querySelectorAll("#s-changes *:not(.unseen)")].filter(e => e.checkVisibility() && !/visible|clip/.test(getComputedStyle(e).overflowY + getComputedStyle(e).overflowX) && (e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)).map(e => e.className).join("; ")`); got != "" {
		t.Errorf("cut off on paper: %s", got)
	}
	if w := browsertest.Eval[int](p, "document.documentElement.scrollWidth"); w > 794 {
		t.Errorf("paper of 794 is %d wide", w)
	}
	p.Quiet()
}

// A patch is the agent's text, names of files too: none of it acts.
func TestHostilePatchIsInert(t *testing.T) {
	p := browsertest.Open(t)
	e := programs()
	var pairs []patch.Pair
	for i, s := range evil {
		s = strings.ToValidUTF8(s, "\uFFFD")
		text := strings.ReplaceAll(s, "\x00", "\x01")
		pairs = append(pairs, patch.Pair{Path: fmt.Sprintf("%02d%s", i, s), Old: was(patch.ModeFile, text+"\nold\r\n"), New: was(patch.ModeFile, "new\n"+text)})
	}
	c := patch.Make(pairs, patch.Kept)
	for i := range c.Files {
		f := &c.Files[i]
		f.From, f.Op = f.Path, patch.Op(f.Path)
	}
	changes(t, e, byShell, c, nil)
	other := patch.Make(pairs[1:], patch.Kept)
	changes(t, e, byMCP, other, nil)
	path := shownAt(t, p, e, fmt.Sprintf("#/trial/%d", numberOf(t, e, byShell)))
	p.Wait("document.querySelector('#s-raw')")
	inert := func(where string) {
		t.Helper()
		browsertest.Eval[bool](p, `(async () => { for (let k = 0; k < 3; k++) { document.querySelectorAll("details").forEach(d => { d.open = true }); await new Promise(f => setTimeout(f, 100)); } return true })()`)
		if browsertest.Eval[bool](p, "'ran' in window") {
			t.Errorf("%s: a script of the text has run", where)
		}
		if got := browsertest.Eval[string](p, `[...document.querySelectorAll("main script, main img, main iframe, main link, main style, main base, main form, main object, main embed, main meta, main [style]")].map(e => e.outerHTML.slice(0, 200)).join("\n")`); got != "" {
			t.Errorf("%s: elements of the text: %s", where, got)
		}
		if got := browsertest.Eval[string](p, `[...document.querySelectorAll("main a")].map(a => a.getAttribute("href")).filter(h => h !== null && !h.startsWith("#/")).join("\n")`); got != "" {
			t.Errorf("%s: links of the text: %s", where, got)
		}
		if got := browsertest.Eval[string](p, `(() => { const w = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT); const odd = new Set(); for (let n; n = w.nextNode();) for (const m of n.data.matchAll(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g)) odd.add(m[0].codePointAt(0).toString(16) + " in " + n.parentElement.className); return [...odd].join(", "); })()`); got != "" {
			t.Errorf("%s: characters that hide or turn text: %s", where, got)
		}
		for _, r := range p.Requests() {
			if !strings.HasPrefix(r, "file://"+filepath.Dir(path)+"/") {
				t.Errorf("%s: a request for %s", where, r)
			}
		}
		if w := browsertest.Eval[int](p, "document.documentElement.scrollWidth"); w > 1280 {
			t.Errorf("%s: the page is %d wide", where, w)
		}
		p.Quiet()
	}
	inert("trial")
	has(t, p, ".pfile", "<script>window.ran = 1</script>", "⟨U+202E⟩", "⟨ESC⟩")
	p.Shot("patch-hostile")
	browsertest.Eval[bool](p, "(location.hash = '#/disagreements?task=cache-ttl', true)")
	p.Wait("document.querySelector('.pairrow')")
	browsertest.Eval[bool](p, `([...document.querySelectorAll(".pairrow")].forEach(d => d.open = true), true)`)
	p.Wait("document.querySelector('.pfile')")
	inert("disagreements")
}
