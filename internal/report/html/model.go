// Package html makes pages of a run that people can look at: report.html, which
// needs no server and no network, and the same pages for assay view.
//
// # How a page is made
//
// The overview is HTML with inline SVG, made here, so that it is painted at once. All
// else is drawn by the scripts in assets/js from data: a [Head] of columns for all
// trials, and items of evidence (a [Trial], a [Chunk] of its transcript, a part of a
// long text) that are fetched when they are looked at. In a file these lie in packs
// (gzip, base64): as many as the size budget allows in the page, the others in
// report_data/ next to it. A server answers for each item.
//
// # Hostile text
//
// Transcripts, prompts, names and reasons are hostile. Here html/template escapes
// them; scripts put them into text nodes only, and the page's
// Content-Security-Policy forbids everything else, Trusted Types included.
package html

import (
	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/trial"
)

// Version is the version of the data that pages read, for people only: page and data
// always come from one program.
const Version = 1

// Head holds the facts of all trials that a page needs: columns, not rows, since
// 100,000 rows of JSON would be 40 MB. Every column has one entry a trial; the place of
// a trial in it, which is that in the analysis, is its number.
type Head struct {
	Version int    `json:"version"`
	Run     string `json:"run"`
	Suite   string `json:"suite"`
	Live    bool   `json:"live,omitempty"` // the run goes on
	// Setting holds the conditions that all trials share; conditions of one trial are
	// in its Environment.
	Setting []analyse.Fact `json:"setting,omitempty"`

	Arms        []HeadArm        `json:"arms"`
	Tasks       []HeadTask       `json:"tasks"`
	Comparisons []HeadComparison `json:"comparisons,omitempty"`
	Criteria    []string         `json:"criteria,omitempty"` // names, in order of first use
	Strings     []string         `json:"strings"`            // what Label, Reason, End, … point into; [0] is ""
	Columns     Columns          `json:"columns"`
	// Packs is how many packs of evidence there are, and Embedded how many of these are
	// in the page, the first ones; both 0 where a server answers. The others lie next
	// to the page in files that are numbered from 0 again, their names beginning with
	// report_data/p and the digits of Data, a digest of their contents: a page never
	// takes the data of another for its own.
	Packs    int    `json:"packs,omitempty"`
	Embedded int    `json:"embedded,omitempty"`
	Data     string `json:"data,omitempty"`
	// Answers is how many trials share a page of excerpts of answers; a page file has
	// the first AnswerPages of these pages, a server all.
	Answers     int `json:"answers"`
	AnswerPages int `json:"answer_pages,omitempty"`
	// LeftOut is the number of trials whose evidence is not available (--single).
	LeftOut int `json:"left_out,omitempty"`
}

// HeadArm is an arm as pages name it.
type HeadArm struct {
	ID       string `json:"id"`
	Agent    string `json:"agent"`
	Scenario string `json:"scenario"`
}

// HeadTask is a task as lists name it.
type HeadTask struct {
	ID    string   `json:"id"`
	Title string   `json:"title,omitempty"`
	Ask   string   `json:"ask,omitempty"` // beginning of the prompt of a task without a title
	Group string   `json:"group,omitempty"`
	Tags  []string `json:"tags,omitempty"`
}

// HeadComparison is a comparison with its pairs, as numbers of trials.
type HeadComparison struct {
	Name      string `json:"name"`
	Treatment int    `json:"treatment"` // arm
	Control   int    `json:"control"`   // arm
	// Pairs are all pairs of which both sides are scored: treatment trial, control
	// trial, and b, t, c or n: passed by both, treatment only, control only, neither; u
	// where a side is unknown. They are the pairs of the comparison, which takes a
	// trial that is not applicable as it was graded.
	Pairs []HeadPair `json:"pairs"`
}

// HeadPair is one pair: [treatment, control] and how it went.
type HeadPair struct {
	Treatment int    `json:"t"`
	Control   int    `json:"c"`
	Cell      string `json:"cell"`
}

// Columns hold one entry a trial, in the order in which reports list trials: by
// task, arm and index. Letters of Status: p pass, f fail, u unknown
// (all scored), v void, s skipped, w waiting (planned, neither done nor skipped). Of Source:
// l live, c cached, s scripted, i imported, - none.
type Columns struct {
	Task   []int32 `json:"task"` // into Tasks
	Arm    []int32 `json:"arm"`  // into Arms
	Index  []int32 `json:"index"`
	Status string  `json:"status"`           // one letter a trial; the outcome that counts
	Graded string  `json:"graded,omitempty"` // as graded, where a person's override changed some; else ""
	Source string  `json:"source"`
	Label  []int32 `json:"label"`  // into Strings
	Reason []int32 `json:"reason"` // into Strings
	End    []int32 `json:"end"`    // into Strings
	Turns  []int32 `json:"turns"`
	Calls  []int32 `json:"calls"`  // of tools; -1 unknown
	MS     []int32 `json:"ms"`     // agent time; -1 unknown
	Tokens []int32 `json:"tokens"` // all classes; -1 unknown
	// Micros is the billed cost in millionths of a USD; -1 unknown.
	Micros []int `json:"micros"`
	// Verdicts has a string a criterion, with a letter a trial: p, f, u, n (not
	// applicable) or - (not graded, or not scored).
	Verdicts []string `json:"verdicts,omitempty"`
	// Notes is how many people's notes a trial has; nil if there are none at all.
	Notes []int32 `json:"notes,omitempty"`
	// Pack is the pack that has the evidence of a trial, or of a long one at least its
	// item "t", and then an item "i" with the places of its other items: by name, the
	// number of a file next to the page, or -1 if they were left out. It is -1 if no
	// pack has the trial. nil where a server answers.
	Pack []int32 `json:"pack,omitempty"`
}

