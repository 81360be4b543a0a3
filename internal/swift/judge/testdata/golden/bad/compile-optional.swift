// target: ios18.0
// mode: 5
// expect: compile 9

import Foundation

func host(_ text: String) -> String {
    let url = URL(string: text)
    return url.absoluteString
}
