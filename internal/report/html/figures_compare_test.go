package html

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
)

// interval is an interval with its coverage and method.
func (x js) interval() string {
	if x.span() == "no interval" {
		return "no interval"
	}
	method := strings.ReplaceAll(x.of("method").s(), "_", " ")
	switch method {
	case "tango":
		method = "Tango"
	case "tango mid p":
		method = "small-sample Tango"
	case "tango clustered":
		method = "Tango, by task"
	}
	return x.span() + ", " + x.of("level").num("%.4g%%", 100) + " " + method
}

func (s *sheet) comparisons() {
	all, views := s.o.contrastViews()
	cs := s.j.of("comparisons").list()
	s.forest("all comparisons", all, cs, js{})
	pooled := map[string]int{}
	for i, v := range views {
		c := cs[i]
		s.comparison(v, c)
		for _, p := range v.Pooled {
			for _, j := range s.j.of("pooled").list() {
				if cleanText(j.of("name").s()) != p.Name || !strings.Contains(p.Text, j.of("difference").span()) || !strings.Contains(p.Text, j.of("p").p()) {
					continue
				}
				pooled[p.Name]++
				var parts []js
				for _, c := range cs {
					if c.of("name").s() == j.of("name").s() && strings.HasSuffix(c.of("treatment").s(), "/"+j.of("treatment").s()) && strings.HasSuffix(c.of("control").s(), "/"+j.of("control").s()) {
						parts = append(parts, c)
					}
				}
				if len(parts) == len(rows(p.Forest))-1 && rows(p.Forest)[0].Cells[2].Text == parts[0].of("headline", "effect", "estimate").points() {
					s.forest("pooled "+p.Name, p.Forest, parts, j)
					break
				}
			}
		}
	}
	n := 0
	for _, x := range pooled {
		n += x
	}
	if want := len(s.j.of("pooled").list()); n < want {
		s.Errorf("%d comparisons over agents are shown, of %d", n, want)
	}
}

// forest compares a table of comparisons, and of what they come to.
func (s *sheet) forest(where string, t *table, cs []js, sum js) {
	for i, r := range rows(t) {
		if i == len(cs) {
			d := sum.of("difference")
			s.row(where+", sum", r, "*", d.of("estimate").points()+"|"+d.span(), strconv.Itoa(sum.of("tasks").n()), sum.of("p_adjusted").p(), "*")
			continue
		}
		h := cs[i].of("headline")
		s.row(where, r, "*", h.of("effect", "estimate").points()+"|"+h.of("effect").span(), strconv.Itoa(cs[i].of("tasks").n()), h.of("p_adjusted").p(), "*")
		holm := slices.ContainsFunc(cs, func(c js) bool { return c.of("headline", "family").n() > 1 })
		s.want(where+": head", t.Head[4].Text, map[bool]string{true: "p, together", false: "p"}[holm])
	}
}

