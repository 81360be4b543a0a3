// target: ios18.0
// mode: 6

actor Server {
    private var handled = 0

    func run(_ connections: some AsyncSequence<Int, Never> & Sendable) async {
        await withDiscardingTaskGroup { group in
            for await connection in connections {
                group.addTask { [weak self] in
                    await self?.handle(connection)
                }
            }
        }
    }

    private func handle(_ connection: Int) async {
        await Task.yield()
        handled += connection.signum()
    }
}

@globalActor
actor DatabaseActor {
    static let shared = DatabaseActor()
}

@DatabaseActor
final class Table {
    private var rows: [String: Int] = [:]

    func insert(_ key: String, _ value: Int) {
        rows.updateValue(value, forKey: key)
    }

    var total: Int { rows.values.reduce(0, +) }
}

func fill(_ table: Table) async -> Int {
    for (index, name) in ["a", "b"].enumerated() {
        await table.insert(name, index)
    }
    return await table.total
}
