// target: ios18.0
// mode: 6
// expect: compile 14

enum ReadError: Error {
    case missing
}

enum WriteError: Error {
    case full
}

func read() throws(ReadError) -> String {
    throw WriteError.full
}
