// target: ios16.0
// mode: 5
// expect: 8 could_not_find_value_member

import Combine

func f(_ p: AnyPublisher<Int, Never>) -> AnyCancellable {
    p.distinctUntilChanged().sink { print($0) }
}
