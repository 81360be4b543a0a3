package run

import (
	"time"

	"github.com/assay-eval/assay/internal/trial"
)

// Event is one event of a run, for displays. It must not be changed.
type Event struct {
	Kind EventKind `json:"event"`
	Time time.Time `json:"t"`
	Key  trial.Key `json:"key,omitzero"`
	N    int       `json:"attempt,omitempty"`

	// Of Started and Finished.
	Source trial.Source `json:"source,omitempty"`
	// Of Finished: pass, fail, unknown, void or skipped.
	Status string        `json:"status,omitempty"`
	Label  string        `json:"label,omitempty"`
	Reason string        `json:"reason,omitempty"`
	Took   time.Duration `json:"took_ns,omitempty"`
	USD    string        `json:"usd,omitempty"`
	// For Finished: the number of requests answered one by one from the response cache,
	// and the number of all requests. Requests is unknown if Reused is 0.
	Reused   int `json:"reused,omitempty"`
	Requests int `json:"requests,omitempty"`
	// Of Working: what the trial does, in which turn of the agent (0 if not known), the
	// tokens that it has used so far, and when its last event was. USD is its cost so far.
	Doing  string    `json:"doing,omitempty"`
	Turn   int       `json:"turn,omitempty"`
	Tokens int64     `json:"tokens,omitempty"`
	Heard  time.Time `json:"heard,omitzero"`
	// Of Retrying: how long from now.
	Wait time.Duration `json:"wait_ns,omitempty"`
	// Of Waiting: the endpoint that is out, why, since when, and how long until it is
	// asked next; Over when it answers again. Of Paced: the provider and its new cap.
	Provider string    `json:"provider,omitempty"`
	Since    time.Time `json:"since,omitzero"`
	Cap      int       `json:"cap,omitempty"`
	Over     bool      `json:"over,omitempty"` // of Warming; Took is 0 if an earlier run has done it
	// Of Opened and Closed.
	Run     string `json:"run,omitempty"`
	Planned int    `json:"planned,omitempty"` // trials to do, without those already done or filtered
	Done    int    `json:"done,omitempty"`
	Jobs    int    `json:"jobs,omitempty"` // of Opened and Resized: most trials that run at once
	// Crew are, of Crewed, the machines of the run.
	Crew []CrewMember `json:"crew,omitempty"`
	// Arms are, of Opened, the trials to do of each arm, in the order of the plan.
	Arms   []ArmTrials `json:"arms,omitempty"`
	Spent  string      `json:"spent_usd,omitempty"`  // so far, earlier sessions included; of Finished, too
	Budget string      `json:"budget_usd,omitempty"` // of Opened: most that may be spent, "" for no limit
}

// ArmTrials is the number of trials of an arm.
type ArmTrials struct {
	Arm    string `json:"arm"`
	Trials int    `json:"trials"`
}

// CrewMember is a machine of a run as displays show it.
type CrewMember struct {
	Name   string        `json:"name"`
	Labels string        `json:"labels,omitempty"`
	Slots  int           `json:"slots"`
	Doing  int           `json:"doing"`
	Done   int           `json:"done"` // attempts and gradings
	Void   int           `json:"void"` // of these, with a fault
	Lost   int           `json:"lost"` // assignments that it held when it left
	Heard  time.Time     `json:"heard"`
	Offset time.Duration `json:"offset_ns,omitempty"` // of its clock, ahead of ours
	Gone   bool          `json:"gone,omitempty"`
	Why    string        `json:"why,omitempty"` // of Gone
}

// EventKind is the kind of an [Event].
type EventKind string

// The kinds of event, in the order in which they usually come.
const (
	Opened   EventKind = "opened"
	Started  EventKind = "started"
	Working  EventKind = "working" // at most once a second and trial, if there is news
	Ended    EventKind = "ended"   // the agent has; its answer is yet to be judged
	Retrying EventKind = "retrying"
	Finished EventKind = "finished"
	Paced    EventKind = "paced"
	Noted    EventKind = "note"
	Waiting  EventKind = "waiting" // for Provider, the endpoint of a model
	Resized  EventKind = "resized" // Jobs trials run at once from now on
	Crewed   EventKind = "crew"    // Crew has changed
	Warming  EventKind = "warming" // Reason is prepared once for all trials; Over: it is done
	Closed   EventKind = "closed"
)
