package view

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report/html"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// openRun is a run being served: the places of its lines, and its pages as bytes.
type openRun struct {
	s    *Server
	name string
	dir  string

	watchers int  // under mu of the shelf
	goesOn   bool // likewise, as the list of runs has seen it last

	mu      sync.Mutex
	run     *journal.Run
	file    os.FileInfo // of the journal, to tell when another is put in its place
	suite   *suite.Suite
	options analyse.Options
	ix      *index
	regrade []byte      // the suite that s is of, if a regrade brought it
	notes   fileVersion // notes of people, as in options
	// order is the place in the plan of each trial as pages number them: in the order
	// of the suite, without baselines. numbers is the inverse, -1 for trials without
	// a number.
	order, numbers []int32
	canaries       []int // numbers of trials of canary tasks

	pages  *pages
	making pageMaker
	inputs keptInputs // of the run when it was opened; zero if its pages are not kept

	keeping sync.Mutex // for the fields below
	sought  bool       // whether kept pages were looked for
	kept    *pages     // shown until the journal has been verified; else nil

	following sync.Mutex // for the fields below
	live      *liveState
	spentThen map[int]int64 // on trials, as far as it is in live
}

// journalPosition is the position of a run when it was analysed.
type journalPosition struct {
	mark  journal.Mark
	notes fileVersion
	lines int // of the index
}

type pages struct {
	journalPosition
	version  int64 // no other pages that this server makes have it
	head     []byte
	overview []byte // both gzip
	row      *figures
	status   string // a letter a trial, see html.Columns
	source   string
	spent    int64 // millionths of a USD
	unpriced bool
	took     time.Duration
	at       time.Time // when it was ready
}

// runCache holds the runs that were served last, and all that go on or are watched:
// dropping these would cause another analysis at once.
type runCache struct {
	s    *Server
	mu   sync.Mutex
	runs []*openRun // the last one last
}

// maxOpenRuns is the number of runs held at a time, unless more go on or are watched.
const maxOpenRuns = 4

// open returns the run with the given name, or an error if none.
func (s *runCache) open(name string) (*openRun, error) {
	dir := s.s.runs.find(name)
	s.mu.Lock()
	defer s.mu.Unlock()
	i := slices.IndexFunc(s.runs, func(h *openRun) bool { return h.name == name })
	if dir == "" || !fileExists(dir) {
		if i >= 0 {
			s.runs = slices.Delete(s.runs, i, i+1)
			return nil, &problem{status: 410, What: "The run folder is gone.", Fix: fmt.Sprintf("%s was deleted or moved while it was shown.", name)}
		}
		return nil, &problem{status: 404, What: "There is no such run.", Fix: fmt.Sprintf("The folder has no run %s: it may have been deleted or moved.", name)}
	}
	if i >= 0 {
		h := s.runs[i]
		s.runs = append(slices.Delete(s.runs, i, i+1), h)
		return h, nil
	}
	for len(s.runs) >= maxOpenRuns {
		i := slices.IndexFunc(s.runs, func(h *openRun) bool { return h.watchers == 0 && !h.goesOn })
		if i < 0 {
			break
		}
		s.runs = slices.Delete(s.runs, i, i+1)
	}
	h := &openRun{s: s.s, name: name, dir: dir}
	s.runs = append(s.runs, h)
	return h, nil
}

// watchRun notes that somebody watches h, until the returned function is called.
func (s *runCache) watchRun(h *openRun) (over func()) {
	add := func(n int) {
		s.mu.Lock()
		defer s.mu.Unlock()
		h.watchers += n
	}
	add(1)
	return func() { add(-1) }
}

// noteState notes whether the run of a name, if it is held, goes on.
func (s *runCache) noteState(name string, goesOn bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if i := slices.IndexFunc(s.runs, func(h *openRun) bool { return h.name == name }); i >= 0 {
		s.runs[i].goesOn = goesOn
	}
}

