package text

import (
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/kind/retrieval"
	"github.com/assay-eval/assay/internal/report"
)

// retrieval writes the retrieval family, one block an arm, and what canaries say
// of it.
func (p *page) retrieval() {
	if !retrieval.HasMetrics(&p.a.Total) {
		return
	}
	for _, a := range p.a.Arms {
		p.title("Retrieval: " + report.Clean(a.ID))
		t := p.table("lrrll", 4)
		var groups []string // what the rates are of, in the order in which they come
		t.Add("", "", "", "95% interval", "of")
		for _, m := range a.Metrics {
			// What breakdowns show again, other names for the same, and times that
			// nobody took are left out.
			name, ok := strings.CutPrefix(m.Name, "retrieval.")
			ok = ok && (m.Unit != "ms" || m.Value != nil)
			if ok && (p.All || !strings.Contains(name, ".") && !strings.HasPrefix(name, "p_")) {
				of := report.Ratio(m)
				if m.Unit != "" {
					of = "n = " + report.Thousands(int64(m.Denominator))
				}
				value, interval := report.Short(m)
				i := slices.Index(groups, m.Of)
				if i < 0 {
					i, groups = len(groups), append(groups, m.Of)
				}
				t.Add(report.Clean(name), value, of, interval, letter(i))
				t.Paint(4, p.Style.Dim)
			}
		}
		p.lay(t)
		for i, of := range groups {
			p.say(2, p.Style.Dim, letter(i)+": "+report.Clean(of))
		}
		p.say(2, nil, "outcomes: "+report.Counts(a.Labels))
		for _, c := range p.a.Capabilities {
			if text := report.Capability(c); text != "" && c.Arm == a.ID {
				p.say(2, p.Style.Warn, text)
			}
		}
	}
}

// letter names the i-th group or arm, a to z, then a2 and so on: their full names
// are too long for a column.
func letter(i int) string {
	name := string(rune('a' + i%26))
	if i >= 26 {
		name += strconv.Itoa(i/26 + 1)
	}
	return name
}
