package html

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/base64"
	"errors"
	"fmt"
	"html/template"
	"io"
	"iter"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strconv"

	"github.com/assay-eval/assay/internal/atomicfile"
	"github.com/assay-eval/assay/internal/parallel"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// PageFile is the name of the page in the folder of reports.
const PageFile = "report.html"

// DefaultBudget is the size in bytes that a page keeps to: it is to open at once,
// be sent by mail, and be kept by a CI.
const DefaultBudget = 4_500_000

// Options say how a page is made.
type Options struct {
	// Single makes a page without other files: evidence that does not fit is left out,
	// and the page notes it.
	Single bool
	// Budget is the most bytes that the page takes, evidence included; 0 is
	// [DefaultBudget]. Columns and overview are never cut, so that a run of very
	// many trials can need more.
	Budget int64
}

// Write writes report.html into dir and what does not fit into it to report_data/ next
// to it, and replaces the output of an earlier call. A reader who opens the page
// meanwhile finds the older one or the new one, each with its data.
func Write(dir string, a *analyse.Analysis, ev trial.Opener, o Options) (err error) {
	b, err := newPackDir(dir)
	if err != nil {
		return fmt.Errorf("write %s: %w", PageFile, err)
	}
	defer func() { err = errors.Join(err, b.removeDir()) }()
	page, head, err := buildPage(a, ev, o, b)
	if err != nil {
		return fmt.Errorf("write %s: %w", PageFile, err)
	}
	data := head.Data // and its columns are not needed any more
	file, err := atomicfile.Create(filepath.Join(dir, PageFile), 0o666)
	if err != nil {
		return fmt.Errorf("write %s: %w", PageFile, err)
	}
	defer file.Cleanup() //nolint:errcheck // does nothing once the file is in place
	out := bufio.NewWriterSize(file, 64<<10)
	if err := errors.Join(Shell(out, page), out.Flush()); err != nil {
		return fmt.Errorf("write %s: %w", PageFile, err)
	}
	if err := b.publishPacks(dir, data); err != nil {
		return fmt.Errorf("write %s: %w", dataDir, err)
	}
	if err := file.CloseAtomicallyReplace(); err != nil {
		return fmt.Errorf("write %s: %w", PageFile, err)
	}
	if err := removeOldPacks(dir, data, b.n); err != nil {
		return fmt.Errorf("remove old data of %s: %w", PageFile, err)
	}
	return nil
}

// Format is report.html.
var Format = report.Format{Name: "html", File: PageFile, Doc: "pages to look at, with the evidence (assay help looking)", Write: Single}

// Single writes a page without other files that keeps to [DefaultBudget]; see
// [Options].
func Single(w io.Writer, a *analyse.Analysis, ev trial.Opener) error { return writeSingle(w, a, ev, 0) }

func writeSingle(w io.Writer, a *analyse.Analysis, ev trial.Opener, budget int64) (err error) {
	b, err := newPackDir("") // unused
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, b.removeDir()) }()
	page, _, err := buildPage(a, ev, Options{Single: true, Budget: budget}, b)
	if err != nil {
		return err
	}
	return Shell(w, page)
}

// longRun is the number of trials beyond which memory matters more than the time of a
// collection.
const longRun = 1 << 17

// buildPage makes a page; data next to the page goes to b.
func buildPage(a *analyse.Analysis, ev trial.Opener, o Options, b *packDir) (Page, *Head, error) {
	head := NewHead(a)
	var overview bytes.Buffer
	if err := Overview(&overview, a, Link{}); err != nil {
		return Page{}, nil, err
	}
	page := Page{Title: report.Clean(a.Suite) + " · assay", Mode: ModeFile, Data: map[string][]byte{}}
	page.Overview = template.HTML(overview.String()) //nolint:gosec // made by html/template and package chart

	gz, err := encodeHead(head)
	if err != nil {
		return Page{}, nil, err
	}
	page.Data["head"] = gz
	var bare bytes.Buffer
	if err := Shell(&bare, page); err != nil {
		return Page{}, nil, err
	}
	p := &packer{
		a: a, ev: ev, order: trialOrder(head), of: slices.Repeat([]int32{-1}, len(a.Trials)), beside: b,
		single: o.Single, budget: cmp.Or(max(0, o.Budget), DefaultBudget),
	}
	// The columns will hold the place of each trial, and the page the number of trials
	// left out.
	p.budget -= int64(bare.Len()) + int64(len(a.Trials))*8/3 + 2048
	if head = nil; len(a.Trials) > longRun { // columns are long: they are in memory before the packs and after them
		debug.FreeOSMemory()
	}
	answers, budget, err := embedAnswers(&page, a, ev, p.budget)
	if err != nil {
		return Page{}, nil, err
	}
	p.budget = budget
	if err := p.packTrials(); err != nil {
		return Page{}, nil, err
	}
	data, err := b.finishPacks()
	if err != nil {
		return Page{}, nil, err
	}
	if p.order = nil; len(a.Trials) > longRun {
		debug.FreeOSMemory() // what the packs left is as large as the columns
	}
	head = NewHead(a)
	head.Data, head.AnswerPages = data, answers
	head.Columns.Pack, head.LeftOut = p.of, p.leftOut
	head.Embedded, head.Packs = len(p.embedded), len(p.embedded)+b.n
	if page.Data["head"], err = encodeHead(head); err != nil {
		return Page{}, nil, err
	}
	for k, gz := range p.embedded {
		page.Data[fmt.Sprintf("p%04d", k)] = gz
	}
	if o.Single && (p.leftOut > 0 || p.cut > 0) {
		page.Overview = leftOutNote(a, p) + page.Overview
	}
	return page, head, nil
}

