// target: ios17.0
// mode: 5
// expect: 12 extra_argument_labels

import ActivityKit

struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
}

func finish(_ ride: Activity<Ride>) async {
    await ride.end(content: nil, dismissalPolicy: .immediate)
}
