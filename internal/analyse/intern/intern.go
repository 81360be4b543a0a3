// Package intern keeps the parts of attempts and scores that repeat from trial to trial
// once, so that the state of a large run stays small.
package intern

import (
	"encoding/binary"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// Pool holds the one copy of each text and list that trials share. A Pool is not safe
// for concurrent use.
type Pool struct {
	names    map[string]string
	verdicts map[string][]trial.Criterion          // lists of criteria without evidence
	offers   map[string][]trial.ToolName           // lists of offered tools
	silent   map[*trial.ToolName]*trial.ToolChoice // choices without calls, by what was offered
	scores   map[string]*trial.Score
	key      []byte // for reuse

	// MostTexts is how many scores keep evidence that they share with no other. It leaves
	// room in scores, and in the maps of callers, for those without evidence.
	MostTexts int
	texts     int // of these so far
}

// NewPool returns an empty pool.
func NewPool() *Pool {
	return &Pool{
		names: map[string]string{}, verdicts: map[string][]trial.Criterion{}, offers: map[string][]trial.ToolName{},
		silent: map[*trial.ToolName]*trial.ToolChoice{}, scores: map[string]*trial.Score{}, MostTexts: most / 4,
	}
}

// Proof returns a copy of proof whose strings are shared between trials.
func (p *Pool) Proof(proof trial.Proof) trial.Proof {
	proof.Servers, proof.Tools, proof.Isolation = slices.Clone(proof.Servers), slices.Clone(proof.Tools), p.Name(proof.Isolation)
	for i := range proof.Servers {
		s := &proof.Servers[i]
		s.Name, s.Version = p.Name(s.Name), p.Name(s.Version)
		s.Digest, s.Pinned = seal.Digest(p.Name(string(s.Digest))), seal.Digest(p.Name(string(s.Pinned)))
	}
	for i := range proof.Tools {
		proof.Tools[i].Name = p.Name(proof.Tools[i].Name)
	}
	return proof
}

// Choice returns a copy of c whose strings are shared between trials.
func (p *Pool) Choice(c *trial.ToolChoice) *trial.ToolChoice {
	if c == nil {
		return nil
	}
	intern := func(n trial.ToolName) trial.ToolName {
		return trial.ToolName{Name: p.Name(n.Name), Server: p.Name(n.Server), Shown: p.Name(n.Shown)}
	}
	var key []byte
	for _, n := range c.Offered {
		key = append(append(append(key, n.Name...), 0), n.Server...)
		key = append(append(append(key, 0), n.Shown...), 1)
	}
	kept, ok := p.offers[string(key)]
	if !ok {
		for _, n := range c.Offered {
			kept = append(kept, intern(n))
		}
		p.offers[string(key)] = kept
	}
	if len(c.Calls) > 0 {
		out := &trial.ToolChoice{Offered: kept, Calls: slices.Clone(c.Calls)}
		for i := range out.Calls {
			out.Calls[i].ToolName = intern(out.Calls[i].ToolName)
		}
		return out
	}
	var first *trial.ToolName
	if len(kept) > 0 {
		first = &kept[0]
	}
	if p.silent[first] == nil {
		p.silent[first] = &trial.ToolChoice{Offered: kept}
	}
	return p.silent[first]
}

// Name returns the one copy of s that all trials share.
func (p *Pool) Name(s string) string {
	if kept, ok := p.names[s]; ok {
		return kept
	}
	s = strings.Clone(s)
	p.names[s] = s
	return s
}

// Criteria returns the one copy of cs that all trials share; with evidence in
// it, hardly any two are equal, and cs itself is returned.
func (p *Pool) Criteria(cs []trial.Criterion) []trial.Criterion {
	key := p.key[:0]
	defer func() { p.key = key }()
	for _, c := range cs {
		if len(c.Evidence)+len(c.Findings) > 0 {
			return slices.Clip(cs)
		}
		key = append(append(append(key, c.Name...), 0), c.Verdict...)
		key = strconv.AppendBool(append(key, 0), c.Required)
	}
	kept, ok := p.verdicts[string(key)]
	if !ok {
		kept = slices.Clip(cs)
		p.verdicts[string(key)] = kept
	}
	return kept
}

// most is the maximum number of values of a kind kept for sharing. If values are rarely
// equal, keeping more would cost memory and save none.
const most = 1 << 14

// Score returns s without its attempt's key, whose texts are short and whose strings are
// shared between trials. Trials with equal scores share one. cut reports whether it is
// without its evidence, since MostTexts scores keep theirs.
func (p *Pool) Score(s *trial.Score) (kept *trial.Score, cut bool) {
	key, ok := appendScore(p.key[:0], s)
	p.key = key
	if ok {
		if kept := p.scores[string(key)]; kept != nil {
			return kept, false
		}
	}
	if hasText(s) {
		if p.texts >= p.MostTexts {
			kept, _ := p.Score(withoutText(s))
			return kept, true
		}
		p.texts++
	}
	name := string(key) // newScore uses the bytes of key again
	kept = p.newScore(s)
	if ok && len(p.scores) < most {
		p.scores[name] = kept
	}
	return kept, false
}

// Texts returns the evidence that reports show of a criterion, or nil if none.
func Texts(c *trial.Criterion) []string {
	if !isShown(c) || len(c.Evidence) == 0 {
		return nil
	}
	lines := make([]string, min(len(c.Evidence), maxEvidence))
	for i := range lines {
		lines[i] = FirstLine(c.Evidence[i])
	}
	return lines
}

// hasText reports whether reports show evidence of s, and no findings, which need more memory.
func hasText(s *trial.Score) bool {
	has := false
	for i := range s.Criteria {
		c := &s.Criteria[i]
		if isShown(c) && len(c.Findings) > 0 {
			return false
		}
		has = has || isShown(c) && len(c.Evidence) > 0
	}
	return has
}

func withoutText(s *trial.Score) *trial.Score {
	out := *s
	out.Criteria = slices.Clone(s.Criteria)
	for i := range out.Criteria {
		out.Criteria[i].Evidence = nil
	}
	return &out
}

// maxKey is the maximum number of bytes of a score that are compared with other scores.
// Scores with more in them are rarely equal.
const maxKey = 1 << 10

// appendScore appends everything of s that is kept. ok is false for scores that are rarely
// equal to others.
func appendScore(to []byte, s *trial.Score) (key []byte, ok bool) {
	if s.Fault != nil {
		return to, false
	}
	text := func(s string) { to = append(binary.AppendUvarint(to, uint64(len(s))), s...) }
	text(s.Grader)
	text(s.Label)
	for _, n := range []int{s.Attempt, len(s.Criteria), len(s.Measures), len(s.Details)} {
		to = binary.AppendVarint(to, int64(n))
	}
	for i := range s.Criteria {
		c := &s.Criteria[i]
		text(c.Name)
		text(string(c.Verdict))
		to = strconv.AppendBool(to, c.Required)
		if !isShown(c) {
			continue
		}
		if len(c.Findings) > 0 {
			return to, false
		}
		lines := c.Evidence[:min(len(c.Evidence), maxEvidence)]
		to = binary.AppendVarint(to, int64(len(lines)))
		for _, line := range lines {
			if len(to)+len(line) > maxKey {
				return to, false
			}
			text(line)
		}
	}
	for _, m := range s.Measures {
		text(m.Name)
		text(m.Unit)
		if to = strconv.AppendBool(to, m.Value != nil); m.Value != nil {
			to = binary.LittleEndian.AppendUint64(to, math.Float64bits(*m.Value))
		}
	}
	if len(s.Details) > 0 {
		for _, name := range slices.Sorted(maps.Keys(s.Details)) {
			text(name)
			text(s.Details[name])
		}
	}
	return to, len(to) <= maxKey
}

// isShown reports whether reports show the evidence of c: the evidence of what passed is in
// the journal, and they show why something did not.
func isShown(c *trial.Criterion) bool { return c.Verdict == trial.Fail || c.Verdict == trial.Unknown }

func (p *Pool) newScore(s *trial.Score) *trial.Score {
	kept := &trial.Score{Grader: p.Name(s.Grader), Label: p.Name(s.Label), Attempt: s.Attempt, Details: maps.Clone(s.Details)}
	if s.Fault != nil {
		kept.Fault = ShortFault(s.Fault)
	}
	if len(s.Criteria) > 0 {
		kept.Criteria = make([]trial.Criterion, 0, len(s.Criteria))
	}
	for _, c := range s.Criteria {
		keep := trial.Criterion{Name: p.Name(c.Name), Verdict: trial.Verdict(p.Name(string(c.Verdict))), Required: c.Required}
		if isShown(&c) {
			keep.Evidence = Texts(&c)
			for _, f := range c.Findings[:min(len(c.Findings), maxFindings)] {
				keep.Findings = append(keep.Findings, p.shortFinding(f))
			}
		}
		kept.Criteria = append(kept.Criteria, keep)
	}
	kept.Criteria = p.Criteria(kept.Criteria)
	if len(s.Measures) > 0 {
		kept.Measures = make([]trial.Measure, 0, len(s.Measures))
	}
	for _, m := range s.Measures {
		m.Name, m.Unit = p.Name(m.Name), p.Name(m.Unit)
		kept.Measures = append(kept.Measures, m)
	}
	return kept
}

// maxEvidence is how many lines of evidence are kept of a criterion, maxFindings
// how many findings, and maxLine how many bytes of a text.
const (
	maxEvidence = 5
	maxFindings = 20
	maxLine     = 400
)

// shortFinding returns f with short texts; texts that many findings share are kept once.
func (p *Pool) shortFinding(f trial.Finding) trial.Finding {
	for _, s := range []*string{&f.Verdict, &f.Class, &f.File, &f.ID, &f.Module, &f.Scope, &f.Backend} {
		*s = p.Name(FirstLine(*s))
	}
	for _, s := range []*string{&f.Message, &f.Name, &f.USR, &f.Availability, &f.Renamed, &f.Alternative, &f.Reason} {
		*s = FirstLine(*s)
	}
	return f
}

// FirstLine returns the first line of s, cut to maxLine bytes, as a string that does
// not hold on to a longer one.
func FirstLine(s string) string {
	s, _, _ = strings.Cut(strings.TrimSpace(s), "\n")
	if len(s) > maxLine {
		s = strings.ToValidUTF8(s[:maxLine], "") + "…"
	}
	return strings.Clone(s)
}

// ShortFault returns f with the first line of its message.
func ShortFault(f *trial.Fault) *trial.Fault {
	return trial.Faultf(f.Class, "%s", FirstLine(FaultText(f)))
}

// FaultText returns the message of f, or its class if it has none.
func FaultText(f *trial.Fault) string {
	if f.Err == nil {
		return string(f.Class)
	}
	return f.Err.Error()
}
