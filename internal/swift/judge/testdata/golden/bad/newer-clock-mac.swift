// target: macos12.0
// mode: 6
// expect: availability 6

func elapsed() -> String {
    let clock = ContinuousClock()
    return "\(type(of: clock))"
}
