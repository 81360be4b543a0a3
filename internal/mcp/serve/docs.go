package serve

import (
	"cmp"
	"context"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/spelling"
)

// Docs is a documentation server: full-text search over documents, which it also
// lists and reads. It is safe for concurrent use.
type Docs struct {
	docs    []document
	byID    map[string]int
	dir     string  // of the files
	at      []place // by row of the index
	index   *index
	notices []string

	ready chan struct{} // closed when the index is complete
}

type place struct{ doc, section int }

// OpenDocs reads the files below dir in fsys; dir may be a file. Messages call
// dir called. The files are indexed in the background: the first search waits
// for that.
func OpenDocs(fsys fs.FS, dir, called string) (*Docs, error) {
	c, err := readCorpus(fsys, dir, called)
	if err != nil {
		return nil, err
	}
	d := &Docs{docs: c.docs, dir: dir, byID: make(map[string]int, len(c.docs)), notices: c.notices, ready: make(chan struct{})}
	for i, doc := range d.docs {
		d.byID[doc.id] = i
		for j := range doc.sections {
			d.at = append(d.at, place{i, j})
		}
	}
	// Words in headings have more weight than words in the text, more so for sections
	// than for documents, and words in the title have more weight than words in other
	// headings.
	d.index = newIndex(
		column{row: 0, doc: 3},   // title of the document
		column{row: 4, doc: 1.5}, // heading
		column{row: 1, doc: 0},   // enclosing headings
		column{row: 1, doc: 1},   // id of the document
		column{row: 1, doc: 1},   // text
	)
	go func() {
		defer close(d.ready)
		for i, at := range d.at {
			d.index.addRow(at.doc, d.indexRow(i)...)
		}
		d.index.words = nil
	}()
	return d, nil
}

// indexRow returns the columns of a section for the index. Title, id and front matter
// of a document belong to its first section only.
func (d *Docs) indexRow(i int) []string {
	at := d.at[i]
	doc := &d.docs[at.doc]
	s := doc.sections[at.section]
	title, heading, above, id, from := "", s.title, strings.TrimSuffix(s.path, s.title), "", s.from
	if above == "" && s.title != doc.title {
		above = doc.title
	}
	if at.section == 0 {
		title, id, from = doc.title, strings.TrimSuffix(doc.id, path.Ext(doc.id)), 0
		if s.level == 0 {
			heading, above = doc.title, ""
		}
	}
	return []string{title, heading, above, id, doc.text[from:s.own]}
}

// Notices returns which files were left out, and why.
func (d *Docs) Notices() []string { return d.notices }

const docsInstructions = `Documentation that can be searched. Call search with the words or identifiers that matter, then read with the id of a result (and its section, to read that part alone). Identifiers match the words that they are made of: NavigationStack finds "navigation stack" and the other way round.`

// Limits of answers.
const (
	usualResults, mostResults = 10, 100
	usualRead, mostRead       = 20_000, 200_000
	usualList, mostList       = 100, 1000
	mostAlso                  = 5 // further sections of a document
)

// Server makes an MCP server of the documents. Version is its own.
func (d *Docs) Server(version string) *sdk.Server {
	s := newServer("assay-docs", version, docsInstructions)
	addReadTool(s, "search", "Full-text search (BM25) over the documentation: "+d.holdings()+" Each document is listed once, with its best section.", d.searchDocuments)
	addReadTool(s, "read", "Read a document, or one section of it with what stands below its heading.", d.readDocument)
	addReadTool(s, "list", "List the documents by id.", d.listDocuments)
	return s
}

// Limits of the description of a corpus.
const (
	mostFolders = 20
	mostAbout   = 400 // characters
)

