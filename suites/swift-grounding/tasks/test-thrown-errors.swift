import Testing

enum CodeError: Error, Equatable {
    case empty
    case tooLong(Int)
}

func validate(_ code: String) throws(CodeError) {
    if code.isEmpty { throw .empty }
    if code.count > 8 { throw .tooLong(code.count) }
}

struct CodeTests {
    @Test func emptyIsRefused() {
        #expect(throws: CodeError.empty) { try validate("") }
    }

    @Test func nineCharactersAreTooMany() {
        #expect(throws: CodeError.tooLong(9)) { try validate("ABCDEFGHI") }
    }

    @Test func threeAreFine() {
        #expect(throws: Never.self) { try validate("ABC") }
    }

    @Test(.timeLimit(.minutes(1)))
    func manyAtOnce() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask { try validate("C\(number)") }
            }
            try await group.waitForAll()
        }
    }
}
