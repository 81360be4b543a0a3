// target: ios15.0
// mode: 5
// expect: availability 9

import Foundation

func home(_ base: URL) -> URL {
    guard #available(iOS 16, *) else {
        return base.appending(path: "old")
    }
    return base.appending(path: "new")
}
