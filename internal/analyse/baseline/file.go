package baseline

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"math/big"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
)

// Encode writes the baseline as it is committed: in an order of its own and with
// one fact, metric, task or cell a line, so that a diff shows what changed.
// Equal baselines give equal bytes.
func (b Baseline) Encode() ([]byte, error) {
	b.Arms, b.Tasks, b.Cells = slices.Clone(b.Arms), slices.Clone(b.Tasks), slices.Clone(b.Cells)
	b.sortByName()
	var w writer
	w.buf.WriteString("{\n")
	for _, f := range []struct{ name, value string }{{"schema", Schema}, {"run", b.Run}, {"suite", b.Suite}} {
		w.buf.WriteString("  " + `"` + f.name + `": `)
		w.writeValue(f.value)
		w.buf.WriteString(",\n")
	}
	if b.Cluster != "" {
		w.buf.WriteString(`  "cluster": `)
		w.writeValue(b.Cluster)
		w.buf.WriteString(",\n")
	}
	writeLines(&w, "  ", "setting", b.Setting, writeOne)
	w.buf.WriteString(",\n")
	if b.Overrides > 0 {
		fmt.Fprintf(&w.buf, "  \"overrides\": %d,\n", b.Overrides)
	}
	writeLines(&w, "  ", "arms", b.Arms, (*writer).writeArm)
	w.buf.WriteString(",\n")
	writeLines(&w, "  ", "tasks", b.Tasks, writeOne)
	w.buf.WriteString(",\n")
	writeLines(&w, "  ", "cells", b.Cells, writeOne)
	w.buf.WriteString("\n}\n")
	return w.buf.Bytes(), w.err
}

type writer struct {
	buf bytes.Buffer
	err error
}

// writeValue writes v on the line that has begun.
func (w *writer) writeValue(v any) {
	enc := json.NewEncoder(&w.buf)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		w.err = errors.Join(w.err, fmt.Errorf("write baseline: %w", err))
		return
	}
	w.buf.Truncate(w.buf.Len() - 1) // its line end
}

func writeOne[T any](w *writer, v T) { w.writeValue(v) }

func (w *writer) writeArm(a Arm) {
	w.buf.WriteString("{\n      \"id\": ")
	w.writeValue(a.ID)
	for _, c := range []struct {
		name   string
		counts []analyse.Count
	}{{"sources", a.Sources}, {"models", a.Models}} {
		if len(c.counts) > 0 {
			w.buf.WriteString(",\n      \"" + c.name + "\": ")
			w.writeValue(c.counts)
		}
	}
	w.buf.WriteString(",\n")
	writeLines(w, "      ", "metrics", a.Metrics, writeOne)
	w.buf.WriteString("\n    }")
}

// writeLines writes a list with an entry a line.
func writeLines[T any](w *writer, indent, name string, list []T, write func(*writer, T)) {
	w.buf.WriteString(indent + `"` + name + `": [`)
	for i, e := range list {
		if i > 0 {
			w.buf.WriteByte(',')
		}
		w.buf.WriteString("\n" + indent + "  ")
		write(w, e)
	}
	if len(list) > 0 {
		w.buf.WriteString("\n" + indent)
	}
	w.buf.WriteByte(']')
}

// MaxBaseline is the size in bytes of the largest file that [Read] is
// meant for: half a million cells.
const MaxBaseline = 256 << 20

// Read reads the output of [Baseline.Encode]. It ignores unknown fields and rejects
// inconsistent values, since no comparison with them would be meaningful.
func Read(data []byte) (Baseline, error) {
	var b Baseline
	if len(data) > MaxBaseline {
		return b, fmt.Errorf("it has %d bytes, more than a baseline can have", len(data))
	}
	dec := json.NewDecoder(bytes.NewReader(data))
	if err := dec.Decode(&b); err != nil {
		return Baseline{}, jsonError(data, err)
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return Baseline{}, errors.New("there is more after the end of the baseline")
	}
	switch {
	case b.Schema == "":
		return Baseline{}, fmt.Errorf("it is no baseline: it has no schema %q", Schema)
	case b.Schema != Schema:
		return Baseline{}, fmt.Errorf("it has schema %.40q, this assay reads %q", b.Schema, Schema)
	}
	b.sortByName()
	if err := b.checkLists(); err != nil {
		return Baseline{}, err
	}
	return b, nil
}

// jsonError says where the text stops being a baseline.
func jsonError(data []byte, err error) error {
	offset := int64(-1)
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		offset = syntax.Offset
	case errors.As(err, &kind):
		offset = kind.Offset
		err = fmt.Errorf("%s cannot be a JSON %s", cmp.Or(kind.Field, "the whole"), kind.Value)
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return errors.New("it ends too early")
	}
	if offset < 0 || offset > int64(len(data)) {
		return err
	}
	return fmt.Errorf("line %d: %w", 1+bytes.Count(data[:offset], []byte("\n")), err)
}

// maxCount bounds counts, so that sums of them stay exact.
const maxCount = 1 << 31

