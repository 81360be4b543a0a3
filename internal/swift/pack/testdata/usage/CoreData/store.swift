// target: ios16.0
// mode: 5

import CoreData
import SwiftUI

public class Item: NSManagedObject {
    public var title: String? { get { primitiveValue(forKey: "title") as? String } set { setPrimitiveValue(newValue, forKey: "title") } }
    public var date: Date { get { .now } set {} }
}
extension Item: Identifiable {
    public class func fetchRequest() -> NSFetchRequest<Item> { NSFetchRequest<Item>(entityName: "Item") }
}
final class Store: ObservableObject {
    static let shared = Store()
    let container: NSPersistentContainer
    init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Model")
        if inMemory { container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null") }
        container.loadPersistentStores { description, error in
            if let error = error as NSError? { fatalError("\(error), \(error.userInfo)") }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    }
    func purge() async throws {
        try await container.performBackgroundTask { context in
            let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: "Item")
            fetch.predicate = NSPredicate(format: "count == %d", 0)
            let delete = NSBatchDeleteRequest(fetchRequest: fetch)
            delete.resultType = .resultTypeObjectIDs
            let result = try context.execute(delete) as? NSBatchDeleteResult
            let ids = result?.result as? [NSManagedObjectID] ?? []
            NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [self.container.viewContext])
        }
    }
}
struct List1: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: [SortDescriptor(\.date, order: .reverse)], animation: .default) private var items: FetchedResults<Item>
    @FetchRequest(entity: Item.entity(), sortDescriptors: [NSSortDescriptor(keyPath: \Item.date, ascending: true)]) private var old: FetchedResults<Item>
    var body: some View {
        List {
            ForEach(items) { item in Text(item.title ?? "") }
                .onDelete { offsets in offsets.map { items[$0] }.forEach(context.delete); try? context.save() }
        }
        .toolbar { Button("Add") { let item = Item(context: context); item.date = .now; item.title = "x"; try? context.save() } }
        .onAppear { items.nsPredicate = NSPredicate(format: "title CONTAINS[c] %@", "a") }
    }
}
