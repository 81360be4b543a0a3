package judge

import (
	"fmt"
	"strings"
	"testing"
)

// TestSuperclassesOfPacks judges code whose classes inherit from a class of which the pack
// holds a part: an error about a member that the class may inherit is unknown, any other
// fails.
func TestSuperclassesOfPacks(t *testing.T) {
	for _, c := range []struct {
		name, text string
		findings   string // "verdict criterion class line", joined by "; "
	}{
		{"an initializer of the superclass", "import UIKit\nfinal class V: UIView {\n  init(made: Int) { super.init(gone: made) }\n  required init?(coder: NSCoder) { nil }\n}\n",
			"unknown compile partial_pack 3"},
		{"an inherited initializer", "import UIKit\nfinal class V: UIView {}\nlet v = V(gone: 1)\n", "unknown compile partial_pack 3"},
		{"an override", "import UIKit\nfinal class V: UIView {\n  override var goneForGood: Bool { true }\n}\n", "unknown compile partial_pack 3"},
		{"an initializer of the code's own", "import UIKit\nstruct S { init(a: Int) {} }\nfinal class C { init(a: Int) {} }\nlet s = S(b: 1)\nlet c = C(b: 1)\n",
			"fail compile local 4; fail compile local 5"},
		{"an initializer of a class with a protocol", "import UIKit\nfinal class C: UIScrollViewDelegate, Sendable { init(a: Int) {} }\nlet c = C(b: 1)\n", ""},
		{"a module that Foundation exports", "import Foundation\nlet p = XPC.xpc_null_create()\n", "unknown symbol_exists corelibs_gap 2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := judgeText(t, c.text, nil)
			var got []string
			for _, f := range r.Findings {
				got = append(got, fmt.Sprintf("%s %s %s %d", f.Verdict, f.Criterion, f.Class, f.Line))
			}
			if c.findings == "" {
				for _, f := range r.Findings {
					if f.Line == 3 && f.Verdict != Fail {
						t.Errorf("findings %q, want a fail on line 3\n%s", got, describe(r))
					}
				}
				return
			}
			if strings.Join(got, "; ") != c.findings {
				t.Errorf("findings %q, want %q\n%s", got, c.findings, describe(r))
			}
		})
	}
}
