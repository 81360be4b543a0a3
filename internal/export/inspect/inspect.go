// Package inspect writes runs as logs of Inspect (schema version 2), one .eval
// file an arm, for its viewer and the programs that read its logs.
//
// # What becomes of what
//
// An arm is a log, a task is a sample, a trial is an epoch of it, and a criterion
// is a score: "C" where it passed and "I" where it failed. The outcome of a trial
// is a score too, named outcome. What is unknown, or does not apply, has no score,
// which Inspect counts as unscored; why stands in the metadata of the sample. A
// void trial is a sample with an error and without scores, so that it is never
// taken for a failure. What was skipped is no sample. Messages are those of the
// transcript; remarks of the harness stand in the metadata of the sample.
//
// # Figures
//
// Inspect's accuracy is the mean over samples of the mean over epochs, and its
// stderr the standard error of that over samples. They are given only where our
// own success rate and its standard error are the same numbers; the interval
// stands in the metadata of the metric.
//
// # Bytes
//
// Equal runs give equal bytes: entries have no time, ids are digests of run and
// trial. One trial is in memory at a time.
//
// The field names are those of Inspect's documented log models; files are checked
// against a schema of these models (testdata/log.schema.json), and with the code by
// which Inspect's own viewer reads logs (test/readers).
package inspect

