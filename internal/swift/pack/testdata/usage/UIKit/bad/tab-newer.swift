// target: ios17.0
// mode: 5
// expect: 7 availability_decl_only_version_newer

import UIKit

@MainActor func root() -> [UITab] { [] }
