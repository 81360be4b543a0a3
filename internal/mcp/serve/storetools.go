package serve

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

const storeInstructions = `Decisions that this team has taken. Call preflight with what you are about to do, and the files that you will touch, before you change code: it brings up the decisions to heed, or says that there are none. search looks for words among all decisions; history shows what was decided, by feature.`

// Server makes an MCP server of the store. Version is its own.
func (s *Store) Server(version string) *sdk.Server {
	srv := newServer("assay-decisions", version, storeInstructions)
	addReadTool(srv, "preflight", "Before work on code: bring up the decisions that it should heed. It stays silent (fired false) if none is relevant.", lockStore(s, s.answerPreflight))
	addReadTool(srv, "search", "Full-text search (BM25) over all decisions, superseded ones included.", lockStore(s, s.answerSearch))
	addReadTool(srv, "get", "Read one decision with its bindings and what happened to it.", lockStore(s, s.answerGet))
	addReadTool(srv, "list", "List decisions by id.", lockStore(s, s.answerList))
	addReadTool(srv, "history", "What was decided, grouped by feature: all of it, or that of one feature or file.", lockStore(s, s.answerHistory))
	addWriteTool(srv, "ingest", "Record a decision. Bind it to code afterwards.", lockStore(s, s.answerIngest))
	addWriteTool(srv, "bind", "Bind a decision to a symbol of a file. It is refused if the decision, the file or the symbol is not there, or the lines are not the symbol's.", lockStore(s, s.answerBind))
	addWriteTool(srv, "supersede", "Put one decision in the place of another, which preflight then leaves out.", lockStore(s, s.answerSupersede))
	return srv
}

func addWriteTool[In, Out any](s *sdk.Server, name, doc string, do handler[In, Out]) {
	addTool(s, &sdk.Tool{Name: name, Description: doc, Annotations: &sdk.ToolAnnotations{DestructiveHint: new(false), OpenWorldHint: new(false)}}, do)
}

func lockStore[In, Out any](s *Store, do handler[In, Out]) handler[In, Out] {
	return func(ctx context.Context, in In) (Out, string, error) {
		s.mu.Lock()
		defer s.mu.Unlock()
		return do(ctx, in)
	}
}

// Shown is a decision in an answer.
type Shown struct {
	ID          string  `json:"id"`
	Title       string  `json:"title"`
	Description string  `json:"description"`
	File        string  `json:"file" jsonschema:"that it is bound to; empty if to none"`
	Symbol      string  `json:"symbol"`
	Status      string  `json:"status" jsonschema:"proposed, ratified, ungrounded or superseded"`
	Score       float64 `json:"score"`
	Via         string  `json:"via,omitempty" jsonschema:"why it is here: file, import or topic"`
}

func (k *kept) newShown(at Binding, score float64, via string) Shown {
	return Shown{k.ID, k.Title, k.Description, at.File, at.Symbol, k.Status, round4(score), via}
}

func (k *kept) firstBinding() Binding {
	if len(k.Bind) == 0 {
		return Binding{}
	}
	return k.Bind[0]
}

func writeShown(b *strings.Builder, d Shown) {
	fmt.Fprintf(b, "- [%s] %s (%s)", d.Status, d.Title, d.ID)
	if d.File != "" {
		fmt.Fprintf(b, " at %s", strings.TrimSpace(d.File+" "+d.Symbol))
	}
	if d.Description != "" {
		fmt.Fprintf(b, "\n  %s", strings.ReplaceAll(d.Description, "\n", "\n  "))
	}
	b.WriteByte('\n')
}

type preflightIn struct {
	Topic     string   `json:"topic,omitempty" jsonschema:"what the work is about, in plain words"`
	FilePaths []string `json:"file_paths,omitempty" jsonschema:"files that it will touch"`
	Limit     int      `json:"limit,omitempty" jsonschema:"decisions to return, at most 100; 10 unless told"`
}

// PreflightResult is the structured answer of preflight.
type PreflightResult struct {
	Fired      bool    `json:"fired" jsonschema:"whether there is anything to heed"`
	Reason     string  `json:"reason" jsonschema:"fired: file, import and topic, joined by +; silent: empty, no_match or below_threshold"`
	Decisions  []Shown `json:"decisions"`
	Count      int     `json:"count" jsonschema:"decisions that are relevant, those over the limit included"`
	Pending    int     `json:"pending" jsonschema:"of them those that are only proposed"`
	Collisions int     `json:"collisions" jsonschema:"symbols that more than one of them is bound to"`
}

