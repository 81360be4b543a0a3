// Package inspect writes runs as logs of Inspect (schema version 2), one .eval
// file an arm, for its viewer and the programs that read its logs.
//
// # Mapping
//
// An arm is a log, a task is a sample, a trial is an epoch of it, and a criterion is a
// score: "C" where it passed and "I" where it failed. The outcome of a trial is a score
// too, named outcome. A criterion that is unknown, or does not apply, has no score,
// which Inspect counts as unscored; the reason is in the metadata of the sample. A void
// trial is a sample with an error and without scores, so that it is never taken for a
// failure. A skipped trial is no sample. Messages come from the transcript; remarks of
// the harness stand in the metadata of the sample.
//
// # Figures
//
// Inspect's accuracy is the mean over samples of the mean over epochs, and its stderr
// the standard error of that over samples. They are given only where our own success
// rate and its standard error are the same numbers; the interval is in the metadata of
// the metric.
//
// # Bytes
//
// Equal runs give equal bytes: entries have no time, ids are digests of run and
// trial. One trial is in memory at a time.
//
// The field names come from Inspect's documented log models; files are checked against
// a schema of these models (testdata/log.schema.json), and with the code by which
// Inspect's own viewer reads logs (test/readers).
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
	"iter"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

const schemaVersion = 2

// Format is a folder of Inspect logs.
var Format = report.Format{Name: "inspect", Doc: "Inspect logs, one .eval an arm, into out/inspect", Files: LogFiles, Record: true}

// LogFiles are the logs of a run: of one arm, or of all of them where arm is "".
func LogFiles(a *analyse.Analysis, ev trial.Opener, arm string) []report.File {
	var names []string
	for _, arm := range a.Arms {
		names = append(names, arm.ID)
	}
	names = report.FileNames(names)
	var out []report.File
	for i := range a.Arms {
		if arm == "" || a.Arms[i].ID == arm {
			out = append(out, report.File{Name: names[i] + ".eval", Write: func(w io.Writer) error { return writeLog(w, a, &a.Arms[i], ev) }})
		}
	}
	return out
}

// batch is how many summaries go into one entry of the log's journal.
const batch = 1000

// logWriter is one arm on its way into a file.
type logWriter struct {
	a     *analyse.Analysis
	arm   *analyse.Arm
	ev    trial.Opener
	facts report.AgentFacts
	model string // of the arm
	of    map[string][]int
	tasks []string          // in the order in which they come
	ids   map[string]string // of tasks, as Inspect names files after them
	count []int32           // messages of each trial, for its summary; -1 where it is no sample

	answers []string // excerpts of the answers of trials, for their summaries
	// several is the usage by model of the trials whose agents asked several.
	several map[trial.Key]map[string]usage
	zip     *zip.Writer

	packed  bytes.Buffer // the entry that is being written
	deflate *flate.Writer
}

func writeLog(w io.Writer, a *analyse.Analysis, arm *analyse.Arm, ev trial.Opener) error {
	l := &logWriter{a: a, arm: arm, ev: ev, facts: report.FactsOf(a, arm.ID), of: map[string][]int{}, ids: map[string]string{}, several: map[trial.Key]map[string]usage{}, count: make([]int32, len(a.Trials)), answers: make([]string, len(a.Trials)), zip: zip.NewWriter(w)}
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
	for _, step := range []func() error{l.putStart, l.putSamples, l.putJournal, l.putSummaries, l.putReductions, l.putHeader, l.zip.Close} {
		if err := step(); err != nil {
			return fmt.Errorf("write the Inspect log of %s: %w", arm.ID, err)
		}
	}
	return nil
}