// holdings returns how many documents there are and in which folders, those with the most
// documents first, and the first paragraph of README.md.
func (d *Docs) holdings() string {
	count := map[string]int{}
	for _, doc := range d.docs {
		if folder, _, ok := strings.Cut(strings.TrimPrefix(doc.id, d.dir+"/"), "/"); ok {
			count[folder]++
		}
	}
	folders := slices.SortedFunc(maps.Keys(count), func(a, b string) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), strings.Compare(a, b))
	})
	var names []string
	for _, f := range folders[:min(len(folders), mostFolders)] {
		names = append(names, fmt.Sprintf("%s (%d)", f, count[f]))
	}
	if n := len(folders) - len(names); n > 0 {
		names = append(names, fmt.Sprintf("%d more folders", n))
	}
	out := fmt.Sprintf("%d documents", len(d.docs))
	if len(d.docs) == 1 {
		out = "1 document"
	}
	if len(names) > 0 {
		out += ", among them " + strings.Join(names, ", ")
	}
	if about := d.about(); about != "" {
		return out + ". " + about
	}
	return out + "."
}

// about returns the first paragraph of README.md in one line, or "" without one.
func (d *Docs) about() string {
	i, ok := d.byID[path.Join(d.dir, "README.md")]
	if !ok {
		return ""
	}
	s := d.docs[i].sections[0]
	for paragraph := range strings.SplitSeq(d.docs[i].text[s.from:s.own], "\n\n") {
		if paragraph = strings.TrimSpace(paragraph); paragraph != "" && !strings.HasPrefix(paragraph, "#") {
			text := strings.Join(strings.Fields(stripMarkup(paragraph)), " ")
			return text[:runeOffset(text, mostAbout)]
		}
	}
	return ""
}

func newServer(name, version, instructions string) *sdk.Server {
	return sdk.NewServer(&sdk.Implementation{Name: name, Version: version},
		&sdk.ServerOptions{Instructions: instructions, Capabilities: &sdk.ServerCapabilities{Tools: &sdk.ToolCapabilities{}}})
}

// handler answers a call of a tool with structured content and text. A [Rejection] is
// returned to the caller as text, and also in out.
type handler[In, Out any] func(context.Context, In) (out Out, text string, err error)

func addReadTool[In, Out any](s *sdk.Server, name, doc string, do handler[In, Out]) {
	addTool(s, &sdk.Tool{Name: name, Description: doc, Annotations: &sdk.ToolAnnotations{ReadOnlyHint: true, IdempotentHint: true, OpenWorldHint: new(false)}}, do)
}

func addTool[In, Out any](s *sdk.Server, t *sdk.Tool, do handler[In, Out]) {
	sdk.AddTool(s, t, func(ctx context.Context, _ *sdk.CallToolRequest, in In) (*sdk.CallToolResult, Out, error) {
		out, text, err := do(ctx, in)
		rejected := asRejection(err)
		if err != nil && rejected == nil {
			return nil, out, err
		}
		if rejected != nil {
			text = rejected.Error()
		}
		return &sdk.CallToolResult{IsError: rejected != nil, Content: []sdk.Content{&sdk.TextContent{Text: text}}}, out, nil
	})
}

type searchDocs struct {
	Query string `json:"query" jsonschema:"words or identifiers to look for; any text will do"`
	Limit int    `json:"limit,omitempty" jsonschema:"documents to return, at most 100; 10 unless told"`
}

// Found is a document that search found.
type Found struct {
	ID      string   `json:"id" jsonschema:"of the document"`
	Title   string   `json:"title"`
	Section string   `json:"section" jsonschema:"its best section, to be read with the id; empty for the beginning"`
	Heading string   `json:"heading,omitempty" jsonschema:"of that section, with those above it"`
	Score   float64  `json:"score" jsonschema:"BM25; more is better"`
	Snippet string   `json:"snippet"`
	URL     string   `json:"url,omitempty"`
	Also    []string `json:"also,omitempty" jsonschema:"further sections that match"`
}

// SearchResult is the structured answer of search.
type SearchResult struct {
	Results []Found `json:"results"`
	Note    string  `json:"note,omitempty"`
}

