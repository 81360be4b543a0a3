package html

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/quickjson"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// Streamer is evidence that can be read as it goes by: a transcript of 100 MB then
// need not be in memory.
type Streamer interface {
	OpenReader(trial.Ref) (io.ReadCloser, error)
}

// NewTrial returns trial n of a. ev may be nil; evidence that cannot be read is listed
// in Missing and causes no error.
func NewTrial(a *analyse.Analysis, n int, ev trial.Opener) (*Trial, error) {
	return readTrial(a, n, ev, func(string, []byte) error { return nil })
}

var errFound = errors.New("found")

// Item is one item of trial n:
//
//	t                      the Trial
//	c/K                    Chunk K of its transcript
//	x/EVENT/FIELD/PART     a part of a long text of an event, a string; FIELD is
//	                       text, args or result
//	f/NAME/PART            a part of another long text, a string
//
// Trial and Chunk hold the names.
func Item(a *analyse.Analysis, n int, item string, ev trial.Opener) (json.RawMessage, error) {
	var found json.RawMessage
	t, err := readTrial(a, n, ev, func(name string, body []byte) error {
		if name != item {
			return nil
		}
		found = body
		return errFound
	})
	switch {
	case errors.Is(err, errFound):
		return found, nil
	case err != nil:
		return nil, err
	case item == "t":
		return encodeItem(t)
	}
	return nil, fmt.Errorf("trial %s has no item %q", t.Key, item)
}

// encodeItem is v as JSON that is not fit for being put into HTML as it is.
func encodeItem(v any) ([]byte, error) {
	b := scratch()
	defer release(b)
	if err := encodeTo(b, v); err != nil {
		return nil, err
	}
	return bytes.Clone(b.Bytes()), nil
}

// encodeTo appends v to b.
func encodeTo(b *bytes.Buffer, v any) error {
	text, err := quickjson.Append(b.AvailableBuffer(), v)
	if err != nil {
		return err
	}
	_, _ = b.Write(text) // in its own room, or in a place that is larger
	return nil
}

// emitter takes the items of a trial but "t", in an order that depends on the
// trial only. The bytes are its own.
type emitter func(item string, body []byte) error

// trialReader reads the evidence of a trial.
type trialReader struct {
	t    *Trial
	ev   trial.Opener
	emit emitter
	code []string    // full content of the files
	raw  []trial.Ref // requests and responses
}

// trials holds trials that have been encoded, for reuse: each takes a kilobyte.
var trials = sync.Pool{New: func() any { return new(Trial) }}

// readTrial returns trial n and passes its other items to emit. It returns an error if
// emit does, or if no trial has number n.
func readTrial(a *analyse.Analysis, n int, ev trial.Opener, emit emitter) (*Trial, error) {
	if n < 0 || n >= len(a.Trials) {
		return nil, fmt.Errorf("there is no trial %d: the run has %d", n, len(a.Trials))
	}
	t, _ := trials.Get().(*Trial)
	*t = Trial{N: n, Key: a.Trials[n].Key(), Facts: a.Trials[n]}
	facts := &t.Facts
	w := &trialReader{t: t, ev: ev, emit: emit}
	w.readTask(a)
	rec := w.findRecord(facts)
	w.addEnvironment(a, facts, rec)
	w.t.Usage = rec.Usage
	w.raw = rec.Raw
	for _, r := range rec.Raw {
		w.t.Raw = append(w.t.Raw, Raw{Name: r.Name, Media: r.Media, Size: r.Size})
	}
	if err := w.readArtifact(a, facts, rec); err != nil {
		return nil, err
	}
	if err := w.readTranscript(rec.Transcript, strings.Join(w.code, "\n")); err != nil {
		return nil, err
	}
	facts.CellID = a.Trials[n].CellID // its artifacts are without the bytes
	return t, nil
}

func (w *trialReader) addMissing(format string, args ...any) {
	w.t.Missing = append(w.t.Missing, fmt.Sprintf(format, args...))
}

func (w *trialReader) readTask(a *analyse.Analysis) {
	t := w.t
	if task := a.Task(t.Key.Task); task != nil {
		t.Title, t.Expect = task.Title, task.Expect
		t.Prompt = cmp.Or(task.Rendered, task.Prompt)
		var target []string
		if task.Target.Platform != "" {
			target = append(target, task.Target.Platform)
		}
		if task.Target.Swift != "" {
			target = append(target, "Swift "+task.Target.Swift)
		}
		if x := strings.Trim(task.Target.File+" "+task.Target.Symbol, " "); x != "" {
			target = append(target, x)
		}
		target = append(target, task.Target.RelevantIDs()...)
		t.Target = strings.Join(target, ", ")
		t.Expected = expectedFacts(task)
	}
	_, scenario, _ := strings.Cut(t.Key.Arm, "/")
	for _, x := range a.Arms {
		if x.ID == t.Key.Arm {
			scenario = x.Scenario
		}
	}
	if s := a.Written().Scenarios[scenario]; s != nil {
		t.System = s.System
		t.Prompt = s.Prefix + t.Prompt + s.Suffix
	}
}

