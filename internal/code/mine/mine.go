// Package mine finds decisions in the history of a repository: architecture decision
// records, and commit messages that state how the code behaves. It proposes the symbols
// that carry each decision out, from what its commit changed and from words that text
// and code share. Its proposals are drafts: people confirm them.
package mine

import (
	"cmp"
	"context"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/code"
	"github.com/assay-eval/assay/internal/lazyregexp"
)

// Decision is a dated statement about the behaviour of a code base.
type Decision struct {
	ID     string // unique among the decisions of a repository
	Title  string
	Text   string
	Date   time.Time
	Source string // path of the record, or the commit
	// Candidates are the symbols that may carry the decision out, the likeliest first.
	Candidates []Candidate
}

// Candidate is a symbol of the newest revision.
type Candidate struct {
	File, Symbol  string
	Line, EndLine int
	Why           string // changed by the commit, same name, or shares words
}

func (c Candidate) String() string { return c.File + "#" + c.Symbol }

// Repository is what decisions are mined from.
type Repository struct {
	// Git runs git in the repository and returns its output.
	Git    func(ctx context.Context, args ...string) ([]byte, error)
	Commit string      // the revision whose symbols are proposed
	Files  fs.FS       // of that revision
	Index  *code.Index // of Files
}

// Limits of the search.
const (
	mostCommits    = 5000 // newest first
	mostFiles      = 8    // changed by one commit; more is no single decision
	mostCandidates = 6
	leastWords     = 12 // of a text that states a decision
)

// Find returns at most n decisions, oldest first. It prefers texts that state more about
// behaviour and do not name the symbol.
func Find(ctx context.Context, r Repository, n int) ([]Decision, error) {
	m := &miner{Repository: r, blamed: map[string][]string{}}
	records, err := m.readRecords(ctx)
	if err != nil {
		return nil, err
	}
	commits, err := m.readCommits(ctx)
	if err != nil {
		return nil, err
	}
	all := slices.Concat(records, commits)
	sortByScore(all)
	var found []scored
	for _, d := range all {
		if len(found) >= spare*n {
			break // blaming every file takes long
		}
		if err := m.propose(ctx, &d); err != nil {
			return nil, err
		}
		if len(d.Candidates) == 0 {
			continue
		}
		if namesSymbol(d.Text, d.Candidates[0]) {
			d.score -= 3
		}
		found = append(found, d)
	}
	sortByScore(found)
	found = found[:min(n, len(found))]
	slices.SortStableFunc(found, func(a, b scored) int {
		return cmp.Or(a.Date.Compare(b.Date), cmp.Compare(a.Source, b.Source))
	})
	return nameDecisions(found), nil
}

// spare is how many times more decisions are looked at than are wanted.
const spare = 3

// sortByScore puts the decisions that state the most first, of equals the newest.
func sortByScore(list []scored) {
	slices.SortStableFunc(list, func(a, b scored) int {
		return cmp.Or(cmp.Compare(b.score, a.score), b.Date.Compare(a.Date), cmp.Compare(a.Source, b.Source))
	})
}

// scored is a decision with how much it states about behaviour.
type scored struct {
	Decision
	score  int
	commit string // that made the decision
}

type miner struct {
	Repository
	blamed map[string][]string // the commit of each line, by file
}

// nameDecisions gives each decision an ID of the words of its title.
func nameDecisions(found []scored) []Decision {
	used := map[string]int{}
	out := make([]Decision, len(found))
	for i, d := range found {
		words := splitWords(d.Title)
		id := strings.Join(words[:min(6, len(words))], "-")
		id = cmp.Or(id, "decision")
		if used[id]++; used[id] > 1 {
			id = fmt.Sprintf("%s-%d", id, used[id])
		}
		d.ID = id
		out[i] = d.Decision
	}
	return out
}

// behaviour matches words with which people state rules.
var behaviour = lazyregexp.New(`(?i)\b(must|must not|never|always|only|no longer|instead of|rather than|unless|until|at most|at least|every|exactly|may not|cannot|should not|refuse[sd]?|reject(?:s|ed)?|ignore[sd]?|keep(?:s|t)?|first|before|after|when|if|default(?:s)?|limit(?:s|ed)?|retr(?:y|ies|ied)|expire[sd]?)\b`)

