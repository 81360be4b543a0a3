package serve

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing/fstest"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/code"
)

// Store keeps decisions and finds the ones that a piece of work should heed. It
// lives in memory and is safe for concurrent use.
//
// It finds words, their English stems and beginnings, and knows no synonyms. All
// that it knows of a task comes from its callers.
type Store struct {
	mu        sync.Mutex
	threshold float64
	all       []*kept // in the order of the index's rows
	byID      map[string]*kept
	files     map[string]File
	imports   map[string][]string // resolved
	index     *index
	steps     int
}

// kept is a decision with what became of it.
type kept struct {
	Decision
	by     string // what superseded it
	events []Event
}

// Event is something that happened to a decision.
type Event struct {
	N      int    `json:"n" jsonschema:"counts all events of the store from 1"`
	What   string `json:"what" jsonschema:"recorded, bound, superseded or supersedes"`
	Detail string `json:"detail,omitempty"`
}

// DefaultThreshold is the share of a topic that a decision must say to be
// brought up by preflight for its words alone.
const DefaultThreshold = 0.33

// maxDecisions is how many decisions a store takes.
const maxDecisions = 100_000

// OpenStore makes a store. Where a seeded decision is bound to a symbol of a
// file whose text or symbols the seed tells, the symbol must be there.
func OpenStore(seed Seed) (*Store, error) {
	s := &Store{threshold: cmp.Or(seed.Threshold, DefaultThreshold), byID: map[string]*kept{}, files: maps.Clone(seed.Files)}
	if s.files == nil {
		s.files = map[string]File{}
	}
	decisions := slices.SortedFunc(slices.Values(seed.Decisions), func(a, b Decision) int { return strings.Compare(a.ID, b.ID) })
	for _, d := range decisions {
		for _, b := range d.Bind {
			f, told := s.files[b.File]
			if told && b.Symbol != "" && !mayHaveSymbol(f, b.Symbol) {
				return nil, fmt.Errorf("%s: decision %s is bound to %s of %s, which is not there: correct the symbol or the file", cmp.Or(d.at, "seed"), d.ID, b.Symbol, b.File)
			}
			s.files[b.File] = f
		}
	}
	s.imports = resolveImports(s.files)
	s.index = newIndex(column{doc: 2}, column{doc: 1}, column{doc: 1}) // title, description, feature
	if err := s.addDecisions(decisions...); err != nil {
		return nil, err
	}
	return s, nil
}

// mayHaveSymbol reports whether a file may have a symbol; a file with neither
// text nor symbols may have any.
func mayHaveSymbol(f File, symbol string) bool {
	last := symbol[strings.LastIndexByte(symbol, '.')+1:]
	switch {
	case f.Symbols != nil:
		_, ok := symbolIn(f.Symbols, symbol)
		return ok
	case f.Text != "":
		return hasIdentifier(f.Text, last)
	}
	return true
}

// addDecisions keeps decisions; their ids are new.
func (s *Store) addDecisions(list ...Decision) error {
	for _, d := range list {
		if s.byID[d.ID] != nil {
			return fmt.Errorf("decision %q is there twice", d.ID)
		}
		k := &kept{Decision: d}
		s.index.addRow(len(s.all), d.Title, d.Description, d.Feature)
		s.byID[d.ID], s.all = k, append(s.all, k)
		s.addHistory(k, "recorded", d.Status)
		for _, b := range d.Bind {
			s.addHistory(k, "bound", b.String())
		}
	}
	return nil
}

func (s *Store) addHistory(k *kept, what, detail string) {
	s.steps++
	k.events = append(k.events, Event{s.steps, what, detail})
}

// String names the code: "app/cache.py Cache.get 10-20".
func (b Binding) String() string {
	out := b.File
	if b.Symbol != "" {
		out += " " + b.Symbol
	}
	if b.Start > 0 {
		out += fmt.Sprintf(" %d-%d", b.Start, b.End)
	}
	return out
}

// Why a decision is brought up.
const (
	viaFile   = "file"   // it is bound to a given file
	viaImport = "import" // it is bound to a file that a given file imports
	viaTopic  = "topic"  // it says enough of the topic
)

