package judge

import (
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
)

// TestPreviews has previews with attached macros, at which a compiler with assertions aborts.
func TestPreviews(t *testing.T) {
	const ui, data = "import SwiftUI\n", "import SwiftUI\nimport SwiftData\n@Model final class P { var name = \"\"\n  init() {} }\n"
	for _, c := range []struct{ name, text, want string }{
		{"environment", ui + "#Preview { @Previewable @Environment(\\.colorScheme) var c\n  @Previewable @Namespace var n\n  Text(c == .dark ? \"d\" : \"l\").matchedGeometryEffect(id: 1, in: n) }\n", "pppp"},
		{"scaled metric", ui + "#Preview { @Previewable @ScaledMetric var m: CGFloat = 3\n  @Previewable @State var n = 1\n  Stepper(\"\\(m)\", value: $n) }\n", "pppp"},
		{"query", data + "#Preview(\"{ (\", traits: .sizeThatFitsLayout) { @Previewable @Query(sort: \\P.name) var ps: [P]\n  List(ps) { Text($0.name) } }\n", "pppp"},
		{"query without arguments", data + "#Preview {\n  @Previewable @Query\n  var ps: [P]\n  if let p = ps.first { Text(p.name) }\n}\n", "pppp"},
		{"query with a filter", data + "#Preview { @Previewable @Query(filter: #Predicate<P> { $0.name == \"a\" }, sort: \\P.name, order: .reverse) var ps: [P]\n  Text(\"\\(ps.count)\") }\n", "pppp"},
		{"modifier", data + "struct D: PreviewModifier {\n  static func makeSharedContext() async throws -> ModelContainer { try ModelContainer(for: P.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)) }\n" +
			"  func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }\n}\nextension PreviewTrait where T == Preview.ViewTraits { @MainActor static var d: Self = .modifier(D()) }\n" +
			"#Preview(traits: .d) { @Previewable @Query var ps: [P]\n  Text(\"\\(ps.count)\") }\n", "pppp"},
		{"wrong member", data + "#Preview { @Previewable @Query(sort: \\P.nam) var ps: [P]\n  Text(\"\\(ps.count)\") }\n", "fppp"},
		{"no view of SwiftUI", "import UIKit\n" + ui + "#Preview { let v = UILabel()\n  return v }\n#Preview { UIViewController() }\n", "?p?p"},
		{"no view at all", "import UIKit\n" + ui + "struct V: View { var body: some View { 3 } }\n#Preview { V() }\n", "ppfp"},
		{"query of a view", data + "struct V: View { @Query(sort: \\P.name) private var ps: [P]\n  var body: some View { List(ps) { Text($0.name) } } }\n#Preview { V() }\n", "pppp"},
	} {
		if r := judgeText(t, c.text, nil); verdictWords(r) != c.want {
			t.Errorf("%s: verdicts %s, want %s\n%s", c.name, verdictWords(r), c.want, describe(r))
		}
	}
	old := func(s *Snippet) { s.Target = target(t, "ios16.0") }
	if r := judgeText(t, ui+"#Preview { @Previewable @State var n = 1\n  Stepper(\"\", value: $n) }\n", old); r.Of(Availability).Verdict == Pass {
		t.Errorf("@Previewable before iOS 17:\n%s", describe(r))
	}
}

// TestCrashAfterTypes has code at which the compiler crashes after it has checked the types.
func TestCrashAfterTypes(t *testing.T) {
	const text = "struct E<F: Sendable>: Error { let of: [F] }\nfunc check<F: Sendable>(_ of: [F]) throws(E<F>) { if !of.isEmpty { throw E(of: of) } }\n"
	if testJudge(t).tc.Version.Compare(swift.Version{Major: 6, Minor: 2}) >= 0 {
		if r := judgeText(t, text, nil); verdictWords(r) != "pppp" {
			t.Error(describe(r))
		}
		return
	}
	r := judgeText(t, text, nil)
	if verdictWords(r) != "?ppp" || !strings.Contains(r.Of(Compile).Reason, "6.2 or later") {
		t.Errorf("verdicts %s\n%s", verdictWords(r), describe(r))
	}
	if r := judgeText(t, text+"let x = [1].sparkle()\n", nil); verdictWords(r) != "pfpp" {
		t.Errorf("verdicts %s\n%s", verdictWords(r), describe(r))
	}
}

func TestOwnership(t *testing.T) {
	const text = "import Foundation\nstruct Slot<Value: ~Copyable>: ~Copyable {\n  private var value: Value?\n  mutating func take() -> Value? {\n    let taken = consume value\n    value = nil\n    return taken\n  }\n}\n"
	if r := judgeText(t, text, nil); verdictWords(r) != "fppp" {
		t.Errorf("verdicts %s\n%s", verdictWords(r), describe(r))
	}
}

func TestXCTest(t *testing.T) {
	const class = "import XCTest\nfinal class T: XCTestCase {\n  @MainActor func test() async {\n    "
	for text, want := range map[string]string{
		"let e = expectation(description: \"x\")\n    await fulfillment(of: [e])":                       "??pp",
		"measure(metrics: [XCTClockMetric()]) { _ = 1 + 1 }":                                            "??pp",
		"let a = XCUIApplication()\n    a.launch()\n    add(XCTAttachment(screenshot: a.screenshot()))": "??pp",
		"XCTExpectFailure(\"x\") { XCTFail(\"y\") }":                                                    "??pp",
		"await fulfillment(off: [])":                                                                    "pfpp",
		"XCTAssertEquals(1, 1)":                                                                         "pfpp",
		"XCTAssertEqual(1, 1, message: \"a\")":                                                          "pfpp",
		"sparkle()":                                                                                     "pfpp",
		"wait(for: [], timeout: 1)":                                                                     "pppp",
	} {
		if r := judgeText(t, class+text+"\n  }\n}\n", nil); verdictWords(r) != want {
			t.Errorf("%s: verdicts %s, want %s\n%s", text, verdictWords(r), want, describe(r))
		}
	}
}
