// target: ios18.0
// mode: 6

import Testing

struct Stack<Element> {
    private var items: [Element] = []
    var isEmpty: Bool { items.isEmpty }
    var count: Int { items.count }
    mutating func push(_ item: Element) { items.append(item) }
    mutating func pop() -> Element? { items.popLast() }
}

@Suite("Stack") struct StackTests {
    @Test("begins empty") func empty() {
        let stack = Stack<Int>()
        #expect(stack.isEmpty)
        #expect(stack.count == 0, "a new stack holds nothing")
    }

    @Test func lastInFirstOut() throws {
        var stack = Stack<String>()
        stack.push("a")
        stack.push("b")
        let popped = stack.pop()
        let top = try #require(popped)
        #expect(top == "b")
        #expect(stack.count == 1)
    }
}
