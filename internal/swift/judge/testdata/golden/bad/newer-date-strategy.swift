// target: ios14.0
// mode: 5
// expect: availability 12

import Foundation

struct Note {
    var text: String
    var date: Date

    var title: String {
        text + " " + date.formatted()
    }
}
