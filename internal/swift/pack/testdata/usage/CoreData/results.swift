// target: ios15.0
// mode: 5

import CoreData
import UIKit

final class ItemsController: UITableViewController, NSFetchedResultsControllerDelegate {
    private let context: NSManagedObjectContext
    private lazy var results: NSFetchedResultsController<NSManagedObject> = {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
        request.sortDescriptors = [NSSortDescriptor(key: "date", ascending: false)]
        request.fetchBatchSize = 20
        let results = NSFetchedResultsController(fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        results.delegate = self
        return results
    }()
    init(context: NSManagedObjectContext) {
        self.context = context
        super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        try? results.performFetch()
    }
    override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { results.sections?[section].numberOfObjects ?? 0 }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.reloadData() }
    func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
                    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {
        switch type {
        case .insert: if let newIndexPath { tableView.insertRows(at: [newIndexPath], with: .automatic) }
        case .delete: if let indexPath { tableView.deleteRows(at: [indexPath], with: .automatic) }
        default: break
        }
    }
}

func load(_ names: [String], into container: NSPersistentContainer) async throws -> Int {
    let context = container.newBackgroundContext()
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    return try await context.perform {
        let insert = NSBatchInsertRequest(entityName: "Item", objects: names.map { ["name": $0] })
        insert.resultType = .count
        let done = try context.execute(insert) as? NSBatchInsertResult
        if context.hasChanges { try context.save() }
        return done?.result as? Int ?? 0
    }
}
