// target: ios15.0
// mode: 5
// expect: availability 9

import Foundation

func file(_ name: String, in folder: URL) -> URL {
    let base = folder.standardizedFileURL
    return base.appending(path: name)
}
