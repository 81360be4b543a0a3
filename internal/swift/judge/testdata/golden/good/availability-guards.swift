// target: ios15.0
// mode: 5

import Foundation

func pause(_ seconds: Int) async throws {
    if #available(iOS 16, *) {
        try await Task.sleep(for: .seconds(seconds))
    } else {
        try await Task.sleep(nanoseconds: UInt64(seconds) * 1_000_000_000)
    }
}

@available(iOS 16.0, *)
struct Stopwatch {
    private let clock = ContinuousClock()
    private var started: ContinuousClock.Instant?

    mutating func start() { started = clock.now }

    func elapsed() -> Duration {
        guard let started else { return .zero }
        return started.duration(to: clock.now)
    }
}

func words(in text: String) -> [String] {
    guard #available(iOS 16.0, *) else {
        return text.components(separatedBy: .whitespaces)
    }
    return text.split(separator: try! Regex("\\s+")).map(String.init)
}

func folder(_ name: String, in base: URL) -> URL {
    if #unavailable(iOS 16.0) {
        return base.appendingPathComponent(name, isDirectory: true)
    } else {
        return base.appending(path: name, directoryHint: .isDirectory)
    }
}