// leftOutNote returns a note on the evidence that a page without other files lacks.
func leftOutNote(a *analyse.Analysis, p *packer) template.HTML {
	text := "This page stands alone and is kept small: "
	if p.leftOut > 0 {
		text += "the evidence of " + strconv.Itoa(p.leftOut) + " of " + report.Plural(len(a.Trials), "trial") + " is left out"
		if p.cut > 0 {
			text += ", and of " + report.Plural(p.cut, "long transcript") + " all but the beginning"
		}
	} else {
		text += "of " + report.Plural(p.cut, "long transcript") + " all but the beginning is left out"
	}
	text += "; the figures are those of all trials. To see the rest: assay view " + report.Clean(a.Run)
	return template.HTML(`<ul class="o-notices left-out"><li>` + template.HTMLEscapeString(text) + "</li></ul>\n") //nolint:gosec // escaped
}

func encodeData(v any) ([]byte, error) {
	b := scratch()
	defer release(b)
	if err := encodeTo(b, v); err != nil {
		return nil, err
	}
	return compressBytes(b.Bytes())
}

// encodeHead returns the compressed text of a head.
func encodeHead(h *Head) ([]byte, error) {
	out := scratch()
	defer release(out)
	if err := compressFrom(out, h.WriteJSON); err != nil {
		return nil, err
	}
	return bytes.Clone(out.Bytes()), nil
}

// packer puts trials into packs: first into packs of the page, as long as the budget
// lasts, then into packs next to it.
type packer struct {
	a      *analyse.Analysis
	ev     trial.Opener
	order  []int32
	budget int64
	beside *packDir
	single bool

	of       []int32  // pack of each trial
	embedded [][]byte // gzip
	leftOut  int      // trials
	cut      int      // trials of which only the beginning is there
}

func (p *packer) packTrials() error {
	rest, err := p.embedPacks()
	if err != nil {
		return err
	}
	if p.single {
		p.leftOut = len(rest)
		return nil
	}
	main, number := newPack(), p.beside.nextNumber()
	for m, err := range p.makeTrials(rest) {
		if err != nil {
			return err
		}
		parts, err := p.splitTrial(m, besidePack)
		if err != nil {
			return err
		}
		if !main.hasRoom(parts.size, besidePack) {
			p.beside.writeLater(number, main)
			main, number = newPack(), p.beside.nextNumber()
		}
		main.addItems(m.n, parts.items...)
		p.of[m.n] = int32(len(p.embedded) + number)
	}
	if main.json.Len() == 0 {
		return p.beside.removeFrom(number)
	}
	p.beside.writeLater(number, main)
	return nil
}

// The limits of a batch of trials that one goroutine makes: many small ones, since each
// handover between goroutines costs as much as such a trial, and few bytes, since batches
// wait for their turn.
const (
	batchTrials = 32
	batchBytes  = 512 << 10
)

// makeTrials makes the trials of a list, all items of each, but of heavy ones none.
func (p *packer) makeTrials(list []int32) iter.Seq2[madeTrial, error] {
	step := p.batchLength(list)
	return func(yield func(madeTrial, error) bool) {
		batches := parallel.InOrder((len(list)+step-1)/step, func(k int) (made []madeTrial, err error) {
			size := 0
			for _, n := range list[k*step : min(len(list), (k+1)*step)] {
				if size > 4*batchBytes { // far longer than the others
					return made, nil
				}
				m, err := p.makeTrial(int(n))
				if err != nil {
					return made, err
				}
				size += m.size
				made = append(made, m)
			}
			return made, nil
		})
		at := 0
		for made, err := range batches {
			if err != nil {
				yield(madeTrial{}, err)
				return
			}
			end := min(len(list), at+step)
			for _, m := range made {
				if !yield(m, nil) {
					return
				}
			}
			for at += len(made); at < end; at++ {
				if m, err := p.makeTrial(int(list[at])); !yield(m, err) || err != nil {
					return
				}
			}
		}
	}
}

