// Package review keeps drafts of binding tasks and what people say of them: the file
// drafts.yaml of a suite, a file for each reviewer in its folder reviews, and the tasks
// on which reviewers agree.
package review

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/atomicfile"
	"github.com/assay-eval/assay/internal/lazyregexp"
)

// The files of a suite that this package reads and writes.
const (
	File      = "drafts.yaml"
	Folder    = "reviews"
	Confirmed = "tasks/confirmed.yaml"
)

// Draft is a decision that may become a task.
type Draft struct {
	ID         string      `yaml:"id"`
	Title      string      `yaml:"title"`
	Date       string      `yaml:"date"`   // 2026-01-31
	Source     string      `yaml:"source"` // a commit, or the path of a record
	Text       string      `yaml:"text"`
	Candidates []Candidate `yaml:"candidates"` // the first is the proposed target
}

// Candidate is a symbol that may carry the decision out.
type Candidate struct {
	File   string `yaml:"file"`
	Symbol string `yaml:"symbol"`
	Line   int    `yaml:"line"`
	Last   int    `yaml:"last"` // last line
	Why    string `yaml:"why"`
}

func (c Candidate) String() string { return c.File + "#" + c.Symbol }

// Drafts are the drafts of a suite, and the revision that they are about.
type Drafts struct {
	Version int     `yaml:"version"`
	Repo    string  `yaml:"repo"` // relative to the suite's folder, unless absolute
	Commit  string  `yaml:"commit"`
	Drafts  []Draft `yaml:"drafts"`
}

const draftHead = `# Decisions of the repository's history, with the symbols that may carry them out. They
# are drafts: two people confirm each with "assay review" before it becomes a task.
`

// Encode returns the content of [File].
func (d Drafts) Encode() ([]byte, error) {
	b, err := yaml.Marshal(d)
	return append([]byte(draftHead), b...), err
}

// Read returns the drafts of the suite in a folder.
func Read(dir string) (*Drafts, error) {
	d := &Drafts{}
	if err := readFile(filepath.Join(dir, File), d); err != nil {
		return nil, err
	}
	return d, nil
}

func readFile(name string, into any) error {
	b, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	d := yaml.NewDecoder(bytes.NewReader(b))
	d.KnownFields(true)
	if err := d.Decode(into); err != nil {
		return fmt.Errorf("read %s: %w", name, err)
	}
	return nil
}

// The choices of a review that are no symbol.
const (
	None    = "none"    // no symbol carries the decision out, or several do equally well
	Unclear = "unclear" // the text is no decision, or cannot be understood
)

// Review is what one person says of the drafts: by the draft's ID the chosen symbol as
// FILE#SYMBOL, [None] or [Unclear].
type Review struct {
	By      string            `yaml:"by"`
	Choices map[string]string `yaml:"choices"`
}

var notInName = lazyregexp.New(`[^a-z0-9]+`)

// reviewFile returns the path of a person's review.
func reviewFile(dir, by string) string {
	name := strings.Trim(notInName.ReplaceAllString(strings.ToLower(by), "-"), "-")
	return filepath.Join(dir, Folder, cmp.Or(name, "reviewer")+".yaml")
}

// ReadReview returns the review of a person, an empty one if there is none.
func ReadReview(dir, by string) (*Review, error) {
	r := &Review{By: by, Choices: map[string]string{}}
	err := readFile(reviewFile(dir, by), r)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	if err == nil && r.By != by {
		return nil, fmt.Errorf("%s is the review of %s: give --by another name", reviewFile(dir, by), r.By)
	}
	return r, err
}

// Write stores the review.
func (r *Review) Write(dir string) error {
	b, err := yaml.Marshal(r)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Join(dir, Folder), 0o777); err != nil {
		return err
	}
	return atomicfile.WriteFile(reviewFile(dir, r.By), b, 0o666)
}

// ReadReviews returns all reviews of a suite by the names of their authors.
func ReadReviews(dir string) ([]*Review, error) {
	names, err := filepath.Glob(filepath.Join(dir, Folder, "*.yaml"))
	if err != nil {
		return nil, err
	}
	var out []*Review
	for _, name := range names {
		r := &Review{}
		if err := readFile(name, r); err != nil {
			return nil, err
		}
		out = append(out, r)
	}
	slices.SortFunc(out, func(a, b *Review) int { return strings.Compare(a.By, b.By) })
	return out, nil
}

// Verdict is what the reviews together say of a draft.
type Verdict struct {
	Draft  Draft
	Agreed string // the choice of all reviewers of whom there are at least two; "" if they differ, or are too few
	Votes  map[string][]string
}

