// target: ios18.0
// mode: 5

import Combine

enum Event: Equatable {
    case added(String)
    case removed(String)
    case cleared
}

enum BasketError: Error {
    case full
}

final class Basket {
    let events = PassthroughSubject<Event, Never>()
    let count = CurrentValueSubject<Int, BasketError>(0)
    private var items: [String] = []

    func add(_ item: String) {
        guard items.count < 10 else {
            count.send(completion: .failure(.full))
            return
        }
        items.append(item)
        events.send(.added(item))
        count.send(items.count)
    }

    func summary() -> AnyPublisher<String, Never> {
        events
            .compactMap { event -> String? in
                if case .added(let name) = event { return name }
                return nil
            }
            .scan("") { $0.isEmpty ? $1 : $0 + ", " + $1 }
            .eraseToAnyPublisher()
    }

    func total(with other: Basket) -> AnyPublisher<Int, BasketError> {
        count.combineLatest(other.count)
            .map { $0 + $1 }
            .eraseToAnyPublisher()
    }
}
