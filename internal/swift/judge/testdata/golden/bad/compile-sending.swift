// target: ios18.0
// mode: 6
// expect: compile 10

final class Counter {
    var value = 0
}

func start(_ counter: Counter) {
    Task {
        counter.value += 1
    }
    counter.value += 1
}
