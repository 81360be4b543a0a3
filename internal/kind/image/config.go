// Package image is the grader of kind "image". It checks an image in the workspace
// after the agent, such as a screenshot. manual.md documents the settings.
//
// The criteria NAME.exists, NAME.similar and NAME.size are required. Criteria without
// settings do not apply. If the image is missing, the other criteria fail, too. The
// measure NAME.distance is in bits.
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
		Labels: []string{"match", "unknown", "screenshot_not_found", "screenshot_invalid", "screenshot_mismatch", "screenshot_size"},
		Name:   KindName, Manual: manual, Blind: kind.ChangeNothing, Make: func(e kind.Env) (grade.Grader, error) {
			return New(e.Name, e.Config.(*Config), e.Suite.Files, e.Tasks)
		},
		Kind: checks.Kind("a picture in the workspace, and how like a reference it looks"),
	}
}

var checks = grade.Checks[Config]{
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