// lookup returns the run of a name if it is held.
func (s *runCache) lookup(name string) *openRun {
	s.mu.Lock()
	defer s.mu.Unlock()
	if i := slices.IndexFunc(s.runs, func(h *openRun) bool { return h.name == name }); i >= 0 {
		return s.runs[i]
	}
	return nil
}

func fileExists(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, "run.json"))
	return err == nil
}

// readLines reads new lines of the journal into the index, and opens the run if it is
// not open. The caller holds h.mu.
func (h *openRun) readLines() error {
	info, err := os.Stat(filepath.Join(h.dir, "journal.jsonl"))
	if err != nil {
		return fmt.Errorf("read the run %s: %w", h.name, err)
	}
	if h.run != nil && (!os.SameFile(info, h.file) || info.Size() < h.ix.mark.Offset) {
		h.run, h.pages = nil, nil // a salvaged journal, or another run of that name
	}
	if h.run == nil || h.notes != notesVersion(h.dir) {
		if err := checkContained(h.dir); err != nil {
			return err
		}
	}
	if h.run == nil {
		h.inputs, _ = h.s.keptInputs(h.dir)
		r, err := journal.Open(h.dir)
		if err != nil {
			return err
		}
		internNames(r.Manifest().Plan)
		h.run, h.ix, h.suite, h.regrade = r, newIndex(r.Manifest().Plan), nil, nil
		h.making.setProgress(makingProgress{Phase: phaseFinding, Trials: len(r.Manifest().Plan.Trials)})
	}
	h.file = info
	if info.Size() > h.ix.mark.Offset {
		if err := h.ix.readLines(h.run); err != nil {
			h.run = nil // a line that was bad is read again: doctor may mend it
			return err
		}
	}
	return nil
}

// readJournal is readLines that also reads the suite and the notes if they have changed.
// The caller holds h.mu.
func (h *openRun) readJournal() error {
	notes := notesVersion(h.dir)
	if err := h.readLines(); err != nil {
		return err
	}
	if h.suite != nil && bytes.Equal(h.regrade, h.ix.suite) && h.notes == notes {
		return nil
	}
	resolved := h.resolvedSuite()
	s, err := h.s.c.Suite(resolved)
	if err != nil {
		return fmt.Errorf("read the suite of run %s: %w", h.name, err)
	}
	opt, err := h.s.c.Options(h.run, s)
	if err != nil {
		return err
	}
	h.numberTrials(s)
	h.suite, h.options, h.regrade, h.notes = s, opt, h.ix.suite, notes
	return nil
}

// lockFresh locks h.mu and reads new lines of the journal. If it returns an error, h.mu
// is not locked.
func (h *openRun) lockFresh() error {
	h.mu.Lock()
	err := h.readJournal()
	if err != nil {
		h.mu.Unlock()
	}
	return err
}

// numberTrials finds the order of trials in pages, which is the order of an analysis.
func (h *openRun) numberTrials(s *suite.Suite) {
	plan := h.run.Manifest().Plan
	keys := analyse.Order(s, plan)
	h.canaries = nil
	h.order, h.numbers = make([]int32, len(keys)), make([]int32, len(plan.Trials))
	for i := range h.numbers {
		h.numbers[i] = -1
	}
	canary := map[string]bool{}
	for _, t := range s.Tasks {
		canary[t.ID] = slices.Contains(t.Tags, analyse.CanaryTag)
	}
	for n, key := range keys {
		at := h.ix.number[key]
		h.order[n], h.numbers[at] = at, int32(n) //nolint:gosec // fewer than 2³¹
		if canary[key.Task] {
			h.canaries = append(h.canaries, n)
		}
	}
}

// fileVersion tells whether a file has changed.
type fileVersion struct {
	size int64
	at   time.Time
}

func versionOf(path string) fileVersion {
	info, err := os.Stat(path)
	if err != nil {
		return fileVersion{}
	}
	return fileVersion{info.Size(), info.ModTime()}
}