// Why nothing is.
const (
	silentEmpty     = "empty"           // neither a topic nor a file was given
	silentNone      = "no_match"        // nothing has a word of the topic
	silentThreshold = "below_threshold" // what has is not enough
)

type relevant struct {
	*kept
	via   string
	at    Binding // its binding, in the given file if that is why
	score float64
}

// What being bound to a file, or to one that it imports, adds to a score.
const (
	boundBonus  = 0.5
	importBonus = 0.25
)

// findRelevant finds the decisions that work on a topic and files should heed,
// best first: decisions bound to the files or to their imports (one hop), and
// decisions that cover at least the threshold of the topic. Superseded ones are
// left out. Without any it says why.
func (s *Store) findRelevant(topic string, files []string) (list []relevant, silence string) {
	said, words := s.topicCoverage(topic)
	direct, hop := map[string]bool{}, map[string]bool{}
	for _, f := range files {
		if f = cleanPath(f); f != "" {
			direct[f] = true
		}
	}
	for f := range direct {
		for _, to := range s.imports[f] {
			hop[to] = true
		}
	}
	for i, k := range s.all {
		if k.Status == Superseded {
			continue
		}
		r := relevant{kept: k, score: said[i]}
		if len(k.Bind) > 0 {
			r.at = k.Bind[0]
		}
		if b, ok := k.boundTo(direct); ok {
			r.via, r.at, r.score = viaFile, b, r.score+boundBonus
		} else if b, ok := k.boundTo(hop); ok {
			r.via, r.at, r.score = viaImport, b, r.score+importBonus
		} else if said[i] > 0 && said[i] >= s.threshold {
			r.via = viaTopic
		} else {
			continue
		}
		r.score = min(1, r.score)
		list = append(list, r)
	}
	slices.SortStableFunc(list, func(a, b relevant) int {
		return cmp.Or(cmp.Compare(round4(b.score), round4(a.score)), strings.Compare(a.ID, b.ID))
	})
	switch {
	case len(list) > 0:
	case words == 0 && len(direct) == 0:
		silence = silentEmpty
	case len(said) > 0:
		silence = silentThreshold
	default:
		silence = silentNone
	}
	return list, silence
}

func (k *kept) boundTo(files map[string]bool) (Binding, bool) {
	for _, b := range k.Bind {
		if files[b.File] {
			return b, true
		}
	}
	return Binding{}, false
}

// errand are words for the kind of work, not for its subject.
var errand = wordSet(`add adding adds change changes changing code feature fix fixing fixes implement implementing improve new refactor remove
	removing support task update updating work write`)

// shortestPrefix is how many letters a word needs to count as the beginning of
// another; such a match counts half.
const shortestPrefix = 5

// topicCoverage returns, by row, the share of a topic that each decision
// covers: the weight of the words that it has over the weight of all words. A
// word weighs ln(1 + (N − n + ½)/(n + ½)), as in BM25 (Robertson & Spärck Jones
// 1976, in the form that is never negative), where n of N decisions have it: a
// word that none has weighs most. It also returns how many words the topic has.
func (s *Store) topicCoverage(topic string) (map[int]float64, int) {
	all := findWords(topic)
	meant := slices.DeleteFunc(slices.Clone(all), func(w word) bool { return stop[w.whole] || errand[w.whole] })
	if len(meant) == 0 {
		meant = all
	}
	said, total, seen := map[int]float64{}, 0.0, map[string]bool{}
	for _, w := range meant {
		key := strings.Join(w.indexTerms(), " ")
		if seen[key] || len(seen) == maxTerms {
			continue
		}
		seen[key] = true
		have := s.index.rowsOfWord(w)
		weight := rarity(len(have), len(s.all))
		total += weight
		for row := range have {
			said[row] += weight
		}
		if w.run != nil || utf8.RuneCountInString(w.whole) < shortestPrefix {
			continue
		}
		for _, row := range s.index.rowsAt(s.index.prefixPlaces(stemWord(foldWord(w.whole)))) {
			if !have[row] {
				said[row] += weight / 2
			}
		}
	}
	for row := range said {
		said[row] /= total
	}
	return said, len(seen)
}

