package swift

import (
	"cmp"
	"context"
	"fmt"
	"io/fs"
	"runtime"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/parallel"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/swift/pack"
)

// sound is code that is right on every platform and at every version that tasks
// can be for. Its symbols come from the standard library, Foundation and the
// concurrency library.
const sound = "import Foundation\n\nfunc sound() -> String {\n    let url = URL(fileURLWithPath: \"/\")\n    return url.path + String(describing: Date())\n}\n"

// since makes a declaration available where everything that the canaries name is.
const since = "@available(iOS 18, macOS 15, watchOS 11, tvOS 18, visionOS 2, macCatalyst 18, *)\n"

// frameworkTypes holds, for each framework, a type that code for it almost always uses, in
// the order of their names.
var frameworkTypes = [][2]string{
	{"AppIntents", "AppIntent"}, {"AppKit", "NSView"}, {"Combine", "Publisher"}, {"CoreGraphics", "CGRect"}, {"CoreLocation", "CLLocation"},
	{"CryptoKit", "SHA256"}, {"Observation", "Observable"}, {"RegexBuilder", "CharacterClass"}, {"SwiftData", "ModelContext"}, {"SwiftUI", "View"},
	{"Synchronization", "AtomicRepresentable"}, {"UIKit", "UIView"}, {"UserNotifications", "UNUserNotificationCenter"}, {"WidgetKit", "TimelineProvider"},
	{"os", "Logger"},
}

// canary is sound code for a target that names a type of each framework that the
// solutions of tasks for its platform import.
type canary struct {
	target     swift.Target
	frameworks []string
}

// listCanaries returns a canary for each platform of the tasks, with the target of the
// first task.
func (g *Grader) listCanaries() ([]canary, error) {
	var out []canary
	for _, t := range g.env.Tasks {
		cfg, err := g.SettingsOf(t)
		if err != nil {
			return nil, fmt.Errorf("task %s: %w", t.ID, err)
		}
		s, err := cfg.newSnippet(t)
		if err != nil {
			return nil, fmt.Errorf("task %s: %w", t.ID, err)
		}
		i := slices.IndexFunc(out, func(c canary) bool { return c.target.Platform == s.Target.Platform })
		if i < 0 {
			i, out = len(out), append(out, canary{target: s.Target})
		}
		out[i].addFrameworks(g.env.Files, t)
	}
	return out, nil
}

// addFrameworks adds the frameworks that the reference of a task imports. Another check
// reports references that cannot be read.
func (c *canary) addFrameworks(files fs.FS, t *suite.Task) {
	if files == nil || t.Reference == "" {
		return
	}
	text, err := fs.ReadFile(files, t.Reference)
	if err != nil {
		return
	}
	for _, name := range pack.Mentioned(swift.Mask(string(text))) {
		if slices.ContainsFunc(frameworkTypes, func(f [2]string) bool { return f[0] == name }) && !slices.Contains(c.frameworks, name) {
			c.frameworks = append(c.frameworks, name)
		}
	}
}

func (c *canary) text() string {
	var imports, types strings.Builder
	for i, f := range frameworkTypes {
		if slices.Contains(c.frameworks, f[0]) {
			fmt.Fprintf(&imports, "import %s\n", f[0])
			fmt.Fprintf(&types, "\n%stypealias Sound%d = %s.%s\n", since, i, f[0], f[1])
		}
	}
	return imports.String() + sound + types.String()
}

// runCanaries judges sound code for every platform of the tasks, so that modules are built
// before the first trial.
func (g *Grader) runCanaries(ctx context.Context, j Judge) error {
	canaries, err := g.listCanaries()
	if err != nil {
		return err
	}
	return parallel.ForEach(ctx, len(canaries), runtime.GOMAXPROCS(0), func(i int) error {
		if err := canaries[i].run(ctx, j); err != nil {
			return fmt.Errorf("judge Swift for %s: %w", canaries[i].target, err)
		}
		return nil
	})
}

func (c *canary) run(ctx context.Context, j Judge) error {
	r, err := j.Judge(ctx, judge.Snippet{Files: []judge.File{{Name: "sound.swift", Text: c.text()}}, Target: c.target, Mode: "5"})
	if err != nil {
		return err
	}
	for _, v := range r.Verdicts {
		if v.Verdict == judge.Fail {
			said, _, _ := strings.Cut(strings.TrimSpace(r.Stderr), "\n")
			return fmt.Errorf("sound code fails %s (%s): the toolchain is damaged; install it again: %s", v.Criterion, cmp.Or(v.Reason, grade.Excerpt(said)), swift.Install)
		}
	}
	return nil
}
