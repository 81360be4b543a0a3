// Package trial defines the recorded facts of an evaluation: plans, attempts of
// agents with their artifacts, and scores of graders.
//
// The types are the wire and disk format of assay (docs/format/journal.md). They have no
// behaviour beyond small predicates, no clock and no file handles, so that an
// [Attempt] in memory equals the same Attempt read back from a journal on another
// machine.
//
// Conventions: durations are integer milliseconds, money is a decimal string in
// USD, times are UTC with microseconds, unknown JSON fields are ignored.
package trial

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/seal"
)

// Key names a trial inside a run.
type Key struct {
	Task  string `json:"task"`
	Arm   string `json:"arm"`   // "agent/scenario"
	Index int    `json:"index"` // 0-based repetition
}

// String returns "task × arm #index", for people; indices count from 1 there.
func (k Key) String() string { return fmt.Sprintf("%s × %s #%d", k.Task, k.Arm, k.Index+1) }

// Compare orders keys by task, arm, index in code point order.
func (k Key) Compare(o Key) int {
	return cmp.Or(strings.Compare(k.Task, o.Task), strings.Compare(k.Arm, o.Arm), k.Index-o.Index)
}

// Plan is the order in which trials start. It is stored with the run and never
// recomputed.
type Plan struct {
	Seed   uint64    `json:"seed"`
	Trials []Planned `json:"trials"`
}

// Planned is one trial of a plan. A block is one task × one index with every
// arm in it; the arms of a block run next to each other, in shuffled order.
type Planned struct {
	Key
	Block     int32    `json:"block"`
	Replicate int32    `json:"replicate,omitempty"` // ordinal among arms of equal treatment
	GenKey    seal.Sum `json:"gen_key"`
	// Filtered, if set, is the reason why the command line left the trial out; it is
	// recorded as skipped.
	Filtered string `json:"filtered,omitempty"`
}

// Ref points to bytes that belong to a record: in the record itself up to [InlineMax]
// bytes, else in a blob named by their digest.
type Ref struct {
	Digest seal.Digest `json:"digest,omitempty"`
	Size   int64       `json:"size"`
	Media  string      `json:"media,omitempty"` // such as "application/x-ndjson"
	Name   string      `json:"name,omitempty"`  // such as "request-1.json"
	Inline []byte      `json:"-"`               // see [Ref.MarshalJSON]
}

// InlineMax is the size in bytes up to which a Ref carries its bytes.
const InlineMax = 4 << 10

// IsZero reports whether r points to nothing.
func (r Ref) IsZero() bool { return r.Digest == "" }

// Opener reads the bytes of a Ref. The caller must not change them.
type Opener interface {
	Open(Ref) ([]byte, error)
}

// Source is the origin of an attempt.
type Source string

// The sources of an attempt.
const (
	Live     Source = "live"     // a model or program was really asked
	Cached   Source = "cached"   // an earlier live response, found by its key
	Scripted Source = "scripted" // a script answered in place of the model
	Imported Source = "imported" // brought in from another program's results
)

// Origin describes the live attempt that a cached one repeats.
type Origin struct {
	Run   string    `json:"run"`
	Time  time.Time `json:"time" volatile:"true"`
	Model string    `json:"model,omitempty"` // as served
}

// Attempt is one try at generating a trial. Exactly one of End and Fault is set.
type Attempt struct {
	Key        Key         `json:"key"`
	N          int         `json:"n"` // 1-based
	GenKey     seal.Digest `json:"gen_key"`
	Source     Source      `json:"source"`
	Origin     *Origin     `json:"origin,omitempty"`
	End        *End        `json:"end,omitempty"`
	Fault      *Fault      `json:"fault,omitempty"`
	Transcript Ref         `json:"transcript,omitzero"` // JSON lines of [Event]
	Raw        []Ref       `json:"raw,omitempty"`       // requests and responses as sent
	Artifact   Artifact    `json:"artifact"`
	Proof      Proof       `json:"proof,omitzero"`
	Usage      []Usage     `json:"usage,omitempty"` // one a request
	Timing     Timing      `json:"timing"`
	Throttled  int         `json:"throttled,omitempty"` // answers 429 or 529 seen in it
	// Choice holds the offered and called tools. It is nil if they were not recorded,
	// as in runs of earlier versions.
	Choice *ToolChoice `json:"tool_choice,omitempty"`
	// Worker is the name of the machine that made it, in runs on several.
	Worker string `json:"worker,omitempty" volatile:"true"`
}

