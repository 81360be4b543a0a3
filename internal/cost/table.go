package cost

import (
	"bytes"
	"cmp"
	_ "embed" // for the table
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/trial"
)

// Format is the version of the table's form.
const Format = 1

// Table knows prices by provider and model. It is safe for concurrent use.
type Table struct {
	date   string // of the table, "2026-11-21"
	source string
	day    string // whose prices count, "2026-11-21"; "" for the latest
	models []*model
}

// model is one entry. Entries are asked in order, the first that fits counts.
type model struct {
	Provider string  `json:"provider"`
	ID       string  `json:"id"`
	Match    []rule  `json:"match"`
	Prices   []dated `json:"prices"` // by rising date; the first counts from ever
}

// rule holds for a name by exactly one test, unless the exception holds too.
type rule struct {
	Equals   string `json:"equals,omitempty"`
	Prefix   string `json:"prefix,omitempty"`
	Suffix   string `json:"suffix,omitempty"`
	Contains string `json:"contains,omitempty"`
	Regex    string `json:"regex,omitempty"`
	Unless   string `json:"unless,omitempty"` // regular expression

	regex, unless func() *regexp.Regexp
}

type dated struct {
	From string `json:"from,omitempty"` // "2026-03-13", 0:00 UTC
	rates
	Tiers []tier `json:"tiers,omitempty"`
}

type tier struct {
	Above int64 `json:"above"`
	rates
}

// rates are as written; nil means left out.
type rates struct {
	Input        *USD `json:"input,omitempty"`
	Output       *USD `json:"output,omitempty"`
	CacheRead    *USD `json:"cache_read,omitempty"`
	CacheWrite5m *USD `json:"cache_write_5m,omitempty"`
	CacheWrite1h *USD `json:"cache_write_1h,omitempty"`
}

type file struct {
	Format int      `json:"format"`
	Date   string   `json:"date,omitempty"`
	Source string   `json:"source,omitempty"`
	Day    string   `json:"day,omitempty"` // of a pinned table
	Models []*model `json:"models"`
}

//go:embed prices.json
var embedded []byte

// Default returns the table embedded in the program.
var Default = sync.OnceValue(func() *Table {
	t, err := Parse("prices.json", embedded)
	if err != nil {
		panic(err) // it is our own, and tested
	}
	return t
})

// Parse reads a table. Errors begin with name.
func Parse(name string, data []byte) (*Table, error) {
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	var f file
	if err := dec.Decode(&f); err != nil {
		return nil, fmt.Errorf("price table %s: %w", name, err)
	}
	if f.Format != Format {
		return nil, fmt.Errorf("price table %s has format %d, this assay reads format %d", name, f.Format, Format)
	}
	for _, day := range []string{f.Date, f.Day} {
		if err := checkDay(day); err != nil {
			return nil, fmt.Errorf("price table %s: %w", name, err)
		}
	}
	for i, m := range f.Models {
		if m == nil || m.Provider == "" || m.ID == "" {
			return nil, fmt.Errorf("price table %s: model %d needs provider and id", name, i+1)
		}
		if err := m.checkModel(); err != nil {
			return nil, fmt.Errorf("price table %s: model %s of %s: %w", name, m.ID, m.Provider, err)
		}
	}
	return &Table{date: f.Date, source: f.Source, day: f.Day, models: f.Models}, nil
}

func checkDay(s string) error {
	if s == "" {
		return nil
	}
	if _, err := time.Parse(time.DateOnly, s); err != nil {
		return fmt.Errorf("%q is no day: write it as 2026-11-21", s)
	}
	return nil
}

func (m *model) checkModel() error {
	if len(m.Match) == 0 || len(m.Prices) == 0 {
		return errors.New("needs match and prices")
	}
	for i := range m.Match {
		if err := m.Match[i].checkRule(); err != nil {
			return err
		}
	}
	for i, d := range m.Prices {
		if err := checkDay(d.From); err != nil {
			return err
		}
		if i > 0 && d.From <= m.Prices[i-1].From {
			return fmt.Errorf("price %d must start later than the one before", i+1)
		}
		if err := d.checkRates(); err != nil {
			return err
		}
		if d.Input == nil || d.Output == nil {
			return errors.New("a price needs input and output")
		}
		for j, t := range d.Tiers {
			if t.Above <= 0 || j > 0 && t.Above <= d.Tiers[j-1].Above {
				return errors.New("tiers need rising thresholds (above)")
			}
			if err := t.checkRates(); err != nil {
				return err
			}
		}
	}
	return nil
}

func (r *rule) checkRule() error {
	n := 0
	for _, s := range []*string{&r.Equals, &r.Prefix, &r.Suffix, &r.Contains} {
		if *s = strings.ToLower(*s); *s != "" {
			n++
		}
	}
	if r.Regex != "" {
		n++
	}
	if n != 1 {
		return errors.New("a match needs exactly one of equals, prefix, suffix, contains and regex")
	}
	for _, re := range []string{r.Regex, r.Unless} {
		if _, err := regexp.Compile(re); err != nil {
			return err
		}
	}
	r.regex = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(r.Regex) })
	r.unless = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(r.Unless) })
	return nil
}

