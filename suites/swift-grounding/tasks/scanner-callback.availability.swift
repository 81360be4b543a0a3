final class Scanner {
    func start(completion: @escaping (Result<String, Error>) -> Void) {
        completion(.success("4006381333931"))
    }
}

extension Scanner {
    func scan() async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            start { result in
                continuation.resume(with: result)
            }
        }
    }
}

struct AlreadyScanning: Error {}

actor BarcodeReader {
    private var isScanning = false

    func read() async throws -> String {
        guard !isScanning else { throw AlreadyScanning() }
        isScanning = true
        defer { isScanning = false }
        try await Task.sleep(for: .milliseconds(100))
        return try await Scanner().scan()
    }
}
