// target: ios17.0
// mode: 6
// expect: availability 7

import Synchronization

final class Guarded: Sendable { let value: Mutex<Int>? = nil }