func (d *Docs) searchDocuments(ctx context.Context, in searchDocs) (SearchResult, string, error) {
	q := parseQuery(in.Query)
	out := SearchResult{Results: []Found{}}
	select {
	case <-d.ready:
	case <-ctx.Done():
		return out, "", ctx.Err()
	}
	hits, how := d.index.search(q, pageSize(in.Limit, usualResults, mostResults))
	for _, h := range hits {
		out.Results = append(out.Results, d.newFound(h, q))
	}
	out.Note = searchNote(q, how)
	var b strings.Builder
	for i, r := range out.Results {
		fmt.Fprintf(&b, "%d. %s  %s", i+1, sectionRef(r.ID, r.Section), r.Title)
		if below := strings.TrimPrefix(r.Heading, r.Title+" > "); below != "" && below != r.Title {
			fmt.Fprintf(&b, ": %s", below)
		}
		fmt.Fprintf(&b, "\n   %s\n", r.Snippet)
	}
	if out.Note != "" {
		fmt.Fprintln(&b, out.Note)
	}
	return out, b.String(), nil
}

// searchNote says how a search went if that is not plain.
func searchNote(q query, how string) string {
	switch {
	case len(q.phrases) == 0:
		return "The query has no words in it."
	case how == byNone:
		return "Nothing matches. Try fewer or other words."
	case how == byPrefix:
		return "No word of the query is there; these match beginnings of its words."
	case q.dropped:
		return fmt.Sprintf("The query is long: only its first %d words were looked for.", maxTerms)
	}
	return ""
}

func (d *Docs) newFound(h hit, q query) Found {
	doc := &d.docs[d.at[h.rows[0]].doc]
	s := doc.sections[d.at[h.rows[0]].section]
	body := doc.text[s.from:s.own]
	if s.level > 0 { // the heading is said already
		if _, rest, ok := strings.Cut(body, "\n"); ok {
			body = rest
		}
	}
	out := Found{ID: doc.id, Title: doc.title, Section: s.anchor, Heading: s.path, Score: round4(h.score), Snippet: bestSnippet(body, q), URL: doc.url}
	for _, row := range h.rows[1:] {
		if a := doc.sections[d.at[row].section].anchor; a != "" && len(out.Also) < mostAlso {
			out.Also = append(out.Also, a)
		}
	}
	return out
}

func sectionRef(id, section string) string {
	if section == "" {
		return id
	}
	return id + "#" + section
}

type readDoc struct {
	ID      string `json:"id" jsonschema:"of the document; id#section names one section"`
	Section string `json:"section,omitempty" jsonschema:"read this section alone"`
	Offset  int    `json:"offset,omitempty" jsonschema:"characters to skip; next_offset of the answer before"`
	Limit   int    `json:"limit,omitempty" jsonschema:"characters to return, at most 200000; 20000 unless told"`
}

// ReadResult is the structured answer of read. Offsets count characters.
type ReadResult struct {
	ID         string `json:"id"`
	Title      string `json:"title"`
	Section    string `json:"section"`
	URL        string `json:"url,omitempty"`
	Text       string `json:"text"`
	Offset     int    `json:"offset"`
	Total      int    `json:"total" jsonschema:"characters of the document or section"`
	NextOffset int    `json:"next_offset,omitempty" jsonschema:"there is more from here"`
}

