package view

import (
	"bufio"
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
)

// figures are the figures of a run in the list.
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

// counts are the ledger of a run.
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

// armRow is the success of an arm.
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
	if len(a.Verdict.Why) > 0 {
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
func toMicros(c analyse.Cost) (n int64, partly bool) {
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
	d := json.NewDecoder(bufio.NewReaderSize(io.LimitReader(f, maxResults), 64<<10))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return nil, fmt.Errorf("read %s: it is no object", f.Name())
	}
	out := &figures{}
	var schema string
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return nil, fmt.Errorf("read %s: %w", f.Name(), err)
		}
		switch key {
		case "schema":
			err = d.Decode(&schema)
		case "notice":
			err = d.Decode(&out.Notice)
		case "verdict":
			var v analyse.Verdict
			err = d.Decode(&v)
			out.Verdict, out.Rules = string(v.Word), countRules(v)
			if len(v.Why) > 0 {
				out.Why = v.Why[0]
			}
		case "total":
			var t struct {
				Ledger counts `json:"ledger"`
				Spent  struct {
					Priced   int     `json:"priced"`
					Unpriced int     `json:"unpriced"`
					Billed   *string `json:"billed_usd"`
				} `json:"spent"`
			}
			err = d.Decode(&t)
			out.Ledger, out.Partly = t.Ledger, t.Spent.Unpriced > 0
			switch {
			case t.Spent.Billed != nil:
				out.Micros = parseMicros(*t.Spent.Billed)
			case t.Spent.Unpriced > 0:
				out.Micros = -1
			}
		case "arms":
			var arms []struct {
				ID      string           `json:"id"`
				Metrics []analyse.Metric `json:"metrics"`
			}
			if err := d.Decode(&arms); err != nil {
				return nil, fmt.Errorf("read %s: %w", f.Name(), err)
			}
			for _, a := range arms {
				row := armRow{ID: a.ID}
				for _, m := range a.Metrics {
					if m.Name == "success_rate" {
						row.Pass, row.Of, row.Value, row.Low, row.High = m.Numerator, m.Denominator, m.Value, m.Low, m.High
					}
				}
				out.Arms = append(out.Arms, row)
			}
			if schema != "assay/results/1" {
				return nil, fmt.Errorf("read %s: it has schema %q", f.Name(), schema)
			}
			return out, nil
		default:
			var skip json.RawMessage
			err = d.Decode(&skip)
		}
		if err != nil {
			return nil, fmt.Errorf("read %s: %w", f.Name(), err)
		}
	}
	return nil, fmt.Errorf("read %s: it has no arms", f.Name())
}

// manifestHead is the beginning of run.json.
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
	d := json.NewDecoder(bufio.NewReaderSize(f, 4<<10))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return m, errors.New("run.json is damaged: it is no object")
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return m, fmt.Errorf("run.json is damaged: %w", err)
		}
		switch key {
		case "format":
			err = d.Decode(&m.Format)
		case "created":
			err = d.Decode(&m.Created)
		case "version":
			err = d.Decode(&m.Version)
		case "suite":
			err = d.Decode(&m.Suite)
		default:
			var skip json.RawMessage
			err = d.Decode(&skip)
		}
		if err != nil {
			return m, fmt.Errorf("run.json is damaged: %w", err)
		}
		if m.Format > journal.Format {
			return m, nil // of which nothing more is known
		}
		if m.Suite != "" && !m.Created.IsZero() && m.Version != "" {
			return m, nil
		}
	}
	return m, nil
}
