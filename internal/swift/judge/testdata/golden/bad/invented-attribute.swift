// target: ios18.0
// mode: 6
// expect: symbol_exists 7

import Observation

@ObservableModel
final class Model {
    var name = ""
}
