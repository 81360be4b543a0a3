// target: ios18.0
// mode: 5
// expect: symbol_exists 8

import UIKit

func show(_ next: UIViewController, from current: UIViewController) {
    current.present(viewController: next, animated: true)
}
