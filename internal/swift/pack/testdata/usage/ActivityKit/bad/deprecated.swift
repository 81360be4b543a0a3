// target: ios17.0
// mode: 5
// expect: 12 availability_deprecated

import ActivityKit

struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
}

func finish(_ ride: Activity<Ride>, _ state: Ride.ContentState) async {
    await ride.update(using: state)
}
