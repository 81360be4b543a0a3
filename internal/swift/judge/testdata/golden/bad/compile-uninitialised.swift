// target: ios18.0
// mode: 5
// expect: compile 11

final class Session {
    let id: Int
    let name: String

    init(id: Int) {
        self.id = id
    }
}
