// target: macos13.0
// mode: 5
// expect: 7 availability_decl_only_version_newer

import SwiftUI

struct State1<Row: Identifiable> { var columns = TableColumnCustomization<Row>() }
