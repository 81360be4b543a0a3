package binding

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/equip"
)

// Submission is the answer of an agent: a binding, or an abort.
type Submission struct {
	Abort       bool
	File        string // as sent
	Symbol      string // as sent
	Reasoning   string
	AbortReason string
	// Note describes an oddity, "" if none.
	Note string
}

// ParseSubmission reads the arguments of submit_binding, exactly as sent.
//
// It is strict in meaning: a field of the wrong type, a binding without file or
// symbol, and text that is no JSON object or goes on after it are errors. It is
// tolerant in form: unknown fields are ignored, null is the same as no field, no
// abort means that it is false, and reasoning may be missing. An abort that also
// names a file or a symbol is an abort, with a note.
func ParseSubmission(args []byte) (Submission, error) {
	var s Submission
	fields, err := equip.ParseObject(args, "the arguments are")
	if err != nil {
		return s, err
	}
	for _, f := range []struct {
		name string
		into any
		kind string
	}{
		{"abort", &s.Abort, "true or false"},
		{"file_path", &s.File, "a string"},
		{"symbol_name", &s.Symbol, "a string"},
		{"reasoning", &s.Reasoning, "a string"},
		{"abort_reason", &s.AbortReason, "a string"},
	} {
		if err := parseField(fields, f.name, f.into, f.kind); err != nil {
			return Submission{}, err
		}
	}
	file, symbol := strings.TrimSpace(s.File) != "", strings.TrimSpace(s.Symbol) != ""
	switch {
	case s.Abort && (file || symbol):
		s.Note = "an abort that also names a binding: the abort counts"
	case s.Abort:
	case !file && !symbol:
		return Submission{}, errors.New("it neither aborts nor names a file_path and a symbol_name")
	case !file:
		return Submission{}, errors.New("file_path is missing")
	case !symbol:
		return Submission{}, errors.New("symbol_name is missing")
	}
	return s, nil
}

// parseField reads one field into a value; one that is not there leaves it alone.
func parseField(fields map[string]json.RawMessage, name string, into any, kind string) error {
	raw, ok := fields[name]
	if !ok {
		return nil
	}
	if err := json.Unmarshal(raw, into); err != nil {
		return fmt.Errorf("%s must be %s, not %s", name, kind, equip.ClipHostile(string(raw)))
	}
	return nil
}

func failedResult(format string, args ...any) equip.Result {
	return equip.Result{Text: fmt.Sprintf(format, args...), Error: true}
}

func compactSchema(s string) json.RawMessage {
	var b bytes.Buffer
	if err := json.Compact(&b, []byte(s)); err != nil {
		panic(err) // it is a constant of this package
	}
	return b.Bytes()
}

// field is an argument of a tool.
type field struct {
	name string
	into any
	kind string
}

const aNumber = "a whole number"

// parseArguments reads the arguments of a tool; problem is "" if they are right.
func parseArguments(tool, form string, args json.RawMessage, wanted ...field) (problem string) {
	fields, err := equip.ParseObject(args, "the arguments are")
	for _, f := range wanted {
		if err == nil {
			err = parseField(fields, f.name, f.into, f.kind)
		}
	}
	if err != nil {
		return fmt.Sprintf("%s takes %s: %v", tool, form, err)
	}
	return ""
}
