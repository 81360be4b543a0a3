// target: ios18.0
// mode: 5
// expect: symbol_exists 9

import Foundation

func send(_ request: URLRequest) async throws -> Data {
    let session = URLSession.shared
    session.invalidateAll()
    return try await session.data(for: request).0
}
