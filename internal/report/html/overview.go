package html

import (
	"fmt"
	"html/template"
	"io"
	"net/url"
	"slices"
	"strings"
	"sync"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

var overviewPage = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("").Funcs(template.FuncMap{"clean": cleanText}).ParseFS(assets, "assets/overview.html"))
})

// Link makes addresses of places in the page: hash links. Base is the address before
// the hash; "" is the page itself.
type Link struct{ Base string }

// address makes an address of a page and pairs of key and value; it leaves out pairs
// with the value "".
func (l Link) address(page string, query ...string) string {
	var q []string
	for i := 0; i+1 < len(query); i += 2 {
		if query[i+1] != "" {
			q = append(q, query[i]+"="+url.QueryEscape(query[i+1]))
		}
	}
	if len(q) == 0 {
		return l.Base + "#/" + page
	}
	return l.Base + "#/" + page + "?" + strings.Join(q, "&")
}

// Trials is the address of a list of trials: keys are arm, task, status (a letter of
// [Columns]), criterion, label.
func (l Link) Trials(query ...string) string { return l.address("trials", query...) }

// Trial is the address of the page of a trial, the same in every run of the suite.
func (l Link) Trial(k trial.Key) string {
	return l.address(fmt.Sprintf("task/%s/%s/%d", url.PathEscape(k.Task), url.PathEscape(k.Arm), k.Index+1))
}

// Disagreements is the address of pairs of a comparison: cell is b, t, c or n, or ""
// for pairs in which the sides differ.
func (l Link) Disagreements(c analyse.Comparison, cell string) string {
	return l.address("disagreements", "comparison", c.Name, "treatment", c.Treatment, "control", c.Control, "cell", cell)
}

// Overview writes the overview of a run: a fragment of <section>s that is complete
// without a script. It shows the same figures as the other reports and computes none.
func Overview(w io.Writer, a *analyse.Analysis, link Link) error {
	if err := overviewPage().ExecuteTemplate(w, "overview", newOverview(a, link)); err != nil {
		return fmt.Errorf("write the overview: %w", err)
	}
	return nil
}

// overview computes the values of the template from an analysis on demand. cleanText
// sanitizes all texts of suites, agents and models.
type overview struct {
	Run      *analyse.Analysis
	link     Link
	sections []section.Section
}

func newOverview(a *analyse.Analysis, link Link) *overview {
	return &overview{Run: a, link: link, sections: report.Document(a, nil, section.Options{Medium: section.HTML}, nil)}
}

// maxText is how much of one text is shown; the rest is on the pages of trials.
const maxText = 600

func cleanText(s string) string { return report.Cut(report.Clean(s), maxText) }

func cleanTexts(in []string) []string {
	out := make([]string, 0, len(in))
	for _, s := range in {
		out = append(out, cleanText(s))
	}
	return out
}

// table is rows of cells; the first cell of a row is its head. Charts are cells, so
// that every figure that is drawn is written in its row, too.
type table struct {
	Caption string
	Class   string
	Head    []cell
	Rows    []row
	Notes   []string
}

type row struct {
	Class string
	Cells []cell
}

type cell struct {
	Text  string
	Sub   string // second line, small
	Class string
	Chart template.HTML
	Href  string
	Head  bool
}

func newTable(caption, class string, head ...cell) *table {
	return &table{Caption: caption, Class: class, Head: head}
}

func (t *table) addRow(class string, cells ...cell) {
	if len(cells) > 0 {
		cells[0].Head = true
	}
	t.Rows = append(t.Rows, row{class, cells})
}

// WithoutEmpty returns t without the columns in which no row has anything.
func (t *table) WithoutEmpty() *table {
	out := *t
	out.Head, out.Rows = nil, slices.Clone(t.Rows)
	for i := range out.Rows {
		out.Rows[i].Cells = nil
	}
	columns := len(t.Head)
	for _, r := range t.Rows {
		if len(r.Cells) != columns {
			return t
		}
	}
	for i, head := range t.Head {
		if i > 0 && !slices.ContainsFunc(t.Rows, func(r row) bool { return !r.Cells[i].isEmpty() }) {
			continue
		}
		out.Head = append(out.Head, head)
		for k := range out.Rows {
			out.Rows[k].Cells = append(out.Rows[k].Cells, t.Rows[k].Cells[i])
		}
	}
	return &out
}

func (c cell) isEmpty() bool {
	return c.Chart == "" && c.Sub == "" && (c.Text == "" || c.Text == "–")
}

func textCell(s string) cell { return cell{Text: cleanText(s)} }

func numberHead(s string) cell { return textCell(s).withClass("num") }

// numberCell returns a cell with a number, or with "–" if s is empty.
func numberCell(s string) cell {
	c := cell{Text: cleanText(s), Class: "num"}
	if c.Text == "–" || c.Text == "" {
		c.Text, c.Class = "–", "num none"
	}
	return c
}

// chartCell returns a cell with a picture that package chart has made and escaped.
func chartCell(svg string) cell { return cell{Chart: template.HTML(svg), Class: "draw"} } //nolint:gosec // made by package chart

func (c cell) withSub(s string) cell { c.Sub = cleanText(s); return c }

func (c cell) withClass(class string) cell {
	c.Class = strings.TrimSpace(c.Class + " " + class)
	return c
}

func (c cell) withLink(href string) cell { c.Href = href; return c }

// Setting returns the conditions of the run and the models that answered.
func (o *overview) Setting() *table {
	t := &table{Caption: "Setting"}
	for _, f := range o.Run.Setting {
		t.addRow("", textCell(f.Name), textCell(f.Value))
	}
	total := o.Run.Total
	if len(total.Models) > 0 {
		t.addRow("", textCell("model served"), textCell(report.Counts(total.Models)))
	}
	if len(total.Isolation) > 0 {
		t.addRow("", textCell("isolation"), textCell(report.Counts(total.Isolation)))
	}
	if at := total.Attempts; at.Retried > 0 || at.Throttled > 0 {
		t.addRow("", textCell("retries"), textCell(report.RetryText(at)))
	}
	for _, arm := range o.Run.Arms {
		for _, s := range arm.Servers {
			t.addRow("", textCell(arm.ID+" server "+s.Name), textCell(report.TreatmentText(s)))
		}
	}
	if len(t.Rows) == 0 {
		return nil
	}
	return t
}
