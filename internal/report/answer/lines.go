package answer

import (
	"cmp"
	"fmt"
	"math"
	"strings"
	"time"

	"github.com/mattn/go-runewidth"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/section"
)

// MostLines is the most lines of an answer on a terminal of at least 100 columns. With
// the two lines on folders that the command run adds they are 24.
const MostLines = 22

// Span is a text with a tone.
type Span struct {
	Text string
	Tone section.Tone
}

// Line is a line on a terminal.
type Line []Span

// String returns the text of the line.
func (l Line) String() string {
	var b strings.Builder
	for _, s := range l {
		b.WriteString(s.Text)
	}
	return b.String()
}

// shape limits the parts of an answer on a terminal.
type shape struct {
	alert, notices, price, arms, checks, failures, examples int
	blanks                                                  bool
}

// shapes are tried in turn until the answer fits.
var shapes = []shape{
	{alert: 2, notices: mostNotices, price: 2, arms: mostArms, checks: mostChecks, failures: 4, examples: 2, blanks: true},
	{alert: 2, notices: mostNotices, price: 2, arms: mostArms, checks: mostChecks, failures: 3, examples: 1, blanks: true},
	{alert: 1, notices: 1, price: 2, arms: mostArms, checks: mostChecks, failures: 3, blanks: true},
	{alert: 1, notices: 1, price: 2, arms: mostArms, checks: 3, failures: 2},
	{alert: 1, notices: 1, price: 1, arms: 5, checks: 2, failures: 1},
	{alert: 1, notices: 1, price: 1, arms: 4, checks: 2, failures: 1},
}

// Lines lays the answer out in width columns. run names the run in commands.
func (b *Answer) Lines(width int, run string) []Line {
	var p page
	for _, s := range shapes {
		p = page{Answer: b, shape: s, width: width, run: run}
		p.lay()
		if len(p.lines) <= MostLines {
			break
		}
	}
	return p.lines
}

type page struct {
	*Answer
	shape
	width int
	run   string
	lines []Line
}

func (p *page) add(spans ...Span) {
	for len(spans) > 0 {
		last := &spans[len(spans)-1]
		if last.Text = strings.TrimRight(last.Text, " "); last.Text != "" {
			break
		}
		spans = spans[:len(spans)-1]
	}
	p.lines = append(p.lines, spans)
}

// addWrapped adds a text in at most so many lines, the last of which may be cut.
func (p *page) addWrapped(indent int, text string, tone section.Tone, most int) {
	room := max(1, p.width-indent)
	for i, line := range report.WrapText(text, room) {
		if i+1 == most && runewidth.StringWidth(text) > room {
			line = cut(text, room)
		}
		if i == most {
			return
		}
		text = strings.TrimSpace(strings.TrimPrefix(text, line))
		p.add(Span{strings.Repeat(" ", indent), 0}, Span{line, tone})
	}
}

func (p *page) blank() {
	if p.blanks && len(p.lines) > 0 {
		p.lines = append(p.lines, nil)
	}
}

func (p *page) lay() {
	if p.Alert != "" {
		p.addWrapped(0, "! "+p.Alert, section.Caution, p.alert)
	}
	p.layHead()
	for i, n := range p.Notices {
		if i == p.notices {
			p.add(Span{fmt.Sprintf("! … %s", report.Plural(len(p.Notices)-i, "more note")), section.Caution})
			break
		}
		p.addWrapped(0, "! "+n, section.Caution, 1)
	}
	if len(p.Replies) > 0 {
		p.blank()
		p.layReplies()
		p.blank()
		p.layArms()
	} else {
		if len(p.Checks) > 0 {
			p.blank()
			p.layChecks()
		}
		p.blank()
		p.layArms()
	}
	if len(p.Failures)+len(p.Checks) > 0 || p.Gates != "" {
		p.blank()
	}
	p.layFailures()
	if p.Gates != "" {
		p.add(Span{"  gates ", 0}, Span{p.GatesMark, p.GatesTone}, Span{" " + p.Gates, 0})
	}
	if len(p.Replies) > 0 && len(p.Checks) > 0 {
		p.layChecks()
	}
	p.layVerdict()
}

