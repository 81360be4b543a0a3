package trial

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"syscall"
	"time"
)

// Class is the cause of a fault, which is never the agent.
type Class string

// The classes of fault; each makes the trial void under its own name.
const (
	ClassSetup       Class = "setup"       // checkout or setup command failed
	ClassEnvironment Class = "environment" // provider, network, disk
	ClassTreatment   Class = "treatment"   // a server did not start, died, or was not delivered
	ClassGrader      Class = "grader"      // a grader crashed or lacks a capability
)

// Fault is the reason why an attempt or a score does not count. It is never a failure
// of the agent.
type Fault struct {
	Class Class
	Retry bool          // another attempt may succeed
	After time.Duration // wait that the provider asked for; 0 if none
	Err   error
	// Throttle marks an answer of 429 or 529, to which pacing reacts.
	Throttle bool
	// Down marks an endpoint that sent nothing of an answer: it was out of reach, hung
	// or overloaded.
	Down bool
	// Dead marks an endpoint that will answer no trial as it is configured: the key,
	// the model or the account is refused. Err says the fix.
	Dead bool
	// Budget marks a trial that ended because the next request did not fit into the
	// budget of the run.
	Budget bool
}

// Faultf returns a fault of class c that must not be retried.
func Faultf(c Class, format string, args ...any) *Fault {
	return &Fault{Class: c, Err: fmt.Errorf(format, args...)}
}

// Error implements error.
func (f *Fault) Error() string { return fmt.Sprintf("%s: %v", f.Class, f.Err) }

// Unwrap returns the cause.
func (f *Fault) Unwrap() error { return f.Err }

// AsFault returns err as a *Fault; another error becomes one of class c without
// retry. It returns nil for a nil error.
func AsFault(err error, c Class) *Fault {
	if err == nil {
		return nil
	}
	var f *Fault
	if errors.As(err, &f) {
		return f
	}
	return &Fault{Class: c, Err: err}
}

// Canceled reports whether the fault only records that the trial was canceled.
func (f *Fault) Canceled() bool { return f != nil && errors.Is(f.Err, context.Canceled) }

// DiskFull reports whether a disk of the machine was full, so that other trials will meet
// the same fault there.
func (f *Fault) DiskFull() bool {
	return f != nil && (errors.Is(f.Err, syscall.ENOSPC) || errors.Is(f.Err, syscall.EDQUOT))
}

// CutByBudget reports whether the budget of the run cut the trial.
func (f *Fault) CutByBudget() bool { return f != nil && f.Budget }

// WithText returns f with the plain text as its error. Canceled and DiskFull report the
// same for both.
func (f *Fault) WithText(text string) *Fault {
	out := *f
	out.Err = textError(text, f.Canceled(), f.DiskFull())
	return &out
}

func textError(text string, canceled, diskFull bool) error {
	switch {
	case canceled:
		return canceledError(text)
	case diskFull:
		return diskFullError(text)
	}
	return errors.New(text)
}

// canceledError is the text of an error that wraps [context.Canceled].
type canceledError string

func (s canceledError) Error() string { return string(s) }
func (canceledError) Unwrap() error   { return context.Canceled }

// diskFullError is the text of an error that wraps [syscall.ENOSPC].
type diskFullError string

func (s diskFullError) Error() string { return string(s) }
func (diskFullError) Unwrap() error   { return syscall.ENOSPC }

type faultJSON struct {
	Class    Class  `json:"class"`
	Retry    bool   `json:"retry,omitempty"`
	AfterMS  int64  `json:"after_ms,omitempty"`
	Error    string `json:"error"`
	Throttle bool   `json:"throttle,omitempty"`
	Down     bool   `json:"down,omitempty"`
	Dead     bool   `json:"dead,omitempty"`
	Budget   bool   `json:"budget,omitempty"`
	Canceled bool   `json:"canceled,omitempty"` // the trial was canceled
	DiskFull bool   `json:"disk_full,omitempty"`
}

// MarshalJSON writes the error as its text and the wait in milliseconds.
func (f Fault) MarshalJSON() ([]byte, error) {
	j := faultJSON{Class: f.Class, Retry: f.Retry, AfterMS: f.After.Milliseconds(), Throttle: f.Throttle, Down: f.Down, Dead: f.Dead, Budget: f.Budget, Canceled: f.Canceled(), DiskFull: f.DiskFull()}
	if f.Err != nil {
		j.Error = f.Err.Error()
	}
	return json.Marshal(j)
}

// UnmarshalJSON reads the form that MarshalJSON writes. Of the error it restores the
// text and whether it wraps [context.Canceled] or is about a full disk.
func (f *Fault) UnmarshalJSON(b []byte) error {
	var j faultJSON
	if err := json.Unmarshal(b, &j); err != nil {
		return err
	}
	*f = Fault{Class: j.Class, Retry: j.Retry, After: time.Duration(j.AfterMS) * time.Millisecond, Throttle: j.Throttle, Down: j.Down, Dead: j.Dead, Budget: j.Budget, Err: textError(j.Error, j.Canceled, j.DiskFull)}
	return nil
}
