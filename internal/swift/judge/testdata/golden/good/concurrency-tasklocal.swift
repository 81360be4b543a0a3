// target: ios18.0
// mode: 6

import Foundation

struct Trace: Sendable {
    var id = UUID()
    var depth = 0
}

enum Tracing {
    @TaskLocal static var current = Trace()

    static func nested<T>(_ work: () async throws -> T) async rethrows -> T {
        var next = current
        next.depth += 1
        return try await $current.withValue(next) {
            try await work()
        }
    }

    static func log(_ message: String) {
        let indent = String(repeating: "  ", count: current.depth)
        print("\(current.id.uuidString.prefix(8)) \(indent)\(message)")
    }
}

func checkout() async {
    Tracing.log("begin")
    await Tracing.nested {
        Tracing.log("pay")
        await Task.yield()
    }
    Tracing.log("priority \(Task.currentPriority.rawValue)")
}
