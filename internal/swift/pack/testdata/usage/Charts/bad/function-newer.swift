// target: ios17.0
// mode: 5
// expect: 9 availability_decl_only_version_newer

import Charts
import SwiftUI

struct FunctionChart: View {
  var body: some View { Chart { LinePlot(x: "x", y: "y") { x in x * x } } }
}