// rowsOfWord returns the rows that contain a word. An identifier matches as a whole or
// if a row contains all of its words.
func (x *index) rowsOfWord(w word) map[int]bool {
	have := map[int]bool{}
	if w.run != nil {
		for _, row := range x.rowsAt(x.phrasePlaces(w.run)) {
			have[row] = true
		}
		return have
	}
	times := map[int]int{}
	for _, p := range w.parts {
		for _, row := range x.rowsAt(x.phrasePlaces([]string{p})) {
			times[row]++
			have[row] = times[row] == len(w.parts)
		}
	}
	for _, row := range x.rowsAt(x.phrasePlaces([]string{w.whole})) {
		have[row] = true
	}
	maps.DeleteFunc(have, func(_ int, all bool) bool { return !all })
	return have
}

// Rejection is an error with the reason why the store rejected a call.
type Rejection struct {
	Code    string   `json:"code"`
	Message string   `json:"message"`
	Fields  []string `json:"fields,omitempty" jsonschema:"that are missing or wrong"`
}

func (r *Rejection) Error() string { return r.Code + ": " + r.Message }

// The codes of rejections.
const (
	codeMissing    = "missing_fields"
	codeUnknown    = "unknown_decision_id"
	codeNoFile     = "file_not_found"
	codeNoSymbol   = "symbol_not_found"
	codeSpan       = "span_mismatch"
	codeBadValue   = "invalid_value"
	codeSuperseded = "already_superseded"
)

func reject(code string, fields []string, format string, args ...any) error {
	return &Rejection{code, fmt.Sprintf(format, args...), fields}
}

// rejectMissing rejects empty fields; pairs are name and value.
func rejectMissing(pairs ...string) error {
	var lacking []string
	for i := 0; i+1 < len(pairs); i += 2 {
		if strings.TrimSpace(pairs[i+1]) == "" {
			lacking = append(lacking, pairs[i])
		}
	}
	if lacking == nil {
		return nil
	}
	return reject(codeMissing, lacking, "missing: %s", strings.Join(lacking, ", "))
}

func (s *Store) recordDecision(d Decision) (string, error) {
	if err := rejectMissing("title", d.Title, "description", d.Description); err != nil {
		return "", err
	}
	d.Title, d.Description, d.Feature = strings.TrimSpace(d.Title), strings.TrimSpace(d.Description), strings.TrimSpace(d.Feature)
	switch d.Status = cmp.Or(d.Status, Ungrounded); {
	case !slices.Contains([]string{Proposed, Ratified, Ungrounded}, d.Status):
		return "", reject(codeBadValue, []string{"status"}, "status %q: use %s, %s or %s", clipInput(d.Status), Proposed, Ratified, Ungrounded)
	case len(d.Title) > maxTitle || len(d.Description) > maxDescription || len(d.Feature) > 100:
		return "", reject(codeBadValue, nil, "too long: a title has at most %d bytes, a description %d, a feature 100", maxTitle, maxDescription)
	case len(s.all) >= maxDecisions:
		return "", reject(codeBadValue, nil, "the store is full: it keeps %d decisions", maxDecisions)
	}
	base := cmp.Or(makeID(d.Title), "decision")
	d.ID = base
	for n := 2; s.byID[d.ID] != nil; n++ {
		d.ID = fmt.Sprintf("%s-%d", base, n)
	}
	return d.ID, s.addDecisions(d)
}

func (s *Store) findDecision(id string) (*kept, error) {
	if k := s.byID[id]; k != nil {
		return k, nil
	}
	return nil, reject(codeUnknown, nil, "there is no decision %q", clipInput(id))
}

