package html

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/export/results"
	"github.com/assay-eval/assay/internal/testenv"
)

// js is a place in results.json as any program reads it: none of our types.
type js struct{ v any }

func resultsOf(t testing.TB, a *analyse.Analysis) js {
	t.Helper()
	var b bytes.Buffer
	if err := results.Write(&b, a, nil); err != nil {
		t.Fatal(err)
	}
	var v any
	if err := json.Unmarshal(b.Bytes(), &v); err != nil {
		t.Fatal(err)
	}
	return js{v}
}

// of follows keys; it returns null for a missing one.
func (x js) of(keys ...string) js {
	for _, k := range keys {
		m, _ := x.v.(map[string]any)
		x = js{m[k]}
	}
	return x
}

func (x js) list() []js {
	l, _ := x.v.([]any)
	out := make([]js, len(l))
	for i := range l {
		out[i] = js{l[i]}
	}
	return out
}

func (x js) s() string { s, _ := x.v.(string); return s }
func (x js) n() int    { f, _ := x.v.(float64); return int(f) }
func (x js) is() bool  { return x.v != nil }

// with is the entry of a list of which fields have values: key, value, key, value.
func (x js) with(pairs ...string) js {
	for _, e := range x.list() {
		fits := true
		for i := 0; i < len(pairs); i += 2 {
			fits = fits && e.of(pairs[i]).s() == pairs[i+1]
		}
		if fits {
			return e
		}
	}
	return js{}
}

// num writes a number by format, "–" for null.
func (x js) num(format string, by float64) string {
	f, ok := x.v.(float64)
	if !ok {
		return "–"
	}
	return fmt.Sprintf(format, by*f)
}

func (x js) points() string { return x.num("%+.1f", 100) }

func (x js) p() string {
	if f, ok := x.v.(float64); ok && f < 0.0001 {
		return "< 0.0001"
	}
	return x.num("%.4f", 1)
}

// span is an interval of differences.
func (x js) span() string {
	if !x.of("low").is() || !x.of("high").is() {
		return "no interval"
	}
	return x.of("low").points() + " to " + x.of("high").points()
}

func (x js) times() string {
	f, ok := x.v.(float64)
	if ok && f > 0 && f < 0.1 {
		return x.num("×%."+strconv.Itoa(min(6, 1-int(math.Floor(math.Log10(f)))))+"f", 1)
	}
	return x.num("×%.2f", 1)
}

func (x js) timesSpan() string {
	low, high := strings.TrimPrefix(x.of("low").times(), "×"), strings.TrimPrefix(x.of("high").times(), "×")
	switch {
	case low == "–" && high == "–":
		return "–"
	case low == "–":
		low = "0"
	case high == "–":
		high = "∞"
	}
	return low + "–" + high
}

// rate is value and interval of a rate.
func (x js) rate() (value, interval string) {
	if x.of("low").is() && x.of("high").is() {
		interval = x.of("low").num("%.1f", 100) + "–" + x.of("high").num("%.1f%%", 100)
	}
	return x.of("value").num("%.1f%%", 100), interval
}

func (x js) ratio() string {
	return fmt.Sprintf("%d/%d", x.of("numerator").n(), x.of("denominator").n())
}

