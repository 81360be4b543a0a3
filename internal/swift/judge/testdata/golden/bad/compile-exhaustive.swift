// target: ios18.0
// mode: 6
// expect: compile 10

enum Light {
    case red, yellow, green
}

func next(_ light: Light) -> Light {
    switch light {
    case .red: .green
    case .green: .yellow
    }
}
