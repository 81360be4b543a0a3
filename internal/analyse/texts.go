package analyse

import (
	"encoding/binary"
	"slices"

	"github.com/assay-eval/assay/internal/analyse/intern"
	"github.com/assay-eval/assay/internal/trial"
)

// In a run with very many failures the evidence of most is not in memory: scores without it are
// shared, and [Trial.Full] reads it from the store when a report shows it.

// addTexts stores the evidence of a score that is cut, of the trial at a place in the plan. The
// record of a later score of a grader replaces the one of an earlier score, so that one that is
// not cut has an empty record.
//
// A record has the place of the record before it, the name of the grader, and of each
// criterion with evidence its name and lines.
func (s *refStore) addTexts(at int32, sc *trial.Score, cut bool) {
	before := s.texts[at]
	if !cut && before == 0 {
		return
	}
	b := binary.LittleEndian.AppendUint64(nil, uint64(before))
	b = appendText(b, sc.Grader)
	if cut {
		for i := range sc.Criteria {
			lines := intern.Texts(&sc.Criteria[i])
			if lines == nil {
				continue
			}
			b = binary.AppendUvarint(appendText(b, sc.Criteria[i].Name), uint64(len(lines)))
			for _, line := range lines {
				b = appendText(b, line)
			}
		}
	}
	if s.texts == nil {
		s.texts = map[int32]place{}
	}
	s.texts[at] = s.add(Refs(b))
}

func appendText(b []byte, text string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(text))), text...)
}

// textsOf returns the evidence of a trial by criterion; nil if its scores have theirs.
func (s *refStore) textsOf(at int32) map[string][]string {
	p := s.texts[at]
	if p == 0 {
		return nil
	}
	out := map[string][]string{}
	seen := map[string]bool{}
	for p != 0 {
		b := []byte(s.get(p))
		if len(b) < 8 {
			return out // it could not be read, which [Analysis.Err] reports
		}
		p, b = place(binary.LittleEndian.Uint64(b)), b[8:]
		grader, b := takeText(b)
		if seen[grader] {
			continue
		}
		seen[grader] = true
		for len(b) > 0 {
			var name, line string
			name, b = takeText(b)
			n, width := binary.Uvarint(b)
			b = b[width:]
			for range n {
				line, b = takeText(b)
				out[name] = append(out[name], line)
			}
		}
	}
	return out
}

func takeText(b []byte) (string, []byte) {
	n, width := binary.Uvarint(b)
	end := width + int(n) //nolint:gosec // the length of a string
	return string(b[width:end]), b[end:]
}

// Full returns the trial with the evidence of its criteria, and with the reason of its outcome
// that quotes it. Both are on t already, but in runs with very many failures.
func (t *Trial) Full() *Trial {
	if t.CellID == nil || t.store == nil {
		return t
	}
	texts := t.store.textsOf(t.at)
	if texts == nil {
		return t
	}
	full, findings := *t, *t.Findings
	full.Shared = new(*t.Shared)
	findings.Criteria = slices.Clone(findings.Criteria)
	for i := range findings.Criteria {
		if c := &findings.Criteria[i]; len(c.Evidence) == 0 {
			c.Evidence = texts[c.Name]
		}
	}
	full.Findings = &findings
	if t.Status == Scored && t.Reason == outcomeReason(t.Outcome, t.Criteria) {
		full.Standing = new(*t.Standing)
		full.Reason = outcomeReason(t.Outcome, findings.Criteria)
	}
	return &full
}
