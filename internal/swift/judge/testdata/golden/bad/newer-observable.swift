// target: ios16.0
// mode: 5
// expect: availability 11

import Observation

final class Model {
    var name = ""

    func watch() {
        let registrar = ObservationRegistrar()
        print(type(of: registrar))
    }
}
