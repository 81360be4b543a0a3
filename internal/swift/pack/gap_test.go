package pack

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/testenv"
)

var update = flag.Bool("update", false, "write golden files")

// Each line of gaps.txt is Apple API that the compiler refuses on Linux.
func TestGapPackFillsGaps(t *testing.T) {
	b, err := os.ReadFile("testdata/gaps.txt")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(b)), "\n")
	text := "import Foundation\n"
	for i, l := range lines {
		text += fmt.Sprintf("@MainActor func f%d() async throws { %s }\n", i, l)
	}
	built := build(t, "ios26.0")
	at := func(errors []string) map[int]string {
		out := map[int]string{}
		for _, e := range errors {
			var line int
			fmt.Sscan(e, &line)
			out[line-2] = e
		}
		return out
	}
	for i, e := range at(check(t, built, "ios26.0", "5", text, "Foundation")) {
		if i < 0 || i >= len(lines) {
			t.Fatal(e)
		}
		t.Errorf("with the pack, %s\n%s", lines[i], e)
	}
	without := at(check(t, &Built{}, "ios26.0", "5", "import FoundationNetworking;"+text, "Foundation"))
	for i, l := range lines {
		if without[i] == "" {
			t.Errorf("is no gap: %s", l)
		}
	}
}

func TestGapPackKeepsAvailability(t *testing.T) {
	b := build(t, "ios18.0")
	for _, c := range []struct{ target, code, want string }{
		{"ios16.0", "_ = URL.cachesDirectory", ""},
		{"ios15.0", "_ = URL.cachesDirectory", "iOS 16.0"},
		{"macos12.0", "_ = URL.cachesDirectory", "macOS 13.0"},
		{"watchos8.0", "_ = URL.cachesDirectory", "watchOS 9.0"},
		{"tvos15.0", "_ = URL.cachesDirectory", "tvOS 16.0"},
		{"ios15.0", "if #available(iOS 16, *) { _ = URL.cachesDirectory }", ""},
		{"ios14.0", "_ = AttributedString(localized: \"a\")", "iOS 15"},
		{"ios15.0", "_ = LocalizedStringResource(\"a\")", "iOS 16.0"},
		{"ios16.0", "_ = DispatchSerialQueue(label: \"a\")", "iOS 17.0"},
		{"ios12.0", "_ = RelativeDateTimeFormatter()", "iOS 13.0"},
		{"ios14.0", "_ = NotificationCenter.default.notifications(named: .init(\"a\"))", "iOS 15.0"},
		{"ios17.3", "_ = UndoManager().undoCount", "iOS 17.4"},
		{"ios18.0", "try FileManager.default.trashItem(at: URL.temporaryDirectory, resultingItemURL: nil)", ""},
		{"watchos11.0", "try FileManager.default.trashItem(at: URL.temporaryDirectory, resultingItemURL: nil)", "unavailable in watchOS"},
		{"macos15.0", "ProcessInfo.processInfo.performExpiringActivity(withReason: \"\") { _ in }", "unavailable in macOS"},
		{"ios18.0", "_ = URL.cacheDirectory", "no member 'cacheDirectory'"},
		{"ios18.0", "_ = UndoManager().registerUndo(target: self)", "extra argument 'target'"},
	} {
		built := b
		if !strings.HasPrefix(c.target, "ios") {
			if !testenv.Long() && c.target != "macos15.0" && c.target != "watchos11.0" { // which other tests build too
				continue
			}
			built = build(t, c.target)
		}
		got := strings.Join(check(t, built, c.target, "5", "import Foundation\nclass C { func f() throws { "+c.code+" } }\n", "Foundation"), "\n")
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s: %s: errors %q, want %q", c.target, c.code, got, c.want)
		}
	}
}

// The small system modules, as they are used.
func TestSystemModules(t *testing.T) {
	b := build(t, "ios18.0")
	text := `import OSLog
import CryptoKit
import CoreLocation
import UserNotifications
let log = Logger(subsystem: "a", category: "b")
func f(e: any Error, d: Data, u: URL, o: String?) async throws {
    log.info("\(u.path, privacy: .public) \(d.count) \(1.5, format: .fixed(precision: 2)) \(e) \(u) \(o ?? "", align: .left(columns: 3))")
    log.log(level: .debug, "a \(true)")
    os_log("a %d", log: .default, type: .info, 3)
    let lock = OSAllocatedUnfairLock(initialState: 3)
    lock.withLock { $0 += 1 }
    let poster = OSSignposter(logger: log)
    poster.endInterval("a", poster.beginInterval("a"))
    let key = SymmetricKey(size: .bits256)
    _ = SHA256.hash(data: d).map { String(format: "%02x", $0) }.joined()
    _ = try AES.GCM.open(AES.GCM.seal(d, using: key), using: key)
    let content = UNMutableNotificationContent()
    content.sound = .default
    try await UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
    for try await update in CLLocationUpdate.liveUpdates() { _ = update.location?.coordinate.latitude }
}
`
	if got := check(t, b, "ios18.0", "6", text, "OSLog", "CryptoKit", "CoreLocation", "UserNotifications"); len(got) > 0 {
		t.Errorf("errors %q", got)
	}
	if got := check(t, b, "ios18.0", "6", "import os.log\nlet l = Logger()\nfunc f() { l.info(\"a\") }\n", "os.log"); len(got) > 0 {
		t.Errorf("of os.log: %q", got)
	}
	got := strings.Join(check(t, b, "ios13.0", "6", "import os\nfunc f() { Logger().info(\"a\") }\n", "os"), "\n")
	if !strings.Contains(got, "iOS 14.0") {
		t.Errorf("Logger below its introduction: %q", got)
	}
}

var body = regexp.MustCompile(`\s*\{ (fatalError\(\)|get \{ fatalError\(\) \} set \{\}|get async \{ fatalError\(\) \}) \}$|\s*\{\}$| = [A-Z]\w*\((rawValue: )?"?[^()]*\)$`)

// The declarations of the gap pack with their availability, so that changes show in
// review.
func TestGapDeclarations(t *testing.T) {
	var out strings.Builder
	err := fs.WalkDir(shipped, "shipped/gap", func(name string, e fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".swift" {
			return err
		}
		b, err := fs.ReadFile(shipped, name)
		if err != nil {
			return err
		}
		fmt.Fprintf(&out, "%s\n", strings.TrimPrefix(name, "shipped/gap/"))
		for line := range strings.Lines(string(b)) {
			line = strings.TrimRight(line, "\n")
			word := strings.TrimSpace(line)
			switch {
			case word == "}" || word == "" || strings.HasPrefix(word, "//") || strings.HasPrefix(word, "import "):
			default:
				fmt.Fprintf(&out, "  %s\n", body.ReplaceAllString(line, ""))
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile("testdata/gap.golden", []byte(out.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile("testdata/gap.golden")
	if err != nil {
		t.Fatal(err)
	}
	if out.String() != string(want) {
		t.Error("the gap pack declares something else than testdata/gap.golden: look at the change and run with -update")
	}
}
