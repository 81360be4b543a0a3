package swift

import (
	"cmp"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// The details of a score, by key.
const (
	DetailBackend   = "backend"   // of the judge, such as "linux-apple+packs"
	DetailPacks     = "packs"     // packs of modules that were used, such as "gap, partial:SwiftUI"
	DetailToolchain = "toolchain" // version of the compiler
	DetailMode      = "language_mode"
	DetailLibrary   = "library"     // "true" if it was judged as code without top-level statements
	DetailClosed    = "closed_list" // names that the fail rests on, if it rests on assay's lists of names alone
	DetailNames     = "names_from"  // what the user's lists of names were made from
	DetailCodeFrom  = "code_from"
	DetailCode      = "code" // the code, where it is not in the final answer
)

// analysis adds how the code was judged.
var analysis = analyse.Kind{Report: kindReport, Parts: func(a *analyse.Analysis) []analyse.Part {
	if j := judgedBy(a.Written(), a.Arms, a.Trials); j != nil {
		return []analyse.Part{{Key: judgedKey, Value: j}}
	}
	return nil
}}

const judgedKey = "judged"

// JudgedIn returns how the code of a run was judged; nil for a run without a grader
// of this kind.
func JudgedIn(a *analyse.Analysis) *Judged {
	j, _ := a.Part(judgedKey).(*Judged)
	return j
}

// Judged is how the code of a run was judged, where the suite has a grader of
// kind swift.
type Judged struct {
	Grader   string     `json:"grader"` // its name; of several the first
	Backends []JudgedBy `json:"backends"`
	// Tasks are the tasks with an unknown trial, in the suite's order: the share shows how
	// far the machine's modules reach, not how good the answers are.
	Tasks []JudgedTask `json:"unknown_tasks"`
	// Shared are the sources that the judge's lists of names have in common with servers
	// of the suite.
	Shared []SharedSource `json:"shared_sources,omitempty"`
}

// SharedSource is a source of names that a server of the suite also serves. Names missing
// from it are unknown to both the judge and the server.
type SharedSource struct {
	Server string `json:"server"`
	Source string `json:"source"`
}

// JudgedBy is the trials of one arm that one backend with the same packs judged.
type JudgedBy struct {
	Arm     string `json:"arm"`
	Backend string `json:"backend"` // "" where there was no code to judge
	Packs   string `json:"packs,omitempty"`
	Scored  int    `json:"scored"`
	Pass    int    `json:"pass"`
	Fail    int    `json:"fail"`
	Unknown int    `json:"unknown"`
	// Closed is how many of Fail rest on assay's lists of names alone.
	Closed int `json:"closed_list,omitempty"`
}

// JudgedTask is how many of the scored trials of a task are unknown.
type JudgedTask struct {
	Task    string `json:"task"`
	Scored  int    `json:"scored"`
	Unknown int    `json:"unknown"`
	Why     string `json:"why,omitempty"` // of the first that is
}

// judgedBy counts the scored trials of a suite that grades Swift; nil for others.
func judgedBy(s *suite.Suite, arms []analyse.Arm, trials []analyse.Trial) *Judged {
	out := &Judged{Grader: analyse.GraderOf(s, KindName), Backends: []JudgedBy{}, Tasks: []JudgedTask{}}
	if out.Grader == "" {
		return nil
	}
	for i := range trials {
		t := &trials[i]
		task := s.Task(t.Task)
		if t.Status != analyse.Scored || task != nil && analyse.LeavesOut(task, out.Grader) {
			continue
		}
		by := JudgedBy{Arm: t.Arm, Backend: t.Details[DetailBackend], Packs: t.Details[DetailPacks]}
		at := slices.IndexFunc(out.Backends, func(b JudgedBy) bool { return b.Arm == by.Arm && b.Backend == by.Backend && b.Packs == by.Packs })
		if at < 0 {
			at, out.Backends = len(out.Backends), append(out.Backends, by)
		}
		out.addShared(s, t.Details[DetailNames])
		b := &out.Backends[at]
		b.Scored++
		switch t.Outcome {
		case trial.Pass:
			b.Pass++
		case trial.Fail:
			b.Fail++
			if t.Details[DetailClosed] != "" {
				b.Closed++
			}
		default:
			b.Unknown++
		}
		at = slices.IndexFunc(out.Tasks, func(x JudgedTask) bool { return x.Task == t.Task })
		if at < 0 {
			at, out.Tasks = len(out.Tasks), append(out.Tasks, JudgedTask{Task: t.Task})
		}
		share := &out.Tasks[at]
		share.Scored++
		if t.Outcome == trial.Unknown {
			share.Unknown++
			if share.Why == "" {
				share.Why = t.Full().Reason
			}
		}
	}
	rank := func(id string) int { return slices.IndexFunc(arms, func(a analyse.Arm) bool { return a.ID == id }) }
	slices.SortFunc(out.Backends, func(a, b JudgedBy) int {
		return cmp.Or(cmp.Compare(rank(a.Arm), rank(b.Arm)), strings.Compare(a.Backend, b.Backend), strings.Compare(a.Packs, b.Packs))
	})
	out.Tasks = slices.DeleteFunc(out.Tasks, func(t JudgedTask) bool { return t.Unknown == 0 })
	return out
}

// servedBy has the programs of documentation servers, by the first word of the source of
// a list of names.
var servedBy = map[string]string{"Cupertino": "cupertino"}

// addShared adds the servers of a suite that serve the sources of lists of names. A server
// is known by its program or by its address.
func (j *Judged) addShared(s *suite.Suite, from string) {
	for word, program := range servedBy {
		if !strings.Contains(from, word+" ") {
			continue
		}
		for _, name := range slices.Sorted(maps.Keys(s.Servers)) {
			runs := func(arg string) bool { return strings.TrimSuffix(path.Base(arg), ".exe") == program }
			server, one := s.Servers[name], SharedSource{name, word}
			if (slices.ContainsFunc(server.Command, runs) || strings.Contains(server.URL, program)) && !slices.Contains(j.Shared, one) {
				j.Shared = append(j.Shared, one)
			}
		}
	}
}
