// target: ios18.0
// mode: 6
// expect: symbol_exists 6

func numbers() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makePipe(of: Int.self)
    continuation.yield(1)
    continuation.finish()
    return stream
}
