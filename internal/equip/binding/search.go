package binding

import (
	"context"
	"encoding/json"
	"fmt"
	"path"
	"regexp"
	"strings"

	"github.com/assay-eval/assay/internal/equip"
)

const (
	defaultHits = 100
	maxHits     = 1000
	maxContext  = 20
)

// searcher is search.
type searcher struct{ sources }

func (s *searcher) Spec() equip.Spec {
	return equip.Spec{
		Name: Search,
		Description: fmt.Sprintf("Finds the lines of the source files that match a regular expression (RE2 syntax), and lists them as path:line: text, lines around them as path-line- text. "+
			"Without a pattern it lists the files that match the glob. Returns at most %d bytes and says how many matches were left out.", s.limit),
		Schema: compactSchema(fmt.Sprintf(`{"type": "object", "properties": {
			"pattern": {"type": "string", "description": "regular expression that part of a line must match; (?i) at its beginning ignores letter case"},
			"glob": {"type": "string", "description": "only files whose path matches, such as *.py (in every folder), src/**/*.ts or src/core"},
			"context": {"type": "integer", "minimum": 0, "maximum": %d, "description": "lines to show before and after each match; default 0"},
			"max_results": {"type": "integer", "minimum": 1, "maximum": %d, "description": "most matches; default %d"}}}`, maxContext, maxHits, defaultHits)),
		ReadOnly: true,
	}
}

func (s *searcher) Call(ctx context.Context, args json.RawMessage) (equip.Result, error) {
	var pattern, glob string
	around, most := 0, defaultHits
	if problem := parseArguments(Search, `{"pattern": "…", "glob": "…"}`, args, field{"pattern", &pattern, "a string"}, field{"glob", &glob, "a string"},
		field{"context", &around, aNumber}, field{"max_results", &most, aNumber}); problem != "" {
		return failedResult("%s", problem), nil
	}
	if pattern == "" && strings.TrimSpace(glob) == "" {
		return failedResult("%s takes a pattern, a glob or both", Search), nil
	}
	re, err := regexp.Compile(pattern)
	inText := re // matches a text with a line that re matches
	if err == nil {
		inText, err = regexp.Compile("(?m:" + pattern + ")")
	}
	if err != nil {
		return failedResult("the pattern is no regular expression of RE2: %v; write \\ before a character that stands for itself", equip.ClipHostile(err.Error())), nil
	}
	matches, problem := compileGlob(glob)
	if problem != "" {
		return failedResult("%s", problem), nil
	}
	around, most = max(0, min(around, maxContext)), max(1, min(most, maxHits))
	out := &hits{limit: s.limit - 200, most: most}
	for _, file := range s.index.Files() {
		if !matches(file) {
			continue
		}
		if ctx.Err() != nil {
			break
		}
		if pattern == "" {
			out.files++
			out.add(file+"\n", 1)
			continue
		}
		s.searchFile(out, re, inText, file, around)
	}
	return equip.Result{Text: out.text(pattern != "")}, nil
}

// searchFile adds the matches in one file.
func (s *searcher) searchFile(out *hits, re, inText *regexp.Regexp, file string, around int) {
	text, err := s.readText(file)
	if err != nil {
		return
	}
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if s := re.String(); !strings.Contains(s, `\A`) && !strings.Contains(s, `\z`) && !inText.MatchString(text) {
		return // as in most files
	}
	lines := splitLines(text)
	shown, found := 0, false
	for i, line := range lines {
		if !re.MatchString(line) {
			continue
		}
		if !found {
			found = true
			out.files++
		}
		var b strings.Builder
		from := max(i-around, shown)
		if around > 0 && shown > 0 && from > shown {
			b.WriteString("--\n")
		}
		for j := from; j <= min(i+around, len(lines)-1); j++ {
			mark := "-"
			if j == i || j > i && re.MatchString(lines[j]) {
				mark = ":"
			}
			fmt.Fprintf(&b, "%s%s%d%s %s\n", file, mark, j+1, mark, clipLine(lines[j]))
		}
		out.add(b.String(), 1)
		shown = max(shown, min(i+around+1, len(lines)))
	}
}

// hits are the results of a search, bounded in number and size.
type hits struct {
	b           strings.Builder
	limit, most int
	shown, more int
	files       int
}

func (h *hits) add(text string, n int) {
	if h.shown >= h.most || h.more > 0 || h.b.Len()+len(text) > h.limit && h.shown > 0 {
		h.more += n
		return
	}
	h.shown += n
	h.b.WriteString(text)
}

func (h *hits) text(matched bool) string {
	what := "files"
	if matched {
		what = "matches"
	}
	switch {
	case h.shown == 0:
		return "[no " + what + "]"
	case h.more > 0 && matched:
		fmt.Fprintf(&h.b, "[%d more matches; there are %d in %d files: narrow the pattern or the glob]", h.more, h.shown+h.more, h.files)
	case h.more > 0:
		fmt.Fprintf(&h.b, "[%d more files: narrow the glob]", h.more)
	}
	return strings.TrimSuffix(h.b.String(), "\n")
}

// compileGlob returns a function that reports whether a path matches glob: a pattern
// without a slash matches names in every folder, ** any folders, and a folder all
// files below it. An empty glob matches everything.
func compileGlob(glob string) (matches func(string) bool, problem string) {
	glob = Path(strings.TrimSpace(glob))
	if glob == "" || glob == "." {
		return func(string) bool { return true }, ""
	}
	var b strings.Builder
	b.WriteString("^")
	if !strings.Contains(glob, "/") {
		b.WriteString("(?:.*/)?")
	}
	alternatives := 0
	for i := 0; i < len(glob); i++ {
		switch rest := glob[i:]; {
		case strings.HasPrefix(rest, "**/"):
			b.WriteString("(?:.*/)?")
			i += 2
		case strings.HasPrefix(rest, "**"):
			b.WriteString(".*")
			i++
		case rest[0] == '*':
			b.WriteString("[^/]*")
		case rest[0] == '?':
			b.WriteString("[^/]")
		case rest[0] == '{':
			b.WriteString("(?:")
			alternatives++
		case rest[0] == '}' && alternatives > 0:
			b.WriteString(")")
			alternatives--
		case rest[0] == ',' && alternatives > 0:
			b.WriteString("|")
		case rest[0] == '[' && strings.Contains(rest, "]"):
			end := strings.IndexByte(rest, ']')
			b.WriteString(strings.Replace(rest[:end+1], "[!", "[^", 1))
			i += end
		default:
			b.WriteString(regexp.QuoteMeta(rest[:1]))
		}
	}
	b.WriteString("(?:/.*)?$")
	re, err := regexp.Compile(b.String())
	if err != nil {
		return nil, fmt.Sprintf("the glob %q cannot be read; a glob looks like *.py or src/**/*.ts", equip.ClipHostile(glob))
	}
	return func(file string) bool { return re.MatchString(file) || path.Clean(file) == glob }, ""
}
