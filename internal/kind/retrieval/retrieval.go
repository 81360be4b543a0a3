// Package retrieval is the grader of kind "retrieval": whether the results of a
// tool call hold the relevant ones, at which rank, and whether the tool stays
// silent where nothing is relevant.
//
//	graders:
//	  retrieval:
//	    ids: $.decisions[*].id   # path (RFC 9535) to the ids, best first
//	    fired: $.fired           # path to whether the tool spoke up; default: any result
//	    from: auto               # structured content if there is some, else JSON in the text
//	    call: last               # or a number from 1, or the name of a tool
//	    k: [1, 5, 10]            # of precision and recall at k
//	    need: any                # of several relevant ids, or all
//	    within: 5                # surfaced means among so many; default all
//
// A task lists the relevant results:
//
//	target: {ids: [d-17], forbidden: [d-99]}
//	expect: nothing              # in place of ids: the right answer is silence
//
// # The graded call
//
// The artifact of an agent of kind tool is a list of calls; of any other agent
// the whole answer is read as the text of one call.
//
// # Labels and verdicts
//
//	surfaced    a relevant id is among the results (need: all of them): passes
//	missed      none is: fails. An empty list of results is one without it
//	quiet       nothing is relevant and the tool did not fire: passes
//	false_fire  nothing is relevant and the tool fired: fails
//	error       the tool answered with an error, or there is no answer: fails
//	(none)      the results cannot be read out of the answer: unknown
//
// An error is an act of the subject under test: the call was made, and the server
// or the agent failed it. So the trial is scored and fails, after the rule that
// what ran and went wrong is scored (void is for a server that never started or
// died). It is no evidence on the index, so that recall is over
// surfaced and missed only, with recall_total, in which errors count, in addition.
//
// A document in which the path finds nothing because it has another shape is a
// gap in what we know, and unknown, where an empty list is an answer. Null in
// the place of the list, and a document without the list that says it did not
// fire, count as empty lists.
package retrieval

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/jsonpath"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// version changes when the same settings begin to give other scores.
const version = 1

// ndcgAt is how many results nDCG looks at.
const ndcgAt = 10

// Grader judges the results of tool calls.
type Grader struct {
	grade.Base[Config]
	own *settings
	of  sync.Map // *suite.Task to *settings, of tasks with settings of their own
}

// settings are a configuration with its paths.
type settings struct {
	cfg        Config
	ids, fired *jsonpath.Path // fired is nil without one
}

// New makes the grader that a suite has under name. The settings were checked by
// [Kind].
func New(name string, cfg *Config) (*Grader, error) {
	g := &Grader{Base: grade.NewBase(KindName, version, name, *cfg)}
	g.Config.setDefaults()
	var err error
	if g.own, err = newSettings(g.Config); err != nil {
		return nil, fmt.Errorf("grader %s: %w", name, err)
	}
	return g, nil
}

