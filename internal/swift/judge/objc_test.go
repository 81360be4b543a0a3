package judge

import (
	"fmt"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
)

// TestObjC judges code with @objc and #selector, which the compiler of Linux refuses.
func TestObjC(t *testing.T) {
	const controller = "import UIKit\nfinal class C: UIViewController {\n  let button = UIButton(type: .system)\n"
	for _, c := range []struct {
		name, text, want string
		finding          string // "criterion class line: id"
	}{
		{name: "targets and gestures", text: controller + `  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tap), for: .touchUpInside)
    button.addTarget(self, action: #selector(C.moved(_:)), for: .touchDragInside)
    view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:))))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(self.add(sender:)))
    NotificationCenter.default.addObserver(self, selector: #selector((keyboard as (Notification) -> Void)), name: UIResponder.keyboardWillShowNotification, object: nil)
    _ = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tap), userInfo: nil, repeats: true)
  }
  @objc private func tap() {}
  @objc(movedSender:)
  private func moved(_ sender: UIButton) {}
  @IBAction func add(sender: UIBarButtonItem) {}
  @objc func keyboard(_ n: Notification) {}
  @IBOutlet private weak var label: UILabel!
}
`, want: "pppp"},
		{name: "in the closure of a property", text: controller + `  private lazy var more: UIButton = {
    let b = UIButton(type: .system)
    b.addTarget(self, action: #selector(tap), for: .touchUpInside)
    return b
  }()
  @objc private func tap() {}
}
`, want: "pppp"},
		{name: "members of an exposed class", text: "import UIKit\n@objcMembers final class D: NSObject {\n  func tap() {}\n  func f(b: UIButton) { MainActor.assumeIsolated { b.addTarget(self, action: #selector(self.tap), for: .touchUpInside) } }\n}\n", want: "pppp"},
		{name: "in an exposed extension", text: controller + "  func f() { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }\n}\n@objc private extension C {\n  func tap() {}\n}\n", want: "pppp"},
		{name: "not exposed", text: controller + "  func f() { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }\n  @objc var other = 1\n  func tap() {}\n}\n",
			want: "fppp", finding: "compile types 4: expr_selector_not_objc"},
		{name: "may be exposed by a protocol", text: controller + "  func f() { button.addTarget(self, action: #selector(changed(_:)), for: .touchUpInside) }\n}\nextension C: UITextFieldDelegate {\n  func changed(_ f: UITextField) {}\n}\n", want: "pppp"},
		{name: "in a struct", text: "import SwiftUI\nstruct V: View {\n  var body: some View { Text(\"x\") }\n  @objc func tap() {}\n}\n",
			want: "fppp", finding: "compile types 4: invalid_objc_decl_context"},
		{name: "at the top", text: "import Foundation\n@objc func tap() {}\n", want: "fppp", finding: "compile types 2: invalid_objc_decl_context"},
		{name: "a type that Objective-C lacks", text: "import Foundation\nstruct S {}\nfinal class D: NSObject {\n  @objc func f(_ s: S) {}\n}\n", want: "?ppp", finding: "compile toolchain 4: "},
		{name: "an optional number", text: "import Foundation\nfinal class D: NSObject {\n  @objc var n: Int?\n}\n", want: "?ppp", finding: "compile toolchain 3: "},
		{name: "no such method", text: "import Foundation\nfinal class D: NSObject {\n  func f(n: NotificationCenter) { n.addObserver(self, selector: #selector(tap), name: nil, object: nil) }\n}\n",
			want: "pfpp", finding: "symbol_exists missing_symbol 3: cannot_find_in_scope"},
		{name: "implicit self in a selector", text: controller + "  func f() { DispatchQueue.main.async { self.button.addTarget(self, action: #selector(tap), for: .touchUpInside) } }\n  @objc func tap() {}\n}\n",
			want: "?ppp", finding: "compile toolchain 4: implicit_use_of_self_in_closure"},
		{name: "key paths as text", text: "import UIKit\nlet a = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))\n", want: "pppp"},
		{name: "a key path of the code's own", text: "import Foundation\nfinal class D: NSObject { @objc dynamic var n = 0 }\nlet a = #keyPath(D.n)\n", want: "?ppp"},
		{name: "managed properties", text: "import CoreData\n@objc(Item) public class Item: NSManagedObject {\n  @NSManaged public var title: String?\n  @NSManaged public var count: Int64\n}\nfunc f(i: Item) { i.title = \"a\"; i.count += 1 }\n", want: "pppp"},
		{name: "a managed property that is not there", text: "import CoreData\nfinal class Item: NSManagedObject {\n  @NSManaged var title: String?\n}\nfunc f(i: Item) { i.titel = nil }\n", want: "??pp"},
		{name: "optional requirements", text: "import Foundation\n@objc protocol P { @objc optional func f() }\n", want: "?ppp"},
		{name: "in comments and texts", text: "import Foundation\n// @objc func f() and #selector(x)\nlet s = \"@objc #selector(y)\"\n", want: "pppp"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := judgeText(t, c.text, nil)
			if got := verdictWords(r); got != c.want {
				t.Fatalf("verdicts %s, want %s\n%s", got, c.want, describe(r))
			}
			if c.finding == "" {
				return
			}
			if len(r.Findings) != 1 {
				t.Fatalf("%d findings\n%s", len(r.Findings), describe(r))
			}
			f := r.Findings[0]
			if got := fmt.Sprintf("%s %s %d: %s", f.Criterion, f.Class, f.Line, f.ID); got != c.finding {
				t.Errorf("finding %q, want %q\n%s", got, c.finding, describe(r))
			}
		})
	}
}

func TestWithoutObjC(t *testing.T) {
	for _, c := range []struct{ text, want, names string }{
		{"@objc func a() {}", "      func a() {}", ""},
		{"@objc(a:b:) func a() {}", "            func a() {}", ""},
		{"@objcMembers class A {}", "             class A {}", ""},
		{"@objcious func a() {}", "@objcious func a() {}", ""},
		{"f(#selector(tap), g)", "f(_selector(tap), g)", "tap"},
		{"#selector(A.b.tap(_:with:))", "_selector(A.b.tap(_:with:))", "tap"},
		{"#selector((tap as (UIButton) -> Void))", "_selector((tap as (UIButton) -> Void))", "tap"},
		{"#selector(self.tap(", "_selector(self.tap(", "tap"},
		{"#selector(", "_selector(", ""},
		{"f(#keyPath(A.b.c))", "f(_keyPth(\\A.b.c))", ""},
		{"@NSManaged var a: Int", "@_NSManage var a: Int", ""},
		{"#selector(a[0])", "_selector(a[0])", ""},
	} {
		got, found := withoutObjC(c.text, swift.Mask(c.text))
		var names []string
		for _, l := range found {
			names = append(names, l.name)
		}
		if got != c.want || strings.Join(names, " ") != c.names {
			t.Errorf("%q: %q with %q, want %q with %q", c.text, got, names, c.want, c.names)
		}
	}
}
