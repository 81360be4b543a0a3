// target: ios18.0
// mode: 5
// expect: symbol_exists 9

import Foundation
import SwiftData

func wipe(_ context: ModelContext) throws {
    try context.deleteEverything()
    try context.save()
}