// bindDecision binds a decision to code, once that is found to be there.
// Verified is false if of the file only its name is known.
func (s *Store) bindDecision(ctx context.Context, id string, b Binding) (bound Binding, verified bool, err error) {
	if err := rejectMissing("decision_id", id, "file_path", b.File, "symbol_name", b.Symbol); err != nil {
		return b, false, err
	}
	k, err := s.findDecision(id)
	if err != nil {
		return b, false, err
	}
	b.End = cmp.Or(b.End, b.Start)
	b.Start = cmp.Or(b.Start, b.End)
	if b.Start < 0 || b.End < b.Start {
		return b, false, reject(codeBadValue, []string{"start_line", "end_line"}, "lines %d to %d: they count from 1, and the first is not after the last", b.Start, b.End)
	}
	given := b.File
	b.File = cleanPath(b.File)
	f, ok := s.files[b.File]
	if !ok {
		return b, false, reject(codeNoFile, nil, "there is no file %q", clipInput(given))
	}
	spans, verified, err := symbolSpans(ctx, b.File, f, b.Symbol)
	switch {
	case err != nil:
		return b, false, err
	case verified && len(spans) == 0:
		return b, false, reject(codeNoSymbol, nil, "%s has no symbol %q", b.File, clipInput(b.Symbol))
	case verified && b.Start > 0 && !touchesSpan(spans, b):
		return b, false, reject(codeSpan, nil, "span mismatch: %s of %s is in lines %s, not in %d-%d", b.Symbol, b.File, spansInWords(spans), b.Start, b.End)
	case verified && b.Start == 0 && spans[0][0] > 0:
		b.Start, b.End = spans[0][0], spans[0][1]
	}
	if !slices.Contains(k.Bind, b) {
		k.Bind = append(k.Bind, b)
		if k.Status == Ungrounded {
			k.Status = Ratified
		}
		s.addHistory(k, "bound", b.String())
	}
	return b, verified, nil
}

// touchesSpan reports whether given lines touch a span; an unknown span (0, 0)
// is touched by all.
func touchesSpan(spans [][2]int, b Binding) bool {
	return slices.ContainsFunc(spans, func(s [2]int) bool { return s[0] == 0 || b.Start <= s[1] && s[0] <= b.End })
}

func spansInWords(spans [][2]int) string {
	var out []string
	for _, s := range spans {
		out = append(out, fmt.Sprintf("%d-%d", s[0], s[1]))
	}
	return strings.Join(out, ", ")
}

// symbolSpans finds the lines of a symbol of a file; none if it is not there,
// verified false if that cannot be told.
func symbolSpans(ctx context.Context, name string, f File, symbol string) (spans [][2]int, verified bool, err error) {
	switch {
	case f.Symbols != nil:
		if span, ok := symbolIn(f.Symbols, symbol); ok {
			spans = append(spans, span)
		}
		return spans, true, nil
	case f.Text == "":
		return nil, false, nil
	case code.LanguageOf(name) == "":
		if hasIdentifier(f.Text, symbol[strings.LastIndexByte(symbol, '.')+1:]) {
			spans = append(spans, [2]int{})
		}
		return spans, true, nil
	}
	x, err := code.Scan(ctx, fstest.MapFS{name: &fstest.MapFile{Data: []byte(f.Text)}})
	if err != nil {
		return nil, false, fmt.Errorf("read the symbols of %s: %w", name, err)
	}
	for _, sym := range x.Resolve(name, symbol) {
		spans = append(spans, [2]int{sym.Line, sym.EndLine})
	}
	// What could not be read might have declared it.
	return spans, len(spans) > 0 || len(x.GapsIn(name)) == 0, nil
}

// symbolIn finds a symbol by its name or the last parts of it.
func symbolIn(symbols map[string][2]int, name string) ([2]int, bool) {
	if span, ok := symbols[name]; ok {
		return span, true
	}
	for _, have := range slices.Sorted(maps.Keys(symbols)) {
		if strings.HasSuffix(have, "."+name) {
			return symbols[have], true
		}
	}
	return [2]int{}, false
}

func (s *Store) supersedeDecision(id, by string) error {
	if err := rejectMissing("id", id, "by", by); err != nil {
		return err
	}
	old, err := s.findDecision(id)
	if err != nil {
		return err
	}
	next, err := s.findDecision(by)
	if err != nil {
		return err
	}
	switch {
	case old == next:
		return reject(codeBadValue, nil, "a decision cannot supersede itself")
	case old.Status == Superseded:
		return reject(codeSuperseded, nil, "decision %s is superseded already%s", id, bySuffix(old.by))
	case next.Status == Superseded:
		return reject(codeSuperseded, nil, "decision %s is itself superseded%s", by, bySuffix(next.by))
	}
	old.Status, old.by = Superseded, by
	s.addHistory(old, "superseded", by)
	s.addHistory(next, "supersedes", id)
	return nil
}

func bySuffix(by string) string {
	if by == "" {
		return ""
	}
	return " by " + by
}
