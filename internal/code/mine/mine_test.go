package mine

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/code"
	"github.com/assay-eval/assay/internal/testenv"
)

// repository is a git repository of a test.
type repository struct {
	t   *testing.T
	dir string
	day int
}

func newRepository(t *testing.T) *repository {
	if _, err := exec.LookPath("git"); err != nil {
		testenv.Missing(t, "git", "decisions of a repository")
	}
	r := &repository{t: t, dir: t.TempDir()}
	r.git("init", "-q", "-b", "main")
	return r
}

func (r *repository) git(args ...string) string {
	r.t.Helper()
	cmd := exec.Command("git", append([]string{"-C", r.dir, "-c", "user.name=a", "-c", "user.email=a@b"}, args...)...)
	date := fmt.Sprintf("2026-01-%02dT10:00:00Z", r.day+1)
	cmd.Env = append(os.Environ(), "GIT_AUTHOR_DATE="+date, "GIT_COMMITTER_DATE="+date, "GIT_CONFIG_GLOBAL=/dev/null", "LC_ALL=C")
	out, err := cmd.CombinedOutput()
	if err != nil {
		r.t.Fatalf("git %v: %v: %s", args, err, out)
	}
	return strings.TrimSpace(string(out))
}

// commit writes files, given as names and contents, and commits them.
func (r *repository) commit(message string, files ...string) {
	r.t.Helper()
	for i := 0; i < len(files); i += 2 {
		p := filepath.Join(r.dir, files[i])
		if err := os.MkdirAll(filepath.Dir(p), 0o777); err != nil {
			r.t.Fatal(err)
		}
		if err := os.WriteFile(p, []byte(files[i+1]), 0o666); err != nil {
			r.t.Fatal(err)
		}
	}
	r.git("add", "-A")
	r.git("commit", "-q", "-m", message)
	r.day++
}

func (r *repository) find(n int) []Decision {
	r.t.Helper()
	index, err := code.Scan(r.t.Context(), os.DirFS(r.dir))
	if err != nil {
		r.t.Fatal(err)
	}
	git := func(ctx context.Context, args ...string) ([]byte, error) {
		return exec.CommandContext(ctx, "git", append([]string{"-C", r.dir}, args...)...).Output()
	}
	found, err := Find(r.t.Context(), Repository{Git: git, Commit: r.git("rev-parse", "HEAD"), Files: os.DirFS(r.dir), Index: index}, n)
	if err != nil {
		r.t.Fatal(err)
	}
	return found
}

const (
	cacheStart = "package cache\n\nfunc Get(k string) string {\n\treturn \"\"\n}\n\nfunc Evict(k string) {\n\tdrop(k)\n}\n\nfunc drop(k string) {}\n"
	otherEvict = "package queue\n\nfunc Evict() {}\n\nfunc expireEntries() {}\n"
)

