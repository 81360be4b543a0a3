package judge

import "testing"

// TestOpenTypes has errors at types of the code whose declaration needs names that a partial pack
// lacks.
func TestOpenTypes(t *testing.T) {
	const ui = "import SwiftUI\n"
	for _, c := range []struct{ name, text, want string }{
		{"wrapper", ui + "struct S { @Futuristic(1) var a: Bool\n  var b = 1 }\nlet s = S()\n", "??pp"},
		{"wrapper of a line of its own", ui + "struct S {\n  @Futuristic(title: \"x\")\n  var a: Bool\n}\nlet s = S(b: 1)\n", "??pp"},
		{"protocol", ui + "struct S: FuturisticView { var b = 1 }\nlet s = S(\"x\", a: 3).sparkle()\n", "??pp"},
		{"attribute of the type", ui + "@Futuristic\nstruct S { var b = 1 }\nlet s = S(b: 1).c\n", "??pp"},
		{"type of a member", ui + "struct S { var a: FuturisticThing }\nlet s = S()\n", "??pp"},
		{"extension", ui + "struct S { }\nextension S: FuturisticView { }\nlet s = S().c\n", "??pp"},
		{"nested", ui + "enum O { struct S { @Futuristic var a: Bool } }\nlet s = O.S()\n", "??pp"},
		{"only in a body", ui + "struct S { var a: Bool\n  func f() { _ = FuturisticThing() } }\nlet s = S()\n", "f?pp"},
		{"in another type", ui + "struct R { @Futuristic var a: Bool }\nstruct S { var a: Bool }\nlet s = S()\n", "f?pp"},
		{"nothing unknown", ui + "struct S { @State var a: Bool }\nlet s = S(b: 1)\n", "fppp"},
	} {
		if r := judgeText(t, c.text, nil); verdictWords(r) != c.want {
			t.Errorf("%s: verdicts %s, want %s\n%s", c.name, verdictWords(r), c.want, describe(r))
		}
	}
}
