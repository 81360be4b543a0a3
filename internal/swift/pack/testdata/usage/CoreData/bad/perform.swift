// target: ios14.0
// mode: 5
// expect: 7 availability_decl_only_version_newer

import CoreData

func save(_ context: NSManagedObjectContext) async throws { try await context.perform { try context.save() } }