func (s *Store) answerPreflight(_ context.Context, in preflightIn) (PreflightResult, string, error) {
	list, silence := s.findRelevant(in.Topic, in.FilePaths)
	out := PreflightResult{Fired: len(list) > 0, Reason: silence, Decisions: []Shown{}, Count: len(list)}
	if !out.Fired {
		return out, "No decision that is on record is relevant to this.\n", nil
	}
	vias, symbols := map[string]bool{}, map[[2]string]map[string]bool{}
	for _, r := range list {
		vias[r.via] = true
		if r.Status == Proposed {
			out.Pending++
		}
		for _, b := range r.Bind {
			at := [2]string{b.File, b.Symbol}
			if b.Symbol == "" || symbols[at][r.ID] {
				continue
			}
			if symbols[at] == nil {
				symbols[at] = map[string]bool{}
			}
			if symbols[at][r.ID] = true; len(symbols[at]) == 2 {
				out.Collisions++
			}
		}
	}
	out.Reason = strings.Join(slices.Sorted(maps.Keys(vias)), "+") // such as "file+import"
	var b strings.Builder
	fmt.Fprintf(&b, "%s to heed:\n", pluralCount(len(list), "decision"))
	for _, r := range pageOf(list, 0, in.Limit, usualResults, mostResults) {
		d := r.newShown(r.at, r.score, r.via)
		out.Decisions = append(out.Decisions, d)
		writeShown(&b, d)
	}
	return out, b.String(), nil
}