func (s *sheet) comparison(v contrastView, c js) {
	where := "comparison " + c.of("name").s() + " of " + c.of("treatment").s()
	h := c.of("headline")
	s.want(where, v.Name+v.Treatment+v.Control, cleanText(c.of("name").s())+cleanText(c.of("treatment").s())+cleanText(c.of("control").s()))
	s.want(where+": effect", v.EffectText, h.of("effect", "estimate").points())
	s.want(where+": interval", v.EffectMethod, h.of("effect").interval())
	n := 0
	counts := make([]int, 4)
	for i, k := range []string{"both", "treatment_only", "control_only", "neither"} {
		counts[i] = c.of("pairs", k).n()
		n += counts[i]
		s.row(where+": "+k, v.Numbers.Rows[i], strconv.Itoa(counts[i]))
	}
	rest := v.Numbers.Rows[4:]
	for _, k := range []string{"void", "unknown", "not_run"} {
		if lost := c.of(k).n(); lost > 0 {
			s.row(where+": "+k, rest[0], strconv.Itoa(lost))
			n, rest = n+lost, rest[1:]
		}
	}
	s.want(where+": pairs planned", strconv.Itoa(n), strconv.Itoa(c.of("planned").n()))
	s.want(where+": differ", strconv.Itoa(v.Differ), strconv.Itoa(counts[1]+counts[2]))
	s.fold(where, string(v.Fold), counts)

	if (v.Tests == nil) == h.of("p").is() {
		s.Errorf("%s: tests are shown: %t, p is there: %t", where, v.Tests != nil, h.of("p").is())
	}
	p := func(keys ...string) string { return c.of(keys...).p() }
	want := map[string]string{
		"p_mid": p("p_mid"), "p_permutation": p("by_task", "permutation", "p_permutation"), "p_permutation_mid": p("by_task", "permutation", "p_permutation_mid"), "p_anytime": p("sequential", "p_anytime"), "p_adjusted": h.of("p_adjusted").p(),
		"p_one_sided": p("by_task", "permutation", "p_permutation_one_sided"), "p_exact_two_sided": p("p_exact_two_sided"), "p_exact_one_sided": p("p_exact_one_sided"),
		"mcnemar_chi2": c.of("mcnemar_chi2").num("%.3g", 1), "mcnemar_chi2_cc": c.of("mcnemar_chi2_cc").num("%.3g", 1),
		"odds_ratio": strings.TrimPrefix(c.of("odds_ratio", "estimate").times(), "×"), "newcombe": c.of("newcombe", "estimate").points(),
	}
	for i, r := range rows(v.Tests) {
		name := r.Cells[0].Text
		s.row(where+": "+name, r, want[name], "*")
		if i == 0 {
			s.want(where+": headline", name+" "+r.Cells[1].Text, h.of("test").s()+" "+h.of("p").p())
		}
		for of, span := range map[string]string{"odds_ratio": c.of("odds_ratio").timesSpan(), "newcombe": c.of("newcombe").span()} {
			if name == of && !strings.HasSuffix(r.Cells[2].Text, "95% "+span) {
				s.Errorf("%s: %s, want %s", where, r.Cells[2].Text, span)
			}
		}
	}
	if r := rows(v.Used); r != nil {
		u := c.of("as_used")
		s.row(where+": as assigned", r[0], "*", h.of("effect", "estimate").points()+"|"+h.of("effect").span(), strconv.Itoa(counts[0]+counts[1]+counts[2]+counts[3]), h.of("p").p())
		s.row(where+": as used", r[1], "*", u.of("difference", "estimate").points()+"|"+u.of("difference").span(), strconv.Itoa(u.of("used").n()), u.of("p").p())
	}
	s.ratios(where, v.Ratios, c.of("ratios"))
	var criteria *table
	if len(v.Criteria) > 0 {
		criteria = v.Criteria[0].Table
	}
	for _, r := range rows(criteria) {
		k := js{}
		for _, x := range c.of("criteria").list() {
			if cleanText(x.of("name").s()) == r.Cells[0].Text {
				k = x
			}
		}
		fails := func(arm string) string {
			x := s.j.of("arms").with("id", c.of(arm).s()).of("criteria").with("name", k.of("name").s())
			text := strconv.Itoa(x.of("fail").n())
			if u := x.of("unknown").n(); u > 0 {
				text += fmt.Sprintf("+%d?", u)
			}
			return text
		}
		s.row(where+": criterion "+k.of("name").s(), r, fails("control")+" → "+fails("treatment"), k.of("difference", "estimate").points(), k.of("difference").span(), k.of("p").p(), k.of("p_adjusted").p())
	}
}

// checkText checks that text contains the parts, or is empty if is is false.
func (s *sheet) checkText(where, text string, is bool, parts ...string) {
	s.Helper()
	if !is {
		s.want(where, text, "")
		return
	}
	for _, p := range parts {
		s.seen++
		if !strings.Contains(text, p) {
			s.Errorf("%s says %q, and not %q", where, text, p)
		}
	}
}

