package xcode

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

type result struct {
	run, failed, skipped int // run includes the failed ones
	failures             []failure
}

type failure struct {
	test, message, file string
	line                int
}

// summary is the answer of `xcresulttool get test-results summary` (Xcode 16 and
// later; `xcrun xcresulttool help get test-results summary` prints its schema).
type summary struct {
	TotalTestCount *int `json:"totalTestCount"`
	FailedTests    int  `json:"failedTests"`
	SkippedTests   int  `json:"skippedTests"`
	TestFailures   []struct {
		TestName             string `json:"testName"`
		TargetName           string `json:"targetName"`
		TestIdentifierString string `json:"testIdentifierString"`
		FailureText          string `json:"failureText"`
	} `json:"testFailures"`
}

// place matches the file and line with which a failure may begin.
var place = lazyregexp.New(`^([^\s:]+\.(?:swift|m|mm|c|cpp)):(\d{1,9}): `)

func parseSummary(data []byte) (result, error) {
	var s summary
	if err := json.Unmarshal(data, &s); err != nil {
		return result{}, err
	}
	if s.TotalTestCount == nil {
		return result{}, errors.New("there is no totalTestCount")
	}
	if *s.TotalTestCount < 0 || s.FailedTests < 0 || s.SkippedTests < 0 || s.SkippedTests+s.FailedTests > *s.TotalTestCount {
		return result{}, errors.New("the counts contradict each other")
	}
	r := result{run: *s.TotalTestCount - s.SkippedTests, failed: s.FailedTests, skipped: s.SkippedTests}
	for _, f := range s.TestFailures {
		name := cmp.Or(f.TestIdentifierString, f.TestName)
		if f.TargetName != "" {
			name = f.TargetName + "/" + name
		}
		out := failure{test: name, message: f.FailureText}
		if m := place.FindStringSubmatch(f.FailureText); m != nil {
			out.file = m[1]
			out.line, _ = strconv.Atoi(m[2])
		}
		r.failures = append(r.failures, out)
	}
	return r, nil
}

// value and values are how the older form of xcresulttool writes texts, numbers
// and lists (`xcresulttool formatDescription`).
type value struct {
	Value string `json:"_value"`
}

type record struct {
	Type struct {
		Name string `json:"_name"`
	} `json:"_type"`
	Metrics *struct {
		TestsCount        value `json:"testsCount"`
		TestsFailedCount  value `json:"testsFailedCount"`
		TestsSkippedCount value `json:"testsSkippedCount"`
	} `json:"metrics"`
	Issues struct {
		TestFailureSummaries struct {
			Values []struct {
				Message         value `json:"message"`
				ProducingTarget value `json:"producingTarget"`
				TestCaseName    value `json:"testCaseName"`
				Document        struct {
					URL value `json:"url"`
				} `json:"documentLocationInCreatingWorkspace"`
			} `json:"_values"`
		} `json:"testFailureSummaries"`
	} `json:"issues"`
}

// parseRecord reads the answer of `xcresulttool get --format json`, an
// ActionsInvocationRecord.
func parseRecord(data []byte) (result, error) {
	var rec record
	if err := json.Unmarshal(data, &rec); err != nil {
		return result{}, err
	}
	if rec.Type.Name != "ActionsInvocationRecord" || rec.Metrics == nil {
		return result{}, errors.New("it is no ActionsInvocationRecord with metrics")
	}
	var n [3]int
	for i, v := range []value{rec.Metrics.TestsCount, rec.Metrics.TestsFailedCount, rec.Metrics.TestsSkippedCount} {
		if v.Value == "" {
			continue // a count of 0 is left out
		}
		var err error
		if n[i], err = strconv.Atoi(v.Value); err != nil || n[i] < 0 {
			return result{}, fmt.Errorf("%q is no count", v.Value)
		}
	}
	if n[1]+n[2] > n[0] {
		return result{}, errors.New("the counts contradict each other")
	}
	r := result{run: n[0] - n[2], failed: n[1], skipped: n[2]}
	for _, f := range rec.Issues.TestFailureSummaries.Values {
		out := failure{test: f.TestCaseName.Value, message: f.Message.Value}
		if t := f.ProducingTarget.Value; t != "" {
			out.test = t + "/" + out.test
		}
		// file:///…/A.swift#EndingLineNumber=9&StartingLineNumber=9, counted from 0
		file, at, _ := strings.Cut(strings.TrimPrefix(f.Document.URL.Value, "file://"), "#")
		for kv := range strings.SplitSeq(at, "&") {
			if v, ok := strings.CutPrefix(kv, "StartingLineNumber="); ok {
				if line, err := strconv.Atoi(v); err == nil && line >= 0 && line < 1e9 {
					out.file, out.line = file, line+1
				}
			}
		}
		r.failures = append(r.failures, out)
	}
	return r, nil
}

// device is a simulator of `simctl list devices --json`.
type device struct {
	Name        string `json:"name"`
	UDID        string `json:"udid"`
	IsAvailable *bool  `json:"isAvailable"`
}

// pickDevice finds the simulator called name; of several the one of the newest system.
func pickDevice(data []byte, name string) (udid string, err error) {
	var list struct {
		Devices map[string][]device `json:"devices"`
	}
	if err := json.Unmarshal(data, &list); err != nil {
		return "", err
	}
	var newest []int
	for runtime, devices := range list.Devices {
		version := versionNumbers(runtime)
		for _, d := range devices {
			if d.Name != name || d.UDID == "" || d.IsAvailable != nil && !*d.IsAvailable {
				continue
			}
			if c := slices.Compare(version, newest); udid == "" || c > 0 || c == 0 && d.UDID < udid {
				udid, newest = d.UDID, version
			}
		}
	}
	if udid == "" {
		return "", fmt.Errorf("there is no simulator called %q", name)
	}
	return udid, nil
}

// versionNumbers are those in a name such as com.apple.CoreSimulator.SimRuntime.iOS-18-2.
func versionNumbers(s string) []int {
	var out []int
	for part := range strings.FieldsFuncSeq(s, func(r rune) bool { return r < '0' || r > '9' }) {
		n, err := strconv.Atoi(part)
		if err == nil {
			out = append(out, n)
		}
	}
	return out
}

// findProduct is where xcodebuild puts the app with this bundle identifier, by the
// answer of `xcodebuild -showBuildSettings -json`.
func findProduct(data []byte, bundle string) (string, error) {
	var targets []struct {
		Settings map[string]string `json:"buildSettings"`
	}
	// Notes of xcodebuild may stand before the JSON.
	i := strings.IndexByte(string(data), '[')
	if i < 0 {
		return "", errors.New("xcodebuild -showBuildSettings printed no JSON")
	}
	if err := json.Unmarshal(data[i:], &targets); err != nil {
		return "", fmt.Errorf("read xcodebuild -showBuildSettings: %w", err)
	}
	for _, t := range targets {
		s := t.Settings
		if s["PRODUCT_BUNDLE_IDENTIFIER"] == bundle && s["WRAPPER_EXTENSION"] == "app" && s["TARGET_BUILD_DIR"] != "" {
			return s["TARGET_BUILD_DIR"] + "/" + cmp.Or(s["FULL_PRODUCT_NAME"], s["WRAPPER_NAME"]), nil
		}
	}
	return "", nil
}

// versionPart is the value of a key of a destination such as
// "platform=iOS Simulator,name=iPhone 16".
func versionPart(destination, key string) string {
	for kv := range strings.SplitSeq(destination, ",") {
		if k, v, ok := strings.Cut(strings.TrimSpace(kv), "="); ok && k == key {
			return v
		}
	}
	return ""
}
