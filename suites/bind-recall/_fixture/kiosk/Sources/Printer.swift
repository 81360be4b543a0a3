import Foundation

public struct Job {
    public let lines: [String]
    public let copies: Int
}

public final class Printer {
    public private(set) var paperLeft: Int
    private var waiting: [Job] = []
    private var printed = 0

    public init(paper: Int) {
        paperLeft = paper
    }

    public func add(_ job: Job) {
        waiting.append(job)
    }

    public func run(_ emit: ([String], String) -> Void) -> Int {
        var done = 0
        while let job = waiting.first, job.copies <= paperLeft {
            for copy in 1...max(1, job.copies) {
                emit(job.lines, "\(copy)/\(job.copies)")
            }
            paperLeft -= job.copies
            printed += job.copies
            waiting.removeFirst()
            done += 1
        }
        return done
    }

    public func refill(_ sheets: Int) {
        paperLeft += sheets
    }

    public var needsService: Bool { printed > 20_000 }
}
