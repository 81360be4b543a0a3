// target: ios14.0
// mode: 5
// expect: 8 availability_decl_only_version_newer

import CoreData
import SwiftUI

struct Sections { var results: SectionedFetchResults<String, NSManagedObject>? }