func (p *page) layHead() {
	right := ""
	if p.Elapsed > 0 {
		right = analyse.Milliseconds(float64(p.Elapsed.Milliseconds()))
		if p.Elapsed >= time.Second {
			right = strings.Replace(analyse.Milliseconds(float64(p.Elapsed.Round(time.Second).Milliseconds())), ".0 s", " s", 1)
		}
	}
	if p.Spent != "" {
		right += "  " + p.Spent
	}
	right = strings.TrimSpace(right)
	room := p.width - runewidth.StringWidth(right) - 2
	name := cut(p.Suite, max(12, room-3-runewidth.StringWidth(p.Size)))
	left, source := name+"   "+p.Size, p.Source
	if source != "" && runewidth.StringWidth(left+", "+source) <= room {
		left, source = left+", "+source, ""
	}
	size := left[len(name):]
	if runewidth.StringWidth(left) > room { // a narrow page
		name = cut(p.Suite, max(1, room))
		p.add(Span{name, section.Strong}, Span{padLeft(right, p.width-runewidth.StringWidth(name)), section.Muted})
		p.addWrapped(2, p.Size, section.Plain, 2)
	} else {
		p.add(Span{name, section.Strong}, Span{pad(size, p.width-runewidth.StringWidth(name+right)), 0}, Span{right, section.Muted})
	}
	if source != "" {
		p.addWrapped(2, source, section.Caution, 2)
	}
}

const (
	maxAsk    = 30
	priceHead = "What it costs"
)

func (p *page) layReplies() {
	asks, words := make([]string, len(p.Replies)), 0
	for i, r := range p.Replies {
		asks[i] = r.Ask
		words = max(words, runewidth.StringWidth(r.Word))
	}
	askWidth := 0
	asks = report.Distinguish(asks, min(maxAsk, max(10, p.width-words-6)))
	for _, s := range asks {
		askWidth = max(askWidth, runewidth.StringWidth(s))
	}
	if len(p.Price) > 0 {
		askWidth = max(askWidth, len(priceHead))
	}
	at := 2 + askWidth + 2 + words + 2
	narrow := p.width-at < 40
	for i, r := range p.Replies {
		head := []Span{{"  " + pad(asks[i], askWidth) + "  ", 0}, {pad(r.Word, words), r.Tone}}
		if narrow {
			p.add(head...)
			p.addWrapped(4, r.texts()[0], section.Plain, 2)
			continue
		}
		text := ""
		for _, text = range r.texts() {
			if runewidth.StringWidth(text) <= p.width-at {
				break
			}
		}
		p.add(append(head, Span{"  " + cut(text, p.width-at), 0})...)
	}
	if p.MoreReplies > 0 {
		p.add(Span{fmt.Sprintf("  … %s", report.Plural(p.MoreReplies, "more comparison")), section.Muted})
	}
	at = 2 + askWidth + 2
	for i, text := range p.Price[:min(len(p.Price), p.price)] {
		head := pad("", at)
		if i == 0 {
			head = pad("  "+priceHead, at)
		}
		p.add(Span{head, 0}, Span{cut(text, max(10, p.width-at)), 0})
	}
}

// texts returns the figures of a reply, the longest text first.
func (r *Reply) texts() []string {
	figures := r.Points
	if r.Between != "" {
		figures += " (" + r.Between + ")"
	}
	if r.P != "" {
		figures += ", " + r.P
	}
	if r.Rates[0] == "" || r.Points == "" {
		return []string{joinTexts(r.Why, figures), cmp.Or(figures, r.Why)}
	}
	full := fmt.Sprintf("%s %s vs %s %s: %s", r.Treatment, r.Rates[0], r.Control, r.Rates[1], figures)
	half := fmt.Sprintf("%s vs %s %s: %s", r.Rates[0], r.Control, r.Rates[1], figures)
	bare := fmt.Sprintf("%s vs %s: %s", r.Rates[0], r.Rates[1], figures)
	if r.Why == "" {
		return []string{full, half, bare, figures}
	}
	return []string{joinTexts(full, r.Why), joinTexts(half, r.Why), joinTexts(bare, r.Why), bare, figures}
}