func commas(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// amount writes a number with its unit.
func (x js) amount(unit string) string {
	f, ok := x.v.(float64)
	switch {
	case !ok:
		return "–"
	case unit == "tokens":
		return commas(int(math.Round(f)))
	case unit == "ms" && f >= 60_000:
		return fmt.Sprintf("%dm%02ds", int(f/1000+0.5)/60, int(f/1000+0.5)%60)
	case unit == "ms" && f >= 1000:
		return fmt.Sprintf("%.1f s", f/1000)
	case unit == "ms" && f < 10 && f > 0 && f != math.Trunc(f):
		return fmt.Sprintf("%.2f ms", f)
	case unit == "ms":
		return fmt.Sprintf("%.0f ms", f)
	case unit == "USD" && f > 0 && f < 0.1:
		return fmt.Sprintf("$%.*f", min(9, 1-int(math.Floor(math.Log10(f)))), f)
	case unit == "USD":
		return fmt.Sprintf("$%.2f", f)
	}
	return x.num("%.3g", 1)
}

// sheet compares the figures of the overview with results.json.
type sheet struct {
	*testing.T
	a    *analyse.Analysis
	j    js
	o    *overview
	head *Head
	seen int // figures that were compared
}

func (s *sheet) want(where, got, want string) {
	s.Helper()
	s.seen++
	if got != want {
		s.Errorf("%s: the page says %q, results.json %q", where, got, want)
	}
}

// row compares the cells of a row after the first: text, and after a bar what stands
// below it; "*" is anything.
func (s *sheet) row(where string, r row, want ...string) {
	s.Helper()
	if len(r.Cells) != len(want)+1 {
		s.Errorf("%s: %d cells, want %d", where, len(r.Cells)-1, len(want))
		return
	}
	for i, w := range want {
		text, sub, _ := strings.Cut(w, "|")
		c := r.Cells[i+1]
		if text != "*" {
			s.want(fmt.Sprintf("%s, cell %d", where, i+1), c.Text, text)
		}
		if sub != "*" {
			s.want(fmt.Sprintf("%s, below cell %d", where, i+1), c.Sub, sub)
		}
	}
}

// rows are the rows of a table; nil has none.
func rows(t *table) []row {
	if t == nil {
		return nil
	}
	return t.Rows
}

// table returns the first table of a section of the page; nil if it has none.
func (s *sheet) table(title string) *table {
	for _, x := range s.o.sections {
		for _, b := range s.o.blockViews(x.Title, x.Blocks) {
			if x.Title == title && b.Table != nil {
				return b.Table
			}
		}
	}
	return nil
}

func (s *sheet) rowsOf(where string, t *table, want int) []row {
	s.Helper()
	if got := len(rows(t)); got != want {
		s.Errorf("%s: %d rows, want %d", where, got, want)
		return nil
	}
	return rows(t)
}

// TestFiguresAreThoseOfResults checks that every figure of the overview is in
// results.json in another spelling, which this test formats itself; that the trials
// in results.json add up to the same counts; and that every link leads to as many
// trials or pairs as it claims.
func TestFiguresAreThoseOfResults(t *testing.T) {
	testenv.Slow(t)
	runs := figureRuns(t)
	total, ran := 0, 0
	for _, name := range slices.Sorted(maps.Keys(runs)) {
		t.Run(name, func(t *testing.T) {
			s := &sheet{T: t, a: runs[name], j: resultsOf(t, runs[name]), o: newOverview(runs[name], Link{}), head: NewHead(runs[name])}
			s.recount()
			s.verdict()
			s.ledger()
			s.arms()
			s.comparisons()
			s.asGraded()
			s.money()
			s.criteria()
			s.breakdowns()
			s.families()
			s.starts()
			s.links()
			s.decimals()
			total, ran = total+s.seen, ran+1
		})
	}
	if ran == len(runs) && total < 10_000 {
		t.Errorf("only %d figures were compared", total)
	}
	t.Logf("%d figures of %d runs", total, len(runs))
}

// recount counts the trials of results.json.
func (s *sheet) recount() {
	count := map[string]int{}
	verdicts := map[string]int{}
	taken := map[string]string{} // of comparisons
	for _, x := range s.j.of("trials").list() {
		arm, what := x.of("arm").s(), x.of("status").s()
		for _, of := range []string{"", arm} {
			count[of+" planned"]++
			count[of+" "+what]++
		}
		if what != "scored" {
			continue
		}
		outcome := x.of("outcome").s()
		count[" "+outcome]++
		count[arm+" "+outcome]++
		if c := x.of("compared").s(); c != "" {
			outcome = c
		}
		taken[fmt.Sprint(x.of("task").s(), "\x00", x.of("index").n(), "\x00", arm)] = outcome
		for _, c := range x.of("criteria").list() {
			verdicts[arm+"\x00"+c.of("name").s()+"\x00"+c.of("verdict").s()]++
		}
	}
	check := func(of string, l js) {
		for _, k := range []string{"planned", "scored", "pass", "fail", "unknown", "void", "skipped", "pending"} {
			s.want("trials of "+of+" that are "+k, strconv.Itoa(count[of+" "+k]), strconv.Itoa(l.of(k).n()))
		}
	}
	check("", s.j.of("total", "ledger"))
	for _, arm := range s.j.of("arms").list() {
		check(arm.of("id").s(), arm.of("ledger"))
		for _, c := range arm.of("criteria").list() {
			for _, v := range []string{"pass", "fail", "unknown", "not_applicable"} {
				s.want("verdicts", strconv.Itoa(verdicts[arm.of("id").s()+"\x00"+c.of("name").s()+"\x00"+v]), strconv.Itoa(c.of(v).n()))
			}
		}
	}
	for i, c := range s.j.of("comparisons").list() {
		pairs := map[string]int{}
		for key, treatment := range taken {
			task, ok := strings.CutSuffix(key, "\x00"+c.of("treatment").s())
			control := taken[task+"\x00"+c.of("control").s()]
			if ok && control != "" {
				pairs[treatment+" "+control]++
			}
		}
		for k, v := range map[string]int{"both": pairs["pass pass"], "treatment_only": pairs["pass fail"], "control_only": pairs["fail pass"], "neither": pairs["fail fail"]} {
			s.want(fmt.Sprint("pairs ", k, " of comparison ", i), strconv.Itoa(v), strconv.Itoa(c.of("pairs", k).n()))
		}
	}
}

func (s *sheet) ledgerText(l js) string {
	text := fmt.Sprintf("%d planned = %d scored (%d pass, %d fail, %d unknown) + %d void + %d skipped",
		l.of("planned").n(), l.of("scored").n(), l.of("pass").n(), l.of("fail").n(), l.of("unknown").n(), l.of("void").n(), l.of("skipped").n())
	if n := l.of("pending").n(); n > 0 {
		text += fmt.Sprintf(" + %d pending", n)
	}
	return text
}

func (s *sheet) verdict() {
	v, j := s.o.Verdict(), s.j.of("verdict")
	word := strings.Replace(j.of("verdict").s(), "_", " ", 1)
	if word == "measured" {
		word = "measured, no gates"
	}
	s.want("verdict", fmt.Sprint(v.Word, " ", v.Exit, v.SoFar), fmt.Sprint(word, " ", j.of("exit").n(), s.j.of("total", "ledger", "pending").n() > 0))
	s.want("ledger of the verdict", v.Ledger, s.ledgerText(s.j.of("total", "ledger")))
	for i, r := range s.j.of("rules").list() {
		got, m := v.Rules[i], r.of("measured")
		where := "rule " + r.of("name").s()
		s.want(where, got.Name+" "+got.Word+" "+got.Why, cleanText(r.of("name").s()+" "+r.of("verdict").s()+" "+r.of("why").s()))
		if !m.of("value").is() {
			s.want(where, got.Value, "–")
			continue
		}
		if m.of("unit").s() == "" && m.of("method").s() != "" {
			value, interval := m.rate()
			s.want(where, got.Value, value)
			s.want(where, got.Interval, interval)
			s.want(where, got.Of, cleanText(m.ratio()+" "+m.of("of").s()))
			dot := regexp.MustCompile(`<circle class="c-(?:dot|hollow)" cx="([^%]*)%"`).FindStringSubmatch(string(got.Chart))
			if low, ok := r.of("min").v.(float64); dot != nil && ok && low >= 0 && low <= 1 {
				at := m.of("value").num("%.2f", 100)
				s.want(where+": the dot", dot[1], strings.TrimRight(strings.TrimRight(at, "0"), "."))
			}
		} else if !strings.HasPrefix(got.Of, fmt.Sprintf("n = %d ", r.of("n").n())) {
			s.Errorf("%s is of %q, n = %d", where, got.Of, r.of("n").n())
		}
	}
}

func (s *sheet) ledger() {
	v, l := s.o.Ledger(), s.j.of("total", "ledger")
	s.want("planned", v.Planned, commas(l.of("planned").n()))
	parts := map[string]string{}
	for _, p := range v.Parts {
		parts[p.Name] = p.N
	}
	for _, k := range []string{"pass", "fail", "unknown", "void", "skipped"} {
		s.want(k, parts[k], commas(l.of(k).n()))
	}
	if n := l.of("pending").n(); n > 0 {
		s.want("pending", parts["pending"], commas(n))
	}
	sources := map[string]int{}
	for _, c := range s.j.of("total", "sources").list() {
		sources[c.of("name").s()] = c.of("n").n()
	}
	for _, p := range v.Sources {
		s.want("source "+p.Name, p.N, commas(sources[p.Name]))
		delete(sources, p.Name)
	}
	if len(sources) > 0 {
		s.Errorf("sources that are not shown: %v", sources)
	}
}

func (s *sheet) arms() {
	arms := s.j.of("arms").list()
	if s.j.of("total", "ledger", "scored").n()+s.j.of("total", "ledger", "void").n() == 0 {
		return // tables of dashes say nothing
	}
	for i, r := range s.rowsOf("arms", s.table("Success of each arm"), len(arms)) {
		l, m := arms[i].of("ledger"), arms[i].of("metrics").list()[0]
		value, interval := m.rate()
		skipped := strconv.Itoa(l.of("skipped").n() + l.of("pending").n())
		if n := l.of("pending").n(); n > 0 {
			skipped += fmt.Sprintf("|%d pending", n)
		}
		s.row("success of "+arms[i].of("id").s(), r, value, m.ratio(), interval, strconv.Itoa(l.of("unknown").n()), strconv.Itoa(l.of("void").n()), skipped)
		dot := regexp.MustCompile(`<circle class="c-(?:dot|hollow)" cx="([^%]*)%"`).FindStringSubmatch(string(r.Cells[3].Chart))
		if dot != nil {
			at := m.of("value").num("%.2f", 100)
			s.want("the dot", dot[1], strings.TrimSuffix(strings.TrimRight(at, "0"), "."))
		} else if m.of("value").is() {
			s.Errorf("the success of %s is not drawn", arms[i].of("id").s())
		}
	}
	at := 0
	for _, arm := range arms {
		for _, m := range arm.of("pass_k").list() {
			k, ok := strings.CutPrefix(m.of("name").s(), "pass_at_")
			if !ok || k == "1" || strings.HasSuffix(k, "_plugin") || !m.of("value").is() {
				continue
			}
			of := func(name string) js { return arm.of("pass_k").with("name", name) }
			atK, atInterval := m.rate()
			powK, powInterval := of("pass_pow_" + k).rate()
			r := rows(s.table("Several tries"))[at]
			s.row("pass@"+k, r, k, atK, atInterval, powK, powInterval, of("pass_at_"+k+"_plugin").of("value").num("%.1f%%", 100)+" "+of("pass_pow_"+k+"_plugin").of("value").num("%.1f%%", 100))
			at++
		}
	}
	for i, r := range s.rowsOf("causes", s.table("Why trials did not pass"), len(s.j.of("total", "causes").list())) {
		var want []string
		for _, arm := range arms {
			want = append(want, strconv.Itoa(arm.of("causes").with("name", s.j.of("total", "causes").list()[i].of("name").s()).of("n").n()))
		}
		s.row("causes", r, want...)
	}
}

func (s *sheet) criteria() {
	v := s.o.Criteria()
	for i, r := range rows(v.Table) {
		name := s.j.of("total", "criteria").list()[i].of("name").s()
		var want []string
		for _, arm := range s.j.of("arms").list() {
			c := arm.of("criteria").with("name", name)
			n := c.of("pass").n() + c.of("fail").n() + c.of("unknown").n()
			text := fmt.Sprintf("%d of %d fail", c.of("fail").n(), n)
			switch u := c.of("unknown").n(); {
			case !c.is():
				text = "–"
			case n == 0:
				text = "does not apply"
			case u > 0:
				text += fmt.Sprintf(", %d unknown", u)
			}
			want = append(want, text)
		}
		s.row("criterion "+name, r, want...)
	}
	if got, want := len(rows(v.Table))+v.Left, len(s.j.of("total", "criteria").list()); got != want {
		s.Errorf("%d criteria, want %d", got, want)
	}
}

func (s *sheet) breakdowns() {
	for _, v := range s.o.Breakdowns() {
		for _, r := range rows(v.Table) {
			for i, arm := range s.j.of("arms").list() {
				c := r.Cells[i+1]
				var b js
				for _, x := range s.j.of("breakdowns").list() {
					if strings.ReplaceAll(x.of("by").s(), "_", " ") == v.By && cleanText(x.of("value").s()) == r.Cells[0].Text && x.of("arm").s() == arm.of("id").s() {
						b = x
					}
				}
				m := b.of("metrics").with("name", v.Table.Head[0].Sub)
				switch {
				case !m.is():
					s.want("no breakdown", c.Text, "–")
				case !m.of("value").is():
					s.want("a breakdown of nothing", c.Text+c.Sub, "nothing to evaluatesuccess "+b.of("metrics").list()[0].ratio())
				default:
					value, _ := m.rate()
					s.want("by "+v.By, c.Text, value+" "+m.ratio())
					if n := b.of("ledger", "void").n(); n > 0 {
						s.want("void", c.Sub, fmt.Sprintf("%d void", n))
					}
				}
			}
		}
	}
}

// letters of statuses, as links have them.
var letters = map[string]string{"pass": "p", "fail": "f", "unknown": "u", "void": "v", "skipped": "s", "waiting": "w"}

// links follows the links of the page in the columns, as the lists do.
func (s *sheet) links() {
	var b bytes.Buffer
	if err := Overview(&b, s.a, Link{}); err != nil {
		s.Fatal(err)
	}
	found := 0
	for _, m := range regexp.MustCompile(`(?s)<a href="#/(trials|disagreements)\??([^"]*)"[^>]*>(.*?)</a>`).FindAllStringSubmatch(b.String(), -1) {
		q, err := url.ParseQuery(strings.ReplaceAll(strings.ReplaceAll(m[2], "&amp;", "&"), "&#43;", "+"))
		if err != nil {
			s.Fatal(err)
		}
		text := regexp.MustCompile(`<[^>]*>`).ReplaceAllString(m[3], "")
		n := 0
		if m[1] == "trials" {
			n = s.trialsAt(q)
			if len(q) == 0 || len(q) == 1 && q.Has("arm") {
				text = commas(s.plannedOf(q.Get("arm")))
			}
		} else {
			n = s.pairsAt(q)
		}
		said := regexp.MustCompile(`\d+(,\d{3})*`).FindAllString(text, -1)
		if strings.HasSuffix(q.Get("criterion"), ":unknown") {
			said = said[len(said)-1:] // 0 of 9 fail, 2 unknown
		}
		if len(said) == 0 {
			s.Errorf("a link without a number: %s", m[0])
			continue
		}
		found++
		s.want(m[0], said[0], commas(n))
	}
	if found == 0 && s.j.of("total", "ledger", "planned").n() > 0 {
		s.Error("there are no links")
	}
}

func (s *sheet) plannedOf(arm string) int {
	if arm == "" {
		return s.j.of("total", "ledger", "planned").n()
	}
	return s.j.of("arms").with("id", arm).of("ledger", "planned").n()
}

func (s *sheet) trialsAt(q url.Values) int {
	c, n := &s.head.Columns, 0
	for i := range c.Task {
		ok := true
		if v := q.Get("arm"); v != "" {
			ok = ok && s.head.Arms[c.Arm[i]].ID == v
		}
		if v := q.Get("status"); v != "" {
			ok = ok && string(c.Status[i]) == cmp.Or(letters[v], v)
		}
		if v := q.Get("criterion"); v != "" {
			cut := strings.LastIndexByte(v, ':')
			k := slices.Index(s.head.Criteria, v[:cut])
			ok = ok && k >= 0 && c.Verdicts[k][i] == v[cut+1]
		}
		if ok {
			n++
		}
	}
	return n
}

func (s *sheet) pairsAt(q url.Values) int {
	n := 0
	for _, c := range s.head.Comparisons {
		if c.Name != q.Get("comparison") || s.head.Arms[c.Treatment].ID != q.Get("treatment") || s.head.Arms[c.Control].ID != q.Get("control") {
			continue
		}
		for _, p := range c.Pairs {
			if cell := q.Get("cell"); p.Cell == cell || cell == "" && (p.Cell == "t" || p.Cell == "c") {
				n++
			}
		}
	}
	return n
}

// decimals finds figures that no check above knows, such as in sentences: a number
// with a decimal point is a figure of results.json in one of the usual spellings, or
// occurs in one of its texts.
func (s *sheet) decimals() {
	var b bytes.Buffer
	if err := Overview(&b, s.a, Link{}); err != nil {
		s.Fatal(err)
	}
	known := map[string]bool{}
	decimal := regexp.MustCompile(`\d[\d,]*\.\d+`)
	var learn func(v any)
	learn = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			for _, x := range v {
				learn(x)
			}
		case []any:
			for _, x := range v {
				learn(x)
			}
		case string:
			for _, x := range decimal.FindAllString(v, -1) {
				known[x] = true
			}
			if f, err := strconv.ParseFloat(v, 64); err == nil { // an amount of money
				learn(f)
			}
		case float64:
			v = math.Abs(v)
			for _, f := range []string{"%.1f", "%.2f", "%.3f", "%.4f", "%.5f", "%.6f", "%.7f", "%.8f", "%.9f", "%.2g", "%.3g", "%.4g", "%.6g"} {
				for _, x := range []float64{v, v * 100, v / 1000} {
					known[decimal.FindString(fmt.Sprintf(f, x))] = true
				}
			}
		}
	}
	learn(s.j.v)
	text := regexp.MustCompile(`(?s)<svg.*?</svg>|<p class="o-ends.*?</p>|<[^>]*>`).ReplaceAllString(b.String(), " ")
	for _, x := range decimal.FindAllString(text, -1) {
		s.seen++
		if !known[x] {
			at := strings.Index(text, x)
			s.Errorf("%s is no figure of results.json: %s", x, strings.Join(strings.Fields(text[max(0, at-100):min(len(text), at+60)]), " "))
		}
	}
}
