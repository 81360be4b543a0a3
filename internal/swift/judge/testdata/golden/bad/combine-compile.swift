// target: ios18.0
// mode: 5
// expect: compile 9

import Combine

func failing() -> AnyPublisher<Int, Never> {
    let words: AnyPublisher<String, Never> = Just("a").eraseToAnyPublisher()
    return words
}