// asGraded compares what graders alone say.
func (s *sheet) asGraded() {
	g := s.j.of("as_graded")
	d := g.of("verdict")
	s.checkText("the verdict", s.o.Verdict().Graded, g.is(), fmt.Sprintf("without %d override", g.of("overrides").n()), fmt.Sprintf("%s (exit %d, mode %s", d.of("verdict").s(), d.of("exit").n(), d.of("mode").s()))
	graded := rows(s.table("Outcomes set by people"))
	for i, arm := range g.of("arms").list() {
		value, _ := arm.of("success").rate()
		s.want("as graded", graded[i+1].Cells[0].Text+" "+graded[i+1].Cells[2].Text, cleanText(arm.of("id").s())+" "+value+" "+arm.of("success").ratio())
	}
	_, views := s.o.contrastViews()
	for i, v := range views {
		c := s.j.of("comparisons").list()[i]
		x := g.of("comparisons").with("name", c.of("name").s(), "treatment", c.of("treatment").s(), "control", c.of("control").s())
		e, pairs := x.of("headline", "effect"), x.of("pairs")
		s.checkText("the comparison", v.Graded, g.is(), e.of("estimate").points()+" points ("+e.span(), x.of("headline", "p").p(),
			fmt.Sprintf("both %d, treatment only %d, control only %d, neither %d", pairs.of("both").n(), pairs.of("treatment_only").n(), pairs.of("control_only").n(), pairs.of("neither").n()))
	}
}

// fold reads the picture: the counts, and areas as they are.
func (s *sheet) fold(where, svg string, counts []int) {
	said := regexp.MustCompile(`class="c-big"[^>]*>(\d+)<`).FindAllStringSubmatch(svg, -1)
	sides := map[string]float64{}
	for _, m := range regexp.MustCompile(`class="c-cell (c-\w+)"><rect[^>]*/><rect class="c-area"[^>]*width="([\d.]+)"`).FindAllStringSubmatch(svg, -1) {
		sides[m[1]], _ = strconv.ParseFloat(m[2], 64)
	}
	most := slices.Max(counts)
	for i, n := range counts {
		s.want(where+": picture", said[i][1], strconv.Itoa(n))
		side := sides[[]string{"c-both", "c-treatment", "c-control", "c-neither"}[i]]
		if n == 0 && side != 0 || n > 0 && side > 5 && !near(side*side/(foldOf*foldOf), float64(n)/float64(most)) {
			s.Errorf("%s: %d of at most %d is drawn with sides of %g", where, n, most, side)
		}
	}
}

const foldOf = 132.0 // side of the largest square

func near(a, b float64) bool { return a-b < 0.01 && b-a < 0.01 }

func (s *sheet) ratios(where string, t *table, rs js) {
	var want []js
	for _, r := range rs.list() {
		if r.of("tasks").n() > 0 {
			want = append(want, r)
		}
	}
	for i, r := range s.rowsOf(where+": ratios", t, len(want)) {
		g, m := want[i].of("geometric_mean_ratio"), want[i].of("ratio_of_means")
		s.row(where+": ratio of "+want[i].of("name").s(), r, g.of("estimate").times(), g.timesSpan(), m.of("estimate").times(), m.timesSpan(), strconv.Itoa(want[i].of("tasks").n()))
	}
}

// dollars is an amount of results.json, which has decimal strings.
func (x js) dollars(cost js, known int) string {
	free, all := cost.of("free").n(), cost.of("priced").n()+cost.of("unpriced").n()
	switch {
	case free > 0 && free == all:
		return "none"
	case known <= free:
		return "–"
	}
	return "$" + x.s()
}

