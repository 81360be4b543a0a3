// Package binding is the task tools of kind "binding": an agent reads a code base
// and names the one symbol that carries out a decision, or gives up.
//
//	tools:
//	  - binding: {}
//
// The agent is offered five tools, which serve repositories of any size:
//
//   - read_file returns numbered lines of one source file, page by page;
//   - search finds the lines that match a pattern, or lists files;
//   - list_symbols lists the symbols of a file;
//   - validate_symbols reports which names are symbols of the code base, and where;
//   - submit_binding hands in the answer, or an abort with its reason, and ends
//     the trial.
//
// The toolset "seed" has the three tools of the evaluation from which the suite
// bind-recall descends: validate_symbols, submit_binding, and a read_file that returns
// whole files up to max_read bytes.
//
// read_file takes only the paths of source files, which [Preamble] lists after the
// prompt. It is made from the workspace before the trial.
package binding

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/code"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
)

// KindName is the name of this kind in suite files.
const KindName = "binding"

// The names of the tools.
const (
	ReadFile        = "read_file"
	ValidateSymbols = "validate_symbols"
	SubmitBinding   = "submit_binding"
	Search          = "search"
	ListSymbols     = "list_symbols"
)

// The sets of tools.
const (
	fullSet = "full"
	seedSet = "seed"
)

const (
	seedTurns     = 8         // of a trial
	seedRead      = 256 << 10 // bytes that read_file of toolset seed returns
	defaultPage   = 16 << 10  // bytes that a call of the other tools that read returns
	maxCandidates = 100       // names that one call of validate_symbols may ask about
	maxMatches    = 200       // matches that one call of it returns
	maxNear       = 5         // paths that are suggested for one that does not exist
)

// Config is the settings of the tools.
type Config struct {
	Toolset string `json:"toolset,omitempty" key:"gen" enum:"full,seed" doc:"full (the default): read_file by pages, search, list_symbols, validate_symbols, submit_binding; seed: read_file of whole files, validate_symbols, submit_binding"`
	MaxRead int    `json:"max_read,omitempty" key:"gen" min:"1024" doc:"most bytes that one call of read_file, search or list_symbols returns; default 16384, of toolset seed 262144"`
}

func (c *Config) setDefaults() {
	c.Toolset = cmp.Or(c.Toolset, fullSet)
	most := defaultPage
	if c.Toolset == seedSet {
		most = seedRead
	}
	c.MaxRead = cmp.Or(c.MaxRead, most)
}

// Kind describes the tools to the suite loader.
func Kind() suite.Kind {
	return suite.Kind{
		Doc:      "read_file, search, list_symbols, validate_symbols and submit_binding over the workspace, for suites that bind decisions to symbols",
		New:      func() any { return new(Config) },
		Defaults: func(config any) { config.(*Config).setDefaults() },
		Check: func(_ any, s *suite.Suite) []suite.Problem {
			if s.Workspace.Fixture == "" && s.Workspace.Repo == "" {
				return []suite.Problem{{Text: "the binding tools need a workspace to read", Fix: "set workspace: {fixture: FOLDER} or {repo: PATH}"}}
			}
			return nil
		},
	}
}

// New makes the tools for a workspace and its index.
func New(c *Config, tree fs.FS, index *code.Index) equip.ToolSet {
	own := *c
	own.setDefaults()
	files := sources{tree: tree, index: index, limit: own.MaxRead}
	set := equip.ToolSet{Kind: KindName, Preamble: Preamble(&own, index.Files())}
	if own.Toolset == seedSet {
		set.Tools = []equip.Tool{&reader{files}, &validator{index}, submitter{}}
		set.TurnNote = func(turns, results int) string {
			if turns >= seedTurns { // the seed does not tell its turns
				return ""
			}
			return turnNote(turns, results)
		}
		return set
	}
	set.Tools = []equip.Tool{&pager{files}, &searcher{files}, &lister{files}, &validator{index}, submitter{}}
	set.TurnNote = turnNote
	return set
}

// turnNote tells an agent how often it may answer and, if a turn shows less than a page of
// a file, how much.
func turnNote(turns, results int) string {
	note := fmt.Sprintf("You have %d turns. A turn is one answer with all the tool calls in it; the last one must call %s.", turns, SubmitBinding)
	if results < defaultPage {
		note += fmt.Sprintf(" The results of one turn have %d bytes in all; the longest are cut.", results)
	}
	return note + "\n"
}

