package preflightrecall

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/suites/suitestest"
)

type task struct {
	ID, Group, Title, Prompt string
	Tags                     []string
	Expect                   string
	Target                   struct {
		IDs    []string
		Bears  map[string]int
		AlsoOK []string `yaml:"also_ok"`
	}
	Calls []struct {
		Tool string
		Args struct {
			Topic     string
			FilePaths []string `yaml:"file_paths"`
		}
	}
	Hints []string
}

func (t task) canary() bool    { return slices.Contains(t.Tags, "canary") }
func (t task) paths() []string { return t.Calls[0].Args.FilePaths }

type decision struct {
	ID, Title, Description, Status, Feature string
	Bind                                    []struct{ File, Symbol string }
}

// text is all that a search can find it by.
func (d decision) text() string { return d.Title + " " + d.Description + " " + d.Feature }

type code struct {
	Imports []string
	Symbols map[string][2]int
}

// UnmarshalYAML reads a list as the file's imports.
func (c *code) UnmarshalYAML(n *yaml.Node) error {
	if n.Kind == yaml.SequenceNode {
		return n.Decode(&c.Imports)
	}
	type plain code
	return n.Decode((*plain)(c))
}

type store struct {
	Pool  []decision
	Files map[string]code
	Tasks map[string]struct{ Decisions []decision }
}

// visible returns the decision with the given id in a task's store, or nil if none.
func (s store) visible(task, id string) *decision {
	for _, d := range slices.Concat(s.Tasks[task].Decisions, s.Pool) {
		if d.ID == id {
			return &d
		}
	}
	return nil
}

// bearing returns the decisions that are fully relevant to a task.
func (s store) bearing(t task) []decision {
	var out []decision
	for _, id := range t.Target.IDs {
		out = append(out, *s.visible(t.ID, id))
	}
	return out
}

func load(t *testing.T) ([]task, store) {
	t.Helper()
	tasks := suitestest.Tasks[task](t, Files)
	stores := suitestest.Read[store](t, Files, "decisions.yaml")
	if len(stores) != 1 {
		t.Fatalf("decisions.yaml has %d documents", len(stores))
	}
	return tasks, stores[0]
}

const (
	vocabulary = "vocabulary_mismatch"
	unbound    = "unbound_decision"
	transitive = "transitive_relevance"
	nothing    = "nothing_relevant"
)

