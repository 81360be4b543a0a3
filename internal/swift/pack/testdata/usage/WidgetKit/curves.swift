// target: watchos10.0
// mode: 5

import SwiftUI
import WidgetKit

struct CornerView: View {
  var body: some View {
    Text("UV 3")
      .widgetCurvesContent()
      .widgetLabel("low")
  }
}
