// target: ios15.0
// mode: 5
// expect: availability 9

import Foundation

func parts(_ text: String) -> [Substring] {
    if #available(macOS 13, *) {
        return text.split(separator: ", ")
    }
    return text.split(separator: ",")
}
