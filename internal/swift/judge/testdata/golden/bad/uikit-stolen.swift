// target: ios18.0
// mode: 5
// expect: symbol_exists 9

import UIKit

func style(_ label: UILabel) {
    label.textColor = .systemBlue
    label.placeholder = "Name"
}
