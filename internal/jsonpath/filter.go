package jsonpath

import (
	"fmt"
	"slices"
	"strings"
)

type expr interface {
	holds(w *walk, root, current any) bool
}

type (
	allOf  []expr
	anyOf  []expr
	not    struct{ expr }
	exists struct{ query }
	// compare holds two operands against each other.
	compare struct {
		op   string
		a, b operand
	}
)

// query is a path from the root ($) or from the value under test (@).
type query struct {
	relative bool
	segments []segment
}

// operand is a literal or a query that leads to one value at most.
type operand struct {
	literal any
	query   *query
}

func (e allOf) holds(w *walk, root, current any) bool {
	return !slices.ContainsFunc(e, func(x expr) bool { return !x.holds(w, root, current) })
}

func (e anyOf) holds(w *walk, root, current any) bool {
	return slices.ContainsFunc(e, func(x expr) bool { return x.holds(w, root, current) })
}

func (e not) holds(w *walk, root, current any) bool { return !e.expr.holds(w, root, current) }

func (e exists) holds(w *walk, root, current any) bool {
	return len(e.find(w, root, current)) > 0
}

func (q *query) find(w *walk, root, current any) []any {
	from := root
	if q.relative {
		from = current
	}
	inner := &walk{root: root, left: w.left}
	found := inner.follow([]any{from}, q.segments)
	w.left = inner.left
	return found
}

// value returns the value of the operand; ok is false for nothing.
func (o *operand) value(w *walk, root, current any) (v any, ok bool) {
	if o.query == nil {
		return o.literal, true
	}
	found := o.query.find(w, root, current)
	if len(found) == 0 {
		return nil, false
	}
	return found[0], true
}

// holds implements the comparisons of RFC 9535, section 2.3.5.2.2: nothing
// equals nothing and has no order.
func (e compare) holds(w *walk, root, current any) bool {
	a, hasA := e.a.value(w, root, current)
	b, hasB := e.b.value(w, root, current)
	same := hasA == hasB && (!hasA || Equal(a, b))
	below := func(x, y any) bool { return hasA && hasB && less(x, y) }
	switch e.op {
	case "==":
		return same
	case "!=":
		return !same
	case "<":
		return below(a, b)
	case ">":
		return below(b, a)
	case "<=":
		return below(a, b) || same
	}
	return below(b, a) || same
}

func (p *parser) or() (expr, error) {
	es, err := p.joined("||", p.and)
	return anyOf(es), err
}

func (p *parser) and() (expr, error) {
	es, err := p.joined("&&", p.basic)
	return allOf(es), err
}

func (p *parser) joined(sign string, part func() (expr, error)) (es []expr, err error) {
	for {
		p.space()
		e, err := part()
		if err != nil {
			return nil, err
		}
		es = append(es, e)
		before := p.at
		p.space()
		if !p.take(sign) {
			p.at = before
			return es, nil
		}
	}
}

func (p *parser) basic() (expr, error) {
	switch {
	case p.take("!"):
		p.space()
		if p.peek() != '(' && p.peek() != '@' && p.peek() != '$' {
			return nil, p.wrong("( or @ must follow !", "")
		}
		if p.peek() == '(' {
			e, err := p.parens()
			return not{e}, err
		}
		q, err := p.query()
		return not{exists{q}}, err
	case p.peek() == '(':
		return p.parens()
	}
	start := p.at
	a, err := p.operand()
	if err != nil {
		return nil, err
	}
	before := p.at
	p.space()
	op := ""
	for _, sign := range []string{"==", "!=", "<=", ">=", "<", ">"} {
		if p.take(sign) {
			op = sign
			break
		}
	}
	if op == "" {
		p.at = before
		if a.query == nil {
			return nil, p.wrong("a literal alone is no test", "compare it, as in @.id == 'x'")
		}
		return exists{*a.query}, nil
	}
	p.space()
	second := p.at
	b, err := p.operand()
	if err != nil {
		return nil, err
	}
	for _, o := range []struct {
		at int
		operand
	}{{start, a}, {second, b}} {
		if o.query != nil && slices.ContainsFunc(o.query.segments, func(s segment) bool { return !s.single() }) {
			p.at = o.at
			return nil, p.wrong("only a path to one value can be compared", "use names and indices there, no *, slice or ..")
		}
	}
	return compare{op, a, b}, nil
}

func (p *parser) parens() (expr, error) {
	p.at++
	e, err := p.or()
	if err != nil {
		return nil, err
	}
	p.space()
	if !p.take(")") {
		return nil, p.wrong(") must come here", "")
	}
	return e, nil
}

func (p *parser) query() (query, error) {
	q := query{relative: p.peek() == '@'}
	p.at++
	var err error
	q.segments, err = p.segments()
	return q, err
}

func (p *parser) operand() (operand, error) {
	switch c := p.peek(); {
	case c == '@' || c == '$':
		q, err := p.query()
		return operand{query: &q}, err
	case c == '\'' || c == '"':
		s, err := p.quoted()
		return operand{literal: s}, err
	case c == '-' || c >= '0' && c <= '9':
		n, err := p.number()
		return operand{literal: n}, err
	}
	for word, v := range map[string]any{"true": true, "false": false, "null": nil} {
		if p.take(word) {
			return operand{literal: v}, nil
		}
	}
	for _, f := range []string{"length", "count", "match", "search", "value"} {
		if strings.HasPrefix(p.text[p.at:], f+"(") {
			return operand{}, p.wrong(fmt.Sprintf("the function %s is not supported", f), "compare values, as in @.kind == 'doc'")
		}
	}
	return operand{}, p.wrong("a path from @, a quoted text, a number, true, false or null must come here", "")
}
