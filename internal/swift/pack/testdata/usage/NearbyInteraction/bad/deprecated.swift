// target: ios17.0
// mode: 5
// expect: 8 availability_deprecated

import NearbyInteraction

func f() -> Bool {
    NISession.isSupported
}