// Judge returns the verdict of each draft.
func Judge(drafts []Draft, reviews []*Review) []Verdict {
	out := make([]Verdict, len(drafts))
	for i, d := range drafts {
		v := Verdict{Draft: d, Votes: map[string][]string{}}
		n := 0
		for _, r := range reviews {
			if c := r.Choices[d.ID]; c != "" {
				v.Votes[c] = append(v.Votes[c], r.By)
				n++
			}
		}
		if len(v.Votes) == 1 && n >= 2 {
			for c := range v.Votes {
				v.Agreed = c
			}
		}
		out[i] = v
	}
	return out
}

// Agreement is how far two people agree on the drafts that both have reviewed.
type Agreement struct {
	A, B       string
	N, Same    int
	Kappa      float64 // Cohen's
	Degenerate bool    // chance alone makes them agree: kappa has no value
}

// Compare returns the agreement of each pair of reviewers. Cohen's kappa is
// (p - e) / (1 - e): p is the share of drafts with the same choice, and e the share that
// two people would have who choose at random, each as often as they did (Cohen, "A
// coefficient of agreement for nominal scales", 1960). Choices count by their place among
// the candidates, since every draft has other symbols.
func Compare(drafts []Draft, reviews []*Review) (out []Agreement) {
	for i, a := range reviews {
		for _, b := range reviews[i+1:] {
			g := Agreement{A: a.By, B: b.By}
			countA, countB := map[string]int{}, map[string]int{}
			for _, d := range drafts {
				x, y := a.Choices[d.ID], b.Choices[d.ID]
				if x == "" || y == "" {
					continue
				}
				g.N++
				if x == y {
					g.Same++
				}
				countA[placeOf(d, x)]++
				countB[placeOf(d, y)]++
			}
			if g.N == 0 {
				continue
			}
			n, chance := float64(g.N), 0.0
			for _, place := range slices.Sorted(maps.Keys(countA)) {
				chance += float64(countA[place]) * float64(countB[place]) / (n * n)
			}
			if g.Degenerate = chance == 1; !g.Degenerate {
				g.Kappa = (float64(g.Same)/n - chance) / (1 - chance)
			}
			out = append(out, g)
		}
	}
	return out
}

// placeOf returns the place of a choice among the candidates, or the choice itself.
func placeOf(d Draft, choice string) string {
	i := slices.IndexFunc(d.Candidates, func(c Candidate) bool { return c.String() == choice })
	switch {
	case i >= 0:
		return fmt.Sprintf("candidate %d", i+1)
	case choice == None || choice == Unclear:
		return choice
	}
	return "another symbol"
}

type task struct {
	ID          string  `yaml:"id"`
	Title       string  `yaml:"title"`
	Group       string  `yaml:"group"`
	Prompt      string  `yaml:"prompt"`
	HintLevel   string  `yaml:"hint_level"`
	Expect      string  `yaml:"expect,omitempty"`
	Target      *place  `yaml:"target,omitempty,flow"`
	Distractors []place `yaml:"distractors,omitempty"`
}

type place struct {
	File   string `yaml:"file"`
	Symbol string `yaml:"symbol"`
}

const confirmedHead = `# Written by "assay review --accept" from drafts.yaml and the reviews: the drafts on which
# all their reviewers agree, two at least. Changes here are lost.
`

// EncodeUnconfirmed returns the content of [Confirmed] before any draft is confirmed. Its
// mark keeps the suite from running.
func EncodeUnconfirmed(dir string) []byte {
	return fmt.Appendf(nil, "%sid: none-yet\nprompt: \"<<TODO: confirm the drafts: two people run assay review %s, then one assay review %[2]s --accept>>\"\nexpect: abort\n", confirmedHead, dir)
}

// EncodeTasks returns the content of [Confirmed] and the number of its tasks. Its tasks
// are of two groups: bound, and should_abort.
func EncodeTasks(verdicts []Verdict) ([]byte, int, error) {
	var b bytes.Buffer
	b.WriteString(confirmedHead)
	n := 0
	for _, v := range verdicts {
		if v.Agreed == "" || v.Agreed == Unclear {
			continue
		}
		d := v.Draft
		t := task{ID: d.ID, Title: d.Title, Group: "bound", Prompt: d.Text + "\n", HintLevel: "none"}
		for _, c := range d.Candidates {
			if c.String() != v.Agreed {
				t.Distractors = append(t.Distractors, place{c.File, c.Symbol})
			}
		}
		if v.Agreed == None {
			t.Group, t.Expect = "should_abort", "abort"
		} else {
			file, symbol, _ := strings.Cut(v.Agreed, "#")
			t.Target = &place{file, symbol}
		}
		text, err := yaml.Marshal(t)
		if err != nil {
			return nil, 0, err
		}
		if n > 0 {
			b.WriteString("---\n")
		}
		b.Write(text)
		n++
	}
	return b.Bytes(), n, nil
}