// notesVersion tells whether people have added notes to a run.
func notesVersion(dir string) fileVersion { return versionOf(filepath.Join(dir, "notes.jsonl")) }

func (h *openRun) resolvedSuite() json.RawMessage {
	if h.ix.suite != nil {
		return h.ix.suite
	}
	return h.run.Manifest().Resolved
}

// internNames keeps one copy of each name in a plan: after reading, each trial has its
// own.
func internNames(p trial.Plan) {
	names := map[string]string{}
	one := func(s string) string {
		if kept, ok := names[s]; ok {
			return kept
		}
		names[s] = s
		return s
	}
	for i := range p.Trials {
		t := &p.Trials[i]
		t.Task, t.Arm, t.Filtered = one(t.Task), one(t.Arm), one(t.Filtered)
	}
}

// analysePart analyses some trials of a run, up to a place in its journal, and returns
// their evidence. It includes canaries, since other trials depend on them for being
// applicable, and returns the numbers of its trials in their order.
func (h *openRun) analysePart(numbers []int, until int64) (*analyse.Analysis, []int, *evidence, error) {
	if err := h.lockFresh(); err != nil {
		return nil, nil, nil, err
	}
	all := slices.Concat(numbers, h.canaries)
	h.mu.Unlock()
	return h.analyseTrials(all, until)
}

// analyseTrials is analysePart without canaries.
func (h *openRun) analyseTrials(numbers []int, until int64) (*analyse.Analysis, []int, *evidence, error) {
	if err := h.lockFresh(); err != nil {
		return nil, nil, nil, err
	}
	plan, placed, places, err := h.placeTrials(numbers, until)
	if err != nil {
		h.mu.Unlock()
		return nil, nil, nil, err
	}
	common := slices.Clone(h.ix.common)
	run, s, opt := h.run, h.suite, h.options
	h.mu.Unlock()
	opt.Notes = slices.DeleteFunc(slices.Clone(opt.Notes), func(n trial.Note) bool {
		return !slices.ContainsFunc(plan.Trials, func(p trial.Planned) bool { return p.Key == n.Key })
	})
	ev := newEvidence(run)
	records := common
	for rec, err := range run.RecordsAt(places) {
		if err != nil {
			return nil, nil, nil, err
		}
		records = append(records, rec)
		ev.addRecord(&rec)
	}
	slices.SortStableFunc(records, func(a, b trial.Record) int { return cmp.Compare(a.Seq, b.Seq) })
	a, err := analyse.Run(s, plan, recordSeq(records), opt)
	if err != nil {
		return nil, nil, nil, fmt.Errorf("analyse a trial of run %s: %w", h.name, err)
	}
	h.s.c.Finish(a)
	all := make([]int, len(a.Trials))
	for i := range a.Trials {
		n, ok := placed[a.Trials[i].Key()]
		if !ok {
			return nil, nil, nil, fmt.Errorf("analyse trials of run %s: %s is none of them", h.name, a.Trials[i].Key())
		}
		all[i] = n
	}
	return a, all, ev, nil
}

// placeTrials returns the plan of some trials, their numbers, and the places of their
// records before until. The caller holds h.mu.
func (h *openRun) placeTrials(numbers []int, until int64) (plan trial.Plan, placed map[trial.Key]int, places []journal.Place, err error) {
	all := h.run.Manifest().Plan
	plan.Seed, placed = all.Seed, map[trial.Key]int{}
	for _, n := range slices.Compact(slices.Sorted(slices.Values(numbers))) {
		if n < 0 || n >= len(h.order) {
			return plan, nil, nil, &problem{status: 404, What: "There is no such trial.", Fix: fmt.Sprintf("The run has %d trials, numbered from 0.", len(h.order))}
		}
		at := int(h.order[n])
		placed[all.Trials[at].Key] = n
		plan.Trials = append(plan.Trials, all.Trials[at])
		places = append(places, h.ix.linesOf(at, until)...)
	}
	return plan, placed, places, nil
}

