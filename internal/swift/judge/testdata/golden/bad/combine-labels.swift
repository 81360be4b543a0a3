// target: ios18.0
// mode: 5
// expect: symbol_exists 10

import Combine
import Foundation

func settled(_ texts: AnyPublisher<String, Never>) -> AnyPublisher<String, Never> {
    texts
        .debounce(interval: .seconds(1), scheduler: DispatchQueue.main)
        .eraseToAnyPublisher()
}