func (s *sheet) money() {
	v, arms := s.o.Money(), s.j.of("arms").list()
	told := s.j.of("total", "cost", "reported", "compared").n() > 0
	costs := s.table("Cost and time")
	if s.j.of("total", "ledger", "scored").n()+s.j.of("total", "ledger", "void").n() == 0 {
		if costs != nil {
			s.Error("costs of nothing")
		}
		return
	}
	for i, r := range s.rowsOf("costs", costs, len(arms)) {
		arm := arms[i]
		c, tok := arm.of("cost"), arm.of("tokens")
		priced, free := c.of("priced").n(), c.of("free").n()
		billed := c.of("billed_usd").dollars(c, priced)
		if u := c.of("unpriced").n(); u > 0 && priced > free {
			billed += fmt.Sprintf("|known of %d of %d", priced, priced+u)
		}
		want := []string{billed}
		if told {
			want = append(want, "*")
		}
		known := priced - c.of("cold_unknown").n()
		cold := c.of("cold_usd").dollars(c, known)
		if c.of("cold_unknown").n() > 0 && known > free {
			cold += fmt.Sprintf(" of %d", known-free)
		}
		want = append(want, cold)
		for _, head := range costs.Head {
			if strings.HasPrefix(head.Text, "marginal") {
				m := s.j.of("session_start", "arms").with("arm", arm.of("id").s()).of("marginal_usd")
				text := "–"
				if m.of("mean").is() {
					text = fmt.Sprintf("%s|n = %d", m.of("mean").amount("USD"), m.of("n").n())
				}
				want = append(want, text)
			}
		}
		none := "–"
		if billed == "none" {
			none = "none"
		}
		in, read, out := none, none, none
		if n := tok.of("trials").n(); n > 0 {
			in, read, out = commas(tok.of("input").n()+tok.of("cache_write_5m").n()+tok.of("cache_write_1h").n()), commas(tok.of("cache_read").n()), commas(tok.of("output").n())
			if u := tok.of("unreported").n(); u > 0 {
				in += fmt.Sprintf("|of %d trials; %d report none", n, u)
			}
		}
		median := "–"
		switch t := arm.of("time"); {
		case t.of("median_ms").is():
			median = t.of("median_ms").amount("ms")
		case t.of("cached_median_ms").is():
			median = t.of("cached_median_ms").amount("ms") + " (cached)"
		}
		s.row("costs of "+arm.of("id").s(), r, append(want, in, read, out, median)...)
	}
	s.successes(rows(s.table("What a success took")), arms)
	s.numbers(rows(s.table("Time, tokens and cost of a trial")), arms)
	for i, r := range rows(v.Points) {
		arm := s.arm(r.Cells[1].Text)
		n := arm.of("numbers").with("name", analyse.NumberCost)
		value, interval := arm.of("metrics").list()[0].rate()
		s.want("number of a point", r.Cells[0].Text, strconv.Itoa(i+1))
		s.row("point", r, "*|*", n.of("median").amount("USD")+"|*", value+"|"+interval, arm.of("metrics").list()[0].ratio())
		if !strings.HasSuffix(r.Cells[2].Sub, fmt.Sprintf("n = %d", n.of("n").n())) {
			s.Errorf("a point of %q, n = %d", r.Cells[2].Sub, n.of("n").n())
		}
	}
	for i, x := range v.Spreads {
		number := map[string]string{"Time of a trial": analyse.NumberTime, "Cost of a trial, billed": analyse.NumberCost}[x.Title]
		for _, r := range rows(v.Spreads[i].Table) {
			n := s.arm(r.Cells[0].Text).of("numbers").with("name", number)
			unit := n.of("unit").s()
			if n.of("n").n() == 0 {
				s.row(x.Title, r, "not known", "–", "0")
				continue
			}
			s.row(x.Title, r, "*", n.of("median").amount(unit)+"|"+n.of("p10").amount(unit)+" to "+n.of("p90").amount(unit), strconv.Itoa(n.of("n").n()))
		}
	}
}

func (s *sheet) arm(name string) js {
	for _, arm := range s.j.of("arms").list() {
		if cleanText(arm.of("id").s()) == name {
			return arm
		}
	}
	s.Fatalf("no arm %s", name)
	return js{}
}

func (s *sheet) successes(got []row, arms []js) {
	at := 0
	for _, arm := range arms {
		p := arm.of("per_success")
		of := fmt.Sprintf("%d/%d", p.of("successes").n(), p.of("scored").n())
		for _, x := range [][2]string{{"usd", "USD"}, {"ms", "ms"}} {
			if p.of(x[0]+"_of").n() == 0 {
				continue
			}
			iv := p.of(x[0] + "_interval")
			span := "–"
			if iv.of("low").is() || iv.of("high").is() {
				span = iv.of("low").amount(x[1]) + " to "
				if iv.of("high").is() {
					span += iv.of("high").amount(x[1])
				} else {
					span += "∞"
				}
			}
			s.row("a success of "+arm.of("id").s(), got[at], map[string]string{"usd": "cost", "ms": "time"}[x[0]], of, p.of(x[0]).amount(x[1]), span, strconv.Itoa(p.of(x[0]+"_of").n()))
			at++
		}
	}
	if at != len(got) {
		s.Errorf("%d rows of successes, want %d", len(got), at)
	}
}