// CountReused returns the number of requests answered from the response cache.
func (a *Attempt) CountReused() int {
	n := 0
	for _, u := range a.Usage {
		if u.Reused {
			n++
		}
	}
	return n
}

// Paid returns the attempt with only the usage of requests that were sent.
func (a *Attempt) Paid() *Attempt {
	if a.CountReused() == 0 {
		return a
	}
	out := *a
	out.Usage = slices.DeleteFunc(slices.Clone(a.Usage), func(u Usage) bool { return u.Reused })
	return &out
}

// EndReason is how an agent ended.
type EndReason string

// The ends of an agent. Only Finished passes agent.finished.
const (
	Finished          EndReason = "finished"
	NoSubmission      EndReason = "no_submission"      // stopped without using the submission tool it was given
	InvalidSubmission EndReason = "invalid_submission" // used it with arguments that mean nothing
	TurnLimit         EndReason = "turn_limit"
	Truncated         EndReason = "truncated" // the answer was cut at the token limit
	Refusal           EndReason = "refusal"
	Deadline          EndReason = "deadline" // the trial's own time limit
	Stall             EndReason = "stall"    // no sign of life for too long
	Crash             EndReason = "crash"    // the agent program failed after it had a working model
	EmptyAnswer       EndReason = "empty_answer"
	CostLimit         EndReason = "cost_limit"     // the agent's own max_usd
	ResourceLimit     EndReason = "resource_limit" // more memory, processes or disk than the suite's limits allow
	Tampered          EndReason = "tampered"       // it changed the record of its trial
)

// End is how an agent ended, when that was its own doing.
type End struct {
	Reason EndReason `json:"reason"`
	Detail string    `json:"detail,omitempty"`
	Turns  int       `json:"turns,omitempty"`
	Model  string    `json:"model,omitempty"` // id served, as the provider reports it
	// Left is the names of processes that the agent left running. They were killed.
	Left []string `json:"left_running,omitempty"`
}

// Artifact is the agent's raw output. A grader's first step is to extract code or a
// verdict from it.
type Artifact struct {
	Answer     Ref         `json:"answer,omitzero"`      // final text
	Submission *Submission `json:"submission,omitempty"` // arguments of the submission tool
	Tree       Ref         `json:"tree,omitzero"`        // changes to the workspace, including the setup commands' changes
	Setup      Ref         `json:"setup,omitzero"`       // changes that the setup commands made before the agent started; zero if none
	// Patch is the agent's changes after setup, line by line, for reports only: it
	// follows from Tree, Setup and the workspace's files. Runs of earlier versions
	// have none.
	Patch Ref `json:"patch,omitzero"`
}

// Submission is the call of a submission tool that ended the trial.
type Submission struct {
	Tool string `json:"tool"`
	Args Ref    `json:"args"` // the arguments exactly as sent
}

// Proof is the evidence that the treatment reached the agent.
type Proof struct {
	Servers []ServerProof `json:"servers,omitempty"`
	Tools   []ToolProof   `json:"tools,omitempty"` // task tools, the same in every arm
	// Isolation is how an agent program was confined: bwrap, landlock, docker, podman or none; "" if
	// no program ran.
	Isolation string `json:"isolation,omitempty"`
	// Deferred is true if MCP tools were offered by name with schemas on demand; nil
	// if the agent cannot do that.
	Deferred *bool `json:"deferred,omitempty"`
}

