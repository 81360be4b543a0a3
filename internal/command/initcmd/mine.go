package initcmd

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/assay-eval/assay/internal/code"
	"github.com/assay-eval/assay/internal/code/mine"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/review"
	"github.com/assay-eval/assay/internal/workspace"
)

// mineSuite writes a suite of decisions that it finds in the history of a repository.
func mineSuite(ctx context.Context, loader *suiteload.Loader, f *initFlags, dir string) error {
	env := loader.Env
	if err := suiteload.CheckVacant(filepath.Clean(dir)); err != nil {
		return err
	}
	if f.drafts < 1 {
		return cmdenv.UsageErrorf("--drafts %d: look for at least one decision", f.drafts)
	}
	repo, err := filepath.Abs(f.fromRepo)
	if err != nil {
		return err
	}
	git := func(ctx context.Context, args ...string) ([]byte, error) {
		return workspace.RunGit(ctx, repo, "", args...)
	}
	head, err := git(ctx, "rev-parse", "--verify", "HEAD^{commit}")
	if err != nil {
		return cmdenv.UsageErrorf("--from-repo %s: %w", f.fromRepo, err)
	}
	src, err := workspace.ReadCommit(ctx, repo, strings.TrimSpace(string(head)))
	if err != nil {
		return cmdenv.UsageErrorf("--from-repo %s: %w", f.fromRepo, err)
	}
	index, err := code.Scan(ctx, src.Files)
	if err != nil {
		return fmt.Errorf("--from-repo %s: %w", f.fromRepo, err)
	}
	found, err := mine.Find(ctx, mine.Repository{Git: git, Commit: src.Commit, Files: src.Files, Index: index}, f.drafts)
	if err != nil {
		return fmt.Errorf("--from-repo %s: %w", f.fromRepo, err)
	}
	if len(found) == 0 {
		return cmdenv.UsageErrorf("--from-repo %s: it has no decision record, and none of its last 5,000 commit messages states a rule about code that is still there", f.fromRepo)
	}
	files, err := minedFiles(loader, repo, src.Commit, dir, found)
	if err != nil {
		return err
	}
	fmt.Fprintf(env.Out, "%s and %s in %s; %s\n", report.Plural(len(index.Files()), "source file"), report.Plural(len(index.Symbols()), "symbol"), report.Clean(f.fromRepo), report.Plural(len(found), "decision"))
	if dir, err = suiteload.WriteSuite(env, dir, files); err != nil {
		return err
	}
	_, err = fmt.Fprintf(env.Out, "  assay review %s             two people choose the symbol of each decision\n  assay review %[1]s --accept    make tasks of those on which they agree\n  assay validate %[1]s\n", cmdenv.QuoteWord(dir))
	return err
}

func minedFiles(loader *suiteload.Loader, repo, commit, dir string, found []mine.Decision) (map[string][]byte, error) {
	name, err := suiteName(dir)
	if err != nil {
		return nil, err
	}
	abs, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	if rel, err := filepath.Rel(abs, repo); err == nil {
		repo = filepath.ToSlash(rel)
	}
	drafts := make([]review.Draft, len(found))
	for i, d := range found {
		drafts[i] = review.Draft{ID: d.ID, Title: d.Title, Date: d.Date.UTC().Format("2006-01-02"), Source: d.Source, Text: d.Text}
		for _, c := range d.Candidates {
			drafts[i].Candidates = append(drafts[i].Candidates, review.Candidate{File: c.File, Symbol: c.Symbol, Line: c.Line, Last: c.EndLine, Why: c.Why})
		}
	}
	list, err := review.Drafts{Version: 1, Repo: repo, Commit: commit, Drafts: drafts}.Encode()
	if err != nil {
		return nil, err
	}
	folder := cmdenv.QuoteWord(filepath.Clean(dir))
	files := map[string][]byte{
		"suite.yaml":     []byte(strings.NewReplacer("NAME", name, "FOLDER", folder, "REPO", fmt.Sprintf("%q", repo), "COMMIT", commit).Replace(minedText)),
		review.File:      list,
		review.Confirmed: review.EncodeUnconfirmed(folder),
	}
	for _, name := range []string{"skill.md", "prompts/task.md"} {
		base, err := CopyFiles(loader.Suites["bind-recall"])
		if err != nil {
			return nil, err
		}
		files[name] = base[name]
	}
	return files, addSchema(loader, files)
}

const minedText = `# yaml-language-server: $schema=./suite.schema.json
# Given a decision about a code base's behaviour, does an agent bind it to the one right
# symbol, and does it abort when the evidence is weak? The decisions come from the history
# of a repository, and people have confirmed their symbols: assay review FOLDER
version: 1
name: NAME

tasks: [tasks/*.yaml]
prompt: prompts/task.md
workspace: {repo: REPO, ref: COMMIT, git: false}   # no history: it holds the answers
tools:
  - binding: {}

agents:
  # assay run FOLDER --agent openai:MODEL asks another one
  haiku: {kind: model, provider: anthropic, model: claude-haiku-4-5, max_turns: 12, max_tokens: 2048, tool_result_max: 16384}

scenarios:
  skill: {system: skill.md}

graders:
  binding: {kind: binding, match: strict}

trials: 1
seed: 1
budget: {usd: 5}

gates:
  mode: warn
  rules:
    - {name: finds the symbol, metric: binding.recall, min: 0.80}
    - {name: is right when it binds, metric: binding.precision, min: 0.85}
    - {name: does not give up too often, metric: binding.abort_wrong_rate, max: 0.30}
`