func (d *Docs) readDocument(_ context.Context, in readDoc) (ReadResult, string, error) {
	i, ok := d.byID[in.ID]
	if at := strings.LastIndexByte(in.ID, '#'); !ok && at >= 0 && in.Section == "" {
		in.Section = in.ID[at+1:]
		i, ok = d.byID[in.ID[:at]]
		in.ID = in.ID[:at]
	}
	if !ok {
		return ReadResult{}, "", fmt.Errorf("there is no document %q%s", clipInput(in.ID), d.suggestID(in.ID))
	}
	doc := &d.docs[i]
	from, end := 0, len(doc.text)
	if in.Section != "" {
		j := slices.IndexFunc(doc.sections, func(s section) bool { return s.anchor == in.Section })
		if j < 0 {
			return ReadResult{}, "", fmt.Errorf("document %s has no section %q; it has %s", doc.id, clipInput(in.Section), listAnchors(doc))
		}
		from, end = doc.sections[j].from, doc.sections[j].end
	}
	text, total := doc.text[from:end], utf8.RuneCountInString(doc.text[from:end])
	out := ReadResult{ID: doc.id, Title: doc.title, Section: in.Section, URL: doc.url, Total: total, Offset: min(max(in.Offset, 0), total)}
	limit := pageSize(in.Limit, usualRead, mostRead)
	start := runeOffset(text, out.Offset)
	stop := start + runeOffset(text[start:], limit)
	out.Text = text[start:stop]
	if stop < len(text) {
		out.NextOffset = out.Offset + limit
	}
	shown := out.Text
	if out.NextOffset > 0 {
		shown += fmt.Sprintf("\n\n[%d of %d characters; read on with offset %d]", limit, total, out.NextOffset)
	}
	return out, shown, nil
}

// runeOffset is the byte offset of the n-th character, or the length of s.
func runeOffset(s string, n int) int {
	for i := range s {
		if n == 0 {
			return i
		}
		n--
	}
	return len(s)
}

func clipInput(s string) string {
	const most = 80
	if len(s) <= most {
		return s
	}
	return strings.ToValidUTF8(s[:most], "") + "…"
}

func listAnchors(doc *document) string {
	var out []string
	for _, s := range doc.sections {
		if s.anchor != "" {
			out = append(out, s.anchor)
		}
	}
	if len(out) > 20 {
		out = append(out[:20], "…")
	}
	return cmp.Or(strings.Join(out, ", "), "none")
}

// suggestID suggests an id: the same file name in another folder, or one alike.
func (d *Docs) suggestID(id string) string {
	if len(id) > 200 || len(d.docs) > 5000 {
		return "; search or list gives ids"
	}
	var ids []string
	for _, doc := range d.docs {
		if strings.HasSuffix(doc.id, "/"+id) || strings.TrimSuffix(doc.id, ".md") == id {
			return fmt.Sprintf(", did you mean %q?", doc.id)
		}
		ids = append(ids, doc.id)
	}
	if best := spelling.Nearest(id, ids); best != "" {
		return fmt.Sprintf(", did you mean %q?", best)
	}
	return "; search or list gives ids"
}

type listDocs struct {
	Prefix string `json:"prefix,omitempty" jsonschema:"only ids that begin so, such as a folder"`
	Offset int    `json:"offset,omitempty" jsonschema:"documents to skip"`
	Limit  int    `json:"limit,omitempty" jsonschema:"documents to return, at most 1000; 100 unless told"`
}

// Listed is a document in a list.
type Listed struct {
	ID       string `json:"id"`
	Title    string `json:"title"`
	Sections int    `json:"sections"`
	Chars    int    `json:"chars"`
}

// ListResult is the structured answer of list.
type ListResult struct {
	Documents []Listed `json:"documents"`
	Total     int      `json:"total" jsonschema:"documents with that prefix"`
}

func (d *Docs) listDocuments(_ context.Context, in listDocs) (ListResult, string, error) {
	var all []*document
	for i := range d.docs {
		if strings.HasPrefix(d.docs[i].id, in.Prefix) {
			all = append(all, &d.docs[i])
		}
	}
	out := ListResult{Documents: []Listed{}, Total: len(all)}
	var b strings.Builder
	for _, doc := range pageOf(all, in.Offset, in.Limit, usualList, mostList) {
		out.Documents = append(out.Documents, Listed{doc.id, doc.title, len(doc.sections), utf8.RuneCountInString(doc.text)})
		fmt.Fprintf(&b, "%s  %s\n", doc.id, doc.title)
	}
	fmt.Fprintf(&b, "%d of %d documents\n", len(out.Documents), out.Total)
	return out, b.String(), nil
}
