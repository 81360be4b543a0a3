// target: ios15.0
// mode: 5
// expect: availability 9

import Foundation

func folder(_ base: URL) -> URL {
    if #unavailable(iOS 16) {
        return base.appending(component: "a")
    }
    return base
}