import (
	"archive/zip"
	"bufio"
	"bytes"
	"compress/flate"
	"encoding/json"
	"fmt"
	"hash"
	"hash/crc32"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// schemaVersion is that of the log.
const schemaVersion = 2

// Format is a folder of Inspect logs.
var Format = report.Format{
	Name: "inspect", Doc: "Inspect logs, one .eval an arm, into out/inspect", Files: Files, Record: true,
	Volatile: report.Volatile{All: true},
}

// Files are the logs of a run: of one arm, or of all of them where arm is "".
func Files(a *analyse.Analysis, ev trial.Opener, arm string) []report.File {
	var names []string
	for _, arm := range a.Arms {
		names = append(names, arm.ID)
	}
	names = report.FileNames(names)
	var out []report.File
	for i := range a.Arms {
		if arm == "" || a.Arms[i].ID == arm {
			out = append(out, report.File{Name: names[i] + ".eval", Write: func(w io.Writer) error { return write(w, a, &a.Arms[i], ev) }})
		}
	}
	return out
}

// batch is how many summaries go into one entry of the log's journal.
const batch = 1000

// log is one arm on its way into a file.
type log struct {
	a     *analyse.Analysis
	arm   *analyse.Arm
	ev    trial.Opener
	facts report.AgentFacts
	model string // of the arm
	of    map[string][]int
	tasks []string          // in the order in which they come
	ids   map[string]string // of tasks, as Inspect names files after them
	count []int32           // messages of each trial, for its summary; -1 where it is no sample
	// several is the usage by model of the trials whose agents asked several.
	several map[trial.Key]map[string]usage
	zip     *zip.Writer

	packed  bytes.Buffer // the entry that is being written
	deflate *flate.Writer
}

func write(w io.Writer, a *analyse.Analysis, arm *analyse.Arm, ev trial.Opener) error {
	l := &log{a: a, arm: arm, ev: ev, facts: report.FactsOf(a, arm.ID), of: map[string][]int{}, ids: map[string]string{}, several: map[trial.Key]map[string]usage{}, count: make([]int32, len(a.Trials)), zip: zip.NewWriter(w)}
	var err error
	if l.deflate, err = flate.NewWriter(nil, flate.DefaultCompression); err != nil {
		return fmt.Errorf("write the Inspect log of %s: %w", arm.ID, err)
	}
	served := ""
	if len(arm.Models) == 1 {
		served = arm.Models[0].Name
	}
	l.model = l.facts.ModelName(served)
	for i := range a.Trials {
		t := &a.Trials[i]
		if t.Arm != arm.ID {
			continue
		}
		if _, seen := l.of[t.Task]; !seen {
			l.tasks, l.ids[t.Task] = append(l.tasks, t.Task), report.FileName(t.Task)
		}
		l.of[t.Task] = append(l.of[t.Task], i)
	}
	for _, step := range []func() error{l.start, l.samples, l.journal, l.summaries, l.reductions, l.header, l.zip.Close} {
		if err := step(); err != nil {
			return fmt.Errorf("write the Inspect log of %s: %w", arm.ID, err)
		}
	}
	return nil
}

// entry is one entry of the zip file. Its size stands before its bytes, where
// Inspect's viewer looks for it, so that it is packed first and written then. All
// have the earliest time that a zip file can say.
func (l *log) entry(name string, write func(*bufio.Writer) error) error {
	l.packed.Reset()
	l.deflate.Reset(&l.packed)
	h := &zip.FileHeader{Name: name, Method: zip.Deflate, CreatorVersion: zipVersion, ReaderVersion: zipVersion,
		ModifiedDate: 1<<5 | 1} //nolint:staticcheck // CreateRaw takes the time in this form only
	sum := &size{crc: crc32.NewIEEE()}
	w := bufio.NewWriter(io.MultiWriter(l.deflate, sum))
	if err := write(w); err != nil {
		return err
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if err := l.deflate.Close(); err != nil {
		return err
	}
	if sum.n >= math.MaxUint32 {
		return fmt.Errorf("%s has %d bytes; the format takes 4 GiB", name, sum.n)
	}
	h.CRC32, h.UncompressedSize64, h.CompressedSize64 = sum.crc.Sum32(), sum.n, uint64(l.packed.Len())
	out, err := l.zip.CreateRaw(h)
	if err != nil {
		return err
	}
	_, err = l.packed.WriteTo(out)
	return err
}

const zipVersion = 20 // of the zip format that has deflate

// size is the checksum and length of what is written to it.
type size struct {
	crc hash.Hash32
	n   uint64
}

func (s *size) Write(b []byte) (int, error) {
	s.n += uint64(len(b))
	return s.crc.Write(b)
}

func (l *log) put(name string, v any) error {
	return l.entry(name, func(w *bufio.Writer) error { return encode(w, v) })
}

func encode(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	return enc.Encode(v)
}

// list writes a JSON array whose members each yields, without holding it.
func (l *log) list(name string, each func(member func(any) error) error) error {
	return l.entry(name, func(w *bufio.Writer) error {
		sep := "["
		err := each(func(v any) error {
			if _, err := w.WriteString(sep); err != nil {
				return err
			}
			sep = ","
			return encode(w, v)
		})
		if err != nil {
			return err
		}
		end := "]\n"
		if sep == "[" {
			end = "[]\n"
		}
		_, err = w.WriteString(end)
		return err
	})
}

func (l *log) start() error {
	return l.put("_journal/start.json", logStart{Version: schemaVersion, Eval: l.spec(), Plan: l.plan()})
}

// isSample reports whether a trial ran at all.
func isSample(t *analyse.Trial) bool { return t.Status == analyse.Scored || t.Status == analyse.Void }

func (l *log) samples() error {
	for _, task := range l.tasks {
		for _, i := range l.of[task] {
			t := &l.a.Trials[i]
			l.count[i] = -1
			if !isSample(t) {
				continue
			}
			s, err := l.sample(t)
			if err != nil {
				return err
			}
			l.count[i] = int32(len(s.Messages))
			if err := l.put(fmt.Sprintf("samples/%s_epoch_%d.json", s.ID, s.Epoch), s); err != nil {
				return err
			}
		}
	}
	return nil
}

// each calls f for every summary, in the order of samples.
func (l *log) each(f func(n int, s summary) error) error {
	n := 0
	for _, task := range l.tasks {
		for _, i := range l.of[task] {
			if l.count[i] < 0 {
				continue
			}
			if err := f(n, l.summary(&l.a.Trials[i], int(l.count[i]))); err != nil {
				return err
			}
			n++
		}
	}
	return nil
}

// journal writes the summaries as they would have been written while the run went
// on: in batches.
func (l *log) journal() error {
	var now []summary
	n := 0
	flush := func() error {
		n++
		err := l.put("_journal/summaries/"+strconv.Itoa(n)+".json", now)
		now = now[:0]
		return err
	}
	err := l.each(func(_ int, s summary) error {
		if now = append(now, s); len(now) < batch {
			return nil
		}
		return flush()
	})
	if err != nil || len(now) == 0 {
		return err
	}
	return flush()
}

func (l *log) summaries() error {
	return l.list("summaries.json", func(member func(any) error) error {
		return l.each(func(_ int, s summary) error { return member(s) })
	})
}

// reductions are the scores of each sample over its epochs: their mean.
func (l *log) reductions() error {
	return l.list("reductions.json", func(member func(any) error) error {
		for _, c := range l.criteria() {
			r := reduction{Scorer: c.name, Reducer: "mean", Samples: []reduced{}}
			for _, task := range l.tasks {
				if k, n := l.hits(task, c.name); n > 0 {
					r.Samples = append(r.Samples, reduced{Value: float64(k) / float64(n), SampleID: l.ids[task]})
				}
			}
			if err := member(r); err != nil {
				return err
			}
		}
		return nil
	})
}

func (l *log) header() error {
	status := "success"
	if l.arm.Ledger.Unevaluated() > 0 { // cut off, or stopped for want of money
		status = "cancelled"
	}
	return l.put("header.json", header{Version: schemaVersion, Status: status, Eval: l.spec(), Plan: l.plan(), Results: l.results(), Stats: l.stats()})
}

// outcome is the name of the score that all required criteria make together.
const outcome = "outcome"

// criterion is one score of the log.
type criterion struct {
	name, scorer string
	metric       analyse.Metric
}

// criteria are the scores of the log: the outcome, then each criterion.
func (l *log) criteria() []criterion {
	out := []criterion{{name: outcome, scorer: "assay"}}
	for _, m := range l.arm.Metrics {
		if m.Name == "success_rate" {
			out[0].metric = m
		}
	}
	for _, c := range l.arm.Criteria {
		grader, _, _ := strings.Cut(c.Name, ".")
		out = append(out, criterion{name: c.Name, scorer: grader, metric: c.Metric})
	}
	return out
}

// verdictOf is what a trial is by a score of that name; "" if it has none.
func verdictOf(t *analyse.Trial, name string) trial.Verdict {
	if t.Status != analyse.Scored {
		return ""
	}
	if name == outcome {
		return t.Outcome
	}
	for _, c := range t.Criteria {
		if c.Name == name {
			return c.Verdict
		}
	}
	return ""
}

// hits counts the epochs of a task that passed, of those that have the score.
func (l *log) hits(task, name string) (k, n int) {
	for _, i := range l.of[task] {
		switch verdictOf(&l.a.Trials[i], name) {
		case trial.Pass:
			k, n = k+1, n+1
		case trial.Fail:
			n++
		}
	}
	return k, n
}