// Path returns p in the form of that list: slashes, without "./", doubled or leading
// slashes. A path that leads out of the code base stays one.
func Path(p string) string {
	p = strings.ReplaceAll(p, `\`, "/")
	for { // taking a slash off can lay white space bare, and the other way round
		short := strings.TrimSpace(p)
		if short != "" {
			short = strings.TrimLeft(path.Clean(short), "/")
		}
		if short == p {
			return p
		}
		p = short
	}
}

// reader is read_file of toolset seed.
type reader struct{ sources }

func (r *reader) Spec() equip.Spec {
	return equip.Spec{
		Name: ReadFile,
		Description: fmt.Sprintf("Returns the text of one source file of the code base. Only the paths of the list in the task can be read. "+
			"Of a file larger than %d bytes you get the first lines up to that size.", r.limit),
		Schema: compactSchema(`{"type": "object", "properties": {
			"file_path": {"type": "string", "description": "path as it stands in the list of source files"}},
			"required": ["file_path"]}`),
		ReadOnly: true,
	}
}

func (r *reader) Call(_ context.Context, args json.RawMessage) (equip.Result, error) {
	asked, err := filePath(args)
	if err != nil {
		return failedResult(`%s takes {"file_path": "…"}: %v`, ReadFile, err), nil
	}
	file, problem := r.findFile(asked)
	if problem != "" {
		return failedResult("%s", problem), nil
	}
	text, cut, err := r.readLines(file)
	switch {
	case err != nil:
		return failedResult("%s cannot be read: %v", file, err), nil
	case text == "":
		return equip.Result{Text: "[the file is empty]"}, nil
	case cut:
		text += fmt.Sprintf("\n[the file goes on; these are its first %d bytes]", len(text))
	}
	return equip.Result{Text: text}, nil
}

// ReadPath returns the file that arguments of read_file name, in the form of
// [Path]; "" if they name none.
func ReadPath(args []byte) string {
	asked, err := filePath(args)
	if err != nil {
		return ""
	}
	return Path(asked)
}

func filePath(args []byte) (string, error) {
	var asked string
	fields, err := equip.ParseObject(args, "the arguments are")
	if err == nil {
		err = parseField(fields, "file_path", &asked, "a string")
	}
	return asked, err
}

// readLines returns the text of a file up to the limit, in whole lines if it is cut.
func (r *reader) readLines(file string) (text string, cut bool, err error) {
	f, err := r.openFile(file)
	if err != nil {
		return "", false, err
	}
	defer func() { _ = f.Close() }() // only read
	b, err := io.ReadAll(io.LimitReader(f, int64(r.limit)+1))
	if err != nil {
		return "", false, errors.New("reading it failed")
	}
	if cut = len(b) > r.limit; cut {
		b = b[:r.limit]
		if line := strings.LastIndexByte(string(b), '\n'); line > 0 {
			b = b[:line]
		}
	}
	return strings.ToValidUTF8(string(b), "\uFFFD"), cut, nil
}

// validator is validate_symbols.
type validator struct{ index *code.Index }

func (v *validator) Spec() equip.Spec {
	return equip.Spec{
		Name: ValidateSymbols,
		Description: fmt.Sprintf("Says for each candidate which symbols of the code base have that name. A candidate is a whole name (Type.method) or the end of one (method). "+
			"Returns JSON: matches, each with file_path, symbol_name and candidate, and unknown, the candidates that nothing is called. At most %d candidates.", maxCandidates),
		Schema: compactSchema(fmt.Sprintf(`{"type": "object", "properties": {
			"candidates": {"type": "array", "items": {"type": "string"}, "maxItems": %d, "description": "names to look up"}},
			"required": ["candidates"]}`, maxCandidates)),
		ReadOnly: true,
	}
}

// validation is what validate_symbols answers.
type validation struct {
	Matches []match  `json:"matches"`
	Unknown []string `json:"unknown"`
	More    int      `json:"more_matches,omitempty"` // left out of Matches
	// Partly lists files in which there may be symbols that are not known here,
	// if a candidate is unknown.
	Partly []string `json:"partly_read_files,omitempty"`
}

type match struct {
	File      string `json:"file_path"`
	Symbol    string `json:"symbol_name"`
	Candidate string `json:"candidate"`
}

func (v *validator) Call(_ context.Context, args json.RawMessage) (equip.Result, error) {
	var candidates []string
	fields, err := equip.ParseObject(args, "the arguments are")
	if err == nil {
		err = parseField(fields, "candidates", &candidates, "a list of strings")
	}
	if err != nil {
		return failedResult(`%s takes {"candidates": ["…"]}: %v`, ValidateSymbols, err), nil
	}
	if len(candidates) == 0 || len(candidates) > maxCandidates {
		return failedResult("%s takes 1 to %d candidates, not %d", ValidateSymbols, maxCandidates, len(candidates)), nil
	}
	out := validation{Matches: []match{}, Unknown: []string{}}
	for _, name := range candidates {
		found := map[match]bool{}
		for _, s := range v.index.Lookup(strings.TrimSpace(name)) {
			m := match{s.File, s.Name, name}
			if found[m] {
				continue
			}
			found[m] = true
			if len(out.Matches) < maxMatches {
				out.Matches = append(out.Matches, m)
			} else {
				out.More++
			}
		}
		if len(found) == 0 {
			out.Unknown = append(out.Unknown, name)
		}
	}
	if len(out.Unknown) > 0 {
		for _, g := range v.index.Gaps() {
			out.Partly = append(out.Partly, g.File)
		}
		out.Partly = slices.Compact(out.Partly) // gaps come by file
	}
	text, err := seal.PlainJSON(out) // names of symbols may contain < and >
	return equip.Result{Text: string(text)}, err
}

// submitter is submit_binding.
type submitter struct{}

func (submitter) Spec() equip.Spec {
	return equip.Spec{
		Name: SubmitBinding,
		Description: "Hands in your one answer and ends the task. To bind, set abort to false and give file_path and symbol_name. " +
			"To give up because the code base does not settle it, set abort to true and give abort_reason.",
		Schema: compactSchema(`{"type": "object", "properties": {
			"abort": {"type": "boolean", "description": "true gives up, false binds"},
			"reasoning": {"type": "string", "description": "what in the code decided it, in a few sentences"},
			"file_path": {"type": "string", "description": "path as it stands in the list of source files"},
			"symbol_name": {"type": "string", "description": "name of the symbol; methods as Type.method"},
			"abort_reason": {"type": "string", "description": "why nothing can be bound"}},
			"required": ["abort", "reasoning"]}`),
		Submits: true,
	}
}

func (submitter) Call(_ context.Context, args json.RawMessage) (equip.Result, error) {
	if _, err := ParseSubmission(args); err != nil {
		return equip.Result{Text: "the submission means nothing: " + err.Error(), Error: true, Invalid: err.Error()}, nil
	}
	return equip.Result{Text: "submitted"}, nil
}