// Trial is the content of the page of one trial except its transcript.
type Trial struct {
	N      int       `json:"n"` // its number in the columns
	Key    trial.Key `json:"key"`
	Title  string    `json:"title,omitempty"`
	Prompt string    `json:"prompt,omitempty"` // of the task, rendered
	System string    `json:"system,omitempty"` // system text that the scenario adds
	Target string    `json:"target,omitempty"` // such as "ios18.0, swift 6"
	Expect string    `json:"expect,omitempty"`
	// Expected is what the task asks of an answer: its target, and its own settings of
	// graders by name.
	Expected []analyse.Fact `json:"expected,omitempty"`
	// Prose reports that the only file is the answer itself.
	Prose bool `json:"prose,omitempty"`

	Facts analyse.Trial `json:"trial"` // status, outcome, criteria with findings, measures, costs, servers, …

	// Files is the code that the agent left, as its grader took it out, else the
	// answer.
	Files []File `json:"files,omitempty"`
	// Answer is the final text as the agent gave it.
	Answer Text `json:"answer,omitzero"`
	// Submission is the arguments with which the agent submitted.
	Submission Text `json:"submission,omitzero"`
	// Patch holds the agent's changes to its workspace; nil for a trial of an earlier
	// version, of which Tree lists all changes, setup's included.
	Patch *Patch `json:"patch,omitempty"`
	Tree  Text   `json:"tree,omitzero"`
	// Calls are the calls of tools, in order, with heads of their results.
	Calls []Call `json:"calls,omitempty"`
	// Usage is one entry a request.
	Usage []trial.Usage `json:"usage,omitempty"`
	// Environment is the conditions of this trial: when it began, model served,
	// versions of servers, isolation. What all trials share is the head's Setting.
	Environment []analyse.Fact `json:"environment,omitempty"`
	// Raw lists the files sent and received, which only a server provides.
	Raw []Raw `json:"raw,omitempty"`
	// Chunks are the parts of the transcript.
	Chunks []ChunkHead `json:"chunks,omitempty"`
	Events int         `json:"events"`
	// Missing lists why evidence cannot be shown, such as a damaged blob.
	Missing []string `json:"missing,omitempty"`

	places []place // of the chunks, see [PlacesOf]
}

// File is one file of code.
type File struct {
	Name string `json:"name"`
	Lang string `json:"lang,omitempty"` // swift, go, python, diff, json, …; "" plain
	Text Text   `json:"text"`
}

// Text is a text, of which Head is the beginning where it is long. The rest
// comes in parts on demand.
type Text struct {
	Head  string `json:"head"`
	Size  int64  `json:"size"`            // of the whole, in bytes
	Parts []Part `json:"parts,omitempty"` // the text after Head, in order
}

// Part is a part of a long text or of a transcript, as an item of the trial. Where
// that lies is for packs and servers to say.
type Part struct {
	Item string `json:"item"`
}

// Call is one call of a tool, for the overview of a trial.
type Call struct {
	Event  int    `json:"event"` // number of its event in the transcript
	Turn   int    `json:"turn"`
	Tool   string `json:"tool"`
	Server string `json:"server,omitempty"`
	Class  string `json:"class,omitempty"`
	Args   string `json:"args"`   // head; "" past the first hundreds of calls
	Result string `json:"result"` // head; likewise
	Bytes  int    `json:"bytes"`  // of the result
	Done   bool   `json:"done"`
	Error  bool   `json:"error,omitempty"`
	MS     int64  `json:"ms"`
	// Kept and Left are names in the result that the code uses, and names that the
	// code uses in their place; see [adherence.Compare].
	Kept []string `json:"kept,omitempty"`
	Left []string `json:"left,omitempty"`
}

// Raw is one of the files that a provider or program sent or received.
type Raw struct {
	Name  string `json:"name"`
	Media string `json:"media,omitempty"`
	Size  int64  `json:"size"`
}

// ChunkHead is the place of a part of the transcript.
type ChunkHead struct {
	Part
	First  int   `json:"first"` // number of its first event
	Events int   `json:"events"`
	Bytes  int64 `json:"bytes"`
}

// Chunk is a part of a transcript.
type Chunk struct {
	First  int     `json:"first"`
	Events []Event `json:"events"`
}

// Event is one event of a transcript. Long texts are cut; Long lists them.
type Event struct {
	N int `json:"n"`
	trial.Event
	// Long is the whole of text, args or result, whichever is cut: the event itself has
	// its head, too; Field names the text.
	Long  *Text  `json:"long,omitempty"`
	Field string `json:"field,omitempty"`
	// Images are the small images of a result, by name.
	Images map[string][]byte `json:"images,omitempty"`
}