func pluralCount(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

type searchIn struct {
	Query string `json:"query" jsonschema:"words to look for; any text will do"`
	Limit int    `json:"limit,omitempty" jsonschema:"decisions to return, at most 100; 10 unless told"`
}

// FoundDecisions is the structured answer of search.
type FoundDecisions struct {
	Results []Shown `json:"results"`
	Note    string  `json:"note,omitempty"`
}

func (s *Store) answerSearch(_ context.Context, in searchIn) (FoundDecisions, string, error) {
	out := FoundDecisions{Results: []Shown{}}
	var b strings.Builder
	limit := pageSize(in.Limit, usualResults, mostResults)
	q := parseQuery(in.Query)
	hits, how := s.index.search(q, limit)
	for _, h := range hits {
		k := s.all[h.doc]
		d := k.newShown(k.firstBinding(), h.score, "")
		out.Results = append(out.Results, d)
		writeShown(&b, d)
	}
	if out.Note = searchNote(q, how); out.Note != "" {
		fmt.Fprintln(&b, out.Note)
	}
	return out, b.String(), nil
}

type idIn struct {
	ID string `json:"id,omitempty" jsonschema:"of the decision"`
}

// Bound is a binding in an answer.
type Bound struct {
	File      string `json:"file"`
	Symbol    string `json:"symbol"`
	StartLine int    `json:"start_line,omitempty"`
	EndLine   int    `json:"end_line,omitempty"`
}

// DecisionResult is the structured answer of get.
type DecisionResult struct {
	ID           string     `json:"id"`
	Title        string     `json:"title"`
	Description  string     `json:"description"`
	Status       string     `json:"status"`
	Feature      string     `json:"feature,omitempty"`
	SupersededBy string     `json:"superseded_by,omitempty"`
	Bindings     []Bound    `json:"bindings"`
	Events       []Event    `json:"events"`
	Error        *Rejection `json:"error,omitempty"`
}

func asRejection(err error) *Rejection {
	r, _ := errors.AsType[*Rejection](err)
	return r
}

func (s *Store) answerGet(_ context.Context, in idIn) (DecisionResult, string, error) {
	out := DecisionResult{ID: in.ID, Bindings: []Bound{}, Events: []Event{}}
	err := rejectMissing("id", in.ID)
	k := s.byID[in.ID]
	if err == nil {
		k, err = s.findDecision(in.ID)
	}
	if err != nil {
		out.Error = asRejection(err)
		return out, "", err
	}
	out.Title, out.Description, out.Status, out.Feature, out.SupersededBy = k.Title, k.Description, k.Status, k.Feature, k.by
	out.Events = slices.Clone(k.events)
	var b strings.Builder
	writeShown(&b, k.newShown(Binding{}, 0, ""))
	for _, at := range k.Bind {
		out.Bindings = append(out.Bindings, Bound{at.File, at.Symbol, at.Start, at.End})
	}
	for _, e := range out.Events {
		fmt.Fprintf(&b, "  %d. %s\n", e.N, strings.TrimSpace(e.What+" "+e.Detail))
	}
	return out, b.String(), nil
}

type listIn struct {
	Status   string `json:"status,omitempty" jsonschema:"only those of this status"`
	FilePath string `json:"file_path,omitempty" jsonschema:"only those bound to this file"`
	Offset   int    `json:"offset,omitempty"`
	Limit    int    `json:"limit,omitempty" jsonschema:"decisions to return, at most 1000; 100 unless told"`
}

// Line is a decision in a list.
type Line struct {
	ID           string `json:"id"`
	Title        string `json:"title"`
	Status       string `json:"status"`
	File         string `json:"file"`
	Symbol       string `json:"symbol"`
	SupersededBy string `json:"superseded_by,omitempty"`
}

func (k *kept) listLine() Line {
	b := k.firstBinding()
	return Line{k.ID, k.Title, k.Status, b.File, b.Symbol, k.by}
}

// ListedDecisions is the structured answer of list.
type ListedDecisions struct {
	Decisions []Line `json:"decisions"`
	Total     int    `json:"total"`
}

// sortedDecisions returns the decisions that pass, by id.
func (s *Store) sortedDecisions(pass func(*kept) bool) []*kept {
	var out []*kept
	for _, k := range s.all {
		if pass(k) {
			out = append(out, k)
		}
	}
	slices.SortFunc(out, func(a, b *kept) int { return strings.Compare(a.ID, b.ID) })
	return out
}

// isAbout reports whether a decision is bound to a file; with no file, any is.
func (k *kept) isAbout(file string) bool {
	return file == "" || slices.ContainsFunc(k.Bind, func(b Binding) bool { return b.File == cleanPath(file) })
}

func (s *Store) answerList(_ context.Context, in listIn) (ListedDecisions, string, error) {
	all := s.sortedDecisions(func(k *kept) bool { return (in.Status == "" || k.Status == in.Status) && k.isAbout(in.FilePath) })
	out := ListedDecisions{Decisions: []Line{}, Total: len(all)}
	var b strings.Builder
	for _, k := range pageOf(all, in.Offset, in.Limit, usualList, mostList) {
		out.Decisions = append(out.Decisions, k.listLine())
		fmt.Fprintf(&b, "- [%s] %s (%s)\n", k.Status, k.Title, k.ID)
	}
	fmt.Fprintf(&b, "%d of %s\n", len(out.Decisions), pluralCount(out.Total, "decision"))
	return out, b.String(), nil
}

type historyIn struct {
	Feature  string `json:"feature,omitempty" jsonschema:"only this feature"`
	FilePath string `json:"file_path,omitempty" jsonschema:"only decisions bound to this file"`
	Offset   int    `json:"offset,omitempty" jsonschema:"features to skip"`
	Limit    int    `json:"limit,omitempty" jsonschema:"features to return, at most 1000; 100 unless told"`
}

// Feature is what was decided on one feature, in the order in which it was.
type Feature struct {
	Feature   string `json:"feature" jsonschema:"empty for decisions of none"`
	Decisions []Line `json:"decisions"`
}

// HistoryResult is the structured answer of history.
type HistoryResult struct {
	Features []Feature `json:"features"`
	Total    int       `json:"total" jsonschema:"features"`
}

func (s *Store) answerHistory(_ context.Context, in historyIn) (HistoryResult, string, error) {
	groups := map[string]int{}
	var all []Feature
	for _, k := range s.all {
		if !k.isAbout(in.FilePath) || in.Feature != "" && k.Feature != in.Feature {
			continue
		}
		i, ok := groups[k.Feature]
		if !ok {
			i = len(all)
			groups[k.Feature] = i
			all = append(all, Feature{Feature: k.Feature})
		}
		all[i].Decisions = append(all[i].Decisions, k.listLine())
	}
	slices.SortFunc(all, func(a, b Feature) int { return strings.Compare(a.Feature, b.Feature) })
	out := HistoryResult{Features: []Feature{}, Total: len(all)}
	var b strings.Builder
	for _, f := range pageOf(all, in.Offset, in.Limit, usualList, mostList) {
		out.Features = append(out.Features, f)
		fmt.Fprintf(&b, "%s\n", cmp.Or(f.Feature, "(no feature)"))
		for _, d := range f.Decisions {
			fmt.Fprintf(&b, "- [%s] %s (%s)\n", d.Status, d.Title, d.ID)
		}
	}
	fmt.Fprintf(&b, "%d of %s\n", len(out.Features), pluralCount(out.Total, "feature"))
	return out, b.String(), nil
}

// All fields of writing tools are optional in the schema: the store itself
// reports missing ones, as structured content.

type ingestIn struct {
	Title       string `json:"title,omitempty" jsonschema:"required: the decision in one sentence"`
	Description string `json:"description,omitempty" jsonschema:"required: what holds and why"`
	Status      string `json:"status,omitempty" jsonschema:"proposed, ratified or ungrounded; ungrounded unless told"`
	Feature     string `json:"feature,omitempty" jsonschema:"that it belongs to"`
}

// IngestResult is the structured answer of ingest.
type IngestResult struct {
	ID     string     `json:"id,omitempty"`
	Status string     `json:"status,omitempty"`
	Error  *Rejection `json:"error,omitempty"`
}

func (s *Store) answerIngest(_ context.Context, in ingestIn) (IngestResult, string, error) {
	id, err := s.recordDecision(Decision{Title: in.Title, Description: in.Description, Status: in.Status, Feature: in.Feature})
	if err != nil {
		return IngestResult{Error: asRejection(err)}, "", err
	}
	return IngestResult{ID: id, Status: s.byID[id].Status}, "Recorded as " + id + ".\n", nil
}

type bindIn struct {
	DecisionID string `json:"decision_id,omitempty" jsonschema:"required"`
	FilePath   string `json:"file_path,omitempty" jsonschema:"required: path inside the project"`
	SymbolName string `json:"symbol_name,omitempty" jsonschema:"required: such as Class.method"`
	StartLine  int    `json:"start_line,omitempty" jsonschema:"first line, from 1"`
	EndLine    int    `json:"end_line,omitempty" jsonschema:"last line, inclusive"`
}

// BindResult is the structured answer of bind.
type BindResult struct {
	Bound      bool       `json:"bound"`
	DecisionID string     `json:"decision_id,omitempty"`
	FilePath   string     `json:"file_path,omitempty"`
	SymbolName string     `json:"symbol_name,omitempty"`
	StartLine  int        `json:"start_line,omitempty"`
	EndLine    int        `json:"end_line,omitempty"`
	Verified   bool       `json:"verified" jsonschema:"the symbol was looked up; false if only the name of the file is known"`
	Status     string     `json:"status,omitempty" jsonschema:"of the decision, now"`
	Error      *Rejection `json:"error,omitempty"`
}

func (s *Store) answerBind(ctx context.Context, in bindIn) (BindResult, string, error) {
	b, verified, err := s.bindDecision(ctx, in.DecisionID, Binding{in.FilePath, in.SymbolName, in.StartLine, in.EndLine})
	out := BindResult{DecisionID: in.DecisionID, FilePath: b.File, SymbolName: b.Symbol, StartLine: b.Start, EndLine: b.End, Error: asRejection(err)}
	if err != nil {
		return out, "", err
	}
	out.Bound, out.Verified, out.Status = true, verified, s.byID[in.DecisionID].Status
	return out, "Bound " + in.DecisionID + " to " + b.String() + ".\n", nil
}

type supersedeIn struct {
	ID string `json:"id,omitempty" jsonschema:"required: the decision that no longer holds"`
	By string `json:"by,omitempty" jsonschema:"required: the one that holds in its place"`
}

// SupersedeResult is the structured answer of supersede.
type SupersedeResult struct {
	ID     string     `json:"id,omitempty"`
	Status string     `json:"status,omitempty"`
	By     string     `json:"by,omitempty"`
	Error  *Rejection `json:"error,omitempty"`
}

func (s *Store) answerSupersede(_ context.Context, in supersedeIn) (SupersedeResult, string, error) {
	if err := s.supersedeDecision(in.ID, in.By); err != nil {
		return SupersedeResult{ID: in.ID, Error: asRejection(err)}, "", err
	}
	return SupersedeResult{ID: in.ID, Status: Superseded, By: in.By}, in.By + " holds in the place of " + in.ID + ".\n", nil
}