// ServerProof is the evidence for one MCP server of the scenario.
type ServerProof struct {
	Name    string      `json:"name"`
	Like    string      `json:"like,omitempty"` // original of a server with a like setting, whose name agents know
	Version string      `json:"version,omitempty"`
	Digest  seal.Digest `json:"digest"`           // of tools/list as delivered
	Pinned  seal.Digest `json:"pinned,omitempty"` // of tools/list at preflight
	Tools   int         `json:"tools"`            // offered to the agent
	Calls   int         `json:"calls"`
	Errors  int         `json:"errors"`                       // calls that the tool, the protocol or the server failed
	Tokens  int         `json:"schema_tokens,omitempty"`      // of the tools in a request, estimated at 4 bytes a token
	Told    int         `json:"instruction_tokens,omitempty"` // of the instructions in a request, likewise
	// ByTool counts calls by the server's name for the tool.
	ByTool map[string]int `json:"calls_by_tool,omitempty"`

	ProtocolErrors int      `json:"protocol_errors,omitempty"` // of Errors: the protocol's word, not the tool's
	Timeouts       int      `json:"timeouts,omitempty"`        // of Errors: no answer in time
	Restarts       int      `json:"restarts,omitempty"`        // it was dead when the trial began, and was started again
	Died           string   `json:"died,omitempty"`            // how its process ended while the trial had it
	Changed        string   `json:"changed,omitempty"`         // how its tools differ from preflight
	Written        []string `json:"written,omitempty"`         // files of its copy of the data that it changed
	Asked          []string `json:"asked,omitempty"`           // client methods that it called and was refused
	Junk           int      `json:"junk,omitempty"`            // lines on standard output that are not messages
}

// KnownAs returns the server's name for the agent.
func (p ServerProof) KnownAs() string { return cmp.Or(p.Like, p.Name) }

// ToolProof counts the calls of one task tool.
type ToolProof struct {
	Name   string `json:"name"`
	Calls  int    `json:"calls"`
	Errors int    `json:"errors"`
}

// Usage is what one request to a model used, in tokens. Input excludes cached
// tokens; Output includes reasoning tokens.
type Usage struct {
	Request      int    `json:"request"` // 1-based within the attempt
	Model        string `json:"model,omitempty"`
	Input        int64  `json:"input"`
	CacheRead    int64  `json:"cache_read,omitempty"`
	CacheWrite5m int64  `json:"cache_write_5m,omitempty"`
	CacheWrite1h int64  `json:"cache_write_1h,omitempty"`
	Output       int64  `json:"output"`
	Reasoning    int64  `json:"reasoning,omitempty"`
	// ReportedUSD is the provider's or CLI's own figure, if it gives one.
	ReportedUSD string `json:"reported_usd,omitempty"`
	// Partial marks usage recovered from a request that was cut short.
	Partial bool `json:"partial,omitempty"`
	// Requests is set if the usage is a sum over that many requests, or an unknown
	// number (-1): price tiers apply to one request and cannot be derived from it.
	Requests int `json:"requests,omitempty"`
	// Reused is set for a request answered from the response cache. Its figures are
	// those of the original request.
	Reused bool `json:"reused,omitempty"`
}

// Timing holds when an attempt began and how long its parts took, in ms.
type Timing struct {
	Start   time.Time `json:"start" volatile:"true"`
	SetupMS int64     `json:"setup_ms,omitempty" volatile:"true"` // workspace and equipment
	AgentMS int64     `json:"agent_ms" volatile:"true"`           // from the agent's start to its end, without setup and EndpointMS
	ToolMS  int64     `json:"tool_ms,omitempty" volatile:"true"`  // sum over all tool calls; calls at the same time count each
	// EndpointMS is the time that the endpoint of the model took away: in failed
	// requests, outages and pauses of answers. It counts toward no limit.
	EndpointMS int64 `json:"endpoint_ms,omitempty" volatile:"true"`
	// ReusedMS is the part of AgentMS for the original time of reused responses.
	ReusedMS int64 `json:"reused_ms,omitempty" volatile:"true"`
}

// Verdict is a grader's result for one criterion.
type Verdict string

// The verdicts.
const (
	Pass          Verdict = "pass"
	Fail          Verdict = "fail"
	Unknown       Verdict = "unknown" // missing data on our side, not the agent's fault
	NotApplicable Verdict = "not_applicable"
)

