import Foundation

public enum LinkError: Error {
    case offline
    case broken
    case refused(Int)
}

public struct Order {
    public let path: String
    public let body: Data?

    public var changes: Bool { body != nil }
}

public final class Uplink {
    private let send: (Order) throws -> Data
    private var failures = 0
    private let most = 4

    public init(send: @escaping (Order) throws -> Data) {
        self.send = send
    }

    public func attempt(_ order: Order) throws -> Data {
        var tries = 0
        while true {
            do {
                let answer = try send(order)
                failures = 0
                return answer
            } catch {
                tries += 1
                failures += 1
                var arrived = true
                if case LinkError.offline = error { arrived = false }
                if order.changes && arrived || tries == most { throw error }
            }
        }
    }

    public func insist(_ order: Order) throws -> Data {
        var last: Error = LinkError.offline
        for _ in 0..<most {
            do {
                return try send(order)
            } catch LinkError.refused(let code) {
                throw LinkError.refused(code)
            } catch {
                last = error
            }
        }
        throw last
    }

    public var healthy: Bool { failures < 10 }
}
