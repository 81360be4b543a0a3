package trial

import (
	"encoding/json"
	"time"

	"github.com/assay-eval/assay/internal/seal"
)

// RecordType is the type of a journal line.
type RecordType string

// The types of record (docs/format/journal.md).
const (
	RecordSession RecordType = "session" // a process opens the run
	RecordStart   RecordType = "start"   // before a live attempt
	RecordUsage   RecordType = "usage"   // an answer of a model during a live attempt
	RecordAttempt RecordType = "attempt" // generated
	RecordScore   RecordType = "score"   // graded
	RecordSkip    RecordType = "skip"    // will not run
	RecordGrading RecordType = "grading" // a regrade begins
	RecordEnd     RecordType = "end"     // a session ends in order
	RecordWorker  RecordType = "worker"  // a machine joined or left; optional
	RecordLost    RecordType = "lost"    // stands for one that a salvage left out
)

// Record is one line of the journal. Exactly the field of its Type is set.
type Record struct {
	Seq      int64      `json:"seq"` // gapless from 1
	Time     time.Time  `json:"t"`
	Sess     int        `json:"s"` // session, from 1
	Type     RecordType `json:"type"`
	Optional bool       `json:"optional,omitempty"` // readers that do not know Type skip it

	Session *Session       `json:"session,omitempty"`
	Start   *Start         `json:"start,omitempty"`
	Usage   *UsageNote     `json:"usage,omitempty"`
	Attempt *AttemptRecord `json:"attempt,omitempty"`
	Score   *Score         `json:"score,omitempty"`
	Skip    *Skip          `json:"skip,omitempty"`
	Grading *Grading       `json:"grading,omitempty"`
	End     *SessionEnd    `json:"end,omitempty"`
	Worker  *WorkerNote    `json:"worker,omitempty"`
}

// Session describes the process that writes the following records.
type Session struct {
	Format int `json:"format"` // journal schema, see journal.Format
	// Manifest is the digest of run.json as the session found it; "" in format 1.
	Manifest seal.Digest `json:"manifest,omitempty" volatile:"true"`
	Version  string      `json:"version"`
	Host     string      `json:"host"`
	// Platform is operating system and architecture, such as linux/amd64.
	Platform string          `json:"platform,omitempty"`
	Why      string          `json:"why" volatile:"true"` // "run", "resume", "regrade"
	Pins     json.RawMessage `json:"pins,omitempty"`
	Args     []string        `json:"args,omitempty" volatile:"true"`
}

// Start is written before an attempt spends money.
type Start struct {
	Key         Key    `json:"key"`
	N           int    `json:"n"`
	Worker      string `json:"worker,omitempty" volatile:"true"`
	ReservedUSD string `json:"reserved_usd,omitempty"`
	// Metered reports whether a usage record with MostUSD precedes each request.
	Metered bool `json:"metered,omitempty"`
}

// UsageNote is the usage of one request of a live attempt, written when its answer ends.
// The attempt repeats it; the notes of an attempt without a record of its end are what is
// known of its cost. Its records are optional.
type UsageNote struct {
	Key Key `json:"key"`
	N   int `json:"n"` // of the attempt
	Usage
	// MostUSD is set in place of a usage before a request is sent: the most that the
	// attempt can have cost when its answer ends.
	MostUSD string `json:"most_usd,omitempty"`
}

// AttemptRecord is an attempt as the journal holds it. Settled marks the one
// that counts.
type AttemptRecord struct {
	Attempt
	Settled bool `json:"settled,omitempty"`
	// BookedUSD is what a budget counts for the attempt, "" if that is the price of its
	// usage: a request that failed may have been charged.
	BookedUSD string `json:"booked_usd,omitempty"`
}

// Skip records that a trial will not run.
type Skip struct {
	Key    Key    `json:"key"`
	Reason string `json:"reason"` // "budget", "filter: …", "stopped", "decided: …"
}

// Grading begins a regrade: only scores written after it count, and the graders it
// names are the current ones. The journal up to an earlier line gives the older
// reading.
type Grading struct {
	Graders map[string]seal.Digest `json:"graders"` // digest of the configuration, by grader name
	// Suite is the resolved suite whose graders, targets and gates count from here
	// on, or empty if it did not change.
	Suite json.RawMessage `json:"suite,omitempty"`
	Why   string          `json:"why,omitempty"`
}

// SessionEnd closes a session in order.
type SessionEnd struct {
	Reason string         `json:"reason"` // "done", "interrupted", "budget", "decided: …", "endpoint: …", "outage: …", "error: …"
	Totals map[string]int `json:"totals,omitempty"`
}

// WorkerNote records that a machine joined a run on several machines, or left it. Its
// records are optional: attempts and scores name their machines themselves.
type WorkerNote struct {
	Name   string `json:"name"`
	What   string `json:"what"`             // WorkerJoined or WorkerLeft
	Cause  string `json:"cause,omitempty"`  // of leaving
	Labels string `json:"labels,omitempty"` // such as "arch=arm64,os=macos"
	Slots  int    `json:"slots"`
	// OffsetMS is how far its clock was ahead of the run's when it joined.
	OffsetMS int64 `json:"offset_ms,omitempty" volatile:"true"`
	// Done, Void and Lost are counts of assignments so far, earlier visits of the session
	// included: attempts and gradings that it did, how many of these ended in a fault, and
	// how many it held when it left.
	Done int `json:"done,omitempty" volatile:"true"`
	Void int `json:"void,omitempty" volatile:"true"`
	Lost int `json:"lost,omitempty" volatile:"true"`
}

// The events of a WorkerNote.
const (
	WorkerJoined = "joined"
	WorkerLeft   = "left"
	// SessionEnded is the cause of machines that were there to the end.
	SessionEnded = "the session ended"
)
