package swift_test

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/grade/gradetest"
	swiftgrade "github.com/assay-eval/assay/internal/kind/swift"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/swift/pack"
	"github.com/assay-eval/assay/internal/swift/symbols"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// frameworks imports what canaries know on every platform.
const frameworks = `import AppIntents
import Combine
import CoreGraphics
import CoreLocation
import CryptoKit
import Observation
import RegexBuilder
import SwiftData
import SwiftUI
import Synchronization
import UserNotifications
import WidgetKit
import os
`

// TestProbeBuildsWhatTasksImport checks which modules the preflight builds, on the platform
// of each task only, that every one is said, and that answers build no more unless they
// import more.
func TestProbeBuildsWhatTasksImport(t *testing.T) {
	testenv.Slow(t)
	tc, err := swift.Find(t.Context(), "", os.Getenv)
	if err != nil {
		testenv.Missing(t, "swift", err.Error())
	}
	cache := t.TempDir()
	var told []string
	ios, mac := task("ios"), task("mac")
	ios.Target.Platform, ios.Reference = "ios16.0", "ios.swift"
	mac.Target.Platform, mac.Reference = "macos13.0", "mac.swift"
	e := swiftgrade.Env{
		Tasks: []*suite.Task{ios, mac},
		Files: fstest.MapFS{"ios.swift": {Data: []byte("import UserNotifications\n")}, "mac.swift": {Data: []byte("import Foundation\n")}},
		Find:  func(context.Context) (*swift.Toolchain, error) { return tc, nil },
		Open: func(ctx context.Context, _ swiftgrade.JudgeOptions) (swiftgrade.Judge, error) {
			return judge.New(ctx, judge.Config{Toolchain: tc, Packs: pack.Shipped(), Cache: cache, Progress: func(line string) { told = append(told, line) }})
		},
	}
	g := grader(t, `{"toolchain":"6"}`, e)
	if err := g.Probe(t.Context()); err != nil {
		t.Fatal(err)
	}
	slices.Sort(told)
	if d := cmp.Diff([]string{
		"building Swift module AssayGapDispatch for iOS (2 of 5)", "building Swift module AssayGapDispatch for macOS (2 of 3)",
		"building Swift module AssayGapFoundation for iOS (3 of 5)", "building Swift module AssayGapFoundation for macOS (3 of 3)",
		"building Swift module CoreLocation for iOS (4 of 5)", "building Swift module Darwin for iOS (1 of 5)", "building Swift module Darwin for macOS (1 of 3)",
		"building Swift module UserNotifications for iOS (5 of 5)",
	}, told); d != "" {
		t.Error(d)
	}
	for _, tt := range []struct {
		code string
		want []string
	}{
		{"import UserNotifications\nfunc f() { _ = UNUserNotificationCenter.current() }", nil},
		{"import CryptoKit\nfunc f() { _ = SHA256.hash(data: []) }", []string{"building Swift module CryptoKit for iOS (6 of 6)"}},
	} {
		told = nil
		if _, err := g.Grade(t.Context(), gradetest.Answered(ios, fenced(tt.code))); err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(tt.want, told); d != "" {
			t.Errorf("%s\n%s", tt.code, d)
		}
	}
	built, err := filepath.Glob(filepath.Join(cache, "packs", "*", "*", "*", "*.swiftmodule"))
	if len(built) != 9 || err != nil {
		t.Errorf("the cache has %q, %v", built, err)
	}
}

// TestRealCompiler grades answers with the toolchain of this machine.
func TestRealCompiler(t *testing.T) {
	testenv.Slow(t)
	tc, err := swift.Find(t.Context(), "", os.Getenv)
	if err != nil {
		testenv.Missing(t, "swift", err.Error())
	}
	cache := testenv.SwiftCache()
	if cache == "" {
		cache = t.TempDir()
	}
	old := task("old")
	old.Target.Platform = "ios15.0"
	old.Reference = "old.swift"
	mac := task("mac")
	mac.Target.Platform, mac.Reference = "macos13.0", "mac.swift"
	e := swiftgrade.Env{
		Tasks: []*suite.Task{old, mac},
		Files: fstest.MapFS{"old.swift": {Data: []byte(frameworks + "import UIKit\n")}, "mac.swift": {Data: []byte(frameworks + "import AppKit\n")}},
		Find:  func(context.Context) (*swift.Toolchain, error) { return tc, nil },
		Open: func(ctx context.Context, _ swiftgrade.JudgeOptions) (swiftgrade.Judge, error) {
			index, err := symbols.Ensure(ctx, tc, cache, func(s string) { t.Log(s) })
			if err != nil {
				return nil, err
			}
			return judge.New(ctx, judge.Config{Toolchain: tc, Packs: pack.Shipped(), Index: index, Cache: cache})
		},
	}

	g := grader(t, `{"toolchain":"6"}`, e)
	if err := g.Probe(t.Context()); err != nil {
		t.Fatal(err)
	}
	again := grader(t, `{"toolchain":"6"}`, e)
	if d := cmp.Diff(g.Identity(), again.Identity()); d != "" {
		t.Errorf("another instance has another identity:\n%s", d)
	}
	for _, tt := range []struct {
		name, answer, label string
		line                int // of the first finding
	}{
		{"right", fenced("import Foundation\nfunc f(_ d: Date) -> String { d.formatted(date: .long, time: .omitted) }"), "correct", 0},
		{"guarded", fenced("func f() async throws {\n  if #available(iOS 16, *) { try await Task.sleep(for: .seconds(1)) }\n}"), "correct", 0},
		{"too new", fenced("func f() async throws {\n  try await Task.sleep(for: .seconds(1))\n}"), "availability", 2},
		{"invented", fenced("func f() async throws {\n  await Task.napForAWhileUntilDone()\n}"), "symbol_exists", 2},
		{"types", fenced("let a = 1\nlet b: String = a"), "compile", 2},
		{"#error", fenced("#error(\"no\")"), "compile", 1},
		{"two files", "```swift A.swift\nfunc a() -> Int { b() }\n```\n```swift B.swift\nfunc b() -> Int { 1 }\n```", "correct", 0},
		{"chatter", "Use a `Task`.", "no_code", 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			s, err := g.Grade(t.Context(), gradetest.Answered(old, tt.answer))
			if err != nil {
				t.Fatal(err)
			}
			line := 0
			for _, c := range s.Criteria {
				if c.Verdict == trial.Fail && c.Required && len(c.Findings) > 0 && line == 0 {
					line = c.Findings[0].Line
				}
			}
			if s.Label != tt.label || line != tt.line {
				t.Errorf("label %q, line %d, want %q and %d: %+v", s.Label, line, tt.label, tt.line, s.Criteria)
			}
		})
	}
}
