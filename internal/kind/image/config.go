// Package image is the grader of kind "image": a picture that the agent has left
// in the workspace, such as a screenshot.
//
//	graders:
//	  image:
//	    kind: image
//	    path: settings_screenshot.png
//	    reference: expected/settings.png   # of the suite
//	    hash: phash                        # or dhash
//	    threshold: 10                      # bits of 64 that may differ
//	    same_size: true
//
// All of it may be given by task, under the name of the grader.
//
// # Criteria
//
// NAME.exists: a PNG, JPEG or GIF file is at path and can be decoded in full.
// NAME.similar: the perceptual hashes of it and of the reference differ in at
// most threshold bits. NAME.size: it is as wide and high as the reference. All are
// required; criteria that are not asked for do not apply, and criteria about a
// picture that is not there fail with it. Measure NAME.distance, in bits.
//
// A picture of more than 36 million pixels is not decoded and fails. A reference
// that cannot be read is a fault of the grader: a comparison is never left out.
package image

import (
	_ "embed"
	"fmt"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/kind"
	"github.com/assay-eval/assay/internal/suite"
)

// KindName is the name of this kind in suite files.
const KindName = "image"

// version changes when the same settings begin to give other verdicts.
const version = 1

// defaultPath and defaultThreshold come from the design that this follows.
const (
	defaultPath      = "settings_screenshot.png"
	defaultThreshold = 10
)

// Config is the settings of an image grader.
type Config struct {
	Path      string `json:"path,omitempty" key:"grade" doc:"path of the picture in the workspace; default settings_screenshot.png"`
	Reference string `json:"reference,omitempty" key:"none" file:"path" doc:"picture of the suite that it is held against (its content enters the key); default none"`
	Hash      string `json:"hash,omitempty" key:"grade" enum:"phash,dhash" doc:"perceptual hash: phash (default; by cosine transform) or dhash (by gradients)"`
	Threshold *int   `json:"threshold,omitempty" key:"grade" min:"0" max:"64" doc:"bits of the 64 of a hash that may differ; default 10"`
	SameSize  bool   `json:"same_size,omitempty" key:"grade" doc:"it must be as wide and high as the reference; default false"`
}

//go:embed manual.md
var manual string

// Kind describes the grader to the suite loader.
func Kind() kind.Kind {
	return kind.Kind{
		Name: KindName, Manual: manual, Make: func(e kind.Env) (grade.Grader, error) {
			return New(e.Name, e.Config.(*Config), Env{Files: e.Suite.Files, Tasks: e.Tasks})
		},
		Kind: suite.Kind{
			Doc:       "a picture in the workspace, and how like a reference it looks",
			New:       func() any { return new(Config) },
			Check:     func(config any, s *suite.Suite) []suite.Problem { return config.(*Config).listProblems("") },
			CheckTask: taskCheck.Check,
		},
	}
}

var taskCheck = grade.TaskCheck[Config]{
	Workspace: "looks at the workspace",
	Whole: func(c *Config) []suite.Problem {
		if c.SameSize && c.Reference == "" {
			return []suite.Problem{{Text: "same_size needs a reference"}}
		}
		return nil
	},
	Each: func(c *Config, at string, _ *suite.Suite) []suite.Problem { return c.listProblems(at) },
}

func (c *Config) listProblems(prefix string) []suite.Problem {
	if c.Path != "" && !grade.IsPlainPath(c.Path) {
		return []suite.Problem{{Path: prefix + "path", Text: fmt.Sprintf("%q is not a plain path below the workspace", c.Path)}}
	}
	return nil
}
