// target: ios18.0
// mode: 5

import Combine
import Foundation

struct User: Codable, Equatable {
    let id: Int
    let name: String
}

func user(_ id: Int) -> AnyPublisher<User, Error> {
    let url = URL(string: "https://example.com/users/\(id)")!
    return URLSession.shared.dataTaskPublisher(for: url)
        .map(\.data)
        .decode(type: User.self, decoder: JSONDecoder())
        .retry(2)
        .eraseToAnyPublisher()
}

func delayed(_ value: Int) -> Future<Int, Never> {
    Future { promise in
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
            promise(.success(value))
        }
    }
}

func firstName(_ id: Int) async throws -> String? {
    for try await user in user(id).values {
        return user.name
    }
    return nil
}

let numbers = [1, 2, 3].publisher.collect().first()
let merged = Just(1).merge(with: Just(2)).setFailureType(to: Error.self)
