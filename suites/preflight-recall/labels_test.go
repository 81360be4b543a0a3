package preflightrecall

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/suites/suitestest"
)

// labels holds one reader's grades of relevance for one task: 2 means fully relevant, 1
// partially relevant.
type labels struct {
	Task, Topic string
	Bears       map[string]int
	AlsoOK      []string `yaml:"also_ok"`
}

// resolution settles the decisions on which the readers of a task disagree.
type resolution struct {
	Task      string
	Rewritten string // id of the replacement task; "" if the topic did not change
	Decided   map[string]struct {
		Bears   int
		Because string
	}
}

// reading holds both readings of one task and all decisions of its store.
type reading struct {
	first, second labels
	visible       []string
}

func (r reading) differ(id string) bool { return (r.first.Bears[id] > 0) != (r.second.Bears[id] > 0) }

// readings pairs the labels of both readers. The second reader saw one list of all
// decisions, so labels for another task's decisions are ignored.
func readings(t *testing.T) []reading {
	t.Helper()
	_, data := load(t)
	second := map[string]labels{}
	for _, l := range suitestest.Read[labels](t, Files, "_labels/second.yaml") {
		second[l.Task] = l
	}
	var out []reading
	for _, l := range suitestest.Read[labels](t, Files, "_labels/first.yaml") {
		r := reading{first: l, second: second[l.Task], visible: slices.Sorted(maps.Keys(l.Bears))}
		if r.second.Topic != l.Topic {
			t.Errorf("%s: the readings are of other topics: %q and %q", l.Task, l.Topic, r.second.Topic)
		}
		for _, d := range data.Pool {
			r.visible = append(r.visible, d.ID)
		}
		delete(second, l.Task)
		out = append(out, r)
	}
	if len(out) != 40 || len(second) > 0 {
		t.Errorf("%d tasks were read twice, %d once", len(out), len(second))
	}
	return out
}

// agreement counts the pairs of task and decision by the labels of the two readers.
type agreement struct{ both, first, second, neither int }

func (a agreement) raw() float64 { return float64(a.both+a.neither) / float64(a.all()) }

func (a agreement) all() int { return a.both + a.first + a.second + a.neither }

// kappa returns Cohen's kappa (1960): the agreement beyond that of two readers who
// assign the same numbers of labels at random.
func (a agreement) kappa() float64 {
	n, yes1, yes2 := float64(a.all()), float64(a.both+a.first), float64(a.both+a.second)
	chance := (yes1*yes2 + (n-yes1)*(n-yes2)) / (n * n)
	return (a.raw() - chance) / (1 - chance)
}

// TestKappa compares with values computed by hand: (0.7 - 0.5) / 0.5, (0.6 - 0.54) /
// 0.46, and the two extremes.
func TestKappa(t *testing.T) {
	for _, c := range []struct {
		a    agreement
		want string
	}{{agreement{20, 5, 10, 15}, "0.700 0.400"}, {agreement{45, 15, 25, 15}, "0.600 0.130"}, {agreement{3, 0, 0, 7}, "1.000 1.000"}, {agreement{0, 5, 5, 0}, "0.000 -1.000"}} {
		if got := fmt.Sprintf("%.3f %.3f", c.a.raw(), c.a.kappa()); got != c.want {
			t.Errorf("%+v: %s, want %s", c.a, got, c.want)
		}
	}
}

// TestAgreement checks the agreement of the readers that the README reports.
func TestAgreement(t *testing.T) {
	var all, unseen agreement
	same := 0
	for _, r := range readings(t) {
		var one agreement
		for _, id := range r.visible {
			switch first, second := r.first.Bears[id] > 0, r.second.Bears[id] > 0; {
			case first && second:
				one.both++
			case first:
				one.first++
			case second:
				one.second++
			default:
				one.neither++
			}
		}
		if one.first+one.second == 0 {
			same++
		}
		all = all.plus(one)
		if !slices.Contains([]string{"bulk-hauliers", "tell-everyone", "one-tap-order", "cabin-screen", "sort-imports"}, r.first.Task) {
			unseen = unseen.plus(one)
		}
	}
	b, err := Files.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(strings.Fields(string(b)), " ")
	for _, want := range []string{
		fmt.Sprintf("%d pairs of a task and a decision", all.all()),
		fmt.Sprintf("| both | %d |", all.both), fmt.Sprintf("| the first alone | %d |", all.first),
		fmt.Sprintf("| the second alone | %d |", all.second), fmt.Sprintf("| neither | %d |", all.neither),
		fmt.Sprintf("raw agreement is %.3f, Cohen's kappa %.2f", all.raw(), all.kappa()),
		fmt.Sprintf("kappa is %.2f", unseen.kappa()),
		fmt.Sprintf("%d of 40 tasks", same),
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the README does not say: %s", want)
		}
	}
}

func (a agreement) plus(b agreement) agreement {
	return agreement{a.both + b.both, a.first + b.first, a.second + b.second, a.neither + b.neither}
}

// TestLabelsAreSettled checks that every disagreement is settled with a reason, and
// that the tasks match the resolutions.
func TestLabelsAreSettled(t *testing.T) {
	all, _ := load(t)
	tasks := map[string]task{}
	for _, k := range all {
		tasks[k.ID] = k
	}
	settled := map[string]resolution{}
	for _, r := range suitestest.Read[resolution](t, Files, "_labels/resolved.yaml") {
		settled[r.Task] = r
	}
	for _, r := range readings(t) {
		id := r.first.Task
		s := settled[id]
		delete(settled, id)
		bears, ok := map[string]int{}, []string{}
		for _, d := range r.visible {
			says, decided := s.Decided[d]
			if decided != r.differ(d) || decided && says.Because == "" {
				t.Errorf("%s, %s: decided %v, the readings differ %v, or there is no reason", id, d, decided, r.differ(d))
			}
			switch {
			case decided && says.Bears > 0:
				bears[d] = says.Bears
			case !decided && r.second.Bears[d] > 0:
				bears[d] = r.second.Bears[d]
			case slices.Contains(r.second.AlsoOK, d):
				ok = append(ok, d)
			}
		}
		now := tasks[cmp.Or(s.Rewritten, id)]
		says := maps.Clone(now.Target.Bears)
		if says == nil {
			says = map[string]int{}
		}
		for _, d := range now.Target.IDs {
			says[d] = 2
		}
		if (now.Prompt == r.first.Topic) != (s.Rewritten == "") {
			t.Errorf("%s: the topic that was read and that of the task do not go together", id)
		}
		if s.Rewritten != "" { // other decisions may be relevant to the new topic
			for d, v := range s.Decided {
				if says[d] != v.Bears {
					t.Errorf("%s says %d of %s, and it was decided as %d", now.ID, says[d], d, v.Bears)
				}
			}
			continue
		}
		if !maps.Equal(says, bears) {
			t.Errorf("%s says %v, and the readings %v", id, says, bears)
		}
		if slices.Sort(ok); !slices.Equal(slices.Sorted(slices.Values(now.Target.AlsoOK)), ok) {
			t.Errorf("%s also takes %v, and the second reading %v", id, now.Target.AlsoOK, ok)
		}
	}
	if len(settled) > 0 {
		t.Errorf("settled for no task: %v", slices.Sorted(maps.Keys(settled)))
	}
}
