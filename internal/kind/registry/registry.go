// Package registry lists the kinds of graders. A new kind is one more line of
// [Kinds].
package registry

import (
	"fmt"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/gate"
	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/kind/activity"
	"github.com/assay-eval/assay/internal/kind/binding"
	"github.com/assay-eval/assay/internal/kind/command"
	"github.com/assay-eval/assay/internal/kind/diff"
	"github.com/assay-eval/assay/internal/kind/extraction"
	"github.com/assay-eval/assay/internal/kind/fields"
	"github.com/assay-eval/assay/internal/kind/file"
	"github.com/assay-eval/assay/internal/kind/image"
	"github.com/assay-eval/assay/internal/kind/invocation"
	"github.com/assay-eval/assay/internal/kind/recorded"
	"github.com/assay-eval/assay/internal/kind/response"
	"github.com/assay-eval/assay/internal/kind/retrieval"
	"github.com/assay-eval/assay/internal/kind/selection"
	"github.com/assay-eval/assay/internal/kind/swift"
	"github.com/assay-eval/assay/internal/kind/text"
	"github.com/assay-eval/assay/internal/kind/xcode"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// A journal is read with the labels of all kinds.
func init() {
	for _, k := range Kinds() {
		trial.DeclareLabels(k.Labels...)
	}
}

// Kinds returns the kinds of graders, in the order in which reports show their
// metrics.
func Kinds() []kind.Kind {
	return []kind.Kind{
		binding.Kind(),
		retrieval.Kind(),
		invocation.Kind(),
		selection.Kind(),
		extraction.Kind(),
		fields.Kind(),
		swift.Kind(),
		text.Kind(),
		response.Kind(),
		activity.Kind(),
		command.Kind(),
		diff.Kind(),
		file.Kind(),
		image.Kind(),
		xcode.Kind(),
		recorded.Kind(),
	}
}

// Settings returns the kinds as the suite loader takes them.
func Settings() map[string]suite.Kind {
	out := map[string]suite.Kind{}
	for _, k := range Kinds() {
		out[k.Name] = k.Kind
	}
	return out
}

// Labels returns the labels that the named kind declares.
func Labels(name string) []string {
	for _, k := range Kinds() {
		if k.Name == name {
			return k.Labels
		}
	}
	return nil
}

// Analysis returns the kinds as an analysis takes them.
func Analysis() []analyse.Kind {
	var out []analyse.Kind
	for _, k := range Kinds() {
		k.Analysis.Name = k.Name
		out = append(out, k.Analysis)
	}
	return out
}

// Profiles returns the gates of profile seed by kind.
func Profiles() map[string]*gate.Profile {
	out := map[string]*gate.Profile{}
	for _, k := range Kinds() {
		if k.Profile != nil {
			out[k.Name] = k.Profile
		}
	}
	return out
}

// Make makes a grader of the named kind.
func Make(name string, e kind.Env) (grade.Grader, error) {
	for _, k := range Kinds() {
		if k.Name == name {
			return k.Make(e)
		}
	}
	return nil, fmt.Errorf("unknown kind of grader %q", name)
}
