// target: ios17.0
// mode: 5
// expect: 11 could_not_find_type_member

import SwiftUI
import TipKit

struct HeartTip: Tip {
    static var isLoggedIn = false
    var title: Text { Text("Heart") }
    var rules: [Rule] { #Rule(Self.$isLoggedIn) { $0 } }
}
