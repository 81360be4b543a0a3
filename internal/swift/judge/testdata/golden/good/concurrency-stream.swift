// target: ios18.0
// mode: 6

import Foundation

struct Reading: Sendable, Equatable {
    var value: Double
    var time: ContinuousClock.Instant
}

final class Sensor: Sendable {
    let readings: AsyncStream<Reading>
    private let continuation: AsyncStream<Reading>.Continuation

    init(buffer: Int = 16) {
        (readings, continuation) = AsyncStream.makeStream(of: Reading.self, bufferingPolicy: .bufferingNewest(buffer))
    }

    func report(_ value: Double) {
        continuation.yield(Reading(value: value, time: .now))
    }

    func stop() {
        continuation.finish()
    }
}

func firstAbove(_ limit: Double, from sensor: Sensor) async -> Reading? {
    await sensor.readings.first { $0.value > limit }
}

func ticks(every interval: Duration) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in
        let task = Task {
            var count = 0
            while !Task.isCancelled {
                try await Task.sleep(for: interval)
                count += 1
                continuation.yield(count)
            }
            continuation.finish()
        }
        continuation.onTermination = { @Sendable _ in task.cancel() }
    }
}
