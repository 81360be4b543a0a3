// Package importer holds the types and helpers that the importers of other
// programs' files share.
package importer

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/report"
)

// Block is a YAML map.
type Block = map[string]any

// Result is a suite made of another program's files.
type Result struct {
	Files map[string][]byte // by slash-separated path in the suite's folder
	// Executable lists the paths of files that can be executed.
	Executable []string
	Dropped    []string // settings that were not carried over, each with its reason
	Summary    []string // refused tasks, counts and warnings, one line each
}

// UsageError is a mistake in the files or options that the user named.
type UsageError struct{ Err error }

func (e *UsageError) Error() string { return e.Err.Error() }
func (e *UsageError) Unwrap() error { return e.Err }

// Usagef formats a [UsageError] as [fmt.Errorf] does.
func Usagef(format string, args ...any) error { return &UsageError{fmt.Errorf(format, args...)} }

// NothingImported returns the error of an import without a result, with every reason.
func NothingImported(why string, reasons []string) error {
	for _, r := range reasons {
		why += "\n  " + report.Clean(r)
	}
	return Usagef("%s", why)
}

// AddSuite adds suite.yaml, below a comment, to the files of the result.
func (r *Result) AddSuite(comment string, content Block) error {
	text, err := yaml.Marshal(content)
	if err != nil {
		return fmt.Errorf("write the suite: %w", err)
	}
	r.Files["suite.yaml"] = append([]byte("# "+comment+"\n"), text...)
	return nil
}

// SortedKeys returns the keys of m in order.
func SortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// FreeName returns the first of base, base-2, base-3 and so on that is not taken.
func FreeName(base string, taken func(name string) bool) string {
	name := base
	for n := 2; taken(name); n++ {
		name = fmt.Sprintf("%s-%d", base, n)
	}
	return name
}

// TrimPath removes the path from an error of reading a file, for messages that
// begin with it.
func TrimPath(err error) error {
	if at, ok := errors.AsType[*os.PathError](err); ok {
		return at.Err
	}
	return err
}

// NonName matches runs of characters that names do not have.
var NonName = lazyregexp.New(`[^A-Za-z0-9._-]+`)

// SafeName makes a name of at most 60 characters of s, or "agent" if none is left.
func SafeName(s string) string {
	s = strings.Trim(NonName.ReplaceAllString(s, "-"), "-._")
	if len(s) > 60 {
		s = strings.Trim(s[:60], "-._")
	}
	return cmp.Or(s, "agent")
}

// CheckPlain returns an error unless info is of a plain file of at most limit bytes: a
// pipe or a device may have no end.
func CheckPlain(info fs.FileInfo, limit int64) error {
	switch {
	case !info.Mode().IsRegular():
		return errors.New("it is no plain file")
	case info.Size() > limit:
		return fmt.Errorf("it has more than %d MB", limit>>20)
	}
	return nil
}

// JoinLine returns s on one line, with single spaces.
func JoinLine(s string) string { return strings.Join(strings.Fields(s), " ") }