func (s *sheet) numbers(got []row, arms []js) {
	at := 0
	for _, arm := range arms {
		for _, n := range arm.of("numbers").list() {
			name, unit := n.of("name").s(), n.of("unit").s()
			if n.of("n").n() < 2 || name == analyse.NumberTurns || name == analyse.NumberCold {
				continue
			}
			span := "–"
			if iv := n.of("median_interval"); iv.of("low").is() && iv.of("high").is() {
				span = iv.of("low").amount(unit) + " to " + iv.of("high").amount(unit)
			}
			s.row(name+" of "+arm.of("id").s(), got[at], "*", strconv.Itoa(n.of("n").n()), n.of("median").amount(unit), span, n.of("p10").amount(unit), n.of("p90").amount(unit), n.of("cv").num("%.2f", 1))
			at++
		}
	}
	if at != len(got) {
		s.Errorf("%d rows of numbers, want %d", len(got), at)
	}
}

func (s *sheet) families() {
	for _, f := range s.o.Families() {
		for _, t := range f.Arms {
			arm := s.arm(t.Caption)
			for _, r := range t.Rows {
				m := arm.of("metrics").with("name", r.Cells[0].Text)
				if !m.is() {
					continue // its name has been cleaned
				}
				value, interval := m.rate()
				of := m.ratio()
				if unit := m.of("unit").s(); unit != "" {
					text := func(x js) string {
						f, ok := x.v.(float64)
						switch {
						case !ok:
							return "–"
						case unit == "score":
							return x.num("%.3f", 1)
						case unit == "ms":
							return x.amount("ms")
						case f >= 100:
							return commas(int(f + 0.5))
						}
						return x.num("%.3g", 1)
					}
					value, interval, of = text(m.of("value")), "", "n = "+commas(m.of("denominator").n())
					if m.of("low").is() && m.of("high").is() {
						interval = text(m.of("low")) + map[bool]string{true: " to ", false: "–"}[unit == "score" || unit == "ms"] + text(m.of("high"))
					}
				}
				s.row(m.of("name").s(), r, "*", value+"|"+interval, of)
			}
		}
	}
}

func (s *sheet) starts() {
	usd := func(x js) string { return strings.Replace(x.num("$%.4f", 1), "$-", "-$", 1) }
	at := 0
	for _, a := range s.j.of("session_start", "arms").list() {
		all, cold, warm := a.of("all"), a.of("cold", "usd"), a.of("warm", "usd")
		if all.of("n").n() == 0 && all.of("ms", "n").n() == 0 {
			continue
		}
		n := func(x js) string { return strconv.Itoa(x.of("n").n()) }
		s.row("start of "+a.of("arm").s(), rows(s.table("Session start"))[at], n(all.of("usd")), usd(all.of("usd", "mean")), usd(all.of("usd", "sd")), usd(cold.of("mean")), n(cold), usd(warm.of("mean")), n(warm),
			all.of("tokens_in", "mean").amount("tokens"), all.of("ms", "mean").amount("ms"))
		at++
	}
	at = 0
	for _, x := range s.j.of("cache_strata").list() {
		if x.of("n").n() == 0 {
			continue
		}
		value, _ := x.of("success_rate").rate()
		s.row("stratum", rows(s.table("By state of the cache"))[at], x.of("cache").s(), strconv.Itoa(x.of("n").n()), value, x.of("success_rate").ratio(), usd(x.of("usd", "median")), strconv.Itoa(x.of("usd", "n").n()), x.of("ms", "median").amount("ms"), strconv.Itoa(x.of("ms", "n").n()))
		at++
	}
	if got := len(rows(s.table("By state of the cache"))); at != got {
		s.Errorf("%d strata, want %d", got, at)
	}
}
