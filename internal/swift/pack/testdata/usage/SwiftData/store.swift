// target: ios17.0
// mode: 5

import SwiftData
import SwiftUI

@Model
final class Trip {
    @Attribute(.unique) var name: String
    var start: Date
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    @Transient var cached = 0

    init(name: String, start: Date = .now) {
        self.name = name
        self.start = start
    }
}

@Model
final class Stop {
    var city: String
    var trip: Trip?
    init(city: String) { self.city = city }
}

@ModelActor
actor Importer {
    func load(_ names: [String]) throws -> Int {
        for name in names { modelContext.insert(Trip(name: name)) }
        try modelContext.save()
        return try modelContext.fetchCount(FetchDescriptor<Trip>())
    }
}

struct Trips: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Trip.start, order: .reverse) private var trips: [Trip]
    @Query(filter: #Predicate<Trip> { $0.name.contains("a") }, sort: [SortDescriptor(\Trip.name)], animation: .default) private var some: [Trip]

    init(search: String) {
        _trips = Query(filter: #Predicate<Trip> { search.isEmpty || $0.name.localizedStandardContains(search) }, sort: \.start)
    }

    var body: some View {
        List {
            ForEach(trips) { trip in
                NavigationLink(trip.name) { Detail(trip: trip) }
            }
            .onDelete { offsets in
                for index in offsets { context.delete(trips[index]) }
            }
        }
        .task {
            var descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "x" }, sortBy: [SortDescriptor(\.start)])
            descriptor.fetchLimit = 5
            let found = try? context.fetch(descriptor)
            print(found?.first?.persistentModelID as Any)
        }
    }
}

struct Detail: View {
    @Bindable var trip: Trip
    var body: some View { TextField("Name", text: $trip.name) }
}

enum V1: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Trip.self, Stop.self] }
}

enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [V1.self] }
    static var stages: [MigrationStage] { [] }
}

@MainActor
func make() throws -> ModelContainer {
    let schema = Schema([Trip.self, Stop.self])
    let memory = ModelConfiguration(isStoredInMemoryOnly: true)
    _ = try ModelContainer(for: Trip.self, configurations: memory)
    _ = try ModelContainer(for: Trip.self, Stop.self, migrationPlan: Plan.self)
    let container = try ModelContainer(for: schema, configurations: [ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)])
    container.mainContext.insert(Trip(name: "a"))
    return container
}

@main
struct Travel: App {
    var body: some Scene {
        WindowGroup { Trips(search: "") }
            .modelContainer(for: [Trip.self, Stop.self])
    }
}
