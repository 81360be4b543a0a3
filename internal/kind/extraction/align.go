package extraction

import "github.com/assay-eval/assay/internal/lazyregexp"

// leastLink is the minimum share of the words of the shorter one, clause or gold text,
// that both must share for a link.
const leastLink = 0.5

// clause is a part of a listed text that makes one statement.
type clause struct {
	text   string
	words  wordSet
	aside  bool  // negated contrast to the preceding clause
	about  []int // indices of linked gold texts
	stands bool  // supported by gold texts
}

// alignment holds the gold texts found in a list, and the invented clauses.
type alignment struct {
	found    []bool   // by gold text
	invented []string // clauses; a listed text without a link is one clause
	made     int      // invented texts, where a long clause counts as several
}

func (a alignment) countFound() int {
	n := 0
	for _, found := range a.found {
		if found {
			n++
		}
	}
	return n
}

// alignTexts aligns listed with gold texts, many to many. It links each clause of a
// listed text to the gold texts with which it shares words: repeatedly to the one that
// covers the most words not yet covered, until none covers more. A clause is supported
// if the linked gold texts cover at least share of its words and agree with its
// negation and numbers. A gold text is found if at least share of its words, including
// its negation and one of its numbers, occur in listed texts that have a clause linked
// to it or contain all its words.
func alignTexts(gold, listed []string, share float64) alignment {
	wanted, said := make([]wordSet, len(gold)), make([]wordSet, len(gold))
	for g, text := range gold {
		wanted[g], said[g] = wordsOfWhole(text), wordSet{}
	}
	var out alignment
	for _, text := range listed {
		clauses := splitClauses(text)
		whole := wordSet{}
		for i := range clauses {
			clauses[i].linkClause(wanted, contentWords(text), share)
			if len(clauses[i].about) > 0 {
				whole.add(clauses[i].words)
			}
		}
		for _, c := range clauses {
			for _, g := range c.about {
				said[g].add(whole) // another clause may supply its words
			}
		}
		for g, words := range wanted {
			if whole.count(words) == len(words) {
				said[g].add(whole)
			}
		}
		for _, c := range listInvented(text, clauses) {
			out.invented = append(out.invented, c.text)
			out.made += 1 + (max(1, len(c.words))-1)/longText
		}
	}
	for g := range wanted {
		out.found = append(out.found, wanted[g].isCovered(said[g], share))
	}
	return out
}

// longText is the number of content words per invented text: a clause counts once more
// for each further 12 words, so that omitting punctuation does not lower the count.
const longText = 12

// listInvented returns the clauses of a listed text that gold texts do not support, or
// the whole text as one clause if none of its clauses has a link.
func listInvented(text string, clauses []clause) (out []clause) {
	whole := clause{text: text, words: wordSet{}}
	linked := false
	for _, c := range clauses {
		linked = linked || len(c.about) > 0
		whole.words.add(c.words)
		if !c.stands && !c.aside {
			out = append(out, c)
		}
	}
	if !linked {
		return []clause{whole}
	}
	return out
}

// linkClause links the clause to gold texts and determines whether they support it.
func (c *clause) linkClause(wanted []wordSet, whole wordSet, share float64) {
	explained := wordSet{}
	for {
		best, gain, of := -1, 0, 0.0
		for g, words := range wanted {
			common := c.words.count(words)
			if float64(common) < leastLink*float64(min(len(words), len(c.words))) {
				continue
			}
			gained, part := 0, float64(common)/float64(len(words))
			for w := range c.words {
				if words[w] && !explained[w] {
					gained++
				}
			}
			if gained > gain || gained == gain && gained > 0 && part > of {
				best, gain, of = g, gained, part
			}
		}
		if best < 0 {
			break
		}
		c.about = append(c.about, best)
		explained.add(wanted[best])
	}
	if c.contradicts(wanted, whole, explained, share) {
		c.about = nil
	}
	c.stands = len(c.about) > 0 && float64(c.words.count(explained)) >= share*float64(len(c.words))
}

// contradicts reports whether a clause has a number or a negation that none of its gold
// texts has, or repeats one of them without its negation.
func (c *clause) contradicts(wanted []wordSet, whole, explained wordSet, share float64) bool {
	for w := range c.words {
		if (w == negation || isNumber(w)) && !explained[w] {
			return true
		}
	}
	for _, g := range c.about {
		if wanted[g][negation] && !whole[negation] && float64(c.words.count(wanted[g])) >= share*float64(len(wanted[g])-1) {
			return true
		}
	}
	return false
}

// isCovered reports whether others contains at least a share of the words of s,
// including its negation, if any, and at least one of its numbers, if any.
func (s wordSet) isCovered(others wordSet, share float64) bool {
	numbers, kept := 0, 0
	for w := range s {
		if isNumber(w) {
			numbers++
			if others[w] {
				kept++
			}
		}
	}
	n := s.count(others)
	return n > 0 && float64(n) >= share*float64(len(s)) && (numbers == 0 || kept > 0) && (!s[negation] || others[negation])
}

var (
	// clauseEnd matches possible ends of a clause: conjunctions, punctuation and
	// commas.
	clauseEnd = lazyregexp.New(`(?i)(,?\s+(?:rather than|instead of)\s+)|(,?\s+(?:and|but|while|whereas|plus)\s+|[.;:!?]+(?:\s+|$)|\n+|\s+[–—-]\s+)|,\s+`)
	// denied matches the beginning of a negated clause.
	denied = lazyregexp.New(`(?i)^(?:not|never|no|without)\b`)
)

// leastClause is the minimum number of content words of a clause, and leastAfterComma
// that of a clause after a comma.
const leastClause, leastAfterComma = 2, 3

// splitClauses splits a text into at least one clause. It joins a part that is too
// short to the preceding clause, or to the next one if it is the first.
func splitClauses(text string) []clause {
	type span struct {
		from, to int
		aside    bool
	}
	var spans []span
	from, start, least, contrast := 0, 0, leastClause, false
	for _, m := range append(clauseEnd.FindAllStringSubmatchIndex(text, -1), []int{len(text), len(text), -1, -1, -1, -1}) {
		part := text[start:m[0]]
		n, before := len(contentWords(part)), len(spans)
		aside := before > 0 && (contrast || denied.MatchString(part))
		switch {
		case n >= least || aside && n > 0:
			spans = append(spans, span{from, m[0], aside})
			from = m[1]
		case before > 0:
			spans[before-1].to = m[0]
			from = m[1]
		}
		start, contrast, least = m[1], m[2] >= 0, leastAfterComma
		if m[4] >= 0 || len(spans) == 0 {
			least = leastClause
		}
	}
	if len(spans) == 0 {
		return []clause{{text: text, words: wordsOfWhole(text)}}
	}
	out := make([]clause, len(spans))
	for i, s := range spans {
		out[i] = clause{text: text[s.from:s.to], words: contentWords(text[s.from:s.to]), aside: s.aside}
	}
	return out
}