// checkRates refuses prices that [USD] cannot count exactly.
func (r rates) checkRates() error {
	for _, p := range []*USD{r.Input, r.Output, r.CacheRead, r.CacheWrite5m, r.CacheWrite1h} {
		if p != nil && (*p < 0 || *p%1e6 != 0) {
			return fmt.Errorf("price %v: at most six decimals, and not negative", *p)
		}
	}
	return nil
}

func (r *rule) matchesName(name string) bool {
	ok := false
	switch {
	case r.Equals != "":
		ok = name == r.Equals
	case r.Prefix != "":
		ok = strings.HasPrefix(name, r.Prefix)
	case r.Suffix != "":
		ok = strings.HasSuffix(name, r.Suffix)
	case r.Contains != "":
		ok = strings.Contains(name, r.Contains)
	default:
		ok = r.regex().MatchString(name)
	}
	return ok && (r.Unless == "" || !r.unless().MatchString(name))
}

// On returns the table with the prices of a day (in UTC).
func (t *Table) On(day time.Time) *Table {
	out := *t
	out.day = day.UTC().Format(time.DateOnly)
	return &out
}

// With returns a copy of t in which the models of over precede those of t.
func (t *Table) With(over *Table) *Table {
	out := *t
	out.models = slices.Concat(over.models, t.models)
	if over.source != "" {
		out.source = over.source + "; " + t.source
	}
	return &out
}

// Lookup returns the price of a model as it was asked for or served. An empty
// provider means any of them. A date in the name may be written 20260321 or
// 2026-03-21.
func (t *Table) Lookup(provider, name string) (Price, bool) {
	name = strings.TrimPrefix(strings.ToLower(strings.TrimSpace(name)), "models/")
	m := t.findModel(provider, name)
	if dashed := dashDates(name); m == nil && dashed != name {
		m = t.findModel(provider, dashed)
	}
	if m == nil {
		return Price{}, false
	}
	return m.priceOn(t.day).toPrice(m.ID), true
}

func (t *Table) findModel(provider, name string) *model {
	for _, m := range t.models {
		if (provider == "" || m.Provider == provider) && slices.ContainsFunc(m.Match, func(r rule) bool { return r.matchesName(name) }) {
			return m
		}
	}
	return nil
}

// dashDates writes the parts of a name that are dates without dashes with them.
func dashDates(name string) string {
	parts := strings.Split(name, "-")
	for i, p := range parts {
		if day, err := time.Parse("20060102", p); err == nil {
			parts[i] = day.Format(time.DateOnly)
		}
	}
	return strings.Join(parts, "-")
}

func (m *model) priceOn(day string) dated {
	d := m.Prices[0]
	for _, later := range m.Prices[1:] {
		if day == "" || later.From <= day {
			d = later
		}
	}
	return d
}

func (d dated) toPrice(id string) Price {
	p := Price{ID: id, Rates: d.fillClasses()}
	for _, t := range d.Tiers {
		p.Tiers = append(p.Tiers, Tier{t.Above, t.overBase(d.rates).fillClasses()})
	}
	return p
}

// overBase returns r with missing rates taken from base: a tier names only its changes.
func (r rates) overBase(base rates) rates {
	return rates{
		cmp.Or(r.Input, base.Input), cmp.Or(r.Output, base.Output), cmp.Or(r.CacheRead, base.CacheRead),
		cmp.Or(r.CacheWrite5m, base.CacheWrite5m), cmp.Or(r.CacheWrite1h, base.CacheWrite1h),
	}
}

// fillClasses returns the rates with each missing class at the price of the next
// plainer one.
func (r rates) fillClasses() Rates {
	written := cmp.Or(r.CacheWrite5m, r.Input)
	return Rates{*r.Input, *r.Output, *cmp.Or(r.CacheRead, r.Input), *written, *cmp.Or(r.CacheWrite1h, written)}
}

// Price adds up what requests cost. It is false if one that used something has a
// model without a price.
func (t *Table) Price(provider string, requests []trial.Usage) (Views, bool) {
	var sum Views
	for _, u := range requests {
		if u.Input+u.CacheRead+u.CacheWrite5m+u.CacheWrite1h+u.Output == 0 {
			continue
		}
		p, ok := t.Lookup(provider, u.Model)
		if !ok {
			return Views{}, false
		}
		sum = sum.Add(p.Views(u))
	}
	return sum, true
}

// Pinned returns the part of the table that a run depends on: the models of some
// providers, all of them if none is named, at the prices of the table's day. The
// models served can be others than the models asked for, so they are not picked
// one by one. Its JSON is read by [Parse].
func (t *Table) Pinned(providers ...string) *Table {
	out := *t
	out.models = nil
	for _, m := range t.models {
		if len(providers) > 0 && !slices.Contains(providers, m.Provider) {
			continue
		}
		pinned := *m
		only := m.priceOn(t.day)
		only.From = ""
		pinned.Prices = []dated{only}
		out.models = append(out.models, &pinned)
	}
	return &out
}

// MarshalJSON writes the form that [Parse] reads.
func (t *Table) MarshalJSON() ([]byte, error) {
	models := t.models
	if models == nil {
		models = []*model{}
	}
	return json.Marshal(file{Format, t.date, t.source, t.day, models})
}
