// target: ios13.0
// mode: 5
// expect: 8 availability_decl_only_version_newer

import GameKit

@MainActor func f() {
    GKAccessPoint.shared.isActive = true
}
