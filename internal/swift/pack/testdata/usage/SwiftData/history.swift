// target: ios18.0
// mode: 6

import SwiftData
import SwiftUI
@Model final class Trip {
    #Index<Trip>([\.name], [\.name, \.start])
    #Unique<Trip>([\.name, \.start])
    @Attribute(.preserveValueOnDeletion) var name: String
    var start: Date
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    init(name: String, start: Date) { self.name = name; self.start = start }
}
@Model final class Stop { var city: String; var trip: Trip?; init(city: String) { self.city = city } }
@MainActor final class HistoryReader {
    let container: ModelContainer
    private var token: DefaultHistoryToken?
    init() throws {
        let schema = Schema([Trip.self, Stop.self], version: .init(2, 0, 0))
        print(schema.entities.map(\.name))
        container = try ModelContainer(for: schema, configurations: [ModelConfiguration("Trips", schema: schema, groupContainer: .identifier("group.a"), cloudKitDatabase: .private("iCloud.a"))])
        container.mainContext.undoManager = UndoManager()
        container.mainContext.autosaveEnabled = false
        container.mainContext.author = "app"
    }
    func changes() throws -> [PersistentIdentifier] {
        var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
        if let token { descriptor.predicate = #Predicate { $0.token > token } }
        let transactions = try container.mainContext.fetchHistory(descriptor)
        token = transactions.last?.token
        var out: [PersistentIdentifier] = []
        for transaction in transactions where transaction.author != "app" {
            for change in transaction.changes {
                switch change {
                case .insert(let insert as DefaultHistoryInsert<Trip>): out.append(insert.changedPersistentIdentifier)
                case .update(let update as DefaultHistoryUpdate<Trip>): print(update.updatedAttributes.count)
                case .delete(let delete as DefaultHistoryDelete<Trip>): print(delete.tombstone[\.name] ?? "")
                default: break
                }
            }
        }
        return out
    }
    func undo() { container.mainContext.undoManager?.undo(); container.mainContext.rollback() }
}
enum TripsV1: VersionedSchema { static let versionIdentifier = Schema.Version(1, 0, 0); static var models: [any PersistentModel.Type] { [Trip.self] } }
enum TripsV2: VersionedSchema { static let versionIdentifier = Schema.Version(2, 0, 0); static var models: [any PersistentModel.Type] { [Trip.self, Stop.self] } }
enum TripsPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [TripsV1.self, TripsV2.self] }
    static var stages: [MigrationStage] { [.lightweight(fromVersion: TripsV1.self, toVersion: TripsV2.self), .custom(fromVersion: TripsV1.self, toVersion: TripsV2.self, willMigrate: { context in try context.delete(model: Trip.self); try context.save() }, didMigrate: nil)] }
}
