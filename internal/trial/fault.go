package trial

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"
)

// Class says whose doing a fault was. None of them is the agent's.
type Class string

// The classes of fault; each makes the trial void under its own name.
const (
	ClassSetup       Class = "setup"       // checkout or setup command failed
	ClassEnvironment Class = "environment" // provider, network, disk
	ClassTreatment   Class = "treatment"   // a server did not start, died, or was not delivered
	ClassGrader      Class = "grader"      // a grader crashed or lacks a capability
)

// Fault is why an attempt or a score counts for nothing. A fault is never a
// failure of the agent.
type Fault struct {
	Class Class
	Retry bool          // another attempt may succeed
	After time.Duration // the provider asked to wait this long; 0 if it did not
	Err   error
	// Throttle marks an answer of 429 or 529, to which pacing reacts.
	Throttle bool
}

// Faultf returns a fault of class c that must not be retried.
func Faultf(c Class, format string, args ...any) *Fault {
	return &Fault{Class: c, Err: fmt.Errorf(format, args...)}
}

// Error implements error.
func (f *Fault) Error() string { return fmt.Sprintf("%s: %v", f.Class, f.Err) }

// Unwrap returns the cause.
func (f *Fault) Unwrap() error { return f.Err }

// AsFault returns err as a *Fault; an error that is none becomes one of class c
// without retry. A nil error gives nil.
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

// Canceled reports whether the fault is only our own stop.
func (f *Fault) Canceled() bool { return f != nil && errors.Is(f.Err, context.Canceled) }

// Reworded returns f with an error that is nothing but text. It still says
// whether the fault is our own stop.
func (f *Fault) Reworded(text string) *Fault {
	out := *f
	out.Err = words(text, f.Canceled())
	return &out
}

func words(text string, canceled bool) error {
	if canceled {
		return stop(text)
	}
	return errors.New(text)
}

// stop is an error of which only the text is left and that it was our own stop.
type stop string

func (s stop) Error() string { return string(s) }
func (stop) Unwrap() error   { return context.Canceled }

type faultJSON struct {
	Class    Class  `json:"class"`
	Retry    bool   `json:"retry,omitempty"`
	AfterMS  int64  `json:"after_ms,omitempty"`
	Error    string `json:"error"`
	Throttle bool   `json:"throttle,omitempty"`
	Canceled bool   `json:"canceled,omitempty"` // our own stop
}

// MarshalJSON writes the error as its text and the wait in milliseconds.
func (f Fault) MarshalJSON() ([]byte, error) {
	j := faultJSON{Class: f.Class, Retry: f.Retry, AfterMS: f.After.Milliseconds(), Throttle: f.Throttle, Canceled: f.Canceled()}
	if f.Err != nil {
		j.Error = f.Err.Error()
	}
	return json.Marshal(j)
}

// UnmarshalJSON reads what MarshalJSON wrote; of the cause only the text is left,
// and whether it was our own stop.
func (f *Fault) UnmarshalJSON(b []byte) error {
	var j faultJSON
	if err := json.Unmarshal(b, &j); err != nil {
		return err
	}
	*f = Fault{Class: j.Class, Retry: j.Retry, After: time.Duration(j.AfterMS) * time.Millisecond, Throttle: j.Throttle, Err: words(j.Error, j.Canceled)}
	return nil
}
