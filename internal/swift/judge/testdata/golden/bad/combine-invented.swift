// target: ios18.0
// mode: 5
// expect: symbol_exists 9

import Combine

func unique(_ numbers: AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never> {
    numbers
        .distinctUntilChanged()
        .eraseToAnyPublisher()
}
