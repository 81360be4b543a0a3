// target: ios18.0
// mode: 5

import Dispatch
import Foundation

final class Throttle: @unchecked Sendable {
    private let queue = DispatchQueue(label: "throttle", qos: .userInitiated)
    private let interval: DispatchTimeInterval
    private var pending: DispatchWorkItem?

    init(interval: DispatchTimeInterval = .milliseconds(300)) {
        self.interval = interval
    }

    func call(_ work: @escaping () -> Void) {
        queue.sync {
            pending?.cancel()
            let item = DispatchWorkItem(block: work)
            pending = item
            queue.asyncAfter(deadline: .now() + interval, execute: item)
        }
    }
}

func parallelSum(_ numbers: [Int]) -> Int {
    let lock = NSLock()
    var total = 0
    let group = DispatchGroup()
    for number in numbers {
        DispatchQueue.global(qos: .utility).async(group: group) {
            lock.lock()
            defer { lock.unlock() }
            total += number
        }
    }
    _ = group.wait(timeout: .now() + 5)
    return total
}

func timer(every seconds: Int, on queue: DispatchQueue = .main, _ fire: @escaping () -> Void) -> any DispatchSourceTimer {
    let source = DispatchSource.makeTimerSource(flags: .strict, queue: queue)
    source.schedule(deadline: .now(), repeating: .seconds(seconds), leeway: .milliseconds(50))
    source.setEventHandler(handler: fire)
    source.resume()
    return source
}
