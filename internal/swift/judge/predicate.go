package judge

import (
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// Apple's macros #Predicate and #Expression take a call of evaluate on another predicate or
// expression. The macros of Swift 6.0 on Linux do not, but take a subscript, which the gap
// pack declares with the types and versions of evaluate.

var (
	predicateStart = lazyregexp.New(`#(?:Predicate|Expression)\b`)
	evaluateCall   = lazyregexp.New(`\w\.evaluate\(`)
	evaluatedBase  = lazyregexp.New(`^[\w$.?!]+\.evaluate\(`)
)

// evaluateAs takes the place of a call's beginning, at the same length.
const evaluateAs = "[/*evalu*/"

// withSubscripts returns text with a subscript for each call of evaluate in a predicate, at
// the same length. masked is text without comments and literals.
func (w *work) withSubscripts(text, masked string) string {
	if _, ok := w.packs.Modules[foundationGap]; !ok {
		return text
	}
	out := []byte(text)
	for _, m := range predicateStart.FindAllStringIndex(masked, -1) {
		at := m[1]
		if strings.HasPrefix(masked[at:], "<") {
			at = closeAngle(masked, at)
		}
		from, to := previewBody(masked, at)
		for _, call := range evaluateCall.FindAllStringIndex(masked[from:to], -1) {
			begin, open := from+call[0]+1, from+call[1]-1
			if end := closeParen(masked, open); end <= to {
				copy(out[begin:], evaluateAs)
				out[end-1] = ']'
			}
		}
	}
	return string(out)
}

// restoreEvaluate turns an error about such a subscript into one about evaluate.
func (g *judgement) restoreEvaluate(s *spot) {
	if s.ID != "could_not_find_value_subscript" || s.file < 0 || len(s.quoted) == 0 {
		return
	}
	code := g.w.code[s.file]
	if at := byteOffset(code, s.Line, s.Column); at >= 0 && strings.HasPrefix(code[at:], ".evaluate(") {
		s.ID, s.quoted = "could_not_find_value_member", []string{s.quoted[0], "evaluate"}
		s.Message = fmt.Sprintf("value of type '%s' has no member 'evaluate'", s.quoted[0])
	}
}

// standsForEvaluate is the message of the gap pack's subscripts. Code that writes one itself
// names something that no SDK has.
const standsForEvaluate = "stands for evaluate"

// judgeStandIn judges a use of such a subscript.
func (g *judgement) judgeStandIn(s spot) {
	if s.file < 0 {
		return
	}
	code := g.w.code[s.file]
	if at := byteOffset(code, s.Line, s.Column); at >= 0 && !evaluatedBase.MatchString(code[at:]) {
		f := g.newFinding(s, SymbolExists, Fail, ClassMissing)
		f.Name, f.Scope, f.Module, f.Message = "subscript", "sdk", "Foundation", "predicates and expressions have no subscripts"
		g.addFinding(s, f)
	}
}

// nameEvaluate puts evaluate in the place of such a subscript in an error about versions.
// Other subscripts are as old as the macros.
func (g *judgement) nameEvaluate(s *spot) {
	const builder = "build_subscript"
	if s.file < 0 || !strings.Contains(s.Message, builder) || !evaluateCall.MatchString(g.w.code[s.file]) {
		return
	}
	s.Message = strings.Replace(s.Message, builder, "evaluate", 1)
	for i, q := range s.quoted {
		s.quoted[i] = strings.Replace(q, builder, "evaluate", 1)
	}
}

// closeAngle returns the offset after the generic arguments that begin at i.
func closeAngle(code string, i int) int {
	depth := 0
	for ; i < len(code); i++ {
		switch code[i] {
		case '<':
			depth++
		case '>':
			if code[i-1] == '-' { // of an arrow
				continue
			}
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return len(code)
}
