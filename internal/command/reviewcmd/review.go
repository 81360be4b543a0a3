// Package reviewcmd has the command review, with which people confirm drafts of tasks.
package reviewcmd

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/atomicfile"
	"github.com/assay-eval/assay/internal/code"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/review"
	"github.com/assay-eval/assay/internal/workspace"
)

const long = `Review shows the decisions that assay init --from-repo has drafted, each with the
symbols that may carry it out, and asks which one does. It shows neither what other
reviewers chose nor what models answered, and every reviewer sees the symbols in
another order. Choices are stored at once in the suite's folder reviews, in a file
for each reviewer; a review can be interrupted and continued.

Answer with the number of a symbol, FILE#SYMBOL of another one, n if none carries
the decision out or several do equally well, u if the text is unclear or no
decision, b to go back, q to stop.

Without a terminal, review reads the answers from standard input, one a line.

With --accept it prints how far reviewers agree, with Cohen's kappa of each pair,
and writes tasks/confirmed.yaml: the drafts on which all their reviewers agree, two
at least.`

const example = `  assay review my-decisions --by ada
  assay review my-decisions --accept`

type flags struct {
	by     string
	accept bool
}

// New returns the command review.
func New(loader *suiteload.Loader) *cobra.Command {
	f := &flags{}
	cmd := &cobra.Command{
		Use: "review SUITE", Short: "confirm drafts of tasks", Long: long, Example: example,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return cmdenv.UsageErrorf("name one suite: assay review my-decisions")
			}
			return reviewSuite(cmd.Context(), loader, f, args[0])
		},
	}
	cmd.Flags().StringVar(&f.by, "by", "", "`name` of the author of the choices (default: user.name of git, else $USER)")
	cmd.Flags().BoolVar(&f.accept, "accept", false, "make tasks of the drafts on which all reviewers agree, and print how far they do")
	return cmd
}

func reviewSuite(ctx context.Context, loader *suiteload.Loader, f *flags, dir string) error {
	list, err := review.Read(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return cmdenv.UsageErrorf("%s has no %s: assay init DIR --from-repo REPO makes a suite with drafts", dir, review.File)
	}
	if err != nil {
		return err
	}
	if f.accept {
		if f.by != "" {
			return cmdenv.UsageErrorf("--accept counts all reviewers: leave --by out")
		}
		return accept(loader.Env, dir, list.Drafts)
	}
	by := f.by
	if by == "" {
		by, _ = cmdenv.FindAuthor(ctx, loader.Env)
	}
	if by == "" {
		return cmdenv.UsageErrorf("whose review is it? --by NAME")
	}
	mine, err := review.ReadReview(dir, by)
	if err != nil {
		return err
	}
	repo := list.Repo
	if !filepath.IsAbs(repo) {
		repo = filepath.Join(dir, filepath.FromSlash(repo))
	}
	src, err := workspace.ReadCommit(ctx, repo, list.Commit)
	if err != nil {
		return err
	}
	index, err := code.Scan(ctx, src.Files)
	if err != nil {
		return err
	}
	s := &session{env: loader.Env, in: bufio.NewReader(loader.Env.In), dir: dir, drafts: list.Drafts, mine: mine, files: src.Files, index: index}
	return s.run()
}

// session is one person's review.
type session struct {
	env    *cmdenv.Env
	in     *bufio.Reader
	dir    string
	drafts []review.Draft
	mine   *review.Review
	files  fs.FS
	index  *code.Index
}

func (s *session) run() error {
	left := 0
	for _, d := range s.drafts {
		if s.mine.Choices[d.ID] == "" {
			left++
		}
	}
	fmt.Fprintf(s.env.Out, "%s, %d to review, as %s\n", report.Plural(len(s.drafts), "draft"), left, report.Clean(s.mine.By))
	again := -1 // the draft that the reviewer went back to
	for i := 0; i < len(s.drafts); {
		d := s.drafts[i]
		if s.mine.Choices[d.ID] != "" && i != again {
			i++
			continue
		}
		choice, err := s.ask(i)
		switch {
		case errors.Is(err, io.EOF):
			return s.printEnd()
		case err != nil:
			return err
		case choice == "b":
			for back := i - 1; back >= 0; back-- {
				if s.mine.Choices[s.drafts[back].ID] != "" {
					again, i = back, back
					break
				}
			}
			continue
		}
		again = -1
		s.mine.Choices[d.ID] = choice
		if err := s.mine.Write(s.dir); err != nil {
			return fmt.Errorf("store the review: %w", err)
		}
		i++
	}
	return s.printEnd()
}

func (s *session) printEnd() error {
	_, err := fmt.Fprintf(s.env.Out, "%d of %s reviewed\n", len(s.mine.Choices), report.Plural(len(s.drafts), "draft"))
	return err
}

// snippetLines is how many lines of a symbol are shown.
const snippetLines = 16

