// Package retrieval is the grader of kind "retrieval". It checks whether the results of
// a tool call contain the relevant ones, at which rank, and whether the tool returns
// nothing if nothing is relevant. docs/ref/retrieval.md documents the settings and labels.
//
// Partially relevant results do not count as relevant for labels, ranks and recall.
// They count for precision and have half the gain in nDCG. Precision ignores results in
// also_ok.
//
// # The graded call
//
// The artifact of an agent of kind tool is a list of calls; of any other agent
// the whole answer is read as the text of one call.
//
// # Verdicts
//
// An error is a result of the subject under test: the call was made, and the server or
// the agent failed it. The trial is therefore scored and fails; void is for a server
// that never started or died. An error carries no information about the index, so
// recall covers surfaced and missed trials only. recall_total also counts errors.
//
// If the path finds nothing because the document has another shape, the outcome is
// unknown, whereas an empty list is an answer. Null in place of the list counts as an
// empty list, and so does a document without the list that reports that the tool did
// not fire.
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

// ndcgAt is how many results nDCG looks at.
const ndcgAt = 10

// Grader judges the results of tool calls.
type Grader struct {
	grade.Base[Config]
	own *settings
	of  sync.Map // *suite.Task to *settings, of tasks with settings of their own
}

type settings struct {
	cfg        Config
	ids, fired *jsonpath.Path // fired is nil without one
}

// New makes the grader that a suite has under name. The settings were checked by
// [Kind].
func New(name string, cfg *Config) (*Grader, error) {
	g := &Grader{Base: grade.NewBase(KindName, 1, name, *cfg)}
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
	if s.ids, err = jsonpath.Parse(cfg.IDs); err == nil && cfg.Fired != "" {
		s.fired, err = jsonpath.Parse(cfg.Fired)
	}
	return s, err
}

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
		score.Criteria = append(score.Criteria, trial.Criterion{Name: g.Name + name, Verdict: v.verdicts[i], Required: true, Evidence: v.evidence[i]})
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
	v.ranking = rankResults(r.ids, t.Target)
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
	case nothing && *r.fired && v.ranking.isAcceptable():
		v.label = Quiet
		say(at, trial.Pass, "it fired with "+resultCount(len(r.ids))+", all of them acceptable")
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
		return trial.Fail, fmt.Sprintf("none of %s is among %s", excerptLine(strings.Join(t.Target.RelevantIDs(), ", ")), among)
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
	add("ndcg_10", "", "nDCG of the first 10 results; what bears in part gains half", ranked, func() float64 { return k.ndcgAtK(ndcgAt) })
	for _, n := range g.Config.K {
		add(fmt.Sprintf("precision_at_%d", n), "", fmt.Sprintf("results that bear, fully or in part, among the first %d that are not merely acceptable / %d", n, n), ranked, func() float64 { return k.precisionAt(n) })
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
