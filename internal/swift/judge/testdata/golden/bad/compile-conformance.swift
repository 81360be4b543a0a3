// target: ios18.0
// mode: 6
// expect: compile 10

protocol Drawable {
    func draw() -> String
    var name: String { get }
}

struct Square: Drawable {
    func draw() -> String { "[]" }
}
