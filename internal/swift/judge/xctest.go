package judge

import (
	"slices"
	"strings"
)

// The XCTest of Linux is another program than Apple's: it has no user interface tests, no
// metrics and no attachments, and some of its functions have fewer defaults. Names that only
// Apple's has are unknown; invented ones fail.

// appleXCTest has the names of Apple's XCTest that Linux's lacks, besides those with the
// prefix XCUI.
var appleXCTest = wordSet(`XCTAttachment XCTActivity XCTContext XCTMetric XCTClockMetric XCTCPUMetric XCTMemoryMetric XCTStorageMetric XCTHitchMetric
	XCTOSSignpostMetric XCTApplicationLaunchMetric XCTMeasureOptions XCTPerformanceMeasurement XCTPerformanceMeasurementTimestamp
	XCTExpectFailure XCTExpectedFailure XCTIssue XCTMutableIssue XCTIssueReference XCTSourceCodeContext XCTSourceCodeLocation
	XCTSourceCodeFrame XCTSourceCodeSymbolInfo XCTDarwinNotificationExpectation XCTKVOExpectation XCTestObservation XCTestObservationCenter
	XCTSkipUnless XCTUIApplicationLaunchMetric XCTestSuite XCTestDriver XCTNSNotificationExpectation
	add record executionTimeAllowance addUIInterruptionMonitor removeUIInterruptionMonitor runsForEachTargetApplicationUIConfiguration
	keyValueObservingExpectation startMeasuring stopMeasuring measureMetrics defaultMetrics defaultMeasureOptions
	invokeTest testInvocations runActivity attachments shouldStopAfterFailure tearDownWithError setUpWithError`)

// appleXCTestCalls has functions that Apple's XCTest declares with other parameters.
var appleXCTestCalls = map[string][]string{ // the labels that they may have
	"fulfillment": {"of", "timeout", "enforceOrder"},
	"wait":        {"for", "timeout", "enforceOrder"},
	"measure":     {"metrics", "options", "block", "_"},
}

// excuseXCTest makes a failure unknown if Apple's XCTest has what the one of Linux lacks.
func (g *judgement) excuseXCTest(s spot, f *Finding) bool {
	if g.w.j.tc.Mac || !slices.Contains(g.w.written, "XCTest") {
		return false
	}
	name := baseName(f.Name)
	switch {
	case missing[s.ID] && f.Criterion == SymbolExists:
		if !appleXCTest[name] && !strings.HasPrefix(name, "XCUI") || f.Base != "" && f.Module != "XCTest" {
			return false
		}
	case labels[s.ID] && (f.Module == "XCTest" || f.Module == ""):
		c := g.callAt(s)
		allowed, ok := appleXCTestCalls[c.name]
		if follows := g.gap && g.failed[[2]int{s.file, s.Line}]; !follows && (!ok || slices.ContainsFunc(c.labels, func(l string) bool { return !slices.Contains(allowed, l) })) {
			return false
		}
	default:
		return false
	}
	f.Verdict, f.Class, f.Reason = Unknown, ClassCorelibs, "Apple's XCTest has it, that of Linux has not"
	return true
}
