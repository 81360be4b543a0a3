package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/testenv"
)

// committed returns the records of a file of the reference.
func committed(t *testing.T, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("../..", folder, name+".jsonl.zst"))
	if err != nil {
		t.Fatal(err)
	}
	d, err := zstd.NewReader(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	text, err := d.DecodeAll(b, nil)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func compare(t *testing.T, name string, want []byte) {
	t.Helper()
	got := committed(t, name)
	if bytes.Equal(got, want) {
		return
	}
	theirs, ours := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
	for i := range min(len(theirs), len(ours)) {
		if theirs[i] != ours[i] {
			t.Errorf("%s, line %d is\n%s\nbut the sources make\n%s", name, i+1, theirs[i], ours[i])
			break
		}
	}
	t.Errorf("%s is not what its sources make: ASSAY_SWIFT=… go run ./scripts/swiftdocs .", name)
}

func TestReferenceOfPacksAndFacts(t *testing.T) {
	files, err := sourceReferences(os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range files {
		compare(t, name, want)
	}
}

func TestReferenceOfTheToolchain(t *testing.T) {
	testenv.Slow(t)
	tc, err := swift.Find(t.Context(), "", os.Getenv)
	if err != nil {
		testenv.Missing(t, "swift", err.Error())
	}
	if tc.Mac || !strings.Contains(tc.Text, "6.0.3") {
		t.Skipf("the reference is made with Swift 6.0.3 for Linux, this is %s", tc.Text)
	}
	want, err := toolchainReference(t.Context(), tc)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, "toolchain", want)
}

func TestDeclarationsOfSource(t *testing.T) {
	const source = `// a comment with { in it
@available(iOS 16.0, macOS 13.0, *) @MainActor @preconcurrency public struct Stack<Data, Root: View> {
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: Hashable { fatalError() }
  @available(iOS, introduced: 16, deprecated: 17.0, message: "use {b}, not a")
@available(macOS, introduced: 13, deprecated: 14.0, message: "use {b}, not a")
  public func a(_ f: (Int) -> Int = { $0 }) -> Int { fatalError() }; public var b: Int { get { fatalError() } set { fatalError() } }
  var hidden: Int { 0 }
  public static let made = Stack<Never, Text>()
  public class Inner { public class func of() {} ; func inside() {} }
}
@available(iOS 17.0, *) @available(macOS, unavailable) public enum Side: Int { case left = 1, right(of: Int) ; case ` + "`default`" + ` }
public protocol P { associatedtype Body: View
  var body: Body { get }
}
extension P where Self == Side { public static func + (a: Self, b: Self) -> Self { a }; public static var side: Side { fatalError() } }
extension Side: Sendable {}
#if os(macOS)
@attached(peer) public macro Mark(_ s: String = ")") = #externalMacro(module: "M", type: "T")
#endif
`
	r := newSourceReader("M", source)
	if err := r.readMembers(len(r.text), scope{}); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, d := range r.found {
		got = append(got, strings.TrimSpace(d.path+" | "+d.text+" | "+availabilityText(d.records)+d.only))
	}
	want := []string{
		"Stack | @MainActor struct Stack<Data, Root: View> | iOS 16.0+, macOS 13.0+",
		"Stack.init | nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: Hashable | iOS 16.0+, macOS 13.0+",
		"Stack.a | func a(_ f: (Int) -> Int = { $0 }) -> Int | iOS 16.0+, macOS 13.0+, deprecated iOS 17.0, macOS 14.0 (use {b}, not a)",
		"Stack.b | var b: Int { get set } | iOS 16.0+, macOS 13.0+",
		"Stack.made | static let made: Stack | iOS 16.0+, macOS 13.0+",
		"Stack.Inner | class Inner | iOS 16.0+, macOS 13.0+",
		"Stack.Inner.of | class func of() | iOS 16.0+, macOS 13.0+",
		"Side | enum Side: Int | iOS 17.0+, unavailable macOS",
		"Side.left | case left = 1 | iOS 17.0+, unavailable macOS",
		"Side.right | case right(of: Int) | iOS 17.0+, unavailable macOS",
		"Side.default | case `default` | iOS 17.0+, unavailable macOS",
		"P | protocol P |",
		"P.Body | associatedtype Body: View |",
		"P.body | var body: Body { get } |",
		"P.side | static var side: Side { get } where Self == Side |",
		"Side | extension Side: Sendable |",
		"Mark | @attached(peer) macro Mark(_ s: String = \")\") | only if os(macOS)",
	}
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Fatalf("declarations are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
}
