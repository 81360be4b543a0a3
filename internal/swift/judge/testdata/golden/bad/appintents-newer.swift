// target: ios15.0
// mode: 5
// expect: availability 8

import AppIntents

struct Ping {
    let title: LocalizedStringResource = "Ping"
}
