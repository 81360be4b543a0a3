// target: ios15.0
// mode: 5

import Combine

func joined(_ names: [String]) -> AnyCancellable {
    Just("a").append("b", "c")
        .append(names)
        .append(names.publisher)
        .prepend("x", "y")
        .prepend(names)
        .prepend(Just("z"))
        .sink { print($0) }
}