// Criterion is a named verdict with its evidence.
type Criterion struct {
	Name     string   `json:"name"` // "grader.criterion"
	Verdict  Verdict  `json:"verdict"`
	Required bool     `json:"required,omitempty"` // enters the outcome
	Evidence []string `json:"evidence,omitempty"`
	// Findings are a compiler's evidence.
	Findings []Finding `json:"findings,omitempty"`
}

// Finding is one diagnostic of a compiler about an artifact. Fields that do not apply
// are empty.
type Finding struct {
	Verdict string `json:"verdict,omitempty"` // its effect on the criterion: fail or unknown
	Class   string `json:"class,omitempty"`   // such as missing_symbol, labels, availability or unstubbed_module
	File    string `json:"file,omitempty"`
	Line    int    `json:"line,omitempty"`   // from 1
	Column  int    `json:"column,omitempty"` // from 1, in bytes
	ID      string `json:"id,omitempty"`     // of the diagnostic, as the compiler names it
	Message string `json:"message,omitempty"`

	Name         string `json:"name,omitempty"` // as it is spelled in the artifact
	USR          string `json:"usr,omitempty"`  // the compiler's own name of the symbol
	Module       string `json:"module,omitempty"`
	Availability string `json:"availability,omitempty"` // the record that decided
	Renamed      string `json:"renamed,omitempty"`      // replacement named by the SDK
	Alternative  string `json:"alternative,omitempty"`  // replacement named by assay's own table
	Scope        string `json:"scope,omitempty"`        // sdk, or local: a name that the artifact should have declared
	Backend      string `json:"backend,omitempty"`      // the judge that made it
	Reason       string `json:"reason,omitempty"`       // why the verdict is unknown
}

// String returns the finding in one line: place, message and replacement.
func (f Finding) String() string {
	s := cmp.Or(f.Message, f.Reason)
	if f.Message != "" && f.Reason != "" {
		s += " (" + f.Reason + ")"
	}
	if alt := cmp.Or(f.Renamed, f.Alternative); alt != "" && !strings.Contains(f.Message, "'"+alt+"'") {
		s += "; use " + alt
	}
	if f.Line > 0 {
		s = fmt.Sprintf("%d:%d: %s", f.Line, f.Column, s)
		if f.File != "" {
			s = f.File + ":" + s
		}
	}
	return s
}

// Measure is a named number. Value is nil where it does not apply.
type Measure struct {
	Name  string   `json:"name"` // "grader.measure"
	Value *float64 `json:"value"`
	Unit  string   `json:"unit,omitempty"`
}

// Score is one grader's result for one attempt. If the grader itself failed, Fault is
// set, criteria are absent and the trial is void(grader).
type Score struct {
	Key      Key         `json:"key"`
	Attempt  int         `json:"attempt"` // Attempt.N
	Grader   string      `json:"grader"`
	GradeKey seal.Digest `json:"grade_key"`
	Criteria []Criterion `json:"criteria,omitempty"`
	Measures []Measure   `json:"measures,omitempty"`
	Label    string      `json:"label,omitempty"`
	// Details are named facts for reports, such as bound_file; small strings.
	Details map[string]string `json:"details,omitempty"`
	Fault   *Fault            `json:"fault,omitempty"`
	// Worker is the name of the machine that graded, in runs on several.
	Worker string `json:"worker,omitempty" volatile:"true"`
}

// FinishedCriterion is the required criterion of the built-in grader AgentGrader:
// whether the agent finished.
const (
	AgentGrader       = "agent"
	FinishedCriterion = "agent.finished"
)

// OutcomeOf combines criteria: fail if any required one fails, else unknown if any is
// unknown or no required criterion applies, else pass.
func OutcomeOf(criteria []Criterion) Verdict {
	out, seen := Pass, false
	for _, c := range criteria {
		if !c.Required || c.Verdict == NotApplicable {
			continue
		}
		seen = true
		switch c.Verdict {
		case Fail:
			return Fail
		case Unknown:
			out = Unknown
		}
	}
	if !seen {
		return Unknown
	}
	return out
}
