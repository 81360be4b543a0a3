// target: ios17.0
// mode: 5
// expect: 9 availability_decl_only_version_newer

import SwiftData

@Model
final class Trip {
    #Index<Trip>([\.name])
    var name: String
    init(name: String) { self.name = name }
}
