// target: ios18.0
// mode: 5
// expect: symbol_exists 8

import WidgetKit

func refresh() {
    WidgetCenter.shared.refreshWidgets(ofKind: "day")
}
