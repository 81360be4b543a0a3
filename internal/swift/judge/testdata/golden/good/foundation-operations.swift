// target: ios18.0
// mode: 5

import Foundation

final class Importer {
    private let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.name = "import"
        queue.maxConcurrentOperationCount = 2
        queue.qualityOfService = .utility
        return queue
    }()

    func run(_ files: [URL], each work: @escaping @Sendable (URL) -> Void, done: @escaping @Sendable () -> Void) {
        let finish = BlockOperation(block: done)
        for file in files {
            let operation = BlockOperation { work(file) }
            finish.addDependency(operation)
            queue.addOperation(operation)
        }
        queue.addOperation(finish)
    }

    func cancel() {
        queue.cancelAllOperations()
        queue.waitUntilAllOperationsAreFinished()
    }
}