func joinTexts(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + "; " + b
}

// column is a column of a table on a terminal; columns without texts are left out.
type column struct {
	head  string
	texts []string
	right bool
	tone  func(row int) section.Tone // nil for plain
}

func (c *column) width() int {
	w := 0
	for _, s := range c.texts {
		w = max(w, runewidth.StringWidth(s))
	}
	if w > 0 {
		w = max(w, runewidth.StringWidth(c.head))
	}
	return w
}

const gap = 2

func totalWidth(cols []*column) int {
	sum := 0
	for _, c := range cols {
		if w := c.width(); w > 0 {
			sum += gap + w
		}
	}
	return sum
}

// picture is a column of intervals between 0 and 1 that can be drawn in any width.
type picture struct {
	column
	of []*section.Interval
}

func (c *picture) draw(width int) {
	c.texts = make([]string, len(c.of))
	for i, iv := range c.of {
		if iv != nil && width > 0 {
			c.texts[i] = drawInterval(iv, width)
		}
	}
}

// drawInterval draws an estimate with its interval in so many columns.
func drawInterval(iv *section.Interval, width int) string {
	cells := []rune(strings.Repeat(" ", width))
	at := func(v float64) int {
		share := (v - iv.From) / (iv.To - iv.From)
		return int(math.Round(min(1, max(0, share)) * float64(width-1)))
	}
	if iv.Low != nil && iv.High != nil {
		low, high := at(*iv.Low), at(*iv.High)
		for i := low; i <= high; i++ {
			cells[i] = '─'
		}
		cells[low], cells[high] = '├', '┤'
	}
	if iv.Estimate != nil {
		cells[at(*iv.Estimate)] = '●'
	}
	return string(cells)
}

const (
	widePicture   = 26
	narrowPicture = 10
)

// fit draws the pictures and shortens the names of the first column, and leaves out
// columns in the given order, until the table fits.
func (p *page) fit(cols []*column, pic *picture, leaveOut ...*column) {
	names := cols[0].texts
	pic.draw(widePicture)
	over := func() int { return totalWidth(cols) - p.width }
	shorten := func(least int) {
		if o := over(); o > 0 {
			if w := cols[0].width(); w > least {
				cols[0].texts = report.Distinguish(names, max(least, w-o))
			}
		}
	}
	shorten(24)
	if o := over(); o > 0 {
		pic.draw(max(narrowPicture, widePicture-o))
	}
	shorten(16)
	for _, c := range leaveOut {
		if over() > 0 {
			c.texts = make([]string, len(names))
		}
	}
	shorten(8)
}

// table writes a table. It has a head if a column has one.
func (p *page) table(cols []*column, rows int) {
	for row := -1; row < rows; row++ {
		var line []Span
		for _, c := range cols {
			w := c.width()
			if w == 0 {
				continue
			}
			text, tone := c.head, section.Muted
			if row >= 0 {
				text, tone = c.texts[row], section.Plain
				if c.tone != nil {
					tone = c.tone(row)
				}
			}
			if c.right {
				text = padLeft(text, w)
			} else {
				text = pad(text, w)
			}
			line = append(line, Span{strings.Repeat(" ", gap), 0}, Span{text, tone})
		}
		if row >= 0 || strings.TrimSpace(Line(line).String()) != "" {
			p.add(line...)
		}
	}
}