func recordSeq(rs []trial.Record) iter.Seq2[trial.Record, error] {
	return func(yield func(trial.Record, error) bool) {
		for _, r := range rs {
			if !yield(r, nil) {
				return
			}
		}
	}
}

// analyseAll analyses the whole run up to the returned position. The caller must
// release the analysis soon: it is large.
func (h *openRun) analyseAll(ctx context.Context) (*analyse.Analysis, journalPosition, error) {
	h.making.setProgress(makingProgress{Phase: phaseWaiting})
	select {
	case h.s.work <- struct{}{}:
		defer func() { <-h.s.work }()
	case <-ctx.Done():
		return nil, journalPosition{}, ctx.Err()
	}
	if err := h.lockFresh(); err != nil {
		return nil, journalPosition{}, err
	}
	run, s, opt, m := h.run, h.suite, h.options, h.moment()
	trials := len(run.Manifest().Plan.Trials)
	h.mu.Unlock()
	records := func(yield func(trial.Record, error) bool) {
		for rec, err := range run.FactsUntil(m.mark.Seq) {
			if err == nil && ctx.Err() != nil {
				err = ctx.Err()
			}
			if rec.Seq%progressInterval == 1 {
				h.making.setProgress(makingProgress{Phase: phaseReading, Trials: trials, Done: rec.Seq, Of: m.mark.Seq})
			}
			if !yield(rec, err) {
				return
			}
		}
		h.making.setProgress(makingProgress{Phase: phaseFigures, Trials: trials})
	}
	a, err := analyse.Run(s, run.Manifest().Plan, records, opt)
	if err != nil {
		return nil, m, fmt.Errorf("analyse run %s: %w", h.name, err)
	}
	h.s.c.Finish(a)
	return a, m, nil
}

// moment is how far the run has come. h.mu is held, and h refreshed.
func (h *openRun) moment() journalPosition {
	return journalPosition{h.ix.mark, h.notes, len(h.ix.lines)}
}

func makePages(a *analyse.Analysis) (*pages, error) {
	head := html.NewHead(a)
	p := &pages{row: figuresOf(a), status: head.Columns.Status, source: head.Columns.Source}
	p.spent, p.unpriced = toMicros(a.Total.Spent)
	var headErr error
	var other sync.WaitGroup
	other.Go(func() {
		p.head, headErr = zipBytes(head.WriteJSON)
	})
	var err error
	p.overview, err = zipBytes(func(w io.Writer) error { return html.Overview(w, a, html.Link{}) })
	other.Wait()
	if err := errors.Join(headErr, err); err != nil {
		return nil, fmt.Errorf("write the pages of run %s: %w", a.Run, err)
	}
	return p, nil
}

func zipBytes(write func(io.Writer) error) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestSpeed)
	if err != nil {
		return nil, err
	}
	if err := errors.Join(write(z), z.Close()); err != nil {
		return nil, err
	}
	return bytes.Clone(b.Bytes()), nil
}

// evidence opens the files of trials: small ones are in their records, all others in
// blobs.
type evidence struct {
	run      *journal.Run
	small    map[seal.Digest][]byte
	attempts map[trial.Key]*trial.AttemptRecord // that count
	records  map[int64]*trial.AttemptRecord     // the same by number
}

func newEvidence(run *journal.Run) *evidence {
	return &evidence{run: run, small: map[seal.Digest][]byte{}, attempts: map[trial.Key]*trial.AttemptRecord{}, records: map[int64]*trial.AttemptRecord{}}
}

func (e *evidence) addRecord(rec *trial.Record) {
	a := rec.Attempt
	if a == nil || !a.Settled || e.attempts[a.Key] != nil && e.attempts[a.Key].End != nil {
		return
	}
	e.attempts[a.Key], e.records[rec.Seq] = a, a
	for _, r := range rawFilesOf(a) {
		if r.ref.Inline != nil {
			e.small[r.ref.Digest] = r.ref.Inline
		}
	}
}