// batchLength returns how many trials of a list make a batch, by the size of some of them.
func (p *packer) batchLength(list []int32) int {
	const looked = 64
	var size, n int64
	for at := 0; at < len(list); at += max(1, len(list)/looked) {
		size += p.a.Trials[list[at]].Refs().Size()
		n++
	}
	return int(max(1, min(batchTrials, batchBytes*n/max(1, size))))
}

func (p *packer) makeTrial(n int) (madeTrial, error) {
	if isHeavy(&p.a.Trials[n]) {
		return madeTrial{n: n}, nil
	}
	return collectItems(p.a, n, p.ev)
}

// embedPacks fills packs of the page up to the budget, in the order of trials, and
// returns the trials that it leaves out. It skips giants, and stops at the first other
// pack that does not fit.
func (p *packer) embedPacks() (rest []int32, err error) {
	// mark is the state before a trial: its position in the order, and the numbers of
	// preceding packs next to the page, cut trials and giants.
	type mark struct{ place, beside, cut, giants int }
	undo := func(to mark) error {
		p.cut = to.cut
		return p.beside.removeFrom(to.beside)
	}
	main, begun := newPack(), mark{}
	embed := func() (fits bool, err error) {
		gz, err := main.closePack()
		if err != nil {
			return false, err
		}
		size := int64(base64.StdEncoding.EncodedLen(len(gz))) + 48 // size of its element
		if size > p.budget {
			rest = append(rest[:begun.giants], p.order[begun.place:]...)
			return false, undo(begun)
		}
		p.budget -= size
		for _, n := range main.trials {
			p.of[n] = int32(len(p.embedded))
		}
		p.embedded = append(p.embedded, gz)
		main.releaseBuffer()
		main = newPack()
		return true, nil
	}
	now := mark{}
	for m, err := range p.makeTrials(p.order) {
		if err != nil {
			return nil, err
		}
		now.beside, now.cut, now.giants = p.beside.n, p.cut, len(rest)
		parts, err := p.splitTrial(m, longTrial)
		if err != nil {
			return nil, err
		}
		if parts.size > giantTrial {
			rest = append(rest, int32(m.n))
			if err := undo(now); err != nil {
				return nil, err
			}
			now.place++
			continue
		}
		if !main.hasRoom(parts.size, embeddedPack) {
			if fits, err := embed(); !fits {
				return rest, err
			}
		}
		if main.json.Len() == 0 {
			begun = now
		}
		main.addItems(m.n, parts.items...)
		main.trials = append(main.trials, m.n)
		now.place++
	}
	if main.json.Len() > 0 {
		_, err = embed()
	}
	return rest, err
}

// splitTrial returns the items of a trial that go into its pack: all of them, or of one
// that is longer than limit the first ones and the item "i" with the places of the
// others.
func (p *packer) splitTrial(m madeTrial, limit int) (madeTrial, error) {
	if m.items != nil && m.size <= limit {
		return m, nil
	}
	s := &spiller{p: p, n: m.n}
	out := madeTrial{n: m.n, items: make([]item, 1, 3)}
	each := func(name string, body []byte) error {
		if name == "c/0" && len(body) <= firstChunk {
			out.items = append(out.items, item{name, body})
			return nil
		}
		s.addItem(name, body)
		return nil
	}
	if m.items != nil {
		out.items[0] = m.items[0]
		for _, it := range m.items[1:] {
			if err := each(it.name, it.body); err != nil {
				return out, err
			}
		}
	} else {
		t, err := readTrial(p.a, m.n, p.ev, each)
		if err != nil {
			return out, err
		}
		body, err := encodeItem(t)
		if err != nil {
			return out, err
		}
		out.items[0] = item{"t", body}
	}
	s.flushPack()
	if s.index.Len() > 0 {
		s.index.WriteByte('}')
		out.items = append(out.items, item{"i", s.index.Bytes()})
		if p.single {
			p.cut++
		}
	}
	for _, it := range out.items {
		out.size += len(it.body)
	}
	return out, nil
}

// spiller puts the items of one long trial into own packs next to the page, or leaves
// them out.
type spiller struct {
	p      *packer
	n      int
	pack   *pack
	number int
	index  bytes.Buffer
}

func (s *spiller) addItem(name string, body []byte) {
	number := -1
	if !s.p.single {
		if s.pack != nil && !s.pack.hasRoom(len(body), besidePack) {
			s.flushPack()
		}
		if s.pack == nil {
			s.pack, s.number = newPack(), s.p.beside.nextNumber()
		}
		s.pack.addItems(s.n, item{name, body})
		number = s.number
	}
	sep := ','
	if s.index.Len() == 0 {
		sep = '{'
	}
	fmt.Fprintf(&s.index, "%c%q:%d", sep, name, number)
}

func (s *spiller) flushPack() {
	if s.pack != nil {
		s.p.beside.writeLater(s.number, s.pack)
		s.pack = nil
	}
}
