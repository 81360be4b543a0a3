package xcode

import (
	"context"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/trial"
)

// installApp builds the agent's app, puts it into the simulator in
// place of an earlier one, and looks for it.
func (w *work) installApp(ctx context.Context, c *trial.Criterion, _ map[string]float64) error {
	simulators.Lock()
	defer simulators.Unlock()
	if w.cfg.App != "left" {
		if done, err := w.deployApp(ctx, c); err != nil || !done {
			return err
		}
	}
	ran, err := w.runSimctl(ctx, "get_app_container", w.udid, w.cfg.BundleID)
	if err != nil {
		return err
	}
	if !ran.Exit.OK() {
		w.failCriterion(c, notInstalled, append([]string{"simctl get_app_container: " + endedText(ran)}, grade.LastLines(ran.Tail, 3)...)...)
	}
	return w.clearSimulator(ctx)
}

// launchApp starts the app. It is put there again: nobody but us may have been there
// between.
func (w *work) launchApp(ctx context.Context, c *trial.Criterion, _ map[string]float64) error {
	simulators.Lock()
	defer simulators.Unlock()
	if w.cfg.App != "left" {
		if done, err := w.deployApp(ctx, c); err != nil {
			return err
		} else if !done {
			if w.reason == "" || w.reason == notInstalled {
				c.Evidence = append([]string{"the app could not be installed"}, c.Evidence...)
			}
			return nil
		}
	}
	ran, err := w.runSimctl(ctx, "launch", "--terminate-running-process", w.udid, w.cfg.BundleID)
	if err != nil {
		return err
	}
	if !ran.Exit.OK() {
		w.failCriterion(c, notLaunched, append([]string{"simctl launch: " + endedText(ran)}, grade.LastLines(ran.Tail, 3)...)...)
	}
	return w.clearSimulator(ctx)
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

// clearSimulator leaves nothing of ours in the simulator.
func (w *work) clearSimulator(ctx context.Context) error {
	if w.cfg.App == "left" {
		return nil
	}
	return w.resetSimulator(ctx)
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
