// target: ios16.0
// mode: 5

import SystemConfiguration

func reach() -> SCNetworkReachability? { SCNetworkReachabilityCreateWithName(nil, "example.com") }
