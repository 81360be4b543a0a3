package cmdenv

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"syscall"

	"github.com/assay-eval/assay/internal/suite"
)

// The exit codes. [ExitCodes] documents them.
const (
	ExitOK          = 0
	ExitGate        = 1
	ExitUsage       = 2
	ExitPreflight   = 3
	ExitUndecided   = 4
	ExitInternal    = 70
	ExitInterrupted = 130
)

// ExitCodes describes the exit codes and their meaning in a pipeline.
var ExitCodes = []struct {
	Code            int
	Meaning, Advice string
}{
	{ExitOK, "the gates pass; or in mode `warn` a rule that is no floor fails or cannot be decided; or there are no gates", "green"},
	{ExitGate, "a gate failed: a rule in mode `hard`, or a floor", "red: the change made it worse, or it never was good enough"},
	{ExitUsage, "usage or configuration", "red: correct the suite or the command line"},
	{ExitPreflight, "something that the run needs is missing (a key, a program, a server), or no trial was scored", "red: correct the job"},
	{ExitUndecided, "a hard gate cannot be decided, or the budget stopped the run", "no verdict: run more trials, raise the budget, or let the job pass with a warning"},
	{ExitInternal, "internal error", "red: a bug in assay; please report it"},
	{ExitInterrupted, "interrupted", "continue the run with `assay run --resume`"},
}

// ExitError ends the program with a code. Err is nil if everything has been
// printed already.
type ExitError struct {
	Code int
	Err  error
}

func (e *ExitError) Error() string {
	if e.Err == nil {
		return fmt.Sprintf("exit %d", e.Code)
	}
	return e.Err.Error()
}

func (e *ExitError) Unwrap() error { return e.Err }

// UsageErrorf returns the error for a mistake of the user.
func UsageErrorf(format string, args ...any) error {
	return &ExitError{ExitUsage, fmt.Errorf(format, args...)}
}

// MissingError wraps an error about a missing requirement of a run. A mistake in the
// suite keeps its exit code, since it may appear only after a server answers.
func MissingError(err error) error {
	if _, ok := errors.AsType[*suite.Errors](err); ok {
		return err
	}
	return &ExitError{ExitPreflight, err}
}

// GateError returns the error of a check that failed.
func GateError(err error) error { return &ExitError{ExitGate, err} }

// DiskError returns an error that is printed on one line although it is internal. It keeps
// an existing exit code. A file that cannot be used, such as one on a full or read-only
// disk, counts as missing; the error names its path.
func DiskError(err error) error {
	code := ExitInternal
	if IsFileError(err) {
		code = ExitPreflight
	}
	if ee, ok := errors.AsType[*ExitError](err); ok {
		code = ee.Code
	}
	return &ExitError{code, err}
}

// IsFileError reports whether err is about a file or its disk, and therefore not a bug.
func IsFileError(err error) bool {
	_, path := errors.AsType[*fs.PathError](err)
	_, link := errors.AsType[*os.LinkError](err)
	return path || link || errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EROFS) || errors.Is(err, syscall.EDQUOT)
}

// ExitWith ends the program with a code and prints nothing.
func ExitWith(code int) error {
	if code == ExitOK {
		return nil
	}
	return &ExitError{code, nil}
}
