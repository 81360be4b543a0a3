package judge

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift/symbols"
)

// TestOnlyApple: code that is right on Apple's platforms does not fail because Linux's
// Foundation lacks a name, a setter or an argument, or declares it deprecated.
func TestOnlyApple(t *testing.T) {
	for _, c := range []struct{ target, code string }{
		{"ios15.0", "import UIKit\nlet k: [NSAttributedString.Key: Any] = [.font: 1, .kern: 2, .underlineStyle: 3]"},
		{"ios15.0", "import UIKit\nfunc f(_ d: Data) throws -> NSAttributedString { try NSAttributedString(data: d, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil) }"},
		{"ios15.0", "import UIKit\nfunc f() { var a = AttributedString(\"x\"); a.uiKit.foregroundColor = .red }"},
		{"ios15.0", "import Foundation\nfunc f(_ t: URLSessionWebSocketTask) { t.send(.string(\"x\")) { e in print(e as Any) } }"},
		{"ios15.0", "import Foundation\nfunc f(_ t: URLSessionWebSocketTask) { t.receive { r in print(r) } }"},
		{"ios15.0", "import Foundation\nfunc f(_ p: Progress) { p.localizedDescription = \"x\" }"},
		{"ios15.0", "import Foundation\nfunc f() { let c = URLSessionConfiguration.default; c.multipathServiceType = .handover }"},
		{"ios15.0", "import Foundation\nlet f = PersonNameComponentsFormatter()"},
		{"macos13.0", "import Foundation\nfunc f(_ b: Bundle) -> Bool { b.unload() }"},
		{"ios15.0", "import Foundation\nfunc f(_ u: URL) -> NSDictionary? { NSDictionary(contentsOf: u) }"},
		{"macos13.0", "import Foundation\nlet c = DistributedNotificationCenter.default()"},
		{"ios15.0", "import Foundation\nfunc f(_ s: Stream) { s.setProperty(StreamSocketSecurityLevel.tlSv1, forKey: .socketSecurityLevelKey) }"},
		{"ios15.0", "import Foundation\nlet c = HTTPCookie(properties: [.sameSitePolicy: HTTPCookieStringPolicy.sameSiteLax])"},
	} {
		r := judgeText(t, c.code, func(s *Snippet) { s.Target = target(t, c.target) })
		for _, f := range r.Findings {
			if f.Verdict == Fail {
				t.Errorf("%s fails %s: %s\n%s", c.target, f.Criterion, f.Message, c.code)
			}
		}
	}
}

// TestNotApple: the rule for Linux's Foundation excuses nothing that Apple's headers rule
// out, and nothing of the code's own.
func TestNotApple(t *testing.T) {
	for _, code := range []string{
		"import Foundation\nfunc f(_ s: NSString) { print(s.dominantLanguage as Any) }",
		"import Foundation\nlet k: [NSAttributedString.Key: Any] = [.glitterEffect: 1]",
		"import Foundation\nfunc f() { let c = URLSessionConfiguration.default; c.turboMode = true }",
		"import Foundation\nfunc f(_ s: URLSession, _ u: URL) { s.dataTask(for: u, retries: 3) { _, _, _ in }.resume() }",
		"import Foundation\nfunc f() { NotificationCenter.default.post(title: \"x\") }",
		"import Foundation\nfunc f() -> Int { FileManager.default.currentDirectoryPath.count + \"a\" }",
		"import Foundation\nlet c = DistributedNotificationCenter.default()", // on iOS
		"import Foundation\nstruct P { let name: String }\nfunc f(_ p: P) { p.name = \"x\" }",
		"import Foundation\nfunc g(_ n: Int) {}\nfunc f() { g(\"x\") }",
		"import Foundation\nfunc f() { let d = Data(); d.count = 3 }",
	} {
		r := judgeText(t, code, func(s *Snippet) { s.Target = target(t, "ios15.0") })
		if !slices.ContainsFunc(r.Findings, func(f Finding) bool { return f.Verdict == Fail }) {
			t.Errorf("does not fail:\n%s\n%+v", code, r.Findings)
		}
	}
}

// TestFactsHold uses members of Foundation's classes that Apple's headers have, one in a
// function of its own: a use of a property, an assignment to it, and a reference to a
// method. None may fail for any symbol that Linux lacks. ASSAY_FACTS=all uses all members, else
// there is a sample.
func TestFactsHold(t *testing.T) {
	j := testJudge(t)
	facts, index := symbols.Facts(), j.config.Index
	var probes []string
	seen := map[string]bool{}
	for i := range index.Len() {
		s := index.At(i)
		fact, ok := facts.Lookup(s.Path)
		if !rewritten[s.Module] || s.Kind != "class" || !ok || fact.Kind != "class" || seen[s.Path] {
			continue
		}
		seen[s.Path] = true
		for name, kind := range facts.Members(s.Path) {
			// Names with "is" are guesses: kind is no isKind, which is a method.
			if key := s.Path + "." + name; seen[key] || name == "init" || strings.HasPrefix(name, "_") || strings.HasPrefix(name, "is") {
				continue
			} else {
				seen[key] = true
			}
			use := map[string]string{"property": "_ = x.%s", "type.property": "_ = T.%s", "method": "_ = x.%s", "type.method": "_ = T.%s"}[kind]
			if use == "" {
				continue
			}
			probes = append(probes, fmt.Sprintf("(_ x: %s) { typealias T = %[1]s; "+use+" }", s.Path, name))
			if kind == "property" {
				probes = append(probes, fmt.Sprintf("(_ x: %s, _ y: %[1]s) { x.%s = y.%[2]s }", s.Path, name))
			}
		}
	}
	all := len(probes)
	if os.Getenv("ASSAY_FACTS") != "all" {
		rng := rand.New(rand.NewPCG(21, 20261128))
		rng.Shuffle(len(probes), func(a, b int) { probes[a], probes[b] = probes[b], probes[a] })
		probes = probes[:min(400, all)]
	}
	fails := 0
	for some := range slices.Chunk(probes, 200) {
		var b strings.Builder
		b.WriteString("import Foundation\n")
		for i, p := range some {
			fmt.Fprintf(&b, "func p%d%s\n", i, p)
		}
		r := judgeText(t, b.String(), nil)
		for _, f := range r.Findings {
			if f.Verdict != Fail || f.Criterion == NoDeprecated {
				continue
			}
			fails++
			if line := f.Line - 2; fails <= 20 && line >= 0 && line < len(some) {
				t.Errorf("fails %s [%s %s]: %s\n%s", f.Criterion, f.Class, f.ID, f.Message, some[line])
			}
		}
	}
	t.Logf("%d of %d probes on %d names; %d fail", len(probes), all, len(seen), fails)
}