func TestFind(t *testing.T) {
	r := newRepository(t)
	r.commit("Start", "cache/cache.go", cacheStart, "queue/queue.go", otherEvict)
	r.commit("Bump version\n\nThis must never be taken for a decision, even if it is always long and has many words.", "VERSION", "2\n")
	r.commit("Drop entries only when nobody reads them (#12)\n\nAn entry that is being read must not be dropped: the reader keeps it until\nit ends, and only then does it leave the cache.\n\nFixes #12\nSigned-off-by: A B <a@b>",
		"cache/cache.go", strings.Replace(cacheStart, "\tdrop(k)", "\tif readers(k) > 0 {\n\t\treturn\n\t}\n\tdrop(k)", 1)+"\nfunc readers(k string) int { return 0 }\n")
	r.commit("Tell more\n\nA short body.", "cache/cache.go", strings.Replace(cacheStart, "\tdrop(k)", "\tif readers(k) > 0 {\n\t\treturn\n\t}\n\tdrop(k)", 1)+"\nfunc readers(k string) int { return 1 }\n")
	r.commit("docs: a rule\n\nReaders must always be told, and only then may an entry be dropped from the cache.", "README.md", "x\n")
	r.commit("Record a decision", "docs/adr/0003-queue.md", "# 3. Entries expire\n\n## Status\n\nAccepted\n\n## Context\n\nx\n\n## Decision\n\nEntries of the queue must expire after an hour at most, unless somebody is reading them right now.\n\n## Consequences\n\ny\n",
		"docs/adr/0004-old.md", "# 4. Old\n\n## Status\n\nSuperseded by 3\n\n## Decision\n\nEntries must never expire, and always stay in the queue until somebody has read them all.\n",
		"queue/queue.go", strings.Replace(otherEvict, "func expireEntries() {}", "func expireEntries() {\n\tEvict()\n}", 1))
	found := r.find(10)
	var got []string
	for _, d := range found {
		got = append(got, fmt.Sprintf("%s %s: %v", d.Date.Format("2006-01-02"), d.ID, d.Candidates[0]))
	}
	want := []string{
		"2026-01-03 drop-entries-only-when-nobody-reads: cache/cache.go#Evict",
		"2026-01-06 entries-expire: queue/queue.go#expireEntries",
	}
	if !slices.Equal(got, want) {
		t.Fatalf("found\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if text := found[0].Text; strings.Contains(text, "#12") || strings.Contains(text, "Signed-off-by") {
		t.Errorf("the text has more than the decision: %q", text)
	}
	if c := found[0].Candidates; !slices.ContainsFunc(c, func(c Candidate) bool { return c.String() == "queue/queue.go#Evict" && c.Why == sameName }) {
		t.Errorf("the function of the same name is no candidate: %v", c)
	}
	if got := r.find(1); len(got) != 1 {
		t.Errorf("%d decisions, want 1", len(got))
	}
}

func TestFindNothing(t *testing.T) {
	r := newRepository(t)
	r.commit("Start", "a.go", "package a\n")
	if got := r.find(5); len(got) != 0 {
		t.Errorf("found %v", got)
	}
}

func TestParseRecord(t *testing.T) {
	const decision = "Every request must carry a token, and a request without one is refused at once."
	for name, tt := range map[string]struct {
		text, title string
		ok          bool
	}{
		"Nygard":     {"# 12. Use tokens\n\nDate: 2020-01-01\n\n## Status\n\nAccepted\n\n## Decision\n\n" + decision + "\n", "Use tokens", true},
		"MADR":       {"# Use tokens\r\n\r\n## Decision Drivers\r\n\r\n* x\r\n\r\n## Decision Outcome\r\n\r\n" + decision + "\r\n", "Use tokens", true},
		"ADR-3":      {"# ADR-003: Use tokens\n\n## Decision\n\n" + decision + "\n", "Use tokens", true},
		"superseded": {"# Use tokens\n\n## Status\n\nSuperseded by 13\n\n## Decision\n\n" + decision + "\n", "", false},
		"no part":    {"# Use tokens\n\n" + decision + "\n", "", false},
		"short":      {"# Use tokens\n\n## Decision\n\nYes.\n", "", false},
		"no title":   {"## Decision\n\n" + decision + "\n", "", false},
	} {
		title, text, ok := parseRecord(tt.text)
		if ok != tt.ok || ok && (title != tt.title || text != decision) {
			t.Errorf("%s: %q, %q, %v", name, title, text, ok)
		}
	}
}

func TestNamesSymbol(t *testing.T) {
	for _, tt := range []struct {
		text, symbol string
		want         bool
	}{
		{"The cache evicts old entries.", "Evict", false},
		{"Call `Evict` first.", "Evict", true},
		{"Evict() is called first.", "Evict", true},
		{"It is evictOldest that decides.", "Cache.evictOldest", true},
		{"An edit must be saved.", "edit", false},
	} {
		if got := namesSymbol(tt.text, Candidate{Symbol: tt.symbol}); got != tt.want {
			t.Errorf("%q names %s: %v", tt.text, tt.symbol, got)
		}
	}
}

// A squashed commit lists its commits: the text keeps what they say about the code.
func TestSquashedMessage(t *testing.T) {
	body := "* Cease all use of Colorama\n\n* Color codes must never be empty if it is missing.  \n\n\n* isort\n* Updated the changelog.\n* add unit tests\n" +
		"* Update src/dev.py\n* [pre-commit.ci] auto fixes from pre-commit.com hooks\n\nfor more information, see https://pre-commit.ci\n\n---------\n* add tests only when asked"
	want := "* Color codes must never be empty if it is missing.\n\n* add tests only when asked"
	if got := cleanMessage("Cease all use of Colorama.", body); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for title, want := range map[string]string{"Stop it": "Stop it.", "Stop it.": "Stop it.", "Why?": "Why?", "": "."} {
		if got := closeSentence(title); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
