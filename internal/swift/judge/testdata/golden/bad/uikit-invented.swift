// target: ios18.0
// mode: 5
// expect: symbol_exists 10

import UIKit

final class Screen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.setBackgroundColor(.red)
    }
}