// countRules returns how many different words of rules a text has.
func countRules(text string) int {
	seen := map[string]bool{}
	for _, w := range behaviour.FindAllString(text, -1) {
		seen[strings.ToLower(w)] = true
	}
	return len(seen)
}

// leastRules is the least number of them in a text that states a decision.
const leastRules = 2

// chore matches the subjects of commits that decide nothing about behaviour.
var chore = lazyregexp.New(`(?i)^(merge|revert|bump|release|prepare|update (dependenc|deps|changelog|readme)|typo|fix typo|fmt|format|lint|wip|version|v?\d+\.\d+)|^(chore|docs?|style|test|tests|ci|build|deps|refactor|release)(\(.*\))?!?:`)

// trailer matches a line that is about the commit and not about the code.
var trailer = lazyregexp.New(`(?im)^([A-Z][A-Za-z]*(-[A-Za-z]+)+: .*|(fix(es|ed)?|close[sd]?|resolve[sd]?|refs?|see):? +#\d+.*|pr-url: .*|https?://\S+)$`)

// numbers matches references to issues.
var numbers = lazyregexp.New(` ?\(?#\d+\)?`)

// fieldEnd and recordEnd separate what git log prints. No message has them.
const (
	fieldEnd  = "\x1f"
	recordEnd = "\x1e"
)

// readCommits returns the commits whose messages state decisions.
func (m *miner) readCommits(ctx context.Context) ([]scored, error) {
	out, err := m.Git(ctx, "log", "--no-merges", fmt.Sprintf("--max-count=%d", mostCommits), "--format=%H%x1f%aI%x1f%s%x1f%b%x1e", m.Commit)
	if err != nil {
		return nil, fmt.Errorf("read the commits: %w", err)
	}
	var list []scored
	for record := range strings.SplitSeq(string(out), recordEnd) {
		fields := strings.Split(strings.TrimSpace(record), fieldEnd)
		if len(fields) != 4 || chore.MatchString(fields[2]) {
			continue
		}
		title := numbers.ReplaceAllString(fields[2], "")
		body := cleanMessage(title, fields[3])
		text := strings.TrimSpace(closeSentence(title) + "\n\n" + body)
		rules := countRules(body)
		if rules < leastRules || len(strings.Fields(body)) < leastWords {
			continue
		}
		date, err := time.Parse(time.RFC3339, fields[1])
		if err != nil {
			return nil, fmt.Errorf("read the date of commit %s: %w", fields[0], err)
		}
		list = append(list, scored{Decision{Title: title, Text: text, Date: date, Source: fields[0]}, rules, fields[0]})
	}
	return list, nil
}

// closeSentence returns a title with a full stop, unless it ends in a mark of its own.
func closeSentence(title string) string {
	if strings.ContainsAny(title[max(0, len(title)-1):], ".!?:") {
		return title
	}
	return title + "."
}

// squashed matches the lines of a squashed commit that name a commit of housekeeping.
var squashed = lazyregexp.New(`(?i)^([*-] +(\[pre-commit\.ci\].*|merge (branch|remote|pull|main|master)\b.*|` +
	`((add|address|appease|appl(y|ied)|fix|improve|more|re-?run|remove|run|some|tweak|update)(e?[ds]|ing)? +)?((a|another|few|for|from|more|some|the|unit) +)*` +
	`(black|bike ?shedding|changelog|ci|clean[- ]?ups?|coverage|doc(umentation|string)?s?|fixe?s?|flake8|format(ting|ter)?|gofmt|isort|lint(ing|er)?|markdown|mypy|nits?|pr|prettier|review( (comments?|feedback))?|ruff|rustfmt|spelling|tests?|typos?|whitespace|wip|[\w./-]+\.[a-z]{1,5})\W*)` +
	`|for more information, see https://pre-commit\.ci|-{3,})$`)

