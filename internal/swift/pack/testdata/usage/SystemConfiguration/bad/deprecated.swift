// target: ios18.0
// mode: 5
// expect: 7 availability_deprecated

import SystemConfiguration

func reach() -> SCNetworkReachability? { SCNetworkReachabilityCreateWithName(nil, "example.com") }
