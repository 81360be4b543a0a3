package bindrecall

import (
	"cmp"
	"encoding/json"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/assay-eval/assay/suites/suitestest"
)

type symbol struct{ File, Symbol string }

type task struct {
	ID, Group, Title, Prompt string
	HintLevel                string `yaml:"hint_level"`
	Tags                     []string
	Expect                   string
	Target                   symbol
	Distractors              []symbol
	Hints                    []string
}

type call struct {
	Name     string
	Args     map[string]any
	ArgsText string `yaml:"args_text"`
}

type answer struct {
	Task  string
	Turns []struct {
		Text  string
		Calls []call
		Stop  string
		Usage map[string]int64
	}
}

func tasks(t *testing.T) []task { return suitestest.Tasks[task](t, Files) }

func source(t *testing.T, file string) string {
	t.Helper()
	b, err := Files.ReadFile(path.Join("_fixture", file))
	if err != nil {
		t.Errorf("%s is not in the fixture", file)
	}
	return string(b)
}

func lastPart(name string) string { return name[strings.LastIndexByte(name, '.')+1:] }

func hasWord(text, word string) bool {
	return regexp.MustCompile(`\b` + regexp.QuoteMeta(word) + `\b`).MatchString(text)
}

func TestFixtureSpansFiveLanguages(t *testing.T) {
	files := map[string]int{}
	err := fs.WalkDir(Files, "_fixture", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			files[strings.NewReplacer(".js", ".ts").Replace(path.Ext(name))]++
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, ext := range []string{".py", ".ts", ".go", ".rs", ".swift"} {
		if files[ext] < 3 {
			t.Errorf("%d files %s, want 3", files[ext], ext)
		}
		delete(files, ext)
	}
	if len(files) > 0 {
		t.Errorf("other files: %v", files)
	}
}

func TestTasks(t *testing.T) {
	groups, levels, ids := map[string]int{}, map[string]int{}, map[string]bool{}
	all, solvable := tasks(t), 0
	for _, task := range all {
		t.Run(task.ID, func(t *testing.T) {
			if ids[task.ID] || !regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`).MatchString(task.ID) {
				t.Error("id is double or not kebab-case")
			}
			ids[task.ID] = true
			groups[task.Group]++
			levels[task.HintLevel]++
			if task.Title == "" || task.Prompt == "" || len(task.Tags) == 0 || len(task.Hints) == 0 {
				t.Error("title, prompt, tags or hints are missing")
			}
			solve := cmp.Or(task.Expect, "solve") == "solve"
			if solve {
				solvable++
			}
			if solve != (task.Target != symbol{}) || solve == strings.HasSuffix(task.Group, "should_abort") {
				t.Error("a target, expect and group do not go together")
			}
			if solve && len(task.Distractors) == 0 {
				t.Error("no distractor")
			}
			if hard := strings.HasPrefix(task.Group, "hard_"); hard != slices.Contains(task.Tags, "hard") || hard == slices.Contains(task.Tags, "core") {
				t.Error("the tags hard and core do not go with the group")
			}
			seen := []symbol{task.Target}
			for _, d := range task.Distractors {
				if slices.Contains(seen, d) {
					t.Errorf("distractor %v is the target or stands twice", d)
				}
				seen = append(seen, d)
			}
			for _, s := range seen {
				if s != (symbol{}) && !hasWord(source(t, s.File), lastPart(s.Symbol)) {
					t.Errorf("%s has no %s", s.File, s.Symbol)
				}
			}
		})
	}
	if 5*solvable < 4*len(all) {
		t.Errorf("an agent that is right in all %d tasks misses the 0.80 of profile seed, which counts right aborts as misses", len(all))
	}
	for group, least := range map[string]int{
		"same_name_different_module": 8, "similar_intent": 12, "cross_language": 9, "should_abort": 5,
		"hard_one_condition": 12, "hard_other_sense": 4, "hard_elsewhere": 8, "hard_should_abort": 8,
	} {
		if groups[group] < least {
			t.Errorf("%d tasks in %s, want %d", groups[group], group, least)
		}
		delete(groups, group)
	}
	if len(groups) > 0 {
		t.Errorf("unknown groups: %v", groups)
	}
	for _, level := range []string{"none", "some", "strong"} {
		if levels[level] == 0 {
			t.Errorf("no task with hint level %s", level)
		}
		delete(levels, level)
	}
	if len(levels) > 0 {
		t.Errorf("unknown hint levels: %v", levels)
	}
}

// A name that several modules use is the point of the first group: its tasks
// have a distractor of the target's own short name in another file.
func TestSameNamesAreTheSame(t *testing.T) {
	for _, task := range tasks(t) {
		if task.Group == "same_name_different_module" && !slices.ContainsFunc(task.Distractors, func(d symbol) bool {
			return d.File != task.Target.File && lastPart(d.Symbol) == lastPart(task.Target.Symbol)
		}) {
			t.Errorf("%s: no distractor has the name", task.ID)
		}
		if task.Group == "cross_language" && !slices.ContainsFunc(task.Distractors, func(d symbol) bool {
			return path.Ext(d.File) != path.Ext(task.Target.File)
		}) {
			t.Errorf("%s: no distractor in another language", task.ID)
		}
	}
}

var (
	languages = regexp.MustCompile(`(?i)python|typescript|javascript|golang|\brust\b|\bswift\b|\bin go\b|\bgo (code|package|service)`)
	contrasts = regexp.MustCompile(`(?i)rather than|instead of|unlike|as opposed to|not the one`)
)

// stems splits names and paths into their words and cuts these to four letters,
// which is enough to see "price" in "pricing"; shorter words carry no meaning.
func stems(text string) map[string]bool {
	spaced := regexp.MustCompile(`([a-z])([A-Z])`).ReplaceAllString(text, "$1 $2")
	out := map[string]bool{}
	for _, w := range strings.FieldsFunc(strings.ToLower(spaced), func(r rune) bool { return !unicode.IsLetter(r) }) {
		if len(w) >= 4 {
			out[w[:4]] = true
		}
	}
	return out
}

func TestPromptsGiveAwayWhatTheySay(t *testing.T) {
	for _, task := range tasks(t) {
		if m := languages.FindString(task.Prompt); m != "" {
			t.Errorf("%s: the prompt names a language: %s", task.ID, m)
		}
		if m := contrasts.FindString(task.Prompt); m != "" {
			t.Errorf("%s: the prompt sets the target against another: %s", task.ID, m)
		}
		if task.Target == (symbol{}) {
			continue
		}
		folded := strings.ToLower(task.Prompt)
		base := path.Base(task.Target.File)
		inName := slices.ContainsFunc([]string{task.Target.Symbol, lastPart(task.Target.Symbol), strings.TrimSuffix(base, path.Ext(base))},
			func(name string) bool { return hasWord(folded, strings.ToLower(name)) })
		var shared []string
		said, names := stems(task.Prompt), stems(task.Target.File+" "+task.Target.Symbol)
		for _, stem := range slices.Sorted(maps.Keys(names)) {
			if said[stem] {
				shared = append(shared, stem)
			}
		}
		level := "none"
		switch {
		case inName:
			level = "strong"
		case len(shared) > 0:
			level = "some"
		}
		if level != task.HintLevel {
			t.Errorf("%s: hint level is %s, but the prompt shares %v with the target: %s", task.ID, task.HintLevel, shared, level)
		}
	}
}

// outcome returns the outcome of an answer by a strict reading. It knows less than
// the grader, but enough to see that the answers show every way to go wrong.
func outcome(t *testing.T, a answer, task task) string {
	t.Helper()
	for i, turn := range a.Turns {
		last := i == len(a.Turns)-1
		if turn.Stop == "length" {
			return "truncated"
		}
		if len(turn.Calls) == 0 {
			if !last {
				t.Errorf("%s: turn %d ends the trial, but more follow", a.Task, i+1)
			}
			return "no_submission"
		}
		for _, c := range turn.Calls {
			if c.Name != "submit_binding" {
				continue
			}
			if !last {
				t.Errorf("%s: turn %d submits, but more follow", a.Task, i+1)
			}
			file, _ := c.Args["file_path"].(string)
			name, _ := c.Args["symbol_name"].(string)
			switch abort, _ := c.Args["abort"].(bool); {
			case abort:
				return "aborted"
			case c.ArgsText != "" && !json.Valid([]byte(c.ArgsText)), file == "", name == "":
				return "invalid_submission"
			}
			clean := path.Clean(file)
			got := symbol{clean, name}
			hit := ""
			if slices.Contains(task.Distractors, got) {
				hit = " distractor"
			}
			switch {
			case task.Target == symbol{file, name}:
				return "correct"
			case clean == task.Target.File && lastPart(name) == lastPart(task.Target.Symbol):
				return "lenient"
			case !hasWord(source(t, clean), lastPart(name)):
				return "handler_rejected"
			case task.Expect == "abort":
				return "bound"
			case clean == task.Target.File:
				return "wrong_symbol" + hit
			}
			return "wrong_file" + hit
		}
	}
	if len(a.Turns) != 8 {
		t.Errorf("%s: %d turns without an end", a.Task, len(a.Turns))
	}
	return "turn_limit"
}

func TestAnswers(t *testing.T) {
	got := map[string]int{}
	suitestest.EachAnswer(t, Files, tasks(t), func(k task) string { return k.ID }, func(a answer) string { return a.Task }, func(a answer, task task) {
		expect := cmp.Or(task.Expect, "solve")
		got[expect+" "+outcome(t, a, task)]++
		for _, turn := range a.Turns {
			for _, c := range turn.Calls {
				if (c.Args == nil) == (c.ArgsText == "") {
					t.Errorf("%s: call of %s needs either args or args_text", a.Task, c.Name)
				}
				if !slices.Contains([]string{"read_file", "validate_symbols", "submit_binding"}, c.Name) {
					t.Errorf("%s: no tool %s", a.Task, c.Name)
				}
			}
		}
	})
	want := map[string]int{
		"solve correct": 54, "solve lenient": 2, "solve wrong_symbol": 1, "solve wrong_symbol distractor": 2,
		"solve wrong_file distractor": 6, "solve handler_rejected": 1, "solve aborted": 3, "solve no_submission": 1,
		"solve turn_limit": 1, "solve invalid_submission": 1, "solve truncated": 1,
		"abort aborted": 12, "abort bound": 4, "abort invalid_submission": 1,
	}
	if !maps.Equal(got, want) {
		t.Errorf("outcomes are %v, want %v", got, want)
	}
}
