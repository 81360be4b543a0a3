// target: ios18.0
// mode: 6

import Foundation
import Dispatch

protocol LocationProvider: Sendable {
    func requestLocation(_ completion: @escaping @Sendable (Result<(Double, Double), any Error>) -> Void)
}

func location(from provider: some LocationProvider) async throws -> (latitude: Double, longitude: Double) {
    let pair = try await withCheckedThrowingContinuation { continuation in
        provider.requestLocation { continuation.resume(with: $0) }
    }
    return (pair.0, pair.1)
}

func onQueue<T: Sendable>(_ queue: DispatchQueue, _ work: @escaping @Sendable () throws -> T) async throws -> T {
    try await withUnsafeThrowingContinuation { continuation in
        queue.async {
            do {
                continuation.resume(returning: try work())
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }
}