func newSettings(cfg Config) (*settings, error) {
	if ps := cfg.listProblems(""); len(ps) > 0 {
		return nil, fmt.Errorf("%s: %s", ps[0].Path, ps[0].Text)
	}
	s := &settings{cfg: cfg}
	var err error
	if s.ids, err = jsonpath.Parse(cfg.IDs); err != nil {
		return nil, err
	}
	if cfg.Fired != "" {
		if s.fired, err = jsonpath.Parse(cfg.Fired); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// settingsOf returns the settings of a task.
func (g *Grader) settingsOf(t *suite.Task) (*settings, error) {
	if t.Graders[g.Name] == nil {
		return g.own, nil
	}
	if s, ok := g.of.Load(t); ok {
		return s.(*settings), nil
	}
	cfg, err := g.SettingsOf(t)
	if err != nil {
		return nil, err
	}
	cfg.setDefaults()
	cfg.K = g.Config.K // the columns are declared
	s, err := newSettings(cfg)
	if err != nil {
		return nil, err
	}
	g.of.Store(t, s)
	return s, nil
}

// The criteria.
const (
	surfacedCriterion  = ".surfaced"
	silentCriterion    = ".silent"
	forbiddenCriterion = ".none_forbidden"
)

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	out := []grade.Column{
		{Name: g.Name + surfacedCriterion, Required: true, Doc: "the relevant ids are among the results; not of tasks to which nothing is relevant"},
		{Name: g.Name + silentCriterion, Required: true, Doc: "the tool did not fire, where nothing is relevant"},
		{Name: g.Name + forbiddenCriterion, Required: true, Doc: "no forbidden id is among the results, of tasks that have some"},
	}
	for _, m := range g.measureResponse(nil, nil, ranking{}) {
		out = append(out, grade.Column{Name: m.Name, Measure: true, Unit: m.Unit, Doc: m.doc})
	}
	return out
}

// Grade implements grade.Grader.
func (g *Grader) Grade(ctx context.Context, c grade.Case) (trial.Score, error) {
	if err := ctx.Err(); err != nil {
		return trial.Score{}, c.Fault(err)
	}
	if c.Attempt.End == nil {
		return trial.Score{}, c.Fault(fmt.Errorf("the attempt did not end"))
	}
	s, err := g.settingsOf(c.Task)
	if err != nil {
		return trial.Score{}, c.Fault(err)
	}
	r, err := s.readResponse(c)
	if err != nil {
		return trial.Score{}, c.Fault(err)
	}
	v := s.judgeResponse(c.Task, r)
	score := trial.Score{Label: v.label, Details: listDetails(c.Task, r, v)}
	for i, name := range []string{surfacedCriterion, silentCriterion, forbiddenCriterion} {
		word := v.verdicts[i]
		criterion := trial.Criterion{Name: g.Name + name, Verdict: word, Required: true}
		if word != trial.NotApplicable {
			criterion.Evidence = v.evidence[i]
		}
		score.Criteria = append(score.Criteria, criterion)
	}
	for _, m := range g.measureResponse(c.Task, r, v.ranking) {
		score.Measures = append(score.Measures, m.Measure)
	}
	return score, nil
}

// judged is the word on one response; verdicts and evidence are of the three
// criteria in their order.
type judged struct {
	label    string
	verdicts [3]trial.Verdict
	evidence [3][]string
	ranking  ranking
}

// judgeResponse judges the results that were read by the task.
func (s *settings) judgeResponse(t *suite.Task, r *response) judged {
	nothing := t.Expect == ExpectNothing
	at := 0 // of the criterion that applies
	if nothing {
		at = 1
	}
	v := judged{verdicts: [3]trial.Verdict{trial.NotApplicable, trial.NotApplicable, trial.NotApplicable}}
	say := func(i int, word trial.Verdict, evidence ...string) {
		v.verdicts[i], v.evidence[i] = word, evidence
	}
	forbids := len(t.Target.Forbidden) > 0
	if r.none != "" || r.gap != "" {
		word, why := trial.Fail, r.none
		if v.label = Error; r.none == "" {
			word, why, v.label = trial.Unknown, r.gap, ""
		}
		why = cutLine(why, 1000) // the document's text may be long
		say(at, word, why)
		if forbids {
			say(2, word, why)
		}
		return v
	}
	v.ranking = rankResults(r.ids, t.Target.IDs)
	if forbids {
		word, why := trial.Pass, "none of the forbidden ids is among the results"
		for i, id := range r.ids {
			if slices.Contains(t.Target.Forbidden, id) {
				word, why = trial.Fail, fmt.Sprintf("forbidden %s is at rank %d of %d", excerptLine(id), i+1, len(r.ids))
				break
			}
		}
		say(2, word, why)
	}
	switch {
	case nothing && *r.fired:
		v.label = FalseFire
		say(at, trial.Fail, append([]string{"it fired with " + resultCount(len(r.ids)) + ", and none is relevant"}, r.notes...)...)
	case nothing:
		v.label = Quiet
		say(at, trial.Pass, "it did not fire, and nothing is relevant")
	default:
		word, why := s.judgeSurfaced(t, v.ranking, r)
		v.label = Missed
		if word == trial.Pass {
			v.label = Surfaced
		}
		say(at, word, append([]string{why}, r.notes...)...)
	}
	return v
}

func resultCount(n int) string {
	if n == 1 {
		return "1 result"
	}
	return fmt.Sprintf("%d results", n)
}

// judgeSurfaced says whether enough of the relevant ids are there.
func (s *settings) judgeSurfaced(t *suite.Task, k ranking, r *response) (trial.Verdict, string) {
	n := len(r.ids)
	if s.cfg.Within > 0 {
		n = min(n, s.cfg.Within)
	}
	among := resultCount(len(r.ids))
	if n < len(r.ids) {
		among = fmt.Sprintf("the first %d of %s", n, resultCount(len(r.ids)))
	}
	hits, wanted := k.hitsAt(n), 1
	if s.cfg.Need == needAll {
		wanted = k.of
	}
	if hits >= wanted {
		return trial.Pass, fmt.Sprintf("%d of %d relevant ids are among %s, the first at rank %d", hits, k.of, among, k.firstRank())
	}
	if hits == 0 {
		return trial.Fail, fmt.Sprintf("none of %s is among %s", excerptLine(strings.Join(t.Target.IDs, ", ")), among)
	}
	return trial.Fail, fmt.Sprintf("only %d of %d relevant ids are among %s", hits, k.of, among)
}

// measure is a measure with what its column says.
type measure struct {
	trial.Measure
	doc string
}

// measureResponse returns the numbers of a response; without one, their names. The measures of the
// ranking have no value where the results could not be read, and where nothing
// is relevant.
func (g *Grader) measureResponse(t *suite.Task, r *response, k ranking) []measure {
	answered := r != nil && r.none == "" && r.gap == ""
	ranked := answered && k.of > 0
	var out []measure
	add := func(name, unit, doc string, is bool, value func() float64) {
		m := measure{trial.Measure{Name: g.Name + "." + name, Unit: unit}, doc}
		if is {
			m.Value = new(value())
		}
		out = append(out, m)
	}
	add("rank", "", "rank of the first relevant result, from 1; nothing where none is there", ranked && k.firstRank() > 0, func() float64 { return float64(k.firstRank()) })
	add("rr", "", "1 / rank of the first relevant result, 0 where none is there", ranked, k.reciprocalRank)
	add("ndcg_10", "", "nDCG of the first 10 results, relevance 0 or 1", ranked, func() float64 { return k.ndcgAtK(ndcgAt) })
	for _, n := range g.Config.K {
		add(fmt.Sprintf("precision_at_%d", n), "", fmt.Sprintf("relevant results among the first %d / %d", n, n), ranked, func() float64 { return k.precisionAt(n) })
		add(fmt.Sprintf("recall_at_%d", n), "", fmt.Sprintf("relevant results among the first %d / relevant ids", n), ranked, func() float64 { return k.recallAt(n) })
	}
	add("p_1", "", "precision_at_1", ranked, func() float64 { return k.precisionAt(1) })
	add("p_5", "", "precision_at_5", ranked, func() float64 { return k.precisionAt(5) })
	add("fired", "", "1 if the tool fired, 0 if not", answered && r.fired != nil, func() float64 { return truthValue(*r.fired) })
	add("results", "results", "how many results there are", answered, func() float64 { return float64(len(r.ids)) })
	add("forbidden", "results", "how many of them are forbidden, of tasks that forbid some", answered && len(t.Target.Forbidden) > 0, func() float64 {
		n := 0.0
		for _, id := range r.ids {
			n += truthValue(slices.Contains(t.Target.Forbidden, id))
		}
		return n
	})
	said := r != nil && r.call != nil && r.none == ""
	add("response_bytes", "bytes", "size of the text of the answer", said, func() float64 { return float64(r.call.Bytes) })
	add("response_tokens", "tokens", "the same in tokens, estimated at 4 bytes each", said, func() float64 { return float64(r.call.Tokens) })
	add("latency_ms", "ms", "time from sending the call to its answer; of agents of kind tool", said && r.timed, func() float64 { return r.call.MS })
	return out
}

func truthValue(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// mostListed bounds the ids that go into the details, in bytes.
const mostListed = 16 << 10

// listDetails are the facts that reports show.
func listDetails(t *suite.Task, r *response, v judged) map[string]string {
	d := map[string]string{DetailExpect: "solve"}
	if t.Expect == ExpectNothing {
		d[DetailExpect] = ExpectNothing
	}
	if r.call != nil && len(r.call.Args) > 0 && len(r.call.Args) <= mostListed {
		d[DetailArgs] = strings.ToValidUTF8(string(r.call.Args), "\ufffd")
	}
	if r.none != "" {
		d[DetailError] = r.none
		return d
	}
	if r.gap != "" {
		return d
	}
	if b, err := json.Marshal(append([]string{}, r.ids...)); err == nil && len(b) <= mostListed {
		d[DetailSurfaced] = string(b)
	}
	if f := v.ranking.firstRank(); f > 0 {
		d[DetailRank] = fmt.Sprint(f)
	}
	return d
}
