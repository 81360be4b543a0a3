// target: ios18.0
// mode: 5
// expect: compile 9

struct Greeter {
    let name: String

    func greet() -> String {
        return "Hello, " name
    }
}