// checkLists finds what cannot have come from a run. The lists are sorted.
func (b *Baseline) checkLists() error {
	if err := checkUnique("setting", b.Setting, func(f analyse.Fact) string { return f.Name }); err != nil {
		return err
	}
	arms, tasks := map[string]bool{}, map[string]bool{}
	for _, a := range b.Arms {
		if a.ID == "" || arms[a.ID] {
			return fmt.Errorf("arm %q is there twice or has no id", a.ID)
		}
		arms[a.ID] = true
		if err := a.checkFigures(); err != nil {
			return fmt.Errorf("arm %q: %w", a.ID, err)
		}
	}
	for _, t := range b.Tasks {
		if t.ID == "" || tasks[t.ID] {
			return fmt.Errorf("task %q is there twice or has no id", t.ID)
		}
		tasks[t.ID] = true
	}
	for i, c := range b.Cells {
		at := fmt.Sprintf("cell %q × %q", c.Task, c.Arm)
		switch {
		case !arms[c.Arm] || !tasks[c.Task]:
			return fmt.Errorf("%s: the baseline lists no such task or arm", at)
		case i > 0 && b.Cells[i-1].Task == c.Task && b.Cells[i-1].Arm == c.Arm:
			return fmt.Errorf("%s is there twice", at)
		}
		if err := c.checkCounts(); err != nil {
			return fmt.Errorf("%s: %w", at, err)
		}
	}
	return nil
}

func (a *Arm) checkFigures() error {
	if err := checkUnique("metric", a.Metrics, func(m analyse.Metric) string { return m.Name }); err != nil {
		return err
	}
	for _, m := range a.Metrics {
		if strings.HasPrefix(m.Method, "wilson") && m.Value != nil && (*m.Value < 0 || *m.Value > 1) {
			return fmt.Errorf("metric %q: a rate of %v is not between 0 and 1", m.Name, *m.Value)
		}
	}
	return countsMakeSense(a.Sources, a.Models)
}

func (c *Cell) checkCounts() error {
	if err := checkNumbers(c.Pass, c.Fail, c.Unknown, c.Void); err != nil {
		return err
	}
	if g := c.Graded; g != nil {
		if err := checkNumbers(g.Pass, g.Fail, g.Unknown); err != nil {
			return fmt.Errorf("as graded: %w", err)
		}
		if g.Pass+g.Fail+g.Unknown != c.Pass+c.Fail+c.Unknown {
			return errors.New("as graded it has other trials than those that were scored")
		}
	}
	if err := countsMakeSense(c.Labels); err != nil {
		return err
	}
	for _, cr := range c.Criteria {
		if err := checkNumbers(cr.Pass, cr.Fail, cr.Unknown); err != nil {
			return fmt.Errorf("criterion %q: %w", cr.Name, err)
		}
	}
	if err := checkUnique("value", c.Values, func(v Value) string { return v.Name }); err != nil {
		return err
	}
	for _, v := range c.Values {
		if err := v.checkRange(); err != nil {
			return fmt.Errorf("value %q: %w", v.Name, err)
		}
	}
	return nil
}

// maxLog is beyond every logarithm of a time, a count or a price.
const maxLog = 100

func (v *Value) checkRange() error {
	if v.N < 1 || v.N > maxCount {
		return fmt.Errorf("n %d makes no sense", v.N)
	}
	if math.Abs(v.MeanLog) > maxLog {
		return fmt.Errorf("mean_log %v makes no sense", v.MeanLog)
	}
	if _, err := v.Total(); err != nil {
		return err
	}
	return nil
}

// maxDigits bounds a sum, which is text.
const maxDigits = 64

// Total is the exact sum.
func (v *Value) Total() (*big.Rat, error) {
	if v.Sum == "" || len(v.Sum) > maxDigits || strings.Trim(v.Sum, "0123456789.") != "" {
		return nil, fmt.Errorf("sum %.20q is no decimal", v.Sum)
	}
	r, ok := new(big.Rat).SetString(v.Sum)
	if !ok {
		return nil, fmt.Errorf("sum %.20q is no decimal", v.Sum)
	}
	return r, nil
}

func checkNumbers(ns ...int) error {
	for _, n := range ns {
		if n < 0 || n > maxCount {
			return fmt.Errorf("a count of %d makes no sense", n)
		}
	}
	return nil
}

func countsMakeSense(lists ...[]analyse.Count) error {
	for _, list := range lists {
		if err := checkUnique("count", list, func(c analyse.Count) string { return c.Name }); err != nil {
			return err
		}
		for _, c := range list {
			if err := checkNumbers(c.N); err != nil {
				return fmt.Errorf("%q: %w", c.Name, err)
			}
		}
	}
	return nil
}

// checkUnique finds a name that is in a list twice.
func checkUnique[T any](what string, list []T, name func(T) string) error {
	seen := make(map[string]bool, len(list))
	for _, e := range list {
		if n := name(e); seen[n] {
			return fmt.Errorf("%s %q is there twice", what, n)
		}
		seen[name(e)] = true
	}
	return nil
}