// maxExpected is how much of one setting of a grader is shown, in bytes.
const maxExpected = 2 << 10

// expectedFacts returns what is right to do for a task, as its author wrote it.
func expectedFacts(task *suite.Task) []analyse.Fact {
	var out []analyse.Fact
	add := func(name, value string) {
		if value != "" {
			out = append(out, analyse.Fact{Name: name, Value: cutBytes(value, maxExpected)})
		}
	}
	switch task.Expect {
	case "abort":
		add("right", "to give up")
	case "nothing":
		add("right", "to stay silent")
	}
	add("symbol", strings.TrimSpace(task.Target.File+" "+task.Target.Symbol))
	add("results", strings.Join(task.Target.RelevantIDs(), ", "))
	add("none of", strings.Join(task.Target.Forbidden, ", "))
	if task.ExpectTools != nil {
		add("tools", cmp.Or(strings.Join(task.ExpectTools, ", "), "none"))
	}
	for _, name := range slices.Sorted(maps.Keys(task.Graders)) {
		switch settings := task.Graders[name].(type) {
		case nil:
		case map[string]any:
			for _, key := range slices.Sorted(maps.Keys(settings)) {
				add(name+" "+key, settingText(settings[key]))
			}
		default:
			add(name, settingText(settings))
		}
	}
	return out
}

// settingText returns a setting as a person reads it: texts as they are, a list of texts
// in lines.
func settingText(v any) string {
	switch v := v.(type) {
	case string:
		return v
	case []any:
		lines := make([]string, 0, len(v))
		for _, x := range v {
			lines = append(lines, settingText(x))
		}
		return strings.Join(lines, "\n")
	}
	b, err := encodeItem(v)
	if err != nil {
		return fmt.Sprint(v)
	}
	return string(b)
}

// findRecord returns the attempt that counts, from the journal or, without it, from the
// analysis.
func (w *trialReader) findRecord(facts *analyse.Trial) *trial.Attempt {
	if r, ok := w.ev.(report.Attempts); ok && facts.Seq > 0 {
		a, err := r.Attempt(facts.Seq)
		if err == nil {
			// Roles make files easy to find.
			refs := facts.Refs().List()
			for i := range refs {
				refs[i].Inline = inlineBytes(a, refs[i])
			}
			facts.SetRefs(refs...)
			return a
		}
		w.addMissing("the record of the attempt cannot be read: %v", err)
	}
	a := &trial.Attempt{}
	for r := range facts.Refs().All {
		switch r.Name {
		case "transcript":
			a.Transcript = r
		case "answer":
			a.Artifact.Answer = r
		case "submission":
			a.Artifact.Submission = &trial.Submission{Args: r}
		case "tree":
			a.Artifact.Tree = r
		case "patch":
			a.Artifact.Patch = r
		default:
			a.Raw = append(a.Raw, r)
		}
	}
	return a
}

// inlineBytes returns the bytes of r if the record holds them.
func inlineBytes(a *trial.Attempt, r trial.Ref) []byte {
	refs := []trial.Ref{a.Transcript, a.Artifact.Answer, a.Artifact.Tree, a.Artifact.Patch}
	if a.Artifact.Submission != nil {
		refs = append(refs, a.Artifact.Submission.Args)
	}
	for _, x := range refs {
		if x.Digest == r.Digest {
			return x.Inline
		}
	}
	return nil
}

// addEnvironment adds the conditions of this trial only.
func (w *trialReader) addEnvironment(a *analyse.Analysis, t *analyse.Trial, rec *trial.Attempt) {
	add := func(name, value string) {
		if value != "" {
			w.t.Environment = append(w.t.Environment, analyse.Fact{Name: name, Value: value})
		}
	}
	start := rec.Timing.Start
	if start.IsZero() {
		start = t.Timing().Start
	}
	if !start.IsZero() {
		add("started", start.UTC().Format(time.RFC3339))
	}
	if ms := t.Timing().SetupMS; ms > 0 {
		add("setup", fmt.Sprintf("%d ms", ms))
	}
	add("model served", t.Model)
	add("isolation", t.Isolation)
	if len(a.Machines) > 0 {
		w := t.DoneBy()
		add("generated by", analyse.MachineName(w.Generated))
		add("graded by", analyse.MachineName(w.Graded))
	}
	if rec.End != nil {
		add("left running, killed", strings.Join(rec.End.Left, ", "))
	}
	if o := t.Origin; o != nil {
		add("answer of", strings.TrimSpace(o.Run+" "+o.Time.UTC().Format(time.RFC3339)))
	}
	for _, s := range t.Servers {
		text := strings.TrimSpace(s.Version + " tools/list " + s.Digest.Short())
		if s.Pinned != "" && s.Pinned != s.Digest {
			text += ", pinned " + s.Pinned.Short()
		}
		add("server "+s.Name, text)
	}
	if rec.Proof.Deferred != nil && *rec.Proof.Deferred {
		add("tools", "offered by name, schemas on demand")
	}
	for _, k := range a.KindReports() {
		for _, name := range k.Environment {
			add(name, t.Details[name])
		}
	}
	add("attempt key", string(rec.GenKey))
}