func (p *page) layArms() {
	arms, more := keepWorst(p.Arms, p.arms, func(x, y *Arm) int { return cmp.Compare(x.rate, y.rate) }, false)
	more += p.MoreArms
	name, ratio, rate := &column{head: "arm"}, &column{head: "passes", right: true}, &column{right: true}
	open := &column{head: "no verdict", right: true}
	elapsed, tokens, cost := &column{head: "a trial: time", right: true}, &column{head: "tokens", right: true}, &column{head: "cost", right: true}
	pic := &picture{}
	for _, a := range arms {
		name.texts, ratio.texts, rate.texts = append(name.texts, a.Name), append(ratio.texts, a.Ratio), append(rate.texts, a.Rate)
		missing := ""
		if a.Open > 0 {
			missing = fmt.Sprint(a.Open)
		}
		open.texts = append(open.texts, missing)
		elapsed.texts, tokens.texts, cost.texts = append(elapsed.texts, a.Time), append(tokens.texts, a.Tokens), append(cost.texts, a.Cost)
		pic.of = append(pic.of, a.Interval)
	}
	if elapsed.width() == 0 {
		tokens.head = "a trial: tokens"
	}
	cols := []*column{name, ratio, rate, &pic.column, open, elapsed, tokens, cost}
	p.fit(cols, pic, tokens, elapsed, &pic.column, cost, open, ratio)
	p.table(cols, len(arms))
	if more > 0 {
		p.add(Span{"  … " + report.Plural(more, "more arm"), section.Muted})
	}
}

func (p *page) layChecks() {
	checks, more := keepWorst(p.Checks, p.checks, func(x, y *Check) int { return x.rank - y.rank }, false)
	more += p.MoreChecks
	tone := func(row int) section.Tone { return checks[row].Tone }
	name, ratio, value, limit := &column{}, &column{right: true}, &column{right: true}, &column{tone: tone}
	pic := &picture{}
	for _, c := range checks {
		name.texts, ratio.texts, value.texts = append(name.texts, c.Name), append(ratio.texts, c.Ratio), append(value.texts, c.Value)
		pic.of = append(pic.of, c.Interval)
		text := c.Mark
		if c.Limit != "" {
			text += map[bool]string{true: " ", false: " wants "}[c.Mark == "✓"] + c.Limit
		}
		limit.texts = append(limit.texts, text)
	}
	cols := []*column{name, ratio, value, &pic.column, limit}
	p.fit(cols, pic, &pic.column, ratio)
	for i, c := range checks { // reasons take what is left
		if c.Why == "" {
			continue
		}
		limit.texts[i] = c.Mark + " " + c.Why
	}
	rest := *limit
	rest.texts = make([]string, len(checks))
	room := p.width - totalWidth([]*column{name, ratio, value, &pic.column}) - gap
	for i := range limit.texts {
		limit.texts[i] = cut(limit.texts[i], max(1, room))
	}
	p.table(cols, len(checks))
	if more > 0 {
		p.add(Span{"  … " + report.Plural(more, "more gate"), section.Muted})
	}
}

func (p *page) layFailures() {
	for _, f := range p.Failures[:min(len(p.Failures), p.failures)] {
		text := cut(f.Lead+": "+f.Text, p.width-2)
		lead := text[:min(len(text), len(f.Lead))]
		p.add(Span{"  ", 0}, Span{lead, section.Strong}, Span{text[len(lead):], 0})
		for _, e := range f.Examples[:min(len(f.Examples), p.examples)] {
			p.add(Span{"    " + cut(e, p.width-4), section.Muted})
		}
	}
}

func (p *page) layVerdict() {
	commands := "assay view " + p.run + " · assay report " + p.run + " --full"
	text := ""
	if p.Why != "" {
		text = p.Why + " · "
	}
	if runewidth.StringWidth(p.Verdict+"  "+text+commands) <= p.width {
		p.add(Span{p.Verdict, p.Tone}, Span{"  " + text, 0}, Span{commands, section.Muted})
		return
	}
	p.add(Span{p.Verdict, p.Tone}, Span{"  " + cut(p.Why, max(1, p.width-2-runewidth.StringWidth(p.Verdict))), 0})
	if runewidth.StringWidth(commands) <= p.width {
		p.add(Span{commands, section.Muted})
		return
	}
	p.add(Span{"assay view " + p.run, section.Muted})
	p.add(Span{"assay report " + p.run + " --full", section.Muted})
}