// writeEntry writes one entry of the zip file. It compresses the entry before it writes
// it, since Inspect's viewer needs the size before the bytes. All have the earliest
// time of zip files.
func (l *logWriter) writeEntry(name string, write func(*bufio.Writer) error) error {
	l.packed.Reset()
	l.deflate.Reset(&l.packed)
	h := &zip.FileHeader{Name: name, Method: zip.Deflate, CreatorVersion: zipVersion, ReaderVersion: zipVersion,
		ModifiedDate: 1<<5 | 1} //nolint:staticcheck // CreateRaw takes the time in this form only
	sum := &sizeCounter{crc: crc32.NewIEEE()}
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

type sizeCounter struct {
	crc hash.Hash32
	n   uint64
}

func (s *sizeCounter) Write(b []byte) (int, error) {
	s.n += uint64(len(b))
	return s.crc.Write(b)
}

func (l *logWriter) putJSON(name string, v any) error {
	return l.writeEntry(name, func(w *bufio.Writer) error { return encodeJSON(w, v) })
}

func encodeJSON(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	return enc.Encode(v)
}

// putList writes a JSON array without buffering it.
func putList[T any](l *logWriter, name string, members iter.Seq[T]) error {
	return l.writeEntry(name, func(w *bufio.Writer) error {
		sep, end := "[", "[]\n"
		for v := range members {
			_, _ = w.WriteString(sep) // the writer keeps its error
			sep, end = ",", "]\n"
			if err := encodeJSON(w, v); err != nil {
				return err
			}
		}
		_, err := w.WriteString(end)
		return err
	})
}

func (l *logWriter) putStart() error {
	return l.putJSON("_journal/start.json", logStart{Version: schemaVersion, Eval: l.evalSpec(), Plan: l.evalPlan()})
}

func isSample(t *analyse.Trial) bool { return t.Status == analyse.Scored || t.Status == analyse.Void }

func (l *logWriter) putSamples() error {
	for i, t := range l.trials() {
		l.count[i] = -1
		if !isSample(t) {
			continue
		}
		s, err := l.sampleOf(t)
		if err != nil {
			return err
		}
		l.count[i] = int32(len(s.Messages))
		l.answers[i] = strings.Clone(report.Cut(s.Output.Completion, excerpt))
		if err := l.putJSON(fmt.Sprintf("samples/%s_epoch_%d.json", s.ID, s.Epoch), s); err != nil {
			return err
		}
	}
	return nil
}

// trials yields the trials of the arm with their index in the run, task by task.
func (l *logWriter) trials() iter.Seq2[int, *analyse.Trial] {
	return func(yield func(int, *analyse.Trial) bool) {
		for _, task := range l.tasks {
			for _, i := range l.of[task] {
				if !yield(i, &l.a.Trials[i]) {
					return
				}
			}
		}
	}
}

// summaries yields every summary, in the order of samples.
func (l *logWriter) summaries() iter.Seq[summary] {
	return func(yield func(summary) bool) {
		for i, t := range l.trials() {
			if l.count[i] >= 0 && !yield(l.summaryOf(i, t)) {
				return
			}
		}
	}
}

// putJournal writes the summaries as they would have been written while the run went
// on: in batches.
func (l *logWriter) putJournal() error {
	var now []summary
	n := 0
	flush := func() error {
		n++
		err := l.putJSON("_journal/summaries/"+strconv.Itoa(n)+".json", now)
		now = now[:0]
		return err
	}
	for s := range l.summaries() {
		if now = append(now, s); len(now) == batch {
			if err := flush(); err != nil {
				return err
			}
		}
	}
	if len(now) == 0 {
		return nil
	}
	return flush()
}

func (l *logWriter) putSummaries() error {
	return putList(l, "summaries.json", l.summaries())
}

// putReductions are the scores of each sample over its epochs: their mean.
func (l *logWriter) putReductions() error {
	var out []reduction
	for _, c := range l.scoreCriteria() {
		r := reduction{Scorer: c.name, Reducer: "mean", Samples: []reduced{}}
		for _, task := range l.tasks {
			if k, n := l.countPasses(task, c.name); n > 0 {
				r.Samples = append(r.Samples, reduced{Value: float64(k) / float64(n), SampleID: l.ids[task]})
			}
		}
		out = append(out, r)
	}
	return putList(l, "reductions.json", slices.Values(out))
}

func (l *logWriter) putHeader() error {
	status := "success"
	if l.arm.Ledger.Unevaluated() > 0 { // cut off, or stopped by the budget
		status = "cancelled"
	}
	spec := l.evalSpec()
	return l.putJSON("header.json", header{Version: schemaVersion, Status: status, Eval: spec, Plan: l.evalPlan(), Results: l.evalResults(), Stats: l.evalStats(), Tags: slices.Sorted(slices.Values(spec.Tags))})
}

// outcome is the name of the score that all required criteria make together.
const outcome = "outcome"

type criterion struct {
	name, scorer string
	metric       analyse.Metric
}

// scoreCriteria returns the scores of the log: the outcome, then each criterion.
func (l *logWriter) scoreCriteria() []criterion {
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

// verdictOf returns the verdict of a trial under a name; "" if it has none.
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

// countPasses counts the epochs of a task with the score, and how many of them passed.
func (l *logWriter) countPasses(task, name string) (k, n int) {
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
