// target: macos13.0
// mode: 5

import CoreData

func makeModel() -> NSManagedObjectModel {
    let name = NSAttributeDescription()
    name.name = "name"
    name.attributeType = .stringAttributeType
    name.isOptional = false
    let entity = NSEntityDescription()
    entity.name = "Item"
    entity.managedObjectClassName = NSStringFromClass(NSManagedObject.self)
    entity.properties = [name]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    return model
}

func makeContainer() throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Items", managedObjectModel: makeModel())
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    container.persistentStoreDescriptions = [description]
    var failure: Error?
    container.loadPersistentStores { _, error in failure = error }
    if let failure { throw failure }
    return container
}

func names(in context: NSManagedObjectContext) throws -> [String] {
    try context.performAndWait {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
        request.predicate = NSPredicate(format: "name != nil")
        request.fetchLimit = 10
        return try context.fetch(request).compactMap { $0.value(forKey: "name") as? String }
    }
}
