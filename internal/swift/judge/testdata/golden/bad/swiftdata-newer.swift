// target: ios16.0
// mode: 5
// expect: availability 10

import Foundation
import SwiftData

func persist(_ body: () -> Void) {
    body()
    print(ModelConfiguration.self)
}