// ask shows a draft and returns the answer: a choice, or "b". At the end of the answers,
// and after q, the error is io.EOF.
func (s *session) ask(i int) (string, error) {
	d := s.drafts[i]
	out := s.env.Out
	fmt.Fprintf(out, "\n── %d of %d · %s · %s\n\n", i+1, len(s.drafts), d.Date, report.Clean(d.Title))
	for line := range strings.Lines(d.Text + "\n") {
		fmt.Fprintf(out, "  %s\n", cleanLine(line))
	}
	order := s.shuffle(d)
	for n, c := range order {
		where := fmt.Sprintf("line %d", c.Line)
		if c.Last > c.Line {
			where = fmt.Sprintf("lines %d to %d", c.Line, c.Last)
		}
		fmt.Fprintf(out, "\n%d  %s, %s\n", n+1, report.Clean(c.String()), where)
		lines, err := s.readLines(c)
		if err != nil {
			return "", err
		}
		for _, line := range lines {
			fmt.Fprintf(out, "   │ %s\n", cleanLine(line))
		}
	}
	choices := "1"
	if len(order) > 1 {
		choices = fmt.Sprintf("1 to %d", len(order))
	}
	for {
		fmt.Fprintf(out, "\nwhich carries it out? %s, FILE#SYMBOL, n none, u unclear, b back, q stop: ", choices)
		line, err := s.in.ReadString('\n')
		answer := strings.TrimSpace(line)
		if err != nil && answer == "" {
			return "", io.EOF
		}
		number, bad := strconv.Atoi(answer)
		file, symbol, isPlace := strings.Cut(answer, "#")
		switch {
		case answer == "q":
			return "", io.EOF
		case answer == "b":
			return "b", nil
		case answer == "n":
			return review.None, nil
		case answer == "u":
			return review.Unclear, nil
		case bad == nil && number >= 1 && number <= len(order):
			return order[number-1].String(), nil
		case isPlace && s.index.Has(file, symbol):
			return answer, nil
		case isPlace:
			fmt.Fprintf(out, "there is no symbol %s", report.Clean(answer))
		default:
			fmt.Fprintf(out, "%q is no answer", report.Clean(answer))
		}
	}
}

// shuffle returns the candidates of a draft in the order of this reviewer.
func (s *session) shuffle(d review.Draft) []review.Candidate {
	h := fnv.New64a()
	fmt.Fprintf(h, "%s\x00%s", s.mine.By, d.ID)
	out := slices.Clone(d.Candidates)
	rand.New(rand.NewPCG(h.Sum64(), 0)).Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] }) //nolint:gosec // an order, no secret
	return out
}

func (s *session) readLines(c review.Candidate) ([]string, error) {
	b, err := fs.ReadFile(s.files, c.File)
	if err != nil {
		return nil, fmt.Errorf("show %s: %w", c, err)
	}
	all := strings.Split(string(b), "\n")
	from := max(0, min(c.Line-1, len(all)))
	to := max(from, min(c.Last, len(all)))
	lines := all[from:to]
	if more := len(lines) - snippetLines; more > 0 {
		lines = append(slices.Clone(lines[:snippetLines]), "… "+report.Plural(more, "more line"))
	}
	return lines, nil
}

// cleanLine returns a line for the terminal. It keeps its indentation.
func cleanLine(line string) string {
	text := strings.TrimLeft(line, " \t")
	indent := strings.ReplaceAll(line[:len(line)-len(text)], "\t", "    ")
	return strings.TrimRight(indent+report.Clean(text), " ")
}

// accept writes the tasks of the drafts on which reviewers agree.
func accept(env *cmdenv.Env, dir string, drafts []review.Draft) error {
	reviews, err := review.ReadReviews(dir)
	if err != nil {
		return err
	}
	for _, g := range review.Compare(drafts, reviews) {
		kappa := fmt.Sprintf("kappa %.2f", g.Kappa)
		if g.Degenerate {
			kappa = "kappa has no value: both always chose alike"
		}
		fmt.Fprintf(env.Out, "%s and %s: the same choice in %d of %s, %s\n", report.Clean(g.A), report.Clean(g.B), g.Same, report.Plural(g.N, "draft"), kappa)
	}
	verdicts := review.Judge(drafts, reviews)
	text, n, err := review.EncodeTasks(verdicts)
	if err != nil {
		return err
	}
	few, unclear := 0, 0
	for _, v := range verdicts {
		count := 0
		for _, by := range v.Votes {
			count += len(by)
		}
		switch {
		case count < 2:
			few++
		case v.Agreed == review.Unclear:
			unclear++
		case v.Agreed == "":
			fmt.Fprintf(env.Out, "  %s: %s\n", report.Clean(v.Draft.ID), report.Clean(describeVotes(v)))
		}
	}
	fmt.Fprintf(env.Out, "%d of %s confirmed, %d with different choices, %d unclear, %d with fewer than two reviews\n",
		n, report.Plural(len(drafts), "draft"), len(drafts)-n-unclear-few, unclear, few)
	if n == 0 {
		return cmdenv.UsageErrorf("no draft is confirmed: two people review it first: assay review %s --by NAME", cmdenv.QuoteWord(dir))
	}
	name := filepath.Join(dir, filepath.FromSlash(review.Confirmed))
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return err
	}
	if err := atomicfile.WriteFile(name, text, 0o666); err != nil {
		return fmt.Errorf("write the tasks: %w", err)
	}
	_, err = fmt.Fprintf(env.Out, "wrote %s\n", name)
	return err
}

func describeVotes(v review.Verdict) string {
	var parts []string
	for _, choice := range cmdenv.SortedKeys(v.Votes) {
		parts = append(parts, choice+" ("+strings.Join(v.Votes[choice], ", ")+")")
	}
	return cmp.Or(strings.Join(parts, " or "), "nobody")
}
