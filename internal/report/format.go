package report

import (
	"io"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/trial"
)

// WriteFunc writes a report. evidence opens what trials left; it may be nil for
// formats that show none.
type WriteFunc func(w io.Writer, a *analyse.Analysis, evidence trial.Opener) error

// File is one of several files that belong together.
type File struct {
	Name  string
	Write func(io.Writer) error
}

// Format is one way to write the results of a run. A package of a format exports
// one; the catalogue lists them. Exactly one of Write, With and Files is set.
type Format struct {
	Name string // as --format takes it
	File string // its name in the folder of reports; "" for a format written on request only
	Doc  string // one line for help

	Write WriteFunc
	// With returns the format with options, in place of Write.
	With func(Options) WriteFunc
	// Files returns the files of a format that has several, in place of Write. They are
	// written on request, into a folder named after the format; arm is the only one
	// wanted, "" for all.
	Files func(a *analyse.Analysis, evidence trial.Opener, arm string) []File
	// Folder returns tables that are written with File of the other formats, into a
	// folder named after the format. It returns none for a run without data for them.
	Folder func(*analyse.Analysis) []File
	// Applies reports whether a run has data for File; nil for all runs.
	Applies func(*analyse.Analysis) bool

	// OneArm formats hold one arm, or one comparison; they return an error for any run
	// of which Options do not choose one.
	OneArm bool
	// Record formats open the record of each trial before anything else of it: evidence
	// should keep no trial in memory.
	Record bool
}

// Options of formats that have a With.
type Options struct {
	Arm     string // only this arm; "" for all, or the only one
	Content bool   // texts of prompts, answers, arguments and results, too
}

// Writer returns the function that writes the format with options.
func (f *Format) Writer(o Options) WriteFunc {
	if f.With != nil {
		return f.With(o)
	}
	return f.Write
}