// readArtifact adds answer, submission, changes and files.
func (w *trialReader) readArtifact(a *analyse.Analysis, facts *analyse.Trial, rec *trial.Attempt) error {
	var err error
	said, ok := w.openText("answer", rec.Artifact.Answer)
	if ok {
		if w.t.Answer, err = w.addText("f/answer", said); err != nil {
			return err
		}
	}
	if s := rec.Artifact.Submission; s != nil {
		if args, ok := w.openText("submission", s.Args); ok {
			if w.t.Submission, err = w.addText("f/submission", args); err != nil {
				return err
			}
		}
	}
	if err = w.addJudgedFiles(a, facts, said); err != nil {
		return err
	}
	if err = w.readWork(rec); err != nil {
		return err
	}
	if len(w.t.Files) == 0 && said != "" {
		w.t.Prose = true
		w.t.Files, w.code = []File{{Name: "answer", Lang: langOfAnswer(rec.Artifact.Answer.Media, said), Text: w.t.Answer}}, []string{fencedCode(said)}
	}
	return nil
}

// fencedCode returns the code blocks of an answer in Markdown, or the whole answer if
// it has none.
func fencedCode(said string) string {
	var out strings.Builder
	within := false
	for line := range strings.Lines(said) {
		if strings.HasPrefix(strings.TrimLeft(line, " "), "```") {
			within = !within
		} else if within {
			out.WriteString(line)
		}
	}
	if out.Len() == 0 {
		return said
	}
	return out.String()
}

// openText reads a small file of the trial and reports whether there is one.
func (w *trialReader) openText(what string, r trial.Ref) (string, bool) {
	if r.IsZero() || w.ev == nil && r.Inline == nil {
		return "", false
	}
	if w.ev == nil {
		return string(r.Inline), true
	}
	b, err := w.ev.Open(r)
	if err != nil {
		w.addMissing("the %s cannot be read: %v", what, err)
		return "", false
	}
	return string(b), true
}

// addJudgedFiles adds the files of the code as a grader extracted it.
func (w *trialReader) addJudgedFiles(a *analyse.Analysis, facts *analyse.Trial, said string) error {
	for _, k := range a.KindReports() {
		if k.Files == nil {
			continue
		}
		for _, f := range k.Files(facts, said, w.ev) {
			if err := w.addFile(f.Name, f.Text); err != nil {
				return err
			}
		}
	}
	return nil
}

// maxFiles is how many changed files are shown one by one; the list has all.
const maxFiles = 64

// readDelta lists the changes to the workspace, and its files as they are now unless
// judged files are listed: trials of earlier versions do not record the files' former
// content.
func (w *trialReader) readDelta(d workspace.Delta) error {
	var list strings.Builder
	judged := len(w.t.Files) > 0
	for _, c := range d.Changes {
		content := c.Content()
		fmt.Fprintf(&list, "%-8s %s", c.Op, c.Path)
		switch {
		case c.Target != "":
			fmt.Fprintf(&list, " → %s", c.Target)
		case c.Size > 0:
			fmt.Fprintf(&list, " (%d bytes, not kept)", c.Size)
		case content != nil:
			fmt.Fprintf(&list, " (%d bytes)", len(content))
		}
		list.WriteByte('\n')
		if c.Text != nil && !judged && len(w.t.Files) < maxFiles {
			if err := w.addFile(c.Path, *c.Text); err != nil {
				return err
			}
		}
	}
	var err error
	w.t.Tree, err = w.addText("f/tree", list.String())
	return err
}

func (w *trialReader) addFile(name, text string) error {
	t, err := w.addText(fmt.Sprintf("f/file-%d", len(w.t.Files)), text)
	w.t.Files, w.code = append(w.t.Files, File{Name: name, Lang: langOf(name), Text: t}), append(w.code, text)
	return err
}

// languages maps file name extensions to languages.
var languages = map[string]string{
	"swift": "swift", "go": "go", "json": "json", "jsonl": "json", "html": "html", "css": "css", "sql": "sql",
	"diff": "diff", "patch": "diff", "toml": "toml", "rust": "rust", "rs": "rust", "py": "python", "pyi": "python",
	"js": "javascript", "mjs": "javascript", "cjs": "javascript", "jsx": "javascript", "ts": "typescript", "tsx": "typescript",
	"yml": "yaml", "yaml": "yaml", "md": "markdown", "sh": "shell", "bash": "shell",
	"c": "c", "h": "c", "m": "c", "mm": "c", "cc": "c", "cpp": "c", "hpp": "c",
}

func langOf(name string) string {
	return languages[strings.ToLower(strings.TrimPrefix(path.Ext(name), "."))]
}

func langOfAnswer(media, text string) string {
	if strings.Contains(media, "json") || len(text) < maxPart && json.Valid([]byte(text)) && strings.HasPrefix(strings.TrimSpace(text), "{") {
		return "json"
	}
	return "markdown"
}
