// Package binding is the task tools of kind "binding": an agent reads a code base
// and names the one symbol that carries out a decision, or gives up.
//
//	tools:
//	  - binding: {max_read: 262144}
//
// The agent is offered three tools:
//
//   - read_file returns the text of one source file;
//   - validate_symbols reports which names are symbols of the code base, and where;
//   - submit_binding hands in the answer, or an abort with its reason, and ends
//     the trial.
//
// read_file takes only paths of the list that [Preamble] puts after the prompt, which
// is made from the workspace before the trial.
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
	"github.com/assay-eval/assay/internal/spelling"
	"github.com/assay-eval/assay/internal/suite"
)

// KindName is the name of this kind in suite files.
const KindName = "binding"

// The names of the tools.
const (
	ReadFile        = "read_file"
	ValidateSymbols = "validate_symbols"
	SubmitBinding   = "submit_binding"
)

const (
	defaultRead   = 256 << 10 // bytes of a file that read_file returns
	maxCandidates = 100       // names that one call of validate_symbols may ask about
	maxMatches    = 200       // matches that one call of it returns
	maxNear       = 5         // paths that are suggested for one that does not exist
)

// Config is the settings of the tools.
type Config struct {
	MaxRead int `json:"max_read,omitempty" key:"gen" min:"1024" doc:"most bytes of a file that read_file returns; default 262144"`
}

// Kind describes the tools to the suite loader.
func Kind() suite.Kind {
	return suite.Kind{
		Doc:      "read_file, validate_symbols and submit_binding over the workspace, for suites that bind decisions to symbols",
		New:      func() any { return new(Config) },
		Defaults: func(config any) { c := config.(*Config); c.MaxRead = cmp.Or(c.MaxRead, defaultRead) },
		Check: func(_ any, s *suite.Suite) []suite.Problem {
			if s.Workspace.Fixture == "" && s.Workspace.Repo == "" {
				return []suite.Problem{{Text: "the binding tools need a workspace to read", Fix: "set workspace: {fixture: FOLDER} or {repo: PATH}"}}
			}
			return nil
		},
	}
}

// New makes the tools for a workspace and its index.
func New(c *Config, tree fs.FS, index *code.Index) []equip.Tool {
	r := &reader{tree: tree, index: index, limit: cmp.Or(c.MaxRead, defaultRead)}
	return []equip.Tool{r, &validator{index}, submitter{}}
}

// Preamble returns the sorted list of the workspace's source files, to be put after the
// prompt of every task.
func Preamble(tree fs.FS) string {
	files, err := code.Files(tree)
	if err != nil || len(files) == 0 {
		return "The code base has no source files.\n"
	}
	return "Source files of the code base:\n\n" + strings.Join(files, "\n") + "\n"
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

// reader is read_file.
type reader struct {
	tree  fs.FS
	index *code.Index
	limit int
}

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
	file := Path(asked)
	if _, ok := slices.BinarySearch(r.index.Files(), file); !ok {
		return failedResult("there is no source file %q.%s", equip.ClipHostile(asked), r.nearPaths(file)), nil
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
	if info, err := fs.Lstat(r.tree, file); err != nil || !info.Mode().IsRegular() {
		return "", false, errors.New("it is not a regular file")
	}
	f, err := r.tree.Open(file)
	if err != nil {
		return "", false, errors.New("it does not open")
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

// nearPaths suggests paths for one that does not exist: files of the same name first,
// then the one spelt most alike.
func (r *reader) nearPaths(file string) string {
	files := r.index.Files()
	var near []string
	for _, f := range files {
		if strings.EqualFold(path.Base(f), path.Base(file)) {
			near = append(near, f)
		}
	}
	for _, f := range []string{spelling.Nearest(file, files), r.nearBase(file)} {
		if f != "" && !slices.Contains(near, f) {
			near = append(near, f)
		}
	}
	if len(near) == 0 {
		return " Use a path of the list in the task."
	}
	return " Near to it: " + strings.Join(near[:min(len(near), maxNear)], ", ")
}

// nearBase returns a file with a base name similar to file's.
func (r *reader) nearBase(file string) string {
	byBase := map[string]string{}
	var bases []string
	for _, f := range r.index.Files() {
		if b := path.Base(f); byBase[b] == "" {
			byBase[b], bases = f, append(bases, b)
		}
	}
	return byBase[spelling.Nearest(path.Base(file), bases)]
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
