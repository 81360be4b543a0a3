// target: ios14.0
// mode: 5
// expect: availability 9

import Foundation

func pause() async throws {
    if #available(iOS 15, *) {
        try await Task.sleep(for: .milliseconds(5))
    } else {
        await Task.yield()
    }
}
