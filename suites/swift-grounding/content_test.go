package swiftgrounding

import (
	"cmp"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/swift/pack/macro"
	"github.com/assay-eval/assay/internal/swift/symbols"
	"github.com/assay-eval/assay/internal/testenv"
)

// TestMain is also the plugin that expands macros for the compiler.
func TestMain(m *testing.M) {
	if slices.Equal(os.Args[1:], []string{"swift-macros"}) {
		if err := macro.Serve(os.Stdin, os.Stdout); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

type task struct {
	ID, Group, Title, Prompt string
	Tags                     []string
	Target                   struct{ Platform, Swift string }
	Graders                  struct {
		Swift struct {
			LanguageMode string `yaml:"language_mode"`
		}
		Asked struct{ Regex []string }
	}
	Hints     []string
	Reference string
	Faulty    map[string]string
}

func tasks(t *testing.T) []task {
	t.Helper()
	names, err := fs.Glob(Files, "tasks/*.yaml")
	if err != nil || len(names) == 0 {
		t.Fatal("no task files", err)
	}
	var all []task
	for _, name := range names {
		b, err := Files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var docs []task
		if err := yaml.Load(b, &docs, yaml.WithAllDocuments(), yaml.WithKnownFields()); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		all = append(all, docs...)
	}
	return all
}

func source(t *testing.T, file string) string {
	t.Helper()
	b, err := Files.ReadFile(path.Join("tasks", file))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

var (
	criteria = []string{compile, exists, available, deprecated}
	idForm   = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
	// framework finds code of a framework that Linux has in part.
	framework = regexp.MustCompile(`(?m)^import (SwiftUI|SwiftData|WidgetKit|AppIntents)$`)
	hintForm  = regexp.MustCompile(`^(use|avoid): .`)
)

func checkHints(t *testing.T, hints []string) {
	t.Helper()
	var use, avoid int
	for _, h := range hints {
		switch {
		case !hintForm.MatchString(h):
			t.Errorf("hint %q says neither use nor avoid", h)
		case strings.HasPrefix(h, "use"):
			use++
		default:
			avoid++
		}
	}
	if use == 0 || avoid == 0 {
		t.Error("hints name nothing to use, or nothing to avoid")
	}
}

// checkAsked checks that every solution matches all of a task's expressions, and that a
// copy of the request does not.
func checkAsked(t *testing.T, k task) {
	t.Helper()
	misses := func(text string) string {
		for _, form := range k.Graders.Asked.Regex {
			if !regexp.MustCompile(form).MatchString(text) {
				return form
			}
		}
		return ""
	}
	if misses(k.Prompt) == "" {
		t.Errorf("the request itself matches %q", k.Graders.Asked.Regex)
	}
	for _, file := range append(slices.Sorted(maps.Values(k.Faulty)), k.Reference) {
		if form := misses(source(t, file)); form != "" {
			t.Errorf("%s does not match %s", file, form)
		}
	}
}

func TestTasks(t *testing.T) {
	ids, groups, tags, faulty, files := map[string]bool{}, map[string]int{}, map[string]int{}, map[string]int{}, map[string]bool{}
	targets := map[string]bool{}
	for _, k := range tasks(t) {
		t.Run(k.ID, func(t *testing.T) {
			if ids[k.ID] || !idForm.MatchString(k.ID) {
				t.Error("id is double or not kebab-case")
			}
			ids[k.ID] = true
			groups[k.Group]++
			for _, tag := range k.Tags {
				tags[tag]++
			}
			if k.Title == "" || k.Prompt == "" || len(k.Tags) == 0 {
				t.Error("title, prompt or tags are missing")
			}
			checkHints(t, k.Hints)
			checkAsked(t, k)
			if _, err := swift.ParseTarget(k.Target.Platform); err != nil {
				t.Error(err)
			}
			if v, err := swift.ParseVersion(k.Target.Swift); err != nil || (swift.Version{Major: 6}).Compare(v) < 0 {
				t.Errorf("Swift %q is none, or newer than 6.0", k.Target.Swift)
			}
			targets[k.Target.Platform] = true
			if len(k.Faulty) < 3 {
				t.Errorf("%d faulty solutions, want 3", len(k.Faulty))
			}
			right := source(t, k.Reference)
			files[k.Reference] = true
			for key, file := range k.Faulty {
				c, _, _ := strings.Cut(key, " ")
				if !slices.Contains(criteria, c) || files[file] {
					t.Errorf("%s is no criterion, or %s is there twice", c, file)
				}
				if source(t, file) == right {
					t.Errorf("%s is the reference", file)
				}
				files[file] = true
				faulty[c]++
			}
			if framework.MatchString(right) {
				for _, key := range []string{exists + " name", exists + " label", available} {
					if k.Faulty[key] == "" {
						t.Errorf("a task of Apple's frameworks, and no faulty solution %q", key)
					}
				}
			}
		})
	}
	for group, least := range map[string]int{
		"swiftui": 6, "foundation": 6, "concurrency": 6, "observation": 3, "errors": 3, "app-frameworks": 6, "newer": 4,
	} {
		if groups[group] < least {
			t.Errorf("%d tasks in %s, want %d", groups[group], group, least)
		}
		delete(groups, group)
	}
	if len(groups) > 0 {
		t.Errorf("unknown groups: %v", groups)
	}
	for tag, least := range map[string]int{
		"sample-code": 8, "combine": 3, "typed-throws": 3, "widgetkit": 2, "appintents": 2, "swiftdata": 2, "regex": 2, "synchronization": 2, "testing": 2, "swift6": 4,
	} {
		if tags[tag] < least {
			t.Errorf("%d tasks with tag %s, want %d", tags[tag], tag, least)
		}
	}
	if len(ids) < 36 || len(targets) < 6 {
		t.Errorf("%d tasks for %d targets, want 36 and 6", len(ids), len(targets))
	}
	for _, c := range criteria {
		if faulty[c] < 30 {
			t.Errorf("%d solutions that fail %s, want 30", faulty[c], c)
		}
	}
	all, err := fs.Glob(Files, "tasks/*.swift")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range all {
		if !files[path.Base(file)] {
			t.Errorf("%s belongs to no task", file)
		}
	}
}

func theJudge(t *testing.T) *judge.Judge {
	t.Helper()
	testenv.Slow(t)
	tc, err := swift.Find(t.Context(), "", os.Getenv)
	if err != nil {
		testenv.Missing(t, "swift", err.Error())
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	packs := pack.Shipped()
	packs.Plugin = []string{self, "swift-macros"}
	cache := cmp.Or(testenv.SwiftCache(), t.TempDir())
	index, err := symbols.Ensure(t.Context(), tc, cache, func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { index.Close() })
	j, err := judge.New(t.Context(), judge.Config{Toolchain: tc, Packs: packs, Index: index, Cache: cache})
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// Every reference solution passes all four criteria, and every faulty one fails
// exactly its own and passes the others. Of invented names of frameworks most are seen.
func TestSolutionsAreJudgedAsTheySay(t *testing.T) {
	j := theJudge(t)
	var invented, caught atomic.Int64
	t.Cleanup(func() {
		if all, seen := invented.Load(), caught.Load(); testenv.Long() && (all < 12 || 5*seen < 4*all) {
			t.Errorf("%d of %d invented names of frameworks are seen, want four in five", seen, all)
		}
	})
	for i, k := range tasks(t) {
		if i%5 != 0 && !testenv.Long() {
			continue
		}
		t.Run(k.ID, func(t *testing.T) {
			t.Parallel()
			check(t, j, k, k.Reference, "", false)
			for _, key := range slices.Sorted(maps.Keys(k.Faulty)) {
				c, fault, _ := strings.Cut(key, " ")
				seen := check(t, j, k, k.Faulty[key], c, fault != "")
				if fault == "name" {
					invented.Add(1)
					if seen {
						caught.Add(1)
					}
				}
			}
		})
	}
}

// check has file judged: it must fail the criterion failing, if that is not "",
// and pass all others. Where gaps is set, the judge may not know, for a partial pack is in
// the way. seen reports whether it fails.
func check(t *testing.T, j *judge.Judge, k task, file, failing string, gaps bool) (seen bool) {
	t.Helper()
	r, err := j.Judge(t.Context(), snippet(t, k, file))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	for _, f := range r.Findings {
		if f.Class == judge.ClassUnstubbed {
			testenv.Missing(t, "swift-packs", file+": "+f.Reason)
		}
	}
	for _, v := range r.Verdicts {
		want := judge.Pass
		if "swift."+string(v.Criterion) == failing {
			want, seen = judge.Fail, v.Verdict == judge.Fail
		}
		if gaps && v.Verdict == judge.Unknown && !slices.ContainsFunc(r.Findings, func(f judge.Finding) bool { return f.Class != judge.ClassPartial }) {
			continue
		}
		if v.Verdict != want {
			t.Errorf("%s: %s is %s, want %s: %s%s", file, v.Criterion, v.Verdict, want, v.Reason, findings(r))
			return false
		}
	}
	return seen
}

func snippet(t *testing.T, k task, file string) judge.Snippet {
	t.Helper()
	target, err := swift.ParseTarget(k.Target.Platform)
	if err != nil {
		t.Error(err)
	}
	version, err := swift.ParseVersion(k.Target.Swift)
	if err != nil {
		t.Error(err)
	}
	b, err := Files.ReadFile(path.Join("tasks", file))
	if err != nil {
		t.Error(err)
	}
	return judge.Snippet{Files: []judge.File{{Text: string(b)}}, Target: target, Swift: version, Mode: k.Graders.Swift.LanguageMode}
}

// findings lists the findings of a report, for messages.
func findings(r *judge.Report) string {
	var b strings.Builder
	for _, f := range r.Findings {
		fmt.Fprintf(&b, "\n\t%s %s, %s, line %d: %s [%s] %s", f.Criterion, f.Verdict, f.Class, f.Line, f.Message, f.ID, f.Reason)
	}
	return b.String()
}