func TestModesHaveTheirTasks(t *testing.T) {
	tasks, _ := load(t)
	measured, canaries, ids := map[string]int{}, map[string]int{}, map[string]bool{}
	for _, task := range tasks {
		if ids[task.ID] || !regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`).MatchString(task.ID) {
			t.Errorf("%s: the id is double or not kebab-case", task.ID)
		}
		ids[task.ID] = true
		if task.canary() {
			canaries[task.Group]++
		} else {
			measured[task.Group]++
		}
	}
	for group, least := range map[string]int{vocabulary: 8, unbound: 8, transitive: 9, nothing: 5} {
		if measured[group] < least {
			t.Errorf("%d tasks in %s, want %d", measured[group], group, least)
		}
		if group != nothing && canaries[group] == 0 {
			t.Errorf("%s has no canary", group)
		}
		delete(measured, group)
		delete(canaries, group)
	}
	if len(measured)+len(canaries) > 0 {
		t.Errorf("other groups: %v, canaries %v", measured, canaries)
	}
}

func TestTasksAndStoreGoTogether(t *testing.T) {
	tasks, data := load(t)
	ids := map[string]bool{}
	for _, d := range data.Pool {
		if ids[d.ID] {
			t.Errorf("decision %s is there twice", d.ID)
		}
		ids[d.ID] = true
	}
	for _, task := range tasks {
		t.Run(task.ID, func(t *testing.T) {
			if task.Title == "" || task.Prompt == "" || len(task.Hints) == 0 || len(task.Calls) != 1 {
				t.Fatal("title, prompt or hints are missing, or it is not one call")
			}
			if call := task.Calls[0]; call.Tool != "preflight" || call.Args.Topic != "{{.prompt}}" {
				t.Errorf("call %+v", call)
			}
			seeded, ok := data.Tasks[task.ID]
			if !ok {
				t.Fatal("the store has no entry for it")
			}
			if (task.Group == nothing) != (task.Expect == "nothing") || (task.Group == nothing) != (len(task.Target.IDs)+len(task.Target.Bears) == 0) {
				t.Error("group, expect and target do not go together")
			}
			var own []string
			for _, d := range seeded.Decisions {
				if own = append(own, d.ID); ids[d.ID] {
					t.Errorf("%s is in the pool or of another task", d.ID)
				}
				ids[d.ID] = true
			}
			for _, id := range own {
				if !slices.Contains(task.Target.IDs, id) && task.Target.Bears[id] == 0 {
					t.Errorf("it is seeded with %s and does not want it", id)
				}
			}
			for _, id := range slices.Concat(task.Target.IDs, slices.Collect(maps.Keys(task.Target.Bears)), task.Target.AlsoOK) {
				if d := data.visible(task.ID, id); d == nil || d.Status == "superseded" {
					t.Errorf("%s is not in its store, or holds no more", id)
				}
			}
			if n := distractors(data, seeded.Decisions); n < 20 {
				t.Errorf("%d distractors", n)
			}
			for _, path := range task.paths() {
				if _, ok := data.Files[path]; !ok {
					t.Errorf("the store knows no file %s", path)
				}
			}
		})
		delete(data.Tasks, task.ID)
	}
	if len(data.Tasks) > 0 {
		t.Errorf("seeded for no task: %v", slices.Sorted(maps.Keys(data.Tasks)))
	}
}

// distractors are decisions that hold and are not the intended ones.
func distractors(data store, intended []decision) int {
	n := 0
	for _, d := range data.Pool {
		if d.Status != "superseded" && !slices.ContainsFunc(intended, func(i decision) bool { return i.ID == d.ID }) {
			n++
		}
	}
	return n
}

func TestDecisionsAreWhole(t *testing.T) {
	tasks, data := load(t)
	all := slices.Clone(data.Pool)
	for _, task := range tasks {
		all = append(all, data.Tasks[task.ID].Decisions...)
	}
	titles, statuses := map[string]bool{}, map[string]int{}
	for _, d := range all {
		statuses[d.Status]++
		if !regexp.MustCompile(`^SK-[0-9]{3}$`).MatchString(d.ID) || d.Title == "" || len(strings.Fields(d.Description)) < 9 {
			t.Errorf("%s: id, title or description", d.ID)
		}
		if titles[d.Title] {
			t.Errorf("the title %q is there twice", d.Title)
		}
		titles[d.Title] = true
		if (len(d.Bind) == 0) != (d.Status == "ungrounded" || d.Status == "proposed" && d.Feature == "") {
			t.Errorf("%s: status %q and binding %v", d.ID, d.Status, d.Bind)
		}
		for _, b := range d.Bind {
			if _, ok := data.Files[b.File].Symbols[b.Symbol]; !ok {
				t.Errorf("%s is bound to %s in %s, which is not there", d.ID, b.Symbol, b.File)
			}
		}
	}
	for file, c := range data.Files {
		for _, to := range c.Imports {
			if _, ok := data.Files[to]; !ok {
				t.Errorf("%s imports %s, which is not there", file, to)
			}
		}
	}
	if statuses["proposed"] == 0 || statuses["superseded"] == 0 {
		t.Errorf("statuses %v", statuses)
	}
}

// Ids and topics must not give away which decision is meant.
func TestNothingIsGivenAway(t *testing.T) {
	tasks, data := load(t)
	id := regexp.MustCompile(`(?i)\bSK-?[0-9]`)
	for _, task := range tasks {
		for _, text := range append(task.paths(), task.Prompt, task.Title, task.ID) {
			if id.MatchString(text) {
				t.Errorf("%s: %q has an id", task.ID, text)
			}
		}
		for _, d := range data.bearing(task) {
			if !task.canary() && strings.Contains(strings.ToLower(task.Prompt), strings.ToLower(d.Title)) {
				t.Errorf("%s: the topic has the title", task.ID)
			}
			for _, b := range d.Bind {
				name := strings.TrimSuffix(b.File[strings.LastIndexByte(b.File, '/')+1:], ".py")
				if !task.canary() && strings.Contains(task.Prompt, name) || strings.Contains(task.Prompt, b.Symbol) {
					t.Errorf("%s: the topic names %s or %s", task.ID, name, b.Symbol)
				}
			}
		}
	}
	// The intended ones are numbered among the others: a store that sorts by id
	// gains nothing.
	var numbers []string
	intended := map[string]bool{}
	for _, d := range data.Pool {
		numbers = append(numbers, d.ID)
	}
	for _, task := range tasks {
		for _, i := range task.Target.IDs {
			numbers, intended[i] = append(numbers, i), true
		}
	}
	slices.Sort(numbers)
	half := 0
	for _, n := range numbers[:len(numbers)/2] {
		if intended[n] {
			half++
		}
	}
	if total := len(intended); half < total/4 || half > total-total/4 {
		t.Errorf("%d of %d intended decisions are in the lower half of the ids", half, total)
	}
}

// Words without meaning for a topic.
var stop = strings.Fields(`about after against also and any anything are ask back because been before behind being but can cannot could did does
	done down each else even every everything first for from goes has have her here him his how into its last later latest least less let like
	made make many may might more most must neither never next none nor not nothing now off one once only other our out over own same
	she should since some somebody something still such than that the their them then there they this those though through too twice under
	until upon was were what whatever when where whether which while who whoever whom whose why will with without would yet you your`)

// stems returns the content words of a text, each cut to its first four letters:
// "reservation" and "reserved" become equal. More words look alike than with a
// stemmer.
func stems(text string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) }) {
		if len(w) >= 3 && !slices.Contains(stop, w) {
			out[w[:min(4, len(w))]] = true
		}
	}
	return out
}

func shared(a, b string) []string {
	other := stems(b)
	return slices.DeleteFunc(slices.Sorted(maps.Keys(stems(a))), func(s string) bool { return !other[s] })
}

func TestVocabularyReallyDiffers(t *testing.T) {
	tasks, data := load(t)
	for _, task := range tasks {
		for _, d := range data.bearing(task) {
			common := shared(task.Prompt, d.text())
			switch {
			case task.canary() && task.Group == vocabulary:
				if len(common) < 3 {
					t.Errorf("%s: a canary must be easy; it shares %v", task.ID, common)
				}
			case task.Group == vocabulary && len(common) > 1:
				t.Errorf("%s: the topic shares %v with the decision", task.ID, common)
			case task.Group == vocabulary && len(task.paths()) > 0:
				t.Errorf("%s: it names files", task.ID)
			case task.Group == vocabulary && len(d.Bind) == 0:
				t.Errorf("%s: the decision is bound to nothing", task.ID)
			case task.Group == transitive && len(common) > 1:
				t.Errorf("%s: words alone may find it, not the import: %v", task.ID, common)
			case task.Group == unbound && len(common) < 2:
				t.Errorf("%s: two modes at once: only %v is shared", task.ID, common)
			}
		}
	}
}

func TestUnboundDecisionsAreBoundToNothing(t *testing.T) {
	tasks, data := load(t)
	for _, task := range tasks {
		for _, d := range data.bearing(task) {
			if task.Group == unbound && (len(d.Bind) > 0 || d.Status != "ungrounded") {
				t.Errorf("%s: %s is bound to %v, status %s", task.ID, d.ID, d.Bind, d.Status)
			}
		}
	}
}

func TestTransitiveTasksImportTheFile(t *testing.T) {
	tasks, data := load(t)
	for _, task := range tasks {
		if task.Group != transitive {
			continue
		}
		for _, d := range data.bearing(task) {
			for _, b := range d.Bind {
				if slices.Contains(task.paths(), b.File) {
					t.Errorf("%s: it names the file itself", task.ID)
				}
				if !slices.ContainsFunc(task.paths(), func(p string) bool { return slices.Contains(data.Files[p].Imports, b.File) }) {
					t.Errorf("%s: none of %v imports %s", task.ID, task.paths(), b.File)
				}
			}
			if len(d.Bind) == 0 || len(task.paths()) == 0 {
				t.Errorf("%s: no binding or no file", task.ID)
			}
		}
		// Other decisions hang on the same imports, so that returning all that is
		// imported costs precision.
		if n := imported(data, task.paths()); !task.canary() && n < 2 {
			t.Errorf("%s: %d distractors are bound to what it imports", task.ID, n)
		}
	}
}

func imported(data store, paths []string) int {
	n := 0
	for _, d := range data.Pool {
		for _, b := range d.Bind {
			if d.Status != "superseded" && slices.ContainsFunc(paths, func(p string) bool { return slices.Contains(data.Files[p].Imports, b.File) }) {
				n++
			}
		}
	}
	return n
}

// A decision of the pool that is bound to a file which a task names would be a
// right answer that counts as wrong.
func TestNoDistractorIsBoundToANamedFile(t *testing.T) {
	tasks, data := load(t)
	for _, task := range tasks {
		for _, d := range data.Pool {
			for _, b := range d.Bind {
				if slices.Contains(task.paths(), b.File) {
					t.Errorf("%s names %s, to which %s is bound", task.ID, b.File, d.ID)
				}
			}
		}
	}
}

// Distractors must tempt: most topics share words with some of them.
func TestDistractorsTempt(t *testing.T) {
	tasks, data := load(t)
	tempted, all := 0, 0
	for _, task := range tasks {
		if task.canary() {
			continue
		}
		all++
		if slices.ContainsFunc(data.Pool, func(d decision) bool { return len(shared(task.Prompt, d.text())) > 0 }) {
			tempted++
		}
	}
	if tempted*10 < all*9 {
		t.Errorf("%d of %d topics share a word with a distractor", tempted, all)
	}
}
