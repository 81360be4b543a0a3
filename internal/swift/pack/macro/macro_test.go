package macro

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"strings"
	"testing"
)

func frame(messages ...string) []byte {
	var out []byte
	for _, m := range messages {
		out = append(binary.LittleEndian.AppendUint64(out, uint64(len(m))), m...)
	}
	return out
}

const capability = `{"getCapability":{"capability":{"protocolVersion":7}}}`

func TestServeAnswersEachMessage(t *testing.T) {
	preview := `{"expandFreestandingMacro":{"macro":{"moduleName":"AssayMacros","typeName":"Nothing","name":"Preview"},"macroRole":"declaration","syntax":{"source":"#Preview {}"}}}`
	entry := `{"expandAttachedMacro":{"macro":{"moduleName":"AssayMacros","typeName":"Accessor","name":"Entry"},"macroRole":"accessor","attributeSyntax":{"source":"@Entry"},"declSyntax":{"source":"var a = 1"}}}`
	other := strings.ReplaceAll(preview, "Nothing", "Nope")
	var out bytes.Buffer
	if err := Serve(bytes.NewReader(frame(capability, preview, entry, other)), &out); err != nil {
		t.Fatal(err)
	}
	want := frame(`{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}`,
		`{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}`,
		`{"expandMacroResult":{"expandedSource":"get { fatalError() }\nset { fatalError() }","diagnostics":[]}}`,
		`{"expandMacroResult":{"expandedSource":null,"diagnostics":[{"message":"assay has no expansion of the macro 'Preview' as declaration","severity":"error",`+
			`"position":{"fileName":"","offset":0},"highlights":[],"notes":[],"fixIts":[]}]}}`)
	if !bytes.Equal(out.Bytes(), want) {
		t.Errorf("got  %q\nwant %q", out.Bytes(), want)
	}
}

func TestServeRefusesWhatIsNoMessage(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"half a length", "\x01\x00", "read the length"},
		{"half a message", string(frame(capability)[:20]), "breaks off after 12 of 54 bytes"},
		{"a huge length", "\xff\xff\xff\xff\xff\xff\xff\xff", "more than"},
		{"no JSON", string(frame("what?")), "invalid character"},
		{"nothing known", string(frame(`{"loadPluginLibrary":{}}`)), "nothing that is known"},
	} {
		err := Serve(strings.NewReader(c.in), &bytes.Buffer{})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want one with %q", c.name, err, c.want)
		}
	}
}

func TestExpandTip(t *testing.T) {
	for _, c := range []struct{ kind, role, declaration, want string }{
		{"TipParameter", "accessor", "@Parameter static var isOn: Bool = false", "get { fatalError() }\nset { fatalError() }"},
		{"TipParameter", "peer", "@Parameter(.transient)\nstatic var names: [String] = []", "static var $names: TipKit.Tips.Parameter<[String]> { fatalError() }"},
		{"Value", "expression", "", "{ fatalError() }()"},
	} {
		if got, ok := Expand(c.kind, c.role, c.declaration, ""); !ok || got != c.want {
			t.Errorf("%s %s of %q: %q, %v, want %q", c.kind, c.role, c.declaration, got, ok, c.want)
		}
	}
	if got, ok := Expand("TipParameter", "peer", "@Parameter static var isOn = false", ""); ok {
		t.Errorf("a parameter without a type expands to %q, want none: the type is unknown", got)
	}
}

func TestExpandQuery(t *testing.T) {
	for _, c := range []struct{ declaration, accessor, peer string }{
		{"@Query var trips: [Trip]", "get { _trips.wrappedValue }", "private(set) var _trips: SwiftData.Query<[Trip].Element, [Trip]> = { fatalError() }()"},
		{"@Query(sort: \\Trip.name) // sorted: yes\n private var all : Array<Trip>\n", "get { _all.wrappedValue }", "private(set) var _all: SwiftData.Query<Array<Trip>.Element, Array<Trip>> = { fatalError() }()"},
		{"var `default`: [Trip] = []", "get { _default.wrappedValue }", "private(set) var _default: SwiftData.Query<[Trip].Element, [Trip]> = { fatalError() }()"},
		{"var reisen_ü: [A.B] { get }", "get { _reisen_ü.wrappedValue }", "private(set) var _reisen_ü: SwiftData.Query<[A.B].Element, [A.B]> = { fatalError() }()"},
		{"var untyped", "get { _untyped.wrappedValue }", ""},
		{"func f()", "", ""},
	} {
		a, aok := Expand("Query", "accessor", c.declaration, "")
		if !aok {
			a = ""
		}
		p, _ := Expand("Query", "peer", c.declaration, "")
		if a != c.accessor || p != c.peer {
			t.Errorf("%q gives %q and %q", c.declaration, a, p)
		}
	}
}

func FuzzServe(f *testing.F) {
	f.Add(frame(capability))
	f.Add(frame(capability, `{"expandAttachedMacro":{"macro":{"typeName":"Query","name":"Query"},"macroRole":"peer","declSyntax":{"source":"var a: [B]"}}}`))
	f.Add([]byte("\x05\x00\x00\x00\x00\x00\x00\x00{}"))
	f.Fuzz(func(t *testing.T, in []byte) {
		var out bytes.Buffer
		_ = Serve(bytes.NewReader(in), &out)
		for rest := bytes.NewReader(out.Bytes()); rest.Len() > 0; {
			b, err := readMessage(rest)
			if err != nil {
				t.Fatalf("the answer is no message: %v", err)
			}
			if !json.Valid(b) {
				t.Fatalf("the answer %q is no JSON", b)
			}
		}
	})
}

func TestExpandGenerable(t *testing.T) {
	const text = `@Generable(description: "A trip {or two}") public struct Trip: Equatable {
    public var id: GenerationID
    @Guide(description: "Its name: short") public let name: String // var no: Int
    @Guide(.count(3)) var days: [Day]
    var note: String?
    static let first: Int = 1
    var total: Int { let a: Int = 3; return a }
    var seen: Int = 0 { didSet {} }
    var other: Int
    {
        get { 1 }
    }
    func f() { var b: Int = 1 }
}`
	got, ok := Expand("Generable", "member", text, "")
	want := `public nonisolated static var generationSchema: FoundationModels.GenerationSchema { fatalError() }
public struct PartiallyGenerated: Identifiable, FoundationModels.ConvertibleFromGeneratedContent {
public var id: GenerationID
public var name: String.PartiallyGenerated?
var days: [Day].PartiallyGenerated?
var note: Optional<String>.PartiallyGenerated?
var seen: Int.PartiallyGenerated?
public nonisolated init(_ content: FoundationModels.GeneratedContent) throws { fatalError() }
}
`
	if !ok || got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
	if got, ok := Expand("Generable", "member", "@Generable enum Kind { case a }", ""); !ok || strings.Contains(got, "PartiallyGenerated") || strings.Contains(got, "public") {
		t.Errorf("of an enum: %q, %v", got, ok)
	}
	if got, _ := Expand("Generable", "extension", "", "M.Trip"); !strings.HasPrefix(got, "extension M.Trip: FoundationModels.Generable {") {
		t.Errorf("the extension is %q", got)
	}
}
