package view

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"
	"os"
	"path/filepath"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/spend"
)

type figures struct {
	Verdict string   `json:"verdict,omitempty"`
	Rules   int      `json:"rules"`         // of its gate; a pass of none is no praise
	Why     string   `json:"why,omitempty"` // the first reason of the verdict
	Ledger  counts   `json:"ledger"`
	Arms    []armRow `json:"arms,omitempty"`
	Micros  int64    `json:"micros"`           // spent, millionths of a USD; -1 unknown
	Partly  bool     `json:"partly,omitempty"` // what some trials cost is not known
	Notice  []string `json:"notice,omitempty"`
}

type counts struct {
	Planned int `json:"planned"`
	Pass    int `json:"pass"`
	Fail    int `json:"fail"`
	Unknown int `json:"unknown"`
	Void    int `json:"void"`
	Skipped int `json:"skipped"`
	Pending int `json:"pending"`
}

// settledTrials returns the number of trials that need nothing more.
func (c counts) settledTrials() int { return c.Pass + c.Fail + c.Unknown + c.Void + c.Skipped }

type armRow struct {
	ID    string   `json:"id"`
	Pass  int      `json:"pass"`
	Of    int      `json:"of"` // decided trials
	Value *float64 `json:"value"`
	Low   *float64 `json:"low"`
	High  *float64 `json:"high"`
}

func figuresOf(a *analyse.Analysis) *figures {
	f := &figures{Verdict: string(a.Verdict.Word), Rules: countRules(a.Verdict), Notice: a.Notice}
	f.Why = a.Verdict.Reason
	if f.Why == "" && len(a.Verdict.Why) > 0 {
		f.Why = a.Verdict.Why[0]
	}
	l := a.Total.Ledger
	f.Ledger = counts{l.Planned, l.Pass, l.Fail, l.Unknown, l.Void, l.Skipped, l.Pending}
	for i := range a.Arms {
		row := armRow{ID: a.Arms[i].ID}
		if m, ok := a.Arms[i].Metric("success_rate"); ok {
			row.Pass, row.Of, row.Value, row.Low, row.High = m.Numerator, m.Denominator, m.Value, m.Low, m.High
		}
		f.Arms = append(f.Arms, row)
	}
	f.Micros, f.Partly = toMicros(a.Total.Spent)
	return f
}

func countRules(v analyse.Verdict) int { return v.Passed + v.Failed + v.Undecidable + v.Skipped }

// toMicros returns a cost in millionths of a USD, rounded; -1 if it is unknown. partly
// reports whether the cost of some trials is missing from it.
func toMicros(c spend.Cost) (n int64, partly bool) {
	if c.Priced == 0 && c.Unpriced > 0 {
		return -1, true
	}
	return parseMicros(c.Billed.String()), c.Unpriced > 0
}

// parseMicros rounds an amount in USD to millionths; -1 if it is none.
func parseMicros(usd string) int64 {
	r, ok := new(big.Rat).SetString(usd)
	if !ok {
		return -1
	}
	r.Mul(r, big.NewRat(1e6, 1)).Add(r, big.NewRat(1, 2))
	n := new(big.Int).Quo(r.Num(), r.Denom())
	if !n.IsInt64() {
		return -1
	}
	return n.Int64()
}

// maxResults is the number of bytes of results.json that are read: the figures of the
// list come before the trials.
const maxResults = 16 << 20

// readResults takes the figures from out/results.json. It stops reading behind the
// arms: the trials, which follow, may be hundreds of megabytes.
func readResults(dir string) (*figures, error) {
	f, err := os.Open(filepath.Join(dir, "out", "results.json"))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var a analyse.Analysis
	var schema string
	var total struct {
		Ledger analyse.Ledger `json:"ledger"`
		Spent  struct {
			Unpriced int     `json:"unpriced"`
			Billed   *string `json:"billed_usd"`
		} `json:"spent"`
	}
	var arms []struct {
		ID      string           `json:"id"`
		Metrics []analyse.Metric `json:"metrics"`
	}
	to := map[string]any{"schema": &schema, "notice": &a.Notice, "verdict": &a.Verdict, "total": &total, "arms": &arms}
	last, err := readFields(io.LimitReader(f, maxResults), to, func(key string) bool { return key == "arms" })
	switch {
	case err != nil:
		return nil, fmt.Errorf("read %s: %w", f.Name(), err)
	case last != "arms":
		return nil, fmt.Errorf("read %s: it has no arms", f.Name())
	case schema != "assay/results/1":
		return nil, fmt.Errorf("read %s: it has schema %q", f.Name(), schema)
	}
	a.Total.Ledger = total.Ledger
	for _, x := range arms {
		a.Arms = append(a.Arms, analyse.Arm{ID: x.ID, Tally: analyse.Tally{Metrics: x.Metrics}})
	}
	out := figuresOf(&a)
	out.Partly = total.Spent.Unpriced > 0
	if total.Spent.Billed != nil {
		out.Micros = parseMicros(*total.Spent.Billed)
	} else if out.Partly {
		out.Micros = -1
	}
	return out, nil
}

type manifestHead struct {
	Format  int
	Created time.Time
	Version string
	Suite   string
}

// readManifestHead reads the first fields of run.json: the plan, which follows, may
// be long.
func readManifestHead(dir string) (manifestHead, error) {
	var m manifestHead
	f, err := os.Open(filepath.Join(dir, "run.json"))
	if err != nil {
		return m, err
	}
	defer f.Close()
	to := map[string]any{"format": &m.Format, "created": &m.Created, "version": &m.Version, "suite": &m.Suite}
	_, err = readFields(f, to, func(string) bool {
		return m.Format > journal.Format || // a later format, of which nothing else is known
			m.Suite != "" && !m.Created.IsZero() && m.Version != ""
	})
	if err != nil {
		return m, fmt.Errorf("run.json is damaged: %w", err)
	}
	return m, nil
}

// readFields decodes the named fields of a JSON object into the values of to. It calls
// done after each field, stops when done returns true, and returns the name of the last
// field read.
func readFields(r io.Reader, to map[string]any, done func(key string) bool) (last string, err error) {
	d := json.NewDecoder(r)
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return "", errors.New("it is no object")
	}
	for (last == "" || !done(last)) && d.More() {
		key, err := d.Token()
		if err != nil {
			return "", err
		}
		last, _ = key.(string)
		value, ok := to[last]
		if !ok {
			value = new(json.RawMessage)
		}
		if err := d.Decode(value); err != nil {
			return "", err
		}
	}
	return last, nil
}
