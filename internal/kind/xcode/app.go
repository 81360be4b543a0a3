package xcode

import (
	"context"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/trial"
)

func (w *work) installApp(ctx context.Context, c *trial.Criterion) error {
	return w.tryApp(ctx, c, notInstalled, "get_app_container")
}

func (w *work) launchApp(ctx context.Context, c *trial.Criterion) error {
	return w.tryApp(ctx, c, notLaunched, "launch", "--terminate-running-process")
}

// tryApp builds the agent's app, replaces the app in the simulator, and runs an action
// of simctl on it. The simulator is shared between actions, so tryApp installs the app
// for each action and leaves nothing installed.
func (w *work) tryApp(ctx context.Context, c *trial.Criterion, reason string, action ...string) error {
	simulators.Lock()
	defer simulators.Unlock()
	if w.cfg.App != "left" {
		done, err := w.deployApp(ctx, c)
		if err == nil && !done && reason == notLaunched && (w.reason == "" || w.reason == notInstalled) {
			c.Evidence = append([]string{"the app could not be installed"}, c.Evidence...)
		}
		if err != nil || !done {
			return err
		}
	}
	ran, err := w.runSimctl(ctx, append(action, w.udid, w.cfg.BundleID)...)
	if err != nil {
		return err
	}
	if !ran.Exit.OK() {
		w.failCriterion(c, reason, append([]string{"simctl " + action[0] + ": " + endedText(ran)}, grade.LastLines(ran.Tail, 3)...)...)
	}
	if w.cfg.App == "left" {
		return nil
	}
	return w.resetSimulator(ctx)
}

// deployApp builds and installs. done says whether it worked.
func (w *work) deployApp(ctx context.Context, c *trial.Criterion) (done bool, err error) {
	ran, done, err := w.buildTests(ctx, c, "build")
	if err != nil || !done {
		return false, err
	}
	if !ran.Exit.OK() {
		w.failCriterion(c, notInstalled, append([]string{"xcodebuild build: " + ran.Exit.String()}, grade.LastLines(w.site.Plain(ran.Tail), lastLines)...)...)
		return false, nil
	}
	ran, done, err = w.buildTests(ctx, c, "-showBuildSettings", "-json")
	if err != nil || !done {
		return false, err
	}
	app, err := findProduct(ran.Out, w.cfg.BundleID)
	if err != nil {
		return false, trial.Faultf(trial.ClassGrader, "%w", err)
	}
	if app == "" {
		w.failCriterion(c, notInstalled, "no app with the identifier "+w.cfg.BundleID+" is built")
		return false, nil
	}
	if ran, err = w.runSimctl(ctx, "bootstatus", w.udid, "-b"); err != nil {
		return false, err
	}
	if !ran.Exit.OK() {
		return false, trial.Faultf(trial.ClassGrader, "start simulator %s: %s: %s", w.udid, endedText(ran), grade.Excerpt(ran.Tail))
	}
	if err := w.resetSimulator(ctx); err != nil {
		return false, err
	}
	if ran, err = w.runSimctl(ctx, "install", w.udid, app); err != nil {
		return false, err
	}
	if !ran.Exit.OK() {
		w.failCriterion(c, notInstalled, append([]string{"simctl install: " + endedText(ran)}, grade.LastLines(w.site.Plain(ran.Tail), 3)...)...)
		return false, nil
	}
	return true, nil
}

// resetSimulator removes the app and its data from the simulator; that it was not there is
// no matter.
func (w *work) resetSimulator(ctx context.Context) error {
	if _, err := w.runSimctl(ctx, "terminate", w.udid, w.cfg.BundleID); err != nil {
		return err
	}
	_, err := w.runSimctl(ctx, "uninstall", w.udid, w.cfg.BundleID)
	return err
}

func (w *work) runSimctl(ctx context.Context, args ...string) (grade.Ran, error) {
	limit := simctlLimit
	if end, ok := ctx.Deadline(); ok {
		limit = min(limit, time.Until(end)*9/10)
	}
	return w.runTool(ctx, limit, append([]string{"xcrun", "simctl"}, args...)...)
}

func endedText(ran grade.Ran) string {
	if ran.TimedOut {
		return "it did not end in time"
	}
	return strings.TrimSpace(ran.Exit.String())
}
