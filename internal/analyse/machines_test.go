package analyse_test

import (
	"fmt"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// stint is n trials of an arm in a row, with the machines that made and graded them.
type stint struct {
	arm           string
	n             int
	makes, grades string
	status        string // pass, fail, unknown, void
	source        trial.Source
	ms            int64
}

// byMachines analyses a run of stints and other records.
func byMachines(t *testing.T, stints []stint, more ...trial.Record) *analyse.Analysis {
	t.Helper()
	s := &suite.Suite{Name: "crew", Seed: 1, Graders: map[string]*suite.Grader{"text": {Kind: "text"}}, Compare: help,
		Arms: []suite.Arm{{Agent: "m", Scenario: "off"}, {Agent: "m", Scenario: "on"}}}
	var plan trial.Plan
	records := more
	tasks := map[string]int{}
	for _, x := range stints {
		for range x.n {
			n := tasks[x.arm]
			tasks[x.arm]++
			if len(s.Tasks) <= n {
				s.Tasks = append(s.Tasks, &suite.Task{ID: fmt.Sprintf("t%03d", n)})
			}
			k := trial.Key{Task: s.Tasks[n].ID, Arm: x.arm}
			plan.Trials = append(plan.Trials, trial.Planned{Key: k})
			for _, r := range result(k, x.status) {
				if r.Attempt != nil {
					r.Attempt.Worker, r.Attempt.Timing.AgentMS = x.makes, x.ms
					if x.source != "" {
						r.Attempt.Source = x.source
					}
				}
				if r.Score != nil {
					r.Score.Worker = x.grades
				}
				records = append(records, r)
			}
		}
	}
	for i := range records {
		records[i].Seq = int64(i + 1)
	}
	a, err := analysetest.Run(s, plan, analysetest.Records(records), analyse.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func crewNote(n trial.WorkerNote) trial.Record {
	return trial.Record{Type: trial.RecordWorker, Optional: true, Worker: &n}
}

// TestMachines: attempts, outcomes and times belong to the machine that made the attempt,
// gradings to the one that graded.
func TestMachines(t *testing.T) {
	joined := crewNote(trial.WorkerNote{Name: "mac", What: trial.WorkerJoined, Labels: "os=macos", Slots: 2, OffsetMS: -1500})
	gone := crewNote(trial.WorkerNote{Name: "mac", What: trial.WorkerLeft, Cause: "it was silent", Labels: "os=macos", Slots: 2, OffsetMS: -1500})
	end := crewNote(trial.WorkerNote{Name: "mac", What: trial.WorkerLeft, Cause: trial.SessionEnded, Labels: "os=macos", Slots: 4, OffsetMS: -1400})
	retried := attempt(trial.Key{Task: "t000", Arm: "m/off"}, 1, false, trial.Faultf(trial.ClassEnvironment, "worker mac is gone"))
	retried.Attempt.Worker = "mac"
	a := byMachines(t, []stint{
		{"m/off", 2, "box", "mac", "pass", "", 1000},
		{"m/off", 1, "box", "mac", "fail", "", 4000},
		{"m/off", 1, "", "", "unknown", "", 70},
		{"m/on", 1, "box", "mac", "void", "", 9000},
		{"m/on", 2, "", "mac", "pass", trial.Cached, 90},
		{"m/on", 1, "mac", "", "pass", trial.Scripted, 1},
	}, joined, gone, joined, retried, end)
	want := []analyse.Machine{
		{Attempts: 1, Unknown: 1, Graded: 2, MedianMS: new(70.0)},
		{Name: "box", Attempts: 4, Pass: 2, Fail: 1, Void: 1, MedianMS: new(1000.0)},
		{Name: "mac", Labels: "os=macos", Slots: 4, OffsetMS: -1400, Left: 1, Cause: "it was silent", Attempts: 2, Pass: 1, Graded: 5},
	}
	if d := gocmp.Diff(want, a.Machines); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
	if w := a.Trials[0].DoneBy(); w != (analyse.Workers{Generated: "box", Graded: "mac"}) {
		t.Errorf("the first trial: %+v", w)
	}
	for i := range a.Trials {
		if tr := &a.Trials[i]; tr.Source == trial.Cached && tr.DoneBy().Generated != "" {
			t.Errorf("%s has an answer from the cache, and was made by %+v", tr.Key(), tr.DoneBy())
		}
	}
	if a := byMachines(t, []stint{{"m/off", 2, "", "", "pass", "", 1}}); a.Machines != nil || a.Trials[0].Workers != nil {
		t.Errorf("on one machine: %+v", a.Machines)
	}
	if a := byMachines(t, []stint{{"m/off", 2, "", "", "pass", "", 1}}, joined, end); len(a.Machines) != 2 || a.Machines[0].Pass != 2 || a.Machines[1].Slots != 4 {
		t.Errorf("a machine that did nothing: %+v", a.Machines)
	}
}

// TestSpread: a comparison warns if a machine did unequal shares of its arms.
func TestSpread(t *testing.T) {
	split := func(makesOff, makesOn int, of int, one, other stint) []stint {
		at := func(arm string, n int, as stint) stint {
			as.arm, as.n, as.status = arm, n, "pass"
			return as
		}
		return []stint{at("m/off", makesOff, one), at("m/off", of-makesOff, other), at("m/on", makesOn, one), at("m/on", of-makesOn, other)}
	}
	a, b := stint{makes: "a", grades: "g"}, stint{makes: "b", grades: "g"}
	for _, tt := range []struct {
		name string
		run  []stint
		want string // in the warning; "" for none
	}{
		{"even", split(10, 10, 20, a, b), ""},
		{"all of one machine", split(20, 20, 20, a, b), ""},
		{"apart", split(0, 20, 20, a, b), "a generated 20 of 20 trials of m/on and 0 of 20 of m/off (p < 0.0001)"},
		{"apart, few", split(0, 5, 5, a, b), "a generated 5 of 5 trials of m/on and 0 of 5 of m/off (p 0.0079)"},
		{"too few to tell", split(0, 4, 4, a, b), ""},
		{"as chance has it", split(7, 13, 20, a, b), ""},
		{"uneven", split(5, 15, 20, a, b), "(p 0.0038)"},
		{"many trials, little difference", split(2200, 2500, 5000, a, b), ""},
		{"the coordinator", split(0, 20, 20, stint{}, b), "(coordinator) generated 20 of 20"},
		{"graded apart", split(0, 20, 20, stint{makes: "a", grades: "g"}, stint{makes: "a", grades: "h"}), "g graded 20 of 20 trials of m/on and 0 of 20 of m/off"},
		{"void ones are not compared", append(split(10, 10, 20, a, b), stint{"m/on", 20, "a", "", "void", "", 1}), ""},
		{"cached ones were made by none", append(split(10, 10, 20, stint{makes: "a"}, stint{makes: "b"}), stint{"m/on", 30, "", "", "pass", trial.Cached, 1}), ""},
		// The corrected p of one of three machines is three times 0.0038.
		{"three machines", []stint{
			{"m/off", 5, "a", "", "pass", "", 1}, {"m/off", 8, "b", "", "pass", "", 1}, {"m/off", 7, "c", "", "pass", "", 1},
			{"m/on", 15, "a", "", "pass", "", 1}, {"m/on", 3, "b", "", "pass", "", 1}, {"m/on", 2, "c", "", "pass", "", 1},
		}, ""},
	} {
		got := ""
		for _, w := range byMachines(t, tt.run).Comparisons[0].Warnings {
			if strings.HasPrefix(w, "machines did") {
				got = w
			}
		}
		if (got == "") != (tt.want == "") || !strings.Contains(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
