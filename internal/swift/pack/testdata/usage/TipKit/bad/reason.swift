// target: ios17.0
// mode: 5
// expect: 7 could_not_find_type_member

import TipKit

func close(_ tip: some Tip) { tip.invalidate(reason: .userDismissed) }