// cleanMessage returns the body of a message without trailers, code, lists of links and,
// if several commits were squashed, the title and what names housekeeping.
func cleanMessage(title, body string) string {
	body = strings.ReplaceAll(body, "\r\n", "\n")
	body = numbers.ReplaceAllString(trailer.ReplaceAllString(body, ""), "")
	var keep []string
	fenced := false
	for line := range strings.SplitSeq(body, "\n") {
		line = strings.TrimRight(line, " \t")
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			fenced = !fenced
			continue
		}
		isTitle := strings.EqualFold(strings.Trim(line, "*-. "), strings.Trim(title, ". ")) && line != ""
		isBlank := line == "" && (len(keep) == 0 || keep[len(keep)-1] == "")
		if !fenced && !strings.HasPrefix(line, "    ") && !strings.HasPrefix(line, "\t") && !isTitle && !isBlank && !squashed.MatchString(line) {
			keep = append(keep, line)
		}
	}
	return strings.TrimSpace(strings.Join(keep, "\n"))
}

// recordFolders are where architecture decision records are.
var recordFolders = lazyregexp.New(`(?i)(^|/)(adrs?|decisions?|decision-records?|architecture-decisions|rfcs?)/[^/]+\.md$`)

var (
	recordTitle  = lazyregexp.New(`(?m)^#\s+(?:(?:ADR|RFC)?[- ]?\d+[.:)]?\s*[-–:]?\s*)?(.+?)\s*$`)
	recordParts  = lazyregexp.New(`(?m)^##+\s+(.+?)\s*$`)
	recordIsVoid = lazyregexp.New(`(?i)\b(superseded|deprecated|rejected)\b`)
)

// readRecords returns the decision records of the newest revision that are in force.
func (m *miner) readRecords(ctx context.Context) ([]scored, error) {
	var list []scored
	err := fs.WalkDir(m.Files, ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !recordFolders.MatchString(p) {
			return err
		}
		b, err := fs.ReadFile(m.Files, p)
		if err != nil {
			return err
		}
		title, text, ok := parseRecord(string(b))
		if !ok {
			return nil
		}
		out, err := m.Git(ctx, "log", "--diff-filter=A", "--follow", "--max-count=1", "--format=%H %aI", m.Commit, "--", p)
		if err != nil {
			return fmt.Errorf("find the commit of %s: %w", p, err)
		}
		commit, day, _ := strings.Cut(strings.TrimSpace(string(out)), " ")
		date, err := time.Parse(time.RFC3339, day)
		if err != nil {
			return nil // no commit added it: a submodule's, or a shallow clone
		}
		list = append(list, scored{Decision{Title: title, Text: text, Date: date, Source: p}, countRules(text) + 2, commit})
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read decision records: %w", err)
	}
	return list, nil
}

// parseRecord returns the title and the decision of a record. It reports whether the text
// is a record that is in force.
func parseRecord(text string) (title, decision string, ok bool) {
	text = strings.ReplaceAll(text, "\r\n", "\n")
	m := recordTitle.FindStringSubmatch(text)
	if m == nil {
		return "", "", false
	}
	at := recordParts.FindAllStringSubmatchIndex(text, -1)
	for i, part := range at {
		name, end := strings.ToLower(text[part[2]:part[3]]), len(text)
		if i+1 < len(at) {
			end = at[i+1][0]
		}
		section := strings.TrimSpace(text[part[1]:end])
		switch {
		case name == "status" && recordIsVoid.MatchString(section):
			return "", "", false
		case strings.Contains(name, "decision") && !strings.Contains(name, "driver") && decision == "":
			decision = section
		}
	}
	return m[1], decision, len(strings.Fields(decision)) >= leastWords
}

// isSource reports whether a file is source code that the index reads, and no test.
func isSource(file string) bool {
	if code.LanguageOf(file) == "" {
		return false
	}
	base := path.Base(file)
	return !testPath.MatchString(file) && !strings.HasPrefix(base, "test_")
}

var testPath = lazyregexp.New(`(?i)(^|/)(tests?|testdata|spec|__tests__|fixtures|examples?|vendor|node_modules)/|[._-](test|spec)\.[a-z]+$|tests?\.swift$`)
