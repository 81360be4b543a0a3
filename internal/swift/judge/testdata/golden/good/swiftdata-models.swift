// target: ios18.0
// mode: 5

import Foundation
import SwiftData

@Model
final class Trip {
    var name: String
    var start: Date
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []

    init(name: String, start: Date) {
        self.name = name
        self.start = start
    }
}

@Model
final class Stop {
    @Attribute(.unique) var code: String
    var trip: Trip?

    init(code: String) {
        self.code = code
    }
}

func upcoming(in context: ModelContext) throws -> [Trip] {
    let now = Date()
    var descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.start > now }, sortBy: [SortDescriptor(\.start)])
    descriptor.fetchLimit = 10
    return try context.fetch(descriptor)
}

func container() throws -> ModelContainer {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    return try ModelContainer(for: Trip.self, Stop.self, configurations: configuration)
}
