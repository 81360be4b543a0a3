// target: ios17.0
// mode: 5
// expect: 8 availability_decl_only_version_newer

import SwiftUI
import WidgetKit

struct Picture: View { var body: some View { Image(systemName: "star").widgetAccentedRenderingMode(.accented) } }
