package xcode

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/grade/gradetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

const (
	summaryOK = `{"title":"Test - App","environmentDescription":"App · Built with macOS 15.2","topInsights":[],"result":"Passed","totalTestCount":5,"passedTests":3,"failedTests":0,"skippedTests":1,"expectedFailures":1,"statistics":[],"devicesAndConfigurations":[],"testFailures":[],"startTime":1763770000.1,"finishTime":1763770009.5}`
	summaryNo = `{"title":"Test - App","result":"Failed","totalTestCount":4,"passedTests":2,"failedTests":2,"skippedTests":0,"expectedFailures":0,"testFailures":[{"testName":"testTTL()","targetName":"AppTests","failureText":"CacheTests.swift:17: XCTAssertEqual failed: (\"1\") is not equal to (\"2\")","testIdentifier":3,"testIdentifierString":"CacheTests/testTTL()"},{"testName":"testB()","targetName":"AppTests","failureText":"Crash: App at B.swift","testIdentifierString":"CacheTests/testB()"}]}`
	recordOK  = `{"_type":{"_name":"ActionsInvocationRecord"},"actions":{"_type":{"_name":"Array"},"_values":[]},"issues":{"_type":{"_name":"ResultIssueSummaries"}},"metrics":{"_type":{"_name":"ResultMetrics"},"testsCount":{"_type":{"_name":"Int"},"_value":"5"},"testsSkippedCount":{"_type":{"_name":"Int"},"_value":"1"}}}`
	recordNo  = `{"_type":{"_name":"ActionsInvocationRecord"},"issues":{"_type":{"_name":"ResultIssueSummaries"},"testFailureSummaries":{"_type":{"_name":"Array"},"_values":[{"_type":{"_name":"TestFailureIssueSummary","_supertype":{"_name":"IssueSummary"}},"documentLocationInCreatingWorkspace":{"_type":{"_name":"DocumentLocation"},"concreteTypeName":{"_value":"DVTTextDocumentLocation"},"url":{"_type":{"_name":"String"},"_value":"file:///Users/me/App/CacheTests.swift#EndingLineNumber=16&StartingLineNumber=16"}},"issueType":{"_value":"Uncategorized"},"message":{"_type":{"_name":"String"},"_value":"XCTAssertTrue failed"},"producingTarget":{"_value":"AppTests"},"testCaseName":{"_value":"CacheTests.testTTL()"}}]}},"metrics":{"_type":{"_name":"ResultMetrics"},"testsCount":{"_value":"5"},"testsFailedCount":{"_value":"1"}}}`
	devices   = `{"devices":{"com.apple.CoreSimulator.SimRuntime.iOS-9-3":[{"name":"iPhone 16","udid":"OLD","isAvailable":true}],"com.apple.CoreSimulator.SimRuntime.iOS-18-2":[{"name":"iPhone 16","udid":"NEW","isAvailable":true,"state":"Shutdown"},{"name":"iPhone 16 Pro","udid":"PRO","isAvailable":true}],"com.apple.CoreSimulator.SimRuntime.iOS-26-0":[{"name":"iPhone 16","udid":"BROKEN","isAvailable":false}]}}`
)