// Open implements trial.Opener.
func (e *evidence) Open(ref trial.Ref) ([]byte, error) {
	ref = e.wholeRef(ref)
	if err := e.checkBlob(ref); err != nil {
		return nil, err
	}
	return e.run.Open(ref)
}

// Attempt implements report.Attempts.
func (e *evidence) Attempt(seq int64) (*trial.Attempt, error) {
	if a := e.records[seq]; a != nil {
		return &a.Attempt, nil
	}
	return nil, fmt.Errorf("record %d is no attempt of this trial", seq)
}

// OpenReader streams files that are too long for memory.
func (e *evidence) OpenReader(ref trial.Ref) (io.ReadCloser, error) {
	ref = e.wholeRef(ref)
	if err := e.checkBlob(ref); err != nil {
		return nil, err
	}
	return e.run.OpenReader(ref)
}

// checkBlob returns an error if the blob of ref is a link out of the run folder.
func (e *evidence) checkBlob(ref trial.Ref) error {
	if ref.Inline != nil || !ref.Digest.Valid() {
		return nil
	}
	blob := journal.BlobPath(ref.Digest)
	return checkContained(e.run.Dir(), filepath.Dir(blob), blob)
}

func (e *evidence) wholeRef(ref trial.Ref) trial.Ref {
	if b, ok := e.small[ref.Digest]; ok && ref.Inline == nil {
		ref.Inline = b
	}
	return ref
}

type rawFile struct {
	name string
	ref  trial.Ref
}

// rawFilesOf lists the files of an attempt, each under another name: files sent and
// received, then files that assay made of them.
func rawFilesOf(a *trial.AttemptRecord) []rawFile {
	var out []rawFile
	add := func(name string, r trial.Ref) {
		if r.IsZero() {
			return
		}
		name = strings.NewReplacer("/", "_", "\\", "_").Replace(cmp.Or(name, "raw"))
		base := name
		for n := 2; slices.ContainsFunc(out, func(x rawFile) bool { return x.name == name }); n++ {
			name = fmt.Sprintf("%s~%d", base, n)
		}
		out = append(out, rawFile{name, r})
	}
	for _, r := range a.Raw {
		add(r.Name, r)
	}
	add("transcript.jsonl", a.Transcript)
	add("answer.txt", a.Artifact.Answer)
	if a.Artifact.Submission != nil {
		add("submission.json", a.Artifact.Submission.Args)
	}
	add("tree.json", a.Artifact.Tree)
	add("setup.json", a.Artifact.Setup)
	add("patch.json", a.Artifact.Patch)
	return out
}

// readItem returns an item of trial n, as html.Item names them.
func (h *openRun) readItem(n int, name string) (json.RawMessage, error) {
	a, numbers, ev, err := h.analysePart([]int{n}, afterAll)
	if err != nil {
		return nil, err
	}
	at := slices.Index(numbers, n)
	rec := ev.attempts[a.Trials[at].Key()]
	long := rec != nil && rec.Transcript.Size > minLongTranscript
	ofTranscript := strings.HasPrefix(name, "c/") || strings.HasPrefix(name, "x/")
	if long && ofTranscript {
		if p, ok := h.s.long.find(func(p *html.Places) bool { return p.Of(rec.Transcript) }); ok {
			return p.Item(name, ev)
		}
	}
	if name != "t" && !(long && ofTranscript) {
		return html.Item(a, at, name, ev)
	}
	t, err := html.NewTrial(a, at, ev)
	if err != nil {
		return nil, err
	}
	if long {
		p := html.PlacesOf(t, rec.Transcript)
		h.s.long.add(p, maxLong)
		if name != "t" {
			return p.Item(name, ev)
		}
	}
	t.N, t.Raw = n, nil
	if rec != nil {
		for _, r := range rawFilesOf(rec) {
			t.Raw = append(t.Raw, html.Raw{Name: r.name, Media: r.ref.Media, Size: r.ref.Size})
		}
	}
	return json.Marshal(t)
}

// afterAll is after every line.
const afterAll = math.MaxInt64
