// target: ios15.0
// mode: 5
// expect: availability 13

import Foundation

@available(iOS 16, *)
func modern(_ text: String) -> String {
    text.replacing("a", with: "b")
}

func both(_ text: String) -> String {
    modern(text)
}