// machine makes the stand-ins and returns the settings by which a grader finds
// them, and the log of their calls.
func machine(t testing.TB, s standIn) (set map[string]any, log string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for _, name := range []string{"xcodebuild", "xcrun"} {
		if err := os.Symlink(self, filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	s.Log, s.State = filepath.Join(dir, "log"), filepath.Join(dir, "installed")
	b, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	return map[string]any{"PATH": dir + ":" + os.Getenv("PATH"), "STANDIN": string(b)}, s.Log
}

func caseOf(t testing.TB, settings map[string]any) grade.Case {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "App.swift"), []byte("import SwiftUI\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	c := gradetest.Worked(t, &suite.Task{ID: "t", Graders: map[string]any{"x": settings}}, fstest.MapFS{"App.swift": {Data: []byte("")}}, t.TempDir(), dir)
	c.Place = func(ctx context.Context) (*workspace.Room, error) { return gradetest.Place(ctx, t, c) }
	return c
}

// grader finds the stand-ins of set in PATH.
func grader(set map[string]any) *Grader {
	return New("x", &Config{}, []string{"PATH=" + set["PATH"].(string)})
}

func settings(set map[string]any, more map[string]any) map[string]any {
	out := map[string]any{"project": "App.xcodeproj", "scheme": "App", "simulator_name": "iPhone 16", "bundle_id": "com.example.app", "set": set}
	for k, v := range more {
		out[k] = v
	}
	return out
}

func TestVerdicts(t *testing.T) {
	testenv.Slow(t)
	type m = map[string]any
	all := m{"check": []string{"test", "install", "launch"}}
	good := standIn{Summary: summaryOK, BundleID: "com.example.app", Devices: devices}
	with := func(change func(*standIn)) standIn {
		s := good
		change(&s)
		return s
	}
	const p, f, n = trial.Pass, trial.Fail, trial.NotApplicable
	for _, tc := range []struct {
		name     string
		machine  standIn
		settings m
		verdicts [3]trial.Verdict
		reason   string
		evidence string
		run      float64 // tests; -1: not known
	}{
		{"all is well", good, all, [3]trial.Verdict{p, p, p}, "", "", 4},
		{"tests alone", good, nil, [3]trial.Verdict{p, n, n}, "", "", 4},
		{"older xcresulttool", with(func(s *standIn) { s.Summary, s.Record = "", recordOK }), nil, [3]trial.Verdict{p, n, n}, "", "", 4},
		{"in between", with(func(s *standIn) { s.Summary, s.Record, s.NeedLegacy = "", recordOK, true }), nil, [3]trial.Verdict{p, n, n}, "", "", 4},
		{"a test fails", with(func(s *standIn) { s.Summary, s.TestExit = summaryNo, 65 }), nil, [3]trial.Verdict{f, n, n}, testsFailed, "failed: AppTests/CacheTests/testTTL(): CacheTests.swift:17: XCTAssertEqual failed", 4},
		{"a test fails, said in the older form", with(func(s *standIn) { s.Summary, s.Record, s.TestExit = "", recordNo, 65 }), nil, [3]trial.Verdict{f, n, n}, testsFailed, "failed: AppTests/CacheTests.testTTL(): XCTAssertTrue failed", 5},
		{"a failure in spite of exit 0", with(func(s *standIn) { s.Summary = summaryNo }), nil, [3]trial.Verdict{f, n, n}, testsFailed, "testB()", 4},
		{"exit 65 though all passed", with(func(s *standIn) { s.TestExit = 65 }), nil, [3]trial.Verdict{f, n, n}, testsFailed, "exit status 65", 4},
		{"does not compile", with(func(s *standIn) {
			s.TestExit, s.Summary, s.TestSays = 65, `{"result":"Failed","totalTestCount":0,"testFailures":[]}`, "App.swift:1: error: no such module"
		}), nil, [3]trial.Verdict{f, n, n}, testsFailed, "error: no such module", 0},
		{"no test", with(func(s *standIn) { s.Summary = `{"result":"Passed","totalTestCount":2,"skippedTests":2}` }), nil, [3]trial.Verdict{f, n, n}, notExecuted, "no test was executed (2 were skipped)", 0},
		{"no bundle", with(func(s *standIn) { s.NoBundle = true }), nil, [3]trial.Verdict{f, n, n}, noBundle, "no result bundle", -1},
		{"no bundle after a failure", with(func(s *standIn) { s.NoBundle, s.TestExit = true, 66 }), nil, [3]trial.Verdict{f, n, n}, testsFailed, "exit status 66", -1},
		{"results that cannot be read", with(func(s *standIn) { s.Summary = "{}" }), nil, [3]trial.Verdict{f, n, n}, parseFailed, "there is no totalTestCount", -1},
		{"hangs", with(func(s *standIn) { s.Hang = true }), m{"timeout": "500ms"}, [3]trial.Verdict{f, n, n}, outOfTime, "did not end in time", -1},
		{"build fails", with(func(s *standIn) { s.BuildExit = 65 }), all, [3]trial.Verdict{p, f, f}, notInstalled, "BUILD FAILED", 4},
		{"another app", with(func(s *standIn) { s.BundleID = "com.example.other" }), m{"check": []string{"install"}}, [3]trial.Verdict{n, f, n}, notInstalled, "no app with the identifier com.example.app is built", -1},
		{"install fails", with(func(s *standIn) { s.InstallBad = true }), m{"check": []string{"install"}}, [3]trial.Verdict{n, f, n}, notInstalled, "code=13", -1},
		{"not there after all", with(func(s *standIn) { s.Lost = true }), m{"check": []string{"install"}}, [3]trial.Verdict{n, f, n}, notInstalled, "No such file", -1},
		{"launch fails", with(func(s *standIn) { s.LaunchExit = 4 }), all, [3]trial.Verdict{p, p, f}, notLaunched, "simctl launch: exit status 4", 4},
	} {
		t.Run(tc.name, func(t *testing.T) {
			set, _ := machine(t, tc.machine)
			s, err := grader(set).Grade(t.Context(), caseOf(t, settings(set, tc.settings)))
			if err != nil {
				t.Fatal(err)
			}
			got := [3]trial.Verdict{s.Criteria[0].Verdict, s.Criteria[1].Verdict, s.Criteria[2].Verdict}
			text := ""
			for _, c := range s.Criteria {
				if c.Verdict == f {
					text += strings.Join(c.Evidence, "\n") + "\n"
				}
			}
			if got != tc.verdicts || s.Details["reason"] != tc.reason || !strings.Contains(text, tc.evidence) {
				t.Errorf("%v %q, want %v %q with %q\n%s", got, s.Details["reason"], tc.verdicts, tc.reason, tc.evidence, text)
			}
			if v := s.Measures[0].Value; (v == nil) != (tc.run < 0) || v != nil && *v != tc.run {
				t.Errorf("tests run %v, want %v", v, tc.run)
			}
			if s.Details["untested"] == "" {
				t.Error("the score does not say that it was never run on a Mac")
			}
		})
	}
}

// The calls, in order, with their arguments; the room's folders are private.
func TestCalls(t *testing.T) {
	set, log := machine(t, standIn{Summary: summaryOK, BundleID: "com.example.app", Devices: devices})
	c := caseOf(t, settings(set, map[string]any{"check": []string{"test", "install", "launch"}, "configuration": "Debug", "test_plan": "All", "only_testing": []string{"AppTests/A"}, "skip_testing": []string{"AppTests/B"}, "xcodebuild_args": []string{"-quiet"}}))
	place, tmp := c.Place, ""
	c.Place = func(ctx context.Context) (*workspace.Room, error) {
		r, err := place(ctx)
		if err == nil {
			tmp = r.Tmp
		}
		return r, err
	}
	if _, err := grader(set).Grade(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	common := "-project App.xcodeproj -scheme App -configuration Debug -destination platform=iOS Simulator,id=NEW -derivedDataPath TMP/derived -quiet"
	deploy := []string{
		"xcodebuild build " + common, "xcodebuild -showBuildSettings -json " + common, "xcrun simctl bootstatus NEW -b",
		"xcrun simctl terminate NEW com.example.app", "xcrun simctl uninstall NEW com.example.app", "xcrun simctl install NEW TMP/derived/Build/Products/Debug-iphonesimulator/App.app",
	}
	clear := deploy[3:5]
	want := []string{
		"xcrun simctl list devices available --json",
		"xcodebuild test -resultBundlePath TMP/result.xcresult -testPlan All -only-testing:AppTests/A -skip-testing:AppTests/B " + common,
		"xcrun xcresulttool get test-results summary --path TMP/result.xcresult",
	}
	want = append(append(append(want, deploy...), "xcrun simctl get_app_container NEW com.example.app"), clear...)
	want = append(append(append(want, deploy...), "xcrun simctl launch --terminate-running-process NEW com.example.app"), clear...)
	if d := cmp.Diff(want, strings.Split(strings.TrimSpace(strings.ReplaceAll(string(b), tmp, "TMP")), "\n")); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

func TestFindings(t *testing.T) {
	set, _ := machine(t, standIn{Summary: summaryNo, TestExit: 65, Devices: devices})
	s, err := grader(set).Grade(t.Context(), caseOf(t, settings(set, nil)))
	if err != nil {
		t.Fatal(err)
	}
	want := []trial.Finding{{Verdict: "fail", Class: "test", File: "CacheTests.swift", Line: 17, Column: 1, Name: "AppTests/CacheTests/testTTL()",
		Message: `AppTests/CacheTests/testTTL(): CacheTests.swift:17: XCTAssertEqual failed: ("1") is not equal to ("2")`}}
	if d := cmp.Diff(want, s.Criteria[0].Findings); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

func TestFaults(t *testing.T) {
	type m = map[string]any
	ok := standIn{Summary: summaryOK, BundleID: "com.example.app", Devices: devices}
	bad := func(change func(*standIn)) standIn {
		s := ok
		change(&s)
		return s
	}
	for _, tc := range []struct {
		name     string
		machine  standIn
		settings m
		word     string
	}{
		{"no scheme", ok, m{"scheme": ""}, "grader_missing_scheme"},
		{"no bundle id", ok, m{"check": []string{"launch"}, "bundle_id": ""}, "grader_missing_bundle_id"},
		{"no simulator", ok, m{"simulator_name": ""}, "grader_missing_simulator_udid"},
		{"unknown simulator", ok, m{"simulator_name": "iPhone 99"}, "grader_missing_simulator_udid"},
		{"wrong arguments", bad(func(s *standIn) { s.TestExit = 64 }), nil, "exit status 64"},
		{"no such destination", bad(func(s *standIn) {
			s.TestExit, s.TestSays = 70, "xcodebuild: error: Unable to find a destination matching the provided destination specifier"
		}), nil, "Unable to find a destination"},
		{"simulator does not start", bad(func(s *standIn) { s.BootExit = 1 }), m{"check": []string{"install"}}, "start simulator NEW"},
		{"time, if told so", bad(func(s *standIn) { s.Hang = true }), m{"timeout": "300ms", "on_timeout": "fault"}, "did not end within 300ms"},
		{"what was left, regraded", ok, m{"check": []string{"install"}, "app": "left"}, "right after a live trial"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			set, _ := machine(t, tc.machine)
			_, err := grader(set).Grade(t.Context(), caseOf(t, settings(set, tc.settings)))
			var fault *trial.Fault
			if !errors.As(err, &fault) || fault.Class != trial.ClassGrader || !strings.Contains(fault.Error(), tc.word) {
				t.Errorf("error %v, want a fault of the grader with %q", err, tc.word)
			}
		})
	}
}

// Right after a live trial, the agent's app in the simulator can be looked at, and
// is left there.
func TestLeft(t *testing.T) {
	set, log := machine(t, standIn{Devices: devices})
	c := caseOf(t, settings(set, map[string]any{"check": []string{"install", "launch"}, "app": "left", "scheme": ""}))
	c.Attempt.Source = trial.Live
	g := New("x", &Config{}, []string{"PATH=" + set["PATH"].(string)})
	g.now = func() time.Time { return c.Attempt.Timing.Start.Add(time.Minute) }
	s, err := g.Grade(t.Context(), c)
	if err != nil || s.Label != notInstalled {
		t.Fatalf("%+v, %v: nothing was installed", s, err)
	}
	if err := os.WriteFile(filepath.Join(filepath.Dir(log), "installed"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if s, err = g.Grade(t.Context(), c); err != nil || s.Label != "passed" {
		t.Errorf("%+v, %v", s, err)
	}
	b, err := os.ReadFile(log)
	if err != nil || strings.Contains(string(b), "uninstall") || strings.Contains(string(b), "xcodebuild") {
		t.Errorf("calls: %s, %v", b, err)
	}
}

func TestProbe(t *testing.T) {
	g := New("x", &Config{}, []string{"PATH=" + t.TempDir()})
	if err := g.Probe(t.Context()); err == nil || !strings.Contains(err.Error(), "needs xcodebuild: grade on a Mac with Xcode") {
		t.Errorf("without Xcode: %v", err)
	}
	set, _ := machine(t, standIn{})
	g = grader(set)
	if err := g.Probe(t.Context()); err != nil || g.Pins()["xcode"] != "Xcode 16.2 Build version 16C5032a" {
		t.Errorf("probe: %v, pins %v", err, g.Pins())
	}
	if reflect.DeepEqual(g.Identity(), New("x", &Config{}, []string{"PATH=" + t.TempDir()}).Identity()) {
		t.Error("the identity does not tell one Xcode from another")
	}
}

func FuzzResults(f *testing.F) {
	for _, s := range []string{summaryOK, summaryNo, recordOK, recordNo, devices, `[{"buildSettings":{}}]`, "x[", ""} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, parse := range []func([]byte) (result, error){parseSummary, parseRecord} {
			if r, err := parse(data); err == nil && (r.run < r.failed || r.failed < 0 || r.skipped < 0) {
				t.Errorf("%+v", r)
			}
		}
		if udid, err := pickDevice(data, "iPhone 16"); (err == nil) != (udid != "") {
			t.Errorf("simulator %q, %v", udid, err)
		}
		_, _ = findProduct(data, "com.example.app")
	})
}

func TestConformance(t *testing.T) {
	testenv.Slow(t)
	set, _ := machine(t, standIn{Summary: summaryOK, BundleID: "com.example.app", Devices: devices})
	fails, _ := machine(t, standIn{Summary: summaryNo, TestExit: 65, Devices: devices, TestSays: "took 0.5s \xff\x1b[1m"})
	gradetest.Run(t, gradetest.Subject{Name: "x", New: func() grade.Grader { return grader(set) }, Cases: []grade.Case{
		caseOf(t, settings(set, map[string]any{"simulator_udid": "NEW"})), caseOf(t, settings(fails, map[string]any{"files": map[string]any{"T.swift": "x"}})),
	}})
}
