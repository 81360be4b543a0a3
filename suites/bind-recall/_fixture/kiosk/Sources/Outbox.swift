import Foundation

public struct Message: Equatable {
    public let id: Int
    public let kind: String
    public let body: Data
    public var failures: Int
}

public protocol Transport {
    func deliver(_ message: Message) -> Bool
}

public final class Outbox {
    private var waiting: [Message] = []
    public private(set) var setAside: [Message] = []
    private var nextID = 1
    private let mostFailures = 5

    public init() {}

    public func enqueue(kind: String, body: Data) -> Int {
        if let at = waiting.firstIndex(where: { $0.kind == kind && $0.body == body }) {
            return waiting[at].id
        }
        defer { nextID += 1 }
        waiting.append(Message(id: nextID, kind: kind, body: body, failures: 0))
        return nextID
    }

    public func flush(over transport: Transport) -> Int {
        var kept: [Message] = []
        var sent = 0
        for var message in waiting {
            if transport.deliver(message) {
                sent += 1
                continue
            }
            message.failures += 1
            if message.failures >= mostFailures {
                setAside.append(message)
            } else {
                kept.append(message)
            }
        }
        waiting = kept
        return sent
    }

    public func requeue(_ id: Int) -> Bool {
        guard let at = setAside.firstIndex(where: { $0.id == id }) else { return false }
        var message = setAside.remove(at: at)
        message.failures = 0
        waiting.append(message)
        return true
    }

    public var pending: Int { waiting.count }
}
