import Foundation

public struct WalletPass: Equatable {
    public let serial: String
    public var code: String
    public var codeMadeAt: Date
    public var revision: Int
    public var visitDay: Date
    public var used: Bool
}

public protocol CodeMaker {
    func code(for serial: String, at time: Date) -> String
}

public final class PassWallet {
    private var passes: [String: WalletPass] = [:]
    private let maker: CodeMaker
    private let codeLife: TimeInterval = 60
    private let keepUsed: TimeInterval = 30 * 24 * 3600

    public init(maker: CodeMaker) {
        self.maker = maker
    }

    public func add(_ pass: WalletPass) {
        passes[pass.serial] = pass
    }

    public func refresh(now: Date) -> [String] {
        var changed: [String] = []
        for (serial, pass) in passes where !pass.used {
            guard now.timeIntervalSince(pass.codeMadeAt) >= codeLife else { continue }
            var next = pass
            next.code = maker.code(for: serial, at: now)
            next.codeMadeAt = now
            passes[serial] = next
            changed.append(serial)
        }
        return changed.sorted()
    }

    public func prune(now: Date) -> Int {
        let before = passes.count
        passes = passes.filter { _, pass in
            !pass.used || now.timeIntervalSince(pass.visitDay) < keepUsed
        }
        return before - passes.count
    }

    public func merge(_ incoming: [WalletPass]) {
        for theirs in incoming {
            guard let ours = passes[theirs.serial] else {
                passes[theirs.serial] = theirs
                continue
            }
            if theirs.revision > ours.revision {
                passes[theirs.serial] = theirs
            } else if theirs.revision == ours.revision && theirs.used {
                passes[theirs.serial]?.used = true
            }
        }
    }

    public func passes(on day: Date, calendar: Calendar) -> [WalletPass] {
        passes.values
            .filter { calendar.isDate($0.visitDay, inSameDayAs: day) }
            .sorted { $0.serial < $1.serial }
    }
}
