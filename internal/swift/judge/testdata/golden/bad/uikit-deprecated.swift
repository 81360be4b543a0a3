// target: ios18.0
// mode: 5
// expect: no_deprecated 9

import UIKit

@MainActor
func window() -> UIWindow? {
    UIApplication.shared.keyWindow
}
